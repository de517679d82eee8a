//! What every part of the board is drawn from.

use std::cell::RefCell;
use std::collections::BTreeMap;

use gugong::Question;
use gugong::card::Card;
use gugong::hand::Hand;
use gugong::piece::{Area, Named};
use gugong::{Gugong, Table, Who};
use i18n::Say;
use maud::{Markup, html};
use tabletop::{Message, Seat, View, Viewer};

use crate::Offers;
use crate::art::chip;

/// A position, who looks at it, and in which language.
pub(super) struct Scene<'a> {
    pub(super) view: &'a View<'a, Gugong>,
    pub(super) table: &'a Table,
    pub(super) offers: &'a Offers<Gugong>,
    pub(super) say: &'a Say,
    /// Whose eyes these are.
    pub(super) me: Option<Seat>,
    /// Everybody, the viewer first, then clockwise.
    pub(super) seats: Vec<Seat>,
    /// Whether it is drawn on a stage, which is one part.
    is_staged: bool,
    /// How many pieces of a name have been drawn already.
    drawn: RefCell<BTreeMap<String, u8>>,
}

impl<'a> Scene<'a> {
    pub(super) fn new(view: &'a View<'a, Gugong>, offers: &'a Offers<Gugong>, say: &'a Say) -> Scene<'a> {
        let me = match view.viewer {
            Viewer::Seat(me) => Some(me),
            Viewer::Spectator | Viewer::All => None,
        };
        let (first, n) = (me.unwrap_or_default(), view.table.players.len());
        let seats = (0..n).map(|steps| first.clockwise(steps, n)).collect();
        Scene { view, table: view.table, offers, say, me, seats, is_staged: false, drawn: RefCell::default() }
    }

    /// The same for a stage.
    pub(super) fn staged(self) -> Scene<'a> {
        Scene { is_staged: true, ..self }
    }

    /// The name of a part of the board.
    pub(super) fn part(&self, name: &str) -> Option<String> {
        (!self.is_staged).then(|| name.to_owned())
    }

    /// The viewer's hand.
    pub(super) fn hand(&self) -> Option<(Seat, &Hand)> {
        self.me.and_then(|me| Some((me, self.view.hand(me)?)))
    }

    /// For whom prices are shown: the viewer, or else whoever's turn it is.
    pub(super) fn payer(&self) -> Seat {
        self.me.or(self.table.to_act().lowest()).unwrap_or_default()
    }

    pub(super) fn words(&self, id: &str) -> String {
        self.say.words(id)
    }

    /// The name of somebody, Meng included.
    pub(super) fn name(&self, seat: Seat) -> String {
        match self.table.who(seat) {
            Who::Seat(seat) => self.say.seat(seat),
            Who::Meng => self.words("noun-meng"),
        }
    }

    /// The shape of somebody in a line of text. Meng has a seal.
    pub(super) fn chip(&self, seat: Seat) -> Markup {
        match self.table.who(seat) {
            Who::Seat(seat) => chip(seat),
            Who::Meng => html! {
                svg class=(format!("chip automaton seat-{seat}")) viewBox="0 0 24 24" aria-hidden="true" {
                    rect.shape x="1" y="1" width="22" height="22" rx="4" {}
                    text x="12" y="12" { "孟" }
                }
            },
        }
    }

    /// A sentence about somebody.
    pub(super) fn about(&self, id: &'static str, seat: Seat) -> Message {
        match self.table.who(seat) {
            Who::Seat(seat) => Message::new(id).seat("who", seat),
            Who::Meng => Message::new(id).noun("who", "noun-meng"),
        }
    }

    /// `Bonsai, 4 (Palace)`.
    pub(super) fn card(&self, card: Card) -> String {
        let name = Message::new("gugong-board-card").noun("present", card.noun());
        self.say.message(&name.number("value", card.value).noun("icon", card.icon.noun()))
    }

    /// Several names in one line.
    pub(super) fn list(&self, names: impl Iterator<Item = String>) -> String {
        names.collect::<Vec<_>>().join(&self.words("site-list-separator"))
    }

    /// The name of a piece; where several are alike, the further ones are counted.
    pub(super) fn piece(&self, name: String) -> String {
        let mut drawn = self.drawn.borrow_mut();
        let count = drawn.entry(name.clone()).or_default();
        *count += 1;
        if *count == 1 { name } else { format!("{name}-{count}") }
    }

    /// A card in somebody's hand, as a piece.
    pub(super) fn held(&self, seat: Seat, card: Card) -> String {
        self.piece(format!("held-{seat}-{}", code(card)))
    }

    /// A card of somebody's discard pile, as a piece.
    pub(super) fn next(&self, seat: Seat, card: Card) -> String {
        self.piece(format!("next-{seat}-{}", code(card)))
    }

    /// Whether the cards of somebody are seen in the book of the players only.
    pub(super) fn is_covered(&self, seat: Seat) -> bool {
        match self.hand() {
            Some((me, _)) => seat != me,
            None => self.table.is_meng(seat) || self.view.hand(seat).is_none(),
        }
    }

    /// The area where something is being done.
    pub(super) fn acting(&self) -> Option<Area> {
        if let Some((_, Question::CardAct(area) | Question::AreaAct(area) | Question::Copy(area))) =
            self.table.agenda.question()
        {
            return Some(area);
        }
        match self.table.agenda.question()?.1.decision() {
            "offer-pay" | "offer-discard" => self.table.offer.map(|(_, area)| area),
            "travel-dest" | "token-bonus" | "tt05-card" | "tt08-card" | "special-use" => Some(Area::Travel),
            "wall-pieces" | "wall-extra" => Some(Area::Wall),
            "intrigue-bonus" => Some(Area::Intrigue),
            "canal-place" | "canal-move" | "claim" => Some(Area::Canal),
            _ => None,
        }
    }

    /// The card the viewer has chosen to offer and not given yet.
    pub(super) fn chosen(&self) -> Option<Card> {
        let (card, _) = self.table.offer?;
        match self.table.agenda.question() {
            Some((seat, Question::OfferArea | Question::OfferPay | Question::OfferDiscard))
                if Some(seat) == self.me =>
            {
                Some(card)
            }
            _ => None,
        }
    }
}

/// A card in the names of previews: `3-s2`.
pub(super) fn code(card: Card) -> String {
    format!("{}-{}", card.value, card.icon.code())
}
