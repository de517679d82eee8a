//! What follows what (rules sections 6.0 and 6.4, DAY), and the three dispatches.

use tabletop::{Hear, Offer, Seat, Went};

use crate::action::{Action, Pieces};
use crate::areas::{canal, decree, intrigue, jade, palace, travel, wall};
use crate::event::Event;
use crate::hand::Hand;
use crate::piece::Token;
use crate::table::{Phase, Table};
use crate::task::{Question, Step, Task};
use crate::{
    Gugong, State, act, end, exchange, meng, morning, night, offer, servants, special, swap, tokens,
};

/// The day begins.
fn begin(table: &mut Table, out: &mut impl Hear<Event>) {
    table.phase = Phase::Day;
    let round = table.round;
    out.hear(|| Event::DayBegan { round });
    table.agenda.step(Step::Turns);
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
        Some(seat) if table.is_meng(seat) => table.agenda.step(Step::MengTurn),
        Some(seat) => table.agenda.ask((seat, Question::OfferCard)),
        None => {
            table.agenda.take();
            table.agenda.step(Step::EndOfDay);
        }
    }
}

/// GG-DAY-4: special tokens go into slots, in turn order.
fn end_of_day(table: &mut Table) {
    match table.in_turn_order().find(|&seat| !table.players[seat].special.is_empty()) {
        Some(seat) => table.agenda.first([Task::Ask((seat, Question::Retire)), Task::Step(Step::EndOfDay)]),
        None if table.meng.is_some() => table.agenda.step(Step::Dusk),
        None => table.agenda.step(Step::Night),
    }
}

/// One thing that happens by itself. A question that leaves nothing to choose is answered or dropped.
#[inline]
pub(crate) fn step(state: &mut State, out: &mut impl Hear<Event>) -> Went {
    match state.table.agenda.next() {
        Some(Task::Ask((seat, question))) => {
            if waits(state, seat, question, out) {
                return Went::Nowhere;
            }
        }
        Some(Task::Step(Step::Turns)) => turns(state),
        Some(Task::Step(step)) => happen(state, step, out),
        None => return Went::Nowhere,
    }
    Went::On
}

/// Whether there is something to choose; if not, the question is answered or dropped.
#[expect(clippy::wildcard_enum_match_arm, reason = "there is something to choose unless a rule says when")]
fn waits(state: &mut State, me: Seat, question: Question, out: &mut impl Hear<Event>) -> bool {
    let (table, hand) = (&state.table, if state.table.is_meng(me) { None } else { Some(&state.hands[me]) });
    let Some(hand) = hand else {
        state.table.agenda.take();
        meng::instead(&mut state.table, question, out);
        return false;
    };
    let asks = match question {
        Question::CardAct(area) | Question::AreaAct(area) | Question::Copy(area) => {
            act::asks(table, me, area)
        }
        Question::Gain(n, source) => {
            if servants::asks_gain(&table.players[me], n, source) {
                true
            } else {
                let most = servants::greatest_gain(&table.players[me], n);
                state.table.agenda.take();
                servants::take(&mut state.table, me, most, out);
                return false;
            }
        }
        Question::Store(token) => {
            if exchange::is_full(table, me) {
                true // GG-TOK-6
            } else {
                state.table.agenda.take();
                tokens::store(&mut state.table, me, token);
                return false;
            }
        }
        Question::Retire => {
            if exchange::is_full(table, me) {
                true
            } else {
                state.table.agenda.take();
                special::retire(&mut state.table, me, out);
                return false;
            }
        }
        Question::Token(token) => return tokens::waits(state, me, token, out),
        Question::Special(token) => {
            if special::asks(table, me) {
                true
            } else {
                // GG-TOK-S5
                state.table.agenda.take();
                state.table.agenda.ask((me, Question::Store(token)));
                return false;
            }
        }
        Question::SwapOwn(source) => swap::asks(table, hand, source),
        Question::Extra(..) => wall::asks_extra(&table.players[me]),
        Question::Bonus => wall::asks_bonus(&table.players[me]),
        Question::Load(loading) => canal::any_fits(table, me, loading.from()),
        Question::Sail(..) => canal::can_sail(table, me),
        Question::Claim(harbour) => canal::asks_claim(table, me, harbour),
        Question::Decrees => morning::asks(table, hand, me),
        Question::Window => exchange::can(table, me),
        _ => true,
    };
    if !asks {
        state.table.agenda.take();
    }
    asks
}

/// What is rare. Not inlined: beside it the loop that asks for steps must stay small.
#[inline(never)]
fn happen(state: &mut State, step: Step, out: &mut impl Hear<Event>) {
    if step != Step::Turns {
        state.table.agenda.take();
    }
    let table = &mut state.table;
    match step {
        Step::Morning => morning::begin(state, out),
        Step::MorningOf(steps) => morning::next(state, steps, out),
        Step::Income => morning::income(table),
        Step::Day => begin(table, out),
        Step::EndOfDay => end_of_day(table),
        Step::Dusk => meng::dusk(state, out),
        Step::Night => night::begin(state, out),
        Step::Award => night::award(table, out),
        Step::Voyage => night::voyage(table, out),
        Step::Windows(steps) => night::windows(table, steps),
        Step::RoundEnd => night::end_of_round(table),
        Step::Final => end::begin(table, out),
        Step::Performed(seat, area) => act::performed(table, seat, area, out),
        Step::WallCheck => wall::check(table, out),
        Step::MengTurn => meng::turn(state, out),
        Step::MengAct(_, area, mode) => meng::act(state, area, mode, out),
        Step::MengMove => meng::travel(state, out),
        Step::MengToken(token) => meng::token(state, token, out),
        Step::MengLoad => meng::load_from_pool(state, out),
        Step::Offer(seat) => offer::complete(state, seat, out),
        Step::TakeJade(seat, house) => jade::take(table, seat, house, out),
        Step::Enact(seat, decree) => decree::enact(table, seat, decree, out),
        Step::Scheme(seat, spaces) => intrigue::forward(table, seat, spaces, out),
        Step::Advance(seat, steps) => palace::advance(table, seat, steps, out),
        Step::Turns => turns(state),
    }
}

/// What may be chosen, and why not what may not.
pub(crate) fn legal<O: Offer<Gugong>>(table: &Table, hand: &Hand, me: Seat, out: &mut O) {
    let Some((_, question)) = table.agenda.question() else { return };
    let own = &table.players[me];
    match question {
        Question::OfferCard => offer::legal_card(hand, out),
        Question::OfferArea => offer::legal_area(out),
        Question::OfferPay => offer::legal_pay(table, hand, me, out),
        Question::OfferDiscard => offer::legal_discard(table, hand, out),
        Question::CardAct(area) | Question::AreaAct(area) | Question::Copy(area) => {
            act::legal(table, me, area, out);
        }
        Question::Pay(..) => servants::legal_pay(out),
        Question::Gain(n, source) => servants::legal_gain(own, n, source, out),
        Question::Move => travel::legal(table, me, out),
        Question::Store(..) | Question::Retire => exchange::legal(table, me, out),
        Question::Token(token) => tokens::legal(table, hand, me, token, out),
        Question::Special(token) => special::legal(table, me, token, out),
        Question::SwapOwn(source) => swap::legal_own(table, hand, source, out),
        Question::SwapBoard(..) => swap::legal_board(table, out),
        Question::Build(most) => wall::legal_build(own, most, out),
        Question::Extra(..) => wall::legal_extra(own, out),
        Question::Bonus => wall::legal_bonus(own, out),
        Question::Die => wall::legal_die(table, out),
        Question::Load(loading) => canal::legal_load(table, me, loading, out),
        Question::Sail(skip) => canal::legal_sail(table, me, skip, out),
        Question::Claim(harbour) => canal::legal_claim(table, me, harbour, out),
        Question::Decrees => morning::legal(table, hand, me, out),
        Question::Window => out.offer(Action::Finish),
        Question::ExchangeSet(rate) => exchange::legal_set(table, me, rate, out),
    }
    if question.is_window() {
        exchange::legal(table, me, out); // GG-TOK-7
    }
}

/// What a choice does.
pub(crate) fn choose(state: &mut State, me: Seat, action: Action, out: &mut impl Hear<Event>) {
    if let Action::Exchange(rate, _) = action {
        // The node stays and is posed again.
        return exchange::choose(&mut state.table, me, rate, out);
    }
    let Some((_, question)) = state.table.agenda.answered() else { return };
    let table = &mut state.table;
    match (question, action) {
        (Question::OfferCard, Action::Offer(card)) => offer::choose_card(state, me, card),
        (Question::OfferArea, Action::GiveTo(area)) => offer::choose_area(state, me, area, out),
        (Question::OfferPay, Action::PayServants) => offer::pay(table, me, out),
        (Question::OfferPay, Action::Discard) => offer::choose_discard(table, me),
        (Question::OfferPay, Action::Forgo) => offer::forgo(state, me, out),
        (Question::OfferDiscard, Action::DiscardCard(card)) => offer::discard(state, me, card, out),
        (Question::CardAct(area) | Question::AreaAct(area), Action::Perform(way)) => {
            act::perform(table, me, area, way, out);
        }
        (Question::Copy(area), Action::Perform(way)) => act::copy(table, me, area, way, out),
        (Question::Pay(n, keep), Action::PayWithoutPair) => {
            let [without, _] = servants::ways(table, me, n, keep);
            servants::pay(table, me, without.unwrap_or(Pieces::regular(n)), out);
        }
        (Question::Pay(n, keep), Action::PayWithPair) => {
            let [_, with] = servants::ways(table, me, n, keep);
            servants::pay(table, me, with.unwrap_or(Pieces::pair_and(0)), out);
        }
        (Question::Gain(..), Action::Gain(pieces)) => servants::take(table, me, pieces, out),
        (Question::Move, Action::MoveTo(city)) => travel::go(table, me, city, out),
        (Question::Token(Token::Tt05), Action::DiscardCard(card)) => tokens::spend_card(state, me, card, out),
        (Question::Token(Token::Tt08), Action::Recover(card)) => tokens::recover(state, me, card, out),
        (Question::Token(..), Action::UseToken(token)) => tokens::use_bonus(table, me, token, out),
        (Question::Special(..), Action::UseSpecial(token, piece, area)) => {
            special::lay(table, me, (token, piece, area), out);
        }
        (Question::Special(token), Action::Skip) => table.agenda.ask((me, Question::Store(token))), // GG-TOK-S5
        (Question::SwapOwn(source), Action::Give(card, pile)) => swap::choose(state, me, source, card, pile),
        (Question::SwapBoard(..), Action::TakeFrom(area)) => swap::swap(state, me, area, out),
        (Question::Build(..), Action::Place(pieces)) => wall::build(table, me, pieces, out),
        (Question::Extra(..), Action::Place(pieces)) => wall::build_extra(table, me, pieces, out),
        (Question::Bonus, Action::StepBack(spaces)) => wall::bonus(table, me, spaces, out),
        (Question::Die, Action::TurnDie(die, face)) => wall::turn_die(table, me, die, face, out),
        (Question::Load(loading), Action::Load(piece, harbour) | Action::Launch(piece, harbour)) => {
            canal::load(table, me, loading, (piece, harbour), out);
        }
        (Question::Load(loading), Action::Skip) => canal::skip_load(table, me, loading),
        (Question::Sail(..), Action::Sail(harbour)) => canal::sail(table, me, harbour, out),
        (Question::Claim(harbour), Action::Claim(reward)) => canal::claim(state, me, harbour, reward, out),
        (Question::Decrees, Action::UseDecree(decree)) => morning::use_decree(table, me, decree, out),
        (Question::Decrees, Action::Finish) => morning::finish(table),
        (Question::Window, Action::Finish) => {}
        (Question::ExchangeSet(rate), Action::SpendDoubles(count)) => {
            exchange::exchange(table, me, rate, count, out);
        }
        (
            Question::CardAct(..)
            | Question::AreaAct(..)
            | Question::Copy(..)
            | Question::Token(..)
            | Question::SwapOwn(..)
            | Question::Extra(..)
            | Question::Bonus
            | Question::Sail(..)
            | Question::Claim(..),
            Action::Skip,
        ) => {}
        // A match accepts only what `legal` offers, which asks the same question.
        (question, action) => {
            unreachable!("`choose` has no arm for `{action}` at {question:?}, or it was not offered")
        }
    }
}
