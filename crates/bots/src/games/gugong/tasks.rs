//! What is awaited in *Gùgōng*, as far as it makes a difference to an evaluation.

use gugong::table::Table;
use gugong::task::{Question, Source, Swap, Task};
use tabletop::Seat;

/// Quiescence: whether nothing is begun and not yet done. A turn has some quiet moments: before the gift is chosen,
/// before the action of its card, before that of its area, and before the last move of a traveller.
#[expect(clippy::wildcard_enum_match_arm, reason = "most questions are in the middle of something")]
pub(super) fn is_quiet(table: &Table, seat: Seat, question: Question) -> bool {
    match question {
        Question::Gain(_, source) => matches!(source, Source::Income | Source::Night),
        // The way of two moves is looked at as far as the first city.
        Question::Move => {
            table.agenda.iter().filter(|task| matches!(task, Task::Ask((_, Question::Move)))).count() == 1
        }
        // What comes of an own choice belongs to it; what comes to somebody else, or at night, does not.
        Question::Bonus | Question::Claim(_) => table.turn != Some(seat),
        Question::OfferCard
        | Question::CardAct(..)
        | Question::AreaAct(..)
        | Question::Copy(..)
        | Question::SwapOwn(Swap::Card)
        | Question::Retire
        | Question::Decrees
        | Question::Window => true,
        _ => false,
    }
}

/// The greatest number.
pub(super) const COUNT: usize = 12;

/// The number of what is awaited; what is only a part of something counts as that.
#[expect(clippy::wildcard_enum_match_arm, reason = "a net knows the questions it has learned, and no others")]
pub(super) fn number(question: Question) -> usize {
    match question {
        Question::OfferCard => 1,
        Question::OfferArea | Question::OfferPay | Question::OfferDiscard => 2,
        Question::CardAct(..) => 3,
        Question::AreaAct(..) => 4,
        Question::Copy(..) => 5,
        Question::SwapOwn(..) | Question::SwapBoard(..) => 6,
        Question::Bonus | Question::Die => 7,
        Question::Claim(..) => 8,
        Question::Decrees => 9,
        Question::Window => 10,
        Question::Gain(..) => 11,
        Question::Move => 12,
        _ => 0,
    }
}
