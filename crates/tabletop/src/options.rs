//! What can be agreed before a game.

use std::fmt::{self, Debug};

use crate::Game;
use crate::play::BadSetup;

/// The options of a game, as keys and values. The first thing that is agreed is the version of the rules, so it lives
/// here: [`Default`] is by the newest.
pub trait Options: Clone + Default + Debug + PartialEq + Send + Sync {
    /// What holds by this version of the rules where nothing else is agreed. A version may change a default, and what
    /// an old record does not write is as it was then.
    fn by_rules(_rules: u16) -> Self {
        Self::default()
    }
    /// Everything that can be set, sorted by key, with the defaults of the newest version.
    fn list() -> Vec<Setting>;
    /// Sets one of them.
    ///
    /// # Errors
    /// If there is no such key, or it does not take this value.
    fn set(&mut self, key: &str, value: &str) -> Result<(), BadOption>;
    /// Whether everything that was set fits a table of `seats`.
    ///
    /// # Errors
    /// The first that does not.
    fn fit(&self, seats: usize) -> Result<(), BadOption>;
    /// Whether a new table of `seats` may set this key to something else than its default. Old records may have done
    /// so all the same; it means nothing there.
    fn is_offered(_key: &str, _seats: usize) -> bool {
        true
    }
    /// What differs from the default of its version, sorted by key: the `option` lines of a record.
    fn lines(&self) -> Vec<(&'static str, String)>;
}

/// What was agreed by this version of the rules.
///
/// # Errors
/// If nobody knows this version, or an option cannot be.
pub fn agreed<'a, G: Game>(
    rules: u16,
    pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<G::Options, BadSetup> {
    if !(1..=G::RULES).contains(&rules) {
        return Err(BadSetup::Rules { given: rules, newest: G::RULES });
    }
    let mut options = G::Options::by_rules(rules);
    pairs.into_iter().try_for_each(|(key, value)| options.set(key, value)).map_err(BadSetup::Option)?;
    Ok(options)
}

/// One thing that can be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// Its name.
    pub key: &'static str,
    /// The values it takes.
    pub values: Vec<&'static str>,
    /// What else it takes, where a list of values cannot say it.
    pub pattern: Option<&'static str>,
    /// What it is unless set.
    pub default: &'static str,
}

impl Setting {
    /// The values as one line for people.
    pub fn choices(&self) -> String {
        let mut choices = self.values.join(", ");
        if let Some(pattern) = self.pattern {
            choices.push_str(", or ");
            choices.push_str(pattern);
        }
        choices
    }
}

/// An option that cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadOption {
    /// The key as it was given.
    pub key: String,
    /// The value as it was given.
    pub value: String,
    /// What would have been right.
    pub expected: String,
}

impl BadOption {
    /// A key nobody knows.
    pub fn unknown<O: Options>(key: &str, value: &str) -> BadOption {
        let keys: Vec<&str> = O::list().iter().map(|setting| setting.key).collect();
        BadOption {
            key: key.into(),
            value: value.into(),
            expected: format!("one of the options {}", keys.join(", ")),
        }
    }

    /// A value this key does not take.
    pub fn value<O: Options>(key: &str, value: &str) -> BadOption {
        let choices = O::list().iter().find(|setting| setting.key == key).map(Setting::choices);
        BadOption { key: key.into(), value: value.into(), expected: choices.unwrap_or_default() }
    }
}

impl fmt::Display for BadOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "option `{}` cannot be `{}`: expected {}", self.key, self.value, self.expected)
    }
}

impl std::error::Error for BadOption {}
