//! Golden games: whole records that replay byte for byte.

use std::collections::BTreeSet;

use confucius::{Confucius, Event};
use kit::golden::{games, records};
use tabletop::{Game, Viewer};

#[test]
fn golden_games_replay_byte_for_byte() {
    kit::golden::replay_byte_for_byte::<Confucius>(20);
}

#[test]
fn golden_games_cover_every_version_every_player_count_and_every_option() {
    let all: String = records::<Confucius>().into_iter().map(|(_, text)| text).collect();
    for (rules, seats) in (1..=Confucius::RULES).flat_map(|rules| (3..=5).map(move |seats| (rules, seats))) {
        assert!(all.contains(&format!("\nrules {rules}\nseats {seats}\n")));
    }
    kit::golden::cover_every_player_count_and_every_option::<Confucius>();
}

#[test]
fn golden_games_end_in_every_way_and_come_to_every_choice() {
    let games = games::<Confucius>();
    let (mut by_wall, mut by_candidates, mut by_ministries) = (0, 0, 0);
    for game in &games {
        let table = game.view(Viewer::All).table;
        let (wall, won) = (table.wall == 9, table.candidates.face_up.is_none());
        by_wall += usize::from(wall && !won);
        by_candidates += usize::from(won && !wall);
        by_ministries += usize::from(!wall && !won);
    }
    assert!(
        by_wall > 0 && by_candidates > 0 && by_ministries > 0,
        "{by_wall} {by_candidates} {by_ministries}"
    );
    let verbs: BTreeSet<String> = games
        .iter()
        .flat_map(|game| game.log())
        .map(|(_, action)| {
            let written = action.to_string();
            let words: Vec<&str> = written.split(' ').collect();
            match words.as_slice() {
                ["petition", gift] => format!("petition {gift}"),
                ["replace", "red" | "plain"] => "replace student".to_owned(),
                [verb, ..] => (*verb).to_owned(),
                [] => unreachable!("a choice has a word"),
            }
        })
        .collect();
    for verb in [
        "appoint",
        "bribe",
        "secure",
        "nominate",
        "force-exam",
        "buy-junks",
        "voyage",
        "recruit",
        "invade",
        "buy-gift",
        "give-gift",
        "transfer",
        "petition",
        "commercial",
        "tax",
        "no-action",
        "reward",
        "pass",
        "pay",
        "overpay",
        "buy",
        "launch",
        "visit",
        "give",
        "petition 2",
        "petition 3",
        "petition 4",
        "petition 5",
        "petition 6",
        "reassign",
        "replace",
        "replace student",
        "swap",
        "redeploy",
        "trade",
        "play",
        "take",
        "support",
        "contribute",
        "cancel-gift",
        "keep-gift",
        "place",
        "yield",
        "keep",
    ] {
        assert!(verbs.contains(verb), "{verb} is never chosen");
    }
}

#[test]
fn golden_games_tell_of_everything_that_matters() {
    let told: Vec<Event> = games::<Confucius>().iter().flat_map(|game| game.story().to_vec()).collect();
    let happened = |what: &str, is: fn(&Event) -> bool| assert!(told.iter().any(is), "{what}");
    happened("ExamForced", |event| matches!(event, Event::ExamForced { .. }));
    happened("ExamContested", |event| matches!(event, Event::ExamContested { .. }));
    happened("ExamUncontested", |event| matches!(event, Event::ExamUncontested { .. }));
    happened("ExamWithoutStudents", |event| matches!(event, Event::ExamWithoutStudents));
    happened("InfluenceYielded", |event| matches!(event, Event::InfluenceYielded { .. }));
    happened("ResolutionEnded", |event| matches!(event, Event::ResolutionEnded { .. }));
    happened("GiftCancelled", |event| matches!(event, Event::GiftCancelled { .. }));
    happened("Transferred", |event| matches!(event, Event::Transferred { .. }));
    happened("TakenOver", |event| matches!(event, Event::TakenOver { .. }));
    happened("Reshuffled", |event| matches!(event, Event::Reshuffled { .. }));
    happened("RewardTaken", |event| matches!(event, Event::RewardTaken { .. }));
    happened("invasion", |event| {
        matches!(event, Event::InvasionEnded { result: confucius::table::InvasionResult::Success, .. })
    });
    happened("lost invasion", |event| {
        matches!(event, Event::InvasionEnded { result: confucius::table::InvasionResult::Failure, .. })
    });
}

#[test]
fn any_moment_of_a_game_can_be_visited_again() {
    kit::golden::any_moment_can_be_visited_again::<Confucius>();
}
