//! The printed data against the rules' own tables (section 3), and what the code relies on.

use confucius::actions_box::BoxAction;
use confucius::card::{Card, Cards, Currency};
use confucius::data::data;
use confucius::land::ForeignLand;
use confucius::piece::{Gift, Named};
use confucius::reward_card::{Reward, Rewards};

/// The rows of the table under this heading, cell by cell.
fn table(heading: &str) -> Vec<Vec<String>> {
    let rules = include_str!("../../../../docs/rules/confucius.md");
    let section = rules.split(&format!("\n### {heading}")).nth(1).unwrap().split("\n### ").next().unwrap();
    let rows = section.lines().filter(|line| line.starts_with('|')).skip(2);
    rows.map(|row| row.trim_matches('|').split('|').map(|cell| cell.trim().replace('`', "")).collect())
        .collect()
}

#[test]
fn the_deck_is_that_of_the_rules() {
    for (row, &card) in table("3.2").iter().zip(Card::ALL) {
        let mut one = Cards::default();
        one.add(card, 1);
        let printed = [one.worth(Currency::Coins), one.worth(Currency::Licences), Cards::all().count(card)];
        assert_eq!(row[1..], printed.map(|number| number.to_string()));
        assert_eq!(printed[0] + printed[1], 4);
    }
    assert_eq!(Cards::all().len(), 66);
}

#[test]
fn gifts_are_those_of_the_rules() {
    for (row, &gift) in table("3.3").iter().zip(Gift::ALL) {
        assert_eq!(row[0], gift.code());
        assert_eq!(row[2] == "available", gift == Gift::Tapestry);
    }
}

#[test]
fn officials_are_those_of_the_rules() {
    let copies: Vec<String> = data().tiles.officials.iter().map(|print| print.copies.to_string()).collect();
    assert_eq!(table("3.4")[0][1..7], copies);
    let costs: Vec<u8> = data().tiles.officials.iter().map(|print| print.cost).collect();
    assert_eq!(costs, [2, 3, 4, 5, 6, 7]);
    assert_eq!(data().tiles.officials.iter().map(|print| print.copies).sum::<u8>(), 24);
}

#[test]
fn lands_are_those_of_the_rules() {
    for (row, &land) in table("3.8").iter().zip(ForeignLand::ALL) {
        let boxes: Vec<String> = land
            .boxes()
            .iter()
            .map(|print| format!("{}{}", print.vp, if print.reward { "*" } else { "" }))
            .collect();
        assert_eq!((row[0].to_lowercase(), row[1].clone()), (land.code().into(), land.cost().to_string()));
        assert_eq!(row[2], boxes.join(", "));
        assert_eq!(land.boxes().iter().filter(|print| print.reward).count(), 1);
        assert!((2..=4).contains(&boxes.len()));
    }
}

#[test]
fn reward_cards_are_those_of_the_rules() {
    for (row, &reward) in table("3.9").iter().zip(Reward::ALL) {
        let name = row[0].trim_end_matches(" Ministry").trim_end_matches('!').to_lowercase();
        assert_eq!(name.replace(": ", "-").replace(' ', "-"), reward.code());
        assert_eq!(row[1], Rewards::all().count(reward).to_string());
    }
    assert_eq!(Rewards::all().len(), 10);
    assert!(Reward::ALL.iter().all(|&reward| Rewards::all().count(reward) <= 3), "two bits hold a count");
}

#[test]
fn actions_cost_the_cubes_of_the_rules() {
    for (row, &action) in table("3.11").iter().zip(BoxAction::ALL) {
        let cubes = data().cubes[action as usize];
        let again = if action == BoxAction::Commercial { "–".into() } else { cubes.again.to_string() };
        assert_eq!(row[3], format!("{} / {again}", cubes.first), "{}", row[0]);
    }
    let rows = table("3.11");
    let prices = |name: &str| {
        let row = rows.iter().find(|row| row[0] == name).unwrap();
        row[1..5].iter().map(|cell| cell.parse::<u8>().unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(prices("Normal (coins)"), data().board.junk_price.normal);
    assert_eq!(prices("With Gongbu discount"), data().board.junk_price.discount);
}

#[test]
fn a_state_is_small_plain_data() {
    fn is_plain<T: Copy>() -> usize {
        size_of::<T>()
    }
    assert!(is_plain::<confucius::State>() <= 1024);
    assert!(is_plain::<confucius::Action>() <= 6);
}
