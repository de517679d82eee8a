use proptest::prelude::*;

use super::*;

/// What can be written at this moment, all of it: more than the rules allow.
fn any_what() -> impl Strategy<Value = What> {
    prop_oneof![
        3 => Just(()).prop_map(|()| What::Free(Invite::fresh())),
        4 => Just(()).prop_map(|()| What::Sat { who: Some(Person::fresh()), name: None, invite: None }),
        2 => Just(()).prop_map(|()| What::Bot(Bot::read("novice"))),
        1 => Just(()).prop_map(|()| What::Lost(Invite::fresh())),
        1 => Just(()).prop_map(|()| What::Returned),
        1 => Just(()).prop_map(|()| What::StandIn),
    ]
}

proptest! {
    // After a restart a table says what it said before: which deal it is, and whether there are hands.
    #[test]
    fn a_log_that_is_read_says_what_was_said_as_it_grew(
        opened in prop::collection::vec(any_what(), 1..5),
        then in prop::collection::vec((0_usize..5, any_what(), 0_usize..3, any::<bool>()), 0..12),
    ) {
        let (seats, opener) = (opened.len(), Person::fresh());
        let entry = |seat, what, ply, by_host: bool| Entry {
            seat: Seat::new(seat),
            what,
            by: (!by_host).then(|| opener.clone()),
            ply,
            at: Moment::default(),
        };
        let opening: Vec<Entry> =
            opened.into_iter().enumerate().map(|(seat, what)| entry(seat, what, 0, false)).collect();
        let (mut grown, mut log, mut plies) = (Seating::read(seats, opening.clone(), 0), opening, 0);
        prop_assert_eq!(grown.deals(), 0, "nobody has left");
        for (seat, what, chosen, by_host) in then {
            // Choices are made only while everybody sits.
            plies += if grown.is_full() { chosen } else { 0 };
            let entry = entry(seat % seats, what, plies, by_host);
            grown.push(entry.clone());
            log.push(entry);
            let read = Seating::read(seats, log.clone(), plies);
            prop_assert_eq!((read.deals(), read.has_begun()), (grown.deals(), grown.has_begun()));
        }
    }
}
