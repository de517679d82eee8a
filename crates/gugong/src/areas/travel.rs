//! Travel (rules section 6.7, TRV).

use tabletop::{Hear, Offer, Seat};

use crate::Gugong;
use crate::action::{Action, Way};
use crate::bar::Bar;
use crate::city::{Cities, City};
use crate::decree::Decree;
use crate::event::Event;
use crate::servants;
use crate::table::Table;
use crate::task::{Keep, Question, Task};

/// GG-TRV-2: the price of the double move.
const DOUBLE: u8 = 2;

/// GG-TRV-2: the price of the double move for this player.
pub(crate) fn price(table: &Table, me: Seat) -> u8 {
    let discount =
        if table.players[me].owns(Decree::D21) { table.printed().decree(Decree::D21).amount } else { 0 };
    DOUBLE.saturating_sub(discount)
}

/// The options of 07.
#[inline]
pub(crate) fn ways(table: &Table, me: Seat, mut each: impl FnMut(Way, Option<Bar>)) {
    let tokens = table.tokens.len();
    each(Way::Travel, (tokens == 0).then_some(Bar::NoToken)); // GG-TRV-5
    let why_not = match tokens {
        0 => Some(Bar::NoToken),
        1 => Some(Bar::OnlyOneToken), // GG-TRV-5
        _ => servants::why_not_pay(table, me, price(table, me)),
    };
    each(Way::TravelTwice, why_not);
}

/// GG-TRV-1.
pub(crate) fn once(table: &mut Table, me: Seat) {
    table.agenda.ask((me, Question::Move));
}

/// GG-TRV-2.
pub(crate) fn twice(table: &mut Table, me: Seat, out: &mut impl Hear<Event>) {
    table.agenda.first([Task::Ask((me, Question::Move)), Task::Ask((me, Question::Move))]);
    servants::charge(table, me, price(table, me), Keep::Nothing, out);
}

/// GG-TRV-3, GG-TRV-4: where the traveller can go.
pub(crate) fn destinations(table: &Table, me: Seat) -> Cities {
    let tokens = table.tokens;
    let Some(start) = table.players[me].traveller else { return tokens };
    let roads = &table.board().roads;
    let (mut reached, mut seen) = (Cities::NONE, Cities::one(start));
    let mut edge = roads[start.idx()];
    loop {
        let fresh = edge.without(seen);
        if fresh.is_empty() {
            return reached;
        }
        seen = seen.or(fresh);
        reached = reached.or(fresh.and(tokens));
        // A city with a token is never passed through.
        let through = fresh.without(tokens);
        edge = through.iter().fold(Cities::NONE, |all, city| all.or(roads[city.idx()]));
    }
}

/// Node 10.
pub(crate) fn legal<O: Offer<Gugong>>(table: &Table, me: Seat, out: &mut O) {
    let open = destinations(table, me);
    open.iter().for_each(|city| out.offer(Action::MoveTo(city)));
    if O::BARS {
        let barred = table.tokens.without(open);
        barred.iter().for_each(|city| out.bar(Action::MoveTo(city), Bar::TokensBetween(city)));
    }
}

/// GG-TRV-7: the token is picked up.
pub(crate) fn go(table: &mut Table, me: Seat, city: City, out: &mut impl Hear<Event>) {
    let token = table.cities[city.idx()].take().expect("a traveller goes where a token is");
    table.tokens.remove(city);
    table.players[me].traveller = Some(city);
    let who = table.who(me);
    out.hear(|| Event::Moved { who, city, token });
    if token.is_special() {
        table.agenda.ask((me, Question::Special(token)));
    } else {
        table
            .agenda
            .first([Task::Ask((me, Question::Store(token))), Task::Ask((me, Question::Token(token)))]);
    }
}
