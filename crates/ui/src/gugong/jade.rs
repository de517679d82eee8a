//! Jade: the houses with their prices, the plaza, and what jade is worth.

use gugong::piece::Area;
use gugong::{Action, Way};
use maud::{Markup, html};
use tabletop::{Message, Viewer};

use super::Spot;
use super::area::{cost, frame};
use super::scene::Scene;
use crate::art::{labelled, pic};

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    let table = scene.table;
    let board = table.board();
    let holds = |idx: usize| table.houses & (1 << idx) != 0;
    // Houses of one price are alike: the first that holds jade is pointed at.
    let first = |price: u8| (0..board.houses.len()).find(|&idx| holds(idx) && board.houses[idx] == price);
    frame(
        scene,
        Area::Jade,
        &[],
        scale(scene),
        html! {
            div.houses {
                @for (idx, &printed) in board.houses.iter().enumerate() {
                    (house(scene, idx, printed, holds(idx), first(printed) == Some(idx)))
                }
                (plaza(scene))
            }
        },
    )
}

fn house(scene: &Scene<'_>, idx: usize, printed: u8, held: bool, hangs: bool) -> Markup {
    let way = Way::House(printed);
    let price = scene.table.way_price(scene.payer(), way);
    let name = scene.say.tell(&Action::Perform(way), Viewer::Spectator);
    let name = match held {
        true => labelled(scene.say, &name, cost(scene, price)),
        false => scene.words("gugong-board-house-empty"),
    };
    let drawn = html! {
        title { (name) }
        rect.edge.yard x="1" y="1" width="42" height="74" rx="4" {}
        path.roof d="M2 30C10 28 14 20 17 12h10c3 8 7 16 15 18Z" {}
        path.walls d="M7 30h30v26H7ZM12 30v26M32 30v26" {}
        @if held { g.stone data-piece=(format!("house-{idx}")) { circle cx="22" cy="43" r="9" {} (pic("jade", 13, 34, 18)) } }
        g.price.less[price < printed] { text.number x="18" y="70" { (price) } (pic("servant", 22, 59, 13)) }
    };
    html! {
        svg.house.empty[!held] data-part=(format!("house-{idx}")) viewBox="0 0 44 76" role="group" aria-label=(name) {
            title { (name) }
            @if hangs { (scene.offers.hang(Spot::Way(way), &name, drawn)) } @else { (drawn) }
        }
    }
}

fn plaza(scene: &Scene<'_>) -> Markup {
    let printed = scene.table.board().plaza;
    let price = scene.table.way_price(scene.payer(), Way::Plaza);
    let name = scene.say.tell(&Action::Perform(Way::Plaza), Viewer::Spectator);
    let name = labelled(scene.say, &name, cost(scene, price));
    html! {
        svg.house.plaza data-part="plaza" viewBox="0 0 44 76" role="group" aria-label=(name) {
            title { (name) }
            (scene.offers.hang(Spot::Way(Way::Plaza), &name, html! {
                title { (name) }
                rect.edge.yard x="1" y="1" width="42" height="74" rx="4" {}
                path.gate d="M6 54V18M38 54V18M3 18c12-6 26-6 38 0M6 26h32M3 54h38" {}
                g.stone data-piece="plaza" { circle cx="22" cy="43" r="9" {} (pic("jade", 13, 34, 18)) }
                g.price.less[price < printed] { text.number x="18" y="70" { (price) } (pic("servant", 22, 59, 13)) }
            }))
        }
    }
}

/// What jade is worth at the end, with the own amount marked.
fn scale(scene: &Scene<'_>) -> Markup {
    let printed = scene.table.printed().get();
    let own = scene.me.map(|me| scene.table.players[me].jade);
    let words = Message::new("gugong-board-jade-scale")
        .text("points", scene.list((1..=5).map(|jade| printed.jade_vp(jade).to_string())))
        .number("more", printed.constants.jade_further);
    let words = scene.say.message(&words);
    html! {
        span.scale title=(words) {
            span.unseen { (words) }
            @for jade in 1..=5 { span.have[own == Some(jade)] aria-hidden="true" { (printed.jade_vp(jade)) } }
            span.have[own.is_some_and(|own| own > 5)] aria-hidden="true" { "+" (printed.constants.jade_further) }
        }
    }
}
