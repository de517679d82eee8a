//! The scenes of *Gùgōng*: every one has its words, the frame of the board stays, what is looked at is there, and a
//! stage that opens is closed again.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::{BTreeMap, BTreeSet};

use gugong::Gugong;
use i18n::{Locale, Say};
use kit::Chance;
use tabletop::{At, Match, Seat, Seed, Viewer};
use ui::{Drawable, Film, Reel, Shot, Staging, film};

/// More scenes than any game has.
const ALL: usize = 100_000;
/// The longest stages: dusk with many journeys, the night of five.
const LONGEST: usize = 24;

/// A game played at random.
fn played(seats: usize, seed: u64) -> Match<Gugong> {
    let options = gugong::Options { special_tokens: seed % 2 == 1, ..Default::default() };
    let mut game = Match::<Gugong>::new(seats, options, Seed::nth(37, seed)).unwrap();
    let mut chance = Chance::new(seed);
    while let Some(me) = game.to_act().lowest() {
        let offers = game.offers(me).unwrap();
        game.play(me, *chance.one_of(&offers)).unwrap();
    }
    game
}

/// A game for each number of seats, as everybody sees it: who sits there, who looks on, who looks back.
fn each_film(mut look: impl FnMut(&Match<Gugong>, &Film, &str)) {
    for (seats, seed) in (1..=5).zip(0..) {
        let game = played(seats, seed);
        for viewer in [Viewer::Seat(Seat::new(seats - 1)), Viewer::Spectator, Viewer::All] {
            let film = film::<Gugong>(&game, At::default(), ALL, viewer, &Say::new(Locale::En));
            look(&game, &film, &format!("{seats} seats, seed {seed}, for {viewer}"));
        }
    }
}

fn pieces(drawing: &str) -> impl Iterator<Item = &str> {
    drawing.split(" data-piece=\"").skip(1).map(|rest| rest.split('"').next().unwrap())
}

fn reel<'a>(film: &'a Film, part: &str) -> Option<&'a Reel> {
    film.reels.iter().find(|reel| reel.part == part)
}

#[test]
fn every_scene_has_its_words_and_the_frame_stays() {
    each_film(|_, film, at| {
        for shot in &film.shots {
            for told in &shot.told {
                assert!(!told.text.is_empty() && !told.text.contains('⟦'), "`{}`: {at}", told.text);
            }
        }
        assert_eq!(reel(film, "board").unwrap().versions.len(), 1, "nothing but parts changes: {at}");
        for reel in &film.reels {
            for version in &reel.versions {
                for bad in ["⟦", "NaN", "data-pick", "{$"] {
                    let found =
                        version.find(bad).map(|start| version[start..].chars().take(40).collect::<String>());
                    assert_eq!(found, None, "in {}: {at}", reel.part);
                }
            }
        }
        if let Some(stage) = reel(film, "stage") {
            let nested = stage.versions.iter().find(|version| version.matches("data-part=").count() > 1);
            assert_eq!(nested, None, "a stage is one part: {at}");
        }
    });
}

/// What is there while a scene is shown.
struct Board<'a> {
    film: &'a Film,
    /// The pieces that belong to no part.
    frame: BTreeSet<&'a str>,
    versions: BTreeMap<usize, usize>,
}

impl<'a> Board<'a> {
    fn new(film: &'a Film) -> Board<'a> {
        let is_part = |reel: &&Reel| reel.part != "board" && reel.part != "stage";
        let inside: BTreeSet<&str> =
            film.reels.iter().filter(is_part).flat_map(|reel| pieces(&reel.versions[0])).collect();
        let board = &reel(film, "board").unwrap().versions[0];
        let frame = pieces(board).filter(|piece| !inside.contains(piece)).collect();
        let versions = (0..film.reels.len()).map(|number| (number, 0)).collect();
        Board { film, frame, versions }
    }

    fn show(&mut self, shot: &Shot) -> BTreeSet<&'a str> {
        self.versions.extend(shot.changes.iter().copied());
        let film = self.film;
        let seen = self.versions.iter().filter(|(reel, _)| match film.reels[**reel].part.as_str() {
            "board" => false,
            "stage" => shot.stage.is_some(),
            _ => true,
        });
        let seen = seen.flat_map(|(&reel, &version)| pieces(&film.reels[reel].versions[version]));
        seen.chain(self.frame.iter().copied()).collect()
    }
}

#[test]
fn what_is_looked_at_is_there() {
    each_film(|game, film, at| {
        let mut board = Board::new(film);
        let mut told = 0;
        for shot in &film.shots {
            let there = board.show(shot);
            for event in &game.story()[told..told + shot.told.len()] {
                let cue = Gugong::cue(event);
                let found = cue.look.iter().any(|place| there.contains(place.as_str()));
                assert!(found, "{event:?} looks at {:?}: {at}", cue.look);
                for step in &cue.moves {
                    assert!(there.contains(step.to.as_str()), "{event:?} goes to {}: {at}", step.to);
                }
            }
            told += shot.told.len();
        }
    });
}

#[test]
fn a_stage_that_opens_is_closed_again() {
    each_film(|game, film, at| {
        let mut long: BTreeMap<usize, usize> = BTreeMap::new();
        let (mut told, mut last) = (0, None);
        for shot in &film.shots {
            let events = &game.story()[told..told + shot.told.len()];
            told += shot.told.len();
            if let Some(stage) = shot.stage {
                *long.entry(stage).or_default() += 1;
                assert!(last.is_none_or(|last| last <= stage), "a stage that was closed stays so: {at}");
                last = Some(stage);
                let is_at_table = |event: &gugong::Event| matches!(Gugong::staging(event), Staging::AtTable);
                assert!(!events.last().is_some_and(is_at_table), "{events:?} plays on a stage: {at}");
            }
        }
        let longest = long.into_values().max().unwrap_or(0);
        assert!(longest <= LONGEST, "a stage of {longest} scenes: {at}");
    });
}

/// What a choice at the table leads to is not seen on the stage of what was before.
#[test]
fn an_ordinary_choice_is_made_at_the_table() {
    for seats in [1, 3, 5] {
        let game = played(seats, 5);
        let film = film::<Gugong>(&game, At::default(), ALL, Viewer::Spectator, &Say::new(Locale::En));
        for (ply, &(_, action)) in game.log().iter().enumerate() {
            if let gugong::Action::Offer(_) = action {
                let first = film.shots.iter().find(|shot| shot.ply == ply).unwrap();
                assert_eq!(first.stage, None, "{seats} seats, ply {ply}");
            }
        }
    }
}
