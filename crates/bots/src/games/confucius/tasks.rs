//! What is awaited in *Confucius*, as far as it makes a difference to an evaluation.

use confucius::task::Question;

/// Quiescence: whether nothing is begun and not yet done.
pub(super) fn is_quiet(question: Question) -> bool {
    match question {
        Question::Bribe
        | Question::Secure
        | Question::Nominate
        | Question::BuyJunks
        | Question::Launch
        | Question::Visit
        | Question::Invade
        | Question::BuyGift
        | Question::GiveGift
        | Question::Transfer
        | Question::Petition
        | Question::Reassign
        | Question::ReplaceStudent
        | Question::Swap
        | Question::Redeploy
        | Question::ReplaceInfluence
        | Question::Trade
        | Question::Pay
        | Question::Overpay
        | Question::RewardCard
        | Question::BriberyCard
        | Question::GiftCard
        | Question::ExtraAction
        | Question::Contribute
        | Question::CancelGift => false,
        Question::Appoint
        | Question::Turn
        | Question::FavourAction
        | Question::Support
        | Question::Place
        | Question::Yield
        | Question::Keep => true,
    }
}

/// The greatest number.
pub(super) const COUNT: usize = 7;

/// The number of what is awaited; what is only a part of something counts as that.
pub(super) fn number(question: Question) -> usize {
    match question {
        Question::Appoint => 1,
        Question::Turn
        | Question::Bribe
        | Question::Secure
        | Question::Nominate
        | Question::BuyJunks
        | Question::Launch
        | Question::Visit
        | Question::Invade
        | Question::BuyGift
        | Question::GiveGift
        | Question::Transfer
        | Question::Petition
        | Question::Reassign
        | Question::ReplaceStudent
        | Question::Swap
        | Question::Redeploy
        | Question::ReplaceInfluence
        | Question::Trade
        | Question::Pay
        | Question::Overpay
        | Question::RewardCard
        | Question::BriberyCard
        | Question::GiftCard
        | Question::ExtraAction => 2,
        Question::FavourAction => 3,
        Question::Support | Question::Contribute | Question::CancelGift => 4,
        Question::Place => 5,
        Question::Yield => 6,
        Question::Keep => 7,
    }
}
