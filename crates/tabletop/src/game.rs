//! The contract: what a game is.

use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::Serialize;

use crate::{Dice, Options, PerSeat, Seat, Seats, Tell, View, Viewer};

/// The rules of one game.
///
/// `Table`, `Hand` and `Sealed` are `Copy`: plain data without a heap, so that a search may copy a state as
/// cheaply as its bytes, and undo is forgetting the copy.
pub trait Game: Sized + 'static {
    /// Name in URLs, files and message ids.
    const KEY: &'static str;
    /// The newest version of its rules, by which new tables are played. Raised when a correction makes old logs play
    /// differently; the game still plays every version from 1 on.
    const RULES: u16;
    /// How many can play.
    const SEATS: RangeInclusive<usize>;

    /// What can be agreed before the game.
    type Options: Options;
    /// Face up: everybody sees it.
    type Table: Copy + Eq + Hash + Debug + Serialize + Send + Sync;
    /// Behind a screen: its own seat sees it.
    type Hand: Copy + Default + Eq + Hash + Debug + Serialize + Send + Sync;
    /// What the others see of a hand.
    type Back: Copy + Eq + Debug + Serialize;
    /// Face down: nobody sees it. Never serialised.
    type Sealed: Copy + Eq + Hash + Send + Sync;
    /// A choice. Its `Display` is the notation that records keep.
    type Action: Copy + Eq + Hash + Debug + Display + Tell + Send + Sync;
    /// A consequence. Shown, never stored.
    type Event: Copy
        + Debug
        + Tell
        + Send
        + Sync
        + Happening<Table = Self::Table, Hand = Self::Hand, Sealed = Self::Sealed>;
    /// Why something that looks possible is not offered.
    type Bar: Bar;

    /// The game before the first choice.
    fn setup(seats: usize, options: &Self::Options, dice: Dice) -> State<Self>;
    /// The version of the rules that is played at this table. Its [options](Options::by_rules) bring it there.
    #[inline]
    fn rules(_table: &Self::Table) -> u16 {
        Self::RULES
    }
    /// Whose choice is awaited; nobody's means the game is over.
    fn to_act(table: &Self::Table) -> Seats;
    /// Which decision point of the rules is awaited, in the words of the view.
    fn decision(table: &Self::Table) -> Option<&'static str>;
    /// What `me` may choose, and why not what `me` may not. Sees what `me` sees, so legality cannot leak.
    fn legal(view: &View<'_, Self>, me: Seat, out: &mut impl Offer<Self>);
    /// The only choice, where everybody can see that it is the only one. Sees the table alone.
    fn forced(_table: &Self::Table, _me: Seat) -> Option<Self::Action> {
        None
    }
    /// The answer nearly everybody gives, where the others make no difference worth asking for. A host may give it
    /// for whoever does not want to be asked. Sees what `me` sees.
    fn habit(_view: &View<'_, Self>, _me: Seat) -> Option<Self::Action> {
        None
    }
    /// Does what was chosen, and nothing more.
    fn choose(state: &mut State<Self>, me: Seat, action: Self::Action, out: &mut impl Hear<Self::Event>);
    /// Lets one thing happen that happens by itself; nothing if somebody must choose, or the game is over.
    fn step(state: &mut State<Self>, out: &mut impl Hear<Self::Event>) -> Went;
    /// Whether what happens next by itself is no part of the turn of `me` any more: it is about others, too, or comes
    /// to light for all. A host stops there until the turn is ended. Sees the table alone, so stopping tells nothing.
    fn is_turn_over(_table: &Self::Table, _me: Seat) -> bool {
        true
    }
    /// Does what was chosen, then plays on until somebody must choose.
    #[inline]
    fn apply(state: &mut State<Self>, me: Seat, action: Self::Action, out: &mut impl Hear<Self::Event>) {
        Self::choose(state, me, action, out);
        state.moment(out);
        state.resume(out);
    }
    /// Places and points, by the game's own ties.
    fn standings(table: &Self::Table) -> PerSeat<Standing>;

    /// What the others see of a hand.
    fn back(hand: &Self::Hand) -> Self::Back;
    /// A state that could be the true one, as far as the viewer knows.
    fn imagine(view: &View<'_, Self>, dice: Dice) -> State<Self>;
    /// Nothing came from nowhere: panics where an invariant of the rules is broken. Called by [`crate::Match`]
    /// and the laws, not by bots.
    fn audit(state: &State<Self>);
}

/// Where a field lives is who sees it.
pub struct State<G: Game> {
    /// Face up.
    pub table: G::Table,
    /// One per seat.
    pub hands: PerSeat<G::Hand>,
    /// Face down.
    pub sealed: G::Sealed,
}

impl<G: Game> Clone for State<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for State<G> {}

impl<G: Game> PartialEq for State<G> {
    fn eq(&self, other: &Self) -> bool {
        self.table == other.table && self.hands == other.hands && self.sealed == other.sealed
    }
}

impl<G: Game> Eq for State<G> {}

impl<G: Game> State<G> {
    /// The state as `viewer` sees it.
    pub fn view(&self, viewer: Viewer) -> View<'_, G> {
        View::new(viewer, &self.table, &self.hands)
    }

    /// Whose choice is awaited.
    pub fn to_act(&self) -> Seats {
        G::to_act(&self.table)
    }

    /// Plays on until somebody must choose, or the game is over.
    #[inline]
    pub fn resume(&mut self, out: &mut impl Hear<G::Event>) {
        while G::step(self, out) == Went::On {
            self.moment(out);
        }
    }

    /// Does what was chosen, then plays on only as far as the [turn](Game::is_turn_over) of `me` goes. Whether more
    /// would happen by itself is asked by [`State::resume`].
    pub fn draft(&mut self, me: Seat, action: G::Action, out: &mut impl Hear<G::Event>) {
        G::choose(self, me, action, out);
        self.moment(out);
        while !G::is_turn_over(&self.table, me) && G::step(self, out) == Went::On {
            self.moment(out);
        }
    }

    /// A moment people at a table would look at ([`Hear::moment`]).
    #[inline]
    pub fn moment(&self, out: &mut impl Hear<G::Event>) {
        out.whole_moment(&self.table, &self.hands, &self.sealed);
    }

    /// Everything `me` may choose, into a list the caller reuses.
    pub fn legal(&self, me: Seat, out: &mut Vec<G::Action>) {
        out.clear();
        G::legal(&self.view(Viewer::Seat(me)), me, out);
    }
}

/// Whether something happened by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Went {
    /// Something did, and perhaps more will.
    On,
    /// Nothing did: somebody must choose, or the game is over.
    Nowhere,
}

/// One walk, two lists: a page listens to both, a bot only to the first.
pub trait Offer<G: Game> {
    /// Whether anybody listens to [`Offer::bar`]; where not, a rule need not look for bars.
    const BARS: bool = false;
    /// This may be chosen.
    fn offer(&mut self, action: G::Action);
    /// This may not, and here is why.
    fn bar(&mut self, _action: G::Action, _bar: G::Bar) {}
}

impl<G: Game> Offer<G> for Vec<G::Action> {
    #[inline]
    fn offer(&mut self, action: G::Action) {
        self.push(action);
    }
}

/// What happens at a table: an event, and what it happens to.
pub trait Happening {
    /// Face up.
    type Table;
    /// Behind a screen.
    type Hand;
    /// Face down.
    type Sealed;
}

/// Who listens to what happens: a story keeps it, a search is deaf and pays nothing.
pub trait Hear<E> {
    /// Something happened; the event is made only for those who keep it.
    fn hear(&mut self, event: impl FnOnce() -> E);

    /// Something that was hidden from these seats becomes known to them: drawn, turned up, rolled, or shown by somebody
    /// else. Whoever has chosen that cannot take it back.
    ///
    /// What somebody does with the own cards is no news to him, so a rule that only shows them says `Seats::but` him or
    /// nothing at all. Whether and to whom it is said depends on what these seats can see, never on what is hidden:
    /// everybody is told beforehand which choices reveal something.
    #[inline]
    fn reveal(&mut self, _to: Seats) {}

    /// A moment people at a table would look at before they go on, in the middle of something that goes round: what was
    /// told has happened, and this is the table now; nothing else has changed since the last moment. The end of a
    /// choice and of a [step](Game::step) is a moment anyway.
    #[inline]
    fn moment(&mut self, _table: &E::Table)
    where
        E: Happening,
    {
    }

    /// The same where hands or what is face down may have changed, too: [`State::moment`].
    #[inline]
    fn whole_moment(&mut self, _table: &E::Table, _hands: &PerSeat<E::Hand>, _sealed: &E::Sealed)
    where
        E: Happening,
    {
    }
}

impl<E> Hear<E> for Vec<E> {
    fn hear(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// Hears nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Deaf;

impl<E> Hear<E> for Deaf {
    #[inline]
    fn hear(&mut self, _event: impl FnOnce() -> E) {}
}

/// Notices whether anything is revealed to one seat; the story goes to whoever else listens.
#[derive(Clone, Copy, Debug)]
pub struct Watch<H> {
    seat: Seat,
    /// Whether something hidden became known to the seat.
    pub seals: bool,
    /// Who hears the story.
    pub story: H,
}

impl<H> Watch<H> {
    /// Watches for this seat.
    pub fn new(seat: Seat, story: H) -> Watch<H> {
        Watch { seat, seals: false, story }
    }
}

impl<E, H: Hear<E>> Hear<E> for Watch<H> {
    fn hear(&mut self, event: impl FnOnce() -> E) {
        self.story.hear(event);
    }

    fn reveal(&mut self, to: Seats) {
        self.seals |= to.contains(self.seat);
    }

    fn moment(&mut self, table: &E::Table)
    where
        E: Happening,
    {
        self.story.moment(table);
    }

    fn whole_moment(&mut self, table: &E::Table, hands: &PerSeat<E::Hand>, sealed: &E::Sealed)
    where
        E: Happening,
    {
        self.story.whole_moment(table, hands, sealed);
    }
}

/// Why something may not be chosen, with the rule it comes from.
pub trait Bar: Copy + Debug + Tell {
    /// The id of the rule, as in `docs/rules`.
    fn rule(&self) -> &'static str;
}

/// Where a seat stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Standing {
    /// 1 is the winner; ties share a place.
    pub place: u8,
    /// What the game counts.
    pub points: i32,
}

/// Why a choice was not accepted. The same three for every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// Somebody else is to act, or the game is over.
    NotYourTurn,
    /// The list was made for an earlier moment.
    MovedOn,
    /// It is not on the list.
    NotOffered,
}

impl Refused {
    /// Its name in protocols.
    pub fn code(self) -> &'static str {
        match self {
            Refused::NotYourTurn => "not-your-turn",
            Refused::MovedOn => "moved-on",
            Refused::NotOffered => "not-offered",
        }
    }
}

impl Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl std::error::Error for Refused {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_notices_what_is_revealed_to_it_and_nobody_pays_who_does_not_care() {
        let (one, other) = (Seat::new(1), Seat::new(2));
        let seals = |to: Seats| {
            let mut watch = Watch::new(one, Vec::new());
            watch.hear(|| "a card");
            watch.reveal(to);
            watch.hear(|| "was drawn");
            assert_eq!(watch.story, ["a card", "was drawn"]);
            watch.seals
        };
        assert!(seals(Seats::ALL) && seals(Seats::one(one)) && seals(Seats::but(other)));
        assert!(!seals(Seats::NONE) && !seals(Seats::one(other)) && !seals(Seats::but(one)));
        let mut story: Vec<&str> = Vec::new();
        story.reveal(Seats::ALL);
        assert!(story.is_empty());
    }
}
