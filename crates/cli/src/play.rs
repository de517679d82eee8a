//! `hanlin play`

use std::fmt::Write;
use std::io::BufRead;
use std::path::{Path, PathBuf};

use clap::Args;
use i18n::Say;
use shelf::{AnyMatch, Level};
use tabletop::record::Digests;
use tabletop::{Message, Seat, Viewer};

use crate::args::{self, Lang, MatchArgs};
use crate::io::{self, Fail, print};
use crate::replay::result;
use crate::sim::no_such_bot;

/// Play in the terminal against others
#[derive(Args, Default)]
#[command(after_help = "Examples:
  hanlin play dragon
  hanlin play dragon --seats 4 --lang hu
  hanlin play dragon --bots 6
  hanlin play dragon --option edition=2017 --option great-wall=on
  hanlin play --resume my.game

At the prompt: a number plays a choice, ? shows what cannot be chosen and why, undo takes your last
choice back, save FILE keeps the game, help lists the words, quit stops.")]
pub(crate) struct Play {
    #[command(flatten)]
    table: MatchArgs,
    /// Where all chance comes from: 64 hex digits [default: random]
    #[arg(long, value_name = "HEX")]
    seed: Option<String>,
    /// Which seat is yours
    #[arg(long, value_name = "SEAT", default_value_t = 0)]
    seat: usize,
    /// Who the others are: a level from 1 to 7 (or its name), greedy, random
    #[arg(long, value_name = "BOT", default_value = Level::DEFAULT.name())]
    bots: String,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "options", "rules", "seed"])]
    resume: Option<PathBuf>,
    #[command(flatten)]
    lang: Lang,
}

impl Play {
    pub(crate) fn run(self) -> Result<(), Fail> {
        let game = match &self.resume {
            Some(file) => io::open(file)?,
            None => self.table.start(args::seed(self.seed.as_deref())?)?,
        };
        if self.seat >= game.seats() {
            let last = game.seats() - 1;
            return Err(Fail::input(format!("`--seat {}`: seats are 0 to {last}", self.seat)));
        }
        let me = Seat::new(self.seat);
        if !bots::is_known(&self.bots) {
            return Err(no_such_bot(&self.bots));
        }
        if let Some(word) = game.key().without_net(game.seats()) {
            eprintln!("hanlin: {word}");
        }
        let mut sitting = Sitting { told: game.ply(), game, me, bots: self.bots, say: self.lang.say() };
        sitting.welcome()?;
        sitting.play(std::io::stdin().lock())
    }
}

/// One person at the table, everybody else a bot.
struct Sitting {
    game: Box<dyn AnyMatch>,
    me: Seat,
    /// The name of the others.
    bots: String,
    say: Say,
    /// How many choices were told.
    told: usize,
}

/// What was typed.
enum Typed {
    Number(usize),
    Bars,
    Undo,
    Save(Option<PathBuf>),
    Help,
    Quit,
    Nothing,
    Other,
}

impl Typed {
    fn read(line: &str) -> Typed {
        let (word, rest) = line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
        match (word, rest.trim()) {
            ("", _) => Typed::Nothing,
            ("?" | "why", "") => Typed::Bars,
            ("undo" | "u", "") => Typed::Undo,
            ("save", "") => Typed::Save(None),
            ("save", file) => Typed::Save(Some(file.into())),
            ("help" | "h", "") => Typed::Help,
            ("quit" | "q" | "exit", "") => Typed::Quit,
            (number, "") => number.parse().map_or(Typed::Other, Typed::Number),
            _ => Typed::Other,
        }
    }
}

impl Sitting {
    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.me)
    }

    fn say(&self, message: Message) -> Result<(), Fail> {
        print(&format!("{}\n", self.say.message(&message)))
    }

    fn welcome(&self) -> Result<(), Fail> {
        let title = self.say.words(&format!("{}-title", self.game.key()));
        self.say(Message::new("site-welcome").text("game", title).seat("who", self.me))?;
        self.say(Message::new("site-seed-hint").text("text", self.game.seed().to_string()))
    }

    fn play(&mut self, mut input: impl BufRead) -> Result<(), Fail> {
        let mut line = String::new();
        while self.others_play()? {
            self.show()?;
            loop {
                print("> ")?;
                line.clear();
                let read =
                    input.read_line(&mut line).map_err(|bad| Fail::input(format!("cannot read: {bad}")))?;
                if read == 0 {
                    print("\n")?;
                    return self.say(Message::new("site-goodbye"));
                }
                let typed = Typed::read(&line);
                if matches!(typed, Typed::Quit) {
                    return self.say(Message::new("site-goodbye"));
                }
                if self.answer(typed, line.trim())? {
                    break;
                }
            }
        }
        print(&self.game.board(self.viewer(), &self.say))?;
        print(&result(&*self.game, &self.say))
    }

    /// Plays for everybody else, and for me where there is only one choice; false when the game is over.
    fn others_play(&mut self) -> Result<bool, Fail> {
        while let Some(seat) =
            self.game.to_act().iter().find(|&seat| seat != self.me).or(self.game.to_act().lowest())
        {
            let forced = self.game.forced(seat);
            let choice = match forced {
                Some(forced) => {
                    if seat == self.me {
                        self.tell_only_choice()?;
                    }
                    forced
                }
                None if seat == self.me => break,
                None => {
                    let seed = u64::from_le_bytes(std::array::from_fn(|idx| self.game.seed().0[idx]));
                    let chosen = self.game.suggest(seat, &self.bots, seed ^ self.game.ply() as u64);
                    chosen.map_err(Fail::input)?.ok_or_else(|| no_such_bot(&self.bots))?
                }
            };
            self.game.play(seat, &choice).map_err(Fail::input)?;
            self.tell()?;
        }
        self.tell()?;
        Ok(!self.game.to_act().is_empty())
    }

    fn tell_only_choice(&mut self) -> Result<(), Fail> {
        self.tell()?;
        let offers = self.game.offers_told(self.me, &self.say).map_err(Fail::input)?;
        self.say(Message::new("site-only-choice").text("text", offers.concat()))
    }

    /// What happened since it was last told.
    fn tell(&mut self) -> Result<(), Fail> {
        let mut text = String::new();
        for ply in self.told..self.game.ply() {
            for told in self.game.told(ply, self.viewer(), &self.say) {
                let _ = writeln!(text, "  {}", told.text);
            }
        }
        self.told = self.game.ply();
        print(&text)
    }

    /// The board, the question and the numbered choices.
    fn show(&self) -> Result<(), Fail> {
        let mut text = format!("\n{}\n", self.game.board(self.viewer(), &self.say));
        if let Some(decision) = self.game.decision() {
            let _ = writeln!(text, "{}", self.say.words(&format!("{}-ask-{decision}", self.game.key())));
        }
        let _ = writeln!(text, "{}", self.say.words("site-your-offers"));
        let offers = self.game.offers_told(self.me, &self.say).map_err(Fail::input)?;
        for (offer, number) in offers.iter().zip(1..) {
            let _ = writeln!(text, "  {number:>2}  {offer}");
        }
        let _ = writeln!(text, "{}", self.say.words("site-prompt"));
        print(&text)
    }

    /// Does what was typed; true if the position has changed.
    fn answer(&mut self, typed: Typed, line: &str) -> Result<bool, Fail> {
        let offers = self.game.offers(self.me).map_err(Fail::input)?;
        let count = i64::try_from(offers.len()).unwrap_or(i64::MAX);
        match typed {
            Typed::Number(number) => match number.checked_sub(1).and_then(|idx| offers.get(idx)) {
                Some(offer) => {
                    self.game.play(self.me, offer).map_err(Fail::input)?;
                    return Ok(true);
                }
                None => {
                    self.say(Message::new("site-no-such-number").text("text", line).number("count", count))?;
                }
            },
            Typed::Bars => self.show_bars()?,
            Typed::Undo => return self.undo(),
            Typed::Save(None) => self.say(Message::new("site-save-where"))?,
            Typed::Save(Some(file)) => self.save(&file)?,
            Typed::Help => self.help()?,
            Typed::Other => {
                self.say(Message::new("site-no-such-choice").text("text", line).number("count", count))?
            }
            Typed::Nothing | Typed::Quit => {}
        }
        Ok(false)
    }

    fn show_bars(&self) -> Result<(), Fail> {
        let bars = self.game.bars_told(self.me, &self.say).map_err(Fail::input)?;
        if bars.is_empty() {
            return self.say(Message::new("site-nothing-barred"));
        }
        let mut text = format!("{}\n", self.say.words("site-not-offered"));
        for bar in bars {
            let _ = writeln!(text, "   ×  {}\n      {} [{}]", bar.what, bar.text, bar.rule);
        }
        print(&text)
    }

    /// Back to my last real choice.
    fn undo(&mut self) -> Result<bool, Fail> {
        let mine = |ply: &usize| self.game.chooser(*ply) == Some(self.me);
        for ply in (0..self.game.ply()).rev().filter(mine).collect::<Vec<_>>() {
            self.game.go_back(ply);
            self.told = ply;
            if self.game.forced(self.me).is_none() {
                self.say(Message::new("site-undone"))?;
                return Ok(true);
            }
        }
        self.say(Message::new("site-nothing-to-undo"))?;
        // Forced choices may have been taken back on the way; they are played again.
        Ok(true)
    }

    fn save(&self, file: &Path) -> Result<(), Fail> {
        let shown = file.display().to_string();
        self.say(match io::save(file, &self.game.record(Digests::Last)) {
            Ok(()) => Message::new("site-saved").text("text", shown),
            Err(bad) => Message::new("site-not-saved").text("text", shown).text("reason", bad.to_string()),
        })
    }

    fn help(&self) -> Result<(), Fail> {
        let words = [
            ("1, 2, 3 …", "site-help-number"),
            ("?", "site-help-why"),
            ("undo", "site-help-undo"),
            ("save FILE", "site-help-save"),
            ("quit", "site-help-quit"),
        ];
        let lines = words.map(|(word, id)| format!("  {word:<10} {}\n", self.say.words(id)));
        print(&lines.concat())
    }
}
