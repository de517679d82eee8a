//! What lies in the middle of a stage: dice, the wall, the canal, a decree, the palace.

use gugong::Event;
use gugong::city::{HARBOURS, Harbour};
use gugong::decree::Decree;
use maud::{Markup, html};

use super::super::{canal, decrees, glyph, palace, wall};
use super::{Play, Stage};
use crate::art::{icon, pic};

pub(super) fn draw(play: &Play<'_>) -> Markup {
    match play.stage {
        Stage::Morning => morning(play),
        Stage::Night if play.sails() => routes(play),
        Stage::Night => html! { div.middle { (dice(play.scene.table.dice.map(Some))) } },
        Stage::Wall | Stage::Meng(_) | Stage::Dusk => works(play),
        Stage::Junk => junk(play),
        Stage::Decree(decree) => edict(play, decree),
        Stage::Audience => html! { div.middle { (palace::audience(&play.scene)) } },
        Stage::End => html! {},
    }
}

/// The wall as it stands.
pub(super) fn works(play: &Play<'_>) -> Markup {
    html! { div.middle.works { (wall::rampart(&play.scene)) } }
}

/// The dice, large; what is not thrown yet is not known.
fn dice(faces: [Option<u8>; 3]) -> Markup {
    html! {
        div.destiny data-piece="dice" {
            @for (idx, face) in faces.into_iter().enumerate() {
                svg.die viewBox="0 0 30 30" aria-hidden="true" data-piece=(format!("die-{idx}")) {
                    rect.edge.ivory x="1.5" y="1.5" width="27" height="27" rx="6" {}
                    @if let Some(face) = face { text x="15" y="22" { (face) } }
                }
            }
        }
    }
}

/// Who is first, how many tokens are new, and what the dice show.
fn morning(play: &Play<'_>) -> Markup {
    let mut rolled = [None; 3];
    let mut filled = None;
    for event in play.told {
        if let Event::DiceRolled { dice } = *event {
            rolled = dice.map(Some);
        } else if let Event::CitiesFilled { tokens } = *event {
            filled = Some(tokens);
        }
    }
    // What was told on an earlier stage of this morning is known all the same.
    if !play.told.iter().any(|event| matches!(event, Event::MorningBegan { .. })) {
        rolled = play.scene.table.dice.map(Some);
    }
    let first = play.scene.table.first;
    html! {
        div.middle {
            span.who.{ "seat-" (first) } data-piece="first" {
                (icon("flag")) " " (play.scene.chip(first)) " " (play.scene.name(first))
            }
            span.fresh data-piece="area-travel" { (icon("map")) @if let Some(tokens) = filled { b { "+" (tokens) } } }
            (dice(rolled))
        }
    }
}

/// The canal, with every junk in its harbour.
fn routes(play: &Play<'_>) -> Markup {
    let routes = usize::from(play.scene.table.board().routes);
    html! {
        div.middle.routes {
            @for route in 0..routes {
                ol.route { @for place in 0..HARBOURS { li { (canal::harbour(&play.scene, Harbour::new(route, place))) } } }
            }
        }
    }
}

/// The junk that went home, and what it brought.
fn junk(play: &Play<'_>) -> Markup {
    let claimed = play.told.iter().rev().find_map(|event| {
        if let Event::Claimed { who, reward, harbour } = *event {
            Some((super::seat(who), reward, harbour))
        } else {
            None
        }
    });
    let Some((seat, reward, harbour)) = claimed else { return html! {} };
    let (number, sign) = glyph::reward(reward);
    html! {
        div.middle {
            svg.prize viewBox="0 0 132 46" role="img" aria-label=(play.scene.words(gugong::piece::Named::noun(reward))) {
                g data-piece=(format!("junk-{harbour}")) transform="translate(2 4)" { (super::super::figure::junk(seat, 3, false)) }
                path.then d="M58 16l8 8-8 8" {}
                text.number x="88" y="31" { (number) }
                (pic(sign, 96, 8, 32))
            }
        }
    }
}

/// The decree, with everybody who stands on it.
fn edict(play: &Play<'_>, decree: Decree) -> Markup {
    let enacted = play.scene.table.decrees.iter().find(|enacted| enacted.decree == decree);
    html! { div.middle.edicts { @if let Some(enacted) = enacted { (decrees::edict(&play.scene, enacted)) } } }
}
