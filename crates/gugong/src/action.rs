//! What a player can choose (rules section 7), and how it is written (section 14.2).

use std::fmt;

use tabletop::{Message, Tell, Viewer};

use crate::card::Card;
use crate::city::{City, Harbour};
use crate::decree::Decree;
use crate::piece::{Area, Named, Piece, Rate, Reward, Token};
use crate::table::Pile;

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// 01.
    Offer(Card),
    /// 02.
    GiveTo(Area),
    /// 03: return servants.
    PayServants,
    /// 03: discard another card.
    Discard,
    /// 03: no action this turn.
    Forgo,
    /// 04 and 15.
    DiscardCard(Card),
    /// 05, 06 and 26.
    Perform(Way),
    /// Wherever something is optional.
    Skip,
    /// 08.
    PayWithoutPair,
    /// 08.
    PayWithPair,
    /// 09.
    Gain(Pieces),
    /// 10.
    MoveTo(City),
    /// 11, and every node marked X.
    Exchange(Rate, u8),
    /// 12.
    UseToken(Token),
    /// 13.
    Give(Card, Pile),
    /// 14.
    TakeFrom(Area),
    /// 16.
    Recover(Card),
    /// 17 and 18.
    Place(Pieces),
    /// 19.
    StepBack(u8),
    /// 20: the die, counted from 0, and the face.
    TurnDie(u8, u8),
    /// 21: on the own junk lying there.
    Load(Piece, Harbour),
    /// 21: on a new junk, put there.
    Launch(Piece, Harbour),
    /// 22.
    Sail(Harbour),
    /// 23.
    Claim(Reward),
    /// 24.
    UseDecree(Decree),
    /// 24 and 27.
    Finish,
    /// 25.
    UseSpecial(Token, Piece, Option<Area>),
    /// 28: how many TT12.
    SpendDoubles(u8),
}

/// An option of an area's action (07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// TRAVEL A.
    Travel,
    /// TRAVEL B.
    TravelTwice,
    /// WALL A.
    Build,
    /// WALL B.
    BuildTwo,
    /// JADE, a house of this printed cost.
    House(u8),
    /// JADE, the plaza.
    Plaza,
    /// INTRIGUE A.
    Scheme,
    /// INTRIGUE B.
    SchemeMore,
    /// PALACE A.
    Advance,
    /// PALACE B.
    AdvanceMore,
    /// DECREE.
    Enact(Decree),
    /// CANAL A.
    Ship,
    /// CANAL B.
    ShipTwo,
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Way::Travel => f.write_str("travel 1"),
            Way::TravelTwice => f.write_str("travel 2"),
            Way::Build => f.write_str("build 1"),
            Way::BuildTwo => f.write_str("build 2"),
            Way::House(cost) => write!(f, "buy jade at house-{cost}"),
            Way::Plaza => f.write_str("buy jade at plaza"),
            Way::Scheme => f.write_str("scheme 1"),
            Way::SchemeMore => f.write_str("scheme 3"),
            Way::Advance => f.write_str("advance 1"),
            Way::AdvanceMore => f.write_str("advance 2"),
            Way::Enact(decree) => write!(f, "enact {}", decree.code()),
            Way::Ship => f.write_str("ship 1"),
            Way::ShipTwo => f.write_str("ship 2"),
        }
    }
}

/// Regular servants, perhaps with the pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pieces {
    /// Whether the pair is among them.
    pub pair: bool,
    /// How many regular servants.
    pub regular: u8,
}

impl Pieces {
    /// So many regular servants.
    #[inline]
    pub fn regular(regular: u8) -> Pieces {
        Pieces { pair: false, regular }
    }

    /// The pair and so many regular servants.
    #[inline]
    pub fn pair_and(regular: u8) -> Pieces {
        Pieces { pair: true, regular }
    }

    /// One piece.
    #[inline]
    pub fn one(piece: Piece) -> Pieces {
        match piece {
            Piece::Regular => Pieces::regular(1),
            Piece::Pair => Pieces::pair_and(0),
        }
    }
}

impl fmt::Display for Pieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.pair, self.regular) {
            (false, regular) => write!(f, "{regular}"),
            (true, 0) => f.write_str("pair"),
            (true, regular) => write!(f, "pair and {regular}"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Offer(card) => write!(f, "offer {card}"),
            Action::GiveTo(area) => write!(f, "give to {}", area.code()),
            Action::PayServants => write!(f, "pay {}", crate::offer::PRICE),
            Action::Discard => f.write_str("discard"),
            Action::Forgo => f.write_str("forgo"),
            Action::DiscardCard(card) => write!(f, "discard {card}"),
            Action::Perform(way) => way.fmt(f),
            Action::Skip => f.write_str("skip"),
            Action::PayWithoutPair => f.write_str("pay without pair"),
            Action::PayWithPair => f.write_str("pay with pair"),
            Action::Gain(pieces) => write!(f, "gain {pieces}"),
            Action::MoveTo(city) => write!(f, "move to {city}"),
            Action::Exchange(rate, worth) => write!(f, "exchange {worth} for {}", rate.code()),
            Action::UseToken(token) => write!(f, "use {}", token.code()),
            Action::Give(card, pile) => write!(f, "give {card} from {}", pile.code()),
            Action::TakeFrom(area) => write!(f, "take from {}", area.code()),
            Action::Recover(card) => write!(f, "recover {card}"),
            Action::Place(pieces) => write!(f, "place {pieces}"),
            Action::StepBack(spaces) => write!(f, "step back {spaces}"),
            Action::TurnDie(die, face) => write!(f, "turn die {} to {face}", die + 1),
            Action::Load(piece, harbour) => write!(f, "load {piece} at {harbour}"),
            Action::Launch(piece, harbour) => write!(f, "launch {piece} at {harbour}"),
            Action::Sail(harbour) => write!(f, "sail from {harbour}"),
            Action::Claim(reward) => write!(f, "claim {}", reward.code()),
            Action::UseDecree(decree) => write!(f, "use {}", decree.code()),
            Action::Finish => f.write_str("finish"),
            Action::UseSpecial(token, piece, None) => write!(f, "use {} with {piece}", token.code()),
            Action::UseSpecial(token, piece, Some(area)) => {
                write!(f, "use {} with {piece} at {}", token.code(), area.code())
            }
            Action::SpendDoubles(count) => write!(f, "spend {count} tt12"),
        }
    }
}

impl Tell for Action {
    fn tell(&self, _to: Viewer) -> Message {
        match *self {
            Action::Offer(card) => gift(Message::new("gugong-do-offer"), card),
            Action::GiveTo(area) => Message::new("gugong-do-give-to").noun("area", area.noun()),
            Action::PayServants => Message::new("gugong-do-pay-servants").number("cost", crate::offer::PRICE),
            Action::Discard => Message::new("gugong-do-discard"),
            Action::Forgo => Message::new("gugong-do-forgo"),
            Action::DiscardCard(card) => gift(Message::new("gugong-do-discard-card"), card),
            Action::Perform(way) => perform(way),
            Action::Skip => Message::new("gugong-do-skip"),
            Action::PayWithoutPair => Message::new("gugong-do-pay-without-pair"),
            Action::PayWithPair => Message::new("gugong-do-pay-with-pair"),
            Action::Gain(set) => pieces("gugong-do-gain", set),
            Action::MoveTo(city) => Message::new("gugong-do-move").text("city", upper(city)),
            Action::Exchange(rate, worth) => Message::new(match rate {
                Rate::Servant => "gugong-do-exchange-servant",
                Rate::Points => "gugong-do-exchange-points",
                Rate::Jade => "gugong-do-exchange-jade",
            })
            .number("worth", worth),
            Action::UseToken(token) => Message::new("gugong-do-use-token").noun("token", token.noun()),
            Action::Give(card, Pile::Hand) => gift(Message::new("gugong-do-give-from-hand"), card),
            Action::Give(card, Pile::Discard) => gift(Message::new("gugong-do-give-from-discard"), card),
            Action::TakeFrom(area) => Message::new("gugong-do-take-from").noun("area", area.noun()),
            Action::Recover(card) => gift(Message::new("gugong-do-recover"), card),
            Action::Place(set) => pieces("gugong-do-place", set),
            Action::StepBack(spaces) => {
                let number = Message::new(match spaces {
                    1 => "gugong-do-step-back-servant",
                    3 => "gugong-do-step-back-servants",
                    5 => "gugong-do-step-back-die",
                    _ => "gugong-do-step-back-jade",
                });
                number.number("spaces", spaces)
            }
            Action::TurnDie(die, face) => {
                Message::new("gugong-do-turn-die").number("die", die + 1).number("face", face)
            }
            Action::Load(piece, harbour) => piece_at("gugong-do-load", piece, harbour),
            Action::Launch(piece, harbour) => piece_at("gugong-do-launch", piece, harbour),
            Action::Sail(harbour) => Message::new("gugong-do-sail").text("harbour", upper(harbour)),
            Action::Claim(reward) => Message::new("gugong-do-claim").noun("prize", reward.noun()),
            Action::UseDecree(decree) => Message::new("gugong-do-use-decree").noun("decree", decree.noun()),
            Action::Finish => Message::new("gugong-do-finish"),
            Action::UseSpecial(token, piece, area) => {
                let message = match area {
                    None => Message::new("gugong-do-use-special"),
                    Some(area) => Message::new("gugong-do-use-special-at").noun("area", area.noun()),
                };
                message.noun("token", token.noun()).number("pair", i64::from(piece == Piece::Pair))
            }
            Action::SpendDoubles(count) => Message::new("gugong-do-spend-doubles").number("count", count),
        }
    }
}

fn perform(way: Way) -> Message {
    match way {
        Way::Travel => Message::new("gugong-do-travel"),
        Way::TravelTwice => Message::new("gugong-do-travel-twice"),
        Way::Build => Message::new("gugong-do-build"),
        Way::BuildTwo => Message::new("gugong-do-build-two"),
        Way::House(cost) => Message::new("gugong-do-buy-house").number("cost", cost),
        Way::Plaza => Message::new("gugong-do-buy-plaza"),
        Way::Scheme => Message::new("gugong-do-scheme"),
        Way::SchemeMore => Message::new("gugong-do-scheme-more"),
        Way::Advance => Message::new("gugong-do-advance"),
        Way::AdvanceMore => Message::new("gugong-do-advance-more"),
        Way::Enact(decree) => Message::new("gugong-do-enact").noun("decree", decree.noun()),
        Way::Ship => Message::new("gugong-do-ship"),
        Way::ShipTwo => Message::new("gugong-do-ship-two"),
    }
}

/// A sentence about a gift card.
pub(crate) fn gift(message: Message, card: Card) -> Message {
    message.noun("present", card.noun()).number("value", card.value).noun("icon", card.icon.noun())
}

/// A sentence about servants.
pub(crate) fn pieces(id: &'static str, pieces: Pieces) -> Message {
    Message::new(id).number("pair", i64::from(pieces.pair)).number("servants", pieces.regular)
}

/// A sentence about a piece in a harbour.
pub(crate) fn piece_at(id: &'static str, piece: Piece, harbour: Harbour) -> Message {
    Message::new(id).number("pair", i64::from(piece == Piece::Pair)).text("harbour", upper(harbour))
}

/// A place as it is written on a board.
pub(crate) fn upper(place: impl fmt::Display) -> String {
    place.to_string().to_uppercase()
}
