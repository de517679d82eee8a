//! Positions in play. How a position is written is each game's own; what is asked of one is the same for all.

use tabletop::{Bar as _, Dice, Game, Seat, Seed, State, Tell, Viewer};

use crate::Menu;

/// A position in play.
pub struct Scene<G: Game> {
    /// The position.
    pub state: State<G>,
    /// Everything that was told since the beginning.
    pub told: Vec<G::Event>,
}

/// The lines of a position that say something.
pub fn lines(position: &str) -> Vec<&str> {
    position.lines().map(str::trim).filter(|line| !line.is_empty()).collect()
}

impl<G: Game> Scene<G> {
    /// A new game of these options by the newest rules, from its very beginning.
    pub fn start(seats: usize, options: &[(&str, &str)]) -> Scene<G> {
        Scene::start_by(G::RULES, seats, options)
    }

    /// The same by this version of the rules.
    pub fn start_by(rules: u16, seats: usize, options: &[(&str, &str)]) -> Scene<G> {
        let options = crate::options::by::<G>(rules, options);
        Scene::of(G::setup(seats, &options, Dice::new(Seed::nth(42, 0))))
    }

    /// This position, of which nothing was told yet.
    pub fn of(state: State<G>) -> Scene<G> {
        Scene { state, told: Vec::new() }
    }

    /// Plays on until somebody must choose.
    pub fn resume(&mut self) {
        self.state.resume(&mut self.told);
    }

    /// Who must choose; the lowest seat where several must.
    ///
    /// # Panics
    /// If the game is over.
    pub fn actor(&self) -> Seat {
        self.state.to_act().lowest().expect("somebody must choose")
    }

    /// What a seat may choose.
    ///
    /// # Panics
    /// If it is not to act.
    pub fn actions(&self, me: Seat) -> Vec<G::Action> {
        assert!(self.state.to_act().contains(me), "{me} is not to act");
        Menu::of(&self.state, me).offers
    }

    /// Makes these choices, each by whoever must choose.
    pub fn play(&mut self, choices: &[&str]) {
        choices.iter().for_each(|choice| self.choose(self.actor(), choice));
    }

    /// Makes a choice of this seat.
    ///
    /// # Panics
    /// If it is not offered.
    pub fn choose(&mut self, me: Seat, choice: &str) {
        let offers = self.actions(me);
        let action = offers.iter().find(|action| action.to_string() == choice);
        let at = self.decision().unwrap_or("the end");
        let action = *action.unwrap_or_else(|| panic!("`{choice}` is not offered at {at}, but {offers:?}"));
        G::apply(&mut self.state, me, action, &mut self.told);
    }

    /// What is offered, in notation, in the order of the rules.
    pub fn offers(&self) -> Vec<String> {
        self.actions(self.actor()).iter().map(ToString::to_string).collect()
    }

    /// What is offered, in notation, sorted.
    pub fn sorted_offers(&self) -> Vec<String> {
        let mut offers = self.offers();
        offers.sort();
        offers
    }

    /// Whether this is offered.
    pub fn offered(&self, choice: &str) -> bool {
        self.offers().iter().any(|offer| offer == choice)
    }

    /// Why this is barred, if it is.
    pub fn bar(&self, choice: &str) -> Option<G::Bar> {
        let bars = Menu::of(&self.state, self.actor()).bars;
        bars.iter().for_each(|(_, bar)| assert!(!bar.tell(Viewer::All).id.is_empty()));
        bars.into_iter().find(|(action, _)| action.to_string() == choice).map(|(_, bar)| bar)
    }

    /// The rule that forbids this, if it is barred.
    pub fn barred_by(&self, choice: &str) -> Option<&'static str> {
        self.bar(choice).map(|bar| bar.rule())
    }

    /// The only choice, where everybody can see that it is.
    pub fn forced(&self) -> Option<String> {
        G::forced(&self.state.table, self.actor()).map(|action| action.to_string())
    }

    /// The answer that goes without saying.
    pub fn habit(&self) -> Option<String> {
        let me = self.actor();
        G::habit(&self.state.view(Viewer::Seat(me)), me).map(|action| action.to_string())
    }

    /// Which decision is awaited.
    pub fn decision(&self) -> Option<&'static str> {
        G::decision(&self.state.table)
    }

    /// The ids of everything told to `viewer`.
    pub fn story_to(&self, viewer: Viewer) -> Vec<&'static str> {
        self.told.iter().map(|event| event.tell(viewer).id).collect()
    }

    /// Places by seat.
    pub fn places(&self) -> Vec<u8> {
        G::standings(&self.state.table).iter().map(|standing| standing.place).collect()
    }
}
