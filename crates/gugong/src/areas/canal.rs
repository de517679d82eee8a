//! The Grand Canal (rules section 6.14, CAN).

use tabletop::{Hear, Offer, Seat, Seats, Veiled};

use crate::action::{Action, Pieces, Way};
use crate::bar::{Bar, offer_unless};
use crate::city::{HARBOURS, Harbour};
use crate::event::{Event, Merit};
use crate::piece::{Area, Named, Piece, Reward};
use crate::player::{Junk, PairAt};
use crate::table::Table;
use crate::task::{Keep, Loading, MaySkip, Question};
use crate::{Gugong, State, servants};

/// GG-CAN-2: the price of option B.
pub(crate) const PRICE: u8 = 1;

/// GG-CAN-4: the lowest free harbour of a route.
#[inline]
pub(crate) fn free_harbour(table: &Table, route: usize) -> Option<Harbour> {
    let place = table.canal[route].iter().position(Option::is_none)?;
    Some(Harbour::new(route, place))
}

#[inline]
fn routes(table: &Table) -> std::ops::Range<usize> {
    0..usize::from(table.board().routes)
}

/// GG-CAN-4: whether a new junk can be put on the canal.
#[inline]
pub(crate) fn can_launch(table: &Table, me: Seat) -> bool {
    table.players[me].junks > 0 && routes(table).any(|route| free_harbour(table, route).is_some())
}

/// Room on a junk.
#[inline]
fn room(table: &Table, junk: Junk) -> u8 {
    table.printed().constants.hold - junk.load()
}

/// GG-CAN-3: whether such a piece could be put on an own junk.
#[inline]
pub(crate) fn fits(table: &Table, me: Seat, piece: Piece) -> bool {
    let has_room = |junk: &Junk| junk.owner == me && room(table, *junk) >= piece.worth();
    can_launch(table, me) || table.canal.iter().flatten().flatten().any(has_room)
}

/// Whether a piece that is there fits.
#[inline]
pub(crate) fn any_fits(table: &Table, me: Seat, from: PairAt) -> bool {
    let own = &table.players[me];
    Piece::ALL.iter().any(|&piece| own.has(from, piece) && fits(table, me, piece))
}

/// GG-CAN-6: where the junk in this harbour would go.
#[inline]
pub(crate) fn ahead(table: &Table, harbour: Harbour) -> Option<Harbour> {
    let (route, place) = (harbour.route(), harbour.place());
    let next = (place + 1..HARBOURS).find(|&next| table.canal[route][next].is_none())?;
    Some(Harbour::new(route, next))
}

/// Own junks on the canal.
#[inline]
fn own_junks(table: &Table, me: Seat) -> impl Iterator<Item = (Harbour, Junk)> + '_ {
    let junks = table.harbours().filter_map(|harbour| Some((harbour, table.junk(harbour)?)));
    junks.filter(move |(_, junk)| junk.owner == me)
}

#[inline]
pub(crate) fn can_sail(table: &Table, me: Seat) -> bool {
    own_junks(table, me).any(|(harbour, _)| ahead(table, harbour).is_some())
}

/// The options of 07.
#[inline]
pub(crate) fn ways(table: &Table, me: Seat, mut each: impl FnMut(Way, Option<Bar>)) {
    let can_ship = any_fits(table, me, PairAt::Pool) || can_sail(table, me);
    each(Way::Ship, (!can_ship).then_some(Bar::NothingToShip)); // GG-CAN-1
    let owned = table.players[me].pool_pieces();
    let why_not = if owned <= PRICE {
        Some(Bar::TooFewPieces { at: Area::Canal, needed: PRICE + 1, owned })
    } else {
        (!servants::can_pay(table, me, PRICE, Keep::Fitting)).then_some(Bar::NothingFits)
    };
    each(Way::ShipTwo, why_not); // GG-CAN-2
}

/// GG-CAN-1.
pub(crate) fn one(table: &mut Table, me: Seat) {
    if any_fits(table, me, PairAt::Pool) {
        table.agenda.ask((me, Question::Load(Loading::One)));
    } else {
        table.agenda.ask((me, Question::Sail(MaySkip::No)));
    }
}

/// GG-CAN-2.
pub(crate) fn two(table: &mut Table, me: Seat, out: &mut impl Hear<Event>) {
    table.agenda.ask((me, Question::Load(Loading::First)));
    servants::charge(table, me, PRICE, Keep::Fitting, out);
}

impl Loading {
    /// Where the piece comes from.
    #[inline]
    pub fn from(self) -> PairAt {
        match self {
            Loading::One | Loading::First | Loading::Second => PairAt::Pool,
            Loading::Token | Loading::Decree => PairAt::Supply, // GG-MOR-5
        }
    }
}

/// Whether node 21 has «skip».
pub(crate) fn may_skip(table: &Table, me: Seat, loading: Loading) -> bool {
    match loading {
        Loading::One => can_sail(table, me),
        Loading::Second | Loading::Token => true,
        Loading::First | Loading::Decree => false,
    }
}

/// Node 21.
pub(crate) fn legal_load<O: Offer<Gugong>>(table: &Table, me: Seat, loading: Loading, out: &mut O) {
    let own = &table.players[me];
    for piece in Piece::ALL {
        if !own.has(loading.from(), piece) {
            continue;
        }
        for (harbour, junk) in own_junks(table, me) {
            let no_room = room(table, junk) < piece.worth();
            let why_not = no_room.then_some(Bar::NoRoom { load: junk.load() }); // GG-CAN-3
            offer_unless(why_not, Action::Load(piece, harbour), out);
        }
        for route in routes(table) {
            match free_harbour(table, route) {
                Some(harbour) if own.junks > 0 => out.offer(Action::Launch(piece, harbour)),
                Some(harbour) => out.bar(Action::Launch(piece, harbour), Bar::NoJunkLeft),
                None if O::BARS => {
                    out.bar(Action::Launch(piece, Harbour::new(route, 0)), Bar::NoFreeHarbour);
                }
                None => {}
            }
        }
    }
    if may_skip(table, me, loading) {
        out.offer(Action::Skip);
    }
}

/// Node 21: the piece goes aboard. What follows comes after a claim (GG-CAN-1, GG-CAN-2).
pub(crate) fn load(
    table: &mut Table,
    me: Seat,
    loading: Loading,
    (piece, harbour): (Piece, Harbour),
    out: &mut impl Hear<Event>,
) {
    match loading {
        Loading::One => table.agenda.ask((me, Question::Sail(MaySkip::Yes))),
        Loading::First => table.agenda.ask((me, Question::Load(Loading::Second))),
        Loading::Second | Loading::Token | Loading::Decree => {}
    }
    servants::send(&mut table.players[me], loading.from(), Pieces::one(piece), PairAt::Junk);
    let load = board(table, me, piece, harbour, out);
    if load == table.printed().constants.hold {
        table.agenda.ask((me, Question::Claim(harbour))); // GG-CAN-7
    }
}

/// GG-CAN-3, GG-CAN-4: a piece goes aboard the junk there, or a new one is put there; returns what it carries then.
pub(crate) fn board(
    table: &mut Table,
    me: Seat,
    piece: Piece,
    harbour: Harbour,
    out: &mut impl Hear<Event>,
) -> u8 {
    let (who, pieces) = (table.who(me), Pieces::one(piece));
    let place = &mut table.canal[harbour.route()][harbour.place()];
    let is_new = place.is_none();
    let junk = place.get_or_insert(Junk { owner: me, regular: 0, pair: false });
    match piece {
        Piece::Regular => junk.regular += 1,
        Piece::Pair => junk.pair = true,
    }
    let load = junk.load();
    if is_new {
        table.players[me].junks -= 1;
        out.hear(|| Event::Launched { who, pieces, harbour });
    } else {
        out.hear(|| Event::Loaded { who, pieces, harbour });
    }
    out.moment(table);
    load
}

/// Node 21, «skip».
pub(crate) fn skip_load(table: &mut Table, me: Seat, loading: Loading) {
    if loading == Loading::One {
        table.agenda.ask((me, Question::Sail(MaySkip::No))); // GG-CAN-1: at least one of both
    }
}

/// Node 22.
pub(crate) fn legal_sail(table: &Table, me: Seat, skip: MaySkip, out: &mut impl Offer<Gugong>) {
    for (harbour, _) in own_junks(table, me) {
        let why_not = ahead(table, harbour).is_none().then_some(Bar::NoHarbourAhead);
        offer_unless(why_not, Action::Sail(harbour), out);
    }
    if skip == MaySkip::Yes {
        out.offer(Action::Skip);
    }
}

/// GG-CAN-6, GG-CAN-7.
pub(crate) fn sail(table: &mut Table, me: Seat, from: Harbour, out: &mut impl Hear<Event>) {
    let to = ahead(table, from).expect("only junks that can move are offered");
    let junk = shift(table, from, to, out);
    if junk.load() == table.printed().constants.hold {
        table.agenda.ask((me, Question::Claim(to)));
    }
}

/// A junk moves.
pub(crate) fn shift(table: &mut Table, from: Harbour, to: Harbour, out: &mut impl Hear<Event>) -> Junk {
    let junk = table.canal[from.route()][from.place()].take().expect("a junk moves from where it lies");
    table.canal[to.route()][to.place()] = Some(junk);
    let who = table.who(junk.owner);
    out.hear(|| Event::Sailed { who, from, to });
    junk
}

/// GG-CAN-9: what a harbour gives.
pub(crate) fn rewards(harbour: Harbour) -> &'static [Reward] {
    match harbour.number() {
        2 => &[Reward::Points],
        3 => &[Reward::Card],
        4 => &[Reward::Pair],
        5 => Reward::ALL,
        _ => &[],
    }
}

/// GG-CAN-9: why this reward cannot be claimed in this harbour.
pub(crate) fn why_not_claim(table: &Table, me: Seat, harbour: Harbour, reward: Reward) -> Option<Bar> {
    let number = harbour.number();
    let is_here = rewards(harbour).contains(&reward);
    let (taken, cells) = (table.players[me].cells, table.printed().constants.cells);
    let is_full = match reward {
        Reward::Points => taken.points >= cells.points,
        Reward::Card => taken.card >= cells.card,
        Reward::Pair => taken.pair >= cells.pair,
    };
    if !is_here {
        Some(Bar::OtherReward { harbour: number })
    } else if is_full {
        Some(Bar::CellTaken(reward))
    } else if reward == Reward::Card && table.deck == 0 {
        Some(Bar::DeckEmpty) // GG-CAN-10
    } else {
        None
    }
}

/// Node 23 appears with a reward; exchanges alone do not count.
pub(crate) fn asks_claim(table: &Table, me: Seat, harbour: Harbour) -> bool {
    Reward::ALL.iter().any(|&reward| why_not_claim(table, me, harbour, reward).is_none())
}

/// Node 23.
pub(crate) fn legal_claim(table: &Table, me: Seat, harbour: Harbour, out: &mut impl Offer<Gugong>) {
    for &reward in Reward::ALL {
        offer_unless(why_not_claim(table, me, harbour, reward), Action::Claim(reward), out);
    }
    out.offer(Action::Skip);
}

/// GG-CAN-8: a regular servant stays in the cell; the junk and the others go back.
pub(crate) fn claim(
    state: &mut State,
    me: Seat,
    harbour: Harbour,
    reward: Reward,
    out: &mut impl Hear<Event>,
) {
    let table = &mut state.table;
    let who = table.who(me);
    unload(table, harbour);
    let own = &mut table.players[me];
    own.supply -= 1;
    match reward {
        Reward::Points => own.cells.points += 1,
        Reward::Card => own.cells.card += 1,
        Reward::Pair => {
            own.cells.pair += 1;
            own.pair = PairAt::Pool; // GG-SRV-8
        }
    }
    out.hear(|| Event::Claimed { who, reward, harbour });
    match reward {
        Reward::Points => {
            out.moment(table);
            let vp = table.printed().constants.harbour_vp;
            servants::score(table, me, vp.into(), Merit::Harbour, out);
        }
        Reward::Card => draw(state, me, out),
        Reward::Pair => {}
    }
}

/// A junk leaves the canal; everybody aboard goes to the supply.
pub(crate) fn unload(table: &mut Table, harbour: Harbour) -> Junk {
    let junk =
        table.canal[harbour.route()][harbour.place()].take().expect("a junk leaves from where it lies");
    let own = &mut table.players[junk.owner];
    own.junks += 1;
    own.supply += junk.regular;
    if junk.pair {
        own.pair = PairAt::Supply;
    }
    junk
}

/// GG-CAN-9, GG-CAN-11: the top card of the deck comes into hand.
fn draw(state: &mut State, me: Seat, out: &mut impl Hear<Event>) {
    let Some(card) = state.sealed.deck.pop() else { return };
    state.table.deck -= 1;
    state.hands[me].cards.add(card);
    state.table.players[me].known.draw();
    out.reveal(Seats::one(me));
    out.hear(|| Event::Drew { seat: me, card: Veiled::new(me, card) });
}
