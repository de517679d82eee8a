//! What is face up (rules section 8): everybody sees the table.

use tabletop::{Agenda, PerSeat, Seat, Seats};

use crate::card::{Card, Cards};
use crate::city::{Cities, City, HARBOURS, Harbour, ROUTES};
use crate::data::{DICE, Printed, Side, SidePrint};
use crate::decree::{DECREE_SLOTS, Decrees, Enacted};
use crate::event::Who;
use crate::meng::Meng;
use crate::options::Options;
use crate::piece::{Area, ByArea, Token, Tokens};
use crate::player::{Junk, Player};
use crate::task::{Question, Step};

/// Face up: everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    /// What was agreed before the game, and what is printed.
    pub options: Options,
    /// Which side of the board.
    pub side: Side,
    /// The round marker.
    pub round: u8,
    /// What the round is at.
    pub phase: Phase,
    /// The first player.
    pub first: Seat,
    /// Who holds the next-first-player token.
    pub next_first: Option<Seat>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// The destiny dice.
    pub dice: [u8; DICE],
    /// The cards of the officials.
    pub gifts: ByArea<Card>,
    /// How many cards are in the deck.
    pub deck: u8,
    /// The tokens on the map.
    pub cities: [Option<Token>; City::PLACES],
    /// Where they are.
    pub tokens: Cities,
    /// The draw supply: what is in it everybody can know, what comes next nobody.
    pub token_pile: Tokens,
    /// Tokens exchanged.
    pub token_discard: Tokens,
    /// Which houses still hold jade, one bit each.
    pub houses: u8,
    /// Intrigue markers from the last to the one furthest ahead (GG-GEN-7); `players` says where they stand.
    pub ranks: PerSeat<Seat>,
    /// How many envoys have arrived.
    pub arrived: u8,
    /// The decrees: level 1 upper, lower, level 2 upper, and so on.
    pub decrees: [Enacted; DECREE_SLOTS],
    /// The junks on the canal, by route and harbour.
    pub canal: [[Option<Junk>; HARBOURS]; ROUTES],
    /// Everybody who plays; alone, Meng is the second of them.
    pub players: PerSeat<Player>,
    /// Meng, in the solo game.
    pub meng: Option<Meng>,
    /// During the night: the cards that match a die.
    pub shown: Option<PerSeat<Cards>>,
    /// The gift that is being offered, or was the last one of this turn, and to which official.
    pub offer: Option<(Card, Area)>,
    /// The own card that is being swapped, and where it comes from.
    pub swap: Option<(Card, Pile)>,
    /// The morning decrees the present player has not used yet.
    pub morning: Decrees,
    /// What is pending.
    pub agenda: Agenda<Step, (Seat, Question), 24>,
}

/// What the round is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Phase {
    Morning,
    Day,
    Dusk,
    Night,
    End,
}

/// Where a card of a player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Pile {
    Hand,
    Discard,
}

impl Pile {
    /// The word in notations and views.
    pub fn code(self) -> &'static str {
        match self {
            Pile::Hand => "hand",
            Pile::Discard => "discard",
        }
    }
}

impl Table {
    /// Whose choice is awaited.
    #[inline]
    pub fn to_act(&self) -> Seats {
        self.agenda.question().map_or(Seats::NONE, |(seat, _)| Seats::one(seat))
    }

    /// What is printed.
    #[inline]
    pub fn printed(&self) -> Printed {
        self.options.tables
    }

    /// What is printed on this side of the board.
    #[inline]
    pub fn board(&self) -> &'static SidePrint {
        self.options.tables.get().side(self.side)
    }

    /// How many seats have a hand.
    #[inline]
    pub fn seats(&self) -> usize {
        if self.meng.is_some() { 1 } else { self.players.len() }
    }

    /// Whether this player is Meng.
    #[inline]
    pub fn is_meng(&self, seat: Seat) -> bool {
        self.meng.is_some() && seat == Meng::SEAT
    }

    /// How this player is called.
    pub fn who(&self, seat: Seat) -> Who {
        if self.is_meng(seat) { Who::Meng } else { Who::Seat(seat) }
    }

    /// GG-GEN-5: from the first player clockwise.
    pub fn in_turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, n) = (self.first, self.players.len());
        (0..n).map(move |steps| first.clockwise(steps, n))
    }

    /// The junk in a harbour.
    #[inline]
    pub fn junk(&self, harbour: Harbour) -> Option<Junk> {
        self.canal[harbour.route()][harbour.place()]
    }

    /// All harbours of this side, route by route.
    #[inline]
    pub fn harbours(&self) -> impl Iterator<Item = Harbour> + use<> {
        let routes = usize::from(self.board().routes);
        (0..routes).flat_map(|route| (0..HARBOURS).map(move |place| Harbour::new(route, place)))
    }

    /// Servants on the wall, the pair counted as two.
    #[inline]
    pub fn on_wall(&self) -> u8 {
        self.players.iter().map(Player::on_wall).sum()
    }

    /// The wall threshold.
    #[inline]
    pub fn threshold(&self) -> u8 {
        self.printed().constants.thresholds[self.seats() - 1]
    }

    /// GG-GEN-7: among these the one furthest ahead on the intrigue track.
    pub(crate) fn ahead(&self, among: impl Fn(Seat) -> bool) -> Option<Seat> {
        self.ranks.iter().rev().copied().find(|&seat| among(seat))
    }
}
