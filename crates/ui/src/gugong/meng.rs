//! Meng: the cards he has played today with their dusk actions, what his deck still holds, his gifts, and where his
//! traveller goes next.

use gugong::automa::{Automa, Dusk};
use gugong::meng::Meng;
use gugong::piece::{Area, Named};
use maud::{Markup, html};
use tabletop::Message;

use super::area::amount;
use super::glyph;
use super::scene::Scene;
use crate::art::{heading, icon, labelled};

pub(super) fn draw(scene: &Scene<'_>, meng: &Meng) -> Markup {
    let focus = labelled(scene.say, &scene.words("gugong-board-meng-focus"), scene.words(meng.focus.noun()));
    let pile = scene.say.message(&Message::new("gugong-board-meng-pile").number("cards", meng.pile));
    let next = scene.table.meng_destination().map(|city| {
        let words = Message::new("gugong-board-meng-next").text("city", city.to_string().to_uppercase());
        (city.to_string().to_uppercase(), scene.say.message(&words))
    });
    html! {
        section.meng data-part="meng" data-piece="meng" .{ "seat-" (Meng::SEAT) } aria-label=(scene.words("noun-meng")) {
            header.top {
                (heading("孟", &scene.words("noun-meng")))
                span.focus title=(focus) { span.unseen { (focus) } (icon("pair")) span.stamp aria-hidden="true" { (glyph::seal(meng.focus)) } }
                (amount(&pile, "cards", meng.pile, Some("meng-pile")))
                @if let Some((city, words)) = next { (amount(&words, "traveller", city, None)) }
            }
            (played(scene, meng))
            (deck(scene, meng))
        }
    }
}

/// Today's cards in the order they were played: where he gave, and what follows at dusk.
fn played(scene: &Scene<'_>, meng: &Meng) -> Markup {
    html! {
        div.line {
            span.label { (scene.words("gugong-board-meng-played")) }
            ol.automa {
                @for &automa in &meng.played { (card(scene, meng, automa)) }
                @if meng.played.is_empty() { li.quiet { "–" } }
            }
        }
    }
}

fn card(scene: &Scene<'_>, meng: &Meng, automa: Automa) -> Markup {
    let print = scene.table.printed().get().automa[automa.idx()];
    let area = print.area.unwrap_or(meng.focus);
    let (sign, id) = dusk(print.dusk);
    let place = labelled(scene.say, &automa.to_string().to_uppercase(), scene.words(area.noun()));
    let place = match print.is_special() {
        true => scene.list([place, scene.words("gugong-board-meng-special")].into_iter()),
        false => place,
    };
    let words = format!("{place}. {}", scene.words(id));
    html! {
        li.special[print.is_special()] title=(words) data-piece=(automa.to_string()) {
            span.unseen { (words) }
            span.stamp aria-hidden="true" { (glyph::seal(area)) }
            span aria-hidden="true" { (icon("dusk")) (icon(sign)) }
        }
    }
}

/// What a card does at dusk: pictogram and words.
pub(super) fn dusk(dusk: Dusk) -> (&'static str, &'static str) {
    match dusk {
        Dusk::Travel => ("traveller", "gugong-board-dusk-travel"),
        Dusk::FreeTravel => ("traveller", "gugong-board-dusk-free-travel"),
        Dusk::Wall => ("wall", "gugong-board-dusk-wall"),
        Dusk::Intrigue => ("mask", "gugong-board-dusk-intrigue"),
        Dusk::Palace => ("envoy", "gugong-board-dusk-palace"),
        Dusk::Canal => ("junk", "gugong-board-dusk-canal"),
    }
}

/// What can still come out of his deck, area by area.
fn deck(scene: &Scene<'_>, meng: &Meng) -> Markup {
    let printed = scene.table.printed().get();
    let count =
        |area: Option<Area>| meng.deck.iter().filter(|card| printed.automa[card.idx()].area == area).count();
    html! {
        div.line data-piece="meng-deck" {
            span.label { (scene.words("gugong-board-meng-deck")) }
            ol.automa {
                @for &area in Area::ALL {
                    @let left = count(Some(area));
                    @if left > 0 {
                        li title=(labelled(scene.say, &scene.words(area.noun()), left)) {
                            span.unseen { (labelled(scene.say, &scene.words(area.noun()), left)) }
                            span.stamp.plain aria-hidden="true" { (glyph::seal(area)) }
                            @if left > 1 { span aria-hidden="true" { "×" (left) } }
                        }
                    }
                }
                @let special = count(None);
                @if special > 0 {
                    @let words = labelled(scene.say, &scene.words("gugong-board-meng-special"), special);
                    li.special title=(words) {
                        span.unseen { (words) }
                        span.stamp aria-hidden="true" { (glyph::seal(meng.focus)) }
                        @if special > 1 { span aria-hidden="true" { "×" (special) } }
                    }
                }
                @if meng.deck.is_empty() { li.quiet { "–" } }
            }
        }
    }
}
