//! *Gùgōng*, by the rules of `docs/rules/gugong.md`.
//!
//! The modules stand in the order of the rules; a phase has the same verbs everywhere: `begin` (what happens by
//! itself), `asks` (whether somebody must choose), `legal` (what may be chosen), and one function for each choice.
//!
//! ```
//! use gugong::{Gugong, Options};
//! use tabletop::record::Digests;
//! use tabletop::{Match, Seed};
//!
//! // Alone, against Meng: always the last offer, to the end.
//! let mut game = Match::<Gugong>::new(1, Options::default(), Seed::nth(1, 0)).expect("one can play");
//! while let Some(seat) = game.to_act().lowest() {
//!     let offers = game.offers(seat).expect("it is to act");
//!     game.play(seat, *offers.last().expect("there is an offer")).expect("it was offered");
//! }
//!
//! // A record is the choices and nothing else; reading it plays the same game again.
//! let record = game.record(Digests::Last);
//! let again = Match::<Gugong>::read(&record).expect("what was written can be read");
//! assert_eq!(again.digest(), game.digest());
//! assert_eq!(again.standings(), game.standings());
//! ```

// 3: components
pub mod piece;
pub mod card;
pub mod city;
pub mod decree;
pub mod automa;
pub mod data;
// 8: who sees what
pub mod table;
pub mod player;
pub mod known;
pub mod hand;
// 5: setup
mod setup;
// 6: rules
pub mod task;
mod day; // 6.0, 6.4 DAY: what follows what, and the three dispatches
mod servants; // 6.2 SRV
mod morning; // 6.3 MOR
mod offer; // 6.5 OFF
mod act; // 6.6 ACT, and what reacts to it
mod swap; // ACT-6, MOR-6
mod areas; // 6.7, 6.9 to 6.14
mod exchange; // 6.8 TOK-1 to TOK-7
mod tokens; // 6.8 TOK-8
mod special; // 6.8 TOK-S
mod night; // 6.15 NIG
mod end; // 6.15 END
pub mod meng; // 6.16 SOL
pub mod foresight; // the same rules, asked what would be
mod sources; // where points come from
mod habit;
// 7, 14: choices, and why not
pub mod action;
pub mod bar;
pub mod event;
// 8: what a viewer knows
mod imagine;
// 10: options
pub mod options;
// 11: invariants
mod audit;
// 15: view
mod view;
// what is known of it besides its rules
mod manifest;

use tabletop::{Dice, Game, Hear, Offer, PerSeat, Seat, Seats, Standing, View, Went};

pub use action::{Action, Pieces, Way};
pub use bar::Bar;
pub use event::{Event, Merit, Who};
pub use hand::{Back, Hand, Sealed};
pub use options::Options;
pub use table::Table;
pub use task::Question;

use task::{Step, Task};

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gugong;

/// A position of the game.
pub type State = tabletop::State<Gugong>;

impl Game for Gugong {
    const KEY: &'static str = "gugong";
    const RULES: u16 = 1;
    const SEATS: std::ops::RangeInclusive<usize> = 1..=5;

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

    #[inline]
    fn to_act(table: &Table) -> Seats {
        table.to_act()
    }

    fn decision(table: &Table) -> Option<&'static str> {
        table.agenda.question().map(|(_, question)| question.decision())
    }

    fn legal(view: &View<'_, Gugong>, me: Seat, out: &mut impl Offer<Gugong>) {
        let hand = view.hand(me).expect("a seat chooses from its own view");
        day::legal(view.table, hand, me, out);
    }

    fn forced(table: &Table, me: Seat) -> Option<Action> {
        let (_, question) = table.agenda.question()?;
        if question.asks_the_hand() {
            return None;
        }
        let mut offers = Few::default();
        day::legal(table, &Hand::default(), me, &mut offers);
        if offers.count == 1 { offers.last } else { None }
    }

    fn habit(view: &View<'_, Gugong>, me: Seat) -> Option<Action> {
        habit::habit(view.table, me)
    }

    fn choose(state: &mut State, me: Seat, action: Action, out: &mut impl Hear<Event>) {
        day::choose(state, me, action, out);
    }

    #[inline]
    fn step(state: &mut State, out: &mut impl Hear<Event>) -> Went {
        day::step(state, out)
    }

    fn is_turn_over(table: &Table, me: Seat) -> bool {
        match table.agenda.next() {
            // The wall is looked at in the middle of a turn.
            Some(Task::Step(Step::WallCheck)) => table.turn != Some(me),
            Some(Task::Step(step)) => step.seat() != Some(me),
            // Whether it leaves something to choose is found out before anybody is asked.
            Some(Task::Ask(_)) | None => false,
        }
    }

    fn standings(table: &Table) -> PerSeat<Standing> {
        end::standings(table)
    }

    fn back(hand: &Hand) -> Back {
        Back { cards: hand.cards.len(), discard: hand.discard.len() }
    }

    fn imagine(view: &View<'_, Gugong>, dice: Dice) -> State {
        imagine::imagine(view, dice)
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

impl Offer<Gugong> for Few {
    fn offer(&mut self, action: Action) {
        self.count += 1;
        self.last = Some(action);
    }
}
