//! Setup (rules section 5, SET).

use tabletop::{Agenda, ArrayVec, Dice, PerSeat, Purpose, Seat};

use crate::State;
use crate::court::{Court, WallTiles};
use crate::data::data;
use crate::month::{Duty, Question, Step};
use crate::options::{EventRow, Options, SuperEventOption, SupplyModel, is_legal_row};
use crate::person::Kind;
use crate::piece::{EventTile, Named, SuperEvent};
use crate::table::{Hand, Phase, Sealed, Stock, Table, Turn};

// Section 9.
const EVENTS: Purpose = Purpose::new("dragon C-EVENTS");
const SEAT: Purpose = Purpose::new("dragon C-SEAT");
const SUPER: Purpose = Purpose::new("dragon C-SUPER");

pub(crate) fn setup(seats: usize, options: &Options, dice: Dice) -> State {
    let players = u8::try_from(seats).expect("at most five play");
    let first_seat = first_seat(seats, options, dice);
    let display: [u8; Kind::COUNT] = data().tiles.map(|tile| tile.copies.for_players(players)); // YD-SET-1
    let mut table = Table {
        month: 0,
        phase: Phase::Draft,
        first_seat,
        large_privilege_cost: options.large_privilege_price(),
        events: events(options, dice),
        super_event: super_event(options, dice),
        display,
        in_box: std::array::from_fn(|kind| data().tiles[kind].in_box - display[kind]),
        stock: stock(players, options), // YD-SET-6
        courts: PerSeat::new(seats, |_| court(options.great_wall)),
        track: Seat::first(seats).collect(), // YD-SET-5: seat 0 on top
        wall: options.great_wall.then(ArrayVec::new),
        groups: ArrayVec::new(),
        turn: Turn::new((0..seats).map(|steps| first_seat.clockwise(steps, seats)).collect()), // YD-SET-7
        agenda: Agenda::default(),
    };
    table.agenda.steps([Step::Next(Duty::Draft), Step::Month]);
    table.agenda.ask(Question::DraftFirst); // YD-SET-12
    State { table, hands: PerSeat::new(seats, |_| Hand::full()), sealed: Sealed { dice } }
}

/// YD-SET-7.
fn first_seat(seats: usize, options: &Options, dice: Dice) -> Seat {
    let by_chance = || {
        let n = u32::try_from(seats).expect("at most five play");
        Seat::new(dice.draw(SEAT, 0).below(n) as usize)
    };
    options.first_seat.unwrap_or_else(by_chance)
}

/// YD-SET-5: what everybody is paid from the stock.
fn starting_yuan() -> u8 {
    data().supplies.start.yuan
}

/// YD-SET-5.
fn court(great_wall: bool) -> Court {
    let start = &data().supplies.start;
    let mut court = Court { yuan: starting_yuan(), ..Court::default() };
    for _ in 0..start.palaces {
        court.found(start.floors);
    }
    if great_wall {
        court.wall_tiles = WallTiles::all();
    }
    court
}

/// YD-SUP-3: what the box holds, less what everybody starts with.
fn stock(players: u8, options: &Options) -> Option<Stock> {
    let (start, in_box, edition) = (&data().supplies.start, &data().supplies.in_box, options.edition.print());
    match options.supply_model {
        SupplyModel::Unlimited => None,
        SupplyModel::Printed => Some(Stock {
            floors: in_box.floors - players * start.palaces * start.floors,
            yuan: in_box.yuan - players * starting_yuan(),
            rice: edition.rice,
            fireworks: edition.fireworks,
            small: in_box.small_privileges,
            large: in_box.large_privileges,
        }),
    }
}

/// YD-SEV-1.
fn super_event(options: &Options, dice: Dice) -> Option<SuperEvent> {
    match options.super_event {
        SuperEventOption::Off => None,
        SuperEventOption::Random => {
            let n = u32::try_from(SuperEvent::ALL.len()).expect("there are ten");
            Some(SuperEvent::ALL[dice.draw(SUPER, 0).below(n) as usize])
        }
        SuperEventOption::Fixed(event) => Some(event),
    }
}

fn events(options: &Options, dice: Dice) -> [EventTile; 12] {
    let kinds = EventTile::ALL.iter().filter(|kind| **kind != EventTile::Peace);
    let mut tiles: ArrayVec<[EventTile; 10]> = kinds.flat_map(|&kind| [kind, kind]).collect();
    let mut draw = dice.draw(EVENTS, 0);
    match options.event_row {
        EventRow::Procedure => {
            draw.shuffle(&mut tiles);
            event_row(tiles.into_inner())
        }
        EventRow::Uniform => {
            // Every order is equally likely, so the first legal one is a fair draw among the legal ones.
            while !is_legal_row(&tiles) {
                draw.shuffle(&mut tiles);
            }
            year(tiles.into_inner())
        }
        EventRow::Custom(row) => year(row),
    }
}

/// YD-SET-2: two months of peace, then these.
fn year(row: [EventTile; 10]) -> [EventTile; 12] {
    let mut events = [EventTile::Peace; 12];
    events[2..].copy_from_slice(&row);
    events
}

/// YD-SET-2 to YD-SET-4: the year that follows from this order of drawing.
pub fn event_row(drawn: [EventTile; 10]) -> [EventTile; 12] {
    let mut row: ArrayVec<[EventTile; 10]> = ArrayVec::new();
    let mut postponed = None;
    for tile in drawn {
        if row.last() == Some(&tile) {
            postponed = Some(tile); // YD-SET-3
            continue;
        }
        row.push(tile);
        row.extend(postponed.take());
    }
    if let Some(last) = postponed {
        row.swap(7, 8); // YD-SET-4: months 10 and 11
        row.push(last);
    }
    year(row.into_inner())
}
