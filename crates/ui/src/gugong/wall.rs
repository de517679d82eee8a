//! The Great Wall, filling up; and who would win it now.

use gugong::action::Pieces;
use gugong::foresight::WallPreview;
use gugong::piece::Area;
use gugong::player::PairAt;
use gugong::{Table, Way};
use maud::{Markup, html};
use tabletop::{Message, Seat};

use super::area::{amount, frame, key};
use super::figure::{piece, servant};
use super::scene::Scene;
use super::{Spot, tray};
use crate::art::icon;

/// How wide the wall is drawn.
const WIDE: i32 = 260;

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    let table = scene.table;
    let award = Message::new("gugong-board-wall-award").number("vp", table.printed().constants.wall_vp);
    let award = scene.say.message(&award.number("steps", table.printed().constants.wall_steps));
    let aside = amount(&award, "points", table.printed().constants.wall_vp, None);
    frame(
        scene,
        Area::Wall,
        &[Way::Build, Way::BuildTwo],
        aside,
        html! {
            div.works {
                (rampart(scene))
                (pieces(scene))
                div.forecast data-part="forecast" {
                    (forecast(scene, &table.wall_preview(), None))
                    @if let Some(me) = scene.me {
                        @for (way, more) in [(Way::Build, 1), (Way::BuildTwo, 2)] {
                            (forecast(scene, &with(table, me, more).wall_preview(), Some(key(way))))
                        }
                    }
                }
            }
        },
    )
}

/// The table as it would be with more servants of a player on the wall.
fn with(table: &Table, seat: Seat, more: u8) -> Table {
    let mut with = *table;
    with.players[seat].wall += more;
    with
}

/// One segment for every servant the wall needs; whoever builds stands behind the battlements.
pub(super) fn rampart(scene: &Scene<'_>) -> Markup {
    let table = scene.table;
    let (needed, there) = (i32::from(table.threshold()), i32::from(table.on_wall()));
    let wide = WIDE / needed.max(there);
    let words = Message::new("gugong-board-wall").number("servants", there).number("needed", needed);
    let words = scene.say.message(&words);
    html! {
        svg.rampart data-part=[scene.part("rampart")] data-piece="rampart" viewBox=(format!("0 0 {WIDE} 62")) role="group" aria-label=(words) {
            title { (words) }
            @for slot in 0..needed.max(there) {
                path.segment.built[slot < there] d=(format!("M{} 58V{}h{}v6h{}v-6h{}V58Z", slot * wide, 32, wide / 4, wide - wide / 4 * 2, wide / 4)) {}
                path.bricks d=(format!("M{} 46h{wide}M{} 52h{wide}M{} 46v6M{} 52v6", slot * wide, slot * wide, slot * wide + wide / 3, slot * wide + wide * 2 / 3)) {}
            }
            @for (slot, builder) in builders(table) {
                @let wide_of = if builder.pair { 2 } else { 1 };
                @let x = slot * wide + (wide * wide_of - 26) / 2;
                g data-piece=(builder.id) data-from=(format!("pool-{}", builder.seat)) {
                    title { (scene.name(builder.seat)) }
                    (piece(if builder.pair { "pair" } else { "servant" }, builder.seat, x, 13, 28))
                }
            }
            path.foot d=(format!("M0 59h{WIDE}")) {}
        }
    }
}

struct Builder {
    seat: Seat,
    pair: bool,
    id: String,
}

/// Who stands on the wall, with the segment where.
fn builders(table: &Table) -> Vec<(i32, Builder)> {
    let mut slot = 0;
    let mut all = Vec::new();
    for seat in table.players.seats() {
        let own = &table.players[seat];
        for idx in 0..own.wall {
            all.push((slot, Builder { seat, pair: false, id: format!("wall-{seat}-{idx}") }));
            slot += 1;
        }
        if own.pair == PairAt::Wall {
            all.push((slot, Builder { seat, pair: true, id: format!("wall-{seat}-pair") }));
            slot += 2;
        }
    }
    all
}

/// What can be placed now.
fn pieces(scene: &Scene<'_>) -> Markup {
    let offered: Vec<Pieces> =
        tray::sets(2).into_iter().filter(|&set| scene.offers.is_offered(Spot::Place(set))).collect();
    html! {
        @if !offered.is_empty() {
            div.placing { @for set in offered { (tray::set(scene, Spot::Place(set), set)) } }
        }
    }
}

/// Who would win the wall, who is tied, and who would be asked for a bonus.
fn forecast(scene: &Scene<'_>, wall: &WallPreview, ghost: Option<String>) -> Markup {
    let words = told(scene, wall);
    html! {
        p.expected title=(words) data-ghost=[ghost] {
            span.unseen { (words) }
            @if let Some((seat, count)) = wall.majority {
                span.leads aria-hidden="true" {
                    (icon("flag")) (scene.chip(seat)) b { (count) }
                    @if wall.tied.len() > 1 {
                        span.tie { "=" @for &other in wall.tied.iter().filter(|&&other| other != seat) { (scene.chip(other)) } (icon("mask")) }
                    }
                }
                span.bonuses aria-hidden="true" { (icon("mask")) @for &seat in &wall.bonuses { (scene.chip(seat)) } }
            }
            span.missing aria-hidden="true" {
                @if wall.missing == 0 { (icon("check")) } @else { (wall.missing) (servant(scene.payer(), false, None, None)) }
            }
        }
    }
}

/// The same in words.
pub(super) fn told(scene: &Scene<'_>, wall: &WallPreview) -> String {
    let mut parts =
        vec![scene.say.message(&Message::new("gugong-board-wall-missing").number("count", wall.missing))];
    match wall.majority {
        None => parts.push(scene.words("gugong-board-wall-empty")),
        Some((seat, count)) => {
            parts.push(
                scene.say.message(&scene.about("gugong-board-wall-leads", seat).number("count", count)),
            );
            if wall.tied.len() > 1 {
                let tied = scene.list(wall.tied.iter().map(|&seat| scene.name(seat)));
                parts.push(scene.say.message(&Message::new("gugong-board-wall-tied").text("names", tied)));
            }
            let asked = scene.list(wall.bonuses.iter().map(|&seat| scene.name(seat)));
            parts.push(scene.say.message(&Message::new("gugong-board-wall-bonuses").text("names", asked)));
        }
    }
    parts.join(" ")
}
