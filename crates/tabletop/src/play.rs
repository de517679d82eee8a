//! A game in progress and its log.

use std::fmt::{self, Write};
use std::ops::Range;

use crate::digest::Digest;
use crate::moments::Story;
use crate::{
    At, BadOption, Deaf, Dice, Game, Hear, Offer, Options, PerSeat, Refused, Seat, Seats, Seed, Standing,
    State, View, Viewer, Watch, Went,
};

/// A game in progress: outside the rules the only owner of a true state, which it keeps to itself.
pub struct Match<G: Game> {
    options: G::Options,
    seed: Seed,
    state: State<G>,
    log: Vec<(Seat, G::Action)>,
    story: Story<G::Event>,
    /// For every choice, how long the story was after it.
    ends: Vec<u32>,
    /// Whether it was stopped before what passes to others.
    is_draft: bool,
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        Match {
            options: self.options.clone(),
            seed: self.seed,
            state: self.state,
            log: self.log.clone(),
            story: self.story.clone(),
            ends: self.ends.clone(),
            is_draft: self.is_draft,
        }
    }
}

impl<G: Game> Match<G> {
    /// A new game.
    ///
    /// # Errors
    /// If the game cannot be played by so many, or an option does not fit.
    pub fn new(seats: usize, options: G::Options, seed: Seed) -> Result<Match<G>, BadSetup> {
        if !G::SEATS.contains(&seats) {
            return Err(BadSetup::Seats { given: seats, least: *G::SEATS.start(), most: *G::SEATS.end() });
        }
        options.fit(seats).map_err(BadSetup::Option)?;
        let state = G::setup(seats, &options, Dice::new(seed));
        G::audit(&state);
        Ok(Match {
            options,
            seed,
            state,
            log: Vec::new(),
            story: Story::default(),
            ends: Vec::new(),
            is_draft: false,
        })
    }

    /// The version of the rules it is played by.
    pub fn rules(&self) -> u16 {
        G::rules(&self.state.table)
    }

    /// How many seats the table has.
    pub fn seats(&self) -> usize {
        self.state.hands.len()
    }

    /// What was agreed before the game.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// Where its chance comes from; a secret while the game runs.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// How many choices were made.
    pub fn ply(&self) -> usize {
        self.log.len()
    }

    /// Every choice with who made it.
    pub fn log(&self) -> &[(Seat, G::Action)] {
        &self.log
    }

    /// Everything that happened.
    pub fn story(&self) -> &[G::Event] {
        &self.story.events
    }

    /// What came of the choice number `ply`, counted from 0; nothing if there was no such choice.
    pub fn told(&self, ply: usize) -> &[G::Event] {
        &self.story.events[self.span(ply)]
    }

    /// The same, [moment](Match::scenes) by moment.
    pub fn told_by_moment(&self, ply: usize) -> impl Iterator<Item = &[G::Event]> {
        self.story.moments(self.span(ply))
    }

    /// Where in the story the choice number `ply` is told.
    fn span(&self, ply: usize) -> Range<usize> {
        let end = |ply: usize| self.ends.get(ply).map(|&end| end as usize);
        let start = ply.checked_sub(1).map_or(Some(0), end);
        start.zip(end(ply)).map_or(0..0, |(start, end)| start..end)
    }

    /// Which moment is the present: all choices were made, and of the last one only what was seen if it waits for the
    /// end of a turn.
    pub fn now(&self) -> At {
        match self.ply().checked_sub(1).filter(|_| self.is_draft) {
            Some(last) => At { ply: last, moment: self.told_by_moment(last).count() },
            None => At { ply: self.ply(), moment: 0 },
        }
    }

    /// Whose choice is awaited; nobody's while a turn is to be [ended](Match::resume).
    pub fn to_act(&self) -> Seats {
        if self.is_draft { Seats::NONE } else { self.state.to_act() }
    }

    /// Whether nobody's choice is awaited any more.
    pub fn is_over(&self) -> bool {
        !self.is_draft && self.to_act().is_empty()
    }

    /// What this viewer sees.
    pub fn view(&self, viewer: Viewer) -> View<'_, G> {
        self.state.view(viewer)
    }

    /// The hash of the present position.
    pub fn digest(&self) -> Digest {
        Digest::of(self.view(Viewer::All), self.ply())
    }

    /// Places and points, once the game is over.
    pub fn standings(&self) -> Option<PerSeat<Standing>> {
        self.is_over().then(|| G::standings(&self.state.table))
    }

    /// What `seat` may choose now, and what it may not and why.
    ///
    /// # Errors
    /// If it is not its turn.
    pub fn menu(&self, seat: Seat) -> Result<Menu<G>, Refused> {
        if !self.to_act().contains(seat) {
            return Err(Refused::NotYourTurn);
        }
        let mut menu = Menu { offers: Vec::new(), bars: Vec::new() };
        G::legal(&self.view(Viewer::Seat(seat)), seat, &mut menu);
        Ok(menu)
    }

    /// What `seat` may choose now.
    ///
    /// # Errors
    /// If it is not its turn.
    pub fn offers(&self, seat: Seat) -> Result<Vec<G::Action>, Refused> {
        if !self.to_act().contains(seat) {
            return Err(Refused::NotYourTurn);
        }
        let mut offers = Vec::new();
        self.state.legal(seat, &mut offers);
        Ok(offers)
    }

    /// The only choice of `seat`, where everybody can see that it is the only one.
    pub fn forced(&self, seat: Seat) -> Option<G::Action> {
        self.to_act().contains(seat).then(|| G::forced(&self.state.table, seat)).flatten()
    }

    /// The answer nearly everybody would give for `seat`.
    pub fn habit(&self, seat: Seat) -> Option<G::Action> {
        self.to_act().contains(seat).then(|| G::habit(&self.view(Viewer::Seat(seat)), seat)).flatten()
    }

    /// The offer that is written like this. The list of offers is the only parser there is.
    ///
    /// # Errors
    /// If it is not the seat's turn, or nothing offered is written like this.
    pub fn find(&self, seat: Seat, notation: &str) -> Result<G::Action, Refused> {
        let offers = self.offers(seat)?;
        offers.into_iter().find(|action| is_written(action, notation)).ok_or(Refused::NotOffered)
    }

    /// Makes a choice and tells what came of it.
    ///
    /// # Errors
    /// If it is not the seat's turn, or the choice is not offered. Nothing has changed then.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<&[G::Event], Refused> {
        if !self.offers(seat)?.contains(&action) {
            return Err(Refused::NotOffered);
        }
        self.play_offered(seat, action);
        Ok(self.told(self.ply() - 1))
    }

    /// Makes a choice written in notation.
    ///
    /// # Errors
    /// As [`Match::find`].
    pub fn play_written(&mut self, seat: Seat, notation: &str) -> Result<&[G::Event], Refused> {
        let action = self.find(seat, notation)?;
        self.play_offered(seat, action);
        Ok(self.told(self.ply() - 1))
    }

    fn play_offered(&mut self, seat: Seat, action: G::Action) {
        self.tell(|state, story| G::apply(state, seat, action, story));
        self.choice_made(seat, action);
    }

    /// Makes a choice written in notation as far as the [turn](Game::is_turn_over) of its seat goes: what passes to
    /// others waits for [`Match::resume`], and nobody is to act before.
    ///
    /// # Errors
    /// As [`Match::find`].
    pub fn draft_written(&mut self, seat: Seat, notation: &str) -> Result<(), Refused> {
        let action = self.find(seat, notation)?;
        self.tell(|state, story| state.draft(seat, action, story));
        self.choice_made(seat, action);
        let mut rest = self.state;
        self.is_draft = G::step(&mut rest, &mut Deaf) == Went::On;
        Ok(())
    }

    /// Lets happen what waited for the end of the turn. After it the game is as if nothing had waited.
    pub fn resume(&mut self) {
        if !std::mem::take(&mut self.is_draft) {
            return;
        }
        self.tell(State::resume);
        *self.ends.last_mut().expect("a choice was made") = self.story.len();
    }

    /// Something happens. On a copy, so that a broken invariant leaves the game as it was.
    fn tell(&mut self, happen: impl FnOnce(&mut State<G>, &mut Story<G::Event>)) {
        let mut state = self.state;
        self.story.truncate(self.ends.last().map_or(0, |&end| end as usize));
        happen(&mut state, &mut self.story);
        G::audit(&state);
        self.state = state;
    }

    fn choice_made(&mut self, seat: Seat, action: G::Action) {
        self.log.push((seat, action));
        self.ends.push(self.story.len());
    }

    /// Whether a choice reveals something to whoever makes it before the turn is over, so that it cannot be taken back:
    /// the rules [say so](crate::Hear::reveal) where they reveal it.
    pub fn seals(&self, seat: Seat, action: G::Action) -> bool {
        self.ahead(seat, action, Deaf).seals
    }

    /// Whether a choice, or anything that happens by itself until the next one, reveals something to whoever makes it.
    pub fn reveals(&self, seat: Seat, action: G::Action) -> bool {
        let (mut state, mut watch) = (self.state, Watch::new(seat, Deaf));
        G::apply(&mut state, seat, action, &mut watch);
        watch.seals
    }

    /// What would come of a choice before the turn is over; nothing if it [seals](Match::seals), for nobody may look
    /// ahead at what is hidden.
    pub fn foresee(&self, seat: Seat, action: G::Action) -> Option<Vec<G::Event>> {
        let Watch { seals, story, .. } = self.ahead(seat, action, Vec::new());
        (!seals).then_some(story)
    }

    /// Makes a choice on a copy that is forgotten. What happened there may be hidden from the seat.
    fn ahead<H: Hear<G::Event>>(&self, seat: Seat, action: G::Action, story: H) -> Watch<H> {
        let (mut state, mut watch) = (self.state, Watch::new(seat, story));
        state.draft(seat, action, &mut watch);
        watch
    }

    /// The same game after its first `ply` choices.
    ///
    /// # Panics
    /// If there were not so many.
    #[must_use]
    pub fn at(&self, ply: usize) -> Match<G> {
        let mut game = Match {
            options: self.options.clone(),
            seed: self.seed,
            state: G::setup(self.seats(), &self.options, Dice::new(self.seed)),
            log: Vec::with_capacity(ply),
            story: Story::default(),
            ends: Vec::with_capacity(ply),
            is_draft: false,
        };
        for &(seat, action) in &self.log[..ply] {
            game.play_offered(seat, action);
        }
        game
    }

    /// Takes back the last choice; false if there was none.
    pub fn undo(&mut self) -> bool {
        let Some(ply) = self.ply().checked_sub(1) else { return false };
        *self = self.at(ply);
        true
    }

    pub(crate) fn state(&self) -> &State<G> {
        &self.state
    }

    /// Whether it was stopped before what passes to others.
    pub(crate) fn is_draft(&self) -> bool {
        self.is_draft
    }
}

/// Everything a seat may choose, and what it may not and why.
pub struct Menu<G: Game> {
    /// What may be chosen.
    pub offers: Vec<G::Action>,
    /// What may not.
    pub bars: Vec<(G::Action, G::Bar)>,
}

impl<G: Game> Offer<G> for Menu<G> {
    const BARS: bool = true;

    fn offer(&mut self, action: G::Action) {
        self.offers.push(action);
    }

    fn bar(&mut self, action: G::Action, bar: G::Bar) {
        self.bars.push((action, bar));
    }
}

/// Whether `thing` is written exactly so; compares while writing, without a copy.
fn is_written(thing: &impl fmt::Display, text: &str) -> bool {
    struct Rest<'a>(&'a str);
    impl Write for Rest<'_> {
        fn write_str(&mut self, part: &str) -> fmt::Result {
            self.0 = self.0.strip_prefix(part).ok_or(fmt::Error)?;
            Ok(())
        }
    }
    let mut rest = Rest(text);
    write!(rest, "{thing}").is_ok() && rest.0.is_empty()
}

/// A table nobody can sit down at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadSetup {
    /// Too few or too many.
    Seats {
        /// How many were asked for.
        given: usize,
        /// The least the game takes.
        least: usize,
        /// The most it takes.
        most: usize,
    },
    /// An option that does not fit.
    Option(BadOption),
    /// A version of the rules nobody knows here.
    Rules {
        /// Which was asked for.
        given: u16,
        /// The newest this program plays.
        newest: u16,
    },
}

impl fmt::Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadSetup::Seats { given, least, most } => {
                write!(f, "this game is for {least} to {most} players, not for {given}")
            }
            BadSetup::Option(bad) => bad.fmt(f),
            BadSetup::Rules { given: 0, .. } => f.write_str("versions of the rules are counted from 1"),
            BadSetup::Rules { given, newest } => write!(
                f,
                "this game is played by version {given} of its rules, and this program knows them up to {newest}: a \
                 newer hanlin can go on with it"
            ),
        }
    }
}

impl std::error::Error for BadSetup {}
