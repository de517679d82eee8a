//! Imperial Favour (rules section 6.23, FAV).

use tabletop::{Offer, Seat};

use crate::hand::Hand;
use crate::pending::Source;
use crate::table::{Phase, Table};
use crate::task::Question;
use crate::{Confucius, turn};

/// CF-FAV-1: when all have passed, the Chief Minister takes one more action.
pub(crate) fn begin(table: &mut Table) {
    table.phase = Phase::ImperialFavour;
    table.ask(table.chief_minister, Question::FavourAction);
}

/// `D-FAV`: any box action, whatever its cubes (CF-FAV-2); no reward card, no pass (CF-FAV-3). No Action is always
/// possible (CF-FAV-5).
pub(crate) fn legal(table: &Table, hand: &Hand, me: Seat, out: &mut impl Offer<Confucius>) {
    turn::offer_actions(table, hand.means(), me, Source::Favour, out);
}
