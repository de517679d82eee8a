//! Recruit Army (rules section 6.15, ARMY).

use tabletop::{Hear, Seat};

use crate::bar::Bar;
use crate::event::Event;
use crate::hand::Means;
use crate::pending::Target;
use crate::table::Table;
use crate::{discount, pay};

pub(crate) fn why_not(table: &Table, means: Means, me: Seat) -> Option<Bar> {
    why_not_recruit(table, me).or_else(|| discount::army(table, me).why_not(means))
}

/// CF-ARMY-2, also for the reward card (CF-REW-A1).
pub(crate) fn why_not_recruit(table: &Table, me: Seat) -> Option<Bar> {
    (table.families[me].armies.supply == 0).then_some(Bar::NoArmyInSupply)
}

/// `D-REC` is nothing but its payment.
pub(crate) fn choose(table: &mut Table, me: Seat) {
    let price = discount::army(table, me);
    pay::ask(table, Target::None, price);
}

/// CF-ARMY-1: one army.
pub(crate) fn recruit(table: &mut Table, me: Seat, out: &mut impl Hear<Event>) {
    let armies = &mut table.families[me].armies;
    armies.supply -= 1;
    armies.colonies += 1;
    out.hear(|| Event::Recruited { seat: me });
}
