//! Whole games told in every language: nothing without words, no words for nothing.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use i18n::{Locale, Say};
use shelf::Key;
use tabletop::{Seed, Settings, Tell, Viewer};

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
    "dragon-stage-",
];

fn owned(settings: Settings) -> Vec<(String, String)> {
    settings.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect()
}

fn dragon() -> Key {
    Key::named("dragon").unwrap()
}

fn has_words(text: &str, what: &str) {
    assert!(!text.contains('⟦'), "no words for {what}: {text}");
    assert!(!text.contains("  ") || what == "board", "a doubled space in {what}: {text}");
    assert!(!text.contains(".."), "a doubled full stop in {what}: {text}");
}

#[test]
fn whole_games_are_told_in_every_language() {
    let says: Vec<Say> = Locale::ALL.into_iter().map(Say::new).collect();
    let tables =
        Key::ALL.into_iter().flat_map(|key| key.manifest().agreements.iter().map(move |set| (key, *set)));
    for (number, (key, options)) in tables.enumerate() {
        let options = owned(options);
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
                game.bars_told(seat, say).unwrap().iter().for_each(|bar| has_words(&bar.text, bar.rule));
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
        let (least, most) = key.manifest().chapters;
        assert!((least..=most).contains(&numbers.len()), "{key}: {numbers:?}");
        assert!(numbers.iter().zip(1..).all(|(&number, count)| number == count), "{key}: {numbers:?}");
        assert!(plies.is_sorted() && plies[0] < seats * 4, "{key}: {plies:?}");
    }
}

#[test]
fn whoever_listens_is_told_what_lies_in_a_group() {
    let say = Say::new(Locale::En);
    let mut game = dragon().start(2, &[], Seed::nth(7, 1)).unwrap();
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
    let tables = dragon().manifest().agreements;
    for number in 0..tables.len() * 22 {
        let options = owned(tables[number % tables.len()]);
        let mut game = dragon().start(2 + number % 4, &options, Seed::nth(8, number as u64)).unwrap();
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
        used.extend(["title", "blurb", "length"].map(|what| format!("{key}-{what}")));
        for setting in key.settings() {
            used.insert(format!("{key}-option-{}", setting.key));
            used.extend(setting.values.iter().map(|value| format!("{key}-option-{}-{value}", setting.key)));
        }
    }
    for key in Key::ALL {
        let decisions = key.manifest().rulebook.split("### 14.2").nth(1).unwrap();
        let decisions = decisions.split("\n## ").next().unwrap();
        used.extend(decisions.split('`').skip(1).step_by(2).map(|decision| format!("{key}-ask-{decision}")));
    }
    for id in ids() {
        assert!(used.contains(&id) || code.contains(&format!("\"{id}\"")), "nobody says {id}");
    }
}

/// Every message id, in the order of the files.
fn ids() -> Vec<String> {
    let texts = Locale::En.sources().iter().flat_map(|(_, text)| text.lines());
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
