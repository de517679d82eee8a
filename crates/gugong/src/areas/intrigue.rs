//! Intrigue (rules section 6.11, INT).

use tabletop::{Hear, Seat};

use crate::action::Way;
use crate::bar::Bar;
use crate::event::Event;
use crate::servants;
use crate::table::Table;
use crate::task::{Keep, Step};

/// GG-INT-1, GG-INT-2: spaces of both options, and the price of the second.
pub(crate) const FEW: u8 = 1;
pub(crate) const MORE: u8 = 3;
pub(crate) const PRICE: u8 = 1;

/// The options of 07.
#[inline]
pub(crate) fn ways(table: &Table, me: Seat, mut each: impl FnMut(Way, Option<Bar>)) {
    // GG-INT-5
    let at_the_end = is_at_the_end(table, me).then_some(Bar::AtTheEnd);
    each(Way::Scheme, at_the_end.filter(|_| table.next_first.is_some()));
    each(Way::SchemeMore, at_the_end.or_else(|| servants::why_not_pay(table, me, PRICE)));
}

/// Whether the marker can go no further (GG-INT-3).
#[inline]
pub(crate) fn is_at_the_end(table: &Table, me: Seat) -> bool {
    table.players[me].intrigue == table.printed().constants.intrigue
}

/// GG-INT-1.
pub(crate) fn few(table: &mut Table, me: Seat, out: &mut impl Hear<Event>) {
    forward(table, me, FEW, out);
    if table.next_first.is_none() {
        table.next_first = Some(me);
        let who = table.who(me);
        out.hear(|| Event::NextFirst { who });
    }
}

/// GG-INT-2.
pub(crate) fn more(table: &mut Table, me: Seat, out: &mut impl Hear<Event>) {
    table.agenda.step(Step::Scheme(me, MORE));
    servants::charge(table, me, PRICE, Keep::Nothing, out);
}

/// GG-INT-3: surplus steps are lost.
pub(crate) fn forward(table: &mut Table, me: Seat, spaces: u8, out: &mut impl Hear<Event>) {
    let last = table.printed().constants.intrigue;
    let from = table.players[me].intrigue;
    let space = (from + spaces).min(last);
    if space != from {
        put(table, me, space);
        let who = table.who(me);
        out.hear(|| Event::Schemed { who, space });
    }
}

/// GG-WAL-9.
pub(crate) fn step_back(table: &mut Table, me: Seat, spaces: u8, out: &mut impl Hear<Event>) {
    let space = table.players[me].intrigue - spaces;
    put(table, me, space);
    let who = table.who(me);
    out.hear(|| Event::SteppedBack { who, space });
}

/// GG-INT-4: a marker that moves goes on top of the stack there; the others keep their order.
fn put(table: &mut Table, me: Seat, space: u8) {
    table.players[me].intrigue = space;
    let n = table.players.len();
    let rank = |idx: usize| Seat::new(idx);
    let from = (0..n).find(|&idx| table.ranks[rank(idx)] == me).unwrap_or(0);
    // Everybody on this space or behind it comes before.
    let to =
        (0..n).filter(|&idx| idx != from && table.players[table.ranks[rank(idx)]].intrigue <= space).count();
    if from < to {
        (from..to).for_each(|idx| table.ranks[rank(idx)] = table.ranks[rank(idx + 1)]);
    } else {
        (to..from).rev().for_each(|idx| table.ranks[rank(idx + 1)] = table.ranks[rank(idx)]);
    }
    table.ranks[rank(to)] = me;
}
