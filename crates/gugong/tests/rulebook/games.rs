//! Golden games: whole records that replay byte for byte.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use gugong::Gugong;
use tabletop::record::Digests;
use tabletop::{Match, Viewer};

fn records() -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.into_iter().map(|file| (file.clone(), fs::read_to_string(file).unwrap())).collect()
}

fn read((file, text): &(PathBuf, String)) -> Match<Gugong> {
    Match::<Gugong>::read(text).unwrap_or_else(|bad| panic!("{}: {bad}", file.display()))
}

#[test]
fn golden_games_replay_byte_for_byte() {
    let records = records();
    assert!(records.len() >= 20);
    for record in &records {
        let game = read(record);
        assert!(game.is_over(), "{}", record.0.display());
        assert_eq!(game.record(Digests::Every), record.1, "{}", record.0.display());
    }
}

#[test]
fn golden_games_cover_every_player_count_and_every_option() {
    let all: String = records().into_iter().map(|(_, text)| text).collect();
    for seats in 1..=5 {
        assert!(all.contains(&format!("\nseats {seats}\n")));
    }
    for setting in <gugong::Options as tabletop::Options>::list() {
        for value in setting.values.iter().filter(|value| **value != setting.default) {
            let is_focus = setting.key == "solo-focus";
            assert!(
                is_focus || all.contains(&format!("\noption {} {value}\n", setting.key)),
                "{}",
                setting.key
            );
        }
    }
    assert!(all.contains("\noption solo-focus "));
}

#[test]
fn golden_games_end_in_every_way_and_come_to_every_choice() {
    let games: Vec<Match<Gugong>> = records().iter().map(read).collect();
    let (mut nobody, mut somebody, mut alone_won, mut alone_lost) = (0, 0, 0, 0);
    for game in &games {
        let table = game.view(Viewer::All).table;
        let outs = table.players.iter().filter(|own| own.out).count();
        let place = game.standings().unwrap().iter().next().unwrap().place;
        if table.meng.is_some() {
            alone_won += usize::from(place == 1);
            alone_lost += usize::from(place == 2);
        } else {
            nobody += usize::from(outs == table.players.len());
            somebody += usize::from(outs > 0 && outs < table.players.len());
        }
    }
    let all = [nobody, somebody, alone_won, alone_lost];
    assert!(all.iter().all(|&games| games > 0), "{all:?}");
    let verbs: BTreeSet<String> = games
        .iter()
        .flat_map(|game| game.log())
        .map(|(_, action)| action.to_string().split(' ').next().unwrap().to_owned())
        .collect();
    for verb in [
        "offer", "give", "pay", "discard", "forgo", "travel", "build", "buy", "scheme", "advance", "enact",
        "ship", "skip", "gain", "move", "exchange", "use", "take", "recover", "place", "step", "turn",
        "load", "launch", "sail", "claim", "finish", "spend",
    ] {
        assert!(verbs.contains(verb), "{verb}");
    }
}
