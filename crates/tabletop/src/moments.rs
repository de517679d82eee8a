//! What people look at between a choice and the next question, moment by moment. Made from the log for whoever asks,
//! never stored.

use crate::{Game, Happening, Hear, Match, PerSeat, Seat, State, View, Viewer, Went};

/// A moment: what was told since the last one, and what is seen now.
pub struct Moment<G: Game> {
    state: State<G>,
    told: Vec<G::Event>,
}

impl<G: Game> Moment<G> {
    /// What this viewer sees.
    pub fn view(&self, viewer: Viewer) -> View<'_, G> {
        self.state.view(viewer)
    }

    /// What was told since the moment before.
    pub fn told(&self) -> &[G::Event] {
        &self.told
    }

    pub(crate) fn state(&self) -> &State<G> {
        &self.state
    }
}

/// Takes a picture at every moment.
struct Camera<G: Game> {
    now: State<G>,
    told: Vec<G::Event>,
    moments: Vec<Moment<G>>,
}

impl<G: Game> Camera<G> {
    /// A moment in which nothing was told is part of the next.
    fn shoot(&mut self) {
        if !self.told.is_empty() {
            self.moments.push(Moment { state: self.now, told: std::mem::take(&mut self.told) });
        }
    }

    /// The end of a choice or of a step: everything is known.
    fn shoot_all(&mut self, state: &State<G>) {
        self.now = *state;
        self.shoot();
    }
}

impl<G: Game> Hear<G::Event> for Camera<G> {
    fn hear(&mut self, event: impl FnOnce() -> G::Event) {
        self.told.push(event());
    }

    fn moment(&mut self, table: &<G::Event as Happening>::Table) {
        self.now.table = *table;
        self.shoot();
    }

    fn whole_moment(
        &mut self,
        table: &<G::Event as Happening>::Table,
        hands: &PerSeat<<G::Event as Happening>::Hand>,
        sealed: &<G::Event as Happening>::Sealed,
    ) {
        self.now = State { table: *table, hands: *hands, sealed: *sealed };
        self.shoot();
    }
}

/// Everything there is to look at while a choice is made and what follows from it happens. Ends in what is then.
pub(crate) fn of<G: Game>(before: &State<G>, seat: Seat, action: G::Action) -> Vec<Moment<G>> {
    let mut state = *before;
    let mut camera = Camera { now: state, told: Vec::new(), moments: Vec::new() };
    G::choose(&mut state, seat, action, &mut camera);
    camera.shoot_all(&state);
    while G::step(&mut state, &mut camera) == Went::On {
        camera.shoot_all(&state);
    }
    // What changed without a word is seen at last.
    camera.now = state;
    match camera.moments.last_mut() {
        Some(last) => last.state = state,
        None => camera.moments.push(Moment { state, told: Vec::new() }),
    }
    camera.moments
}

impl<G: Game> Match<G> {
    /// The moments that followed from the choice number `ply`, counted from 0; none if there was no such choice. The
    /// last is the position after it.
    pub fn moments(&self, ply: usize) -> Vec<Moment<G>> {
        let Some(&(seat, action)) = self.log().get(ply) else { return Vec::new() };
        of(self.at(ply).state(), seat, action)
    }
}
