//! Draws a moment of a record into an HTML file, to look at while drawing:
//! `cargo run -p ui --example preview -- RECORD PLY LANG SHOWN > board.html`
//!
//! SHOWN is the key of a preview to look at, such as `hire-monk-y`.
#![allow(clippy::print_stdout, reason = "that is what it is for")]

use dragon::Dragon;
use i18n::{Locale, Say};
use tabletop::{Match, Viewer};
use ui::{Draw, Offers};

/// A page as around a table: a masthead, the board in what is left of the window, a bar with the question.
const FRAME: &str = "
.masthead { height: 56px; }
#board { padding: 8px; container: board / inline-size; }
.ask { margin: 0; overflow: auto; }
@media (min-width: 1000px) and (min-height: 640px) {
  body { display: grid; grid-template-rows: 56px minmax(0, 1fr) 110px; height: 100vh; overflow: hidden; }
  #board { padding: 0; overflow: auto; container: board / size; }
  .ask { height: 110px; }
}
";

fn main() {
    let mut args = std::env::args().skip(1);
    let record = std::fs::read_to_string(args.next().expect("a record")).expect("a file");
    let game = Match::<Dragon>::read(&record).expect("a record of the game");
    let ply = args.next().map_or(game.ply(), |ply| ply.parse().expect("a number of choices"));
    let say = Say::new(args.next().and_then(|code| Locale::named(&code)).unwrap_or_default());
    let shown = args.next();
    let game = game.at(ply);
    let me = game.to_act().lowest();
    let (viewer, offers) = match me {
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
    let mut board = Dragon::board(&game.view(viewer), &offers, &say).into_string();
    if let Some(key) = shown {
        let ghost = format!("data-ghost=\"{key}\"");
        board = board.replace(&ghost, &format!("{ghost} data-now"));
        board = board.replacen("data-seats", "data-previewing data-seats", 1);
    }
    println!(
        "<!doctype html><html lang={}><meta charset=utf-8><meta name=viewport content='width=device-width'>\
         <style>{}{FRAME}[data-now] {{ display: flex !important; }}</style>\
         <body><header class=masthead></header><main id=board class=board>{board}</main>\
         <form class=ask>{}</form>",
        say.locale().code(),
        ui::STYLE,
        offers.list(&say).into_string(),
    );
}
