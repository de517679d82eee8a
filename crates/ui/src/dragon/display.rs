//! The persons to hire: a shelf, old above young, the own cards below them, and a corner for the tile just taken.

use dragon::data::data;
use dragon::person::{Kind, Person, PersonCard};
use dragon::piece::Named;
use dragon::table::Table;
use dragon::{Dragon, Hand};
use i18n::Say;
use maud::{Markup, html};
use tabletop::{Message, Seat, View, Viewer};

use super::Spot;
use super::art::{person, slug};
use super::glyph::Glyph;
use super::preview::{Hire, Preview, waiting};
use crate::Offers;
use crate::art::{heading, labelled, pic, seal, words};

pub(super) fn draw(
    view: &View<'_, Dragon>,
    preview: Option<&Preview>,
    offers: &Offers<Dragon>,
    say: &Say,
) -> Markup {
    let table = view.table;
    let hand = match view.viewer {
        Viewer::Seat(me) => view.hand(me).map(|hand| (me, *hand)),
        Viewer::Spectator | Viewer::All => None,
    };
    // At the shelf itself one is asked about all of it; else every stack can be looked at.
    let asked = Kind::ALL.iter().any(|&kind| offers.is_offered(Spot::Tile(kind)));
    html! {
        section.display data-part="display" aria-label=(say.words("dragon-board-display")) {
            header.top { (heading("賢", &say.words("dragon-board-display"))) }
            ul.shelf {
                @for &person in Person::ALL {
                    li {
                        span.name { (say.words(person.noun())) }
                        @let view = if person.old().is_some() { "0 0 96 120" } else { "0 60 96 60" };
                        svg.stacks viewBox=(view) role="group" aria-label=(say.words(person.noun())) {
                            @for (kind, y) in person.old().map(|old| (old, 2)).into_iter().chain([(person.young(), 62)]) {
                                (shown(table, kind, preview, asked, say, |name| stack(table, kind, y, name, offers)))
                            }
                            path.plank d="M0 58H96M0 118H96" {}
                        }
                        @if let Some((seat, hand)) = hand { (card(hand, PersonCard::Type(person), seat, offers, say)) }
                    }
                }
                li.corner {
                    (newcomer(table, preview, offers, say))
                    @if let Some((seat, hand)) = hand { (card(hand, PersonCard::Wild, seat, offers, say)) }
                }
            }
        }
    }
}

/// A stack that shows on the track what hiring from it would change.
fn shown(
    table: &Table,
    kind: Kind,
    preview: Option<&Preview>,
    asked: bool,
    say: &Say,
    stack: impl Fn(&str) -> Markup,
) -> Markup {
    let print = data().tiles[kind as usize];
    let name = Message::new("dragon-board-tile").noun("person", kind.noun());
    let name = name.number("symbols", print.symbols).number("spaces", print.value);
    let name = say.message(&name.number("left", table.display[kind as usize]));
    let Some((preview, hire)) = preview.and_then(|preview| Some((preview, preview.of(kind)?))) else {
        return stack(&name);
    };
    let name = format!("{name}. {}", preview.words(hire, say));
    html! {
        g data-shows=(hire.key()) tabindex=[(!asked).then_some("0")] role=[(!asked).then_some("img")]
            aria-label=[(!asked).then_some(&name)] {
            (stack(&name))
        }
    }
}

/// A stack of equal tiles, as high as there are left.
fn stack(table: &Table, kind: Kind, y: i32, name: &str, offers: &Offers<Dragon>) -> Markup {
    let left = table.display[kind as usize];
    let depth = i32::from(left.saturating_sub(1).min(3));
    offers.hang(
        Spot::Tile(kind),
        name,
        html! {
            g.gone[left == 0] data-piece=(format!("stack-{}", slug(kind))) {
                title { (name) }
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
                    rect x="67" y=(y + 36) width="28" height="17" rx="8" {}
                    text x="81" y=(y + 48) { "×" (left) }
                }
            }
        },
    )
}

/// The tile just taken, waiting for a place. Its corner is always there.
fn newcomer(table: &Table, preview: Option<&Preview>, offers: &Offers<Dragon>, say: &Say) -> Markup {
    let name = say.words("dragon-board-newcomer");
    let new = table.to_act().lowest().and_then(|seat| waiting(table, seat));
    let shows = preview.and_then(|preview| preview.of(waiting(table, preview.seat)?)).map(Hire::key);
    html! {
        span.name { (name) }
        svg.newcomer viewBox="0 0 96 60" role="group" aria-label=(name) {
            rect.plot x="3" y="6" width="84" height="44" rx="4" {}
            @if let Some(kind) = new {
                @let label = labelled(say, &name, say.words(kind.noun()));
                g data-shows=[shows] {
                    (offers.hang(Spot::NewPerson, &label, html! {
                        g data-piece="newcomer" { title { (label) } (person(kind, 3, 6)) }
                    }))
                }
            }
        }
    }
}

/// A card in hand, below the persons it hires; played, its place stays.
fn card(hand: Hand, card: PersonCard, seat: Seat, offers: &Offers<Dragon>, say: &Say) -> Markup {
    let count = hand.count(card);
    let name = labelled(say, &say.words("dragon-board-hand"), say.words(card.noun()));
    let left = labelled(say, &name, count);
    html! {
        svg.hand-card.none[count == 0] viewBox="0 0 96 42" role="group" aria-label=(left) {
            title { (left) }
            (offers.hang(Spot::Hand(card), &name, html! {
                g data-piece=(format!("hand-{seat}-{}", card.code())) {
                    rect.hit x="2" y="0" width="92" height="42" {}
                    @if count > 1 { rect.under x="12" y="5" width="74" height="34" rx="4" {} }
                    rect.edge.card x="9" y="2" width="74" height="34" rx="4" {}
                    @if count == 0 {
                        (words("–", 46, 23, 60, 12))
                    } @else {
                        (seal(card.seal(), 17, 8, 22))
                        (pic(card.pic(), 44, 7, 24))
                        @if count > 1 { text.times x="73" y="31" { "×" (count) } }
                    }
                }
            }))
        }
    }
}
