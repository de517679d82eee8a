//! The pieces by name (rules section 3), in the order of the codes of section 14.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Serialize, Serializer};

/// A closed list of pieces with the codes of the notation.
pub trait Named: Copy + 'static {
    /// All of them, in order.
    const ALL: &'static [Self];
    /// The code in notations and views.
    fn code(self) -> &'static str;
    /// The id of the message with its name.
    fn noun(self) -> &'static str;
    /// The piece with this code.
    fn named(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|piece| piece.code() == code)
    }
}

/// One of the seven areas, each with its official.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Area {
    #[default]
    Travel,
    Wall,
    Jade,
    Intrigue,
    Palace,
    Decree,
    Canal,
}

impl Named for Area {
    const ALL: &'static [Area] =
        &[Area::Travel, Area::Wall, Area::Jade, Area::Intrigue, Area::Palace, Area::Decree, Area::Canal];

    fn code(self) -> &'static str {
        match self {
            Area::Travel => "travel",
            Area::Wall => "wall",
            Area::Jade => "jade",
            Area::Intrigue => "intrigue",
            Area::Palace => "palace",
            Area::Decree => "decree",
            Area::Canal => "canal",
        }
    }

    fn noun(self) -> &'static str {
        match self {
            Area::Travel => "noun-area-travel",
            Area::Wall => "noun-area-wall",
            Area::Jade => "noun-area-jade",
            Area::Intrigue => "noun-area-intrigue",
            Area::Palace => "noun-area-palace",
            Area::Decree => "noun-area-decree",
            Area::Canal => "noun-area-canal",
        }
    }
}

impl Serialize for Area {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

/// One thing per area.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByArea<T>([T; Area::ALL.len()]);

impl<T> ByArea<T> {
    /// One for each area.
    pub fn new(mut make: impl FnMut(Area) -> T) -> ByArea<T> {
        ByArea(std::array::from_fn(|idx| make(Area::ALL[idx])))
    }

    /// By area.
    pub fn iter(&self) -> impl Iterator<Item = (Area, &T)> {
        Area::ALL.iter().copied().zip(&self.0)
    }
}

impl<T> Index<Area> for ByArea<T> {
    type Output = T;
    #[inline]
    fn index(&self, area: Area) -> &T {
        &self.0[area as usize]
    }
}

impl<T> IndexMut<Area> for ByArea<T> {
    #[inline]
    fn index_mut(&mut self, area: Area) -> &mut T {
        &mut self.0[area as usize]
    }
}

/// A travel token (rules section 3.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Token {
    St1,
    St2,
    St3,
    #[default]
    Tt01,
    Tt02,
    Tt03,
    Tt04,
    Tt05,
    Tt06,
    Tt07,
    Tt08,
    Tt09,
    Tt10,
    Tt11,
    Tt12,
}

impl Token {
    /// Whether it belongs to the special ones.
    #[inline]
    pub fn is_special(self) -> bool {
        matches!(self, Token::St1 | Token::St2 | Token::St3)
    }
}

impl Named for Token {
    const ALL: &'static [Token] = &[
        Token::St1,
        Token::St2,
        Token::St3,
        Token::Tt01,
        Token::Tt02,
        Token::Tt03,
        Token::Tt04,
        Token::Tt05,
        Token::Tt06,
        Token::Tt07,
        Token::Tt08,
        Token::Tt09,
        Token::Tt10,
        Token::Tt11,
        Token::Tt12,
    ];

    fn code(self) -> &'static str {
        match self {
            Token::St1 => "st1",
            Token::St2 => "st2",
            Token::St3 => "st3",
            Token::Tt01 => "tt01",
            Token::Tt02 => "tt02",
            Token::Tt03 => "tt03",
            Token::Tt04 => "tt04",
            Token::Tt05 => "tt05",
            Token::Tt06 => "tt06",
            Token::Tt07 => "tt07",
            Token::Tt08 => "tt08",
            Token::Tt09 => "tt09",
            Token::Tt10 => "tt10",
            Token::Tt11 => "tt11",
            Token::Tt12 => "tt12",
        }
    }

    fn noun(self) -> &'static str {
        match self {
            Token::St1 => "noun-token-st1",
            Token::St2 => "noun-token-st2",
            Token::St3 => "noun-token-st3",
            Token::Tt01 => "noun-token-tt01",
            Token::Tt02 => "noun-token-tt02",
            Token::Tt03 => "noun-token-tt03",
            Token::Tt04 => "noun-token-tt04",
            Token::Tt05 => "noun-token-tt05",
            Token::Tt06 => "noun-token-tt06",
            Token::Tt07 => "noun-token-tt07",
            Token::Tt08 => "noun-token-tt08",
            Token::Tt09 => "noun-token-tt09",
            Token::Tt10 => "noun-token-tt10",
            Token::Tt11 => "noun-token-tt11",
            Token::Tt12 => "noun-token-tt12",
        }
    }
}

impl Serialize for Token {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

/// How many there are of each travel token.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tokens([u8; Token::ALL.len()]);

impl Tokens {
    /// How many of this kind.
    pub fn count(&self, token: Token) -> u8 {
        self.0[token as usize]
    }

    /// How many altogether.
    #[inline]
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Puts so many in.
    pub fn add(&mut self, token: Token, count: u8) {
        self.0[token as usize] += count;
    }

    /// Takes one out.
    pub fn remove(&mut self, token: Token) {
        self.0[token as usize] -= 1;
    }

    /// Every one, sorted by code.
    pub fn iter(&self) -> impl Iterator<Item = Token> {
        let each = Token::ALL.iter().copied().zip(self.0);
        each.flat_map(|(token, count)| std::iter::repeat_n(token, usize::from(count)))
    }

    /// The one at this place of the sorted list.
    pub(crate) fn nth(&self, mut number: u32) -> Token {
        for (&token, count) in Token::ALL.iter().zip(self.0) {
            if number < u32::from(count) {
                return token;
            }
            number -= u32::from(count);
        }
        // Numbers are drawn below `len`, which is the sum of these counts.
        unreachable!("there are not so many tokens")
    }
}

/// A piece a player places or takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// A regular servant.
    Regular,
    /// The pair, worth two.
    Pair,
}

impl Piece {
    /// Both.
    pub const ALL: [Piece; 2] = [Piece::Regular, Piece::Pair];

    /// How many servants it counts as.
    #[inline]
    pub fn worth(self) -> u8 {
        match self {
            Piece::Regular => 1,
            Piece::Pair => 2,
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Piece::Regular => "1",
            Piece::Pair => "pair",
        })
    }
}

/// A harbour reward (GG-CAN-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Reward {
    Points,
    Card,
    Pair,
}

impl Named for Reward {
    const ALL: &'static [Reward] = &[Reward::Points, Reward::Card, Reward::Pair];

    fn code(self) -> &'static str {
        match self {
            Reward::Points => "points",
            Reward::Card => "card",
            Reward::Pair => "pair",
        }
    }

    fn noun(self) -> &'static str {
        match self {
            Reward::Points => "noun-prize-points",
            Reward::Card => "noun-prize-card",
            Reward::Pair => "noun-prize-pair",
        }
    }
}

/// What tokens are exchanged for (GG-TOK-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Rate {
    Servant,
    Points,
    Jade,
}

impl Rate {
    /// All of them, the cheapest first.
    pub const ALL: [Rate; 3] = [Rate::Servant, Rate::Points, Rate::Jade];

    /// The word in notations.
    pub fn code(self) -> &'static str {
        match self {
            Rate::Servant => "servant",
            Rate::Points => "points",
            Rate::Jade => "jade",
        }
    }
}
