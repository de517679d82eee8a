//! The record of a game: a `.game` file, as `docs/rules/formats.md` section 2 describes it.
//!
//! Reading a record plays it again, so a record that was read is a game that was legal.

use std::collections::BTreeSet;
use std::fmt::{self, Write};

use crate::digest::Digest;
use crate::options::agreed;
use crate::play::BadSetup;
use crate::{BadOption, Game, Match, Options, PerSeat, Refused, Seat, Seed, Standing};

/// The version of the format.
const FORMAT: &str = "1";

/// Which choices of a written record carry a digest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Digests {
    /// Only the last: it vouches for all before it.
    Last,
    /// Every one: a reader can say where a replay differs.
    Every,
}

/// What stands above the choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The key of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// How many seats.
    pub seats: usize,
    /// Where its chance comes from.
    pub seed: Seed,
    /// What differs from the default, with the line it stands on.
    pub options: Vec<(usize, String, String)>,
    game_line: usize,
    rules_line: usize,
    seats_line: usize,
}

impl Header {
    /// Reads the header alone, to learn which game it is.
    ///
    /// # Errors
    /// The first line that is not as it must be.
    pub fn read(text: &str) -> Result<Header, BadRecord> {
        Header::from_lines(&mut Lines::new(text))
    }

    fn from_lines(lines: &mut Lines<'_>) -> Result<Header, BadRecord> {
        let format = lines.field("hanlin", "`hanlin 1`, the first line of every record")?;
        if format.value != FORMAT {
            return Err(format.bad(format!("this program reads format {FORMAT}")));
        }
        let game = lines.field("game", "`game <key>`")?;
        let rules = lines.field("rules", "`rules <version>`")?;
        let seats = lines.field("seats", "`seats <number>`")?;
        let seed = lines.field("seed", "`seed <64 hex digits>`")?;
        let mut header = Header {
            game: game.value.into(),
            rules: rules.value.parse().map_err(|_| rules.bad("expected a number"))?,
            seats: seats.value.parse().map_err(|_| seats.bad("expected a number"))?,
            seed: seed.value.parse().map_err(|bad| seed.bad(bad))?,
            options: Vec::new(),
            game_line: game.line,
            rules_line: rules.line,
            seats_line: seats.line,
        };
        // A set, for a file of nothing but options would be compared for hours.
        let mut known = BTreeSet::new();
        while let Some(line) = lines.next() {
            if line.value.is_empty() {
                return Ok(header);
            }
            let expected = "expected `option <key> <value>`, or an empty line before the first choice";
            let (key, value) = line
                .value
                .strip_prefix("option ")
                .and_then(|option| option.split_once(' '))
                .ok_or_else(|| line.bad(expected))?;
            if !known.insert(key) {
                return Err(line.bad("this option was set above already"));
            }
            header.options.push((line.line, key.into(), value.into()));
        }
        Ok(header)
    }

    /// An error about the `game` line, for whoever looks the game up.
    pub fn unknown_game(&self, known: &str) -> BadRecord {
        BadRecord::new(
            self.game_line,
            &format!("game {}", self.game),
            format!("unknown game; known are {known}"),
        )
    }
}

impl<G: Game> Match<G> {
    /// Reads a record, playing it again and checking every line.
    ///
    /// # Errors
    /// The first line that is wrong, and what was expected there.
    pub fn read(text: &str) -> Result<Match<G>, BadRecord> {
        let mut lines = Lines::new(text);
        let mut game = Match::<G>::from_header(&Header::from_lines(&mut lines)?)?;
        let mut result = None;
        while let Some(line) = lines.next() {
            if line.value.is_empty() {
                continue;
            }
            if result.is_some() {
                return Err(line.bad("nothing may follow the result"));
            }
            if line.value.starts_with('=') {
                let standings = game.standings().ok_or_else(|| line.bad("the game is not over here"))?;
                let expected = result_line(&standings);
                if line.value != expected {
                    return Err(line.bad(format!("the result of this game is `{expected}`")));
                }
                result = Some(line);
            } else {
                game.read_choice(&line)?;
            }
        }
        if game.is_over() && result.is_none() {
            let missing = Line { line: lines.number + 1, value: "" };
            return Err(missing.bad("the game is over, but its result line `= places | points` is missing"));
        }
        Ok(game)
    }

    fn from_header(header: &Header) -> Result<Match<G>, BadRecord> {
        if header.game != G::KEY {
            return Err(header.unknown_game(G::KEY));
        }
        let bad_option = |bad: &BadOption| {
            let line =
                header.options.iter().find(|(_, key, _)| *key == bad.key).map_or(0, |(line, ..)| *line);
            BadRecord::new(
                line,
                &format!("option {} {}", bad.key, bad.value),
                format!("expected {}", bad.expected),
            )
        };
        let pairs = header.options.iter().map(|(_, key, value)| (key.as_str(), value.as_str()));
        let game = agreed::<G>(header.rules, pairs)
            .and_then(|options| Match::new(header.seats, options, header.seed));
        game.map_err(|bad| match &bad {
            BadSetup::Option(bad) => bad_option(bad),
            BadSetup::Seats { .. } => {
                BadRecord::new(header.seats_line, &format!("seats {}", header.seats), bad)
            }
            BadSetup::Rules { .. } => {
                BadRecord::new(header.rules_line, &format!("rules {}", header.rules), bad)
            }
        })
    }

    fn read_choice(&mut self, line: &Line<'_>) -> Result<(), BadRecord> {
        let (choice, digest) = match line.value.split_once(" ; digest ") {
            Some((choice, digest)) => (
                choice,
                Some(
                    digest
                        .parse::<Digest>()
                        .map_err(|()| line.bad("a digest is 16 lower-case hex digits"))?,
                ),
            ),
            None => (line.value, None),
        };
        let (seat, notation) = choice
            .split_once(' ')
            .and_then(|(seat, notation)| Some((seat.parse::<usize>().ok()?, notation)))
            .filter(|(seat, _)| *seat < self.seats())
            .ok_or_else(|| line.bad("expected `<seat> <choice>`"))?;
        let seat = Seat::new(seat);
        match self.play_written(seat, notation) {
            Ok(_) => {}
            Err(Refused::NotYourTurn | Refused::MovedOn) => {
                let to_act: Vec<String> = self.to_act().iter().map(|seat| seat.to_string()).collect();
                return Err(line.bad(match to_act.as_slice() {
                    [] => "the game is over here; expected its result line `= places | points`".into(),
                    seats => format!("seat {seat} is not to act here, but {}", seats.join(", ")),
                }));
            }
            Err(Refused::NotOffered) => {
                let offers: Vec<String> =
                    self.offers(seat).unwrap_or_default().iter().map(|offer| format!("`{offer}`")).collect();
                return Err(
                    line.bad(format!("not offered here; seat {seat} may choose {}", offers.join(", ")))
                );
            }
        }
        match digest {
            Some(written) if written != self.digest() => {
                Err(line.bad(format!("the replay differs here: its digest is {}", self.digest())))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Writes the record.
    pub fn record(&self, digests: Digests) -> String {
        let mut text = format!(
            "hanlin {FORMAT}\ngame {}\nrules {}\nseats {}\nseed {}\n",
            G::KEY,
            self.rules(),
            self.seats(),
            self.seed()
        );
        for (key, value) in self.options().lines() {
            let _ = writeln!(text, "option {key} {value}");
        }
        text.push('\n');
        let mut replay = (digests == Digests::Every).then(|| self.at(0));
        for (ply, &(seat, action)) in self.log().iter().enumerate() {
            let _ = write!(text, "{seat} {action}");
            let digest = match &mut replay {
                Some(replay) => {
                    replay.play(seat, action).expect("what was played can be played again");
                    Some(replay.digest())
                }
                None => (ply + 1 == self.ply()).then(|| self.digest()),
            };
            if let Some(digest) = digest {
                let _ = write!(text, " ; digest {digest}");
            }
            text.push('\n');
        }
        if let Some(standings) = self.standings() {
            text.push_str(&result_line(&standings));
            text.push('\n');
        }
        text
    }
}

fn result_line(standings: &PerSeat<Standing>) -> String {
    let list = |number: fn(&Standing) -> i32| {
        standings.iter().map(|standing| number(standing).to_string()).collect::<Vec<_>>().join(" ")
    };
    format!("= {} | {}", list(|standing| i32::from(standing.place)), list(|standing| standing.points))
}

/// The text of a record, from bytes that may be anything.
///
/// # Errors
/// If they are no text.
pub fn text(bytes: &[u8]) -> Result<&str, BadRecord> {
    std::str::from_utf8(bytes).map_err(|bad| {
        let line = bytes[..bad.valid_up_to()].iter().filter(|&&byte| byte == b'\n').count() + 1;
        BadRecord::new(line, "", "this is not UTF-8 text, so it is not a record")
    })
}

struct Lines<'a> {
    lines: std::str::Lines<'a>,
    number: usize,
}

struct Line<'a> {
    line: usize,
    value: &'a str,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Lines<'a> {
        Lines { lines: text.lines(), number: 0 }
    }

    /// The next line that is no comment.
    fn next(&mut self) -> Option<Line<'a>> {
        loop {
            let value = self.lines.next()?;
            self.number += 1;
            if !value.starts_with('#') {
                return Some(Line { line: self.number, value });
            }
        }
    }

    /// The value of a header line that must come here.
    fn field(&mut self, key: &str, expected: &str) -> Result<Line<'a>, BadRecord> {
        let Some(line) = self.next() else {
            return Err(BadRecord::new(
                self.number + 1,
                "",
                format!("the record ends here; expected {expected}"),
            ));
        };
        match line.value.strip_prefix(key).and_then(|rest| rest.strip_prefix(' ')) {
            Some(value) => Ok(Line { line: line.line, value }),
            None => Err(line.bad(format!("expected {expected}"))),
        }
    }
}

impl Line<'_> {
    fn bad(&self, problem: impl fmt::Display) -> BadRecord {
        BadRecord::new(self.line, self.value, problem)
    }
}

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadRecord {
    /// The line, counted from 1.
    pub line: usize,
    /// What stands there, shortened if it is long.
    pub found: String,
    /// What is wrong with it.
    pub problem: String,
}

impl BadRecord {
    fn new(line: usize, found: &str, problem: impl fmt::Display) -> BadRecord {
        const SHOWN: usize = 60;
        let mut shown: String = found.chars().take(SHOWN).flat_map(char::escape_debug).collect();
        if found.chars().nth(SHOWN).is_some() {
            shown.push('…');
        }
        BadRecord { line, found: shown, problem: problem.to_string() }
    }
}

impl fmt::Display for BadRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.found.as_str() {
            "" => write!(f, "line {}: {}", self.line, self.problem),
            found => write!(f, "line {}: `{found}`: {}", self.line, self.problem),
        }
    }
}

impl std::error::Error for BadRecord {}

#[cfg(test)]
mod tests {
    use super::*;

    /// Comparing every option with all before it would take minutes here.
    #[test]
    fn a_file_of_nothing_but_options_is_read_as_fast_as_it_is_long() {
        let mut text = format!("hanlin 1\ngame x\nrules 1\nseats 3\nseed {}\n", "0".repeat(64));
        (0..300_000).for_each(|number| text += &format!("option key-{number} x\n"));
        assert_eq!(Header::read(&text).unwrap().options.len(), 300_000);
        text += "option key-0 y\n";
        let bad = Header::read(&text).unwrap_err();
        assert_eq!((bad.line, bad.problem.as_str()), (300_006, "this option was set above already"));
    }
}
