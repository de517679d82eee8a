//! A match of any game, for those who speak in text anyway: notation in, words and JSON out.

use bots::{Budget, Level};
use i18n::Say;
use maud::{Markup, PreEscaped};
use serde::Serialize;
use serde_json::value::RawValue;
use tabletop::record::Digests;
use tabletop::{At, Bar as _, Match, Message, PerSeat, Refused, Seat, Seats, Seed, Standing, Viewer};
use ui::{Account, Cue, Film, Offers};

use crate::{Key, Listed};

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

/// The bot of this name, if a host may offer it: names come from outside, and some that tools know read files.
fn known<G: Listed>(name: &str, seed: u64, budget: Budget) -> Option<Box<dyn bots::Bot<G>>> {
    if bots::is_known(name) { bots::named::<G>(name, seed, budget) } else { None }
}

/// An event, as `to` may know it.
fn in_words<G: Listed>(event: &G::Event, to: Viewer, say: &Say) -> Told {
    let message = tabletop::Tell::tell(event, to);
    Told { id: message.id, text: say.message(&message), about: G::whom(event), chapter: G::is_chapter(event) }
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

impl<G: Listed> AnyMatch for Match<G> {
    fn copy(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn key(&self) -> Key {
        Key::named(G::KEY).expect("every game is on the shelf")
    }

    fn rules(&self) -> u16 {
        Match::rules(self)
    }

    fn seats(&self) -> usize {
        Match::seats(self)
    }

    fn seed(&self) -> Seed {
        Match::seed(self)
    }

    fn ply(&self) -> usize {
        Match::ply(self)
    }

    fn now(&self) -> At {
        Match::now(self)
    }

    fn film(&self, since: At, most: usize, to: Viewer, say: &Say) -> Film {
        ui::film(self, since, most, to, say)
    }

    fn finale_from(&self) -> Option<At> {
        ui::finale_from(self)
    }

    fn poster(&self, say: &Say) -> Option<String> {
        ui::poster(self, say)
    }

    fn board_at(&self, at: At, viewer: Viewer, say: &Say) -> Markup {
        G::board(&self.scenes(at, 0).0.view(viewer), &Offers::none(), say)
    }

    fn to_act(&self) -> Seats {
        Match::to_act(self)
    }

    fn decision(&self) -> Option<&'static str> {
        G::decision(Match::view(self, Viewer::Spectator).table)
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        serde_json::value::to_raw_value(&Match::view(self, viewer).at(Match::ply(self)))
            .expect("a view serialises")
    }

    fn picture(&self, viewer: Viewer, offered_to: Option<Seat>, say: &Say) -> Picture {
        let menu = offered_to.and_then(|seat| Some((seat, self.menu(seat).ok()?)));
        let offers = menu.map_or_else(Offers::none, |(seat, menu)| {
            Offers::new(&Match::view(self, viewer), &menu, seat, say, |action| self.foresee(seat, action))
        });
        let board = G::board(&Match::view(self, viewer), &offers, say);
        let stage = ui::asking_stage(self, viewer, &offers, say).map(PreEscaped);
        Picture { board, stage, offers: offers.list(say), bars: offers.bars() }
    }

    fn seals(&self, seat: Seat, notation: &str) -> Result<bool, Refused> {
        Ok(Match::seals(self, seat, self.find(seat, notation)?))
    }

    fn reveals(&self, seat: Seat, notation: &str) -> Result<bool, Refused> {
        Ok(Match::reveals(self, seat, self.find(seat, notation)?))
    }

    fn digest(&self) -> String {
        Match::digest(self).to_string()
    }

    fn notation(&self, ply: usize) -> Option<String> {
        self.log().get(ply).map(|(_, action)| action.to_string())
    }

    fn choice_told(&self, ply: usize, say: &Say) -> Option<String> {
        self.log().get(ply).map(|&(seat, action)| say.tell(&action, Viewer::Seat(seat)))
    }

    fn board(&self, viewer: Viewer, say: &Say) -> String {
        G::text(&Match::view(self, viewer), say)
    }

    fn offers(&self, seat: Seat) -> Result<Vec<String>, Refused> {
        Ok(Match::offers(self, seat)?.iter().map(ToString::to_string).collect())
    }

    fn offers_told(&self, seat: Seat, say: &Say) -> Result<Vec<String>, Refused> {
        let to = Viewer::Seat(seat);
        let (offers, view) = (Match::offers(self, seat)?, Match::view(self, to));
        let told = |action: &G::Action| {
            let name = say.tell(action, to);
            match G::detail(&view, action, say) {
                Some(detail) => {
                    say.message(&Message::new("site-label").text("label", name).text("value", detail))
                }
                None => name,
            }
        };
        Ok(offers.iter().map(told).collect())
    }

    fn bars_told(&self, seat: Seat, say: &Say) -> Result<Vec<ToldBar>, Refused> {
        let bars = self.menu(seat)?.bars;
        let told = bars.iter().map(|(action, bar)| ToldBar {
            action: action.to_string(),
            rule: bar.rule(),
            text: say.tell(bar, Viewer::Seat(seat)),
            what: say.tell(action, Viewer::Seat(seat)),
        });
        Ok(told.collect())
    }

    fn forced(&self, seat: Seat) -> Option<String> {
        Match::forced(self, seat).map(|action| action.to_string())
    }

    fn habit(&self, seat: Seat) -> Option<String> {
        Match::habit(self, seat).map(|action| action.to_string())
    }

    fn account(&self, to: Viewer) -> Account {
        Account::of::<G>(self.story(), Match::view(self, to).table, Match::seats(self), to)
    }

    fn chapters(&self) -> Vec<(usize, u8)> {
        let begins = |ply| Match::told(self, ply).iter().find_map(G::begins).map(|number| (ply + 1, number));
        let mut all: Vec<(usize, u8)> = (0..Match::ply(self)).filter_map(begins).collect();
        // Where the first is not told of, a game begins with it.
        if all.first().is_none_or(|&(_, number)| number > 1) {
            all.insert(0, (0, 1));
        }
        all
    }

    fn play(&mut self, seat: Seat, notation: &str) -> Result<(), Refused> {
        self.play_written(seat, notation).map(|_| ())
    }

    fn draft(&mut self, seat: Seat, notation: &str) -> Result<(), Refused> {
        self.draft_written(seat, notation)
    }

    fn resume(&mut self) {
        Match::resume(self);
    }

    fn told(&self, ply: usize, to: Viewer, say: &Say) -> Vec<Told> {
        Match::told(self, ply).iter().map(|event| in_words::<G>(event, to, say)).collect()
    }

    fn told_by_moment(&self, ply: usize, to: Viewer, say: &Say) -> Vec<ToldMoment> {
        let told = Match::told_by_moment(self, ply).zip(1..).map(|(events, moment)| ToldMoment {
            at: At { ply, moment },
            told: events.iter().map(|event| in_words::<G>(event, to, say)).collect(),
            look: events.iter().map(G::cue).reduce(Cue::and).unwrap_or_default().look,
        });
        let mut moments: Vec<ToldMoment> = told.collect();
        if let Some(last) = moments.last_mut().filter(|_| Match::now(self) >= At::ply(ply + 1)) {
            last.at = At::ply(ply + 1);
        }
        moments
    }

    fn last_decision(&self, seat: Seat, before: usize) -> Option<usize> {
        let own = (0..before.min(Match::ply(self))).rev().filter(|&ply| self.log()[ply].0 == seat);
        own.into_iter().find(|&ply| {
            let then = self.at(ply);
            then.forced(seat).is_none() && then.habit(seat).is_none()
        })
    }

    fn chooser(&self, ply: usize) -> Option<Seat> {
        self.log().get(ply).map(|(seat, _)| *seat)
    }

    fn go_back(&mut self, ply: usize) -> bool {
        if ply > Match::ply(self) {
            return false;
        }
        *self = self.at(ply);
        true
    }

    fn record(&self, digests: Digests) -> String {
        Match::record(self, digests)
    }

    fn standings(&self) -> Option<PerSeat<Standing>> {
        Match::standings(self)
    }

    fn play_turn(&mut self, seat: Seat, bot: &str, seed: u64, budget: Budget) -> Result<bool, Refused> {
        let Some(mut bot) = known::<G>(bot, seed, budget) else { return Ok(false) };
        while Match::to_act(self).contains(seat) {
            let offers = Match::offers(self, seat)?;
            let choice = *bot.choose(&Match::view(self, Viewer::Seat(seat)), &offers);
            Match::play(self, seat, choice)?;
        }
        Ok(true)
    }

    fn suggest(&self, seat: Seat, bot: &str, seed: u64) -> Result<Option<String>, Refused> {
        let offers = Match::offers(self, seat)?;
        let view = Match::view(self, Viewer::Seat(seat));
        let bot = known::<G>(bot, seed, Budget::alone());
        Ok(bot.map(|mut bot| bot.choose(&view, &offers).to_string()))
    }

    fn hint(&self, seat: Seat, level: Level, seed: u64, budget: Budget) -> Result<Vec<Hint>, Refused> {
        let offers = Match::offers(self, seat)?;
        let n = Match::seats(self);
        let view = Match::view(self, Viewer::Seat(seat));
        let thought = bots::think::<G>(&view, &offers, (level, seed, budget));
        let hint = |ranked: bots::Ranked| {
            let own = ranked.points.get(seat.idx()).into_iter().flatten();
            let points = G::SOURCES.iter().copied().zip(own.copied());
            let all: f32 = ranked.points.iter().flatten().sum();
            let others = all - points.clone().map(|(_, points)| points).sum::<f32>();
            Hint {
                action: offers[ranked.offer].to_string(),
                offer: ranked.offer,
                chances: PerSeat::new(n, |seat| ranked.chances[seat.idx()]),
                points: points.filter(|(source, _)| G::is_scored(source, Match::options(self))).collect(),
                others: others / (n.max(2) - 1) as f32,
                visits: ranked.visits,
            }
        };
        Ok(thought.ranking.into_iter().map(hint).collect())
    }

    fn chances(&self, viewer: Viewer) -> Option<PerSeat<f32>> {
        let chances = bots::chances::<G>(&Match::view(self, viewer))?;
        Some(PerSeat::new(Match::seats(self), |seat| chances[seat.idx()]))
    }
}
