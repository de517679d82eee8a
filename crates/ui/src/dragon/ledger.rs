//! The year ledger: what every coming event asks of every seat, and what the seat has.

use dragon::foresight::Toll;
use dragon::piece::{EventTile, Named};
use i18n::Say;
use maud::{Markup, html};
use tabletop::{Message, Seat, View};

use super::glyph::Glyph;
use crate::art::{chip, heading, icon};
use dragon::Dragon;

/// The ledger: a column for every event to come, a row for every seat.
pub(super) fn draw(view: &View<'_, Dragon>, seats: &[Seat], say: &Say) -> Markup {
    let table = view.table;
    let coming = table.events_to_come();
    let note = say.words("dragon-board-ledger-note");
    html! {
        section.ledger data-part="ledger" aria-label=(say.words("dragon-board-ledger")) {
            @if coming.is_empty() {
                p.note { (say.words("dragon-board-over")) }
            } @else {
                table.book {
                    caption { (note) }
                    thead { tr {
                        th scope="col" title=(note) { (heading("帳", &say.words("dragon-board-ledger"))) }
                        @for (event, months) in &coming { th scope="col" class=(event.code()) { (column(*event, months, say)) } }
                        @for _ in coming.len()..EventTile::ALL.len() - 1 { td {} }
                    } }
                    tbody {
                        @for &seat in seats {
                            tr class=(format!("seat-{seat}")) {
                                th scope="row" title=(say.seat(seat)) { (chip(seat)) span.who { (say.seat(seat)) } }
                                @for &(event, _) in &coming { (cell(table.toll(seat, event).as_ref(), say)) }
                                @for _ in coming.len()..EventTile::ALL.len() - 1 { td {} }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn column(event: EventTile, months: &[usize], say: &Say) -> Markup {
    let months: Vec<String> = months.iter().map(ToString::to_string).collect();
    html! {
        span.event title=(say.words(event.noun())) {
            (icon(event.pic())) span.unseen { (say.words(event.noun())) }
            span.no { (months.join(" · ")) }
        }
    }
}

fn cell(toll: Option<&Toll>, say: &Say) -> Markup {
    let Some(toll) = toll else { return html! { td { "–" } } };
    html! {
        td title=(explain(toll, say)) {
            span.held {
                (toll.held)
                @if let Some(needed) = toll.needed { span.needed { "/" (needed) } }
            }
            @if let Some(rank) = toll.rank { " " span.rank { span.unseen { (place(rank, say)) } span aria-hidden="true" { (rank) } } }
            (loss(toll, say))
        }
    }
}

fn place(rank: usize, say: &Say) -> String {
    let rank = i64::try_from(rank).unwrap_or_default();
    say.message(&Message::new("dragon-board-rank").number("rank", rank))
}

/// A toll in words.
pub(super) fn explain(toll: &Toll, say: &Say) -> String {
    let held = Message::new("dragon-board-held").number("held", toll.held);
    let mut words = vec![say.message(&held)];
    words.extend(
        toll.needed.map(|needed| say.message(&Message::new("dragon-board-needed").number("needed", needed))),
    );
    words.extend(toll.rank.map(|rank| place(rank, say)));
    words.push(match toll.lost {
        0 => say.words("dragon-board-safe"),
        lost => say.message(&Message::new("dragon-board-lost").number("persons", lost)),
    });
    words.join(", ")
}

/// How many persons would leave, if any.
pub(super) fn loss(toll: &Toll, say: &Say) -> Markup {
    let words = say.message(&Message::new("dragon-board-lost").number("persons", toll.lost));
    html! {
        @if toll.lost > 0 {
            " " span.lost {
                span.unseen { (words) }
                span aria-hidden="true" { "−" (toll.lost) } (icon("person"))
            }
        }
    }
}
