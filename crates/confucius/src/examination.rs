//! The Court phase: Imperial Examination (rules section 6.27, EXAM-1 to EXAM-14).

use tabletop::{Hear, Offer, Seat, Seats, Veiled};

use crate::action::Action;
use crate::bar::{Bar, offer_unless};
use crate::card::{Cards, Currency};
use crate::data::data;
use crate::event::Event;
use crate::hand::Hand;
use crate::piece::{ByStudent, Named, Student};
use crate::table::{Contribution, Exam, Phase, Table};
use crate::task::{Question, Step};
use crate::{Confucius, State, gifts, place, trace};

/// CF-EXAM-1 to CF-EXAM-3.
pub(crate) fn begin(state: &mut State, out: &mut impl Hear<Event>) {
    let table = &mut state.table;
    match (table.students.red, table.students.plain) {
        (Some(red), Some(plain)) if red != plain => contest(state, red, plain, out),
        (Some(winner), Some(_)) => uncontested(state, winner, out),
        (Some(winner), None) | (None, Some(winner)) if table.exam_forced => uncontested(state, winner, out),
        (Some(_), None) | (None, Some(_)) => {}
        (None, None) if table.exam_forced => out.hear(|| Event::ExamWithoutStudents), // CF-FORCE-3
        (None, None) => {}
    }
}

/// CF-EXAM-2: no cards are played by anybody.
fn uncontested(state: &mut State, winner: Seat, out: &mut impl Hear<Event>) {
    state.table.phase = Phase::Examination;
    state.table.exam = Some(Exam { winner: Some(winner), ..Exam::default() });
    out.hear(|| Event::ExamUncontested { winner });
    state.moment(out);
    place::begin(state, winner, out);
}

/// CF-EXAM-3: everybody with a card tutors (CF-EXAM-4), the Chief Minister first (CF-EXAM-5).
fn contest(state: &mut State, red: Seat, plain: Seat, out: &mut impl Hear<Event>) {
    let table = &mut state.table;
    let n = table.families.len();
    let clockwise = (0..n).map(|steps| table.chief_minister.clockwise(steps, n));
    let queue = clockwise.filter(|&seat| !state.hands[seat].cards.is_empty()).collect();
    table.phase = Phase::Examination;
    table.exam = Some(Exam { queue, ..Exam::default() });
    out.hear(|| Event::ExamContested { red, plain });
    table.agenda.step(Step::Tutors);
}

/// The next one tutors; after the last the cards are revealed.
pub(crate) fn next(state: &mut State, out: &mut impl Hear<Event>) {
    let table = &mut state.table;
    match table.exam.as_ref().and_then(|exam| exam.queue.first().copied()) {
        Some(seat) => {
            table.agenda.step(Step::Tutors);
            table.ask(seat, Question::Support);
        }
        None => reveal(state, out),
    }
}

/// CF-EXAM-7 to CF-EXAM-9: why `me` may not support this student: another one's owner is owed more.
fn why_not_support(table: &Table, me: Seat, student: Student) -> Option<Bar> {
    // He has no duty to himself: nobody gives himself a gift.
    let owners = Student::ALL.iter().filter_map(|&student| table.students[student]);
    let gift = gifts::owed_most(table, me, owners.clone())?;
    let owed = |owner: &Seat| table.gift(*owner, me) == Some(gift);
    if table.students[student].as_ref().is_some_and(owed) {
        return None;
    }
    let owes_both = owners.clone().all(|owner| table.gift(owner, me).is_some());
    let donor = owners.clone().find(owed)?;
    Some(if owes_both { Bar::OwesMore { donor, gift } } else { Bar::MustSupport { donor, gift } })
}

/// CF-OBL-3: the student `me` would have to support in a contested examination, if he has no choice.
pub(crate) fn must_support(table: &Table, me: Seat) -> Option<Student> {
    let (red, plain) = (table.students.red?, table.students.plain?);
    let mut allowed = Student::ALL.iter().filter(|&&student| why_not_support(table, me, student).is_none());
    match (allowed.next(), allowed.next()) {
        (Some(&student), None) if red != plain => Some(student),
        (Some(_) | None, _) => None,
    }
}

/// `D-EXAM-S`.
pub(crate) fn legal_support(table: &Table, me: Seat, out: &mut impl Offer<Confucius>) {
    for &student in Student::ALL {
        offer_unless(why_not_support(table, me, student), Action::Support(student), out);
    }
}

pub(crate) fn support(table: &mut Table, student: Student) {
    in_progress(table).student = Some(student);
    table.agenda.ask(Question::Contribute);
}

/// `D-EXAM-C`: any cards, at least one (CF-EXAM-10).
pub(crate) fn legal_contribute(hand: &Hand, out: &mut impl Offer<Confucius>) {
    let some = hand.cards.parts().filter(|cards| !cards.is_empty());
    some.for_each(|cards| out.offer(Action::Contribute(cards)));
}

/// CF-EXAM-6: student and number are public, the faces are not.
pub(crate) fn contribute(state: &mut State, me: Seat, cards: Cards, out: &mut impl Hear<Event>) {
    let table = &mut state.table;
    let exam = in_progress(table);
    let student = exam.student.expect("a student was named before cards are laid");
    exam.contributions.push(Contribution { seat: me, student, cards: cards.len() });
    let hand = &mut state.hands[me];
    hand.cards -= cards;
    hand.contributed = Some((student, cards));
    let number = cards.len();
    out.hear(|| Event::Tutored { seat: me, student, cards: number, faces: Veiled::new(me, cards) });
    // CF-EXAM-11: whatever the result.
    let cancels = number >= data().board.cancelling_cards
        && table.students[student].is_some_and(|owner| table.gift(owner, me).is_some());
    if !cancels {
        tutored(table);
    } else if table.options.exam_auto_cancel {
        cancel_gift(table, me, out);
    } else {
        table.agenda.ask(Question::CancelGift);
    }
}

/// `D-EXAM-X`, only where cancelling is not automatic.
pub(crate) fn legal_cancel(out: &mut impl Offer<Confucius>) {
    out.offer(Action::CancelGift);
    out.offer(Action::KeepGift);
}

/// CF-CANC-3: only the gift of the supported owner.
pub(crate) fn cancel_gift(table: &mut Table, me: Seat, out: &mut impl Hear<Event>) {
    let student = in_progress(table).student.expect("a student was named");
    if let Some(owner) = table.students[student] {
        gifts::cancel(table, owner, me, out);
    }
    tutored(table);
}

/// The first of the queue is done (CF-EXAM-5: each once).
pub(crate) fn tutored(table: &mut Table) {
    let exam = in_progress(table);
    exam.queue.remove(0);
    exam.student = None;
}

fn in_progress(table: &mut Table) -> &mut Exam {
    table.exam.as_mut().expect("an examination is going on")
}

/// CF-EXAM-12 to CF-EXAM-14. The piles are not attributed to players (section 8).
fn reveal(state: &mut State, out: &mut impl Hear<Event>) {
    let mut piles = ByStudent::<Cards>::default();
    for seat in state.hands.seats() {
        if let Some((student, cards)) = state.hands[seat].contributed.take() {
            piles[student] += cards;
            out.reveal(Seats::but(seat));
        }
    }
    let table = &mut state.table;
    table.discard += piles.red + piles.plain;
    let coins = [piles.red.worth(Currency::Coins), piles.plain.worth(Currency::Coins)];
    let winner = if coins[0] >= coins[1] { table.students.red } else { table.students.plain };
    let winner = winner.expect("a contested examination has two students");
    let exam = in_progress(table);
    exam.piles = Some(piles);
    exam.winner = Some(winner);
    Student::ALL.iter().for_each(|&student| trace::revealed(state, student, piles[student]));
    out.hear(|| Event::ExamDecided { winner, red: coins[0], plain: coins[1] });
    state.moment(out);
    place::begin(state, winner, out);
}
