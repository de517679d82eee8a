//! What is awaited in *Confucius*, as far as it makes a difference to an evaluation.

use confucius::task::Question;

/// Quiescence: whether nothing is begun and not yet done.
pub(super) fn is_quiet(question: Question) -> bool {
    matches!(
        question,
        Question::Appoint
            | Question::Turn
            | Question::FavourAction
            | Question::Support
            | Question::Place
            | Question::Yield
            | Question::Keep
    )
}

/// The greatest number.
pub(super) const COUNT: usize = 7;

/// The number of what is awaited; what is only a part of something counts as that.
#[expect(clippy::wildcard_enum_match_arm, reason = "most questions are a part of a turn")]
pub(super) fn number(question: Question) -> usize {
    match question {
        Question::Appoint => 1,
        Question::FavourAction => 3,
        Question::Support | Question::Contribute | Question::CancelGift => 4,
        Question::Place => 5,
        Question::Yield => 6,
        Question::Keep => 7,
        _ => 2,
    }
}
