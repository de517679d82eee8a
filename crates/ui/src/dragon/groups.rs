//! Phase I: the groups of action cards with the dragons on them, and the treasury beside them.

use dragon::Dragon;
use dragon::data::data;
use dragon::piece::{ActionCard, Good, Named, Privilege};
use dragon::table::{Group, Table};
use i18n::Say;
use maud::{Markup, html};
use tabletop::Message;

use super::Spot;
use super::glyph::Glyph;
use crate::Offers;
use crate::art::{heading, labelled, marker, pic, seal, words};

/// A card, the step from one to the next, and the tray under them.
const CARD: i32 = 68;
const HIGH: i32 = 98;
const STEP: i32 = 71;
const TRAY: i32 = 138;

pub(super) fn draw(table: &Table, offers: &Offers<Dragon>, say: &Say) -> Markup {
    html! {
        section.groups data-part="groups" aria-label=(say.words("dragon-board-groups")) {
            header.top { (heading("令", &say.words("dragon-board-groups"))) }
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
    let name = labelled(say, &title, detail(table, idx, say).unwrap_or_default());
    let chosen = table.turn.group == Some(idx);
    // Dragons move together where there are many.
    let others = i32::try_from(group.dragons.len()).unwrap_or_default() - 1;
    let step = ((width - 68) / others.max(1)).min(17);
    html! {
        svg.tray.chosen[chosen] data-piece=(format!("group-{idx}")) data-cards=(count) viewBox=(format!("0 0 {width} {TRAY}")) aria-label=(name) role="group" {
            title { (name) }
            (offers.hang(Spot::Group(idx), &name, html! {
                rect.edge.wood x="2" y="2" width=(width - 4) height=(TRAY - 4) rx="7" {}
                (cost(group, width, say))
                @for (&seat, place) in group.dragons.iter().zip(0..) {
                    g data-piece=(format!("dragon-{seat}")) { (marker(seat, 7 + place * step, TRAY - 27, 21)) }
                }
            }))
            @for (&card, slot) in cards.iter().zip(0..) {
                @let name = say.words(card.noun());
                @let face = action_card(card, left + slot * STEP, &name, say);
                @if chosen { (offers.hang(Spot::Card(card), &name, face)) } @else { g.still { (face) } }
            }
        }
    }
}

/// Which cards lie there, and what they cost.
pub(super) fn detail(table: &Table, idx: u8, say: &Say) -> Option<String> {
    let group = table.groups.get(usize::from(idx))?;
    let price = match group.price() {
        0 => say.words("dragon-board-free"),
        price => say.message(&Message::new("dragon-board-price").number("price", price)),
    };
    let names: Vec<String> = group.cards().map(|card| say.words(card.noun())).collect();
    Some(format!("{} – {price}", names.join(", ")))
}

/// What the group costs now.
fn cost(group: &Group, width: i32, say: &Say) -> Markup {
    let y = TRAY - 11;
    html! {
        @if group.price() == 0 {
            text.price x=(width - 9) y=(y) { (say.words("dragon-board-free")) }
        } @else {
            (pic("yuan", width - 40, y - 14, 18))
            text.price.dear x=(width - 9) y=(y) { (group.price()) }
        }
    }
}

fn action_card(card: ActionCard, x: i32, name: &str, say: &Say) -> Markup {
    let symbols = data().cards.symbols(card);
    let printed = Message::new("dragon-board-card").noun("card", card.noun()).number("symbols", symbols);
    html! {
        g data-piece=(format!("card-{}", card.code())) {
            @if symbols > 0 { title { (say.message(&printed)) } } @else { title { (name) } }
            rect.shadow x=(x + 1) y="10" width=(CARD) height=(HIGH) rx="5" {}
            rect.edge.card x=(x) y="8" width=(CARD) height=(HIGH) rx="5" {}
            (seal(card.seal(), x + 6, 14, 22))
            @if symbols > 0 { text.printed x=(x + CARD - 7) y="31" { "+" (symbols) } }
            (pic(card.pic(), x + CARD / 2 - 18, 40, 36))
            (words(name, x + CARD / 2, 93, CARD - 9, 12))
        }
    }
}

/// The cards are collected: their places stay.
fn backs(size: i32) -> Markup {
    let width = size * STEP + 9;
    let left = (width - size * STEP + STEP - CARD) / 2;
    html! {
        svg.tray.rest data-cards=(size) viewBox=(format!("0 0 {width} {TRAY}")) aria-hidden="true" {
            rect.wood x="2" y="2" width=(width - 4) height=(TRAY - 4) rx="7" {}
            @for slot in 0..size {
                @let x = left + slot * STEP;
                rect.back x=(x) y="8" width=(CARD) height=(HIGH) rx="5" {}
                rect.inner x=(x + 5) y="13" width=(CARD - 10) height=(HIGH - 10) rx="3" {}
                (pic("dragon", x + CARD / 2 - 18, 38, 36))
            }
        }
    }
}

/// The purse and the privileges in the supply.
fn treasury(table: &Table, offers: &Offers<Dragon>, say: &Say) -> Markup {
    let refill = data().supplies.prices.refill;
    let pass = say.message(&Message::new("dragon-board-refill").number("yuan", refill));
    let width = 3 * STEP + 9;
    html! {
        svg.tray.treasury data-piece="treasury" data-cards="3" viewBox=(format!("0 0 {width} {TRAY}")) role="group" aria-label=(say.words("dragon-board-treasury")) {
            rect.edge.wood x="2" y="2" width=(width - 4) height=(TRAY - 4) rx="7" {}
            (words(&say.words("dragon-board-treasury"), width / 2, TRAY - 12, width - 8, 13))
            (offers.hang(Spot::Pass, &pass, html! {
                title { (pass) }
                rect.edge.card x="6" y="8" width=(CARD) height=(HIGH) rx="5" {}
                (seal(Good::Yuan.seal(), 12, 14, 22))
                text.printed x=(CARD - 1) y="31" { "→" (refill) }
                (pic("purse", 6 + CARD / 2 - 18, 40, 36))
                (words(&say.words("dragon-board-pass"), 6 + CARD / 2, 93, CARD - 9, 12))
            }))
            @for &privilege in Privilege::ALL { (bought(table, privilege, offers, say)) }
        }
    }
}

fn bought(table: &Table, privilege: Privilege, offers: &Offers<Dragon>, say: &Say) -> Markup {
    let supplies = &data().supplies;
    let (x, cost, dragons) = match privilege {
        Privilege::Small => (6 + STEP, supplies.prices.small_privilege, supplies.dragons.small),
        Privilege::Large => (6 + 2 * STEP, table.large_privilege_cost, supplies.dragons.large),
    };
    let left = table.stock.map(|stock| match privilege {
        Privilege::Small => stock.small,
        Privilege::Large => stock.large,
    });
    let name = say.words(privilege.noun());
    let price = Message::new("dragon-board-bought").noun("privilege", privilege.noun());
    let price = say.message(&price.number("price", cost).number("dragons", dragons));
    offers.hang(
        Spot::Privilege(privilege),
        &price,
        html! {
            g data-piece=(format!("supply-{}", privilege.code())) {
                title { (price) }
                rect.edge.card x=(x) y="8" width=(CARD) height=(HIGH) rx="5" {}
                (pic("yuan", x + 5, 14, 21))
                text.cost x=(x + 28) y="31" { (cost) }
                @if let Some(left) = left { text.left x=(x + CARD - 6) y="31" { "×" (left) } }
                @for idx in 0..i32::from(dragons) {
                    (pic("dragon", x + CARD / 2 - 15 * i32::from(dragons) + idx * 30, 42, 30))
                }
                (words(&name, x + CARD / 2, 93, CARD - 9, 12))
            }
        },
    )
}
