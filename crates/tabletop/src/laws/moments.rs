//! What is seen on the way from one choice to the next.

use crate::{Dice, Game, Match, Seat, Tell as _, Viewer, Watch, moments};

/// The moments of a choice tell what the choice tells, in the same order; nothing is broken at any of them; the last is
/// the position after the choice.
pub(super) fn are_sound<G: Game>(before: &Match<G>, me: Seat, action: G::Action, after: &Match<G>, at: &str) {
    let moments = moments::of(before.state(), me, action);
    let told = |events: &[G::Event]| events.iter().map(|event| format!("{event:?}")).collect::<Vec<_>>();
    let seen: Vec<String> = moments.iter().flat_map(|moment| told(moment.told())).collect();
    assert_eq!(seen, told(after.told(before.ply())), "every event belongs to one moment: {at}");
    let by_moment: Vec<Vec<String>> = after.told_by_moment(before.ply()).map(told).collect();
    let seen: Vec<Vec<String>> = moments.iter().map(|moment| told(moment.told())).collect();
    assert_eq!(seen.concat(), by_moment.concat(), "the story is told as it was seen: {at}");
    assert!(by_moment.is_empty() || by_moment == seen, "the story knows its moments: {at}");
    for moment in &moments {
        G::audit(moment.state());
    }
    let (now, last) = (after.state(), moments.last().expect("a choice has a moment").state());
    assert!(last.table == now.table && last.hands == now.hands, "moments end in the present: {at}");
    let words = moments.iter().filter(|moment| moment.told().is_empty()).count();
    assert!(words == 0 || moments.len() == 1, "a moment says something: {at}");
}

/// Whoever chooses sees the same moments in every world that looks the same to him, up to the one in which the rules
/// say that something is revealed to him.
pub(super) fn keep_secrets<G: Game>(before: &Match<G>, me: Seat, action: G::Action, world: Dice, at: &str) {
    let viewer = Viewer::Seat(me);
    let imagined = G::imagine(&before.view(viewer), world);
    let here = moments::of(before.state(), me, action);
    let there = moments::of(&imagined, me, action);
    let looks_the_same = |one: &moments::Moment<G>, other: &moments::Moment<G>| {
        let told = |moment: &moments::Moment<G>| {
            moment.told().iter().map(|event| format!("{:?}", event.tell(viewer))).collect::<Vec<_>>()
        };
        told(one) == told(other) && one.view(viewer).same_sight(&other.view(viewer))
    };
    let is_same =
        here.len() == there.len() && here.iter().zip(&there).all(|(one, other)| looks_the_same(one, other));
    if !is_same {
        let (mut state, mut watch) = (*before.state(), Watch::new(me, crate::Deaf));
        G::apply(&mut state, me, action, &mut watch);
        assert!(watch.seals, "scenes show what was not revealed: `{action}`, {at}");
    }
}
