//! The axis of the city: stairs up to the Palace of Heavenly Purity, envoys on them, and the places inside.

use gugong::piece::Area;
use gugong::{Table, Way};
use maud::{Markup, html};
use tabletop::{Message, Seat};

use super::area::{frame, key};
use super::figure::piece;
use super::scene::Scene;
use crate::art::labelled;

/// The size of the drawing, of a step, and where the lowest one is.
const WIDE: i32 = 196;
const STEP: i32 = 34;
const TOP: i32 = 106;

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    let last = i32::from(scene.table.printed().constants.palace);
    let high = TOP + last * STEP + 4;
    let stairs = html! {
        svg.stairs data-part="stairs" data-piece="stairs" viewBox=(format!("0 0 {WIDE} {high}")) role="group" aria-label=(scene.words("gugong-board-stairs")) {
            (hall(scene))
            @for space in (0..last).rev() { (step(scene, space, last)) }
        }
    };
    html! {
        div.axis {
            (stairs)
            (frame(scene, Area::Palace, &[Way::Advance, Way::AdvanceMore], html! {}, html! {}))
        }
    }
}

/// The palace alone, large.
pub(super) fn audience(scene: &Scene<'_>) -> Markup {
    html! {
        svg.stairs viewBox=(format!("0 0 {WIDE} {TOP}")) role="img" aria-label=(scene.words("gugong-board-stairs")) data-piece="stairs" {
            (hall(scene))
        }
    }
}

/// The palace with its places, the best first.
fn hall(scene: &Scene<'_>) -> Markup {
    let arrivals = scene.table.board().arrivals;
    let count = i32::try_from(arrivals.len()).unwrap_or(1);
    let pitch = (WIDE - 44) / count;
    html! {
        g.hall {
            path.roof d="M6 30C30 28 44 18 52 6h92c8 12 22 22 46 24Z" {}
            path.ridge d="M46 6h104M50 2.500h96" {}
            path.frieze d="M30 30h136v8H30Z" {}
            path.roof d="M2 56C18 54 28 46 33 38h130c5 8 15 16 31 18Z" {}
            path.pillars d=(format!("M22 56h{}v42H22Z", WIDE - 44)) {}
            @for (idx, &vp) in arrivals.iter().enumerate() {
                @let x = 22 + i32::try_from(idx).unwrap_or(0) * pitch;
                @let slot = u8::try_from(idx).unwrap_or(0);
                @let inside = scene.table.players.seats().find(|&seat| scene.table.players[seat].arrival == Some(slot));
                @let words = arrival(scene, vp, inside);
                g.slot.taken[inside.is_some()] {
                    title { (words) }
                    path.door d=(format!("M{} 98V64c0-3 2-5 5-5h{}c3 0 5 2 5 5v34Z", x + 3, pitch - 16)) {}
                    text.vp x=(x + pitch / 2) y="75" { (vp) }
                    @if let Some(seat) = inside {
                        g data-piece=(format!("envoy-{seat}")) { (piece("envoy", seat, x + pitch / 2 - 12, 75, 24)) }
                    }
                    @for way in arriving(scene, slot) {
                        g.thought data-ghost=(key(way)) { (piece("envoy", scene.payer(), x + pitch / 2 - 12, 75, 24)) }
                    }
                }
            }
            path.terrace d=(format!("M14 98h{}l6 8H8Z", WIDE - 28)) {}
        }
    }
}

/// The options that would bring the viewer's envoy to this place.
fn arriving(scene: &Scene<'_>, slot: u8) -> Vec<Way> {
    let Some(me) = scene.me.filter(|_| slot == scene.table.arrived) else { return Vec::new() };
    let own = &scene.table.players[me];
    let (last, on_the_way) = (scene.table.printed().constants.palace, own.arrival.is_none());
    let arrives = |way: &Way| on_the_way && own.envoy + Table::way_reach(*way).1 >= last;
    [Way::Advance, Way::AdvanceMore].into_iter().filter(arrives).collect()
}

fn arrival(scene: &Scene<'_>, vp: u8, inside: Option<Seat>) -> String {
    let words = scene.say.message(&Message::new("gugong-board-arrival").number("vp", vp));
    match inside {
        Some(seat) => labelled(scene.say, &words, scene.name(seat)),
        None => words,
    }
}

/// One step with the envoys on it.
fn step(scene: &Scene<'_>, space: i32, last: i32) -> Markup {
    let y = TOP + (last - 1 - space) * STEP;
    let narrow = 20 - (last - 1 - space) * 2;
    let here: Vec<Seat> = scene
        .seats
        .iter()
        .copied()
        .filter(|&seat| {
            let own = &scene.table.players[seat];
            own.arrival.is_none() && i32::from(own.envoy) == space
        })
        .collect();
    let words = Message::new("gugong-board-step").number("space", space).number("left", last - space);
    let words = scene.say.message(&words);
    let words = match here.as_slice() {
        [] => words,
        some => labelled(scene.say, &words, scene.list(some.iter().map(|&seat| scene.name(seat)))),
    };
    let count = i32::try_from(here.len()).unwrap_or(0);
    let pitch = if count > 4 { 26 } else { 30 };
    html! {
        g.step role="img" aria-label=(words) {
            title { (words) }
            path.tread d=(format!("M{} {y}h{}l2 {STEP}H{}Z", narrow, WIDE - 2 * narrow, narrow - 2)) {}
            path.ramp d=(format!("M{} {y}h30v{STEP}h-30ZM{} {}q7-8 15 0t15 0", WIDE / 2 - 15, WIDE / 2 - 15, y + STEP / 2)) {}
            text.number x=(narrow + 10) y=(y + 22) { (last - space) }
            @for (idx, seat) in here.into_iter().enumerate() {
                @let x = WIDE / 2 - count * pitch / 2 + i32::try_from(idx).unwrap_or(0) * pitch;
                g data-piece=(format!("envoy-{seat}")) { (piece("envoy", seat, x, y + 2, 30)) }
            }
            @if let Some(me) = scene.me.filter(|&me| scene.table.players[me].arrival.is_none()) {
                @for way in [Way::Advance, Way::AdvanceMore] {
                    @let (_, steps) = Table::way_reach(way);
                    @if i32::from(scene.table.players[me].envoy + steps) == space {
                        g.thought data-ghost=(key(way)) { (piece("envoy", me, WIDE - narrow - 32, y + 2, 30)) }
                    }
                }
            }
        }
    }
}
