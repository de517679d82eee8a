//! *In the Year of the Dragon*, by the rules of `docs/rules/year-of-the-dragon.md`.
//!
//! The modules stand in the order of the rules; a phase has the same verbs everywhere: `begin` (what happens by
//! itself), `legal` (what may be chosen), and one function for each choice.
//!
//! ```
//! use dragon::{Dragon, Options};
//! use tabletop::{Match, Refused, Seed};
//!
//! let mut game = Match::<Dragon>::new(3, Options::default(), Seed::nth(1, 0)).expect("three can play");
//! let seat = game.to_act().lowest().expect("somebody begins");
//!
//! // What may be chosen is a list, and its text is what records keep.
//! let offers = game.offers(seat)?;
//! assert!(offers.iter().any(|offer| offer.to_string() == "draft monk"));
//! let events = game.play_written(seat, "draft monk")?;
//! assert!(!events.is_empty());
//!
//! // Whatever is not on the list is refused, and nothing has changed.
//! assert_eq!(game.play_written(seat, "draft monk").unwrap_err(), Refused::NotOffered);
//! assert_eq!(game.ply(), 1);
//! # Ok::<(), Refused>(())
//! ```

// 3: components
pub mod piece;
pub mod person;
pub mod data;
// 8: who sees what
pub mod table;
pub mod court;
// 5: setup
mod setup;
mod draft;
// 6: rules
pub mod month; // 6.0, 6.3 RND: what follows what, and the three dispatches
mod track; // 6.1 TRK
mod act; // 6.4 ACT
mod hire; // 6.5 PER
mod omen; // 6.6 EVT
mod decay; // 6.6.3 DEC
mod score; // 6.7 SCO
mod end; // 6.8 END
mod supply; // 6.10 SUP
pub mod foresight; // the same rules, asked what would be
mod sources; // and where points come from
// 7, 14: choices, and why not
pub mod action;
mod habit;
pub mod bar;
pub mod event;
// 10: options
pub mod options;
mod expansions;
// 11: invariants
mod audit;
// 15: view
mod view;
// what is known of it besides its rules
mod manifest;

use tabletop::{Dice, Game, Hear, Offer, PerSeat, Seat, Seats, Standing, View, Went};

pub use action::Action;
pub use bar::Bar;
pub use event::{Event, Source};
pub use month::Question;
pub use options::Options;
pub use setup::event_row;
pub use table::{Back, Hand, Sealed, Table};

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dragon;

/// A position of the game.
pub type State = tabletop::State<Dragon>;

impl Game for Dragon {
    const KEY: &'static str = "dragon";
    const RULES: u16 = 1;
    const SEATS: std::ops::RangeInclusive<usize> = 2..=5;

    type Options = Options;
    type Table = Table;
    type Hand = Hand;
    type Back = Back;
    type Sealed = Sealed;
    type Action = Action;
    type Event = Event;
    type Bar = Bar;

    fn setup(seats: usize, options: &Options, dice: Dice) -> State {
        setup::setup(seats, options, dice)
    }

    fn to_act(table: &Table) -> Seats {
        table.to_act()
    }

    fn decision(table: &Table) -> Option<&'static str> {
        table.agenda.question().map(Question::decision)
    }

    fn legal(view: &View<'_, Dragon>, me: Seat, out: &mut impl Offer<Dragon>) {
        let hand = view.hand(me).expect("a seat chooses from its own view");
        month::legal(view.table, hand, me, out);
    }

    fn forced(table: &Table, me: Seat) -> Option<Action> {
        // Section 8: hands start alike and are played face up, so the table tells what is in them.
        let hand = Hand::without(&table.courts[me].played);
        let mut offers = Few::default();
        month::legal(table, &hand, me, &mut offers);
        if offers.count == 1 { offers.last } else { None }
    }

    fn habit(view: &View<'_, Dragon>, me: Seat) -> Option<Action> {
        habit::habit(view.table, view.hand(me)?, me)
    }

    fn choose(state: &mut State, me: Seat, action: Action, out: &mut impl Hear<Event>) {
        month::choose(state, me, action, out);
    }

    #[inline]
    fn step(state: &mut State, out: &mut impl Hear<Event>) -> Went {
        month::step(state, out)
    }

    fn is_turn_over(table: &Table, me: Seat) -> bool {
        table.turn.acting() != Some(me)
    }

    fn standings(table: &Table) -> PerSeat<Standing> {
        end::standings(table)
    }

    fn back(hand: &Hand) -> Back {
        Back { cards: hand.len() }
    }

    fn imagine(view: &View<'_, Dragon>, dice: Dice) -> State {
        // Nothing is hidden but chance to come.
        let hands = view.table.courts.map(|court| Hand::without(&court.played));
        State { table: *view.table, hands, sealed: Sealed { dice } }
    }

    fn audit(state: &State) {
        audit::audit(state);
    }
}

/// Counts offers and keeps the last.
#[derive(Default)]
struct Few {
    count: usize,
    last: Option<Action>,
}

impl Offer<Dragon> for Few {
    fn offer(&mut self, action: Action) {
        self.count += 1;
        self.last = Some(action);
    }
}
