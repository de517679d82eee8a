//! A sentence without a language.

use crate::{Seat, Viewer};

/// What is to be said, as an id and its arguments; `i18n` makes words of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Which sentence.
    pub id: &'static str,
    /// What it speaks of, by the name the sentence uses.
    pub args: Vec<(&'static str, Arg)>,
}

/// What a sentence speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Somebody at the table.
    Seat(Seat),
    /// An amount or a number.
    Number(i64),
    /// The id of a noun's own message, `noun-…`.
    Noun(&'static str),
    /// Several nouns, to be listed.
    Nouns(Vec<&'static str>),
    /// Somebody's own words: a file, a name.
    Text(String),
}

impl Message {
    /// A sentence without arguments yet.
    pub fn new(id: &'static str) -> Message {
        Message { id, args: Vec::new() }
    }

    /// The first somebody it speaks of.
    pub fn whom(&self) -> Option<Seat> {
        self.args.iter().find_map(|(_, arg)| match arg {
            Arg::Seat(seat) => Some(*seat),
            Arg::Number(_) | Arg::Noun(_) | Arg::Nouns(_) | Arg::Text(_) => None,
        })
    }

    /// Speaks of somebody.
    pub fn seat(mut self, name: &'static str, seat: Seat) -> Message {
        self.args.push((name, Arg::Seat(seat)));
        self
    }

    /// Speaks of an amount.
    pub fn number(mut self, name: &'static str, number: impl Into<i64>) -> Message {
        self.args.push((name, Arg::Number(number.into())));
        self
    }

    /// Speaks of a thing.
    pub fn noun(mut self, name: &'static str, noun: &'static str) -> Message {
        self.args.push((name, Arg::Noun(noun)));
        self
    }

    /// Quotes somebody's own words.
    pub fn text(mut self, name: &'static str, text: impl Into<String>) -> Message {
        self.args.push((name, Arg::Text(text.into())));
        self
    }

    /// Speaks of several things.
    pub fn nouns(mut self, name: &'static str, nouns: impl IntoIterator<Item = &'static str>) -> Message {
        self.args.push((name, Arg::Nouns(nouns.into_iter().collect())));
        self
    }
}

/// Can be told.
pub trait Tell {
    /// What `to` is told of it.
    fn tell(&self, to: Viewer) -> Message;
}
