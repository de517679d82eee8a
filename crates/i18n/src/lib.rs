//! Makes words of messages, in four languages.
//!
//! Cases are solved once: for a noun argument `$person` the sentence may also use `$person-acc`, `$person-one` and
//! so on, whatever attributes the nouns of its language carry. No sentence has to list nouns.

mod locale;
mod say;

pub use locale::Locale;
pub use say::{Missing, Say};
