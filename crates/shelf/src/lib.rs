//! The games on the shelf: every generic piece is an errand run over one of them.

mod any;
mod list;
pub mod printed;

use std::fmt;
use std::ops::RangeInclusive;

use i18n::Locale;
use tabletop::play::BadSetup;
use tabletop::{BadRecord, Game, Header, Manifest, Match, Options, Seed, Setting};
use ui::page::Asset;

pub use any::{AnyMatch, Hint, Picture, Told, ToldBar, ToldMoment};
pub use bots::{Budget, Gone, Level};
pub use list::{Errand, Key, Listed, visit};

/// Whether the bot of this name takes its time, so that nobody should wait for it.
pub fn takes_time(bot: &str) -> bool {
    Level::named(bot).is_some_and(Level::thinks)
}

impl Key {
    /// Its name in files and on the command line.
    pub fn name(self) -> &'static str {
        struct Name;
        impl Errand for Name {
            type Out = &'static str;
            fn run<G: Listed>(self) -> &'static str {
                G::KEY
            }
        }
        visit(self, Name)
    }

    /// The game of this name.
    pub fn named(name: &str) -> Option<Key> {
        Key::ALL.into_iter().find(|key| key.name() == name)
    }

    /// The games players see.
    pub fn on_shelf() -> impl Iterator<Item = Key> {
        Key::ALL.into_iter().filter(|key| key.manifest().on_shelf)
    }

    /// The game of this name, if players see it.
    pub fn offered(name: &str) -> Option<Key> {
        Key::on_shelf().find(|key| key.name() == name)
    }

    /// What is known of it besides its rules.
    pub fn manifest(self) -> Manifest {
        struct Catalogue;
        impl Errand for Catalogue {
            type Out = Manifest;
            fn run<G: Listed>(self) -> Manifest {
                G::MANIFEST
            }
        }
        visit(self, Catalogue)
    }

    /// The names of those players see in one line, for messages.
    pub fn names() -> String {
        Key::on_shelf().map(Key::name).collect::<Vec<_>>().join(", ")
    }

    /// How many can play.
    pub fn seats(self) -> RangeInclusive<usize> {
        struct Seats;
        impl Errand for Seats {
            type Out = RangeInclusive<usize>;
            fn run<G: Listed>(self) -> RangeInclusive<usize> {
                G::SEATS
            }
        }
        visit(self, Seats)
    }

    /// The newest version of its rules, by which new tables are played.
    pub fn rules(self) -> u16 {
        struct Rules;
        impl Errand for Rules {
            type Out = u16;
            fn run<G: Listed>(self) -> u16 {
                G::RULES
            }
        }
        visit(self, Rules)
    }

    /// The drawing that stands for it (SVG).
    pub fn emblem(self) -> &'static str {
        struct Emblem;
        impl Errand for Emblem {
            type Out = &'static str;
            fn run<G: Listed>(self) -> &'static str {
                G::EMBLEM
            }
        }
        visit(self, Emblem)
    }

    /// The style of its board, and the colours of its players.
    pub fn style(self) -> Asset {
        struct Style;
        impl Errand for Style {
            type Out = Asset;
            fn run<G: Listed>(self) -> Asset {
                G::STYLE
            }
        }
        visit(self, Style)
    }

    /// How it is played, on one page.
    pub fn guide(self, locale: Locale) -> &'static str {
        struct Guide(Locale);
        impl Errand for Guide {
            type Out = &'static str;
            fn run<G: Listed>(self) -> &'static str {
                G::GUIDE[self.0 as usize]
            }
        }
        visit(self, Guide(locale))
    }

    /// What can be agreed before the game.
    pub fn settings(self) -> Vec<Setting> {
        struct Settings;
        impl Errand for Settings {
            type Out = Vec<Setting>;
            fn run<G: Listed>(self) -> Vec<Setting> {
                <G::Options as Options>::list()
            }
        }
        visit(self, Settings)
    }

    /// Whether a new table of `seats` may set this option.
    pub fn is_offered(self, option: &str, seats: usize) -> bool {
        struct IsOffered<'a>(&'a str, usize);
        impl Errand for IsOffered<'_> {
            type Out = bool;
            fn run<G: Listed>(self) -> bool {
                <G::Options as Options>::is_offered(self.0, self.1)
            }
        }
        visit(self, IsOffered(option, seats))
    }

    /// Why the bots of this game play by simple rules instead of a net, if they do.
    pub fn without_net(self, seats: usize) -> Option<String> {
        struct WithoutNet(usize);
        impl Errand for WithoutNet {
            type Out = Option<String>;
            fn run<G: Listed>(self) -> Option<String> {
                bots::without_net::<G>(self.0)
            }
        }
        visit(self, WithoutNet(seats))
    }

    /// A new game, by the newest rules.
    ///
    /// # Errors
    /// If an option is wrong or does not fit, or the game is not for so many.
    pub fn start(
        self,
        seats: usize,
        options: &[(String, String)],
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, BadSetup> {
        self.start_by(self.rules(), seats, options, seed)
    }

    /// The beginning of a game that is played by this version of the rules.
    ///
    /// # Errors
    /// As [`Key::start`]; and if nobody knows this version.
    pub fn start_by(
        self,
        rules: u16,
        seats: usize,
        options: &[(String, String)],
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, BadSetup> {
        struct Start<'a>(u16, usize, &'a [(String, String)], Seed);
        impl Errand for Start<'_> {
            type Out = Result<Box<dyn AnyMatch>, BadSetup>;
            fn run<G: Listed>(self) -> Self::Out {
                let options = crate::options::<G>(self.0, self.2)?;
                Ok(Box::new(Match::<G>::new(self.1, options, self.3)?))
            }
        }
        visit(self, Start(rules, seats, options, seed))
    }
}

/// The options of a game by this version of its rules, from keys and values.
///
/// # Errors
/// If nobody knows this version, or the first option that is wrong.
pub fn options<G: Game>(rules: u16, pairs: &[(String, String)]) -> Result<G::Options, BadSetup> {
    tabletop::agreed::<G>(rules, pairs.iter().map(|(key, value)| (key.as_str(), value.as_str())))
}

/// The game of a record.
///
/// # Errors
/// If it is no record, or of no game on the shelf.
pub fn key_of(record: &str) -> Result<Key, BadRecord> {
    let header = Header::read(record)?;
    Key::named(&header.game).ok_or_else(|| header.unknown_game(&Key::names()))
}

/// Reads a record of any game, playing it again.
///
/// # Errors
/// The first line that is wrong.
pub fn open(record: &str) -> Result<Box<dyn AnyMatch>, BadRecord> {
    struct Open<'a>(&'a str);
    impl Errand for Open<'_> {
        type Out = Result<Box<dyn AnyMatch>, BadRecord>;
        fn run<G: Listed>(self) -> Self::Out {
            Ok(Box::new(Match::<G>::read(self.0)?))
        }
    }
    visit(key_of(record)?, Open(record))
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
