//! Kuhn poker is solved, so whatever searches or learns can be compared with the truth.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::{BTreeMap, BTreeSet};

use bots::Playable;
use bots::search::regret::probability;
use bots::search::{Branch, Budget, Effort, Search};
use bots::training::Trainer;
use kuhn::{Action, Card, Hand, Kuhn, Options, Sealed, State};
use tabletop::{Deaf, Dice, Game, PerSeat, Seat, Seed, Viewer};

/// What a seat knows where it is to choose, and what it has learned there: regrets, and the sum of its strategies.
#[derive(Clone, Default)]
struct InformationSet {
    regrets: Vec<f32>,
    strategies: Vec<f32>,
}

impl InformationSet {
    fn strategy(&self) -> Vec<f32> {
        let total: f32 = self.regrets.iter().map(|regret| regret.max(0.0)).sum();
        let prior = 1.0 / self.regrets.len() as f32;
        self.regrets.iter().map(|regret| probability(*regret, total, prior)).collect()
    }

    /// The average strategy, which is what is played in the end.
    fn average(&self) -> Vec<f32> {
        let total: f32 = self.strategies.iter().sum();
        self.strategies.iter().map(|strategy| strategy / total).collect()
    }
}

/// Counterfactual regret minimisation for two, for any game small enough that all of it can be visited.
struct Learner<G: Game> {
    known: BTreeMap<String, InformationSet>,
    deals: Vec<tabletop::State<G>>,
}

impl<G: Game> Learner<G> {
    /// Every deal is as likely as any other.
    fn new(options: &G::Options) -> Learner<G> {
        let mut deals: Vec<tabletop::State<G>> = Vec::new();
        for seed in 0..200 {
            let deal = G::setup(2, options, Dice::new(Seed::nth(seed, 0)));
            if !deals.contains(&deal) {
                deals.push(deal);
            }
        }
        Learner { known: BTreeMap::new(), deals }
    }

    fn key(state: &tabletop::State<G>, me: Seat) -> String {
        serde_json::to_string(&state.view(Viewer::Seat(me)).at(0)).unwrap()
    }

    /// What the first seat wins from here; `reach` is how likely each seat is to play that far.
    fn visit(&mut self, state: &tabletop::State<G>, reach: [f32; 2]) -> f32 {
        let Some(me) = state.to_act().lowest() else {
            return G::standings(&state.table)[Seat::new(0)].points as f32;
        };
        let mut offers = Vec::new();
        state.legal(me, &mut offers);
        let key = Self::key(state, me);
        let blank =
            || InformationSet { regrets: vec![0.0; offers.len()], strategies: vec![0.0; offers.len()] };
        let strategy = self.known.entry(key.clone()).or_insert_with(blank).strategy();
        let mut values = Vec::new();
        for (&action, chance) in offers.iter().zip(&strategy) {
            let (mut next, mut further) = (*state, reach);
            G::apply(&mut next, me, action, &mut Deaf);
            further[me.idx()] *= chance;
            values.push(self.visit(&next, further));
        }
        let value: f32 = values.iter().zip(&strategy).map(|(value, chance)| value * chance).sum();
        let sign = if me.idx() == 0 { 1.0 } else { -1.0 };
        let known = self.known.get_mut(&key).unwrap();
        for (idx, chance) in strategy.iter().enumerate() {
            known.regrets[idx] += reach[1 - me.idx()] * sign * (values[idx] - value);
            known.strategies[idx] += reach[me.idx()] * chance;
        }
        value
    }

    /// What the first seat wins on average when both play their average strategies.
    fn value(&self, state: &tabletop::State<G>) -> f32 {
        let Some(me) = state.to_act().lowest() else {
            return G::standings(&state.table)[Seat::new(0)].points as f32;
        };
        let mut offers = Vec::new();
        state.legal(me, &mut offers);
        let average = self.known[&Self::key(state, me)].average();
        let after = |(&action, chance): (&G::Action, f32)| {
            let mut next = *state;
            G::apply(&mut next, me, action, &mut Deaf);
            chance * self.value(&next)
        };
        offers.iter().zip(average).map(after).sum()
    }
}

/// A position: both cards, and what was chosen.
fn position(cards: [Card; 2], choices: &[Action]) -> State {
    let mut state = Kuhn::setup(2, &Options, Dice::new(Seed::nth(1, 0)));
    state.hands = PerSeat::new(2, |seat| Hand { card: cards[seat.idx()] });
    let left = Card::ALL.into_iter().find(|card| !cards.contains(card)).unwrap();
    state.sealed = Sealed { left };
    for &action in choices {
        let me = state.to_act().lowest().unwrap();
        Kuhn::apply(&mut state, me, action, &mut Deaf);
    }
    state
}

#[test]
fn regret_matching_finds_the_value_of_the_game_and_its_equilibrium() {
    use Card::{Jack, King, Queen};
    let mut learner = Learner::<Kuhn>::new(&Options);
    assert_eq!(learner.deals.len(), 6);
    for _ in 0..4_000 {
        for deal in learner.deals.clone() {
            learner.visit(&deal, [1.0; 2]);
        }
    }
    let value = learner.deals.iter().map(|deal| learner.value(deal)).sum::<f32>() / 6.0;
    assert!((value + 1.0 / 18.0).abs() < 0.002, "{value} is not -1/18");
    assert_eq!(learner.known.len(), 12, "each of two seats knows three cards and two ways it came to choose");
    let second_of = |cards, choices: &[Action]| {
        let state = position(cards, choices);
        learner.known[&Learner::key(&state, state.to_act().lowest().unwrap())].average()[1]
    };
    let near = |chance: f32, truth: f32| assert!((chance - truth).abs() < 0.05, "{chance} is not {truth}");
    // Whoever faces a bet: the jack folds, the king calls, a third of the queens do.
    near(second_of([King, Jack], &[Action::Bet]), 0.0);
    near(second_of([Jack, King], &[Action::Bet]), 1.0);
    near(second_of([King, Queen], &[Action::Bet]), 1.0 / 3.0);
    // After a check: the king bets, the queen does not, a third of the jacks do.
    near(second_of([Queen, King], &[Action::Check]), 1.0);
    near(second_of([King, Queen], &[Action::Check]), 0.0);
    near(second_of([King, Jack], &[Action::Check]), 1.0 / 3.0);
    // The first bets the king three times as often as the jack, and never the queen.
    let bluff = second_of([Jack, King], &[]);
    assert!(bluff < 1.0 / 3.0 + 0.05, "{bluff}");
    near(second_of([King, Jack], &[]), 3.0 * bluff);
    near(second_of([Queen, King], &[]), 0.0);
    near(second_of([Queen, King], &[Action::Check, Action::Bet]), bluff + 1.0 / 3.0);
}

/// What a search thinks of a position.
fn thought(state: &State, seed: u64) -> (Vec<Action>, Vec<Branch>) {
    let net = Trainer::<Kuhn>::new(2, 1).net();
    let effort = Effort { iterations: 400, rollout: 0, trees: 1 };
    let me = state.to_act().lowest().unwrap();
    let mut offers = Vec::new();
    state.legal(me, &mut offers);
    let mut search = Search::<Kuhn>::new(&net, effort, seed);
    let branches = search.think(&state.view(Viewer::Seat(me)), me, &offers, &Budget::default());
    (offers, branches)
}

#[test]
fn a_search_never_folds_the_king_and_never_calls_with_the_jack() {
    let lines: [&[Action]; 2] = [&[Action::Bet], &[Action::Check, Action::Bet]];
    for (choices, seed) in lines.into_iter().flat_map(|choices| (0..5).map(move |seed| (choices, seed))) {
        for other in [Card::Jack, Card::Queen, Card::King] {
            for (own, best) in [(Card::King, Action::Call), (Card::Jack, Action::Fold)] {
                if own == other {
                    continue;
                }
                let cards = if choices.len() == 1 { [other, own] } else { [own, other] };
                let (offers, branches) = thought(&position(cards, choices), seed);
                assert_eq!(offers[branches[0].offer], best, "{own:?} against {other:?}, seed {seed}");
            }
        }
    }
}

#[test]
fn a_search_knows_what_a_choice_is_worth() {
    // The king that is called wins two chips, whoever has which of the others: everything.
    let me = 1;
    let (offers, branches) = thought(&position([Card::Queen, Card::King], &[Action::Bet]), 3);
    let call = branches.iter().find(|branch| offers[branch.offer] == Action::Call).unwrap();
    assert!((call.chances[me] - 1.0).abs() < 0.02, "{call:?}");
    // The jack that folds loses one: a quarter is left.
    let (offers, branches) = thought(&position([Card::Queen, Card::Jack], &[Action::Bet]), 3);
    let fold = branches.iter().find(|branch| offers[branch.offer] == Action::Fold).unwrap();
    assert!((fold.chances[me] - 0.25).abs() < 0.02, "{fold:?}");
}

#[test]
fn the_same_sight_leads_to_the_same_thought() {
    let thoughts: BTreeSet<String> = [Card::Queen, Card::Jack]
        .map(|other| format!("{:?}", thought(&position([King, other], &[]), 7)))
        .into();
    assert_eq!(thoughts.len(), 1, "the other card is not seen");
    use Card::King;
}

#[test]
fn what_an_end_is_worth_is_shared() {
    for choices in [&[Action::Bet, Action::Fold][..], &[Action::Check, Action::Check]] {
        let end = position([Card::Jack, Card::King], choices);
        let sum: f32 = Kuhn::terminal_value(&end.table).iter().sum();
        assert!((sum - 1.0).abs() < 1e-6);
    }
}
