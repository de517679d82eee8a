//! The Actions phase: turns, passing and cubes (rules sections 6.6 and 6.7, TURN and CUBE).

use tabletop::{Hear, Offer, Seat};

use crate::action::Action;
use crate::actions::{
    army, bribe, force, gift, income, invade, junks, nominate, petition, secure, transfer, voyage,
};
use crate::actions_box::BoxAction;
use crate::bar::{Bar, offer_unless};
use crate::data::data;
use crate::event::Event;
use crate::hand::{Hand, Means};
use crate::pending::{Pending, Source, Target};
use crate::table::Table;
use crate::task::Question;
use crate::{Confucius, State, rewards};

/// CF-TURN-1: clockwise, skipping those who have passed (CF-TURN-6), until everybody has (CF-TURN-7).
pub(crate) fn next(table: &mut Table) {
    let n = table.families.len();
    let clockwise = (1..=n).map(|steps| table.acting.clockwise(steps, n));
    match clockwise.into_iter().find(|&seat| !table.families[seat].passed) {
        Some(seat) => table.ask(seat, Question::Turn),
        None => {
            table.agenda.take();
        }
    }
}

/// `D-TURN`: exactly one box action, reward card or pass (CF-TURN-2).
pub(crate) fn legal(table: &Table, hand: &Hand, me: Seat, out: &mut impl Offer<Confucius>) {
    let means = hand.means();
    offer_actions(table, means, me, Source::Cubes, out);
    offer_unless(rewards::why_not_any(table, hand.rewards, means, me), Action::Reward, out); // CF-TURN-9, CF-REW-2
    let cubes = table.families[me].cubes;
    let why_not_pass = (cubes > 0).then_some(Bar::MustUseCubes { cubes }); // CF-TURN-4
    offer_unless(why_not_pass, Action::Pass, out);
}

/// Every box action that can be carried out as a whole (CF-GEN-7).
pub(crate) fn offer_actions<O: Offer<Confucius>>(
    table: &Table,
    means: Means,
    me: Seat,
    source: Source,
    out: &mut O,
) {
    let (family, printed) = (&table.families[me], &data().cubes);
    let cubes = family.cubes;
    if cubes == 0 && source == Source::Cubes && !O::BARS {
        // CF-TURN-5: nothing else is left, and nobody hears why not.
        return offer_unless(transfer::why_not_any(table, me), Action::Take(BoxAction::Transfer), out);
    }
    for &(action, why_not) in &restrictions(table, means, me) {
        let needed = family.cubes_needed(action, &printed[action as usize], source);
        let too_few = (needed > cubes).then_some(Bar::TooFewCubes { needed, cubes }); // CF-CUBE-5, CF-TURN-5
        offer_unless(too_few.or(why_not), Action::Take(action), out);
    }
}

/// Why not each of them, cubes aside.
#[inline(always)]
fn restrictions(table: &Table, means: Means, me: Seat) -> [(BoxAction, Option<Bar>); BoxAction::COUNT] {
    [
        (BoxAction::Bribe, bribe::why_not_any(table, means, me)),
        (BoxAction::Secure, secure::why_not_any(table, means, me)),
        (BoxAction::Nominate, nominate::why_not_any(table, means, me)),
        (BoxAction::ForceExam, force::why_not(table, means)),
        (BoxAction::BuyJunks, junks::why_not(table, means, me, 1)),
        (BoxAction::Voyage, voyage::why_not(table, means, me, 1)),
        (BoxAction::Recruit, army::why_not(table, means, me)),
        (BoxAction::Invade, invade::why_not_any(table, means, me)),
        (BoxAction::BuyGift, gift::why_not_buy_any(table, means, me)),
        (BoxAction::GiveGift, gift::why_not_give_any(table, me)),
        (BoxAction::Transfer, transfer::why_not_any(table, me)),
        (BoxAction::Petition, petition::why_not_any(table, me)),
        (BoxAction::Commercial, income::why_not_trade(table, means, me)),
        (BoxAction::Tax, None),
        (BoxAction::NoAction, None),
    ]
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
    let question = match action {
        BoxAction::Bribe => Question::Bribe,
        BoxAction::Secure => Question::Secure,
        BoxAction::Nominate => Question::Nominate,
        BoxAction::ForceExam => return force::choose(table),
        BoxAction::BuyJunks => Question::BuyJunks,
        BoxAction::Voyage => Question::Launch,
        BoxAction::Recruit => return army::choose(table, me),
        BoxAction::Invade => Question::Invade,
        BoxAction::BuyGift => Question::BuyGift,
        BoxAction::GiveGift => Question::GiveGift,
        BoxAction::Transfer => Question::Transfer,
        BoxAction::Petition => Question::Petition,
        BoxAction::Commercial => Question::Trade,
        BoxAction::Tax => return income::tax(state, me, out),
        BoxAction::NoAction => return income::no_action(state, me, out),
    };
    table.agenda.ask(question);
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
            (Source::Cubes, Some(space)) => {
                let printed = &data().cubes[action as usize];
                family.place(space, family.cubes_needed(action, printed, pending.source));
            }
            (Source::Extra, Some(space)) if table.options.extra_counts_as_use => family.use_extra(space),
            (Source::Cubes | Source::Extra | Source::Favour | Source::Reward, _) => {}
        }
        out.hear(|| Event::ActionTaken { seat: me, action, source: pending.source });
        if pending.source == Source::Favour {
            state.moment(out);
        }
    }
    pending
}

/// CF-TURN-5.
pub(crate) fn pass(table: &mut Table, me: Seat, out: &mut impl Hear<Event>) {
    table.families[me].passed = true;
    out.hear(|| Event::Passed { seat: me });
}
