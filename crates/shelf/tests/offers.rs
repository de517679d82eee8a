//! The picture offers what the rules offer: everything, once, and nothing else.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use i18n::{Locale, Say};
use kit::Chance;
use shelf::{Errand, Key, Listed, visit};
use tabletop::{Match, Seat, Seed, Viewer};
use ui::{Drawable, Offers};

/// Something that holds for every game.
fn every_game<E: Errand<Out = ()> + Copy>(law: E) {
    Key::ALL.into_iter().for_each(|key| visit(key, law));
}

/// The numbers in `data-pick="3"` and `data-picks="4 5"`, sorted.
fn picks(picture: &str) -> Vec<usize> {
    let lists = picture.split("data-pick").skip(1).map(|rest| rest.split('"').nth(1).unwrap());
    let mut picks: Vec<usize> =
        lists.flat_map(str::split_whitespace).map(|number| number.parse().unwrap()).collect();
    picks.sort_unstable();
    picks
}

/// Games of every agreement in the manifest, for every number of players.
fn games<G: Listed>() -> impl Iterator<Item = (Match<G>, u64)> {
    G::MANIFEST.agreements.iter().zip(0..).flat_map(|(settings, number)| {
        let options = kit::options::of::<G>(settings);
        G::SEATS.zip(0..).map(move |(seats, step): (usize, u64)| {
            let seed = number * 10 + step;
            (Match::new(seats, options.clone(), Seed::nth(11, seed)).unwrap(), seed)
        })
    })
}

/// Every offer has its place in the picture, once, and nothing else has.
fn is_offered_once<G: Listed>(picture: &str, offers: &[G::Action]) {
    let picks = picks(picture);
    let times = |number| picks.iter().filter(|pick| **pick == number).count();
    let wrong = |(number, action): (usize, &G::Action)| {
        let spot = G::spot(action);
        let is_drawn = match times(number) {
            0 => "nowhere",
            1 => return None,
            _ => "more than once",
        };
        Some(format!("`{action}` is drawn {is_drawn}; `Drawable::spot` says {spot:?}"))
    };
    let wrong: Vec<String> = offers.iter().enumerate().filter_map(wrong).collect();
    assert!(wrong.is_empty(), "{}: {}", G::KEY, wrong.join("\n"));
    assert_eq!(picks.len(), offers.len(), "{}: picks without an offer: {picks:?}", G::KEY);
}

fn offers_everything_once<G: Listed>() {
    let say = Say::new(Locale::default());
    for (mut game, seed) in games::<G>() {
        let mut chance = Chance::new(seed);
        while let Some(me) = game.to_act().lowest() {
            let menu = game.menu(me).unwrap();
            let view = game.view(Viewer::Seat(me));
            let foresee = |action| if game.ply() % 7 == 0 { game.foresee(me, action) } else { None };
            let offers = Offers::new(&view, &menu, me, &say, foresee);
            let picture = G::board(&view, &offers, &say).into_string();
            is_offered_once::<G>(&picture, &menu.offers);
            game.play(me, *chance.one_of(&menu.offers)).unwrap();
        }
    }
}

#[test]
fn the_picture_offers_everything_once() {
    #[derive(Clone, Copy)]
    struct Law;
    impl Errand for Law {
        type Out = ();
        fn run<G: Listed>(self) {
            offers_everything_once::<G>();
        }
    }
    every_game(Law);
}

/// Golden games bring about what chance alone hardly does: petitions, resolutions, many ways to pay.
fn offers_everything_once_in_golden_games<G: Listed>() {
    let say = Say::new(Locale::default());
    for whole in kit::golden::games::<G>() {
        let mut game = whole.at(0);
        for &(me, action) in whole.log() {
            let menu = game.menu(me).unwrap();
            let view = game.view(Viewer::Seat(me));
            let offers = Offers::new(&view, &menu, me, &say, |_| None);
            let picture = G::board(&view, &offers, &say).into_string();
            is_offered_once::<G>(&picture, &menu.offers);
            game.play(me, action).unwrap();
        }
    }
}

#[test]
fn the_picture_offers_everything_once_in_the_golden_games() {
    #[derive(Clone, Copy)]
    struct Law;
    impl Errand for Law {
        type Out = ();
        fn run<G: Listed>(self) {
            offers_everything_once_in_golden_games::<G>();
        }
    }
    every_game(Law);
}

/// Who does not act sees nothing to choose, and of hands only those he may see; `card` begins the name of a card in
/// the hand of a seat.
fn shows_no_hand_of_others<G: Drawable>(card: impl Fn(Seat) -> String) {
    let say = Say::new(Locale::default());
    let game = Match::<G>::new(3, G::Options::default(), Seed::nth(11, 1)).unwrap();
    for viewer in [Viewer::Spectator, Viewer::All, Viewer::Seat(Seat::new(1))] {
        let picture = G::board(&game.view(viewer), &Offers::none(), &say).into_string();
        assert!(picks(&picture).is_empty());
        for seat in Seat::first(3) {
            assert_eq!(picture.contains(&card(seat)), viewer.sees(seat), "{viewer} and {seat}");
        }
    }
}

#[test]
fn who_does_not_act_sees_nothing_to_choose_and_no_hand_of_others() {
    shows_no_hand_of_others::<dragon::Dragon>(|seat| format!("data-piece=\"hand-{seat}-monk\""));
    shows_no_hand_of_others::<confucius::Confucius>(|seat| format!("data-piece=\"hand-{seat}-c1-0\""));
    shows_no_hand_of_others::<gugong::Gugong>(|seat| format!("data-piece=\"hand-{seat}\""));
}

fn has_words_everywhere<G: Listed>() {
    for locale in Locale::ALL {
        let say = Say::new(locale);
        for (mut game, _) in games::<G>().step_by(3) {
            while let Some(me) = game.to_act().lowest() {
                if game.ply() % 17 == 0 {
                    let picture = G::board(&game.view(Viewer::All), &Offers::none(), &say).into_string();
                    let missing = picture.split('⟦').nth(1).and_then(|rest| rest.split('⟧').next());
                    assert_eq!(missing, None, "{}", locale.code());
                    let twice = |tag: &&str| tag.split('>').next().unwrap().matches(" class=\"").count() > 1;
                    assert_eq!(picture.split('<').find(twice), None, "no tag has two classes");
                    assert!(!picture.contains(" style=") && !picture.contains("<script"));
                }
                let offers = game.offers(me).unwrap();
                let last = offers[offers.len() - 1];
                game.play(me, last).unwrap();
            }
        }
    }
}

#[test]
fn the_picture_has_words_in_every_language_and_obeys_the_security_policy() {
    #[derive(Clone, Copy)]
    struct Law;
    impl Errand for Law {
        type Out = ();
        fn run<G: Listed>(self) {
            has_words_everywhere::<G>();
        }
    }
    every_game(Law);
}
