//! Looking one choice ahead: do it in an imagined world, then judge what has come of it as whoever did it sees it.

use tabletop::{Deaf, Dice, Seat, Seed, State, View, Viewer};

use crate::Mind;
use crate::judge::{Chances, Judge};
use crate::look::shares;
use crate::net::Net;
use crate::random::Random;

/// Dice nobody has thrown.
pub(crate) fn dice(random: &mut Random) -> Dice {
    let mut seed = [0; 32];
    for part in seed.chunks_exact_mut(8) {
        part.copy_from_slice(&random.number().to_le_bytes());
    }
    Dice::new(Seed(seed))
}

/// A choice and what it would lead to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outlook {
    /// Which of the offers.
    pub offer: usize,
    /// The chances of all seats then.
    pub chances: Chances,
}

/// Looks ahead with a net; keeps its lists to use them again.
pub struct Scout<'n, G: Mind> {
    /// With whose judgement.
    pub judge: Judge<'n>,
    /// The sensible offers last looked at.
    pub sensible: Vec<usize>,
    /// What would come of them.
    pub ahead: Vec<Outlook>,
    /// One pair of lists for every choice begun and not yet done.
    lists: Vec<(Vec<G::Action>, Vec<usize>)>,
}

/// No more positions are judged to bring one choice to its end.
pub(crate) const MOST: u32 = 400;

impl<'n, G: Mind> Scout<'n, G> {
    /// With this net.
    pub fn new(net: &'n Net) -> Scout<'n, G> {
        Scout { judge: Judge::new(net), sensible: Vec::new(), ahead: Vec::new(), lists: Vec::new() }
    }

    /// What would come of each sensible offer, in one imagined world.
    pub fn look(&mut self, view: &View<'_, G>, me: Seat, offered: &[G::Action], dice: Dice) {
        self.ahead.clear();
        G::sensible(view, me, offered, &mut self.sensible);
        let world = G::imagine(view, dice);
        for idx in 0..self.sensible.len() {
            let offer = self.sensible[idx];
            let mut after = world;
            G::apply(&mut after, me, offered[offer], &mut Deaf);
            let chances = self.judged(&after, me);
            self.ahead.push(Outlook { offer, chances });
        }
    }

    /// The same over several imagined worlds, so that a lucky card in one of them does not decide.
    pub fn look_about(&mut self, view: &View<'_, G>, me: Seat, offered: &[G::Action], random: &mut Random) {
        self.look(view, me, offered, dice(random));
        if self.ahead.len() == 1 {
            return;
        }
        for _ in 1..G::WORLDS {
            let world = G::imagine(view, dice(random));
            for idx in 0..self.ahead.len() {
                let mut after = world;
                G::apply(&mut after, me, offered[self.ahead[idx].offer], &mut Deaf);
                let chances = self.judged(&after, me);
                let sums = &mut self.ahead[idx].chances;
                sums.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance);
            }
        }
        let sums = self.ahead.iter_mut().flat_map(|outlook| &mut outlook.chances);
        sums.for_each(|sum| *sum /= G::WORLDS as f32);
    }

    /// The chances in a position as `me` sees it: as it ended, or as the net thinks once what `me` has begun is done.
    #[inline]
    pub fn judged(&mut self, state: &State<G>, me: Seat) -> Chances {
        self.settled(state, me, 0, &mut { MOST })
    }

    /// The same, as long as there are positions left to judge.
    pub(crate) fn settled(&mut self, state: &State<G>, me: Seat, depth: usize, left: &mut u32) -> Chances {
        if state.to_act().is_empty() {
            return shares::<G>(&state.table);
        }
        if G::is_quiet(&state.table) || !state.to_act().contains(me) || *left == 0 {
            *left = left.saturating_sub(1);
            return self.judge.chances(&state.view(Viewer::Seat(me)), me);
        }
        if self.lists.len() <= depth {
            self.lists.push((Vec::new(), Vec::new()));
        }
        let (mut offers, mut sensible) = std::mem::take(&mut self.lists[depth]);
        state.legal(me, &mut offers);
        G::sensible(&state.view(Viewer::Seat(me)), me, &offers, &mut sensible);
        let mut best: Option<Chances> = None;
        for &offer in &sensible {
            let mut after = *state;
            G::apply(&mut after, me, offers[offer], &mut Deaf);
            let chances = self.settled(&after, me, depth + 1, left);
            if best.is_none_or(|best| chances[me.idx()] > best[me.idx()]) {
                best = Some(chances);
            }
        }
        self.lists[depth] = (offers, sensible);
        best.unwrap_or_default()
    }
}

/// The best for `me`; of equals the first.
pub(crate) fn best(outlooks: &[Outlook], me: Seat) -> Option<&Outlook> {
    let chance = |outlook: &Outlook| outlook.chances[me.idx()];
    outlooks.iter().reduce(|best, other| if chance(other) > chance(best) { other } else { best })
}
