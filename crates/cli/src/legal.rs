//! `hanlin legal`

use std::fmt::Write;
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use shelf::ToldBar;

use crate::args::Lang;
use crate::io::{self, Fail, print};

/// What is offered at the end of a record
#[derive(Args)]
#[command(after_help = "Examples:
  hanlin legal my.game
  hanlin legal my.game --why --lang fr
  hanlin new dragon | hanlin legal - --json")]
pub(crate) struct Legal {
    /// The record, or - for standard input
    file: PathBuf,
    /// Also what is not offered, and the rule that forbids it
    #[arg(long)]
    why: bool,
    /// For programs: one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    lang: Lang,
}

#[derive(Serialize)]
struct Choices {
    ply: usize,
    decision: Option<&'static str>,
    to_act: Vec<SeatChoices>,
}

#[derive(Serialize)]
struct SeatChoices {
    seat: usize,
    offers: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    barred: Option<Vec<ToldBar>>,
}

impl Legal {
    pub(crate) fn run(self) -> Result<(), Fail> {
        let game = io::open(&self.file)?;
        let say = self.lang.say();
        let mut choices = Choices { ply: game.ply(), decision: game.decision(), to_act: Vec::new() };
        for seat in game.to_act().iter() {
            choices.to_act.push(SeatChoices {
                seat: seat.idx(),
                offers: game.offers(seat).map_err(Fail::input)?,
                barred: if self.why { Some(game.bars_told(seat, &say).map_err(Fail::input)?) } else { None },
            });
        }
        if self.json {
            let json = serde_json::to_string(&choices).expect("choices serialise");
            return print(&format!("{json}\n"));
        }
        let mut text = String::new();
        if choices.to_act.is_empty() {
            text.push_str("the game is over; nothing is offered\n");
        }
        for SeatChoices { seat, offers, barred } in &choices.to_act {
            offers
                .iter()
                .for_each(|offer| writeln!(text, "{seat} {offer}").expect("a string takes everything"));
            for ToldBar { action, rule, text: told, .. } in barred.iter().flatten() {
                let _ = writeln!(text, "# {seat} {action}: {told} [{rule}]");
            }
        }
        print(&text)
    }
}
