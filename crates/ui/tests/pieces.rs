//! Every piece has a name of its own, so that the page can follow it from one place to the next; and what is shown
//! beforehand is what then happens.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::BTreeSet;

use confucius::Confucius;
use confucius::piece::Named as _;
use dragon::{Action, Dragon};
use gugong::Gugong;
use i18n::{Locale, Say};
use kit::Chance;
use tabletop::{Catalogued, Match, Seed, Viewer};
use ui::{Drawable, Offers};

/// The values of an attribute, in order.
fn values<'a>(picture: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    picture.split(&start).skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
}

fn games<G: Drawable + Catalogued>() -> impl Iterator<Item = (Match<G>, u64)> {
    G::MANIFEST.agreements.iter().step_by(2).zip(0..).flat_map(|(settings, number)| {
        let options = kit::options::of::<G>(settings);
        G::SEATS.zip(0..).map(move |(seats, step): (usize, u64)| {
            let seed = number * 10 + step;
            (Match::new(seats, options.clone(), Seed::nth(23, seed)).unwrap(), seed)
        })
    })
}

/// Plays random games and lets `look` at every position before the choice that follows.
fn play<G: Drawable + Catalogued>(mut look: impl FnMut(&Match<G>, G::Action)) {
    for (mut game, seed) in games::<G>() {
        let mut chance = Chance::new(seed);
        while let Some(me) = game.to_act().lowest() {
            let offers = game.offers(me).unwrap();
            let action = *chance.one_of(&offers);
            look(&game, action);
            game.play(me, action).unwrap();
        }
    }
}

fn every_piece_is_named_once<G: Drawable + Catalogued>() {
    let say = Say::new(Locale::default());
    play::<G>(|game, _| {
        let me = game.to_act().lowest().unwrap();
        for viewer in [Viewer::Seat(me), Viewer::Spectator, Viewer::All] {
            let picture = G::board(&game.view(viewer), &Offers::none(), &say).into_string();
            let pieces = values(&picture, "data-piece");
            let different: BTreeSet<&str> = pieces.iter().copied().collect();
            assert_eq!(pieces.len(), different.len(), "{viewer} at {}: {pieces:?}", game.ply());
        }
    });
}

#[test]
fn every_piece_has_a_name_of_its_own() {
    every_piece_is_named_once::<Dragon>();
    every_piece_is_named_once::<Confucius>();
    every_piece_is_named_once::<Gugong>();
}

/// A piece comes from somewhere, and a preview belongs to something that shows it.
fn what_is_shown_is_there<G: Drawable + Catalogued>() {
    let say = Say::new(Locale::default());
    play::<G>(|game, _| {
        let me = game.to_act().lowest().unwrap();
        let view = game.view(Viewer::Seat(me));
        let offers = Offers::new(&view, &game.menu(me).unwrap(), me, &say, |_| None);
        let picture = G::board(&view, &offers, &say).into_string();
        let set = |attribute: &str| values(&picture, attribute).into_iter().collect::<BTreeSet<&str>>();
        let (pieces, shows) = (set("data-piece"), set("data-shows"));
        let lost: Vec<&str> = set("data-from").difference(&pieces).copied().collect();
        assert_eq!(lost, [""; 0], "at {}", game.ply());
        let unseen: Vec<&str> = set("data-ghost").difference(&shows).copied().collect();
        assert_eq!(unseen, [""; 0], "at {}", game.ply());
    });
}

#[test]
fn what_comes_from_somewhere_comes_from_a_piece_and_what_is_shown_is_there() {
    what_is_shown_is_there::<Confucius>();
    what_is_shown_is_there::<Gugong>();
}

/// The offices shown for a post are those of the rules, if the post were the viewer's.
#[test]
fn every_open_post_shows_who_would_hold_the_offices() {
    let say = Say::new(Locale::default());
    play::<Confucius>(|game, _| {
        let me = game.to_act().lowest().unwrap();
        let view = game.view(Viewer::Seat(me));
        let picture = Confucius::board(&view, &Offers::none(), &say).into_string();
        let ghosts = values(&picture, "data-ghost");
        for (ministry, officials) in view.table.unresolved() {
            for space in (officials.tiles() - officials.owned(me)).iter() {
                let key = format!("post-{}-{}", ministry.code(), space.number());
                // Minister, Secretary, and the way there.
                assert_eq!(
                    ghosts.iter().filter(|ghost| **ghost == key).count(),
                    3,
                    "{key} at {}",
                    game.ply()
                );
            }
        }
    });
}

#[test]
fn every_preview_is_drawn_once_on_the_track_and_names_the_space_where_the_marker_goes() {
    let say = Say::new(Locale::default());
    play::<Dragon>(|game, action| {
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
