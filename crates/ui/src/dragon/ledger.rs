//! The year ledger: what every coming event asks of every seat, and what the seat has.

use dragon::data::data;
use dragon::person::Person;
use dragon::piece::{EventTile, Named};
use dragon::table::{Phase, Table};
use i18n::Say;
use maud::{Markup, html};
use tabletop::{Message, Seat, View};

use super::glyph::Glyph;
use crate::art::{chip, heading, icon};
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

/// The events still to come with their months, next first. Peace asks nothing of anybody.
fn coming(table: &Table) -> Vec<(EventTile, Vec<usize>)> {
    let mut coming: Vec<(EventTile, Vec<usize>)> = Vec::new();
    let months = (1..).zip(table.events).skip(next_month(table) - 1);
    for (month, event) in months.filter(|&(_, event)| event != EventTile::Peace) {
        match coming.iter_mut().find(|(known, _)| *known == event) {
            Some((_, months)) => months.push(month),
            None => coming.push((event, vec![month])),
        }
    }
    coming
}

/// The ledger: a column for every event to come, a row for every seat.
pub(super) fn draw(view: &View<'_, Dragon>, seats: &[Seat], say: &Say) -> Markup {
    let table = view.table;
    let coming = coming(table);
    let note = say.words("dragon-board-ledger-note");
    html! {
        section.ledger aria-label=(say.words("dragon-board-ledger")) {
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
                                @for &(event, _) in &coming { (cell(toll(table, seat, event).as_ref(), say)) }
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
