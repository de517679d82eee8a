//! *Confucius*, drawn.

mod board;
mod wall;
mod halls;
mod post;
mod exam;
mod frontier;
mod sea;
mod counter;
mod bonds;
mod own;
mod tray;
mod families;
mod figure;
mod glyph;
mod pics;
mod told;
mod text;
mod cue;
mod stage;

use confucius::actions_box::BoxAction;
use confucius::card::Cards;
use confucius::land::{BoxKind, DistantLand};
use confucius::official::Post;
use confucius::piece::{Gift, Student};
use confucius::reward_card::Reward;
use confucius::{Action, Confucius, Event, Table};
use i18n::Say;
use maud::Markup;
use tabletop::{Seat, View};

use crate::page::Asset;
use crate::{Cue, Drawable, Offers, Scenery, Staging};
use stage::Stage;

/// The places of the board that can be pointed at; gifts and cards are those of the acting seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A family at the round table of gifts.
    Family(Seat),
    /// An action on the counter.
    Action(BoxAction),
    /// The reward cards, on the counter.
    Rewards,
    /// The end of the counter.
    Pass,
    /// A space of a ministry.
    Post(Post),
    /// A student space.
    Student(Student),
    /// Some of the own cards, laid out together.
    Cards(Cards),
    /// More ways to pay.
    Otherwise,
    /// So many junks in the shop.
    Junks(u8),
    /// The own shipyard, to launch from.
    Launch,
    /// A shipyard, whoever's.
    Shipyard(Seat),
    /// A Distant Land.
    Distant(DistantLand),
    /// An empty box of a Foreign Land.
    Box(BoxKind),
    /// An army in a box of a Foreign Land.
    Army(Seat, BoxKind),
    /// An own gift.
    Gift(Gift),
    /// An own reward card.
    Reward(Reward),
    /// Cancelling a gift by tutoring.
    CancelGift,
    /// Keeping it all the same.
    KeepGift,
}

impl Drawable for Confucius {
    type Spot = Spot;
    type Stage = Stage;

    const EMBLEM: &'static str = include_str!("emblem.svg");
    const GUIDE: [&'static str; 4] = [
        include_str!("../../../../docs/guide/confucius.en.md"),
        include_str!("../../../../docs/guide/confucius.ru.md"),
        include_str!("../../../../docs/guide/confucius.fr.md"),
        include_str!("../../../../docs/guide/confucius.hu.md"),
    ];
    const STYLE: Asset = Asset::new(
        "confucius.css",
        &[
            include_str!("style/colours.css"),
            include_str!("../../assets/style/boards/book.css"),
            include_str!("style/board.css"),
            include_str!("style/wall.css"),
            include_str!("style/halls.css"),
            include_str!("style/realm.css"),
            include_str!("style/court.css"),
            include_str!("style/gifts.css"),
            include_str!("style/own.css"),
            include_str!("style/stage.css"),
            include_str!("style/wide.css"),
            include_str!("style/narrow.css"),
        ],
    );

    const COLOURS: [&'static str; 5] = ["#3d3531", "#2f7d63", "#7a55a0", "#ffffff", "#dcac3f"];

    fn spot(action: &Action) -> Spot {
        match *action {
            Action::Appoint(seat) | Action::Give(_, seat) | Action::Yield(seat) => Spot::Family(seat),
            Action::Take(action) => Spot::Action(action),
            Action::Reward => Spot::Rewards,
            Action::Pass => Spot::Pass,
            Action::Bribe(post)
            | Action::Secure(post)
            | Action::Transfer(post, _)
            | Action::Swap(post, _)
            | Action::ReplaceInfluence(post, _)
            | Action::Place(post) => Spot::Post(post),
            Action::Nominate(student) | Action::ReplaceStudent(student) | Action::Support(student) => {
                Spot::Student(student)
            }
            Action::Pay(cards) | Action::Trade(cards) | Action::Contribute(cards) | Action::Keep(cards) => {
                Spot::Cards(cards)
            }
            Action::Overpay => Spot::Otherwise,
            Action::BuyJunks(junks) => Spot::Junks(junks),
            Action::Launch(_) => Spot::Launch,
            Action::Reassign(from, _) => Spot::Shipyard(from),
            Action::Visit(land) => Spot::Distant(land),
            Action::Invade(kind) => Spot::Box(kind),
            Action::Redeploy(owner, from, _) => Spot::Army(owner, from),
            Action::BuyGift(gift) | Action::TakeGift(gift) | Action::Petition(gift) => Spot::Gift(gift),
            Action::Play(reward) => Spot::Reward(reward),
            Action::CancelGift => Spot::CancelGift,
            Action::KeepGift => Spot::KeepGift,
        }
    }

    fn detail(view: &View<'_, Confucius>, action: &Action, say: &Say) -> Option<String> {
        told::detail(view, action, say)
    }

    fn board(view: &View<'_, Confucius>, offers: &Offers<Confucius>, say: &Say) -> Markup {
        board::draw(view, offers, say)
    }

    fn text(view: &View<'_, Confucius>, say: &Say) -> String {
        text::board(view, say)
    }

    fn cue(event: &Event) -> Cue {
        cue::cue(event)
    }

    fn staging(event: &Event) -> Staging<Stage> {
        stage::staging(event)
    }

    fn asks_on(stage: Stage, table: &Table) -> bool {
        stage::asks_on(stage, table)
    }

    fn stage(
        stage: Stage,
        view: &View<'_, Confucius>,
        told: &[Event],
        offers: &Offers<Confucius>,
        say: &Say,
    ) -> Scenery {
        stage::draw(stage, view, told, offers, say)
    }

    fn begins(event: &Event) -> Option<u8> {
        if let Event::RoundBegan { round } = *event { Some(round) } else { None }
    }
}
