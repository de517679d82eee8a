//! The contract every game keeps, and what follows from it alone: matches, records, views, laws.
//!
//! Nothing here knows a game. There is no I/O, no clock, no logging and no chance but [`Dice`].
//! Read [`game`] first: it is the whole contract on one page.
#![warn(missing_docs)]

pub mod game;
pub mod view;
pub mod agenda;
pub mod seat;
pub mod dice;
pub mod message;
pub mod veiled;
pub mod options;
pub mod play;
pub mod record;
pub mod digest;
pub mod laws;

pub use agenda::{Agenda, Task};
pub use dice::{Dice, Draw, Purpose, Seed};
pub use game::{Ban, Deaf, Game, Hear, Offer, Refused, Standing, State, Watch, Went};
pub use message::{Arg, Message, Tell};
pub use options::{BadOption, Options, Setting};
pub use play::Match;
pub use record::{BadRecord, Header};
pub use seat::{MAX_SEATS, PerSeat, Seat, Seats};
pub use tinyvec::ArrayVec;
pub use veiled::Veiled;
pub use view::{View, Viewer};
