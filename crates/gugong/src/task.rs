//! What can be pending, and the decision points that wait for somebody (rules sections 7, 14.3 and 15.4).

use tabletop::Seat;

use crate::city::Harbour;
use crate::decree::Decree;
use crate::meng::{Deed, Mode};
use crate::piece::{Area, Rate, Token};

/// What happens by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Step {
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
}

/// What somebody is asked, where there is something to choose; where not, it is answered or dropped (`day::waits`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Question {
    OfferCard,
    OfferArea,
    OfferPay,
    OfferDiscard,
    CardAct(Area),
    AreaAct(Area),
    Copy(Area),
    Pay(u8, Keep),
    Gain(u8, Source),
    Move,
    /// A token is put into a slot; it waits while all are taken.
    Store(Token),
    /// The first special token in use goes into a slot.
    Retire,
    /// The bonus of a token in its slot.
    Token(Token),
    Special(Token),
    SwapOwn(Swap),
    SwapBoard(Swap),
    Build(u8),
    Extra(Extra),
    Bonus,
    Die,
    Load(Loading),
    Sail(MaySkip),
    Claim(Harbour),
    Decrees,
    Window,
    ExchangeSet(Rate),
}

/// What is pending; a question has a seat it is put to.
pub type Task = tabletop::Task<Step, (Seat, Question)>;

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

impl Step {
    /// Whose action it is a part of, if anybody's.
    pub(crate) fn seat(self) -> Option<Seat> {
        if let Step::Offer(seat)
        | Step::TakeJade(seat, _)
        | Step::Enact(seat, _)
        | Step::Scheme(seat, _)
        | Step::Advance(seat, _)
        | Step::Performed(seat, _) = self
        {
            Some(seat)
        } else {
            None
        }
    }
}

impl Question {
    /// Its name among the decision points of section 14.3.
    pub fn decision(self) -> &'static str {
        match self {
            Question::OfferCard => "offer-card",
            Question::OfferArea => "offer-area",
            Question::OfferPay => "offer-pay",
            Question::OfferDiscard => "offer-discard",
            Question::CardAct(..) => "card-act",
            Question::AreaAct(..) => "area-act",
            Question::Copy(..) => "copy",
            Question::Pay(..) => "pay-pieces",
            Question::Gain(..) => "gain",
            Question::Move => "travel-dest",
            Question::Store(..) | Question::Retire => "forced-exch",
            Question::Token(Token::Tt05) => "tt05-card",
            Question::Token(Token::Tt08) => "tt08-card",
            Question::Token(..) => "token-bonus",
            Question::Special(..) => "special-use",
            Question::SwapOwn(..) => "swap-own",
            Question::SwapBoard(..) => "swap-board",
            Question::Build(..) => "wall-pieces",
            Question::Extra(..) => "wall-extra",
            Question::Bonus => "intrigue-bonus",
            Question::Die => "die",
            Question::Load(..) => "canal-place",
            Question::Sail(..) => "canal-move",
            Question::Claim(..) => "claim",
            Question::Decrees => "morning-decree",
            Question::Window => "exch-window",
            Question::ExchangeSet(..) => "exchange-set",
        }
    }

    /// Whether exchanges of tokens are offered as well (`X` in section 7).
    #[inline]
    pub fn is_window(self) -> bool {
        matches!(
            self,
            Question::OfferCard
                | Question::OfferPay
                | Question::CardAct(..)
                | Question::AreaAct(..)
                | Question::Copy(..)
                | Question::Move
                | Question::Token(Token::Tt04 | Token::Tt11)
                | Question::Bonus
                | Question::Claim(..)
                | Question::Decrees
                | Question::Special(..)
                | Question::Window
        )
    }

    /// Whether what may be chosen depends on the cards of the seat. Where it does not, everybody can tell.
    pub(crate) fn asks_the_hand(self) -> bool {
        matches!(
            self,
            Question::OfferCard
                | Question::OfferPay
                | Question::OfferDiscard
                | Question::Token(Token::Tt05 | Token::Tt08)
                | Question::SwapOwn(..)
                | Question::Decrees
        )
    }
}
