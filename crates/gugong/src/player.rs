//! What a player owns face up (rules sections 3.9 and 6.2).

use tabletop::{ArrayVec, Seat};

use crate::city::City;
use crate::data::{Cells, Constants};
use crate::decree::{Decree, Decrees};
use crate::known::KnownCards;
use crate::piece::{Area, Piece, Token};

/// What a player owns face up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Player {
    /// Victory points.
    pub vp: u16,
    /// Regular servants ready to work.
    pub pool: u8,
    /// Regular servants in the supply.
    pub supply: u8,
    /// Where the pair is.
    pub pair: PairAt,
    /// Regular servants on the wall.
    pub wall: u8,
    /// Jade.
    pub jade: u8,
    /// The envoy's space.
    pub envoy: u8,
    /// Which arrival slot the envoy has, the best being 0.
    pub arrival: Option<u8>,
    /// The intrigue marker's space.
    pub intrigue: u8,
    /// Occupied reward cells.
    pub cells: Cells,
    /// Junks beside the board.
    pub junks: u8,
    /// Where the traveller is.
    pub traveller: Option<City>,
    /// Tokens in the slots, the oldest first.
    pub slots: ArrayVec<[Token; 8]>,
    /// Special tokens in use, the first used first.
    pub special: ArrayVec<[Special; 6]>,
    /// Decrees with an own servant.
    pub decrees: Decrees,
    /// Out of the game: the envoy has not arrived in time (GG-END-2).
    pub out: bool,
    /// The final score.
    pub points: Option<u16>,
    /// What everybody can know of the cards.
    pub known: KnownCards,
}

/// Where the pair is (GG-SRV-8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum PairAt {
    #[default]
    Locked,
    Pool,
    Supply,
    Wall,
    Junk,
    Special,
    /// It marks Meng's focus area (GG-SOL-2).
    Focus,
}

impl PairAt {
    /// The word in views.
    pub fn code(self) -> &'static str {
        match self {
            PairAt::Locked => "locked",
            PairAt::Pool => "pool",
            PairAt::Supply => "supply",
            PairAt::Wall => "wall",
            PairAt::Junk => "junk",
            PairAt::Special => "special",
            PairAt::Focus => "focus",
        }
    }
}

/// A special token in use (GG-TOK-S1 to GG-TOK-S3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Special {
    /// Which.
    pub token: Token,
    /// At which area; ST1 lies beside the player board.
    pub area: Option<Area>,
    /// Whether the pair lies with it, else a regular servant.
    pub pair: bool,
}

/// A junk on the canal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Junk {
    /// Whose.
    pub owner: Seat,
    /// Regular servants aboard.
    pub regular: u8,
    /// Whether the pair is aboard.
    pub pair: bool,
}

impl Junk {
    /// Servants aboard, the pair counted as two.
    #[inline]
    pub fn load(self) -> u8 {
        self.regular + if self.pair { Piece::Pair.worth() } else { 0 }
    }
}

impl Player {
    /// GG-SET-12.
    pub fn new(constants: &Constants) -> Player {
        Player {
            pool: constants.pool,
            supply: constants.servants - constants.pool,
            junks: constants.junks,
            ..Player::default()
        }
    }

    /// Whether a servant stands on this decree.
    #[inline]
    pub fn owns(&self, decree: Decree) -> bool {
        self.decrees.contains(decree)
    }

    /// Servants on the wall, the pair counted as two.
    #[inline]
    pub fn on_wall(&self) -> u8 {
        self.wall + if self.pair == PairAt::Wall { Piece::Pair.worth() } else { 0 }
    }

    /// What the pool can pay at most.
    #[inline]
    pub fn pool_worth(&self) -> u8 {
        self.pool + if self.pair == PairAt::Pool { Piece::Pair.worth() } else { 0 }
    }

    /// How many pieces are in the pool.
    #[inline]
    pub fn pool_pieces(&self) -> u8 {
        self.pool + u8::from(self.pair == PairAt::Pool)
    }

    /// How many pieces are in the supply.
    #[inline]
    pub fn supply_pieces(&self) -> u8 {
        self.supply + u8::from(self.pair == PairAt::Supply)
    }

    /// Whether such a piece is in the pool or in the supply.
    #[inline]
    pub fn has(&self, place: PairAt, piece: Piece) -> bool {
        match piece {
            Piece::Pair => self.pair == place,
            Piece::Regular => self.regular(place) > 0,
        }
    }

    /// Regular servants in the pool or in the supply.
    #[inline]
    fn regular(&self, place: PairAt) -> u8 {
        match place {
            PairAt::Pool => self.pool,
            PairAt::Supply => self.supply,
            PairAt::Locked | PairAt::Wall | PairAt::Junk | PairAt::Special | PairAt::Focus => 0,
        }
    }
}
