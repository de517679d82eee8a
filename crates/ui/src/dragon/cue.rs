//! How what happens in the Dragon is shown: where one looks, and what goes from where to where.

use dragon::Event;
use dragon::event::Source;
use dragon::piece::{EventTile, Good, Named, SuperEvent};
use tabletop::Seat;

use super::art::slug;
use super::glyph::Glyph;
use crate::{Cue, Kind, Staging};

/// The great moments of a month and of the year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The event of the month.
    Event(EventTile),
    /// The Great Wall is looked at.
    Wall,
    /// The super event.
    Super(SuperEvent),
    /// Empty palaces decay.
    Decay,
    /// What the month brings everybody.
    Points,
    /// The end of the year.
    End,
}

/// The place of somebody's goods.
fn goods(good: Good, seat: Seat) -> String {
    format!("{}-{seat}", good.code())
}

fn court(seat: Seat) -> String {
    format!("court-{seat}")
}

fn palace(seat: Seat, palace: u8) -> String {
    format!("palace-{seat}-{palace}")
}

/// The pictogram of money.
const YUAN: &str = "yuan";
/// Where money comes from and goes to.
const TREASURY: &str = "treasury";

/// Goods go back to where they came from.
fn given(kind: Kind, good: Good, amount: u8, seat: Seat) -> Cue {
    Cue::new(kind).at(court(seat)).at(goods(good, seat)).pics(good.pic(), amount, goods(good, seat), TREASURY)
}

/// What the final scoring counts of a court; nothing for what is scored before.
fn worth(source: Source) -> Option<&'static str> {
    match source {
        Source::Persons | Source::Monks => Some("palaces"),
        Source::Money => Some(YUAN),
        Source::Research
        | Source::Festival
        | Source::Mongols
        | Source::WallTile
        | Source::Wall
        | Source::Lanternfest
        | Source::Buddha
        | Source::Charter => None,
    }
}

/// What somebody has brings points at the end.
fn counted(seat: Seat, what: &str) -> Cue {
    let place = format!("points-{seat}");
    Cue::new(Kind::Ending).at(place.clone()).pics("points", 1, format!("{what}-{seat}"), place)
}

/// The card by which goods are made.
fn maker(good: Good) -> &'static str {
    match good {
        Good::Yuan => "card-taxes",
        Good::Rice => "card-harvest",
        Good::Fireworks => "card-fireworks",
    }
}

pub(super) fn cue(event: &Event) -> Cue {
    let points = |seat: Seat| Cue::new(Kind::Points).at(format!("points-{seat}"));
    match *event {
        Event::Drafted { seat, kind } => {
            Cue::new(Kind::Action).at(court(seat)).piece(format!("stack-{}", slug(kind)), court(seat))
        }
        Event::Housed { seat, palace: id, .. } => {
            Cue::new(Kind::Action).at(palace(seat, id)).piece("newcomer", palace(seat, id))
        }
        Event::Moved { seat, .. } => Cue::new(Kind::Marker).at(format!("marker-{seat}")),
        Event::MonthBegan { month, .. } => Cue::new(Kind::Opens).at(format!("month-{month}")),
        Event::GroupDealt { group, .. } => Cue::new(Kind::Deal).at(format!("group-{group}")),
        Event::Passed { seat, yuan } => Cue::new(Kind::Goods).at(goods(Good::Yuan, seat)).pics(
            YUAN,
            yuan,
            TREASURY,
            goods(Good::Yuan, seat),
        ),
        Event::GroupChosen { seat, group, price } => Cue::new(Kind::Action)
            .at(format!("group-{group}"))
            .piece(court(seat), format!("dragon-{seat}"))
            .pics(YUAN, price, goods(Good::Yuan, seat), TREASURY),
        Event::Performed { card, .. } => Cue::new(Kind::Action).at(format!("card-{}", card.code())),
        Event::Gained { seat, good, amount } => Cue::new(Kind::Goods).at(goods(good, seat)).pics(
            good.pic(),
            amount,
            maker(good),
            goods(good, seat),
        ),
        Event::Scored { seat, source, .. } => match worth(source) {
            Some(from) => counted(seat, from),
            None => points(seat),
        },
        Event::MonthScored { seat, .. } => points(seat),
        Event::FloorsReceived { seat, floors } => {
            Cue::new(Kind::Goods).at(court(seat)).pics("floor", floors, "card-build", court(seat))
        }
        Event::FloorAdded { seat, palace: id, .. } | Event::PalaceFounded { seat, palace: id } => {
            Cue::new(Kind::Action).at(palace(seat, id))
        }
        Event::Bought { seat, privilege, yuan } => Cue::new(Kind::Goods)
            .at(court(seat))
            .pics("dragon", 1, format!("supply-{}", privilege.code()), court(seat))
            .pics(YUAN, yuan, goods(Good::Yuan, seat), TREASURY),
        Event::CardPlayed { seat, card }
        | Event::CardWasted { seat, card }
        | Event::CardDiscarded { seat, card } => {
            Cue::new(Kind::Card).at(format!("hand-{seat}-{}", card.code())).at(format!("hand-{seat}"))
        }
        Event::TileTaken { kind, .. } => {
            Cue::new(Kind::Action).at("newcomer").piece(format!("stack-{}", slug(kind)), "newcomer")
        }
        Event::Replaced { seat, palace: id, .. } => Cue::new(Kind::Leaves).at(palace(seat, id)),
        Event::ThrownAway { .. } => Cue::new(Kind::Leaves).at("newcomer"),
        Event::EventCame { .. } | Event::SuperEventCame { .. } => Cue::new(Kind::Opens),
        Event::TributePaid { seat, yuan } => given(Kind::Spared, Good::Yuan, yuan, seat),
        Event::RicePaid { seat, rice } => given(Kind::Spared, Good::Rice, rice, seat),
        Event::FireworksSpent { seat, fireworks } => given(Kind::Spared, Good::Fireworks, fireworks, seat),
        Event::GoodReturned { seat, good } => given(Kind::Goods, good, 1, seat),
        Event::MustRelease { seat, .. } => Cue::new(Kind::Judged).at(court(seat)),
        Event::Released { seat, palace: id, .. } => Cue::new(Kind::Leaves).at(palace(seat, id)),
        Event::PalaceDecayed { seat, palace: id, .. }
        | Event::PalaceFell { seat, palace: id }
        | Event::FloorLost { seat, palace: id, .. } => {
            Cue::new(Kind::Decay).at(palace(seat, id)).at(court(seat))
        }
        Event::WallTileLaid { seat, tile } => {
            Cue::new(Kind::Action).at(format!("wall-{seat}-{}", tile.code()))
        }
        Event::WallHeld { .. } | Event::WallBreached { .. } => Cue::new(Kind::Opens),
        Event::MarkersReset => Cue::new(Kind::Marker),
        Event::PrivilegesLost { seat, privileges } => {
            Cue::new(if privileges > 0 { Kind::Judged } else { Kind::Spared }).at(court(seat))
        }
        Event::GameEnded { winner, .. } => Cue::new(Kind::Decided).at(court(winner)),
    }
}

pub(super) fn staging(event: &Event) -> Staging<Stage> {
    match *event {
        Event::EventCame { event } => Staging::Opens(Stage::Event(event)),
        Event::WallHeld { .. } | Event::WallBreached { .. } => Staging::Opens(Stage::Wall),
        Event::SuperEventCame { event } => Staging::Opens(Stage::Super(event)),
        Event::PalaceDecayed { .. } | Event::PalaceFell { .. } => Staging::Opens(Stage::Decay),
        Event::MonthScored { .. } => Staging::Opens(Stage::Points),
        Event::GameEnded { .. } => Staging::Opens(Stage::End),
        Event::TributePaid { .. }
        | Event::RicePaid { .. }
        | Event::FireworksSpent { .. }
        | Event::MustRelease { .. }
        | Event::Released { .. }
        | Event::FloorLost { .. }
        | Event::GoodReturned { .. }
        | Event::CardDiscarded { .. }
        | Event::MarkersReset
        | Event::PrivilegesLost { .. }
        // What the super events let people do.
        | Event::TileTaken { .. }
        | Event::Housed { .. }
        | Event::Replaced { .. }
        | Event::ThrownAway { .. } => Staging::Plays,
        Event::Scored { source, .. } => match source {
            Source::Research | Source::WallTile => Staging::AtTable,
            Source::Festival
            | Source::Mongols
            | Source::Wall
            | Source::Lanternfest
            | Source::Buddha
            | Source::Charter => Staging::Plays,
            Source::Persons | Source::Monks | Source::Money => Staging::Opens(Stage::End),
        },
        Event::Drafted { .. }
        | Event::Moved { .. }
        | Event::MonthBegan { .. }
        | Event::GroupDealt { .. }
        | Event::Passed { .. }
        | Event::GroupChosen { .. }
        | Event::Performed { .. }
        | Event::Gained { .. }
        | Event::FloorsReceived { .. }
        | Event::FloorAdded { .. }
        | Event::PalaceFounded { .. }
        | Event::Bought { .. }
        | Event::CardPlayed { .. }
        | Event::CardWasted { .. }
        | Event::WallTileLaid { .. } => Staging::AtTable,
    }
}
