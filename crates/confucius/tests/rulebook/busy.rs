//! Manners of playing at random. Uniform play hardly ever fills a ministry or wins the last candidate; a busy player
//! bribes, sails and invades rather than waiting, a learned one sends students, so that the rules of later rounds are
//! played too, and games end in every way.

use confucius::Action;
use confucius::actions_box::BoxAction;
use tabletop::Draw;

/// How a game is played at random.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Manner {
    Uniform,
    Busy,
    Learned,
}

fn weight_of_action(manner: Manner, action: BoxAction) -> u32 {
    match manner {
        Manner::Uniform => 1,
        Manner::Busy => match action {
            BoxAction::Bribe => 60,
            BoxAction::Commercial => 30,
            BoxAction::Tax => 12,
            BoxAction::Invade | BoxAction::Voyage => 20,
            BoxAction::Nominate | BoxAction::Petition | BoxAction::BuyJunks | BoxAction::Recruit => 8,
            BoxAction::Secure | BoxAction::GiveGift | BoxAction::BuyGift | BoxAction::Transfer => 4,
            BoxAction::ForceExam => 2,
            BoxAction::NoAction => 1,
        },
        Manner::Learned => match action {
            BoxAction::Nominate => 90,
            BoxAction::ForceExam => 40,
            BoxAction::Tax | BoxAction::Commercial => 20,
            BoxAction::Bribe
            | BoxAction::Secure
            | BoxAction::BuyJunks
            | BoxAction::Voyage
            | BoxAction::Recruit
            | BoxAction::Invade
            | BoxAction::BuyGift
            | BoxAction::GiveGift
            | BoxAction::Transfer
            | BoxAction::Petition
            | BoxAction::NoAction => 3,
        },
    }
}

fn weight(manner: Manner, action: &Action) -> u32 {
    match action {
        Action::Take(action) => weight_of_action(manner, *action),
        Action::Reward => 30,
        Action::Pass | Action::Overpay => 1,
        Action::Trade(cards) => 1 << (2 * cards.len()),
        Action::Launch(junks) | Action::BuyJunks(junks) => 1 + u32::from(*junks) * u32::from(*junks),
        Action::Contribute(cards) => 8 - u32::from(cards.len()).min(7),
        Action::Appoint(_)
        | Action::Bribe(_)
        | Action::Secure(_)
        | Action::Nominate(_)
        | Action::Pay(_)
        | Action::Visit(_)
        | Action::Invade(_)
        | Action::BuyGift(_)
        | Action::Give(..)
        | Action::Transfer(..)
        | Action::Petition(_)
        | Action::Reassign(..)
        | Action::ReplaceStudent(_)
        | Action::Swap(..)
        | Action::Redeploy(..)
        | Action::ReplaceInfluence(..)
        | Action::Play(_)
        | Action::TakeGift(_)
        | Action::Support(_)
        | Action::CancelGift
        | Action::KeepGift
        | Action::Place(_)
        | Action::Yield(_)
        | Action::Keep(_) => 4,
    }
}

impl Manner {
    /// One of the offers.
    pub(crate) fn pick(self, offers: &[Action], draw: &mut Draw) -> Action {
        match self {
            Manner::Uniform => kit::uniform(offers, draw),
            Manner::Busy | Manner::Learned => kit::weighted(offers, draw, |action| weight(self, action)),
        }
    }
}
