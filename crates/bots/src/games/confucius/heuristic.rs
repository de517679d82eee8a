//! The heuristic of *Confucius*: how a careful beginner judges a table.

use confucius::Confucius;
use confucius::actions_box::BoxAction;
use confucius::piece::{Named, Student};
use tabletop::{Seat, View};

use super::standing::{Standing, Strength};

/// What a careful beginner would count: points, offices as they stand, and what is on the way to more.
pub(super) fn prospects(view: &View<'_, Confucius>, seat: Seat) -> f32 {
    let table = view.table;
    let family = &table.families[seat];
    let mut value = Standing::of(table).expected[seat.idx()] as f32;
    for (_, officials) in table.unresolved() {
        let own = Strength::of(officials, seat);
        value += 0.8 * f32::from(own.influence) - 0.25 * f32::from(own.unsecured);
        value += 0.05 * f32::from(own.senior);
    }
    value += 0.45 * f32::from(family.shipyard) + 0.6 * f32::from(family.ocean);
    for land in table.foreign_lands.iter().filter(|land| land.result.is_none()) {
        let prints = land.land.boxes().iter().zip(land.boxes());
        let own = prints.filter(|(_, army)| **army == Some(seat)).map(|(print, _)| f32::from(print.vp));
        let filled = land.boxes().iter().filter(|army| army.is_some()).count();
        value += own.sum::<f32>() * (0.3 + 0.5 * filled as f32 / land.boxes().len() as f32);
    }
    value += 1.2 * f32::from(family.armies.colonies);
    value += 0.5 * family.available.iter().count() as f32;
    let given = table.families.seats().filter(|&other| other != seat && family.given(other).is_some());
    value += 0.9 * given.count() as f32;
    let students = Student::ALL.iter().filter(|&&student| table.students[student] == Some(seat)).count();
    value += 1.5 * students as f32;
    let back = view.back(seat);
    value += 0.5 * f32::from(back.cards) + 1.2 * f32::from(back.rewards);
    // Cubes of somebody who has passed are lost; an action that is begun is worth about what it will bring.
    value -= if family.passed { 0.8 * f32::from(family.cubes) } else { 0.0 };
    let begun = table.pending.filter(|_| table.acting == seat).and_then(|pending| pending.action);
    value + begun.map_or(0.0, expected_gain)
}

fn expected_gain(action: BoxAction) -> f32 {
    match action {
        BoxAction::Bribe => 3.0,
        BoxAction::Nominate | BoxAction::BuyGift | BoxAction::Invade | BoxAction::Voyage => 2.5,
        BoxAction::GiveGift | BoxAction::BuyJunks | BoxAction::Recruit => 2.0,
        BoxAction::Secure | BoxAction::Commercial | BoxAction::Tax => 1.0,
        BoxAction::ForceExam => 0.5,
        BoxAction::Transfer | BoxAction::Petition | BoxAction::NoAction => -1.0,
    }
}
