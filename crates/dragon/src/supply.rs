//! Supplies and shortages (rules section 6.10, SUP): everything that comes from or goes to the supply passes here.

use tabletop::{Hear, Seat};

use crate::event::Event;
use crate::piece::{Good, Privilege};
use crate::table::{Stock, Table};

impl Stock {
    fn good(&mut self, good: Good) -> &mut u8 {
        match good {
            Good::Yuan => &mut self.yuan,
            Good::Rice => &mut self.rice,
            Good::Fireworks => &mut self.fireworks,
        }
    }

    fn privilege(&mut self, privilege: Privilege) -> &mut u8 {
        match privilege {
            Privilege::Small => &mut self.small,
            Privilege::Large => &mut self.large,
        }
    }
}

/// Gives what there is: everything by default (YD-SUP-2), else what the stock holds (YD-SUP-4).
fn drain(left: Option<&mut u8>, wanted: u8) -> u8 {
    let Some(left) = left else { return wanted };
    let given = wanted.min(*left);
    *left -= given;
    given
}

/// A player receives goods.
pub(crate) fn give(table: &mut Table, me: Seat, good: Good, wanted: u8, out: &mut impl Hear<Event>) {
    let amount = refill(table, me, good, wanted);
    out.hear(|| Event::Gained { seat: me, good, amount });
}

/// The same, without a word; how much it was.
pub(crate) fn refill(table: &mut Table, me: Seat, good: Good, wanted: u8) -> u8 {
    let amount = drain(table.stock.as_mut().map(|stock| stock.good(good)), wanted);
    *table.courts[me].owned(good) += amount;
    amount
}

/// A player pays or returns goods he owns; they are back at once (YD-SUP-3).
pub(crate) fn pay(table: &mut Table, me: Seat, good: Good, amount: u8) {
    let owned = table.courts[me].owned(good);
    *owned = owned.checked_sub(amount).expect("nobody pays what he does not own"); // YD-NEG-2
    if let Some(stock) = &mut table.stock {
        *stock.good(good) += amount;
    }
}

/// Floors a player receives, to be placed.
pub(crate) fn give_floors(table: &mut Table, wanted: u8) -> u8 {
    drain(table.stock.as_mut().map(|stock| &mut stock.floors), wanted)
}

/// Floors come back.
pub(crate) fn return_floors(table: &mut Table, floors: u8) {
    if let Some(stock) = &mut table.stock {
        stock.floors += floors;
    }
}

/// YD-SUP-5: whether a privilege of this kind can be had.
pub(crate) fn has_privilege(table: &Table, privilege: Privilege) -> bool {
    table.stock.is_none_or(|mut stock| *stock.privilege(privilege) > 0)
}

/// A privilege is bought.
pub(crate) fn give_privilege(table: &mut Table, me: Seat, privilege: Privilege) {
    drain(table.stock.as_mut().map(|stock| stock.privilege(privilege)), 1);
    *table.courts[me].privileges(privilege) += 1;
}

/// All privileges come back (YD-SEV-11); how many there were.
pub(crate) fn return_privileges(table: &mut Table, me: Seat) -> u8 {
    [Privilege::Small, Privilege::Large]
        .into_iter()
        .map(|privilege| {
            let lost = std::mem::take(table.courts[me].privileges(privilege));
            if let Some(stock) = &mut table.stock {
                *stock.privilege(privilege) += lost;
            }
            lost
        })
        .sum()
}
