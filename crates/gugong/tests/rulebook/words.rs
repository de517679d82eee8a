//! Whole games told in English: nothing without words, no words for nothing.

use gugong::{Bar, Event, Gugong};
use kit::words::{self, English};
use tabletop::{Tell, Viewer};

use crate::laws::variants;
use crate::manner::MANNERS;

#[test]
fn games_are_told_and_every_word_is_used() {
    let mut english = English::of::<Gugong>();
    for seats in 1..=5 {
        for options in variants(seats) {
            for manner in MANNERS {
                let choose = |offers: &[_], pick: &mut _| manner.pick(offers, pick);
                (0..12).for_each(|seed| english.tell_a_game::<Gugong>((seats, &options), seed, choose));
            }
        }
    }
    // What random games hardly ever come to; scenes of the rulebook do.
    let no_room = [Bar::NoFreeHarbour, Bar::NothingFits, Bar::NoRoomAnywhere];
    for bar in no_room.into_iter().chain([Bar::DeckEmpty, Bar::NoSwap, Bar::SupplyEmpty]) {
        english.say(&bar.tell(Viewer::All));
    }
    english.say(&Event::NobodyWon.tell(Viewer::All));
    assert_eq!(english.silent(), [""; 0]);
}

#[test]
fn every_option_and_every_value_has_a_name() {
    words::every_option_has_a_name::<Gugong>();
}

#[test]
fn every_id_in_the_code_has_words() {
    words::every_id_in_the_code_has_words::<Gugong>();
}
