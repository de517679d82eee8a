//! Setup (section 5, SETUP) and chance (section 9).

use std::collections::{BTreeMap, BTreeSet};

use confucius::card::Cards;
use confucius::official::{Space, SpaceSet};
use confucius::piece::{Candidate, Gift, Named};
use confucius::reward_card::Rewards;
use confucius::{Confucius, Options, State};
use tabletop::{Dice, Game, Seed};

fn setup(seats: usize, seed: u64) -> State {
    Confucius::setup(seats, &Options::default(), Dice::new(Seed::nth(seed, 0)))
}

/// How often each outcome of this many games occurs.
fn outcomes<T: Ord>(games: u64, of: impl Fn(&State) -> T) -> BTreeMap<T, u32> {
    let mut counts = BTreeMap::new();
    (0..games).for_each(|seed| *counts.entry(of(&setup(4, seed))).or_default() += 1);
    counts
}

#[test]
fn the_table_is_laid_as_the_rules_say() {
    for seats in 3..=5 {
        let state = setup(seats, 1);
        let table = &state.table;
        assert_eq!((table.junk_supply, table.wall, table.round), (25, 0, 1), "CF-SETUP-1");
        assert_eq!(state.sealed.rewards.iter().copied().collect::<Rewards>(), Rewards::all(), "CF-SETUP-2");
        assert_eq!(table.distant_lands.len(), 5);
        assert!(table.distant_lands.iter().all(|land| land.visitors.is_empty()), "CF-SETUP-4");
        assert!(table.foreign_lands.iter().all(|land| land.result.is_none()), "CF-SETUP-5");
        for (_, officials) in table.ministries.iter() {
            let numbers: Vec<u8> = officials.tiles().iter().map(Space::number).collect();
            assert_eq!(numbers, [3, 4, 5], "CF-SETUP-6");
            assert_eq!(officials.bribed(), SpaceSet::default());
        }
        assert_eq!(table.official_pile, 15, "CF-SETUP-6");
        assert_eq!(table.students.red.or(table.students.plain), None, "CF-SETUP-8");
        // CF-SETUP-9
        let deck = state.sealed.deck.iter().fold([0_u8; 3], |mut deck, &card| {
            deck[card as usize] += 1;
            deck
        });
        assert_eq!(deck, [22 - seats as u8; 3]);
        assert_eq!((table.deck, table.discard), (66 - 3 * seats as u8, Cards::default()));
        for (seat, family) in table.families.by_seat() {
            assert_eq!(state.hands[seat].cards, Cards::new(1, 1, 1));
            // CF-SETUP-10
            assert!(family.available.iter().eq([Gift::Tapestry]));
            assert_eq!(family.unavailable.iter().count(), 5);
            let armies = family.armies;
            assert_eq!((armies.supply, armies.colonies, armies.insulted), (6, 0, 0));
            assert_eq!((family.shipyard, family.ocean, family.score, family.rewards), (0, 0, 0, 0));
            assert!(table.families.seats().all(|other| family.given(other).is_none()));
        }
    }
}

#[test]
fn the_larger_ministry_tile_is_the_ministers() {
    // CF-SETUP-3
    let mut values = BTreeSet::new();
    for seed in 0..300 {
        let state = setup(4, seed);
        let mut used = Vec::new();
        for (_, officials) in state.table.ministries.iter() {
            assert!(officials.minister_vp >= officials.secretary_vp);
            used.extend([officials.minister_vp, officials.secretary_vp]);
        }
        for value in 4..=8 {
            assert!(used.iter().filter(|vp| **vp == value).count() <= 2, "two of each value");
        }
        values.extend(used);
    }
    assert!(values.into_iter().eq(4..=8));
}

#[test]
fn the_blue_tiles_and_the_lands_are_a_part_of_those_in_the_box() {
    // CF-SETUP-4, CF-SETUP-5, section 9
    let tiles = outcomes(600, |state| {
        let mut vp: Vec<u8> = state.table.distant_lands.iter().map(|land| land.vp).collect();
        vp.sort_unstable();
        vp
    });
    for vp in tiles.keys() {
        let count = |value| vp.iter().filter(|&&vp| vp == value).count();
        assert!(count(2) <= 2 && count(3) <= 2 && count(4) <= 3, "{vp:?}");
    }
    assert_eq!(tiles.len(), 6, "every pair can be left out");
    let lands = outcomes(3000, |state| state.table.foreign_lands.map(|land| land.land));
    assert_eq!(lands.len(), 60);
    assert!(lands.values().all(|count| (20..90).contains(count)), "{lands:?}");
}

#[test]
fn the_three_for_any_ministry_lie_below_the_named_ones() {
    // CF-SETUP-7, CF-SETUP-8
    let orders = outcomes(600, |state| {
        let stack: Vec<Candidate> = state.sealed.candidates.iter().rev().copied().collect();
        assert_eq!(&stack[2..], [Candidate::Any; 3]);
        assert_eq!(state.table.candidates.below, 5);
        [state.table.candidates.face_up.unwrap(), stack[0], stack[1]]
    });
    assert_eq!(orders.len(), 6, "shuffled");
    assert!(orders.values().all(|count| (60..140).contains(count)), "{orders:?}");
}

#[test]
fn the_first_chief_minister_is_drawn_and_nothing_else_depends_on_the_number() {
    // CF-SETUP-11, CF-CM-1
    for seats in 3..=5 {
        let chiefs: BTreeSet<usize> =
            (0..100).map(|seed| setup(seats, seed).table.chief_minister.idx()).collect();
        assert!(chiefs.into_iter().eq(0..seats));
    }
    let chiefs = outcomes(2000, |state| state.table.chief_minister);
    assert!(chiefs.values().all(|count| (420..580).contains(count)), "{chiefs:?}");
    // With the same seed the table is the same, but for what each player owns.
    let (three, five) = (setup(3, 7).table, setup(5, 7).table);
    assert_eq!(three.ministries, five.ministries);
    assert_eq!((three.distant_lands, three.foreign_lands), (five.distant_lands, five.foreign_lands));
    assert_eq!(three.candidates, five.candidates);
}

#[test]
fn decks_are_shuffled() {
    // Section 9: the top card is each type equally often, and reward cards come in any order.
    let top = outcomes(1500, |state| state.sealed.deck.last().copied());
    assert_eq!(top.len(), 3);
    assert!(top.values().all(|count| (410..590).contains(count)), "{top:?}");
    let reward = outcomes(1500, |state| state.sealed.rewards.last().map(|reward| reward.code()));
    assert_eq!(reward.len(), 9);
    assert!((220..380).contains(&reward[&Some("bribery-any")]), "there are two of them: {reward:?}");
    let official = outcomes(1500, |state| state.sealed.officials.last().copied());
    assert_eq!(official.len(), 6);
}
