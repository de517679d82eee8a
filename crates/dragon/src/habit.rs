//! What goes without saying: where all palaces to choose from look alike, the first of them is as good as any.

use tabletop::Seat;

use crate::action::Action;
use crate::court::{Court, Palace};
use crate::month;
use crate::person::Kind;
use crate::table::{Hand, Table};

/// The first of several offers that differ only in which of some equal palaces they name.
pub(crate) fn habit(table: &Table, hand: &Hand, me: Seat) -> Option<Action> {
    let mut offers = Vec::new();
    month::legal(table, hand, me, &mut offers);
    let court = &table.courts[me];
    let (&first, rest) = offers.split_first()?;
    let like_first = |&other: &Action| are_alike(court, first, other);
    (!rest.is_empty() && rest.iter().all(like_first)).then_some(first)
}

fn are_alike(court: &Court, one: Action, other: Action) -> bool {
    let same_act = std::mem::discriminant(&one) == std::mem::discriminant(&other);
    let looks = |palace: u8| {
        let palace: Option<&Palace> = court.palaces.iter().find(|own| own.id == palace);
        palace.map(|palace| (palace.floors, palace.persons))
    };
    match (place(one), place(other)) {
        (Some((kind, palace)), Some((other_kind, other_palace))) => {
            same_act && kind == other_kind && looks(palace) == looks(other_palace)
        }
        (Some(_) | None, _) => false,
    }
}

/// Whom and which palace a choice is about, if it is about a palace and nothing else.
fn place(action: Action) -> Option<(Option<Kind>, u8)> {
    match action {
        Action::Place(palace) | Action::BuildOn(palace) | Action::RemoveFloor(palace) => Some((None, palace)),
        Action::Replace(kind, palace) | Action::Release(kind, palace) => Some((Some(kind), palace)),
        Action::Draft(_)
        | Action::Pass
        | Action::ChooseGroup(_)
        | Action::Perform(_)
        | Action::BuildNew
        | Action::Buy(_)
        | Action::Play(_)
        | Action::Discard(_)
        | Action::Take(_)
        | Action::ThrowAway
        | Action::ReleaseAll
        | Action::ReleaseEach
        | Action::Lay(_)
        | Action::Return(_)
        | Action::Charter(_) => None,
    }
}
