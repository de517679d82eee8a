//! The starting draft (rules section 5, YD-SET-7 to YD-SET-12).

use tabletop::{ArrayVec, Hear, Offer, Seat};

use crate::Dragon;
use crate::action::Action;
use crate::bar::Bar;
use crate::event::Event;
use crate::hire;
use crate::month::Question;
use crate::person::Person;
use crate::piece::Named;
use crate::table::Table;

pub(crate) fn legal_first(out: &mut impl Offer<Dragon>) {
    // Every type has more tiles in the second row than players who draft before (YD-SET-9).
    for &person in Person::ALL {
        out.offer(Action::Draft(person));
    }
}

pub(crate) fn legal_second(table: &Table, me: Seat, out: &mut impl Offer<Dragon>) {
    let [first, _] = table.starters(me);
    let taken = table.partners_taken(first);
    for &person in Person::ALL {
        let action = Action::Draft(person);
        if Some(person) == first {
            out.bar(action, Bar::SameType); // YD-SET-8
        } else if taken.contains(&person) {
            out.bar(action, Bar::PairTaken); // YD-SET-9
        } else {
            out.offer(action);
        }
    }
}

pub(crate) fn legal_place(table: &Table, me: Seat, out: &mut impl Offer<Dragon>) {
    for palace in table.courts[me].palaces.iter() {
        out.offer(Action::Place(palace.id)); // YD-SET-10
    }
}

/// YD-SET-10: the first tile always goes to palace 0.
pub(crate) fn first(table: &mut Table, me: Seat, person: Person, out: &mut impl Hear<Event>) {
    draft(table, me, person, out);
    hire::house(table, me, 0, out);
    table.agenda.ask(Question::DraftSecond);
}

pub(crate) fn second(table: &mut Table, me: Seat, person: Person, out: &mut impl Hear<Event>) {
    draft(table, me, person, out);
    table.agenda.ask(Question::DraftPlace);
}

/// YD-SET-11: both tiles are placed before the next player drafts.
pub(crate) fn place(table: &mut Table, me: Seat, palace: u8, out: &mut impl Hear<Event>) {
    hire::house(table, me, palace, out);
    table.turn.over();
}

fn draft(table: &mut Table, me: Seat, person: Person, out: &mut impl Hear<Event>) {
    let kind = person.young(); // YD-SET-8: from the second row
    hire::from_display(table, kind);
    out.hear(|| Event::Drafted { seat: me, kind });
}

impl Table {
    /// The types a seat has drafted; during the draft its court holds nobody else.
    fn starters(&self, seat: Seat) -> [Option<Person>; 2] {
        let mut persons = self.courts[seat].palaces.iter().flat_map(|palace| palace.persons.iter());
        [persons.next(), persons.next()].map(|kind| kind.map(crate::person::Kind::person))
    }

    /// YD-SET-9: whom those who drafted before have beside `first`.
    fn partners_taken(&self, first: Option<Person>) -> ArrayVec<[Person; 5]> {
        let before = &self.turn.order[..usize::from(self.turn.done)];
        before
            .iter()
            .filter_map(|&seat| match self.starters(seat) {
                [one, other] if one == first => other,
                [one, other] if other == first => one,
                _ => None,
            })
            .collect()
    }
}
