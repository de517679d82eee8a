//! Golden games: whole games played at random, kept as records that must replay byte for byte.

use std::fs;
use std::path::Path;

use shelf::{AnyMatch, Key};
use tabletop::Seed;
use tabletop::record::Digests;

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

pub(crate) fn write(root: &Path) -> Result<(), String> {
    for (number, &(name, seats, options)) in DRAGON.iter().enumerate() {
        let options: Vec<(String, String)> =
            options.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
        let seed = Seed::nth(2026, number as u64);
        let mut game = Key::Dragon.start(seats, &options, seed).map_err(|bad| format!("{name}: {bad}"))?;
        play(&mut *game);
        let file = root.join(format!("crates/dragon/tests/games/{name}.game"));
        fs::write(&file, game.record(Digests::Every)).map_err(|bad| format!("{}: {bad}", file.display()))?;
        eprintln!("{name}: {} choices", game.ply());
    }
    Ok(())
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
