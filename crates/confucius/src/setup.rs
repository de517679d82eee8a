//! Setup (rules section 5, SETUP).

use tabletop::{Agenda, ArrayVec, Deaf, Dice, MAX_SEATS, PerSeat, Purpose, Seat, Seats};

use crate::State;
use crate::card::{Card, Cards};
use crate::data::data;
use crate::family::Family;
use crate::hand::{Hand, Sealed};
use crate::land::ForeignLand;
use crate::official::{Officials, Space, Tile};
use crate::options::Options;
use crate::piece::{ByMinistry, ByStudent, Candidate, Named};
use crate::reward_card::{Reward, Rewards};
use crate::table::{Candidates, Distant, Foreign, Phase, Table};
use crate::task::Step;

// Section 9.
const MINISTRY_VP: Purpose = Purpose::new("confucius green tiles");
const DISTANT_VP: Purpose = Purpose::new("confucius blue tiles");
const LANDS: Purpose = Purpose::new("confucius foreign lands");
const OFFICIALS: Purpose = Purpose::new("confucius officials");
const CANDIDATES: Purpose = Purpose::new("confucius candidates");
const DECK: Purpose = Purpose::new("confucius deck");
const REWARDS: Purpose = Purpose::new("confucius rewards");

pub(crate) fn setup(seats: usize, options: &Options, dice: Dice) -> State {
    let board = &data().board;
    let cards = Cards::new(board.start_cards, board.start_cards, board.start_cards); // CF-SETUP-9
    let hand = Hand { cards, held: cards, is_open: !options.reward_hand_hidden, ..Hand::default() };
    let deck = (0..seats).fold(Cards::all(), |deck, _| deck - hand.cards);
    let (ministries, officials) = ministries(dice);
    let mut candidates = candidates(dice);
    let face_up = candidates.pop();
    let sealed = Sealed {
        deck: shuffled_deck(deck, dice, DECK, 0),
        reshuffles: 0,
        rewards: shuffled_rewards(dice), // CF-SETUP-2
        officials,
        candidates,
        dice,
    };
    let table = Table {
        options: *options,
        round: 1, // CF-SETUP-1
        phase: Phase::ChiefMinister,
        wall: 0,
        chief_minister: Seat::default(),
        exam_forced: false,
        junk_supply: board.junks,
        deck: deck.len(),
        shuffled: deck,
        held: Cards::all() - deck,
        tutored: Cards::default(),
        discard: Cards::default(),
        reward_deck: size(&sealed.rewards),
        rewards_played: ArrayVec::new(),
        official_pile: size(&sealed.officials),
        officials_removed: ArrayVec::new(),
        candidates: Candidates { face_up, below: size(&sealed.candidates), past: ArrayVec::new() },
        students: ByStudent::default(),
        ministries,
        distant_lands: distant_lands(dice),
        foreign_lands: foreign_lands(dice),
        families: PerSeat::new(seats, |_| Family::new()),
        pending: None,
        exam: None,
        resolution: None,
        titles: None,
        acting: Seat::default(),
        discarding: Seats::NONE,
        agenda: Agenda::default(),
    };
    let mut state = State { table, hands: PerSeat::new(seats, |_| hand), sealed };
    state.table.agenda.step(Step::Round);
    state.resume(&mut Deaf);
    state
}

/// How many lie in a pile.
pub(crate) fn size<T>(pile: &[T]) -> u8 {
    u8::try_from(pile.len()).expect("no pile has more than 66 pieces")
}

/// These cards in an order nobody knows.
pub(crate) fn shuffled_deck(cards: Cards, dice: Dice, purpose: Purpose, number: u32) -> ArrayVec<[Card; 66]> {
    let mut deck: ArrayVec<[Card; 66]> = cards.iter().collect();
    dice.draw(purpose, number).shuffle(&mut deck);
    deck
}

fn shuffled_rewards(dice: Dice) -> ArrayVec<[Reward; 10]> {
    let mut rewards: ArrayVec<[Reward; 10]> = Rewards::all().iter().collect();
    dice.draw(REWARDS, 0).shuffle(&mut rewards);
    rewards
}

/// CF-SETUP-3 and CF-SETUP-6: the ministries, and the pile that is left, its top last.
fn ministries(dice: Dice) -> (ByMinistry<Officials>, ArrayVec<[u8; 15]>) {
    let mut vp = data().tiles.ministry_vp;
    dice.draw(MINISTRY_VP, 0).shuffle(&mut vp);
    let mut pairs = vp.chunks(2);
    let prints = data().tiles.officials.iter();
    let mut costs: ArrayVec<[u8; 24]> =
        prints.flat_map(|print| (0..print.copies).map(move |_| print.cost)).collect();
    dice.draw(OFFICIALS, 0).shuffle(&mut costs);
    let mut drawn = costs.into_iter();
    let ministries = ByMinistry::new(|_| {
        let mut officials = Officials::default();
        if let Some(&[one, other]) = pairs.next() {
            (officials.minister_vp, officials.secretary_vp) = (one.max(other), one.min(other));
        }
        let first = &data().board.first_officials;
        for space in Space::ALL.into_iter().filter(|space| first.contains(&space.number())) {
            let cost = drawn.next().expect("there are more officials than spaces");
            officials.put(space, Tile::official(cost));
        }
        officials
    });
    let mut pile: ArrayVec<[u8; 15]> = drawn.collect();
    pile.reverse();
    (ministries, pile)
}

/// CF-SETUP-4.
fn distant_lands(dice: Dice) -> [Distant; 5] {
    let mut vp = data().tiles.distant_vp;
    dice.draw(DISTANT_VP, 0).shuffle(&mut vp);
    std::array::from_fn(|idx| Distant { vp: vp[idx], visitors: ArrayVec::new() })
}

/// CF-SETUP-5.
fn foreign_lands(dice: Dice) -> [Foreign; 3] {
    let mut lands: ArrayVec<[ForeignLand; MAX_SEATS]> = ForeignLand::ALL.iter().copied().collect();
    dice.draw(LANDS, 0).shuffle(&mut lands);
    std::array::from_fn(|idx| Foreign { land: lands[idx], ..Foreign::default() })
}

/// CF-SETUP-7, CF-SETUP-8: the stack, its top last.
fn candidates(dice: Dice) -> ArrayVec<[Candidate; 6]> {
    let mut stack: ArrayVec<[Candidate; 6]> =
        (0..data().tiles.any_candidates).map(|_| Candidate::Any).collect();
    let named = stack.len();
    stack.extend(Candidate::ALL.iter().copied().filter(|candidate| *candidate != Candidate::Any));
    dice.draw(CANDIDATES, 0).shuffle(&mut stack[named..]);
    stack
}
