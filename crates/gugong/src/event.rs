//! What happens, to be told. Never stored.

use tabletop::{Message, Seat, Tell, Veiled, Viewer};

use crate::action::{Pieces, gift, upper};
use crate::automa::Automa;
use crate::card::Card;
use crate::city::{City, Harbour};
use crate::data::DICE;
use crate::decree::Decree;
use crate::piece::{Area, Named, Rate, Reward, Token};
use crate::table::Pile;

/// Who does something: somebody at the table, or Meng.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Who {
    Seat(Seat),
    Meng,
}

/// What victory points are given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Merit {
    Decree(Decree),
    Wall,
    Destiny,
    Harbour,
    Token,
    Exchange,
    /// A step of an envoy who has arrived already.
    Step,
    Levy,
    /// What Meng gets instead of a card swap or the like.
    Instead,
    Arrival,
    Jade,
    FinalDecree(Decree),
}

/// A consequence.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the words are in the locales")]
pub enum Event {
    MorningBegan { round: u8 },
    FirstPlayer { who: Who },
    TokensReshuffled { tokens: u8 },
    CitiesFilled { tokens: u8 },
    DiceRolled { dice: [u8; DICE] },
    DayBegan { round: u8 },
    Offered { who: Who, card: Card, area: Area },
    Paid { who: Who, pieces: Pieces },
    CardDiscarded { who: Who, card: Veiled<Card> },
    Forwent { who: Who },
    Exchanged { who: Who, given: Card, area: Area, received: Card },
    Performed { who: Who, area: Area },
    Copied { who: Who, area: Area },
    Gained { who: Who, pieces: Pieces },
    Moved { who: Who, city: City, token: Token },
    TokensExchanged { who: Who, rate: Rate, worth: u8 },
    CardSpent { who: Who, card: Card },
    CardRecovered { who: Who, card: Veiled<Card> },
    CardSwapped { who: Who, given: Card, pile: Pile, taken: Card, area: Area },
    Schemed { who: Who, space: u8 },
    SteppedBack { who: Who, space: u8 },
    NextFirst { who: Who },
    Advanced { who: Who, space: u8 },
    Arrived { who: Who, vp: u8 },
    JadeTaken { who: Who, jade: u8 },
    Enacted { who: Who, decree: Decree },
    DecreeUsed { who: Who, decree: Decree },
    Built { who: Who, pieces: Pieces },
    BuiltFromSupply { who: Who, pieces: Pieces },
    WallCompleted { servants: u8 },
    WallWon { who: Who, servants: u8 },
    DieTurned { who: Who, die: u8, face: u8 },
    Loaded { who: Who, pieces: Pieces, harbour: Harbour },
    Launched { who: Who, pieces: Pieces, harbour: Harbour },
    Sailed { who: Who, from: Harbour, to: Harbour },
    Sank { who: Who, harbour: Harbour },
    Claimed { who: Who, reward: Reward, harbour: Harbour },
    Drew { seat: Seat, card: Veiled<Card> },
    SpecialUsed { who: Who, token: Token, area: Option<Area> },
    SpecialRetired { who: Who, token: Token },
    Levied { who: Who, payer: Who, area: Area, lost: u16 },
    Scored { who: Who, merit: Merit, vp: u16 },
    NightBegan { round: u8 },
    Shown { who: Who, card: Card },
    Matched { who: Who, matches: u8 },
    MostMatches { who: Who },
    NoMatches,
    EndBegan,
    LeftOut { who: Who, space: u8 },
    Won { who: Who, points: u16 },
    NobodyWon,
    MengRevealed { automa: Automa, area: Area },
    MengRevealedSpecial { automa: Automa, area: Area },
    MengIdle { area: Area },
    DuskBegan,
    MengDusk { automa: Automa },
    MengSkipped { automa: Automa },
    MengSpared { token: Token },
    MengBuried { cards: u8 },
    MengShed,
}

fn by(id: &'static str, who: Who) -> Message {
    whom(Message::new(id), "who", who)
}

fn whom(message: Message, name: &'static str, who: Who) -> Message {
    match who {
        Who::Seat(seat) => message.seat(name, seat),
        Who::Meng => message.noun(name, "noun-meng"),
    }
}

fn working(id: &'static str, who: Who, pieces: Pieces) -> Message {
    by(id, who).number("pair", i64::from(pieces.pair)).number("servants", pieces.regular)
}

impl Tell for Event {
    fn tell(&self, to: Viewer) -> Message {
        match *self {
            Event::MorningBegan { round } => Message::new("gugong-morning-began").number("round", round),
            Event::FirstPlayer { who } => by("gugong-first-player", who),
            Event::TokensReshuffled { tokens } => {
                Message::new("gugong-tokens-reshuffled").number("tokens", tokens)
            }
            Event::CitiesFilled { tokens } => Message::new("gugong-cities-filled").number("tokens", tokens),
            Event::DiceRolled { dice: [one, two, three] } => Message::new("gugong-dice-rolled")
                .number("one", one)
                .number("two", two)
                .number("three", three),
            Event::DayBegan { round } => Message::new("gugong-day-began").number("round", round),
            Event::Offered { who, card, area } => {
                gift(by("gugong-offered", who), card).noun("area", area.noun())
            }
            Event::Paid { who, pieces } => working("gugong-paid", who, pieces),
            Event::CardDiscarded { who, card } => match card.seen_by(to) {
                Some(&card) => gift(by("gugong-card-discarded-face", who), card),
                None => by("gugong-card-discarded", who),
            },
            Event::Forwent { who } => by("gugong-forwent", who),
            Event::Exchanged { who, given, area, received } => gift(by("gugong-exchanged", who), given)
                .noun("area", area.noun())
                .noun("received", received.noun())
                .number("received-value", received.value)
                .noun("received-icon", received.icon.noun()),
            Event::Performed { who, area } => by("gugong-performed", who).noun("area", area.noun()),
            Event::Copied { who, area } => by("gugong-copied", who).noun("area", area.noun()),
            Event::Gained { who, pieces } => working("gugong-gained", who, pieces),
            Event::Moved { who, city, token } => {
                by("gugong-moved", who).text("city", upper(city)).noun("token", token.noun())
            }
            Event::TokensExchanged { who, rate, worth } => by(
                match rate {
                    Rate::Servant => "gugong-tokens-exchanged-servant",
                    Rate::Points => "gugong-tokens-exchanged-points",
                    Rate::Jade => "gugong-tokens-exchanged-jade",
                },
                who,
            )
            .number("worth", worth),
            Event::CardSpent { who, card } => gift(by("gugong-card-spent", who), card),
            Event::CardRecovered { who, card } => match card.seen_by(to) {
                Some(&card) => gift(by("gugong-card-recovered-face", who), card),
                None => by("gugong-card-recovered", who),
            },
            Event::CardSwapped { who, given, pile, taken, area } => gift(
                by(
                    match pile {
                        Pile::Hand => "gugong-card-swapped-hand",
                        Pile::Discard => "gugong-card-swapped-discard",
                    },
                    who,
                ),
                given,
            )
            .noun("area", area.noun())
            .noun("received", taken.noun())
            .number("received-value", taken.value)
            .noun("received-icon", taken.icon.noun()),
            Event::Schemed { who, space } => by("gugong-schemed", who).number("space", space),
            Event::SteppedBack { who, space } => by("gugong-stepped-back", who).number("space", space),
            Event::NextFirst { who } => by("gugong-next-first", who),
            Event::Advanced { who, space } => by("gugong-advanced", who).number("space", space),
            Event::Arrived { who, vp } => by("gugong-arrived", who).number("vp", vp),
            Event::JadeTaken { who, jade } => by("gugong-jade-taken", who).number("jade", jade),
            Event::Enacted { who, decree } => by("gugong-enacted", who).noun("decree", decree.noun()),
            Event::DecreeUsed { who, decree } => by("gugong-decree-used", who).noun("decree", decree.noun()),
            Event::Built { who, pieces } => working("gugong-built", who, pieces),
            Event::BuiltFromSupply { who, pieces } => working("gugong-built-from-supply", who, pieces),
            Event::WallCompleted { servants } => {
                Message::new("gugong-wall-completed").number("servants", servants)
            }
            Event::WallWon { who, servants } => by("gugong-wall-won", who).number("servants", servants),
            Event::DieTurned { who, die, face } => {
                by("gugong-die-turned", who).number("die", die + 1).number("face", face)
            }
            Event::Loaded { who, pieces, harbour } => {
                working("gugong-loaded", who, pieces).text("harbour", upper(harbour))
            }
            Event::Launched { who, pieces, harbour } => {
                working("gugong-launched", who, pieces).text("harbour", upper(harbour))
            }
            Event::Sailed { who, from, to } => {
                by("gugong-sailed", who).text("from", upper(from)).text("to", upper(to))
            }
            Event::Sank { who, harbour } => by("gugong-sank", who).text("harbour", upper(harbour)),
            Event::Claimed { who, reward, harbour } => {
                by("gugong-claimed", who).noun("prize", reward.noun()).text("harbour", upper(harbour))
            }
            Event::Drew { seat, card } => match card.seen_by(to) {
                Some(&card) => gift(Message::new("gugong-drew-face").seat("who", seat), card),
                None => Message::new("gugong-drew").seat("who", seat),
            },
            Event::SpecialUsed { who, token, area } => match area {
                None => by("gugong-special-used", who),
                Some(area) => by("gugong-special-used-at", who).noun("area", area.noun()),
            }
            .noun("token", token.noun()),
            Event::SpecialRetired { who, token } => {
                by("gugong-special-retired", who).noun("token", token.noun())
            }
            Event::Levied { who, payer, area, lost: _ } => {
                whom(by("gugong-levied", who), "whom", payer).noun("area", area.noun())
            }
            Event::Scored { who, merit, vp } => scored(merit, who).number("vp", vp),
            Event::NightBegan { round } => Message::new("gugong-night-began").number("round", round),
            Event::Shown { who, card } => gift(by("gugong-shown", who), card),
            Event::Matched { who, matches } => by("gugong-matched", who).number("matches", matches),
            Event::MostMatches { who } => by("gugong-most-matches", who),
            Event::NoMatches => Message::new("gugong-no-matches"),
            Event::EndBegan => Message::new("gugong-end-began"),
            Event::LeftOut { who, space } => by("gugong-left-out", who).number("space", space),
            Event::Won { who, points } => by("gugong-won", who).number("points", points),
            Event::NobodyWon => Message::new("gugong-nobody-won"),
            Event::MengRevealed { automa, area } => {
                Message::new("gugong-meng-revealed").text("automa", upper(automa)).noun("area", area.noun())
            }
            Event::MengRevealedSpecial { automa, area } => Message::new("gugong-meng-revealed-special")
                .text("automa", upper(automa))
                .noun("area", area.noun()),
            Event::MengIdle { area } => Message::new("gugong-meng-idle").noun("area", area.noun()),
            Event::DuskBegan => Message::new("gugong-dusk-began"),
            Event::MengDusk { automa } => Message::new("gugong-meng-dusk").text("automa", upper(automa)),
            Event::MengSkipped { automa } => {
                Message::new("gugong-meng-skipped").text("automa", upper(automa))
            }
            Event::MengSpared { token } => Message::new("gugong-meng-spared").noun("token", token.noun()),
            Event::MengBuried { cards } => Message::new("gugong-meng-buried").number("cards", cards),
            Event::MengShed => Message::new("gugong-meng-shed"),
        }
    }
}

fn scored(merit: Merit, who: Who) -> Message {
    let id = match merit {
        Merit::Decree(_) => "gugong-scored-decree",
        Merit::Wall => "gugong-scored-wall",
        Merit::Destiny => "gugong-scored-destiny",
        Merit::Harbour => "gugong-scored-harbour",
        Merit::Token => "gugong-scored-token",
        Merit::Exchange => "gugong-scored-exchange",
        Merit::Step => "gugong-scored-step",
        Merit::Levy => "gugong-scored-levy",
        Merit::Instead => "gugong-scored-instead",
        Merit::Arrival => "gugong-scored-arrival",
        Merit::Jade => "gugong-scored-jade",
        Merit::FinalDecree(_) => "gugong-scored-final-decree",
    };
    match merit {
        Merit::Decree(decree) | Merit::FinalDecree(decree) => by(id, who).noun("decree", decree.noun()),
        Merit::Wall
        | Merit::Destiny
        | Merit::Harbour
        | Merit::Token
        | Merit::Exchange
        | Merit::Step
        | Merit::Levy
        | Merit::Instead
        | Merit::Arrival
        | Merit::Jade => by(id, who),
    }
}

impl tabletop::Happening for Event {
    type Table = crate::Table;
    type Hand = crate::Hand;
    type Sealed = crate::Sealed;
}
