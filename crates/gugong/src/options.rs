//! What can be agreed before the game (rules sections 10 and 14.4).

use tabletop::{BadOption, Setting};

use crate::data::{Printed, TokenCounts};
use crate::piece::{Area, Named};

/// The options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// GG-VAR-1.
    pub expert_setup: bool,
    /// GG-SOL-4.
    pub solo_difficulty: Difficulty,
    /// GG-SOL-2: the area, if it is not drawn.
    pub solo_focus: Option<Area>,
    /// GG-SOL-3.
    pub solo_sets: SoloSets,
    /// GG-SET-5.
    pub special_tokens: bool,
    /// What is printed.
    pub tables: Printed,
    /// `DATA-TOKEN`.
    pub token_counts: TokenCounts,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            expert_setup: false,
            solo_difficulty: Difficulty::Medium,
            solo_focus: None,
            solo_sets: SoloSets::P1P2,
            special_tokens: false,
            tables: Printed::built_in(),
            token_counts: TokenCounts::A,
        }
    }
}

/// How strong Meng is (GG-SOL-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Difficulty {
    Low,
    Medium,
    High,
}

impl Difficulty {
    /// The word in records and views.
    pub fn code(self) -> &'static str {
        match self {
            Difficulty::Low => "low",
            Difficulty::Medium => "medium",
            Difficulty::High => "high",
        }
    }
}

/// Which first hands the two have in the solo game (GG-SOL-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum SoloSets {
    P1P2,
    P2P3,
    P4P5,
}

impl SoloSets {
    /// The set of the human; Meng has the next one.
    pub fn human(self) -> usize {
        match self {
            SoloSets::P1P2 => 0,
            SoloSets::P2P3 => 1,
            SoloSets::P4P5 => 3,
        }
    }
}

/// The keys of section 14.4, sorted.
const KEYS: [&str; 7] = [
    "expert-setup",
    "solo-difficulty",
    "solo-focus",
    "solo-sets",
    "special-tokens",
    "tables",
    "token-counts",
];

const SWITCH: [&str; 2] = ["off", "on"];

fn switch(on: bool) -> &'static str {
    SWITCH[usize::from(on)]
}

/// The values of a key.
fn values(key: &str) -> Vec<&'static str> {
    match key {
        "solo-difficulty" => vec!["low", "medium", "high"],
        "solo-focus" => ["random"].into_iter().chain(Area::ALL.iter().map(|area| area.code())).collect(),
        "solo-sets" => vec!["p1-p2", "p2-p3", "p4-p5"],
        "tables" => vec!["built-in"],
        "token-counts" => vec!["a", "b"],
        _ => SWITCH.to_vec(),
    }
}

impl Options {
    /// The value of this key, as it is written.
    fn written(self, key: &str) -> String {
        match key {
            "expert-setup" => switch(self.expert_setup).into(),
            "solo-difficulty" => self.solo_difficulty.code().into(),
            "solo-focus" => self.solo_focus.map_or("random", Named::code).into(),
            "solo-sets" => match self.solo_sets {
                SoloSets::P1P2 => "p1-p2",
                SoloSets::P2P3 => "p2-p3",
                SoloSets::P4P5 => "p4-p5",
            }
            .into(),
            "special-tokens" => switch(self.special_tokens).into(),
            "tables" if self.tables.is_built_in() => "built-in".into(),
            "tables" => self.tables.hash().to_string(),
            "token-counts" => match self.token_counts {
                TokenCounts::A => "a",
                TokenCounts::B => "b",
            }
            .into(),
            // Only the keys above are asked for, and `list` asks for every one of them.
            _ => unreachable!("`{key}` stands in `KEYS` and has no arm in `written`"),
        }
    }
}

impl tabletop::Options for Options {
    fn list() -> Vec<Setting> {
        let default = |key| {
            let written = Options::default().written(key);
            values(key).into_iter().find(|value| *value == written).unwrap_or_default()
        };
        let pattern = |key| {
            (key == "tables")
                .then_some("the hash of corrected tables at hand (given with --data-dir or uploaded)")
        };
        let setting =
            |key| Setting { key, values: values(key), pattern: pattern(key), default: default(key) };
        KEYS.into_iter().map(setting).collect()
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), BadOption> {
        let bad = || BadOption::value::<Options>(key, value);
        let place = || values(key).iter().position(|known| *known == value).ok_or_else(bad);
        match key {
            "expert-setup" => self.expert_setup = place()? == 1,
            "solo-difficulty" => {
                self.solo_difficulty = [Difficulty::Low, Difficulty::Medium, Difficulty::High][place()?];
            }
            "solo-focus" => self.solo_focus = place()?.checked_sub(1).map(|idx| Area::ALL[idx]),
            "solo-sets" => self.solo_sets = [SoloSets::P1P2, SoloSets::P2P3, SoloSets::P4P5][place()?],
            "special-tokens" => self.special_tokens = place()? == 1,
            "tables" if value == "built-in" => self.tables = Printed::built_in(),
            "tables" => self.tables = Printed::named(value).ok_or_else(bad)?,
            "token-counts" => self.token_counts = [TokenCounts::A, TokenCounts::B][place()?],
            _ => return Err(BadOption::unknown::<Options>(key, value)),
        }
        Ok(())
    }

    fn fit(&self, _seats: usize) -> Result<(), BadOption> {
        Ok(()) // what is for one player only is not read with more, and the other way round
    }

    /// GG-SOL-1: whoever plays alone has no special tokens.
    fn is_offered(key: &str, seats: usize) -> bool {
        key != "special-tokens" || seats > 1
    }

    fn lines(&self) -> Vec<(&'static str, String)> {
        let default = Options::default();
        let differs = |key: &&str| self.written(key) != default.written(key);
        KEYS.into_iter().filter(differs).map(|key| (key, self.written(key))).collect()
    }
}
