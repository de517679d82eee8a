//! Golden games: whole games played at random, kept as records that must replay byte for byte. Which ones stands in
//! `tests/golden.toml` of every game.

use std::fs;
use std::path::Path;

use kit::golden::{Plan, Planned};
use kit::manner::worded;
use shelf::{AnyMatch, Errand, Key, Listed};
use tabletop::record::Digests;
use tabletop::{Dice, Match, Purpose, Seed};

pub(crate) fn write(root: &Path) -> Result<(), String> {
    Key::ALL.into_iter().try_for_each(|key| {
        let folder = root.join("crates").join(key.name()).join("tests");
        let plan = fs::read_to_string(folder.join("golden.toml")).map_err(|bad| format!("{key}: {bad}"))?;
        let plan: Plan = toml::from_str(&plan).map_err(|bad| format!("{key}: {bad}"))?;
        for (game, seed) in plan.seeded() {
            let bad = |bad: String| format!("{key} {}: {bad}", game.name);
            let record = played(key, &plan, game, seed).map_err(bad)?;
            let file = folder.join("games").join(format!("{}.game", game.name));
            fs::write(&file, &record).map_err(|bad| format!("{}: {bad}", file.display()))?;
            eprintln!("{key} {}: {} lines", game.name, record.lines().count());
        }
        Ok(())
    })
}

/// The record of a whole game.
fn played(key: Key, plan: &Plan, game: &Planned, seed: Seed) -> Result<String, String> {
    let Some(manner) = &game.manner else {
        let mut played =
            key.start_by(game.rules, game.seats, &game.pairs(), seed).map_err(|bad| bad.to_string())?;
        by_bot(&mut *played);
        return Ok(played.record(Digests::Every));
    };
    let words = plan.manners.get(manner).ok_or_else(|| format!("no manner {manner}"))?;
    shelf::visit(key, InManner { game, words, seed })
}

/// Plays a whole game at random, some choices more often than others.
struct InManner<'a> {
    game: &'a Planned,
    words: &'a [(String, u32)],
    seed: Seed,
}

impl Errand for InManner<'_> {
    type Out = Result<String, String>;

    fn run<G: Listed>(self) -> Self::Out {
        let options =
            shelf::options::<G>(self.game.rules, &self.game.pairs()).map_err(|bad| bad.to_string())?;
        let mut game = Match::<G>::new(self.game.seats, options, self.seed).map_err(|bad| bad.to_string())?;
        let mut draw = Dice::new(self.seed).draw(Purpose::new("golden"), 0);
        while let Some(seat) = game.to_act().lowest() {
            let offers = game.offers(seat).expect("it is to act");
            game.play(seat, worded(&offers, &mut draw, self.words)).expect("what was offered can be chosen");
        }
        Ok(game.record(Digests::Every))
    }
}

/// Plays a whole game as the random bot does.
fn by_bot(game: &mut dyn AnyMatch) {
    while let Some(seat) = game.to_act().lowest() {
        let seed = Seed::nth(game.ply() as u64, game.seed().0[0].into());
        let seed = u64::from_le_bytes(std::array::from_fn(|idx| seed.0[idx]));
        let choice =
            game.suggest(seat, "random", seed).expect("it is to act").expect("there is a random player");
        game.play(seat, &choice).expect("what was offered can be chosen");
    }
}
