//! What a decision is about, and what is still to come after it (rules sections 15.3 and 15.4).

use serde::Serialize;

use crate::areas::canal;
use crate::card::Card;
use crate::city::Harbour;
use crate::decree::Decree;
use crate::meng::{Deed, Meng};
use crate::piece::{Area, Named, Token};
use crate::player::PairAt;
use crate::table::Table;
use crate::task::{House, Loading, MaySkip, Task};

/// Section 15.3.
#[derive(Default, Serialize)]
pub(super) struct PendingView {
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

/// What the present decision is about (section 15.3).
pub(super) fn pending(table: &Table, task: Task) -> PendingView {
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
pub(super) fn to_come(table: &Table, task: Task) -> Vec<String> {
    let offered = || table.offer.map_or_else(String::new, |(card, area)| format!("{card} {}", area.code()));
    let entry = match task {
        Task::OfferCard(seat) => format!("offer-card {seat}"),
        Task::OfferPay(seat) => format!("offer-pay {seat} {}", offered()),
        Task::Offer(seat) => format!("offer {seat} {}", offered()),
        Task::CardAct(seat, area) => format!("card-act {seat} {}", area.code()),
        Task::AreaAct(seat, area) => format!("area-act {seat} {}", area.code()),
        Task::MengAct(Deed::Card, area, _) => format!("card-act {} {}", Meng::SEAT, area.code()),
        Task::MengAct(Deed::Area, area, _) => format!("area-act {} {}", Meng::SEAT, area.code()),
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
