//! Nothing leaks (section 8): two worlds that differ only in what a seat cannot know look, offer and tell it the same.

use confucius::{Action, Confucius, Event, Options, State};
use kit::leaks::Secrets;
use tabletop::{Draw, Viewer};

use crate::busy::Manner;
use crate::laws::{options, switches};

/// Whether something hidden from `viewer` came out.
pub(crate) fn reveals(told: &[Event], viewer: Viewer) -> bool {
    told.iter().any(|event| {
        if let Event::Drew { seat, .. } | Event::RewardGained { seat, .. } = event {
            return viewer.sees(*seat);
        }
        matches!(
            event,
            Event::OfficialPlaced { .. }
                | Event::CandidateRevealed { .. }
                | Event::CandidateSkipped { .. }
                | Event::RewardTaken { .. }
                | Event::ExamDecided { .. }
                | Event::Discarded { .. }
        )
    })
}

impl Secrets<Confucius> for Manner {
    fn choose(&self, offers: &[Action], draw: &mut Draw) -> Action {
        self.pick(offers, draw)
    }

    fn is_alike(&self, _state: &State, action: Action, other: Action) -> bool {
        if let (Action::Contribute(cards), Action::Contribute(others)) = (action, other) {
            cards.len() == others.len()
        } else {
            matches!(action, Action::Keep(_)) || other == action
        }
    }

    fn reveals(&self, told: &[Event], viewer: Viewer) -> bool {
        reveals(told, viewer)
    }

    /// Who discarded what is told; the pile shows only the sum.
    fn is_one_way_of_many(&self, told: &[Event], _viewer: Viewer) -> bool {
        told.iter().any(|event| matches!(event, Event::Discarded { .. }))
    }
}

fn nothing_leaks(seats: usize, options: &Options, (manner, seed): (Manner, u64)) -> usize {
    kit::leaks::nothing_leaks::<Confucius>((seats, options), seed, &manner)
}

#[test]
fn nothing_leaks_in_whole_games() {
    let mut secrets = 0;
    for seats in 3..=5 {
        for options in [options(&[]), options(&[("advanced-game", "true")])] {
            for manner in [Manner::Uniform, Manner::Busy, Manner::Learned] {
                secrets += (0..8).map(|seed| nothing_leaks(seats, &options, (manner, seed))).sum::<usize>();
            }
        }
    }
    assert!(secrets > 500, "secret choices were made otherwise: {secrets}");
}

#[test]
fn nothing_leaks_whatever_was_agreed() {
    for options in switches() {
        for seats in 3..=5 {
            (0..3).for_each(|seed| _ = nothing_leaks(seats, &options, (Manner::Busy, seed)));
        }
    }
}
