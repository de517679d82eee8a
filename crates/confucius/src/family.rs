//! What a family owns face up (rules sections 3.1 and 6.0): cubes, gifts, junks, armies, points.

use tabletop::{MAX_SEATS, Seat};

use crate::actions_box::{ActionSpace, BoxAction};
use crate::card::Cards;
use crate::data::{Cubes, data};
use crate::pending::Source;
use crate::piece::{Gift, Gifts, Named};

/// One family.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Family {
    /// Victory points so far.
    pub score: u8,
    /// Cubes of this round.
    pub allotment: u8,
    /// Active cubes: not yet placed.
    pub cubes: u8,
    placed: [u8; ActionSpace::COUNT],
    used: u16,
    /// Has passed in this Actions phase.
    pub passed: bool,
    /// Has taken Commercial Income in this round.
    pub commercial_used: bool,
    extra_uses: u16,
    /// Junks in the shipyard.
    pub shipyard: u8,
    /// Junks in the ocean.
    pub ocean: u8,
    /// Where the armies are that are on no land.
    pub armies: Armies,
    /// Gifts not yet bought.
    pub unavailable: Gifts,
    /// Gifts bought and not yet given.
    pub available: Gifts,
    given: [Option<Gift>; MAX_SEATS],
    /// How many reward cards are in hand: a public number.
    pub rewards: u8,
    /// Confucius cards that everybody knows to be in hand, or face down at a student: the starting cards, until
    /// they can have left.
    pub known: Cards,
    /// How many cards this seat has drawn since the deck was last shuffled.
    pub drawn: u8,
    /// What has left its hand since then for all to see, beyond what it is known to have held then.
    pub paid: Cards,
    /// How many cards of `Table::tutored` were its own.
    pub tutored: u8,
}

/// Armies that are on no land.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize)]
pub struct Armies {
    /// Not yet recruited.
    pub supply: u8,
    /// In the military colonies.
    pub colonies: u8,
    /// On Emperor Insulted!
    pub insulted: u8,
}

impl Family {
    /// CF-SETUP-9, CF-SETUP-10.
    pub fn new() -> Family {
        let board = &data().board;
        Family {
            armies: Armies { supply: board.armies, ..Armies::default() },
            available: [Gift::Tapestry].into_iter().collect(),
            unavailable: Gift::ALL.iter().copied().filter(|&gift| gift != Gift::Tapestry).collect(),
            known: Cards::new(board.start_cards, board.start_cards, board.start_cards),
            ..Family::default()
        }
    }

    /// The active gift this family has given to `recipient`.
    #[inline]
    pub fn given(&self, recipient: Seat) -> Option<Gift> {
        self.given[recipient.idx()]
    }

    /// The gift in front of `recipient` is now this one, or none.
    pub fn set_given(&mut self, recipient: Seat, gift: Option<Gift>) {
        self.given[recipient.idx()] = gift;
    }

    /// Own cubes on this space.
    #[inline]
    pub fn placed(&self, space: ActionSpace) -> u8 {
        self.placed[space as usize]
    }

    /// Active cubes go to this space.
    pub fn place(&mut self, space: ActionSpace, cubes: u8) {
        self.cubes -= cubes;
        self.placed[space as usize] += cubes;
        self.mark_used(space);
    }

    /// Whether this action would be a second use of its space in this round: own cubes lie there, or an extra action
    /// counted (CF-CUBE-1, CF-CUBE-4). Paired actions share a space (CF-CUBE-2).
    #[inline]
    pub fn has_used(&self, action: BoxAction) -> bool {
        self.used & 1 << action as u16 != 0
    }

    /// An extra action counts as a use of its space.
    pub fn use_extra(&mut self, space: ActionSpace) {
        self.extra_uses |= 1 << space as u16;
        self.mark_used(space);
    }

    fn mark_used(&mut self, space: ActionSpace) {
        let here = BoxAction::ALL.iter().filter(|action| action.space() == Some(space));
        self.used |= here.fold(0, |used, &action| used | 1 << action as u16);
    }

    /// Spaces used by extra actions that count.
    pub fn extra_uses(&self) -> impl Iterator<Item = ActionSpace> {
        ActionSpace::ALL.into_iter().filter(|&space| self.extra_uses & 1 << space as u16 != 0)
    }

    /// `cubes_required` of section 6.7 (CF-CUBE-1 to CF-CUBE-4), by what is printed for the action.
    #[inline]
    pub fn cubes_needed(&self, action: BoxAction, printed: &Cubes, source: Source) -> u8 {
        match source {
            Source::Cubes if self.has_used(action) => printed.again,
            Source::Cubes => printed.first,
            Source::Favour | Source::Extra | Source::Reward => 0,
        }
    }

    /// CF-EOR-6: a new round.
    pub(crate) fn return_cubes(&mut self) {
        self.cubes = 0;
        self.allotment = 0;
        self.placed = [0; ActionSpace::COUNT];
        self.used = 0;
        self.extra_uses = 0;
        self.passed = false;
        self.commercial_used = false;
    }
}
