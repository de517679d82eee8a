//! Great moments beyond the court: an invasion is settled, a voyage completed, the insulted Emperor avenged.

use confucius::Event;
use confucius::data::data;
use confucius::land::{DistantLand, ForeignLand};
use confucius::piece::Named;
use confucius::reward_card::Reward;
use confucius::table::InvasionResult;
use maud::{Markup, html};
use tabletop::Seat;

use super::super::figure::pennant;
use super::super::glyph::Sealed;
use super::super::{frontier, sea};
use super::Act;
use crate::art::{icon, seal, words};
use crate::{Column, term};

/// What a family made on this stage: points and reward cards.
fn gains(act: &Act<'_>, seat: Seat) -> Option<Markup> {
    let (made, rewards) = (act.made(seat), act.rewards(seat));
    (made > 0 || rewards > 0).then(|| {
        html! {
            @if made > 0 { span.gain { "+" (made) } }
            @if rewards > 0 { " " span.safe data-piece=(format!("rewards-{seat}")) { "+" (rewards) (icon("scroll")) } }
        }
    })
}

/// The land, whose armies stand in which boxes, and what that brings whom.
pub(super) fn invasion(act: &Act<'_>, land: ForeignLand) -> Markup {
    let Some(foreign) = act.table().foreign(land) else { return html! {} };
    let won = act
        .told
        .iter()
        .any(|event| matches!(event, Event::InvasionEnded { result: InvasionResult::Success, .. }));
    let armies = |seat: Seat| foreign.armies().filter(|&(_, owner)| owner == seat).count();
    html! {
        div.battlefield data-piece=(format!("land-{}", land.code())) {
            div.boxes { @for idx in 0..foreign.boxes().len() { (frontier::army_box(act.table(), foreign, idx, act.offers, act.say)) } }
            p.sum {
                (term("flag", format!("{}/{}", foreign.armies().count(), foreign.boxes().len())))
                span.stamped { @if won { span.gain { (icon("check")) } } @else { span.loss { (icon("no")) } } }
            }
        }
        @for seat in act.seats().filter(|&seat| armies(seat) > 0) {
            (Column {
                seat,
                now: gains(act, seat).is_some(),
                done: false,
                points: act.points(seat),
                sum: html! { (term("flag", armies(seat))) },
                stamp: gains(act, seat),
                drawing: html! {
                    p.spoils {
                        @for (print, _) in foreign.armies().filter(|&(_, owner)| owner == seat) {
                            span.lost[!won] { (print.vp) } @if print.reward { (icon("scroll")) }
                        }
                    }
                },
            }.draw(act.say))
        }
    }
}

/// The fleet, the Distant Lands, and where it arrives.
pub(super) fn voyage(act: &Act<'_>) -> Markup {
    let fleet = act
        .told
        .iter()
        .find_map(|event| if let Event::Launched { seat, .. } = *event { Some(seat) } else { None });
    let reached = act
        .told
        .iter()
        .rev()
        .find_map(|event| if let Event::Visited { land, .. } = *event { Some(land) } else { None });
    let junks = html! {
        span.fleet-of data-piece="fleet" { @for _ in 0..data().board.voyage { (icon("junk")) } }
    };
    html! {
        @if let Some(seat) = fleet {
            (Column {
                seat,
                now: true,
                done: false,
                points: act.points(seat),
                sum: html! { (term("junk", data().board.voyage)) },
                stamp: gains(act, seat),
                drawing: html! { @if reached.is_none() { (junks) } },
            }.draw(act.say))
        }
        ol.shores {
            @for &land in DistantLand::ALL {
                li data-now[reached == Some(land)] {
                    (sea::distant(act.table(), land, act.offers, act.say))
                    @if reached == Some(land) { (junks) }
                }
            }
        }
    }
}

/// The card, the armies on it, and who sent the last.
pub(super) fn insult(act: &Act<'_>) -> Markup {
    let (table, card) = (act.table(), Reward::EmperorInsulted);
    let avengers: Vec<Seat> = act
        .seats()
        .flat_map(|seat| std::iter::repeat_n(seat, usize::from(table.families[seat].armies.insulted)))
        .collect();
    let name = act.say.words(card.noun());
    html! {
        svg.deed viewBox="0 0 120 150" role="img" aria-label=(name) data-piece="insult" {
            rect.mat x="1" y="1" width="118" height="148" rx="6" {}
            (seal(card.seal(), 38, 12, 44))
            (words(&name, 60, 80, 108, 16))
            @for (&seat, slot) in avengers.iter().zip(0..) { (pennant(seat, 16 + slot % 3 * 32, 104 + slot / 3 * 22)) }
        }
        @for seat in act.seats() {
            @let mine = act.now() == Some(seat);
            (Column {
                seat,
                now: mine,
                done: false,
                points: act.points(seat),
                sum: html! { (term("tent", table.families[seat].armies.colonies)) },
                stamp: gains(act, seat),
                drawing: html! {
                    svg.camp-of viewBox="0 0 120 26" aria-hidden="true" data-piece=(format!("colony-{seat}")) {
                        @for slot in 0..i32::from(table.families[seat].armies.colonies) { (pennant(seat, slot * 24, 1)) }
                    }
                },
            }.draw(act.say))
        }
    }
}
