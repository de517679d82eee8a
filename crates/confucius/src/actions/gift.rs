//! Buy Gift and Give Gift (rules sections 6.17 and 6.18, BUYG and GIVE).

use tabletop::{Hear, Offer, Seat};

use crate::action::Action;
use crate::bar::{Bar, offer_unless, unless_any};
use crate::event::Event;
use crate::hand::{Hand, Means};
use crate::pending::{Price, Target};
use crate::piece::{Gift, Named};
use crate::table::Table;
use crate::{Confucius, State, gifts, pay, turn};

/// CF-BUYG-1: its value in coins, without discount.
fn price(gift: Gift) -> Price {
    Price::coins(gift.value())
}

/// What the cheapest gift costs that is not bought yet.
pub(crate) fn least(table: &Table, me: Seat) -> Option<Price> {
    table.families[me].unavailable.iter().next().map(price)
}

pub(crate) fn why_not_buy_any(table: &Table, means: Means, me: Seat) -> Option<Bar> {
    match least(table, me) {
        None => Some(Bar::NoGiftToBuy),
        Some(price) => price.why_not(means),
    }
}

/// `D-BUYG`.
pub(crate) fn legal_buy(table: &Table, hand: &Hand, me: Seat, out: &mut impl Offer<Confucius>) {
    for &gift in Gift::ALL {
        let action = Action::BuyGift(gift);
        if !table.families[me].unavailable.contains(gift) {
            out.bar(action, Bar::AlreadyBought);
            continue;
        }
        offer_unless(price(gift).why_not(hand.means()), action, out);
    }
}

pub(crate) fn choose(table: &mut Table, gift: Gift) {
    pay::ask(table, Target::Gift(gift), price(gift));
}

/// CF-BUYG-1, also by the reward card (CF-REW-G1).
pub(crate) fn buy(table: &mut Table, me: Seat, gift: Gift, out: &mut impl Hear<Event>) {
    let family = &mut table.families[me];
    family.unavailable.remove(gift);
    family.available.insert(gift);
    out.hear(|| Event::GiftBought { seat: me, gift });
}

/// CF-GIVE-2, CF-GIVE-5.
fn why_not_give(table: &Table, me: Seat, gift: Gift, to: Seat) -> Option<Bar> {
    if to == me {
        return Some(Bar::NoGiftToYourself); // CF-GIVE-6
    }
    let downgrade = |own: Gift| {
        (!table.options.gift_downgrade && gift <= own).then_some(Bar::GiftDowngrade { gift: own })
    };
    gifts::why_not_give(table, me, gift, to).or_else(|| table.gift(me, to).and_then(downgrade))
}

/// Every available gift to everybody (CF-GIVE-1), and why not.
fn presents(table: &Table, me: Seat) -> impl Iterator<Item = (Gift, Seat, Option<Bar>)> {
    table.families[me].available.iter().flat_map(move |gift| {
        table.families.seats().map(move |to| (gift, to, why_not_give(table, me, gift, to)))
    })
}

pub(crate) fn why_not_give_any(table: &Table, me: Seat) -> Option<Bar> {
    unless_any(presents(table, me).filter(|(_, to, _)| *to != me).map(|(_, _, bar)| bar), Bar::NoGiftToGive)
}

/// `D-GIVE`.
pub(crate) fn legal_give(table: &Table, me: Seat, out: &mut impl Offer<Confucius>) {
    for (gift, to, bar) in presents(table, me) {
        offer_unless(bar, Action::Give(gift, to), out);
    }
}

/// CF-GIVE-1, CF-GIVE-3, CF-GIVE-4; it changes no cube of this round (CF-GIVE-7).
pub(crate) fn give(state: &mut State, me: Seat, gift: Gift, to: Seat, out: &mut impl Hear<Event>) {
    turn::commit(state, me, out);
    let table = &mut state.table;
    gifts::cancel(table, me, to, out); // CF-CANC-5
    if table.gift(to, me).is_some_and(|received| gift > received) {
        gifts::cancel(table, to, me, out); // CF-CANC-1
    }
    table.families[me].available.remove(gift);
    table.families[me].set_given(to, Some(gift));
    out.hear(|| Event::GiftGiven { donor: me, recipient: to, gift });
}
