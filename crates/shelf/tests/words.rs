//! Whole games told in every language: nothing without words, no words for nothing.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use i18n::{Locale, Say};
use shelf::Key;
use tabletop::{Seed, Tell, Viewer};

/// Options that bring every rule into play over a few games.
const TABLES: &[&[(&str, &str)]] = &[
    &[],
    &[("great-wall", "on"), ("supply-model", "printed")],
    &[("great-wall", "on"), ("super-event", "earthquake")],
    &[("super-event", "flood")],
    &[("super-event", "tornado")],
    &[("super-event", "sunrise")],
    &[("super-event", "charter")],
    &[("super-event", "assassination-attempt")],
    &[("super-event", "volcanic-eruption")],
    &[("super-event", "lanternfest"), ("edition", "2017")],
    &[("super-event", "buddha")],
    &[("super-event", "solar-eclipse")],
];

/// The same for Confucius; every sentence of it is told in its own tests.
const CONFUCIUS: &[&[(&str, &str)]] = &[
    &[],
    &[("advanced-game", "true")],
    &[("advanced-game", "true"), ("exam-auto-cancel", "false")],
    &[("advanced-game", "true"), ("admiral-variant", "true"), ("reward-hand-hidden", "false")],
];

/// The same for Gùgōng.
const GUGONG: &[&[(&str, &str)]] = &[
    &[],
    &[("special-tokens", "on")],
    &[("special-tokens", "on"), ("expert-setup", "on")],
    &[],
    &[("token-counts", "b")],
];

/// Sentences that are no events.
const OTHERWISE: &[&str] = &[
    "dragon-title",
    "dragon-blurb",
    "dragon-length",
    "dragon-do-",
    "dragon-ask-",
    "dragon-bar-",
    "dragon-option-",
    "dragon-board-",
];

fn has_words(text: &str, what: &str) {
    assert!(!text.contains('⟦'), "no words for {what}: {text}");
    assert!(!text.contains("  ") || what == "board", "a doubled space in {what}: {text}");
    assert!(!text.contains(".."), "a doubled full stop in {what}: {text}");
}

#[test]
fn whole_games_are_told_in_every_language() {
    let says: Vec<Say> = Locale::ALL.into_iter().map(Say::new).collect();
    let dragon = TABLES.iter().map(|options| (Key::Dragon, options));
    let confucius = CONFUCIUS.iter().map(|options| (Key::Confucius, options));
    let gugong = GUGONG.iter().map(|options| (Key::Gugong, options));
    for (number, (key, options)) in dragon.chain(confucius).chain(gugong).enumerate() {
        let options: Vec<(String, String)> =
            options.iter().map(|&(k, v)| (k.to_owned(), v.to_owned())).collect();
        let seats = key.seats().cycle().nth(number).unwrap();
        let mut game = key.start(seats, &options, Seed::nth(7, number as u64)).unwrap();
        while let Some(seat) = game.to_act().lowest() {
            for say in &says {
                let ask = format!("{}-ask-{}", game.key(), game.decision().unwrap());
                has_words(&say.words(&ask), &ask);
                let offers = game.offers_told(seat, say).unwrap();
                offers.iter().for_each(|offer| has_words(offer, "an offer"));
                let unique: BTreeSet<&String> = offers.iter().collect();
                assert_eq!(unique.len(), offers.len(), "no two offers sound alike: {offers:?}");
                game.barred(seat, say).unwrap().iter().for_each(|bar| has_words(&bar.text, bar.rule));
            }
            let chosen = game.suggest(seat, "random", game.ply() as u64 * 7919).unwrap().unwrap();
            game.play(seat, &chosen).unwrap();
            for say in &says {
                game.told(game.ply() - 1, Viewer::All, say)
                    .iter()
                    .for_each(|told| has_words(&told.text, told.id));
            }
            if game.ply().is_multiple_of(9) {
                says.iter().for_each(|say| has_words(&game.board(Viewer::Seat(seat), say), "board"));
            }
        }
        says.iter().for_each(|say| has_words(&game.board(Viewer::All, say), "board"));
        // Months, rounds and days are counted from one on, as people count them.
        let (plies, numbers): (Vec<usize>, Vec<u8>) = game.chapters().into_iter().unzip();
        let last = match key {
            Key::Dragon => 12..=12,
            Key::Confucius => 3..=12,
            Key::Gugong => 4..=4,
        };
        assert!(last.contains(&numbers.len()), "{key}: {numbers:?}");
        assert!(numbers.iter().zip(1..).all(|(&number, count)| number == count), "{key}: {numbers:?}");
        assert!(plies.is_sorted() && plies[0] < seats * 4, "{key}: {plies:?}");
    }
}

#[test]
fn whoever_listens_is_told_what_lies_in_a_group() {
    let say = Say::new(Locale::En);
    let mut game = Key::Dragon.start(2, &[], Seed::nth(7, 1)).unwrap();
    while game.decision() != Some("group") {
        let seat = game.to_act().lowest().unwrap();
        let chosen = game.suggest(seat, "random", 1).unwrap().unwrap();
        game.play(seat, &chosen).unwrap();
    }
    let offers = game.offers_told(game.to_act().lowest().unwrap(), &say).unwrap();
    let groups: Vec<&String> = offers.iter().filter(|offer| offer.starts_with("Choose group")).collect();
    assert!(!groups.is_empty(), "{offers:?}");
    for group in groups {
        assert!(group.contains(": ") && group.ends_with(" – free"), "{group}");
    }
}

#[test]
fn every_sentence_is_told_in_some_game() {
    let say = Say::new(Locale::En);
    let mut told: BTreeSet<String> = BTreeSet::new();
    for number in 0..TABLES.len() * 25 {
        let options = TABLES[number % TABLES.len()];
        let options: Vec<(String, String)> =
            options.iter().map(|&(k, v)| (k.to_owned(), v.to_owned())).collect();
        let mut game = Key::Dragon.start(2 + number % 4, &options, Seed::nth(8, number as u64)).unwrap();
        while let Some(seat) = game.to_act().lowest() {
            let chosen = game.suggest(seat, "random", (game.ply() + number) as u64 * 7919).unwrap().unwrap();
            game.play(seat, &chosen).unwrap();
            told.extend(
                game.told(game.ply() - 1, Viewer::All, &say).into_iter().map(|told| told.id.to_owned()),
            );
        }
    }
    let silent: Vec<String> = ids()
        .into_iter()
        .filter(|id| id.starts_with("dragon-") && !told.contains(id))
        .filter(|id| !OTHERWISE.iter().any(|kind| id.starts_with(kind)))
        .collect();
    assert_eq!(silent, [""; 0]);
}

#[test]
fn every_reason_has_words_in_every_language() {
    use dragon::Bar;
    use dragon::person::Person;
    use dragon::piece::{ActionCard, Good, Named, Privilege};
    let mut bars = vec![
        Bar::SameType,
        Bar::PairTaken,
        Bar::GroupTooDear { price: 3, yuan: 1 },
        Bar::PrivilegeTooDear { price: 2, yuan: 0 },
        Bar::WallFinished,
        Bar::NoWallTileLeft,
        Bar::WallTileLaid,
        Bar::PalaceAsHighAsCanBe,
        Bar::CardPlayed,
        Bar::NoTileLeft,
        Bar::PalaceFull,
        Bar::RoomLeft,
        Bar::PalaceHit,
        Bar::PalaceNotOverfull,
        Bar::TypeTaken,
        Bar::OnlyYoung,
        Bar::NobodyOfType,
    ];
    bars.extend(ActionCard::ALL.iter().map(|&card| Bar::NothingToPerform(card)));
    bars.extend(Privilege::ALL.iter().map(|&privilege| Bar::PrivilegeOutOfStock(privilege)));
    bars.extend(Person::ALL.iter().map(|&person| Bar::CardHires(person)));
    bars.extend(Good::ALL.iter().map(|&good| Bar::NothingOwned(good)));
    let mut told = BTreeSet::new();
    for say in Locale::ALL.map(Say::new) {
        for bar in &bars {
            let message = bar.tell(Viewer::Spectator);
            has_words(&say.try_message(&message).unwrap(), message.id);
            told.insert(message.id.to_owned());
        }
    }
    let silent: Vec<String> =
        ids().into_iter().filter(|id| id.starts_with("dragon-bar-") && !told.contains(id)).collect();
    assert_eq!(silent, [""; 0]);
}

#[test]
fn every_option_has_words_in_every_language() {
    for say in Locale::ALL.map(Say::new) {
        for key in Key::ALL {
            has_words(&say.words(&format!("{key}-title")), "title");
            has_words(&say.words(&format!("{key}-blurb")), "blurb");
            for setting in key.settings() {
                let id = format!("{key}-option-{}", setting.key);
                has_words(&say.words(&id), &id);
                setting.values.iter().for_each(|value| has_words(&say.words(&format!("{id}-{value}")), &id));
            }
        }
    }
}

#[test]
fn no_words_are_there_for_nothing() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut code = String::new();
    read_all(&root.join("crates"), &mut code);
    let mut used: BTreeSet<String> = BTreeSet::new();
    struct Sources;
    impl shelf::Errand for Sources {
        type Out = &'static [&'static str];
        fn run<G: shelf::Listed>(self) -> Self::Out {
            G::SOURCES
        }
    }
    for key in Key::ALL {
        used.extend(shelf::visit(key, Sources).iter().map(|source| format!("{key}-board-for-{source}")));
        used.extend([format!("{key}-title"), format!("{key}-blurb")]);
        for setting in key.settings() {
            used.insert(format!("{key}-option-{}", setting.key));
            used.extend(setting.values.iter().map(|value| format!("{key}-option-{}-{value}", setting.key)));
        }
    }
    for (key, rules) in
        [(Key::Dragon, "year-of-the-dragon"), (Key::Confucius, "confucius"), (Key::Gugong, "gugong")]
    {
        let rules = fs::read_to_string(root.join(format!("docs/rules/{rules}.md"))).unwrap();
        let decisions = rules.split("### 14.2").nth(1).unwrap().split("\n## ").next().unwrap();
        used.extend(decisions.split('`').skip(1).step_by(2).map(|decision| format!("{key}-ask-{decision}")));
    }
    for id in ids() {
        assert!(used.contains(&id) || code.contains(&format!("\"{id}\"")), "nobody says {id}");
    }
}

/// Every message id, in the order of the files.
fn ids() -> Vec<String> {
    let texts = Locale::En.sources().into_iter().flat_map(|(_, text)| text.lines());
    let messages = texts.filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    messages.map(|line| line.split([' ', '=']).next().unwrap().to_owned()).collect()
}

fn read_all(folder: &Path, code: &mut String) {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            read_all(&path, code);
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            code.push_str(&fs::read_to_string(&path).unwrap());
        }
    }
}
