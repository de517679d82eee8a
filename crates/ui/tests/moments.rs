//! Whatever people look at on the way from one choice to the next can be drawn for everybody, and so can a turn that
//! waits to be ended.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use confucius::Confucius;
use dragon::Dragon;
use gugong::Gugong;
use i18n::{Locale, Say};
use tabletop::{Match, Options as _, Seat, Seed, View, Viewer};
use ui::{Account, Drawable, Offers};

fn drawn<G: Drawable>(view: &View<'_, G>, say: &Say) -> String {
    G::board(view, &Offers::none(), say).into_string() + &G::text(view, say)
}

/// Draws what this viewer sees, and looks for what a page must never show.
fn can_be_drawn<G: Drawable>(view: &View<'_, G>, story: &[G::Event], at: &str) {
    let (say, seats, to) = (Say::new(Locale::En), view.seats(), view.viewer);
    let account = Account::of::<G>(story, view.table, seats, to).draw(&say).into_string();
    let page = drawn(view, &say) + &account;
    for bad in ["⟦", "NaN", "data-pick", "{$", "{ $"] {
        assert!(!page.contains(bad), "`{bad}` is shown to {to}: {at}");
    }
}

fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::All])
}

/// Every moment of some choices of a game played at random.
fn moments<G: Drawable>(seats: usize, options: G::Options, seed: u64, every: usize) {
    let mut game = Match::<G>::new(seats, options, Seed::nth(31, seed)).unwrap();
    let mut chance = seed;
    while let Some(me) = game.to_act().lowest() {
        let offers = game.offers(me).unwrap();
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let action = offers[usize::try_from(chance >> 33).unwrap() % offers.len()];
        let (ply, mut draft) = (game.ply(), game.clone());
        let at = format!("{} for {seats}, seed {seed}, ply {ply}, `{action}`", G::KEY);
        draft.draft_written(me, &action.to_string()).unwrap();
        game.play(me, action).unwrap();
        let moments = game.moments(ply);
        if !ply.is_multiple_of(every) && moments.len() < 4 {
            continue;
        }
        for viewer in viewers(seats) {
            moments.iter().for_each(|moment| can_be_drawn(&moment.view(viewer), game.story(), &at));
        }
        can_be_drawn(&draft.view(Viewer::Seat(me)), draft.story(), &at);
        draft.resume();
        let end =
            |game: &Match<G>| (game.digest().to_string(), game.ply(), game.to_act(), game.story().len());
        assert_eq!(end(&draft), end(&game), "a turn that is ended is as if nothing had waited: {at}");
    }
}

#[test]
fn every_moment_of_the_dragon_can_be_drawn() {
    for (seats, seed) in (2..=5).zip(0..) {
        let mut options = dragon::Options::default();
        if seed > 0 {
            options.set("great-wall", "on").unwrap();
            options.set("super-event", "random").unwrap();
        }
        moments::<Dragon>(seats, options, seed, 17);
    }
}

#[test]
fn every_moment_of_confucius_can_be_drawn() {
    for (seats, seed) in (3..=5).zip(0..) {
        let options = confucius::Options { advanced_game: seed != 1, ..Default::default() };
        moments::<Confucius>(seats, options, seed, 17);
    }
}

#[test]
fn every_moment_of_gugong_can_be_drawn() {
    for (seats, seed) in [1, 2, 4, 5].into_iter().zip(0..) {
        let options = gugong::Options { special_tokens: seed % 2 == 1, ..Default::default() };
        moments::<Gugong>(seats, options, seed, 17);
    }
}
