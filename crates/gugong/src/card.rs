//! Gift cards (rules section 3.3). Cards of equal value and icon are one kind, whatever their set (section 14.1).

use std::fmt;

use serde::{Serialize, Serializer};
use tabletop::ArrayVec;

use crate::piece::{Area, Named};

/// What a gift card brings, in the order of the codes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Icon {
    Can,
    Dec,
    Int,
    #[default]
    None,
    Pal,
    S1,
    S2,
    Swap,
    Wall,
}

impl Icon {
    /// The area whose action it gives.
    #[inline]
    pub fn area(self) -> Option<Area> {
        match self {
            Icon::Can => Some(Area::Canal),
            Icon::Dec => Some(Area::Decree),
            Icon::Int => Some(Area::Intrigue),
            Icon::Pal => Some(Area::Palace),
            Icon::Wall => Some(Area::Wall),
            Icon::None | Icon::S1 | Icon::S2 | Icon::Swap => None,
        }
    }

    /// The servants it brings (GG-ACT-5).
    #[inline]
    pub fn servants(self) -> Option<u8> {
        match self {
            Icon::S1 => Some(1),
            Icon::S2 => Some(2),
            Icon::Can | Icon::Dec | Icon::Int | Icon::None | Icon::Pal | Icon::Swap | Icon::Wall => None,
        }
    }
}

impl Named for Icon {
    const ALL: &'static [Icon] =
        &[Icon::Can, Icon::Dec, Icon::Int, Icon::None, Icon::Pal, Icon::S1, Icon::S2, Icon::Swap, Icon::Wall];

    fn code(self) -> &'static str {
        match self {
            Icon::Can => "can",
            Icon::Dec => "dec",
            Icon::Int => "int",
            Icon::None => "none",
            Icon::Pal => "pal",
            Icon::S1 => "s1",
            Icon::S2 => "s2",
            Icon::Swap => "swap",
            Icon::Wall => "wall",
        }
    }

    fn noun(self) -> &'static str {
        match self {
            Icon::Can => "noun-icon-can",
            Icon::Dec => "noun-icon-dec",
            Icon::Int => "noun-icon-int",
            Icon::None => "noun-icon-none",
            Icon::Pal => "noun-icon-pal",
            Icon::S1 => "noun-icon-s1",
            Icon::S2 => "noun-icon-s2",
            Icon::Swap => "noun-icon-swap",
            Icon::Wall => "noun-icon-wall",
        }
    }
}

/// A kind of gift card; in the order of views, by value and then by code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    /// 1 to 9.
    pub value: u8,
    /// What it brings.
    pub icon: Icon,
}

impl Card {
    /// The least and the greatest value of a gift.
    pub const VALUES: std::ops::RangeInclusive<u8> = 1..=9;

    /// The name of the gift, one per value.
    pub fn noun(self) -> &'static str {
        const NAMES: [&str; 10] = [
            "",
            "noun-present-1",
            "noun-present-2",
            "noun-present-3",
            "noun-present-4",
            "noun-present-5",
            "noun-present-6",
            "noun-present-7",
            "noun-present-8",
            "noun-present-9",
        ];
        NAMES[usize::from(self.value)]
    }

    /// The card written like this.
    pub fn named(text: &str) -> Option<Card> {
        let (value, icon) = text.split_once('/')?;
        let value = value.parse().ok().filter(|value| Card::VALUES.contains(value))?;
        Some(Card { value, icon: Icon::named(icon)? })
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.value, self.icon.code())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The most cards one player can own: the first hand and every card reward, with room for other tables.
pub const MOST_OWNED: usize = 8;

/// Cards of one player, sorted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cards(ArrayVec<[Card; MOST_OWNED]>);

impl Cards {
    /// How many.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Every card, sorted.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.0.iter().copied()
    }

    /// Every kind once, sorted.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Card> + '_ {
        let same_as_before = |idx: usize| idx > 0 && self.0[idx - 1] == self.0[idx];
        (0..self.0.len()).filter(move |&idx| !same_as_before(idx)).map(|idx| self.0[idx])
    }

    /// Whether this kind is among them.
    pub fn contains(&self, card: Card) -> bool {
        self.0.contains(&card)
    }

    /// Puts one in.
    #[inline]
    pub fn add(&mut self, card: Card) {
        let at = self.0.iter().position(|&other| other > card).unwrap_or(self.0.len());
        self.0.insert(at, card);
    }

    /// Takes one of this kind out, if there is one.
    #[inline]
    pub fn take(&mut self, card: Card) -> bool {
        let at = self.0.iter().position(|&other| other == card);
        if let Some(at) = at {
            self.0.remove(at);
        }
        at.is_some()
    }

    /// Puts all of these in.
    #[inline]
    pub fn add_all(&mut self, cards: Cards) {
        cards.iter().for_each(|card| self.add(card));
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::default();
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
