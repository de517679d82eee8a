//! Special travel tokens (rules section 6.8, GG-TOK-S1 to GG-TOK-S6).

use tabletop::{Hear, Offer, Seat};

use crate::action::{Action, Pieces};
use crate::bar::Bar;
use crate::event::Event;
use crate::piece::{Area, Named, Piece, Token};
use crate::player::{PairAt, Special};
use crate::table::Table;
use crate::{Gugong, exchange, servants, tokens};

/// Node 25 appears with a servant or an exchange.
pub(crate) fn asks(table: &Table, me: Seat) -> bool {
    table.players[me].pool_pieces() > 0 || exchange::can(table, me)
}

/// Node 25.
pub(crate) fn legal<O: Offer<Gugong>>(table: &Table, me: Seat, token: Token, out: &mut O) {
    let own = &table.players[me];
    let areas: &[Area] = if token == Token::St1 { &[] } else { Area::ALL };
    for piece in Piece::ALL {
        if own.has(PairAt::Pool, piece) {
            if areas.is_empty() {
                out.offer(Action::UseSpecial(token, piece, None));
            }
            areas.iter().for_each(|&area| out.offer(Action::UseSpecial(token, piece, Some(area))));
        } else if O::BARS && piece == Piece::Regular && own.pool_pieces() == 0 {
            out.bar(Action::UseSpecial(token, piece, areas.first().copied()), Bar::NoServant);
        }
    }
    out.offer(Action::Skip);
}

/// GG-TOK-S1 to GG-TOK-S3, GG-TOK-S5: the token lies with a servant until the end of the day.
pub(crate) fn lay(
    table: &mut Table,
    me: Seat,
    (token, piece, area): (Token, Piece, Option<Area>),
    out: &mut impl Hear<Event>,
) {
    let own = &mut table.players[me];
    servants::send(own, PairAt::Pool, Pieces::one(piece), PairAt::Special);
    own.special.push(Special { token, area, pair: piece == Piece::Pair });
    let who = table.who(me);
    out.hear(|| Event::SpecialUsed { who, token, area });
}

/// GG-DAY-4: the first token in use goes into a slot, then its servant to the supply.
pub(crate) fn retire(table: &mut Table, me: Seat, out: &mut impl Hear<Event>) {
    let own = &mut table.players[me];
    let Special { token, pair, .. } = own.special.remove(0);
    tokens::store(table, me, token);
    let own = &mut table.players[me];
    if pair {
        own.pair = PairAt::Supply;
    } else {
        own.supply += 1;
    }
    let who = table.who(me);
    out.hear(|| Event::SpecialRetired { who, token });
}
