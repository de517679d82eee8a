//! *Gùgōng*, drawn.

mod board;
mod scene;
mod strip;
mod area;
mod travel;
mod wall;
mod jade;
mod palace;
mod intrigue;
mod decrees;
mod canal;
mod own;
mod matrix;
mod goods;
mod tray;
mod book;
mod meng;
mod figure;
mod glyph;
mod pics;
mod told;
mod text;
mod cue;
mod stage;

use gugong::action::Pieces;
use gugong::card::Card;
use gugong::city::{City, Harbour};
use gugong::decree::Decree;
use gugong::piece::{Area, Rate, Reward};
use gugong::table::{Pile, Table};
use gugong::{Action, Event, Gugong, Way};
use i18n::Say;
use maud::Markup;
use tabletop::{Seat, View};

use crate::page::Asset;
use crate::{Cue, Drawable, Offers, Scenery, Staging};

/// The places of the board that can be pointed at; cards, cells and tokens are those of the acting seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A card in hand.
    Hand(Card),
    /// A card of the own discard pile.
    Discarded(Card),
    /// An official with his gift.
    Official(Area),
    /// An option of an area's action.
    Way(Way),
    /// A city of the map.
    City(City),
    /// A decree.
    Decree(Decree),
    /// A harbour of the canal.
    Harbour(Harbour),
    /// An intrigue bonus, by the steps back.
    Bonus(u8),
    /// A destiny die.
    Die(u8),
    /// Servants to place on the wall.
    Place(Pieces),
    /// Servants to gain.
    Gain(Pieces),
    /// A cell of the player board.
    Cell(Reward),
    /// A rate of exchange.
    Rate(Rate),
    /// An answer in the tray.
    Answer(Answer),
}

/// What can be answered where there is no place to point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Pay the official with servants.
    Servants,
    /// Pay the official with another card.
    Card,
    /// Give the gift for nothing.
    Forgo,
    /// Pay without the pair.
    WithoutPair,
    /// Pay with the pair.
    WithPair,
    /// Use the token.
    Token,
    /// Raise the own gifts.
    Raise,
    /// So many double tokens.
    Doubles(u8),
    /// No, or no more.
    No,
}

impl Answer {
    /// All but the numbers of double tokens, in the order of the tray; one that is missing here is offered and not
    /// drawn.
    const ALL: [Answer; 8] = [
        Answer::Servants,
        Answer::Card,
        Answer::Forgo,
        Answer::WithoutPair,
        Answer::WithPair,
        Answer::Token,
        Answer::Raise,
        Answer::No,
    ];
}

impl Drawable for Gugong {
    type Spot = Spot;
    type Stage = stage::Stage;

    const EMBLEM: &'static str = include_str!("emblem.svg");
    const GUIDE: [&'static str; 4] = [
        include_str!("../../../../docs/guide/gugong.en.md"),
        include_str!("../../../../docs/guide/gugong.ru.md"),
        include_str!("../../../../docs/guide/gugong.fr.md"),
        include_str!("../../../../docs/guide/gugong.hu.md"),
    ];
    const STYLE: Asset = Asset::new(
        "gugong.css",
        &[
            include_str!("style/colours.css"),
            include_str!("../../assets/style/boards/book.css"),
            include_str!("style/board.css"),
            include_str!("style/areas.css"),
            include_str!("style/axis.css"),
            include_str!("style/own.css"),
            include_str!("style/book.css"),
            include_str!("style/stage.css"),
            include_str!("style/wide.css"),
            include_str!("style/narrow.css"),
        ],
    );

    const COLOURS: [&'static str; 5] = ["#ffffff", "#7a55a0", "#d9822f", "#b3372a", "#2d5f8b"];

    fn spot(action: &Action) -> Spot {
        match *action {
            Action::Offer(card) | Action::DiscardCard(card) | Action::Give(card, Pile::Hand) => {
                Spot::Hand(card)
            }
            Action::Recover(card) | Action::Give(card, Pile::Discard) => Spot::Discarded(card),
            Action::GiveTo(area) | Action::TakeFrom(area) | Action::UseSpecial(_, _, Some(area)) => {
                Spot::Official(area)
            }
            Action::Perform(Way::Enact(decree)) | Action::UseDecree(decree) => Spot::Decree(decree),
            Action::Perform(way) => Spot::Way(way),
            Action::MoveTo(city) => Spot::City(city),
            Action::Load(_, harbour) | Action::Launch(_, harbour) | Action::Sail(harbour) => {
                Spot::Harbour(harbour)
            }
            Action::StepBack(spaces) => Spot::Bonus(spaces),
            Action::TurnDie(die, _) => Spot::Die(die),
            Action::Place(pieces) => Spot::Place(pieces),
            Action::Gain(pieces) => Spot::Gain(pieces),
            Action::Claim(reward) => Spot::Cell(reward),
            Action::Exchange(rate, _) => Spot::Rate(rate),
            Action::PayServants => Spot::Answer(Answer::Servants),
            Action::Discard => Spot::Answer(Answer::Card),
            Action::Forgo => Spot::Answer(Answer::Forgo),
            Action::PayWithoutPair => Spot::Answer(Answer::WithoutPair),
            Action::PayWithPair => Spot::Answer(Answer::WithPair),
            Action::UseToken(_) => Spot::Answer(Answer::Token),
            Action::UseSpecial(_, _, None) => Spot::Answer(Answer::Raise),
            Action::SpendDoubles(count) => Spot::Answer(Answer::Doubles(count)),
            Action::Skip | Action::Finish => Spot::Answer(Answer::No),
        }
    }

    fn detail(view: &View<'_, Gugong>, action: &Action, say: &Say) -> Option<String> {
        told::detail(view, action, say)
    }

    fn board(view: &View<'_, Gugong>, offers: &Offers<Gugong>, say: &Say) -> Markup {
        board::draw(view, offers, say)
    }

    fn text(view: &View<'_, Gugong>, say: &Say) -> String {
        text::board(view, say)
    }

    fn whom(event: &Event) -> Option<Seat> {
        stage::whom(event)
    }

    fn cue(event: &Event) -> Cue {
        cue::cue(event)
    }

    fn staging(event: &Event) -> Staging<stage::Stage> {
        stage::staging(event)
    }

    fn asks_on(stage: stage::Stage, table: &Table) -> bool {
        stage::asks_on(stage, table)
    }

    fn stage(
        stage: stage::Stage,
        view: &View<'_, Gugong>,
        told: &[Event],
        offers: &Offers<Gugong>,
        say: &Say,
    ) -> Scenery {
        stage::draw(stage, view, told, offers, say)
    }

    fn begins(event: &Event) -> Option<u8> {
        if let Event::MorningBegan { round } = *event { Some(round) } else { None }
    }

    fn is_chapter(event: &Event) -> bool {
        matches!(event, Event::MorningBegan { .. } | Event::NightBegan { .. } | Event::EndBegan)
    }
}
