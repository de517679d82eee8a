//! Meng's turn as the rulebook tells it: his card, the official with both gifts, the action of the gift, the action of
//! the area; and dusk, card by card.

use gugong::Event;
use gugong::automa::Automa;
use gugong::card::Card;
use gugong::piece::{Area, Named};
use maud::{Markup, html};
use tabletop::Seat;

use super::super::figure::{face, icon as brings};
use super::super::{area, glyph, meng};
use super::fate::outcome;
use super::{Play, seats, table};
use crate::art::{icon, pic, seal};

/// A card of Meng: where he gives, and what follows at dusk.
fn card(play: &Play<'_>, automa: Automa) -> Markup {
    let scene = &play.scene;
    let print = scene.table.printed().get().automa[automa.idx()];
    let place = print.area.or(scene.table.meng.map(|meng| meng.focus)).unwrap_or_default();
    let (sign, id) = meng::dusk(print.dusk);
    html! {
        svg.automa-card.special[print.is_special()] viewBox="0 0 80 112" role="img" aria-label=(scene.words(id)) data-piece=(automa.to_string()) {
            rect.card x="1" y="1" width="78" height="110" rx="6" {}
            text.number x="40" y="16" { (automa.to_string().to_uppercase()) }
            (seal(glyph::seal(place), 18, 22, 44))
            path.rule d="M6 74h68" {}
            (pic("dusk", 14, 82, 22)) (pic(sign, 44, 82, 22))
        }
    }
}

/// What is known of the turn from what was told.
struct Turn<'a> {
    place: Area,
    gifts: Option<(Card, Card)>,
    deeds: [&'a [Event]; 2],
    /// Which of the two actions goes on.
    at: Option<usize>,
}

fn read<'a>(told: &'a [Event]) -> Turn<'a> {
    let mut turn = Turn { place: Area::default(), gifts: None, deeds: [&[]; 2], at: None };
    let mut starts: Vec<usize> = Vec::new();
    let mut after = told.len();
    for (idx, event) in told.iter().enumerate() {
        if let Event::MengRevealed { area, .. } | Event::MengRevealedSpecial { area, .. } = *event {
            turn.place = area;
        } else if let Event::Exchanged { given, received, .. } = *event {
            turn.gifts = Some((given, received));
            after = idx + 1;
        } else if let Event::Performed { .. } = *event {
            starts.push(idx);
        }
    }
    let acts = turn.gifts.is_some_and(|(given, _)| given.icon.area().is_some());
    // Without an action of its own the gift brings what it brings at once.
    let second = if acts { starts.get(1) } else { starts.first() }.copied().unwrap_or(told.len());
    turn.deeds = [&told[after.min(second)..second], &told[second..]];
    turn.at = match turn.deeds {
        [_, area] if !area.is_empty() => Some(1),
        [gift, _] if !gift.is_empty() => Some(0),
        [_, _] => None,
    };
    turn
}

pub(super) fn turn(play: &Play<'_>, automa: Automa) -> Markup {
    let scene = &play.scene;
    let turn = read(play.told);
    let shown = turn.gifts.is_some();
    html! {
        div.play {
            div.steps-of-meng {
                div.deed data-now[!shown] { (card(play, automa)) }
                div.deed data-now[shown && turn.at.is_none()] {
                    svg.official class=(format!("official {}", turn.place.code())) viewBox="0 0 126 106" role="img" aria-label=(scene.words(turn.place.noun())) data-piece=(format!("official-{}", turn.place.code())) {
                        (area::robe(turn.place))
                        g.table { path d="M4 62h54l3 42H1Z" {} }
                        g data-piece=(format!("gift-{}", turn.place.code())) transform="translate(8 43)" { (face(scene.table.gifts[turn.place])) }
                        @if let Some((_, received)) = turn.gifts {
                            path.then d="M64 76h12M71 71l5 5-5 5" {}
                            g data-piece="tomorrow-1" transform="translate(79 43)" { (face(received)) }
                        }
                    }
                }
                (deed(play, &turn, 0))
                (deed(play, &turn, 1))
            }
            @if play.wall() { (wall(play)) }
        }
    }
}

/// One of the two actions: whose it is, and what came of it.
fn deed(play: &Play<'_>, turn: &Turn<'_>, number: usize) -> Markup {
    let events = turn.deeds[number];
    html! {
        div.deed.open[turn.gifts.is_none()] data-now[turn.at == Some(number)] data-done[turn.at > Some(number)] {
            h3 { (number + 1) ". " (play.scene.words(["gugong-stage-meng-gift", "gugong-stage-meng-area"][number])) }
            @if number == 1 {
                svg.what viewBox="0 0 44 44" aria-hidden="true" { (seal(glyph::seal(turn.place), 0, 0, 44)) }
            } @else if let Some((given, _)) = turn.gifts {
                svg.what viewBox="0 0 24 24" aria-hidden="true" { (brings(given, 12, 12)) }
            }
            (outcome(until_wall(events)))
        }
    }
}

/// What comes of the wall is seen on the wall.
fn until_wall(events: &[Event]) -> &[Event] {
    let end = events.iter().position(|event| matches!(event, Event::WallCompleted { .. }));
    &events[..end.unwrap_or(events.len())]
}

/// The wall is complete in the middle of it.
fn wall(play: &Play<'_>) -> Markup {
    let seats: Vec<Seat> = play.scene.table.in_turn_order().collect();
    html! {
        (table::works(play))
        div.seats data-count=(seats.len()) { @for seat in seats { (seats::column(play, seat)) } }
    }
}

pub(super) fn dusk(play: &Play<'_>) -> Markup {
    let starts: Vec<(usize, Automa)> = play
        .told
        .iter()
        .enumerate()
        .filter_map(
            |(idx, event)| {
                if let Event::MengDusk { automa } = *event { Some((idx, automa)) } else { None }
            },
        )
        .collect();
    let ends = starts.iter().skip(1).map(|&(idx, _)| idx).chain([play.told.len()]);
    let done: Vec<(Automa, &[Event])> =
        starts.iter().zip(ends).map(|(&(start, automa), end)| (automa, &play.told[start..end])).collect();
    let waiting = play.scene.table.meng.map(|meng| meng.played).unwrap_or_default();
    html! {
        div.play {
            div.steps-of-meng.dusk-cards {
                @for (idx, (automa, events)) in done.iter().enumerate() {
                    div.deed data-now[idx + 1 == done.len()] data-done[idx + 1 < done.len()] {
                        (card(play, *automa)) (outcome(until_wall(events)))
                    }
                }
                @for &automa in &waiting { div.deed.open { (card(play, automa)) p.outcome { (icon("dusk")) } } }
            }
            @if play.wall() { (wall(play)) }
        }
    }
}
