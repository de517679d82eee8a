//! Meng's actions (GG-SOL-17 to GG-SOL-29).

use tabletop::{Hear, Seat};

use super::{Meng, Mode, cards, gain};
use crate::State;
use crate::action::Pieces;
use crate::areas::{canal, decree, intrigue, jade, palace, travel as roads, wall};
use crate::automa::{Automa, Dusk};
use crate::city::{HARBOURS, Harbour};
use crate::decree::{Decree, LEVELS, SLOTS_PER_LEVEL};
use crate::event::{Event, Merit};
use crate::exchange;
use crate::piece::{Area, Piece, Rate, Token};
use crate::player::PairAt;
use crate::servants;
use crate::table::Table;
use crate::task::{House, Step};

pub(super) const ME: Seat = Meng::SEAT;
/// How many servants a boost places (GG-SOL-22, GG-SOL-27).
const BOOST: u8 = 2;
/// What the wall and the canal cost at dusk, beside the servant placed.
const DUSK_FEE: u8 = 1;
/// GG-SOL-25: intrigue at dusk.
const DUSK_INTRIGUE: u8 = 2;
const DUSK_INTRIGUE_FEE: u8 = 1;

/// GG-SOL-17: how many exchanges bring the pool to `n`; none if nothing can.
fn exchanges_for(table: &Table, n: u8) -> Option<u8> {
    let own = &table.players[ME];
    let missing = n.saturating_sub(own.pool);
    let bargain = table.printed().exchange(Rate::Servant);
    let times = missing.div_ceil(bargain.brings);
    let suffices = times * bargain.worth <= exchange::worth(table, ME) && missing <= own.supply;
    (missing == 0 || suffices).then_some(times)
}

/// GG-SOL-17: all or nothing.
pub(super) fn need(table: &mut Table, n: u8, out: &mut impl Hear<Event>) -> bool {
    let Some(times) = exchanges_for(table, n) else { return false };
    (0..times).for_each(|_| trade(table, Rate::Servant, out));
    true
}

/// An exchange with TT12 first.
pub(super) fn trade(table: &mut Table, rate: Rate, out: &mut impl Hear<Event>) {
    let bargain = table.printed().exchange(rate);
    let (_, double) = table.players[ME].tokens();
    let doubles = double.min(bargain.worth / table.printed().token(Token::Tt12).worth);
    exchange::spend(table, ME, bargain.worth, doubles);
    let (who, worth) = (table.who(ME), bargain.worth);
    out.hear(|| Event::TokensExchanged { who, rate, worth });
    match rate {
        Rate::Servant => gain(table, bargain.brings, out),
        Rate::Points => servants::score(table, ME, bargain.brings.into(), Merit::Exchange, out),
        Rate::Jade => (0..bargain.brings).for_each(|_| jade::gain(table, ME, out)),
    }
}

pub(super) fn pay(table: &mut Table, n: u8, out: &mut impl Hear<Event>) {
    servants::pay(table, ME, Pieces::regular(n), out);
}

/// The action of an area, by day.
pub(crate) fn act(state: &mut State, area: Area, mode: Mode, out: &mut impl Hear<Event>) {
    let table = &mut state.table;
    let who = table.who(ME);
    out.hear(|| Event::Performed { who, area });
    let is_done = match area {
        Area::Travel => {
            let moves = if mode == Mode::Boost { 2 } else { 1 };
            (0..moves).for_each(|_| table.agenda.step(Step::MengMove));
            true
        }
        Area::Wall => build(table, mode, out),
        Area::Jade => buy(table, mode, out),
        Area::Intrigue => scheme(table, mode, out),
        Area::Palace => {
            match mode {
                Mode::Normal => palace::few(table, ME, out),
                Mode::Boost => palace::advance(table, ME, palace::MORE, out),
            }
            true
        }
        Area::Decree => enact(table, mode, out),
        Area::Canal => ship(state, mode, out),
    };
    if !is_done {
        out.hear(|| Event::MengIdle { area });
    }
}

/// GG-SOL-12, GG-SOL-19 to GG-SOL-27: what a card does at dusk.
pub(super) fn dusk(table: &mut Table, automa: Automa, out: &mut impl Hear<Event>) {
    out.hear(|| Event::MengDusk { automa });
    let is_done = match table.printed().automa[automa.idx()].dusk {
        Dusk::Travel => {
            let price = roads::price(table, ME);
            let goes = !table.tokens.is_empty() && need(table, price, out);
            if goes {
                pay(table, price, out);
                table.agenda.step(Step::MengMove);
            }
            goes
        }
        Dusk::FreeTravel => {
            let goes = !table.tokens.is_empty();
            if goes {
                table.agenda.step(Step::MengMove);
            }
            goes
        }
        Dusk::Wall => {
            let builds = need(table, DUSK_FEE + 1, out);
            if builds {
                pay(table, DUSK_FEE, out);
                table.agenda.step(Step::WallCheck);
                wall::build(table, ME, Pieces::regular(1), out);
            }
            builds
        }
        Dusk::Intrigue => {
            let schemes = !intrigue::is_at_the_end(table, ME) && need(table, DUSK_INTRIGUE_FEE, out);
            if schemes {
                pay(table, DUSK_INTRIGUE_FEE, out);
                intrigue::forward(table, ME, DUSK_INTRIGUE, out);
            }
            schemes
        }
        Dusk::Palace => {
            let goes = need(table, palace::PRICE, out);
            if goes {
                pay(table, palace::PRICE, out);
                palace::advance(table, ME, palace::FEW, out);
            }
            goes
        }
        Dusk::Canal => {
            let ships = berth(table).is_some() && need(table, DUSK_FEE + 1, out);
            if ships {
                pay(table, DUSK_FEE, out);
                table.agenda.step(Step::MengLoad);
            }
            ships
        }
    };
    if !is_done {
        out.hear(|| Event::MengSkipped { automa });
    }
}

/// GG-SOL-22: by day.
fn build(table: &mut Table, mode: Mode, out: &mut impl Hear<Event>) -> bool {
    let placed = match mode {
        Mode::Normal => {
            let builds = need(table, 1, out);
            if builds {
                wall::build(table, ME, Pieces::regular(1), out);
            }
            builds
        }
        Mode::Boost => {
            let from_supply = table.players[ME].supply.min(BOOST);
            let from_pool = table.players[ME].pool.min(BOOST - from_supply); // GG-SOL-29
            if from_supply > 0 {
                wall::build_extra(table, ME, Pieces::regular(from_supply), out);
            }
            if from_pool > 0 {
                wall::build(table, ME, Pieces::regular(from_pool), out);
            }
            from_supply + from_pool > 0
        }
    };
    let own = &table.players[ME];
    if placed && own.owns(Decree::D23) {
        let more = own.supply.min(table.printed().decree(Decree::D23).amount);
        if more > 0 {
            wall::build_extra(table, ME, Pieces::regular(more), out);
        }
    }
    table.agenda.step(Step::WallCheck);
    placed
}

/// GG-SOL-23.
pub(super) fn bonus(table: &mut Table, out: &mut impl Hear<Event>) {
    let [one, _, _, seven] = wall::BONUSES;
    let own = &table.players[ME];
    if own.intrigue >= seven {
        intrigue::step_back(table, ME, seven, out);
        jade::gain(table, ME, out);
    } else if own.intrigue >= one && own.supply > 0 {
        intrigue::step_back(table, ME, one, out);
        gain(table, 1, out);
    }
}

/// GG-SOL-24.
fn buy(table: &mut Table, mode: Mode, out: &mut impl Hear<Event>) -> bool {
    let (house, printed) = match table.open_houses().next() {
        Some(cost) => (House::Of(cost), cost),
        None => (House::Plaza, table.board().plaza),
    };
    if mode == Mode::Normal {
        let price = jade::price(table, ME, printed);
        if !need(table, price, out) {
            return false;
        }
        pay(table, price, out);
    }
    jade::take(table, ME, house, out);
    true
}

/// GG-SOL-25.
fn scheme(table: &mut Table, mode: Mode, out: &mut impl Hear<Event>) -> bool {
    let before = (table.players[ME].intrigue, table.next_first);
    match mode {
        Mode::Normal => intrigue::few(table, ME, out),
        Mode::Boost => intrigue::forward(table, ME, intrigue::MORE, out),
    }
    before != (table.players[ME].intrigue, table.next_first)
}

/// GG-SOL-26: the levels in the order he tries them.
fn levels(table: &Table) -> impl Iterator<Item = usize> + use<> {
    let last = LEVELS as isize;
    let wanted = isize::from(i8::try_from(table.round).unwrap_or(0)).min(last);
    let order = [wanted, wanted - 1, wanted + 1, wanted - 2, wanted + 2];
    order.into_iter().filter(move |level| (1..=last).contains(level)).map(|level| level.unsigned_abs() - 1)
}

/// GG-SOL-26: the decree he takes; of equal ones the lower slot.
fn wanted(table: &Table, mode: Mode) -> Option<(Decree, u8)> {
    let own = &table.players[ME];
    levels(table).find_map(|level| {
        let slots = &table.decrees[level * SLOTS_PER_LEVEL..(level + 1) * SLOTS_PER_LEVEL];
        let open = slots.iter().rev().filter(|enacted| !own.owns(enacted.decree));
        let priced = open.map(|enacted| (enacted.decree, decree::price(table, ME, enacted)));
        let can = priced.filter(|&(_, cost)| match mode {
            Mode::Normal => exchanges_for(table, cost + 1).is_some(),
            Mode::Boost => own.supply + own.pool > 0,
        });
        can.min_by_key(|&(_, cost)| cost)
    })
}

/// GG-SOL-26.
fn enact(table: &mut Table, mode: Mode, out: &mut impl Hear<Event>) -> bool {
    let Some((decree, cost)) = wanted(table, mode) else { return false };
    match mode {
        Mode::Normal => {
            need(table, cost + 1, out);
            pay(table, cost, out);
            decree::enact(table, ME, decree, out);
        }
        Mode::Boost => {
            let own = &mut table.players[ME];
            if own.supply > 0 {
                own.supply -= 1;
            } else {
                own.pool -= 1;
            }
            decree::place(table, ME, decree, out);
        }
    }
    true
}

/// GG-SOL-27: where his next servant goes aboard: most servants, then furthest along, else a new junk.
fn berth(table: &Table) -> Option<Harbour> {
    let places = (0..usize::from(table.board().routes))
        .flat_map(|route| (0..HARBOURS).map(move |place| Harbour::new(route, place)));
    let own = places.filter(|&harbour| table.junk(harbour).is_some_and(|junk| junk.owner == ME));
    let loaded =
        own.max_by_key(|&harbour| (table.junk(harbour).map_or(0, |junk| junk.load()), harbour.number()));
    loaded.or_else(|| {
        let mut routes = 0..usize::from(table.board().routes);
        let free = routes.find_map(|route| canal::free_harbour(table, route));
        free.filter(|_| table.players[ME].junks > 0)
    })
}

/// GG-SOL-27: one servant from the pool or the supply; false if there is no room or none is there.
fn load(state: &mut State, from: PairAt, out: &mut impl Hear<Event>) -> bool {
    let table = &mut state.table;
    let Some(harbour) = berth(table).filter(|_| table.players[ME].has(from, Piece::Regular)) else {
        return false;
    };
    servants::send(&mut table.players[ME], from, Pieces::regular(1), PairAt::Junk);
    if canal::board(table, ME, Piece::Regular, harbour, out) == table.printed().constants.hold {
        reward(state, harbour, out);
    }
    true
}

/// GG-SOL-27: the junk goes back, and he is rewarded wherever it lies.
fn reward(state: &mut State, harbour: Harbour, out: &mut impl Hear<Event>) {
    let table = &mut state.table;
    canal::unload(table, harbour);
    let cells = table.printed().constants.cells;
    let who = table.who(ME);
    if table.players[ME].cells.card < cells.card && table.deck > 0 {
        table.players[ME].cells.card += 1;
        out.hear(|| Event::Claimed { who, reward: crate::piece::Reward::Card, harbour });
        cards::gain(state, out);
        state.moment(out);
    } else {
        let points = &mut table.players[ME].cells.points;
        *points = cells.points.min(*points + 1);
        out.hear(|| Event::Claimed { who, reward: crate::piece::Reward::Points, harbour });
        out.moment(table);
        let vp = table.printed().constants.harbour_vp;
        servants::score(table, ME, vp.into(), Merit::Harbour, out);
    }
}

/// D1-2 and TT09.
pub(super) fn ship_from_supply(state: &mut State, out: &mut impl Hear<Event>) {
    load(state, PairAt::Supply, out);
}

/// DUSK-CANAL, after its fee.
pub(crate) fn load_from_pool(state: &mut State, out: &mut impl Hear<Event>) {
    load(state, PairAt::Pool, out);
}

/// GG-SOL-27: by day.
fn ship(state: &mut State, mode: Mode, out: &mut impl Hear<Event>) -> bool {
    match mode {
        Mode::Normal => {
            berth(&state.table).is_some() && need(&mut state.table, 1, out) && load(state, PairAt::Pool, out)
        }
        Mode::Boost => {
            let mut is_done = false;
            for _ in 0..BOOST {
                is_done |= load(state, PairAt::Supply, out) || load(state, PairAt::Pool, out);
            }
            is_done
        }
    }
}
