//! What follows what (rules section 6.1, GEN), and the three dispatches: what happens by itself (`happen`), what
//! may be chosen (`legal`), what a choice does (`choose`).

use tabletop::{Hear, Offer, Seat};

use crate::action::Action;
use crate::actions::{bribe, gift, income, invade, junks, nominate, petition, secure, transfer, voyage};
use crate::event::Event;
use crate::hand::Hand;
use crate::pending::Source;
use crate::table::Table;
use crate::task::Task;
use crate::{
    Confucius, State, chief, count, end, examination, favour, invasion, ministry, pay, place, rewards, tidy,
    turn, wall,
};

/// CF-GEN-1: the course of a round.
fn round(table: &mut Table, out: &mut impl Hear<Event>) {
    out.hear(|| Event::RoundBegan { round: table.round });
    table.agenda.first([
        Task::CountGifts,
        Task::ChiefMinister,
        Task::Turns,
        Task::Favour,
        Task::Wall,
        Task::Examination,
        Task::Ministries,
        Task::Invasions,
        Task::Officials,
        Task::Discard,
        Task::EndCheck,
    ]);
}

/// Plays on until somebody must choose or the game is over.
pub fn resume(state: &mut State, out: &mut impl Hear<Event>) {
    while let Some(task) = state.table.agenda.next() {
        if task == Task::Turns {
            turn::next(&mut state.table);
        } else if task.decision().is_some() {
            return;
        } else {
            happen(state, task, out);
        }
    }
}

/// What happens by itself. Not inlined: it is rare, and beside it the loop above must stay small.
#[inline(never)]
fn happen(state: &mut State, task: Task, out: &mut impl Hear<Event>) {
    state.table.agenda.take();
    match task {
        Task::Round => round(&mut state.table, out),
        Task::CountGifts => count::begin(&mut state.table, out),
        Task::ChiefMinister => chief::begin(state),
        Task::Favour => favour::begin(&mut state.table),
        Task::Wall => wall::begin(&mut state.table, out),
        Task::Examination => examination::begin(state, out),
        Task::Tutors => examination::next(state, out),
        Task::Ministries => ministry::begin(&mut state.table),
        Task::Resolve(ministry) => ministry::resolve(&mut state.table, ministry, out),
        Task::Invasions => invasion::begin(state, out),
        Task::Officials => tidy::officials(state, out),
        Task::Discard => tidy::discard(state),
        Task::EndCheck => tidy::end_check(&mut state.table, out),
        Task::Titles => end::titles(&mut state.table, out),
        Task::Turns
        | Task::Appoint
        | Task::Turn
        | Task::FavourAction
        | Task::ExtraAction
        | Task::Bribe
        | Task::Secure
        | Task::Nominate
        | Task::BuyJunks
        | Task::Launch
        | Task::Visit
        | Task::Invade
        | Task::BuyGift
        | Task::GiveGift
        | Task::Transfer
        | Task::Petition
        | Task::Reassign
        | Task::ReplaceStudent
        | Task::Swap
        | Task::Redeploy
        | Task::ReplaceInfluence
        | Task::Trade
        | Task::Pay
        | Task::Overpay
        | Task::RewardCard
        | Task::BriberyCard
        | Task::GiftCard
        | Task::Support
        | Task::Contribute
        | Task::CancelGift
        | Task::Place
        | Task::Yield
        | Task::Keep => unreachable!("{task:?} does not happen by itself"),
    }
}

/// What may be chosen, and why not what may not.
pub(crate) fn legal(table: &Table, hand: &Hand, me: Seat, out: &mut impl Offer<Confucius>) {
    let Some(task) = table.agenda.next() else { return };
    match task {
        Task::Appoint => chief::legal(table, me, out),
        Task::Turn => turn::legal(table, hand, me, out),
        Task::FavourAction => favour::legal(table, hand, me, out),
        Task::ExtraAction => rewards::legal_extra(table, hand, me, out),
        Task::Bribe => bribe::legal(table, hand, me, out),
        Task::Secure => secure::legal(table, hand, me, out),
        Task::Nominate => nominate::legal(table, me, out),
        Task::BuyJunks => junks::legal(table, hand, me, out),
        Task::Launch => voyage::legal(table, hand, me, out),
        Task::Visit => voyage::legal_visit(table, me, out),
        Task::Invade => invade::legal(table, hand, out),
        Task::BuyGift => gift::legal_buy(table, hand, me, out),
        Task::GiveGift => gift::legal_give(table, me, out),
        Task::Transfer => transfer::legal(table, me, out),
        Task::Petition => petition::legal(table, me, out),
        Task::Reassign => petition::legal_reassign(table, out),
        Task::ReplaceStudent => petition::legal_student(table, me, out),
        Task::Swap => petition::legal_swap(table, me, out),
        Task::Redeploy => petition::legal_redeploy(table, out),
        Task::ReplaceInfluence => petition::legal_influence(table, out),
        Task::Trade => income::legal_trade(table, hand, out),
        Task::Pay => pay::legal(table, hand, out),
        Task::Overpay => pay::legal_overpay(table, hand, out),
        Task::RewardCard => rewards::legal(table, hand, me, out),
        Task::BriberyCard => rewards::legal_bribery(table, hand, me, out),
        Task::GiftCard => rewards::legal_gift(table, me, out),
        Task::Support => examination::legal_support(table, me, out),
        Task::Contribute => examination::legal_contribute(hand, out),
        Task::CancelGift => examination::legal_cancel(out),
        Task::Place => place::legal(table, out),
        Task::Yield => ministry::legal(table, out),
        Task::Keep => tidy::legal(hand, out),
        Task::Round
        | Task::CountGifts
        | Task::ChiefMinister
        | Task::Turns
        | Task::Favour
        | Task::Wall
        | Task::Examination
        | Task::Tutors
        | Task::Ministries
        | Task::Resolve(_)
        | Task::Invasions
        | Task::Officials
        | Task::Discard
        | Task::EndCheck
        | Task::Titles => unreachable!("{task:?} waits for nobody"),
    }
}

/// What a choice does.
pub(crate) fn choose(state: &mut State, me: Seat, action: Action, out: &mut impl Hear<Event>) {
    let task = state.table.agenda.take();
    let table = &mut state.table;
    match (task, action) {
        (Some(Task::Appoint), Action::Appoint(seat)) => chief::appoint(table, me, seat, out),
        (Some(Task::Turn), Action::Take(action)) => turn::take(state, me, Source::Cubes, action, out),
        (Some(Task::Turn), Action::Reward) => rewards::reach(table),
        (Some(Task::Turn), Action::Pass) => turn::pass(table, me, out),
        (Some(Task::FavourAction), Action::Take(action)) => {
            turn::take(state, me, Source::Favour, action, out)
        }
        (Some(Task::ExtraAction), Action::Take(action)) => turn::take(state, me, Source::Extra, action, out),
        (Some(Task::Bribe), Action::Bribe(post)) => bribe::choose(table, me, post),
        (Some(Task::Secure), Action::Secure(post)) => secure::choose(table, me, post),
        (Some(Task::Nominate), Action::Nominate(student)) => nominate::choose(table, student),
        (Some(Task::BuyJunks), Action::BuyJunks(junks)) => junks::choose(table, me, junks),
        (Some(Task::Launch), Action::Launch(junks)) => voyage::choose(table, junks),
        (Some(Task::Visit), Action::Visit(land)) => voyage::visit(state, me, land, out),
        (Some(Task::Invade), Action::Invade(kind)) => invade::choose(table, kind),
        (Some(Task::BuyGift), Action::BuyGift(gift)) => gift::choose(table, gift),
        (Some(Task::GiveGift), Action::Give(gift, to)) => gift::give(state, me, gift, to, out),
        (Some(Task::Transfer), Action::Transfer(post, to)) => transfer::transfer(state, me, post, to, out),
        (Some(Task::Petition), Action::Petition(gift)) => petition::choose(table, gift),
        (Some(Task::Reassign), Action::Reassign(from, to)) => petition::reassign(state, me, from, to, out),
        (Some(Task::ReplaceStudent), Action::ReplaceStudent(student)) => {
            petition::replace_student(state, me, student, out)
        }
        (Some(Task::Swap), Action::Swap(own, other)) => petition::swap(state, me, own, other, out),
        (Some(Task::Redeploy), Action::Redeploy(owner, from, to)) => {
            petition::redeploy(state, me, owner, from, to, out)
        }
        (Some(Task::ReplaceInfluence), Action::ReplaceInfluence(post, to)) => {
            petition::replace_influence(state, me, post, to, out)
        }
        (Some(Task::Trade), Action::Trade(cards)) => income::trade(state, me, cards, out),
        (Some(Task::Pay), Action::Overpay) => table.agenda.push(Task::Overpay),
        (Some(Task::Pay | Task::Overpay), Action::Pay(cards)) => pay::pay(state, me, cards, out),
        (Some(Task::RewardCard), Action::Play(reward)) => rewards::play(state, me, reward, out),
        (Some(Task::BriberyCard), Action::Bribe(post)) => rewards::bribe(state, me, post, out),
        (Some(Task::GiftCard), Action::TakeGift(gift)) => rewards::take_gift(state, me, gift, out),
        (Some(Task::Support), Action::Support(student)) => examination::support(table, student),
        (Some(Task::Contribute), Action::Contribute(cards)) => examination::contribute(state, me, cards, out),
        (Some(Task::CancelGift), Action::CancelGift) => examination::cancel_gift(table, me, out),
        (Some(Task::CancelGift), Action::KeepGift) => examination::tutored(table),
        (Some(Task::Place), Action::Place(post)) => place::place(state, me, post, out),
        (Some(Task::Yield), Action::Yield(to)) => ministry::give_up(table, me, to, out),
        (Some(Task::Keep), Action::Keep(cards)) => tidy::keep(state, me, cards, out),
        (task, action) => unreachable!("`{action}` was not offered at {task:?}"),
    }
}
