//! The view JSON (rules section 15): these structs are its keys, in its order.

use serde::{Serialize, Serializer};
use tabletop::Seat;

use crate::court::{Court, Palace};
use crate::end::Final;
use crate::month::Task;
use crate::person::{Kind, Person, PersonCard};
use crate::piece::{ActionCard, EventTile, Named, SuperEvent, WallTile};
use crate::table::{Group, Hand, Phase, Stock, Table};

/// Section 15.1.
#[derive(Serialize)]
struct TableView<'a> {
    month: u8,
    phase: &'static str,
    first_seat: Seat,
    large_privilege_cost: u8,
    events: &'a [EventTile],
    super_event: Option<SuperEvent>,
    tiles: Vec<TileView>,
    stock: Option<Stock>,
    track: &'a [Seat],
    courts: Vec<CourtView<'a>>,
    wall: Option<Vec<WallTileView>>,
    groups: Option<Vec<GroupView<'a>>>,
    turn: TurnView<'a>,
    r#final: Option<Vec<Final>>,
}

#[derive(Serialize)]
struct TileView {
    kind: Kind,
    display: u8,
    r#box: u8,
}

#[derive(Serialize)]
struct WallTileView {
    seat: Seat,
    tile: WallTile,
}

#[derive(Serialize)]
struct GroupView<'a> {
    cards: Vec<ActionCard>,
    dragons: &'a [Seat],
}

/// Section 15.2.
#[derive(Serialize)]
struct CourtView<'a> {
    vp: u16,
    space: u16,
    yuan: u8,
    rice: u8,
    fireworks: u8,
    small: u8,
    large: u8,
    palaces: Vec<PalaceView>,
    next_palace: u8,
    played: &'a [PersonCard],
    wall_tiles: Option<Vec<WallTile>>,
}

#[derive(Serialize)]
struct PalaceView {
    id: u8,
    floors: u8,
    persons: Vec<Kind>,
}

/// Section 15.3.
#[derive(Serialize)]
struct TurnView<'a> {
    order: &'a [Seat],
    left: &'a [Seat],
    group: Option<u8>,
    action: Option<ActionCard>,
    floors: u8,
    person_card: Option<PersonCard>,
    tile: Option<Kind>,
    owed: &'a [u8],
    hit: &'a [u8],
    taken: &'a [Person],
    ahead: Vec<&'static str>,
}

/// Section 15.4.
#[derive(Serialize)]
struct HandView {
    cards: Vec<PersonCard>,
}

impl Serialize for Table {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let over = self.phase == Phase::Over;
        TableView {
            month: self.month,
            phase: self.phase.code(),
            first_seat: self.first_seat,
            large_privilege_cost: self.large_privilege_cost,
            events: &self.events,
            super_event: self.super_event,
            tiles: Kind::ALL
                .iter()
                .map(|&kind| TileView {
                    kind,
                    display: self.display[kind as usize],
                    r#box: self.in_box[kind as usize],
                })
                .collect(),
            stock: self.stock,
            track: &self.track,
            courts: self.courts.iter().map(|court| court_view(court, self.wall.is_some())).collect(),
            wall: self
                .wall
                .as_ref()
                .map(|wall| wall.iter().map(|&(seat, tile)| WallTileView { seat, tile }).collect()),
            groups: (self.phase == Phase::Action).then(|| self.groups.iter().map(group_view).collect()),
            turn: turn_view(self),
            r#final: over.then(|| self.courts.iter().map(Court::final_scoring).collect()),
        }
        .serialize(serializer)
    }
}

fn court_view(court: &Court, great_wall: bool) -> CourtView<'_> {
    CourtView {
        vp: court.vp,
        space: court.space,
        yuan: court.yuan,
        rice: court.rice,
        fireworks: court.fireworks,
        small: court.small,
        large: court.large,
        palaces: court.palaces.iter().map(palace_view).collect(),
        next_palace: court.next_palace,
        played: &court.played,
        wall_tiles: great_wall.then(|| court.wall_tiles.iter().collect()),
    }
}

fn palace_view(palace: &Palace) -> PalaceView {
    PalaceView { id: palace.id, floors: palace.floors, persons: palace.persons.iter().collect() }
}

fn group_view(group: &Group) -> GroupView<'_> {
    GroupView { cards: group.cards().collect(), dragons: &group.dragons }
}

fn turn_view(table: &Table) -> TurnView<'_> {
    let turn = &table.turn;
    TurnView {
        order: &turn.order,
        left: turn.left(),
        group: turn.group,
        // Taxes and the like are over before anybody looks; a Build by charter is no action card.
        action: turn.action,
        floors: turn.floors,
        person_card: turn.person_card,
        tile: turn.tile,
        owed: &turn.owed[..table.courts.len()],
        hit: &turn.hit,
        taken: &turn.taken,
        ahead: table.agenda.iter().filter_map(event_step).map(Phase::code).collect(),
    }
}

impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let cards = PersonCard::ALL.iter();
        HandView { cards: cards.flat_map(|&card| (0..self.count(card)).map(move |_| card)).collect() }
            .serialize(serializer)
    }
}

impl Phase {
    fn code(self) -> &'static str {
        match self {
            Phase::Draft => "draft",
            Phase::Action => "action",
            Phase::Person => "person",
            Phase::Event => "event",
            Phase::WallCheck => "wall-check",
            Phase::SuperEvent => "super-event",
            Phase::Over => "over",
        }
    }
}

/// The step of phase III that is still to come.
fn event_step(task: Task) -> Option<Phase> {
    match task {
        Task::Step(step) => step.event_step(),
        Task::Ask(_) => None,
    }
}
