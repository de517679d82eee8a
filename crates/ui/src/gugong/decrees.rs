//! Six decrees: level by level, what each brings, what it costs now, and whose servants stand on it.

use gugong::decree::{Enacted, SLOTS_PER_LEVEL};
use gugong::piece::{Area, Named};
use maud::{Markup, html};
use tabletop::Message;

use super::area::{cost, frame};
use super::figure::{piece, signs};
use super::scene::Scene;
use super::{Spot, glyph, told};
use crate::art::{labelled, pic, words};

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    let table = scene.table;
    frame(
        scene,
        Area::Decree,
        &[],
        html! { span.note { (scene.words("gugong-board-decree-note")) } },
        html! {
            div.edicts {
                @for slot in 0..SLOTS_PER_LEVEL {
                    @for enacted in table.decrees.iter().skip(slot).step_by(SLOTS_PER_LEVEL) { (edict(scene, enacted)) }
                }
            }
        },
    )
}

pub(super) fn edict(scene: &Scene<'_>, enacted: &Enacted) -> Markup {
    let table = scene.table;
    let (decree, payer) = (enacted.decree, scene.payer());
    let print = *table.printed().get().decree(decree);
    let price = table.decree_price(payer, enacted);
    let mine = scene.me.is_some_and(|me| table.players[me].owns(decree));
    let title = title(scene, enacted);
    let caption = scene.words(told::caption(decree));
    let (drawn, wide) = signs(glyph::decree(decree), 0, 0, 18);
    html! {
        svg.edict.mine[mine] data-part=[scene.part(&format!("edict-{}", decree.code()))] data-piece=(format!("edict-{}", decree.code())) .{ "level-" (print.level) } viewBox="0 0 88 86" role="group" aria-label=(title) {
            title { (title) }
            (scene.offers.hang(Spot::Decree(decree), &title, html! {
                title { (title) }
                rect.edge.paper x="1" y="1" width="86" height="84" rx="4" {}
                path.rod d="M1 7h86" {}
                text.level x="9" y="22" { @for _ in 0..print.level { "I" } }
                g.price.less[price < print.cost].more[price > print.cost] {
                    text.number x="35" y="22" { (price) "+1" }
                    (pic("servant", 46, 11, 13))
                }
                @if print.vp > 0 { g.vp { text.number x="68" y="22" { (print.vp) } (pic("points", 72, 11, 12)) } }
                g transform=(format!("translate({} 28)", 45 - wide / 2)) { (drawn) }
                (words(&caption, 44, 58, 80, 10))
                @for (idx, &seat) in enacted.servants.iter().enumerate() {
                    @let x = 4 + i32::try_from(idx).unwrap_or(0) * 16;
                    g data-piece=(format!("decree-{}-{seat}", decree.code())) data-from=(format!("pool-{seat}")) { (piece("servant", seat, x, 67, 17)) }
                }
            }))
        }
    }
}

/// A decree in words: what it does, what it costs the viewer, who stands there, and what it would bring now.
pub(super) fn title(scene: &Scene<'_>, enacted: &Enacted) -> String {
    let table = scene.table;
    let print = table.printed().get().decree(enacted.decree);
    let mut parts = vec![scene.words(told::decree(enacted.decree))];
    if print.vp > 0 {
        parts.push(scene.say.message(&Message::new("gugong-board-decree-vp").number("vp", print.vp)));
    }
    parts.extend(terms(scene, enacted));
    if print.level == LAST {
        let points = table.decree_points(scene.payer(), enacted.decree);
        parts.push(scene.say.message(&Message::new("gugong-board-decree-points").number("vp", points)));
    }
    labelled(scene.say, &scene.words(enacted.decree.noun()), parts.join(" "))
}

/// The level of decrees that count at the end.
const LAST: u8 = 3;

/// The same in short, for the terminal.
pub(super) fn brief(scene: &Scene<'_>, enacted: &Enacted) -> String {
    labelled(scene.say, &scene.words(enacted.decree.noun()), terms(scene, enacted).join(" "))
}

/// What it costs the viewer, and who stands there.
fn terms(scene: &Scene<'_>, enacted: &Enacted) -> Vec<String> {
    let payer = scene.payer();
    let mut parts = Vec::new();
    if !scene.table.players[payer].owns(enacted.decree) {
        let price = cost(scene, scene.table.decree_price(payer, enacted));
        parts.push(scene.say.message(&Message::new("gugong-board-decree-price").text("price", price)));
    }
    if !enacted.servants.is_empty() {
        let names = scene.list(enacted.servants.iter().map(|&seat| scene.name(seat)));
        parts.push(scene.say.message(&Message::new("gugong-board-decree-held").text("names", names)));
    }
    parts
}
