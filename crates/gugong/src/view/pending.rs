//! What a decision is about, and what is still to come after it (rules sections 15.3 and 15.4).

use serde::Serialize;
use tabletop::Seat;

use crate::areas::canal;
use crate::card::Card;
use crate::city::Harbour;
use crate::decree::Decree;
use crate::meng::{Deed, Meng};
use crate::piece::{Area, Named, Token};
use crate::player::PairAt;
use crate::table::Table;
use crate::task::{House, Loading, MaySkip, Question, Step, Task};

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
#[expect(clippy::wildcard_enum_match_arm, reason = "the decision says it all unless it is listed")]
pub(super) fn pending(table: &Table, seat: Seat, question: Question) -> PendingView {
    let view = PendingView::default();
    let (card, area) = table.offer.unzip();
    match question {
        Question::OfferArea => PendingView { card, ..view },
        Question::OfferPay | Question::OfferDiscard => PendingView { card, area, ..view },
        Question::CardAct(area) | Question::AreaAct(area) | Question::Copy(area) => {
            PendingView { action: Some(area), ..view }
        }
        Question::Store(token)
        | Question::Token(token @ (Token::Tt04 | Token::Tt11))
        | Question::Special(token) => PendingView { token: Some(token), ..view },
        Question::Retire => {
            let first = table.players[seat].special.first();
            PendingView { token: first.map(|special| special.token), ..view }
        }
        Question::Pay(amount, _) | Question::Build(amount) => PendingView { amount: Some(amount), ..view },
        Question::Gain(amount, source) => PendingView {
            amount: Some(amount),
            min: Some(source.least()),
            source: Some(source.code()),
            ..view
        },
        Question::SwapOwn(source) => PendingView { source: Some(source.code()), ..view },
        Question::SwapBoard(source) => {
            let (card, pile) = table.swap.unzip();
            PendingView { card, source: Some(source.code()), from: pile.map(|pile| pile.code()), ..view }
        }
        Question::Extra(source) => PendingView { source: Some(source.code()), ..view },
        Question::Load(loading) => PendingView {
            source: Some(if loading.from() == PairAt::Pool { "pool" } else { "supply" }),
            then: Some(match loading {
                Loading::One => "sail",
                Loading::First => "load",
                Loading::Second | Loading::Token | Loading::Decree => "end",
            }),
            skip: Some(canal::may_skip(table, seat, loading)),
            ..view
        },
        Question::Sail(skip) => PendingView { skip: Some(skip == MaySkip::Yes), ..view },
        Question::Claim(harbour) => PendingView { harbour: Some(harbour), ..view },
        Question::Decrees => PendingView { left: Some(table.morning.iter().collect()), ..view },
        Question::ExchangeSet(rate) => {
            PendingView { amount: Some(table.printed().exchange(rate).worth), ..view }
        }
        _ => view,
    }
}

/// What is still to come after it (section 15.4); what follows from phase and turn order alone is not listed.
pub(super) fn to_come(table: &Table, task: Task) -> Vec<String> {
    match task {
        Task::Step(step) => step_to_come(table, step),
        Task::Ask((seat, question)) => question_to_come(table, seat, question),
    }
}

/// The gift on its way.
fn offered(table: &Table) -> String {
    table.offer.map_or_else(String::new, |(card, area)| format!("{card} {}", area.code()))
}

#[expect(clippy::wildcard_enum_match_arm, reason = "what follows from phase and turn order is not listed")]
fn step_to_come(table: &Table, step: Step) -> Vec<String> {
    let entry = match step {
        Step::Offer(seat) => format!("offer {seat} {}", offered(table)),
        Step::MengAct(Deed::Card, area, _) => format!("card-act {} {}", Meng::SEAT, area.code()),
        Step::MengAct(Deed::Area, area, _) => format!("area-act {} {}", Meng::SEAT, area.code()),
        Step::MengMove => format!("move {}", Meng::SEAT),
        Step::MengToken(token) => format!("token {} {}", Meng::SEAT, token.code()),
        Step::TakeJade(seat, House::Of(cost)) => format!("jade {seat} {cost}"),
        Step::TakeJade(seat, House::Plaza) => format!("jade {seat} plaza"),
        Step::Enact(seat, decree) => format!("enact {seat} {}", decree.code()),
        Step::Scheme(seat, spaces) => format!("scheme {seat} {spaces}"),
        Step::Advance(seat, steps) => format!("advance {seat} {steps}"),
        Step::MengLoad => format!("load {}", Meng::SEAT),
        Step::Dusk => {
            let played = table.meng.map(|meng| meng.played).unwrap_or_default();
            return played.iter().map(|automa| format!("dusk {} {automa}", Meng::SEAT)).collect();
        }
        _ => return Vec::new(),
    };
    vec![entry]
}

#[expect(clippy::wildcard_enum_match_arm, reason = "what is asked at once never waits behind something else")]
fn question_to_come(table: &Table, seat: Seat, question: Question) -> Vec<String> {
    let entry = match question {
        Question::OfferCard => format!("offer-card {seat}"),
        Question::OfferPay => format!("offer-pay {seat} {}", offered(table)),
        Question::CardAct(area) => format!("card-act {seat} {}", area.code()),
        Question::AreaAct(area) => format!("area-act {seat} {}", area.code()),
        Question::Copy(area) => format!("copy {seat} {}", area.code()),
        Question::Move => format!("move {seat}"),
        Question::Store(token) => format!("store {seat} {}", token.code()),
        Question::Retire => {
            let first = table.players[seat].special.first();
            return first
                .map(|special| format!("store {seat} {}", special.token.code()))
                .into_iter()
                .collect();
        }
        Question::Token(token) | Question::Special(token) => format!("token {seat} {}", token.code()),
        Question::Build(most) => format!("build {seat} {most}"),
        Question::Extra(_) => format!("extra {seat}"),
        Question::Bonus => format!("bonus {seat}"),
        Question::Load(_) => format!("load {seat}"),
        Question::Sail(_) => format!("sail {seat}"),
        Question::Claim(harbour) => format!("claim {seat} {harbour}"),
        Question::Decrees => {
            return table.morning.iter().map(|decree| format!("decree {seat} {}", decree.code())).collect();
        }
        Question::Window => format!("exch-window {seat}"),
        _ => return Vec::new(),
    };
    vec![entry]
}
