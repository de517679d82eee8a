//! Model cards: what stands beside a net is true of it.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use bots::net::card::{Card, Recorded, Training};
use bots::net::{Net, Unfit};
use bots::{Playable, Recipe, Trainable};
use confucius::Confucius;
use dragon::Dragon;
use gugong::Gugong;

fn weights() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../weights")
}

/// Names without their endings, of all files with this one.
fn named(ending: &str) -> BTreeSet<String> {
    let files = fs::read_dir(weights()).unwrap().map(|entry| entry.unwrap().path());
    let own = files.filter(|path| path.extension().is_some_and(|own| own == ending));
    own.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned()).collect()
}

fn both(name: &str) -> (Net, Card) {
    let net = Net::parse(&fs::read(weights().join(format!("{name}.net"))).unwrap()).unwrap();
    let card = fs::read_to_string(weights().join(format!("{name}.toml"))).unwrap();
    (net, Card::parse(&card).unwrap_or_else(|bad| panic!("{name}: {bad}")))
}

#[test]
fn every_net_has_a_card_that_says_what_its_header_says() {
    assert_eq!(named("net"), named("toml"));
    for name in named("net") {
        let (Net { header, .. }, card) = both(&name);
        assert_eq!(name, format!("{}-{}", card.game, card.seats));
        assert_eq!((&card.game, card.seats), (&header.game, header.seats), "{name}");
        assert_eq!(card.units, header.hidden, "{name}");
        assert!(card.rules.contains(&header.rules), "{name} may play by what it has learned");
        let last = card.training.last().unwrap();
        assert_eq!((last.games, last.seed), (header.games, header.seed), "{name}");
        assert_ne!(card.training[0].from, "the training before", "{name}");
    }
}

#[test]
fn contests_are_between_bots_that_can_be_met() {
    for name in named("toml") {
        let (_, card) = both(&name);
        assert!(!card.arena.is_empty(), "{name}");
        for contest in &card.arena {
            assert!(bots::is_known(&contest.bot), "{name}: {}", contest.bot);
            assert!(card.rules.contains(&contest.rules), "{name}: by rules it may not play");
            let is_meng = card.seats == 1 && contest.against.starts_with("meng ");
            assert!(is_meng || bots::is_known(&contest.against), "{name}: {}", contest.against);
            assert!((0.0..=100.0).contains(&contest.wins), "{name}: {}", contest.wins);
        }
    }
}

#[test]
fn a_written_card_is_read_as_it_was() {
    let training = |from: Option<&str>| Training {
        notes: Some("a \"quoted\" word,\na back\\slash".to_owned()),
        minutes: Some(20.0),
        ..Training::of(&Confucius::RECIPE, from.map(str::to_owned), (640, 7))
    };
    let card = Card {
        game: "confucius".to_owned(),
        seats: 3,
        units: 128,
        rules: vec![1, 2],
        since: "unknown".to_owned(),
        training: vec![training(None), training(Some("weights/confucius-3.net"))],
        arena: Vec::new(),
        calibration: None,
    };
    assert_eq!(Card::parse(&card.to_string()), Ok(card.clone()), "{card}");
    assert_eq!(card.training[0].shaping, Recorded::Is((Recipe::STANDARD.shaping, 0.0)));
    assert_eq!(card.training[1].shaping, Recorded::Is((0.0, 0.0)), "who begins with a net needs no shaping");
    let unknown = card.to_string().replace("lambda = 0.95", "lambda = \"unknown\"");
    assert_ne!(Card::parse(&unknown), Ok(card.clone()));
    assert_eq!(Card::parse(&Card::parse(&unknown).unwrap().to_string()), Card::parse(&unknown));
    assert!(Card::parse(&card.to_string().replace("lambda = 0.95", "lambda = \"about 1\"")).is_err());
}

/// A net plays the rules its card allows; without a card, those it has learned.
fn plays_what_its_card_says<G: Playable>(seats: usize) {
    let (net, card) = both(&format!("{}-{seats}", G::KEY));
    let file = net.write();
    let read = |card: Option<&Card>| Net::read::<G>(&file, card, seats).map(|_| ());
    assert_eq!(read(Some(&card)), Ok(()));
    let narrow = Card { rules: vec![G::RULES + 1], ..card.clone() };
    assert_eq!(read(Some(&narrow)), Err(Unfit::Other("version of the rules")));
    let mut old = net;
    old.header.rules = 0;
    let old = old.write();
    assert_eq!(Net::read::<G>(&old, None, seats).map(|_| ()), Err(Unfit::Other("version of the rules")));
    assert_eq!(Net::read::<G>(&old, Some(&card), seats).map(|_| ()), Ok(()));
    // Somebody who goes on with an old game meets the same opponents.
    for rules in 1..=G::RULES {
        assert!(G::nets().get::<G>(seats, rules).is_ok(), "{} by rules {rules}", G::KEY);
    }
    assert_eq!(
        G::nets().get::<G>(seats, G::RULES + 1).map(|_| ()),
        Err(&Unfit::Other("version of the rules"))
    );
}

#[test]
fn a_net_plays_the_rules_its_card_allows() {
    plays_what_its_card_says::<Dragon>(2);
    plays_what_its_card_says::<Confucius>(3);
    plays_what_its_card_says::<Gugong>(1);
}
