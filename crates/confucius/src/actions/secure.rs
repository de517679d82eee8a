//! Secure Official (rules section 6.10, SEC).

use tabletop::{Hear, Offer, Seat};

use crate::action::Action;
use crate::bar::{Bar, offer_unless};
use crate::event::Event;
use crate::hand::{Hand, Means};
use crate::official::{Officials, Post, SpaceSet};
use crate::pending::{Price, Target};
use crate::table::Table;
use crate::{Confucius, discount, pay};

/// Every own unsecured official (CF-SEC-1). Gifts do not matter (CF-SEC-4).
fn targets(officials: &Officials, me: Seat) -> SpaceSet {
    officials.owned(me) & officials.unsecured()
}

/// What the cheapest of them costs.
pub(crate) fn least(table: &Table, me: Seat) -> Option<Price> {
    let cheapest_in =
        |officials: &Officials| targets(officials, me).iter().map(|space| officials.cost(space)).min();
    let cheapest = table.unresolved().filter_map(|(_, officials)| cheapest_in(officials)).min();
    cheapest.map(|cost| discount::official_of(table, me, cost))
}

pub(crate) fn why_not_any(table: &Table, means: Means, me: Seat) -> Option<Bar> {
    match least(table, me) {
        None => Some(Bar::NothingToSecure),
        Some(price) => price.why_not(means),
    }
}

/// `D-SEC`.
pub(crate) fn legal<O: Offer<Confucius>>(table: &Table, hand: &Hand, me: Seat, out: &mut O) {
    let means = hand.means();
    for (ministry, officials) in table.unresolved() {
        for space in targets(officials, me).iter() {
            let post = Post { ministry, space };
            let why_not = discount::official(table, me, post).why_not(means);
            offer_unless(why_not, Action::Secure(post), out);
        }
    }
    if O::BARS {
        bar_others(table, me, out);
    }
}

fn bar_others(table: &Table, me: Seat, out: &mut impl Offer<Confucius>) {
    for (ministry, officials) in table.ministries.iter() {
        for space in officials.tiles().iter() {
            let action = Action::Secure(Post { ministry, space });
            if !officials.owned(me).contains(space) {
                out.bar(action, Bar::NotYours);
            } else if !officials.unsecured().contains(space) {
                out.bar(action, Bar::AlreadySecured);
            }
        }
    }
}

/// CF-SEC-2.
pub(crate) fn choose(table: &mut Table, me: Seat, post: Post) {
    let price = discount::official(table, me, post);
    pay::ask(table, Target::Post(post), price);
}

/// CF-SEC-3.
pub(crate) fn secure(table: &mut Table, me: Seat, post: Post, out: &mut impl Hear<Event>) {
    table.ministries[post.ministry].mark(post.space, Some(me), true);
    out.hear(|| Event::Secured { seat: me, post });
}
