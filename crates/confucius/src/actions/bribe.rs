//! Bribe Official (rules section 6.9, BRIBE).

use tabletop::{Hear, Offer, Seat};

use crate::action::Action;
use crate::bar::{Bar, unless_any};
use crate::event::Event;
use crate::official::Post;
use crate::piece::Ministry;
use crate::table::{Hand, Table, Target};
use crate::{Confucius, discount, gifts, pay};

/// Why `me` may bribe nobody in this ministry.
fn why_not_in(table: &Table, me: Seat, ministry: Ministry) -> Option<Bar> {
    if table.ministries[ministry].resolved {
        return Some(Bar::MinistryResolved(ministry)); // CF-GEN-5
    }
    gifts::why_not_bribe(table, me, ministry) // CF-BRIBE-4
}

/// Every unbribed official (CF-BRIBE-1), and why not.
fn targets(table: &Table, hand: &Hand, me: Seat) -> impl Iterator<Item = (Post, Option<Bar>)> {
    table.ministries.iter().flat_map(move |(ministry, officials)| {
        let closed = why_not_in(table, me, ministry);
        officials.unbribed().iter().map(move |space| {
            let post = Post { ministry, space };
            (post, closed.or_else(|| discount::official(table, me, post).why_not(hand.cards)))
        })
    })
}

pub(crate) fn why_not_any(table: &Table, hand: &Hand, me: Seat) -> Option<Bar> {
    unless_any(targets(table, hand, me).map(|(_, why)| why), Bar::NobodyToBribe)
}

/// `D-BRIBE`.
pub(crate) fn legal<O: Offer<Confucius>>(table: &Table, hand: &Hand, me: Seat, out: &mut O) {
    for (post, why) in targets(table, hand, me) {
        match why {
            None => out.offer(Action::Bribe(post)),
            Some(why) => out.bar(Action::Bribe(post), why),
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
            out.bar(Action::Bribe(Post { ministry, space }), Bar::AlreadyBribed { owner });
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
