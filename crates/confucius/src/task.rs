//! What can be pending (rules section 7.3), and the decision points that wait for somebody (section 14.2).

use crate::piece::Ministry;

/// What is pending. The first ones happen by themselves; the others wait for somebody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Task {
    #[default]
    Round,
    CountGifts,
    ChiefMinister,
    /// The next player who has not passed takes a turn, until all have.
    Turns,
    Favour,
    Wall,
    Examination,
    /// The next of the queue tutors; then the cards are revealed.
    Tutors,
    Ministries,
    Resolve(Ministry),
    Invasions,
    Officials,
    Discard,
    EndCheck,
    Titles,

    Appoint,
    Turn,
    FavourAction,
    ExtraAction,
    Bribe,
    Secure,
    Nominate,
    BuyJunks,
    Launch,
    Visit,
    Invade,
    BuyGift,
    GiveGift,
    Transfer,
    Petition,
    Reassign,
    ReplaceStudent,
    Swap,
    Redeploy,
    ReplaceInfluence,
    Trade,
    Pay,
    Overpay,
    RewardCard,
    BriberyCard,
    GiftCard,
    Support,
    Contribute,
    CancelGift,
    Place,
    Yield,
    Keep,
}

impl Task {
    /// The decision point of section 14.2 it waits at, if it waits.
    #[inline]
    pub fn decision(self) -> Option<&'static str> {
        Some(match self {
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
            | Task::Titles => return None,
            Task::Appoint => "cm",
            Task::Turn => "turn",
            Task::FavourAction => "fav",
            Task::ExtraAction => "rew-x",
            Task::Bribe => "bribe",
            Task::Secure => "sec",
            Task::Nominate => "nom",
            Task::BuyJunks => "junk",
            Task::Launch => "voy-n",
            Task::Visit => "voy-land",
            Task::Invade => "inv",
            Task::BuyGift => "buyg",
            Task::GiveGift => "give",
            Task::Transfer => "trans",
            Task::Petition => "pet",
            Task::Reassign => "pet-2",
            Task::ReplaceStudent => "pet-3",
            Task::Swap => "pet-4",
            Task::Redeploy => "pet-5",
            Task::ReplaceInfluence => "pet-6",
            Task::Trade => "comm",
            Task::Pay => "pay",
            Task::Overpay => "overpay",
            Task::RewardCard => "rew",
            Task::BriberyCard => "rew-b",
            Task::GiftCard => "rew-g",
            Task::Support => "exam-s",
            Task::Contribute => "exam-c",
            Task::CancelGift => "exam-x",
            Task::Place => "place",
            Task::Yield => "min",
            Task::Keep => "discard",
        })
    }
}

impl Task {
    /// Whether not every hand can go on with it, so that whoever has begun it shows something of the own hand.
    pub(crate) fn needs_cards(self) -> bool {
        // Whoever may pass, lay nothing or keep what is there always goes on.
        let always =
            [Task::Turn, Task::FavourAction, Task::ExtraAction, Task::Contribute, Task::Keep].contains(&self);
        // Whom to nominate is not up to the hand, but it must be paid then.
        self == Task::Nominate || (self.asks_the_hand() && !always)
    }

    /// Whether what may be chosen depends on what is in the hand. Where it does not, everybody can tell.
    pub(crate) fn asks_the_hand(self) -> bool {
        match self {
            Task::Turn
            | Task::FavourAction
            | Task::ExtraAction
            | Task::Bribe
            | Task::Secure
            | Task::BuyJunks
            | Task::Launch
            | Task::Invade
            | Task::BuyGift
            | Task::Trade
            | Task::Pay
            | Task::Overpay
            | Task::RewardCard
            | Task::BriberyCard
            | Task::Contribute
            | Task::Keep => true,
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
            | Task::Nominate
            | Task::Visit
            | Task::GiveGift
            | Task::Transfer
            | Task::Petition
            | Task::Reassign
            | Task::ReplaceStudent
            | Task::Swap
            | Task::Redeploy
            | Task::ReplaceInfluence
            | Task::GiftCard
            | Task::Support
            | Task::CancelGift
            | Task::Place
            | Task::Yield => false,
        }
    }
}
