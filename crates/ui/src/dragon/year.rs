//! The year: twelve months as a scroll, with the super event and the Great Wall.

use dragon::Dragon;
use dragon::data::data;
use dragon::piece::{EventTile, Named};
use dragon::table::{Phase, Table};
use i18n::Say;
use maud::{Markup, html};
use tabletop::{Message, Seat, View, Viewer};

use super::art::{chip, heading, icon, marker, pic, seal};
use super::glyph::Glyph;
use super::ledger::{loss, next_month, toll};

pub(super) fn draw(view: &View<'_, Dragon>, say: &Say) -> Markup {
    let table = view.table;
    let me = match view.viewer {
        Viewer::Seat(me) => Some(me),
        Viewer::Spectator | Viewer::All => None,
    };
    html! {
        section.year aria-label=(say.words("dragon-board-year")) {
            header.top {
                (heading("年", &headline(table, say)))
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
    let own = me.filter(|_| number >= next_month(table)).and_then(|me| toll(table, me, event));
    html! {
        li class=(format!("month {when} {}", event.code())) data-piece=(format!("month-{number}"))
            aria-current=[(when == "now").then_some("date")] {
            span.no { (number) }
            svg.event viewBox="0 0 84 44" aria-hidden="true" {
                (seal(event.seal(), 6, 6, 32))
                (pic(event.pic(), 42, 4, 36))
            }
            span.name { (say.words(event.noun())) }
            @if let Some(toll) = &own {
                span.toll {
                    @if toll.lost > 0 { (loss(toll, say)) }
                    @else if toll.needed.is_some() || event == EventTile::Mongols {
                        @let safe = say.words("dragon-board-safe");
                        span.safe title=(safe) { span.unseen { (safe) } (icon("check")) }
                    }
                }
            }
            @if number == usize::from(data().expansions.super_events.month) { (super_event(table, say)) }
            (brick(table, number, say))
        }
    }
}

fn super_event(table: &Table, say: &Say) -> Markup {
    let Some(event) = table.super_event else { return html! {} };
    html! {
        span.super-event title=(say.words("dragon-board-super")) {
            span.stamp aria-hidden="true" { (event.seal()) } (icon(event.pic()))
            span.name { (say.words(event.noun())) }
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
        svg.brick viewBox="0 0 84 30" role="img" aria-label=(title) data-piece=(format!("wall-{number}")) {
            title { (title) }
            path.battlement.laid[laid.is_some()] d="M2 28V8h8V2h14v6h11V2h14v6h11V2h14v6h8v20Z" {}
            @if let Some((seat, tile)) = laid {
                (marker(seat, 22, 10, 16))
                (pic(tile.pic(), 46, 10, 16))
            }
        }
    }
}

/// Who acts in which order now; those who have finished are dim.
pub(super) fn order(table: &Table, say: &Say) -> Markup {
    html! {
        ol.order aria-label=(say.words("dragon-board-order")) {
            @for (idx, &seat) in table.turn.order.iter().enumerate() {
                @let done = idx < usize::from(table.turn.done);
                li.done[done].acting[idx == usize::from(table.turn.done)] title=(say.seat(seat)) {
                    (chip(seat)) span.who { (say.seat(seat)) }
                }
            }
        }
    }
}
