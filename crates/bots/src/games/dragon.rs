//! How bots play and learn *In the Year of the Dragon*.

mod features;
mod tasks;
mod heuristic;

use dragon::court::Court;
use dragon::options::{Edition, SuperEventOption};
use dragon::person::{Kind, Person, PersonCard};
use dragon::piece::Named;
use dragon::table::Table;
use dragon::{Action, Dragon, Options};
use tabletop::{Seat, View};

use crate::features::FeatureSink;
use crate::net::Nets;
use crate::random::Random;
use crate::{Playable, Trainable};

static NETS: Nets = Nets::new(&[
    (
        2,
        include_bytes!("../../../../weights/dragon-2.net"),
        include_str!("../../../../weights/dragon-2.toml"),
    ),
    (
        3,
        include_bytes!("../../../../weights/dragon-3.net"),
        include_str!("../../../../weights/dragon-3.toml"),
    ),
    (
        4,
        include_bytes!("../../../../weights/dragon-4.net"),
        include_str!("../../../../weights/dragon-4.toml"),
    ),
    (
        5,
        include_bytes!("../../../../weights/dragon-5.net"),
        include_str!("../../../../weights/dragon-5.toml"),
    ),
]);

impl Playable for Dragon {
    fn nets() -> &'static Nets {
        &NETS
    }

    fn features(view: &View<'_, Dragon>, me: Seat, out: &mut impl FeatureSink) {
        features::encode(view.table, me, out);
    }

    fn heuristic(view: &View<'_, Dragon>, me: Seat) -> f32 {
        let table = view.table;
        let best_other =
            table.courts.seats().filter(|&seat| seat != me).map(|seat| heuristic::prospects(table, seat));
        heuristic::prospects(table, me) - 0.3 * best_other.fold(f32::MIN, f32::max)
    }

    /// Palaces that look alike are one choice. A wild card is never spent on somebody whose own card is still there: it
    /// can do whatever that card can, and more.
    fn sensible(view: &View<'_, Dragon>, me: Seat, offered: &[Action], out: &mut Vec<usize>) {
        out.clear();
        let court = &view.table.courts[me];
        let looks = |palace: u8| {
            let own = court.palaces.iter().find(|own| own.id == palace);
            own.map(|own| (own.floors, own.persons))
        };
        for (idx, &action) in offered.iter().enumerate() {
            let is_double = match palace_of(action) {
                Some((palace, kind)) => offered[..idx].iter().any(|&other| {
                    std::mem::discriminant(&action) == std::mem::discriminant(&other)
                        && palace_of(other)
                            .is_some_and(|(other, of)| of == kind && looks(other) == looks(palace))
                }),
                None => false,
            };
            if !is_double && !is_waste(view.table, court, action) {
                out.push(idx);
            }
        }
        if out.is_empty() {
            out.extend(0..offered.len());
        }
    }

    fn is_quiet(table: &Table) -> bool {
        table.agenda.question().is_none_or(tasks::is_quiet)
    }

    /// A group is its cards: which number it has is chance.
    fn key(table: &Table, action: Action, _seen: bool) -> (Action, u32) {
        match action {
            Action::ChooseGroup(group) => {
                let cards = table.groups[usize::from(group)].cards();
                (Action::ChooseGroup(0), cards.fold(0, |set, card| set | 1 << card as u32))
            }
            Action::Draft(_)
            | Action::Place(_)
            | Action::Pass
            | Action::Perform(_)
            | Action::BuildOn(_)
            | Action::BuildNew
            | Action::Buy(_)
            | Action::Play(_)
            | Action::Take(_)
            | Action::Replace(..)
            | Action::ThrowAway
            | Action::Release(..)
            | Action::ReleaseAll
            | Action::ReleaseEach
            | Action::Lay(_)
            | Action::RemoveFloor(_)
            | Action::Return(_)
            | Action::Discard(_)
            | Action::Charter(_) => (action, 0),
        }
    }
}

impl Trainable for Dragon {
    fn training_options(number: u64) -> Options {
        let mut random = Random::new(number);
        let mut options = Options::default();
        if random.below(4) == 0 {
            options.great_wall = random.below(2) == 0;
            if random.below(2) == 0 {
                options.edition = Edition::E2017;
            }
            if random.below(2) == 0 {
                options.super_event = SuperEventOption::Random;
            }
        }
        options
    }
}

/// Whether a wild card does here what another card could do.
fn is_waste(table: &Table, court: &Court, action: Action) -> bool {
    let is_played = |person: Person| court.played.contains(&PersonCard::Type(person));
    if let Action::Take(kind) = action {
        table.turn.person_card == Some(PersonCard::Wild) && !is_played(kind.person())
    } else {
        action == Action::Play(PersonCard::Wild) && !Person::ALL.iter().any(|&person| is_played(person))
    }
}

/// The palace a choice is about, and who in it.
fn palace_of(action: Action) -> Option<(u8, Option<Kind>)> {
    match action {
        Action::Place(palace) | Action::BuildOn(palace) | Action::RemoveFloor(palace) => Some((palace, None)),
        Action::Replace(kind, palace) | Action::Release(kind, palace) => Some((palace, Some(kind))),
        Action::Draft(_)
        | Action::Pass
        | Action::ChooseGroup(_)
        | Action::Perform(_)
        | Action::BuildNew
        | Action::Buy(_)
        | Action::Play(_)
        | Action::Take(_)
        | Action::ThrowAway
        | Action::ReleaseAll
        | Action::ReleaseEach
        | Action::Lay(_)
        | Action::Return(_)
        | Action::Discard(_)
        | Action::Charter(_) => None,
    }
}
