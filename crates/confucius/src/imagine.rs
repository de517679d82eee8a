//! A world that could be the true one, as far as a viewer knows (rules section 8).
//!
//! What a viewer knows of hidden Confucius cards: how many everybody holds; what lies face up; what is in the own hand; the
//! starting cards that cannot have left a hand yet (`Family::known`); what the deck was made of when it was last
//! shuffled (`Table::shuffled`), less what the viewer has drawn of it (`Hand::drawn`); and that whoever has begun
//! an action can complete it (CF-GEN-7). Everything else is dealt at random.

use tabletop::{ArrayVec, Dice, Draw, Offer, PerSeat, Purpose, Seat, View};

use crate::action::Action;
use crate::card::{Card, Cards};
use crate::data::data;
use crate::hand::{Hand, Sealed};
use crate::official::Space;
use crate::piece::{Candidate, Named};
use crate::reward_card::{Reward, Rewards};
use crate::round;
use crate::table::Table;
use crate::task::Task;
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
    let actor = actor(view, &mut draw);
    let rewards = deal_rewards(view, actor, &mut hands, &mut draw);
    let deck = deal_cards(view, actor, &mut hands, &mut draw);
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

/// What an unseen acting seat must hold, because it has begun an action that it can complete.
#[derive(Clone, Copy)]
struct Actor {
    seat: Seat,
    /// Beyond the cards it is known to hold; `None` if any will do.
    cards: Option<Cards>,
    /// The reward card it plays.
    reward: Option<Reward>,
}

/// One of the hands with which the unseen acting seat could go on, each as likely as it is to be dealt.
fn actor(view: &Looked<'_>, draw: &mut Draw) -> Option<Actor> {
    let table = view.table;
    let (task, seat) = (table.agenda.next()?, table.acting);
    if view.hand(seat).is_some() || task == Task::Keep {
        return None;
    }
    let open = view.back(seat).open_rewards;
    let begun = table.pending.and_then(|pending| pending.reward).filter(|_| open.is_none());
    let always_goes_on =
        matches!(task, Task::Turn | Task::FavourAction | Task::ExtraAction | Task::Contribute);
    if always_goes_on || !task.asks_the_hand() {
        return Some(Actor { seat, cards: None, reward: begun });
    }
    let unseen_rewards = unseen_rewards(view);
    let rewards: Vec<Option<Reward>> = if task == Task::RewardCard && open.is_none() {
        unseen_rewards.kinds().map(Some).collect()
    } else {
        vec![begun]
    };
    let mut ways = Vec::new();
    for (cards, weight) in any_cards(view, seat) {
        for &reward in &rewards {
            let held = open.unwrap_or_else(|| reward.into_iter().collect());
            let hand = Hand { cards: table.families[seat].known + cards, rewards: held, ..Hand::default() };
            if can_go_on(table, &hand, seat) {
                let copies = reward.map_or(1, |reward| unseen_rewards.count(reward));
                ways.push(((cards, reward), weight * u128::from(copies)));
            }
        }
    }
    let (cards, reward) = pick(&ways, draw);
    Some(Actor { seat, cards: Some(cards), reward })
}

/// Whether anything is offered.
fn can_go_on(table: &Table, hand: &Hand, me: Seat) -> bool {
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

/// The number of ways to choose `k` of `n`.
fn choose(n: u8, k: u8) -> u128 {
    (0..k).fold(1, |ways, idx| ways * u128::from(n - idx) / u128::from(idx + 1))
}

/// One of these, as likely as its weight.
fn pick<T: Copy>(ways: &[(T, u128)], draw: &mut Draw) -> T {
    let total: u128 = ways.iter().map(|(_, weight)| weight).sum();
    let number = (0..5).fold(0, |number, _| number << 24 | u128::from(draw.below(1 << 24)));
    let mut left = number % total;
    let chosen = ways.iter().find(|(_, weight)| {
        let is_here = left < *weight;
        left = left.wrapping_sub(*weight);
        is_here
    });
    chosen.expect("the true world is one of the ways").0
}

/// Everything a viewer cannot place, beyond what others are known to hold.
fn unseen(view: &Looked<'_>) -> Cards {
    let table = view.table;
    table.families.seats().fold(Cards::all() - table.discard, |unseen, seat| match view.hand(seat) {
        Some(hand) => unseen - hand.cards - hand.contributed.map(|(_, cards)| cards).unwrap_or_default(),
        None => unseen - table.families[seat].known,
    })
}

/// What the deck can be made of at most: what was shuffled, less what the viewer has drawn of it.
fn in_deck_at_most(view: &Looked<'_>) -> Cards {
    let seen = view.table.families.seats().filter_map(|seat| view.hand(seat));
    seen.fold(view.table.shuffled, |deck, hand| deck - hand.drawn)
}

/// How many cards of this unseen hand nobody knows; those face down at a student are among them.
fn unknown(view: &Looked<'_>, seat: Seat) -> u8 {
    view.back(seat).cards + laid(view.table, seat) - view.table.families[seat].known.len()
}

/// How many cards of this seat lie face down at a student.
fn laid(table: &Table, seat: Seat) -> u8 {
    let exam = table.exam.as_ref().filter(|exam| exam.piles.is_none());
    let laid = exam.and_then(|exam| exam.contributions.iter().find(|laid| laid.seat == seat));
    laid.map_or(0, |laid| laid.cards)
}

/// Everything this hand could hold beyond what is known, with the number of ways to deal it; what is left must still
/// fill the deck.
fn any_cards(view: &Looked<'_>, seat: Seat) -> Vec<(Cards, u128)> {
    let pool = unseen(view);
    let wanted = unknown(view, seat);
    let deck = in_deck_at_most(view);
    let few = pool.zip(pool, |cards, _| cards.min(wanted));
    let parts = few
        .parts()
        .filter(|cards| cards.len() == wanted && (pool - *cards).zip(deck, u8::min).len() >= view.table.deck);
    let ways = |cards: Cards| {
        Card::ALL.iter().map(|&card| choose(pool.count(card), cards.count(card))).product::<u128>()
    };
    parts.map(|cards| (cards, ways(cards))).collect()
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
    view: &Looked<'_>,
    actor: Option<Actor>,
    hands: &mut PerSeat<Hand>,
    draw: &mut Draw,
) -> ArrayVec<[Card; 66]> {
    let table = view.table;
    let mut pool = unseen(view);
    let must = actor.and_then(|actor| actor.cards.map(|cards| (actor.seat, cards)));
    if let Some((seat, cards)) = must {
        pool -= cards;
        hands[seat].cards = cards;
    }
    let deck = some(pool.zip(in_deck_at_most(view), u8::min), table.deck, draw);
    pool -= deck;
    for seat in hidden(view).filter(|&seat| must.is_none_or(|(actor, _)| actor != seat)) {
        let cards = some(pool, unknown(view, seat), draw);
        pool -= cards;
        hands[seat].cards = cards;
    }
    let mut drawn = in_deck_at_most(view) - deck;
    for seat in hidden(view) {
        let hand = &mut hands[seat];
        hand.cards += table.families[seat].known;
        // Who drew which of the cards that left the deck, nobody else can tell.
        hand.drawn = std::mem::take(&mut drawn);
        let laid = laid(table, seat);
        if laid > 0 {
            let cards = some(hand.cards, laid, draw);
            let contributions = table.exam.iter().flat_map(|exam| exam.contributions);
            hand.contributed =
                contributions.filter(|own| own.seat == seat).map(|own| (own.student, cards)).next();
            hand.cards -= cards;
        }
        let limit = data().board.hand_limit;
        let has_chosen = table.agenda.next() == Some(Task::Keep) && !table.discarding.contains(seat);
        if has_chosen && hand.cards.len() > limit {
            hand.keep = Some(some(hand.cards, limit, draw));
        }
    }
    let mut deck: ArrayVec<[Card; 66]> = deck.iter().collect();
    draw.shuffle(&mut deck);
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
    actor: Option<Actor>,
    hands: &mut PerSeat<Hand>,
    draw: &mut Draw,
) -> ArrayVec<[Reward; 10]> {
    let mut unseen = unseen_rewards(view);
    for seat in hidden(view) {
        hands[seat].rewards = view.back(seat).open_rewards.unwrap_or_default();
    }
    if let Some(Actor { seat, reward: Some(reward), .. }) = actor {
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
