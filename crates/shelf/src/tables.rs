//! Printed tables that an owner of the printed game may correct. Most games have none: what they print is known.

use gugong::data::{Files, Printed, Tables};

use crate::Key;

/// A file of tables: its name and its text.
pub type File = (String, String);

/// The option of a game that says which tables it is played with.
pub const OPTION: &str = "tables";

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

    /// Checks corrected tables and keeps them for as long as the program runs. What is not among the files is as built
    /// in. Returns what the option `tables` says of them.
    ///
    /// # Errors
    /// Every mistake, with file, line and reason.
    pub fn keep_tables(self, corrected: &[File]) -> Result<String, Vec<String>> {
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
            let mistake = |name: &&String| format!("{name}: there is no such table; known are {names}");
            return Err(unknown.iter().map(mistake).collect());
        }
        let tables = Tables::parse(&files)
            .map_err(|mistakes| mistakes.iter().map(ToString::to_string).collect::<Vec<_>>())?;
        let kept = Printed::keep(tables);
        Ok(if kept.is_built_in() { "built-in".to_owned() } else { kept.hash().to_string() })
    }
}
