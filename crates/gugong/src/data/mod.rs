//! What is printed on the components (rules section 3), read from `data/*.toml`.
//!
//! Much of it is a reconstruction (`[X]`), so whoever owns the printed game may play with corrected tables: a game
//! holds a reference to the tables it is played with. Tables are kept once per hash and never change, so equal hashes
//! are equal tables, and comparing two games costs nothing.

mod check;
mod hash;
mod map;
mod read;

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::{LazyLock, Mutex, PoisonError};

use tabletop::ArrayVec;

use crate::automa::{AUTOMAS, AutomaPrint};
use crate::card::Card;
use crate::city::{Cities, City};
use crate::decree::Decree;
use crate::piece::{Area, Named, Rate, Token, Tokens};

pub use hash::PrintedHash;
pub use read::{Files, Mistake};

/// How many cards a first hand has (GG-SET-9).
pub const HAND: usize = 4;
/// How many first hands there are.
pub const HANDS: usize = 5;
/// How many cards the draw deck has (GG-SET-9).
pub const DECK: usize = 11;
/// How many destiny dice there are, and how many faces each has.
pub const DICE: usize = 3;
/// Faces of a die.
pub const FACES: usize = 6;

/// Everything printed.
#[derive(Debug, PartialEq, Eq)]
pub struct PrintedData {
    /// Numbers of the game.
    pub constants: Constants,
    sides: [SidePrint; 2],
    /// Gift cards.
    pub gifts: Gifts,
    /// The faces of each destiny die.
    pub dice: [[u8; FACES]; DICE],
    decrees: [DecreePrint; Decree::ALL.len()],
    tokens: [TokenPrint; Token::ALL.len()],
    /// Automa cards.
    pub automa: [AutomaPrint; AUTOMAS],
    hash: PrintedHash,
}

/// Numbers of the game (`DATA-CONST`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the rows say it")]
pub struct Constants {
    pub rounds: u8,
    pub servants: u8,
    pub pool: u8,
    pub income: ArrayVec<[u8; 8]>,
    pub junks: u8,
    pub hold: u8,
    pub intrigue: u8,
    pub palace: u8,
    pub slots: u8,
    pub thresholds: [u8; 5],
    pub jade: [u8; 5],
    pub jade_further: u8,
    pub wall_vp: u8,
    pub wall_steps: u8,
    pub destiny_vp: u8,
    pub destiny_steps: u8,
    pub harbour_vp: u8,
    pub cells: Cells,
    pub exchange: [Exchange; 3],
}

/// Reward cells of a player board, or how many of them are occupied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the rows say it")]
pub struct Cells {
    pub pair: u8,
    pub card: u8,
    pub points: u8,
}

impl Cells {
    /// All together.
    pub fn total(self) -> u8 {
        self.pair + self.card + self.points
    }
}

/// What tokens are exchanged for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the rows say it")]
pub struct Exchange {
    pub worth: u8,
    pub brings: u8,
}

/// A side of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// For few players.
    #[default]
    S,
    /// For many.
    L,
}

impl Side {
    /// Its name in views and files.
    pub fn code(self) -> &'static str {
        match self {
            Side::S => "s",
            Side::L => "l",
        }
    }
}

/// What is printed on a side of the board (`DATA-SIDE`, `DATA-MAP`).
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the rows say it")]
pub struct SidePrint {
    pub seats: (u8, u8),
    pub routes: u8,
    pub arrivals: ArrayVec<[u8; 5]>,
    pub houses: ArrayVec<[u8; 8]>,
    pub plaza: u8,
    pub cities: Cities,
    /// Where a drawing may put a city: column, and row from below.
    pub at: [(u8, u8); City::PLACES],
    /// The cities a road leads to.
    pub roads: [Cities; City::PLACES],
    /// Meng's way round.
    pub perimeter: ArrayVec<[City; City::PLACES]>,
    /// How many roads lie between two cities.
    pub distance: [[u8; City::PLACES]; City::PLACES],
}

/// Gift cards (`DATA-GIFT`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gifts {
    /// The starting board cards.
    pub board: [Card; Area::ALL.len()],
    /// The first hands.
    pub hands: [[Card; HAND]; HANDS],
    /// The draw deck.
    pub deck: [Card; DECK],
}

/// What is printed on a decree (`DATA-DECREE`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the rows say it")]
pub struct DecreePrint {
    pub level: u8,
    pub cost: u8,
    pub vp: u8,
    pub amount: u8,
    pub per: u8,
    pub most: Option<u8>,
}

/// What is printed on a token, and how many there are (`DATA-TOKEN`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the rows say it")]
pub struct TokenPrint {
    pub a: u8,
    pub b: u8,
    pub amount: u8,
    pub worth: u8,
}

impl PrintedData {
    /// Reads tables, checking everything.
    ///
    /// # Errors
    /// Everything that is wrong, with file and line, or as much of it as anybody reads.
    pub fn parse(files: &Files<'_>) -> Result<PrintedData, Vec<Mistake>> {
        read::parse(files)
    }

    /// Their hash: equal hashes are equal tables.
    pub fn hash(&self) -> PrintedHash {
        self.hash
    }

    /// A side of the board.
    #[inline]
    pub fn side(&self, side: Side) -> &SidePrint {
        &self.sides[side as usize]
    }

    /// The side for so many seats (GG-SET-1).
    pub fn side_for(&self, seats: usize) -> Side {
        let (least, most) = self.side(Side::S).seats;
        if (usize::from(least)..=usize::from(most)).contains(&seats) { Side::S } else { Side::L }
    }

    /// What is printed on a decree.
    #[inline]
    pub fn decree(&self, decree: Decree) -> &DecreePrint {
        &self.decrees[decree as usize]
    }

    /// What is printed on a token.
    #[inline]
    pub fn token(&self, token: Token) -> &TokenPrint {
        &self.tokens[token as usize]
    }

    /// What tokens are exchanged for.
    #[inline]
    pub fn exchange(&self, rate: Rate) -> Exchange {
        self.constants.exchange[rate as usize]
    }

    /// All tokens of a game.
    pub fn all_tokens(&self, counts: TokenCounts, special: bool) -> Tokens {
        let mut all = Tokens::default();
        for &token in Token::ALL {
            if special || !token.is_special() {
                let print = self.token(token);
                all.add(
                    token,
                    match counts {
                        TokenCounts::A => print.a,
                        TokenCounts::B => print.b,
                    },
                );
            }
        }
        all
    }

    /// Victory points of so many jade (GG-END-6).
    pub fn jade_vp(&self, jade: u8) -> u16 {
        let printed = &self.constants.jade;
        let Some(last) = usize::from(jade).checked_sub(1) else { return 0 };
        match printed.get(last) {
            Some(&vp) => u16::from(vp),
            None => {
                let further = jade - u8::try_from(printed.len()).unwrap_or(u8::MAX);
                u16::from(printed[printed.len() - 1])
                    + u16::from(further) * u16::from(self.constants.jade_further)
            }
        }
    }
}

/// Which counts of travel tokens (`DATA-TOKEN`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum TokenCounts {
    #[default]
    A,
    B,
}

/// The tables a game is played with: a reference to tables that are kept for good, one per hash. So it is `Copy`, and
/// equal exactly if the tables are.
#[derive(Clone, Copy)]
pub struct Printed(&'static PrintedData);

static BUILT_IN: LazyLock<Printed> = LazyLock::new(|| {
    let tables = PrintedData::parse(&Files::built_in());
    Printed::keep(tables.unwrap_or_else(|bad| panic!("the printed data is part of this program: {bad:?}")))
});

/// All tables that were ever played with. Nothing is taken out or changed.
static KEPT: Mutex<Vec<&'static PrintedData>> = Mutex::new(Vec::new());

impl Printed {
    /// The tables of this program.
    pub fn built_in() -> Printed {
        *BUILT_IN
    }

    /// Keeps these tables for good, unless their like is kept already.
    pub fn keep(tables: PrintedData) -> Printed {
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(same) = kept.iter().find(|other| other.hash == tables.hash) {
            return Printed(same);
        }
        let tables: &'static PrintedData = Box::leak(Box::new(tables));
        kept.push(tables);
        Printed(tables)
    }

    /// The kept tables with this hash, as it is written in a record.
    pub fn named(hash: &str) -> Option<Printed> {
        let built_in = Printed::built_in();
        let kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        let found = kept.iter().find(|tables| tables.hash.to_string() == hash).map(|tables| Printed(tables));
        found.or_else(|| (built_in.0.hash.to_string() == hash).then_some(built_in))
    }

    /// The tables, for as long as the program runs.
    #[inline]
    pub fn get(self) -> &'static PrintedData {
        self.0
    }

    /// Whether these are the tables of this program.
    pub fn is_built_in(self) -> bool {
        self == Printed::built_in()
    }
}

impl Deref for Printed {
    type Target = PrintedData;
    #[inline]
    fn deref(&self) -> &PrintedData {
        self.0
    }
}

impl PartialEq for Printed {
    fn eq(&self, other: &Printed) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Printed {}

impl Hash for Printed {
    fn hash<H: Hasher>(&self, state: &mut H) {
        Hash::hash(&self.0.hash, state);
    }
}

impl fmt::Debug for Printed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Printed({})", self.0.hash)
    }
}
