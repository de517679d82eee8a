//! What is awaited in *Confucius*, as far as it makes a difference to an evaluation.

use confucius::task::Task;

/// Quiescence: whether nothing is begun and not yet done.
pub(super) fn is_quiet(task: Task) -> bool {
    match task {
        Task::Bribe
        | Task::Secure
        | Task::Nominate
        | Task::BuyJunks
        | Task::Launch
        | Task::Visit
        | Task::Invade
        | Task::BuyGift
        | Task::GiveGift
        | Task::Transfer
        | Task::Petition
        | Task::Reassign
        | Task::ReplaceStudent
        | Task::Swap
        | Task::Redeploy
        | Task::ReplaceInfluence
        | Task::Trade
        | Task::Pay
        | Task::Overpay
        | Task::RewardCard
        | Task::BriberyCard
        | Task::GiftCard
        | Task::ExtraAction
        | Task::Contribute
        | Task::CancelGift => false,
        Task::Round
        | Task::CountGifts
        | Task::ChiefMinister
        | Task::Turns
        | Task::Favour
        | Task::Wall
        | Task::Examination
        | Task::Tutors
        | Task::Ministries
        | Task::Resolve(_)
        | Task::Invasions
        | Task::Officials
        | Task::Discard
        | Task::EndCheck
        | Task::Titles
        | Task::Appoint
        | Task::Turn
        | Task::FavourAction
        | Task::Support
        | Task::Place
        | Task::Yield
        | Task::Keep => true,
    }
}

/// The greatest number.
pub(super) const COUNT: usize = 7;

/// The number of what is awaited; what is only a part of something counts as that.
pub(super) fn number(task: Task) -> usize {
    match task {
        Task::Round
        | Task::CountGifts
        | Task::ChiefMinister
        | Task::Turns
        | Task::Favour
        | Task::Wall
        | Task::Examination
        | Task::Tutors
        | Task::Ministries
        | Task::Resolve(_)
        | Task::Invasions
        | Task::Officials
        | Task::Discard
        | Task::EndCheck
        | Task::Titles => 0,
        Task::Appoint => 1,
        Task::Turn
        | Task::Bribe
        | Task::Secure
        | Task::Nominate
        | Task::BuyJunks
        | Task::Launch
        | Task::Visit
        | Task::Invade
        | Task::BuyGift
        | Task::GiveGift
        | Task::Transfer
        | Task::Petition
        | Task::Reassign
        | Task::ReplaceStudent
        | Task::Swap
        | Task::Redeploy
        | Task::ReplaceInfluence
        | Task::Trade
        | Task::Pay
        | Task::Overpay
        | Task::RewardCard
        | Task::BriberyCard
        | Task::GiftCard
        | Task::ExtraAction => 2,
        Task::FavourAction => 3,
        Task::Support | Task::Contribute | Task::CancelGift => 4,
        Task::Place => 5,
        Task::Yield => 6,
        Task::Keep => 7,
    }
}
