//! Golden games: whole games played at random, kept as records that must replay byte for byte.

use std::fs;
use std::path::Path;

use confucius::Confucius;
use gugong::Gugong;
use gugong::meng::Meng;
use shelf::{AnyMatch, Key};
use tabletop::record::Digests;
use tabletop::{Dice, Draw, Match, Purpose, Seat, Seed, Viewer};

type Game = (&'static str, usize, &'static [(&'static str, &'static str)]);

/// Every number of players, every option, both expansions.
const DRAGON: &[Game] = &[
    ("base-2", 2, &[]),
    ("base-3", 3, &[]),
    ("base-4", 4, &[]),
    ("base-5", 5, &[]),
    ("edition-2017-4", 4, &[("edition", "2017")]),
    ("edition-2017-printed-5", 5, &[("edition", "2017"), ("supply-model", "printed")]),
    ("large-privilege-7-3", 3, &[("large-privilege-cost", "7")]),
    ("printed-2", 2, &[("supply-model", "printed")]),
    ("printed-5", 5, &[("supply-model", "printed")]),
    ("first-seat-4-5", 5, &[("first-seat", "4")]),
    ("event-row-uniform-3", 3, &[("event-row", "uniform")]),
    (
        "event-row-custom-2",
        2,
        &[(
            "event-row",
            "drought-tribute-festival-mongols-contagion-drought-tribute-festival-mongols-contagion",
        )],
    ),
    ("great-wall-2", 2, &[("great-wall", "on")]),
    ("great-wall-5", 5, &[("great-wall", "on")]),
    ("great-wall-printed-4", 4, &[("great-wall", "on"), ("supply-model", "printed")]),
    ("super-random-4", 4, &[("super-event", "random")]),
    ("super-lanternfest-2", 2, &[("super-event", "lanternfest")]),
    ("super-buddha-3", 3, &[("super-event", "buddha")]),
    ("super-earthquake-5", 5, &[("super-event", "earthquake")]),
    ("super-flood-4", 4, &[("super-event", "flood")]),
    (
        "super-solar-eclipse-wall-3",
        3,
        &[
            ("super-event", "solar-eclipse"),
            ("great-wall", "on"),
            (
                "event-row",
                "drought-tribute-festival-contagion-mongols-drought-tribute-festival-contagion-mongols",
            ),
        ],
    ),
    ("super-volcanic-eruption-2", 2, &[("super-event", "volcanic-eruption")]),
    ("super-tornado-3", 3, &[("super-event", "tornado")]),
    ("super-sunrise-5", 5, &[("super-event", "sunrise")]),
    (
        "super-assassination-attempt-printed-4",
        4,
        &[("super-event", "assassination-attempt"), ("supply-model", "printed")],
    ),
    ("super-charter-wall-4", 4, &[("super-event", "charter"), ("great-wall", "on")]),
];

/// How Confucius is played at random. Uniform play hardly ever fills a ministry or wins the last candidate, so the
/// others take these choices, by the first word of their notation, so much more often.
type Manner = &'static [(&'static str, u32)];
const UNIFORM: Manner = &[];
const BUSY: Manner = &[
    ("bribe", 15),
    ("commercial", 8),
    ("trade", 3),
    ("tax", 3),
    ("reward", 8),
    ("invade", 5),
    ("voyage", 5),
    ("launch", 2),
    ("petition", 4),
    ("buy-junks", 2),
    ("recruit", 2),
];
const SAILING: Manner =
    &[("buy-junks", 25), ("voyage", 60), ("commercial", 12), ("tax", 12), ("reward", 30), ("petition", 8)];
const WARLIKE: Manner =
    &[("recruit", 30), ("invade", 60), ("commercial", 15), ("tax", 15), ("reward", 30), ("petition", 8)];
const PLEADING: Manner = &[
    ("buy-gift", 20),
    ("petition", 60),
    ("commercial", 20),
    ("tax", 10),
    ("recruit", 10),
    ("invade", 30),
    ("bribe", 4),
    ("nominate", 4),
];
const DUTIFUL: Manner = &[
    ("nominate", 30),
    ("force-exam", 10),
    ("tax", 20),
    ("commercial", 20),
    ("give-gift", 12),
    ("buy-gift", 6),
    ("cancel-gift", 3),
];
const LEARNED: Manner = &[("nominate", 30), ("force-exam", 14), ("tax", 7), ("commercial", 7)];

const ADVANCED: (&str, &str) = ("advanced-game", "true");
const ADMIRAL: (&str, &str) = ("admiral-variant", "true");

/// Every number of players, every option, every way a game can end.
const CONFUCIUS: &[(Game, Manner)] = &[
    (("basic-3", 3, &[]), UNIFORM),
    (("basic-4", 4, &[]), UNIFORM),
    (("basic-5", 5, &[]), UNIFORM),
    (("basic-busy-3", 3, &[]), BUSY),
    (("basic-learned-4", 4, &[]), LEARNED),
    (("advanced-3", 3, &[ADVANCED]), UNIFORM),
    (("advanced-4", 4, &[ADVANCED]), UNIFORM),
    (("advanced-5", 5, &[ADVANCED]), UNIFORM),
    (("advanced-busy-3", 3, &[ADVANCED]), BUSY),
    (("advanced-busy-4", 4, &[ADVANCED]), BUSY),
    (("advanced-busy-5", 5, &[ADVANCED]), BUSY),
    (("advanced-pleading-3", 3, &[ADVANCED]), PLEADING),
    (("advanced-pleading-4", 4, &[ADVANCED]), PLEADING),
    (("advanced-sailing-5", 5, &[ADVANCED]), SAILING),
    (("advanced-warlike-4", 4, &[ADVANCED]), WARLIKE),
    (("advanced-learned-3", 3, &[ADVANCED]), LEARNED),
    (("advanced-learned-5", 5, &[ADVANCED]), LEARNED),
    (("admiral-4", 4, &[ADMIRAL]), SAILING),
    (("admiral-busy-5", 5, &[ADVANCED, ADMIRAL]), BUSY),
    (("any-candidate-3", 3, &[ADVANCED, ("any-candidate-empty-first", "false")]), LEARNED),
    (("commercial-overpay-4", 4, &[ADVANCED, ("commercial-overpay", "true")]), BUSY),
    (("exam-cancel-by-choice-5", 5, &[ADVANCED, ("exam-auto-cancel", "false")]), DUTIFUL),
    (("extra-counts-3", 3, &[ADVANCED, ("extra-counts-as-use", "true")]), SAILING),
    (("no-downgrade-4", 4, &[ADVANCED, ("gift-downgrade", "false")]), UNIFORM),
    (("all-payments-5", 5, &[ADVANCED, ("payment-mode", "all")]), BUSY),
    (("two-junks-3", 3, &[ADVANCED, ("petition2-allow-one", "false")]), SAILING),
    (("open-rewards-4", 4, &[ADVANCED, ("reward-hand-hidden", "false")]), WARLIKE),
    (("own-seniority-5", 5, &[ADVANCED, ("temp-counts-for-seniority", "false")]), UNIFORM),
    (("free-transfer-3", 3, &[ADVANCED, ("transfer-requires-gift", "false")]), UNIFORM),
    (("no-idle-voyage-4", 4, &[ADVANCED, ("voyage-without-target", "false")]), SAILING),
];

/// The same by version 2 of the rules, with what was corrected the other way round, too.
const CONFUCIUS_2: &[(Game, Manner)] = &[
    (("rules-2-basic-3", 3, &[]), UNIFORM),
    (("rules-2-basic-4", 4, &[]), BUSY),
    (("rules-2-basic-5", 5, &[]), DUTIFUL),
    (("rules-2-advanced-3", 3, &[ADVANCED]), DUTIFUL),
    (("rules-2-advanced-4", 4, &[ADVANCED]), PLEADING),
    (("rules-2-advanced-5", 5, &[ADVANCED]), LEARNED),
    (("rules-2-advanced-busy-4", 4, &[ADVANCED]), BUSY),
    (("rules-2-admiral-5", 5, &[ADVANCED, ADMIRAL]), SAILING),
    (("rules-2-exam-auto-cancel-4", 4, &[ADVANCED, ("exam-auto-cancel", "true")]), DUTIFUL),
    (("rules-2-extra-uncounted-3", 3, &[ADVANCED, ("extra-counts-as-use", "false")]), SAILING),
    (("rules-2-one-junk-3", 3, &[ADVANCED, ("petition2-allow-one", "true")]), PLEADING),
];

const COURTLY: Manner = &[
    ("give to palace", 60),
    ("advance", 90),
    ("pay", 30),
    ("gain 0", 1),
    ("gain", 12),
    ("build", 20),
    ("use", 20),
];
const SEAFARING: Manner = &[
    ("give to canal", 40),
    ("ship", 40),
    ("load", 20),
    ("sail", 20),
    ("claim", 40),
    ("launch", 8),
    ("place", 8),
];
const ROVING: Manner = &[
    ("give to travel", 30),
    ("travel", 60),
    ("use", 30),
    ("move", 4),
    ("finish", 20),
    ("recover", 9),
    ("step", 9),
];
const THRIFTY: Manner =
    &[("give to travel", 60), ("travel", 60), ("skip", 6), ("finish", 20), ("offer", 9), ("pay", 9)];

const WORLDLY: Manner = &[
    ("give to palace", 6),
    ("advance", 40),
    ("enact", 40),
    ("buy", 40),
    ("build", 20),
    ("ship", 15),
    ("load", 10),
    ("sail", 10),
    ("claim", 40),
    ("travel", 30),
    ("scheme", 8),
    ("use", 30),
    ("pay", 10),
    ("gain 0", 1),
    ("gain", 12),
];

const EXPERT: (&str, &str) = ("expert-setup", "on");
const SPECIAL: (&str, &str) = ("special-tokens", "on");
const LOW: (&str, &str) = ("solo-difficulty", "low");
const HIGH: (&str, &str) = ("solo-difficulty", "high");

/// Every number of players, every option, every way a game can end.
const GUGONG: &[(Game, Manner)] = &[
    (("solo-low", 1, &[LOW]), COURTLY),
    (("solo-low-second-hands", 1, &[LOW, ("solo-sets", "p2-p3")]), ROVING),
    (("solo-medium", 1, &[]), COURTLY),
    (("solo-medium-last-hands", 1, &[("solo-sets", "p4-p5")]), COURTLY),
    (("solo-medium-roving", 1, &[]), ROVING),
    (("solo-high", 1, &[HIGH]), COURTLY),
    (("solo-high-second-hands", 1, &[HIGH, ("solo-sets", "p2-p3")]), SEAFARING),
    (("solo-high-expert", 1, &[HIGH, EXPERT, ("solo-focus", "wall")]), COURTLY),
    (("solo-focus-canal", 1, &[("solo-focus", "canal"), ("token-counts", "b")]), UNIFORM),
    (("plain-2", 2, &[]), UNIFORM),
    (("plain-3", 3, &[]), UNIFORM),
    (("plain-4", 4, &[]), UNIFORM),
    (("plain-5", 5, &[]), UNIFORM),
    (("courtly-2", 2, &[]), COURTLY),
    (("courtly-3", 3, &[]), COURTLY),
    (("courtly-4", 4, &[]), COURTLY),
    (("courtly-5", 5, &[]), COURTLY),
    (("seafaring-3", 3, &[]), SEAFARING),
    (("seafaring-5", 5, &[]), SEAFARING),
    (("roving-2", 2, &[]), ROVING),
    (("roving-4", 4, &[]), ROVING),
    (("expert-2", 2, &[EXPERT]), COURTLY),
    (("expert-3", 3, &[EXPERT]), ROVING),
    (("expert-5", 5, &[EXPERT]), SEAFARING),
    (("special-2", 2, &[SPECIAL]), ROVING),
    (("special-3", 3, &[SPECIAL]), ROVING),
    (("special-4", 4, &[SPECIAL]), ROVING),
    (("special-expert-5", 5, &[SPECIAL, EXPERT]), ROVING),
    (("fewer-tokens-4", 4, &[("token-counts", "b")]), ROVING),
    (("thrifty-3", 3, &[("token-counts", "b")]), THRIFTY),
    (("thrifty-5", 5, &[("token-counts", "b"), SPECIAL]), THRIFTY),
];

/// Alone and won: nobody beats Meng at random, so here the game is thought over before every choice.
const GUGONG_WON: (Game, Manner) = (("solo-low-won", 1, &[LOW]), WORLDLY);
/// How often every offer is played on to the end.
const TRIES: usize = 60;

pub(crate) fn write(root: &Path) -> Result<(), String> {
    for (number, &(name, seats, options)) in DRAGON.iter().enumerate() {
        let options: Vec<(String, String)> =
            options.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
        let seed = Seed::nth(2026, number as u64);
        let mut game =
            Key::Dragon.start_by(1, seats, &options, seed).map_err(|bad| format!("{name}: {bad}"))?;
        play(&mut *game);
        keep(root, "dragon", name, &game.record(Digests::Every))?;
    }
    for (number, &((name, seats, set), manner)) in CONFUCIUS.iter().enumerate() {
        let record = rehearse::<Confucius>(1, (name, seats, set), manner, Seed::nth(2027, number as u64))?;
        keep(root, "confucius", name, &record)?;
    }
    for (number, &((name, seats, set), manner)) in CONFUCIUS_2.iter().enumerate() {
        let record = rehearse::<Confucius>(2, (name, seats, set), manner, Seed::nth(2029, number as u64))?;
        keep(root, "confucius", name, &record)?;
    }
    for (number, &((name, seats, set), manner)) in GUGONG.iter().enumerate() {
        let record = rehearse::<Gugong>(1, (name, seats, set), manner, Seed::nth(2028, number as u64))?;
        keep(root, "gugong", name, &record)?;
    }
    let (game, manner) = GUGONG_WON;
    keep(root, "gugong", game.0, &ponder(game, manner, Seed::nth(2028, GUGONG.len() as u64))?)
}

/// A new game by this version of the rules.
fn start<G: tabletop::Game>(rules: u16, (name, seats, set): Game, seed: Seed) -> Result<Match<G>, String> {
    let options = tabletop::agreed::<G>(rules, set.iter().copied());
    let game = options.and_then(|options| Match::new(seats, options, seed));
    game.map_err(|bad| format!("{name}: {bad}"))
}

/// A whole game played at random in this manner.
fn rehearse<G: tabletop::Game>(rules: u16, game: Game, manner: Manner, seed: Seed) -> Result<String, String> {
    let mut game = start::<G>(rules, game, seed)?;
    finish(&mut game, manner, &mut Dice::new(seed).draw(Purpose::new("golden"), 0));
    Ok(game.record(Digests::Every))
}

/// Plays on at random, to the end.
fn finish<G: tabletop::Game>(game: &mut Match<G>, manner: Manner, draw: &mut Draw) {
    while let Some(seat) = game.to_act().lowest() {
        let offers = game.offers(seat).expect("it is to act");
        let choice = pick(&offers, manner, draw);
        game.play(seat, choice).expect("what was offered can be chosen");
    }
}

/// A game alone that is won: every offer is played on at random a few times, and the best end ever seen is followed.
fn ponder(game: Game, manner: Manner, seed: Seed) -> Result<String, String> {
    let mut best = start::<Gugong>(1, game, seed)?;
    let mut draw = Dice::new(seed).draw(Purpose::new("golden"), 0);
    let mut played = best.clone();
    finish(&mut best, manner, &mut draw);
    while let Some(seat) = played.to_act().lowest() {
        for choice in played.offers(seat).expect("it is to act") {
            for _ in 0..TRIES {
                let mut trial = played.clone();
                trial.play(seat, choice).expect("what was offered can be chosen");
                finish(&mut trial, manner, &mut draw);
                if lead(&trial) > lead(&best) {
                    best = trial;
                }
            }
        }
        let (_, choice) = best.log()[played.ply()];
        played.play(seat, choice).expect("what was chosen once can be chosen");
    }
    let is_won = played.standings().is_some_and(|standings| standings.iter().all(|own| own.place == 1));
    if is_won {
        Ok(played.record(Digests::Every))
    } else {
        Err(format!("{}: lost by {}", game.0, -lead(&played)))
    }
}

/// By how many points Meng was beaten.
fn lead(game: &Match<Gugong>) -> i32 {
    let points = game.view(Viewer::All).table.players.map(|own| i32::from(own.points.unwrap_or(0)));
    points[Seat::new(0)] - points[Meng::SEAT]
}

fn keep(root: &Path, game: &str, name: &str, record: &str) -> Result<(), String> {
    let file = root.join(format!("crates/{game}/tests/games/{name}.game"));
    fs::write(&file, record).map_err(|bad| format!("{}: {bad}", file.display()))?;
    eprintln!("{game} {name}: {} lines", record.lines().count());
    Ok(())
}

fn pick<A: Copy + ToString>(offers: &[A], manner: Manner, draw: &mut Draw) -> A {
    let weight = |offer: &A| {
        let written = offer.to_string();
        let begins = |words: &str| {
            let rest = written.strip_prefix(words);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        };
        manner.iter().find(|(words, _)| begins(words)).map_or(1, |(_, weight)| *weight)
    };
    let mut number = draw.below(offers.iter().map(weight).sum());
    for offer in offers {
        match number.checked_sub(weight(offer)) {
            Some(rest) => number = rest,
            None => return *offer,
        }
    }
    unreachable!("the number is below the sum")
}

fn play(game: &mut dyn AnyMatch) {
    while let Some(seat) = game.to_act().lowest() {
        let seed = Seed::nth(game.ply() as u64, game.seed().0[0].into());
        let seed = u64::from_le_bytes(std::array::from_fn(|idx| seed.0[idx]));
        let choice =
            game.suggest(seat, "random", seed).expect("it is to act").expect("there is a random player");
        game.play(seat, &choice).expect("what was offered can be chosen");
    }
}
