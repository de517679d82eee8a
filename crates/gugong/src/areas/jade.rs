//! Jade (rules section 6.10, JAD).

use tabletop::{Hear, Seat};

use crate::action::Way;
use crate::bar::Bar;
use crate::decree::Decree;
use crate::event::Event;
use crate::servants;
use crate::table::Table;
use crate::task::{House, Keep, Step};

/// GG-JAD-2: what a printed price is for this player.
pub(crate) fn price(table: &Table, me: Seat, printed: u8) -> u8 {
    if table.players[me].owns(Decree::D22) {
        printed.saturating_sub(table.printed().decree(Decree::D22).amount)
    } else {
        printed
    }
}

impl Table {
    /// The printed costs of the houses that still hold jade, ascending.
    pub fn open_houses(&self) -> impl Iterator<Item = u8> + use<> {
        let (houses, open) = (self.board().houses, self.houses);
        (0..houses.len()).filter(move |&idx| open & (1 << idx) != 0).map(move |idx| houses[idx])
    }
}

/// The options of 07: each cost class of houses with jade, and the plaza (GG-JAD-1).
#[inline]
pub(crate) fn ways(table: &Table, me: Seat, mut each: impl FnMut(Way, Option<Bar>)) {
    let mut before = None;
    for cost in table.open_houses() {
        if before != Some(cost) {
            each(Way::House(cost), servants::why_not_pay(table, me, price(table, me, cost)));
            before = Some(cost);
        }
    }
    let plaza = table.board().plaza;
    each(Way::Plaza, servants::why_not_pay(table, me, price(table, me, plaza)));
}

/// GG-JAD-1: first the price, then the jade.
pub(crate) fn buy(table: &mut Table, me: Seat, house: House, out: &mut impl Hear<Event>) {
    let printed = match house {
        House::Of(cost) => cost,
        House::Plaza => table.board().plaza,
    };
    table.agenda.step(Step::TakeJade(me, house));
    servants::charge(table, me, price(table, me, printed), Keep::Nothing, out);
}

/// GG-JAD-3: a house is emptied for good.
pub(crate) fn take(table: &mut Table, me: Seat, house: House, out: &mut impl Hear<Event>) {
    if let House::Of(cost) = house {
        let houses = &table.board().houses;
        let idx = (0..houses.len()).find(|&idx| houses[idx] == cost && table.houses & (1 << idx) != 0);
        table.houses &= !(1 << idx.expect("jade is bought where it is"));
    }
    gain(table, me, out);
}

/// One jade, from wherever.
pub(crate) fn gain(table: &mut Table, me: Seat, out: &mut impl Hear<Event>) {
    let own = &mut table.players[me];
    own.jade += 1;
    let jade = own.jade;
    let who = table.who(me);
    out.hear(|| Event::JadeTaken { who, jade });
}
