//! Manners of playing at random. Uniform play hardly ever reaches the palace; a courtier hurries there, a builder works
//! on the wall and the canal, a traveller collects tokens, so that the rules of arrival, scoring and rewards are
//! played too.

use gugong::Action;
use gugong::action::Way;
use tabletop::Draw;

/// How a game is played at random.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Manner {
    Uniform,
    Courtier,
    Builder,
    Traveller,
}

pub(crate) const MANNERS: [Manner; 4] =
    [Manner::Uniform, Manner::Courtier, Manner::Builder, Manner::Traveller];

fn weight(manner: Manner, action: &Action) -> u32 {
    let (courtier, builder, traveller) = match manner {
        Manner::Uniform => return 1,
        Manner::Courtier => (30, 4, 4),
        Manner::Builder => (4, 30, 4),
        Manner::Traveller => (4, 4, 60),
    };
    match action {
        Action::Perform(Way::Advance | Way::AdvanceMore) => courtier * 2,
        Action::Offer(card) if card.icon.area() == Some(gugong::piece::Area::Palace) => courtier,
        Action::GiveTo(gugong::piece::Area::Palace) => courtier,
        Action::GiveTo(gugong::piece::Area::Travel) | Action::Perform(Way::TravelTwice) => traveller,
        Action::GiveTo(gugong::piece::Area::Wall | gugong::piece::Area::Canal) => builder,
        Action::Perform(_) | Action::PayServants | Action::UseDecree(_) | Action::Claim(_) => 20,
        Action::Load(..) | Action::Sail(_) | Action::UseSpecial(..) | Action::StepBack(_) => builder,
        Action::Gain(pieces) => 1 + 8 * u32::from(pieces.regular) + if pieces.pair { 10 } else { 0 },
        Action::Place(pieces) => 1 + 4 * u32::from(pieces.regular) + if pieces.pair { 4 } else { 0 },
        Action::Exchange(..) => {
            if traveller > 4 {
                1
            } else {
                2
            }
        }
        Action::Finish if traveller > 4 => 30,
        Action::Skip | Action::Forgo | Action::Finish => 1,
        Action::Offer(_)
        | Action::GiveTo(_)
        | Action::Discard
        | Action::DiscardCard(_)
        | Action::PayWithoutPair
        | Action::PayWithPair
        | Action::MoveTo(_)
        | Action::UseToken(_)
        | Action::Give(..)
        | Action::TakeFrom(_)
        | Action::Recover(_)
        | Action::TurnDie(..)
        | Action::Launch(..)
        | Action::SpendDoubles(_) => 4,
    }
}

impl Manner {
    /// One of the offers.
    pub(crate) fn pick(self, offers: &[Action], draw: &mut Draw) -> Action {
        kit::weighted(offers, draw, |action| weight(self, action))
    }
}
