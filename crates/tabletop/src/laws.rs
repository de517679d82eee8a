//! Laws every game obeys, checked by playing it at random. The property is a sentence, the generator is the
//! game, and a failure is a seed.

mod moments;
mod seals;

use std::collections::BTreeSet;
use std::fmt;

use crate::record::Digests;
use crate::{Deaf, Dice, Game, Match, Options, Purpose, Seat, Seed, State, View, Viewer};

pub use seals::{Closely, Found, seals};

const PICK: Purpose = Purpose::new("laws: pick");

/// Where a law was broken: enough to play it again.
struct At<'a, G: Game> {
    seats: usize,
    options: &'a G::Options,
    seed: u64,
    ply: usize,
}

impl<G: Game> fmt::Display for At<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let At { seats, options, seed, ply } = self;
        write!(f, "{} for {seats}, {options:?}, seed {seed}, ply {ply}", G::KEY)
    }
}

/// Plays one game at random and checks every law on the way.
///
/// # Panics
/// With the law that was broken.
pub fn check<G: Game>(seats: usize, options: &G::Options, seed: u64) {
    for rules in 1..=G::RULES {
        let table = G::setup(seats, &G::Options::by_rules(rules), Dice::new(Seed::nth(seed, 0))).table;
        assert_eq!(G::rules(&table), rules, "{}: a table knows by which rules it is played", G::KEY);
    }
    let chance = Dice::new(Seed::nth(seed, 1));
    let mut pick = chance.draw(PICK, 0);
    let mut game =
        Match::<G>::new(seats, options.clone(), Seed::nth(seed, 0)).expect("the options fit the table");
    let mut at = At::<G> { seats, options, seed, ply: 0 };
    while !game.is_over() {
        at.ply = game.ply();
        assert!(at.ply < 100_000, "the game ends: {at}");
        for me in game.to_act().iter() {
            offers_are_sound(&game, me, &at);
        }
        let world = Dice::new(Seed::nth(seed ^ 0x5eed, at.ply as u64));
        for viewer in Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
            imagining_is_honest(&game, viewer, world, &at);
        }
        let to_act: Vec<Seat> = game.to_act().iter().collect();
        let me = to_act[pick.below(count(to_act.len())) as usize];
        let offers = game.offers(me).expect("it is to act");
        let action = offers[pick.below(count(offers.len())) as usize];
        let before = game.clone();
        // `Match` audits the state after every choice.
        game.play(me, action).expect("what was offered can be chosen");
        moments::are_sound(&before, me, action, &game, &at.to_string());
        moments::keep_secrets(&before, me, action, world, &at.to_string());
    }
    let standings = game.standings().expect("a game that is over has standings");
    // Whoever plays alone can come second, and a game can have no winner.
    assert!(
        standings.iter().all(|standing| (1..=seats.max(2)).contains(&usize::from(standing.place))),
        "places: {at}"
    );

    let record = game.record(Digests::Last);
    let replayed =
        Match::<G>::read(&record).unwrap_or_else(|bad| panic!("a replay is the game: {bad}: {at}"));
    assert!(replayed.state() == game.state(), "a replay is the game: {at}");
    assert_eq!(replayed.record(Digests::Last), record, "a record is read as it is written: {at}");
}

fn offers_are_sound<G: Game>(game: &Match<G>, me: Seat, at: &At<'_, G>) {
    let menu = game.menu(me).expect("it is to act");
    assert!(!menu.offers.is_empty(), "whoever is to act has something to do: {at}");
    let written: BTreeSet<String> = menu.offers.iter().map(ToString::to_string).collect();
    assert_eq!(written.len(), menu.offers.len(), "no two offers are written alike: {at}");
    for line in &written {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, ' ' | '-' | '/');
        assert!(line.chars().all(plain) && !line.contains("  "), "`{line}` is plain notation: {at}");
    }
    for (action, bar) in &menu.bars {
        assert!(!menu.offers.contains(action), "`{action}` is barred ({bar:?}) and offered: {at}");
    }
    if let Some(forced) = game.forced(me) {
        assert!(menu.offers == [forced], "`{forced}` is forced, so it is the only offer: {at}");
    }
    if let Some(habit) = game.habit(me) {
        assert!(menu.offers.contains(&habit), "`{habit}` goes without saying, so it is offered: {at}");
    }
    assert_eq!(
        menu.offers,
        game.offers(me).expect("it is to act"),
        "listening to bars changes no offer: {at}"
    );
}

fn imagining_is_honest<G: Game>(game: &Match<G>, viewer: Viewer, world: Dice, at: &At<'_, G>) {
    let view = game.view(viewer);
    let imagined = G::imagine(&view, world);
    assert!(imagined.view(viewer).same_sight(&view), "imagining never contradicts sight: {viewer}, {at}");
    if let Viewer::Seat(me) = viewer
        && game.to_act().contains(me)
    {
        let mut offers = Vec::new();
        imagined.legal(me, &mut offers);
        assert_eq!(
            offers,
            game.offers(me).expect("it is to act"),
            "offers depend on what is seen alone: {at}"
        );
    }
    // What is imagined can go on: whoever has begun something can bring it to an end there, too.
    let mut later = imagined;
    let mut offers = Vec::new();
    for step in 0..4 {
        let Some(me) = later.to_act().lowest() else { break };
        later.legal(me, &mut offers);
        assert!(!offers.is_empty(), "an imagined world goes on: {viewer}, {me} in {step} choices, {at}");
        G::apply(&mut later, me, offers[(at.ply + step) % offers.len()], &mut Deaf);
    }
    // The whole audit and the bytes of a view are costly, so they are looked at now and then only.
    if at.ply.is_multiple_of(37) {
        G::audit(&imagined);
        let json = |view| serde_json::to_string(&View::<G>::at(view, game.ply())).expect("a view serialises");
        assert_eq!(
            json(imagined.view(viewer)),
            json(view),
            "what cannot be known does not show: {viewer}, {at}"
        );
    }
}

fn count(len: usize) -> u32 {
    u32::try_from(len).expect("a list of offers is short")
}

/// How many different sequences of exactly `depth` choices there are from here.
pub fn perft<G: Game>(state: &State<G>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    let mut offers = Vec::new();
    for me in state.to_act().iter() {
        state.legal(me, &mut offers);
        if depth == 1 {
            nodes += offers.len() as u64;
            continue;
        }
        for &action in &offers {
            let mut next = *state;
            G::apply(&mut next, me, action, &mut Deaf);
            nodes += perft(&next, depth - 1);
        }
    }
    nodes
}
