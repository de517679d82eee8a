//! `hanlin engine`: the protocol of `docs/rules/formats.md` section 4, JSON lines in and out.

use std::io::{self, BufRead, Read, Write};

use clap::Args;
use i18n::Say;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Map, Value};
use shelf::{AnyMatch, Key, Level, Told, ToldBar};
use tabletop::record::Digests;
use tabletop::{Refused, Seat, Seats, Viewer};

use crate::args::{self, Lang};
use crate::data;
use crate::games::{self, GameEntry};
use crate::io::Fail;

/// Let a program drive games: JSON lines on standard input and output
///
/// One JSON object per line in, one out, in order. An error is an answer, never the end; the end of
/// input is the end.
#[derive(Args)]
#[command(after_help = r#"Requests:
  {"cmd":"games"}
  {"cmd":"new","game":"dragon","seats":3,"seed":"<64 hex digits>","options":{"edition":"2017"}}
  {"cmd":"load","record":"hanlin 1\n…"}
  {"cmd":"view","viewer":1}                 a seat number, "spectator" or "all"
  {"cmd":"legal","seat":1}                  seat may be left out where one seat is to act
  {"cmd":"barred","seat":1}
  {"cmd":"play","seat":1,"action":"pass"}   with "ply":57 refused unless 57 choices were made
  {"cmd":"undo"}
  {"cmd":"record"}
  {"cmd":"suggest","seat":1,"bot":"5"}
An "id" is echoed.

Example:
  printf '%s\n' '{"cmd":"new","game":"dragon","seats":2}' '{"cmd":"legal"}' | hanlin engine"#)]
pub struct Engine {
    #[command(flatten)]
    lang: Lang,
}

/// Longer than any record; what is longer is skipped to its end and refused.
const LONGEST_LINE: u64 = 4 << 20;

impl Engine {
    pub(crate) fn run(self) -> Result<(), Fail> {
        let mut session = Session::new(self.lang.say());
        match session.serve(io::stdin().lock(), io::stdout().lock()) {
            Ok(()) => Ok(()),
            Err(bad) if bad.kind() == io::ErrorKind::BrokenPipe => Err(Fail::OutputClosed),
            Err(bad) => Err(Fail::input(bad)),
        }
    }
}

/// One conversation.
pub struct Session {
    game: Option<Box<dyn AnyMatch>>,
    say: Say,
}

/// A refusal: a code for programs, a sentence for people.
struct Refusal {
    code: &'static str,
    message: String,
}

impl Refusal {
    fn new(code: &'static str, message: impl ToString) -> Refusal {
        Refusal { code, message: message.to_string() }
    }
}

/// An answer: what follows `"ok":true`, in this order.
#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Games { games: Vec<GameEntry> },
    Position { ply: usize, to_act: Seats },
    View { view: Box<RawValue> },
    Legal { ply: usize, seat: Seat, offers: Vec<String> },
    Bars { barred: Vec<ToldBar> },
    Played { ply: usize, to_act: Seats, story: Vec<Told> },
    Undone { ply: usize },
    Record { record: String },
    Suggested { action: String, worth: Vec<f32> },
}

impl Session {
    /// A conversation in which stories are told in this language.
    pub fn new(say: Say) -> Session {
        Session { game: None, say }
    }

    /// Answers line by line until the input ends.
    ///
    /// # Errors
    /// If reading or writing fails.
    pub fn serve(&mut self, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
        let mut line = Vec::new();
        loop {
            line.clear();
            if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
                return Ok(());
            }
            let answer = if line.len() as u64 == LONGEST_LINE && line.last() != Some(&b'\n') {
                skip_line(&mut input)?;
                refused(None, &Refusal::new("bad-json", "this line is longer than 4 MiB and was skipped"))
            } else if line.iter().all(u8::is_ascii_whitespace) {
                continue;
            } else {
                self.answer(&line)
            };
            output.write_all(answer.as_bytes())?;
            output.write_all(b"\n")?;
            output.flush()?;
        }
    }

    /// The answer to one line.
    pub fn answer(&mut self, line: &[u8]) -> String {
        let request: Map<String, Value> = match serde_json::from_slice(line) {
            Ok(Value::Object(request)) => request,
            Ok(_) => {
                return refused(
                    None,
                    &Refusal::new("bad-json", "expected a JSON object such as {\"cmd\":\"games\"}"),
                );
            }
            Err(bad) => return refused(None, &Refusal::new("bad-json", format!("this is not JSON: {bad}"))),
        };
        let id = request.get("id");
        match self.obey(&request) {
            Ok(answer) => {
                let body = serde_json::to_string(&answer).expect("an answer serialises");
                format!("{{{}\"ok\":true,{}", echo(id), &body[1..])
            }
            Err(refusal) => refused(id, &refusal),
        }
    }

    fn obey(&mut self, request: &Map<String, Value>) -> Result<Answer, Refusal> {
        let command = match request.get("cmd") {
            Some(Value::String(command)) => command.as_str(),
            Some(_) | None => {
                return Err(Refusal::new("unknown-command", "expected \"cmd\" with the name of a command"));
            }
        };
        match command {
            "games" => Ok(Answer::Games { games: games::list() }),
            "new" => self.start(request),
            "load" => self.load(request),
            "view" => {
                let game = self.game()?;
                Ok(Answer::View { view: game.view(viewer(request, game.seats())?) })
            }
            "legal" => {
                let game = self.game()?;
                let seat = seat(request, game)?;
                let offers = game.offers(seat).map_err(|bad| refuse(bad, game))?;
                Ok(Answer::Legal { ply: game.ply(), seat, offers })
            }
            "barred" => {
                let game = self.game()?;
                let barred =
                    game.bars_told(seat(request, game)?, &self.say).map_err(|bad| refuse(bad, game))?;
                Ok(Answer::Bars { barred })
            }
            "play" => self.play(request),
            "undo" => self.undo(),
            "record" => Ok(Answer::Record { record: self.game()?.record(Digests::Last) }),
            "suggest" => self.suggest(request),
            other => Err(Refusal::new(
                "unknown-command",
                format!(
                    "there is no command `{}`; known are games, new, load, view, legal, barred, play, undo, record, suggest",
                    shorten(other)
                ),
            )),
        }
    }

    fn game(&self) -> Result<&dyn AnyMatch, Refusal> {
        self.game.as_deref().ok_or_else(no_game)
    }

    fn start(&mut self, request: &Map<String, Value>) -> Result<Answer, Refusal> {
        let name = text(request, "game")?;
        let key = Key::named(name).ok_or_else(|| {
            Refusal::new(
                "unknown-game",
                format!("there is no game `{}`; known are {}", shorten(name), Key::names()),
            )
        })?;
        let seats = match request.get("seats") {
            Some(seats) => seats
                .as_u64()
                .and_then(|seats| usize::try_from(seats).ok())
                .ok_or_else(|| Refusal::new("bad-option", "expected \"seats\" to be a number of players"))?,
            None => return Err(Refusal::new("bad-option", "expected \"seats\": how many players")),
        };
        let seed = match request.get("seed") {
            Some(Value::String(seed)) => {
                seed.parse().map_err(|bad| Refusal::new("bad-option", format!("\"seed\": {bad}")))?
            }
            Some(Value::Null) | None => args::fresh_seed().map_err(|bad| Refusal::new("bad-option", bad))?,
            Some(_) => {
                return Err(Refusal::new("bad-option", "\"seed\": a seed is 64 hex digits in a string"));
            }
        };
        let rules = match request.get("rules") {
            Some(Value::Null) | None => key.rules(),
            Some(rules) => rules.as_u64().and_then(|rules| u16::try_from(rules).ok()).ok_or_else(|| {
                Refusal::new("bad-option", "expected \"rules\" to be a version of the rules")
            })?,
        };
        let options = data::with_tables(key, options(request)?);
        args::check_offered(key, seats, &options).map_err(|bad| Refusal::new("bad-option", bad))?;
        let game =
            key.start_by(rules, seats, &options, seed).map_err(|bad| Refusal::new("bad-option", bad))?;
        Ok(self.sit_down(game))
    }

    fn load(&mut self, request: &Map<String, Value>) -> Result<Answer, Refusal> {
        let game = shelf::open(text(request, "record")?).map_err(|bad| Refusal::new("bad-record", bad))?;
        Ok(self.sit_down(game))
    }

    fn sit_down(&mut self, game: Box<dyn AnyMatch>) -> Answer {
        let answer = Answer::Position { ply: game.ply(), to_act: game.to_act() };
        self.game = Some(game);
        answer
    }

    fn play(&mut self, request: &Map<String, Value>) -> Result<Answer, Refusal> {
        let game = self.game.as_deref_mut().ok_or_else(no_game)?;
        match request.get("ply") {
            Some(Value::Null) | None => {}
            Some(ply) => {
                let ply = ply
                    .as_u64()
                    .ok_or_else(|| Refusal::new("bad-json", "expected \"ply\" to be a number"))?;
                if ply != game.ply() as u64 {
                    let message = format!("{} choices were made, not {ply}", game.ply());
                    return Err(Refusal::new(Refused::MovedOn.code(), message));
                }
            }
        }
        let seat = seat(request, game)?;
        let action = text(request, "action")?;
        let ply = game.ply();
        if let Err(bad) = game.play(seat, action) {
            return Err(match bad {
                Refused::NotOffered => {
                    let offers = game.offers(seat).unwrap_or_default().join(", ");
                    Refusal::new(
                        bad.code(),
                        format!("`{}` is not offered; offered are: {offers}", shorten(action)),
                    )
                }
                Refused::NotYourTurn | Refused::MovedOn => refuse(bad, game),
            });
        }
        let story = game.told(ply, Viewer::All, &self.say);
        Ok(Answer::Played { ply: game.ply(), to_act: game.to_act(), story })
    }

    fn undo(&mut self) -> Result<Answer, Refusal> {
        let game = self.game.as_deref_mut().ok_or_else(no_game)?;
        match game.ply().checked_sub(1) {
            Some(ply) => {
                game.go_back(ply);
                Ok(Answer::Undone { ply })
            }
            None => {
                Err(Refusal::new(Refused::NotOffered.code(), "no choice was made yet, so none can be undone"))
            }
        }
    }

    fn suggest(&self, request: &Map<String, Value>) -> Result<Answer, Refusal> {
        let game = self.game()?;
        let seat = seat(request, game)?;
        let bot = match request.get("bot") {
            Some(Value::String(bot)) => bot.as_str(),
            Some(Value::Null) | None => Level::DEFAULT.name(),
            Some(_) => return Err(Refusal::new("bad-json", "expected \"bot\" to be the name of a bot")),
        };
        let seed = args::fresh_seed().map_err(|bad| Refusal::new("bad-option", bad))?;
        let seed = u64::from_le_bytes(std::array::from_fn(|idx| seed.0[idx]));
        let action = game.suggest(seat, bot, seed).map_err(|bad| refuse(bad, game))?;
        let action = action.ok_or_else(|| {
            let known = bots::NAMES.join(", ");
            Refusal::new("bad-option", format!("there is no bot `{}`; known are {known}", shorten(bot)))
        })?;
        let mut after = game.copy();
        let played = after.play(seat, &action).is_ok() && !game.reveals(seat, &action).unwrap_or(true);
        let chances =
            if played { after.chances(Viewer::Seat(seat)) } else { game.chances(Viewer::Seat(seat)) };
        let worth = chances.map(|chances| chances.iter().copied().collect()).unwrap_or_default();
        Ok(Answer::Suggested { action, worth })
    }
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let seen = input.fill_buf()?;
        let end = seen.iter().position(|&byte| byte == b'\n');
        let used = end.map_or(seen.len(), |at| at + 1);
        if used == 0 {
            return Ok(());
        }
        input.consume(used);
        if end.is_some() {
            return Ok(());
        }
    }
}

fn echo(id: Option<&Value>) -> String {
    id.map(|id| format!("\"id\":{id},")).unwrap_or_default()
}

fn refused(id: Option<&Value>, refusal: &Refusal) -> String {
    let message = to_raw_value(&refusal.message).expect("a string serialises");
    format!("{{{}\"ok\":false,\"error\":\"{}\",\"message\":{message}}}", echo(id), refusal.code)
}

fn no_game() -> Refusal {
    Refusal::new("no-game", "there is no game yet; begin with \"new\" or \"load\"")
}

fn refuse(bad: Refused, game: &dyn AnyMatch) -> Refusal {
    let to_act: Vec<String> = game.to_act().iter().map(|seat| seat.to_string()).collect();
    let message = match to_act.as_slice() {
        [] => "the game is over; nobody is to act".into(),
        seats => format!("to act: seat {}", seats.join(", ")),
    };
    Refusal::new(bad.code(), message)
}

fn text<'a>(request: &'a Map<String, Value>, key: &str) -> Result<&'a str, Refusal> {
    match request.get(key) {
        Some(Value::String(text)) => Ok(text),
        Some(_) | None => Err(Refusal::new("bad-json", format!("expected \"{key}\" with a string"))),
    }
}

fn options(request: &Map<String, Value>) -> Result<Vec<(String, String)>, Refusal> {
    let wrong = || Refusal::new("bad-option", "expected \"options\" to be an object of keys and values");
    let options = match request.get("options") {
        Some(Value::Object(options)) => options,
        Some(Value::Null) | None => return Ok(Vec::new()),
        Some(_) => return Err(wrong()),
    };
    let pair = |(key, value): (&String, &Value)| match value {
        Value::String(value) => Ok((key.clone(), value.clone())),
        Value::Number(value) => Ok((key.clone(), value.to_string())),
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => Err(wrong()),
    };
    options.iter().map(pair).collect()
}

/// The seat that was named, or the one to act where there is just one.
fn seat(request: &Map<String, Value>, game: &dyn AnyMatch) -> Result<Seat, Refusal> {
    match request.get("seat") {
        Some(Value::Null) | None => {
            let to_act = game.to_act();
            to_act.lowest().filter(|_| to_act.len() == 1).ok_or_else(|| refuse(Refused::NotYourTurn, game))
        }
        Some(named) => seat_number(named, game.seats()),
    }
}

fn seat_number(named: &Value, seats: usize) -> Result<Seat, Refusal> {
    let wrong = || Refusal::new("bad-json", format!("expected a seat from 0 to {}", seats - 1));
    let idx = named.as_u64().and_then(|idx| usize::try_from(idx).ok()).filter(|&idx| idx < seats);
    idx.map(Seat::new).ok_or_else(wrong)
}

fn viewer(request: &Map<String, Value>, seats: usize) -> Result<Viewer, Refusal> {
    match request.get("viewer") {
        Some(Value::Null) | None => Ok(Viewer::All),
        Some(Value::String(name)) if name == "all" => Ok(Viewer::All),
        Some(Value::String(name)) if name == "spectator" => Ok(Viewer::Spectator),
        Some(Value::Number(named)) => seat_number(&Value::Number(named.clone()), seats).map(Viewer::Seat),
        Some(_) => {
            Err(Refusal::new("bad-json", "expected \"viewer\" to be a seat number, \"spectator\" or \"all\""))
        }
    }
}

/// The beginning of what somebody sent, to be quoted.
fn shorten(text: &str) -> String {
    let mut short: String = text.chars().take(60).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}
