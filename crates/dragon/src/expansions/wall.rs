//! The Great Wall of China (rules section 10.3, WAL).

use tabletop::{Hear, Offer, Seat};

use crate::action::Action;
use crate::bar::Bar;
use crate::data::data;
use crate::event::{Event, Source};
use crate::month::{Duty, MONTHS, Question, Step};
use crate::person::Kind;
use crate::piece::{EventTile, Good, Named, WallTile};
use crate::table::{Phase, Table};
use crate::{Dragon, act, supply, track};

/// YD-WAL-3: why `me` cannot add to the wall.
pub(crate) fn why_not_lay(table: &Table, me: Seat) -> Option<Bar> {
    let wall = table.wall.as_ref().expect("the card is only dealt with the wall");
    if wall.len() >= usize::from(data().expansions.wall.spaces) {
        Some(Bar::WallFinished)
    } else if table.courts[me].wall_tiles.len() == 0 {
        Some(Bar::NoWallTileLeft)
    } else {
        None
    }
}

/// `D-WALL`.
pub(crate) fn legal(table: &Table, me: Seat, out: &mut impl Offer<Dragon>) {
    for &tile in WallTile::ALL {
        if table.courts[me].wall_tiles.contains(tile) {
            out.offer(Action::Lay(tile));
        } else {
            out.bar(Action::Lay(tile), Bar::WallTileLaid); // YD-WAL-7
        }
    }
}

/// YD-WAL-2: the tile goes to the lowest free space, the bonus comes at once.
pub(crate) fn lay(table: &mut Table, me: Seat, tile: WallTile, out: &mut impl Hear<Event>) {
    table.courts[me].wall_tiles.remove(tile);
    table.wall.as_mut().expect("the card is only dealt with the wall").push((me, tile));
    out.hear(|| Event::WallTileLaid { seat: me, tile });
    let bonus = &data().expansions.wall;
    match tile {
        WallTile::Track => track::advance(table, me, bonus.track, out),
        WallTile::Rice => supply::give(table, me, Good::Rice, bonus.rice, out),
        WallTile::Floor => return act::receive_floors(table, me, bonus.floor, out),
        WallTile::Yuan => supply::give(table, me, Good::Yuan, bonus.yuan, out),
        WallTile::Fireworks => supply::give(table, me, Good::Fireworks, bonus.fireworks, out),
        WallTile::Vp => table.score(me, Source::WallTile, u16::from(bonus.vp), out),
    }
    table.turn.over();
}

/// YD-WAL-4: how often the wall is checked this month.
pub(crate) fn checks(table: &Table) -> usize {
    if table.wall.is_none() {
        return 0;
    }
    usize::from(table.event() == EventTile::Mongols) + usize::from(table.month == MONTHS)
}

/// YD-WAL-5.
pub(crate) fn check(table: &mut Table, out: &mut impl Hear<Event>) {
    table.phase = Phase::WallCheck;
    table.new_order();
    let tiles = table.wall.as_ref().map_or(0, |wall| wall.len());
    let tiles = u8::try_from(tiles).expect("the wall has twelve spaces");
    let all = u8::try_from(WallTile::ALL.len()).expect("there are six");
    let built = table.courts.map(|court| all - court.wall_tiles.len());
    if tiles >= table.month {
        out.hear(|| Event::WallHeld { tiles });
        out.moment(table);
        for seat in table.seats_in_order() {
            table.score(seat, Source::Wall, u16::from(built[seat]), out);
            out.moment(table);
        }
        return;
    }
    out.hear(|| Event::WallBreached { tiles, needed: table.month });
    out.moment(table);
    let fewest = built.iter().copied().min();
    for seat in table.seats_in_order() {
        if Some(built[seat]) == fewest {
            table.owe_persons(seat, data().expansions.wall.breach, out);
            out.moment(table);
        }
    }
    table.agenda.step(Step::Next(Duty::WallRelease));
}

/// `D-WALL-REL`.
pub(crate) fn release(table: &mut Table, me: Seat, kind: Kind, palace: u8, out: &mut impl Hear<Event>) {
    table.release(me, kind, palace, out);
    if table.gave_one(me) {
        table.turn.over();
    } else {
        table.agenda.ask(Question::WallRelease);
    }
}
