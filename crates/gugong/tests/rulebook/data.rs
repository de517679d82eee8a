//! The printed data against the rules' own tables (section 3), corrected tables, and mistakes in them.

use gugong::automa::Automa;
use gugong::card::Card;
use gugong::data::{Files, Mistake, Printed, PrintedData, Side};
use gugong::decree::Decree;
use gugong::piece::{Area, Named, Token};
use gugong::{Gugong, Options};
use tabletop::record::Digests;
use tabletop::{Dice, Game, Match, Options as _, Purpose, Seed, laws};

fn printed() -> Printed {
    Printed::built_in()
}

/// The rows of the tables under this heading, cell by cell.
fn table(heading: &str) -> Vec<Vec<String>> {
    let rules = include_str!("../../../../docs/rules/gugong.md");
    let section = rules.split(&format!("\n### {heading}")).nth(1).unwrap().split("\n### ").next().unwrap();
    let rows = section.lines().filter(|line| line.starts_with('|'));
    rows.map(|row| row.trim_matches('|').split('|').map(|cell| cell.trim().replace(['`', '*'], "")).collect())
        .collect()
}

#[test]
fn gift_cards_are_those_of_the_rules() {
    // DATA-GIFT
    let mut rows: Vec<(String, String)> = Vec::new();
    for row in table("3.3").iter().filter(|row| row.len() == 9) {
        for half in [&row[0..4], &row[5..9]] {
            if half[0].parse::<u8>().is_ok() {
                rows.push((half[1].to_lowercase(), format!("{}/{}", half[2], half[3].to_lowercase())));
            }
        }
    }
    assert_eq!(rows.len(), 38);
    let set = |name: &str| {
        let mut cards: Vec<Card> =
            rows.iter().filter(|(set, _)| set == name).map(|(_, card)| Card::named(card).unwrap()).collect();
        cards.sort();
        cards
    };
    let sorted = |cards: &[Card]| {
        let mut cards = cards.to_vec();
        cards.sort();
        cards
    };
    let gifts = &printed().get().gifts;
    assert_eq!(sorted(&gifts.board), set("f"));
    assert_eq!(sorted(&gifts.deck), set("y"));
    for (number, hand) in gifts.hands.iter().enumerate() {
        assert_eq!(sorted(hand), set(&format!("p{}", number + 1)));
    }
}

#[test]
fn decrees_tokens_and_automa_cards_are_those_of_the_rules() {
    // DATA-DECREE, DATA-TOKEN, DATA-AUTOMA
    let mut count = 0;
    for row in table("3.5") {
        if let Some(decree) = Decree::named(&row[0].to_lowercase()) {
            let print = printed().get().decree(decree);
            assert_eq!(
                [&row[1], &row[2], &row[3]],
                [&print.level.to_string(), &print.cost.to_string(), &print.vp.to_string()]
            );
            count += 1;
        }
    }
    assert_eq!(count, 15);
    for row in table("3.6") {
        if let Some(token) = Token::named(&row[0].to_lowercase()) {
            let print = printed().get().token(token);
            assert_eq!([&row[2], &row[3]], [&print.a.to_string(), &print.b.to_string()], "{}", row[0]);
            count += 1;
        }
    }
    assert_eq!(count, 30);
    for row in table("3.8") {
        if let Some(card) = Automa::all().find(|card| card.to_string() == row[0].to_lowercase()) {
            let print = printed().automa[card.idx()];
            assert_eq!(print.area.map(Named::code), Area::named(&row[2].to_lowercase()).map(Named::code));
            let dusk = format!(
                "DUSK-{}",
                format!("{:?}", print.dusk).replace("FreeTravel", "Free-Travel").to_uppercase()
            );
            assert_eq!(dusk, row[3]);
            count += 1;
        }
    }
    assert_eq!(count, 41);
}

#[test]
fn the_board_is_that_of_the_rules() {
    // DATA-CONST, DATA-SIDE, DATA-MAP, DATA-DICE
    let p = printed();
    assert_eq!(p.dice, [[1, 2, 3, 4, 5, 6], [4, 5, 6, 7, 8, 9], [1, 2, 3, 7, 8, 9]]);
    let c = &p.constants;
    assert_eq!((c.rounds, c.servants, c.pool, c.junks, c.hold, c.slots), (4, 12, 6, 3, 3, 6));
    assert_eq!((c.intrigue, c.palace, c.thresholds), (14, 9, [4, 4, 5, 6, 7]));
    assert_eq!([1, 2, 3, 4, 5, 6, 7].map(|jade| p.jade_vp(jade)), [1, 3, 6, 10, 15, 17, 19]);
    assert_eq!(p.jade_vp(0), 0);
    let rules = include_str!("../../../../docs/rules/gugong.md");
    let map = rules.split("\n### 3.7").nth(1).unwrap();
    for (side, heading, cities) in [(Side::S, "**Side S", 14), (Side::L, "**Side L", 20)] {
        let print = p.get().side(side);
        assert_eq!(print.cities.len(), cities);
        let roads = map.split(heading).nth(1).unwrap().split("* Roads: ").nth(1).unwrap();
        let roads = roads.split(".\n").next().unwrap();
        let pairs: Vec<(String, String)> = roads
            .split([',', ';'])
            .map(|road| {
                road.trim().to_lowercase().split_once('–').map(|(a, b)| (a.into(), b.into())).unwrap()
            })
            .collect();
        let printed: usize = print.cities.iter().map(|city| print.roads[city.idx()].len() as usize).sum();
        assert_eq!(printed, 2 * pairs.len());
        for (one, other) in pairs {
            let city = |text: &str| gugong::city::City::named(text).unwrap();
            assert!(print.roads[city(&one).idx()].contains(city(&other)), "{one} {other}");
        }
    }
    let way: Vec<String> = p.get().side(Side::S).perimeter.iter().map(ToString::to_string).collect();
    let told = map.split("lower-right corner: ").nth(1).unwrap().split('.').next().unwrap().to_lowercase();
    assert_eq!(way.join(", "), told);
    assert_eq!((p.side_for(1), p.side_for(3), p.side_for(4)), (Side::S, Side::S, Side::L));
}

/// The mistakes of tables in which one file was changed.
fn mistakes(file: &str, change: impl Fn(&str) -> String) -> Vec<Mistake> {
    let mut files = Files::built_in();
    let text = change(files.named(file).unwrap());
    *files.named(file).unwrap() = &text;
    PrintedData::parse(&files).map(|_| Vec::new()).unwrap_or_else(|bad| bad)
}

/// That this change is refused there and for this reason.
fn refused(file: &'static str, (from, to): (&str, &str), line: usize, reason: &str) {
    let found = mistakes(file, |text| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    });
    let is_it = |bad: &Mistake| bad.file == file && bad.line == line && bad.reason.contains(reason);
    assert!(found.iter().any(is_it), "expected {file}:{line}: {reason}, found {found:?}");
    assert!(found.iter().any(|bad| bad.to_string().starts_with(&format!("{file}:{line}: "))));
}

#[test]
fn wrong_tables_are_refused_with_file_row_and_reason() {
    refused("gifts.toml", ("icon = \"dec\"", "icon = \"tea\""), 8, "unknown icon `tea`");
    refused("gifts.toml", ("value = 2", "value = 12"), 8, "1 to 9, not 12");
    refused("gifts.toml", ("id = \"02\"", "id = \"01\""), 8, "card 01 is there twice");
    refused("gifts.toml", ("set = \"p1\"", "set = \"p2\""), 1, "set p1 has 3 cards, not 4");
    refused("gifts.toml", ("set = \"f\"", "set = \"q\""), 3, "unknown set `q`");
    refused("dice.toml", ("[1, 2, 3, 4, 5, 6]", "[1, 2, 3]"), 2, "3 faces, not 6");
    refused("dice.toml", ("[1, 2, 3, 4, 5, 6]", "[0, 2, 3, 4, 5, 6]"), 2, "1 to 9");
    refused("decrees.toml", ("id = \"d1-2\"", "id = \"d1-1\""), 9, "decree d1-1 is there twice");
    refused("decrees.toml", ("id = \"d1-2\"", "id = \"d1-1\""), 1, "decree d1-2 is missing");
    refused("decrees.toml", ("id = \"d1-2\"", "id = \"d9-2\""), 9, "unknown decree `d9-2`");
    refused("decrees.toml", ("level = 1", "level = 2"), 3, "a decree of level 1");
    let second = "vp = 2\namount = 1\n[[decree]]\nid = \"d1-3\"";
    refused(
        "decrees.toml",
        (second, &second.replace("amount = 1", "amount = 2")),
        9,
        "the amount of d1-2 is 1",
    );
    refused("decrees.toml", ("cost = 1", "cost = 255"), 3, "at most 30");
    refused("dice.toml", ("[1, 2, 3, 4, 5, 6]", "[4, 4, 4, 4, 4, 4]"), 2, "two values at least");
    refused("tokens.toml", ("a = 4", "a = 5"), 3, "add up to 33, not 32");
    refused("tokens.toml", ("amount = 2", "amount = 255"), 10, "at most 30");
    refused("tokens.toml", ("special = 6", "special = 8"), 3, "at most 6 special");
    refused("tokens.toml", ("id = \"tt02\"", "id = \"tt99\""), 10, "unknown token `tt99`");
    refused("tokens.toml", ("worth = 2", "worth = 3"), 58, "tt12 is worth 2");
    refused("map.toml", ("\"t1 t2\"", "\"t1 t9\""), 21, "does not join two cities");
    refused("map.toml", ("\"t1 t2\"", "\"t2 t3\""), 22, "there twice");
    refused("map.toml", ("id = \"t2\"", "id = \"x2\""), 6, "`x2` is no city");
    refused("map.toml", ("\"b5\", \"m4\"", "\"b5\", \"t5\""), 41, "no road leads from b5 to t5");
    refused("automa.toml", ("area = \"travel\"", "area = \"tea\""), 3, "unknown area `tea`");
    refused("automa.toml", ("id = \"au02\"", "id = \"au01\""), 1, "au02 is missing");
    refused("sides.toml", ("[7, 5, 3]", "[7, 7, 3]"), 7, "less and less");
    refused("sides.toml", ("seats = [4, 5]", "seats = [5, 5]"), 13, "0 sides for 4 players");
    refused("constants.toml", ("slots = 6", "slots = 4"), 10, "at least as many slots");
    refused("constants.toml", ("wall-steps = 1", "wall-steps = 90"), 15, "expected 0 to 9");
    refused("constants.toml", ("brings = 2", "brings = 200"), 29, "brings 1 to 6");
    refused("constants.toml", ("[4, 4, 5, 6, 7]", "[4, 4, 5, 6]"), 11, "expected 5 numbers, not 4");
    refused("constants.toml", ("income = [0, 4, 4, 4]", "income = [0, 4]"), 5, "2 incomes for 4 rounds");
    refused("constants.toml", ("rounds = 4", "rounds = \"four\""), 2, "invalid type");
    refused("constants.toml", ("rounds = 4", "turns = 4"), 2, "unknown field `turns`");
    refused("constants.toml", ("rounds = 4", "rounds = = 4"), 2, "");
}

#[test]
fn a_reason_says_nothing_that_a_terminal_would_obey() {
    refused("gifts.toml", ("icon = \"dec\"", "icon = \"\\u001b[2J\""), 8, "unknown icon `\\u{1b}[2J`");
    refused("map.toml", ("\"t1 t2\"", "\"t1\\u0007t2\""), 21, "`t1\\u{7}t2` does not join");
}

/// To tell all of them took seconds.
#[test]
fn a_large_file_of_mistakes_is_refused_with_as_many_as_anybody_reads() {
    let row = "[[card]]\nid = \"a\"\nset = \"q\"\nvalue = 0\nicon = \"\"\n";
    let found = mistakes("gifts.toml", |_| row.repeat(6_000));
    assert_eq!(found.len(), 200);
    assert!(found.iter().all(|bad| bad.line < 500), "the first come first");
}

#[test]
fn a_map_in_pieces_is_refused_and_all_mistakes_are_told_at_once() {
    let cut = |text: &str| {
        ["t1 t2", "t1 m1"]
            .iter()
            .fold(text.to_owned(), |text, road| text.replacen(&format!("    \"{road}\",\n"), "", 1))
    };
    let found = mistakes("map.toml", cut);
    assert!(
        found.iter().any(|bad| bad.reason.contains("the map is in pieces") && bad.line == 4),
        "{found:?}"
    );
    let several = mistakes("gifts.toml", |text| {
        text.replacen("value = 1", "value = 0", 1).replacen("icon = \"s2\"", "icon = \"s9\"", 1)
    });
    assert_eq!(several.len(), 2, "{several:?}");
}

/// Tables in which the palace is one step nearer and a card is another.
fn corrected() -> Printed {
    let mut files = Files::built_in();
    let constants = files.constants.replacen("palace = 9", "palace = 8", 1);
    let gifts = files.gifts.replacen("icon = \"swap\"", "icon = \"pal\"", 1);
    (files.constants, files.gifts) = (&constants, &gifts);
    Printed::keep(PrintedData::parse(&files).unwrap())
}

#[test]
fn games_are_played_with_corrected_tables() {
    let tables = corrected();
    assert_ne!(tables, printed());
    assert_eq!(tables, corrected(), "the same tables are kept once");
    let hash = tables.get().hash().to_string();
    assert_eq!(hash.len(), 64);
    assert_eq!(Printed::named(&hash), Some(tables));
    assert_eq!(Printed::named("0"), None);
    let mut options = Options::default();
    options.set("tables", &hash).unwrap();
    assert_eq!(options.tables, tables);
    assert_eq!(options.lines(), [("tables", hash.clone())]);
    for seats in 1..=5 {
        (0..8).for_each(|seed| laws::check::<Gugong>(seats, &options, seed));
    }
    // A record names the tables it was played with.
    let mut game = Match::<Gugong>::new(2, options, Seed::nth(1, 1)).unwrap();
    let mut pick = Dice::new(Seed::nth(2, 2)).draw(Purpose::new("data"), 0);
    while let Some(me) = game.to_act().lowest() {
        let offers = game.offers(me).unwrap();
        game.play(me, offers[pick.below(offers.len() as u32) as usize]).unwrap();
    }
    let record = game.record(Digests::Last);
    assert!(record.contains(&format!("\noption tables {hash}\n")));
    assert_eq!(Match::<Gugong>::read(&record).unwrap().record(Digests::Last), record);
    let unknown = record.replace(&hash, &hash.replace(['0', '1', '2'], "f"));
    let refused = Match::<Gugong>::read(&unknown).err().unwrap().to_string();
    assert!(refused.contains("tables"), "{refused}");
}

#[test]
fn the_hash_knows_what_is_printed_and_nothing_else() {
    let hash = |file: &str, from: &str, to: &str| {
        let mut files = Files::built_in();
        let text = files.named(file).unwrap().replacen(from, to, 1);
        *files.named(file).unwrap() = &text;
        PrintedData::parse(&files).unwrap().hash()
    };
    let same = printed().get().hash();
    assert_eq!(hash("constants.toml", "# Numbers", "# All the numbers"), same, "comments do not matter");
    for (file, from, to) in [
        ("constants.toml", "harbour-vp = 4", "harbour-vp = 5"),
        ("sides.toml", "plaza = 5", "plaza = 6"),
        ("gifts.toml", "icon = \"can\"", "icon = \"pal\""),
        ("dice.toml", "[1, 2, 3, 4, 5, 6]", "[1, 2, 3, 4, 5, 7]"),
        ("decrees.toml", "vp = 2", "vp = 3"),
        ("tokens.toml", "amount = 2", "amount = 3"),
        ("map.toml", "    \"t2 m2\",\n", ""),
        ("automa.toml", "area = \"wall\"", "area = \"jade\""),
    ] {
        assert_ne!(hash(file, from, to), same, "{file}");
    }
    assert_eq!(
        same.to_string(),
        "d4b2bbba975c55380200a6612f9acc27d6614219823c2a354362075463b62b59",
        "the hash of the built-in tables is part of old records"
    );
}

#[test]
fn a_state_is_small() {
    fn size_of<T>() -> usize {
        std::mem::size_of::<T>()
    }
    let size = size_of::<gugong::State>();
    assert!(size <= 2048, "{size}");
    assert!(size_of::<gugong::Action>() <= 8);
    let _ = Gugong::SEATS;
}
