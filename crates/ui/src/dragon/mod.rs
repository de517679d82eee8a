//! *In the Year of the Dragon*, drawn.

mod board;
mod cue;
mod stage;
mod end;
mod year;
mod track;
mod groups;
mod display;
mod court;
mod strip;
mod palace;
mod ledger;
mod preview;
mod art;
mod glyph;
mod pics;
mod text;

use dragon::person::{Kind, Person, PersonCard};
use dragon::piece::{ActionCard, Good, Privilege, WallTile};
use dragon::table::Table;
use dragon::{Action, Dragon, Event};
use i18n::Say;
use maud::Markup;
use tabletop::View;

use crate::page::Asset;
use crate::{Cue, Drawable, Offers, Scenery, Staging};
use cue::Stage;

/// The places of the board that can be pointed at; palaces and persons are those of the acting seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// The purse: pass and refill.
    Pass,
    /// A group of action cards.
    Group(u8),
    /// An action card of the chosen group.
    Card(ActionCard),
    /// An own palace.
    Palace(u8),
    /// The building ground beside the palaces.
    NewPalace,
    /// A privilege in the supply.
    Privilege(Privilege),
    /// A card in hand.
    Hand(PersonCard),
    /// A stack of tiles on the display.
    Tile(Kind),
    /// A person in an own palace.
    Lodger(Kind, u8),
    /// The tile just taken.
    NewPerson,
    /// Everybody at court.
    Everybody,
    /// An own wall tile.
    WallTile(WallTile),
    /// Goods of the own court.
    Good(Good),
    /// All own persons of a type.
    Type(Person),
}

impl Drawable for Dragon {
    type Spot = Spot;
    type Stage = Stage;

    const EMBLEM: &'static str = include_str!("emblem.svg");
    const GUIDE: [&'static str; 4] = [
        include_str!("../../../../docs/guide/dragon.en.md"),
        include_str!("../../../../docs/guide/dragon.ru.md"),
        include_str!("../../../../docs/guide/dragon.fr.md"),
        include_str!("../../../../docs/guide/dragon.hu.md"),
    ];
    const STYLE: Asset = Asset::new(
        "dragon.css",
        &[
            include_str!("style/board.css"),
            include_str!("style/year.css"),
            include_str!("style/track.css"),
            include_str!("style/shelf.css"),
            include_str!("style/courts.css"),
            include_str!("style/narrow.css"),
            include_str!("style/stage.css"),
        ],
    );

    fn spot(action: &Action) -> Spot {
        match *action {
            Action::Draft(person) => Spot::Tile(person.young()),
            Action::Place(palace) | Action::BuildOn(palace) | Action::RemoveFloor(palace) => {
                Spot::Palace(palace)
            }
            Action::Pass => Spot::Pass,
            Action::ChooseGroup(group) => Spot::Group(group),
            Action::Perform(card) => Spot::Card(card),
            Action::BuildNew => Spot::NewPalace,
            Action::Buy(privilege) => Spot::Privilege(privilege),
            Action::Play(card) | Action::Discard(card) => Spot::Hand(card),
            Action::Take(kind) => Spot::Tile(kind),
            Action::Replace(kind, palace) | Action::Release(kind, palace) => Spot::Lodger(kind, palace),
            Action::ThrowAway => Spot::NewPerson,
            Action::ReleaseAll | Action::ReleaseEach => Spot::Everybody,
            Action::Lay(tile) => Spot::WallTile(tile),
            Action::Return(good) => Spot::Good(good),
            Action::Charter(person) => Spot::Type(person),
        }
    }

    fn detail(view: &View<'_, Dragon>, action: &Action, say: &Say) -> Option<String> {
        match *action {
            Action::ChooseGroup(group) => groups::detail(view.table, group, say),
            Action::Draft(_)
            | Action::Place(_)
            | Action::BuildOn(_)
            | Action::RemoveFloor(_)
            | Action::Pass
            | Action::Perform(_)
            | Action::BuildNew
            | Action::Buy(_)
            | Action::Play(_)
            | Action::Discard(_)
            | Action::Take(_)
            | Action::Replace(..)
            | Action::Release(..)
            | Action::ThrowAway
            | Action::ReleaseAll
            | Action::ReleaseEach
            | Action::Lay(_)
            | Action::Return(_)
            | Action::Charter(_) => None,
        }
    }

    fn board(view: &View<'_, Dragon>, offers: &Offers<Dragon>, say: &Say) -> Markup {
        board::draw(view, offers, say)
    }

    fn text(view: &View<'_, Dragon>, say: &Say) -> String {
        text::board(view, say)
    }

    fn cue(event: &Event) -> Cue {
        cue::cue(event)
    }

    fn staging(event: &Event) -> Staging<Stage> {
        cue::staging(event)
    }

    fn asks_on(stage: Stage, table: &Table) -> bool {
        stage::asks_on(stage, table)
    }

    fn stage(
        stage: Stage,
        view: &View<'_, Dragon>,
        told: &[Event],
        offers: &Offers<Dragon>,
        say: &Say,
    ) -> Scenery {
        stage::draw(stage, view, told, offers, say)
    }

    fn begins(event: &Event) -> Option<u8> {
        if let Event::MonthBegan { month, .. } = *event { Some(month) } else { None }
    }
}
