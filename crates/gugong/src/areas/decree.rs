//! Decrees (rules section 6.13, DEC).

use tabletop::{Hear, Seat};

use crate::action::Way;
use crate::bar::Bar;
use crate::decree::{Decree, Enacted};
use crate::event::{Event, Merit};
use crate::servants;
use crate::table::Table;
use crate::task::{Keep, Step};

/// GG-DEC-1: what is returned for a decree: its cost, more for each opponent on it, less with D2-5.
#[inline]
pub(crate) fn price(table: &Table, me: Seat, enacted: &Enacted) -> u8 {
    let opponents = enacted.servants.iter().filter(|&&seat| seat != me).count();
    let discount =
        if table.players[me].owns(Decree::D25) { table.printed().decree(Decree::D25).amount } else { 0 };
    let cost = table.printed().decree(enacted.decree).cost;
    (cost + u8::try_from(opponents).unwrap_or(0)).saturating_sub(discount)
}

#[inline]
fn why_not(table: &Table, me: Seat, enacted: &Enacted) -> Option<Bar> {
    let (own, decree) = (&table.players[me], enacted.decree);
    if own.owns(decree) {
        return Some(Bar::OwnServantThere); // GG-DEC-4
    }
    let cost = price(table, me, enacted);
    if servants::can_pay(table, me, cost, Keep::Regular) {
        return None;
    }
    if own.pool_worth() > cost {
        return Some(Bar::NoRegularForDecree(decree)); // GG-SRV-7
    }
    let opponents = u8::try_from(enacted.servants.len()).unwrap_or(0);
    Some(Bar::DecreeTooDear { decree, cost: cost + 1, opponents, owned: own.pool_worth() })
}

/// The options of 07.
#[inline]
pub(crate) fn ways(table: &Table, me: Seat, mut each: impl FnMut(Way, Option<Bar>)) {
    for enacted in &table.decrees {
        each(Way::Enact(enacted.decree), why_not(table, me, enacted));
    }
}

/// GG-DEC-1: first the price.
pub(crate) fn choose(table: &mut Table, me: Seat, decree: Decree, out: &mut impl Hear<Event>) {
    let enacted = table.decrees.iter().find(|enacted| enacted.decree == decree);
    let cost = price(table, me, enacted.expect("only what is on the board is offered"));
    table.agenda.step(Step::Enact(me, decree));
    servants::charge(table, me, cost, Keep::Regular, out);
}

/// GG-DEC-1: then the servant from the pool.
pub(crate) fn enact(table: &mut Table, me: Seat, decree: Decree, out: &mut impl Hear<Event>) {
    table.players[me].pool -= 1;
    place(table, me, decree, out);
}

/// GG-DEC-2, GG-DEC-3: a servant stands on the decree for good.
pub(crate) fn place(table: &mut Table, me: Seat, decree: Decree, out: &mut impl Hear<Event>) {
    let enacted = table.decrees.iter_mut().find(|enacted| enacted.decree == decree);
    enacted.expect("only what is on the board is offered").servants.push(me);
    table.players[me].decrees.add(decree);
    let who = table.who(me);
    out.hear(|| Event::Enacted { who, decree });
    out.moment(table);
    let vp = table.printed().decree(decree).vp;
    servants::score(table, me, vp.into(), Merit::Decree(decree), out);
}
