//! Secure Official (rules section 6.10, SEC).

use tabletop::{Hear, Offer, Seat};

use crate::action::Action;
use crate::bar::{Bar, unless_any};
use crate::event::Event;
use crate::official::Post;
use crate::table::{Hand, Table, Target};
use crate::{Confucius, discount, pay};

/// Every own unsecured official in an unresolved ministry (CF-SEC-1), and why not. Gifts do not matter (CF-SEC-4).
fn targets(table: &Table, hand: &Hand, me: Seat) -> impl Iterator<Item = (Post, Option<Bar>)> {
    table.unresolved().flat_map(move |(ministry, officials)| {
        (officials.owned(me) & officials.unsecured()).iter().map(move |space| {
            let post = Post { ministry, space };
            (post, discount::official(table, me, post).why_not(hand.cards))
        })
    })
}

pub(crate) fn why_not_any(table: &Table, hand: &Hand, me: Seat) -> Option<Bar> {
    unless_any(targets(table, hand, me).map(|(_, why)| why), Bar::NothingToSecure)
}

/// `D-SEC`.
pub(crate) fn legal<O: Offer<Confucius>>(table: &Table, hand: &Hand, me: Seat, out: &mut O) {
    for (post, why) in targets(table, hand, me) {
        match why {
            None => out.offer(Action::Secure(post)),
            Some(why) => out.bar(Action::Secure(post), why),
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
