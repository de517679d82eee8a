//! What the picture shows, in words: tokens, decrees, and what a choice would cost or bring.

use gugong::decree::Decree;
use gugong::piece::{Named, Token};
use gugong::{Action, Gugong, Table, Way};
use i18n::Say;
use tabletop::{Message, View};

use super::area::cost;
use super::matrix;
use super::scene::Scene;
use crate::Offers;

/// What a token does.
pub(super) fn token(token: Token) -> &'static str {
    match token {
        Token::St1 => "gugong-board-token-st1",
        Token::St2 => "gugong-board-token-st2",
        Token::St3 => "gugong-board-token-st3",
        Token::Tt01 => "gugong-board-token-tt01",
        Token::Tt02 => "gugong-board-token-tt02",
        Token::Tt03 => "gugong-board-token-tt03",
        Token::Tt04 => "gugong-board-token-tt04",
        Token::Tt05 => "gugong-board-token-tt05",
        Token::Tt06 => "gugong-board-token-tt06",
        Token::Tt07 => "gugong-board-token-tt07",
        Token::Tt08 => "gugong-board-token-tt08",
        Token::Tt09 => "gugong-board-token-tt09",
        Token::Tt10 => "gugong-board-token-tt10",
        Token::Tt11 => "gugong-board-token-tt11",
        Token::Tt12 => "gugong-board-token-tt12",
    }
}

/// What a decree does.
pub(super) fn decree(decree: Decree) -> &'static str {
    match decree {
        Decree::D11 => "gugong-board-decree-d1-1",
        Decree::D12 => "gugong-board-decree-d1-2",
        Decree::D13 => "gugong-board-decree-d1-3",
        Decree::D14 => "gugong-board-decree-d1-4",
        Decree::D15 => "gugong-board-decree-d1-5",
        Decree::D21 => "gugong-board-decree-d2-1",
        Decree::D22 => "gugong-board-decree-d2-2",
        Decree::D23 => "gugong-board-decree-d2-3",
        Decree::D24 => "gugong-board-decree-d2-4",
        Decree::D25 => "gugong-board-decree-d2-5",
        Decree::D31 => "gugong-board-decree-d3-1",
        Decree::D32 => "gugong-board-decree-d3-2",
        Decree::D33 => "gugong-board-decree-d3-3",
        Decree::D34 => "gugong-board-decree-d3-4",
        Decree::D35 => "gugong-board-decree-d3-5",
    }
}

/// The same in two or three words, for the tile.
pub(super) fn caption(decree: Decree) -> &'static str {
    match decree {
        Decree::D11 => "gugong-board-caption-d1-1",
        Decree::D12 => "gugong-board-caption-d1-2",
        Decree::D13 => "gugong-board-caption-d1-3",
        Decree::D14 => "gugong-board-caption-d1-4",
        Decree::D15 => "gugong-board-caption-d1-5",
        Decree::D21 => "gugong-board-caption-d2-1",
        Decree::D22 => "gugong-board-caption-d2-2",
        Decree::D23 => "gugong-board-caption-d2-3",
        Decree::D24 => "gugong-board-caption-d2-4",
        Decree::D25 => "gugong-board-caption-d2-5",
        Decree::D31 => "gugong-board-caption-d3-1",
        Decree::D32 => "gugong-board-caption-d3-2",
        Decree::D33 => "gugong-board-caption-d3-3",
        Decree::D34 => "gugong-board-caption-d3-4",
        Decree::D35 => "gugong-board-caption-d3-5",
    }
}

/// What a choice costs or brings, where its name does not say it.
pub(super) fn detail(view: &View<'_, Gugong>, action: &Action, say: &Say) -> Option<String> {
    let offers = Offers::none();
    let scene = Scene::new(view, &offers, say);
    let table = view.table;
    let me = table.to_act().lowest()?;
    match *action {
        Action::GiveTo(area) => {
            let (card, _) = table.offer?;
            let others = view.back(me).cards.saturating_sub(1);
            let terms = table.terms(me, card, area, others);
            let back = Message::new("gugong-board-for").number("value", terms.received.value);
            let back = say.message(&back.noun("icon", terms.received.icon.noun()));
            Some(format!("{back} · {}", matrix::told(&scene, &terms)))
        }
        Action::TakeFrom(area) => Some(scene.card(table.gifts[area])),
        Action::Perform(
            Way::House(_) | Way::Travel | Way::Build | Way::Scheme | Way::Advance | Way::Ship,
        ) => None,
        Action::Perform(way) => match table.way_price(me, way) {
            0 => None,
            price => Some(cost(&scene, price)),
        },
        Action::MoveTo(city) => table.cities[city.idx()].map(|lies| scene.words(lies.noun())),
        Action::Load(_, harbour) => {
            table.junk(harbour).map(|junk| format!("{}/{}", junk.load(), table.printed().constants.hold))
        }
        Action::Sail(harbour) => {
            table.sails_to(harbour).map(|to| format!("→ {}", to.to_string().to_uppercase()))
        }
        Action::Offer(_)
        | Action::PayServants
        | Action::Discard
        | Action::Forgo
        | Action::DiscardCard(_)
        | Action::Skip
        | Action::PayWithoutPair
        | Action::PayWithPair
        | Action::Gain(_)
        | Action::Exchange(..)
        | Action::UseToken(_)
        | Action::Give(..)
        | Action::Recover(_)
        | Action::Place(_)
        | Action::StepBack(_)
        | Action::TurnDie(..)
        | Action::Launch(..)
        | Action::Claim(_)
        | Action::UseDecree(_)
        | Action::Finish
        | Action::UseSpecial(..)
        | Action::SpendDoubles(_) => None,
    }
}

/// The houses that still hold jade, by their prices.
pub(super) fn houses(table: &Table, scene: &Scene<'_>) -> String {
    scene.list(table.open_houses().map(|price| price.to_string()))
}
