//! Performing actions (rules section 6.6, ACT), and what special tokens make of it (GG-TOK-S2 to GG-TOK-S4).

use tabletop::{Hear, Offer, Seat};

use crate::action::{Action, Way};
use crate::areas::{canal, decree, intrigue, jade, palace, travel, wall};
use crate::bar::{Bar, offer_unless};
use crate::event::{Event, Merit};
use crate::piece::{Area, Token};
use crate::player::Special;
use crate::table::Table;
use crate::task::{House, Question, Step};
use crate::{Gugong, exchange};

/// Every option of an area's action, with its bar (07).
#[inline]
pub(crate) fn ways(table: &Table, me: Seat, area: Area, each: impl FnMut(Way, Option<Bar>)) {
    match area {
        Area::Travel => travel::ways(table, me, each),
        Area::Wall => wall::ways(table, me, each),
        Area::Jade => jade::ways(table, me, each),
        Area::Intrigue => intrigue::ways(table, me, each),
        Area::Palace => palace::ways(table, me, each),
        Area::Decree => decree::ways(table, me, each),
        Area::Canal => canal::ways(table, me, each),
    }
}

/// Nodes 05, 06 and 26 appear with an option or an exchange (GG-ACT-8).
#[inline]
pub(crate) fn asks(table: &Table, me: Seat, area: Area) -> bool {
    let mut any = false;
    ways(table, me, area, |_, why_not| any |= why_not.is_none());
    any || exchange::can(table, me)
}

/// Nodes 05, 06 and 26.
pub(crate) fn legal(table: &Table, me: Seat, area: Area, out: &mut impl Offer<Gugong>) {
    ways(table, me, area, |way, why_not| offer_unless(why_not, Action::Perform(way), out));
    out.offer(Action::Skip);
}

/// An action of the active player: special tokens react to it when it is completely resolved (GG-TOK-S4).
pub(crate) fn perform(table: &mut Table, me: Seat, area: Area, way: Way, out: &mut impl Hear<Event>) {
    let who = table.who(me);
    out.hear(|| Event::Performed { who, area });
    if table.options.special_tokens {
        table.agenda.step(Step::Performed(me, area));
    }
    carry_out(table, me, way, out);
}

/// GG-TOK-S3: an action performed through ST3; nothing reacts to it (GG-TOK-S4).
pub(crate) fn copy(table: &mut Table, me: Seat, area: Area, way: Way, out: &mut impl Hear<Event>) {
    let who = table.who(me);
    out.hear(|| Event::Copied { who, area });
    carry_out(table, me, way, out);
}

fn carry_out(table: &mut Table, me: Seat, way: Way, out: &mut impl Hear<Event>) {
    match way {
        Way::Travel => travel::once(table, me),
        Way::TravelTwice => travel::twice(table, me, out),
        Way::Build => wall::one(table, me),
        Way::BuildTwo => wall::two(table, me, out),
        Way::House(cost) => jade::buy(table, me, House::Of(cost), out),
        Way::Plaza => jade::buy(table, me, House::Plaza, out),
        Way::Scheme => intrigue::few(table, me, out),
        Way::SchemeMore => intrigue::more(table, me, out),
        Way::Advance => palace::few(table, me, out),
        Way::AdvanceMore => palace::more(table, me, out),
        Way::Enact(decree) => decree::choose(table, me, decree, out),
        Way::Ship => canal::one(table, me),
        Way::ShipTwo => canal::two(table, me, out),
    }
}

/// GG-TOK-S4: first all levies, then all copies, each clockwise from the player after the active one.
pub(crate) fn performed(table: &mut Table, me: Seat, area: Area, out: &mut impl Hear<Event>) {
    let n = table.players.len();
    let lies_here = |special: &&Special, token: Token| special.token == token && special.area == Some(area);
    let count = |table: &Table, seat: Seat, token: Token| {
        table.players[seat].special.iter().filter(|special| lies_here(special, token)).count()
    };
    for owner in (1..n).map(|steps| me.clockwise(steps, n)) {
        for _ in 0..count(table, owner, Token::St2) {
            levy(table, owner, me, area, out);
        }
    }
    for owner in (1..n).rev().map(|steps| me.clockwise(steps, n)) {
        for _ in 0..count(table, owner, Token::St3) {
            table.agenda.ask((owner, Question::Copy(area)));
        }
    }
}

/// GG-TOK-S2: not below 0; the owner gains it anyway.
fn levy(table: &mut Table, owner: Seat, payer: Seat, area: Area, out: &mut impl Hear<Event>) {
    let vp = u16::from(table.printed().token(Token::St2).amount);
    let (who, loser) = (table.who(owner), table.who(payer));
    let poorer = &mut table.players[payer].vp;
    let lost = vp.min(*poorer);
    *poorer -= lost;
    out.hear(|| Event::Levied { who, payer: loser, area, lost });
    crate::servants::score(table, owner, vp, Merit::Levy, out);
}
