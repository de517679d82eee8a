//! Nothing came from nowhere: the invariants of rules section 11 that one position can show. Those that need two
//! (that scores never fall, that a resolved ministry never changes, that the potential of section 7.2 falls) are
//! checked by `tests/rulebook/laws.rs`.

use tabletop::Seat;

use crate::State;
use crate::actions_box::{ActionSpace, BoxAction};
use crate::card::{Card, Cards};
use crate::data::data;
use crate::official::{Space, SpaceSet};
use crate::piece::{Candidate, Gift, Named, Student};
use crate::reward_card::Rewards;
use crate::setup::size;
use crate::table::{InvasionResult, Phase, Table};
use crate::task::Question;

pub(crate) fn audit(state: &State) {
    let table = &state.table;
    cards_are_all_there(state);
    junks_are_all_there(table);
    armies_are_all_there(table);
    cubes_are_all_there(table);
    gifts_are_sound(table);
    tiles_are_all_there(state);
    ministries_are_sound(table);
    rewards_are_all_there(state);
    rounds_are_sound(table);
    students_are_sound(table);
    lands_are_sound(table);
    scores_add_up(table);
    assert_eq!(
        table.to_act().is_empty(),
        table.agenda.question().is_none(),
        "somebody acts exactly while something is asked"
    );
    assert_eq!(
        table.agenda.is_empty(),
        table.phase == Phase::Over,
        "the game is over exactly when nothing is pending"
    );
}

fn cards_are_all_there(state: &State) {
    let table = &state.table;
    let mut deck = Cards::default();
    state.sealed.deck.iter().for_each(|&card| deck.add(card, 1));
    assert_eq!(deck.len(), table.deck, "the size of the deck is on the table");
    let mut all = deck + table.discard;
    let (mut drawn, mut held, mut tutored) = (deck, Cards::default(), Cards::default());
    for (seat, hand) in state.hands.by_seat() {
        let laid = hand.contributed.map(|(_, cards)| cards).unwrap_or_default();
        all += hand.cards + laid;
        drawn += hand.drawn;
        held += hand.held;
        let (has, family) = (hand.cards + laid, &table.families[seat]);
        let is_in =
            |some: Cards, all: Cards| Card::ALL.iter().all(|&card| some.count(card) <= all.count(card));
        assert!(is_in(family.known, has), "what is known to be in a hand is there");
        assert!(is_in(family.known, hand.held), "and was when the deck was shuffled");
        assert_eq!(hand.drawn.len(), family.drawn, "how many cards were drawn is on the table");
        let (came, stayed) = (hand.held + hand.drawn, has + family.paid);
        assert!(is_in(stayed, came), "nobody has or has paid what he neither held nor drew");
        assert_eq!((came - stayed).len(), family.tutored, "how many cards were laid is on the table");
        tutored += came - stayed;
        let round_began = table.agenda.question() == Some(Question::Appoint);
        assert!(!round_began || has.len() <= data().board.hand_limit, "CF-IV-16");
    }
    assert_eq!(all, Cards::all(), "CF-IV-1");
    assert_eq!(drawn, table.shuffled, "what was shuffled is in the deck or was drawn");
    assert_eq!(held, table.held, "what was not shuffled was in the hands");
    assert_eq!(tutored, table.tutored, "what was laid was revealed");
}

fn junks_are_all_there(table: &Table) {
    let owned: u8 = table.families.iter().map(|family| family.shipyard + family.ocean).sum();
    assert_eq!(table.junk_supply + owned, data().board.junks, "CF-IV-2");
    assert!(table.families.iter().all(|family| family.ocean < data().board.voyage), "CF-IV-2");
}

fn armies_are_all_there(table: &Table) {
    for (seat, family) in table.families.by_seat() {
        let on_lands = table.foreign_lands.iter().flat_map(|land| land.boxes());
        let on_lands = on_lands.filter(|army| **army == Some(seat)).count();
        let armies = family.armies;
        let elsewhere = usize::from(armies.supply + armies.colonies + armies.insulted);
        assert_eq!(elsewhere + on_lands, usize::from(data().board.armies), "CF-IV-3");
    }
}

fn cubes_are_all_there(table: &Table) {
    for (seat, family) in table.families.by_seat() {
        let placed: u8 = ActionSpace::ALL.iter().map(|&space| family.placed(space)).sum();
        assert_eq!(family.cubes + placed, family.allotment, "CF-IV-4");
        // Between two rounds everybody's cubes are back.
        if table.agenda.question().is_some() {
            assert!(data().board.cubes_by_gifts.contains(&family.allotment), "CF-IV-4");
            let favour = u8::from(seat == table.chief_minister && table.phase != Phase::ChiefMinister);
            assert_eq!(family.placed(ActionSpace::ImperialFavour), favour, "CF-CUBE-7");
        }
        assert!(table.options.extra_counts_as_use || family.extra_uses().next().is_none());
        for &action in BoxAction::ALL {
            let is_used = |space| family.placed(space) > 0 || family.extra_uses().any(|extra| extra == space);
            let used = action.space().is_some_and(is_used);
            assert_eq!(family.has_used(action), used, "what is kept about spaces is true");
        }
    }
}

fn gifts_are_sound(table: &Table) {
    for (seat, family) in table.families.by_seat() {
        for &gift in Gift::ALL {
            let given = table.families.seats().filter(|&to| family.given(to) == Some(gift)).count();
            let states = given
                + usize::from(family.unavailable.contains(gift))
                + usize::from(family.available.contains(gift));
            assert!(states <= 1, "CF-IV-5: {gift} is in one state");
        }
        assert!(!family.unavailable.contains(Gift::Tapestry), "CF-IV-5");
        assert!(family.given(seat).is_none(), "CF-IV-5: nobody gives himself a gift");
        for other in table.families.seats() {
            if let (Some(one), Some(two)) = (table.gift(seat, other), table.gift(other, seat)) {
                assert_eq!(one, two, "CF-IV-6");
            }
        }
    }
}

fn tiles_are_all_there(state: &State) {
    let table = &state.table;
    assert_eq!(size(&state.sealed.officials), table.official_pile, "the size of the pile is on the table");
    assert_eq!(size(&state.sealed.candidates), table.candidates.below, "so is that of the candidate stack");
    let tiles: Vec<Option<u8>> = table
        .ministries
        .iter()
        .flat_map(|(_, officials)| Space::ALL.map(|space| officials.tile(space)))
        .flatten()
        .map(|tile| tile.cost)
        .collect();
    for print in &data().tiles.officials {
        let of_cost = |cost: &&u8| **cost == print.cost;
        let there = tiles.iter().flatten().filter(of_cost).count()
            + table.officials_removed.iter().filter(of_cost).count()
            + state.sealed.officials.iter().filter(of_cost).count();
        assert_eq!(there, usize::from(print.copies), "CF-IV-8: officials of {}", print.cost);
    }
    assert!(table.officials_removed.is_sorted());
    let mut candidates: Vec<Candidate> = table.candidates.past.to_vec();
    candidates.extend(table.candidates.face_up);
    candidates.extend(state.sealed.candidates.iter().copied());
    candidates.sort_unstable();
    let any = usize::from(data().tiles.any_candidates);
    assert!(
        candidates.iter().eq(Candidate::ALL[..3].iter().chain(vec![&Candidate::Any; any])),
        "CF-IV-8: {candidates:?}"
    );
    let placed = tiles.iter().filter(|cost| cost.is_none()).count();
    assert!(placed <= table.candidates.past.len(), "CF-IV-8");
}

fn ministries_are_sound(table: &Table) {
    for (ministry, officials) in table.ministries.iter() {
        let owned = table.families.seats().map(|seat| officials.owned(seat));
        let markers: u8 = owned.clone().map(SpaceSet::len).sum();
        assert_eq!(markers, officials.bribed().len(), "CF-IV-9: one marker per tile");
        assert_eq!(owned.fold(SpaceSet::default(), |all, one| all | one), officials.bribed(), "CF-IV-9");
        assert!((officials.bribed() - officials.tiles()).is_empty(), "CF-IV-9");
        for tile in Space::ALL.into_iter().filter_map(|space| officials.tile(space)) {
            assert!(tile.cost.is_some() || tile.secured, "CF-IV-9: candidates are secured");
            assert!(!tile.secured || tile.owner.is_some(), "only a marker can be secured");
        }
        for space in Space::ALL {
            let is_first = data().board.first_officials.contains(&space.number());
            assert!(!is_first || officials.tiles().contains(space), "CF-IV-21");
        }
        assert!(!officials.resolved || officials.unsecured().is_empty(), "CF-IV-11");
        let is_ended = matches!(table.phase, Phase::FinalResolution | Phase::Over);
        if officials.resolved && !is_ended {
            assert!(officials.bribed() == SpaceSet::ALL, "CF-IV-11: {ministry:?}");
            // In the middle of a step the offices are taken one after the other.
            let both = officials.minister.is_some() && officials.secretary.is_some();
            assert!(both || table.agenda.question().is_none(), "CF-IV-11");
        }
        let cheapest = officials.unbribed().iter().map(|space| officials.cost(space)).min();
        assert_eq!(officials.cheapest(), cheapest, "what is kept about costs is true");
        assert!(officials.resolved || officials.minister.or(officials.secretary).is_none());
    }
    // In the middle of a step a resolution may be about to go on.
    if let Some(question) = table.agenda.question() {
        assert_eq!(table.resolution.is_some(), question == Question::Yield, "CF-IV-10");
    }
}

fn rewards_are_all_there(state: &State) {
    let table = &state.table;
    assert_eq!(size(&state.sealed.rewards), table.reward_deck, "the size of the deck is on the table");
    let mut all: Rewards = state.sealed.rewards.iter().copied().chain(table.rewards_played).collect();
    for (seat, hand) in state.hands.by_seat() {
        hand.rewards.iter().for_each(|reward| all.add(reward));
        assert_eq!(hand.rewards.len(), table.families[seat].rewards, "their number is on the table");
        assert_eq!(hand.is_open, !table.options.reward_hand_hidden);
    }
    assert_eq!(all, Rewards::all(), "CF-IV-12");
}

fn rounds_are_sound(table: &Table) {
    assert!((1..=data().board.wall).contains(&table.round), "CF-IV-13");
    // A phase lasts until somebody is asked in the next one.
    let before_wall = matches!(table.phase, Phase::ChiefMinister | Phase::Actions | Phase::ImperialFavour);
    if table.agenda.question().is_none() {
        return;
    }
    assert_eq!(table.wall, table.round - u8::from(before_wall), "CF-IV-13");
    if before_wall {
        assert!(table.candidates.face_up.is_some(), "CF-IV-14");
        assert!(table.unresolved().next().is_some(), "CF-IV-14");
        assert!(table.wall < data().board.wall, "CF-IV-14");
    }
}

fn students_are_sound(table: &Table) {
    let any = Student::ALL.iter().any(|&student| table.students[student].is_some());
    assert!(table.round > 1 || !any, "CF-IV-15");
}

fn lands_are_sound(table: &Table) {
    for land in &table.distant_lands {
        let once = |seat: Seat| land.visitors.iter().filter(|&&visitor| visitor == seat).count() <= 1;
        assert!(table.families.seats().all(once), "CF-IV-17");
    }
}

fn scores_add_up(table: &Table) {
    for (seat, family) in table.families.by_seat() {
        let mut vp = 0;
        for (_, officials) in table.ministries.iter() {
            vp += if officials.minister == Some(seat) { officials.minister_vp } else { 0 };
            vp += if officials.secretary == Some(seat) { officials.secretary_vp } else { 0 };
        }
        for land in &table.distant_lands {
            vp += if land.visitors.first() == Some(&seat) { land.vp } else { 0 };
        }
        for foreign in &table.foreign_lands {
            if foreign.result == Some(InvasionResult::Success) {
                let boxes = foreign.land.boxes().iter().zip(foreign.boxes());
                vp += boxes.filter(|(_, army)| **army == Some(seat)).map(|(print, _)| print.vp).sum::<u8>();
            }
        }
        vp += family.armies.insulted * data().effects.insulted;
        if let Some(titles) = table.titles {
            let held = [titles.chief_minister, titles.admiral, titles.general];
            vp += held.iter().filter(|holder| **holder == Some(seat)).map(|_| data().board.title).sum::<u8>();
        }
        assert_eq!(family.score, vp, "CF-IV-18");
    }
}
