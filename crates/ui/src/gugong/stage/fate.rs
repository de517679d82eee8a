//! What was told on a stage, added up; and what comes of something, as signs side by side.

use gugong::action::Pieces;
use gugong::{Event, Merit, Who};
use maud::{Markup, html};
use tabletop::Seat;

use super::super::cue::seat;
use super::super::figure::token;
use super::super::glyph;
use crate::art::icon;

/// What was told about one seat, added up.
#[derive(Clone, Debug, Default)]
pub(super) struct Fate {
    /// Whether anything was told.
    pub(super) told: bool,
    pub(super) gained: u8,
    pub(super) steps: u8,
    pub(super) back: u8,
    pub(super) jade: u8,
    pub(super) cards: u8,
    pub(super) won_wall: Option<u8>,
    pub(super) matches: Option<u8>,
    pub(super) arrived: Option<u8>,
    /// Points and what they are for, in order.
    pub(super) points: Vec<(&'static str, u16)>,
}

impl Fate {
    pub(super) fn of(whose: Seat, told: &[Event]) -> Fate {
        let mut fate = Fate::default();
        for event in told.iter().filter(|event| who(event).map(seat) == Some(whose)) {
            fate.told = true;
            fate.hear(event);
        }
        fate
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "what is not added up is seen in the drawing")]
    fn hear(&mut self, event: &Event) {
        match *event {
            Event::Gained { pieces, .. } => self.gained += worth(pieces),
            Event::Advanced { .. } => self.steps += 1,
            Event::SteppedBack { .. } => self.back += 1,
            Event::JadeTaken { .. } => self.jade += 1,
            Event::Drew { .. } => self.cards += 1,
            Event::WallWon { servants, .. } => self.won_wall = Some(servants),
            Event::Matched { matches, .. } => self.matches = Some(matches),
            Event::Arrived { vp, .. } => self.arrived = Some(vp),
            Event::Scored { merit, vp, .. } => self.points.push((merit_pic(merit), vp)),
            _ => {}
        }
    }

    pub(super) fn total(&self) -> u16 {
        self.points.iter().map(|(_, vp)| vp).sum()
    }
}

fn worth(pieces: Pieces) -> u8 {
    pieces.regular + u8::from(pieces.pair) * 2
}

/// Who does it.
pub(super) fn who(event: &Event) -> Option<Who> {
    match *event {
        Event::FirstPlayer { who }
        | Event::Offered { who, .. }
        | Event::Paid { who, .. }
        | Event::CardDiscarded { who, .. }
        | Event::Forwent { who }
        | Event::Exchanged { who, .. }
        | Event::Performed { who, .. }
        | Event::Copied { who, .. }
        | Event::Gained { who, .. }
        | Event::Moved { who, .. }
        | Event::TokensExchanged { who, .. }
        | Event::CardSpent { who, .. }
        | Event::CardRecovered { who, .. }
        | Event::CardSwapped { who, .. }
        | Event::Schemed { who, .. }
        | Event::SteppedBack { who, .. }
        | Event::NextFirst { who }
        | Event::Advanced { who, .. }
        | Event::Arrived { who, .. }
        | Event::JadeTaken { who, .. }
        | Event::Enacted { who, .. }
        | Event::DecreeUsed { who, .. }
        | Event::Built { who, .. }
        | Event::BuiltFromSupply { who, .. }
        | Event::WallWon { who, .. }
        | Event::DieTurned { who, .. }
        | Event::Loaded { who, .. }
        | Event::Launched { who, .. }
        | Event::Sailed { who, .. }
        | Event::Sank { who, .. }
        | Event::Claimed { who, .. }
        | Event::SpecialUsed { who, .. }
        | Event::SpecialRetired { who, .. }
        | Event::Levied { who, .. }
        | Event::Scored { who, .. }
        | Event::Shown { who, .. }
        | Event::Matched { who, .. }
        | Event::MostMatches { who }
        | Event::LeftOut { who, .. }
        | Event::Won { who, .. } => Some(who),
        Event::Drew { seat, .. } => Some(Who::Seat(seat)),
        Event::MengRevealed { .. }
        | Event::MengRevealedSpecial { .. }
        | Event::MengIdle { .. }
        | Event::MengDusk { .. }
        | Event::MengSkipped { .. }
        | Event::MengSpared { .. }
        | Event::MengBuried { .. }
        | Event::MengShed => Some(Who::Meng),
        Event::MorningBegan { .. }
        | Event::TokensReshuffled { .. }
        | Event::CitiesFilled { .. }
        | Event::DiceRolled { .. }
        | Event::DayBegan { .. }
        | Event::WallCompleted { .. }
        | Event::NightBegan { .. }
        | Event::NoMatches
        | Event::EndBegan
        | Event::NobodyWon
        | Event::DuskBegan => None,
    }
}

/// The pictogram of what points are for.
pub(super) fn merit_pic(merit: Merit) -> &'static str {
    match merit {
        Merit::Decree(_) | Merit::FinalDecree(_) => "scroll",
        Merit::Wall => "wall",
        Merit::Destiny => "die",
        Merit::Harbour => "junk",
        Merit::Token | Merit::Exchange => "double",
        Merit::Step => "envoy",
        Merit::Arrival => "palace",
        Merit::Levy => "coin",
        Merit::Instead => "swap",
        Merit::Jade => "jade",
    }
}

/// What comes of something, sign by sign.
pub(super) fn outcome(events: &[Event]) -> Markup {
    html! { p.outcome { @for event in events { (sign(event)) } } }
}

fn reached(name: &str, space: u8, class: &str) -> Markup {
    html! { span .{ "got " (class) } { (icon(name)) "→" (space) } }
}

fn some(number: &str, name: &str, class: &str) -> Markup {
    html! { span .{ "got " (class) } { (number) (icon(name)) } }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "what has no sign is said in words only")]
fn sign(event: &Event) -> Markup {
    let plus = |pieces: Pieces| format!("+{}", worth(pieces));
    match *event {
        Event::Paid { pieces, .. } => some(&format!("−{}", worth(pieces)), "servant", "less"),
        Event::Gained { pieces, .. } => some(&plus(pieces), "servant", "more"),
        Event::Built { pieces, .. } | Event::BuiltFromSupply { pieces, .. } => {
            some(&format!("{}→", worth(pieces)), "wall", "more")
        }
        Event::Schemed { space, .. } => reached("mask", space, "more"),
        Event::SteppedBack { space, .. } => reached("mask", space, "less"),
        Event::NextFirst { .. } => some("", "medal", "more"),
        Event::Advanced { .. } => some("+1", "envoy", "more"),
        Event::Arrived { vp, .. } => some(&vp.to_string(), "palace", "more"),
        Event::JadeTaken { .. } => some("+1", "jade", "more"),
        Event::Enacted { .. } => some("", "scroll", "more"),
        Event::Moved { token: lies, city, .. } => html! {
            span.got.more { (icon("traveller")) (city.to_string().to_uppercase()) }
            span.got { svg.icon viewBox="0 0 24 24" aria-hidden="true" { (token(lies, 12, 12, 11)) } }
        },
        Event::TokensExchanged { worth, .. } => some(&format!("−{worth}"), "double", "less"),
        Event::Loaded { .. } | Event::Launched { .. } => some("1→", "junk", "more"),
        Event::Claimed { reward, .. } => {
            let (number, name) = glyph::reward(reward);
            some(number, name, "more")
        }
        Event::Scored { vp, .. } => some(&format!("+{vp}"), "points", "more"),
        Event::MengBuried { cards } => some(&format!("+{cards}"), "card", "more"),
        Event::MengShed => some("−1", "card", "less"),
        Event::MengIdle { .. } | Event::MengSkipped { .. } | Event::MengSpared { .. } => {
            some("", "no", "less")
        }
        _ => html! {},
    }
}
