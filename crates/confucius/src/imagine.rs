//! A world that could be the true one, as far as a viewer knows (rules section 8).
//!
//! What a viewer knows of hidden Confucius cards: how many everybody holds; what lies face up; what is in the own
//! hand; the starting cards that cannot have left a hand yet (`Family::known`); from where everybody's cards have
//! come since the deck was last shuffled, and where they have gone (`trace`); and that whoever has begun an action
//! can complete it (CF-GEN-7). Everything else is dealt at random (`unseen`).

use tabletop::{ArrayVec, Dice, Draw, Offer, PerSeat, Purpose, Seat, View};

use crate::action::Action;
use crate::actions::nominate;
use crate::card::{Card, Cards};
use crate::data::data;
use crate::hand::{Hand, Sealed};
use crate::official::Space;
use crate::piece::{Candidate, Named};
use crate::reward_card::{Reward, Rewards};
use crate::round;
use crate::table::Table;
use crate::task::Question;
use crate::unseen::{UnseenCards, choices, laid, pick};
use crate::{Confucius, State};

const IMAGINE: Purpose = Purpose::new("confucius imagine");

type Looked<'a> = View<'a, Confucius>;

pub(crate) fn imagine(view: &Looked<'_>, dice: Dice) -> State {
    let table = *view.table;
    let mut draw = dice.draw(IMAGINE, 0);
    let is_open = !table.options.reward_hand_hidden;
    let mut hands = PerSeat::new(view.seats(), |seat| {
        let hidden = Hand { is_open, ..Hand::default() };
        view.hand(seat).copied().unwrap_or(hidden)
    });
    let all = UnseenCards::new(view);
    let mut unseen = all.settle(&mut draw);
    let played = go_on(view, all, &mut unseen, &mut draw);
    let rewards = deal_rewards(view, played, &mut hands, &mut draw);
    let deck = deal_cards(&table, unseen, &mut hands, &mut draw);
    let sealed = Sealed {
        deck,
        reshuffles: 0,
        rewards,
        officials: officials(&table, &mut draw),
        candidates: candidates(&table, &mut draw),
        dice,
    };
    State { table, hands, sealed }
}

/// Those whose hands this viewer does not see.
fn hidden<'a>(view: &'a Looked<'_>) -> impl Iterator<Item = Seat> + Clone + 'a {
    view.table.families.seats().filter(|&seat| view.hand(seat).is_none())
}

/// An unseen acting seat gets a hand with which it could go on, because it has begun an action that it can complete;
/// each as likely as it is to be dealt. Returned is the reward card it plays.
fn go_on(
    view: &Looked<'_>,
    all: UnseenCards,
    unseen: &mut UnseenCards,
    draw: &mut Draw,
) -> Option<(Seat, Reward)> {
    let table = view.table;
    let (question, seat) = (table.agenda.question()?, table.acting);
    if view.hand(seat).is_some() {
        return None;
    }
    let open = view.back(seat).open_rewards;
    let begun = table.pending.and_then(|pending| pending.reward).filter(|_| open.is_none());
    if !question.needs_cards() {
        return begun.map(|reward| (seat, reward));
    }
    let unseen_rewards = unseen_rewards(view);
    let rewards: Vec<Option<Reward>> = if question == Question::RewardCard && open.is_none() {
        unseen_rewards.kinds().map(Some).collect()
    } else {
        vec![begun]
    };
    // Every hand with which it can go on, with every reward card.
    let ways = |unseen: UnseenCards, weigh: &dyn Fn(Cards) -> u128| {
        let mut ways = Vec::new();
        for (cards, weight) in unseen.hands(seat).map(|cards| (cards, weigh(cards))).filter(|way| way.1 > 0) {
            for &reward in &rewards {
                let held = open.unwrap_or_else(|| reward.into_iter().collect());
                let hand = Hand { cards: unseen.surely(seat) + cards, rewards: held, ..Hand::default() };
                if can_go_on(table, &hand, seat) {
                    let copies = reward.map_or(1, |reward| unseen_rewards.count(reward));
                    ways.push(((cards, reward), weight * u128::from(copies)));
                }
            }
        }
        ways
    };
    let settled = *unseen;
    let likely = ways(settled, &|cards| settled.ways(seat, cards).map(|(_, ways)| ways).sum());
    let (cards, reward) = if likely.is_empty() {
        // Not if what has left the hands came as it was settled: then it came otherwise.
        let weigh = |cards| {
            if all.with(seat, cards).is_possible() { choices(all.pool(), cards) } else { 0 }
        };
        let (cards, reward) = pick(&ways(all, &weigh), draw);
        *unseen = all.with(seat, cards).settle(draw);
        (Cards::default(), reward)
    } else {
        pick(&likely, draw)
    };
    unseen.give(seat, cards, draw);
    reward.map(|reward| (seat, reward))
}

/// Whether anything is offered, and can be paid.
fn can_go_on(table: &Table, hand: &Hand, me: Seat) -> bool {
    if table.agenda.question() == Some(Question::Nominate) {
        return nominate::why_not_any(table, hand.means(), me).is_none();
    }
    struct Any(bool);
    impl Offer<Confucius> for Any {
        fn offer(&mut self, _action: Action) {
            self.0 = true;
        }
    }
    let mut any = Any(false);
    round::legal(table, hand, me, &mut any);
    any.0
}

/// So many of these cards, every one equally likely.
fn some(cards: Cards, wanted: u8, draw: &mut Draw) -> Cards {
    let mut pile: ArrayVec<[Card; 66]> = cards.iter().collect();
    draw.shuffle(&mut pile);
    let mut taken = Cards::default();
    pile.iter().take(usize::from(wanted)).for_each(|&card| taken.add(card, 1));
    taken
}

/// Fills the unseen hands and returns the deck.
fn deal_cards(
    table: &Table,
    unseen: UnseenCards,
    hands: &mut PerSeat<Hand>,
    draw: &mut Draw,
) -> ArrayVec<[Card; 66]> {
    let (places, deck) = unseen.deal(draw);
    for place in places {
        let hand = &mut hands[place.seat];
        (hand.cards, hand.held, hand.drawn) = (place.cards(), place.held, place.drawn);
        let laid = laid(table, place.seat);
        if laid > 0 {
            let cards = some(hand.cards, laid, draw);
            let contributions = table.exam.iter().flat_map(|exam| exam.contributions);
            hand.contributed =
                contributions.filter(|own| own.seat == place.seat).map(|own| (own.student, cards)).next();
            hand.cards -= cards;
        }
        let limit = data().board.hand_limit;
        let has_chosen =
            table.agenda.question() == Some(Question::Keep) && !table.discarding.contains(place.seat);
        if has_chosen && hand.cards.len() > limit {
            hand.keep = Some(some(hand.cards, limit, draw));
        }
    }
    deck
}

/// Reward cards a viewer cannot place.
fn unseen_rewards(view: &Looked<'_>) -> Rewards {
    let mut unseen = Rewards::all();
    view.table.rewards_played.iter().for_each(|&reward| unseen.remove(reward));
    for seat in view.table.families.seats() {
        let seen = view.hand(seat).map(|hand| hand.rewards).or(view.back(seat).open_rewards);
        seen.unwrap_or_default().iter().for_each(|reward| unseen.remove(reward));
    }
    unseen
}

/// Fills the unseen hands and returns the deck.
fn deal_rewards(
    view: &Looked<'_>,
    played: Option<(Seat, Reward)>,
    hands: &mut PerSeat<Hand>,
    draw: &mut Draw,
) -> ArrayVec<[Reward; 10]> {
    let mut unseen = unseen_rewards(view);
    for seat in hidden(view) {
        hands[seat].rewards = view.back(seat).open_rewards.unwrap_or_default();
    }
    if let Some((seat, reward)) = played {
        unseen.remove(reward);
        hands[seat].rewards.add(reward);
    }
    let mut pile: ArrayVec<[Reward; 10]> = unseen.iter().collect();
    draw.shuffle(&mut pile);
    for seat in hidden(view) {
        while hands[seat].rewards.len() < view.back(seat).rewards {
            hands[seat].rewards.add(pile.pop().expect("there are as many as the table says"));
        }
    }
    pile
}

/// The officials nobody has seen yet.
fn officials(table: &Table, draw: &mut Draw) -> ArrayVec<[u8; 15]> {
    let on_board = table
        .ministries
        .iter()
        .flat_map(|(_, officials)| Space::ALL.into_iter().filter_map(|space| officials.tile(space)?.cost));
    let seen: ArrayVec<[u8; 24]> = on_board.chain(table.officials_removed).collect();
    let mut pile = ArrayVec::new();
    for print in &data().tiles.officials {
        let seen = seen.iter().filter(|&&cost| cost == print.cost).count();
        (seen..usize::from(print.copies)).for_each(|_| pile.push(print.cost));
    }
    draw.shuffle(&mut pile);
    pile
}

/// CF-SETUP-7, CF-SETUP-8: the named ones lie on top, in an order nobody knows.
fn candidates(table: &Table, draw: &mut Draw) -> ArrayVec<[Candidate; 6]> {
    let seen = |candidate: Candidate| {
        let past = table.candidates.past.iter().filter(|&&past| past == candidate).count();
        past + usize::from(table.candidates.face_up == Some(candidate))
    };
    let any = usize::from(data().tiles.any_candidates) - seen(Candidate::Any);
    let mut stack: ArrayVec<[Candidate; 6]> = (0..any).map(|_| Candidate::Any).collect();
    let named = Candidate::ALL.iter().copied().filter(|&candidate| candidate != Candidate::Any);
    stack.extend(named.filter(|&candidate| seen(candidate) == 0));
    draw.shuffle(&mut stack[any..]);
    stack
}
