//! What goes without saying: paying exactly what is needed where there is one way to, keeping the gift a tutor could
//! cancel, and the last discard.

use crate::action::Action;
use crate::hand::Hand;
use crate::table::Table;
use crate::task::Question;
use crate::{end, pay, tidy};

/// The only sparing payment (CF-PAY-6), though more could be paid; no cancelled gift (CF-EXAM-11); any discard after
/// which the game ends (CF-EOR-5: it has no effect on the result).
pub(crate) fn habit(table: &Table, hand: &Hand) -> Option<Action> {
    let question = table.agenda.question()?;
    if question == Question::Pay {
        return pay::only_minimal(table, hand).map(Action::Pay);
    }
    if question == Question::CancelGift {
        return Some(Action::KeepGift);
    }
    let mut offers = Vec::new();
    if question == Question::Keep && end::is_due(table) {
        tidy::legal(hand, &mut offers);
    }
    offers.first().copied()
}
