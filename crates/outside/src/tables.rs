//! Corrected tables: files of a host, and uploads. Several files in one input: each begins with a line `@name`.

use std::sync::atomic::{AtomicUsize, Ordering};

use i18n::{Locale, Say};
use shelf::Key;
use shelf::printed::{File, OPTION};
use tabletop::{Seed, Viewer};

use crate::{is_sentence, play_on};
use kit::Chance;

/// Tables that are played with are kept for good, so only so many are.
const MOST_PLAYED: usize = 1_000;

/// Longer than any game: whatever does not end by then never does.
const LONG: usize = 5_000;

/// Checks tables; what is accepted is played with.
///
/// # Panics
/// If something is wrong with us.
pub fn check(bytes: &[u8]) {
    let files = files(&String::from_utf8_lossy(bytes));
    for key in Key::ALL {
        match key.check_tables(&files) {
            Ok(_) if key.printed().is_empty() => panic!("the tables of {key} cannot be corrected"),
            Ok(hash) if hash == "built-in" => {}
            Ok(hash) => play(key, &files, &hash, &mut Chance::of(bytes)),
            Err(mistakes) => is_refusal(&mistakes),
        }
    }
}

fn is_refusal(mistakes: &[String]) {
    assert!(!mistakes.is_empty(), "whoever is refused is told why");
    mistakes.iter().for_each(|mistake| is_sentence(mistake));
}

fn play(key: Key, files: &[File], hash: &str, chance: &mut Chance) {
    static PLAYED: AtomicUsize = AtomicUsize::new(0);
    if PLAYED.fetch_add(1, Ordering::Relaxed) >= MOST_PLAYED {
        return;
    }
    let kept = key.keep_tables(files).expect("what was checked can be kept");
    assert_eq!(kept, hash, "the same tables have the same name");
    let options = [(OPTION.to_owned(), kept)];
    for seats in key.seats() {
        let seed = Seed::nth(u64::try_from(chance.below(1_000)).unwrap_or_default(), 0);
        let mut game = key.start(seats, &options, seed).expect("sound tables are for every number of seats");
        play_on(&mut *game, LONG, chance);
        assert!(game.standings().is_some(), "every game ends");
        drop(game.picture(Viewer::All, None, &Say::new(Locale::En)));
    }
}

fn files(text: &str) -> Vec<File> {
    let mut files: Vec<File> = Vec::new();
    for line in text.lines() {
        match (line.strip_prefix('@'), files.last_mut()) {
            (Some(name), _) => files.push((name.trim().to_owned(), String::new())),
            (None, Some((_, text))) => {
                text.push_str(line);
                text.push('\n');
            }
            (None, None) => files.push(("constants.toml".into(), format!("{line}\n"))),
        }
    }
    files
}

/// Every file alone, all of them together, and some that are corrected.
pub fn seeds() -> Vec<Vec<u8>> {
    let built_in = Key::ALL.iter().flat_map(|key| key.printed()).collect::<Vec<_>>();
    let alone = |(name, text): &(&str, &str)| format!("@{name}\n{}", bare(text));
    let mut seeds: Vec<String> = built_in.iter().map(alone).collect();
    seeds.push(seeds.join("\n"));
    let corrected = |(name, text): &(&str, &str)| {
        let other = bare(text).replace("= 2", "= 3").replace("vp = ", "vp = 1");
        format!("@{name}\n{other}")
    };
    seeds.extend(built_in.iter().map(corrected));
    seeds.into_iter().map(String::into_bytes).collect()
}

/// Without comments, which nobody reads.
fn bare(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    lines.map(|line| format!("{line}\n")).collect()
}
