//! Start Voyage (rules section 6.14, VOY).

use tabletop::{Hear, Offer, Seat};

use crate::action::Action;
use crate::bar::{Bar, offer_unless};
use crate::data::data;
use crate::event::{Event, Merit};
use crate::hand::{Hand, Means};
use crate::land::DistantLand;
use crate::pending::{Pending, Price, Target};
use crate::piece::Named;
use crate::setup::size;
use crate::table::{Distant, Table};
use crate::task::Question;
use crate::{Confucius, State, pay, rewards};

/// Lands on which `me` has no marker yet.
fn unvisited(table: &Table, me: Seat) -> u8 {
    let visited = table.distant_lands.iter().filter(|land| land.is_visited_by(me)).count();
    size(&table.distant_lands) - u8::try_from(visited).expect("there are five")
}

/// CF-VOY-8: the most junks the ocean takes before a voyage lacks a land.
fn most(table: &Table, me: Seat) -> u8 {
    let (voyage, unvisited) = (data().board.voyage, unvisited(table, me));
    if unvisited == 0 && !table.options.voyage_without_target {
        return 0;
    }
    voyage * unvisited + (voyage - 1) - table.families[me].ocean
}

pub(crate) fn why_not(table: &Table, means: Means, me: Seat, junks: u8) -> Option<Bar> {
    let shipyard = table.families[me].shipyard;
    if junks > shipyard {
        Some(Bar::TooFewInShipyard { shipyard }) // CF-VOY-1
    } else if junks > most(table, me) {
        Some(Bar::NoLandLeft) // CF-VOY-8
    } else {
        Price::licences(junks).why_not(means)
    }
}

/// `D-VOY-N`: 1 up to the junks in the shipyard (CF-VOY-1).
pub(crate) fn legal(table: &Table, hand: &Hand, me: Seat, out: &mut impl Offer<Confucius>) {
    for junks in 1..=table.families[me].shipyard {
        offer_unless(why_not(table, hand.means(), me, junks), Action::Launch(junks), out);
    }
}

pub(crate) fn choose(table: &mut Table, junks: u8) {
    pay::ask(table, Target::Junks(junks), Price::licences(junks));
}

/// CF-VOY-2, CF-VOY-3: every five complete a voyage and return to the supply; the rest stays.
pub(crate) fn launch(state: &mut State, me: Seat, pending: Pending, junks: u8, out: &mut impl Hear<Event>) {
    let voyage = data().board.voyage;
    let table = &mut state.table;
    let family = &mut table.families[me];
    family.shipyard -= junks;
    let ocean = family.ocean + junks;
    family.ocean = ocean % voyage;
    let voyages = ocean / voyage;
    table.junk_supply += voyage * voyages;
    out.hear(|| Event::Launched { seat: me, junks, voyages });
    if voyages > 0 {
        table.pending = Some(Pending { reward: None, price: None, voyages, ..pending });
        table.agenda.ask(Question::Visit);
    }
}

/// `D-VOY-LAND`: once per land (CF-VOY-5).
pub(crate) fn legal_visit(table: &Table, me: Seat, out: &mut impl Offer<Confucius>) {
    for &land in DistantLand::ALL {
        if table.distant(land).is_visited_by(me) {
            out.bar(Action::Visit(land), Bar::AlreadyVisited);
        } else {
            out.offer(Action::Visit(land));
        }
    }
}

impl Distant {
    /// CF-VOY-6: the points the next visitor gets: only the first takes the tile.
    pub fn prize(&self) -> u8 {
        if self.visitors.is_empty() { self.vp } else { 0 }
    }
}

/// CF-VOY-4: one voyage after the other.
pub(crate) fn visit(state: &mut State, me: Seat, land: DistantLand, out: &mut impl Hear<Event>) {
    let distant = &mut state.table.distant_lands[land as usize];
    let vp = distant.prize();
    distant.visitors.push(me);
    out.hear(|| Event::Visited { seat: me, land });
    state.table.score(me, Merit::DistantLand(land), vp, out);
    state.moment(out);
    rewards::gain(state, me, out); // CF-VOY-7
    let table = &mut state.table;
    if let Some(pending) = &mut table.pending {
        pending.voyages -= 1;
        if pending.voyages > 0 {
            table.agenda.ask(Question::Visit);
        } else {
            table.pending = None;
        }
    }
}
