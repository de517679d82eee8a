//! The persons to hire: a shelf, old above young, with the tile just taken in the free corner.

use dragon::Dragon;
use dragon::data::data;
use dragon::person::{Kind, Person};
use dragon::piece::Named;
use dragon::table::Table;
use i18n::Say;
use maud::{Markup, html};
use tabletop::Message;

use super::Spot;
use super::art::{heading, person, pic};
use super::glyph::Glyph;
use crate::Offers;

pub(super) fn draw(table: &Table, offers: &Offers<Dragon>, say: &Say) -> Markup {
    html! {
        section.display aria-label=(say.words("dragon-board-display")) {
            header.top { (heading("賢", &say.words("dragon-board-display"))) (newcomer(table, offers, say)) }
            ul.shelf {
                @for &person in Person::ALL { li { (column(table, person, offers, say)) } }
            }
        }
    }
}

/// One type: the old tiles above the young ones.
fn column(table: &Table, person: Person, offers: &Offers<Dragon>, say: &Say) -> Markup {
    html! {
        span.name { (say.words(person.noun())) }
        @let view = if person.old().is_some() { "0 0 96 120" } else { "0 60 96 60" };
        svg.stacks viewBox=(view) role="group" aria-label=(say.words(person.noun())) {
            @if let Some(old) = person.old() { (stack(table, old, 2, offers, say)) }
            (stack(table, person.young(), 62, offers, say))
            path.board d="M0 58H96M0 118H96" {}
        }
    }
}

/// A stack of equal tiles, as high as there are left.
fn stack(table: &Table, kind: Kind, y: i32, offers: &Offers<Dragon>, say: &Say) -> Markup {
    let left = table.display[kind as usize];
    let print = data().tiles[kind as usize];
    let name = say.message(
        &Message::new("dragon-board-tile")
            .noun("person", kind.noun())
            .number("symbols", print.symbols)
            .number("spaces", print.value)
            .number("left", left),
    );
    let depth = i32::from(left.saturating_sub(1).min(3));
    let piece = html! {
        g.gone[left == 0] data-piece=(format!("stack-{}", kind.code())) {
            @for below in (1..=depth).rev() {
                rect.under x=(3 + below * 2) y=(y + 4 + below * 2) width="84" height="44" rx="4" {}
            }
            @if left > 0 {
                (person(kind, 3, y + 4))
            } @else {
                rect.edge.hollow x="3" y=(y + 4) width="84" height="44" rx="4" {}
                (pic(kind.person().pic(), 35, y + 15, 22))
            }
            g.badge {
                rect x="68" y=(y + 37) width="26" height="15" rx="7" {}
                text x="81" y=(y + 48) { "×" (left) }
            }
        }
    };
    offers.hang(Spot::Tile(kind), &name, piece)
}

/// The tile just taken, waiting for a place.
fn newcomer(table: &Table, offers: &Offers<Dragon>, say: &Say) -> Markup {
    let Some(kind) = table.turn.tile else { return html! {} };
    let name = say.words("dragon-board-newcomer");
    html! {
        div.newcomer {
            span { (name) }
            svg viewBox="0 0 88 48" width="88" height="48" role="group" aria-label=(say.words(kind.noun())) {
                (offers.hang(Spot::NewPerson, &name, html! {
                    g data-piece="newcomer" { (person(kind, 2, 2)) }
                }))
            }
        }
    }
}
