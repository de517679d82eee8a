//! The Palace of Heavenly Purity (rules section 6.12, PAL).

use tabletop::{Hear, Seat};

use crate::action::Way;
use crate::areas::intrigue;
use crate::bar::Bar;
use crate::event::{Event, Merit};
use crate::servants;
use crate::table::Table;
use crate::task::{Keep, Step};

/// GG-PAL-1, GG-PAL-2: steps of both options, the price of the second, and what it brings besides.
pub(crate) const FEW: u8 = 1;
pub(crate) const MORE: u8 = 2;
pub(crate) const PRICE: u8 = 2;
pub(crate) const INTRIGUE: u8 = 1;

/// The options of 07.
#[inline]
pub(crate) fn ways(table: &Table, me: Seat, mut each: impl FnMut(Way, Option<Bar>)) {
    each(Way::Advance, None);
    each(Way::AdvanceMore, servants::why_not_pay(table, me, PRICE));
}

/// GG-PAL-1.
pub(crate) fn few(table: &mut Table, me: Seat, out: &mut impl Hear<Event>) {
    step(table, me, FEW, out);
}

/// GG-PAL-2: first the price.
pub(crate) fn more(table: &mut Table, me: Seat, out: &mut impl Hear<Event>) {
    table.agenda.step(Step::Advance(me, MORE));
    servants::charge(table, me, PRICE, Keep::Nothing, out);
}

/// GG-PAL-2: then the steps.
pub(crate) fn advance(table: &mut Table, me: Seat, steps: u8, out: &mut impl Hear<Event>) {
    step(table, me, steps, out);
    intrigue::forward(table, me, INTRIGUE, out);
}

/// GG-PAL-3 to GG-PAL-5: steps from wherever, judged one by one.
pub(crate) fn step(table: &mut Table, me: Seat, steps: u8, out: &mut impl Hear<Event>) {
    let last = table.printed().constants.palace;
    let who = table.who(me);
    for _ in 0..steps {
        if table.players[me].arrival.is_some() {
            servants::score(table, me, 1, Merit::Step, out); // GG-PAL-4
            continue;
        }
        let own = &mut table.players[me];
        own.envoy += 1;
        let space = own.envoy;
        out.hear(|| Event::Advanced { who, space });
        if space == last {
            let slot = table.arrived;
            table.players[me].arrival = Some(slot);
            table.arrived += 1;
            let vp = table.board().arrivals[usize::from(slot)];
            out.hear(|| Event::Arrived { who, vp });
            out.moment(table);
        }
    }
}
