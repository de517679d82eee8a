//! The printed data against the box (rules section 3), and what the code relies on.

use dragon::data::data;
use dragon::person::{Kind, Person};
use dragon::piece::{ActionCard, Named};

#[test]
fn data_is_sound() {
    let tiles = &data().tiles;
    assert_eq!(tiles.iter().map(|tile| u32::from(tile.in_box)).sum::<u32>(), 90);
    for n in 2..=5_u8 {
        let used: u8 = tiles.iter().map(|tile| tile.copies.for_players(n)).sum();
        assert_eq!(used, 18 * n);
        assert!(tiles.iter().all(|tile| tile.copies.for_players(n) <= tile.in_box));
        for great_wall in [false, true] {
            let sizes = data().cards.groups(n.into(), great_wall);
            assert_eq!(sizes.len(), usize::from(n));
            assert_eq!(sizes.iter().sum::<u8>(), if great_wall { 8 } else { 7 });
        }
    }
    for person in Person::ALL {
        if let Some(old) = person.old() {
            let (young, old) = (&tiles[person.young() as usize], &tiles[old as usize]);
            assert!(
                young.symbols < old.symbols && young.value > old.value,
                "the old know more and walk less"
            );
        }
    }
    assert_eq!(data().cards.symbols(ActionCard::Taxes), 2);
    let start = &data().supplies.start;
    assert_eq!(start.type_cards * 9 + start.wild_cards, 11);
}

#[test]
fn the_table_of_tiles_is_that_of_the_rules() {
    // Section 3.7 prints the same table for machines.
    let rules = include_str!("../../../../docs/rules/year-of-the-dragon.md");
    let table = rules.split("### 3.7").nth(1).unwrap().split("```").nth(1).unwrap();
    for &kind in Kind::ALL {
        let name = kind.person().code().replace('-', "_").to_uppercase();
        let line = table.lines().find(|line| line.starts_with(&name)).unwrap();
        let age = if kind.person().old() == Some(kind) { "O = [" } else { "Y = [" };
        let numbers: Vec<&str> =
            line.split(age).nth(1).unwrap().split(']').next().unwrap().split(", ").collect();
        let tile = &data().tiles[kind as usize];
        assert_eq!(numbers[0], tile.symbols.to_string(), "{kind}");
        assert_eq!(numbers[1], tile.value.to_string(), "{kind}");
        let copies: Vec<u8> = (2..=5).map(|n| tile.copies.for_players(n)).collect();
        let printed: Vec<u8> = match numbers[2] {
            "\"2n\"" => vec![4, 6, 8, 10],
            "\"n+1\"" => vec![3, 4, 5, 6],
            "\"n-1\"" => vec![1, 2, 3, 4],
            other => panic!("{other}"),
        };
        assert_eq!(copies, printed, "{kind}");
    }
}

#[test]
fn a_state_is_small_plain_data() {
    fn is_plain<T: Copy>() -> usize {
        size_of::<T>()
    }
    assert!(is_plain::<dragon::State>() <= 1024);
    assert!(is_plain::<dragon::Action>() <= 4);
}
