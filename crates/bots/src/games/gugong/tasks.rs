//! What is awaited in *Gùgōng*, as far as it makes a difference to a judgement.

use gugong::table::Table;
use gugong::task::{Source, Swap, Task};

/// Whether nothing is begun and not yet done. A turn has some quiet moments: before the gift is chosen, before the
/// action of its card, before that of its area, and before the last move of a traveller.
pub(super) fn is_quiet(table: &Table, task: Task) -> bool {
    match task {
        Task::OfferArea(_)
        | Task::OfferPay(_)
        | Task::OfferDiscard(_)
        | Task::Pay(..)
        | Task::Store(..)
        | Task::Token(..)
        | Task::Special(..)
        | Task::SwapOwn(_, Swap::Tt07 | Swap::D15)
        | Task::SwapBoard(..)
        | Task::Build(..)
        | Task::Extra(..)
        | Task::Die(_)
        | Task::Load(..)
        | Task::Sail(..)
        | Task::ExchangeSet(..) => false,
        Task::Gain(_, _, source) => match source {
            Source::Income | Source::Night => true,
            Source::Card | Source::Tt01 | Source::Tt02 | Source::Exchange | Source::D13 | Source::Bonus => {
                false
            }
        },
        // The way of two moves is looked at as far as the first city.
        Task::Move(_) => table.agenda.iter().filter(|task| matches!(task, Task::Move(_))).count() == 1,
        // What comes of an own choice belongs to it; what comes to somebody else, or at night, does not.
        Task::Bonus(seat) | Task::Claim(seat, _) => table.turn != Some(seat),
        Task::OfferCard(_)
        | Task::CardAct(..)
        | Task::AreaAct(..)
        | Task::Copy(..)
        | Task::SwapOwn(_, Swap::Card)
        | Task::Retire(_)
        | Task::Decrees(_)
        | Task::Window(_)
        | Task::Morning
        | Task::MorningOf(_)
        | Task::Income
        | Task::Day
        | Task::Turns
        | Task::EndOfDay
        | Task::Dusk
        | Task::Night
        | Task::Award
        | Task::Voyage
        | Task::Windows(_)
        | Task::RoundEnd
        | Task::Final
        | Task::Performed(..)
        | Task::WallCheck
        | Task::MengTurn
        | Task::MengAct(..)
        | Task::MengMove
        | Task::MengToken(_)
        | Task::MengLoad
        | Task::Offer(_)
        | Task::TakeJade(..)
        | Task::Enact(..)
        | Task::Scheme(..)
        | Task::Advance(..) => true,
    }
}

/// The greatest number.
pub(super) const COUNT: usize = 12;

/// The number of what is awaited; what is only a part of something counts as that.
pub(super) fn number(task: Task) -> usize {
    match task {
        Task::OfferCard(_) => 1,
        Task::OfferArea(_) | Task::OfferPay(_) | Task::OfferDiscard(_) => 2,
        Task::CardAct(..) => 3,
        Task::AreaAct(..) => 4,
        Task::Copy(..) => 5,
        Task::SwapOwn(..) | Task::SwapBoard(..) => 6,
        Task::Bonus(_) | Task::Die(_) => 7,
        Task::Claim(..) => 8,
        Task::Decrees(_) => 9,
        Task::Window(_) => 10,
        Task::Gain(..) => 11,
        Task::Move(_) => 12,
        Task::Pay(..)
        | Task::Store(..)
        | Task::Retire(_)
        | Task::Token(..)
        | Task::Special(..)
        | Task::Build(..)
        | Task::Extra(..)
        | Task::Load(..)
        | Task::Sail(..)
        | Task::ExchangeSet(..)
        | Task::Morning
        | Task::MorningOf(_)
        | Task::Income
        | Task::Day
        | Task::Turns
        | Task::EndOfDay
        | Task::Dusk
        | Task::Night
        | Task::Award
        | Task::Voyage
        | Task::Windows(_)
        | Task::RoundEnd
        | Task::Final
        | Task::Performed(..)
        | Task::WallCheck
        | Task::MengTurn
        | Task::MengAct(..)
        | Task::MengMove
        | Task::MengToken(_)
        | Task::MengLoad
        | Task::Offer(_)
        | Task::TakeJade(..)
        | Task::Enact(..)
        | Task::Scheme(..)
        | Task::Advance(..) => 0,
    }
}
