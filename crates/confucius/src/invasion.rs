//! The Court phase: Invasions (rules section 6.29, INVR).

use tabletop::{Hear, Seat};

use crate::data::{BoxPrint, data};
use crate::event::{Event, Merit};
use crate::table::{Foreign, InvasionResult};
use crate::{State, rewards};

/// CF-INVR-1, CF-INVR-2: those that are full or whose date has come, left to right; the others wait (CF-INVR-7).
pub(crate) fn begin(state: &mut State, out: &mut impl Hear<Event>) {
    for (idx, &icon_round) in data().board.icon_rounds.iter().enumerate() {
        let foreign = &state.table.foreign_lands[idx];
        let is_full = foreign.is_full();
        if foreign.result.is_none() && (is_full || state.table.wall == icon_round) {
            let result = if is_full { InvasionResult::Success } else { InvasionResult::Failure };
            resolve(state, idx, result, out);
        }
    }
}

impl Foreign {
    /// CF-INVR-3: every box holds an army.
    pub fn is_full(&self) -> bool {
        self.boxes().iter().all(Option::is_some)
    }

    /// What is printed on the boxes that hold an army, and whose.
    pub fn armies(&self) -> impl Iterator<Item = (&'static BoxPrint, Seat)> + Clone {
        let armies = self.armies;
        self.land.boxes().iter().zip(armies).filter_map(|(print, army)| Some((print, army?)))
    }

    /// The points success would bring a seat.
    pub fn spoils(&self, seat: Seat) -> u8 {
        self.armies().filter(|(_, owner)| *owner == seat).map(|(print, _)| print.vp).sum()
    }
}

/// CF-INVR-3 to CF-INVR-6: points only for success, the reward card in either case.
fn resolve(state: &mut State, idx: usize, result: InvasionResult, out: &mut impl Hear<Event>) {
    let foreign = state.table.foreign_lands[idx];
    out.hear(|| Event::InvasionEnded { land: foreign.land, result });
    state.moment(out);
    state.table.foreign_lands[idx].result = Some(result);
    let armies = foreign.armies();
    for (print, owner) in armies.clone().filter(|_| result == InvasionResult::Success) {
        state.table.score(owner, Merit::ForeignLand(foreign.land), print.vp, out);
    }
    state.moment(out);
    for (_, owner) in armies.filter(|(print, _)| print.reward) {
        rewards::gain(state, owner, out);
        state.moment(out);
    }
}
