//! Arguments several commands share.

use std::str::FromStr;

use clap::Args;
use clap::builder::PossibleValuesParser;
use i18n::{Locale, Say};
use shelf::{AnyMatch, Key};
use tabletop::{BadOption, Seat, Seed, Viewer};

use crate::data;
use crate::io::Fail;

/// The language of words.
#[derive(Args, Clone, Default)]
pub(crate) struct Lang {
    /// Language: en, ru, fr or hu [default: that of the environment, else English]
    #[arg(long, value_name = "LANG", value_parser = PossibleValuesParser::new(["en", "ru", "fr", "hu"]),
          hide_possible_values = true)]
    lang: Option<String>,
}

impl Lang {
    pub(crate) fn say(&self) -> Say {
        let from_environment = || {
            ["LC_ALL", "LC_MESSAGES", "LANG"]
                .iter()
                .find_map(|key| std::env::var(key).ok().filter(|v| !v.is_empty()))
        };
        let code = self.lang.clone().or_else(from_environment).unwrap_or_default();
        Say::new(Locale::named(&code).unwrap_or_default())
    }
}

/// A table to be opened.
#[derive(Args, Clone)]
pub(crate) struct MatchArgs {
    /// Which game; `hanlin games` lists them
    #[arg(value_name = "GAME", default_value_t = first())]
    game: String,
    /// How many seats
    #[arg(long, value_name = "N", default_value_t = 3)]
    pub(crate) seats: usize,
    /// An option of the game, as often as needed; `hanlin games` lists them
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// By which version of its rules [default: the newest]
    #[arg(long, value_name = "VERSION")]
    rules: Option<u16>,
}

impl Default for MatchArgs {
    fn default() -> MatchArgs {
        MatchArgs { game: first(), seats: 3, options: Vec::new(), rules: None }
    }
}

impl MatchArgs {
    pub(crate) fn key(&self) -> Result<Key, Fail> {
        key(&self.game)
    }

    /// By which version of the rules.
    pub(crate) fn rules(&self) -> Result<u16, Fail> {
        Ok(self.rules.unwrap_or(self.key()?.rules()))
    }

    /// The beginning of its game.
    pub(crate) fn start(&self, seed: Seed) -> Result<Box<dyn AnyMatch>, Fail> {
        let (rules, options) = (self.rules()?, self.options()?);
        self.key()?.start_by(rules, self.seats, &options, seed).map_err(Fail::input)
    }

    /// What was agreed on, with the corrected tables somebody named.
    pub(crate) fn options(&self) -> Result<Vec<(String, String)>, Fail> {
        let pair = |text: &String| {
            let (key, value) = text.split_once('=').ok_or_else(|| {
                Fail::input(format!("`--option {text}`: expected KEY=VALUE, such as edition=2017"))
            })?;
            Ok((key.to_owned(), value.to_owned()))
        };
        let options = self.options.iter().map(pair).collect::<Result<Vec<_>, Fail>>()?;
        check_offered(self.key()?, self.seats, &options).map_err(Fail::input)?;
        Ok(data::with_tables(self.key()?, options))
    }

    pub(crate) fn check_seats(&self, key: Key) -> Result<(), Fail> {
        let seats = key.seats();
        if seats.contains(&self.seats) {
            return Ok(());
        }
        let (least, most) = (seats.start(), seats.end());
        Err(Fail::input(format!("{key} is for {least} to {most} players, not for {}", self.seats)))
    }
}

/// Whether a new table of so many may agree on this.
pub(crate) fn check_offered(key: Key, seats: usize, options: &[(String, String)]) -> Result<(), BadOption> {
    let settings = key.settings();
    let is_usual = |option: &str, value: &str| {
        settings.iter().any(|setting| setting.key == option && setting.default == value)
    };
    let bad =
        options.iter().find(|(option, value)| !key.is_offered(option, seats) && !is_usual(option, value));
    bad.map_or(Ok(()), |(option, value)| {
        let expected = format!("another number of players than {seats}");
        Err(BadOption { key: option.clone(), value: value.clone(), expected })
    })
}

/// The first game on the shelf: the one somebody gets who names none.
fn first() -> String {
    Key::ALL[0].name().to_owned()
}

/// The game of this name.
pub(crate) fn key(name: &str) -> Result<Key, Fail> {
    Key::named(name)
        .ok_or_else(|| Fail::input(format!("there is no game `{name}`; known are: {}", Key::names())))
}

/// A seed somebody gave, or one nobody knows.
pub(crate) fn seed(given: Option<&str>) -> Result<Seed, Fail> {
    match given {
        Some(text) => text.parse().map_err(|bad| Fail::input(format!("`--seed {text}`: {bad}"))),
        None => fresh_seed().map_err(Fail::input),
    }
}

/// A seed nobody knows.
pub(crate) fn fresh_seed() -> Result<Seed, String> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|bad| format!("this machine gives no random numbers: {bad}"))?;
    Ok(Seed(bytes))
}

/// Who looks, on the command line.
#[derive(Clone, Copy)]
pub(crate) struct ViewerArg(pub(crate) Viewer);

impl FromStr for ViewerArg {
    type Err = String;

    fn from_str(text: &str) -> Result<ViewerArg, String> {
        match text {
            "spectator" => Ok(ViewerArg(Viewer::Spectator)),
            "all" => Ok(ViewerArg(Viewer::All)),
            seat => match seat.parse() {
                Ok(idx) if idx < tabletop::MAX_SEATS => Ok(ViewerArg(Viewer::Seat(Seat::new(idx)))),
                Ok(_) | Err(_) => Err("expected a seat number, `spectator` or `all`".into()),
            },
        }
    }
}

impl ViewerArg {
    /// The viewer, if there is such a seat.
    pub(crate) fn at_table_of(self, seats: usize) -> Result<Viewer, Fail> {
        match self.0 {
            Viewer::Seat(seat) if seat.idx() >= seats => Err(Fail::input(format!(
                "there is no seat {seat} at this table; seats are 0 to {}",
                seats - 1
            ))),
            Viewer::Seat(_) | Viewer::Spectator | Viewer::All => Ok(self.0),
        }
    }
}
