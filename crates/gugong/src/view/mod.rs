//! The view JSON (rules section 15): these structs are its keys, in its order.

mod pending;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use tabletop::{PerSeat, Seat};

use crate::automa::Automa;
use crate::card::{Card, Cards};
use crate::city::{City, HARBOURS};
use crate::data::Cells;
use crate::decree::{Decree, Enacted, SLOTS_PER_LEVEL};
use crate::meng::Meng;
use crate::piece::{Area, ByArea, Named, Token};
use crate::player::{Junk, PairAt, Player};
use crate::table::{Phase, Table};
use pending::{PendingView, pending, to_come};

/// Section 15.1.
#[derive(Serialize)]
struct TableView<'a> {
    side: &'static str,
    round: u8,
    phase: &'static str,
    first: Seat,
    next_first: Option<Seat>,
    turn: Option<Seat>,
    dice: [u8; 3],
    gifts: &'a ByArea<Card>,
    deck: u8,
    cities: CitiesView<'a>,
    token_pile: u8,
    token_discard: Vec<Token>,
    threshold: u8,
    houses: Vec<u8>,
    intrigue: Vec<Vec<Seat>>,
    arrivals: &'a [u8],
    decrees: Vec<DecreeView<'a>>,
    canal: CanalView<'a>,
    players: Vec<PlayerView>,
    meng: Option<MengView<'a>>,
    shown: Option<PerSeat<Cards>>,
    pending: Option<PendingView>,
    agenda: Vec<String>,
}

struct CitiesView<'a>(&'a Table);

impl Serialize for CitiesView<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let cities = self.0.board().cities.iter();
        serializer.collect_map(cities.map(|city| (city.to_string(), self.0.cities[city.idx()])))
    }
}

impl Serialize for ByArea<Card> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(area, card)| (area.code(), card)))
    }
}

#[derive(Serialize)]
struct DecreeView<'a> {
    id: Decree,
    level: u8,
    slot: &'static str,
    servants: &'a [Seat],
}

struct CanalView<'a>(&'a Table);

impl Serialize for CanalView<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for route in 0..usize::from(self.0.board().routes) {
            let harbours: [Option<JunkView>; HARBOURS] =
                self.0.canal[route].map(|junk| junk.map(JunkView::of));
            map.serialize_entry(if route == 0 { "a" } else { "b" }, &harbours)?;
        }
        map.end()
    }
}

#[derive(Serialize)]
struct JunkView {
    owner: Seat,
    regular: u8,
    pair: bool,
}

impl JunkView {
    fn of(Junk { owner, regular, pair }: Junk) -> JunkView {
        JunkView { owner, regular, pair }
    }
}

/// Section 15.2.
#[derive(Serialize)]
struct PlayerView {
    vp: u16,
    pool: u8,
    supply: u8,
    pair: PairAt,
    wall: u8,
    jade: u8,
    envoy: u8,
    arrival: Option<u8>,
    cells: Cells,
    junks: u8,
    traveller: Option<City>,
    tokens: TokensView,
    special: Vec<SpecialView>,
    out: bool,
    points: Option<u16>,
}

#[derive(Serialize)]
struct TokensView {
    single: u8,
    double: u8,
}

#[derive(Serialize)]
struct SpecialView {
    token: Token,
    area: Option<Area>,
    pair: bool,
}

#[derive(Serialize)]
struct MengView<'a> {
    difficulty: &'static str,
    focus: Area,
    gift_pile: u8,
    discard: usize,
    automa_deck: u32,
    automa_round: &'a [Automa],
    automa_used: Vec<Automa>,
    last: Option<City>,
}

impl Serialize for PairAt {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl Serialize for Table {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let arrivals = &self.board().arrivals;
        TableView {
            side: self.side.code(),
            round: self.round,
            phase: self.phase.code(),
            first: self.first,
            next_first: self.next_first,
            turn: self.turn,
            dice: self.dice,
            gifts: &self.gifts,
            deck: self.deck,
            cities: CitiesView(self),
            token_pile: self.token_pile.len(),
            token_discard: self.token_discard.iter().collect(),
            threshold: self.threshold(),
            houses: self.open_houses().collect(),
            intrigue: intrigue(self),
            arrivals: &arrivals[usize::from(self.arrived).min(arrivals.len())..],
            decrees: self
                .decrees
                .iter()
                .enumerate()
                .map(|(idx, enacted)| decree(self, idx, enacted))
                .collect(),
            canal: CanalView(self),
            players: self.players.iter().map(|own| player(self, own)).collect(),
            meng: self.meng.as_ref().map(|meng| meng_view(self, meng)),
            shown: self.shown,
            pending: self.agenda.question().map(|(seat, question)| pending(self, seat, question)),
            agenda: self.agenda.iter().skip(1).flat_map(|task| to_come(self, task)).collect(),
        }
        .serialize(serializer)
    }
}

fn intrigue(table: &Table) -> Vec<Vec<Seat>> {
    let last = table.printed().constants.intrigue;
    let on = |space: u8| {
        table.ranks.iter().copied().filter(|&seat| table.players[seat].intrigue == space).collect()
    };
    (0..=last).map(on).collect()
}

fn decree<'a>(table: &Table, idx: usize, enacted: &'a Enacted) -> DecreeView<'a> {
    DecreeView {
        id: enacted.decree,
        level: table.printed().decree(enacted.decree).level,
        slot: if idx.is_multiple_of(SLOTS_PER_LEVEL) { "upper" } else { "lower" },
        servants: &enacted.servants,
    }
}

fn player(table: &Table, own: &Player) -> PlayerView {
    let (single, double) = own.tokens();
    PlayerView {
        vp: own.vp,
        pool: own.pool,
        supply: own.supply,
        pair: own.pair,
        wall: own.on_wall(),
        jade: own.jade,
        envoy: own.envoy,
        arrival: own.arrival.map(|slot| table.board().arrivals[usize::from(slot)]),
        cells: own.cells,
        junks: own.junks,
        traveller: own.traveller,
        tokens: TokensView { single, double },
        special: own
            .special
            .iter()
            .map(|special| SpecialView { token: special.token, area: special.area, pair: special.pair })
            .collect(),
        out: own.out,
        points: own.points,
    }
}

fn meng_view<'a>(table: &Table, meng: &'a Meng) -> MengView<'a> {
    MengView {
        difficulty: table.options.solo_difficulty.code(),
        focus: meng.focus,
        gift_pile: meng.pile,
        discard: meng.laid.len(),
        automa_deck: meng.deck.len(),
        automa_round: &meng.played,
        automa_used: meng.used.iter().collect(),
        last: meng.last,
    }
}

impl Phase {
    fn code(self) -> &'static str {
        match self {
            Phase::Morning => "morning",
            Phase::Day => "day",
            Phase::Dusk => "dusk",
            Phase::Night => "night",
            Phase::End => "end",
        }
    }
}
