//! The hash of tables: SHA-256 over a fixed text of everything in them, so that neither comments nor spaces matter.

use std::fmt::{self, Write};

use sha2::{Digest, Sha256};

use super::{PrintedData, Side, SidePrint};
use crate::city::City;
use crate::decree::Decree;
use crate::piece::{Named, Token};

/// Which tables: written as 64 hex digits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PrintedHash([u8; 32]);

impl fmt::Display for PrintedHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

pub(super) fn of(tables: &PrintedData) -> PrintedHash {
    let mut text = String::new();
    write(tables, &mut text).expect("a string takes every word");
    PrintedHash(Sha256::digest(text).into())
}

/// A fixed text of everything printed: changing it makes recorded hashes void.
fn write(tables: &PrintedData, text: &mut String) -> fmt::Result {
    let c = &tables.constants;
    writeln!(text, "gugong 1")?;
    writeln!(text, "{} {} {} {:?}", c.rounds, c.servants, c.pool, c.income.as_slice())?;
    writeln!(text, "{} {} {} {} {}", c.junks, c.hold, c.intrigue, c.palace, c.slots)?;
    writeln!(text, "{:?} {:?} {}", c.thresholds, c.jade, c.jade_further)?;
    writeln!(text, "{} {} {} {} {}", c.wall_vp, c.wall_steps, c.destiny_vp, c.destiny_steps, c.harbour_vp)?;
    writeln!(text, "{} {} {}", c.cells.pair, c.cells.card, c.cells.points)?;
    for rate in c.exchange {
        writeln!(text, "{} {}", rate.worth, rate.brings)?;
    }
    for side in [Side::S, Side::L] {
        write_side(tables.side(side), text)?;
    }
    let gifts = &tables.gifts;
    for card in gifts.board.iter().chain(gifts.hands.iter().flatten()).chain(&gifts.deck) {
        writeln!(text, "{card}")?;
    }
    for die in tables.dice {
        writeln!(text, "{die:?}")?;
    }
    for &decree in Decree::ALL {
        let print = tables.decree(decree);
        let most = print.most.map_or(-1, i16::from);
        writeln!(text, "{} {} {} {} {} {most}", print.level, print.cost, print.vp, print.amount, print.per)?;
    }
    for &token in Token::ALL {
        let print = tables.token(token);
        writeln!(text, "{} {} {} {}", print.a, print.b, print.amount, print.worth)?;
    }
    for automa in tables.automa {
        writeln!(text, "{} {:?}", automa.area.map_or("-", Named::code), automa.dusk)?;
    }
    Ok(())
}

fn write_side(side: &SidePrint, text: &mut String) -> fmt::Result {
    writeln!(text, "{:?} {} {}", side.seats, side.routes, side.plaza)?;
    writeln!(text, "{:?} {:?}", side.arrivals.as_slice(), side.houses.as_slice())?;
    let roads = |city: City| side.roads[city.idx()];
    for city in side.cities.iter() {
        write!(text, "{city} {:?}:", side.at[city.idx()])?;
        roads(city).iter().try_for_each(|other| write!(text, " {other}"))?;
        writeln!(text)?;
    }
    side.perimeter.iter().try_for_each(|city| write!(text, "{city} "))?;
    writeln!(text)
}
