//! Features of the table of *Gùgōng* that belong to nobody.

use gugong::automa::Automa;
use gugong::card::Icon;
use gugong::city::{HARBOURS, Harbour, ROUTES};
use gugong::data::TokenCounts;
use gugong::decree::Decree;
use gugong::piece::{Area, Named, Token};
use gugong::table::{Phase, Table};
use gugong::task::{Question, Swap, Task};
use tabletop::Seat;

use super::tasks;
use crate::features::FeatureSink;

/// Seats seen from `me`: 1 is me, 2 the next; 0 is nobody.
#[inline(always)]
fn from(table: &Table, me: Seat, seat: Option<Seat>) -> usize {
    let n = table.players.len();
    seat.map_or(0, |seat| (seat.idx() + n - me.idx()) % n + 1)
}

#[inline(always)]
pub(super) fn encode(table: &Table, me: Seat, is_alone: bool, out: &mut impl FeatureSink) {
    let n = table.players.len();
    let (acting, question) = table.agenda.question().unzip();
    out.one_of("round", usize::from(table.round).saturating_sub(1), 4);
    out.up_to(
        "phase",
        match table.phase {
            Phase::Day | Phase::Dusk => 0,
            Phase::Morning => 1,
            Phase::Night => 2,
            Phase::End => 3,
        },
        3,
    );
    out.up_to("question", question.map_or(0, tasks::number), tasks::COUNT);
    out.up_to("acting", from(table, me, acting), n);
    out.up_to("turn", from(table, me, table.turn), n);
    out.up_to("first", from(table, me, Some(table.first)), n);
    out.up_to("next-first", from(table, me, table.next_first), n);
    agenda_features(table, acting, out);
    out.about("dice", &table.dice, |out| {
        let mut dice = [0; 10];
        table.dice.iter().for_each(|&die| dice[usize::from(die)] += 1);
        for (idx, &count) in dice[1..].iter().enumerate() {
            out.up_to(("value", idx + 1), count, 2);
        }
    });
    out.about("gifts", &table.gifts, |out| {
        for (area, card) in table.gifts.iter() {
            out.one_of(("value", area.code()), usize::from(card.value) - 1, 9);
            out.one_of(("icon", area.code()), card.icon as usize, Icon::ALL.len());
        }
    });
    let mut cheapest = 0;
    let mut houses = 0;
    for cost in table.open_houses() {
        cheapest = if cheapest == 0 { usize::from(cost) } else { cheapest.min(cost.into()) };
        houses += 1;
    }
    out.up_to("cheapest-house", cheapest, 4);
    out.up_to("houses", houses, 6);
    out.about("decrees", &(table.decrees, table.players[me].decrees), |out| {
        decrees_features(table, me, out);
    });
    out.about("canal", &table.canal, |out| canal_features(table, me, n, out));
    out.one_of("wall", table.threshold().saturating_sub(table.on_wall()).into(), 8);
    out.up_to("arrived", table.arrived.into(), 5);
    out.up_to("tokens", table.tokens.len().div_ceil(3) as usize, 7);
    out.is("special-tokens", table.options.special_tokens);
    out.is("expert-setup", table.options.expert_setup);
    out.is("token-counts-b", table.options.token_counts == TokenCounts::B);
    if is_alone {
        out.group("meng", |out| meng_features(table, out));
    }
}

/// What whoever acts may still do in this turn, and how many servants there are for it.
#[inline(always)]
fn agenda_features(table: &Table, acting: Option<Seat>, out: &mut impl FeatureSink) {
    const POOLS: usize = 6;
    let pool = acting.map_or(0, |seat| usize::from(table.players[seat].pool_worth()).min(POOLS - 1));
    let (mut card, mut area, mut bonuses, mut gains, mut moves) = (0, 0, 0, 0, 0);
    for task in table.agenda.iter() {
        let Task::Ask((_, question)) = task else { continue };
        if let Question::CardAct(of) = question {
            card = 1 + of as usize;
        } else if let Question::AreaAct(of) = question {
            area = 1 + of as usize;
        } else if let Question::SwapOwn(Swap::Card) = question {
            card = 1 + Area::ALL.len();
        } else {
            bonuses += usize::from(matches!(question, Question::Bonus));
            gains += usize::from(matches!(question, Question::Gain(..)));
            moves += usize::from(matches!(question, Question::Move));
        }
    }
    let cross = |of: usize| if of == 0 { 0 } else { 1 + (of - 1) * POOLS + pool };
    out.up_to("card-act", cross(card), (Area::ALL.len() + 1) * POOLS);
    out.up_to("area-act", cross(area), Area::ALL.len() * POOLS);
    out.up_to("bonuses", bonuses, 4);
    out.up_to("gains", gains, 4);
    out.up_to("moves", moves, 2);
}

/// Decrees of a level.
pub(super) const PER_LEVEL: usize = Decree::ALL.len() / gugong::decree::LEVELS;

/// Which of its level a decree is.
pub(super) fn of_level(decree: Decree) -> usize {
    decree as usize % PER_LEVEL
}

/// Which are in play, and how many servants of others make them dearer.
#[inline(always)]
fn decrees_features(table: &Table, me: Seat, out: &mut impl FeatureSink) {
    let n = table.players.len();
    for (slot, enacted) in table.decrees.iter().enumerate() {
        let others = enacted.servants.len() - usize::from(table.players[me].owns(enacted.decree));
        out.one_of(("slot", slot), of_level(enacted.decree) * n + others, PER_LEVEL * n);
    }
}

/// Whose junk lies in each harbour, and how full it is.
#[inline(always)]
fn canal_features(table: &Table, me: Seat, n: usize, out: &mut impl FeatureSink) {
    const LOADS: usize = 3;
    let routes = if n > 3 { ROUTES } else { 1 };
    for route in 0..routes {
        for place in 0..HARBOURS {
            let junk = table.junk(Harbour::new(route, place));
            let answer = junk.map_or(0, |junk| {
                (from(table, me, Some(junk.owner)) - 1) * LOADS + usize::from(junk.load()).min(LOADS)
            });
            out.up_to(("harbour", (route, place)), answer, n * LOADS);
        }
    }
}

/// What Meng may still draw, and what he will do at dusk.
#[inline(always)]
fn meng_features(table: &Table, out: &mut impl FeatureSink) {
    let Some(meng) = &table.meng else { return };
    out.one_of("difficulty", table.options.solo_difficulty as usize, 3);
    out.one_of("focus", meng.focus as usize, Area::ALL.len());
    out.up_to("pile", meng.pile.into(), 6);
    let prints = &table.printed().get().automa;
    let mut counts = [[0; Area::ALL.len() + 1]; 2];
    let place = |card: Automa| prints[card.idx()].area.map_or(Area::ALL.len(), |area| area as usize);
    let deck = if meng.deck.is_empty() { meng.used } else { meng.deck };
    deck.iter().for_each(|card| counts[0][place(card)] += 1);
    meng.played.iter().for_each(|&card| counts[1][place(card)] += 1);
    for (pile, counts) in ["deck", "played"].into_iter().zip(counts) {
        let areas = Area::ALL.iter().map(|area| area.code()).chain(["no-area"]);
        for (area, count) in areas.zip(counts) {
            out.up_to((pile, area), count, 2);
        }
    }
    let next = table.meng_destination().and_then(|city| table.cities[city.idx()]);
    out.up_to("destination", next.map_or(0, |token| 1 + token as usize), Token::ALL.len());
}
