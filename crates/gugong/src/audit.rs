//! Nothing came from nowhere (rules section 11): the invariants that one position can show.

use tabletop::Seat;

use crate::State;
use crate::card::{Card, Cards};
use crate::city::Cities;
use crate::data::HANDS;
use crate::decree::Decrees;
use crate::piece::{Piece, Token, Tokens};
use crate::player::{PairAt, Player};
use crate::setup::set_of;
use crate::table::{Phase, Table};
use crate::task::{Question, Step, Task};

/// Panics with the number of the invariant that is broken.
pub(crate) fn audit(state: &State) {
    let table = &state.table;
    for seat in table.players.seats() {
        servants(table, seat);
        pair(table, seat);
        cards_of(state, seat);
        board_of(table, seat);
    }
    cards(state);
    tokens(table);
    travellers(table);
    wall(table);
    canal(table);
    intrigue(table);
    palace(table);
    decrees(table);
    day(state);
    agenda(state);
}

/// Invariant 1.
fn servants(table: &Table, seat: Seat) {
    let own = &table.players[seat];
    let aboard: u8 = junks(table, seat).map(|junk| junk.regular).sum();
    let special = own.special.iter().filter(|special| !special.pair).count();
    let cells = if table.is_meng(seat) { 0 } else { own.cells.total() };
    let all = own.pool + own.supply + own.wall + aboard + own.decrees.len() + cells;
    let all = usize::from(all) + special;
    assert_eq!(all, usize::from(table.printed().constants.servants), "invariant 1: servants of {seat}");
}

fn junks(table: &Table, seat: Seat) -> impl Iterator<Item = crate::player::Junk> + '_ {
    table.canal.iter().flatten().flatten().copied().filter(move |junk| junk.owner == seat)
}

/// Invariant 2.
fn pair(table: &Table, seat: Seat) {
    let own = &table.players[seat];
    let aboard = junks(table, seat).filter(|junk| junk.pair).count();
    assert_eq!(aboard, usize::from(own.pair == PairAt::Junk), "invariant 2: the pair of {seat} on a junk");
    let special = own.special.iter().filter(|special| special.pair).count();
    assert_eq!(special, usize::from(own.pair == PairAt::Special), "invariant 2: the pair of {seat}");
    if table.is_meng(seat) {
        assert_eq!(own.pair, PairAt::Focus, "invariant 2: Meng's pair marks his focus");
    } else {
        let is_locked = own.pair == PairAt::Locked;
        assert_eq!(is_locked, own.cells.pair == 0, "invariant 2: the pair of {seat} is locked");
    }
}

/// Invariant 3, by player, and what everybody knows of his cards.
fn cards_of(state: &State, seat: Seat) {
    let table = &state.table;
    let wanted = table.printed().gifts.hands[0].len() + usize::from(table.players[seat].cells.card);
    if let Some(meng) = table.meng.filter(|_| table.is_meng(seat)) {
        let (pile, discard) = (&state.sealed.gift_pile, &state.sealed.gift_discard);
        assert_eq!(pile.len() + discard.len(), wanted, "invariant 3: Meng's cards");
        assert_eq!(usize::from(meng.pile), pile.len(), "the size of Meng's gift pile");
        assert_eq!(meng.laid.len(), discard.len(), "the size of Meng's discard pile");
        return;
    }
    let (hand, known) = (&state.hands[seat], &table.players[seat].known);
    assert_eq!(hand.cards.len() + hand.discard.len(), wanted, "invariant 3: cards of {seat}");
    let has = |all: Cards, some: Cards| {
        let mut left = all;
        some.iter().all(|card| left.take(card))
    };
    let mut all = hand.cards;
    all.add_all(hand.discard);
    let mut owned = known.hand;
    owned.add_all(known.discard);
    owned.add_all(known.either);
    assert!(has(hand.cards, known.hand), "what everybody knows of the hand of {seat} is true");
    assert!(has(hand.discard, known.discard), "what everybody knows of the discard pile of {seat} is true");
    assert!(has(all, owned), "what everybody knows of the cards of {seat} is true");
    assert_eq!(owned.len() + known.secrets.len(), wanted, "every card of {seat} is known or a secret");
}

/// Every card of the game, sorted; the box holds the first hands nobody has.
pub(crate) fn all_cards(table: &Table) -> Vec<Card> {
    let gifts = &table.printed().get().gifts;
    let used = |set: usize| {
        // The first player of the first round has the first set.
        table.players.seats().any(|seat| set_of(&table.options, table.seats(), Seat::new(0), seat) == set)
    };
    let hands = (0..HANDS).filter(|&set| table.options.expert_setup || used(set));
    let hands = hands.flat_map(|set| gifts.hands[set]);
    let mut all: Vec<Card> = gifts.board.into_iter().chain(gifts.deck).chain(hands).collect();
    all.sort_unstable();
    all
}

/// Invariant 3, all together.
fn cards(state: &State) {
    let (table, sealed) = (&state.table, &state.sealed);
    let mut all: Vec<Card> = table.gifts.iter().map(|(_, &card)| card).collect();
    all.extend(sealed.deck.iter().chain(&sealed.gift_pile).chain(&sealed.gift_discard));
    all.extend(state.hands.iter().flat_map(|hand| hand.cards.iter().chain(hand.discard.iter())));
    all.sort_unstable();
    assert_eq!(all, all_cards(table), "invariant 3: gift cards");
    assert_eq!(usize::from(table.deck), sealed.deck.len(), "the size of the deck");
}

/// The token that was picked up and not placed yet.
fn in_hand(table: &Table) -> Option<Token> {
    table.agenda.iter().find_map(|task| match task {
        Task::Ask((_, Question::Store(token) | Question::Special(token))) => Some(token),
        Task::Ask(_) | Task::Step(_) => None,
    })
}

/// Invariants 4 and 6.
fn tokens(table: &Table) {
    let mut all = Tokens::default();
    table.cities.iter().flatten().for_each(|&token| all.add(token, 1));
    for own in table.players.iter() {
        own.slots.iter().for_each(|&token| all.add(token, 1));
        own.special.iter().for_each(|special| all.add(special.token, 1));
        assert!(own.slots.len() <= usize::from(table.printed().constants.slots), "invariant 6: slots");
    }
    table.token_pile.iter().chain(table.token_discard.iter()).for_each(|token| all.add(token, 1));
    in_hand(table).into_iter().for_each(|token| all.add(token, 1));
    let printed = table.printed().all_tokens(table.options.token_counts, table.options.special_tokens);
    assert_eq!(all, printed, "invariant 4: travel tokens");
}

/// Invariant 5.
fn travellers(table: &Table) {
    let mut seen = Cities::NONE;
    for city in table.players.iter().filter_map(|own| own.traveller) {
        assert!(!seen.contains(city), "invariant 5: two travellers on {city}");
        seen.add(city);
        assert!(table.cities[city.idx()].is_none(), "invariant 5: traveller and token on {city}");
    }
    let with_token = table.board().cities.iter().filter(|city| table.cities[city.idx()].is_some());
    assert_eq!(table.tokens, with_token.collect(), "where the tokens are");
}

/// Invariant 7.
fn wall(table: &Table) {
    let scoring = table
        .agenda
        .iter()
        .any(|task| matches!(task, Task::Step(Step::WallCheck) | Task::Ask((_, Question::Bonus))));
    let below = table.on_wall() < table.threshold();
    assert!(scoring || below, "invariant 7: the wall is complete");
}

/// Invariant 8.
fn canal(table: &Table) {
    let constants = &table.printed().get().constants;
    for seat in table.players.seats() {
        let on_canal = junks(table, seat).count() + usize::from(table.players[seat].junks);
        assert_eq!(on_canal, usize::from(constants.junks), "invariant 8: junks of {seat}");
    }
    for junk in table.canal.iter().flatten().flatten() {
        assert!((1..=constants.hold).contains(&junk.load()), "invariant 8: a junk carries {}", junk.load());
    }
    let unused = table.canal.iter().skip(usize::from(table.board().routes)).flatten().flatten();
    assert_eq!(unused.count(), 0, "invariant 8: junks are on routes of this side");
}

/// Invariant 9.
fn intrigue(table: &Table) {
    let last = table.printed().constants.intrigue;
    assert!(table.players.iter().all(|own| own.intrigue <= last), "invariant 9: spaces");
    let spaces = table.ranks.iter().map(|&seat| table.players[seat].intrigue);
    assert!(spaces.is_sorted(), "invariant 9: whoever is ahead is not behind");
    let each = table.players.seats().all(|seat| table.ranks.iter().any(|&other| other == seat));
    assert!(each, "invariant 9: every marker is somewhere");
}

/// Invariant 10.
fn palace(table: &Table) {
    let last = table.printed().constants.palace;
    for own in table.players.iter() {
        assert!(own.envoy <= last, "invariant 10: an envoy beyond the palace");
        assert_eq!(own.envoy == last, own.arrival.is_some(), "invariant 10: arrived is arrived");
    }
    let mut slots: Vec<u8> = table.players.iter().filter_map(|own| own.arrival).collect();
    slots.sort_unstable();
    assert_eq!(slots, (0..table.arrived).collect::<Vec<u8>>(), "invariant 10: arrival slots");
}

/// Invariant 11.
fn decrees(table: &Table) {
    for seat in table.players.seats() {
        let there = table.decrees.iter().filter(|enacted| enacted.servants.contains(&seat));
        let own: Decrees = there.map(|enacted| enacted.decree).collect();
        assert_eq!(own, table.players[seat].decrees, "invariant 11: decrees of {seat}");
    }
    for enacted in &table.decrees {
        let distinct =
            Seat::first(table.players.len()).filter(|seat| enacted.servants.contains(seat)).count();
        assert_eq!(distinct, enacted.servants.len(), "invariant 11: one servant per player and decree");
    }
}

/// Invariants 12 and 16.
fn board_of(table: &Table, seat: Seat) {
    let (own, cells): (&Player, _) = (&table.players[seat], table.printed().constants.cells);
    let fits =
        own.cells.pair <= cells.pair && own.cells.card <= cells.card && own.cells.points <= cells.points;
    assert!(fits, "invariant 12: reward cells of {seat}");
    // While points are counted, those who come later have none yet.
    let is_counting = table.phase == Phase::End && table.players.iter().any(|other| other.points.is_none());
    assert!(own.points.is_none() || table.phase == Phase::End, "invariant 16: points come at the end");
    assert!(
        own.points.is_some() || is_counting || table.phase != Phase::End,
        "invariant 16: everybody has some"
    );
    assert!(!own.out || own.points == Some(0), "invariant 16: whoever is out has no points");
    assert!(Piece::Pair.worth() == 2, "the pair is worth two");
}

/// Invariants 14 and 15.
fn day(state: &State) {
    let table = &state.table;
    if table.phase == Phase::Morning {
        assert_eq!(table.next_first, None, "invariant 14: the token is on the board in the morning");
    }
    if matches!(table.phase, Phase::Morning | Phase::Night | Phase::End) {
        let is_clear = state.hands.iter().all(|hand| hand.discard.is_empty());
        assert!(is_clear, "invariant 15: nobody has a discard pile at night and in the morning");
    }
    if table.phase == Phase::Dusk {
        let is_clear = state.hands.iter().all(|hand| hand.cards.is_empty());
        assert!(is_clear, "invariant 15: all hands are empty at the end of the day");
    }
}

/// Whoever waits is at the table.
fn agenda(state: &State) {
    let table = &state.table;
    let asked = table.agenda.question().map(|(seat, _)| seat);
    assert!(asked.is_none_or(|seat| seat.idx() < table.players.len()), "nobody waits at {asked:?}");
    assert_eq!(table.agenda.is_empty(), table.phase == Phase::End, "the game is over at its end");
}
