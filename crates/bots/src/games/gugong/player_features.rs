//! Features of every player of *Gùgōng*.

use gugong::card::{Card, Icon};
use gugong::data::Side;
use gugong::decree::Decree;
use gugong::piece::{Named, Token};
use gugong::player::PairAt;
use gugong::table::{Phase, Table};
use gugong::{Gugong, Options};
use tabletop::{MAX_SEATS, Seat, View};

use super::table_features::{PER_LEVEL, of_level};
use crate::features::{FeatureSink, rivals};

/// What several features ask of a player.
#[derive(Clone, Copy, Default, PartialEq)]
pub(super) struct Summary {
    /// Points now.
    pub(super) vp: i32,
    /// Points if the game ended now, and everybody had arrived.
    pub(super) projected: i32,
    /// Cards in hand and altogether.
    hand: usize,
    total: usize,
    /// Turns left in the game.
    pub(super) turns: usize,
    /// By icon: the cards as far as they are known.
    icons: [u8; 9],
    /// Matches with the dice as they lie.
    pub(super) matches: i32,
    rank: usize,
    on_wall: u8,
}

impl Summary {
    pub(super) fn of(view: &View<'_, Gugong>, seat: Seat, me: Seat) -> Summary {
        let table = view.table;
        let player = &table.players[seat];
        let mut own = Summary {
            vp: player.vp.into(),
            rank: table.ranks.iter().position(|&other| other == seat).unwrap_or_default(),
            on_wall: player.on_wall(),
            ..Summary::default()
        };
        let is_night = matches!(table.phase, Phase::Night | Phase::End);
        let mut see = |card: Card, is_tonight: bool| {
            own.icons[card.icon as usize] += 1;
            // What is still in hand today will be somebody else's tonight.
            if is_tonight || is_night {
                own.matches += table.dice.iter().map(|&die| i32::from(die == card.value)).sum::<i32>();
            }
        };
        if let Some(meng) = table.meng.as_ref().filter(|_| table.is_meng(seat)) {
            meng.mixed.iter().for_each(|card| see(card, false));
            own.matches = table.round.into();
            (own.hand, own.total) = (meng.pile.into(), usize::from(meng.pile) + meng.laid.len());
        } else {
            let back = view.back(seat);
            (own.hand, own.total) = (back.cards, back.cards + back.discard);
            let known = &player.known;
            let (hand, discard) = match view.hand(seat).filter(|_| seat == me) {
                Some(hand) => (&hand.cards, &hand.discard),
                None => (&known.hand, &known.discard),
            };
            hand.iter().for_each(|card| see(card, false));
            discard.iter().for_each(|card| see(card, true));
        }
        own.turns = turns_left(table, own.hand, own.total);
        own.projected = projected(table, seat);
        own
    }
}

/// Turns left in the game: cards in hand today, and all of them on later days.
fn turns_left(table: &Table, hand: usize, total: usize) -> usize {
    let later = usize::from(table.printed().constants.rounds - table.round);
    match table.phase {
        Phase::Day | Phase::Dusk => hand + later * total,
        Phase::Morning | Phase::Night | Phase::End => later * total,
    }
}

/// Points if the game ended now, as if everybody had arrived.
fn projected(table: &Table, seat: Seat) -> i32 {
    let own = &table.players[seat];
    if own.points.is_some() {
        return own.points.unwrap_or_default().into();
    }
    let mut vp = own.vp + table.printed().jade_vp(own.jade);
    for decree in [Decree::D31, Decree::D32, Decree::D33, Decree::D34, Decree::D35] {
        if own.owns(decree) {
            vp += table.decree_points(seat, decree);
        }
    }
    if let Some(slot) = own.arrival {
        vp += u16::from(table.board().arrivals[usize::from(slot)]);
    }
    vp.into()
}

/// What everybody's prospects depend on.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Day {
    options: Options,
    side: Side,
    round: u8,
    phase: Phase,
    dice: [u8; 3],
    decrees: [Decree; 6],
}

impl Day {
    pub(super) fn of(table: &Table) -> Day {
        let decrees = table.decrees.each_ref().map(|enacted| enacted.decree);
        let (options, side, round, phase, dice) =
            (table.options, table.side, table.round, table.phase, table.dice);
        Day { options, side, round, phase, dice, decrees }
    }
}

/// Features of a player whatever the others have.
#[inline(always)]
pub(super) fn encode(
    view: &View<'_, Gugong>,
    (step, seat): (usize, Seat),
    me: Seat,
    day: &Day,
    out: &mut impl FeatureSink,
) -> Summary {
    let table = view.table;
    let rank = table.ranks.iter().position(|&other| other == seat).unwrap_or_default();
    let hand = view.hand(seat).copied().filter(|_| seat == me);
    let meng = table.meng.filter(|_| table.is_meng(seat));
    let counts = if meng.is_some() { (0, 0) } else { (view.back(seat).cards, view.back(seat).discard) };
    out.about(("player", step), &(table.players[seat], rank, counts, hand, meng, *day), |out| {
        let own = Summary::of(view, seat, me);
        player_features(table, seat, &own, seat == me, out);
        own
    })
}

fn player_features(table: &Table, seat: Seat, own: &Summary, is_me: bool, out: &mut impl FeatureSink) {
    let player = &table.players[seat];
    // Whoever does not reach the palace in time loses everything (GG-END-2).
    const TURNS: usize = 8;
    let steps = usize::from(table.printed().constants.palace - player.envoy.min(9)).min(9);
    let late = match own.turns {
        few @ 0..=3 => few,
        4 | 5 => 4,
        6..=8 => 5,
        9..=12 => 6,
        _ => 7,
    };
    let way = if steps == 0 { 0 } else { (steps - 1) * TURNS + late + 1 };
    out.up_to("envoy", way, 9 * TURNS);
    out.up_to("arrival", player.arrival.map_or(0, |slot| usize::from(slot) + 1), 5);
    out.up_to("pool", player.pool.into(), 10);
    out.up_to("supply", player.supply.into(), 8);
    out.up_to(
        "pair",
        match player.pair {
            PairAt::Locked | PairAt::Focus => 0,
            PairAt::Pool => 1,
            PairAt::Supply => 2,
            PairAt::Wall => 3,
            PairAt::Junk => 4,
            PairAt::Special => 5,
        },
        5,
    );
    out.up_to("wall", own.on_wall.into(), 5);
    out.up_to("intrigue", player.intrigue.into(), 14);
    out.one_of("rank", own.rank, table.players.len());
    out.up_to("jade", player.jade.into(), 7);
    out.up_to("token-worth", table.token_worth(seat).into(), 7);
    for (slot, enacted) in table.decrees.iter().enumerate() {
        let decree = enacted.decree;
        out.up_to(("decree", slot), if player.owns(decree) { 1 + of_level(decree) } else { 0 }, PER_LEVEL);
    }
    out.up_to("cell-pair", player.cells.pair.into(), 1);
    out.up_to("cell-card", player.cells.card.into(), 2);
    out.up_to("cell-points", player.cells.points.into(), 3);
    out.up_to("cards-in-hand", own.hand, 6);
    out.up_to("cards", own.total.saturating_sub(3), 4);
    // The own cards are looked at one by one.
    if !is_me {
        for icon in [Icon::Can, Icon::Dec, Icon::Int, Icon::Pal, Icon::Wall] {
            out.up_to(("icon", icon.code()), own.icons[icon as usize].into(), 2);
        }
        let servants = own.icons[Icon::S1 as usize] + own.icons[Icon::S2 as usize];
        out.up_to("icon-servants", servants.into(), 2);
    }
    out.up_to("matches", usize::try_from(own.matches).unwrap_or_default(), 5);
    out.up_to("special-tokens", player.special.len(), 2);
    out.is(Token::St1.code(), player.special.iter().any(|special| special.token == Token::St1));
}

/// Features of the players beside each other.
#[inline(always)]
pub(super) fn rivals_features(all: &[Summary; MAX_SEATS], n: usize, out: &mut impl FeatureSink) {
    let [vp, projected, matches] =
        [all.map(|own| own.vp), all.map(|own| own.projected), all.map(|own| own.matches)];
    let (most_vp, most_projected, most_matches) =
        (rivals(&vp, n), rivals(&projected, n), rivals(&matches, n));
    // Whoever is ahead on the intrigue track wins a tie (GG-GEN-7).
    let wall = |own: &Summary| (own.on_wall, own.rank);
    let longest = all[..n].iter().map(wall).max().unwrap_or_default();
    for (step, own) in all[..n].iter().enumerate() {
        out.group(("player", step), |out| {
            out.signed("vp-lead", vp[step] - most_vp[step], 2, 9);
            out.signed("projected-lead", projected[step] - most_projected[step], 2, 12);
            out.signed("matches-lead", matches[step] - most_matches[step], 1, 3);
            out.is("longest-wall", own.on_wall > 0 && wall(own) == longest);
        });
    }
}
