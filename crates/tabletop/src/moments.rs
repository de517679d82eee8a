//! What people look at between a choice and the next question, moment by moment. Made from the log for whoever asks,
//! never stored.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use crate::{Game, Happening, Hear, Match, PerSeat, Seat, State, View, Viewer};

/// Which moment of a game: so many choices were made, and of the next one so many moments were seen.
///
/// What follows from a choice up to the next question belongs to that choice; its last moment is the first of the next
/// choice, so every moment has one address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct At {
    /// How many choices were made.
    pub ply: usize,
    /// How many moments of the next choice were seen.
    pub moment: usize,
}

impl At {
    /// After so many choices.
    pub fn ply(ply: usize) -> At {
        At { ply, moment: 0 }
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.ply, self.moment)
    }
}

/// No address of a moment: that is `83.4`, or `83` for the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoMoment;

impl fmt::Display for NoMoment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a moment is written like 83.4")
    }
}

impl std::error::Error for NoMoment {}

impl FromStr for At {
    type Err = NoMoment;

    fn from_str(text: &str) -> Result<At, NoMoment> {
        let number = |text: &str| match text.bytes().all(|byte| byte.is_ascii_digit()) {
            true => text.parse().map_err(|_| NoMoment),
            false => Err(NoMoment),
        };
        let (ply, moment) = text.split_once('.').unwrap_or((text, "0"));
        Ok(At { ply: number(ply)?, moment: number(moment)? })
    }
}

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

/// A moment in its place: of which choice it is, and where it leads.
pub struct Scene<G: Game> {
    /// The moment it leads to.
    pub at: At,
    /// The choice it follows from, counted from 0.
    pub ply: usize,
    /// Who made that choice.
    pub by: Seat,
    /// What is told and seen.
    pub moment: Moment<G>,
}

/// Everything that happened, and where a moment ends.
#[derive(Clone, Debug)]
pub(crate) struct Story<E> {
    pub(crate) events: Vec<E>,
    /// For every event, whether it is the last of a moment.
    ends_moment: Vec<bool>,
}

impl<E> Default for Story<E> {
    fn default() -> Story<E> {
        Story { events: Vec::new(), ends_moment: Vec::new() }
    }
}

impl<E> Story<E> {
    pub(crate) fn len(&self) -> u32 {
        u32::try_from(self.events.len()).expect("a story is not so long")
    }

    pub(crate) fn truncate(&mut self, len: usize) {
        self.events.truncate(len);
        self.ends_moment.truncate(len);
    }

    /// This part of it, moment by moment.
    pub(crate) fn moments(&self, span: Range<usize>) -> impl Iterator<Item = &[E]> {
        let mut from = span.start;
        self.ends_moment[span.clone()].split_inclusive(|&ends| ends).map(move |moment| {
            let told = &self.events[from..from + moment.len()];
            from += moment.len();
            told
        })
    }

    fn moment_ends(&mut self) {
        if let Some(last) = self.ends_moment.last_mut() {
            *last = true;
        }
    }
}

impl<E> Hear<E> for Story<E> {
    fn hear(&mut self, event: impl FnOnce() -> E) {
        self.events.push(event());
        self.ends_moment.push(false);
    }

    fn moment(&mut self, _table: &E::Table)
    where
        E: Happening,
    {
        self.moment_ends();
    }

    fn whole_moment(&mut self, _table: &E::Table, _hands: &PerSeat<E::Hand>, _sealed: &E::Sealed)
    where
        E: Happening,
    {
        self.moment_ends();
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
    shoot(*before, |state, camera| G::apply(state, seat, action, camera))
}

/// Everything there is to look at while something happens to a state.
fn shoot<G: Game>(mut state: State<G>, happen: impl FnOnce(&mut State<G>, &mut Camera<G>)) -> Vec<Moment<G>> {
    let mut camera = Camera { now: state, told: Vec::new(), moments: Vec::new() };
    happen(&mut state, &mut camera);
    // What changed without a word is seen at last.
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

    /// What there was to see since a moment, in order and at most so much, and how it looked then. The last scene there
    /// is ends in the present. Nothing is known of a moment that is still to come.
    pub fn scenes(&self, since: At, most: usize) -> (Moment<G>, Vec<Scene<G>>) {
        let start = since.ply.min(self.ply());
        let mut state = *self.at(start).state();
        let mut first = Moment { state, told: Vec::new() };
        let mut scenes = Vec::new();
        for (&(by, action), ply) in self.log()[start..].iter().zip(start..) {
            let waits = self.is_draft() && ply + 1 == self.ply();
            let moments = match waits {
                true => shoot(state, |state, camera| state.draft(by, action, camera)),
                false => of(&state, by, action),
            };
            let last = moments.len();
            for (moment, number) in moments.into_iter().zip(1..) {
                state = moment.state;
                // What waits without a word has not begun to be told.
                let seen = if moment.told.is_empty() { number - 1 } else { number };
                let at = if number == last && !waits { At::ply(ply + 1) } else { At { ply, moment: seen } };
                if ply == since.ply && number <= since.moment {
                    first = moment;
                } else if scenes.len() < most {
                    scenes.push(Scene { at, ply, by, moment });
                }
            }
            if scenes.len() >= most {
                break;
            }
        }
        (first, scenes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_as_it_is_written() {
        for at in [At::default(), At { ply: 83, moment: 4 }] {
            assert_eq!(at.to_string().parse(), Ok(at));
        }
        assert_eq!("83".parse(), Ok(At::ply(83)));
        for bad in ["", ".", "1.", ".1", "-1", "+1", "1.2.3", "a", "99999999999999999999"] {
            assert!(bad.parse::<At>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_story_is_told_moment_by_moment() {
        let mut story = Story::default();
        for (event, ends) in [("a", false), ("b", true), ("c", true), ("d", false)] {
            story.hear(|| event);
            if ends {
                story.moment_ends();
            }
        }
        let told: Vec<&[&str]> = story.moments(0..4).collect();
        assert_eq!(told, [&["a", "b"][..], &["c"], &["d"]]);
        assert_eq!(story.moments(2..2).count(), 0);
    }
}
