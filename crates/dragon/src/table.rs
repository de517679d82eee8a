//! Who sees what (rules section 8): the table, the hands, what is sealed.

use tabletop::{Agenda, ArrayVec, Dice, PerSeat, Seat};

use crate::court::Court;
use crate::data::data;
use crate::month::{Question, Step};
use crate::person::{Kind, Person, PersonCard};
use crate::piece::{ActionCard, EventTile, Named, SuperEvent, WallTile};

/// Face up: everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    /// 0 during the draft.
    pub month: u8,
    /// What the month is at.
    pub phase: Phase,
    /// Who drafted first.
    pub first_seat: Seat,
    /// Option.
    pub large_privilege_cost: u8,
    /// Months 1 to 12.
    pub events: [EventTile; 12],
    /// Expansion.
    pub super_event: Option<SuperEvent>,
    /// Tiles on the display, by kind.
    pub display: [u8; Kind::COUNT],
    /// Tiles out of the game, by kind.
    pub in_box: [u8; Kind::COUNT],
    /// What is left, where the supply is limited (YD-SUP-3).
    pub stock: Option<Stock>,
    /// What everybody owns.
    pub courts: PerSeat<Court>,
    /// The person track: everybody, furthest ahead first; who shares a space lies in this order, first on top.
    pub track: ArrayVec<[Seat; 5]>,
    /// Tiles of the Great Wall in the order laid; none without the expansion.
    pub wall: Option<ArrayVec<[(Seat, WallTile); 12]>>,
    /// Phase I: the action cards and who uses them.
    pub groups: ArrayVec<[Group; 5]>,
    /// Who is at what.
    pub turn: Turn,
    /// What is pending.
    pub agenda: Agenda<Step, Question, 14>,
}

/// What the month is at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Phase {
    #[default]
    Draft,
    Action,
    Person,
    Event,
    WallCheck,
    SuperEvent,
    Over,
}

/// What is left in a limited supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[expect(missing_docs, reason = "the rules name them so")]
pub struct Stock {
    pub floors: u8,
    pub yuan: u8,
    pub rice: u8,
    pub fireworks: u8,
    pub small: u8,
    pub large: u8,
}

/// Different action cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ActionCards(u8);

impl ActionCards {
    /// The cards, in the order of section 14.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = ActionCard> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = *ActionCard::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(card)
        })
    }
}

/// A group of action cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Group {
    /// Its cards.
    pub cards: ActionCards,
    /// Who uses it, in the order of arrival.
    pub dragons: ArrayVec<[Seat; 5]>,
}

impl Group {
    /// Adds a card.
    pub fn deal(&mut self, card: ActionCard) {
        self.cards.0 |= 1 << card as u8;
    }

    /// Its cards, in the order of section 14.
    #[inline]
    pub fn cards(&self) -> impl Iterator<Item = ActionCard> + use<> {
        self.cards.iter()
    }
}

/// Who is at what (rules section 15.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Turn {
    /// Who acts in this step, first to last (YD-TRK-5, YD-TRK-6).
    pub order: ArrayVec<[Seat; 5]>,
    /// How many of them have finished.
    pub done: u8,
    /// The group the acting seat has chosen.
    pub group: Option<u8>,
    /// The action card it performs.
    pub action: Option<ActionCard>,
    /// Floors received and not yet placed.
    pub floors: u8,
    /// The person card it has played.
    pub person_card: Option<PersonCard>,
    /// The tile taken and not yet placed.
    pub tile: Option<Kind>,
    /// What every seat must still give in this step.
    pub owed: [u8; 5],
    /// Drought: the palaces of the acting seat that were hit.
    pub hit: ArrayVec<[u8; 14]>,
    /// Sunrise: the types already taken.
    pub taken: ArrayVec<[Person; 5]>,
}

impl Turn {
    /// A new step in this order.
    pub fn new(order: ArrayVec<[Seat; 5]>) -> Turn {
        Turn { order, ..Turn::default() }
    }

    /// Those who have not finished, the acting seat first.
    pub fn left(&self) -> &[Seat] {
        &self.order[usize::from(self.done)..]
    }

    /// Whose turn it is.
    #[inline]
    pub fn acting(&self) -> Option<Seat> {
        self.order.get(usize::from(self.done)).copied()
    }

    /// The acting seat has finished.
    pub fn over(&mut self) {
        self.done += 1;
        self.group = None;
        self.action = None;
        self.person_card = None;
    }
}

/// Behind a screen: the person cards of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand {
    types: u16,
    wild: u8,
}

impl Hand {
    /// YD-SET-5: eleven cards.
    pub fn full() -> Hand {
        Hand { types: (1 << Person::ALL.len()) - 1, wild: data().supplies.start.wild_cards }
    }

    /// What is left after these cards were played: all hands start alike and cards are played face up.
    pub fn without(played: &[PersonCard]) -> Hand {
        let mut hand = Hand::full();
        for &card in played {
            hand.remove(card);
        }
        hand
    }

    /// How many cards of this name.
    #[inline]
    pub fn count(self, card: PersonCard) -> u8 {
        match card {
            PersonCard::Type(person) => u8::from(self.types & (1 << person as u8) != 0),
            PersonCard::Wild => self.wild,
        }
    }

    /// Every card once, in the order of section 14.
    #[inline]
    pub fn cards(self) -> impl Iterator<Item = PersonCard> {
        let mut left = self.types | u16::from(self.wild > 0) << Person::ALL.len();
        std::iter::from_fn(move || {
            let card = *PersonCard::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(card)
        })
    }

    /// Whether no card is left.
    pub fn is_empty(self) -> bool {
        self == Hand::default()
    }

    /// How many cards.
    pub fn len(self) -> u8 {
        PersonCard::ALL.iter().map(|&card| self.count(card)).sum()
    }

    /// Plays or discards a card.
    pub fn remove(&mut self, card: PersonCard) {
        assert!(self.count(card) > 0, "only a card in hand is played");
        match card {
            PersonCard::Type(person) => self.types &= !(1 << person as u8),
            PersonCard::Wild => self.wild -= 1,
        }
    }
}

/// What the others see of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Back {
    /// How many cards.
    pub cards: u8,
}

/// Face down: chance to come.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Sealed {
    /// All of it.
    pub dice: Dice,
}
