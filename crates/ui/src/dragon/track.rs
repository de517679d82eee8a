//! The person track: a path of stones with the stacked markers, and the order they make.

use dragon::data::data;
use dragon::table::Table;
use i18n::Say;
use maud::{Markup, html};
use tabletop::{Message, Seat};

use super::preview::Preview;
use crate::art::{chip, heading, labelled, marker, token};

/// The path begins and ends at milestones, so that it rarely shifts.
const MILESTONE: u16 = 5;
/// The least of it that is shown.
const STRETCH: u16 = 25;

pub(super) fn draw(table: &Table, preview: Option<&Preview>, say: &Say) -> Markup {
    let (first, last) = stretch(table);
    html! {
        section.track data-part="track" aria-label=(say.words("dragon-board-track")) {
            header.top { (heading("序", &say.words("dragon-board-track"))) (orders(table, preview, say)) }
            ol.path.dense[last - first > 36] {
                @for space in first..=last { (stone(table, space, preview, say)) }
            }
        }
    }
}

/// The spaces in use, and as far as the first marker can come by hiring.
fn stretch(table: &Table) -> (u16, u16) {
    let spaces = || table.courts.iter().map(|court| court.space);
    let (low, high) = (spaces().min().unwrap_or_default(), spaces().max().unwrap_or_default());
    let reach = data().tiles.iter().map(|tile| tile.value).max().unwrap_or_default();
    let first = low - low % MILESTONE;
    let last = (high + u16::from(reach)).next_multiple_of(MILESTONE);
    (first, last.max(first + STRETCH))
}

fn stone(table: &Table, space: u16, preview: Option<&Preview>, say: &Say) -> Markup {
    // The track lists who is on top first: drawn last.
    let stack: Vec<Seat> =
        table.track.iter().rev().copied().filter(|&seat| table.courts[seat].space == space).collect();
    let label = say.message(&Message::new("dragon-board-space").number("space", space));
    let there: Vec<String> = stack.iter().rev().map(|&seat| say.seat(seat)).collect();
    let label = if there.is_empty() { label } else { labelled(say, &label, there.join(", ")) };
    let hires = preview.into_iter().flat_map(|preview| &preview.hires).filter(|hire| hire.space == space);
    let milestone = space.is_multiple_of(MILESTONE);
    html! {
        li.empty[stack.is_empty()].milestone[milestone] title=(label) aria-hidden=[stack.is_empty().then_some("true")] {
            span.stack {
                @for &seat in &stack {
                    @let leaves = preview.is_some_and(|preview| preview.seat == seat);
                    span.place.leaves[leaves] { (token(seat, &format!("marker-{seat}"))) }
                }
                @for hire in hires {
                    @let seat = preview.map(|preview| preview.seat).unwrap_or_default();
                    svg.ghost viewBox="0 0 24 24" aria-hidden="true" data-ghost=(hire.key()) { (marker(seat, 0, 0, 24)) }
                }
            }
            span.stone aria-hidden="true" { (space) }
            @if !stack.is_empty() { span.unseen { (label) } }
        }
    }
}

/// The order of this step, and in its place the one that hiring would make.
fn orders(table: &Table, preview: Option<&Preview>, say: &Say) -> Markup {
    html! {
        div.orders {
            (order(table, say))
            @if let Some(preview) = preview {
                @for hire in &preview.hires {
                    ol.order.next data-ghost=(hire.key()) aria-label=(say.words("dragon-board-next-order")) {
                        @for &seat in &hire.order {
                            li.acting[seat == preview.seat] title=(say.seat(seat)) { (chip(seat)) }
                        }
                    }
                }
            }
        }
    }
}

/// Who acts in which order now; those who have finished are dim.
fn order(table: &Table, say: &Say) -> Markup {
    let words = say.words("dragon-board-order");
    html! {
        ol.order aria-label=(words) title=(words) {
            @for (idx, &seat) in table.turn.order.iter().enumerate() {
                @let acting = idx == usize::from(table.turn.done);
                li.done[idx < usize::from(table.turn.done)].acting[acting] title=(say.seat(seat))
                    aria-current=[acting.then_some("step")] {
                    (chip(seat)) span.unseen { (say.seat(seat)) }
                }
            }
        }
    }
}
