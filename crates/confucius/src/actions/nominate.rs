//! Nominate Student (rules section 6.11, NOM).

use tabletop::{Hear, Offer, Seat};

use crate::action::Action;
use crate::bar::{Bar, offer_unless, unless_any};
use crate::data::data;
use crate::event::Event;
use crate::hand::Means;
use crate::pending::{Price, Target};
use crate::piece::{Named, Student};
use crate::table::Table;
use crate::{Confucius, pay};

pub(crate) fn price() -> Price {
    Price::coins(data().board.prices.nominate)
}

fn why_not(table: &Table, me: Seat, student: Student) -> Option<Bar> {
    if table.round == 1 {
        Some(Bar::NoStudentInRoundOne) // CF-NOM-1
    } else if Student::ALL.iter().any(|&own| table.students[own] == Some(me)) {
        Some(Bar::OwnStudentThere) // CF-NOM-2
    } else {
        table.students[student].map(|owner| Bar::StudentThere { owner }) // CF-NOM-2
    }
}

pub(crate) fn why_not_any(table: &Table, means: Means, me: Seat) -> Option<Bar> {
    let spaces = Student::ALL.iter().map(|&student| why_not(table, me, student));
    unless_any(spaces, Bar::NoStudentInRoundOne).or_else(|| price().why_not(means))
}

/// `D-NOM`: an empty space of his choice (CF-NOM-5).
pub(crate) fn legal(table: &Table, me: Seat, out: &mut impl Offer<Confucius>) {
    for &student in Student::ALL {
        offer_unless(why_not(table, me, student), Action::Nominate(student), out);
    }
}

pub(crate) fn choose(table: &mut Table, student: Student) {
    pay::ask(table, Target::Student(student), price());
}

/// CF-NOM-3; he stays until an examination or a petition (CF-NOM-4).
pub(crate) fn nominate(table: &mut Table, me: Seat, student: Student, out: &mut impl Hear<Event>) {
    table.students[student] = Some(me);
    out.hear(|| Event::Nominated { seat: me, student });
}
