//! `hanlin games`

use std::fmt::Write;

use clap::Args;
use serde::Serialize;
use shelf::Key;
use tabletop::Setting;

use crate::args::Lang;
use crate::io::{Fail, print};

/// What can be played: seats, options and their values
#[derive(Args)]
#[command(after_help = "Examples:\n  hanlin games\n  hanlin games --lang ru\n  hanlin games --json")]
pub(crate) struct Games {
    /// For programs: one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    lang: Lang,
}

/// The games as the protocol lists them.
#[derive(Serialize)]
pub(crate) struct GameEntry {
    game: &'static str,
    seats: [usize; 2],
    options: Vec<OptionEntry>,
}

#[derive(Serialize)]
struct OptionEntry {
    key: &'static str,
    values: Vec<&'static str>,
    /// What else it takes.
    #[serde(skip_serializing_if = "Option::is_none")]
    or: Option<&'static str>,
    default: &'static str,
}

pub(crate) fn list() -> Vec<GameEntry> {
    let option =
        |Setting { key, values, pattern, default }| OptionEntry { key, values, or: pattern, default };
    Key::on_shelf()
        .map(|key| GameEntry {
            game: key.name(),
            seats: [*key.seats().start(), *key.seats().end()],
            options: key.settings().into_iter().map(option).collect(),
        })
        .collect()
}

impl Games {
    pub(crate) fn run(self) -> Result<(), Fail> {
        if self.json {
            let json = serde_json::json!({ "games": list() });
            return print(&format!("{json}\n"));
        }
        let say = self.lang.say();
        let mut text = String::new();
        for key in Key::on_shelf() {
            let _ = writeln!(
                text,
                "{key}  {}  ({}–{})\n    {}",
                say.words(&format!("{key}-title")),
                key.seats().start(),
                key.seats().end(),
                say.words(&format!("{key}-blurb")),
            );
            for setting in key.settings() {
                let id = format!("{key}-option-{}", setting.key);
                let _ = writeln!(text, "\n    --option {}=…  {}", setting.key, say.words(&id));
                for value in &setting.values {
                    let mark = if *value == setting.default { "*" } else { " " };
                    let _ =
                        writeln!(text, "      {mark} {value:<22} {}", say.words(&format!("{id}-{value}")));
                }
                if let Some(pattern) = setting.pattern {
                    let _ = writeln!(text, "        or {pattern}");
                }
            }
        }
        print(&text)
    }
}
