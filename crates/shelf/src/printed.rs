//! Printed tables that an owner of the printed game may correct. Most games have none: what they print is known.

mod differences;

use tabletop::Correctable;

use crate::Key;

pub use differences::Difference;

pub use tabletop::manifest::File;

/// The option of a game that says which tables it is played with.
pub const OPTION: &str = "tables";

/// What it says of tables that were not corrected.
const BUILT_IN: &str = "built-in";

impl Key {
    /// The files of this game's tables, as they are built in; none if they cannot be corrected.
    pub fn printed(self) -> Vec<(&'static str, &'static str)> {
        self.manifest().correctable.map_or_else(Vec::new, |tables| (tables.built_in)())
    }

    /// Which corrected tables these options speak of, if of any.
    pub fn corrected(self, options: &[(String, String)]) -> Option<String> {
        let tables = options.iter().find(|(option, _)| option == OPTION)?;
        (self.manifest().correctable.is_some() && tables.1 != BUILT_IN).then(|| tables.1.clone())
    }

    /// Whether the tables with this hash are known, so that games can be played with them.
    pub fn knows_tables(self, hash: &str) -> bool {
        self.manifest().correctable.is_some_and(|tables| (tables.knows)(hash))
    }

    /// Checks corrected tables without keeping them. What is not among the files is as built in. Returns what the
    /// option `tables` says of them.
    ///
    /// # Errors
    /// Every mistake, with file, line and reason.
    pub fn check_tables(self, corrected: &[File]) -> Result<String, Vec<String>> {
        let hash = (self.correctable(corrected)?.check)(corrected)?;
        Ok(hash.unwrap_or_else(|| BUILT_IN.to_owned()))
    }

    /// Checks corrected tables and keeps them for as long as the program runs.
    ///
    /// # Errors
    /// Every mistake, with file, line and reason.
    pub fn keep_tables(self, corrected: &[File]) -> Result<String, Vec<String>> {
        let hash = (self.correctable(corrected)?.keep)(corrected)?;
        Ok(hash.unwrap_or_else(|| BUILT_IN.to_owned()))
    }

    /// What these files, which are sound, say otherwise than the tables that are built in.
    pub fn differences(self, corrected: &[File]) -> Vec<Difference> {
        let differences = |(name, usual): (&'static str, &'static str)| {
            let file = corrected.iter().find(|(file, _)| file == name);
            file.map_or_else(Vec::new, |(_, text)| differences::between(name, usual, text))
        };
        self.printed().into_iter().flat_map(differences).collect()
    }

    /// The tables that these files would correct.
    fn correctable(self, corrected: &[File]) -> Result<&'static Correctable, Vec<String>> {
        let Some(tables) = self.manifest().correctable else {
            return Err(vec![format!("the tables of {self} are as printed, they cannot be corrected")]);
        };
        let known: Vec<&str> = (tables.built_in)().into_iter().map(|(name, _)| name).collect();
        let unknown = corrected.iter().map(|(name, _)| name).filter(|name| !known.contains(&name.as_str()));
        let names = known.join(", ");
        let mistake =
            |name: &String| format!("{}: there is no such table; known are {names}", name.escape_debug());
        let mistakes: Vec<String> = unknown.map(mistake).collect();
        if mistakes.is_empty() { Ok(tables) } else { Err(mistakes) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_named_without_what_a_terminal_would_obey() {
        let file = ("di\u{1b}[2Jce.toml".to_owned(), String::new());
        for key in Key::ALL.into_iter().filter(|key| !key.printed().is_empty()) {
            let mistakes = key.check_tables(std::slice::from_ref(&file)).unwrap_err();
            assert!(mistakes[0].starts_with("di\\u{1b}[2Jce.toml: there is no such table"), "{mistakes:?}");
        }
    }
}
