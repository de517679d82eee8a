//! The tiles of people.

use dragon::data::data;
use dragon::person::Kind;
use dragon::piece::Named;
use maud::{Markup, html};

use super::glyph::Glyph;
use crate::art::{pic, seal};

/// A person tile 84 × 44 on the shelf: seal, symbols, and what it moves on the track.
pub(super) fn person(kind: Kind, x: i32, y: i32) -> Markup {
    let print = data().tiles[kind as usize];
    tile(
        kind,
        x,
        y,
        html! {
            (seal(kind.person().seal(), x + 7, y + 8, 28))
            (symbols(kind, x + 60, y + 13, &[18, 18, 15]))
            text.value x=(x + 49) y=(y + 38) { "+" (print.value) }
        },
    )
}

/// A person tile 84 × 44 in a palace: the seal and the symbols, larger.
pub(super) fn lodger(kind: Kind, x: i32, y: i32) -> Markup {
    tile(
        kind,
        x,
        y,
        html! {
            (seal(kind.person().seal(), x + 6, y + 6, 32))
            (symbols(kind, x + 60, y + 22, &[28, 21, 15]))
        },
    )
}

fn tile(kind: Kind, x: i32, y: i32, face: Markup) -> Markup {
    let old = kind.person().old() == Some(kind);
    html! {
        g class=(if old { "person old" } else { "person young" }) {
            rect.edge x=(x) y=(y) width="84" height="44" rx="4" {}
            @if old { rect.inner x=(x + 3) y=(y + 3) width="78" height="38" rx="2" {} }
            (face)
        }
    }
}

/// The symbols of a tile about a centre; `sizes` for one, two and three of them.
pub(super) fn symbols(kind: Kind, x: i32, y: i32, sizes: &[i32; 3]) -> Markup {
    let count = i32::from(data().tiles[kind as usize].symbols);
    let size = usize::try_from(count - 1).ok().and_then(|idx| sizes.get(idx)).copied().unwrap_or(sizes[2]);
    html! {
        @for idx in 0..count {
            (pic(kind.person().pic(), x - count * size / 2 + idx * size, y - size / 2, size))
        }
    }
}

/// The code of a kind where a slash would be in the way.
pub(super) fn slug(kind: Kind) -> String {
    kind.code().replace('/', "-")
}
