//! Printed tables that an owner of the printed game may correct. Most games have none: what they print is known.

use gugong::data::{Files, Printed, Tables};

use crate::Key;

/// A file of tables: its name and its text.
pub type File = (String, String);

/// The option of a game that says which tables it is played with.
pub const OPTION: &str = "tables";

/// What it says of tables that were not corrected.
const BUILT_IN: &str = "built-in";

impl Key {
    /// The files of this game's tables, as they are built in; none if they cannot be corrected.
    pub fn tables(self) -> Vec<(&'static str, &'static str)> {
        match self {
            Key::Dragon | Key::Confucius => Vec::new(),
            Key::Gugong => {
                let mut files = Files::built_in();
                let text = |name| files.named(name).map(|text| (name, *text));
                Files::NAMES.into_iter().filter_map(text).collect()
            }
        }
    }

    /// Which corrected tables these options speak of, if of any.
    pub fn corrected(self, options: &[(String, String)]) -> Option<String> {
        let tables = options.iter().find(|(option, _)| option == OPTION)?;
        (!self.tables().is_empty() && tables.1 != BUILT_IN).then(|| tables.1.clone())
    }

    /// Whether the tables with this hash are known, so that games can be played with them.
    pub fn knows_tables(self, hash: &str) -> bool {
        match self {
            Key::Dragon | Key::Confucius => false,
            Key::Gugong => Printed::named(hash).is_some(),
        }
    }

    /// Checks corrected tables without keeping them. What is not among the files is as built in. Returns what the
    /// option `tables` says of them.
    ///
    /// # Errors
    /// Every mistake, with file, line and reason.
    pub fn check_tables(self, corrected: &[File]) -> Result<String, Vec<String>> {
        let tables = self.parse_tables(corrected)?;
        let is_built_in = tables.hash() == Printed::built_in().hash();
        Ok(if is_built_in { BUILT_IN.to_owned() } else { tables.hash().to_string() })
    }

    /// Checks corrected tables and keeps them for as long as the program runs.
    ///
    /// # Errors
    /// Every mistake, with file, line and reason.
    pub fn keep_tables(self, corrected: &[File]) -> Result<String, Vec<String>> {
        let kept = Printed::keep(self.parse_tables(corrected)?);
        Ok(if kept.is_built_in() { BUILT_IN.to_owned() } else { kept.hash().to_string() })
    }

    fn parse_tables(self, corrected: &[File]) -> Result<Tables, Vec<String>> {
        let known = self.tables();
        if known.is_empty() {
            return Err(vec![format!("the tables of {self} are as printed, they cannot be corrected")]);
        }
        let mut files = Files::built_in();
        let mut unknown = Vec::new();
        for (name, text) in corrected {
            match files.named(name) {
                Some(built_in) => *built_in = text,
                None => unknown.push(name),
            }
        }
        if !unknown.is_empty() {
            let names = known.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
            let mistake = |name: &&String| {
                format!("{}: there is no such table; known are {names}", name.escape_debug())
            };
            return Err(unknown.iter().map(mistake).collect());
        }
        Tables::parse(&files).map_err(|mistakes| mistakes.iter().map(ToString::to_string).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_named_without_what_a_terminal_would_obey() {
        let file = ("di\u{1b}[2Jce.toml".to_owned(), String::new());
        let mistakes = Key::Gugong.check_tables(&[file]).unwrap_err();
        assert!(mistakes[0].starts_with("di\\u{1b}[2Jce.toml: there is no such table"), "{mistakes:?}");
    }
}
