//! Transfer Influence (rules section 6.21, TRANS).

use tabletop::{Hear, Offer, Seat};

use crate::action::Action;
use crate::bar::{Bar, offer_unless, unless_any};
use crate::event::Event;
use crate::official::Post;
use crate::table::Table;
use crate::{Confucius, State, gifts, turn};

/// Every own tile in an unresolved ministry (CF-TRANS-3).
fn tiles(table: &Table, me: Seat) -> impl Iterator<Item = Post> {
    table.unresolved().flat_map(move |(ministry, officials)| {
        officials.owned(me).iter().map(move |space| Post { ministry, space })
    })
}

fn others(table: &Table, me: Seat) -> impl Iterator<Item = Seat> {
    table.families.seats().filter(move |&to| to != me)
}

/// CF-TRANS-2: only a donor may receive.
fn why_not_to(table: &Table, me: Seat, to: Seat) -> Option<Bar> {
    if table.options.transfer_requires_gift && table.gift(to, me).is_none() {
        Some(Bar::NoGiftFrom { donor: to })
    } else {
        None
    }
}

/// CF-TRANS-5: without that condition a tile moves once per phase.
fn why_not_tile(table: &Table, post: Post) -> Option<Bar> {
    let moved = table.ministries[post.ministry].transferred().contains(post.space);
    (!table.options.transfer_requires_gift && moved).then_some(Bar::AlreadyTransferred)
}

pub(crate) fn why_not_any(table: &Table, me: Seat) -> Option<Bar> {
    unless_any(others(table, me).map(|to| why_not_to(table, me, to)), Bar::NoInfluence)
        .or_else(|| unless_any(tiles(table, me).map(|post| why_not_tile(table, post)), Bar::NoInfluence))
}

/// `D-TRANS`.
pub(crate) fn legal(table: &Table, me: Seat, out: &mut impl Offer<Confucius>) {
    for post in tiles(table, me) {
        let stays = why_not_tile(table, post);
        for to in others(table, me) {
            offer_unless(stays.or_else(|| why_not_to(table, me, to)), Action::Transfer(post, to), out);
        }
    }
}

/// CF-TRANS-3; the receiver's gift is cancelled, a gift to him stays (CF-TRANS-4).
pub(crate) fn transfer(state: &mut State, me: Seat, post: Post, to: Seat, out: &mut impl Hear<Event>) {
    turn::commit(state, me, out);
    state.table.ministries[post.ministry].transfer(post.space, to);
    out.hear(|| Event::Transferred { seat: me, post, to });
    gifts::cancel(&mut state.table, to, me, out); // CF-CANC-2
}
