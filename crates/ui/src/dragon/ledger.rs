//! The year ledger: what every coming event asks of every seat, and what the seat has.

use dragon::data::data;
use dragon::person::Person;
use dragon::piece::{EventTile, Named};
use dragon::table::{Phase, Table};
use i18n::Say;
use maud::{Markup, html};
use tabletop::{Message, Seat, View};

use super::art::{chip, heading, icon};
use super::glyph::Glyph;
use dragon::Dragon;

/// What an event would mean for a seat if it came now.
pub(super) struct Toll {
    /// What counts at this event: yuan, rice, fireworks, helmets or mortars.
    pub held: u8,
    /// How much of it is asked for, where it is a number.
    pub needed: Option<u8>,
    /// The place among all seats, where seats are compared.
    pub rank: Option<usize>,
    /// How many persons would leave.
    pub lost: u8,
}

/// What this event would mean for this seat if it came now; nothing in peace.
pub(super) fn toll(table: &Table, seat: Seat, event: EventTile) -> Option<Toll> {
    let court = &table.courts[seat];
    let numbers = &data().events;
    let asked = |held: u8, needed: u8| {
        let lost = needed.saturating_sub(held).min(court.persons());
        Some(Toll { held, needed: Some(needed), rank: None, lost })
    };
    match event {
        EventTile::Peace => None,
        EventTile::Tribute => asked(court.yuan, numbers.tribute),
        EventTile::Drought => asked(court.rice, court.inhabited()),
        EventTile::Contagion => asked(court.symbols(Person::Healer), numbers.contagion),
        EventTile::Festival => {
            let rank = rank(table, court.fireworks, |seat| table.courts[seat].fireworks);
            Some(Toll { held: court.fireworks, needed: None, rank: Some(rank), lost: 0 })
        }
        EventTile::Mongols => {
            let helmets = |seat: Seat| table.courts[seat].symbols(Person::Warrior);
            let fewest = table.courts.seats().map(helmets).min() == Some(helmets(seat));
            let lost = if fewest { numbers.mongols.min(court.persons()) } else { 0 };
            let rank = rank(table, helmets(seat), helmets);
            Some(Toll { held: helmets(seat), needed: None, rank: Some(rank), lost })
        }
    }
}

/// The first place is 1; equal numbers share a place.
fn rank(table: &Table, own: u8, of: impl Fn(Seat) -> u8) -> usize {
    let mut more: Vec<u8> = table.courts.seats().map(of).filter(|&other| other > own).collect();
    more.sort_unstable();
    more.dedup();
    more.len() + 1
}

/// The first month whose event is still to come.
pub(super) fn next_month(table: &Table) -> usize {
    let month = usize::from(table.month);
    match table.phase {
        Phase::Draft => 1,
        Phase::Action | Phase::Person => month,
        Phase::Event | Phase::WallCheck | Phase::SuperEvent | Phase::Over => month + 1,
    }
}

/// The ledger: a row for every coming month, a column for every seat.
pub(super) fn draw(view: &View<'_, Dragon>, seats: &[Seat], say: &Say) -> Markup {
    let table = view.table;
    let coming: Vec<(usize, EventTile)> = (1..).zip(table.events).skip(next_month(table) - 1).collect();
    html! {
        section.ledger aria-label=(say.words("dragon-board-ledger")) {
            (heading("帳", &say.words("dragon-board-ledger")))
            @if coming.is_empty() {
                p.note { (say.words("dragon-board-over")) }
            } @else {
                table.book {
                    caption { (say.words("dragon-board-ledger-note")) }
                    thead { tr {
                        th scope="col" { span.unseen { (say.words("dragon-board-year")) } }
                        @for &seat in seats {
                            th scope="col" class=(format!("seat-{seat}")) title=(say.seat(seat)) {
                                (chip(seat)) span.who { (say.seat(seat)) }
                            }
                        }
                    } }
                    tbody {
                        @for (month, event) in coming {
                            tr class=(event.code()) {
                                th scope="row" {
                                    span.no { (month) } (icon(event.pic()))
                                    span.event { (say.words(event.noun())) }
                                }
                                @for &seat in seats { td { (cell(toll(table, seat, event).as_ref(), say)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn cell(toll: Option<&Toll>, say: &Say) -> Markup {
    let Some(toll) = toll else { return html! { span.quiet { "–" } } };
    html! {
        span.held {
            (toll.held)
            @if let Some(needed) = toll.needed { span.needed { "/" (needed) } }
        }
        @if let Some(rank) = toll.rank {
            @let place = i64::try_from(rank).unwrap_or_default();
            @let words = say.message(&Message::new("dragon-board-rank").number("rank", place));
            " " span.rank title=(words) { span.unseen { (words) } span aria-hidden="true" { (rank) } }
        }
        (loss(toll, say))
    }
}

/// How many persons would leave, if any.
pub(super) fn loss(toll: &Toll, say: &Say) -> Markup {
    let words = say.message(&Message::new("dragon-board-lost").number("persons", toll.lost));
    html! {
        @if toll.lost > 0 {
            " " span.lost title=(words) {
                span.unseen { (words) }
                span aria-hidden="true" { "−" (toll.lost) } (icon("person"))
            }
        }
    }
}
