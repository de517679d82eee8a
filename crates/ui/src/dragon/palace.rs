//! A palace, drawn floor by floor, and the ground where a new one can stand.

use dragon::Dragon;
use dragon::court::Palace;
use dragon::data::data;
use dragon::person::Kind;
use dragon::piece::Named;
use i18n::Say;
use maud::{Markup, html};
use tabletop::{Message, Seat};

use super::Spot;
use super::art::lodger;
use crate::Offers;
use crate::art::{labelled, pic, words};

/// One floor.
const FLOOR: i32 = 50;
/// The ground line: every palace is drawn on the same field, three floors high.
const GROUND: i32 = 34 + 3 * FLOOR;

/// The id of a person is the place: whoever leaves makes nobody else move.
pub(super) fn lodger_id(seat: Seat, palace: &Palace, row: i32) -> String {
    format!("person-{seat}-{}-{row}", palace.id)
}

/// A palace and who lives in it, in words.
pub(super) fn named(palace: &Palace, say: &Say) -> String {
    let mut inside: Vec<String> = palace.persons.iter().map(|kind| say.words(kind.noun())).collect();
    inside.resize(usize::from(palace.floors).max(inside.len()), say.words("dragon-board-empty-floor"));
    labelled(say, &title(palace, say), inside.join(", "))
}

fn title(palace: &Palace, say: &Say) -> String {
    say.message(&Message::new("dragon-board-palace").number("palace", i64::from(palace.id) + 1))
}

/// Everybody with the row they live on, the lowest first.
pub(super) fn persons(palace: &Palace) -> impl Iterator<Item = (Kind, i32)> + use<> {
    palace.persons.iter().collect::<Vec<Kind>>().into_iter().zip(0..)
}

/// A palace with its people. It and everybody in it can be pointed at; `shows` is what moving in would show.
pub(super) fn draw(
    seat: Seat,
    palace: &Palace,
    shows: Option<&str>,
    offers: &Offers<Dragon>,
    say: &Say,
) -> Markup {
    let rows = i32::from(palace.floors.max(palace.persons.len()));
    let top = GROUND - rows * FLOOR;
    let name = named(palace, say);
    let shows = shows.filter(|_| offers.is_offered(Spot::Palace(palace.id)));
    html! {
        svg.palace.empty[palace.persons.is_empty()] viewBox=(format!("0 0 116 {}", GROUND + 8)) width="116"
            role="group" aria-label=(name) data-piece=(format!("palace-{seat}-{}", palace.id)) data-shows=[shows] {
            title { (name) }
            (offers.hang(Spot::Palace(palace.id), &title(palace, say), html! {
                path.roof.edge d=(roof(top)) {}
                path.ridge d=(format!("M34 {0}H82M26 {1}H90", top - 18, top - 9)) {}
                @for row in 1..=rows {
                    rect.floor.edge.missing[row > i32::from(palace.floors)] x="10" y=(GROUND - row * FLOOR)
                        width="96" height=(FLOOR) {}
                    @if row > i32::from(palace.persons.len()) { (window(GROUND - row * FLOOR)) }
                }
                path.base.edge d=(format!("M6 {GROUND}h104v6H6Z")) {}
                title { (name) }
            }))
            @for (kind, first, count) in lodgers(palace) {
                @let who = lodging(kind, say);
                (offers.hang(Spot::Lodger(kind, palace.id), &who, html! {
                    @for row in first..first + count {
                        rect.hit x="10" y=(GROUND - (row + 1) * FLOOR) width="96" height=(FLOOR) {}
                        g data-piece=(lodger_id(seat, palace, row)) { (lodger(kind, 16, GROUND - (row + 1) * FLOOR + 4)) }
                    }
                    title { (who) }
                }))
            }
        }
    }
}

/// A person and what is on the tile.
fn lodging(kind: Kind, say: &Say) -> String {
    let symbols = data().tiles[kind as usize].symbols;
    say.message(&Message::new("dragon-board-lodger").noun("person", kind.noun()).number("symbols", symbols))
}

/// Equal people together: they are one choice. Kind, lowest row, how many.
fn lodgers(palace: &Palace) -> Vec<(Kind, i32, i32)> {
    let mut lodgers: Vec<(Kind, i32, i32)> = Vec::new();
    for (kind, row) in persons(palace) {
        match lodgers.last_mut() {
            Some((last, _, count)) if *last == kind => *count += 1,
            Some(_) | None => lodgers.push((kind, row, 1)),
        }
    }
    lodgers
}

/// A roof with upturned eaves above this line.
fn roof(y: i32) -> String {
    format!(
        "M2 {} C12 {}, 24 {}, 32 {} H84 C92 {}, 104 {}, 114 {} C110 {}, 106 {y}, 104 {y} H12 C10 {y}, 6 {}, 2 {} Z",
        y - 10,
        y - 8,
        y - 14,
        y - 28,
        y - 14,
        y - 8,
        y - 10,
        y - 3,
        y - 3,
        y - 10,
    )
}

/// The lattice of an empty floor.
fn window(y: i32) -> Markup {
    html! {
        path.lattice d=(format!("M28 {0}h60v26h-60ZM43 {0}v26M58 {0}v26M73 {0}v26M28 {1}h60", y + 12, y + 25)) {}
    }
}

/// The building ground beside the palaces.
pub(super) fn ground(offers: &Offers<Dragon>, say: &Say) -> Markup {
    let name = say.words("dragon-board-ground");
    html! {
        svg.palace.ground viewBox=(format!("0 0 116 {}", GROUND + 8)) width="116" role="group" aria-label=(name) {
            (offers.hang(Spot::NewPalace, &name, html! {
                rect.plot.edge x="6" y=(GROUND - FLOOR - 26) width="104" height=(FLOOR + 32) rx="4" {}
                (pic("floor", 43, GROUND - FLOOR - 22, 30))
                (words(&name, 58, GROUND - 13, 96, 18))
            }))
        }
    }
}
