//! The Actions phase: turns, passing and cubes (rules sections 6.6 and 6.7, TURN and CUBE).

use tabletop::{Hear, Offer, Seat};

use crate::action::Action;
use crate::actions::{
    army, bribe, force, gift, income, invade, junks, nominate, petition, secure, transfer, voyage,
};
use crate::actions_box::BoxAction;
use crate::bar::Bar;
use crate::event::Event;
use crate::piece::Named;
use crate::round::Task;
use crate::table::{Hand, Pending, Source, Table, Target};
use crate::{Confucius, State, rewards};

/// CF-TURN-1: clockwise, skipping those who have passed (CF-TURN-6), until everybody has (CF-TURN-7).
pub(crate) fn next(table: &mut Table) {
    let n = table.families.len();
    let clockwise = (1..=n).map(|steps| table.acting.clockwise(steps, n));
    match clockwise.into_iter().find(|&seat| !table.families[seat].passed) {
        Some(seat) => table.ask(seat, Task::Turn),
        None => {
            table.agenda.take();
        }
    }
}

/// `D-TURN`: exactly one box action, reward card or pass (CF-TURN-2).
pub(crate) fn legal(table: &Table, hand: &Hand, me: Seat, out: &mut impl Offer<Confucius>) {
    let family = &table.families[me];
    for &action in BoxAction::ALL {
        let needed = family.cubes_needed(action);
        if needed > family.cubes {
            out.bar(Action::Take(action), Bar::TooFewCubes { needed, cubes: family.cubes }); // CF-CUBE-5, CF-TURN-5
        } else {
            offer(table, hand, me, action, out);
        }
    }
    match rewards::why_not_any(table, hand, me) {
        None => out.offer(Action::Reward), // CF-TURN-9, CF-REW-2
        Some(why) => out.bar(Action::Reward, why),
    }
    if family.cubes > 0 {
        out.bar(Action::Pass, Bar::MustUseCubes { cubes: family.cubes }); // CF-TURN-4
    } else {
        out.offer(Action::Pass);
    }
}

/// This box action, if it can be carried out as a whole (CF-GEN-7).
pub(crate) fn offer(
    table: &Table,
    hand: &Hand,
    me: Seat,
    action: BoxAction,
    out: &mut impl Offer<Confucius>,
) {
    match why_not(table, hand, me, action) {
        None => out.offer(Action::Take(action)),
        Some(why) => out.bar(Action::Take(action), why),
    }
}

/// Every restriction but cubes, which only a normal turn asks for.
fn why_not(table: &Table, hand: &Hand, me: Seat, action: BoxAction) -> Option<Bar> {
    match action {
        BoxAction::Bribe => bribe::why_not_any(table, hand, me),
        BoxAction::Secure => secure::why_not_any(table, hand, me),
        BoxAction::Nominate => nominate::why_not_any(table, hand, me),
        BoxAction::ForceExam => force::why_not(table, hand),
        BoxAction::BuyJunks => junks::why_not(table, hand, me, 1),
        BoxAction::Voyage => voyage::why_not(table, hand, me, 1),
        BoxAction::Recruit => army::why_not(table, hand, me),
        BoxAction::Invade => invade::why_not_any(table, hand, me),
        BoxAction::BuyGift => gift::why_not_buy_any(table, hand, me),
        BoxAction::GiveGift => gift::why_not_give_any(table, me),
        BoxAction::Transfer => transfer::why_not_any(table, me),
        BoxAction::Petition => petition::why_not_any(table, me),
        BoxAction::Commercial => income::why_not_trade(table, hand, me),
        BoxAction::Tax | BoxAction::NoAction => None,
    }
}

/// A box action is chosen; its own choices follow, or it takes effect at once.
pub(crate) fn take(
    state: &mut State,
    me: Seat,
    source: Source,
    action: BoxAction,
    out: &mut impl Hear<Event>,
) {
    let table = &mut state.table;
    let reward = table.pending.and_then(|pending| pending.reward);
    table.pending =
        Some(Pending { source, reward, action: Some(action), target: Target::None, price: None, voyages: 0 });
    let task = match action {
        BoxAction::Bribe => Task::Bribe,
        BoxAction::Secure => Task::Secure,
        BoxAction::Nominate => Task::Nominate,
        BoxAction::ForceExam => return force::choose(table),
        BoxAction::BuyJunks => Task::BuyJunks,
        BoxAction::Voyage => Task::Launch,
        BoxAction::Recruit => return army::choose(table, me),
        BoxAction::Invade => Task::Invade,
        BoxAction::BuyGift => Task::BuyGift,
        BoxAction::GiveGift => Task::GiveGift,
        BoxAction::Transfer => Task::Transfer,
        BoxAction::Petition => Task::Petition,
        BoxAction::Commercial => Task::Trade,
        BoxAction::Tax => return income::tax(state, me, out),
        BoxAction::NoAction => return income::no_action(state, me, out),
    };
    table.agenda.push(task);
}

/// CF-TURN-10: an action takes effect as a whole. The reward card leaves the hand, the cubes are placed.
pub(crate) fn commit(state: &mut State, me: Seat, out: &mut impl Hear<Event>) -> Pending {
    let pending = state.table.pending.take().expect("an action was chosen before it is done");
    if let Some(reward) = pending.reward {
        rewards::spend(state, me, reward, out);
    }
    let table = &mut state.table;
    let family = &mut table.families[me];
    if let Some(action) = pending.action {
        let space = action.space();
        // CF-CUBE-4: only a normal turn places cubes.
        match (pending.source, space) {
            (Source::Cubes, Some(space)) => family.place(space, family.cubes_needed(action)),
            (Source::Extra, Some(space)) if table.options.extra_counts_as_use => family.use_extra(space),
            (Source::Cubes | Source::Extra | Source::Favour | Source::Reward, _) => {}
        }
        out.hear(|| Event::ActionTaken { seat: me, action, source: pending.source });
    }
    pending
}

/// CF-TURN-5.
pub(crate) fn pass(table: &mut Table, me: Seat, out: &mut impl Hear<Event>) {
    table.families[me].passed = true;
    out.hear(|| Event::Passed { seat: me });
}
