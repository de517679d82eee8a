//! Features of *Gùgōng* that only `me` can see: the own cards, what they could do, and where the own traveller could
//! go.

use gugong::card::{Card, Icon};
use gugong::decree::Decree;
use gugong::piece::{Named, Token};
use gugong::{Gugong, Hand};
use tabletop::{Seat, View};

use crate::features::FeatureSink;

#[inline(always)]
pub(super) fn encode(view: &View<'_, Gugong>, me: Seat, out: &mut impl FeatureSink) {
    let table = view.table;
    let hand = view.hand(me).copied().unwrap_or_default();
    out.about("hand", &hand, |out| hand_features(&hand, out));
    // With whom the gifts in hand are welcome: at no cost, and with an action of their own.
    let own = &table.players[me];
    let (increase, is_equal_free) = (table.gift_increase(me), own.owns(Decree::D24));
    out.about("offers", &(hand.cards, table.gifts, increase, is_equal_free), |out| {
        for (area, gift) in table.gifts.iter() {
            let is_free = |card: &Card| {
                let value = card.value + increase;
                value > gift.value
                    || (increase == 0 && value == 1 && gift.value == 9)
                    || (is_equal_free && value == gift.value)
            };
            let free = hand.cards.iter().filter(is_free);
            let (plain, rich) =
                free.fold((0, 0), |(all, rich), card| (all + 1, rich + usize::from(card.icon != Icon::None)));
            out.up_to(("free", area.code()), plain, 3);
            out.up_to(("free-with-icon", area.code()), rich, 3);
        }
    });
    let mut reach = [0; Token::ALL.len()];
    for city in table.destinations(me).iter() {
        if let Some(token) = table.cities[city.idx()] {
            reach[token as usize] += 1;
        }
    }
    for (token, &count) in Token::ALL.iter().zip(&reach) {
        out.up_to(("reach", token.code()), count, 2);
    }
}

/// Which card of each value is in hand, and which will be tomorrow.
#[inline(always)]
fn hand_features(hand: &Hand, out: &mut impl FeatureSink) {
    for (pile, cards) in [("card", &hand.cards), ("discard", &hand.discard)] {
        let mut icons = [0; 9];
        for card in cards.iter() {
            icons[usize::from(card.value) - 1] = 1 + card.icon as usize;
        }
        for (idx, icon) in icons.into_iter().enumerate() {
            out.up_to((pile, idx + 1), icon, Icon::ALL.len());
        }
    }
}
