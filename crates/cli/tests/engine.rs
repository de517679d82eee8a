//! The protocol of `docs/rules/formats.md` section 4.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::io::Cursor;
use std::path::Path;

use cli::engine::Session;
use i18n::{Locale, Say};
use proptest::prelude::*;
use serde_json::{Value, json};

fn session() -> Session {
    Session::new(Say::new(Locale::En))
}

fn ask(session: &mut Session, request: &Value) -> Value {
    serde_json::from_str(&session.answer(request.to_string().as_bytes())).expect("every answer is JSON")
}

const NEW: &str = r#"{"cmd":"new","game":"dragon","seats":2,"seed":"0000000000000000000000000000000000000000000000000000000000000000","options":{"first-seat":"0"}}"#;

#[test]
fn a_program_can_play_a_whole_game() {
    let mut engine = session();
    let games = ask(&mut engine, &json!({"cmd": "games"}))["games"].clone();
    assert_eq!(engine.answer(NEW.as_bytes()), r#"{"ok":true,"ply":0,"to_act":[0]}"#);
    let mut keys = Vec::new();
    for game in games.as_array().unwrap() {
        keys.push(game["game"].as_str().unwrap());
        for seats in [game["seats"][0].clone(), game["seats"][1].clone()] {
            play_whole_game(&game["game"], &seats);
        }
    }
    assert_eq!(keys, shelf::Key::on_shelf().map(shelf::Key::name).collect::<Vec<_>>());
}

fn play_whole_game(game: &Value, seats: &Value) {
    let mut engine = session();
    let new = json!({"cmd": "new", "game": game, "seats": seats, "seed": "7".repeat(64)});
    let mut last = ask(&mut engine, &new);
    assert_eq!(last["ok"], true);
    let mut plies = 0;
    // Several seats may be to act at once: a program names the one it plays.
    while let Some(seat) = last["to_act"].get(0) {
        let legal = ask(&mut engine, &json!({"cmd": "legal", "seat": seat}));
        let suggested =
            ask(&mut engine, &json!({"cmd": "suggest", "seat": legal["seat"], "bot": "random", "ms": 5}));
        assert!(legal["offers"].as_array().unwrap().contains(&suggested["action"]));
        assert!(suggested["worth"].is_array());
        let request =
            json!({"cmd": "play", "seat": legal["seat"], "action": suggested["action"], "ply": plies});
        let played = ask(&mut engine, &request);
        plies += 1;
        assert_eq!(played["ply"], plies, "{played}");
        assert!(
            played["story"]
                .as_array()
                .unwrap()
                .iter()
                .all(|told| told["id"].is_string() && told["text"].is_string())
        );
        last = played;
    }
    assert_eq!(ask(&mut engine, &json!({"cmd": "legal"}))["error"], "not-your-turn");
    let view = ask(&mut engine, &json!({"cmd": "view", "viewer": "all"}));
    assert_eq!(view["view"]["decision"], Value::Null);
    assert_eq!(view["view"]["standings"].as_array().map(|all| json!(all.len())), Some(seats.clone()));
    let record = ask(&mut engine, &json!({"cmd": "record"}))["record"].clone();
    assert_eq!(
        ask(&mut session(), &json!({"cmd": "load", "record": record})),
        json!({"ok": true, "ply": plies, "to_act": []})
    );
}

#[test]
fn views_hide_what_a_viewer_may_not_see() {
    let mut engine = session();
    engine.answer(NEW.as_bytes());
    let seat = ask(&mut engine, &json!({"cmd": "view", "viewer": 1}));
    assert_eq!(seat["view"]["hand"]["cards"].as_array().unwrap().len(), 11);
    let spectator = ask(&mut engine, &json!({"cmd": "view", "viewer": "spectator"}));
    assert!(spectator["view"]["hand"].is_null() && spectator["view"].get("hands").is_none());
    let all = ask(&mut engine, &json!({"cmd": "view", "viewer": "all"}));
    assert_eq!(all["view"]["hands"].as_array().unwrap().len(), 2);
    assert!(all["view"].get("hand").is_none());
}

#[test]
fn an_id_is_echoed_whatever_it_is() {
    let mut engine = session();
    assert_eq!(
        engine
            .answer(br#"{"id":[1,"x"],"cmd":"undo"}"#)
            .find(r#"{"id":[1,"x"],"ok":false,"error":"no-game""#),
        Some(0)
    );
    assert!(
        engine
            .answer(NEW.replace(r#"{"cmd""#, r#"{"id":7,"cmd""#).as_bytes())
            .starts_with(r#"{"id":7,"ok":true,"ply":0"#)
    );
}

#[test]
fn refusals_have_a_code_and_a_sentence() {
    let mut engine = session();
    let mut refused = |request: &str, code: &str, says: &str| {
        let answer: Value = serde_json::from_str(&engine.answer(request.as_bytes())).unwrap();
        assert_eq!((&answer["ok"], &answer["error"]), (&json!(false), &json!(code)), "{request}: {answer}");
        assert!(answer["message"].as_str().unwrap().contains(says), "{request}: {answer}");
    };
    refused("{", "bad-json", "not JSON");
    refused("[]", "bad-json", "object");
    refused("{}", "unknown-command", "cmd");
    refused(r#"{"cmd":"dance"}"#, "unknown-command", "suggest");
    for early in ["view", "legal", "barred", "play", "undo", "record", "suggest"] {
        refused(&format!(r#"{{"cmd":"{early}"}}"#), "no-game", "new");
    }
    refused(r#"{"cmd":"new","game":"go","seats":2}"#, "unknown-game", "dragon");
    refused(r#"{"cmd":"new","game":"dragon","seats":7}"#, "bad-option", "2 to 5");
    refused(r#"{"cmd":"new","game":"dragon"}"#, "bad-option", "seats");
    refused(r#"{"cmd":"new","game":"dragon","seats":2,"seed":"1"}"#, "bad-option", "64 hex digits");
    refused(
        r#"{"cmd":"new","game":"dragon","seats":2,"options":{"edition":"1"}}"#,
        "bad-option",
        "2007, 2017",
    );
    refused(r#"{"cmd":"new","game":"dragon","seats":2,"options":[]}"#, "bad-option", "object");
    refused(r#"{"cmd":"new","game":"dragon","seats":2,"rules":9}"#, "bad-option", "version 9");
    refused(r#"{"cmd":"new","game":"dragon","seats":2,"rules":"1"}"#, "bad-option", "version");
    refused(r#"{"cmd":"load","record":"hanlin 1\ngame dragon\n"}"#, "bad-record", "line 3");
    refused(r#"{"cmd":"load"}"#, "bad-json", "record");
}

#[test]
fn choices_out_of_turn_are_refused_and_change_nothing() {
    let mut engine = session();
    engine.answer(NEW.as_bytes());
    let mut refused = |request: Value, code: &str| {
        let answer = ask(&mut engine, &request);
        assert_eq!(answer["error"], code, "{request}: {answer}");
        assert_eq!(ask(&mut engine, &json!({"cmd": "legal"}))["ply"], 0);
    };
    refused(json!({"cmd": "play", "seat": 1, "action": "draft monk"}), "not-your-turn");
    refused(json!({"cmd": "legal", "seat": 1}), "not-your-turn");
    refused(json!({"cmd": "barred", "seat": 1}), "not-your-turn");
    refused(json!({"cmd": "suggest", "seat": 1}), "not-your-turn");
    refused(json!({"cmd": "play", "seat": 0, "action": "draft king"}), "not-offered");
    refused(json!({"cmd": "play", "seat": 0, "action": "draft monk", "ply": 1}), "moved-on");
    refused(json!({"cmd": "play", "seat": 9, "action": "draft monk"}), "bad-json");
    refused(json!({"cmd": "play", "seat": 0}), "bad-json");
    refused(json!({"cmd": "view", "viewer": 2}), "bad-json");
    refused(json!({"cmd": "view", "viewer": "god"}), "bad-json");
    refused(json!({"cmd": "undo"}), "not-offered");
    refused(json!({"cmd": "suggest", "bot": "oracle"}), "bad-option");
}

#[test]
fn undo_goes_back_one_choice_at_a_time() {
    let mut engine = session();
    engine.answer(NEW.as_bytes());
    let before = ask(&mut engine, &json!({"cmd": "view", "viewer": "all"}));
    ask(&mut engine, &json!({"cmd": "play", "action": "draft monk"}));
    let barred = ask(&mut engine, &json!({"cmd": "barred"}));
    assert_eq!(barred["barred"][0]["rule"], "YD-SET-8");
    assert_eq!(ask(&mut engine, &json!({"cmd": "undo"})), json!({"ok": true, "ply": 0}));
    assert_eq!(ask(&mut engine, &json!({"cmd": "view", "viewer": "all"})), before);
}

#[test]
fn a_line_of_ten_megabytes_is_refused_and_the_next_one_answered() {
    let mut input = vec![b'x'; 10 << 20];
    input.extend_from_slice(b"\n\n{\"cmd\":\"games\"}\n");
    let mut output = Vec::new();
    session().serve(Cursor::new(input), &mut output).unwrap();
    let answers: Vec<Value> =
        String::from_utf8(output).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 2);
    assert_eq!(answers[0]["error"], "bad-json");
    assert_eq!(answers[1]["ok"], true);
}

fn golden() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../dragon/tests/games/base-2.game");
    std::fs::read_to_string(file).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused_with_a_line(text in "\\PC{0,200}(\n\\PC{0,40}){0,9}") {
        if let Err(bad) = shelf::open(&text) {
            prop_assert!(bad.line >= 1 && bad.line <= text.lines().count() + 1, "{bad}");
        }
    }

    #[test]
    fn a_damaged_record_is_read_or_refused_with_a_line(at in 0_usize..5000, cut in 0_usize..80, put in "\\PC{0,12}") {
        let whole = golden();
        let from = (0..=at.min(whole.len())).rev().find(|&idx| whole.is_char_boundary(idx)).unwrap();
        let to = (from..=whole.len()).find(|&idx| idx >= (from + cut).min(whole.len()) && whole.is_char_boundary(idx)).unwrap();
        let damaged = format!("{}{put}{}", &whole[..from], &whole[to..]);
        if let Err(bad) = shelf::open(&damaged) {
            prop_assert!(bad.line >= 1 && bad.line <= damaged.lines().count() + 1, "{bad}");
        }
    }

    #[test]
    fn any_bytes_get_a_json_answer(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        let answer: Value = serde_json::from_str(&session().answer(&bytes)).unwrap();
        prop_assert!(answer["ok"].is_boolean());
    }

    #[test]
    fn any_request_gets_a_json_answer(
        cmd in "games|new|load|view|legal|barred|play|undo|record|suggest|x",
        key in "game|seats|seed|options|record|viewer|seat|action|ply|bot|ms|id",
        value in prop_oneof![
            Just(Value::Null), any::<bool>().prop_map(Value::from), any::<i64>().prop_map(Value::from),
            any::<f64>().prop_map(Value::from), "\\PC{0,20}".prop_map(Value::from), Just(json!([])), Just(json!({"a": 1})),
        ],
    ) {
        let mut engine = session();
        engine.answer(NEW.as_bytes());
        let mut request = json!({"cmd": cmd});
        request[key] = value;
        prop_assert!(ask(&mut engine, &request)["ok"].is_boolean());
    }
}
