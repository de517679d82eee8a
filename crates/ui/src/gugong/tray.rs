//! The tray before the viewer: answers that have no place on the board.

use gugong::Question;
use gugong::action::Pieces;
use gugong::{Action, Table};
use maud::{Markup, html};
use tabletop::{Message, Seat, Viewer};

use super::figure::{piece, token};
use super::scene::Scene;
use super::{Answer, Spot};
use crate::art::{pic, words};

/// The most servants that can be gained at once.
const MOST: u8 = 12;

pub(super) fn draw(scene: &Scene<'_>, me: Seat) -> Markup {
    let all = Answer::ALL.into_iter().chain((0..=MOST).map(Answer::Doubles));
    let offered = |answer: &Answer| scene.offers.is_offered(Spot::Answer(*answer));
    html! {
        div.tray role="group" aria-label=(scene.words("gugong-board-tray")) {
            @for set in sets(MOST) {
                @if scene.offers.is_offered(Spot::Gain(set)) { (self::set(scene, Spot::Gain(set), set)) }
            }
            @for answer in all.filter(offered) { (self::answer(scene, me, answer)) }
        }
    }
}

/// Every set of servants up to so many.
pub(super) fn sets(most: u8) -> Vec<Pieces> {
    (0..=most).map(Pieces::regular).chain((0..=most).map(Pieces::pair_and)).collect()
}

/// A few servants side by side.
pub(super) fn set(scene: &Scene<'_>, spot: Spot, set: Pieces) -> Markup {
    let me = scene.payer();
    let action = if spot == Spot::Place(set) { Action::Place(set) } else { Action::Gain(set) };
    let name = scene.say.tell(&action, Viewer::Spectator);
    let pair = i32::from(set.pair);
    let wide = 14 + pair * 24 + i32::from(set.regular.max(u8::from(!set.pair))) * 16;
    html! {
        svg.set viewBox=(format!("0 0 {wide} 30")) role="group" aria-label=(name) {
            title { (name) }
            (scene.offers.hang(spot, &name, html! {
                title { (name) }
                rect.edge.mat x="1" y="1" width=(wide - 2) height="28" rx="5" {}
                @if set.pair { (piece("pair", me, 5, 4, 22)) }
                @for idx in 0..i32::from(set.regular) { (piece("servant", me, 4 + pair * 24 + idx * 16, 4, 22)) }
                @if !set.pair && set.regular == 0 { text.number x=(wide / 2) y="21" { "0" } }
            }))
        }
    }
}

/// An answer with its pictogram and its words.
fn answer(scene: &Scene<'_>, me: Seat, answer: Answer) -> Markup {
    let name = label(scene, answer);
    let price = match scene.table.agenda.question() {
        Some((_, Question::Pay(amount, _))) => amount,
        _ => Table::offer_price(),
    };
    html! {
        svg.answer viewBox="0 0 112 32" role="group" aria-label=(name) {
            title { (name) }
            (scene.offers.hang(Spot::Answer(answer), &name, html! {
                title { (name) }
                rect.edge.mat x="1" y="1" width="110" height="30" rx="5" {}
                @match answer {
                    Answer::Servants | Answer::WithoutPair => { text.number x="10" y="21" { (price) } (piece("servant", me, 13, 6, 20)) },
                    Answer::WithPair => (piece("pair", me, 8, 5, 23)),
                    Answer::Card => (pic("card", 9, 6, 20)),
                    Answer::Forgo => (pic("swap", 9, 6, 20)),
                    Answer::Token | Answer::Raise => (pending(scene)),
                    Answer::Doubles(count) => { text.number x="10" y="21" { (count) } (pic("double", 14, 7, 18)) },
                    Answer::No => (pic("no", 10, 7, 17)),
                }
                (words(&name, 73, 20, 72, 12))
            }))
        }
    }
}

/// The token in question.
fn pending(scene: &Scene<'_>) -> Markup {
    match scene.table.agenda.question() {
        Some((_, Question::Token(lies) | Question::Special(lies))) => token(lies, 19, 16, 12),
        _ => html! {},
    }
}

fn label(scene: &Scene<'_>, answer: Answer) -> String {
    let tell = |action: Action| scene.say.tell(&action, Viewer::Spectator);
    match answer {
        Answer::Servants => tell(Action::PayServants),
        Answer::Card => tell(Action::Discard),
        Answer::Forgo => scene.words("gugong-board-forgo"),
        Answer::WithoutPair => tell(Action::PayWithoutPair),
        Answer::WithPair => tell(Action::PayWithPair),
        Answer::Token | Answer::Raise => scene.words("gugong-board-use"),
        Answer::Doubles(count) => {
            scene.say.message(&Message::new("gugong-board-doubles").number("count", count))
        }
        Answer::No => match scene.table.agenda.question() {
            Some((_, Question::Decrees | Question::Window)) => tell(Action::Finish),
            _ => tell(Action::Skip),
        },
    }
}
