//! What is seen on the way from one choice to the next.

use crate::{Game, Match, Seat, moments};

/// The moments of a choice tell what the choice tells, in the same order; nothing is broken at any of them; the last is
/// the position after the choice.
pub(super) fn are_sound<G: Game>(before: &Match<G>, me: Seat, action: G::Action, after: &Match<G>, at: &str) {
    let moments = moments::of(before.state(), me, action);
    let told = |events: &[G::Event]| events.iter().map(|event| format!("{event:?}")).collect::<Vec<_>>();
    let seen: Vec<String> = moments.iter().flat_map(|moment| told(moment.told())).collect();
    assert_eq!(seen, told(after.told(before.ply())), "every event belongs to one moment: {at}");
    for moment in &moments {
        G::audit(moment.state());
    }
    let (now, last) = (after.state(), moments.last().expect("a choice has a moment").state());
    assert!(last.table == now.table && last.hands == now.hands, "moments end in the present: {at}");
    let words = moments.iter().filter(|moment| moment.told().is_empty()).count();
    assert!(words == 0 || moments.len() == 1, "a moment says something: {at}");
}
