//! Names and secrets, each with a type of its own, so that none is taken for another.

use std::fmt;
use std::sync::Arc;

use serde::Deserialize;
use sha2::{Digest, Sha256};
use shelf::Level;

/// A table's name in addresses: short, and not a secret.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(transparent)]
pub(crate) struct MatchId(String);

impl MatchId {
    /// A new one.
    pub(crate) fn fresh() -> MatchId {
        const LETTERS: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";
        let letter = |byte: &u8| char::from(LETTERS[usize::from(*byte) % LETTERS.len()]);
        MatchId(random::<8>().iter().map(letter).collect())
    }

    /// One that was read.
    pub(crate) fn read(text: impl Into<String>) -> MatchId {
        MatchId(text.into())
    }

    /// As it is written.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// The address of its page.
    pub(crate) fn page(&self) -> String {
        format!("/t/{}", self.0)
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Somebody who plays, at whatever browser. Never shown to anybody. Tables name people often: cheap to clone.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Person(Arc<str>);

impl Person {
    /// Somebody new.
    pub(crate) fn fresh() -> Person {
        Person(hex(&random::<16>()).into())
    }

    /// One that was read.
    pub(crate) fn read(text: impl Into<Arc<str>>) -> Person {
        Person(text.into())
    }

    /// As the store knows it.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// 128 bits nobody can guess: a cookie, an invitation, a personal link. Is never written to a log.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub(crate) struct Secret(String);

impl Secret {
    /// A new one.
    pub(crate) fn fresh() -> Secret {
        Secret(hex(&random::<16>()))
    }

    /// One that was given to us, if it looks like one.
    pub(crate) fn read(text: &str) -> Option<Secret> {
        let is_one = text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_one.then(|| Secret(text.to_owned()))
    }

    /// For the link or the cookie it is made for.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }

    /// What the store may know of it.
    pub(crate) fn hash(&self) -> SecretHash {
        SecretHash(hash(&self.0))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// What the store knows of a secret.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct SecretHash(String);

impl SecretHash {
    /// One that was read.
    pub(crate) fn read(text: impl Into<String>) -> SecretHash {
        SecretHash(text.into())
    }

    /// As it is written.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// Enough of it to tell the browsers of one person apart.
    pub(crate) fn short(&self) -> &str {
        self.0.get(..16).unwrap_or(&self.0)
    }
}

/// The link to a free seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Invite(Secret);

impl Invite {
    /// A new one.
    pub(crate) fn fresh() -> Invite {
        Invite(Secret::fresh())
    }

    /// One that was read.
    pub(crate) fn read(text: &str) -> Option<Invite> {
        Secret::read(text).map(Invite)
    }

    /// For the link.
    pub(crate) fn reveal(&self) -> &str {
        self.0.reveal()
    }
}

/// A bot, by the name the shelf knows it by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bot(String);

impl Bot {
    /// The bot of a level.
    pub(crate) fn of(level: Level) -> Bot {
        Bot(level.name().to_owned())
    }

    /// One that was read.
    pub(crate) fn read(name: impl Into<String>) -> Bot {
        Bot(name.into())
    }

    /// As it is written.
    pub(crate) fn name(&self) -> &str {
        &self.0
    }

    /// Its level, if it has one.
    pub(crate) fn level(&self) -> Option<Level> {
        Level::named(&self.0)
    }

    /// Whether it thinks, so that nobody should wait for it.
    pub(crate) fn takes_time(&self) -> bool {
        shelf::takes_time(&self.0)
    }
}

/// A number for a bot's chance.
pub(crate) fn chance() -> u64 {
    u64::from_le_bytes(random())
}

/// Where the chance of a new game comes from.
pub(crate) fn seed() -> tabletop::Seed {
    tabletop::Seed(random())
}

/// The hash of a text, in hex.
pub(crate) fn hash(text: &str) -> String {
    hex(&Sha256::digest(text))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("a machine that serves gives random numbers");
    bytes
}
