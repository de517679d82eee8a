//! The picture offers what the rules offer: everything, once, and nothing else.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use dragon::Dragon;
use dragon::options::Options;
use i18n::{Locale, Say};
use tabletop::{Match, Options as _, Seat, Seed, Viewer};
use ui::{Draw, Offers};

/// Options that bring every choice about, over a few games.
const TABLES: &[&[(&str, &str)]] = &[
    &[],
    &[("supply-model", "printed")],
    &[("great-wall", "on")],
    &[("great-wall", "on"), ("supply-model", "printed")],
    &[("super-event", "lanternfest")],
    &[("super-event", "buddha")],
    &[("super-event", "earthquake")],
    &[("super-event", "flood")],
    &[("super-event", "solar-eclipse"), ("great-wall", "on")],
    &[("super-event", "volcanic-eruption")],
    &[("super-event", "tornado")],
    &[("super-event", "sunrise")],
    &[("super-event", "assassination-attempt")],
    &[("super-event", "charter")],
];

/// The numbers in `data-pick="3"` and `data-picks="4 5"`, sorted.
fn picks(picture: &str) -> Vec<usize> {
    let lists = picture.split("data-pick").skip(1).map(|rest| rest.split('"').nth(1).unwrap());
    let mut picks: Vec<usize> =
        lists.flat_map(str::split_whitespace).map(|number| number.parse().unwrap()).collect();
    picks.sort_unstable();
    picks
}

fn games() -> impl Iterator<Item = (Match<Dragon>, u64)> {
    TABLES.iter().zip(0..).flat_map(|(settings, number)| {
        let mut options = Options::default();
        settings.iter().for_each(|(key, value)| options.set(key, value).unwrap());
        (2..=5).map(move |seats| {
            let seed = number * 10 + seats;
            (Match::new(seats.try_into().unwrap(), options.clone(), Seed::nth(11, seed)).unwrap(), seed)
        })
    })
}

#[test]
fn the_picture_offers_everything_once() {
    let say = Say::new(Locale::default());
    for (mut game, mut chance) in games() {
        while let Some(me) = game.to_act().lowest() {
            let menu = game.menu(me).unwrap();
            let offers =
                Offers::new(&game.view(Viewer::Seat(me)), &menu, me, &say, |action| game.foresee(me, action));
            let picture = Dragon::board(&game.view(Viewer::Seat(me)), &offers, &say).into_string();
            let wanted: Vec<usize> = (0..menu.offers.len()).collect();
            assert_eq!(picks(&picture), wanted, "at {:?}", menu.offers);
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let pick = usize::try_from(chance >> 33).unwrap() % menu.offers.len();
            game.play(me, menu.offers[pick]).unwrap();
        }
    }
}

#[test]
fn who_does_not_act_sees_nothing_to_choose_and_no_hand_of_others() {
    let say = Say::new(Locale::default());
    let game = Match::<Dragon>::new(3, Options::default(), Seed::nth(11, 1)).unwrap();
    for viewer in [Viewer::Spectator, Viewer::All, Viewer::Seat(Seat::new(1))] {
        let picture = Dragon::board(&game.view(viewer), &Offers::none(), &say).into_string();
        assert!(picks(&picture).is_empty());
        for seat in Seat::first(3) {
            assert_eq!(picture.contains(&format!("data-piece=\"hand-{seat}-monk\"")), viewer.sees(seat));
        }
    }
}

#[test]
fn the_picture_has_words_in_every_language_and_obeys_the_security_policy() {
    for locale in Locale::ALL {
        let say = Say::new(locale);
        for (mut game, _) in games().step_by(3) {
            while let Some(me) = game.to_act().lowest() {
                if game.ply() % 17 == 0 {
                    let picture = Dragon::board(&game.view(Viewer::All), &Offers::none(), &say).into_string();
                    assert!(!picture.contains('⟦'), "{}", locale.code());
                    assert!(!picture.contains(" style=") && !picture.contains("<script"));
                }
                let offers = game.offers(me).unwrap();
                let last = offers[offers.len() - 1];
                game.play(me, last).unwrap();
            }
        }
    }
}
