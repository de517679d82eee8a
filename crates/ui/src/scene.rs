//! How what happens is shown: how long one looks, where, and what goes from where to where. Every place is the
//! `data-piece` of something on the board.

use i18n::Say;
use maud::{Markup, html};
use tabletop::Seat;

use crate::art::{chip, icon, pic};

/// What kind of thing happens: how long it is looked at and how it sounds. Of several at once the last of this list
/// counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Something small.
    #[default]
    Step,
    /// A marker goes somewhere.
    Marker,
    /// Coins, rice and the like come or go.
    Goods,
    /// Somebody acts.
    Action,
    /// Cards or tokens are laid out for all.
    Deal,
    /// A card is turned up.
    Card,
    /// Dice are thrown.
    Dice,
    /// One step of something greater.
    Resolved,
    /// A building decays, a ship sinks.
    Decay,
    /// Somebody leaves.
    Leaves,
    /// Points are made.
    Points,
    /// What came over all does one seat no harm.
    Spared,
    /// One seat is judged by what came over all.
    Judged,
    /// What an automaton does.
    Automaton,
    /// A chapter or a stage opens.
    Opens,
    /// One source of the final scoring is counted.
    Ending,
    /// The winner is told.
    Decided,
}

impl Kind {
    /// Its name for scripts and styles.
    pub fn code(self) -> &'static str {
        match self {
            Kind::Step => "step",
            Kind::Marker => "marker",
            Kind::Goods => "goods",
            Kind::Action => "action",
            Kind::Deal => "deal",
            Kind::Card => "card",
            Kind::Dice => "dice",
            Kind::Resolved => "resolved",
            Kind::Decay => "decay",
            Kind::Leaves => "leaves",
            Kind::Spared => "spared",
            Kind::Judged => "judged",
            Kind::Points => "points",
            Kind::Automaton => "automaton",
            Kind::Opens => "opens",
            Kind::Ending => "ending",
            Kind::Decided => "decided",
        }
    }
}

/// Something goes from one place to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// A pictogram; where there is none, the piece itself that has arrived.
    pub pic: Option<&'static str>,
    /// Where it was.
    pub from: String,
    /// Where it is then.
    pub to: String,
    /// How many of them.
    pub count: u8,
}

/// How an event is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cue {
    /// What kind of thing it is.
    pub kind: Kind,
    /// Where one looks, the most important place first.
    pub look: Vec<String>,
    /// What goes where.
    pub moves: Vec<Move>,
}

impl Cue {
    /// Something of this kind happens.
    pub fn new(kind: Kind) -> Cue {
        Cue { kind, ..Cue::default() }
    }

    /// One looks here.
    #[must_use]
    pub fn at(mut self, place: impl Into<String>) -> Cue {
        self.look.push(place.into());
        self
    }

    /// A piece comes from somewhere to where it is then.
    #[must_use]
    pub fn piece(mut self, from: impl Into<String>, to: impl Into<String>) -> Cue {
        self.moves.push(Move { pic: None, from: from.into(), to: to.into(), count: 1 });
        self
    }

    /// So many of a pictogram go from somewhere to somewhere.
    #[must_use]
    pub fn pics(
        mut self,
        pic: &'static str,
        count: u8,
        from: impl Into<String>,
        to: impl Into<String>,
    ) -> Cue {
        if count > 0 {
            self.moves.push(Move { pic: Some(pic), from: from.into(), to: to.into(), count });
        }
        self
    }

    /// Both at once.
    #[must_use]
    pub fn and(mut self, other: Cue) -> Cue {
        self.kind = self.kind.max(other.kind);
        for place in other.look {
            if !self.look.contains(&place) {
                self.look.push(place);
            }
        }
        self.moves.extend(other.moves);
        self
    }
}

/// What an event has to do with a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Staging<S> {
    /// It opens one.
    Opens(S),
    /// It belongs to the one that is open; where none is, it opens this.
    PlaysOrOpens(S),
    /// It belongs to the one that is open, if any is.
    Plays,
    /// It happens at the table; a stage that was open is closed.
    AtTable,
}

/// A stage: a great moment drawn large over the table, by the game, in a frame all games share.
pub struct Scenery {
    /// What is said above the title: the month, the round, the day.
    pub over: String,
    /// The large seal.
    pub seal: &'static str,
    /// A pictogram below the words.
    pub pic: Option<&'static str>,
    /// What it is.
    pub title: String,
    /// What it means, in a sentence.
    pub lead: String,
    /// What is seen of it, beside the title.
    pub body: Markup,
    /// Whether the game is decided on it, so that beside it stands how the points grew.
    pub decides: bool,
}

impl Scenery {
    /// The stage; `number` tells it from every other of the game.
    pub(crate) fn draw(&self, game: &str, number: usize, growth: Option<&Markup>) -> Markup {
        html! {
            section class=(format!("stage {game}")) data-part="stage" data-stage=(number) aria-label=(self.title) {
                header.billing {
                    p.when { (self.over) }
                    svg.great viewBox="0 0 96 96" aria-hidden="true" {
                        g.seal {
                            rect x="0" y="0" width="96" height="96" rx="14" {}
                            text x="48" y="48" font-size="72" { (self.seal) }
                        }
                    }
                    h2 { (self.title) }
                    p.lead { (self.lead) }
                    @if let Some(name) = self.pic { svg.sign viewBox="0 0 24 24" aria-hidden="true" { (pic(name, 0, 0, 24)) } }
                }
                div.acts { (self.body) @if let Some(growth) = growth { div.growth { (growth) } } }
            }
        }
    }
}

/// What a column of a stage shows of one seat.
pub struct Column {
    /// Whose it is.
    pub seat: Seat,
    /// Whether it is this seat's turn to be looked at.
    pub now: bool,
    /// Whether it has been looked at.
    pub done: bool,
    /// The points of the seat.
    pub points: String,
    /// How it is reckoned.
    pub sum: Markup,
    /// What comes of it, as if stamped on it.
    pub stamp: Option<Markup>,
    /// What it happens to.
    pub drawing: Markup,
}

impl Column {
    /// The column; how many seats stand side by side is for the style to see.
    pub fn draw(&self, say: &Say) -> Markup {
        html! {
            article class=(format!("column seat-{}", self.seat)) data-now[self.now] data-done[self.done]
                data-piece=(format!("column-{}", self.seat)) {
                header { h3 { (chip(self.seat)) " " span { (say.seat(self.seat)) } } strong.vp data-piece=(format!("points-{}", self.seat)) { (self.points) } }
                div.sum { (self.sum) @if let Some(stamp) = &self.stamp { span.stamped { (stamp) } } }
                div.drawing { (self.drawing) }
            }
        }
    }
}

/// A pictogram with its number, in a sum.
pub fn term(pic: &str, number: impl std::fmt::Display) -> Markup {
    html! { span.term { (icon(pic)) " " b { (number) } } }
}
