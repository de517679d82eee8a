//! What the viewer owns: the hand as an exchange matrix, tomorrow's hand, servants, tokens, reward cells; and how far
//! the palace still is.

use gugong::foresight::Audience;
use gugong::hand::Hand;
use maud::{Markup, html};
use tabletop::{Message, Seat};

use super::figure::small;
use super::scene::Scene;
use super::{goods, matrix, tray};
use crate::art::{icon, labelled};

pub(super) fn draw(scene: &Scene<'_>, me: Seat, hand: &Hand) -> Markup {
    let own = &scene.table.players[me];
    let acting = scene.table.to_act().contains(me);
    let vp = scene.say.message(&Message::new("gugong-board-vp").number("vp", own.points.unwrap_or(own.vp)));
    html! {
        section.own .{ "seat-" (me) } aria-label=(scene.name(me)) {
            header.top.acting[acting] data-part="own" {
                h2.heading { (scene.chip(me)) span { (scene.name(me)) } }
                (audience(scene, me, hand.cards.len()))
                strong.vp data-piece=(format!("points-{me}")) { (vp) }
            }
            (matrix::draw(scene, me, hand))
            (tray::draw(scene, me))
            (matrix::tomorrow(scene, hand))
            (goods::draw(scene, me))
            (matrix::legend(scene))
        }
    }
}

/// How many cards somebody still plays today.
pub(super) fn cards(scene: &Scene<'_>, seat: Seat) -> usize {
    match &scene.table.meng {
        Some(meng) if scene.table.is_meng(seat) => usize::from(meng.pile),
        Some(_) | None => scene.view.back(seat).cards,
    }
}

/// The countdown to the palace: steps against chances.
pub(super) fn audience(scene: &Scene<'_>, seat: Seat, cards: usize) -> Markup {
    let words = audience_told(scene, seat, cards);
    let audience = scene.table.audience(seat, cards);
    html! {
        span class=(format!("audience {}", audience.as_ref().map_or("done", state))) title=(words) {
            span.unseen { (words) }
            span aria-hidden="true" {
                (icon("envoy"))
                @match &audience {
                    None => (icon("check")),
                    Some(audience) => { b { (audience.steps) } " / " (audience.turns) (icon("cards")) " " (audience.nights) (icon("moon")) },
                }
            }
        }
    }
}

/// How bad it is, as a class: a step a turn is easy, more than that is not.
pub(super) fn state(audience: &Audience) -> &'static str {
    outlook(audience).0
}

/// The class of an outlook, and the id of its words.
fn outlook(audience: &Audience) -> (&'static str, &'static str) {
    if audience.is_impossible() {
        ("impossible", "gugong-board-audience-impossible")
    } else if audience.steps > audience.turns {
        ("tight", "gugong-board-audience-tight")
    } else {
        ("open", "gugong-board-audience-open")
    }
}

/// The same in words.
pub(super) fn audience_told(scene: &Scene<'_>, seat: Seat, cards: usize) -> String {
    let Some(audience) = scene.table.audience(seat, cards) else {
        return scene.words("gugong-board-audience-done");
    };
    let words = Message::new("gugong-board-audience").number("steps", audience.steps);
    let words = scene.say.message(&words.number("turns", audience.turns).number("nights", audience.nights));
    format!("{words} {}", scene.words(outlook(&audience).1))
}

/// The hands of others, where the viewer may see them: looking back at a finished game.
pub(super) fn open(scene: &Scene<'_>) -> Markup {
    let seats = scene.seats.iter().filter(|&&seat| !scene.table.is_meng(seat));
    html! {
        section.open data-part="hands" aria-label=(scene.words("gugong-board-hand")) {
            @for (seat, hand) in seats.filter_map(|&seat| Some((seat, scene.view.hand(seat)?))) {
                @let words = labelled(scene.say, &scene.name(seat), scene.list(hand.cards.iter().map(|card| scene.card(card))));
                div.open-hand title=(words) data-piece=(format!("hand-{seat}")) {
                    span data-piece=(format!("cards-{seat}")) { (scene.chip(seat)) } span.unseen { (words) }
                    @for card in hand.cards.iter() {
                        svg.next viewBox="0 0 30 24" aria-hidden="true" data-piece=(scene.held(seat, card)) { (small(card)) }
                    }
                    span.pile data-piece=(format!("tomorrow-{seat}")) {
                        @if !hand.discard.is_empty() { span.label { (scene.words("gugong-board-discard")) } }
                        @for card in hand.discard.iter() {
                            svg.next viewBox="0 0 30 24" aria-hidden="true" data-piece=(scene.next(seat, card)) { (small(card)) }
                        }
                    }
                }
            }
        }
    }
}
