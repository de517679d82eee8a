//! Servants and the pair (rules section 6.2, SRV).

use tabletop::{Hear, Offer, Seat};

use crate::Gugong;
use crate::action::{Action, Pieces};
use crate::areas::canal;
use crate::bar::Bar;
use crate::event::{Event, Merit};
use crate::piece::Piece;
use crate::player::{PairAt, Player};
use crate::table::Table;
use crate::task::{Keep, Question, Source};

/// GG-SRV-3: up to `n` pieces are gained, if the supply has any (GG-SRV-2).
pub(crate) fn gain(table: &mut Table, me: Seat, n: u8, source: Source) {
    if n > 0 && table.players[me].supply_pieces() > 0 {
        table.agenda.ask((me, Question::Gain(n, source)));
    }
}

/// The most regular servants that can be gained, without and (GG-SRV-4) with the pair.
#[inline]
fn most_gained(own: &Player, n: u8) -> (u8, Option<u8>) {
    let with_pair = (own.pair == PairAt::Supply).then(|| own.supply.min(n - 1));
    (own.supply.min(n), with_pair)
}

/// Node 09 appears with at least two options.
#[inline]
pub(crate) fn asks_gain(own: &Player, n: u8, source: Source) -> bool {
    let (most, with_pair) = most_gained(own, n);
    (most + 1).saturating_sub(source.least()) + with_pair.map_or(0, |most| most + 1) > 1
}

/// All that can be gained.
pub(crate) fn greatest_gain(own: &Player, n: u8) -> Pieces {
    match most_gained(own, n) {
        (_, Some(most)) => Pieces::pair_and(most),
        (most, None) => Pieces::regular(most),
    }
}

/// Node 09.
pub(crate) fn legal_gain(own: &Player, n: u8, source: Source, out: &mut impl Offer<Gugong>) {
    let (most, with_pair) = most_gained(own, n);
    for regular in (source.least()..=most).rev() {
        out.offer(Action::Gain(Pieces::regular(regular)));
    }
    if let Some(most) = with_pair {
        (0..=most).rev().for_each(|regular| out.offer(Action::Gain(Pieces::pair_and(regular))));
    }
}

/// From supply to pool.
pub(crate) fn take(table: &mut Table, me: Seat, pieces: Pieces, out: &mut impl Hear<Event>) {
    let own = &mut table.players[me];
    own.supply -= pieces.regular;
    own.pool += pieces.regular;
    if pieces.pair {
        own.pair = PairAt::Pool;
    }
    let who = table.who(me);
    out.hear(|| Event::Gained { who, pieces });
}

/// The ways of GG-SRV-5 to pay `n`: without and with the pair. What is to be kept must be left.
#[inline]
pub(crate) fn ways(table: &Table, me: Seat, n: u8, keep: Keep) -> [Option<Pieces>; 2] {
    let own = &table.players[me];
    let has_pair = own.pair == PairAt::Pool;
    let leaves = |regular: u8, pair: bool| match keep {
        Keep::Nothing => true,
        Keep::Regular => regular > 0, // GG-SRV-7
        Keep::Piece => regular > 0 || pair,
        Keep::Fitting => {
            (regular > 0 && canal::fits(table, me, Piece::Regular))
                || (pair && canal::fits(table, me, Piece::Pair))
        }
    };
    let without = (own.pool >= n && leaves(own.pool - n, has_pair)).then(|| Pieces::regular(n));
    let rest = n.saturating_sub(Piece::Pair.worth());
    let with = (n > 0 && has_pair && own.pool >= rest && leaves(own.pool - rest, false))
        .then(|| Pieces::pair_and(rest));
    [without, with]
}

/// GG-GEN-1: whether a cost can be paid.
#[inline]
pub(crate) fn can_pay(table: &Table, me: Seat, n: u8, keep: Keep) -> bool {
    let [without, with] = ways(table, me, n, keep);
    without.is_some() || with.is_some()
}

/// Why a cost cannot be paid.
#[inline]
pub(crate) fn why_not_pay(table: &Table, me: Seat, n: u8) -> Option<Bar> {
    let owned = table.players[me].pool_worth();
    (!can_pay(table, me, n, Keep::Nothing)).then_some(Bar::TooFewServants { cost: n, owned })
}

/// A cost is to be paid before what follows it.
#[inline]
pub(crate) fn charge(table: &mut Table, me: Seat, n: u8, keep: Keep, out: &mut impl Hear<Event>) {
    match ways(table, me, n, keep) {
        [Some(_), Some(_)] => table.agenda.ask((me, Question::Pay(n, keep))),
        [Some(pieces), None] | [None, Some(pieces)] => pay(table, me, pieces, out),
        // Every way that costs something is barred unless `can_pay`, which is the same question.
        [None, None] => unreachable!("only what can be paid is offered"),
    }
}

/// Node 08.
pub(crate) fn legal_pay(out: &mut impl Offer<Gugong>) {
    out.offer(Action::PayWithoutPair);
    out.offer(Action::PayWithPair);
}

/// From pool to supply.
pub(crate) fn pay(table: &mut Table, me: Seat, pieces: Pieces, out: &mut impl Hear<Event>) {
    if pieces == Pieces::regular(0) {
        return;
    }
    let own = &mut table.players[me];
    own.pool -= pieces.regular;
    own.supply += pieces.regular;
    if pieces.pair {
        own.pair = PairAt::Supply;
    }
    let who = table.who(me);
    out.hear(|| Event::Paid { who, pieces });
}

/// Takes pieces from the pool or the supply, to put them somewhere else.
#[inline]
pub(crate) fn send(own: &mut Player, from: PairAt, pieces: Pieces, pair_to: PairAt) {
    let there = if from == PairAt::Pool { &mut own.pool } else { &mut own.supply };
    *there -= pieces.regular;
    if pieces.pair {
        own.pair = pair_to;
    }
}

/// Victory points.
pub(crate) fn score(table: &mut Table, me: Seat, vp: u16, merit: Merit, out: &mut impl Hear<Event>) {
    if vp > 0 {
        let own = &mut table.players[me];
        own.vp = own.vp.saturating_add(vp);
        let who = table.who(me);
        out.hear(|| Event::Scored { who, merit, vp });
    }
}
