//! Exchange of travel tokens (rules section 6.8, GG-TOK-1 to GG-TOK-7).

use std::ops::RangeInclusive;

use tabletop::{Hear, Offer, Seat};

use crate::Gugong;
use crate::action::Action;
use crate::areas::jade;
use crate::bar::{Bar, offer_unless};
use crate::event::{Event, Merit};
use crate::piece::{Rate, Token};
use crate::player::Player;
use crate::servants;
use crate::table::Table;
use crate::task::{Question, Source};

impl Player {
    /// Tokens in the slots: those that count once, and TT12.
    #[inline]
    pub fn tokens(&self) -> (u8, u8) {
        let double = self.slots.iter().filter(|&&token| token == Token::Tt12).count();
        let single = self.slots.len() - double;
        (u8::try_from(single).unwrap_or(0), u8::try_from(double).unwrap_or(0))
    }
}

/// What a TT12 counts.
#[inline]
fn double_worth(table: &Table) -> u8 {
    table.printed().token(Token::Tt12).worth
}

/// What all tokens of a player are worth.
#[inline]
pub(crate) fn worth(table: &Table, me: Seat) -> u8 {
    let (single, double) = table.players[me].tokens();
    single + double * double_worth(table)
}

/// GG-TOK-1, GG-TOK-2: why not this exchange.
#[inline]
pub(crate) fn why_not(table: &Table, me: Seat, rate: Rate) -> Option<Bar> {
    let (worth, needed) = (worth(table, me), table.printed().exchange(rate).worth);
    if worth < needed {
        Some(Bar::TokensTooFew { worth, needed })
    } else if rate == Rate::Servant && table.players[me].supply_pieces() == 0 {
        Some(Bar::NoSupplyForTokens)
    } else {
        None
    }
}

/// Whether there is any exchange.
#[inline]
pub(crate) fn can(table: &Table, me: Seat) -> bool {
    !table.players[me].slots.is_empty() && Rate::ALL.iter().any(|&rate| why_not(table, me, rate).is_none())
}

/// Node 11, and every node marked X.
#[inline]
pub(crate) fn legal<O: Offer<Gugong>>(table: &Table, me: Seat, out: &mut O) {
    if table.players[me].slots.is_empty() {
        return; // whoever has no token needs no reason
    }
    for rate in Rate::ALL {
        let needed = table.printed().exchange(rate).worth;
        offer_unless(why_not(table, me, rate), Action::Exchange(rate, needed), out);
    }
}

/// How many TT12 can be among tokens worth exactly so much.
fn doubles(table: &Table, me: Seat, rate: Rate) -> RangeInclusive<u8> {
    let (single, double) = table.players[me].tokens();
    let (needed, each) = (table.printed().exchange(rate).worth, double_worth(table));
    needed.saturating_sub(single).div_ceil(each)..=double.min(needed / each)
}

/// The fewest TT12 an exchange can take.
pub(crate) fn fewest_doubles(table: &Table, me: Seat, rate: Rate) -> u8 {
    *doubles(table, me, rate).start()
}

/// An exchange is chosen; node 28 asks with TT12 where several exact sets are there.
pub(crate) fn choose(table: &mut Table, me: Seat, rate: Rate, out: &mut impl Hear<Event>) {
    let doubles = doubles(table, me, rate);
    if doubles.start() < doubles.end() {
        table.agenda.ask((me, Question::ExchangeSet(rate)));
    } else {
        exchange(table, me, rate, *doubles.start(), out);
    }
}

/// Node 28.
pub(crate) fn legal_set(table: &Table, me: Seat, rate: Rate, out: &mut impl Offer<Gugong>) {
    doubles(table, me, rate).for_each(|count| out.offer(Action::SpendDoubles(count)));
}

/// GG-TOK-1, GG-TOK-3: apart from TT12 the oldest leave first.
pub(crate) fn exchange(table: &mut Table, me: Seat, rate: Rate, doubles: u8, out: &mut impl Hear<Event>) {
    let bargain = table.printed().exchange(rate);
    spend(table, me, bargain.worth, doubles);
    let (who, worth) = (table.who(me), bargain.worth);
    out.hear(|| Event::TokensExchanged { who, rate, worth });
    match rate {
        Rate::Servant => servants::gain(table, me, bargain.brings, Source::Exchange),
        Rate::Points => servants::score(table, me, bargain.brings.into(), Merit::Exchange, out),
        Rate::Jade => (0..bargain.brings).for_each(|_| jade::gain(table, me, out)),
    }
}

/// Tokens worth so much, so many TT12 among them, leave the slots.
pub(crate) fn spend(table: &mut Table, me: Seat, worth: u8, doubles: u8) {
    let (mut double, mut single) = (doubles, worth - doubles * double_worth(table));
    let slots = std::mem::take(&mut table.players[me].slots);
    for token in slots {
        let left = if token == Token::Tt12 { &mut double } else { &mut single };
        if *left > 0 {
            *left -= 1;
            table.token_discard.add(token, 1);
        } else {
            table.players[me].slots.push(token);
        }
    }
}

/// Whether all slots are taken (GG-TOK-6).
#[inline]
pub(crate) fn is_full(table: &Table, me: Seat) -> bool {
    table.players[me].slots.len() >= usize::from(table.printed().constants.slots)
}
