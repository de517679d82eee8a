//! Looking one choice ahead: do it in an imagined world, then judge what has come of it as whoever did it sees it.

use tabletop::{Deaf, Dice, Seat, Seed, State, View, Viewer};

use crate::Mind;
use crate::judge::{Chances, Judge};
use crate::look::shares;
use crate::random::Random;

/// Dice nobody has thrown.
pub(crate) fn dice(random: &mut Random) -> Dice {
    let mut seed = [0; 32];
    for part in seed.chunks_exact_mut(8) {
        part.copy_from_slice(&random.number().to_le_bytes());
    }
    Dice::new(Seed(seed))
}

/// A choice and what it would lead to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outlook {
    /// Which of the offers.
    pub offer: usize,
    /// The chances of all seats then.
    pub chances: Chances,
}

/// What would come of each sensible offer; the list is the caller's, to be used again.
pub fn outlooks<G: Mind>(
    view: &View<'_, G>,
    me: Seat,
    offered: &[G::Action],
    judge: &mut Judge<'_>,
    dice: Dice,
    (sensible, out): (&mut Vec<usize>, &mut Vec<Outlook>),
) {
    out.clear();
    G::sensible(view, me, offered, sensible);
    let world = G::imagine(view, dice);
    for &offer in sensible.iter() {
        let mut after = world;
        G::apply(&mut after, me, offered[offer], &mut Deaf);
        out.push(Outlook { offer, chances: judged(&after, me, judge) });
    }
}

/// The chances in a position: as it ended, or as the net sees it with the eyes of `me`.
#[inline]
pub(crate) fn judged<G: Mind>(state: &State<G>, me: Seat, judge: &mut Judge<'_>) -> Chances {
    if state.to_act().is_empty() {
        shares::<G>(&state.table)
    } else {
        judge.chances(&state.view(Viewer::Seat(me)), me)
    }
}

/// The best for `me`; of equals the first.
pub(crate) fn best(outlooks: &[Outlook], me: Seat) -> Option<&Outlook> {
    let chance = |outlook: &Outlook| outlook.chances[me.idx()];
    outlooks.iter().reduce(|best, other| if chance(other) > chance(best) { other } else { best })
}
