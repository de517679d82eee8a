//! Gifts bind their receivers (rules sections 6.19 and 6.20, OBL and CANC): the questions other rules ask, and the one
//! way a gift ends.

use tabletop::{Hear, Seat};

use crate::bar::Bar;
use crate::event::Event;
use crate::piece::{Gift, Ministry};
use crate::table::Table;

/// CF-OBL-2: the gift that keeps `me` from bribing in this ministry. Each donor counts for himself; one without
/// influence there binds nobody (CF-OBL-8).
#[inline]
pub(crate) fn why_not_bribe(table: &Table, me: Seat, ministry: Ministry) -> Option<Bar> {
    if table.ministries[ministry].influence(me) == 0 {
        return None;
    }
    table.families.seats().find_map(|donor| {
        let gift = table.gift(donor, me)?;
        forbids(table, donor, me, ministry).then_some(Bar::Obliged { donor, gift, ministry })
    })
}

/// CF-OBL-2: whether a gift of this donor keeps `me` from bribing in this ministry.
#[inline]
pub(crate) fn forbids(table: &Table, donor: Seat, me: Seat, ministry: Ministry) -> bool {
    let officials = &table.ministries[ministry];
    let influence = officials.influence(donor);
    influence >= 1 && officials.influence(me) >= influence
}

/// CF-OBL-1: the gift of `to` that one of this value would fall short of.
pub(crate) fn why_not_give(table: &Table, me: Seat, gift: Gift, to: Seat) -> Option<Bar> {
    let received = table.gift(to, me)?;
    (gift < received).then_some(Bar::GiftTooSmall { donor: to, gift: received })
}

/// CF-EXAM-8, CF-MIN-7: the most valuable gift in front of `me` from any of these. Its donor comes first; several
/// may have given one of that value.
pub(crate) fn owed_most(table: &Table, me: Seat, among: impl Iterator<Item = Seat> + Clone) -> Option<Gift> {
    among.filter_map(|donor| table.gift(donor, me)).max()
}

/// CF-CANC-6: the card leaves the game, the marker the Gifts box.
pub(crate) fn cancel(table: &mut Table, donor: Seat, recipient: Seat, out: &mut impl Hear<Event>) {
    if let Some(gift) = table.gift(donor, recipient) {
        table.families[donor].set_given(recipient, None);
        out.hear(|| Event::GiftCancelled { donor, recipient, gift });
    }
}
