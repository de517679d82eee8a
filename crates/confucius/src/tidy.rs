//! The End of Round phase (rules section 6.30, EOR).

use tabletop::{Hear, Offer, Seat, Seats, Veiled};

use crate::action::Action;
use crate::card::Cards;
use crate::data::data;
use crate::event::Event;
use crate::hand::Hand;
use crate::official::{Post, Tile};
use crate::piece::{Ministry, Named};
use crate::setup::size;
use crate::table::{Phase, Table};
use crate::task::{Question, Step};
use crate::{Confucius, State, end, ministry, pay};

/// CF-EOR-2: one new official for every ministry with an empty space, on the smallest number. The pile never runs
/// out (CF-EOR-3).
pub(crate) fn officials(state: &mut State, out: &mut impl Hear<Event>) {
    for &ministry in Ministry::ALL {
        let officials = &mut state.table.ministries[ministry];
        let Some(space) = officials.empty().most_senior() else { continue };
        let Some(cost) = state.sealed.officials.pop() else { continue };
        officials.put(space, Tile::official(cost));
        // What is in the pile everybody can know, what comes next nobody.
        if state.sealed.officials.iter().any(|&other| other != cost) {
            out.reveal(Seats::ALL);
        }
        state.table.official_pile = size(&state.sealed.officials);
        out.hear(|| Event::OfficialPlaced { post: Post { ministry, space }, cost });
        state.moment(out);
    }
}

/// CF-EOR-4: everybody with more cards than that, all at once.
pub(crate) fn discard(state: &mut State) {
    let limit = data().board.hand_limit;
    let table = &mut state.table;
    table.discarding = table.families.seats().filter(|&seat| state.hands[seat].cards.len() > limit).collect();
    if !table.discarding.is_empty() {
        table.phase = Phase::Discard;
        table.agenda.ask(Question::Keep);
    }
}

/// `D-DISCARD`: which cards to keep.
pub(crate) fn legal(hand: &Hand, out: &mut impl Offer<Confucius>) {
    let limit = data().board.hand_limit;
    let few = hand.cards.zip(hand.cards, |cards, _| cards.min(limit));
    few.parts().filter(|cards| cards.len() == limit).for_each(|cards| out.offer(Action::Keep(cards)));
}

/// Nobody sees what others keep before all have chosen.
pub(crate) fn keep(state: &mut State, me: Seat, cards: Cards, out: &mut impl Hear<Event>) {
    state.hands[me].keep = Some(cards);
    out.hear(|| Event::KeepChosen { seat: me, keep: Veiled::new(me, cards) });
    let table = &mut state.table;
    table.discarding = table.discarding.iter().filter(|&seat| seat != me).collect::<Seats>();
    if !table.discarding.is_empty() {
        return table.agenda.ask(Question::Keep);
    }
    table.agenda.step(Step::LayDown);
}

/// CF-EOR-4: once all have chosen.
pub(crate) fn lay_down(state: &mut State, out: &mut impl Hear<Event>) {
    for seat in state.table.families.seats() {
        if let Some(keep) = state.hands[seat].keep.take() {
            let cards = state.hands[seat].cards - keep;
            pay::discard(state, seat, cards);
            out.reveal(Seats::but(seat));
            out.hear(|| Event::Discarded { seat, cards });
            state.moment(out);
        }
    }
}

/// CF-EOR-5, CF-END-1: the game ends here, or a new round begins.
pub(crate) fn end_check(table: &mut Table, out: &mut impl Hear<Event>) {
    if !end::is_due(table) {
        return next_round(table);
    }
    // CF-END-2
    table.phase = Phase::FinalResolution;
    out.hear(|| Event::EndBegan);
    table.agenda.step(Step::Titles);
    ministry::begin(table);
}

/// CF-EOR-6.
fn next_round(table: &mut Table) {
    for seat in table.families.seats() {
        table.families[seat].return_cubes();
    }
    for &ministry in Ministry::ALL {
        table.ministries[ministry].forget_transfers();
    }
    table.exam_forced = false;
    table.round += 1;
    table.agenda.step(Step::Round);
}
