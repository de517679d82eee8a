//! Every piece has a name of its own, so that the page can follow it from one place to the next; and what is shown
//! beforehand is what then happens.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::BTreeSet;

use dragon::options::Options;
use dragon::{Action, Dragon};
use i18n::{Locale, Say};
use tabletop::{Match, Options as _, Seed, Viewer};
use ui::{Draw, Offers};

const TABLES: &[&[(&str, &str)]] = &[
    &[],
    &[("great-wall", "on"), ("supply-model", "printed")],
    &[("super-event", "sunrise")],
    &[("super-event", "earthquake"), ("great-wall", "on")],
    &[("super-event", "volcanic-eruption")],
];

/// The values of an attribute, in order.
fn values<'a>(picture: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    picture.split(&start).skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
}

fn games() -> impl Iterator<Item = (Match<Dragon>, u64)> {
    TABLES.iter().zip(0..).flat_map(|(settings, number)| {
        let mut options = Options::default();
        settings.iter().for_each(|(key, value)| options.set(key, value).unwrap());
        (2..=5).map(move |seats| {
            let seed = number * 10 + seats;
            (Match::new(seats.try_into().unwrap(), options.clone(), Seed::nth(23, seed)).unwrap(), seed)
        })
    })
}

/// Plays random games and lets `look` at every position before the choice that follows.
fn play(mut look: impl FnMut(&Match<Dragon>, Action)) {
    for (mut game, mut chance) in games() {
        while let Some(me) = game.to_act().lowest() {
            let offers = game.offers(me).unwrap();
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let action = offers[usize::try_from(chance >> 33).unwrap() % offers.len()];
            look(&game, action);
            game.play(me, action).unwrap();
        }
    }
}

#[test]
fn every_piece_has_a_name_of_its_own() {
    let say = Say::new(Locale::default());
    play(|game, _| {
        let me = game.to_act().lowest().unwrap();
        for viewer in [Viewer::Seat(me), Viewer::Spectator, Viewer::All] {
            let picture = Dragon::board(&game.view(viewer), &Offers::none(), &say).into_string();
            let pieces = values(&picture, "data-piece");
            let different: BTreeSet<&str> = pieces.iter().copied().collect();
            assert_eq!(pieces.len(), different.len(), "{viewer} at {}: {pieces:?}", game.ply());
        }
    });
}

#[test]
fn every_preview_is_drawn_once_on_the_track_and_names_the_space_where_the_marker_goes() {
    let say = Say::new(Locale::default());
    play(|game, action| {
        let me = game.to_act().lowest().unwrap();
        let picture = Dragon::board(&game.view(Viewer::Seat(me)), &Offers::none(), &say).into_string();
        let path = picture.split("<ol class=\"path").nth(1).unwrap().split("</ol>").next().unwrap();
        let mut ghosts = values(path, "data-ghost");
        ghosts.sort_unstable();
        let shows: BTreeSet<&str> = values(&picture, "data-shows").into_iter().collect();
        assert_eq!(ghosts, shows.into_iter().collect::<Vec<_>>(), "at {}", game.ply());
        // The newcomer moves in: where it was shown, there it goes.
        let table = game.view(Viewer::All).table;
        if let (Some(kind), Action::Place(_) | Action::Replace(..)) = (table.turn.tile, action) {
            let ghost = format!("data-ghost=\"hire-{}\"", kind.to_string().replace('/', "-"));
            let stone = path.split("<li").find(|stone| stone.contains(&ghost)).unwrap();
            let mut after = game.at(game.ply());
            after.play(me, action).unwrap();
            let space = after.view(Viewer::All).table.courts[me].space;
            // The volcano sends everybody home in the same breath.
            assert!(space == 0 || stone.contains(&format!(">{space}</span>")), "{stone} is not {space}");
        }
    });
}
