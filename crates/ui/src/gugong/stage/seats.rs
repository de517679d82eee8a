//! Stages on which one seat is looked at after the other: a column for everybody it is about.

use gugong::Question;
use gugong::decree::Decree;
use gugong::piece::{Named, Reward};
use maud::{Markup, html};
use tabletop::Seat;

use super::super::figure::{servant, small};
use super::super::{decrees, goods, intrigue, strip, tray};
use super::fate::{Fate, outcome, who};
use super::{Play, Stage, table};
use crate::art::{icon, pic};
use crate::term;

pub(super) fn draw(play: &Play<'_>) -> Markup {
    let seats: Vec<Seat> = match play.stage {
        // These are about one person.
        Stage::Junk | Stage::Decree(_) | Stage::Audience => play.now.into_iter().collect(),
        Stage::Morning | Stage::Meng(_) | Stage::Dusk | Stage::Wall | Stage::Night | Stage::End => {
            play.scene.table.in_turn_order().collect()
        }
    };
    html! {
        div.play {
            (table::draw(play))
            div.seats data-count=(seats.len()) { @for seat in seats { (column(play, seat)) } }
        }
    }
}

/// One seat: its sum, what comes of it, and what it happens to.
pub(super) fn column(play: &Play<'_>, seat: Seat) -> Markup {
    let scene = &play.scene;
    let fate = Fate::of(seat, play.told);
    let now = play.now == Some(seat);
    html! {
        article class=(format!("column seat-{seat}")) data-now[now] data-done[fate.told && !now]
            data-piece=(format!("column-{seat}")) {
            header {
                h3 { (scene.chip(seat)) " " span { (scene.name(seat)) } }
                strong.vp data-piece=(format!("points-{seat}")) { (play.points(seat)) }
            }
            div.sum { (sum(play, seat, &fate)) @if let Some(stamp) = stamp(play, &fate) { span.stamped { (stamp) } } }
            div.drawing { (drawing(play, seat)) }
        }
    }
}

/// How it is reckoned.
fn sum(play: &Play<'_>, seat: Seat, fate: &Fate) -> Markup {
    let table = play.scene.table;
    let own = &table.players[seat];
    match play.stage {
        Stage::Morning | Stage::Junk | Stage::End => html! {},
        Stage::Night => {
            let shown = table.shown.filter(|_| !table.is_meng(seat)).map(|shown| shown[seat]);
            let seen = shown.map(|cards| {
                let dice = |value: u8| table.dice.iter().filter(|&&die| die == value).count();
                cards.iter().map(|card| dice(card.value)).sum::<usize>()
            });
            let matches = fate.matches.map(usize::from).or(seen.filter(|&seen| seen > 0));
            html! { @if let Some(matches) = matches { (term("die", matches)) } }
        }
        Stage::Wall | Stage::Meng(_) | Stage::Dusk => {
            let built = fate.won_wall.unwrap_or(own.on_wall());
            html! { (term("servant", built)) }
        }
        Stage::Decree(decree) => {
            let standing = table.decrees.iter().find(|enacted| enacted.decree == decree);
            html! { (term("scroll", own.decrees.len())) @if standing.is_none() { (icon("no")) } }
        }
        Stage::Audience => {
            html! { @if let Some(vp) = fate.arrived { (icon("palace")) " " (term("points", vp)) } }
        }
    }
}

/// What comes of it.
fn stamp(play: &Play<'_>, fate: &Fate) -> Option<Markup> {
    let points = fate.total();
    let parts = [
        (points, "points"),
        (fate.gained.into(), "servant"),
        (fate.steps.into(), "envoy"),
        (fate.jade.into(), "jade"),
        (fate.cards.into(), "card"),
    ];
    let parts: Vec<(u16, &str)> = parts.into_iter().filter(|&(count, _)| count > 0).collect();
    if parts.is_empty() {
        let is_judged = play.stage == Stage::Night && fate.matches == Some(0);
        return is_judged.then(|| html! { span.safe { "0" } });
    }
    Some(html! { @for (count, name) in parts { span.gain { "+" (count) (icon(name)) } } })
}

/// What it happens to; where the seat is asked, with everything offered.
fn drawing(play: &Play<'_>, seat: Seat) -> Markup {
    let scene = &play.scene;
    html! {
        @match play.stage {
            Stage::Morning => (morning(play, seat)),
            Stage::Night => (night(play, seat)),
            Stage::Wall | Stage::Meng(_) | Stage::Dusk => (ahead(play, seat)),
            Stage::Junk => (cells(play, seat)),
            Stage::Decree(_) => (servants(play, seat)),
            Stage::Audience | Stage::End => {},
        }
        @if play.asked == Some(seat) { (question(play, seat)) (tray::draw(scene, seat)) }
    }
}

/// What is offered to whoever is asked, and has a place of its own.
fn question(play: &Play<'_>, seat: Seat) -> Markup {
    let scene = &play.scene;
    match scene.table.agenda.question() {
        Some((_, Question::Bonus)) => html! {
            div.picks { @for spaces in gugong::Table::bonuses() { (intrigue::bonus(scene, spaces)) } }
        },
        Some((_, Question::Die)) => strip::dice(scene),
        Some((_, Question::Window)) => goods::tokens(scene, seat, &scene.table.players[seat]),
        _ => html! {},
    }
}

/// Servants ready and waiting, and the decrees of the morning.
fn morning(play: &Play<'_>, seat: Seat) -> Markup {
    let scene = &play.scene;
    let own = &scene.table.players[seat];
    let is_first = |decree: Decree| scene.table.printed().get().decree(decree).level == 1;
    let edicts =
        scene.table.decrees.iter().filter(|enacted| is_first(enacted.decree) && own.owns(enacted.decree));
    html! {
        div.edicts { @for enacted in edicts { (decrees::edict(scene, enacted)) } }
        (servants(play, seat))
    }
}

/// Servants ready and waiting.
fn servants(play: &Play<'_>, seat: Seat) -> Markup {
    let own = &play.scene.table.players[seat];
    html! {
        div.crew {
            span.pool data-piece=(format!("pool-{seat}")) { (servant(seat, false, None, None)) " " b { (own.pool_worth()) } }
            span.quiet data-piece=(format!("supply-{seat}")) { " / " (own.supply) }
        }
    }
}

/// The cards that match a die; Meng's matches are the day's number.
fn night(play: &Play<'_>, seat: Seat) -> Markup {
    let table = play.scene.table;
    if play.sails() {
        return html! { (cells(play, seat)) };
    }
    if table.is_meng(seat) {
        return html! { div.shown { @for _ in 0..table.round { (icon("moon")) } } (servants(play, seat)) };
    }
    let shown = table.shown.map(|shown| shown[seat]).unwrap_or_default();
    html! {
        div.shown data-piece=(format!("cards-{seat}")) {
            @for card in shown.iter() {
                @let dice = table.matching_dice(card).into_iter().filter(|&matches| matches).count();
                svg.next.match viewBox="0 0 34 28" role="img" aria-label=(play.scene.card(card)) {
                    g transform="translate(2 2)" { (small(card)) }
                    @for die in 0..dice { (pic("die", 22 - i32::try_from(die).unwrap_or(0) * 10, 17, 12)) }
                }
            }
        }
        (servants(play, seat))
    }
}

/// How far ahead somebody is in intrigue, and what was done with it.
fn ahead(play: &Play<'_>, seat: Seat) -> Markup {
    let own = &play.scene.table.players[seat];
    let used: Vec<_> =
        match play.told.iter().position(|event| matches!(event, gugong::Event::WallCompleted { .. })) {
            Some(start) => {
                let own = |event: &&gugong::Event| who(event).map(super::seat) == Some(seat);
                play.told[start..].iter().filter(own).copied().collect()
            }
            None => Vec::new(),
        };
    let back: Vec<_> =
        used.into_iter().filter(|event| matches!(event, gugong::Event::SteppedBack { .. })).collect();
    html! {
        div.crew {
            span data-piece=(format!("intrigue-{seat}")) { (icon("mask")) " " b { (own.intrigue) } }
            (outcome(&back))
        }
        (servants(play, seat))
    }
}

/// The rewards of the harbours somebody has.
fn cells(play: &Play<'_>, seat: Seat) -> Markup {
    let own = &play.scene.table.players[seat];
    html! {
        div.cells data-piece=(format!("cells-{seat}")) {
            @for &reward in Reward::ALL { (goods::cell(&play.scene, seat, own, reward)) }
        }
    }
}
