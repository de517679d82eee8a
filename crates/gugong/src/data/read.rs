//! Reading tables: what the files look like, and where a mistake stands.

use std::fmt;

use serde::Deserialize;
use toml::Spanned;

use super::{Cells, Exchange, PrintedData, check};
use crate::automa::Dusk;

/// The files tables are read from.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the files say it")]
pub struct Files<'a> {
    pub constants: &'a str,
    pub sides: &'a str,
    pub gifts: &'a str,
    pub dice: &'a str,
    pub decrees: &'a str,
    pub tokens: &'a str,
    pub map: &'a str,
    pub automa: &'a str,
}

impl Files<'static> {
    /// The files of this program.
    pub fn built_in() -> Files<'static> {
        Files {
            constants: include_str!("../../data/constants.toml"),
            sides: include_str!("../../data/sides.toml"),
            gifts: include_str!("../../data/gifts.toml"),
            dice: include_str!("../../data/dice.toml"),
            decrees: include_str!("../../data/decrees.toml"),
            tokens: include_str!("../../data/tokens.toml"),
            map: include_str!("../../data/map.toml"),
            automa: include_str!("../../data/automa.toml"),
        }
    }
}

impl<'a> Files<'a> {
    /// The names of the files.
    pub const NAMES: [&'static str; 8] = [
        "constants.toml",
        "sides.toml",
        "gifts.toml",
        "dice.toml",
        "decrees.toml",
        "tokens.toml",
        "map.toml",
        "automa.toml",
    ];

    /// The text of the file of this name, to read or to replace it.
    pub fn named(&mut self, name: &str) -> Option<&mut &'a str> {
        Some(match name {
            "constants.toml" => &mut self.constants,
            "sides.toml" => &mut self.sides,
            "gifts.toml" => &mut self.gifts,
            "dice.toml" => &mut self.dice,
            "decrees.toml" => &mut self.decrees,
            "tokens.toml" => &mut self.tokens,
            "map.toml" => &mut self.map,
            "automa.toml" => &mut self.automa,
            _ => return None,
        })
    }
}

/// Something wrong with tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// In which file.
    pub file: &'static str,
    /// On which line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub reason: String,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.reason)
    }
}

impl std::error::Error for Mistake {}

/// Nobody reads more mistakes; and for each its line is counted, which takes long where a large file has nothing else.
const MOST_MISTAKES: usize = 200;

/// Where mistakes of one file are noted.
pub(super) struct Notes<'a> {
    file: &'static str,
    text: &'a str,
    mistakes: &'a mut Vec<Mistake>,
}

impl Notes<'_> {
    /// A mistake at this place of the text.
    pub(super) fn at(&mut self, place: usize, reason: impl Into<String>) {
        if self.mistakes.len() >= MOST_MISTAKES {
            return;
        }
        let line = self.text[..place.min(self.text.len())].matches('\n').count() + 1;
        self.mistakes.push(Mistake { file: self.file, line, reason: visible(&reason.into()) });
    }

    /// A mistake on this row.
    pub(super) fn on<T>(&mut self, row: &Spanned<T>, reason: impl Into<String>) {
        self.at(row.span().start, reason);
    }

    /// A mistake if this does not hold.
    pub(super) fn expect<T>(&mut self, holds: bool, row: &Spanned<T>, reason: impl Into<String>) {
        if !holds {
            self.on(row, reason);
        }
    }
}

/// The same without what a terminal would obey: reasons quote what somebody wrote.
fn visible(reason: &str) -> String {
    let is_hidden = |c: char| c.is_control() && c != '\n';
    let shown = |c: char| if is_hidden(c) { c.escape_default().to_string() } else { c.to_string() };
    reason.chars().map(shown).collect()
}

/// A file as it is written.
pub(super) struct Written<T> {
    pub(super) rows: T,
    file: &'static str,
    text: String,
}

impl<T: for<'a> Deserialize<'a>> Written<T> {
    fn read(file: &'static str, text: &str, mistakes: &mut Vec<Mistake>) -> Option<Written<T>> {
        match toml::from_str(text) {
            Ok(rows) => Some(Written { rows, file, text: text.to_owned() }),
            Err(bad) => {
                let place = bad.span().map_or(0, |span| span.start);
                Notes { file, text, mistakes }.at(place, bad.message());
                None
            }
        }
    }

    /// Where mistakes of this file are noted.
    pub(super) fn notes<'a>(&'a self, mistakes: &'a mut Vec<Mistake>) -> (&'a T, Notes<'a>) {
        (&self.rows, Notes { file: self.file, text: &self.text, mistakes })
    }
}

/// All files as they are written.
pub(super) struct All {
    pub(super) constants: Written<ConstantsFile>,
    pub(super) sides: Written<SidesFile>,
    pub(super) gifts: Written<GiftsFile>,
    pub(super) dice: Written<DiceFile>,
    pub(super) decrees: Written<DecreesFile>,
    pub(super) tokens: Written<TokensFile>,
    pub(super) map: Written<MapFile>,
    pub(super) automa: Written<AutomaFile>,
}

pub(super) fn parse(files: &Files<'_>) -> Result<PrintedData, Vec<Mistake>> {
    let mut bad = Vec::new();
    let constants = Written::read("constants.toml", files.constants, &mut bad);
    let sides = Written::read("sides.toml", files.sides, &mut bad);
    let gifts = Written::read("gifts.toml", files.gifts, &mut bad);
    let dice = Written::read("dice.toml", files.dice, &mut bad);
    let decrees = Written::read("decrees.toml", files.decrees, &mut bad);
    let tokens = Written::read("tokens.toml", files.tokens, &mut bad);
    let map = Written::read("map.toml", files.map, &mut bad);
    let automa = Written::read("automa.toml", files.automa, &mut bad);
    let (Some(constants), Some(sides), Some(gifts), Some(dice)) = (constants, sides, gifts, dice) else {
        return Err(bad);
    };
    let (Some(decrees), Some(tokens), Some(map), Some(automa)) = (decrees, tokens, map, automa) else {
        return Err(bad);
    };
    let all = All { constants, sides, gifts, dice, decrees, tokens, map, automa };
    let tables = check::check(&all, &mut bad);
    match tables {
        Some(tables) if bad.is_empty() => Ok(tables),
        Some(_) | None => Err(bad),
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct ConstantsFile {
    pub(super) rounds: Spanned<u8>,
    pub(super) servants: Spanned<u8>,
    pub(super) pool: Spanned<u8>,
    pub(super) income: Spanned<Vec<u8>>,
    pub(super) junks: Spanned<u8>,
    pub(super) hold: Spanned<u8>,
    pub(super) intrigue: Spanned<u8>,
    pub(super) palace: Spanned<u8>,
    pub(super) slots: Spanned<u8>,
    pub(super) thresholds: Spanned<Vec<u8>>,
    pub(super) jade: Spanned<Vec<u8>>,
    pub(super) jade_further: Spanned<u8>,
    pub(super) wall_vp: Spanned<u8>,
    pub(super) wall_steps: Spanned<u8>,
    pub(super) destiny_vp: Spanned<u8>,
    pub(super) destiny_steps: Spanned<u8>,
    pub(super) harbour_vp: Spanned<u8>,
    pub(super) cells: Spanned<Cells>,
    pub(super) exchange: ExchangeFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ExchangeFile {
    pub(super) servant: Spanned<Exchange>,
    pub(super) points: Spanned<Exchange>,
    pub(super) jade: Spanned<Exchange>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SidesFile {
    pub(super) s: SideRow,
    pub(super) l: SideRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SideRow {
    pub(super) seats: Spanned<(u8, u8)>,
    pub(super) routes: Spanned<u8>,
    pub(super) arrivals: Spanned<Vec<u8>>,
    pub(super) houses: Spanned<Vec<u8>>,
    pub(super) plaza: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GiftsFile {
    pub(super) card: Vec<Spanned<GiftRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GiftRow {
    pub(super) id: String,
    pub(super) set: String,
    pub(super) value: u8,
    pub(super) icon: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DiceFile {
    pub(super) die: Vec<Spanned<DieRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DieRow {
    pub(super) faces: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DecreesFile {
    pub(super) decree: Vec<Spanned<DecreeRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DecreeRow {
    pub(super) id: String,
    pub(super) level: u8,
    pub(super) cost: u8,
    pub(super) vp: u8,
    pub(super) amount: u8,
    pub(super) per: Option<u8>,
    pub(super) most: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TokensFile {
    pub(super) totals: Spanned<Totals>,
    pub(super) token: Vec<Spanned<TokenRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Totals {
    pub(super) a: u8,
    pub(super) b: u8,
    pub(super) special: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TokenRow {
    pub(super) id: String,
    pub(super) a: u8,
    pub(super) b: u8,
    #[serde(default)]
    pub(super) amount: u8,
    pub(super) worth: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MapFile {
    pub(super) s: MapRows,
    pub(super) l: MapRows,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MapRows {
    pub(super) cities: Spanned<Vec<Spanned<CityRow>>>,
    pub(super) roads: Vec<Spanned<String>>,
    #[serde(default)]
    pub(super) perimeter: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CityRow {
    pub(super) id: String,
    pub(super) at: (u8, u8),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AutomaFile {
    pub(super) automa: Vec<Spanned<AutomaRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AutomaRow {
    pub(super) id: String,
    pub(super) area: Option<String>,
    pub(super) dusk: Dusk,
}
