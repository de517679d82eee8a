//! Scenes of Confucius: what is told has words, where one looks there is something to see, only parts of the drawing
//! change, and whoever must choose on a stage finds every choice there.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::{BTreeMap, BTreeSet};

use confucius::{Confucius, Question};
use i18n::{Locale, Say};
use kit::Chance;
use tabletop::{At, Match, Seat, Seed, Viewer};
use ui::{Film, Kind, Offers, Shot, asking_stage, film};

/// So many scenes at most on one stage.
const LONG: usize = 16;

/// The values of an attribute, in order.
fn values<'a>(picture: &'a str, attribute: &str) -> impl Iterator<Item = &'a str> {
    let start = format!(" {attribute}=\"");
    picture.split(&start).skip(1).map(|rest| rest.split('"').next().unwrap()).collect::<Vec<_>>().into_iter()
}

/// A game played at random; lets `look` at every position before a choice.
fn play(seats: usize, seed: u64, mut look: impl FnMut(&Match<Confucius>, Seat)) -> Match<Confucius> {
    let options = confucius::Options { advanced_game: seed % 2 == 1, ..Default::default() };
    let mut game = Match::<Confucius>::new(seats, options, Seed::nth(41, seed)).unwrap();
    let mut chance = Chance::new(seed);
    while let Some(me) = game.to_act().lowest() {
        look(&game, me);
        let offers = game.offers(me).unwrap();
        game.play(me, *chance.one_of(&offers)).unwrap();
    }
    game
}

/// The whole game as somebody saw it, scene by scene with every place that was drawn then.
fn watch(game: &Match<Confucius>, to: Viewer, mut look: impl FnMut(&Shot, &BTreeSet<&str>)) -> Film {
    let film = film(game, At::default(), usize::MAX - 1, to, &Say::new(Locale::En));
    let mut now = vec![0; film.reels.len()];
    for shot in &film.shots {
        shot.changes.iter().for_each(|&(reel, version)| now[reel] = version);
        let mut places = BTreeSet::new();
        for (reel, &version) in film.reels.iter().zip(&now) {
            // On a stage one looks at nothing else.
            if reel.part != "board" && (reel.part == "stage") == shot.stage.is_some() {
                places.extend(values(&reel.versions[version], "data-piece"));
            }
        }
        look(shot, &places);
    }
    film
}

#[test]
fn scenes_have_words_and_places_and_only_parts_of_the_board_change() {
    for (seats, seed) in [(3, 1), (4, 2), (5, 3), (4, 5)] {
        let game = play(seats, seed, |_, _| {});
        for to in Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::All]) {
            let mut lost: BTreeMap<String, usize> = BTreeMap::new();
            let film = watch(&game, to, |shot, places| {
                for told in &shot.told {
                    assert!(!told.text.is_empty() && !told.text.contains('⟦'), "{}", told.text);
                }
                assert!(shot.told.is_empty() == shot.cue.look.is_empty(), "{} has no place", shot.at);
                // Where a stage opens one looks at its title.
                if shot.stage.is_some() && shot.cue.kind == Kind::Opens {
                    return;
                }
                let wanted = shot.cue.look.first().into_iter();
                let wanted = wanted.chain(shot.cue.moves.iter().map(|gone| &gone.to));
                for place in wanted.filter(|place| !places.contains(place.as_str())) {
                    *lost.entry(place.clone()).or_default() += 1;
                }
            });
            assert_eq!(lost, BTreeMap::new(), "{to} of {seats} finds these places nowhere");
            let board = film.reels.iter().find(|reel| reel.part == "board").unwrap();
            assert_eq!(board.versions.len(), 1, "only parts of the board change");
        }
    }
}

#[test]
fn a_stage_is_closed_again_soon() {
    for (seats, seed) in [(3, 7), (4, 8), (5, 9), (5, 11)] {
        let game = play(seats, seed, |_, _| {});
        let mut scenes: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        let mut number = 0;
        watch(&game, Viewer::Spectator, |shot, _| {
            number += 1;
            scenes.extend(
                shot.stage.filter(|stage| !scenes.contains_key(stage)).map(|stage| (stage, Vec::new())),
            );
            if let Some(stage) = shot.stage {
                scenes.get_mut(&stage).unwrap().push(number);
            }
        });
        assert!(scenes.len() > 15, "a game has great moments");
        for (stage, scenes) in scenes {
            assert!(scenes.len() <= LONG, "stage {stage} takes {} scenes", scenes.len());
            assert!(
                scenes.windows(2).all(|two| two[0] + 1 == two[1]),
                "stage {stage} was closed and opened again"
            );
        }
    }
}

/// Whether a question is asked on a stage.
fn is_staged(question: Question) -> bool {
    use Question::{Appoint, CancelGift, Contribute, Place, Support, Visit, Yield};
    [Appoint, CancelGift, Contribute, Place, Support, Visit, Yield].contains(&question)
}

#[test]
fn whoever_must_choose_on_a_stage_finds_every_choice_there() {
    let say = Say::new(Locale::En);
    let mut asked = BTreeSet::new();
    for (seats, seed) in [(3, 13), (4, 14), (5, 15), (4, 17), (5, 18)] {
        play(seats, seed, |game, me| {
            let view = game.view(Viewer::Seat(me));
            let menu = game.menu(me).unwrap();
            let offers = Offers::new(&view, &menu, me, &say, |_| None);
            let question = view.table.agenda.question().unwrap();
            let stage = asking_stage(game, Viewer::Seat(me), &offers, &say);
            assert_eq!(stage.is_some(), is_staged(question), "{question:?} at {}", game.ply());
            let Some(stage) = stage else { return };
            let picks: BTreeSet<usize> = values(&stage, "data-pick")
                .chain(values(&stage, "data-picks").flat_map(str::split_whitespace))
                .map(|pick| pick.parse().unwrap())
                .collect();
            assert!(
                picks.iter().copied().eq(0..menu.offers.len()),
                "{question:?} at {}: {picks:?}",
                game.ply()
            );
            asked.insert(question.decision());
        });
    }
    assert!(asked.len() > 4, "many questions are asked on stages, not only {asked:?}");
}
