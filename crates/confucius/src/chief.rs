//! The Choose Chief Minister phase (rules section 6.5, CM).

use tabletop::{Hear, Offer, Purpose, Seat};

use crate::action::Action;
use crate::actions_box::ActionSpace;
use crate::bar::Bar;
use crate::event::Event;
use crate::table::{Phase, Table};
use crate::task::Question;
use crate::{Confucius, State};

// Section 9.
const CHIEF: Purpose = Purpose::new("confucius chief minister");

/// CF-CM-1: the first one by chance; every other is appointed.
pub(crate) fn begin(state: &mut State) {
    let table = &mut state.table;
    table.phase = Phase::ChiefMinister;
    if table.round > 1 {
        return table.ask(table.chief_minister, Question::Appoint);
    }
    let n = u32::try_from(table.families.len()).expect("at most five play");
    let seat = Seat::new(state.sealed.dice.draw(CHIEF, 0).below(n) as usize);
    take_office(table, seat);
}

/// `D-CM`: any other player (CF-CM-2).
pub(crate) fn legal(table: &Table, me: Seat, out: &mut impl Offer<Confucius>) {
    for seat in table.families.seats() {
        if seat == me {
            out.bar(Action::Appoint(seat), Bar::AppointAnother);
        } else {
            out.offer(Action::Appoint(seat));
        }
    }
}

pub(crate) fn appoint(table: &mut Table, me: Seat, seat: Seat, out: &mut impl Hear<Event>) {
    take_office(table, seat);
    out.hear(|| Event::ChiefAppointed { seat: me, chief: seat });
}

/// CF-CM-3; the player to his left takes the first turn (CF-TURN-1).
fn take_office(table: &mut Table, seat: Seat) {
    table.chief_minister = seat;
    table.families[seat].place(ActionSpace::ImperialFavour, 1);
    table.phase = Phase::Actions;
    table.acting = seat;
}
