//! The player of a level, and what it thinks.

use tabletop::{MAX_SEATS, Seat, State, View, Viewer};

use crate::greedy::Greedy;
use crate::judge::Chances;
use crate::level::Level;
use crate::net::Net;
use crate::ply::{Scout, best, dice};
use crate::random::Random;
use crate::scoring::Scoring;
use crate::search::{Branch, Budget, Effort, Search};
use crate::{Bot, Mind, viewing_seat};

/// What was thought about a choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// Which of the offers is chosen.
    pub choice: usize,
    /// What was looked at, the best first; nothing where only one thing could be chosen or there is no net.
    pub ranking: Vec<Ranked>,
}

/// An offer and what is thought of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranked {
    /// Which of the offers.
    pub offer: usize,
    /// The chance to win of every seat.
    pub chances: Chances,
    /// The points every seat makes from now on, by kind; in the order of the game's sources.
    pub points: Vec<Vec<f32>>,
    /// How often it was tried; 0 without a search.
    pub visits: u32,
}

/// How a player chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// In a hundred choices, how many are random ones.
    pub slips: usize,
    /// How much is thought ahead, if at all.
    pub effort: Option<Effort>,
}

impl Style {
    /// As players of this level do.
    pub fn of<G: Mind>(level: Level) -> Style {
        Style { slips: level.slips(), effort: level.effort::<G>() }
    }
}

/// A player with a net.
pub struct Player<G: Mind> {
    style: Style,
    /// Which net, if not the one that comes with the program.
    net: Option<&'static Net>,
    random: Random,
    budget: Budget,
    seed: u64,
    eyes: Option<Eyes<G>>,
    greedy: Greedy,
    sensible: Vec<usize>,
}

/// What needs the number of seats, and so waits for the first position.
struct Eyes<G: Mind> {
    scout: Scout<'static, G>,
    search: Option<Search<'static, G>>,
}

impl<G: Mind> Player<G> {
    /// Of this level; the same seed chooses the same.
    pub fn new(level: Level, seed: u64) -> Player<G> {
        Player::in_style(Style::of::<G>(level), seed)
    }

    /// In any other style.
    pub fn in_style(style: Style, seed: u64) -> Player<G> {
        Player {
            style,
            net: None,
            random: Random::new(seed),
            budget: Budget::default(),
            seed,
            eyes: None,
            greedy: Greedy::new(seed),
            sensible: Vec::new(),
        }
    }

    /// With another net than the one that comes with the program.
    #[must_use]
    pub fn with_net(mut self, net: &'static Net) -> Player<G> {
        self.net = Some(net);
        self
    }

    /// Within these bounds.
    #[must_use]
    pub fn within(mut self, budget: Budget) -> Player<G> {
        self.budget = budget;
        self
    }

    fn open_eyes(&mut self, seats: usize) -> bool {
        if self.eyes.is_none() {
            let net = self.net.or_else(|| G::nets().get::<G>(seats).ok());
            let (style, seed) = (self.style, self.seed);
            self.eyes = net.map(|net| Eyes {
                scout: Scout::new(net),
                search: style.effort.map(|effort| Search::new(net, effort, !seed)),
            });
        }
        self.eyes.is_some()
    }

    /// Which of the offers, and what the search found if there was one.
    fn decide(&mut self, view: &View<'_, G>, me: Seat, offered: &[G::Action]) -> (usize, Vec<Branch>) {
        if self.style.slips > 0 && self.random.below(100) < self.style.slips {
            G::sensible(view, me, offered, &mut self.sensible);
            return (self.sensible[self.random.below(self.sensible.len())], Vec::new());
        }
        if !self.open_eyes(view.seats()) {
            let chosen: &G::Action = self.greedy.choose(view, offered);
            let offer = offered.iter().position(|action| action == chosen);
            return (offer.unwrap_or_default(), Vec::new());
        }
        let Some(eyes) = &mut self.eyes else { return (0, Vec::new()) };
        if let Some(search) = &mut eyes.search {
            G::sensible(view, me, offered, &mut self.sensible);
            let branches = match self.sensible.as_slice() {
                [_] => Vec::new(),
                _ => search.think(view, me, offered, &self.budget),
            };
            let choice = search.pick(&branches).unwrap_or(self.sensible[0]);
            search.follow(view, me, offered[choice]);
            return (choice, branches);
        }
        eyes.scout.look_about(view, me, offered, &mut self.random);
        (best(&eyes.scout.ahead, me).map_or(0, |best| best.offer), Vec::new())
    }

    /// Chooses, and says what it thinks of every sensible offer.
    pub fn think(&mut self, view: &View<'_, G>, offered: &[G::Action], scoring: &Scoring<G>) -> Thought {
        let me = viewing_seat(view);
        if offered.len() == 1 {
            return Thought { choice: 0, ranking: Vec::new() };
        }
        let (choice, branches) = self.decide(view, me, offered);
        if !self.open_eyes(view.seats()) {
            return Thought { choice, ranking: Vec::new() };
        }
        let mut ranking = self.impressions(view, me, offered, scoring);
        temper(&mut ranking, &branches, me);
        ranking.sort_by(|a, b| {
            let chance = |ranked: &Ranked| ranked.chances[me.idx()];
            b.visits.cmp(&a.visits).then(chance(b).total_cmp(&chance(a)))
        });
        Thought { choice, ranking }
    }

    /// What the net says after each sensible offer and all that follows from it, over some imagined worlds.
    fn impressions(
        &mut self,
        view: &View<'_, G>,
        me: Seat,
        offered: &[G::Action],
        scoring: &Scoring<G>,
    ) -> Vec<Ranked> {
        const WORLDS: u32 = 4;
        let Some(eyes) = &mut self.eyes else { return Vec::new() };
        let n = view.seats();
        G::sensible(view, me, offered, &mut self.sensible);
        let mut random = Random::new(self.seed ^ 0x5eed);
        let kinds = eyes.scout.judge.net().sources();
        let blank = |&offer: &usize| Ranked {
            offer,
            chances: [0.0; MAX_SEATS],
            points: vec![vec![0.0; kinds]; n],
            visits: 0,
        };
        let mut ranking: Vec<Ranked> = self.sensible.iter().map(blank).collect();
        for _ in 0..WORLDS {
            let world = G::imagine(view, dice(&mut random));
            for ranked in &mut ranking {
                let (mut end, mut told) = (world, Vec::new());
                G::apply(&mut end, me, offered[ranked.offer], &mut told);
                for action in eyes.scout.best_path(&end, me) {
                    G::apply(&mut end, me, action, &mut told);
                }
                let chances = eyes.scout.judged(&end, me);
                (0..MAX_SEATS).for_each(|idx| ranked.chances[idx] += chances[idx] / WORLDS as f32);
                for (seat, kind, points) in scoring.told(told) {
                    ranked.points[seat.idx()][kind] += points as f32 / WORLDS as f32;
                }
                if end.to_act().is_empty() {
                    continue;
                }
                for (sum, points) in ranked.points.iter_mut().zip(eyes.scout.judge.points(me, n)) {
                    sum.iter_mut().zip(points).for_each(|(sum, points)| *sum += points / WORLDS as f32);
                }
            }
        }
        ranking
    }
}

/// Puts what a search found where the first impressions were. What it seldom tried ended by luck: there the first
/// impression counts for more, moved as far as the search moved that of the most tried; and nothing is told to be
/// better than that.
fn temper(ranking: &mut [Ranked], branches: &[Branch], me: Seat) {
    /// A first impression tells choices apart as well as so many tries.
    const TRIES: f32 = 50.0;
    let Some(most) = branches.first() else { return };
    let Some(first) = ranking.iter().find(|ranked| ranked.offer == most.offer) else { return };
    let moved: Chances = std::array::from_fn(|idx| most.chances[idx] - first.chances[idx]);
    for ranked in &mut *ranking {
        let branch = branches.iter().find(|branch| branch.offer == ranked.offer);
        let (visits, found) = branch.map_or((0, [0.0; MAX_SEATS]), |branch| (branch.visits, branch.chances));
        // What belongs to a mixture was judged together with all of it.
        let doubt = if branch.is_some_and(|branch| branch.mixture > 0.0) { 0.0 } else { TRIES };
        let tries = visits as f32;
        for idx in 0..MAX_SEATS {
            let expected = (ranked.chances[idx] + moved[idx]).max(0.0);
            ranked.chances[idx] = (tries * found[idx] + doubt * expected) / (tries + doubt);
        }
        // Where nobody can win any more, there is nothing to share.
        let sum = ranked.chances.iter().sum::<f32>().max(f32::MIN_POSITIVE);
        ranked.chances.iter_mut().for_each(|chance| *chance /= sum);
        ranked.visits = visits;
    }
    let Some(best) = ranking.iter().find(|ranked| ranked.offer == most.offer).map(|best| best.chances) else {
        return;
    };
    for ranked in ranking.iter_mut().filter(|ranked| ranked.chances[me.idx()] > best[me.idx()]) {
        ranked.chances = best;
    }
}

impl<G: Mind> Bot<G> for Player<G> {
    fn choose<'a>(&mut self, view: &View<'_, G>, offered: &'a [G::Action]) -> &'a G::Action {
        let [only] = offered else {
            let me = viewing_seat(view);
            return &offered[self.decide(view, me, offered).0];
        };
        only
    }
}

/// What the player of a level thinks of a choice.
pub fn think<G: Mind>(
    view: &View<'_, G>,
    offered: &[G::Action],
    scoring: &Scoring<G>,
    (level, seed, budget): (Level, u64, Budget),
) -> Thought {
    Player::<G>::new(level, seed).within(budget).think(view, offered, scoring)
}

/// The chance to win of every seat, as far as the viewer can know; nothing without a net.
///
/// A net judges what somebody has just done, with the eyes of whoever did it. So everybody does what looks best, in
/// worlds that could be, until the viewer has chosen: others do not see what the viewer has in hand. Whoever only
/// watches sees with the eyes of whoever chooses next.
pub fn chances<G: Mind>(view: &View<'_, G>) -> Option<Chances> {
    const WORLDS: u64 = 4;
    let mut scout = Scout::<G>::new(G::nets().get::<G>(view.seats()).ok()?);
    let mut sums = [0.0; MAX_SEATS];
    for world in 0..WORLDS {
        let mut random = Random::new(world);
        let state = G::imagine(view, dice(&mut random));
        let chances = expected(&mut scout, state, view.viewer, &mut random);
        (0..MAX_SEATS).for_each(|idx| sums[idx] += chances[idx] / WORLDS as f32);
    }
    Some(sums)
}

/// The chances once the viewer has made the next real choice.
fn expected<G: Mind>(
    scout: &mut Scout<'_, G>,
    mut state: State<G>,
    viewer: Viewer,
    random: &mut Random,
) -> Chances {
    let mut offers = Vec::new();
    while let Some(first) = state.to_act().lowest() {
        let me = state.to_act().iter().find(|&seat| viewer == Viewer::Seat(seat)).unwrap_or(first);
        state.legal(me, &mut offers);
        let mut choice = 0;
        if offers.len() > 1 {
            scout.look(&state.view(Viewer::Seat(me)), me, &offers, dice(random));
            let best = best(&scout.ahead, me).expect("something is sensible");
            match viewer {
                Viewer::Seat(seat) if seat != me => choice = best.offer,
                Viewer::Seat(_) | Viewer::Spectator | Viewer::All => return best.chances,
            }
        }
        G::apply(&mut state, me, offers[choice], &mut tabletop::Deaf);
    }
    crate::look::shares::<G>(&state.table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bad_luck_in_a_few_tries_does_not_make_a_choice_look_bad() {
        let chances = |own: f32| [own, 1.0 - own, 0.0, 0.0, 0.0];
        let impression = |offer, own| Ranked { offer, chances: chances(own), points: Vec::new(), visits: 0 };
        let found = |offer, own, visits| Branch { offer, visits, chances: chances(own), mixture: 0.0 };
        let mut ranking = [impression(0, 0.38), impression(1, 0.40), impression(2, 0.20)];
        temper(&mut ranking, &[found(1, 0.50, 700), found(0, 0.10, 4)], Seat::new(0));
        let own = ranking.each_ref().map(|ranked| ranked.chances[0]);
        assert!((own[1] - 0.50).abs() < 1e-6, "what was tried most is as the search found it: {own:?}");
        assert!((0.44..0.48).contains(&own[0]), "what was tried four times hardly moves: {own:?}");
        assert!((own[2] - 0.30).abs() < 1e-6, "what was never tried moves like the first: {own:?}");
        assert_eq!(ranking.each_ref().map(|ranked| ranked.visits), [4, 700, 0]);
        let mut lucky = [impression(0, 0.48), impression(1, 0.40)];
        temper(&mut lucky, &[found(1, 0.50, 700), found(0, 0.80, 4)], Seat::new(0));
        assert_eq!(
            lucky[0].chances, lucky[1].chances,
            "nothing is told to be better than what was tried most"
        );
    }
}
