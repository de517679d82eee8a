//! Kuhn poker, by the rules of `docs/rules/kuhn.md`: two players, three cards, one bet. The smallest game of the house,
//! and the one to copy when a new one is written.
//!
//! ```
//! use kuhn::{Kuhn, Options};
//! use tabletop::{Match, Seat, Seed, Viewer};
//!
//! let mut game = Match::<Kuhn>::new(2, Options, Seed::nth(1, 0)).expect("two can play");
//! let (first, second) = (Seat::new(0), Seat::new(1));
//! game.play_written(first, "bet").expect("whoever opens may bet");
//! game.play_written(second, "fold").expect("whoever faces a bet may fold");
//! let standings = game.standings().expect("the game is over");
//! assert_eq!((standings[first].points, standings[second].points), (1, -1));
//!
//! // A view has no path to the hand of another seat.
//! assert!(game.view(Viewer::Seat(first)).hand(first).is_some());
//! assert!(game.view(Viewer::Seat(first)).hand(second).is_none());
//! ```

// 3, 8: components, and who sees what
pub mod table;
// 6, 14: choices, and why not
pub mod action;
pub mod bar;
pub mod event;
// 6: rules
mod betting;
mod sources; // where points come from
// what is known of it besides its rules
mod manifest;

use tabletop::{
    BadOption, Dice, Game, Hear, Offer, PerSeat, Purpose, Seat, Seats, Setting, Standing, View, Went,
};

pub use action::Action;
pub use bar::Bar;
pub use event::Event;
pub use table::{Back, Card, Hand, Sealed, Table};

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kuhn;

/// A position of the game.
pub type State = tabletop::State<Kuhn>;

/// There is nothing to agree on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options;

impl tabletop::Options for Options {
    fn list() -> Vec<Setting> {
        Vec::new()
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), BadOption> {
        Err(BadOption::unknown::<Options>(key, value))
    }

    fn fit(&self, _seats: usize) -> Result<(), BadOption> {
        Ok(())
    }

    fn lines(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}

const DEAL: Purpose = Purpose::new("deal");

impl Game for Kuhn {
    const KEY: &'static str = "kuhn";
    const RULES: u16 = 1;
    const SEATS: std::ops::RangeInclusive<usize> = 2..=2;

    type Options = Options;
    type Table = Table;
    type Hand = Hand;
    type Back = Back;
    type Sealed = Sealed;
    type Action = Action;
    type Event = Event;
    type Bar = Bar;

    fn setup(seats: usize, _options: &Options, dice: Dice) -> State {
        let mut cards = Card::ALL;
        dice.draw(DEAL, 0).shuffle(&mut cards);
        let hands = PerSeat::new(seats, |seat| Hand { card: cards[seat.idx()] }); // KP-SET-2
        State { table: Table::new(), hands, sealed: Sealed { left: cards[2] } }
    }

    fn to_act(table: &Table) -> Seats {
        table.agenda.question().map_or(Seats::NONE, |question| Seats::one(question.seat()))
    }

    fn decision(table: &Table) -> Option<&'static str> {
        table.agenda.question().map(table::Question::decision)
    }

    fn legal(view: &View<'_, Kuhn>, _me: Seat, out: &mut impl Offer<Kuhn>) {
        betting::legal(view.table, out);
    }

    fn choose(state: &mut State, _me: Seat, action: Action, out: &mut impl Hear<Event>) {
        betting::choose(state, action, out);
    }

    fn step(state: &mut State, out: &mut impl Hear<Event>) -> Went {
        betting::step(state, out)
    }

    fn standings(table: &Table) -> PerSeat<Standing> {
        PerSeat::new(table.bets.len(), |seat| {
            let won = table.winner == Some(seat);
            let lost = i32::from(table.bets[table.other(seat)]);
            let points = if won { lost } else { -i32::from(table.bets[seat]) }; // KP-END-3
            Standing { place: if won { 1 } else { 2 }, points }
        })
    }

    fn back(_hand: &Hand) -> Back {
        Back { cards: 1 }
    }

    fn imagine(view: &View<'_, Kuhn>, dice: Dice) -> State {
        let known = |seat| match view.table.shown {
            Some(shown) => Some(shown[seat]),
            None => view.hand(seat).map(|hand| hand.card),
        };
        let seats = || Seat::first(view.seats());
        let mut unknown: Vec<Card> = Card::ALL.into();
        unknown.retain(|card| seats().all(|seat| known(seat) != Some(*card)));
        dice.draw(DEAL, 1).shuffle(&mut unknown);
        let mut deal = || unknown.pop().expect("there are three cards");
        let hands = PerSeat::new(view.seats(), |seat| Hand { card: known(seat).unwrap_or_else(&mut deal) });
        State { table: *view.table, hands, sealed: Sealed { left: deal() } }
    }

    fn audit(state: &State) {
        let mut cards: Vec<Card> = state.hands.iter().map(|hand| hand.card).collect();
        cards.push(state.sealed.left);
        cards.sort();
        assert_eq!(cards, Card::ALL, "KP-INV-1");
        let bets = state.table.bets;
        assert!(bets.iter().all(|bet| (1..=2).contains(bet)), "KP-INV-2");
        let is_shown =
            |(seat, hand): (Seat, &Hand)| state.table.shown.is_none_or(|shown| shown[seat] == hand.card);
        assert!(state.hands.by_seat().all(is_shown), "KP-END-2: the cards that are shown are those in hand");
    }
}
