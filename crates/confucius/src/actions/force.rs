//! Force Imperial Examination (rules section 6.12, FORCE).

use tabletop::{Hear, Seat};

use crate::bar::Bar;
use crate::data::data;
use crate::event::Event;
use crate::hand::Means;
use crate::pay;
use crate::pending::{Price, Target};
use crate::table::Table;

pub(crate) fn price() -> Price {
    Price::coins(data().board.prices.force_exam)
}

/// CF-FORCE-1; legal whatever the students (CF-FORCE-3).
pub(crate) fn why_not(table: &Table, means: Means) -> Option<Bar> {
    if table.round == 1 { Some(Bar::NoForceInRoundOne) } else { price().why_not(means) }
}

/// `D-FORCE` is nothing but its payment.
pub(crate) fn choose(table: &mut Table) {
    pay::ask(table, Target::None, price());
}

/// CF-FORCE-2.
pub(crate) fn force(table: &mut Table, me: Seat, out: &mut impl Hear<Event>) {
    table.exam_forced = true;
    out.hear(|| Event::ExamForced { seat: me });
}
