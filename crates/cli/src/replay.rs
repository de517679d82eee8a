//! `hanlin replay`

use std::fmt::Write;
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use serde_json::value::RawValue;
use shelf::Told;
use tabletop::{Message, Viewer};

use crate::args::{Lang, ViewerArg};
use crate::io::{self, Fail, print};

/// Look at a game again: every line and digest is checked, the position and the story are shown
#[derive(Args)]
#[command(after_help = "Examples:
  hanlin replay my.game
  hanlin replay my.game --at 57 --viewer 1 --lang hu
  hanlin replay my.game --json | jq .view.table.courts")]
pub(crate) struct Replay {
    /// The record, or - for standard input
    file: PathBuf,
    /// Show the position after this many choices [default: the last one]
    #[arg(long, value_name = "PLY")]
    at: Option<usize>,
    /// Who looks: a seat number, `spectator` or `all`
    #[arg(long, value_name = "VIEWER", default_value = "all")]
    viewer: ViewerArg,
    /// For programs: one JSON object with `view` and `story`
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    lang: Lang,
}

#[derive(Serialize)]
struct Shown {
    ply: usize,
    view: Box<RawValue>,
    story: Vec<Vec<Told>>,
}

impl Replay {
    pub(crate) fn run(self) -> Result<(), Fail> {
        let mut game = io::open(&self.file)?;
        let viewer = self.viewer.at_table_of(game.seats())?;
        let plies = game.ply();
        let at = self.at.unwrap_or(plies);
        if !game.go_back(at) {
            return Err(Fail::input(format!("`--at {at}`: this record has {plies} choices")));
        }
        let say = self.lang.say();
        let story: Vec<Vec<Told>> = (0..at).map(|ply| game.told(ply, viewer, &say)).collect();
        if self.json {
            let shown = Shown { ply: at, view: game.view(viewer), story };
            let json = serde_json::to_string(&shown).expect("what is shown serialises");
            return print(&format!("{json}\n"));
        }
        let mut text = String::new();
        for told in story.iter().flatten() {
            let _ = writeln!(text, "{}", told.text);
        }
        let _ = write!(text, "\n{}", game.board(viewer, &say));
        text.push_str(&result(&*game, &say));
        if matches!(viewer, Viewer::All) && at == plies {
            let _ = writeln!(text, "\n✓ {plies} · {}", game.key());
        }
        print(&text)
    }
}

/// The result in words, once there is one.
pub(crate) fn result(game: &dyn shelf::AnyMatch, say: &i18n::Say) -> String {
    let Some(standings) = game.standings() else { return String::new() };
    let mut ranking: Vec<_> = standings.by_seat().collect();
    ranking.sort_by_key(|(_, standing)| standing.place);
    let mut text = format!("\n{}\n", say.words("site-result"));
    for (seat, standing) in ranking {
        let line = Message::new("site-standing")
            .number("place", standing.place)
            .seat("who", seat)
            .number("points", standing.points);
        let _ = writeln!(text, "  {}", say.message(&line));
    }
    text
}
