//! What a player can choose (rules section 7), and how it is written (section 14.2).

use std::fmt;

use tabletop::{Message, Seat, Tell, Viewer};

use crate::actions_box::BoxAction;
use crate::card::Cards;
use crate::land::{BoxKind, DistantLand};
use crate::official::Post;
use crate::piece::{Gift, Named, Student};
use crate::reward_card::Reward;

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// `D-CM`.
    Appoint(Seat),
    /// `D-TURN`, `D-REW-X`, `D-FAV`: take this box action.
    Take(BoxAction),
    /// `D-TURN`: play a reward card.
    Reward,
    /// `D-TURN`.
    Pass,
    /// `D-BRIBE`, `D-REW-B`.
    Bribe(Post),
    /// `D-SEC`.
    Secure(Post),
    /// `D-NOM`.
    Nominate(Student),
    /// `D-PAY`, `D-OVERPAY`.
    Pay(Cards),
    /// `D-PAY`: otherwise…
    Overpay,
    /// `D-JUNK`.
    BuyJunks(u8),
    /// `D-VOY-N`.
    Launch(u8),
    /// `D-VOY-LAND`.
    Visit(DistantLand),
    /// `D-INV`.
    Invade(BoxKind),
    /// `D-BUYG`.
    BuyGift(Gift),
    /// `D-GIVE`.
    Give(Gift, Seat),
    /// `D-TRANS`.
    Transfer(Post, Seat),
    /// `D-PET`: spend this gift.
    Petition(Gift),
    /// `D-PET-2`: junks from one shipyard to another.
    Reassign(Seat, Seat),
    /// `D-PET-3`.
    ReplaceStudent(Student),
    /// `D-PET-4`: the own tile, and the one it changes places with.
    Swap(Post, Post),
    /// `D-PET-5`: the army of this seat, from here, to there.
    Redeploy(Seat, BoxKind, BoxKind),
    /// `D-PET-6`: the marker there becomes a secured one of this seat.
    ReplaceInfluence(Post, Seat),
    /// `D-COMM`.
    Trade(Cards),
    /// `D-REW`.
    Play(Reward),
    /// `D-REW-G`.
    TakeGift(Gift),
    /// `D-EXAM-S`.
    Support(Student),
    /// `D-EXAM-C`.
    Contribute(Cards),
    /// `D-EXAM-X`.
    CancelGift,
    /// `D-EXAM-X`.
    KeepGift,
    /// `D-PLACE`.
    Place(Post),
    /// `D-MIN`.
    Yield(Seat),
    /// `D-DISCARD`.
    Keep(Cards),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Appoint(seat) => write!(f, "appoint {seat}"),
            Action::Take(action) => f.write_str(action.code()),
            Action::Reward => f.write_str("reward"),
            Action::Pass => f.write_str("pass"),
            Action::Bribe(post) => write!(f, "bribe {post}"),
            Action::Secure(post) => write!(f, "secure {post}"),
            Action::Nominate(student) => write!(f, "nominate {}", student.code()),
            Action::Pay(cards) => write!(f, "pay {cards}"),
            Action::Overpay => f.write_str("overpay"),
            Action::BuyJunks(junks) => write!(f, "buy junks {junks}"),
            Action::Launch(junks) => write!(f, "launch {junks}"),
            Action::Visit(land) => write!(f, "visit {}", land.code()),
            Action::Invade(kind) => write!(f, "invade {kind}"),
            Action::BuyGift(gift) => write!(f, "buy gift {gift}"),
            Action::Give(gift, seat) => write!(f, "give {gift} to {seat}"),
            Action::Transfer(post, seat) => write!(f, "transfer {post} to {seat}"),
            Action::Petition(gift) => write!(f, "petition {gift}"),
            Action::Reassign(from, to) => write!(f, "reassign from {from} to {to}"),
            Action::ReplaceStudent(student) => write!(f, "replace {}", student.code()),
            Action::Swap(own, other) => write!(f, "swap {own} with {other}"),
            Action::Redeploy(owner, from, to) => write!(f, "redeploy {owner} from {from} to {to}"),
            Action::ReplaceInfluence(post, seat) => write!(f, "replace {post} by {seat}"),
            Action::Trade(cards) => write!(f, "trade {cards}"),
            Action::Play(reward) => write!(f, "play {}", reward.code()),
            Action::TakeGift(gift) => write!(f, "take gift {gift}"),
            Action::Support(student) => write!(f, "support {}", student.code()),
            Action::Contribute(cards) => write!(f, "contribute {cards}"),
            Action::CancelGift => f.write_str("cancel-gift"),
            Action::KeepGift => f.write_str("keep-gift"),
            Action::Place(post) => write!(f, "place {post}"),
            Action::Yield(seat) => write!(f, "yield to {seat}"),
            Action::Keep(cards) => write!(f, "keep {cards}"),
        }
    }
}

impl Tell for Action {
    fn tell(&self, _to: Viewer) -> Message {
        match *self {
            Action::Appoint(seat) => Message::new("confucius-do-appoint").seat("whom", seat),
            Action::Take(action) => Message::new("confucius-do-take").noun("act", action.noun()),
            Action::Reward => Message::new("confucius-do-reward"),
            Action::Pass => Message::new("confucius-do-pass"),
            Action::Bribe(post) => at("confucius-do-bribe", post),
            Action::Secure(post) => at("confucius-do-secure", post),
            Action::Nominate(student) => {
                Message::new("confucius-do-nominate").noun("student", student.noun())
            }
            Action::Pay(cards) => listing("confucius-do-pay", cards),
            Action::Overpay => Message::new("confucius-do-overpay"),
            Action::BuyJunks(junks) => Message::new("confucius-do-buy-junks").number("junks", junks),
            Action::Launch(junks) => Message::new("confucius-do-launch").number("junks", junks),
            Action::Visit(land) => Message::new("confucius-do-visit").noun("distant", land.noun()),
            Action::Invade(kind) => in_box(Message::new("confucius-do-invade"), kind),
            Action::BuyGift(gift) => Message::new("confucius-do-buy-gift").noun("gift", gift.noun()),
            Action::Give(gift, seat) => {
                Message::new("confucius-do-give").noun("gift", gift.noun()).seat("whom", seat)
            }
            Action::Transfer(post, seat) => at("confucius-do-transfer", post).seat("whom", seat),
            Action::Petition(gift) => Message::new(match gift {
                Gift::Tapestry => "confucius-do-petition-1",
                Gift::CeramicTile => "confucius-do-petition-2",
                Gift::Vase => "confucius-do-petition-3",
                Gift::Coat => "confucius-do-petition-4",
                Gift::Necklace => "confucius-do-petition-5",
                Gift::Junk => "confucius-do-petition-6",
            })
            .noun("gift", gift.noun()),
            Action::Reassign(from, to) => {
                Message::new("confucius-do-reassign").seat("who", from).seat("whom", to)
            }
            Action::ReplaceStudent(student) => {
                Message::new("confucius-do-replace-student").noun("student", student.noun())
            }
            Action::Swap(own, other) => at("confucius-do-swap", own)
                .noun("other", other.ministry.noun())
                .number("other-space", other.space.number()),
            Action::Redeploy(owner, from, to) => {
                let message = in_box(Message::new("confucius-do-redeploy").seat("who", owner), from);
                message
                    .noun("to", to.land.noun())
                    .number("to-vp", to.print().vp)
                    .number("to-reward", icon(to))
            }
            Action::ReplaceInfluence(post, seat) => {
                at("confucius-do-replace-influence", post).seat("whom", seat)
            }
            Action::Trade(cards) => listing("confucius-do-trade", cards),
            Action::Play(reward) => Message::new("confucius-do-play").noun("reward", reward.noun()),
            Action::TakeGift(gift) => Message::new("confucius-do-take-gift").noun("gift", gift.noun()),
            Action::Support(student) => Message::new("confucius-do-support").noun("student", student.noun()),
            Action::Contribute(cards) => listing("confucius-do-contribute", cards),
            Action::CancelGift => Message::new("confucius-do-cancel-gift"),
            Action::KeepGift => Message::new("confucius-do-keep-gift"),
            Action::Place(post) => at("confucius-do-place", post),
            Action::Yield(seat) => Message::new("confucius-do-yield").seat("whom", seat),
            Action::Keep(cards) => listing("confucius-do-keep", cards),
        }
    }
}

/// A sentence about an official.
pub(crate) fn at(id: &'static str, post: Post) -> Message {
    Message::new(id).noun("ministry", post.ministry.noun()).number("space", post.space.number())
}

/// A sentence about a box of a Foreign Land.
pub(crate) fn in_box(message: Message, kind: BoxKind) -> Message {
    message.noun("land", kind.land.noun()).number("vp", kind.print().vp).number("reward", icon(kind))
}

/// 1 for a box with the reward icon.
pub(crate) fn icon(kind: BoxKind) -> i64 {
    i64::from(kind.print().reward)
}

/// A sentence about cards.
pub(crate) fn listing(id: &'static str, cards: Cards) -> Message {
    Message::new(id).nouns("cards", cards.iter().map(Named::noun))
}
