//! Golden games: whole records that replay byte for byte.

use gugong::Gugong;
use kit::golden::{games, records};
use tabletop::Viewer;

#[test]
fn golden_games_replay_byte_for_byte() {
    kit::golden::replay_byte_for_byte::<Gugong>(20);
}

#[test]
fn golden_games_cover_every_player_count_and_every_option() {
    let all: String = records::<Gugong>().into_iter().map(|(_, text)| text).collect();
    kit::golden::cover_every_player_count_and_every_option::<Gugong>();
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
    let games = games::<Gugong>();
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
    let verbs = kit::golden::verbs::<Gugong>();
    for verb in [
        "offer", "give", "pay", "discard", "forgo", "travel", "build", "buy", "scheme", "advance", "enact",
        "ship", "skip", "gain", "move", "exchange", "use", "take", "recover", "place", "step", "turn",
        "load", "launch", "sail", "claim", "finish", "spend",
    ] {
        assert!(verbs.contains(verb), "{verb}");
    }
}
