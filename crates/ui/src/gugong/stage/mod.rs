//! The great moments of *Gùgōng*: which there are, when they open and close, and their title.

mod fate;
mod seats;
mod table;
mod meng;
mod end;

use gugong::automa::Automa;
use gugong::decree::Decree;
use gugong::piece::Named;
use gugong::table::{Phase, Table};
use gugong::task::Source;
use gugong::{Event, Gugong, Merit, Question, Who};
use i18n::Say;
use maud::Markup;
use tabletop::{Message, Seat, View};

use super::cue::seat;
use super::scene::Scene;
use super::told;
use crate::finale::victory;
use crate::{Offers, Scenery, Staging};

/// The great moments of a day, and of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The morning: first player, tokens, dice, decrees, income.
    Morning,
    /// A turn of Meng, by his card.
    Meng(Automa),
    /// Dusk: what Meng's cards still do.
    Dusk,
    /// The wall is complete.
    Wall,
    /// A full junk is rewarded.
    Junk,
    /// A servant is placed on a decree.
    Decree(Decree),
    /// An envoy arrives.
    Audience,
    /// The night: dice and matches, and the junks sail.
    Night,
    /// The end is counted.
    End,
}

/// A stage that is being drawn: the table, and what was told on it.
struct Play<'a> {
    stage: Stage,
    scene: Scene<'a>,
    told: &'a [Event],
    /// Who is looked at.
    now: Option<Seat>,
    /// Who is asked on it.
    asked: Option<Seat>,
}

pub(super) fn staging(event: &Event) -> Staging<Stage> {
    match *event {
        Event::MorningBegan { .. } => Staging::Opens(Stage::Morning),
        Event::MengRevealed { automa, .. } | Event::MengRevealedSpecial { automa, .. } => {
            Staging::Opens(Stage::Meng(automa))
        }
        Event::DuskBegan => Staging::Opens(Stage::Dusk),
        Event::NightBegan { .. } => Staging::Opens(Stage::Night),
        Event::EndBegan => Staging::Opens(Stage::End),
        Event::MengDusk { .. } => Staging::PlaysOrOpens(Stage::Dusk),
        Event::DecreeUsed { .. } => Staging::PlaysOrOpens(Stage::Morning),
        Event::WallCompleted { .. } => Staging::PlaysOrOpens(Stage::Wall),
        Event::Claimed { .. } => Staging::PlaysOrOpens(Stage::Junk),
        Event::Enacted { decree, .. } => Staging::PlaysOrOpens(Stage::Decree(decree)),
        Event::Arrived { .. } => Staging::PlaysOrOpens(Stage::Audience),
        Event::MostMatches { .. } | Event::NoMatches | Event::Sank { .. } => {
            Staging::PlaysOrOpens(Stage::Night)
        }
        // What a person does in a turn of his own happens at the table, what Meng does on his stage.
        Event::Exchanged { who, .. }
        | Event::Performed { who, .. }
        | Event::Moved { who, .. }
        | Event::Built { who, .. }
        | Event::BuiltFromSupply { who, .. } => match who {
            Who::Seat(_) => Staging::AtTable,
            Who::Meng => Staging::Plays,
        },
        Event::Scored { merit, .. } => match merit {
            Merit::Token | Merit::Levy => Staging::AtTable,
            Merit::Decree(_)
            | Merit::Wall
            | Merit::Destiny
            | Merit::Harbour
            | Merit::Exchange
            | Merit::Step
            | Merit::Instead
            | Merit::Arrival
            | Merit::Jade
            | Merit::FinalDecree(_) => Staging::Plays,
        },
        Event::DayBegan { .. }
        | Event::Offered { .. }
        | Event::CardDiscarded { .. }
        | Event::Forwent { .. }
        | Event::Copied { .. }
        | Event::CardSpent { .. }
        | Event::CardRecovered { .. }
        | Event::SpecialUsed { .. }
        | Event::SpecialRetired { .. }
        | Event::Levied { .. } => Staging::AtTable,
        Event::FirstPlayer { .. }
        | Event::TokensReshuffled { .. }
        | Event::CitiesFilled { .. }
        | Event::DiceRolled { .. }
        | Event::Paid { .. }
        | Event::Gained { .. }
        | Event::TokensExchanged { .. }
        | Event::CardSwapped { .. }
        | Event::Schemed { .. }
        | Event::SteppedBack { .. }
        | Event::NextFirst { .. }
        | Event::Advanced { .. }
        | Event::JadeTaken { .. }
        | Event::WallWon { .. }
        | Event::DieTurned { .. }
        | Event::Loaded { .. }
        | Event::Launched { .. }
        | Event::Sailed { .. }
        | Event::Drew { .. }
        | Event::Shown { .. }
        | Event::Matched { .. }
        | Event::LeftOut { .. }
        | Event::Won { .. }
        | Event::NobodyWon
        | Event::MengIdle { .. }
        | Event::MengSkipped { .. }
        | Event::MengSpared { .. }
        | Event::MengBuried { .. }
        | Event::MengShed => Staging::Plays,
    }
}

/// What has its place on a stage; whatever needs the map, the harbours or the officials is asked at the table.
pub(super) fn asks_on(stage: Stage, table: &Table) -> bool {
    let Some((_, question)) = table.agenda.question() else { return false };
    match (stage, question) {
        (Stage::Morning, Question::Decrees | Question::Gain(..)) => table.phase == Phase::Morning,
        (
            Stage::Night,
            Question::Gain(..) | Question::Claim(..) | Question::Window | Question::ExchangeSet(..),
        ) => table.phase == Phase::Night,
        (
            Stage::Wall | Stage::Meng(_) | Stage::Dusk,
            Question::Bonus | Question::Die | Question::Gain(_, Source::Bonus),
        ) => true,
        _ => false,
    }
}

/// Whom an event is about, Meng included.
pub(super) fn whom(event: &Event) -> Option<Seat> {
    fate::who(event).map(seat)
}

pub(super) fn draw(
    stage: Stage,
    view: &View<'_, Gugong>,
    told: &[Event],
    offers: &Offers<Gugong>,
    say: &Say,
) -> Scenery {
    let scene = Scene::new(view, offers, say).staged();
    // While it is told, whoever it is told of is looked at.
    let asked = scene.me.filter(|_| !offers.is_empty() && asks_on(stage, scene.table));
    let now = asked.or_else(|| told.iter().rev().find_map(whom));
    let play = Play { stage, scene, told, now, asked };
    let decided = told.last().filter(|event| matches!(event, Event::Won { .. } | Event::NobodyWon));
    let (seal, pic) = signs(stage);
    let (seal, pic, title, lead) = match decided {
        Some(Event::Won { .. }) => {
            victory(told.last().map(|won| say.tell(won, view.viewer)).into_iter().collect(), say)
        }
        Some(_) | None => (seal, pic, title(stage, say), play.lead()),
    };
    Scenery {
        over: super::strip::headline(play.scene.table, say),
        seal,
        pic: Some(pic),
        title,
        lead,
        body: play.body(),
        decides: decided.is_some(),
    }
}

/// Seal and pictogram.
fn signs(stage: Stage) -> (&'static str, &'static str) {
    match stage {
        Stage::Morning => ("晨", "dawn"),
        Stage::Meng(_) => ("孟", "card"),
        Stage::Dusk => ("暮", "dusk"),
        Stage::Wall => ("城", "wall"),
        Stage::Junk => ("河", "junk"),
        Stage::Decree(_) => ("詔", "scroll"),
        Stage::Audience => ("宮", "palace"),
        Stage::Night => ("夜", "moon"),
        Stage::End => ("終", "points"),
    }
}

fn title(stage: Stage, say: &Say) -> String {
    say.words(match stage {
        Stage::Morning => "gugong-board-morning",
        Stage::Meng(_) => "noun-meng",
        Stage::Dusk => "gugong-board-dusk",
        Stage::Wall => "noun-area-wall",
        Stage::Junk => "gugong-stage-junk",
        Stage::Decree(decree) => decree.noun(),
        Stage::Audience => "gugong-stage-audience",
        Stage::Night => "gugong-board-night",
        Stage::End => "gugong-stage-end",
    })
}

impl Play<'_> {
    /// What it means, in a sentence.
    fn lead(&self) -> String {
        let id = match self.stage {
            Stage::Morning => "gugong-stage-morning-lead",
            Stage::Meng(automa) if self.scene.table.printed().get().automa[automa.idx()].is_special() => {
                "gugong-stage-meng-special-lead"
            }
            Stage::Meng(_) => "gugong-stage-meng-lead",
            Stage::Dusk => "gugong-stage-dusk-lead",
            Stage::Wall => "gugong-stage-wall-lead",
            Stage::Junk => "gugong-stage-junk-lead",
            Stage::Decree(decree) => told::decree(decree),
            Stage::Audience => "gugong-stage-audience-lead",
            Stage::Night if self.sails() => "gugong-stage-voyage-lead",
            Stage::Night => "gugong-stage-night-lead",
            Stage::End => "gugong-stage-end-lead",
        };
        self.scene.words(id)
    }

    fn body(&self) -> Markup {
        match self.stage {
            Stage::Meng(automa) => meng::turn(self, automa),
            Stage::Dusk => meng::dusk(self),
            Stage::Morning
            | Stage::Wall
            | Stage::Junk
            | Stage::Decree(_)
            | Stage::Audience
            | Stage::Night => seats::draw(self),
            Stage::End => end::draw(self),
        }
    }

    /// Whether the junks sail already.
    fn sails(&self) -> bool {
        let sails = |event: &Event| matches!(event, Event::Sailed { .. } | Event::Sank { .. });
        self.stage == Stage::Night && self.told.iter().any(sails)
    }

    /// Whether the wall has been scored here.
    fn wall(&self) -> bool {
        self.told.iter().any(|event| matches!(event, Event::WallCompleted { .. }))
    }

    fn points(&self, seat: Seat) -> String {
        let own = &self.scene.table.players[seat];
        let vp = Message::new("gugong-board-vp").number("vp", own.points.unwrap_or(own.vp));
        self.scene.say.message(&vp)
    }
}
