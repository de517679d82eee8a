//! The exchange matrix: every card in hand with every official, what it would cost, and which card comes back; and
//! tomorrow's hand with its matches.

use gugong::card::Card;
use gugong::foresight::Terms;
use gugong::hand::Hand;
use gugong::piece::{Area, Named};
use gugong::table::Pile;
use maud::{Markup, html};
use tabletop::{Message, Seat};

use super::area::{class, marks};
use super::figure::{lying, small};
use super::scene::{Scene, code};
use super::{Spot, glyph};
use crate::art::{heading, icon, labelled, pic};

pub(super) fn draw(scene: &Scene<'_>, me: Seat, hand: &Hand) -> Markup {
    let rows = scene.table.matrix(hand, me);
    let words = Words::new(scene);
    html! {
        table.matrix data-part="hand" data-many[hand.cards.len() > 4] data-piece=(format!("hand-{me}")) {
            thead { tr {
                th scope="col" data-piece=(format!("cards-{me}")) { (heading("手", &scene.words("gugong-board-hand"))) }
                @for &area in Area::ALL { (column(scene, area)) }
            } }
            tbody {
                @for (card, terms) in &rows {
                    @for idx in 0..hand.cards.iter().filter(|own| own == card).count() {
                        (row(scene, *card, idx == 0, terms, &words))
                    }
                }
                @if rows.is_empty() { tr { td.quiet colspan="8" { (scene.words("gugong-board-no-cards")) } } }
            }
        }
    }
}

/// An official as a column: his seal, and the card that would come back.
fn column(scene: &Scene<'_>, area: Area) -> Markup {
    let card = scene.table.gifts[area];
    let words = labelled(scene.say, &scene.words(area.noun()), scene.card(card));
    html! {
        th scope="col" title=(words) {
            span.unseen { (words) }
            span.stamp aria-hidden="true" { (glyph::seal(area)) }
            svg.back viewBox="0 0 30 24" aria-hidden="true" { (small(card)) }
        }
    }
}

/// What terms are called.
struct Words {
    free: String,
    both: String,
    servants: String,
    card: String,
    swap: String,
}

impl Words {
    fn new(scene: &Scene<'_>) -> Words {
        let say = |id: &'static str| {
            scene.say.message(&Message::new(id).number("cost", gugong::Table::offer_price()))
        };
        Words {
            free: scene.words("gugong-board-terms-free"),
            both: say("gugong-board-terms-both"),
            servants: say("gugong-board-terms-servants"),
            card: scene.words("gugong-board-terms-card"),
            swap: scene.words("gugong-board-terms-swap"),
        }
    }

    fn of(&self, terms: &Terms) -> &str {
        match (terms.is_free, terms.by_servants, terms.by_card) {
            (true, _, _) => &self.free,
            (false, true, true) => &self.both,
            (false, true, false) => &self.servants,
            (false, false, true) => &self.card,
            (false, false, false) => &self.swap,
        }
    }
}

/// The terms of an offering in words, for lists.
pub(super) fn told(scene: &Scene<'_>, terms: &Terms) -> String {
    Words::new(scene).of(terms).to_owned()
}

fn row(
    scene: &Scene<'_>,
    card: Card,
    hangs: bool,
    terms: &gugong::piece::ByArea<Terms>,
    words: &Words,
) -> Markup {
    let name = scene.card(card);
    let chosen = scene.chosen() == Some(card) && hangs;
    let shows = (hangs && scene.chosen().is_none()).then(|| format!("give-{}", code(card)));
    let drawn = html! {
        title { (name) }
        rect .{ "edge handle value-" (card.value) } x="1" y="1" width="74" height="28" rx="4" {}
        g data-piece=(scene.held(scene.payer(), card)) { (lying(card)) }
    };
    html! {
        tr.chosen[chosen] data-shows=[shows] {
            th scope="row" {
                svg.held viewBox="0 0 76 30" role="group" aria-label=(name) {
                    @if hangs { (scene.offers.hang(Spot::Hand(card), &name, drawn)) } @else { (drawn) }
                }
            }
            @for (_, terms) in terms.iter() {
                td class=(class(terms)) title=(words.of(terms)) {
                    span.unseen { (words.of(terms)) }
                    svg viewBox="0 0 36 20" aria-hidden="true" { (marks(terms, 18, 10)) }
                }
            }
        }
    }
}

/// What the marks of the matrix mean.
pub(super) fn legend(scene: &Scene<'_>) -> Markup {
    let words = Words::new(scene);
    let all = [
        ("free", "check", words.free),
        ("paid", "servant", words.servants),
        ("paid", "card", words.card),
        ("swap-only", "swap", words.swap),
    ];
    html! { p.legend aria-hidden="true" { @for (class, name, words) in all { span.item { span class=(class) { (icon(name)) } (words) } } } }
}

/// What will be in hand tomorrow, and what it matches by the dice as they lie.
pub(super) fn tomorrow(scene: &Scene<'_>, hand: &Hand) -> Markup {
    let cards = scene.table.tomorrow(hand);
    let sure: Vec<_> = cards.iter().filter(|own| own.pile == Pile::Discard).collect();
    let matches: u8 = sure.iter().map(|own| own.matches).sum();
    let words = Message::new("gugong-board-matches").number("matches", matches);
    let words = scene.say.message(&words);
    html! {
        div.tomorrow data-part="tomorrow" data-piece=(format!("tomorrow-{}", scene.payer())) role="group" aria-label=(scene.words("gugong-board-tomorrow")) {
            (heading("明", &scene.words("gugong-board-tomorrow")))
            div.row {
                @for (idx, own) in sure.iter().enumerate() {
                    @let first = idx == 0 || sure[idx - 1].card != own.card;
                    @let name = scene.card(own.card);
                    @let drawn = html! {
                        title { (name) }
                        rect.edge.mat x="0.5" y="0.5" width="33" height="27" rx="4" {}
                        g transform="translate(2 2)" data-piece=(scene.next(scene.payer(), own.card)) { (small(own.card)) }
                        @for die in 0..own.matches { (pic("die", 22 - i32::from(die) * 10, 17, 12)) }
                    };
                    svg.next.match[own.matches > 0] viewBox="0 0 34 28" role="group" aria-label=(name) {
                        @if first { (scene.offers.hang(Spot::Discarded(own.card), &name, drawn)) } @else { (drawn) }
                    }
                }
            }
            span.amount title=(words) data-piece="matches" { span.unseen { (words) } span aria-hidden="true" { (icon("die")) (matches) } }
        }
    }
}
