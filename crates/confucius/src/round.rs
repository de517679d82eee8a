//! What follows what (rules section 6.1, GEN), and the three dispatches: what happens by itself (`step`), what
//! may be chosen (`legal`), what a choice does (`choose`).

use tabletop::{Hear, Offer, Seat, Went};

use crate::action::Action;
use crate::actions::{bribe, gift, income, invade, junks, nominate, petition, secure, transfer, voyage};
use crate::event::Event;
use crate::hand::Hand;
use crate::pending::Source;
use crate::table::Table;
use crate::task::{Question, Step, Task};
use crate::{
    Confucius, State, chief, count, end, examination, favour, invasion, ministry, pay, place, rewards, tidy,
    turn, wall,
};

/// CF-GEN-1: the course of a round.
fn round(table: &mut Table, out: &mut impl Hear<Event>) {
    out.hear(|| Event::RoundBegan { round: table.round });
    table.agenda.steps([
        Step::CountGifts,
        Step::ChiefMinister,
        Step::Turns,
        Step::Favour,
        Step::Wall,
        Step::Examination,
        Step::Ministries,
        Step::Invasions,
        Step::Officials,
        Step::Discard,
        Step::EndCheck,
    ]);
}

/// One thing that happens by itself.
#[inline]
pub(crate) fn step(state: &mut State, out: &mut impl Hear<Event>) -> Went {
    match state.table.agenda.next() {
        Some(Task::Step(Step::Turns)) => turn::next(&mut state.table),
        Some(Task::Step(step)) => happen(state, step, out),
        Some(Task::Ask(_)) | None => return Went::Nowhere,
    }
    Went::On
}

/// What is rare. Not inlined: beside it the loop that asks for steps must stay small.
#[inline(never)]
fn happen(state: &mut State, step: Step, out: &mut impl Hear<Event>) {
    if step != Step::Turns {
        state.table.agenda.take();
    }
    match step {
        Step::Round => round(&mut state.table, out),
        Step::CountGifts => count::begin(&mut state.table, out),
        Step::ChiefMinister => chief::begin(state),
        Step::Favour => favour::begin(&mut state.table),
        Step::Wall => wall::begin(&mut state.table, out),
        Step::Examination => examination::begin(state, out),
        Step::Tutors => examination::next(state, out),
        Step::Ministries => ministry::begin(&mut state.table),
        Step::Resolve(ministry) => ministry::resolve(&mut state.table, ministry, out),
        Step::Invasions => invasion::begin(state, out),
        Step::Officials => tidy::officials(state, out),
        Step::Candidate => place::next_candidate(state, out),
        Step::Discard => tidy::discard(state),
        Step::LayDown => tidy::lay_down(state, out),
        Step::EndCheck => tidy::end_check(&mut state.table, out),
        Step::Titles => end::titles(&mut state.table, out),
        Step::Turns => turn::next(&mut state.table),
    }
}

/// What may be chosen, and why not what may not.
pub(crate) fn legal(table: &Table, hand: &Hand, me: Seat, out: &mut impl Offer<Confucius>) {
    let Some(question) = table.agenda.question() else { return };
    match question {
        Question::Appoint => chief::legal(table, me, out),
        Question::Turn => turn::legal(table, hand, me, out),
        Question::FavourAction => favour::legal(table, hand, me, out),
        Question::ExtraAction => rewards::legal_extra(table, hand, me, out),
        Question::Bribe => bribe::legal(table, hand, me, out),
        Question::Secure => secure::legal(table, hand, me, out),
        Question::Nominate => nominate::legal(table, me, out),
        Question::BuyJunks => junks::legal(table, hand, me, out),
        Question::Launch => voyage::legal(table, hand, me, out),
        Question::Visit => voyage::legal_visit(table, me, out),
        Question::Invade => invade::legal(table, hand, out),
        Question::BuyGift => gift::legal_buy(table, hand, me, out),
        Question::GiveGift => gift::legal_give(table, me, out),
        Question::Transfer => transfer::legal(table, me, out),
        Question::Petition => petition::legal(table, me, out),
        Question::Reassign => petition::legal_reassign(table, out),
        Question::ReplaceStudent => petition::legal_student(table, me, out),
        Question::Swap => petition::legal_swap(table, me, out),
        Question::Redeploy => petition::legal_redeploy(table, out),
        Question::ReplaceInfluence => petition::legal_influence(table, out),
        Question::Trade => income::legal_trade(table, hand, out),
        Question::Pay => pay::legal(table, hand, out),
        Question::Overpay => pay::legal_overpay(table, hand, out),
        Question::RewardCard => rewards::legal(table, hand, me, out),
        Question::BriberyCard => rewards::legal_bribery(table, hand, me, out),
        Question::GiftCard => rewards::legal_gift(table, me, out),
        Question::Support => examination::legal_support(table, me, out),
        Question::Contribute => examination::legal_contribute(hand, out),
        Question::CancelGift => examination::legal_cancel(out),
        Question::Place => place::legal(table, out),
        Question::Yield => ministry::legal(table, out),
        Question::Keep => tidy::legal(hand, out),
    }
}

/// What a choice does.
pub(crate) fn choose(state: &mut State, me: Seat, action: Action, out: &mut impl Hear<Event>) {
    let question = state.table.agenda.answered();
    let table = &mut state.table;
    match (question, action) {
        (Some(Question::Appoint), Action::Appoint(seat)) => chief::appoint(table, me, seat, out),
        (Some(Question::Turn), Action::Take(action)) => turn::take(state, me, Source::Cubes, action, out),
        (Some(Question::Turn), Action::Reward) => rewards::reach(table),
        (Some(Question::Turn), Action::Pass) => turn::pass(table, me, out),
        (Some(Question::FavourAction), Action::Take(action)) => {
            turn::take(state, me, Source::Favour, action, out)
        }
        (Some(Question::ExtraAction), Action::Take(action)) => {
            turn::take(state, me, Source::Extra, action, out)
        }
        (Some(Question::Bribe), Action::Bribe(post)) => bribe::choose(table, me, post),
        (Some(Question::Secure), Action::Secure(post)) => secure::choose(table, me, post),
        (Some(Question::Nominate), Action::Nominate(student)) => nominate::choose(table, student),
        (Some(Question::BuyJunks), Action::BuyJunks(junks)) => junks::choose(table, me, junks),
        (Some(Question::Launch), Action::Launch(junks)) => voyage::choose(table, junks),
        (Some(Question::Visit), Action::Visit(land)) => voyage::visit(state, me, land, out),
        (Some(Question::Invade), Action::Invade(kind)) => invade::choose(table, kind),
        (Some(Question::BuyGift), Action::BuyGift(gift)) => gift::choose(table, gift),
        (Some(Question::GiveGift), Action::Give(gift, to)) => gift::give(state, me, gift, to, out),
        (Some(Question::Transfer), Action::Transfer(post, to)) => {
            transfer::transfer(state, me, post, to, out)
        }
        (Some(Question::Petition), Action::Petition(gift)) => petition::choose(table, gift),
        (Some(Question::Reassign), Action::Reassign(from, to)) => {
            petition::reassign(state, me, from, to, out)
        }
        (Some(Question::ReplaceStudent), Action::ReplaceStudent(student)) => {
            petition::replace_student(state, me, student, out)
        }
        (Some(Question::Swap), Action::Swap(own, other)) => petition::swap(state, me, own, other, out),
        (Some(Question::Redeploy), Action::Redeploy(owner, from, to)) => {
            petition::redeploy(state, me, owner, from, to, out)
        }
        (Some(Question::ReplaceInfluence), Action::ReplaceInfluence(post, to)) => {
            petition::replace_influence(state, me, post, to, out)
        }
        (Some(Question::Trade), Action::Trade(cards)) => income::trade(state, me, cards, out),
        (Some(Question::Pay), Action::Overpay) => table.agenda.ask(Question::Overpay),
        (Some(Question::Pay | Question::Overpay), Action::Pay(cards)) => pay::pay(state, me, cards, out),
        (Some(Question::RewardCard), Action::Play(reward)) => rewards::play(state, me, reward, out),
        (Some(Question::BriberyCard), Action::Bribe(post)) => rewards::bribe(state, me, post, out),
        (Some(Question::GiftCard), Action::TakeGift(gift)) => rewards::take_gift(state, me, gift, out),
        (Some(Question::Support), Action::Support(student)) => examination::support(table, student),
        (Some(Question::Contribute), Action::Contribute(cards)) => {
            examination::contribute(state, me, cards, out)
        }
        (Some(Question::CancelGift), Action::CancelGift) => examination::cancel_gift(table, me, out),
        (Some(Question::CancelGift), Action::KeepGift) => examination::tutored(table),
        (Some(Question::Place), Action::Place(post)) => place::place(state, me, post, out),
        (Some(Question::Yield), Action::Yield(to)) => ministry::give_up(table, me, to, out),
        (Some(Question::Keep), Action::Keep(cards)) => tidy::keep(state, me, cards, out),
        // A match accepts only what `legal` offers, which asks the same question.
        (question, action) => {
            unreachable!("`choose` has no arm for `{action}` at {question:?}, or it was not offered")
        }
    }
}
