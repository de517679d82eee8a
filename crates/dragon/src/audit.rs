//! Nothing came from nowhere: the invariants of rules section 11 that one position can show. That nobody owns less than
//! nothing (YD-INV-3) is a type: amounts are unsigned, and paying checks (`supply::pay`). Those that need two
//! (INV-5, INV-11 to INV-16) are checked by `tests/rulebook/laws.rs`.

use std::collections::BTreeSet;

use tabletop::Seat;

use crate::State;
use crate::court::WallTiles;
use crate::data::data;
use crate::month::Question;
use crate::options::is_legal_row;
use crate::person::{Kind, PersonCard};
use crate::piece::{ActionCard, EventTile, Named, SuperEvent, WallTile};
use crate::table::{Phase, Table};

pub(crate) fn audit(state: &State) {
    let table = &state.table;
    tiles_are_all_there(table);
    courts_are_sound(table);
    cards_are_all_there(state);
    track_is_strict(table);
    let [peace @ .., _, _, _, _, _, _, _, _, _, _] = &table.events;
    assert!(
        *peace == [EventTile::Peace; 2] && is_legal_row(&table.events[2..]),
        "YD-INV-7: {:?}",
        table.events
    );
    groups_are_a_partition(table);
    supplies_are_all_there(table);
    wall_tiles_are_all_there(table);
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

fn tiles_are_all_there(table: &Table) {
    let mut housed = [0_u8; Kind::COUNT];
    for court in table.courts.iter() {
        court
            .palaces
            .iter()
            .flat_map(|palace| palace.persons.iter())
            .for_each(|kind| housed[kind as usize] += 1);
    }
    for &kind in Kind::ALL {
        let idx = kind as usize;
        let taken = u8::from(table.turn.tile == Some(kind));
        let all = table.display[idx] + table.in_box[idx] + housed[idx] + taken;
        assert_eq!(all, data().tiles[idx].in_box, "YD-INV-1: {kind}");
    }
}

/// Between the first floor an earthquake takes and the last eviction a court may be over-full.
fn is_quaking(table: &Table, seat: Seat) -> bool {
    table.super_event == Some(SuperEvent::Earthquake)
        && table.phase == Phase::SuperEvent
        && table.turn.acting() == Some(seat)
}

fn courts_are_sound(table: &Table) {
    for (seat, court) in table.courts.by_seat() {
        for palace in court.palaces.iter() {
            assert!((1..=3).contains(&palace.floors), "YD-INV-2: {palace:?}");
            assert!(palace.persons.len() <= palace.floors || is_quaking(table, seat), "YD-INV-2: {palace:?}");
        }
        assert!(court.palaces.windows(2).all(|pair| pair[0].id < pair[1].id), "palaces stand by index");
        let most = 13 + u8::from(table.super_event == Some(SuperEvent::Sunrise));
        assert!(court.persons() <= most, "YD-INV-9: {}", court.persons());
        assert!(court.persons() <= court.floors() || is_quaking(table, seat), "YD-INV-9");
    }
}

fn cards_are_all_there(state: &State) {
    let table = &state.table;
    let start = &data().supplies.start;
    for (seat, court) in table.courts.by_seat() {
        let hand = state.hands[seat];
        for &card in PersonCard::ALL {
            let played = court.played.iter().filter(|&&played| played == card).count();
            let of_one_kind = match card {
                PersonCard::Type(_) => start.type_cards,
                PersonCard::Wild => start.wild_cards,
            };
            assert_eq!(usize::from(hand.count(card)) + played, usize::from(of_one_kind), "YD-INV-4: {card}");
        }
        if table.phase == Phase::Action && table.super_event != Some(SuperEvent::Tornado) {
            assert_eq!(hand.len(), 12 - table.month, "YD-INV-4: at the start of a round");
        }
    }
}

fn track_is_strict(table: &Table) {
    let seats: BTreeSet<Seat> = table.track.iter().copied().collect();
    assert!(seats.into_iter().eq(table.courts.seats()), "YD-INV-6: everybody once");
    let spaces: Vec<u16> = table.track.iter().map(|&seat| table.courts[seat].space).collect();
    assert!(spaces.is_sorted_by(|ahead, behind| ahead >= behind), "YD-INV-6: {spaces:?}");
}

fn groups_are_a_partition(table: &Table) {
    if table.phase != Phase::Action {
        assert!(table.groups.is_empty(), "YD-ACT-10: the cards are collected");
        return;
    }
    let great_wall = table.wall.is_some();
    let sizes: Vec<usize> = table.groups.iter().map(|group| group.cards().count()).collect();
    let printed = data().cards.groups(table.courts.len(), great_wall);
    assert!(
        sizes.iter().eq(printed.iter().map(|&size| usize::from(size)).collect::<Vec<_>>().iter()),
        "YD-INV-8"
    );
    let cards: BTreeSet<ActionCard> = table.groups.iter().flat_map(|group| group.cards()).collect();
    assert_eq!(cards.len(), sizes.iter().sum::<usize>(), "YD-INV-8: every card once");
    assert_eq!(cards.contains(&ActionCard::Wall), great_wall, "YD-INV-8");
    let dragons: Vec<Seat> = table.groups.iter().flat_map(|group| group.dragons).collect();
    let acted = usize::from(table.turn.done) + usize::from(table.agenda.question() != Some(Question::Group));
    assert!(dragons.len() <= acted, "YD-INV-8: dragons and passes");
    assert_eq!(dragons.iter().collect::<BTreeSet<_>>().len(), dragons.len(), "YD-INV-8: one dragon each");
}

fn supplies_are_all_there(table: &Table) {
    let Some(stock) = table.stock else { return };
    let in_box = &data().supplies.in_box;
    let all = |owned: fn(&crate::court::Court) -> u8| -> u8 { table.courts.iter().map(owned).sum() };
    assert_eq!(stock.floors + all(|court| court.floors()) + table.turn.floors, in_box.floors, "YD-INV-10");
    assert_eq!(stock.yuan + all(|court| court.yuan), in_box.yuan, "YD-INV-10");
    assert_eq!(stock.small + all(|court| court.small), in_box.small_privileges, "YD-INV-10");
    assert_eq!(stock.large + all(|court| court.large), in_box.large_privileges, "YD-INV-10");
    let goods = (stock.rice + all(|court| court.rice), stock.fireworks + all(|court| court.fireworks));
    let editions = [&data().supplies.edition_2007, &data().supplies.edition_2017];
    assert!(
        editions.iter().any(|edition| goods == (edition.rice, edition.fireworks)),
        "YD-INV-10: {goods:?}"
    );
}

fn wall_tiles_are_all_there(table: &Table) {
    let Some(wall) = table.wall else { return };
    assert!(wall.len() <= usize::from(data().expansions.wall.spaces), "YD-INV-17");
    for (seat, court) in table.courts.by_seat() {
        let mut unbuilt = WallTiles::all();
        let built: Vec<WallTile> =
            wall.iter().filter(|(owner, _)| *owner == seat).map(|(_, tile)| *tile).collect();
        for &tile in &built {
            assert!(unbuilt.contains(tile), "YD-INV-17: {} twice", tile.code());
            unbuilt.remove(tile);
        }
        assert_eq!(unbuilt, court.wall_tiles, "YD-INV-17");
    }
}
