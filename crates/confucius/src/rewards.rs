//! Emperor's Reward cards (rules section 6.24, REW).

use tabletop::{Hear, Offer, Seat, Seats, Veiled};

use crate::action::Action;
use crate::actions::{army, bribe, gift};
use crate::bar::{Bar, offer_unless, unless_any};
use crate::data::data;
use crate::draw::draw;
use crate::event::{Event, Merit};
use crate::hand::{Hand, Means};
use crate::official::Post;
use crate::pending::{Pending, Price, Source, Target};
use crate::piece::{Gift, Ministry};
use crate::reward_card::{Reward, Rewards};
use crate::setup::size;
use crate::table::Table;
use crate::task::Question;
use crate::{Confucius, State, discount, pay, turn};

/// CF-REW-1: the top card of the deck, if there is one.
pub(crate) fn gain(state: &mut State, seat: Seat, out: &mut impl Hear<Event>) {
    let Some(reward) = state.sealed.rewards.pop() else { return };
    state.table.reward_deck = size(&state.sealed.rewards);
    state.hands[seat].rewards.add(reward);
    state.table.families[seat].rewards += 1;
    if state.table.options.reward_hand_hidden {
        out.reveal(Seats::one(seat));
        out.hear(|| Event::RewardGained { seat, reward: Veiled::new(seat, reward) });
    } else {
        out.reveal(Seats::ALL);
        out.hear(|| Event::RewardTaken { seat, reward });
    }
}

/// CF-REW-3: a card that was used does not come back.
pub(crate) fn spend(state: &mut State, me: Seat, reward: Reward, out: &mut impl Hear<Event>) {
    state.hands[me].rewards.remove(reward);
    state.table.families[me].rewards -= 1;
    state.table.rewards_played.push(reward);
    out.hear(|| Event::RewardPlayed { seat: me, reward });
}

/// CF-REW-5: why the effect of this card cannot be carried out.
fn why_not(table: &Table, means: Means, me: Seat, reward: Reward) -> Option<Bar> {
    match reward {
        Reward::Cash | Reward::ExtraAction => None,
        Reward::Gift => table.families[me].unavailable.is_empty().then_some(Bar::NoGiftToTake), // CF-REW-G1
        Reward::RecruitArmy => army::why_not_recruit(table, me),                                // CF-REW-A1
        Reward::EmperorInsulted => {
            (table.families[me].armies.colonies == 0).then_some(Bar::NoArmyToInsultWith) // CF-REW-I1
        }
        Reward::BriberyBingbu | Reward::BriberyHubu | Reward::BriberyGongbu | Reward::BriberyAny => {
            unless_any(targets(table, means, me, reward).map(|(_, bar)| bar), Bar::NobodyForBribery)
        }
    }
}

pub(crate) fn why_not_any(table: &Table, held: Rewards, means: Means, me: Seat) -> Option<Bar> {
    unless_any(held.kinds().map(|reward| why_not(table, means, me, reward)), Bar::NoRewardCard)
}

/// CF-REW-2: playing a card is the player's action of the turn.
pub(crate) fn reach(table: &mut Table) {
    let source = Source::Reward;
    table.pending =
        Some(Pending { source, reward: None, action: None, target: Target::None, price: None, voyages: 0 });
    table.agenda.ask(Question::RewardCard);
}

/// `D-REW`.
pub(crate) fn legal(table: &Table, hand: &Hand, me: Seat, out: &mut impl Offer<Confucius>) {
    for reward in hand.rewards.kinds() {
        offer_unless(why_not(table, hand.means(), me, reward), Action::Play(reward), out);
    }
}

pub(crate) fn play(state: &mut State, me: Seat, reward: Reward, out: &mut impl Hear<Event>) {
    let table = &mut state.table;
    if let Some(pending) = &mut table.pending {
        pending.reward = Some(reward);
    }
    match reward {
        Reward::Cash => {
            turn::commit(state, me, out);
            draw(state, me, data().effects.cash, out); // CF-REW-C1
        }
        Reward::Gift => table.agenda.ask(Question::GiftCard),
        Reward::ExtraAction => {
            if let Some(pending) = &mut table.pending {
                pending.source = Source::Extra;
            }
            table.agenda.ask(Question::ExtraAction);
        }
        Reward::RecruitArmy => {
            turn::commit(state, me, out);
            army::recruit(&mut state.table, me, out); // CF-REW-A1
        }
        Reward::EmperorInsulted => {
            turn::commit(state, me, out);
            state.moment(out);
            insult(&mut state.table, me, out);
        }
        Reward::BriberyBingbu | Reward::BriberyHubu | Reward::BriberyGongbu | Reward::BriberyAny => {
            table.agenda.ask(Question::BriberyCard);
        }
    }
}

/// CF-REW-I1: the army never comes back.
fn insult(table: &mut Table, me: Seat, out: &mut impl Hear<Event>) {
    let armies = &mut table.families[me].armies;
    armies.colonies -= 1;
    armies.insulted += 1;
    table.score(me, Merit::EmperorInsulted, data().effects.insulted, out);
}

/// `D-REW-X`: any box action, needing no cube (CF-REW-X1); everything else holds (CF-REW-X2). Neither a pass nor
/// another card (CF-REW-X4).
pub(crate) fn legal_extra(table: &Table, hand: &Hand, me: Seat, out: &mut impl Offer<Confucius>) {
    turn::offer_actions(table, hand.means(), me, Source::Extra, out);
}

/// CF-REW-B2: the ministry named on the card; any other only once that one is resolved.
fn is_open_to(table: &Table, reward: Reward, ministry: Ministry) -> bool {
    match reward.bribery() {
        Some(Some(named)) if !table.ministries[named].resolved => ministry == named,
        Some(_) => !table.ministries[ministry].resolved,
        None => false,
    }
}

/// CF-REW-B3: unbribed officials are free; CF-REW-B4: unsecured ones of others have their price. No gift binds here
/// (CF-REW-B1).
fn targets(
    table: &Table,
    means: Means,
    me: Seat,
    reward: Reward,
) -> impl Iterator<Item = (Post, Option<Bar>)> {
    let open = table.ministries.iter().filter(move |(ministry, _)| is_open_to(table, reward, *ministry));
    open.flat_map(move |(ministry, officials)| {
        (officials.open() - officials.owned(me)).iter().map(move |space| {
            let post = Post { ministry, space };
            (post, price(table, me, post).and_then(|price| price.why_not(means)))
        })
    })
}

/// CF-REW-B3, CF-REW-B4: what this official costs by a Bribery card, if anything.
pub(crate) fn price(table: &Table, me: Seat, post: Post) -> Option<Price> {
    let is_free = table.ministries[post.ministry].unbribed().contains(post.space);
    (!is_free).then(|| discount::official(table, me, post))
}

/// The Bribery card being played.
fn bribery(table: &Table) -> Reward {
    table.pending.and_then(|pending| pending.reward).expect("a card was played before its target is chosen")
}

/// `D-REW-B`.
pub(crate) fn legal_bribery<O: Offer<Confucius>>(table: &Table, hand: &Hand, me: Seat, out: &mut O) {
    let reward = bribery(table);
    for (post, bar) in targets(table, hand.means(), me, reward) {
        offer_unless(bar, Action::Bribe(post), out);
    }
    if O::BARS {
        bar_others(table, me, reward, out);
    }
}

/// CF-REW-B2, CF-REW-B5.
fn bar_others(table: &Table, me: Seat, reward: Reward, out: &mut impl Offer<Confucius>) {
    for (ministry, officials) in table.ministries.iter() {
        let open = officials.open() - officials.owned(me);
        for space in officials.tiles().iter() {
            let action = Action::Bribe(Post { ministry, space });
            if officials.resolved {
                out.bar(action, Bar::MinistryResolved(ministry));
            } else if !is_open_to(table, reward, ministry) {
                out.bar(action, Bar::CardNamesAnother);
            } else if !open.contains(space) {
                out.bar(action, Bar::SecuredOrYours);
            }
        }
    }
}

pub(crate) fn bribe(state: &mut State, me: Seat, post: Post, out: &mut impl Hear<Event>) {
    let table = &mut state.table;
    let Some(price) = price(table, me, post) else {
        turn::commit(state, me, out);
        return bribe::bribe(&mut state.table, me, post, out); // CF-REW-B3
    };
    pay::ask(table, Target::Post(post), price); // CF-REW-B4
}

/// CF-REW-B4: the old marker returns.
pub(crate) fn take_over(table: &mut Table, me: Seat, post: Post, out: &mut impl Hear<Event>) {
    let officials = &mut table.ministries[post.ministry];
    let from = officials.owner(post.space).expect("only a bribed official has a price here");
    officials.mark(post.space, Some(me), false);
    out.hear(|| Event::TakenOver { seat: me, post, from });
}

/// `D-REW-G`: any own unavailable gift, free of charge (CF-REW-G1).
pub(crate) fn legal_gift(table: &Table, me: Seat, out: &mut impl Offer<Confucius>) {
    table.families[me].unavailable.iter().for_each(|gift| out.offer(Action::TakeGift(gift)));
}

pub(crate) fn take_gift(state: &mut State, me: Seat, gift: Gift, out: &mut impl Hear<Event>) {
    turn::commit(state, me, out);
    gift::buy(&mut state.table, me, gift, out);
}
