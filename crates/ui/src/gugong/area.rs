//! What all areas have: a name, an official with his gift, and the options of the action.

use gugong::card::Card;
use gugong::foresight::Terms;
use gugong::meng::Meng;
use gugong::piece::{Area, Named};
use gugong::{Action, Table, Way};
use maud::{Markup, html};
use tabletop::{Message, Viewer};

use super::figure::{face, signs, token};
use super::scene::{Scene, code};
use super::{Spot, glyph};
use crate::art::{heading, icon, labelled, marker, pic};

/// An area: the head with name and options, the official on the left, the ground beside him.
pub(super) fn frame(scene: &Scene<'_>, area: Area, ways: &[Way], aside: Markup, ground: Markup) -> Markup {
    let name = scene.words(area.noun());
    html! {
        section class=(format!("area {}", area.code())) data-piece=(format!("area-{}", area.code())) aria-label=(name) {
            header.top data-part=(area.code()) data-now[scene.acting() == Some(area)] {
                (heading(glyph::seal(area), &name))
                (specials(scene, area))
                (aside)
                div.ways { @for &option in ways { (way(scene, option)) } }
            }
            div.ground { (official(scene, area)) (ground) }
        }
    }
}

/// What joins an option and what it shows.
pub(super) fn key(way: Way) -> String {
    format!("way-{}", way.to_string().replace(' ', "-"))
}

/// An option: its price, and what it brings.
pub(super) fn way(scene: &Scene<'_>, way: Way) -> Markup {
    let price = scene.table.way_price(scene.payer(), way);
    let name = scene.say.tell(&Action::Perform(way), Viewer::Spectator);
    let name = match price {
        0 => name,
        price => labelled(scene.say, &name, cost(scene, price)),
    };
    let start = if price > 0 { 42 } else { 7 };
    // Only the first to scheme is first player tomorrow.
    let all = glyph::way(way);
    let all = if scene.table.next_first.is_some() && way == Way::Scheme { &all[..1] } else { all };
    let (drawn, wide) = signs(all, start, 5, 16);
    let wide = start + wide + 2;
    let shows = matches!(
        way,
        Way::Build | Way::BuildTwo | Way::Scheme | Way::SchemeMore | Way::Advance | Way::AdvanceMore
    );
    html! {
        svg.way viewBox=(format!("0 0 {wide} 26")) role="group" aria-label=(name)
            data-shows=[(shows && scene.me.is_some()).then(|| key(way))] {
            title { (name) }
            (scene.offers.hang(Spot::Way(way), &name, html! {
                title { (name) }
                rect.edge.plaque x="1" y="1" width=(wide - 2) height="24" rx="5" {}
                @if price > 0 {
                    g.price { text.number x="10" y="18" { (price) } (pic("servant", 15, 5, 15)) }
                    path.then d="M33 9l4 4-4 4" {}
                }
                (drawn)
            }))
        }
    }
}

/// So many servants, in words.
pub(super) fn cost(scene: &Scene<'_>, servants: u8) -> String {
    scene.say.message(&Message::new("gugong-board-servants").number("count", servants))
}

/// The official, and in front of him the gift he has.
fn official(scene: &Scene<'_>, area: Area) -> Markup {
    let card = scene.table.gifts[area];
    let name = Message::new("gugong-board-official").noun("area", area.noun());
    let name = labelled(scene.say, &scene.say.message(&name), scene.card(card));
    let dice = scene.table.matching_dice(card).into_iter().filter(|&matches| matches).count();
    html! {
        svg.official data-part=(format!("official-{}", area.code())) data-piece=(format!("official-{}", area.code())) viewBox="0 0 62 106" role="group" aria-label=(name) {
            title { (name) }
            (scene.offers.hang(Spot::Official(area), &name, html! {
                title { (name) }
                rect.edge.mat x="1" y="1" width="60" height="104" rx="6" {}
                (robe(area))
                g.table { path d="M4 62h54l3 42H1Z" {} }
                g data-piece=(format!("gift-{}", area.code())) transform="translate(8 43)" { (face(card)) }
                @for die in 0..dice { (pic("die", 41 - i32::try_from(die).unwrap_or(0) * 12, 90, 12)) }
                (badges(scene, area))
                @if last_of_meng(scene) == Some(area) { g.was { (marker(Meng::SEAT, 2, 86, 16)) } }
            }))
        }
    }
}

/// Where Meng gave his last gift today.
fn last_of_meng(scene: &Scene<'_>) -> Option<Area> {
    let meng = scene.table.meng.as_ref()?;
    let last = meng.played.last()?;
    Some(scene.table.printed().get().automa[last.idx()].area.unwrap_or(meng.focus))
}

/// The official himself: hat, face, robe and the badge of his office.
pub(super) fn robe(area: Area) -> Markup {
    html! {
        g.person {
            path.robe d="M9 62c0-20 6-27 22-27s22 7 22 27Z" {}
            path.collar d="M25 36l6 8 6-8" {}
            path.face d="M23 20c0 12 3 18 8 18s8-6 8-18Z" {}
            path.beard d="M26 30c1 2 3 2 5 .500 2 1.500 4 1.500 5-.500M31 35v6" {}
            path.hat d="M21 21c0-11 3-16 10-16s10 5 10 16ZM20 20h22v4H20Z" {}
            path.wings d="M20 21H5M42 21h15" {}
            (pic(glyph::area(area), 25, 8, 12))
        }
    }
}

/// What the offering would mean: for the card that is chosen, or for one that is pointed at.
fn badges(scene: &Scene<'_>, area: Area) -> Markup {
    let Some((me, hand)) = scene.hand() else { return html! {} };
    let others = hand.cards.len().saturating_sub(1);
    let one = |card: Card, ghost: Option<String>| {
        let terms = scene.table.terms(me, card, area, others);
        html! { g class=(format!("badge {}", class(&terms))) data-ghost=[ghost] {
            rect x="33" y="1" width="28" height="17" rx="4" {}
            (marks(&terms, 47, 10))
        } }
    };
    let chosen = scene.chosen();
    html! {
        @if let Some(card) = chosen {
            @if scene.acting().is_none_or(|asks| asks == area) { (one(card, None)) }
        } @else {
            @for card in hand.cards.kinds() { (one(card, Some(format!("give-{}", code(card))))) }
        }
    }
}

/// The kind of terms, as a class.
pub(super) fn class(terms: &Terms) -> &'static str {
    if terms.is_free {
        "free"
    } else if terms.is_swap_only() {
        "swap-only"
    } else {
        "paid"
    }
}

/// The terms as pictograms about a centre.
pub(super) fn marks(terms: &Terms, x: i32, y: i32) -> Markup {
    html! {
        @if terms.is_free {
            (pic("check", x - 7, y - 7, 14))
        } @else if terms.by_servants && terms.by_card {
            text.number x=(x - 9) y=(y + 4) { (Table::offer_price()) }
            (pic("servant", x - 7, y - 6, 11))
            (pic("card", x + 3, y - 6, 11))
        } @else if terms.by_servants {
            text.number x=(x - 5) y=(y + 4) { (Table::offer_price()) }
            (pic("servant", x - 2, y - 6, 12))
        } @else if terms.by_card {
            (pic("card", x - 6, y - 6, 12))
        } @else {
            (pic("swap", x - 6, y - 6, 12))
        }
    }
}

/// Special tokens that lie here, and whose.
fn specials(scene: &Scene<'_>, area: Area) -> Markup {
    let players = scene.table.players.seats();
    let here =
        players.flat_map(|seat| scene.table.players[seat].special.iter().map(move |special| (seat, special)));
    html! {
        @for (seat, special) in here.filter(|(_, special)| special.area == Some(area)) {
            @let words = labelled(scene.say, &scene.name(seat), scene.words(special.token.noun()));
            span.laid title=(words) data-piece=(scene.piece(format!("special-{seat}-{}", special.token.code()))) {
                span.unseen { (words) }
                (scene.chip(seat))
                svg.icon viewBox="0 0 24 24" aria-hidden="true" { (token(special.token, 12, 12, 11)) }
            }
        }
    }
}

/// A number with its pictogram in a line of text.
pub(super) fn amount(words: &str, name: &str, number: impl std::fmt::Display, id: Option<&str>) -> Markup {
    html! {
        span.amount title=(words) data-piece=[id] {
            span.unseen { (words) }
            span aria-hidden="true" { (icon(name)) (number) }
        }
    }
}
