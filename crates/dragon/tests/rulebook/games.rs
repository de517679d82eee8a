//! Golden games: whole records that replay byte for byte.

use std::fs;
use std::path::{Path, PathBuf};

use dragon::Dragon;
use tabletop::Match;
use tabletop::record::Digests;

fn records() -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.into_iter().map(|file| (file.clone(), fs::read_to_string(file).unwrap())).collect()
}

#[test]
fn golden_games_replay_byte_for_byte() {
    let records = records();
    assert!(records.len() >= 12);
    for (file, text) in records {
        let game = Match::<Dragon>::read(&text).unwrap_or_else(|bad| panic!("{}: {bad}", file.display()));
        assert!(game.is_over(), "{}", file.display());
        assert_eq!(game.record(Digests::Every), text, "{}", file.display());
    }
}

#[test]
fn golden_games_cover_every_player_count_and_every_option() {
    let all: String = records().into_iter().map(|(_, text)| text).collect();
    for seats in 2..=5 {
        assert!(all.contains(&format!("\nseats {seats}\n")));
    }
    for setting in <dragon::Options as tabletop::Options>::list() {
        assert!(all.contains(&format!("\noption {} ", setting.key)), "{}", setting.key);
    }
}

#[test]
fn any_moment_of_a_game_can_be_visited_again() {
    let (_, text) = &records()[0];
    let mut game = Match::<Dragon>::read(text).unwrap();
    let digests: Vec<_> = (0..=game.ply()).map(|ply| game.at(ply).digest()).collect();
    for ply in (0..game.ply()).rev() {
        assert!(game.undo());
        assert_eq!(game.digest(), digests[ply]);
    }
    assert!(!game.undo(), "before the first choice there is nothing to take back");
}
