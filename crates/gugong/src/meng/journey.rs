//! Meng's travels (GG-SOL-18 to GG-SOL-21).

use tabletop::Hear;

use super::acts::{ME, need, pay, ship_from_supply, trade};
use super::{cards, gain, instead_of, meng};
use crate::action::Pieces;
use crate::areas::{intrigue, jade, palace, wall};
use crate::city::City;
use crate::event::{Event, Merit};
use crate::piece::{Area, Rate, Token};
use crate::table::Table;
use crate::task::Step;
use crate::{State, exchange, servants};

/// GG-SOL-20: where he goes next.
pub(crate) fn next_city(table: &Table) -> Option<City> {
    let (board, tokens) = (table.board(), table.tokens);
    let way = &board.perimeter;
    let last = table.meng.and_then(|meng| meng.last);
    let start = last.and_then(|last| way.iter().position(|&city| city == last)).map_or(0, |at| at + 1);
    let mut round = (0..way.len()).map(|steps| way[(start + steps) % way.len()]);
    if let Some(city) = round.find(|&city| tokens.contains(city)) {
        return Some(city);
    }
    match table.players[ME].traveller {
        Some(here) => tokens.iter().min_by_key(|city| board.distance[here.idx()][city.idx()]),
        None => tokens.iter().next(),
    }
}

/// GG-SOL-18 to GG-SOL-20: one move.
pub(crate) fn travel(state: &mut State, out: &mut impl Hear<Event>) {
    let table = &mut state.table;
    let Some(city) = next_city(table) else {
        return out.hear(|| Event::MengIdle { area: Area::Travel });
    };
    let token = table.cities[city.idx()].take().expect("Meng goes where a token is");
    table.tokens.remove(city);
    table.players[ME].traveller = Some(city);
    if table.board().perimeter.contains(&city) {
        meng(table).last = Some(city);
    }
    let who = table.who(ME);
    out.hear(|| Event::Moved { who, city, token });
    table.players[ME].slots.push(token);
    out.moment(table);
    while exchange::worth(table, ME) >= table.printed().exchange(Rate::Jade).worth {
        trade(table, Rate::Jade, out);
    }
    table.agenda.step(Step::MengToken(token));
}

/// GG-SOL-21: what the token brings him.
pub(crate) fn token(state: &mut State, token: Token, out: &mut impl Hear<Event>) {
    let table = &mut state.table;
    let amount = table.printed().token(token).amount;
    match token {
        Token::Tt01 | Token::Tt02 => gain(table, amount, out),
        Token::Tt03 => palace::step(table, ME, amount, out),
        Token::Tt04 => intrigue::forward(table, ME, amount, out),
        Token::Tt05 => {
            if cards::shed(state, out) {
                jade::gain(&mut state.table, ME, out);
            } else {
                instead_of(&mut state.table, out);
            }
        }
        Token::Tt06 => servants::score(table, ME, amount.into(), Merit::Token, out),
        Token::Tt07 => instead_of(table, out),
        Token::Tt08 => {
            if !cards::recover(state, out) {
                instead_of(&mut state.table, out);
            }
        }
        Token::Tt09 => (0..amount).for_each(|_| ship_from_supply(state, out)),
        Token::Tt10 => {
            table.agenda.step(Step::WallCheck);
            let regular = table.players[ME].supply.min(amount);
            if regular > 0 {
                wall::build_extra(table, ME, Pieces::regular(regular), out);
            }
        }
        Token::Tt11 => {
            if need(table, amount, out) {
                pay(table, amount, out);
                jade::gain(table, ME, out);
            } else {
                out.hear(|| Event::MengSpared { token });
            }
        }
        Token::Tt12 | Token::St1 | Token::St2 | Token::St3 => {}
    }
}
