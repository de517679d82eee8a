//! What follows what (rules sections 6.0 and 6.4, DAY), and the three dispatches.

use tabletop::{Hear, Offer, Seat};

use crate::action::{Action, Pieces};
use crate::areas::{canal, decree, intrigue, jade, palace, travel, wall};
use crate::event::Event;
use crate::hand::Hand;
use crate::piece::Token;
use crate::table::{Phase, Table};
use crate::task::Task;
use crate::{
    Gugong, State, act, end, exchange, meng, morning, night, offer, servants, special, swap, tokens,
};

/// The day begins.
fn begin(table: &mut Table, out: &mut impl Hear<Event>) {
    table.phase = Phase::Day;
    let round = table.round;
    out.hear(|| Event::DayBegan { round });
    table.agenda.push(Task::Turns);
}

/// GG-DAY-1, GG-DAY-2: clockwise, whoever has a card; the day ends when nobody has one.
fn turns(state: &mut State) {
    let table = &mut state.table;
    let n = table.players.len();
    let start = table.turn.map_or(table.first, |last| last.clockwise(1, n));
    let next = (0..n).map(|steps| start.clockwise(steps, n)).find(|&seat| {
        if table.is_meng(seat) { meng::has_turn(table) } else { !state.hands[seat].cards.is_empty() }
    });
    table.offer = None;
    table.turn = next;
    match next {
        Some(seat) if table.is_meng(seat) => table.agenda.push(Task::MengTurn),
        Some(seat) => table.agenda.push(Task::OfferCard(seat)),
        None => {
            table.agenda.take();
            table.agenda.push(Task::EndOfDay);
        }
    }
}

/// GG-DAY-4: special tokens go into slots, in turn order.
fn end_of_day(table: &mut Table) {
    match table.in_turn_order().find(|&seat| !table.players[seat].special.is_empty()) {
        Some(seat) => table.agenda.first([Task::Retire(seat), Task::EndOfDay]),
        None if table.meng.is_some() => table.agenda.push(Task::Dusk),
        None => table.agenda.push(Task::Night),
    }
}

/// Plays on until somebody must choose or the game is over.
pub fn resume(state: &mut State, out: &mut impl Hear<Event>) {
    while let Some(task) = state.table.agenda.next() {
        match task.seat() {
            Some(seat) => {
                if waits(state, task, seat, out) {
                    return;
                }
            }
            None if task == Task::Turns => turns(state),
            None => happen(state, task, out),
        }
    }
}

/// Whether a task waits for somebody; if not, it is done or dropped.
fn waits(state: &mut State, task: Task, me: Seat, out: &mut impl Hear<Event>) -> bool {
    let (table, hand) = (&state.table, if state.table.is_meng(me) { None } else { Some(&state.hands[me]) });
    let Some(hand) = hand else {
        state.table.agenda.take();
        meng::instead(&mut state.table, task, out);
        return false;
    };
    let asks = match task {
        Task::OfferCard(_)
        | Task::OfferArea(_)
        | Task::OfferPay(_)
        | Task::OfferDiscard(_)
        | Task::Pay(..)
        | Task::Move(_)
        | Task::SwapBoard(..)
        | Task::Build(..)
        | Task::Die(_)
        | Task::ExchangeSet(..) => true,
        Task::CardAct(_, area) | Task::AreaAct(_, area) | Task::Copy(_, area) => act::asks(table, me, area),
        Task::Gain(_, n, source) => {
            if servants::asks_gain(&table.players[me], n, source) {
                true
            } else {
                let most = servants::greatest_gain(&table.players[me], n);
                state.table.agenda.take();
                servants::take(&mut state.table, me, most, out);
                return false;
            }
        }
        Task::Store(_, token) => {
            if exchange::is_full(table, me) {
                true // GG-TOK-6
            } else {
                state.table.agenda.take();
                tokens::store(&mut state.table, me, token);
                return false;
            }
        }
        Task::Retire(_) => {
            if exchange::is_full(table, me) {
                true
            } else {
                state.table.agenda.take();
                special::retire(&mut state.table, me, out);
                return false;
            }
        }
        Task::Token(_, token) => return tokens::waits(state, me, token, out),
        Task::Special(_, token) => {
            if special::asks(table, me) {
                true
            } else {
                // GG-TOK-S5
                state.table.agenda.take();
                state.table.agenda.push(Task::Store(me, token));
                return false;
            }
        }
        Task::SwapOwn(_, source) => swap::asks(table, hand, source),
        Task::Extra(..) => wall::asks_extra(&table.players[me]),
        Task::Bonus(_) => wall::asks_bonus(&table.players[me]),
        Task::Load(_, loading) => canal::any_fits(table, me, loading.from()),
        Task::Sail(..) => canal::can_sail(table, me),
        Task::Claim(_, harbour) => canal::asks_claim(table, me, harbour),
        Task::Decrees(_) => morning::asks(table, hand, me),
        Task::Window(_) => exchange::can(table, me),
        Task::Morning
        | Task::MorningOf(_)
        | Task::Income
        | Task::Day
        | Task::Turns
        | Task::EndOfDay
        | Task::Dusk
        | Task::Night
        | Task::Award
        | Task::Voyage
        | Task::Windows(_)
        | Task::RoundEnd
        | Task::Final
        | Task::Performed(..)
        | Task::WallCheck
        | Task::MengTurn
        | Task::MengAct(..)
        | Task::MengMove
        | Task::MengToken(_)
        | Task::MengLoad
        | Task::Offer(_)
        | Task::TakeJade(..)
        | Task::Enact(..)
        | Task::Scheme(..)
        | Task::Advance(..) => unreachable!("{task:?} waits for nobody"),
    };
    if !asks {
        state.table.agenda.take();
    }
    asks
}

/// What happens by itself. Not inlined: beside it the loop above must stay small.
#[inline(never)]
fn happen(state: &mut State, task: Task, out: &mut impl Hear<Event>) {
    state.table.agenda.take();
    let table = &mut state.table;
    match task {
        Task::Morning => morning::begin(state, out),
        Task::MorningOf(steps) => morning::next(state, steps, out),
        Task::Income => morning::income(table),
        Task::Day => begin(table, out),
        Task::EndOfDay => end_of_day(table),
        Task::Dusk => meng::dusk(state, out),
        Task::Night => night::begin(state, out),
        Task::Award => night::award(table, out),
        Task::Voyage => night::voyage(table, out),
        Task::Windows(steps) => night::windows(table, steps),
        Task::RoundEnd => night::end_of_round(table),
        Task::Final => end::begin(table, out),
        Task::Performed(seat, area) => act::performed(table, seat, area, out),
        Task::WallCheck => wall::check(table, out),
        Task::MengTurn => meng::turn(state, out),
        Task::MengAct(_, area, mode) => meng::act(state, area, mode, out),
        Task::MengMove => meng::travel(state, out),
        Task::MengToken(token) => meng::token(state, token, out),
        Task::MengLoad => meng::load_from_pool(state, out),
        Task::Offer(seat) => offer::complete(state, seat, out),
        Task::TakeJade(seat, house) => jade::take(table, seat, house, out),
        Task::Enact(seat, decree) => decree::enact(table, seat, decree, out),
        Task::Scheme(seat, spaces) => intrigue::forward(table, seat, spaces, out),
        Task::Advance(seat, steps) => palace::advance(table, seat, steps, out),
        Task::Turns
        | Task::OfferCard(_)
        | Task::OfferArea(_)
        | Task::OfferPay(_)
        | Task::OfferDiscard(_)
        | Task::CardAct(..)
        | Task::AreaAct(..)
        | Task::Copy(..)
        | Task::Pay(..)
        | Task::Gain(..)
        | Task::Move(_)
        | Task::Store(..)
        | Task::Retire(_)
        | Task::Token(..)
        | Task::Special(..)
        | Task::SwapOwn(..)
        | Task::SwapBoard(..)
        | Task::Build(..)
        | Task::Extra(..)
        | Task::Bonus(_)
        | Task::Die(_)
        | Task::Load(..)
        | Task::Sail(..)
        | Task::Claim(..)
        | Task::Decrees(_)
        | Task::Window(_)
        | Task::ExchangeSet(..) => unreachable!("{task:?} does not happen by itself"),
    }
}

/// What may be chosen, and why not what may not.
pub(crate) fn legal<O: Offer<Gugong>>(table: &Table, hand: &Hand, me: Seat, out: &mut O) {
    let Some(task) = table.agenda.next() else { return };
    let own = &table.players[me];
    match task {
        Task::OfferCard(_) => offer::legal_card(hand, out),
        Task::OfferArea(_) => offer::legal_area(out),
        Task::OfferPay(_) => offer::legal_pay(table, hand, me, out),
        Task::OfferDiscard(_) => offer::legal_discard(table, hand, out),
        Task::CardAct(_, area) | Task::AreaAct(_, area) | Task::Copy(_, area) => {
            act::legal(table, me, area, out);
        }
        Task::Pay(..) => servants::legal_pay(out),
        Task::Gain(_, n, source) => servants::legal_gain(own, n, source, out),
        Task::Move(_) => travel::legal(table, me, out),
        Task::Store(..) | Task::Retire(_) => exchange::legal(table, me, out),
        Task::Token(_, token) => tokens::legal(table, hand, me, token, out),
        Task::Special(_, token) => special::legal(table, me, token, out),
        Task::SwapOwn(_, source) => swap::legal_own(table, hand, source, out),
        Task::SwapBoard(..) => swap::legal_board(table, out),
        Task::Build(_, most) => wall::legal_build(own, most, out),
        Task::Extra(..) => wall::legal_extra(own, out),
        Task::Bonus(_) => wall::legal_bonus(own, out),
        Task::Die(_) => wall::legal_die(table, out),
        Task::Load(_, loading) => canal::legal_load(table, me, loading, out),
        Task::Sail(_, skip) => canal::legal_sail(table, me, skip, out),
        Task::Claim(_, harbour) => canal::legal_claim(table, me, harbour, out),
        Task::Decrees(_) => morning::legal(table, hand, me, out),
        Task::Window(_) => out.offer(Action::Finish),
        Task::ExchangeSet(_, rate) => exchange::legal_set(table, me, rate, out),
        Task::Morning
        | Task::MorningOf(_)
        | Task::Income
        | Task::Day
        | Task::Turns
        | Task::EndOfDay
        | Task::Dusk
        | Task::Night
        | Task::Award
        | Task::Voyage
        | Task::Windows(_)
        | Task::RoundEnd
        | Task::Final
        | Task::Performed(..)
        | Task::WallCheck
        | Task::MengTurn
        | Task::MengAct(..)
        | Task::MengMove
        | Task::MengToken(_)
        | Task::MengLoad
        | Task::Offer(_)
        | Task::TakeJade(..)
        | Task::Enact(..)
        | Task::Scheme(..)
        | Task::Advance(..) => unreachable!("{task:?} waits for nobody"),
    }
    if task.is_window() {
        exchange::legal(table, me, out); // GG-TOK-7
    }
}

/// What a choice does.
pub(crate) fn choose(state: &mut State, me: Seat, action: Action, out: &mut impl Hear<Event>) {
    if let Action::Exchange(rate, _) = action {
        // The node stays and is posed again.
        return exchange::choose(&mut state.table, me, rate, out);
    }
    let Some(task) = state.table.agenda.take() else { return };
    let table = &mut state.table;
    match (task, action) {
        (Task::OfferCard(_), Action::Offer(card)) => offer::choose_card(state, me, card),
        (Task::OfferArea(_), Action::GiveTo(area)) => offer::choose_area(state, me, area, out),
        (Task::OfferPay(_), Action::PayServants) => offer::pay(table, me, out),
        (Task::OfferPay(_), Action::Discard) => offer::choose_discard(table, me),
        (Task::OfferPay(_), Action::Forgo) => offer::forgo(state, me, out),
        (Task::OfferDiscard(_), Action::DiscardCard(card)) => offer::discard(state, me, card, out),
        (Task::CardAct(_, area) | Task::AreaAct(_, area), Action::Perform(way)) => {
            act::perform(table, me, area, way, out);
        }
        (Task::Copy(_, area), Action::Perform(way)) => act::copy(table, me, area, way, out),
        (Task::Pay(_, n, keep), Action::PayWithoutPair) => {
            let [without, _] = servants::ways(table, me, n, keep);
            servants::pay(table, me, without.unwrap_or(Pieces::regular(n)), out);
        }
        (Task::Pay(_, n, keep), Action::PayWithPair) => {
            let [_, with] = servants::ways(table, me, n, keep);
            servants::pay(table, me, with.unwrap_or(Pieces::pair_and(0)), out);
        }
        (Task::Gain(..), Action::Gain(pieces)) => servants::take(table, me, pieces, out),
        (Task::Move(_), Action::MoveTo(city)) => travel::go(table, me, city, out),
        (Task::Token(_, Token::Tt05), Action::DiscardCard(card)) => tokens::spend_card(state, me, card, out),
        (Task::Token(_, Token::Tt08), Action::Recover(card)) => tokens::recover(state, me, card, out),
        (Task::Token(..), Action::UseToken(token)) => tokens::use_bonus(table, me, token, out),
        (Task::Special(..), Action::UseSpecial(token, piece, area)) => {
            special::lay(table, me, (token, piece, area), out);
        }
        (Task::Special(_, token), Action::Skip) => table.agenda.push(Task::Store(me, token)), // GG-TOK-S5
        (Task::SwapOwn(_, source), Action::Give(card, pile)) => swap::choose(state, me, source, card, pile),
        (Task::SwapBoard(..), Action::TakeFrom(area)) => swap::swap(state, me, area, out),
        (Task::Build(..), Action::Place(pieces)) => wall::build(table, me, pieces, out),
        (Task::Extra(..), Action::Place(pieces)) => wall::build_extra(table, me, pieces, out),
        (Task::Bonus(_), Action::StepBack(spaces)) => wall::bonus(table, me, spaces, out),
        (Task::Die(_), Action::TurnDie(die, face)) => wall::turn_die(table, me, die, face, out),
        (Task::Load(_, loading), Action::Load(piece, harbour) | Action::Launch(piece, harbour)) => {
            canal::load(table, me, loading, (piece, harbour), out);
        }
        (Task::Load(_, loading), Action::Skip) => canal::skip_load(table, me, loading),
        (Task::Sail(..), Action::Sail(harbour)) => canal::sail(table, me, harbour, out),
        (Task::Claim(_, harbour), Action::Claim(reward)) => canal::claim(state, me, harbour, reward, out),
        (Task::Decrees(_), Action::UseDecree(decree)) => morning::use_decree(table, me, decree, out),
        (Task::Decrees(_), Action::Finish) => morning::finish(table),
        (Task::Window(_), Action::Finish) => {}
        (Task::ExchangeSet(_, rate), Action::SpendDoubles(count)) => {
            exchange::exchange(table, me, rate, count, out);
        }
        (
            Task::CardAct(..)
            | Task::AreaAct(..)
            | Task::Copy(..)
            | Task::Token(..)
            | Task::SwapOwn(..)
            | Task::Extra(..)
            | Task::Bonus(_)
            | Task::Sail(..)
            | Task::Claim(..),
            Action::Skip,
        ) => {}
        (task, action) => unreachable!("`{action}` was not offered at {task:?}"),
    }
}
