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
    /// The choices on the way to the end looked at.
    path: Vec<G::Action>,
}

/// No more positions are judged to bring one choice to its end.
pub(crate) const MOST: u32 = 400;

impl<'n, G: Mind> Scout<'n, G> {
    /// With this net.
    pub fn new(net: &'n Net) -> Scout<'n, G> {
        let judge = Judge::new(net);
        Scout { judge, sensible: Vec::new(), ahead: Vec::new(), lists: Vec::new(), path: Vec::new() }
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
        let mut best: Option<Chances> = None;
        self.ends(state, me, depth, left, &mut |_, _, chances| {
            if best.is_none_or(|best| chances[me.idx()] > best[me.idx()]) {
                best = Some(chances);
            }
        });
        best.unwrap_or_default()
    }

    /// The choices that bring what `me` has begun to its best end.
    pub(crate) fn best_path(&mut self, state: &State<G>, me: Seat) -> Vec<G::Action> {
        let mut best: Option<(f32, Vec<G::Action>)> = None;
        self.ends(state, me, 0, &mut { MOST }, &mut |_, path, chances| {
            if best.as_ref().is_none_or(|(best, _)| chances[me.idx()] > *best) {
                best = Some((chances[me.idx()], path.to_vec()));
            }
        });
        best.map(|(_, path)| path).unwrap_or_default()
    }

    /// Finds every end of what `me` has begun: the position, the choices that lead to it, and the chances there.
    fn ends<F: FnMut(&State<G>, &[G::Action], Chances)>(
        &mut self,
        state: &State<G>,
        me: Seat,
        depth: usize,
        left: &mut u32,
        found: &mut F,
    ) {
        if state.to_act().is_empty() {
            return found(state, &self.path, shares::<G>(&state.table));
        }
        if G::is_quiet(&state.table) || !state.to_act().contains(me) || *left == 0 {
            *left = left.saturating_sub(1);
            let chances = self.judge.chances(&state.view(Viewer::Seat(me)), me);
            return found(state, &self.path, chances);
        }
        let (mut offers, mut sensible) = self.take_lists(depth);
        state.legal(me, &mut offers);
        G::sensible(&state.view(Viewer::Seat(me)), me, &offers, &mut sensible);
        for &offer in &sensible {
            let mut after = *state;
            G::apply(&mut after, me, offers[offer], &mut Deaf);
            self.path.push(offers[offer]);
            self.ends(&after, me, depth + 1, left, found);
            self.path.pop();
        }
        self.lists[depth] = (offers, sensible);
    }

    /// The lists of this depth; whoever takes them puts them back.
    fn take_lists(&mut self, depth: usize) -> (Vec<G::Action>, Vec<usize>) {
        while self.lists.len() <= depth {
            self.lists.push((Vec::new(), Vec::new()));
        }
        std::mem::take(&mut self.lists[depth])
    }

    /// Plays on for so many choices, everybody as the net likes best, each with all that follows from it; the chances
    /// there. They are `chances` now.
    pub(crate) fn play_on(&mut self, mut world: State<G>, mut chances: Chances, choices: u32) -> Chances {
        let (mut offers, mut sensible) = self.take_lists(0);
        let mut left = choices;
        while left > 0 {
            let Some(mover) = world.to_act().lowest() else {
                chances = shares::<G>(&world.table);
                break;
            };
            world.legal(mover, &mut offers);
            G::sensible(&world.view(Viewer::Seat(mover)), mover, &offers, &mut sensible);
            if let [only] = *sensible.as_slice() {
                G::apply(&mut world, mover, offers[only], &mut Deaf);
                continue;
            }
            let mut best: Option<(Chances, State<G>)> = None;
            for &offer in &sensible {
                let mut after = world;
                G::apply(&mut after, mover, offers[offer], &mut Deaf);
                self.ends(&after, mover, 1, &mut { MOST }, &mut |end, _, chances| {
                    if best.as_ref().is_none_or(|(best, _)| chances[mover.idx()] > best[mover.idx()]) {
                        best = Some((chances, *end));
                    }
                });
            }
            (chances, world) = best.expect("something is sensible");
            left -= 1;
        }
        self.lists[0] = (offers, sensible);
        chances
    }
}

/// The best for `me`; of equals the first.
pub(crate) fn best(outlooks: &[Outlook], me: Seat) -> Option<&Outlook> {
    let chance = |outlook: &Outlook| outlook.chances[me.idx()];
    outlooks.iter().reduce(|best, other| if chance(other) > chance(best) { other } else { best })
}

#[cfg(test)]
mod tests {
    use confucius::Confucius;
    use dragon::Dragon;
    use gugong::Gugong;

    use super::*;

    /// Not at all, and to the very end of the game.
    fn plays_on<G: Mind>(seats: usize) {
        let net = G::nets().get::<G>(seats).expect("it comes with the program");
        let mut scout = Scout::<G>::new(net);
        let world = G::setup(seats, &G::Options::default(), Dice::new(Seed::nth(5, 1)));
        let now = scout.judged(&world, Seat::new(0));
        assert_eq!(scout.play_on(world, now, 0), now, "nothing was played");
        let end = scout.play_on(world, now, u32::MAX);
        let winners = end.iter().filter(|&&share| share > 0.0).count();
        assert!(winners > 0, "somebody won");
        assert!(
            end.iter().all(|&share| share == 0.0 || share == 1.0 / winners as f32),
            "{end:?} is how it ended"
        );
        assert_eq!(scout.play_on(world, now, u32::MAX), end, "the same once more");
        assert_ne!(scout.play_on(world, now, 12), now, "something happened");
    }

    #[test]
    fn playing_on_leads_to_the_end() {
        plays_on::<Dragon>(4);
        plays_on::<Confucius>(3);
        plays_on::<Gugong>(2);
    }
}
