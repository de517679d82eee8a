//! The contract every game keeps, and what follows from it alone: matches, records, views, laws.
//!
//! Nothing here knows a game. There is no I/O, no clock, no logging and no chance but [`Dice`].
//! Read [`game`] first: it is the whole contract on one page.
//!
//! The smallest game that keeps the contract is Kuhn poker, `crates/kuhn`: two players, three cards, one bet, on a few
//! pages, with everything that bigger games have. It is the one to read beside [`game`], and the one to copy.
//!
//! Whoever plays needs to know the contract alone. This reads the record of any game and plays it to its end, always
//! by the first offer:
//!
//! ```
//! use tabletop::{BadRecord, Game, Header, Match};
//!
//! fn finish<G: Game>(record: &str) -> Result<Match<G>, BadRecord> {
//!     let mut game = Match::<G>::read(record)?;
//!     while let Some(seat) = game.to_act().lowest() {
//!         let offers = game.offers(seat).expect("it is to act");
//!         game.play(seat, offers[0]).expect("it was offered");
//!     }
//!     Ok(game)
//! }
//!
//! // Which game it is stands in the first lines of a record.
//! let record = format!("hanlin 1\ngame kuhn\nrules 1\nseats 2\nseed {}\n", "0".repeat(64));
//! let header = Header::read(&record)?;
//! assert_eq!((header.game.as_str(), header.seats), ("kuhn", 2));
//!
//! // What is wrong is told with its line.
//! let bad = Header::read(&record.replace("seats 2", "seats many")).unwrap_err();
//! assert_eq!(bad.to_string(), "line 4: `many`: expected a number");
//! # Ok::<(), BadRecord>(())
//! ```

pub mod game;
pub mod view;
pub mod agenda;
pub mod seat;
pub mod dice;
pub mod message;
pub mod score;
pub mod veiled;
pub mod options;
pub mod manifest;
pub mod play;
pub mod moments;
pub mod record;
pub mod digest;
pub mod laws;

pub use agenda::{Agenda, Task};
pub use dice::{Dice, Draw, Purpose, Seed};
pub use game::{Bar, Deaf, Game, Happening, Hear, Offer, Refused, Standing, State, Watch, Went};
pub use manifest::{Catalogued, Correctable, Manifest, Settings};
pub use message::{Arg, Message, Tell};
pub use moments::{At, Moment, Scene};
pub use options::{BadOption, Options, Setting, agreed};
pub use play::Match;
pub use record::{BadRecord, Header};
pub use score::{Points, Score};
pub use seat::{MAX_SEATS, PerSeat, Seat, Seats};
pub use tinyvec::ArrayVec;
pub use veiled::Veiled;
pub use view::{View, Viewer};
