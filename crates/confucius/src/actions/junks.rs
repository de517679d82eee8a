//! Buy Junks (rules section 6.13, JUNK).

use tabletop::{Hear, Offer, Seat};

use crate::action::Action;
use crate::bar::{Bar, offer_unless};
use crate::data::data;
use crate::event::Event;
use crate::hand::{Hand, Means};
use crate::pending::Target;
use crate::setup::size;
use crate::table::Table;
use crate::{Confucius, discount, pay};

pub(crate) fn why_not(table: &Table, means: Means, me: Seat, junks: u8) -> Option<Bar> {
    if junks > table.junk_supply {
        return Some(Bar::TooFewJunks { left: table.junk_supply }); // CF-JUNK-2
    }
    discount::junks(table, me, junks).why_not(means)
}

/// `D-JUNK`: 1 to 4 (CF-JUNK-1).
pub(crate) fn legal(table: &Table, hand: &Hand, me: Seat, out: &mut impl Offer<Confucius>) {
    for junks in 1..=size(&data().board.junk_price.normal) {
        offer_unless(why_not(table, hand.means(), me, junks), Action::BuyJunks(junks), out);
    }
}

pub(crate) fn choose(table: &mut Table, me: Seat, junks: u8) {
    let price = discount::junks(table, me, junks);
    pay::ask(table, Target::Junks(junks), price);
}

/// CF-JUNK-1.
pub(crate) fn buy(table: &mut Table, me: Seat, junks: u8, out: &mut impl Hear<Event>) {
    table.junk_supply -= junks;
    table.families[me].shipyard += junks;
    out.hear(|| Event::JunksBought { seat: me, junks });
}
