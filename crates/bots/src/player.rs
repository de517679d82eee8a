//! The player of a level, and what it thinks.

use tabletop::{MAX_SEATS, Seat, State, View, Viewer};

use crate::greedy::Greedy;
use crate::level::Level;
use crate::lookahead::{Lookahead, best, dice};
use crate::net::Net;
use crate::random::Random;
use crate::scoring;
use crate::search::{Branch, Budget, Effort, Search};
use crate::value::Chances;
use crate::{Bot, Playable, viewing_seat};

/// Analysis of a choice: what was thought about it.
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
    /// Its value: the chance to win of every seat.
    pub chances: Chances,
    /// The points every seat makes from now on, by kind; in the order of the game's sources.
    pub points: Vec<Vec<f32>>,
    /// Visits, how often it was tried; 0 without a search.
    pub visits: u32,
}

/// How a player chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// ε in percent: in a hundred choices, how many are random ones.
    pub epsilon: usize,
    /// How much is thought ahead, if at all.
    pub effort: Option<Effort>,
}

impl Style {
    /// As players of this level do.
    pub fn of<G: Playable>(level: Level) -> Style {
        Style { epsilon: level.epsilon(), effort: level.effort::<G>() }
    }
}

/// A player with a net.
pub struct Player<G: Playable> {
    style: Style,
    /// Which net, if not the one that comes with the program.
    net: Option<&'static Net>,
    random: Random,
    budget: Budget,
    seed: u64,
    engine: Option<Engine<G>>,
    greedy: Greedy,
    sensible: Vec<usize>,
}

/// What needs the number of seats, and so waits for the first position.
struct Engine<G: Playable> {
    lookahead: Lookahead<'static, G>,
    search: Option<Search<'static, G>>,
}

impl<G: Playable> Player<G> {
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
            engine: None,
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

    /// Whether there is a net to play by; makes ready what needs one.
    fn has_engine(&mut self, seats: usize, rules: u16) -> bool {
        if self.engine.is_none() {
            let net = self.net.or_else(|| G::nets().get::<G>(seats, rules).ok());
            let (style, seed) = (self.style, self.seed);
            self.engine = net.map(|net| Engine {
                lookahead: Lookahead::new(net),
                search: style.effort.map(|effort| Search::new(net, effort, !seed)),
            });
        }
        self.engine.is_some()
    }

    /// Which of the offers, and what the search found if there was one.
    fn decide(&mut self, view: &View<'_, G>, me: Seat, offered: &[G::Action]) -> (usize, Vec<Branch>) {
        if self.style.epsilon > 0 && self.random.below(100) < self.style.epsilon {
            G::sensible(view, me, offered, &mut self.sensible);
            return (self.sensible[self.random.below(self.sensible.len())], Vec::new());
        }
        if !self.has_engine(view.seats(), G::rules(view.table)) {
            let chosen: &G::Action = self.greedy.choose(view, offered);
            let offer = offered.iter().position(|action| action == chosen);
            return (offer.unwrap_or_default(), Vec::new());
        }
        let Some(engine) = &mut self.engine else { return (0, Vec::new()) };
        if let Some(search) = &mut engine.search {
            G::sensible(view, me, offered, &mut self.sensible);
            let branches = match self.sensible.as_slice() {
                [_] => Vec::new(),
                _ => search.think(view, me, offered, &self.budget),
            };
            let choice = search.pick(&branches).unwrap_or(self.sensible[0]);
            search.advance(view, me, offered[choice]);
            return (choice, branches);
        }
        engine.lookahead.evaluate_averaged(view, me, offered, &mut self.random);
        (best(&engine.lookahead.afterstates, me).map_or(0, |best| best.offer), Vec::new())
    }

    /// Chooses, and says what it thinks of every sensible offer.
    pub fn think(&mut self, view: &View<'_, G>, offered: &[G::Action]) -> Thought {
        let me = viewing_seat(view);
        if offered.len() == 1 {
            return Thought { choice: 0, ranking: Vec::new() };
        }
        let (choice, branches) = self.decide(view, me, offered);
        if !self.has_engine(view.seats(), G::rules(view.table)) {
            return Thought { choice, ranking: Vec::new() };
        }
        let mut ranking = self.one_ply_values(view, me, offered);
        shrink_to_prior(&mut ranking, &branches, me);
        ranking.sort_by(|a, b| {
            let chance = |ranked: &Ranked| ranked.chances[me.idx()];
            b.visits.cmp(&a.visits).then(chance(b).total_cmp(&chance(a)))
        });
        Thought { choice, ranking }
    }

    /// One-ply values: what the net says after each sensible offer and all that follows from it, over some
    /// determinisations.
    fn one_ply_values(&mut self, view: &View<'_, G>, me: Seat, offered: &[G::Action]) -> Vec<Ranked> {
        const WORLDS: u32 = 4;
        let Some(engine) = &mut self.engine else { return Vec::new() };
        let lookahead = &mut engine.lookahead;
        let n = view.seats();
        G::sensible(view, me, offered, &mut self.sensible);
        let mut random = Random::new(self.seed ^ 0x5eed);
        let kinds = lookahead.evaluator.net().sources();
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
                for action in lookahead.best_line(&end, me) {
                    G::apply(&mut end, me, action, &mut told);
                }
                let chances = lookahead.value(&end, me);
                (0..MAX_SEATS).for_each(|idx| ranked.chances[idx] += chances[idx] / WORLDS as f32);
                for (seat, kind, points) in scoring::told::<G>(told) {
                    ranked.points[seat.idx()][kind] += points as f32 / WORLDS as f32;
                }
                if end.to_act().is_empty() {
                    continue;
                }
                for (sum, points) in ranked.points.iter_mut().zip(lookahead.evaluator.points(me, n)) {
                    sum.iter_mut().zip(points).for_each(|(sum, points)| *sum += points / WORLDS as f32);
                }
            }
        }
        ranking
    }
}

/// Shrinkage: puts what a search found where the one-ply values (first impressions) were. What it seldom tried ended by
/// luck: there the one-ply value counts for more, as a prior, moved as far as the search moved that of the most tried;
/// and nothing is told to be better than that.
fn shrink_to_prior(ranking: &mut [Ranked], branches: &[Branch], me: Seat) {
    /// Weight of the prior: a one-ply value tells choices apart as well as so many visits.
    const PRIOR_VISITS: f32 = 50.0;
    let Some(most) = branches.first() else { return };
    let Some(first) = ranking.iter().find(|ranked| ranked.offer == most.offer) else { return };
    let moved: Chances = std::array::from_fn(|idx| most.chances[idx] - first.chances[idx]);
    for ranked in &mut *ranking {
        let branch = branches.iter().find(|branch| branch.offer == ranked.offer);
        let (visits, found) = branch.map_or((0, [0.0; MAX_SEATS]), |branch| (branch.visits, branch.chances));
        // What belongs to a mixed strategy was evaluated together with all of it.
        let prior = if branch.is_some_and(|branch| branch.strategy > 0.0) { 0.0 } else { PRIOR_VISITS };
        let tried = visits as f32;
        for idx in 0..MAX_SEATS {
            let expected = (ranked.chances[idx] + moved[idx]).max(0.0);
            ranked.chances[idx] = (tried * found[idx] + prior * expected) / (tried + prior);
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

impl<G: Playable> Bot<G> for Player<G> {
    fn choose<'a>(&mut self, view: &View<'_, G>, offered: &'a [G::Action]) -> &'a G::Action {
        let [only] = offered else {
            let me = viewing_seat(view);
            return &offered[self.decide(view, me, offered).0];
        };
        only
    }
}

/// What the player of a level thinks of a choice.
pub fn think<G: Playable>(
    view: &View<'_, G>,
    offered: &[G::Action],
    (level, seed, budget): (Level, u64, Budget),
) -> Thought {
    Player::<G>::new(level, seed).within(budget).think(view, offered)
}

/// Value of a position: the chance to win of every seat, as far as the viewer can know; nothing without a net.
///
/// A net evaluates what somebody has just done, with the eyes of whoever did it. So everybody does what looks best, in
/// worlds that could be, until the viewer has chosen: others do not see what the viewer has in hand. Whoever only
/// watches sees with the eyes of whoever chooses next.
pub fn chances<G: Playable>(view: &View<'_, G>) -> Option<Chances> {
    const WORLDS: u64 = 4;
    let mut lookahead = Lookahead::<G>::new(G::nets().get::<G>(view.seats(), G::rules(view.table)).ok()?);
    let mut sums = [0.0; MAX_SEATS];
    for world in 0..WORLDS {
        let mut random = Random::new(world);
        let state = G::imagine(view, dice(&mut random));
        let chances = expected(&mut lookahead, state, view.viewer, &mut random);
        (0..MAX_SEATS).for_each(|idx| sums[idx] += chances[idx] / WORLDS as f32);
    }
    Some(sums)
}

/// The chances once the viewer has made the next real choice.
fn expected<G: Playable>(
    lookahead: &mut Lookahead<'_, G>,
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
            lookahead.evaluate(&state.view(Viewer::Seat(me)), me, &offers, dice(random));
            let best = best(&lookahead.afterstates, me).expect("something is sensible");
            match viewer {
                Viewer::Seat(seat) if seat != me => choice = best.offer,
                Viewer::Seat(_) | Viewer::Spectator | Viewer::All => return best.chances,
            }
        }
        G::apply(&mut state, me, offers[choice], &mut tabletop::Deaf);
    }
    G::terminal_value(&state.table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bad_luck_in_a_few_tries_does_not_make_a_choice_look_bad() {
        let chances = |own: f32| [own, 1.0 - own, 0.0, 0.0, 0.0];
        let impression = |offer, own| Ranked { offer, chances: chances(own), points: Vec::new(), visits: 0 };
        let found = |offer, own, visits| Branch { offer, visits, chances: chances(own), strategy: 0.0 };
        let mut ranking = [impression(0, 0.38), impression(1, 0.40), impression(2, 0.20)];
        shrink_to_prior(&mut ranking, &[found(1, 0.50, 700), found(0, 0.10, 4)], Seat::new(0));
        let own = ranking.each_ref().map(|ranked| ranked.chances[0]);
        assert!((own[1] - 0.50).abs() < 1e-6, "what was tried most is as the search found it: {own:?}");
        assert!((0.44..0.48).contains(&own[0]), "what was tried four times hardly moves: {own:?}");
        assert!((own[2] - 0.30).abs() < 1e-6, "what was never tried moves like the first: {own:?}");
        assert_eq!(ranking.each_ref().map(|ranked| ranked.visits), [4, 700, 0]);
        let mut lucky = [impression(0, 0.48), impression(1, 0.40)];
        shrink_to_prior(&mut lucky, &[found(1, 0.50, 700), found(0, 0.80, 4)], Seat::new(0));
        assert_eq!(
            lucky[0].chances, lucky[1].chances,
            "nothing is told to be better than what was tried most"
        );
    }
}
