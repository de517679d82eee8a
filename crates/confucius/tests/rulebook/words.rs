//! Whole games told in English: nothing without words, no words for nothing. (The other languages come with the table.)

use confucius::piece::Candidate;
use confucius::{Bar, Confucius, Event};
use kit::words::{self, English};
use tabletop::{Seat, Tell, Viewer};

use crate::busy::Manner;
use crate::laws::{options, switches};

#[test]
fn whole_games_are_told_and_every_sentence_is_told_in_some_game() {
    let mut english = English::of::<Confucius>();
    for options in [options(&[]), options(&[("advanced-game", "true")])].iter().chain(&switches()) {
        for (seats, (manner, games)) in (3..=5).flat_map(|seats| {
            [(Manner::Uniform, 4), (Manner::Busy, 12), (Manner::Learned, 8)].map(|manner| (seats, manner))
        }) {
            let choose = |offers: &[_], pick: &mut _| manner.pick(offers, pick);
            (0..games).for_each(|seed| english.tell_a_game::<Confucius>((seats, options), seed, choose));
        }
    }
    // What random games hardly ever come to; scenes of the rulebook do.
    for bar in [
        Bar::AlreadyVisited,
        Bar::BoxTaken,
        Bar::EmptySpaceElsewhere,
        Bar::EmptySpaceAnywhereFirst,
        Bar::EmptySpaceHereFirst,
        Bar::NoArmyInSupply,
        Bar::NoGiftToBuy,
        Bar::NoGiftToTake,
        Bar::NoLandLeft,
        Bar::NobodyForBribery,
        Bar::NobodyToBribe,
        Bar::OpenTileFirst,
    ] {
        english.say(&bar.tell(Viewer::All));
    }
    let seat = Seat::new(1);
    for event in [
        Event::CandidateRemoved { winner: seat },
        Event::CandidateSkipped { candidate: Candidate::Any },
        Event::Drawn { seat, vp: 12 },
    ] {
        english.say(&event.tell(Viewer::All));
    }
    assert_eq!(english.silent(), [""; 0]);
}

#[test]
fn every_option_and_every_value_has_a_name() {
    words::every_option_has_a_name::<Confucius>();
}

#[test]
fn every_id_in_the_code_has_words() {
    words::every_id_in_the_code_has_words::<Confucius>();
}
