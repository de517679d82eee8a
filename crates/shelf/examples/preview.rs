//! Draws a moment of a game into an HTML file, to look at while drawing:
//! `cargo run -p shelf --example preview -- RECORD PLY LANG SHOWN > board.html`, or a random game:
//! `cargo run -p shelf --example preview -- confucius/5/7/advanced-game=true PLY LANG SHOWN > board.html`
//! (game, seats, seed, options); PLY may also be a decision and which time it is asked: `pay:3`.
//!
//! SHOWN is the key of a preview to look at, such as `hire-monk-y`.
#![allow(clippy::print_stdout, reason = "that is what it is for")]

use i18n::{Locale, Say};
use kit::Chance;
use shelf::{Errand, Key, Listed};
use tabletop::{Header, Match, Options as _, Seed, Viewer};
use ui::page::Asset;
use ui::{Drawable, Offers};

/// Room for the masthead; the rest is as on the page of a table.
const FRAME: &str = ".masthead { height: 61px; } [data-now] { display: flex !important; }";

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let what = args.first().expect("a record or a game");
    let text = std::fs::read_to_string(what).ok();
    let named = match &text {
        Some(record) => Header::read(record).expect("a record").game,
        None => what.split('/').next().unwrap_or_default().to_owned(),
    };
    let key = Key::named(&named).unwrap_or_else(|| panic!("no game {named}"));
    shelf::visit(key, Show(text.as_deref(), &args));
}

struct Show<'a>(Option<&'a str>, &'a [String]);

impl Errand for Show<'_> {
    type Out = ();
    fn run<G: Listed>(self) {
        show::<G>(self.0, self.1);
    }
}

/// A game nobody thought about.
fn random<G: Drawable>(table: &str) -> Match<G> {
    let mut parts = table.split('/').skip(1);
    let mut number = |or: u64| parts.next().map_or(or, |part| part.parse().expect("a number"));
    let (seats, seed) = (number(3), number(1));
    let mut chance = Chance::new(seed);
    let mut options = G::Options::default();
    for pair in table.split('/').skip(3) {
        let (key, value) = pair.split_once('=').expect("key=value");
        options.set(key, value).expect("an option");
    }
    let seats = usize::try_from(seats).expect("a few");
    let mut game = Match::<G>::new(seats, options, Seed::nth(5, seed)).expect("so many can play");
    while let Some(me) = game.to_act().lowest() {
        let offers = game.offers(me).expect("it is to act");
        game.play(me, *chance.one_of(&offers)).expect("it is offered");
    }
    game
}

/// The moment that was asked for.
fn moment<G: Drawable>(game: &Match<G>, at: Option<&String>) -> usize {
    let Some(at) = at else { return game.ply() };
    let Some((decision, times)) = at.split_once(':') else { return at.parse().expect("a number of choices") };
    let times: usize = times.parse().expect("which time");
    let asked = |ply: &usize| G::decision(game.at(*ply).view(Viewer::Spectator).table) == Some(decision);
    (0..game.ply()).filter(asked).nth(times).expect("it is asked so often")
}

fn show<G: Drawable>(record: Option<&str>, args: &[String]) {
    let game = match record {
        Some(record) => Match::<G>::read(record).expect("a record of the game"),
        None => random::<G>(&args[0]),
    };
    let game = game.at(moment(&game, args.get(1)));
    let say = Say::new(args.get(2).and_then(|code| Locale::named(code)).unwrap_or_default());
    let (viewer, offers) = match game.to_act().lowest() {
        Some(me) => (
            Viewer::Seat(me),
            Offers::new(
                &game.view(Viewer::Seat(me)),
                &game.menu(me).expect("it is to act"),
                me,
                &say,
                |action| game.foresee(me, action),
            ),
        ),
        None => (Viewer::All, Offers::none()),
    };
    let mut board = G::board(&game.view(viewer), &offers, &say).into_string();
    if let Some(key) = args.get(3) {
        // The script would add a class; without one, a ghost that is shown is no ghost.
        board = board.replace(&format!("data-ghost=\"{key}\""), "data-now");
        board = board.replacen("data-seats", "data-previewing data-seats", 1);
    }
    let styles = [Asset::PAGE, Asset::TABLE, G::STYLE].map(Asset::text);
    println!(
        "<!doctype html><html lang={} data-game={}><meta charset=utf-8><meta name=viewport content='width=device-width'>\
         <style>{}{FRAME}</style><body data-desk><header class=masthead></header><main id=table data-mine>\
         <div class=field>{board}</div><div class=bar><section class=ask data-mine><h2>?</h2>{}</section></div></main>",
        say.locale().code(),
        G::KEY,
        styles.concat(),
        offers.list(&say).into_string(),
    );
}
