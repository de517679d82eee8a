//! What can be pending, and the decision points that wait for somebody (rules sections 7, 14.3 and 15.4).

use tabletop::Seat;

use crate::city::Harbour;
use crate::decree::Decree;
use crate::meng::{Deed, Mode};
use crate::piece::{Area, Rate, Token};

/// What is pending. The first ones happen by themselves; of the others each waits if there is something to choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Task {
    #[default]
    Morning,
    /// The morning decrees of the player so many steps after the first.
    MorningOf(u8),
    Income,
    Day,
    /// The next player with a card takes a turn, until nobody has one.
    Turns,
    EndOfDay,
    Dusk,
    Night,
    Award,
    Voyage,
    /// The exchange window of the player so many steps after the first.
    Windows(u8),
    RoundEnd,
    Final,
    /// This player has performed the action of this area: special tokens react.
    Performed(Seat, Area),
    /// GG-WAL-5.
    WallCheck,
    MengTurn,
    MengAct(Deed, Area, Mode),
    MengMove,
    MengToken(Token),
    MengLoad,

    /// The swap itself, after payment.
    Offer(Seat),
    /// What was paid for takes effect.
    TakeJade(Seat, House),
    Enact(Seat, Decree),
    Scheme(Seat, u8),
    Advance(Seat, u8),

    OfferCard(Seat),
    OfferArea(Seat),
    OfferPay(Seat),
    OfferDiscard(Seat),
    CardAct(Seat, Area),
    AreaAct(Seat, Area),
    Copy(Seat, Area),
    Pay(Seat, u8, Keep),
    Gain(Seat, u8, Source),
    Move(Seat),
    /// A token is put into a slot; it waits while all are taken.
    Store(Seat, Token),
    /// The first special token in use goes into a slot.
    Retire(Seat),
    /// The bonus of a token in its slot.
    Token(Seat, Token),
    Special(Seat, Token),
    SwapOwn(Seat, Swap),
    SwapBoard(Seat, Swap),
    Build(Seat, u8),
    Extra(Seat, Extra),
    Bonus(Seat),
    Die(Seat),
    Load(Seat, Loading),
    Sail(Seat, MaySkip),
    Claim(Seat, Harbour),
    Decrees(Seat),
    Window(Seat),
    ExchangeSet(Seat, Rate),
}

/// Where jade is bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum House {
    /// A house of this printed cost.
    Of(u8),
    /// The plaza.
    Plaza,
}

/// What must be left in the pool after a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Keep {
    /// Nothing.
    Nothing,
    /// A regular servant, to be placed on a decree (GG-DEC-1).
    Regular,
    /// Any piece, to be placed on the wall (GG-WAL-2).
    Piece,
    /// A piece that fits on a junk (GG-CAN-2).
    Fitting,
}

/// Where a gain of servants comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Source {
    Income,
    Card,
    Tt01,
    Tt02,
    Exchange,
    D13,
    Bonus,
    Night,
}

impl Source {
    /// The word in views.
    pub fn code(self) -> &'static str {
        match self {
            Source::Income => "income",
            Source::Card => "card",
            Source::Tt01 => "tt01",
            Source::Tt02 => "tt02",
            Source::Exchange => "exchange",
            Source::D13 => "d1-3",
            Source::Bonus => "bonus",
            Source::Night => "night",
        }
    }

    /// GG-SRV-3: what was paid for or chosen brings at least one piece.
    #[inline]
    pub fn least(self) -> u8 {
        match self {
            Source::Exchange | Source::D13 | Source::Bonus => 1,
            Source::Income | Source::Card | Source::Tt01 | Source::Tt02 | Source::Night => 0,
        }
    }
}

/// What a card swap comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Swap {
    Card,
    Tt07,
    D15,
}

impl Swap {
    /// The word in views.
    pub fn code(self) -> &'static str {
        match self {
            Swap::Card => "card",
            Swap::Tt07 => "tt07",
            Swap::D15 => "d1-5",
        }
    }
}

/// What a piece from the supply on the wall comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Extra {
    D23,
    Tt10,
}

impl Extra {
    /// The word in views.
    pub fn code(self) -> &'static str {
        match self {
            Extra::D23 => "d2-3",
            Extra::Tt10 => "tt10",
        }
    }
}

/// Why a piece is put on a junk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Loading {
    /// CANAL A: a movement may follow.
    One,
    /// CANAL B, the first piece.
    First,
    /// CANAL B, the second piece.
    Second,
    /// TT09.
    Token,
    /// D1-2.
    Decree,
}

/// Whether a movement of a junk may be left out (GG-CAN-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum MaySkip {
    No,
    Yes,
}

impl Task {
    /// Whom it waits for, if it waits.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Task::Morning
            | Task::MorningOf(_)
            | Task::Income
            | Task::Day
            | Task::Turns
            | Task::EndOfDay
            | Task::Dusk
            | Task::Night
            | Task::Award
            | Task::Voyage
            | Task::Windows(_)
            | Task::RoundEnd
            | Task::Final
            | Task::Performed(..)
            | Task::WallCheck
            | Task::MengTurn
            | Task::MengAct(..)
            | Task::MengMove
            | Task::MengToken(_)
            | Task::MengLoad
            | Task::Offer(_)
            | Task::TakeJade(..)
            | Task::Enact(..)
            | Task::Scheme(..)
            | Task::Advance(..) => None,
            Task::OfferCard(seat)
            | Task::OfferArea(seat)
            | Task::OfferPay(seat)
            | Task::OfferDiscard(seat)
            | Task::CardAct(seat, _)
            | Task::AreaAct(seat, _)
            | Task::Copy(seat, _)
            | Task::Pay(seat, ..)
            | Task::Gain(seat, ..)
            | Task::Move(seat)
            | Task::Store(seat, _)
            | Task::Retire(seat)
            | Task::Token(seat, _)
            | Task::Special(seat, _)
            | Task::SwapOwn(seat, _)
            | Task::SwapBoard(seat, _)
            | Task::Build(seat, _)
            | Task::Extra(seat, _)
            | Task::Bonus(seat)
            | Task::Die(seat)
            | Task::Load(seat, _)
            | Task::Sail(seat, _)
            | Task::Claim(seat, _)
            | Task::Decrees(seat)
            | Task::Window(seat)
            | Task::ExchangeSet(seat, _) => Some(seat),
        }
    }

    /// The decision point of section 14.3 it waits at, if it waits.
    pub fn decision(self) -> Option<&'static str> {
        self.seat()?;
        Some(match self {
            Task::OfferCard(_) => "offer-card",
            Task::OfferArea(_) => "offer-area",
            Task::OfferPay(_) => "offer-pay",
            Task::OfferDiscard(_) => "offer-discard",
            Task::CardAct(..) => "card-act",
            Task::AreaAct(..) => "area-act",
            Task::Copy(..) => "copy",
            Task::Pay(..) => "pay-pieces",
            Task::Gain(..) => "gain",
            Task::Move(_) => "travel-dest",
            Task::Store(..) | Task::Retire(_) => "forced-exch",
            Task::Token(_, Token::Tt05) => "tt05-card",
            Task::Token(_, Token::Tt08) => "tt08-card",
            Task::Token(..) => "token-bonus",
            Task::Special(..) => "special-use",
            Task::SwapOwn(..) => "swap-own",
            Task::SwapBoard(..) => "swap-board",
            Task::Build(..) => "wall-pieces",
            Task::Extra(..) => "wall-extra",
            Task::Bonus(_) => "intrigue-bonus",
            Task::Die(_) => "die",
            Task::Load(..) => "canal-place",
            Task::Sail(..) => "canal-move",
            Task::Claim(..) => "claim",
            Task::Decrees(_) => "morning-decree",
            Task::Window(_) => "exch-window",
            Task::ExchangeSet(..) => "exchange-set",
            Task::Morning
            | Task::MorningOf(_)
            | Task::Income
            | Task::Day
            | Task::Turns
            | Task::EndOfDay
            | Task::Dusk
            | Task::Night
            | Task::Award
            | Task::Voyage
            | Task::Windows(_)
            | Task::RoundEnd
            | Task::Final
            | Task::Performed(..)
            | Task::WallCheck
            | Task::MengTurn
            | Task::MengAct(..)
            | Task::MengMove
            | Task::MengToken(_)
            | Task::MengLoad
            | Task::Offer(_)
            | Task::TakeJade(..)
            | Task::Enact(..)
            | Task::Scheme(..)
            | Task::Advance(..) => return None,
        })
    }

    /// Whether exchanges of tokens are offered as well (`X` in section 7).
    #[inline]
    pub fn is_window(self) -> bool {
        matches!(
            self,
            Task::OfferCard(_)
                | Task::OfferPay(_)
                | Task::CardAct(..)
                | Task::AreaAct(..)
                | Task::Copy(..)
                | Task::Move(_)
                | Task::Token(_, Token::Tt04 | Token::Tt11)
                | Task::Bonus(_)
                | Task::Claim(..)
                | Task::Decrees(_)
                | Task::Special(..)
                | Task::Window(_)
        )
    }

    /// Whether what may be chosen depends on the cards of the seat. Where it does not, everybody can tell.
    pub(crate) fn asks_the_hand(self) -> bool {
        matches!(
            self,
            Task::OfferCard(_)
                | Task::OfferPay(_)
                | Task::OfferDiscard(_)
                | Task::Token(_, Token::Tt05 | Token::Tt08)
                | Task::SwapOwn(..)
                | Task::Decrees(_)
        )
    }
}
