//! The heuristic of *Gùgōng*, what a careful beginner would count: points as they stand, the way to the palace, what
//! servants, cards and decrees will still bring, and what has been begun.

use gugong::Gugong;
use gugong::card::{Card, Icon};
use gugong::city::Harbour;
use gugong::decree::Decree;
use gugong::piece::{Area, Named};
use gugong::table::{Phase, Table};
use gugong::task::{Loading, Question, Task};
use tabletop::{Seat, View};

use super::player_features::Summary;

pub(super) fn prospects(view: &View<'_, Gugong>, seat: Seat) -> f32 {
    let table = view.table;
    let (player, own) = (&table.players[seat], Summary::of(view, seat, seat));
    if table.phase == Phase::End {
        return player.points.unwrap_or(0).into();
    }
    let turns = own.turns as f32;
    let days = f32::from(table.printed().constants.rounds - table.round);
    let mut value = own.projected as f32;
    // The way to the palace: worth more than anything, and more the later it is.
    if player.arrival.is_none() && !table.is_meng(seat) {
        let steps = f32::from(table.printed().constants.palace.saturating_sub(player.envoy));
        value += 12.0 - 2.0 * steps;
        value -= 6.0 * (steps - 0.5 * turns).max(0.0);
    }
    // Servants are good for as many turns as there are.
    let servants = f32::from(player.pool_worth());
    value += 0.75 * servants.min(1.2 * turns) + 0.1 * servants.min(turns);
    value += 0.7 * f32::from(table.token_worth(seat)).min(6.0);
    value += 0.6 * f32::from(player.on_wall());
    let leads = table.players.seats().all(|other| table.players[other].on_wall() <= player.on_wall());
    if leads && player.on_wall() > 0 {
        value += 2.0 * f32::from(table.on_wall()) / f32::from(table.threshold());
    }
    value += 0.3 * f32::from(player.intrigue.min(7)) + 0.1 * f32::from(player.intrigue);
    value += if table.next_first == Some(seat) && days > 0.0 { 0.5 } else { 0.0 };
    value += 1.2 * own.matches as f32;
    // A jade more is worth more the more there are.
    value += 0.4 * f32::from(player.jade.min(5)) * (turns / 16.0).min(1.0);
    for decree in player.decrees.iter() {
        value += lasting(decree, days, turns);
    }
    value += 2.0 * days * f32::from(player.cells.card) + 0.15 * turns * f32::from(player.cells.pair);
    value += junks(table, seat);
    if let Some(hand) = view.hand(seat) {
        value += 0.05 * hand.cards.iter().chain(hand.discard.iter()).map(gift).sum::<f32>();
    }
    value + table.agenda.iter().map(|task| begun(table, seat, task)).sum::<f32>()
}

/// A gift is good if it is welcome or does something.
fn gift(card: Card) -> f32 {
    f32::from(card.value) + if card.icon == Icon::None { 0.0 } else { 4.0 }
}

/// What a decree still brings.
fn lasting(decree: Decree, days: f32, turns: f32) -> f32 {
    match decree {
        Decree::D11 | Decree::D13 | Decree::D15 => 0.8 * days,
        Decree::D12 => 1.2 * days,
        Decree::D14 => 2.0 * days,
        Decree::D21 => 0.1 * turns,
        Decree::D22 | Decree::D23 | Decree::D24 | Decree::D25 => 0.15 * turns,
        Decree::D31 => 1.0 + 0.2 * turns,
        Decree::D32 => 0.0,
        Decree::D33 | Decree::D34 | Decree::D35 => 0.15 * turns,
    }
}

/// What is on its way on the canal.
fn junks(table: &Table, seat: Seat) -> f32 {
    let hold = table.printed().constants.hold;
    let own = table.harbours().filter_map(|harbour| table.junk(harbour).map(|junk| (harbour, junk)));
    own.filter(|(_, junk)| junk.owner == seat)
        .map(|(harbour, junk)| {
            let far: f32 = [0.5, 0.7, 0.8, 0.8, 0.3][harbour.place()];
            let full = if junk.load() == hold { at_night(harbour) } else { 0.0 };
            far * f32::from(junk.load()) + full
        })
        .sum()
}

/// What a full junk may bring in the harbour it reaches tonight.
fn at_night(harbour: Harbour) -> f32 {
    [3.0, 3.0, 2.5, 3.5, -1.0][harbour.place()]
}

/// What is begun is worth about what it will bring.
#[expect(clippy::wildcard_enum_match_arm, reason = "a question brings nothing unless somebody knows better")]
fn begun(table: &Table, me: Seat, task: Task) -> f32 {
    let question = match task {
        Task::Ask((seat, question)) if seat == me => question,
        Task::Ask(_) | Task::Step(_) => return 0.0,
    };
    let offered = |cost: f32| {
        let (card, area) = table.offer.unwrap_or((Card::default(), Area::default()));
        action(table, me, area) + by_card(table, me, card) - cost
    };
    match question {
        Question::OfferArea => {
            let Some((card, _)) = table.offer else { return 0.0 };
            let at = |&area: &Area| {
                action(table, me, area) + if card.value > table.gifts[area].value { 0.0 } else { -1.8 }
            };
            by_card(table, me, card) + Area::ALL.iter().map(at).fold(f32::MIN, f32::max)
        }
        Question::OfferPay => offered(1.8),
        Question::OfferDiscard => offered(2.5),
        Question::CardAct(area) | Question::AreaAct(area) | Question::Copy(area) => action(table, me, area),
        Question::Gain(n, _) => 0.7 * f32::from(n.min(table.players[me].supply_pieces())),
        Question::Move => 1.6,
        Question::Store(..) | Question::Token(..) | Question::Special(..) => 0.8,
        Question::SwapOwn(..) | Question::SwapBoard(..) => 0.3,
        Question::Build(..) | Question::Extra(..) => 0.8,
        Question::Bonus | Question::Die => 1.0,
        Question::Load(Loading::One | Loading::First) => 1.0,
        Question::Load(..) => 0.8,
        Question::Sail(..) => 0.4,
        Question::Claim(harbour) => at_night(harbour).max(3.0),
        Question::ExchangeSet(..) => 0.5,
        _ => 0.0,
    }
}

fn step(table: &Table, me: Seat) -> f32 {
    if table.players[me].arrival.is_some() { 1.0 } else { 2.2 }
}

fn by_card(table: &Table, me: Seat, card: Card) -> f32 {
    match (card.icon.area(), card.icon.servants()) {
        (Some(area), _) => action(table, me, area),
        (None, Some(servants)) => 0.75 * f32::from(servants.min(table.players[me].supply_pieces())),
        (None, None) => 0.0,
    }
}

/// What the action of an area brings, about.
fn action(table: &Table, me: Seat, area: Area) -> f32 {
    let player = &table.players[me];
    let servants = player.pool_worth();
    match area {
        Area::Travel => 1.7,
        Area::Wall => {
            if player.pool_pieces() > 0 {
                1.2
            } else {
                0.0
            }
        }
        Area::Jade => {
            let price = table.open_houses().min().unwrap_or(table.board().plaza);
            let price = table.jade_price(me, price);
            let points = |jade: u8| f32::from(table.printed().jade_vp(jade));
            let brings = points(player.jade + 1) - points(player.jade);
            if price <= servants { brings + 1.2 - 0.4 * f32::from(price) } else { 0.0 }
        }
        Area::Intrigue => 0.6,
        Area::Palace => step(table, me),
        Area::Decree => {
            let is_open = |enacted: &&gugong::decree::Enacted| {
                !player.owns(enacted.decree) && table.decree_price(me, enacted) < servants
            };
            if table.decrees.iter().any(|enacted| is_open(&enacted)) { 2.8 } else { 0.0 }
        }
        Area::Canal => {
            if player.pool_pieces() > 0 {
                1.2
            } else {
                0.3
            }
        }
    }
}
