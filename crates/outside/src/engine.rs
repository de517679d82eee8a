//! Lines of a program that drives the engine.

use std::io::Cursor;

use cli::engine::Session;
use i18n::{Locale, Say};
use serde_json::{Value, json};
use shelf::{Key, Level};
use tabletop::record::Digests;

use crate::golden;

/// Each line may take as long as a page does, so only so many are tried.
const MOST_LINES: usize = 100;

/// Has a conversation.
///
/// # Panics
/// If something is wrong with us.
pub fn check(bytes: &[u8]) {
    let lines = bytes.split(|&byte| byte == b'\n').filter(|line| !thinks(line)).take(MOST_LINES);
    let input: Vec<&[u8]> = lines.collect();
    let spoken = input.iter().filter(|line| !line.iter().all(u8::is_ascii_whitespace)).count();
    let mut output = Vec::new();
    let mut session = Session::new(Say::new(Locale::En));
    session.serve(Cursor::new(input.join(&b'\n')), &mut output).expect("memory can be read and written");
    let output = String::from_utf8(output).expect("every answer is a text");
    assert_eq!(output.lines().count(), spoken, "one line, one answer");
    output.lines().for_each(is_answer);
}

fn is_answer(line: &str) {
    let answer: Value = serde_json::from_str(line).expect("every answer is JSON");
    match answer["ok"].as_bool() {
        Some(true) => {}
        Some(false) => {
            assert!(answer["error"].is_string(), "{line}");
            assert!(answer["message"].as_str().is_some_and(|words| words.trim().contains(' ')), "{line}");
        }
        None => panic!("{line} does not say whether it went well"),
    }
}

/// Whether it asks a bot that takes its time: as long as it takes, however short the line.
fn thinks(line: &[u8]) -> bool {
    let request: Value = serde_json::from_slice(line).unwrap_or_default();
    let bot = request["bot"].as_str().and_then(Level::named);
    request["cmd"] == "suggest" && bot.is_some_and(Level::thinks)
}

/// Conversations.
pub fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for game in Key::on_shelf().map(Key::name) {
        let new =
            json!({"cmd": "new", "game": game, "seats": 3, "seed": "7".repeat(64), "options": {}, "id": 1});
        let begin = [json!({"cmd": "games"}), new.clone()];
        let looks = [
            json!({"cmd": "view", "viewer": 1}),
            json!({"cmd": "view", "viewer": "spectator"}),
            json!({"cmd": "view", "viewer": "all"}),
            json!({"cmd": "legal", "seat": 0}),
            json!({"cmd": "legal"}),
            json!({"cmd": "barred", "seat": 2, "id": {"a": [null, 1.5]}}),
            json!({"cmd": "record"}),
            json!({"cmd": "suggest", "bot": "random"}),
            json!({"cmd": "suggest", "seat": 1, "bot": "greedy"}),
        ];
        seeds.push(spoken(begin.iter().chain(&looks)));
        let (_, record) =
            golden().into_iter().find(|(name, _)| name.starts_with(game)).expect("every game has some");
        let game = shelf::open(&record).expect("golden games can be read");
        let mut part = game.copy();
        part.go_back(12);
        let load = json!({"cmd": "load", "record": part.record(Digests::Last)});
        let play = |ply: usize| {
            let (seat, action) = (game.chooser(ply), game.notation(ply));
            json!({"cmd": "play", "ply": ply, "seat": seat, "action": action})
        };
        let plays: Vec<Value> = (12..18).map(play).collect();
        let undo = [json!({"cmd": "undo"}), json!({"cmd": "record"}), json!({"cmd": "legal"})];
        seeds.push(spoken([load].iter().chain(&plays).chain(&undo)));
        for key in shelf::key_of(&record).into_iter().flat_map(|key| key.settings()) {
            let value = key.values.last().copied().unwrap_or(key.default);
            let mut new = new.clone();
            new["options"] = json!({key.key: value});
            seeds.push(spoken(&[new, json!({"cmd": "legal"})]));
        }
    }
    seeds
}

fn spoken<'a>(lines: impl IntoIterator<Item = &'a Value>) -> Vec<u8> {
    lines.into_iter().map(|line| format!("{line}\n")).collect::<String>().into_bytes()
}
