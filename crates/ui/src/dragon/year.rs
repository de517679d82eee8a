//! The year: twelve months as a scroll, with the super event and the Great Wall.

use dragon::Dragon;
use dragon::data::data;
use dragon::piece::{EventTile, Named};
use dragon::table::{Phase, Table};
use i18n::Say;
use maud::{Markup, html};
use tabletop::{Message, Seat, View, Viewer};

use super::glyph::Glyph;
use dragon::foresight::Toll;

use super::ledger::{explain, loss};
use crate::art::{heading, icon, labelled, marker, pic, seal, words};

pub(super) fn draw(view: &View<'_, Dragon>, say: &Say) -> Markup {
    let table = view.table;
    let me = match view.viewer {
        Viewer::Seat(me) => Some(me),
        Viewer::Spectator | Viewer::All => None,
    };
    html! {
        section.year data-part="year" aria-label=(say.words("dragon-board-year")) {
            header.top {
                (heading("年", &headline(table, say)))
                (super_event(table, say))
                (phases(table, say))
            }
            ol.scroll {
                @for (idx, event) in table.events.into_iter().enumerate() { (month(table, idx + 1, event, me, say)) }
            }
        }
    }
}

fn headline(table: &Table, say: &Say) -> String {
    match table.phase {
        Phase::Draft => say.words("dragon-board-draft"),
        Phase::Over => say.words("dragon-board-over"),
        Phase::Action | Phase::Person | Phase::Event | Phase::WallCheck | Phase::SuperEvent => say.message(
            &Message::new("dragon-board-month")
                .number("month", table.month)
                .noun("event", table.event().noun()),
        ),
    }
}

/// What the month is at.
fn phases(table: &Table, say: &Say) -> Markup {
    let now = match table.phase {
        Phase::Draft | Phase::Over => return html! {},
        Phase::Action => 0,
        Phase::Person => 1,
        Phase::Event | Phase::WallCheck | Phase::SuperEvent => 2,
    };
    let phases = ["dragon-board-phase-action", "dragon-board-phase-person", "dragon-board-phase-event"];
    html! {
        ol.phases {
            @for (idx, id) in phases.into_iter().enumerate() {
                li.now[idx == now] aria-current=[(idx == now).then_some("step")] { (say.words(id)) }
            }
        }
    }
}

fn month(table: &Table, number: usize, event: EventTile, me: Option<Seat>, say: &Say) -> Markup {
    let when = match number.cmp(&usize::from(table.month)) {
        std::cmp::Ordering::Less => "past",
        std::cmp::Ordering::Equal => "now",
        std::cmp::Ordering::Greater => "coming",
    };
    let when = if table.phase == Phase::Over { "past" } else { when };
    let own = me.filter(|_| number >= table.next_event_month()).and_then(|me| table.toll(me, event));
    let name = say.words(event.noun());
    let title = own.as_ref().map(|toll| labelled(say, &name, explain(toll, say)));
    let shaken = table.super_event.filter(|_| number == usize::from(data().expansions.super_events.month));
    html! {
        li class=(format!("month {when} {}", event.code())) data-piece=(format!("month-{number}")) title=[title]
            aria-current=[(when == "now").then_some("date")] {
            span.line {
                span.no { (number) }
                @if let Some(event) = shaken { span.stamp.shaken title=(say.words(event.noun())) { (event.seal()) } }
                @if let Some(toll) = &own { (burden(toll, event, say)) }
            }
            svg.event viewBox="0 0 84 44" aria-hidden="true" {
                (seal(event.seal(), 6, 6, 32))
                (pic(event.pic(), 42, 4, 36))
            }
            (named(&name))
            (brick(table, number, say))
        }
    }
}

/// A name; a word too long for a month is drawn together.
fn named(name: &str) -> Markup {
    let long = name.split([' ', '-']).any(|word| word.chars().count() > 12);
    html! {
        @if long { svg.long viewBox="0 0 70 14" role="img" aria-label=(name) { (words(name, 35, 11, 68, 12)) } }
        @else { span.name { (name) } }
    }
}

/// What the month will take from the viewer, in a corner.
fn burden(toll: &Toll, event: EventTile, say: &Say) -> Markup {
    html! {
        span.toll {
            @if toll.lost > 0 { (loss(toll, say)) }
            @else if toll.needed.is_some() || event == EventTile::Mongols {
                span.safe { span.unseen { (say.words("dragon-board-safe")) } (icon("check")) }
            }
        }
    }
}

/// The super event, announced beside the headline; a small seal marks its month.
fn super_event(table: &Table, say: &Say) -> Markup {
    let Some(event) = table.super_event else { return html! {} };
    let month = i64::from(data().expansions.super_events.month);
    let words = say.message(&Message::new("dragon-board-super-month").number("month", month));
    html! {
        p.super-event title=(words) {
            span.stamp aria-hidden="true" { (event.seal()) } (icon(event.pic()))
            span.name { (say.words(event.noun())) }
            span.unseen { (words) }
        }
    }
}

/// The space of the Great Wall below a month.
fn brick(table: &Table, number: usize, say: &Say) -> Markup {
    let Some(wall) = &table.wall else { return html! {} };
    let laid = wall.get(number - 1).copied();
    let title = match laid {
        Some((seat, tile)) => format!("{} – {}", say.seat(seat), say.words(tile.noun())),
        None => say.words("dragon-board-wall"),
    };
    html! {
        svg.brick viewBox="0 0 84 28" role="img" aria-label=(title) {
            title { (title) }
            path.battlement d="M2 27V8h8V2h14v6h11V2h14v6h11V2h14v6h8v19Z" {}
            @if let Some((seat, tile)) = laid {
                g data-piece=(format!("wall-{seat}-{}", tile.code())) {
                    path.battlement.laid d="M2 27V8h8V2h14v6h11V2h14v6h11V2h14v6h8v19Z" {}
                    (marker(seat, 22, 9, 16))
                    (pic(tile.pic(), 45, 9, 16))
                }
            }
        }
    }
}
