//! The picture offers what the rules offer: everything, once, and nothing else.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::fs;
use std::path::Path;

use confucius::Confucius;
use dragon::Dragon;
use gugong::Gugong;
use i18n::{Locale, Say};
use tabletop::{Match, Options as _, Seat, Seed, Viewer};
use ui::{Draw, Offers};

/// What was agreed before a game.
type Settings = &'static [(&'static str, &'static str)];

/// Options that bring every choice about, over a few games.
const DRAGON: &[Settings] = &[
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
const CONFUCIUS: &[Settings] = &[
    &[],
    &[("advanced-game", "true")],
    &[("advanced-game", "true"), ("admiral-variant", "true"), ("exam-auto-cancel", "false")],
    &[("advanced-game", "true"), ("transfer-requires-gift", "false"), ("reward-hand-hidden", "false")],
    &[("payment-mode", "all"), ("commercial-overpay", "true"), ("any-candidate-empty-first", "false")],
];

const GUGONG: &[Settings] = &[
    &[],
    &[("special-tokens", "on")],
    &[("special-tokens", "on"), ("expert-setup", "on"), ("solo-difficulty", "high")],
    &[("token-counts", "b"), ("solo-difficulty", "low"), ("solo-focus", "canal")],
];

/// The numbers in `data-pick="3"` and `data-picks="4 5"`, sorted.
fn picks(picture: &str) -> Vec<usize> {
    let lists = picture.split("data-pick").skip(1).map(|rest| rest.split('"').nth(1).unwrap());
    let mut picks: Vec<usize> =
        lists.flat_map(str::split_whitespace).map(|number| number.parse().unwrap()).collect();
    picks.sort_unstable();
    picks
}

fn games<G: Draw>(tables: &'static [Settings]) -> impl Iterator<Item = (Match<G>, u64)> {
    tables.iter().zip(0..).flat_map(|(settings, number)| {
        let mut options = G::Options::default();
        settings.iter().for_each(|(key, value)| options.set(key, value).unwrap());
        G::SEATS.zip(0..).map(move |(seats, step): (usize, u64)| {
            let seed = number * 10 + step;
            (Match::new(seats, options.clone(), Seed::nth(11, seed)).unwrap(), seed)
        })
    })
}

fn offers_everything_once<G: Draw>(tables: &'static [Settings]) {
    let say = Say::new(Locale::default());
    for (mut game, mut chance) in games::<G>(tables) {
        while let Some(me) = game.to_act().lowest() {
            let menu = game.menu(me).unwrap();
            let view = game.view(Viewer::Seat(me));
            let foresee = |action| if game.ply() % 7 == 0 { game.foresee(me, action) } else { None };
            let offers = Offers::new(&view, &menu, me, &say, foresee);
            let picture = G::board(&view, &offers, &say).into_string();
            let wanted: Vec<usize> = (0..menu.offers.len()).collect();
            assert_eq!(picks(&picture), wanted, "at {:?}", menu.offers);
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let pick = usize::try_from(chance >> 33).unwrap() % menu.offers.len();
            game.play(me, menu.offers[pick]).unwrap();
        }
    }
}

#[test]
fn the_picture_offers_everything_once() {
    offers_everything_once::<Dragon>(DRAGON);
    offers_everything_once::<Confucius>(CONFUCIUS);
    offers_everything_once::<Gugong>(GUGONG);
}

/// Golden games bring about what chance alone hardly does: petitions, resolutions, many ways to pay.
fn offers_everything_once_in_golden_games<G: Draw>() {
    let say = Say::new(Locale::default());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{}/tests/games", G::KEY));
    for file in fs::read_dir(folder).unwrap() {
        let whole = Match::<G>::read(&fs::read_to_string(file.unwrap().path()).unwrap()).unwrap();
        let mut game = whole.at(0);
        for &(me, action) in whole.log() {
            let menu = game.menu(me).unwrap();
            let view = game.view(Viewer::Seat(me));
            let offers = Offers::new(&view, &menu, me, &say, |_| None);
            let picture = G::board(&view, &offers, &say).into_string();
            assert_eq!(picks(&picture), (0..menu.offers.len()).collect::<Vec<_>>(), "at {:?}", menu.offers);
            game.play(me, action).unwrap();
        }
    }
}

#[test]
fn the_picture_offers_everything_once_in_the_golden_games() {
    offers_everything_once_in_golden_games::<Confucius>();
    offers_everything_once_in_golden_games::<Gugong>();
}

/// Who does not act sees nothing to choose, and of hands only those he may see; `card` begins the name of a card in
/// the hand of a seat.
fn shows_no_hand_of_others<G: Draw>(card: impl Fn(Seat) -> String) {
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
    shows_no_hand_of_others::<Dragon>(|seat| format!("data-piece=\"hand-{seat}-monk\""));
    shows_no_hand_of_others::<Confucius>(|seat| format!("data-piece=\"hand-{seat}-c1-0\""));
    shows_no_hand_of_others::<Gugong>(|seat| format!("data-piece=\"hand-{seat}\""));
}

fn has_words_everywhere<G: Draw>(tables: &'static [Settings]) {
    for locale in Locale::ALL {
        let say = Say::new(locale);
        for (mut game, _) in games::<G>(tables).step_by(3) {
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
    has_words_everywhere::<Dragon>(DRAGON);
    has_words_everywhere::<Confucius>(CONFUCIUS);
    has_words_everywhere::<Gugong>(GUGONG);
}
