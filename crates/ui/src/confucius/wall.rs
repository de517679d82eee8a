//! The Great Wall: the clock of the game. A tile for every round, and what the coming ones bring.

use confucius::data::data;
use confucius::piece::Named;
use confucius::table::{Foreign, Phase, Table};
use i18n::Say;
use maud::{Markup, html};
use tabletop::{Message, Seat};

use super::glyph::Sealed;
use crate::art::{chip, heading, icon};

pub(super) fn draw(table: &Table, say: &Say) -> Markup {
    html! {
        section.wall aria-label=(say.words("confucius-board-wall")) {
            header.top data-part="round" data-piece="round" {
                (heading("城", &headline(table, say)))
                (order(table, say))
                (ends(table, say))
                (phases(table, say))
            }
            ol.tiles data-part="wall" { @for number in 1..=data().board.wall { (tile(table, number, say)) } }
        }
    }
}

pub(super) fn headline(table: &Table, say: &Say) -> String {
    if table.phase == Phase::Over {
        return say.words("confucius-board-over");
    }
    let round = Message::new("confucius-board-round").number("round", table.round);
    say.message(&round.number("rounds", data().board.wall))
}

/// The steps of a round, by the ids of their names.
const PHASES: [&str; 6] = [
    "confucius-board-phase-chief-minister",
    "confucius-board-phase-actions",
    "confucius-board-phase-favour",
    "confucius-board-phase-examination",
    "confucius-board-phase-ministries",
    "confucius-board-phase-discard",
];

fn phases(table: &Table, say: &Say) -> Markup {
    let now = match table.phase {
        Phase::ChiefMinister => 0,
        Phase::Actions => 1,
        Phase::ImperialFavour => 2,
        Phase::Examination => 3,
        Phase::Ministries | Phase::FinalResolution => 4,
        Phase::Discard => 5,
        Phase::Over => PHASES.len(),
    };
    html! {
        ol.phases {
            @for (idx, id) in PHASES.into_iter().enumerate() {
                li.now[idx == now] aria-current=[(idx == now).then_some("step")] { (say.words(id)) }
            }
        }
    }
}

/// Who acts in which order in this round; the Chief Minister comes last and has the favour.
fn order(table: &Table, say: &Say) -> Markup {
    let words = say.words("confucius-board-order");
    let n = table.families.len();
    let seats = (1..=n).map(|steps| table.chief_minister.clockwise(steps, n));
    html! {
        ol.order aria-label=(words) title=(words) {
            @for seat in seats {
                @let acting = table.to_act().contains(seat);
                @let chief = seat == table.chief_minister;
                li.done[table.families[seat].passed && !acting].acting[acting] title=(place(table, seat, say))
                    aria-current=[acting.then_some("step")] {
                    (chip(seat)) span.unseen { (place(table, seat, say)) }
                    @if chief { (icon("hat")) }
                }
            }
        }
    }
}

fn place(table: &Table, seat: Seat, say: &Say) -> String {
    let mut words = vec![say.seat(seat)];
    if seat == table.chief_minister {
        words.push(say.words("confucius-board-chief-minister"));
    }
    if table.families[seat].passed {
        words.push(say.words("confucius-board-passed"));
    }
    words.join(", ")
}

/// What ends the game, and how far it is.
fn ends(table: &Table, say: &Say) -> Markup {
    let resolved = 3 - table.unresolved().count();
    let left = table.candidates.below + u8::from(table.candidates.face_up.is_some());
    let words = Message::new("confucius-board-ends").number("wall", data().board.wall);
    let words =
        words.number("resolved", i64::try_from(resolved).unwrap_or_default()).number("candidates", left);
    let words = say.message(&words);
    html! {
        p.ends title=(words) {
            span.unseen { (words) }
            span aria-hidden="true" { (icon("check")) (resolved) "/3 " (icon("brush")) (left) }
        }
    }
}

/// The land whose invasion is settled when this tile is built.
fn due(table: &Table, number: u8) -> Option<&Foreign> {
    let idx = data().board.icon_rounds.iter().position(|&round| round == number)?;
    Some(&table.foreign_lands[idx])
}

fn tile(table: &Table, number: u8, say: &Say) -> Markup {
    let built = number <= table.wall;
    let now = number == table.round && table.phase != Phase::Over;
    let land = due(table, number);
    let last = number == data().board.wall;
    let title = describe(table, number, land, say);
    html! {
        li.built[built].now[now] title=(title) aria-current=[now.then_some("step")] {
            span.unseen { (title) }
            svg viewBox="0 0 92 44" preserveAspectRatio="none" aria-hidden="true" data-piece=(format!("wall-{number}")) {
                path.battlement d="M0 44V12h10V3h16v9h12V3h16v9h12V3h16v9h10v32Z" {}
                @if built { path.bricks d="M0 22H92M0 33H92M23 12V22M69 12V22M46 22V33M12 33V44M80 33V44" {} }
            }
            span.no aria-hidden="true" { (number) }
            @if let Some(foreign) = land {
                span.print.done[foreign.result.is_some()] aria-hidden="true" {
                    (icon("helmet"))
                    span.stamp { (foreign.land.seal()) }
                    @if foreign.result.is_none() { span.armies { (foreign.armies().count()) "/" (foreign.boxes().len()) } }
                }
            }
            @if last { span.print aria-hidden="true" { (icon("flag")) } }
        }
    }
}

fn describe(table: &Table, number: u8, land: Option<&Foreign>, say: &Say) -> String {
    let mut words = vec![say.message(&Message::new("confucius-board-wall-tile").number("tile", number))];
    if let Some(foreign) = land {
        words.push(match foreign.result {
            None => {
                let armies = i64::try_from(foreign.armies().count()).unwrap_or_default();
                let boxes = i64::try_from(foreign.boxes().len()).unwrap_or_default();
                let due = Message::new("confucius-board-invasion-due").noun("land", foreign.land.noun());
                say.message(&due.number("armies", armies).number("boxes", boxes))
            }
            Some(_) => {
                say.message(&Message::new("confucius-board-invasion-over").noun("land", foreign.land.noun()))
            }
        });
    }
    if number == data().board.wall {
        words.push(say.words("confucius-board-wall-end"));
    }
    if number <= table.wall {
        words.push(say.words("confucius-board-built"));
    }
    words.join(" ")
}
