//! Invade Foreign Land (rules section 6.16, INV).

use tabletop::{Hear, Offer, Seat};

use crate::action::Action;
use crate::bar::{Bar, offer_unless};
use crate::event::Event;
use crate::hand::{Hand, Means};
use crate::land::BoxKind;
use crate::pending::{Price, Target};
use crate::table::{Foreign, Table};
use crate::{Confucius, pay};

fn why_not(foreign: &Foreign, means: Means, kind: BoxKind) -> Option<Bar> {
    if foreign.result.is_some() {
        Some(Bar::LandResolved(kind.land)) // CF-GEN-5
    } else if foreign.leftmost(kind, None).is_none() {
        Some(Bar::BoxTaken) // CF-INV-1
    } else {
        Price::coins(kind.land.cost()).why_not(means)
    }
}

/// What the cheapest land with an empty box costs.
pub(crate) fn least(table: &Table) -> Option<Price> {
    let open = table.foreign_lands.iter().filter(|foreign| foreign.result.is_none());
    let open = open.filter(|foreign| foreign.boxes().contains(&None));
    open.map(|foreign| foreign.land.cost()).min().map(Price::coins)
}

pub(crate) fn why_not_any(table: &Table, means: Means, me: Seat) -> Option<Bar> {
    if table.families[me].armies.colonies == 0 {
        return Some(Bar::NoArmyInColonies); // CF-INV-2
    }
    match least(table) {
        None => Some(Bar::BoxTaken),
        Some(price) => price.why_not(means),
    }
}

/// `D-INV`: every kind of box.
pub(crate) fn legal(table: &Table, hand: &Hand, out: &mut impl Offer<Confucius>) {
    let means = hand.means();
    for foreign in &table.foreign_lands {
        for kind in foreign.land.kinds() {
            offer_unless(why_not(foreign, means, kind), Action::Invade(kind), out);
        }
    }
}

pub(crate) fn choose(table: &mut Table, kind: BoxKind) {
    pay::ask(table, Target::Box(kind), Price::coins(kind.land.cost()));
}

/// CF-INV-1, into the leftmost box of its kind (CF-INV-3).
pub(crate) fn invade(table: &mut Table, me: Seat, kind: BoxKind, out: &mut impl Hear<Event>) {
    table.families[me].armies.colonies -= 1;
    put(table, me, kind);
    out.hear(|| Event::Invaded { seat: me, kind });
}

/// An army of `owner` goes to the leftmost empty box of this kind.
pub(crate) fn put(table: &mut Table, owner: Seat, kind: BoxKind) {
    let foreign = table.foreign_mut(kind.land);
    let idx = foreign.leftmost(kind, None).expect("an empty box was chosen");
    foreign.armies[idx] = Some(owner);
}

impl Table {
    /// One of the three lands, to change it.
    pub(crate) fn foreign_mut(&mut self, land: crate::land::ForeignLand) -> &mut Foreign {
        let foreign = self.foreign_lands.iter_mut().find(|foreign| foreign.land == land);
        foreign.expect("a land on the board was chosen")
    }
}
