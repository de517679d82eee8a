//! Bribe Official (rules section 6.9, BRIBE).

use tabletop::{Hear, Offer, Seat};

use crate::action::Action;
use crate::bar::{Bar, offer_unless, unless_any};
use crate::event::Event;
use crate::hand::{Hand, Means};
use crate::official::Post;
use crate::pending::{Price, Target};
use crate::table::Table;
use crate::{Confucius, discount, gifts, pay};

pub(crate) fn why_not_any(table: &Table, means: Means, me: Seat) -> Option<Bar> {
    let in_each = table.ministries.iter().map(|(ministry, officials)| {
        let Some(cost) = officials.cheapest() else { return Some(Bar::NobodyToBribe) };
        let obliged = gifts::why_not_bribe(table, me, ministry); // CF-BRIBE-4
        obliged.or_else(|| discount::official_of(table, me, cost).why_not(means))
    });
    unless_any(in_each, Bar::NobodyToBribe)
}

/// What the cheapest official costs that `me` may bribe; if there is none, the cheapest of all.
pub(crate) fn least(table: &Table, me: Seat) -> Option<Price> {
    let cheapest = |allowed: bool| {
        let open = table.unresolved();
        let open =
            open.filter(|(ministry, _)| !allowed || gifts::why_not_bribe(table, me, *ministry).is_none());
        open.filter_map(|(_, officials)| officials.cheapest()).min()
    };
    cheapest(true).or_else(|| cheapest(false)).map(|cost| discount::official_of(table, me, cost))
}

/// `D-BRIBE`: every unbribed official (CF-BRIBE-1). A resolved ministry has none.
pub(crate) fn legal<O: Offer<Confucius>>(table: &Table, hand: &Hand, me: Seat, out: &mut O) {
    let means = hand.means();
    for (ministry, officials) in table.ministries.iter() {
        let obliged = gifts::why_not_bribe(table, me, ministry); // CF-BRIBE-4
        for space in officials.unbribed().iter() {
            let post = Post { ministry, space };
            let why_not = obliged.or_else(|| discount::official(table, me, post).why_not(means));
            offer_unless(why_not, Action::Bribe(post), out);
        }
    }
    if O::BARS {
        bar_bribed(table, out);
    }
}

/// One permanent marker per tile (CF-BRIBE-1).
fn bar_bribed(table: &Table, out: &mut impl Offer<Confucius>) {
    for (ministry, officials) in table.ministries.iter() {
        for space in officials.bribed().iter() {
            let owner = officials.owner(space).expect("a bribed official carries a marker");
            let why_not = if officials.resolved {
                Bar::MinistryResolved(ministry) // CF-GEN-5
            } else {
                Bar::AlreadyBribed { owner }
            };
            out.bar(Action::Bribe(Post { ministry, space }), why_not);
        }
    }
}

/// CF-BRIBE-2.
pub(crate) fn choose(table: &mut Table, me: Seat, post: Post) {
    let price = discount::official(table, me, post);
    pay::ask(table, Target::Post(post), price);
}

/// CF-BRIBE-3.
pub(crate) fn bribe(table: &mut Table, me: Seat, post: Post, out: &mut impl Hear<Event>) {
    table.ministries[post.ministry].mark(post.space, Some(me), false);
    out.hear(|| Event::Bribed { seat: me, post });
}
