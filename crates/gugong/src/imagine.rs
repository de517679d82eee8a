//! A world that could be the true one, as far as a viewer knows (rules section 8).
//!
//! Tokens and automa cards need no imagining: what their piles hold everybody can know, and what comes next is up to
//! the dice. Cards are dealt from those nobody has seen, where they can be.

use tabletop::{Dice, Draw, PerSeat, Purpose, Seat, View};

use crate::audit::all_cards;
use crate::card::{Card, Cards};
use crate::hand::{Hand, Sealed};
use crate::known::{KnownCards, Values};
use crate::meng::{Meng, Trace};
use crate::piece::Token;
use crate::task::Question;
use crate::{Gugong, State};

const IMAGINE: Purpose = Purpose::new("gugong imagine");
/// How often a world is tried that must let somebody go on.
const TRIES: u32 = 200;

pub(crate) fn imagine(view: &View<'_, Gugong>, dice: Dice) -> State {
    let mut state = deal(view, dice, 0);
    for number in 1..TRIES {
        if can_go_on(&state) {
            break;
        }
        state = deal(view, dice, number);
    }
    state
}

/// Whoever is asked for a great gift has one: else nobody would ask.
fn can_go_on(state: &State) -> bool {
    match state.table.agenda.question() {
        Some((seat, Question::Token(token @ Token::Tt05))) => {
            let least = state.table.printed().token(token).amount;
            state.hands[seat].cards.iter().any(|card| card.value >= least)
        }
        Some(_) | None => true,
    }
}

fn deal(view: &View<'_, Gugong>, dice: Dice, number: u32) -> State {
    let table = *view.table;
    let mut draw = dice.draw(IMAGINE, number);
    let mut unseen = unseen(view);
    draw.shuffle(&mut unseen);
    let mut secrets = deal_secrets(view, &mut unseen);
    let hands = PerSeat::new(view.seats(), |seat| match view.hand(seat) {
        Some(hand) => *hand,
        None => {
            let held = secrets.iter_mut().find(|(owner, _)| *owner == seat);
            let held = held.map(|(_, cards)| std::mem::take(cards)).unwrap_or_default();
            spread(&table.players[seat].known, held, view.back(seat).cards, &mut draw)
        }
    });
    let mut sealed = Sealed {
        deck: Default::default(),
        gift_pile: Default::default(),
        gift_discard: Default::default(),
        dice,
    };
    if let Some(meng) = &table.meng {
        deal_meng(meng, &mut unseen, &mut sealed, &mut draw);
    }
    sealed.deck = unseen.into_iter().collect();
    State { table, hands, sealed }
}

/// Every card the viewer cannot place.
fn unseen(view: &View<'_, Gugong>) -> Vec<Card> {
    let table = view.table;
    let mut unseen = all_cards(table);
    let mut see = |card: Card| {
        let at = unseen.iter().position(|&other| other == card);
        unseen.remove(at.expect("what is seen is one of the cards"));
    };
    table.gifts.iter().for_each(|(_, &card)| see(card));
    for seat in Seat::first(view.seats()) {
        let known = &table.players[seat].known;
        match view.hand(seat) {
            Some(hand) => hand.cards.iter().chain(hand.discard.iter()).for_each(&mut see),
            None => {
                known.hand.iter().chain(known.discard.iter()).chain(known.either.iter()).for_each(&mut see);
            }
        }
    }
    if let Some(meng) = &table.meng {
        meng.mixed.iter().for_each(&mut see);
        for trace in meng.under.iter().chain(&meng.laid) {
            if let Trace::Seen(card) = trace {
                see(*card);
            }
        }
    }
    unseen
}

/// A card for each secret of an unseen hand. The older a secret, the more values it has been seen not to have: what
/// one of them can be, every younger one can be too. So dealing the oldest first is fair and never ends in need.
fn deal_secrets(view: &View<'_, Gugong>, unseen: &mut Vec<Card>) -> Vec<(Seat, Vec<Card>)> {
    let hidden = || Seat::first(view.seats()).filter(|&seat| view.hand(seat).is_none());
    let mut all: Vec<(Seat, Values)> = hidden()
        .flat_map(|seat| view.table.players[seat].known.secrets.into_iter().map(move |cannot| (seat, cannot)))
        .collect();
    all.sort_by_key(|(_, cannot)| std::cmp::Reverse(cannot.len()));
    let mut dealt: Vec<(Seat, Vec<Card>)> = hidden().map(|seat| (seat, Vec::new())).collect();
    for (seat, cannot) in all {
        let at = unseen.iter().position(|card| !cannot.contains(card.value)).unwrap_or(0);
        let card = unseen.remove(at);
        dealt.iter_mut().filter(|(owner, _)| *owner == seat).for_each(|(_, cards)| cards.push(card));
    }
    dealt
}

/// The cards of one player, in hand and discard pile.
fn spread(known: &KnownCards, secrets: Vec<Card>, in_hand: usize, draw: &mut Draw) -> Hand {
    let mut loose: Vec<Card> = known.either.iter().chain(secrets).collect();
    draw.shuffle(&mut loose);
    let discard = loose.split_off(in_hand - known.hand.len());
    let join = |known: Cards, loose: Vec<Card>| {
        let mut cards = known;
        loose.into_iter().for_each(|card| cards.add(card));
        cards
    };
    Hand { cards: join(known.hand, loose), discard: join(known.discard, discard) }
}

/// Meng's piles.
fn deal_meng(meng: &Meng, unseen: &mut Vec<Card>, sealed: &mut Sealed, draw: &mut Draw) {
    let strangers = unseen.split_off(unseen.len() - usize::from(meng.strangers));
    let mut mixed: Vec<Card> = meng.mixed.iter().chain(strangers).collect();
    draw.shuffle(&mut mixed);
    let mut card = |trace: &Trace| match trace {
        Trace::Seen(card) => *card,
        Trace::Mixed => mixed.pop().expect("what left the pile is among its cards"),
        Trace::Drawn => unseen.pop().expect("what came from the deck is among its cards"),
    };
    sealed.gift_discard = meng.laid.iter().map(&mut card).collect();
    sealed.gift_pile = meng.under.iter().rev().map(&mut card).collect();
    sealed.gift_pile.extend(mixed);
}
