//! The Court phase: Great Wall (rules section 6.26, WALL).

use tabletop::Hear;

use crate::event::Event;
use crate::table::Table;

/// CF-WALL-1: one tile per round; the ninth ends the game (CF-WALL-2).
pub(crate) fn begin(table: &mut Table, out: &mut impl Hear<Event>) {
    table.wall += 1;
    out.hear(|| Event::WallBuilt { tiles: table.wall });
}
