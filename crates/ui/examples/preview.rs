//! Draws a moment of a record into an HTML file, to look at while drawing:
//! `cargo run -p ui --example preview -- RECORD PLY LANG > board.html`
#![allow(clippy::print_stdout, reason = "that is what it is for")]

use dragon::Dragon;
use i18n::{Locale, Say};
use tabletop::{Match, Viewer};
use ui::{Draw, Offers};

fn main() {
    let mut args = std::env::args().skip(1);
    let record = std::fs::read_to_string(args.next().expect("a record")).expect("a file");
    let game = Match::<Dragon>::read(&record).expect("a record of the game");
    let ply = args.next().map_or(game.ply(), |ply| ply.parse().expect("a number of choices"));
    let say = Say::new(args.next().and_then(|code| Locale::named(&code)).unwrap_or_default());
    let game = game.at(ply);
    let me = game.to_act().lowest();
    let (viewer, offers) = match me {
        Some(me) => (
            Viewer::Seat(me),
            Offers::new(&game.menu(me).expect("it is to act"), me, &say, |action| game.foresee(me, action)),
        ),
        None => (Viewer::All, Offers::none()),
    };
    let board = Dragon::board(&game.view(viewer), &offers, &say);
    println!(
        "<!doctype html><meta charset=utf-8><meta name=viewport content='width=device-width'><style>{}</style>\
         <body><main id=table>{}<form>{}{}</form></main>",
        ui::STYLE,
        board.into_string(),
        offers.list(&say).into_string(),
        offers.reasons().into_string(),
    );
}
