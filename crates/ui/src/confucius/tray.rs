//! The tray before the viewer: every set of cards that can be chosen, laid out ready to be taken.

use confucius::Confucius;
use confucius::card::{Cards, Currency};
use confucius::hand::Hand;
use confucius::piece::Named;
use confucius::table::Table;
use i18n::Say;
use maud::{Markup, html};
use tabletop::Message;

use super::Spot;
use super::figure::small;
use super::told;
use crate::Offers;
use crate::art::{icon, labelled, words};

/// More sets than these are laid closer together.
const FEW: usize = 10;

pub(super) fn draw(table: &Table, hand: &Hand, offers: &Offers<Confucius>, say: &Say) -> Markup {
    let price = table.pending.and_then(|pending| pending.price);
    let currency = price.map_or(Currency::Coins, |price| price.currency);
    let mut sets: Vec<Cards> =
        hand.cards.parts().filter(|&cards| offers.is_offered(Spot::Cards(cards))).collect();
    sets.sort_by_key(|cards| (cards.len(), cards.worth(currency)));
    html! {
        div.tray data-many[sets.len() > FEW] role="group" aria-label=(say.words("confucius-board-tray")) {
            @if !sets.is_empty() {
                @if let Some(price) = price { p.due { (say.words("confucius-board-due")) " " b { (told::price(price, say)) } } }
            }
            @for cards in sets { (set(cards, currency, hand.cards, offers, say)) }
            @for (spot, id) in [
                (Spot::Otherwise, "confucius-do-overpay"),
                (Spot::CancelGift, "confucius-do-cancel-gift"),
                (Spot::KeepGift, "confucius-do-keep-gift"),
            ] {
                @if offers.is_offered(spot) { (answer(spot, &say.words(id), offers)) }
            }
        }
    }
}

/// What joins a set and what it leaves.
fn key(cards: Cards) -> String {
    format!("set-{}", cards.to_string().replace(' ', "-"))
}

/// A few cards side by side, and what they are worth.
fn set(cards: Cards, currency: Currency, hand: Cards, offers: &Offers<Confucius>, say: &Say) -> Markup {
    let name = told::list(say, cards.iter().map(|card| say.words(card.noun())));
    let name = labelled(say, &name, worth(cards, say));
    let count = i32::from(cards.len());
    // Many cards move together.
    let step = (90 / count.max(1)).min(15);
    let width = (count - 1) * step + 14;
    let rest = hand - cards;
    html! {
        svg.set data-shows=(key(cards)) role="group" aria-label=(name) viewBox=(format!("0 0 {} 30", width + 34)) {
            (offers.hang(Spot::Cards(cards), &name, html! {
                title { (name) }
                rect.edge.mat x="1" y="1" width=(width + 32) height="28" rx="5" {}
                @for (card, slot) in cards.iter().zip(0..) { (small(card, currency, 6 + slot * step, 5)) }
                text.sum x=(width + 20) y="20" { (cards.worth(currency)) }
            }))
        }
        span.rest data-ghost=(key(cards)) { (say.words("confucius-board-rest")) " " (means(rest)) }
    }
}

fn answer(spot: Spot, name: &str, offers: &Offers<Confucius>) -> Markup {
    html! {
        svg.answer viewBox="0 0 110 30" role="group" aria-label=(name) {
            (offers.hang(spot, name, html! {
                title { (name) }
                rect.edge.mat x="1" y="1" width="108" height="28" rx="5" {}
                (words(name, 55, 19, 100, 12))
            }))
        }
    }
}

/// What cards are worth in either currency.
pub(super) fn worth(cards: Cards, say: &Say) -> String {
    let worth =
        Message::new("confucius-board-worth").text("coins", told::coins(cards.worth(Currency::Coins), say));
    say.message(&worth.text("licences", told::licences(cards.worth(Currency::Licences), say)))
}

/// The same in pictures.
pub(super) fn means(cards: Cards) -> Markup {
    html! {
        span.means aria-hidden="true" {
            (icon("coin")) b { (cards.worth(Currency::Coins)) } " "
            (icon("charter")) b { (cards.worth(Currency::Licences)) }
        }
    }
}
