//! The Court phase: Invasions (rules section 6.29, INVR).

use tabletop::Hear;

use crate::data::data;
use crate::event::{Event, Merit};
use crate::table::InvasionResult;
use crate::{State, rewards};

/// CF-INVR-1, CF-INVR-2: those that are full or whose date has come, left to right; the others wait (CF-INVR-7).
pub(crate) fn begin(state: &mut State, out: &mut impl Hear<Event>) {
    for (idx, &icon_round) in data().board.icon_rounds.iter().enumerate() {
        let foreign = &state.table.foreign_lands[idx];
        let is_full = foreign.boxes().iter().all(Option::is_some);
        if foreign.result.is_none() && (is_full || state.table.wall == icon_round) {
            let result = if is_full { InvasionResult::Success } else { InvasionResult::Failure };
            resolve(state, idx, result, out);
        }
    }
}

/// CF-INVR-3 to CF-INVR-6: points only for success, the reward card in either case.
fn resolve(state: &mut State, idx: usize, result: InvasionResult, out: &mut impl Hear<Event>) {
    let foreign = &mut state.table.foreign_lands[idx];
    foreign.result = Some(result);
    let foreign = *foreign;
    out.hear(|| Event::InvasionEnded { land: foreign.land, result });
    let armies = foreign.land.boxes().iter().zip(foreign.boxes());
    let armies = armies.filter_map(|(print, army)| army.map(|owner| (print, owner)));
    for (print, owner) in armies.clone().filter(|_| result == InvasionResult::Success) {
        state.table.score(owner, Merit::ForeignLand(foreign.land), print.vp, out);
    }
    for (_, owner) in armies.filter(|(print, _)| print.reward) {
        rewards::gain(state, owner, out);
    }
}
