//! Commercial Income, Tax Income and No Action (rules section 6.22, COMM, TAX and NOACT).

use tabletop::{Hear, Offer, Seat};

use crate::action::Action;
use crate::bar::{Bar, offer_unless};
use crate::card::{Cards, Currency};
use crate::data::data;
use crate::draw::draw;
use crate::event::Event;
use crate::hand::{Hand, Means};
use crate::table::Table;
use crate::{Confucius, State, pay, turn};

pub(crate) fn why_not_trade(table: &Table, means: Means, me: Seat) -> Option<Bar> {
    if table.families[me].commercial_used {
        Some(Bar::CommercialUsed) // CF-COMM-1
    } else if means.coins == 0 {
        Some(Bar::NoCards) // CF-COMM-3
    } else {
        None
    }
}

/// CF-COMM-2: the amount paid decides the effect, so it cannot be overpaid unless that was agreed.
fn why_not_pay(table: &Table, coins: u8) -> Option<Bar> {
    let most = data().board.prices.commercial_most;
    (coins > most && !table.options.commercial_overpay).then_some(Bar::TooMuchForTrade { most })
}

/// `D-COMM`.
pub(crate) fn legal_trade<O: Offer<Confucius>>(table: &Table, hand: &Hand, out: &mut O) {
    // A card is worth a coin at least, so nobody can pay more cards than coins.
    let most = data().board.prices.commercial_most;
    let cards = if O::BARS || table.options.commercial_overpay {
        hand.cards
    } else {
        hand.cards.zip(hand.cards, |n, _| n.min(most))
    };
    for cards in cards.parts().filter(|cards| !cards.is_empty()) {
        offer_unless(why_not_pay(table, cards.worth(Currency::Coins)), Action::Trade(cards), out);
    }
}

/// CF-COMM-2.
pub(crate) fn trade(state: &mut State, me: Seat, cards: Cards, out: &mut impl Hear<Event>) {
    let prices = &data().board.prices;
    turn::commit(state, me, out);
    pay::discard(state, me, cards);
    state.table.families[me].commercial_used = true;
    out.hear(|| Event::Paid { seat: me, cards });
    let coins = cards.worth(Currency::Coins).min(prices.commercial_most);
    draw(state, me, coins + prices.commercial_extra, out);
}

/// CF-TAX-1.
pub(crate) fn tax(state: &mut State, me: Seat, out: &mut impl Hear<Event>) {
    turn::commit(state, me, out);
    draw(state, me, data().board.prices.tax, out);
}

/// CF-NOACT-1.
pub(crate) fn no_action(state: &mut State, me: Seat, out: &mut impl Hear<Event>) {
    turn::commit(state, me, out);
}
