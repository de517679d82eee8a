//! The Great Wall (rules section 6.9, WAL).

use tabletop::{Hear, Offer, Seat};

use crate::Gugong;
use crate::action::{Action, Pieces, Way};
use crate::areas::{intrigue, palace};
use crate::bar::{Bar, offer_unless};
use crate::data::FACES;
use crate::decree::Decree;
use crate::event::{Event, Merit};
use crate::piece::{Area, Piece};
use crate::player::{PairAt, Player};
use crate::servants;
use crate::table::Table;
use crate::task::{Extra, Keep, Question, Source, Step};

/// GG-WAL-2: the price of option B, and how many pieces it places.
pub(crate) const PRICE: u8 = 1;
const TWO: u8 = 2;
/// GG-WAL-9: spaces to step back for one servant, two servants, a die, a jade.
pub(crate) const BONUSES: [u8; 4] = [1, 3, 5, 7];

/// The options of 07.
#[inline]
pub(crate) fn ways(table: &Table, me: Seat, mut each: impl FnMut(Way, Option<Bar>)) {
    let owned = table.players[me].pool_pieces();
    each(Way::Build, (owned == 0).then_some(Bar::NoServant)); // GG-WAL-1
    let too_few = Bar::TooFewPieces { at: Area::Wall, needed: PRICE + 1, owned };
    let payable = owned > PRICE && servants::can_pay(table, me, PRICE, Keep::Piece);
    each(Way::BuildTwo, (!payable).then_some(too_few)); // GG-WAL-2
}

/// GG-WAL-1.
pub(crate) fn one(table: &mut Table, me: Seat) {
    begin(table, me, 1);
}

/// GG-WAL-2.
pub(crate) fn two(table: &mut Table, me: Seat, out: &mut impl Hear<Event>) {
    begin(table, me, TWO);
    servants::charge(table, me, PRICE, Keep::Piece, out);
}

/// GG-WAL-5: the wall is looked at after all placements.
fn begin(table: &mut Table, me: Seat, most: u8) {
    table.agenda.step(Step::WallCheck);
    if table.players[me].owns(Decree::D23) {
        table.agenda.ask((me, Question::Extra(Extra::D23))); // GG-WAL-3
    }
    table.agenda.ask((me, Question::Build(most)));
}

/// Node 17.
pub(crate) fn legal_build(own: &Player, most: u8, out: &mut impl Offer<Gugong>) {
    let mut offer = |pieces| out.offer(Action::Place(pieces));
    (1..=own.pool.min(most)).for_each(|regular| offer(Pieces::regular(regular)));
    if own.pair == PairAt::Pool {
        // GG-SRV-6: the pair is one piece.
        (0..=own.pool.min(most - 1)).for_each(|regular| offer(Pieces::pair_and(regular)));
    }
}

/// GG-WAL-4.
pub(crate) fn build(table: &mut Table, me: Seat, pieces: Pieces, out: &mut impl Hear<Event>) {
    put(table, me, PairAt::Pool, pieces);
    let who = table.who(me);
    out.hear(|| Event::Built { who, pieces });
}

/// Node 18: something is in the supply.
pub(crate) fn asks_extra(own: &Player) -> bool {
    own.supply_pieces() > 0
}

/// Node 18.
pub(crate) fn legal_extra(own: &Player, out: &mut impl Offer<Gugong>) {
    for piece in Piece::ALL {
        if own.has(PairAt::Supply, piece) {
            out.offer(Action::Place(Pieces::one(piece)));
        }
    }
    out.offer(Action::Skip);
}

/// GG-WAL-3, TT10.
pub(crate) fn build_extra(table: &mut Table, me: Seat, pieces: Pieces, out: &mut impl Hear<Event>) {
    put(table, me, PairAt::Supply, pieces);
    let who = table.who(me);
    out.hear(|| Event::BuiltFromSupply { who, pieces });
}

pub(crate) fn put(table: &mut Table, me: Seat, from: PairAt, pieces: Pieces) {
    let own = &mut table.players[me];
    servants::send(own, from, pieces, PairAt::Wall);
    own.wall += pieces.regular;
}

/// GG-WAL-5, GG-WAL-13: scoring, once, if the threshold is reached.
pub(crate) fn check(table: &mut Table, out: &mut impl Hear<Event>) {
    let servants = table.on_wall();
    if servants < table.threshold() {
        return;
    }
    // GG-WAL-7, GG-WAL-8: from the last marker to the first, whoever had a piece there.
    let ranks = table.ranks;
    for &seat in ranks.iter().rev().filter(|&&seat| table.players[seat].on_wall() > 0) {
        table.agenda.ask((seat, Question::Bonus));
    }
    out.hear(|| Event::WallCompleted { servants });
    out.moment(table);
    award(table, out);
}

/// GG-WAL-6: who would win the wall as it stands.
pub(crate) fn majority(table: &Table) -> Option<Seat> {
    let most = table.players.iter().map(Player::on_wall).max().filter(|&most| most > 0)?;
    table.ahead(|seat| table.players[seat].on_wall() == most)
}

/// GG-WAL-6: the majority scores and takes its pieces back.
pub(crate) fn award(table: &mut Table, out: &mut impl Hear<Event>) {
    let Some(seat) = majority(table) else { return };
    let (who, servants) = (table.who(seat), table.players[seat].on_wall());
    let own = &mut table.players[seat];
    own.supply += std::mem::take(&mut own.wall);
    if own.pair == PairAt::Wall {
        own.pair = PairAt::Supply;
    }
    out.hear(|| Event::WallWon { who, servants });
    out.moment(table);
    let constants = table.printed().get().constants;
    servants::score(table, seat, constants.wall_vp.into(), Merit::Wall, out);
    palace::step(table, seat, constants.wall_steps, out);
}

/// GG-WAL-9, GG-WAL-10: why not this bonus.
#[inline]
fn why_not_bonus(own: &Player, spaces: u8) -> Option<Bar> {
    let [one, two, ..] = BONUSES;
    if own.intrigue < spaces {
        Some(Bar::NotFarEnough { spaces, space: own.intrigue })
    } else if (spaces == one || spaces == two) && own.supply_pieces() == 0 {
        Some(Bar::NothingToGain)
    } else {
        None
    }
}

/// Node 19 appears with a bonus; exchanges alone do not count.
pub(crate) fn asks_bonus(own: &Player) -> bool {
    BONUSES.iter().any(|&spaces| why_not_bonus(own, spaces).is_none())
}

/// Node 19.
pub(crate) fn legal_bonus(own: &Player, out: &mut impl Offer<Gugong>) {
    for spaces in BONUSES {
        offer_unless(why_not_bonus(own, spaces), Action::StepBack(spaces), out);
    }
    out.offer(Action::Skip);
}

/// GG-WAL-9.
pub(crate) fn bonus(table: &mut Table, me: Seat, spaces: u8, out: &mut impl Hear<Event>) {
    let [one, two, die, _] = BONUSES;
    intrigue::step_back(table, me, spaces, out);
    if spaces == one {
        servants::gain(table, me, 1, Source::Bonus);
    } else if spaces == two {
        servants::gain(table, me, 2, Source::Bonus);
    } else if spaces == die {
        table.agenda.ask((me, Question::Die));
    } else {
        crate::areas::jade::gain(table, me, out);
    }
}

/// Node 20: every other face of every die.
pub(crate) fn legal_die(table: &Table, out: &mut impl Offer<Gugong>) {
    for (die, (faces, &shown)) in table.printed().dice.iter().zip(&table.dice).enumerate() {
        let die = u8::try_from(die).unwrap_or(0);
        for idx in 0..FACES {
            let face = faces[idx];
            if face != shown && !faces[..idx].contains(&face) {
                out.offer(Action::TurnDie(die, face));
            }
        }
    }
}

/// GG-WAL-9: a die is turned.
pub(crate) fn turn_die(table: &mut Table, me: Seat, die: u8, face: u8, out: &mut impl Hear<Event>) {
    table.dice[usize::from(die)] = face;
    let who = table.who(me);
    out.hear(|| Event::DieTurned { who, die, face });
}
