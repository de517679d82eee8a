//! Betting, and who takes the pot (6 BET, 6 END): what may be chosen, what a choice does, what happens by itself.

use tabletop::{Hear, Offer, Seats, Task, Went};

use crate::table::{Question, Step};
use crate::{Action, Bar, Event, Kuhn, State, Table};

/// What may be chosen.
pub(crate) fn legal(table: &Table, out: &mut impl Offer<Kuhn>) {
    match table.agenda.question() {
        Some(Question::Open(_)) => {
            out.offer(Action::Check); // KP-BET-1
            out.offer(Action::Bet);
            out.bar(Action::Call, Bar::NothingWasBet);
        }
        Some(Question::Answer(_)) => {
            out.offer(Action::Fold); // KP-BET-3
            out.offer(Action::Call);
            out.bar(Action::Check, Bar::BetIsAnswered); // KP-BET-4
        }
        None => {}
    }
}

/// Does what was chosen.
pub(crate) fn choose(state: &mut State, action: Action, out: &mut impl Hear<Event>) {
    let table = &mut state.table;
    let Some(question) = table.agenda.answered() else { return };
    let seat = question.seat();
    let other = table.other(seat);
    out.hear(|| Event::Chose { seat, action });
    match action {
        Action::Check if seat < other => table.agenda.ask(Question::Open(other)), // KP-BET-2
        Action::Check => table.agenda.step(Step::Show),
        Action::Bet => {
            table.bets[seat] += 1;
            table.agenda.ask(Question::Answer(other));
        }
        Action::Fold => table.agenda.step(Step::Take(other)), // KP-END-1
        Action::Call => {
            table.bets[seat] += 1;
            table.agenda.step(Step::Show);
        }
    }
}

/// Lets one thing happen.
pub(crate) fn step(state: &mut State, out: &mut impl Hear<Event>) -> Went {
    let table = &mut state.table;
    let Some(Task::Step(step)) = table.agenda.next() else { return Went::Nowhere };
    table.agenda.take();
    match step {
        Step::Show => {
            // KP-END-2
            let cards = state.hands.map(|hand| hand.card);
            table.shown = Some(cards);
            out.reveal(Seats::ALL);
            cards.by_seat().for_each(|(seat, &card)| out.hear(|| Event::Shown { seat, card }));
            let highest = cards.seats().max_by_key(|&seat| cards[seat]).expect("two play");
            table.agenda.step(Step::Take(highest));
        }
        Step::Take(seat) => {
            table.winner = Some(seat);
            let chips = table.bets[table.other(seat)]; // KP-END-3
            out.hear(|| Event::Won { seat, chips });
        }
    }
    Went::On
}
