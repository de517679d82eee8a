//! What is shown on the way from one choice to the next: whoever sees one scene after the other ends in the present,
//! hears every sentence once, and learns nothing that is hidden from them.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::BTreeMap;

use confucius::Confucius;
use dragon::Dragon;
use gugong::Gugong;
use i18n::{Locale, Say};
use tabletop::{At, Match, Options as _, Seat, Seed, Viewer};
use ui::{Drawable, Film, Offers, film};

/// A game played at random to its end, or so many choices of it.
fn played<G: Drawable>(seats: usize, options: G::Options, seed: u64, most: usize) -> Match<G> {
    let mut game = Match::<G>::new(seats, options, Seed::nth(32, seed)).unwrap();
    let mut chance = seed;
    while let Some(me) = game.to_act().lowest().filter(|_| game.ply() < most) {
        let offers = game.offers(me).unwrap();
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        game.play(me, offers[usize::try_from(chance >> 33).unwrap() % offers.len()]).unwrap();
    }
    game
}

/// A browser that patches its board as scenes say.
struct Screen {
    board: String,
}

impl Screen {
    fn new<G: Drawable>(game: &Match<G>, viewer: Viewer, say: &Say) -> Screen {
        Screen { board: G::board(&game.view(viewer), &Offers::none(), say).into_string() }
    }

    fn patch(&mut self, part: &str, drawing: &str) {
        if part == "board" {
            drawing.clone_into(&mut self.board);
        } else if part != "stage" {
            let mark = format!(" data-part=\"{part}\"");
            let start = self.board[..self.board.find(&mark).unwrap()].rfind('<').unwrap();
            let element = self.board[start + 1..].split([' ', '>']).next().unwrap().to_owned();
            let (mut depth, mut end) = (0, start);
            loop {
                let tag = end + self.board[end..].find('<').unwrap();
                let rest = &self.board[tag + 1..];
                end = tag + rest.find('>').unwrap() + 2;
                if rest.starts_with(&format!("{element} ")) || rest.starts_with(&format!("{element}>")) {
                    depth += 1;
                } else if rest.starts_with(&format!("/{element}>")) {
                    depth -= 1;
                    if depth == 0 {
                        break;
                    }
                }
            }
            self.board.replace_range(start..end, drawing);
        }
    }

    fn watch(&mut self, film: &Film) {
        for shot in &film.shots {
            for &(reel, version) in &shot.changes {
                let reel = &film.reels[reel];
                self.patch(&reel.part, &reel.versions[version]);
            }
        }
    }
}

fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

fn scenes_end_in_the_present<G: Drawable>(seats: usize, options: G::Options, seed: u64) {
    let (game, say) = (played::<G>(seats, options, seed, usize::MAX), Say::new(Locale::En));
    for viewer in viewers(seats) {
        let at = format!("{} for {seats}, seed {seed}, seen by {viewer}", G::KEY);
        let mut screen = Screen::new(&game.at(0), viewer, &say);
        let (mut since, mut told) = (At::default(), Vec::new());
        // In pieces, as a browser asks for it.
        loop {
            let film = film(&game, since, 40, viewer, &say);
            screen.watch(&film);
            told.extend(film.shots.iter().flat_map(|shot| shot.told.iter().map(|told| told.text.clone())));
            assert!(film.shots.iter().all(|shot| shot.at > since), "scenes go on: {at}");
            since = film.end;
            if !film.more {
                break;
            }
        }
        assert_eq!(since, game.now(), "{at}");
        assert!(screen.board == Screen::new(&game, viewer, &say).board, "scenes end in the present: {at}");
        let story: Vec<String> = game.story().iter().map(|event| say.tell(event, viewer)).collect();
        assert_eq!(told, story, "every sentence belongs to one scene: {at}");
    }
}

/// How often the drawing had to be sent as a whole, and whether stages close.
fn scenes_are_small<G: Drawable>(seats: usize, options: G::Options, seed: u64) {
    let (game, say) = (played::<G>(seats, options, seed, usize::MAX), Say::new(Locale::En));
    let viewer = Viewer::Seat(Seat::new(0));
    let (mut since, mut whole, mut all) = (At::default(), 0, 0);
    let mut stages: BTreeMap<usize, usize> = BTreeMap::new();
    loop {
        let film = film(&game, since, 40, viewer, &say);
        for shot in &film.shots {
            all += 1;
            whole += shot.changes.iter().filter(|&&(reel, _)| film.reels[reel].part == "board").count();
            *stages.entry(shot.stage.unwrap_or(usize::MAX)).or_default() += 1;
        }
        since = film.end;
        if !film.more {
            break;
        }
    }
    assert!(whole * 20 <= all, "{}: {whole} of {all} scenes change the frame of the board", G::KEY);
    stages.remove(&usize::MAX);
    let longest = stages.values().max().copied().unwrap_or_default();
    assert!(longest <= 40, "{}: a stage is open for {longest} scenes", G::KEY);
}

fn dragon_options(seed: u64) -> dragon::Options {
    let mut options = dragon::Options::default();
    if seed > 0 {
        options.set("great-wall", "on").unwrap();
        options.set("super-event", "random").unwrap();
    }
    options
}

fn confucius_options(seed: u64) -> confucius::Options {
    confucius::Options { advanced_game: seed != 1, ..Default::default() }
}

#[test]
fn scenes_of_the_dragon_end_in_the_present() {
    (2..=5)
        .zip(0..)
        .for_each(|(seats, seed)| scenes_end_in_the_present::<Dragon>(seats, dragon_options(seed), seed));
}

#[test]
fn scenes_of_confucius_end_in_the_present() {
    (3..=5).zip(0..).for_each(|(seats, seed)| {
        scenes_end_in_the_present::<Confucius>(seats, confucius_options(seed), seed);
    });
}

#[test]
fn scenes_of_gugong_end_in_the_present() {
    [1, 2, 4].into_iter().zip(0..).for_each(|(seats, seed)| {
        scenes_end_in_the_present::<Gugong>(seats, gugong::Options::default(), seed);
    });
}

#[test]
fn scenes_change_little_of_the_board() {
    scenes_are_small::<Dragon>(4, dragon_options(1), 7);
    scenes_are_small::<Confucius>(4, confucius_options(0), 7);
    scenes_are_small::<Gugong>(3, gugong::Options::default(), 7);
}

#[test]
fn a_turn_that_waits_to_be_ended_is_where_its_own_scenes_end() {
    let mut game = played::<Dragon>(3, dragon_options(0), 3, 60);
    let say = Say::new(Locale::En);
    let mut waited = 0;
    while let Some(me) = game.to_act().lowest() {
        let action = game.offers(me).unwrap()[0];
        let mut draft = game.clone();
        draft.draft_written(me, &action.to_string()).unwrap();
        let (before, now) = (game.now(), draft.now());
        let seen = film(&draft, before, 99, Viewer::Seat(me), &say);
        assert_eq!(seen.end, now);
        waited += usize::from(now.moment > 0);
        draft.resume();
        game.play(me, action).unwrap();
        // What was seen of it is not seen again, and nothing is left out.
        let rest = film(&game, now, 99, Viewer::Seat(me), &say);
        let own = film(&game, before, 99, Viewer::Seat(me), &say);
        assert_eq!(rest.end, own.end);
        let told = |film: &Film| -> Vec<String> {
            film.shots.iter().flat_map(|shot| shot.told.iter().map(|told| told.text.clone())).collect()
        };
        assert_eq!(told(&own), [told(&seen), told(&rest)].concat());
    }
    assert!(waited > 10, "turns wait");
}
