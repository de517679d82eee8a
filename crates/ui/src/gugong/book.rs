//! The book of the players: what everybody has, side by side, and what everybody can know of the cards.

use gugong::card::{Card, Cards};
use gugong::hand::Hand;
use gugong::player::PairAt;
use maud::{Markup, html};
use tabletop::{Message, Seat};

use super::figure::servant;
use super::goods::servants_told;
use super::own::{self, audience_told};
use super::scene::Scene;
use crate::art::{heading, icon, labelled};

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    html! {
        section.players aria-label=(scene.words("gugong-board-players")) {
            table.book {
                thead { tr {
                    th scope="col" { (heading("客", &scene.words("gugong-board-players"))) }
                    (column(scene, "gugong-board-column-pool", "servant"))
                    (column(scene, "gugong-board-column-hand", "cards"))
                    (column(scene, "gugong-board-column-tomorrow", "dawn"))
                    (column(scene, "gugong-board-column-tokens", "double"))
                    (column(scene, "gugong-board-column-cells", "junk"))
                    (column(scene, "gugong-board-column-jade", "jade"))
                    (column(scene, "gugong-board-column-envoy", "envoy"))
                    (column(scene, "gugong-board-column-points", "points"))
                } }
                tbody { @for &seat in &scene.seats { (row(scene, seat)) } }
            }
        }
    }
}

fn column(scene: &Scene<'_>, id: &'static str, name: &str) -> Markup {
    html! { th scope="col" title=(scene.words(id)) { span.unseen { (scene.words(id)) } span aria-hidden="true" { (icon(name)) } } }
}

fn row(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (table, own) = (scene.table, &scene.table.players[seat]);
    let acting = table.to_act().contains(seat);
    let mine = Some(seat) == scene.me;
    let cards = own::cards(scene, seat);
    let servants = servants_told(scene, own);
    let points =
        scene.say.message(&Message::new("gugong-board-vp").number("vp", own.points.unwrap_or(own.vp)));
    let audience = table.audience(seat, cards);
    // The own things lie before the viewer.
    let place = |what: &str| (!mine).then(|| format!("{what}-{seat}"));
    html! {
        tr.acting[acting].out[own.out] data-part=(format!("player-{seat}")) .{ "seat-" (seat) } {
            th scope="row" title=(scene.name(seat)) {
                span data-piece=(format!("seat-{seat}")) { (scene.chip(seat)) }
                span.who { (scene.name(seat)) }
                @if table.first == seat { span.first data-piece="first" title=(scene.words("gugong-board-first")) { "1" } }
            }
            td title=(servants) {
                span.unseen { (servants) }
                span.pool aria-hidden="true" data-piece=[(!mine).then(|| format!("pool-{seat}"))] {
                    (own.pool) @if own.pair == PairAt::Pool { (servant(seat, true, None, None)) }
                    span.quiet data-piece=[(!mine).then(|| format!("supply-{seat}"))] { " + " (own.supply) @if own.pair == PairAt::Supply { (servant(seat, true, None, None)) } }
                }
            }
            (cards_cell(scene, seat, cards))
            (tomorrow_cell(scene, seat))
            td.none[own.slots.is_empty()] data-piece=[place("tokens")] { (table.token_worth(seat)) }
            td.none[own.cells.total() == 0] data-piece=[place("cells")] { (own.cells.total()) }
            td.none[own.jade == 0] data-piece=[place("jade")] { (own.jade) }
            td class=(audience.as_ref().map_or("done", own::state)) title=(audience_told(scene, seat, cards)) {
                span.unseen { (audience_told(scene, seat, cards)) }
                span aria-hidden="true" { @match &audience { None => (icon("check")), Some(audience) => (audience.steps) } }
            }
            td.points title=(points) { strong data-piece=[(!mine).then(|| format!("points-{seat}"))] { (own.points.unwrap_or(own.vp)) } }
        }
    }
}

/// The cards in hand, as far as everybody can know them.
fn cards_cell(scene: &Scene<'_>, seat: Seat, cards: usize) -> Markup {
    let known = match (&scene.table.meng, seen(scene, seat)) {
        (Some(meng), _) if scene.table.is_meng(seat) => meng.mixed,
        (_, Some(hand)) => hand.cards,
        (_, None) => scene.table.players[seat].known.hand,
    };
    let words = labelled(scene.say, &scene.words("gugong-board-column-hand"), cards);
    let words = match known.is_empty() {
        true => words,
        false => labelled(scene.say, &words, scene.list(known.iter().map(|card| scene.card(card)))),
    };
    html! {
        td.known title=(words) {
            span.unseen { (words) }
            span aria-hidden="true" data-piece=[scene.is_covered(seat).then(|| format!("cards-{seat}"))] {
                @if scene.table.is_meng(seat) { (cards) } @else { (values(scene, known, cards, |card| scene.held(seat, card), seat)) }
            }
        }
    }
}

/// The cards of tomorrow, as far as everybody can know them; those that match a die are marked.
fn tomorrow_cell(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (known, count) = match (&scene.table.meng, seen(scene, seat)) {
        (Some(meng), _) if scene.table.is_meng(seat) => (Cards::default(), meng.laid.len()),
        (_, Some(hand)) => (hand.discard, hand.discard.len()),
        (_, None) => (scene.table.players[seat].known.discard, scene.view.back(seat).discard),
    };
    let words = labelled(scene.say, &scene.words("gugong-board-column-tomorrow"), count);
    let words = match known.is_empty() {
        true => words,
        false => labelled(scene.say, &words, scene.list(known.iter().map(|card| scene.card(card)))),
    };
    html! {
        td.known title=(words) {
            span.unseen { (words) }
            span aria-hidden="true" data-piece=[scene.is_covered(seat).then(|| format!("tomorrow-{seat}"))] {
                (values(scene, known, count, |card| scene.next(seat, card), seat))
            }
        }
    }
}

/// The cards of somebody, if the viewer may see them.
fn seen<'a>(scene: &'a Scene<'_>, seat: Seat) -> Option<&'a Hand> {
    if scene.table.is_meng(seat) { None } else { scene.view.hand(seat) }
}

fn values(
    scene: &Scene<'_>,
    known: Cards,
    count: usize,
    name: impl Fn(Card) -> String,
    seat: Seat,
) -> Markup {
    html! {
        @for card in known.iter() {
            @let id = scene.is_covered(seat).then(|| name(card));
            span.value.match[scene.table.dice.contains(&card.value)] data-piece=[id] { (card.value) }
        }
        @for _ in known.len()..count { span.value.unknown { "?" } }
        @if count == 0 { span.quiet { "–" } }
    }
}
