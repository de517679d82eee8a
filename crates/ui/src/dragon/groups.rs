//! Phase I: the groups of action cards with the dragons on them, and the treasury beside them.

use dragon::Dragon;
use dragon::data::data;
use dragon::piece::{ActionCard, Good, Named, Privilege};
use dragon::table::{Group, Table};
use i18n::Say;
use maud::{Markup, html};
use tabletop::Message;

use super::Spot;
use super::art::{heading, labelled, marker, pic, seal, words};
use super::glyph::Glyph;
use crate::Offers;

/// A card and the step from one to the next in a fan.
const CARD: i32 = 80;
const STEP: i32 = 83;

pub(super) fn draw(table: &Table, offers: &Offers<Dragon>, say: &Say) -> Markup {
    html! {
        section.groups aria-label=(say.words("dragon-board-groups")) {
            (heading("令", &say.words("dragon-board-groups")))
            div.trays {
                @if table.groups.is_empty() {
                    @for &size in data().cards.groups(table.courts.len(), table.wall.is_some()) { (backs(size.into())) }
                } @else {
                    @for (group, idx) in table.groups.iter().zip(0..) { (tray(table, group, idx, offers, say)) }
                }
                (treasury(table, offers, say))
            }
        }
    }
}

/// A group: the tray is the group, the cards on it are the cards.
fn tray(table: &Table, group: &Group, idx: u8, offers: &Offers<Dragon>, say: &Say) -> Markup {
    let cards: Vec<ActionCard> = group.cards().collect();
    let count = i32::try_from(cards.len()).unwrap_or_default();
    let width = count * STEP + 9;
    let left = (width - count * STEP + STEP - CARD) / 2;
    let title = say.message(&Message::new("dragon-board-group").number("group", i64::from(idx) + 1));
    let price = match group.price() {
        0 => say.words("dragon-board-free"),
        price => say.message(&Message::new("dragon-board-price").number("price", price)),
    };
    let names: Vec<String> = cards.iter().map(|card| say.words(card.noun())).collect();
    let name = labelled(say, &title, format!("{} – {price}", names.join(", ")));
    let chosen = table.turn.group == Some(idx);
    html! {
        svg.tray.chosen[chosen] width=(width) viewBox=(format!("0 0 {width} 164")) aria-label=(name) role="group" {
            (offers.hang(Spot::Group(idx), &name, html! {
                rect.edge.wood x="2" y="2" width=(width - 4) height="160" rx="8" {}
                @for slot in 0..count {
                    rect.shadow x=(left + slot * STEP + 1) y="12" width=(CARD) height="116" rx="6" {}
                }
                text.price.dear[group.price() > 0] x=(width - 10) y="150" { (price) }
                @for (&seat, place) in group.dragons.iter().zip(0..) {
                    g data-piece=(format!("dragon-{seat}")) { (marker(seat, 8 + place * 17, 134, 22)) }
                }
            }))
            @for (&card, slot) in cards.iter().zip(0..) {
                @let name = say.words(card.noun());
                @let face = action_card(card, left + slot * STEP, &name);
                @if chosen { (offers.hang(Spot::Card(card), &name, face)) } @else { g.still { (face) } }
            }
        }
    }
}

fn action_card(card: ActionCard, x: i32, name: &str) -> Markup {
    let symbols = data().cards.symbols(card);
    html! {
        g data-piece=(format!("card-{}", card.code())) {
            rect.edge.card x=(x) y="10" width=(CARD) height="116" rx="6" {}
            (seal(card.seal(), x + 8, 18, 24))
            @if symbols > 0 { text.count x=(x + CARD - 9) y="36" { "+" (symbols) } }
            (pic(card.pic(), x + CARD / 2 - 21, 44, 42))
            (words(name, x + CARD / 2, 107, CARD - 10, 12))
        }
    }
}

/// The cards are collected: their places stay.
fn backs(size: i32) -> Markup {
    let width = size * STEP + 9;
    let left = (width - size * STEP + STEP - CARD) / 2;
    html! {
        svg.tray.rest width=(width) viewBox=(format!("0 0 {width} 164")) aria-hidden="true" {
            rect.edge.wood x="2" y="2" width=(width - 4) height="160" rx="8" {}
            @for slot in 0..size {
                @let x = left + slot * STEP;
                rect.back x=(x) y="10" width=(CARD) height="116" rx="6" {}
                rect.inner x=(x + 6) y="16" width=(CARD - 12) height="104" rx="3" {}
                (pic("dragon", x + CARD / 2 - 20, 48, 40))
            }
        }
    }
}

/// The purse and the privileges in the supply.
fn treasury(table: &Table, offers: &Offers<Dragon>, say: &Say) -> Markup {
    let pass = say.words("dragon-board-pass");
    html! {
        svg.tray.treasury width="258" viewBox="0 0 258 164" role="group" aria-label=(say.words("dragon-board-treasury")) {
            rect.edge.wood x="2" y="2" width="254" height="160" rx="8" {}
            (words(&say.words("dragon-board-treasury"), 129, 149, 250, 14))
            (offers.hang(Spot::Pass, &pass, html! {
                rect.edge.card x="6" y="10" width=(CARD) height="116" rx="6" {}
                text.count x="77" y="36" { "→ " (data().supplies.prices.refill) }
                (seal(Good::Yuan.seal(), 14, 18, 24))
                (pic("purse", 25, 44, 42))
                (words(&pass, 46, 107, CARD - 10, 12))
            }))
            @for &privilege in Privilege::ALL { (bought(table, privilege, offers, say)) }
        }
    }
}

fn bought(table: &Table, privilege: Privilege, offers: &Offers<Dragon>, say: &Say) -> Markup {
    let supplies = &data().supplies;
    let (x, cost, dragons) = match privilege {
        Privilege::Small => (89, supplies.prices.small_privilege, supplies.dragons.small),
        Privilege::Large => (172, table.large_privilege_cost, supplies.dragons.large),
    };
    let left = table.stock.map(|stock| match privilege {
        Privilege::Small => stock.small,
        Privilege::Large => stock.large,
    });
    let name = say.words(privilege.noun());
    offers.hang(
        Spot::Privilege(privilege),
        &name,
        html! {
            g data-piece=(format!("supply-{}", privilege.code())) {
                rect.edge.card x=(x) y="10" width=(CARD) height="116" rx="6" {}
                (pic("yuan", x + 7, 17, 22))
                text.cost x=(x + 32) y="35" { (cost) }
                @if let Some(left) = left { text.count x=(x + CARD - 9) y="35" { "×" (left) } }
                @for idx in 0..i32::from(dragons) {
                    (pic("dragon", x + CARD / 2 - 17 * i32::from(dragons) + idx * 34, 48, 34))
                }
                (words(&name, x + CARD / 2, 107, CARD - 10, 12))
            }
        },
    )
}
