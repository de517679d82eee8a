//! *Confucius*, by the rules of `docs/rules/confucius.md`.
//!
//! The modules stand in the order of the rules; a phase has the same verbs everywhere: `begin` (what happens by
//! itself), `legal` (what may be chosen), and one function for each choice. An action says `why_not` first.
//!
//! ```
//! use confucius::{Confucius, Options};
//! use tabletop::{Bar as _, Match, Options as _, Seed, Viewer};
//!
//! let mut options = Options::default();
//! options.set("advanced-game", "true").expect("there is such an option");
//! let game = Match::<Confucius>::new(4, options, Seed::nth(1, 0)).expect("four can play");
//! let seat = game.to_act().lowest().expect("somebody begins");
//!
//! // A menu has what may be chosen, and what may not with the rule that forbids it.
//! let menu = game.menu(seat).expect("it is to act");
//! assert!(!menu.offers.is_empty());
//! assert!(menu.bars.iter().all(|(_, bar)| bar.rule().starts_with("CF-")));
//!
//! // A hand is open to its own seat alone.
//! assert!(game.view(Viewer::Seat(seat)).hand(seat).is_some());
//! assert!(game.view(Viewer::Spectator).hand(seat).is_none());
//! ```

// 3: components
pub mod piece;
pub mod land;
pub mod actions_box;
pub mod card;
pub mod reward_card;
pub mod data;
// 8: who sees what
pub mod table;
pub mod official;
pub mod family;
pub mod pending;
pub mod hand;
// 5: setup
mod setup;
// 6: rules
pub mod task;
mod round; // 6.1 GEN: what follows what, and the three dispatches
mod pay; // 6.2 PAY
mod draw; // 6.3 DRAW
mod count; // 6.4 COUNT
mod chief; // 6.5 CM
mod turn; // 6.6, 6.7 TURN, CUBE
mod discount; // 6.8 DISC
mod actions; // 6.9 to 6.22, 6.25
mod gifts; // 6.19, 6.20 OBL, CANC
mod favour; // 6.23 FAV
mod rewards; // 6.24 REW
mod wall; // 6.26 WALL
mod examination; // 6.27 EXAM
mod place; // 6.27 EXAM-15 to EXAM-24
pub mod ministry; // 6.28 MIN
mod invasion; // 6.29 INVR
mod tidy; // 6.30 EOR
pub mod end; // 6.31 to 6.33 END, TITLE, WIN
pub mod foresight; // the same rules, asked what would be
mod sources; // where points come from
mod habit; // and what goes without saying
// 7, 14: choices, and why not
pub mod action;
pub mod bar;
pub mod event;
// 8: what a viewer knows
mod trace;
mod imagine;
mod unseen;
// 10: options, and 2.5: versions
pub mod options;
mod version;
// 11: invariants
mod audit;
// 15: view
mod view;
// what is known of it besides its rules
mod manifest;

use tabletop::{Dice, Game, Hear, Offer, PerSeat, Seat, Seats, Standing, View, Went};

pub use action::Action;
pub use bar::Bar;
pub use event::{Event, Merit};
pub use hand::{Back, Hand, Sealed};
pub use options::Options;
pub use table::Table;
pub use task::Question;

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Confucius;

/// A position of the game.
pub type State = tabletop::State<Confucius>;

impl Game for Confucius {
    const KEY: &'static str = "confucius";
    const RULES: u16 = version::NEWEST;
    const SEATS: std::ops::RangeInclusive<usize> = 3..=5;

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
    fn rules(table: &Table) -> u16 {
        table.options.rules
    }

    #[inline]
    fn to_act(table: &Table) -> Seats {
        table.to_act()
    }

    fn decision(table: &Table) -> Option<&'static str> {
        table.agenda.question().map(Question::decision)
    }

    fn legal(view: &View<'_, Confucius>, me: Seat, out: &mut impl Offer<Confucius>) {
        let hand = view.hand(me).expect("a seat chooses from its own view");
        round::legal(view.table, hand, me, out);
    }

    fn forced(table: &Table, me: Seat) -> Option<Action> {
        let question = table.agenda.question()?;
        let family = &table.families[me];
        // CF-TURN-8: without a cube and without a reward card, a turn does not ask the hand either.
        let is_idle = question == Question::Turn && family.cubes == 0 && family.rewards == 0;
        if question.asks_the_hand() && !is_idle {
            return None;
        }
        let mut offers = Few::default();
        round::legal(table, &Hand::default(), me, &mut offers);
        if offers.count == 1 { offers.last } else { None }
    }

    fn habit(view: &View<'_, Confucius>, me: Seat) -> Option<Action> {
        habit::habit(view.table, view.hand(me)?)
    }

    fn choose(state: &mut State, me: Seat, action: Action, out: &mut impl Hear<Event>) {
        round::choose(state, me, action, out);
    }

    #[inline]
    fn step(state: &mut State, out: &mut impl Hear<Event>) -> Went {
        round::step(state, out)
    }

    fn standings(table: &Table) -> PerSeat<Standing> {
        end::standings(table)
    }

    fn back(hand: &Hand) -> Back {
        let open_rewards = hand.is_open.then_some(hand.rewards);
        Back { cards: hand.cards.len(), rewards: hand.rewards.len(), open_rewards }
    }

    fn imagine(view: &View<'_, Confucius>, dice: Dice) -> State {
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

impl Offer<Confucius> for Few {
    fn offer(&mut self, action: Action) {
        self.count += 1;
        self.last = Some(action);
    }
}
