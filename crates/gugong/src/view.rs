//! The view JSON (rules section 15): these structs are its keys, in its order.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use tabletop::{PerSeat, Seat};

use crate::areas::canal;
use crate::automa::Automa;
use crate::card::{Card, Cards};
use crate::city::{City, HARBOURS, Harbour};
use crate::data::Cells;
use crate::decree::{Decree, Enacted, SLOTS_PER_LEVEL};
use crate::meng::Meng;
use crate::piece::{Area, ByArea, Named, Token};
use crate::player::{Junk, PairAt, Player};
use crate::table::{Phase, Table};
use crate::task::{House, Loading, MaySkip, Task};

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

/// Section 15.3.
#[derive(Default, Serialize)]
struct PendingView {
    card: Option<Card>,
    area: Option<Area>,
    action: Option<Area>,
    token: Option<Token>,
    amount: Option<u8>,
    min: Option<u8>,
    source: Option<&'static str>,
    from: Option<&'static str>,
    harbour: Option<Harbour>,
    then: Option<&'static str>,
    skip: Option<bool>,
    left: Option<Vec<Decree>>,
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
            pending: self.agenda.next().map(|task| pending(self, task)),
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

/// What the present decision is about (section 15.3).
fn pending(table: &Table, task: Task) -> PendingView {
    let view = PendingView::default();
    let (card, area) = table.offer.unzip();
    match task {
        Task::OfferArea(_) => PendingView { card, ..view },
        Task::OfferPay(_) | Task::OfferDiscard(_) => PendingView { card, area, ..view },
        Task::CardAct(_, area) | Task::AreaAct(_, area) | Task::Copy(_, area) => {
            PendingView { action: Some(area), ..view }
        }
        Task::Store(_, token)
        | Task::Token(_, token @ (Token::Tt04 | Token::Tt11))
        | Task::Special(_, token) => PendingView { token: Some(token), ..view },
        Task::Retire(seat) => {
            let first = table.players[seat].special.first();
            PendingView { token: first.map(|special| special.token), ..view }
        }
        Task::Pay(_, amount, _) | Task::Build(_, amount) => PendingView { amount: Some(amount), ..view },
        Task::Gain(_, amount, source) => PendingView {
            amount: Some(amount),
            min: Some(source.least()),
            source: Some(source.code()),
            ..view
        },
        Task::SwapOwn(_, source) => PendingView { source: Some(source.code()), ..view },
        Task::SwapBoard(_, source) => {
            let (card, pile) = table.swap.unzip();
            PendingView { card, source: Some(source.code()), from: pile.map(|pile| pile.code()), ..view }
        }
        Task::Extra(_, source) => PendingView { source: Some(source.code()), ..view },
        Task::Load(seat, loading) => PendingView {
            source: Some(if loading.from() == PairAt::Pool { "pool" } else { "supply" }),
            then: Some(match loading {
                Loading::One => "sail",
                Loading::First => "load",
                Loading::Second | Loading::Token | Loading::Decree => "end",
            }),
            skip: Some(canal::may_skip(table, seat, loading)),
            ..view
        },
        Task::Sail(_, skip) => PendingView { skip: Some(skip == MaySkip::Yes), ..view },
        Task::Claim(_, harbour) => PendingView { harbour: Some(harbour), ..view },
        Task::Decrees(_) => PendingView { left: Some(table.morning.iter().collect()), ..view },
        Task::ExchangeSet(_, rate) => {
            PendingView { amount: Some(table.printed().exchange(rate).worth), ..view }
        }
        Task::OfferCard(_)
        | Task::Move(_)
        | Task::Token(..)
        | Task::Bonus(_)
        | Task::Die(_)
        | Task::Window(_)
        | Task::Morning
        | Task::MorningOf(_)
        | Task::Income
        | Task::Day
        | Task::Turns
        | Task::EndOfDay
        | Task::Dusk
        | Task::Night
        | Task::Award
        | Task::Voyage
        | Task::Windows(_)
        | Task::RoundEnd
        | Task::Final
        | Task::Performed(..)
        | Task::WallCheck
        | Task::MengTurn
        | Task::MengAct(..)
        | Task::MengMove
        | Task::MengToken(_)
        | Task::MengLoad
        | Task::Offer(_)
        | Task::TakeJade(..)
        | Task::Enact(..)
        | Task::Scheme(..)
        | Task::Advance(..) => view,
    }
}

/// What is still to come after it (section 15.4); what follows from phase and turn order alone is not listed.
fn to_come(table: &Table, task: Task) -> Vec<String> {
    let offered = || table.offer.map_or_else(String::new, |(card, area)| format!("{card} {}", area.code()));
    let entry = match task {
        Task::OfferCard(seat) => format!("offer-card {seat}"),
        Task::OfferPay(seat) => format!("offer-pay {seat} {}", offered()),
        Task::Offer(seat) => format!("offer {seat} {}", offered()),
        Task::CardAct(seat, area) => format!("card-act {seat} {}", area.code()),
        Task::AreaAct(seat, area) => format!("area-act {seat} {}", area.code()),
        Task::MengAct(crate::meng::Deed::Card, area, _) => format!("card-act {} {}", Meng::SEAT, area.code()),
        Task::MengAct(crate::meng::Deed::Area, area, _) => format!("area-act {} {}", Meng::SEAT, area.code()),
        Task::Copy(seat, area) => format!("copy {seat} {}", area.code()),
        Task::Move(seat) => format!("move {seat}"),
        Task::MengMove => format!("move {}", Meng::SEAT),
        Task::Store(seat, token) => format!("store {seat} {}", token.code()),
        Task::Retire(seat) => {
            let first = table.players[seat].special.first();
            return first
                .map(|special| format!("store {seat} {}", special.token.code()))
                .into_iter()
                .collect();
        }
        Task::Token(seat, token) | Task::Special(seat, token) => format!("token {seat} {}", token.code()),
        Task::MengToken(token) => format!("token {} {}", Meng::SEAT, token.code()),
        Task::Build(seat, most) => format!("build {seat} {most}"),
        Task::Extra(seat, _) => format!("extra {seat}"),
        Task::Bonus(seat) => format!("bonus {seat}"),
        Task::TakeJade(seat, House::Of(cost)) => format!("jade {seat} {cost}"),
        Task::TakeJade(seat, House::Plaza) => format!("jade {seat} plaza"),
        Task::Enact(seat, decree) => format!("enact {seat} {}", decree.code()),
        Task::Scheme(seat, spaces) => format!("scheme {seat} {spaces}"),
        Task::Advance(seat, steps) => format!("advance {seat} {steps}"),
        Task::Load(seat, _) => format!("load {seat}"),
        Task::MengLoad => format!("load {}", Meng::SEAT),
        Task::Sail(seat, _) => format!("sail {seat}"),
        Task::Claim(seat, harbour) => format!("claim {seat} {harbour}"),
        Task::Decrees(seat) => {
            return table.morning.iter().map(|decree| format!("decree {seat} {}", decree.code())).collect();
        }
        Task::Window(seat) => format!("exch-window {seat}"),
        Task::Dusk => {
            let played = table.meng.map(|meng| meng.played).unwrap_or_default();
            return played.iter().map(|automa| format!("dusk {} {automa}", Meng::SEAT)).collect();
        }
        Task::SwapOwn(..)
        | Task::OfferArea(_)
        | Task::OfferDiscard(_)
        | Task::Pay(..)
        | Task::Gain(..)
        | Task::SwapBoard(..)
        | Task::Die(_)
        | Task::ExchangeSet(..)
        | Task::Morning
        | Task::MorningOf(_)
        | Task::Income
        | Task::Day
        | Task::Turns
        | Task::EndOfDay
        | Task::Night
        | Task::Award
        | Task::Voyage
        | Task::Windows(_)
        | Task::RoundEnd
        | Task::Final
        | Task::Performed(..)
        | Task::WallCheck
        | Task::MengTurn => return Vec::new(),
    };
    vec![entry]
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
