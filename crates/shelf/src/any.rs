//! A match of any game, for those who speak in text anyway: notation in, words and JSON out.

mod played;

use bots::{Budget, Level};
use i18n::Say;
use maud::Markup;
use serde::Serialize;
use serde_json::value::RawValue;
use tabletop::record::Digests;
use tabletop::{At, PerSeat, Refused, Seat, Seats, Seed, Standing, Viewer};
use ui::{Account, Film};

use crate::Key;

/// Something that happened, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Told {
    /// Which sentence.
    pub id: &'static str,
    /// The sentence.
    pub text: String,
    /// Whom it is about.
    #[serde(skip)]
    pub about: Option<Seat>,
    /// Whether a chapter of the game begins with it.
    #[serde(skip)]
    pub chapter: bool,
}

/// What is looked at together, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldMoment {
    /// The moment it leads to.
    pub at: At,
    /// What was told.
    pub told: Vec<Told>,
    /// Where one looks on the board.
    pub look: Vec<String>,
}

/// A bar in words: something that is not offered, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ToldBar {
    /// In notation.
    pub action: String,
    /// The rule that forbids it.
    pub rule: &'static str,
    /// Why, in words.
    pub text: String,
    /// What is not offered, in words.
    #[serde(skip)]
    pub what: String,
}

/// A choice that is worth a look, and what would come of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hint {
    /// In notation.
    pub action: String,
    /// Its number among the offers.
    pub offer: usize,
    /// The chance to win of every seat.
    pub chances: PerSeat<f32>,
    /// The points its seat makes from now on: what they are for, as the rules call it, and how many.
    pub points: Vec<(&'static str, f32)>,
    /// The points each of the others makes from now on, on average.
    pub others: f32,
    /// How often it was tried in thought.
    pub visits: u32,
}

/// A drawn position.
pub struct Picture {
    /// The board.
    pub board: Markup,
    /// The stage on which the question is asked, if it is asked on one.
    pub stage: Option<Markup>,
    /// Every choice as a plain list of buttons.
    pub offers: Markup,
    /// What is not offered, and why.
    pub bars: Markup,
}

/// A match whose game is not known where it is used.
pub trait AnyMatch: Send + Sync {
    /// The same match, to try something on.
    fn copy(&self) -> Box<dyn AnyMatch>;
    /// Which game.
    fn key(&self) -> Key;
    /// The version of the rules it is played by.
    fn rules(&self) -> u16;
    /// How many seats.
    fn seats(&self) -> usize;
    /// Where its chance comes from.
    fn seed(&self) -> Seed;
    /// How many choices were made.
    fn ply(&self) -> usize;
    /// Which moment is the present.
    fn now(&self) -> At;
    /// What there was to see since a moment, as this viewer saw it: at most so many scenes.
    fn film(&self, since: At, most: usize, to: Viewer, say: &Say) -> Film;
    /// The moment before the stage opened on which the game was decided; nothing before it is over.
    fn finale_from(&self) -> Option<At>;
    /// The end as a picture to share (SVG); nothing before.
    fn poster(&self, say: &Say) -> Option<String>;
    /// The board at some moment, to look at.
    fn board_at(&self, at: At, viewer: Viewer, say: &Say) -> Markup;
    /// Whose choice is awaited.
    fn to_act(&self) -> Seats;
    /// Which decision is awaited.
    fn decision(&self) -> Option<&'static str>;
    /// The view JSON.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;
    /// The board as a picture, with what `offered_to` may choose hung on it.
    fn picture(&self, viewer: Viewer, offered_to: Option<Seat>, say: &Say) -> Picture;
    /// Whether a choice reveals something before the turn is over and so cannot be taken back.
    ///
    /// # Errors
    /// If it is not its turn or the choice is not offered.
    fn seals(&self, seat: Seat, notation: &str) -> Result<bool, Refused>;
    /// Whether a choice, or what follows from it until the next one, reveals something.
    ///
    /// # Errors
    /// If it is not its turn or the choice is not offered.
    fn reveals(&self, seat: Seat, notation: &str) -> Result<bool, Refused>;
    /// The hash of the present position.
    fn digest(&self) -> String;
    /// The choice number `ply`, in notation.
    fn notation(&self, ply: usize) -> Option<String>;
    /// The same in words, as whoever made it may hear it.
    fn choice_told(&self, ply: usize, say: &Say) -> Option<String>;
    /// The board in words.
    fn board(&self, viewer: Viewer, say: &Say) -> String;
    /// What a seat may choose, in notation.
    ///
    /// # Errors
    /// If it is not its turn.
    fn offers(&self, seat: Seat) -> Result<Vec<String>, Refused>;
    /// The same in words, in the same order, with what they cost or are about.
    ///
    /// # Errors
    /// If it is not its turn.
    fn offers_told(&self, seat: Seat, say: &Say) -> Result<Vec<String>, Refused>;
    /// What a seat may not choose, and why.
    ///
    /// # Errors
    /// If it is not its turn.
    fn bars_told(&self, seat: Seat, say: &Say) -> Result<Vec<ToldBar>, Refused>;
    /// The only choice of a seat, where everybody can see that it is.
    fn forced(&self, seat: Seat) -> Option<String>;
    /// The answer nearly everybody would give for a seat.
    fn habit(&self, seat: Seat) -> Option<String>;
    /// Where the points come from, as `to` may know it.
    fn account(&self, to: Viewer) -> Account;
    /// The plies at which months, rounds or days begin, and their numbers.
    fn chapters(&self) -> Vec<(usize, u8)>;
    /// Makes a choice.
    ///
    /// # Errors
    /// If it is not its turn or the choice is not offered.
    fn play(&mut self, seat: Seat, notation: &str) -> Result<(), Refused>;
    /// Makes a choice as far as the seat's turn goes; what passes to others waits until somebody says to go on.
    ///
    /// # Errors
    /// If it is not its turn or the choice is not offered.
    fn draft(&mut self, seat: Seat, notation: &str) -> Result<(), Refused>;
    /// Goes on with what waited for the end of a turn.
    fn resume(&mut self);
    /// What came of the choice number `ply`, counted from 0.
    fn told(&self, ply: usize, to: Viewer, say: &Say) -> Vec<Told>;
    /// The same moment by moment.
    fn told_by_moment(&self, ply: usize, to: Viewer, say: &Say) -> Vec<ToldMoment>;
    /// The last choice of a seat before this one that nobody would have made for it.
    fn last_decision(&self, seat: Seat, before: usize) -> Option<usize>;
    /// Who made the choice number `ply`.
    fn chooser(&self, ply: usize) -> Option<Seat>;
    /// Goes back to when `ply` choices were made; false if there were not so many.
    fn go_back(&mut self, ply: usize) -> bool;
    /// The record.
    fn record(&self, digests: Digests) -> String;
    /// Places and points, once the game is over.
    fn standings(&self) -> Option<PerSeat<Standing>>;
    /// Makes all choices of a seat in a row as the bot of this name does; false if there is no such bot.
    ///
    /// # Errors
    /// If it is not its turn.
    fn play_turn(&mut self, seat: Seat, bot: &str, seed: u64, budget: Budget) -> Result<bool, Refused>;
    /// What the bot of this name would choose for a seat; nothing if there is no such bot.
    ///
    /// # Errors
    /// If it is not its turn.
    fn suggest(&self, seat: Seat, bot: &str, seed: u64) -> Result<Option<String>, Refused>;
    /// What the player of a level thinks of the choices of a seat, the best first; nothing where there is only one,
    /// or no net. The same seed thinks the same.
    ///
    /// # Errors
    /// If it is not its turn.
    fn hint(&self, seat: Seat, level: Level, seed: u64, budget: Budget) -> Result<Vec<Hint>, Refused>;
    /// The chance to win of every seat, as far as `viewer` can know; nothing without a net.
    fn chances(&self, viewer: Viewer) -> Option<PerSeat<f32>>;
}
