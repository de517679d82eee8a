//! The intrigue track: a folding screen with stacked markers, and what steps back bring after the wall.

use gugong::piece::Area;
use gugong::{Action, Table, Way};
use maud::{Markup, html};
use tabletop::{Message, Seat, Viewer};

use super::area::{frame, key};
use super::scene::Scene;
use super::{Spot, glyph};
use crate::art::{icon, labelled, marker, pic};

/// How many panels stand in a row, and their size.
const ROW: i32 = 8;
const WIDE: i32 = 33;
const HIGH: i32 = 48;

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    let table = scene.table;
    let last = i32::from(table.printed().constants.intrigue);
    let rows = last / ROW + 1;
    let medal = html! {
        @if table.next_first.is_none() {
            @let words = scene.words("gugong-board-medal");
            span.medal title=(words) data-piece="medal" { span.unseen { (words) } (icon("medal")) }
        }
    };
    frame(
        scene,
        Area::Intrigue,
        &[Way::Scheme, Way::SchemeMore],
        medal,
        html! {
            div.plot {
                svg.screen data-part="screen" viewBox=(format!("0 0 {} {}", ROW * WIDE, rows * HIGH)) role="group"
                    aria-label=(labelled(scene.say, &scene.words("gugong-board-track"), ahead(scene))) {
                    @for space in 0..=last { (panel(scene, space)) }
                }
                div.bonuses role="group" aria-label=(scene.words("gugong-board-bonuses")) {
                    @for spaces in Table::bonuses() { (bonus(scene, spaces)) }
                }
            }
        },
    )
}

/// Everybody from the one furthest ahead.
pub(super) fn ahead(scene: &Scene<'_>) -> String {
    let place = |&seat: &Seat| format!("{} {}", scene.name(seat), scene.table.players[seat].intrigue);
    scene.list(scene.table.ranks.iter().rev().map(place))
}

fn panel(scene: &Scene<'_>, space: i32) -> Markup {
    let (x, y) = (space % ROW * WIDE, space / ROW * HIGH);
    // The leaves of the screen turn forth and back.
    let (left, right) = if space % 2 == 0 { (4, 0) } else { (0, 4) };
    let here: Vec<Seat> = scene
        .table
        .ranks
        .iter()
        .copied()
        .filter(|&seat| i32::from(scene.table.players[seat].intrigue) == space)
        .collect();
    let count = i32::try_from(here.len()).unwrap_or(0);
    // Many markers are smaller, so that each can be seen in its place of the stack.
    let size = match count {
        0..=2 => 18,
        3 => 15,
        _ => 13,
    };
    let pitch = if count > 1 { ((31 - size) / (count - 1)).min(size - 4) } else { 0 };
    html! {
        g.panel {
            path.leaf d=(format!("M{} {}L{} {}V{}L{} {}Z", x + 1, y + 1 + left, x + WIDE - 1, y + 1 + right, y + HIGH - 5 + right, x + 1, y + HIGH - 5 + left)) {}
            text.number x=(x + WIDE / 2) y=(y + HIGH - 7) { (space) }
            @for (idx, seat) in here.into_iter().enumerate() {
                @let idx = i32::try_from(idx).unwrap_or(0);
                g data-piece=(format!("intrigue-{seat}")) {
                    title { (scene.name(seat)) }
                    (marker(seat, x + (WIDE - size) / 2, y + 31 - size - idx * pitch, size))
                }
            }
            @if let Some(me) = scene.me {
                @for way in [Way::Scheme, Way::SchemeMore, Way::AdvanceMore] {
                    @let (steps, _) = Table::way_reach(way);
                    @let last = scene.table.printed().constants.intrigue;
                    @if i32::from((scene.table.players[me].intrigue + steps).min(last)) == space {
                        g.thought data-ghost=(key(way)) { (marker(me, x + WIDE / 2 - 9, y + 5, 18)) }
                    }
                }
            }
        }
    }
}

/// What a marker brings that steps back.
pub(super) fn bonus(scene: &Scene<'_>, spaces: u8) -> Markup {
    let name = scene.say.tell(&Action::StepBack(spaces), Viewer::Spectator);
    let (number, sign) = glyph::bonus(spaces);
    html! {
        svg.way viewBox="0 0 62 24" role="group" aria-label=(name) {
            title { (name) }
            (scene.offers.hang(Spot::Bonus(spaces), &name, html! {
                title { (name) }
                rect.edge.plaque x="1" y="1" width="60" height="22" rx="5" {}
                text.number x="13" y="17" { "−" (spaces) }
                path.then d="M23 8l4 4-4 4" {}
                text.number x="36" y="17" { (number) }
                (pic(sign, 41, 4, 16))
            }))
        }
    }
}

/// The same as a sentence for the terminal.
pub(super) fn told(scene: &Scene<'_>) -> String {
    let token = match scene.table.next_first {
        Some(seat) => labelled(scene.say, &scene.words("gugong-board-next-first"), scene.name(seat)),
        None => scene.words("gugong-board-medal"),
    };
    let words = Message::new("site-label").text("label", scene.words("gugong-board-track"));
    format!("{} · {token}", scene.say.message(&words.text("value", ahead(scene))))
}
