//! Meng's gift pile and discard pile: face down, and yet much of them can be known.

use tabletop::{Dice, Hear, Purpose};

use super::{Meng, meng};
use crate::State;
use crate::card::{Card, Cards};
use crate::event::Event;
use crate::hand::Sealed;
use crate::table::{Phase, Table};

// Section 9.
const PILE: Purpose = Purpose::new("gugong gift pile");

/// What everybody can know of a face-down card of Meng.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Trace {
    /// It was seen.
    Seen(Card),
    /// It left the shuffled pile face down.
    #[default]
    Mixed,
    /// It came face down from the deck.
    Drawn,
}

/// Shuffles everything he has into a new gift pile.
fn shuffle(sealed: &mut Sealed, dice: Dice, number: u8) {
    let discard = std::mem::take(&mut sealed.gift_discard);
    sealed.gift_pile.extend(discard);
    sealed.gift_pile.sort_unstable();
    dice.draw(PILE, u32::from(number)).shuffle(&mut sealed.gift_pile);
}

/// GG-SOL-3, GG-SOL-4: the first gift pile; `strangers` of its cards come from the deck.
pub(crate) fn first_pile(meng: &mut Meng, sealed: &mut Sealed, known: &[Card], strangers: u8) {
    meng.mixed = known.iter().copied().collect::<Cards>();
    meng.strangers = strangers;
    meng.pile = u8::try_from(sealed.gift_pile.len()).unwrap_or(0);
    let dice = sealed.dice;
    shuffle(sealed, dice, 0);
}

/// GG-SOL-15: at night the discard pile becomes the next gift pile.
pub(crate) fn night(state: &mut State) {
    let round = state.table.round;
    let dice = state.sealed.dice;
    shuffle(&mut state.sealed, dice, round);
    let meng = meng(&mut state.table);
    meng.pile = u8::try_from(state.sealed.gift_pile.len()).unwrap_or(0);
    let (under, laid) = (std::mem::take(&mut meng.under), std::mem::take(&mut meng.laid));
    for trace in under.into_iter().chain(laid) {
        match trace {
            Trace::Seen(card) => meng.mixed.add(card),
            Trace::Mixed => {}
            Trace::Drawn => meng.strangers += 1,
        }
    }
}

/// The top card of the gift pile, seen by all.
pub(super) fn draw(state: &mut State) -> Card {
    let (card, trace) = pop(state);
    if trace == Trace::Mixed {
        let meng = meng(&mut state.table);
        if !meng.mixed.take(card) {
            meng.strangers -= 1;
        }
    }
    card
}

/// The top card of the gift pile, face down, and what can be known of it.
fn pop(state: &mut State) -> (Card, Trace) {
    let card = state.sealed.gift_pile.pop().expect("Meng draws from a pile that has cards");
    let meng = meng(&mut state.table);
    let is_shuffled = usize::from(meng.pile) > meng.under.len();
    meng.pile -= 1;
    let trace = if is_shuffled { Trace::Mixed } else { meng.under.remove(0) };
    (card, trace)
}

/// On top of his discard pile.
pub(super) fn lay(state: &mut State, card: Card, trace: Trace) {
    state.sealed.gift_discard.push(card);
    meng(&mut state.table).laid.push(trace);
}

/// Under his gift pile.
fn bury(state: &mut State, card: Card, trace: Trace) {
    state.sealed.gift_pile.insert(0, card);
    let meng = meng(&mut state.table);
    meng.under.push(trace);
    meng.pile += 1;
}

/// GG-SOL-21, TT08: whether the top card of his discard pile went under his gift pile.
pub(super) fn recover(state: &mut State, out: &mut impl Hear<Event>) -> bool {
    if state.table.phase == Phase::Dusk {
        return false;
    }
    let Some(trace) = meng(&mut state.table).laid.pop() else { return false };
    let card = state.sealed.gift_discard.pop().expect("the piles are as the table says");
    bury(state, card, trace);
    out.hear(|| Event::MengBuried { cards: 1 });
    true
}

/// GG-SOL-21, TT05: whether the top card of his gift pile went to his discard pile.
pub(super) fn shed(state: &mut State, out: &mut impl Hear<Event>) -> bool {
    if state.table.phase == Phase::Dusk || meng(&mut state.table).pile == 0 {
        return false;
    }
    let (card, trace) = pop(state);
    lay(state, card, trace);
    out.hear(|| Event::MengShed);
    true
}

/// GG-SOL-28: a card from the deck; false if there is none.
pub(super) fn gain(state: &mut State, out: &mut impl Hear<Event>) -> bool {
    let Some(card) = state.sealed.deck.pop() else { return false };
    state.table.deck -= 1;
    if state.table.phase == Phase::Dusk {
        lay(state, card, Trace::Drawn);
    } else {
        bury(state, card, Trace::Drawn);
    }
    out.hear(|| Event::MengBuried { cards: 1 });
    true
}

impl Table {
    /// How many cards are in Meng's discard pile.
    pub fn meng_discard(&self) -> usize {
        self.meng.map_or(0, |meng| meng.laid.len())
    }
}
