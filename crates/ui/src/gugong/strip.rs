//! The day above the board: which it is, what it is at, who is when on turn, and the dice of destiny.

use gugong::table::{Phase, Table};
use i18n::Say;
use maud::{Markup, html};
use tabletop::{Message, Seat};

use super::Spot;
use super::area::amount;
use super::scene::Scene;
use crate::art::{heading, icon, labelled};

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    let deck = scene.say.message(&Message::new("gugong-board-deck").number("cards", scene.table.deck));
    html! {
        header.day {
            div data-part="day" { (heading("日", &headline(scene.table, scene.say))) }
            (phases(scene))
            (order(scene))
            div.rest data-part="deck" { (amount(&deck, "cards", scene.table.deck, Some("deck"))) }
            (dice(scene))
        }
    }
}

pub(super) fn headline(table: &Table, say: &Say) -> String {
    if table.phase == Phase::End {
        return say.words("gugong-board-over");
    }
    // In the morning the round marker has not been moved yet.
    let round = table.round + u8::from(table.phase == Phase::Morning);
    let day = Message::new("gugong-board-day").number("round", round);
    say.message(&day.number("rounds", table.printed().constants.rounds))
}

fn phases(scene: &Scene<'_>) -> Markup {
    let all = [
        (Phase::Morning, "dawn", "gugong-board-morning"),
        (Phase::Day, "sun", "gugong-board-daytime"),
        (Phase::Dusk, "dusk", "gugong-board-dusk"),
        (Phase::Night, "moon", "gugong-board-night"),
    ];
    html! {
        ol.phases data-part="phases" {
            @for (phase, name, id) in all {
                @if phase != Phase::Dusk || scene.table.meng.is_some() {
                    @let now = phase == scene.table.phase;
                    li.now[now] data-piece=(format!("phase-{name}")) title=(scene.words(id)) aria-current=[now.then_some("step")] {
                        (icon(name)) span { (scene.words(id)) }
                    }
                }
            }
        }
    }
}

/// Who acts in which order today.
fn order(scene: &Scene<'_>) -> Markup {
    let words = scene.words("gugong-board-order");
    html! {
        ol.order data-part="order" aria-label=(words) title=(words) {
            @for seat in scene.table.in_turn_order() {
                @let acting = scene.table.to_act().contains(seat);
                li.acting[acting].done[passed(scene, seat)] title=(place(scene, seat))
                    aria-current=[acting.then_some("step")] {
                    (scene.chip(seat)) span.unseen { (place(scene, seat)) }
                    @if scene.table.next_first == Some(seat) { span.medal data-piece="medal" { (icon("medal")) } }
                }
            }
        }
    }
}

/// Whether somebody has no card left today.
fn passed(scene: &Scene<'_>, seat: Seat) -> bool {
    let cards = match &scene.table.meng {
        Some(meng) if scene.table.is_meng(seat) => usize::from(meng.pile),
        Some(_) | None => scene.view.back(seat).cards,
    };
    scene.table.phase == Phase::Day && cards == 0
}

fn place(scene: &Scene<'_>, seat: Seat) -> String {
    let mut words = vec![scene.name(seat)];
    if seat == scene.table.first {
        words.push(scene.words("gugong-board-first"));
    }
    if scene.table.next_first == Some(seat) {
        words.push(scene.words("gugong-board-next-first"));
    }
    if passed(scene, seat) {
        words.push(scene.words("gugong-board-no-cards"));
    }
    scene.list(words.into_iter())
}

/// The dice of destiny: what they show, and all their faces.
pub(super) fn dice(scene: &Scene<'_>) -> Markup {
    let title = scene.words("gugong-board-dice");
    html! {
        div.dice data-part=[scene.part("dice")] role="group" aria-label=(title) {
            span.label { (title) }
            @for (idx, (&shown, faces)) in scene.table.dice.iter().zip(scene.table.printed().get().dice).enumerate() {
                @let number = u8::try_from(idx).unwrap_or(0);
                @let name = Message::new("gugong-board-die").number("die", number + 1).number("face", shown);
                @let name = labelled(scene.say, &scene.say.message(&name), scene.list(faces.iter().map(ToString::to_string)));
                svg.die viewBox="0 0 30 30" role="group" aria-label=(name) data-piece=(format!("die-{number}")) {
                    title { (name) }
                    (scene.offers.hang(Spot::Die(number), &name, html! {
                        title { (name) }
                        rect.edge.ivory x="1.500" y="1.500" width="27" height="27" rx="6" {}
                        text x="15" y="22" { (shown) }
                    }))
                }
            }
        }
    }
}
