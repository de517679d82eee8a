//! Setup (rules section 5, SET; alone GG-SOL-1 to GG-SOL-5; GG-VAR-1).

use tabletop::{Agenda, ArrayVec, Deaf, Dice, PerSeat, Purpose, Seat};

use crate::State;
use crate::automa::{AUTOMAS, Automa, Automas};
use crate::card::{Card, Cards};
use crate::city::{Cities, City};
use crate::data::{DICE, FACES, HANDS, Printed, PrintedData};
use crate::decree::{DECREE_SLOTS, Decree, Decrees, Enacted, LEVELS, SLOTS_PER_LEVEL};
use crate::hand::{Hand, Sealed};
use crate::known::KnownCards;
use crate::meng::{self, Meng};
use crate::options::{Difficulty, Options};
use crate::piece::{Area, ByArea, Named, Tokens};
use crate::player::{PairAt, Player};
use crate::table::{Phase, Table};
use crate::task::Step;

// Section 9.
const FIRST: Purpose = Purpose::new("gugong first player");
const ROLL: Purpose = Purpose::new("gugong dice");
const TOKENS: Purpose = Purpose::new("gugong tokens");
const BOARD: Purpose = Purpose::new("gugong board cards");
const DECK: Purpose = Purpose::new("gugong deck");
const DECREES: Purpose = Purpose::new("gugong decrees");
const FOCUS: Purpose = Purpose::new("gugong focus");

/// The dice of a round (GG-SET-4, GG-MOR-3).
pub(crate) fn roll(printed: Printed, dice: Dice, round: u8) -> [u8; DICE] {
    let mut draw = dice.draw(ROLL, u32::from(round));
    let faces = u32::try_from(FACES).unwrap_or(1);
    printed.dice.map(|die| die[draw.below(faces) as usize])
}

/// Which first hand each player has (GG-SET-9, GG-SOL-3).
pub(crate) fn set_of(options: &Options, seats: usize, first: Seat, player: Seat) -> usize {
    if seats == 1 {
        options.solo_sets.human() + player.idx()
    } else {
        (player.idx() + seats - first.idx()) % seats
    }
}

pub(crate) fn setup(seats: usize, options: &Options, dice: Dice) -> State {
    let printed = options.tables.get();
    let is_solo = seats == 1;
    let n = if is_solo { 2 } else { seats };
    // GG-SOL-1: alone there are no special tokens.
    let options = Options { special_tokens: options.special_tokens && !is_solo, ..*options };
    // GG-SET-2
    let first = if is_solo { 0 } else { dice.draw(FIRST, 0).below(u32::try_from(n).unwrap_or(1)) as usize };
    let first = Seat::new(first);
    let sets = PerSeat::new(n, |player| set_of(&options, seats, first, player));
    let (gifts, deck) = gifts(&options, printed, &sets, dice);
    let mut sealed = Sealed { deck, gift_pile: ArrayVec::new(), gift_discard: ArrayVec::new(), dice };
    let constants = &printed.constants;
    let mut players = PerSeat::new(n, |_| Player::new(constants));
    let hands = PerSeat::new(seats, |seat| {
        let cards: Cards = printed.gifts.hands[sets[seat]].into_iter().collect();
        players[seat].known = KnownCards { hand: cards, ..KnownCards::default() };
        Hand { cards, ..Hand::default() }
    });
    let meng = is_solo.then(|| solo(&options, &mut players[Meng::SEAT], &mut sealed, sets[Meng::SEAT]));
    let side = printed.side_for(seats);
    let cities = printed.side(side).cities;
    let (on_map, token_pile) = lay_tokens(&options, cities, dice);
    let houses = printed.side(side).houses.len();
    let table = Table {
        options,
        side,     // GG-SET-1
        round: 1, // GG-SET-3
        phase: Phase::Day,
        first,
        next_first: None, // GG-SET-8
        turn: None,
        dice: roll(options.tables, dice, 1),
        gifts,
        deck: u8::try_from(sealed.deck.len()).unwrap_or(0),
        cities: on_map,
        tokens: cities,
        token_pile,
        token_discard: Tokens::default(),
        houses: u8::try_from((1_u32 << houses) - 1).unwrap_or(u8::MAX), // GG-SET-10
        ranks: PerSeat::new(n, |place| first.clockwise(place.idx(), n)), // GG-SET-7
        arrived: 0,
        decrees: decrees(dice),
        canal: Default::default(),
        players,
        meng,
        shown: None,
        offer: None,
        swap: None,
        morning: Decrees::default(),
        agenda: Agenda::default(),
    };
    let mut state = State { table, hands, sealed };
    state.table.agenda.step(Step::Day); // GG-SET-13
    state.resume(&mut Deaf);
    state
}

/// GG-SET-9, GG-VAR-1: the cards of the officials, and the deck.
fn gifts(
    options: &Options,
    printed: &PrintedData,
    sets: &PerSeat<usize>,
    dice: Dice,
) -> (ByArea<Card>, ArrayVec<[Card; crate::hand::MOST_DECK]>) {
    let gifts = &printed.gifts;
    if options.expert_setup {
        let mut all: ArrayVec<[Card; 40]> = gifts.board.into_iter().chain(gifts.deck).collect();
        let unused = (0..HANDS).filter(|set| !sets.iter().any(|used| used == set));
        unused.for_each(|set| all.extend(gifts.hands[set]));
        dice.draw(DECK, 0).shuffle(&mut all);
        let board = ByArea::new(|_| all.pop().expect("there are more cards than areas"));
        return (board, all.into_iter().collect());
    }
    let mut board = gifts.board;
    dice.draw(BOARD, 0).shuffle(&mut board);
    let mut deck = gifts.deck;
    dice.draw(DECK, 0).shuffle(&mut deck);
    (ByArea::new(|area| board[area as usize]), deck.into_iter().collect())
}

/// GG-SOL-2 to GG-SOL-5.
fn solo(options: &Options, own: &mut Player, sealed: &mut Sealed, set: usize) -> Meng {
    let areas = u32::try_from(Area::ALL.len()).unwrap_or(1);
    let drawn = Area::ALL[sealed.dice.draw(FOCUS, 0).below(areas) as usize];
    let mut deck = Automas::default();
    let cards = if options.solo_difficulty == Difficulty::Low { AUTOMAS - 1 } else { AUTOMAS };
    Automa::all().take(cards).for_each(|card| deck.add(card));
    let mut meng = Meng {
        focus: options.solo_focus.unwrap_or(drawn),
        last: None,
        deck,
        played: ArrayVec::new(),
        used: Automas::default(),
        pile: 0,
        mixed: Cards::default(),
        strangers: 0,
        under: ArrayVec::new(),
        laid: ArrayVec::new(),
    };
    own.pair = PairAt::Focus;
    let hand = options.tables.get().gifts.hands[set];
    sealed.gift_pile = hand.into_iter().collect();
    let mut strangers = 0;
    if options.solo_difficulty == Difficulty::High {
        sealed.gift_pile.extend(sealed.deck.pop());
        own.cells.card += 1;
        strangers = 1;
    }
    meng::first_pile(&mut meng, sealed, &hand, strangers);
    meng
}

/// GG-SET-5: one token on every city; the rest is the draw supply.
fn lay_tokens(
    options: &Options,
    cities: Cities,
    dice: Dice,
) -> ([Option<crate::piece::Token>; City::PLACES], Tokens) {
    let mut pile = options.tables.all_tokens(options.token_counts, options.special_tokens);
    let mut draw = dice.draw(TOKENS, 0);
    let mut on_map = [None; City::PLACES];
    for city in cities.iter() {
        let token = pile.nth(draw.below(u32::from(pile.len())));
        pile.remove(token);
        on_map[city.idx()] = Some(token);
    }
    (on_map, pile)
}

/// GG-SET-11.
fn decrees(dice: Dice) -> [Enacted; DECREE_SLOTS] {
    let mut draw = dice.draw(DECREES, 0);
    let mut all: ArrayVec<[Decree; DECREE_SLOTS]> = ArrayVec::new();
    for level in Decree::ALL.chunks(Decree::ALL.len() / LEVELS) {
        let mut level: ArrayVec<[Decree; Decree::ALL.len()]> = level.iter().copied().collect();
        draw.shuffle(&mut level);
        all.extend(level.into_iter().take(SLOTS_PER_LEVEL));
    }
    std::array::from_fn(|idx| Enacted { decree: all[idx], servants: ArrayVec::new() })
}
