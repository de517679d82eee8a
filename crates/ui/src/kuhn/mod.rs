//! Kuhn poker, drawn: two cards, and the pot between them.

use std::convert::Infallible;
use std::fmt::Write;

use i18n::Say;
use kuhn::{Action, Card, Event, Kuhn};
use maud::{Markup, html};
use tabletop::{Seat, View, Viewer};

use crate::page::Asset;
use crate::{Cue, Drawable, Kind, Offers, Scenery, art};

/// The places that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// The own card: check or fold.
    Card,
    /// The pot: bet or call.
    Pot,
}

impl Drawable for Kuhn {
    type Spot = Spot;
    /// Nothing is so great here.
    type Stage = Infallible;

    const EMBLEM: &'static str = include_str!("emblem.svg");
    const GUIDE: [&'static str; 4] = [
        include_str!("../../../../docs/guide/kuhn.en.md"),
        include_str!("../../../../docs/guide/kuhn.ru.md"),
        include_str!("../../../../docs/guide/kuhn.fr.md"),
        include_str!("../../../../docs/guide/kuhn.hu.md"),
    ];
    const STYLE: Asset = Asset::new("kuhn.css", &[include_str!("style/board.css")]);

    fn spot(action: &Action) -> Spot {
        match action {
            Action::Check | Action::Fold => Spot::Card,
            Action::Bet | Action::Call => Spot::Pot,
        }
    }

    fn board(view: &View<'_, Kuhn>, offers: &Offers<Kuhn>, say: &Say) -> Markup {
        let me = match view.viewer {
            Viewer::Seat(me) => me,
            Viewer::Spectator | Viewer::All => Seat::new(0),
        };
        let chips: u8 = view.table.bets.iter().sum();
        let pot = html! {
            circle cx="160" cy="70" r="26" fill="none" stroke="currentColor" {}
            text x="160" y="75" { (chips) }
        };
        html! {
            div.board.kuhn data-seats="2" {
                svg viewBox="0 0 320 150" {
                    (offers.hang(Spot::Card, &say.words("kuhn-board-card"), card(view, me, 30, say)))
                    (offers.hang(Spot::Pot, &say.words("kuhn-board-pot"), pot))
                    (card(view, view.table.other(me), 220, say))
                }
            }
        }
    }

    fn text(view: &View<'_, Kuhn>, say: &Say) -> String {
        let chips: u8 = view.table.bets.iter().sum();
        let mut text = format!("{}\n", art::labelled(say, &say.words("kuhn-board-pot"), chips));
        for seat in Seat::first(view.seats()) {
            let face = known(view, seat).map_or("kuhn-board-hidden", Card::noun);
            let _ = writeln!(text, "{}", art::labelled(say, &say.seat(seat), say.words(face)));
        }
        text
    }

    fn cue(event: &Event) -> Cue {
        match *event {
            Event::Chose { seat, .. } => Cue::new(Kind::Action).at(format!("card-{seat}")),
            Event::Shown { seat, .. } => Cue::new(Kind::Card).at(format!("card-{seat}")),
            Event::Won { seat, .. } => Cue::new(Kind::Ending).at(format!("card-{seat}")),
        }
    }

    fn stage(
        stage: Infallible,
        _view: &View<'_, Kuhn>,
        _told: &[Event],
        _offers: &Offers<Kuhn>,
        _say: &Say,
    ) -> Scenery {
        match stage {}
    }

    fn begins(_event: &Event) -> Option<u8> {
        None
    }
}

/// The card of a seat, if the viewer can know it.
fn known(view: &View<'_, Kuhn>, seat: Seat) -> Option<Card> {
    let shown = view.table.shown.map(|shown| shown[seat]);
    shown.or_else(|| view.hand(seat).map(|hand| hand.card))
}

fn card(view: &View<'_, Kuhn>, seat: Seat, x: i32, say: &Say) -> Markup {
    let face = known(view, seat);
    html! {
        g.card data-piece=(format!("card-{seat}")) {
            title { (say.words(face.map_or("kuhn-board-hidden", Card::noun))) }
            rect x=(x) y="15" width="70" height="104" rx="7" {}
            text.face x=(x + 35) y="77" { (face.map_or('?', Card::letter)) }
            text x=(x + 35) y="140" { (say.seat(seat)) }
        }
    }
}
