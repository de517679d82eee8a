//! The pieces: servants and pairs, junks, gift cards, tokens, and signs side by side.

use gugong::card::Card;
use gugong::piece::Token;
use maud::{Markup, html};
use tabletop::Seat;

use super::glyph::{self, Signs};
use crate::art::pic;

/// The shape of a player, on something that has the colour.
fn shape(seat: Seat, x: i32, y: i32, size: i32) -> Markup {
    html! { use.onto href=(format!("#shape-{seat}")) x=(x) y=(y) width=(size) height=(size) {} }
}

/// A piece in the colour of its owner, with the shape on it.
pub(super) fn piece(name: &str, seat: Seat, x: i32, y: i32, size: i32) -> Markup {
    html! {
        g class=(format!("piece seat-{seat}")) {
            use.body href=(format!("#pic-{name}")) x=(x) y=(y) width=(size) height=(size) {}
            (shape(seat, x + size * 7 / 20, y + size * 11 / 20, size * 3 / 10))
        }
    }
}

/// A servant or the pair in a line of text; without an id it is only thought of.
pub(super) fn servant(seat: Seat, pair: bool, id: Option<&str>, from: Option<&str>) -> Markup {
    html! {
        svg.servant viewBox="0 0 24 24" aria-hidden="true" data-piece=[id] data-from=[from] {
            (piece(if pair { "pair" } else { "servant" }, seat, 0, 0, 24))
        }
    }
}

/// A junk on a field of 46 × 38, with what is aboard.
pub(super) fn junk(seat: Seat, regular: u8, pair: bool) -> Markup {
    let aboard = i32::from(regular) + if pair { 2 } else { 0 };
    html! {
        g class=(format!("hull seat-{seat}")) {
            path.mast d="M23 24V3" {}
            path.sail d="M23 4c8 0 13 3 14 8H23ZM23 13h15v7H23ZM23 7C17 8 13 12 11 20h12Z" {}
            path.body d="M3 23h40c-1 8-5 13-11 13H14C8 36 4 31 3 23Z" {}
            @for cell in 0..3 {
                circle.cell.full[cell < aboard] cx=(13 + cell * 10) cy="29" r="4" {}
            }
            @if pair { path.yoke d="M13 29h10" {} }
            use.onto href=(format!("#shape-{seat}")) x="25" y="13.500" width="7" height="7" {}
        }
    }
}

/// The face of a gift card 46 × 60: its value, the gift, and what it brings.
pub(super) fn face(card: Card) -> Markup {
    html! {
        g class=(format!("gift value-{}", card.value)) {
            rect.card x="0.5" y="0.5" width="45" height="59" rx="4" {}
            path.border d="M3.500 3.500h39v53h-39Z" {}
            text.value x="11" y="19" { (card.value) }
            (pic(glyph::gift(card), 18, 7, 24))
            path.rule d="M6 37h34" {}
            (icon(card, 23, 48))
        }
    }
}

/// A gift card lying across, 66 × 30, as it is held.
pub(super) fn lying(card: Card) -> Markup {
    html! {
        g class=(format!("gift value-{}", card.value)) {
            text.value x="12" y="21" { (card.value) }
            (pic(glyph::gift(card), 21, 5, 20))
            (icon(card, 54, 15))
        }
    }
}

/// What a card brings, about a centre.
pub(super) fn icon(card: Card, x: i32, y: i32) -> Markup {
    html! {
        @match glyph::icon(card.icon) {
            None => path.nothing d=(format!("M{} {y}h8", x - 4)) {},
            Some((name, None)) => g.brings { (pic(name, x - 8, y - 8, 16)) },
            Some((name, Some(count))) => g.brings {
                (pic(name, x - 2, y - 8, 16))
                text.count x=(x - 5) y=(y + 5) { (count) }
            },
        }
    }
}

/// A small card 22 × 26 with value and icon.
pub(super) fn small(card: Card) -> Markup {
    html! {
        g class=(format!("gift value-{}", card.value)) {
            rect.card x="0.5" y="0.5" width="29" height="23" rx="3" {}
            text.value x="9" y="17" { (card.value) }
            @if let Some((name, count)) = glyph::icon(card.icon) {
                g.brings {
                    (pic(name, 15, 6, 12))
                    @if let Some(count) = count.filter(|&count| count > 1) { text.times x="27" y="9" { (count) } }
                }
            }
        }
    }
}

/// A travel token about a centre.
pub(super) fn token(token: Token, x: i32, y: i32, radius: i32) -> Markup {
    let size = radius * 6 / 5;
    html! {
        g.token.special[token.is_special()] {
            circle.disc cx=(x) cy=(y) r=(radius) {}
            @for (number, name) in glyph::token(token) {
                @if number.is_empty() {
                    (pic(name, x - size / 2, y - size / 2, size))
                } @else {
                    (pic(name, x - size / 2 + radius * 3 / 10, y - size / 2, size * 9 / 10))
                    text.times x=(x - radius / 2) y=(y + 4) { (number) }
                }
            }
        }
    }
}

/// The back of a travel token.
pub(super) fn hidden(x: i32, y: i32, radius: i32) -> Markup {
    html! { g.token.back { circle.disc cx=(x) cy=(y) r=(radius) {} path.knot d=(format!("M{} {}l4-4 4 4-4 4Z", x - 4, y)) {} } }
}

/// Pictograms in a row with the numbers before them; says how wide they are.
pub(super) fn signs(signs: Signs, x: i32, y: i32, size: i32) -> (Markup, i32) {
    let before = |number: &str| i32::try_from(number.chars().count()).unwrap_or(0) * size * 9 / 20;
    let wide = |signs: Signs| signs.iter().map(|(number, _)| before(number) + size + 5).sum::<i32>();
    let drawn = html! {
        @for (idx, (number, name)) in signs.iter().enumerate() {
            @let (at, before) = (x + wide(&signs[..idx]), before(number));
            @if before > 0 { text.number x=(at + before / 2) y=(y + size * 3 / 4) { (number) } }
            (pic(name, at + before + 1, y, size))
        }
    };
    (drawn, wide(signs))
}
