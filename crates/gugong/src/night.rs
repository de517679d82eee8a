//! The night (rules section 6.15, NIG).

use tabletop::{ArrayVec, Hear, MAX_SEATS, PerSeat, Seat, Seats};

use crate::areas::{canal, palace};
use crate::card::Cards;
use crate::city::{HARBOURS, Harbour, ROUTES};
use crate::data::DICE;
use crate::event::{Event, Merit};
use crate::table::{Phase, Table};
use crate::task::{Question, Source, Step};
use crate::{State, meng, servants};

/// GG-NIG-1: one match per card and die.
pub(crate) fn matches(cards: Cards, dice: &[u8; DICE]) -> u8 {
    let of = |value: u8| dice.iter().filter(|&&die| die == value).count();
    u8::try_from(cards.iter().map(|card| of(card.value)).sum::<usize>()).unwrap_or(0)
}

/// GG-SOL-13, GG-NIG-1: how many matches a player has.
fn counted(table: &Table, seat: Seat) -> u8 {
    if table.is_meng(seat) {
        return meng::matches(table);
    }
    table.shown.map_or(0, |shown| matches(shown[seat], &table.dice))
}

/// GG-NIG-1, GG-NIG-2: discards to hand, matches, servants.
pub(crate) fn begin(state: &mut State, out: &mut impl Hear<Event>) {
    let table = &mut state.table;
    table.phase = Phase::Night;
    (table.turn, table.offer) = (None, None);
    let (round, dice) = (table.round, table.dice);
    table.agenda.step(Step::Award);
    out.hear(|| Event::NightBegan { round });
    let mut matching = PerSeat::new(state.hands.len(), |_| Cards::default());
    for seat in state.hands.seats() {
        let hand = &mut state.hands[seat];
        let discard = std::mem::take(&mut hand.discard);
        hand.cards.add_all(discard);
        if table.players[seat].known.can_match(&dice) {
            out.reveal(Seats::but(seat));
        }
        matching[seat] = hand.cards.iter().filter(|card| dice.contains(&card.value)).collect();
        table.players[seat].known.night(matching[seat], &dice);
    }
    out.whole_moment(table, &state.hands, &state.sealed);
    let mut shown = PerSeat::new(state.hands.len(), |_| Cards::default());
    for seat in state.hands.seats() {
        let who = table.who(seat);
        matching[seat].iter().for_each(|card| out.hear(|| Event::Shown { who, card }));
        shown[seat] = matching[seat];
        table.shown = Some(shown);
        out.moment(table);
    }
    let mut order: ArrayVec<[Seat; MAX_SEATS]> = table.in_turn_order().collect();
    for &seat in &order {
        let (who, matches) = (table.who(seat), counted(table, seat));
        out.hear(|| Event::Matched { who, matches });
    }
    out.moment(table);
    order.reverse();
    for &seat in &order {
        servants::gain(table, seat, counted(table, seat), Source::Night);
    }
    if table.meng.is_some() {
        meng::night(state);
    }
}

/// GG-NIG-3.
pub(crate) fn award(table: &mut Table, out: &mut impl Hear<Event>) {
    table.agenda.step(Step::Voyage);
    let most = table.players.seats().map(|seat| counted(table, seat)).max().unwrap_or(0);
    if most == 0 {
        return out.hear(|| Event::NoMatches);
    }
    let Some(seat) = table.ahead(|seat| counted(table, seat) == most) else { return };
    let (who, constants) = (table.who(seat), table.printed().get().constants);
    out.hear(|| Event::MostMatches { who });
    out.moment(table);
    servants::score(table, seat, constants.destiny_vp.into(), Merit::Destiny, out);
    palace::step(table, seat, constants.destiny_steps, out);
}

/// GG-NIG-4: the junk furthest along first; then GG-NIG-5.
pub(crate) fn voyage(table: &mut Table, out: &mut impl Hear<Event>) {
    table.agenda.step(Step::Windows(0));
    for route in 0..ROUTES {
        for place in (0..HARBOURS).rev() {
            let Some(junk) = table.canal[route][place] else { continue };
            let harbour = Harbour::new(route, place);
            if place + 1 == HARBOURS {
                let who = table.who(junk.owner);
                canal::unload(table, harbour);
                out.hear(|| Event::Sank { who, harbour });
                out.moment(table);
            } else {
                canal::shift(table, harbour, Harbour::new(route, place + 1), out);
            }
        }
        // The others sail in one another's wake.
        out.moment(table);
    }
    // GG-NIG-5: in turn order, the highest harbour first, route A before B; pushed in reverse.
    let hold = table.printed().constants.hold;
    let mut order: ArrayVec<[Seat; MAX_SEATS]> = table.in_turn_order().collect();
    order.retain(|&seat| !table.is_meng(seat));
    order.reverse();
    for &seat in &order {
        for (place, route) in
            (0..HARBOURS).flat_map(|place| (0..ROUTES).rev().map(move |route| (place, route)))
        {
            let junk = table.canal[route][place];
            if junk.is_some_and(|junk| junk.owner == seat && junk.load() == hold) {
                table.agenda.ask((seat, Question::Claim(Harbour::new(route, place))));
            }
        }
    }
}

/// GG-TOK-7: one exchange window for every player in turn order.
pub(crate) fn windows(table: &mut Table, steps: u8) {
    let n = table.players.len();
    if usize::from(steps) == n {
        return table.agenda.step(Step::RoundEnd);
    }
    table.agenda.step(Step::Windows(steps + 1));
    let seat = table.first.clockwise(usize::from(steps), n);
    if !table.is_meng(seat) {
        table.agenda.ask((seat, Question::Window));
    }
}

/// GG-NIG-6.
pub(crate) fn end_of_round(table: &mut Table) {
    table.shown = None;
    let is_last = table.round == table.printed().constants.rounds;
    table.agenda.step(if is_last { Step::Final } else { Step::Morning });
}
