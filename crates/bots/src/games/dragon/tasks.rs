//! What is awaited in *In the Year of the Dragon*, as far as it makes a difference to an evaluation.

use dragon::month::Task;

/// Quiescence: whether nothing is begun and not yet done.
pub(super) fn is_quiet(task: Task) -> bool {
    match task {
        Task::DraftSecond
        | Task::DraftPlace
        | Task::Card
        | Task::Build
        | Task::Privilege
        | Task::Tile
        | Task::Place
        | Task::Full
        | Task::LayWall => false,
        Task::Month
        | Task::Actions
        | Task::Hiring
        | Task::Event
        | Task::WallCheck
        | Task::SuperEvent
        | Task::Decay
        | Task::Scoring
        | Task::Next(_)
        | Task::DraftFirst
        | Task::Group
        | Task::PersonCard
        | Task::Release
        | Task::Drought
        | Task::WallRelease
        | Task::RemoveFloor
        | Task::Evict
        | Task::Flood
        | Task::Discard
        | Task::Sunrise
        | Task::Charter => true,
    }
}

/// The greatest number.
pub(super) const COUNT: usize = 11;

/// The number of what is awaited; what is only a part of something counts as that.
pub(super) fn number(task: Task) -> usize {
    match task {
        Task::Month
        | Task::Actions
        | Task::Hiring
        | Task::Event
        | Task::WallCheck
        | Task::SuperEvent
        | Task::Decay
        | Task::Scoring
        | Task::Next(_) => 0,
        Task::DraftFirst | Task::DraftSecond | Task::DraftPlace => 1,
        Task::Group | Task::Card | Task::Build | Task::Privilege | Task::LayWall => 2,
        Task::PersonCard | Task::Tile | Task::Place | Task::Full => 3,
        Task::Release => 4,
        Task::Drought => 5,
        Task::WallRelease => 6,
        Task::RemoveFloor | Task::Evict => 7,
        Task::Flood => 8,
        Task::Discard => 9,
        Task::Sunrise => 10,
        Task::Charter => 11,
    }
}
