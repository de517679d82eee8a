//! The person track: a path of stones with the stacked markers.

use dragon::table::Table;
use i18n::Say;
use maud::{Markup, html};
use tabletop::{Message, Seat};

use super::art::{heading, marker};
use super::year::order;

/// How far the markers of a stack overlap.
const STEP: i32 = 13;

/// Only the stretch of the path that is in use, one space more at each end.
pub(super) fn draw(table: &Table, say: &Say) -> Markup {
    let spaces = || table.courts.iter().map(|court| court.space);
    let first = spaces().min().unwrap_or_default().saturating_sub(1);
    let last = spaces().max().unwrap_or_default() + 3;
    let height = |at: u16| spaces().filter(|&space| space == at).count();
    let tallest = spaces().map(height).max().and_then(|count| i32::try_from(count).ok()).unwrap_or(1);
    html! {
        section.track aria-label=(say.words("dragon-board-track")) {
            header.top { (heading("序", &say.words("dragon-board-track"))) (order(table, say)) }
            ol.path { @for space in first..=last { (stone(table, space, tallest, say)) } }
        }
    }
}

fn stone(table: &Table, space: u16, tallest: i32, say: &Say) -> Markup {
    // The track lists who is on top first: drawn last.
    let stack: Vec<Seat> =
        table.track.iter().rev().copied().filter(|&seat| table.courts[seat].space == space).collect();
    let ground = 12 + STEP * tallest;
    let label = say.message(&Message::new("dragon-board-space").number("space", space));
    let there: Vec<String> = stack.iter().rev().map(|&seat| say.seat(seat)).collect();
    let label = if there.is_empty() { label } else { super::art::labelled(say, &label, there.join(", ")) };
    html! {
        li.empty[stack.is_empty()] {
            svg viewBox=(format!("0 0 34 {}", ground + 30)) role="img" aria-label=(label) {
                title { (label) }
                path.way d=(format!("M0 {0}H34", ground + 16)) {}
                ellipse.stone.mark[space.is_multiple_of(5)] cx="17" cy=(ground + 16) rx="13" ry="10" {}
                text.space x="17" y=(ground + 20) { (space) }
                @for (&seat, level) in stack.iter().zip(0..) {
                    g data-piece=(format!("marker-{seat}")) { (marker(seat, 6, ground - 14 - level * STEP, 22)) }
                }
            }
        }
    }
}
