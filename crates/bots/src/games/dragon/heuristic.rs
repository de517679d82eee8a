//! The heuristic of *In the Year of the Dragon*, what a careful beginner would count: points, what the court yields
//! until the end, what the end brings, what the coming events take from whoever is not prepared, and what has been
//! begun.

use dragon::Question;
use dragon::person::{Kind, Person, PersonCard};
use dragon::piece::{ActionCard, EventTile, Named};
use dragon::table::Table;
use tabletop::Seat;

use super::features::{Ahead, Summary, months_left};

pub(super) fn prospects(table: &Table, seat: Seat) -> f32 {
    let court = &table.courts[seat];
    let own = Summary::of(court);
    let months = f32::from(months_left(table));
    let ahead = Ahead::of(table);
    let mut value = own.projected(table, court) as f32;
    // Empty palaces decay.
    value -= 0.5 * months * f32::from(own.low) + 0.2 * months * f32::from(own.empty);
    for (event, distance) in ahead.0.into_iter().enumerate().filter(|(_, distance)| *distance < 5) {
        let missing = table.toll(seat, EventTile::ALL[event]).map_or(0, |toll| match toll.needed {
            Some(needed) => needed.saturating_sub(toll.held),
            None => u8::from(toll.held == 0),
        });
        value -= 3.0 * f32::from(missing) / (1.0 + 0.6 * f32::from(distance));
    }
    for palace in &court.palaces {
        value += palace.persons.iter().map(|kind| skill(kind, months, &ahead)).sum::<f32>();
    }
    // Who is ahead on the track chooses first.
    let rank = table.track.iter().position(|&own| own == seat).unwrap_or_default();
    value -= 0.15 * months * rank as f32;
    if table.turn.acting() == Some(seat) { value + begun(table, seat, &own, months, &ahead) } else { value }
}

/// What somebody's symbols will be worth.
fn skill(kind: Kind, months: f32, ahead: &Ahead) -> f32 {
    let symbols = f32::from(dragon::data::data().tiles[kind as usize].symbols);
    let if_due = |event: EventTile| if ahead.0[event as usize] < 12 { 1.0 } else { 0.2 };
    symbols
        * match kind.person() {
            Person::Craftsman => 0.3 * months,
            Person::CourtLady | Person::Monk => 0.0, // counted already
            Person::TaxCollector => 0.12 * months,
            Person::Pyrotechnist => if_due(EventTile::Festival),
            Person::Warrior => 1.5 * if_due(EventTile::Mongols),
            Person::Healer => 0.5 * if_due(EventTile::Contagion),
            Person::Farmer => 1.2 * if_due(EventTile::Drought),
            Person::Scholar => 0.3 * months,
        }
}

/// What is begun and not yet done is worth about what it will bring.
fn begun(table: &Table, seat: Seat, own: &Summary, months: f32, ahead: &Ahead) -> f32 {
    let question = table.agenda.question();
    let hired = |kind: Kind| {
        let monk = if kind.person() == Person::Monk { 3.0 } else { 0.0 };
        let lady = if kind.person() == Person::CourtLady { months } else { 0.0 };
        2.0 + monk + lady + skill(kind, months, ahead)
    };
    if let (Some(Question::Card), Some(group)) = (question, table.turn.group) {
        let cards = table.groups[usize::from(group)].cards();
        return cards.map(|card| gain(table, seat, card, own, months, ahead)).fold(0.0, f32::max);
    }
    if question == Some(Question::Build) {
        return 0.5 * months * f32::from(table.turn.floors);
    }
    if question == Some(Question::Privilege) {
        return gain(table, seat, ActionCard::Privilege, own, months, ahead);
    }
    if let Some(kind) = table.turn.tile {
        return if own.free > 0 { hired(kind) } else { 0.3 * hired(kind) };
    }
    match table.turn.person_card.filter(|_| question == Some(Question::Tile)) {
        Some(PersonCard::Type(person)) => person.kinds().map(hired).fold(0.0, f32::max),
        // A wild card can wait until it is needed.
        Some(PersonCard::Wild) => 2.0,
        None => 0.0,
    }
}

fn gain(table: &Table, seat: Seat, card: ActionCard, own: &Summary, months: f32, ahead: &Ahead) -> f32 {
    let symbols = |person: Person| f32::from(own.symbols[person as usize]);
    let soon = |event: EventTile| if ahead.0[event as usize] < 3 { 1.5 } else { 0.6 };
    match card {
        ActionCard::Taxes => 0.5 * (2.0 + symbols(Person::TaxCollector)),
        ActionCard::Build => 0.4 * months * (1.0 + symbols(Person::Craftsman)),
        ActionCard::Harvest => soon(EventTile::Drought) * (1.0 + symbols(Person::Farmer)),
        ActionCard::Fireworks => soon(EventTile::Festival) * (1.0 + symbols(Person::Pyrotechnist)),
        ActionCard::Parade => 0.3 * (1.0 + symbols(Person::Warrior)),
        ActionCard::Research => 1.0 + symbols(Person::Scholar),
        ActionCard::Privilege if table.courts[seat].yuan >= table.large_privilege_cost => 2.0 * months - 2.0,
        ActionCard::Privilege => months - 1.0,
        ActionCard::Wall => 1.5,
    }
}
