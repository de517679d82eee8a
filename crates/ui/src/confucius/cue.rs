//! How what happens in Confucius is shown: where one looks, and what goes from where to where.

use confucius::actions_box::BoxAction;
use confucius::card::Cards;
use confucius::land::{DistantLand, ForeignLand};
use confucius::pending::Source;
use confucius::piece::{Gift, Ministry, Named, Student};
use confucius::{Event, Merit};
use tabletop::Seat;

use super::glyph::Pictured;
use super::{counter, post};
use crate::{Cue, Kind};

/// Where the cards are that nobody holds.
const DECK: &str = "deck";
const DISCARD: &str = "discard";
const REWARD_DECK: &str = "reward-deck";
/// Where junks come from and go to.
const JUNKS: &str = "junk-supply";
/// The candidates, and where they are examined.
const CANDIDATES: &str = "candidates";
const EXAM: &str = "exam";

/// A family at the table of gifts: where its markers come from.
fn family(seat: Seat) -> String {
    format!("family-{seat}")
}

fn cards(seat: Seat) -> String {
    format!("cards-{seat}")
}

fn rewards(seat: Seat) -> String {
    format!("rewards-{seat}")
}

fn cubes(seat: Seat) -> String {
    format!("cubes-{seat}")
}

fn points(seat: Seat) -> String {
    format!("points-{seat}")
}

fn shipyard(seat: Seat) -> String {
    format!("shipyard-{seat}")
}

fn ocean(seat: Seat) -> String {
    format!("ocean-{seat}")
}

fn colony(seat: Seat) -> String {
    format!("colony-{seat}")
}

fn student(student: Student) -> String {
    format!("student-{}", student.code())
}

fn hall(ministry: Ministry) -> String {
    format!("hall-{}", ministry.code())
}

fn land(land: ForeignLand) -> String {
    format!("land-{}", land.code())
}

fn distant(land: DistantLand) -> String {
    format!("distant-{}", land.code())
}

/// Cards go from a hand to the discard pile.
fn laid_down(seat: Seat, paid: Cards) -> Cue {
    Cue::new(Kind::Goods).at(cards(seat)).pics("cards", paid.len(), cards(seat), DISCARD)
}

/// A marker of a family comes to a place.
fn marked(seat: Seat, place: String) -> Cue {
    Cue::new(Kind::Action).at(place.clone()).piece(family(seat), place)
}

/// A reward card comes to a family.
fn rewarded(seat: Seat) -> Cue {
    Cue::new(Kind::Card).at(rewards(seat)).at(family(seat)).pics("scroll", 1, REWARD_DECK, rewards(seat))
}

/// A gift goes from a family to somewhere.
fn gift_goes(gift: Gift, from: Seat, to: String) -> Cue {
    Cue::new(Kind::Action).pics(gift.pic(), 1, family(from), to)
}

/// An action is taken: with cubes, by favour or by a card.
fn taken(seat: Seat, action: BoxAction, source: Source) -> Cue {
    let place = counter::key(action);
    let cue = Cue::new(Kind::Action).at(place.clone());
    match source {
        Source::Cubes => cue.pics("cube", u8::from(action.space().is_some()), cubes(seat), place),
        Source::Favour => Cue { kind: Kind::Opens, ..cue.at("favour") }.pics("sun", 1, "favour", place),
        Source::Extra | Source::Reward => cue.pics("scroll", 1, rewards(seat), place),
    }
}

/// Points for something go to whoever made them.
fn scored(seat: Seat, merit: Merit, vp: u8) -> Cue {
    let office = |ministry: Ministry, rank: &str| format!("office-{}-{rank}", ministry.code());
    let (kind, from) = match merit {
        Merit::Minister(ministry) => (Kind::Points, office(ministry, "minister")),
        Merit::Secretary(ministry) => (Kind::Points, office(ministry, "secretary")),
        Merit::DistantLand(place) => (Kind::Points, distant(place)),
        Merit::ForeignLand(place) => (Kind::Points, land(place)),
        Merit::EmperorInsulted => (Kind::Points, "insult".to_owned()),
        Merit::ChiefMinister => (Kind::Ending, "title-hat".to_owned()),
        Merit::Admiral => (Kind::Ending, "title-voyage".to_owned()),
        Merit::General => (Kind::Ending, "title-flag".to_owned()),
    };
    let cue = Cue::new(kind).at(points(seat)).at(from.clone());
    let avenges = u8::from(merit == Merit::EmperorInsulted);
    let cue = cue.pics("flag", avenges, colony(seat), from.clone());
    cue.pics("points", vp, from, points(seat))
}

pub(super) fn cue(event: &Event) -> Cue {
    match *event {
        Event::RoundBegan { round } => Cue::new(Kind::Opens).at(format!("wall-{round}")),
        Event::CubesCounted { seat, cubes: count } => {
            Cue::new(Kind::Goods).at(cubes(seat)).pics("cube", count, family(seat), cubes(seat))
        }
        // The hat glides by itself.
        Event::ChiefAppointed { chief, .. } => Cue::new(Kind::Resolved).at(family(chief)),
        Event::ActionTaken { seat, action, source } => taken(seat, action, source),
        Event::Passed { seat } => Cue::new(Kind::Step).at(format!("row-{seat}")).at("pass"),
        Event::Paid { seat, cards } | Event::Discarded { seat, cards } => laid_down(seat, cards),
        Event::Drew { seat, cards: count, .. } => {
            Cue::new(Kind::Goods).at(cards(seat)).pics("cards", count, DECK, cards(seat))
        }
        Event::Reshuffled { cards } => Cue::new(Kind::Deal).at(DECK).pics("cards", cards, DISCARD, DECK),
        Event::Bribed { seat, post } | Event::TakenOver { seat, post, .. } => marked(seat, post::key(post)),
        Event::Secured { post, .. } => {
            Cue::new(Kind::Marker).at(post::key(post)).pics("lock", 1, "act-secure", post::key(post))
        }
        Event::Nominated { seat, student: place } | Event::StudentReplaced { seat, student: place } => {
            marked(seat, student(place))
        }
        Event::ExamForced { .. } => Cue::new(Kind::Action).at(EXAM).pics("gong", 1, "act-force-exam", EXAM),
        Event::JunksBought { seat, junks } => {
            Cue::new(Kind::Goods).at(shipyard(seat)).pics("junk", junks, JUNKS, shipyard(seat))
        }
        Event::Launched { seat, junks, voyages } => {
            let kind = if voyages > 0 { Kind::Opens } else { Kind::Goods };
            Cue::new(kind).at(ocean(seat)).pics("junk", junks, shipyard(seat), ocean(seat))
        }
        Event::Visited { seat, land } => {
            marked(seat, distant(land)).pics("voyage", 1, ocean(seat), distant(land))
        }
        Event::Recruited { seat } => {
            Cue::new(Kind::Goods).at(colony(seat)).pics("flag", 1, family(seat), colony(seat))
        }
        Event::Invaded { seat, kind } => {
            Cue::new(Kind::Action).at(land(kind.land)).pics("flag", 1, colony(seat), land(kind.land))
        }
        Event::GiftBought { seat, gift } => {
            Cue::new(Kind::Goods).at(family(seat)).pics(gift.pic(), 1, "act-buy-gift", family(seat))
        }
        Event::GiftGiven { donor, recipient, gift } => {
            gift_goes(gift, donor, family(recipient)).at(family(recipient)).at(family(donor))
        }
        // It leaves the game: the arrow is gone.
        Event::GiftCancelled { donor, recipient, .. } => {
            Cue::new(Kind::Step).at(family(recipient)).at(family(donor))
        }
        Event::Transferred { post, to, .. } | Event::InfluenceReplaced { post, to } => {
            marked(to, post::key(post))
        }
        Event::Petitioned { seat, gift } => {
            gift_goes(gift, seat, "act-petition".to_owned()).at("act-petition").at(family(seat))
        }
        Event::JunksReassigned { from, to, junks } => {
            Cue::new(Kind::Goods).at(shipyard(to)).pics("junk", junks, shipyard(from), shipyard(to))
        }
        Event::Swapped { own, other, .. } => {
            let (own, other) = (post::key(own), post::key(other));
            Cue::new(Kind::Action)
                .at(own.clone())
                .at(other.clone())
                .piece(own.clone(), other.clone())
                .piece(other, own)
        }
        Event::Redeployed { from, to, .. } => {
            Cue::new(Kind::Action).at(land(to.land)).pics("flag", 1, land(from.land), land(to.land))
        }
        Event::RewardGained { seat, .. } | Event::RewardTaken { seat, .. } => rewarded(seat),
        Event::RewardPlayed { seat, .. } => {
            Cue::new(Kind::Card).at("act-reward").pics("scroll", 1, rewards(seat), "act-reward")
        }
        Event::Scored { seat, merit, vp } => scored(seat, merit, vp),
        Event::WallBuilt { tiles } => Cue::new(Kind::Marker).at(format!("wall-{tiles}")),
        Event::ExamWithoutStudents => Cue::new(Kind::Step).at(EXAM),
        Event::ExamUncontested { .. } | Event::ExamContested { .. } => Cue::new(Kind::Opens).at(EXAM),
        Event::Tutored { seat, student: whom, cards: count, .. } => {
            Cue::new(Kind::Card).at(student(whom)).pics("cards", count, cards(seat), student(whom))
        }
        Event::ExamDecided { .. } => Cue::new(Kind::Resolved).at("verdict").at(EXAM),
        Event::CandidatePlaced { post, .. } => {
            Cue::new(Kind::Resolved).at(post::key(post)).piece(CANDIDATES, post::key(post))
        }
        Event::CandidateRemoved { .. } | Event::CandidateSkipped { .. } => {
            Cue::new(Kind::Leaves).at(CANDIDATES)
        }
        Event::CandidateRevealed { .. } => Cue::new(Kind::Card).at(CANDIDATES),
        Event::ResolutionBegan { ministry } => Cue::new(Kind::Opens).at(hall(ministry)),
        Event::InfluenceYielded { seat, to, ministry } => Cue::new(Kind::Resolved)
            .at(format!("column-{seat}"))
            .at(hall(ministry))
            .at(format!("column-{to}")),
        Event::ResolutionEnded { ministry } => Cue::new(Kind::Step).at(hall(ministry)),
        Event::InvasionEnded { land: place, .. } => Cue::new(Kind::Opens).at(land(place)),
        Event::OfficialPlaced { post, .. } => Cue::new(Kind::Deal).at(post::key(post)),
        Event::KeepChosen { seat, .. } => Cue::new(Kind::Step).at(cards(seat)),
        Event::EndBegan => Cue::new(Kind::Opens).at("round"),
        Event::Won { seat, .. } | Event::Drawn { seat, .. } => {
            Cue::new(Kind::Decided).at(format!("column-{seat}")).at(format!("row-{seat}"))
        }
    }
}
