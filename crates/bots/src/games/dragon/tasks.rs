//! What is awaited in *In the Year of the Dragon*, as far as it makes a difference to an evaluation.

use dragon::Question;

/// Quiescence: whether nothing is begun and not yet done.
pub(super) fn is_quiet(question: Question) -> bool {
    !matches!(
        question,
        Question::DraftSecond
            | Question::DraftPlace
            | Question::Card
            | Question::Build
            | Question::Privilege
            | Question::Tile
            | Question::Place
            | Question::Full
            | Question::LayWall
    )
}

/// The greatest number.
pub(super) const COUNT: usize = 11;

/// The number of what is awaited; what is only a part of something counts as that.
#[expect(clippy::wildcard_enum_match_arm, reason = "what is not listed is a part of an action")]
pub(super) fn number(question: Question) -> usize {
    match question {
        Question::DraftFirst | Question::DraftSecond | Question::DraftPlace => 1,
        Question::PersonCard | Question::Tile | Question::Place | Question::Full => 3,
        Question::Release => 4,
        Question::Drought => 5,
        Question::WallRelease => 6,
        Question::RemoveFloor | Question::Evict => 7,
        Question::Flood => 8,
        Question::Discard => 9,
        Question::Sunrise => 10,
        Question::Charter => 11,
        _ => 2,
    }
}
