//! What can be pending (rules section 7.3), and the decision points that wait for somebody (section 14.2).

use crate::piece::Ministry;

/// What happens by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Step {
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
    /// The next candidate official is turned up.
    Candidate,
    Discard,
    /// What was not kept is laid down, by all at once.
    LayDown,
    EndCheck,
    Titles,
}

/// What somebody must choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Question {
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

/// What is pending.
pub type Task = tabletop::Task<Step, Question>;

impl Question {
    /// Its name among the decision points of section 14.2.
    #[inline]
    pub fn decision(self) -> &'static str {
        match self {
            Question::Appoint => "cm",
            Question::Turn => "turn",
            Question::FavourAction => "fav",
            Question::ExtraAction => "rew-x",
            Question::Bribe => "bribe",
            Question::Secure => "sec",
            Question::Nominate => "nom",
            Question::BuyJunks => "junk",
            Question::Launch => "voy-n",
            Question::Visit => "voy-land",
            Question::Invade => "inv",
            Question::BuyGift => "buyg",
            Question::GiveGift => "give",
            Question::Transfer => "trans",
            Question::Petition => "pet",
            Question::Reassign => "pet-2",
            Question::ReplaceStudent => "pet-3",
            Question::Swap => "pet-4",
            Question::Redeploy => "pet-5",
            Question::ReplaceInfluence => "pet-6",
            Question::Trade => "comm",
            Question::Pay => "pay",
            Question::Overpay => "overpay",
            Question::RewardCard => "rew",
            Question::BriberyCard => "rew-b",
            Question::GiftCard => "rew-g",
            Question::Support => "exam-s",
            Question::Contribute => "exam-c",
            Question::CancelGift => "exam-x",
            Question::Place => "place",
            Question::Yield => "min",
            Question::Keep => "discard",
        }
    }
}

impl Question {
    /// Whether not every hand can go on with it, so that whoever has begun it shows something of the own hand.
    pub(crate) fn needs_cards(self) -> bool {
        // Whoever may pass, lay nothing or keep what is there always goes on.
        let always = [
            Question::Turn,
            Question::FavourAction,
            Question::ExtraAction,
            Question::Contribute,
            Question::Keep,
        ]
        .contains(&self);
        // Whom to nominate is not up to the hand, but it must be paid then.
        self == Question::Nominate || (self.asks_the_hand() && !always)
    }

    /// Whether what may be chosen depends on what is in the hand. Where it does not, everybody can tell.
    pub(crate) fn asks_the_hand(self) -> bool {
        matches!(
            self,
            Question::Turn
                | Question::FavourAction
                | Question::ExtraAction
                | Question::Bribe
                | Question::Secure
                | Question::BuyJunks
                | Question::Launch
                | Question::Invade
                | Question::BuyGift
                | Question::Trade
                | Question::Pay
                | Question::Overpay
                | Question::RewardCard
                | Question::BriberyCard
                | Question::Contribute
                | Question::Keep
        )
    }
}
