//! How what happens in *Gùgōng* is shown: where one looks, and what goes from where to where.

use gugong::action::Pieces;
use gugong::card::Card;
use gugong::event::Who;
use gugong::meng::Meng;
use gugong::piece::{Area, Named, Rate, Reward};
use gugong::table::Pile;
use gugong::{Event, Merit};
use tabletop::Seat;

use super::glyph;
use super::scene::code;
use crate::{Cue, Kind};

/// Where somebody sits; Meng is the second player.
pub(super) fn seat(who: Who) -> Seat {
    match who {
        Who::Seat(seat) => seat,
        Who::Meng => Meng::SEAT,
    }
}

/// A place that belongs to somebody.
fn of(what: &str, who: Who) -> String {
    format!("{what}-{}", seat(who))
}

/// A card in somebody's hand. Meng's are a pile.
fn held(who: Who, card: Card) -> String {
    match who {
        Who::Seat(seat) => format!("held-{seat}-{}", code(card)),
        Who::Meng => "meng-pile".to_owned(),
    }
}

/// A card somebody has received.
fn next(who: Who, card: Card) -> String {
    match who {
        Who::Seat(seat) => format!("next-{seat}-{}", code(card)),
        Who::Meng => of("tomorrow", who),
    }
}

fn gift(area: Area) -> String {
    format!("gift-{}", area.code())
}

fn official(area: Area) -> String {
    format!("official-{}", area.code())
}

/// Servants go from somewhere to somewhere.
fn servants(cue: Cue, pieces: Pieces, from: String, to: String) -> Cue {
    let cue = cue.pics("servant", pieces.regular, from.clone(), to.clone());
    cue.pics("pair", u8::from(pieces.pair), from, to)
}

/// The same within what somebody owns.
fn changes(kind: Kind, who: Who, pieces: Pieces, from: &str, to: &str) -> Cue {
    servants(Cue::new(kind).at(of(to, who)), pieces, of(from, who), of(to, who))
}

/// Whoever builds stands on the wall.
fn builds(who: Who, pieces: Pieces, from: &str) -> Cue {
    let place = if pieces.regular > 0 { of("wall", who) + "-0" } else { of("wall", who) + "-pair" };
    servants(Cue::new(Kind::Action).at("rampart"), pieces, of(from, who), place)
}

pub(super) fn cue(event: &Event) -> Cue {
    match *event {
        Event::MorningBegan { .. } => Cue::new(Kind::Opens).at("phase-dawn"),
        Event::DayBegan { .. } => Cue::new(Kind::Opens).at("phase-sun"),
        Event::DuskBegan => Cue::new(Kind::Opens).at("phase-dusk"),
        Event::NightBegan { .. } => Cue::new(Kind::Opens).at("phase-moon"),
        Event::FirstPlayer { who } => Cue::new(Kind::Marker).at(of("seat", who)),
        Event::NextFirst { .. } => Cue::new(Kind::Marker).at("medal"),
        Event::TokensReshuffled { .. } => Cue::new(Kind::Deal).at("token-pile"),
        Event::CitiesFilled { .. } => Cue::new(Kind::Deal).at("area-travel"),
        Event::DiceRolled { .. } => Cue::new(Kind::Dice).at("die-1").at("die-0").at("die-2"),
        Event::DieTurned { die, .. } => Cue::new(Kind::Dice).at(format!("die-{die}")),
        Event::Gained { who, pieces } => changes(Kind::Goods, who, pieces, "supply", "pool"),
        Event::Paid { who, pieces } => changes(Kind::Goods, who, pieces, "pool", "supply"),
        Event::Built { who, pieces } => builds(who, pieces, "pool"),
        Event::BuiltFromSupply { who, pieces } => builds(who, pieces, "supply"),
        Event::Schemed { who, .. } | Event::SteppedBack { who, .. } => {
            Cue::new(Kind::Marker).at(of("intrigue", who))
        }
        Event::Advanced { who, .. } => Cue::new(Kind::Marker).at(of("envoy", who)),
        Event::Arrived { who, .. } => Cue::new(Kind::Resolved).at(of("envoy", who)),
        Event::JadeTaken { who, .. } => {
            Cue::new(Kind::Goods).at(of("jade", who)).pics("jade", 1, "plaza", of("jade", who))
        }
        Event::Enacted { who, decree } => {
            let place = format!("edict-{}", decree.code());
            Cue::new(Kind::Action).at(place.clone()).pics("servant", 1, of("pool", who), place)
        }
        Event::DecreeUsed { decree, .. } => Cue::new(Kind::Action).at(format!("edict-{}", decree.code())),
        Event::TokensExchanged { who, rate, worth } => {
            let sign = match rate {
                Rate::Servant => "servant",
                Rate::Points => "points",
                Rate::Jade => "jade",
            };
            let from = of("tokens", who);
            let to = if rate == Rate::Points { of("points", who) } else { "token-pile".to_owned() };
            let cue =
                Cue::new(Kind::Goods).at(from.clone()).pics("double", worth, from.clone(), "token-pile");
            cue.pics(sign, u8::from(rate == Rate::Points), from, to)
        }
        Event::Moved { who, city, .. } => {
            Cue::new(Kind::Action).at(of("traveller", who)).piece(format!("token-{city}"), of("tokens", who))
        }
        Event::SpecialUsed { who, token, area } => {
            let laid = of("special", who) + "-" + token.code();
            let place = if area.is_some() { laid } else { of("tokens", who) };
            Cue::new(Kind::Action).at(place.clone()).pics("servant", 1, of("pool", who), place)
        }
        Event::SpecialRetired { who, token } => {
            let laid = of("special", who) + "-" + token.code();
            Cue::new(Kind::Marker).at(of("tokens", who)).piece(laid, of("tokens", who))
        }
        Event::Levied { who, payer, .. } => {
            let (from, to) = (of("points", payer), of("points", who));
            Cue::new(Kind::Goods).at(to.clone()).at(from.clone()).pics("points", 1, from, to)
        }
        Event::WallCompleted { .. } => Cue::new(Kind::Opens).at("rampart"),
        Event::WallWon { who, servants } => Cue::new(Kind::Resolved)
            .at(of("column", who))
            .at("rampart")
            .pics("servant", servants, of("wall", who) + "-0", of("supply", who)),
        Event::Scored { who, merit, .. } => scored(who, merit),
        Event::Shown { who, .. } => Cue::new(Kind::Spared).at(of("column", who)).at(of("cards", who)),
        Event::Matched { .. } => Cue::new(Kind::Resolved).at("dice").at("die-1"),
        Event::NoMatches => Cue::new(Kind::Resolved).at("dice").at("die-1"),
        Event::MostMatches { who } => Cue::new(Kind::Resolved).at(of("column", who)).at(of("seat", who)),
        Event::EndBegan => Cue::new(Kind::Opens).at("stairs"),
        Event::LeftOut { who, .. } => Cue::new(Kind::Ending).at(of("column", who)).at(of("envoy", who)),
        Event::Won { who, .. } => Cue::new(Kind::Decided).at(of("column", who)).at(of("points", who)),
        Event::NobodyWon => Cue::new(Kind::Decided).at("stairs"),
        Event::Offered { .. }
        | Event::CardDiscarded { .. }
        | Event::Forwent { .. }
        | Event::Exchanged { .. }
        | Event::Performed { .. }
        | Event::Copied { .. }
        | Event::CardSpent { .. }
        | Event::CardRecovered { .. }
        | Event::CardSwapped { .. }
        | Event::Drew { .. } => cards(event),
        Event::Loaded { .. }
        | Event::Launched { .. }
        | Event::Sailed { .. }
        | Event::Sank { .. }
        | Event::Claimed { .. } => junks(event),
        Event::MengRevealed { .. }
        | Event::MengRevealedSpecial { .. }
        | Event::MengIdle { .. }
        | Event::MengDusk { .. }
        | Event::MengSkipped { .. }
        | Event::MengSpared { .. }
        | Event::MengBuried { .. }
        | Event::MengShed => automa(event),
    }
}

/// Points come from what they are given for.
fn scored(who: Who, merit: Merit) -> Cue {
    let from = match merit {
        Merit::Decree(decree) => format!("edict-{}", decree.code()),
        // The end is told on a stage, on which everybody has a copy of their own.
        Merit::FinalDecree(decree) => of(&format!("edict-{}", decree.code()), who),
        Merit::Wall => "rampart".to_owned(),
        Merit::Destiny => "die-1".to_owned(),
        Merit::Harbour => of("cells", who),
        Merit::Token | Merit::Exchange => of("tokens", who),
        Merit::Step | Merit::Arrival => of("envoy", who),
        Merit::Levy | Merit::Instead => of("seat", who),
        Merit::Jade => of("jade", who),
    };
    let is_last = matches!(merit, Merit::FinalDecree(_) | Merit::Arrival | Merit::Jade);
    let kind = if is_last { Kind::Ending } else { Kind::Points };
    Cue::new(kind).at(of("points", who)).pics("points", 1, from, of("points", who))
}

/// What cards do.
#[expect(clippy::wildcard_enum_match_arm, reason = "the caller has told them apart")]
fn cards(event: &Event) -> Cue {
    match *event {
        Event::Offered { card, area, who } => {
            Cue::new(Kind::Action).at(official(area)).piece(held(who, card), official(area))
        }
        Event::Exchanged { who, given, area, received } => Cue::new(Kind::Action)
            .at(gift(area))
            .piece(held(who, given), gift(area))
            .piece(gift(area), next(who, received)),
        Event::CardSwapped { who, given, pile, taken, area } => {
            let place = |card: Card| match pile {
                Pile::Hand => held(who, card),
                Pile::Discard => next(who, card),
            };
            Cue::new(Kind::Action)
                .at(gift(area))
                .piece(place(given), gift(area))
                .piece(gift(area), place(taken))
        }
        Event::CardDiscarded { who, .. } => Cue::new(Kind::Goods).at(of("tomorrow", who)).pics(
            "card",
            1,
            of("cards", who),
            of("tomorrow", who),
        ),
        Event::CardSpent { who, card } => Cue::new(Kind::Goods).at(of("tomorrow", who)).pics(
            glyph::gift(card),
            1,
            of("cards", who),
            of("tomorrow", who),
        ),
        Event::CardRecovered { who, .. } => {
            Cue::new(Kind::Goods).at(of("cards", who)).pics("card", 1, of("tomorrow", who), of("cards", who))
        }
        Event::Drew { seat, .. } => {
            let hand = format!("cards-{seat}");
            Cue::new(Kind::Card).at(hand.clone()).pics("card", 1, "deck", hand)
        }
        Event::Forwent { who } => Cue::new(Kind::Step).at(of("tomorrow", who)),
        Event::Performed { area, .. } | Event::Copied { area, .. } => {
            Cue::new(Kind::Action).at(format!("area-{}", area.code()))
        }
        _ => Cue::default(),
    }
}

/// What junks do.
#[expect(clippy::wildcard_enum_match_arm, reason = "the caller has told them apart")]
fn junks(event: &Event) -> Cue {
    match *event {
        // Where the servant comes from the event does not say: most come from those ready to work.
        Event::Loaded { who, pieces, harbour } | Event::Launched { who, pieces, harbour } => {
            let place = format!("junk-{harbour}");
            servants(Cue::new(Kind::Action).at(place.clone()), pieces, of("pool", who), place)
        }
        Event::Sailed { from, to, .. } => Cue::new(Kind::Marker)
            .at(format!("junk-{to}"))
            .piece(format!("junk-{from}"), format!("junk-{to}")),
        Event::Sank { who, harbour } => Cue::new(Kind::Decay)
            .at(format!("harbour-{harbour}"))
            .piece(format!("junk-{harbour}"), of("cells", who)),
        Event::Claimed { who, reward, harbour } => {
            let place = match who {
                Who::Seat(seat) => format!("cell-{seat}-{}", reward.code()),
                Who::Meng => of("cells", who),
            };
            let cue = Cue::new(Kind::Resolved).at(place).at(of("cells", who));
            let cue = cue.piece(format!("junk-{harbour}"), of("cells", who));
            cue.pics("pair", u8::from(reward == Reward::Pair), format!("harbour-{harbour}"), of("pool", who))
        }
        _ => Cue::default(),
    }
}

/// What Meng does.
#[expect(clippy::wildcard_enum_match_arm, reason = "the caller has told them apart")]
fn automa(event: &Event) -> Cue {
    match *event {
        Event::MengRevealed { automa, area } | Event::MengRevealedSpecial { automa, area } => {
            let card = automa.to_string();
            Cue::new(Kind::Automaton).at(card.clone()).at(official(area)).pics("cards", 1, "meng-deck", card)
        }
        Event::MengIdle { area } => Cue::new(Kind::Step).at(format!("area-{}", area.code())),
        Event::MengDusk { automa } | Event::MengSkipped { automa } => {
            Cue::new(Kind::Automaton).at(automa.to_string()).at("meng")
        }
        Event::MengSpared { .. } => Cue::new(Kind::Step).at(of("tokens", Who::Meng)),
        Event::MengBuried { cards } => {
            Cue::new(Kind::Goods).at("meng-pile").pics("card", cards, "deck", "meng-pile")
        }
        Event::MengShed => {
            let to = of("tomorrow", Who::Meng);
            Cue::new(Kind::Goods).at(to.clone()).pics("card", 1, "meng-pile", to)
        }
        _ => Cue::default(),
    }
}
