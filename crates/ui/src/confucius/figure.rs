//! The pieces of the families: court tablets, cubes, pennants, junks, cards.

use confucius::card::{Card, Currency};
use confucius::data::data;
use maud::{Markup, html};
use tabletop::Seat;

use crate::art::pic;

/// The shape of a family, on something that has its colour.
fn shape(seat: Seat, x: i32, y: i32, size: i32) -> Markup {
    html! { use.onto href=(format!("#shape-{seat}")) x=(x) y=(y) width=(size) height=(size) {} }
}

/// A court tablet on a field of 26 × 26: it stands on its foot if secured, and lies if not.
pub(super) fn tablet(seat: Seat, stands: bool, x: i32, y: i32) -> Markup {
    html! {
        g class=(format!("tablet seat-{seat}")) {
            @if stands {
                path.body d=(format!("M{} {}v-13c0-9 14-9 14 0v13Z", x + 6, y + 21)) {}
                path.foot d=(format!("M{} {}h20v4h-20Z", x + 3, y + 21)) {}
                (shape(seat, x + 8, y + 6, 10))
            } @else {
                path.body d=(format!("M{} {}h13c9 0 9 13 0 13h-13Z", x + 3, y + 10)) {}
                (shape(seat, x + 6, y + 12, 9))
            }
        }
    }
}

/// A tablet by itself, in a line of text.
pub(super) fn marker(seat: Seat, stands: bool, class: &str) -> Markup {
    html! { svg class=(class) viewBox="0 0 26 26" aria-hidden="true" { (tablet(seat, stands, 0, 0)) } }
}

/// An action cube; without an id it is only thought of.
pub(super) fn cube(seat: Seat, id: Option<&str>, from: Option<&str>) -> Markup {
    html! {
        svg class=(format!("cube seat-{seat}")) viewBox="0 0 24 24" aria-hidden="true" data-piece=[id] data-from=[from] {
            path.body d="M12 2 21 7v10l-9 5-9-5V7Z" {}
            path.lines d="M3 7l9 5 9-5M12 12v10" {}
        }
    }
}

/// An army: the pennant of its family on a field of 24 × 24.
pub(super) fn pennant(seat: Seat, x: i32, y: i32) -> Markup {
    html! {
        g class=(format!("pennant seat-{seat}")) {
            path.pole d=(format!("M{} {}v21", x + 4, y + 2)) {}
            path.body d=(format!("M{} {}h17l-3.5 6.5 3.5 6.5h-17Z", x + 4, y + 3)) {}
            (shape(seat, x + 6, y + 5, 9))
        }
    }
}

/// An army in a line of text.
pub(super) fn army(seat: Seat, id: &str, from: &str) -> Markup {
    html! {
        svg.army viewBox="0 0 24 24" aria-hidden="true" data-piece=(id) data-from=(from) { (pennant(seat, 0, 0)) }
    }
}

/// A junk in a line of text.
pub(super) fn junk(id: &str, from: &str) -> Markup {
    html! { svg.junk viewBox="0 0 24 24" aria-hidden="true" data-piece=(id) data-from=(from) { (pic("junk", 0, 0, 24)) } }
}

/// What is printed on a card: coins, licences.
pub(super) fn print(card: Card) -> (u8, u8) {
    let deck = &data().deck;
    (deck.values(Currency::Coins)[card as usize], deck.values(Currency::Licences)[card as usize])
}

/// The face of a Confucius card 36 × 50: coins above, licences below.
pub(super) fn face(card: Card) -> Markup {
    let (coins, licences) = print(card);
    html! {
        g class=(format!("face coins-{coins}")) {
            rect.card x="0.5" y="0.5" width="35" height="49" rx="4" {}
            path.band d="M.5 25H35.5V45.5a4 4 0 0 1-4 4H4.500a4 4 0 0 1-4-4Z" {}
            text.coins x="10" y="18" { (coins) }
            (pic("coin", 17, 4, 16))
            text.licences x="10" y="43" { (licences) }
            (pic("charter", 17, 29, 16))
        }
    }
}

/// A small card 14 × 20 with its coins or licences.
pub(super) fn small(card: Card, currency: Currency, x: i32, y: i32) -> Markup {
    let value = data().deck.values(currency)[card as usize];
    let (coins, _) = print(card);
    html! {
        g class=(format!("small coins-{coins}")) {
            rect.card x=(x) y=(y) width="14" height="20" rx="2" {}
            text x=(x + 7) y=(y + 14) { (value) }
        }
    }
}

/// The back of a card 14 × 20.
pub(super) fn back(x: i32, y: i32) -> Markup {
    html! {
        g.hidden {
            rect.card x=(x) y=(y) width="14" height="20" rx="2" {}
            path.lattice d=(format!("M{} {}h8v14h-8ZM{} {}l8 14M{} {}l-8 14", x + 3, y + 3, x + 3, y + 3, x + 11, y + 3)) {}
        }
    }
}
