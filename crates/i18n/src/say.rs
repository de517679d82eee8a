//! Says things.

use std::fmt;

use fluent_bundle::{FluentArgs, FluentError};
use tabletop::{Arg, Message, Tell, Viewer};

use crate::Locale;

/// Says things in one language, at one table.
#[derive(Clone, Debug)]
pub struct Say {
    locale: Locale,
    names: Vec<String>,
}

/// A sentence that cannot be said as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    /// The language.
    pub locale: Locale,
    /// The sentence.
    pub id: String,
    /// What is wrong.
    pub problem: String,
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.locale.code(), self.id, self.problem)
    }
}

impl std::error::Error for Missing {}

impl Say {
    /// Says things in this language; seats without a name are numbered.
    pub fn new(locale: Locale) -> Say {
        Say { locale, names: Vec::new() }
    }

    /// The same with names for the seats.
    #[must_use]
    pub fn with_names(mut self, names: impl IntoIterator<Item = String>) -> Say {
        self.names = names.into_iter().collect();
        self
    }

    /// The language.
    pub fn locale(&self) -> Locale {
        self.locale
    }

    /// Says it. What is missing is a failed test; should it happen all the same, the id stands in for it.
    pub fn message(&self, message: &Message) -> String {
        self.try_message(message).unwrap_or_else(|missing| format!("⟦{}⟧", missing.id))
    }

    /// What `to` is told of it.
    pub fn tell(&self, thing: &impl Tell, to: Viewer) -> String {
        self.message(&thing.tell(to))
    }

    /// Words that speak of nothing in particular.
    pub fn words(&self, id: &str) -> String {
        self.format(id, &FluentArgs::new()).unwrap_or_else(|missing| format!("⟦{}⟧", missing.id))
    }

    /// The name of a seat.
    pub fn seat(&self, seat: tabletop::Seat) -> String {
        self.names.get(seat.idx()).cloned().unwrap_or_else(|| {
            let number = i64::try_from(seat.idx() + 1).unwrap_or_default();
            self.message(&Message::new("site-player").number("number", number))
        })
    }

    /// Says it, or what is missing.
    ///
    /// # Errors
    /// If the sentence, or something it speaks of, has no words.
    pub fn try_message(&self, message: &Message) -> Result<String, Missing> {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            match arg {
                Arg::Seat(seat) => args.set(*name, self.seat(*seat)),
                Arg::Number(number) => args.set(*name, *number),
                Arg::Text(text) => args.set(*name, text.as_str()),
                Arg::Noun(noun) => self.set_noun(&mut args, name, noun)?,
                Arg::Nouns(nouns) => {
                    let words: Vec<String> = nouns
                        .iter()
                        .map(|noun| self.format(noun, &FluentArgs::new()))
                        .collect::<Result<_, _>>()?;
                    args.set(*name, words.join(&self.words("site-list-separator")));
                }
            }
        }
        self.format(message.id, &args)
    }

    /// A noun, and with it every form nouns of this language have; a noun without one has its plain form there.
    fn set_noun(&self, args: &mut FluentArgs<'_>, name: &str, noun: &str) -> Result<(), Missing> {
        let words = self.locale.words();
        let plain = self.format(noun, &FluentArgs::new())?;
        for form in &words.forms {
            let value = words.bundle.get_message(noun).and_then(|message| message.get_attribute(form)).map(
                |attribute| {
                    words.bundle.format_pattern(attribute.value(), None, &mut Vec::new()).into_owned()
                },
            );
            args.set(format!("{name}-{form}"), value.unwrap_or_else(|| plain.clone()));
        }
        args.set(name.to_owned(), plain);
        Ok(())
    }

    fn format(&self, id: &str, args: &FluentArgs<'_>) -> Result<String, Missing> {
        let missing = |problem: String| Missing { locale: self.locale, id: id.into(), problem };
        let bundle = &self.locale.words().bundle;
        let pattern = bundle.get_message(id).and_then(|message| message.value());
        let pattern = pattern.ok_or_else(|| missing("no such message".into()))?;
        let mut errors: Vec<FluentError> = Vec::new();
        let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        if errors.is_empty() { Ok(text) } else { Err(missing(format!("{errors:?}"))) }
    }
}
