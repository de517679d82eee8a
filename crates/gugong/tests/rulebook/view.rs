//! The view JSON (section 15).

use std::collections::BTreeSet;

use gugong::card::{Card, Cards};
use gugong::city::City;
use gugong::decree::Decree;
use gugong::known::KnownCards;
use gugong::piece::{Area, Named, Token, Tokens};
use gugong::player::{Junk, PairAt, Player};
use gugong::table::Phase;
use gugong::task::{Loading, Question, Step};
use gugong::{Gugong, Hand, Options};
use serde_json::Value;
use tabletop::{Dice, Game, Seat, Seed, Viewer};

use crate::laws::every_game;
use crate::scene::{Scene, harbour};

fn cards(list: &[&str]) -> Cards {
    list.iter().map(|text| Card::named(text).unwrap()).collect()
}

/// The position of section 15.6.
fn example() -> gugong::State {
    let mut state = Gugong::setup(2, &Options::default(), Dice::new(Seed::nth(0, 0)));
    let (one, other) = (Seat::new(0), Seat::new(1));
    let table = &mut state.table;
    table.agenda = Default::default();
    table.agenda.step(Step::Turns);
    table.agenda.ask((other, Question::AreaAct(Area::Canal)));
    table.agenda.ask((other, Question::Load(Loading::First)));
    (table.round, table.phase, table.first, table.next_first, table.turn) =
        (2, Phase::Day, other, Some(one), Some(other));
    table.dice = [5, 9, 9];
    let gifts = ["3/s2", "5/wall", "7/s1", "2/wall", "8/none", "6/int", "5/can"];
    for (&area, gift) in Area::ALL.iter().zip(gifts) {
        table.gifts[area] = Card::named(gift).unwrap();
    }
    table.offer = Some((Card::named("5/can").unwrap(), Area::Canal));
    table.cities = [None; City::PLACES];
    table.tokens = Default::default();
    for (city, token) in [
        ("t1", "tt01"),
        ("t5", "tt01"),
        ("m1", "tt02"),
        ("m2", "tt04"),
        ("b1", "tt05"),
        ("b2", "tt08"),
        ("b3", "tt10"),
        ("b4", "tt11"),
        ("b5", "tt07"),
    ] {
        let city = City::named(city).unwrap();
        table.cities[city.idx()] = Token::named(token);
        table.tokens.add(city);
    }
    table.token_pile = Tokens::default();
    table.token_pile.add(Token::Tt06, 14);
    table.token_discard = Tokens::default();
    for token in ["tt03", "tt03", "tt06", "tt06", "tt08", "tt09"] {
        table.token_discard.add(Token::named(token).unwrap(), 1);
    }
    let decrees: [(Decree, &[Seat]); 6] = [
        (Decree::D11, &[]),
        (Decree::D13, &[other, one]),
        (Decree::D25, &[other]),
        (Decree::D23, &[one]),
        (Decree::D31, &[one]),
        (Decree::D35, &[]),
    ];
    for (idx, (decree, servants)) in decrees.into_iter().enumerate() {
        table.decrees[idx].decree = decree;
        table.decrees[idx].servants = servants.iter().copied().collect();
    }
    table.ranks[one] = other;
    table.ranks[other] = one;
    let place = harbour("a4");
    table.canal[place.route()][place.place()] = Some(Junk { owner: other, regular: 2, pair: false });
    let common = Player { intrigue: 3, junks: 3, known: KnownCards::default(), ..Player::default() };
    let mut white = Player { vp: 11, supply: 8, pair: PairAt::Supply, envoy: 5, ..common };
    white.cells.pair = 1;
    white.traveller = City::named("m4");
    white.slots = [Token::Tt01, Token::Tt02].into_iter().collect();
    let mut red = Player { vp: 9, pool: 2, supply: 5, wall: 1, envoy: 6, junks: 2, ..common };
    red.traveller = City::named("t2");
    red.slots = [Token::Tt01].into_iter().collect();
    table.players[one] = white;
    table.players[other] = red;
    state.hands[one] = Hand { cards: cards(&["9/none"]), discard: cards(&["1/can", "3/s2", "4/swap"]) };
    state.hands[other] =
        Hand { cards: Cards::default(), discard: cards(&["2/dec", "4/int", "4/wall", "6/pal"]) };
    state
}

#[test]
fn the_example_of_the_rules_is_written_as_it_stands_there() {
    // 15.6
    let rules = include_str!("../../../../docs/rules/gugong.md");
    let section = rules.split("\n### 15.6").nth(1).unwrap();
    let written: Value =
        serde_json::from_str(section.split("```json").nth(1).unwrap().split("```").next().unwrap()).unwrap();
    let state = example();
    let viewer = Viewer::Seat(Seat::new(1));
    let seen = serde_json::to_value(state.view(viewer).at(92)).unwrap();
    assert_eq!(seen, written);
    let mut offers = Vec::new();
    state.legal(Seat::new(1), &mut offers);
    let offers: Vec<String> = offers.iter().map(ToString::to_string).collect();
    assert_eq!(offers, ["load 1 at a4", "launch 1 at a1"]);
    // The same keys in the same order, every one.
    let text = serde_json::to_string(&state.view(viewer).at(92)).unwrap();
    let compact: String =
        section.split("```json").nth(1).unwrap().split("```").next().unwrap().split_whitespace().collect();
    assert_eq!(text.replace(' ', ""), compact);
}

#[test]
fn what_waits_is_named_and_what_is_to_come_is_listed() {
    // 15.3, 15.4
    let agenda = |s: &Scene| s.json()["table"]["agenda"].clone();
    let mut s = Scene::new("do area X travel\nX pool 2 pair pool\nY");
    s.play(&["travel 2"]);
    assert_eq!(agenda(&s), serde_json::json!(["move 0", "move 0"]));
    assert_eq!(s.json()["table"]["pending"]["amount"], 2);
    let mut s = Scene::new("gifts wall 6/int\nX hand 4/dec,7/s1 slots tt12,tt01,tt01\nY");
    s.play(&["offer 4/dec", "give to wall"]);
    assert_eq!(s.json()["table"]["pending"]["card"], "4/dec");
    s.play(&["exchange 2 for servant"]);
    assert_eq!(agenda(&s), serde_json::json!(["offer-pay 0 4/dec wall"]));
    let mut s = Scene::new("do area X wall\ndecrees d2-3:X\nX pool 1 pair pool\nY");
    s.play(&["build 2"]);
    assert_eq!(agenda(&s), serde_json::json!(["build 0 2", "extra 0"]));
    let s = Scene::new("round 1\ndo dusk\nautoma au02 au05\nintrigue 1:X 2:M\nX wall 3\nM pool 6");
    assert_eq!(s.awaited(), "X intrigue-bonus");
    assert_eq!(agenda(&s), serde_json::json!(["bonus 1", "dusk 1 au05"]));
    assert_eq!(s.json()["table"]["phase"], "dusk");
    let mut s = Scene::new("do area X canal\ncanal a2:X2\nX pool 2\nY");
    s.play(&["ship 2", "load 1 at a2"]);
    assert_eq!((s.decision(), agenda(&s)), (Some("claim"), serde_json::json!(["load 0"])));
    assert_eq!(s.json()["table"]["pending"]["harbour"], "a2");
}

#[test]
fn views_of_whole_games_have_the_keys_of_the_rules() {
    // 15.1 to 15.3, 15.5
    let rules = include_str!("../../../../docs/rules/gugong.md");
    let keys = |heading: &str| -> Vec<String> {
        let section =
            rules.split(&format!("\n### {heading}")).nth(1).unwrap().split("\n### ").next().unwrap();
        let rows = section.lines().filter(|line| line.starts_with("| `"));
        rows.flat_map(|row| {
            row.split('|')
                .nth(1)
                .unwrap()
                .split(',')
                .map(|key| key.trim().replace('`', ""))
                .collect::<Vec<_>>()
        })
        .collect()
    };
    let listed = |value: &Value| -> Vec<String> { value.as_object().unwrap().keys().cloned().collect() };
    let sorted = |mut list: Vec<String>| {
        list.sort();
        list
    };
    let (table, player, pending) = (sorted(keys("15.1")), sorted(keys("15.2")), sorted(keys("15.3")));
    let mut count = 0;
    every_game(|_, after, _| {
        count += 1;
        if count % 97 != 0 {
            return;
        }
        let view = serde_json::to_value(after.view(Viewer::All).at(1)).unwrap();
        assert_eq!(sorted(listed(&view["table"])), table);
        assert_eq!(sorted(listed(&view["table"]["players"][0])), player);
        if !view["table"]["pending"].is_null() {
            assert_eq!(sorted(listed(&view["table"]["pending"])), pending);
        }
        assert_eq!(view["backs"].as_array().unwrap().len(), after.hands.len());
    });
    assert!(count > 10_000);
}

#[test]
fn every_decision_of_the_rules_is_posed_in_some_game() {
    // 14.3
    let mut posed = BTreeSet::new();
    every_game(|before, _, _| {
        posed.extend(Gugong::decision(&before.table));
    });
    let rules = include_str!("../../../../docs/rules/gugong.md");
    let section = rules.split("\n### 14.3").nth(1).unwrap().split("\n### ").next().unwrap();
    let named: BTreeSet<&str> = section.split('`').skip(3).step_by(2).collect();
    let never: Vec<_> = named.difference(&posed).collect();
    assert!(never.is_empty(), "14.3 names {never:?}, which no game poses");
    let nameless: Vec<_> = posed.difference(&named).collect();
    assert!(nameless.is_empty(), "{nameless:?} are posed and stand not in 14.3");
}
