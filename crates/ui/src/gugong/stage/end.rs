//! The final scoring: the wall, who is left out, decrees, the palace, jade, and who wins.

use gugong::piece::Named as _;
use gugong::{Event, Gugong};
use maud::{Markup, html};
use tabletop::{Game as _, Seat};

use super::super::figure::piece;
use super::Play;
use super::fate::{Fate, merit_pic};
use crate::art::{icon, pic};
use crate::finale::{Counted, Finalist, finale};

pub(super) fn draw(play: &Play<'_>) -> Markup {
    let finalists: Vec<Finalist> =
        play.scene.table.in_turn_order().map(|seat| finalist(play, seat)).collect();
    finale(&finalists, play.scene.say)
}

fn finalist(play: &Play<'_>, seat: Seat) -> Finalist {
    let own = &play.scene.table.players[seat];
    let now = play.told.last().and_then(|event| {
        if let Event::Scored { merit, .. } = *event { Some(merit_pic(merit)) } else { None }
    });
    let fate = Fate::of(seat, play.told);
    let mut counted: Vec<Counted> = Vec::new();
    for &(pic, points) in &fate.points {
        // Several decrees are one source.
        match counted.iter_mut().find(|counted| counted.pic == pic) {
            Some(known) => known.points += points,
            None => counted.push(Counted { pic, points, now: now == Some(pic) }),
        }
    }
    Finalist {
        seat,
        name: play.scene.name(seat),
        total: own.points.unwrap_or(own.vp),
        counted,
        out: own.out,
        place: place(play, seat),
        estate: estate(play, seat),
    }
}

/// The place, once it is told. Whoever plays alone is first or second; Meng has none among the standings (GG-END-9).
fn place(play: &Play<'_>, seat: Seat) -> Option<u8> {
    if !matches!(play.told.last(), Some(Event::Won { .. } | Event::NobodyWon)) {
        return None;
    }
    let standings = Gugong::standings(play.scene.table);
    match play.scene.table.is_meng(seat) {
        true => Some(3 - standings[Seat::new(0)].place),
        false => Some(standings[seat].place),
    }
}

/// What counts at the end.
fn estate(play: &Play<'_>, seat: Seat) -> Markup {
    let table = play.scene.table;
    let own = &table.players[seat];
    let last = table.decrees.iter().filter(|enacted| {
        own.owns(enacted.decree) && table.printed().get().decree(enacted.decree).level == 3
    });
    html! {
        div.estate {
            svg.envoy-at.outside[own.arrival.is_none()] viewBox="0 0 60 40" role="img" aria-label=(play.scene.words("gugong-board-column-envoy")) {
                (pic("palace", 2, 2, 36))
                g data-piece=(format!("envoy-{seat}")) { (piece("envoy", seat, if own.arrival.is_some() { 8 } else { 36 }, 16, 22)) }
            }
            @if own.on_wall() > 0 { span.term data-piece=(format!("wall-{seat}-0")) { (icon("wall")) " " b { (own.on_wall()) } } }
            span.term data-piece=(format!("jade-{seat}")) { (icon("jade")) " " b { (own.jade) } }
            @for enacted in last {
                span.term data-piece=(format!("edict-{}-{seat}", enacted.decree.code())) { (icon("scroll")) " " b { (enacted.decree.code().to_uppercase()) } }
            }
        }
    }
}
