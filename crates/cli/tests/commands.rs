//! The real binary, as people and programs use it.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

const ZERO: &str = "0000000000000000000000000000000000000000000000000000000000000000";

fn hanlin(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_hanlin"))
        .args(args)
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // The child may stop reading before everything is written; that is its right.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

fn out(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// Wrong input: exit code 2, nothing on standard output, and a message that says all of this.
fn refuses(args: &[&str], input: &str, says: &[&str]) {
    let output = hanlin(args, input);
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
    assert!(output.stdout.is_empty(), "{args:?}");
    says.iter()
        .for_each(|said| assert!(message.contains(said), "{args:?}: {message:?} does not say {said:?}"));
    assert!(!message.contains("panicked"), "{message}");
}

fn golden(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../dragon/tests/games").join(name)
}

fn scratch(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[test]
fn help_teaches_every_command_with_an_example() {
    let help = out(&hanlin(&["--help"], ""));
    for command in
        ["serve", "verify", "backup", "games", "play", "new", "replay", "legal", "sim", "perft", "engine"]
    {
        assert!(help.contains(command), "{command}");
        let own = out(&hanlin(&[command, "--help"], ""));
        assert!(own.contains("Example") && own.contains(&format!("hanlin {command}")), "{own}");
    }
}

#[test]
fn games_lists_seats_options_and_values_in_words_and_for_programs() {
    let text = out(&hanlin(&["games", "--lang", "fr"], ""));
    assert!(text.contains("L’Année du Dragon") && text.contains("supply-model"), "{text}");
    let json: serde_json::Value = serde_json::from_str(&out(&hanlin(&["games", "--json"], ""))).unwrap();
    assert_eq!(json["games"][0]["seats"], serde_json::json!([2, 5]));
    let keys: Vec<&str> =
        json["games"][0]["options"].as_array().unwrap().iter().map(|o| o["key"].as_str().unwrap()).collect();
    let settings = shelf::Key::ALL[0].settings();
    let all: Vec<&str> = settings.iter().map(|setting| setting.key).collect();
    assert_eq!(keys, all);
}

#[test]
fn a_new_record_says_only_what_differs() {
    let record =
        out(&hanlin(&["new", "dragon", "--seats", "4", "--seed", ZERO, "--option", "edition=2017"], ""));
    assert_eq!(
        record,
        format!("hanlin 1\ngame dragon\nrules 1\nseats 4\nseed {ZERO}\noption edition 2017\n\n")
    );
    let plain = out(&hanlin(&["new", "dragon", "--option", "great-wall=off"], ""));
    assert!(!plain.contains("option"), "{plain}");
    assert_ne!(plain, out(&hanlin(&["new", "dragon"], "")), "every new game has its own seed");
}

#[test]
fn new_games_are_of_the_newest_rules_unless_somebody_wants_older_ones() {
    let new = |args: &[&str]| out(&hanlin(&[&["new", "confucius", "--seed", ZERO], args].concat(), ""));
    assert_eq!(new(&[]), format!("hanlin 1\ngame confucius\nrules 2\nseats 3\nseed {ZERO}\n\n"));
    let first = new(&["--rules", "1", "--option", "extra-counts-as-use=true"]);
    assert!(
        first.contains("\nrules 1\n") && first.contains("\noption extra-counts-as-use true\n"),
        "{first}"
    );
    assert!(out(&hanlin(&["legal", "-"], &first)).lines().count() > 3, "and go on");
    refuses(&["new", "confucius", "--rules", "9"], "", &["version 9", "up to 2", "newer hanlin"]);
    refuses(&["legal", "-"], &first.replace("rules 1", "rules 9"), &["line 3", "newer hanlin"]);
    let alone = ["new", "gugong", "--seats", "1", "--option", "special-tokens=on"];
    refuses(&alone, "", &["special-tokens", "another number of players than 1"]);
    let kept = "hanlin 1\ngame gugong\nrules 1\nseats 1\n";
    let record = format!("{kept}seed {ZERO}\noption special-tokens on\n\n");
    assert!(hanlin(&["legal", "-"], &record).status.success(), "a record that says so is read");
}

#[test]
fn legal_lists_offers_and_reasons() {
    let record = format!(
        "hanlin 1\ngame dragon\nrules 1\nseats 2\nseed {ZERO}\noption first-seat 0\n\n0 draft farmer\n"
    );
    let offers = out(&hanlin(&["legal", "-"], &record));
    assert_eq!(offers.lines().count(), 8);
    assert_eq!(offers.lines().next(), Some("0 draft craftsman"));
    let why = out(&hanlin(&["legal", "-", "--why"], &record));
    assert!(why.contains("# 0 draft farmer: ") && why.contains("[YD-SET-8]"), "{why}");
    let json: serde_json::Value =
        serde_json::from_str(&out(&hanlin(&["legal", "-", "--json"], &record))).unwrap();
    assert_eq!(json["decision"], "draft-2");
    assert_eq!(json["to_act"][0]["offers"].as_array().unwrap().len(), 8);
}

#[test]
fn replay_shows_any_moment_to_any_viewer() {
    let file = golden("base-3.game");
    let file = file.to_str().unwrap();
    let text = out(&hanlin(&["replay", file], ""));
    assert!(text.contains("wins with") && text.contains("The result"), "{text}");
    let json: serde_json::Value =
        serde_json::from_str(&out(&hanlin(&["replay", file, "--at", "20", "--viewer", "1", "--json"], "")))
            .unwrap();
    assert_eq!((&json["view"]["ply"], &json["view"]["viewer"]), (&20.into(), &1.into()));
    assert_eq!(json["story"].as_array().unwrap().len(), 20);
    let json: serde_json::Value =
        serde_json::from_str(&out(&hanlin(&["replay", file, "--viewer", "spectator", "--json"], "")))
            .unwrap();
    assert!(json["view"]["hand"].is_null() && json["view"]["standings"].is_array());
    for lang in ["ru", "fr", "hu"] {
        assert!(!out(&hanlin(&["replay", file, "--lang", lang], "")).contains('⟦'));
    }
    refuses(&["replay", file, "--at", "9999"], "", &["--at 9999", "190"]);
    refuses(&["replay", file, "--viewer", "3"], "", &["seats are 0 to 2"]);
}

#[test]
fn sim_gives_the_same_numbers_on_any_number_of_threads() {
    let run = |threads: &str| {
        let args = [
            "sim",
            "dragon",
            "--seats",
            "4",
            "--games",
            "300",
            "--seed",
            "5",
            "--json",
            "--threads",
            threads,
        ];
        let mut json: serde_json::Value = serde_json::from_str(&out(&hanlin(&args, ""))).unwrap();
        let report = json.as_object_mut().unwrap();
        let keys: Vec<String> = report.keys().cloned().collect();
        for key in ["threads", "seconds", "choices_per_second"] {
            assert!(report.remove(key).is_some(), "{key} in {keys:?}");
        }
        json
    };
    let one = run("1");
    assert_eq!(one, run("3"));
    assert_eq!(one["games"], 300);
    let wins: f64 = one["wins"].as_array().unwrap().iter().map(|wins| wins.as_f64().unwrap()).sum();
    assert!((wins - 300.0).abs() < 1e-9);
    let fields = [
        "game",
        "seats",
        "options",
        "bots",
        "games",
        "seed",
        "choices",
        "choices_per_game",
        "forced_share",
        "offers_mean",
        "offers_max",
        "points_mean",
        "points_sd",
        "winner_points_mean",
        "wins",
        "no_winner",
    ];
    fields.iter().for_each(|field| assert!(!one[field].is_null(), "{field}"));
    assert_eq!(one.as_object().unwrap().len(), fields.len());
    let text = out(&hanlin(&["sim", "--games", "50"], ""));
    assert!(text.contains("choices a game"), "{text}");
}

#[test]
fn perft_counts() {
    let args = ["perft", "dragon", "--seats", "2", "--depth", "3", "--seed", ZERO, "--json"];
    let json: serde_json::Value = serde_json::from_str(&out(&hanlin(&args, ""))).unwrap();
    assert_eq!(json["nodes"], serde_json::json!([9, 72, 144]));
}

#[test]
fn a_game_is_played_to_its_end_in_the_terminal() {
    let games = || shelf::Key::on_shelf().map(shelf::Key::name);
    for (lang, game) in ["en", "ru", "fr", "hu"].iter().flat_map(|lang| games().map(move |game| (lang, game)))
    {
        let input = "1\n".repeat(2_000);
        let text = out(&hanlin(&["play", game, "--seats", "3", "--seed", ZERO, "--lang", lang], &input));
        assert!(!text.contains('⟦'), "{lang} {game}");
        let result = text.rsplit("──").next().unwrap();
        assert_eq!(
            result.lines().rev().take(3).filter(|line| line.starts_with("  ")).count(),
            3,
            "{lang}: {result}"
        );
    }
}

#[test]
fn the_terminal_game_explains_undoes_saves_and_resumes() {
    let file = scratch("saved.game");
    let _ = std::fs::remove_file(&file);
    let save = format!("save {}", file.display());
    let input =
        ["8", "?", "99", "nonsense", "help", "undo", "8", "1", "1", &save, "save", "quit", ""].join("\n");
    let args = ["play", "dragon", "--seats", "2", "--seed", ZERO, "--option", "first-seat=0"];
    let text = out(&hanlin(&args, &input));
    for said in [
        "[YD-SET-8]",
        "There is no choice 99",
        "“nonsense”",
        "undo",
        "taken back",
        "Saved to",
        "Save where?",
        "Goodbye",
    ] {
        assert!(text.contains(said), "{said}: {text}");
    }
    let record = std::fs::read_to_string(&file).unwrap();
    assert!(record.contains("\n0 draft farmer\n0 draft craftsman\n0 place 0"), "{record}");
    let resumed = out(&hanlin(&["play", "--resume", file.to_str().unwrap()], "quit\n"));
    assert!(resumed.contains("Goodbye"), "{resumed}");
    let nowhere = out(&hanlin(&args, "save /nowhere/at/all.game\nquit\n"));
    assert!(nowhere.contains("Could not write /nowhere/at/all.game"), "{nowhere}");
}

#[test]
fn the_end_of_input_is_a_goodbye() {
    assert!(out(&hanlin(&["play"], "")).contains("Goodbye"));
}

#[test]
fn wrong_arguments_are_told_what_was_expected() {
    refuses(&["new", "chess"], "", &["`chess`", "dragon"]);
    refuses(&["new", "dragon", "--seats", "6"], "", &["2 to 5", "6"]);
    refuses(&["new", "dragon", "--seats", "1"], "", &["2 to 5"]);
    refuses(&["new", "dragon", "--seed", "12"], "", &["64 hex digits"]);
    refuses(&["new", "dragon", "--option", "edition=1999"], "", &["edition", "2007, 2017"]);
    refuses(&["new", "dragon", "--option", "colour=red"], "", &["colour", "supply-model"]);
    refuses(&["new", "dragon", "--option", "edition"], "", &["KEY=VALUE"]);
    refuses(&["new", "dragon", "--seats", "2", "--option", "first-seat=4"], "", &["first-seat", "0 to 1"]);
    refuses(&["new", "dragon", "--option", "event-row=peace-peace"], "", &["event-row", "ten events"]);
    refuses(&["sim", "dragon", "--bots", "clever"], "", &["clever", "random"]);
    refuses(&["sim", "dragon", "--seats", "3", "--bots", "random,random"], "", &["3, one per seat"]);
    refuses(&["sim", "dragon", "--seats", "9"], "", &["2 to 5"]);
    refuses(&["perft", "dragon", "--seats", "9"], "", &["2 to 5"]);
    refuses(&["play", "dragon", "--seat", "3"], "", &["0 to 2"]);
    refuses(&["replay", "/nowhere.game"], "", &["/nowhere.game"]);
    refuses(&["play", "--lang", "tlh"], "", &["tlh"]);
}

#[test]
fn wrong_records_are_told_the_line_and_what_was_expected() {
    let head = format!("hanlin 1\ngame dragon\nrules 1\nseats 2\nseed {ZERO}\n");
    let with = |rest: &str| format!("{head}{rest}");
    let cases: &[(String, &[&str])] = &[
        (String::new(), &["line 1", "hanlin 1"]),
        ("\u{0}\u{1}ELF".into(), &["line 1", "hanlin 1"]),
        ("hanlin 2\ngame dragon\n".into(), &["line 1", "format 1"]),
        ("hanlin 1\n".into(), &["line 2", "game"]),
        ("hanlin 1\ngame go\nrules 1\nseats 2\n".into(), &["line 5", "seed"]),
        (head.replace("dragon", "go"), &["line 2", "go", "dragon"]),
        (head.replace("rules 1", "rules 7"), &["line 3", "rules 7", "up to 1"]),
        (head.replace("rules 1", "rules one"), &["line 3", "number"]),
        (head.replace("seats 2", "seats 9"), &["line 4", "2 to 5"]),
        (head.replace(ZERO, "beef"), &["line 5", "64 hex digits"]),
        (with("option colour red\n"), &["line 6", "colour", "supply-model"]),
        (with("option edition 1999\n"), &["line 6", "2007, 2017"]),
        (with("option edition\n"), &["line 6", "option <key> <value>"]),
        (with("option edition 2017\noption edition 2017\n"), &["line 7", "already"]),
        (with("option first-seat 3\n"), &["line 6", "first-seat"]),
        (with("0 draft farmer\n"), &["line 6", "empty line"]),
        (with("option first-seat 0\n\n0 draft monarch\n"), &["line 8", "monarch", "`draft monk`"]),
        (with("option first-seat 0\n\n1 draft monk\n"), &["line 8", "seat 1", "0"]),
        (with("option first-seat 0\n\n7 draft monk\n"), &["line 8", "<seat> <choice>"]),
        (with("option first-seat 0\n\nnobody\n"), &["line 8", "<seat> <choice>"]),
        (with("option first-seat 0\n\n0 draft monk ; digest 0123456789abcdef\n"), &["line 8", "differs"]),
        (with("option first-seat 0\n\n0 draft monk ; digest 12\n"), &["line 8", "16"]),
        (with("option first-seat 0\n\n# a comment\n\n= 1 2 | 3 4\n"), &["line 10", "not over"]),
    ];
    for (record, says) in cases {
        refuses(&["replay", "-"], record, says);
        refuses(&["legal", "-"], record, says);
    }
    let whole = std::fs::read_to_string(golden("base-2.game")).unwrap();
    let cut = whole.rsplit_once("= ").unwrap().0;
    refuses(&["replay", "-"], cut, &["result line", "missing"]);
    refuses(
        &["replay", "-"],
        &format!("{cut}= 1 2 | 999 1\n"),
        &["= 1 2 | 999 1", "the result of this game is"],
    );
    refuses(&["replay", "-"], &format!("{whole}0 pass\n"), &["nothing may follow"]);
}

#[test]
fn files_that_are_no_text_or_too_large_are_refused() {
    let binary = scratch("binary.game");
    std::fs::write(&binary, [b'h', b'\n', 0xff, 0xfe, 0x00]).unwrap();
    refuses(&["replay", binary.to_str().unwrap()], "", &["line 2", "not UTF-8"]);
    let large = scratch("large.game");
    std::fs::write(&large, vec![b'a'; (16 << 20) + 1]).unwrap();
    refuses(&["replay", large.to_str().unwrap()], "", &["larger than any record"]);
    std::fs::remove_file(large).unwrap();
}

#[test]
fn printed_tables_are_exported_corrected_checked_and_played_with() {
    let folder = scratch("tables");
    let _ = std::fs::remove_dir_all(&folder);
    let name = folder.to_str().unwrap();
    assert!(out(&hanlin(&["data", "gugong"], "")).contains("── gifts.toml"));
    assert!(out(&hanlin(&["data", "gugong", "--export", name], "")).contains("8 tables"));
    assert!(out(&hanlin(&["data", "gugong", "--check", name], "")).contains("tables built-in"));
    refuses(&["data", "gugong", "--export", name], "", &["is there already"]);
    refuses(&["data", "dragon"], "", &["cannot be corrected"]);
    refuses(&["data", "gugong", "--check", "nowhere"], "", &["nowhere"]);

    // A corrected cost: other tables, another hash; a record of them needs them.
    let file = folder.join("decrees.toml");
    let decrees = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, decrees.replacen("cost = 1", "cost = 2", 1)).unwrap();
    let sound = out(&hanlin(&["data", "gugong", "--check", name], ""));
    let hash = sound.trim_end().rsplit(' ').next().unwrap().to_owned();
    assert_eq!(hash.len(), 64, "{sound}");
    let new = ["--data-dir", name, "new", "gugong", "--seats", "2", "--seed", ZERO];
    let record = out(&hanlin(&new, ""));
    assert!(record.contains(&format!("option tables {hash}")), "{record}");
    let replayed = out(&hanlin(&["--data-dir", name, "legal", "-"], &record));
    assert!(!replayed.is_empty());
    refuses(&["legal", "-"], &record, &[&hash[..20], "--data-dir"]);
    let built_in = out(&hanlin(&["new", "gugong", "--seats", "2", "--seed", ZERO], ""));
    assert!(!built_in.contains("tables"), "{built_in}");

    // Mistakes are told with file, row and reason, all of them, and nothing is played.
    std::fs::write(&file, decrees.replacen("level = 1", "level = 9", 1)).unwrap();
    let file = folder.join("dice.toml");
    let dice = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, dice.replacen("faces = [", "faces = [99, ", 1)).unwrap();
    let says = ["decrees.toml:", "dice.toml:", "mistakes"];
    refuses(&["data", "gugong", "--check", name], "", &says);
    refuses(&["--data-dir", name, "new", "gugong"], "", &says);
}

#[test]
fn an_arena_tells_who_is_stronger_and_what_points_are_made_for() {
    let arena = |more: &[&str]| {
        let args = ["arena", "dragon", "--seats", "2", "--bots", "greedy,random", "--games", "20"];
        out(&hanlin(&[&args, more].concat(), ""))
    };
    let text = arena(&[]);
    for said in ["20 games in 10 blocks", "greedy", "random", "each would win 50.0 %", "Palaces"] {
        assert!(text.contains(said), "{said}: {text}");
    }
    let json = |threads: &str| -> serde_json::Value {
        serde_json::from_str(&arena(&["--json", "--threads", threads])).unwrap()
    };
    let (one, two) = (json("1"), json("2"));
    assert_eq!(one["bots"], two["bots"], "the number of threads does not matter");
    let points = |bot: usize| -> (f64, f64) {
        let earned = one["bots"][bot]["earned"].as_array().unwrap();
        let sum = earned.iter().map(|source| source["points"].as_f64().unwrap()).sum();
        (one["bots"][bot]["points"].as_f64().unwrap(), sum)
    };
    for bot in 0..2 {
        let (points, sum) = points(bot);
        assert!((points - sum).abs() < 1e-9, "{points} points come from sources of {sum}");
    }
}

#[test]
fn a_training_leaves_a_net_and_a_card_that_says_how_it_was_made() {
    let folder = scratch("training");
    let train = |more: &[&str]| {
        let args = ["train", "dragon", "--seats", "2", "--games", "32", "--seed", "5", "--threads", "1"];
        let net = out(&hanlin(&[&args, more].concat(), "")).lines().last().unwrap().to_owned();
        let header = bots::net::Net::parse(&std::fs::read(&net).unwrap()).unwrap().header;
        (net.clone(), header, bots::net::Card::beside(net.as_ref()).unwrap())
    };
    let (net, header, card) = train(&["--out", folder.join("first").to_str().unwrap()]);
    assert_eq!((card.game.as_str(), card.seats, card.units), ("dragon", 2, header.hidden));
    assert_eq!(card.rules, [header.rules]);
    let [training] = card.training.as_slice() else { panic!("one training: {card}") };
    assert_eq!((training.games, training.seed, training.from.as_str()), (32, 5, "nothing"));
    assert!(card.arena.is_empty(), "nobody has played against it yet");
    let (_, _, card) = train(&["--from", &net, "--out", folder.join("second").to_str().unwrap()]);
    assert_eq!(card.training[0].from, net);
}
