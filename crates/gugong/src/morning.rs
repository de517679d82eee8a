//! The morning of rounds 2 to 4 (rules section 6.3, MOR).

use tabletop::{Hear, Offer, Purpose, Seat, Seats};

use crate::action::Action;
use crate::areas::{canal, intrigue, palace};
use crate::bar::{Bar, offer_unless};
use crate::decree::{Decree, Decrees};
use crate::event::Event;
use crate::hand::Hand;
use crate::player::PairAt;
use crate::setup::roll;
use crate::table::{Phase, Table};
use crate::task::{Loading, Question, Source, Step, Swap};
use crate::{Gugong, State, meng, servants, swap};

// Section 9.
const REFILL: Purpose = Purpose::new("gugong refill");

/// What a decree brings in the morning, where that is a choice.
#[derive(Clone, Copy)]
enum Benefit {
    Scheme,
    Load,
    Gain,
    Swap,
}

/// The decrees whose benefit is used in the morning by a choice; D1-4 needs none (GG-GEN-4).
const CHOSEN: [(Decree, Benefit); 4] = [
    (Decree::D11, Benefit::Scheme),
    (Decree::D12, Benefit::Load),
    (Decree::D13, Benefit::Gain),
    (Decree::D15, Benefit::Swap),
];

impl Benefit {
    fn of(decree: Decree) -> Option<Benefit> {
        CHOSEN.iter().find(|(own, _)| *own == decree).map(|&(_, benefit)| benefit)
    }
}

/// GG-MOR-1 to GG-MOR-3; then the decrees.
pub(crate) fn begin(state: &mut State, out: &mut impl Hear<Event>) {
    let table = &mut state.table;
    table.phase = Phase::Morning;
    table.agenda.step(Step::MorningOf(0));
    let round = table.round + 1;
    out.hear(|| Event::MorningBegan { round });
    if let Some(first) = table.next_first.take() {
        table.first = first;
        let who = table.who(first);
        out.hear(|| Event::FirstPlayer { who });
    }
    out.moment(table);
    refill(state, out);
    state.moment(out);
    let table = &mut state.table;
    table.dice = roll(table.printed(), state.sealed.dice, round);
    let dice = table.dice;
    out.reveal(Seats::ALL);
    out.hear(|| Event::DiceRolled { dice });
}

/// GG-MOR-2. What is in the draw supply everybody can know; what comes out of it nobody.
fn refill(state: &mut State, out: &mut impl Hear<Event>) {
    let table = &mut state.table;
    let travellers = table.players.iter().filter_map(|own| own.traveller).collect();
    let empty = table.board().cities.without(table.tokens).without(travellers);
    let mut draw = state.sealed.dice.draw(REFILL, u32::from(table.round));
    let mut filled = 0;
    for city in empty.iter() {
        if table.token_pile.is_empty() {
            table.token_pile = std::mem::take(&mut table.token_discard);
            let tokens = table.token_pile.len();
            if tokens == 0 {
                break;
            }
            out.hear(|| Event::TokensReshuffled { tokens });
        }
        let token = table.token_pile.nth(draw.below(u32::from(table.token_pile.len())));
        table.token_pile.remove(token);
        out.reveal(Seats::ALL);
        table.cities[city.idx()] = Some(token);
        table.tokens.add(city);
        filled += 1;
    }
    out.hear(|| Event::CitiesFilled { tokens: filled });
}

/// GG-MOR-4: one player after the other, in turn order.
pub(crate) fn next(state: &mut State, steps: u8, out: &mut impl Hear<Event>) {
    let table = &mut state.table;
    let n = table.players.len();
    if usize::from(steps) == n {
        return table.agenda.step(Step::Income);
    }
    table.agenda.step(Step::MorningOf(steps + 1));
    let me = table.first.clockwise(usize::from(steps), n);
    if table.is_meng(me) {
        return meng::morning(state, out);
    }
    let own = table.players[me].decrees;
    if own.contains(Decree::D14) {
        let who = table.who(me);
        out.hear(|| Event::DecreeUsed { who, decree: Decree::D14 });
        palace::step(table, me, table.printed().decree(Decree::D14).amount, out);
    }
    let unused: Decrees =
        CHOSEN.into_iter().map(|(decree, _)| decree).filter(|&decree| own.contains(decree)).collect();
    if !unused.is_empty() {
        table.morning = unused;
        table.agenda.ask((me, Question::Decrees));
    }
}

/// Why a morning benefit would bring nothing.
fn why_not(table: &Table, hand: &Hand, me: Seat, decree: Decree) -> Option<Bar> {
    match Benefit::of(decree)? {
        Benefit::Scheme => intrigue::is_at_the_end(table, me).then_some(Bar::AtTheEnd),
        Benefit::Load if table.players[me].supply_pieces() == 0 => Some(Bar::SupplyEmpty),
        Benefit::Load => (!canal::any_fits(table, me, PairAt::Supply)).then_some(Bar::NoRoomAnywhere),
        Benefit::Gain => (table.players[me].supply_pieces() == 0).then_some(Bar::SupplyEmpty),
        Benefit::Swap => (!swap::asks(table, hand, Swap::D15)).then_some(Bar::NoSwap),
    }
}

/// Node 24 appears with a usable decree; exchanges alone do not count.
pub(crate) fn asks(table: &Table, hand: &Hand, me: Seat) -> bool {
    table.morning.iter().any(|decree| why_not(table, hand, me, decree).is_none())
}

/// Node 24.
pub(crate) fn legal(table: &Table, hand: &Hand, me: Seat, out: &mut impl Offer<Gugong>) {
    for decree in table.morning.iter() {
        offer_unless(why_not(table, hand, me, decree), Action::UseDecree(decree), out);
    }
    out.offer(Action::Finish);
}

/// GG-MOR-4: each once, in an order of his choice.
pub(crate) fn use_decree(table: &mut Table, me: Seat, decree: Decree, out: &mut impl Hear<Event>) {
    table.morning.remove(decree);
    table.agenda.ask((me, Question::Decrees));
    let who = table.who(me);
    out.hear(|| Event::DecreeUsed { who, decree });
    let amount = table.printed().decree(decree).amount;
    match Benefit::of(decree) {
        Some(Benefit::Scheme) => intrigue::forward(table, me, amount, out),
        Some(Benefit::Load) => table.agenda.ask((me, Question::Load(Loading::Decree))), // GG-MOR-5
        Some(Benefit::Gain) => servants::gain(table, me, amount, Source::D13),
        Some(Benefit::Swap) => table.agenda.ask((me, Question::SwapOwn(Swap::D15))), // GG-MOR-6
        None => {}
    }
}

/// Node 24, «finish».
pub(crate) fn finish(table: &mut Table) {
    table.morning = Decrees::default();
}

/// GG-MOR-7: the round marker, then the servants.
pub(crate) fn income(table: &mut Table) {
    table.round += 1;
    table.morning = Decrees::default();
    table.agenda.step(Step::Day);
    let n = table.printed().constants.income[usize::from(table.round - 1)];
    let last_first = table.in_turn_order();
    let mut order: tabletop::ArrayVec<[Seat; tabletop::MAX_SEATS]> = last_first.collect();
    order.reverse();
    order.iter().for_each(|&seat| servants::gain(table, seat, n, Source::Income));
}
