//! The frontier: the Foreign Lands with their boxes, what each invasion would bring whom, and the colonies.

use confucius::Confucius;
use confucius::data::data;
use confucius::land::BoxKind;
use confucius::pending::Target;
use confucius::piece::Named;
use confucius::table::{Foreign, InvasionResult, Table};
use i18n::Say;
use maud::{Markup, html};
use tabletop::{Message, Seat};

use super::Spot;
use super::figure::{army, pennant};
use super::glyph::Sealed;
use super::told;
use crate::Offers;
use crate::art::{chip, heading, icon, labelled, pic};

pub(super) fn draw(table: &Table, seats: &[Seat], offers: &Offers<Confucius>, say: &Say) -> Markup {
    html! {
        section.frontier aria-label=(say.words("confucius-board-frontier")) {
            header.top { (heading("邊", &say.words("confucius-board-frontier"))) }
            ol.lands {
                @for (foreign, due) in table.foreign_lands.iter().zip(data().board.icon_rounds) {
                    (land(table, foreign, due, seats, offers, say))
                }
            }
            (colonies(table, seats, say))
        }
    }
}

fn land(
    table: &Table,
    foreign: &Foreign,
    due: u8,
    seats: &[Seat],
    offers: &Offers<Confucius>,
    say: &Say,
) -> Markup {
    let name = say.words(foreign.land.noun());
    let cost = foreign.land.cost();
    let price = say.message(&Message::new("confucius-board-per-army").text("price", told::coins(cost, say)));
    html! {
        li.land data-part=(format!("land-{}", foreign.land.code())) data-piece=(format!("land-{}", foreign.land.code()))
            data-over[foreign.result.is_some()] aria-label=(name) {
            div.title {
                span.stamp aria-hidden="true" { (foreign.land.seal()) }
                span.name { (name) }
                span.cost title=(price) { span.unseen { (price) } span aria-hidden="true" { (icon("coin")) (cost) } }
                (date(table, foreign, due, say))
            }
            div.boxes {
                @for idx in 0..foreign.boxes().len() { (army_box(table, foreign, idx, offers, say)) }
            }
            (stakes(foreign, seats, say))
        }
    }
}

/// When it is settled, or how it ended.
fn date(table: &Table, foreign: &Foreign, due: u8, say: &Say) -> Markup {
    let result = |id: &'static str, pictogram: &str, class: &str| {
        html! { span.date .(class) title=(say.words(id)) { span.unseen { (say.words(id)) } (icon(pictogram)) } }
    };
    match foreign.result {
        Some(InvasionResult::Success) => result("confucius-board-success", "check", "won"),
        Some(InvasionResult::Failure) => result("confucius-board-failure", "no", "lost"),
        None => {
            let words = Message::new("confucius-board-settled").number("round", due);
            let words = say.message(&words.number("left", i64::from(due) - i64::from(table.round)));
            html! { span.date.soon[due == table.round] title=(words) { span.unseen { (words) } span aria-hidden="true" { (icon("wall")) (due) } } }
        }
    }
}

/// A box: empty it can be invaded, taken it can be redeployed.
pub(super) fn army_box(
    table: &Table,
    foreign: &Foreign,
    idx: usize,
    offers: &Offers<Confucius>,
    say: &Say,
) -> Markup {
    let kind = foreign.land.kind(idx);
    let army = foreign.boxes()[idx];
    let name = named(kind, army, say);
    let id = format!("box-{}-{idx}", foreign.land.code());
    // Equal boxes are one choice, which hangs on the leftmost (CF-INV-3).
    let first = foreign.leftmost(kind, army) == Some(idx);
    let spot = match army {
        Some(owner)
            if offers.is_offered(Spot::Army(owner, kind)) || foreign.leftmost(kind, None).is_some() =>
        {
            Spot::Army(owner, kind)
        }
        Some(_) | None => Spot::Box(kind),
    };
    let chosen = first && army.is_none() && told::is_target(table, Target::Box(kind));
    let piece = html! {
        title { (name) }
        rect.edge.ground width="100%" height="100%" rx="4" {}
        svg viewBox="0 0 44 32" {
            text.vp x="8" y="14" { (kind.print().vp) }
            @if kind.print().reward { (pic("scroll", 2, 17, 13)) }
            @if let Some(owner) = army {
                g data-piece=(format!("army-{id}-{owner}")) data-from=(format!("colony-{owner}")) { (pennant(owner, 17, 4)) }
            } @else { (pic("flag", 20, 7, 18)) }
        }
    };
    html! {
        svg.box.taken[army.is_some()].chosen[chosen] role="group" aria-label=(name) data-piece=(id) {
            title { (name) }
            @if first { (offers.hang(spot, &name, piece)) } @else { g.spot { (piece) } }
        }
    }
}

fn named(kind: BoxKind, army: Option<Seat>, say: &Say) -> String {
    let print = kind.print();
    let name = Message::new("confucius-board-box").noun("land", kind.land.noun()).number("vp", print.vp);
    let name = say.message(&name.number("reward", i64::from(print.reward)));
    match army {
        Some(owner) => {
            labelled(say, &name, say.message(&Message::new("confucius-board-army-of").seat("who", owner)))
        }
        None => labelled(say, &name, say.words("confucius-board-empty")),
    }
}

/// What success would bring everybody who has an army there, and how many armies are missing.
fn stakes(foreign: &Foreign, seats: &[Seat], say: &Say) -> Markup {
    let missing = foreign.boxes().len() - foreign.armies().count();
    let missing_words =
        Message::new("confucius-board-missing").number("armies", i64::try_from(missing).unwrap_or_default());
    let missing_words = say.message(&missing_words);
    html! {
        p.stakes {
            @for &seat in seats.iter().filter(|&&seat| foreign.spoils(seat) > 0) {
                @let words = Message::new("confucius-board-spoils").seat("who", seat).number("vp", foreign.spoils(seat));
                @let words = say.message(&words);
                span title=(words) { span.unseen { (words) } span aria-hidden="true" { (chip(seat)) "+" (foreign.spoils(seat)) } }
            }
            @if foreign.result.is_none() {
                span.missing title=(missing_words) { span.unseen { (missing_words) } span aria-hidden="true" { (foreign.armies().count()) "/" (foreign.boxes().len()) (icon("flag")) } }
            }
        }
    }
}

/// The armies that wait.
fn colonies(table: &Table, seats: &[Seat], say: &Say) -> Markup {
    html! {
        ol.colonies data-part="colonies" aria-label=(say.words("confucius-board-colonies")) {
            @for &seat in seats {
                @let armies = table.families[seat].armies;
                @let words = Message::new("confucius-board-armies").seat("who", seat).number("colonies", armies.colonies);
                @let words = say.message(&words.number("supply", armies.supply).number("insulted", armies.insulted));
                li.none[armies.colonies == 0] title=(words) data-piece=(format!("colony-{seat}")) {
                    span.unseen { (words) }
                    (chip(seat))
                    span.camp aria-hidden="true" {
                        @for idx in 0..armies.colonies { (army(seat, &format!("army-{seat}-{idx}"), &format!("family-{seat}"))) }
                        @if armies.colonies == 0 { "–" }
                    }
                }
            }
        }
    }
}
