use proptest::prelude::*;
use shelf::Key;
use tabletop::Seed;

use super::*;

fn start(key: Key, seed: u64) -> Box<dyn AnyMatch> {
    key.start(3, &[], Seed::nth(seed, 0)).expect("three can play every game")
}

/// Plays on for some choices without drafts.
fn play_on(game: &mut dyn AnyMatch, choices: usize, chance: &mut u64) {
    for _ in 0..choices {
        let Some(seat) = game.to_act().lowest() else { return };
        let offers = game.offers(seat).expect("it is to act");
        game.play(seat, &offers[pick(chance, offers.len())]).expect("it is offered");
    }
}

fn pick(chance: &mut u64, below: usize) -> usize {
    *chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    usize::try_from(*chance >> 33).expect("31 bits") % below
}

/// What everything about a draft comes down to.
fn look(draft: &Draft) -> (usize, String, String) {
    (draft.game.ply(), draft.game.digest(), draft.write())
}

#[test]
fn a_pick_is_for_its_moment_and_from_the_list() {
    let kept = start(Key::ALL[0], 1);
    let seat = kept.to_act().lowest().unwrap();
    let mut draft = Draft::begin(&*kept, seat);
    assert_eq!(draft.pick(1, 0, false), Err(Refused::MovedOn));
    assert_eq!(draft.pick(0, 999, false), Err(Refused::NotOffered));
    assert_eq!(draft.pick(0, usize::MAX, false), Err(Refused::NotOffered));
    assert!(draft.is_empty() && !draft.is_complete());
    let other = Seat::first(3).find(|other| *other != seat).unwrap();
    assert_eq!(Draft::begin(&*kept, other).pick(0, 0, false), Err(Refused::NotYourTurn));
}

#[test]
fn a_stored_draft_that_makes_no_sense_is_none() {
    let kept = start(Key::ALL[0], 1);
    let seat = kept.to_act().lowest().unwrap();
    for text in ["", "\n\n", "+", "+no such thing", "=,~,+", "x,y\nz"] {
        assert!(Draft::read(&*kept, seat, text).is_empty(), "{text:?}");
    }
}

/// Goes on until somebody hires as the last of the month: what follows then is the event.
fn last_hire(seed: u64) -> (Box<dyn AnyMatch>, Seat) {
    let (mut kept, mut chance) = (start(Key::ALL[0], seed), seed);
    loop {
        let seat = kept.to_act().lowest().expect("the first month ends");
        let told = |game: &dyn AnyMatch, ply| game.told(ply, tabletop::Viewer::Spectator, &say());
        let mut ahead = kept.copy();
        play_on(&mut *ahead, 1, &mut chance.clone());
        if told(&*ahead, kept.ply()).iter().any(is_event) {
            return (kept, seat);
        }
        play_on(&mut *kept, 1, &mut chance);
    }
}

fn is_event(told: &shelf::Told) -> bool {
    told.id.ends_with("-came")
}

fn say() -> i18n::Say {
    i18n::Say::new(i18n::Locale::En)
}

#[test]
fn the_last_hire_of_a_month_can_be_taken_back_and_the_event_comes_when_the_turn_is_ended() {
    for seed in 0..12 {
        let (kept, seat) = last_hire(seed);
        let mut draft = Draft::begin(&*kept, seat);
        let before = look(&draft);
        assert_eq!(
            draft.pick(kept.ply(), 0, true),
            Ok(Clicked::Open),
            "nothing comes to light before the event"
        );
        assert!(
            draft.is_complete() && draft.game().to_act().is_empty() && draft.game().standings().is_none()
        );
        let told = |game: &dyn AnyMatch| game.told(kept.ply(), tabletop::Viewer::Seat(seat), &say());
        let came = |told: &[shelf::Told]| told.iter().any(is_event);
        let own = told(draft.game());
        assert!(!own.is_empty() && !came(&own), "the draft tells what was chosen: {own:?}");
        let ended = draft.copy().into_game();
        let all = told(&*ended);
        assert!(came(&all) && all.starts_with(&own), "the rest is told when the turn is ended: {all:?}");
        let mut at_once = kept.copy();
        at_once.play(seat, &ended.notation(kept.ply()).expect("it was made")).expect("it is offered");
        assert_eq!(at_once.digest(), ended.digest(), "and it is as if nothing had waited");
        assert_eq!(told(&*at_once), all);
        draft.undo();
        assert_eq!(look(&draft), before, "the hire is taken back");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn drafts_take_back_what_they_did_and_survive_being_written(
        game in 0..Key::on_shelf().count(),
        seed in 0..1_000_u64,
        before in 0..120_usize,
        asks in any::<bool>(),
        script in proptest::collection::vec(0..100_u8, 1..24),
    ) {
        let (mut kept, mut chance) = (start(Key::ALL[game], seed), seed);
        play_on(&mut *kept, before, &mut chance);
        let Some(seat) = kept.to_act().iter().last() else { return Ok(()) };
        let (ply, digest) = (kept.ply(), kept.digest());
        let mut draft = Draft::begin(&*kept, seat);
        draft.answer(asks).expect("it is to act");
        let mut past = vec![look(&draft)];
        for step in script {
            let offers = draft.game().offers(seat).map(|offers| offers.len()).unwrap_or(0);
            if step < 25 && draft.clicks.iter().any(|click| !click.picked.is_empty()) {
                draft.undo();
                past.pop();
                prop_assert_eq!(&look(&draft), past.last().expect("the turn began"), "undo is exact");
            } else if step < 35 && draft.answered().is_some() {
                let (answered, now) = (draft.answered(), draft.game().ply());
                draft.ask_after_all();
                prop_assert_eq!(Some(draft.game().ply()), answered, "back to that question");
                prop_assert!(draft.game().ply() < now);
                *past.last_mut().expect("the turn began") = look(&draft);
            } else if offers > 0 {
                let at = draft.game().ply();
                let clicked = draft.pick(at, pick(&mut chance, offers), asks).expect("it is offered");
                if clicked == Clicked::Sealed {
                    break;
                }
                past.push(look(&draft));
                prop_assert!(!asks || draft.game().ply() == at + 1, "who wants to be asked is asked");
            }
            let read = Draft::read(&*kept, seat, &draft.write());
            prop_assert_eq!(look(&read), look(&draft), "written and read");
            prop_assert_eq!(look(&draft.rebase(&*kept)), look(&draft), "nothing has moved");
            prop_assert_eq!(draft.is_empty(), draft.game().ply() == ply);
            let mut at_once = kept.copy();
            for number in ply..draft.game().ply() {
                let choice = draft.game().notation(number).expect("it was made");
                at_once.play(seat, &choice).expect("it was offered");
            }
            let ended = draft.copy().into_game();
            prop_assert_eq!(ended.digest(), at_once.digest(), "ended as if nothing had waited");
            prop_assert_eq!(ended.to_act(), at_once.to_act());
        }
        prop_assert_eq!((kept.ply(), kept.digest()), (ply, digest), "others see the original");
    }

    #[test]
    fn where_several_choose_at_once_a_draft_goes_on_from_what_is_kept(seed in 0..400_u64) {
        // Laying down gifts and examination cards, choosing decrees: whoever is second keeps what was begun.
        for key in Key::on_shelf() {
            let (mut kept, mut chance) = (start(key, seed), seed);
            for _ in 0..400 {
                if kept.to_act().iter().count() > 1 {
                    break;
                }
                play_on(&mut *kept, 1, &mut chance);
            }
            let both: Vec<Seat> = kept.to_act().iter().take(2).collect();
            let [one, other] = both[..] else { continue };
            let mut draft = Draft::begin(&*kept, one);
            let offers = draft.game().offers(one).expect("it is to act").len();
            if draft.pick(kept.ply(), pick(&mut chance, offers), true) != Ok(Clicked::Open) {
                continue;
            }
            let offers = kept.offers(other).expect("it is to act");
            let choice = &offers[pick(&mut chance, offers.len())];
            kept.play(other, choice).expect("it is offered");
            let rebased = draft.rebase(&*kept);
            prop_assert!(rebased.game().ply() >= kept.ply());
            prop_assert!(rebased.is_empty() || rebased.write() == draft.write());
        }
    }
}
