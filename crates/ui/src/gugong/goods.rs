//! The player board: servants in pool and supply, travel tokens with their rates, reward cells, junks and jade.

use gugong::Action;
use gugong::piece::{Named, Rate, Reward, Token};
use gugong::player::{PairAt, Player};
use maud::{Markup, html};
use tabletop::{Message, Seat, Viewer};

use super::area::amount;
use super::figure::{hidden, piece, servant, token};
use super::scene::Scene;
use super::{Spot, glyph};
use crate::art::{labelled, pic};

pub(super) fn draw(scene: &Scene<'_>, me: Seat) -> Markup {
    let own = &scene.table.players[me];
    html! {
        div.goods data-part="goods" {
            (servants(scene, me, own))
            (tokens(scene, me, own))
            div.cells data-piece=(format!("cells-{me}")) {
                @for &reward in Reward::ALL { (cell(scene, me, own, reward)) }
                @let junks = scene.say.message(&Message::new("gugong-board-junks").number("junks", own.junks));
                (amount(&junks, "junk", own.junks, Some(&format!("junks-{me}"))))
                @let jade = scene.say.message(&Message::new("gugong-board-jade").number("jade", own.jade).number("vp", scene.table.printed().jade_vp(own.jade)));
                span.own-jade { (amount(&jade, "jade", own.jade, Some(&format!("jade-{me}")))) }
            }
        }
    }
}

/// Where somebody's servants are, in words.
pub(super) fn servants_told(scene: &Scene<'_>, own: &Player) -> String {
    let words = Message::new("gugong-board-pool").number("pool", own.pool).number("supply", own.supply);
    let words = words.text("pair", scene.words(pair(own.pair)));
    scene.say.message(&words)
}

fn pair(at: PairAt) -> &'static str {
    match at {
        PairAt::Locked => "gugong-board-pair-locked",
        PairAt::Pool => "gugong-board-pair-pool",
        PairAt::Supply => "gugong-board-pair-supply",
        PairAt::Wall => "gugong-board-pair-wall",
        PairAt::Junk => "gugong-board-pair-junk",
        PairAt::Special => "gugong-board-pair-special",
        PairAt::Focus => "gugong-board-pair-focus",
    }
}

/// Who is ready to work, and who waits.
fn servants(scene: &Scene<'_>, me: Seat, own: &Player) -> Markup {
    let words = servants_told(scene, own);
    html! {
        div.servants title=(words) {
            span.unseen { (words) }
            span.pool data-piece=(format!("pool-{me}")) {
                @if own.pair == PairAt::Pool { (servant(me, true, None, None)) }
                @for _ in 0..own.pool { (servant(me, false, None, None)) }
                @if own.pool_pieces() == 0 { span.quiet { "–" } }
            }
            span.supply data-piece=(format!("supply-{me}")) {
                @if own.pair == PairAt::Supply { (servant(me, true, None, None)) }
                @for _ in 0..own.supply { (servant(me, false, None, None)) }
            }
        }
    }
}

/// Tokens in their slots, and what they can be exchanged for.
pub(super) fn tokens(scene: &Scene<'_>, me: Seat, own: &Player) -> Markup {
    let slots = usize::from(scene.table.printed().constants.slots);
    let words =
        Message::new("gugong-board-tokens").number("tokens", i64::try_from(own.slots.len()).unwrap_or(0));
    let words =
        words.number("slots", i64::try_from(slots).unwrap_or(0)).number("worth", scene.table.token_worth(me));
    let words = scene.say.message(&words);
    html! {
        div.tokens {
            span.slots title=(words) data-piece=(format!("tokens-{me}")) {
                span.unseen { (words) }
                @for idx in 0..slots.max(own.slots.len()) {
                    svg.slot viewBox="0 0 24 24" aria-hidden="true" {
                        circle.hollow cx="12" cy="12" r="10.500" {}
                        @if let Some(&lies) = own.slots.get(idx) {
                            g data-piece=(format!("slot-{me}-{idx}")) {
                                @if lies == Token::Tt12 { (token(lies, 12, 12, 10)) } @else { (hidden(12, 12, 10)) }
                            }
                        }
                    }
                }
            }
            @for rate in Rate::ALL { (self::rate(scene, rate)) }
        }
    }
}

fn rate(scene: &Scene<'_>, rate: Rate) -> Markup {
    let bargain = scene.table.printed().get().exchange(rate);
    let name = scene.say.tell(&Action::Exchange(rate, bargain.worth), Viewer::Spectator);
    let sign = match rate {
        Rate::Servant => "servant",
        Rate::Points => "points",
        Rate::Jade => "jade",
    };
    html! {
        svg.rate viewBox="0 0 60 24" role="group" aria-label=(name) {
            title { (name) }
            (scene.offers.hang(Spot::Rate(rate), &name, html! {
                title { (name) }
                rect.edge.plaque x="1" y="1" width="58" height="22" rx="5" {}
                text.number x="9" y="17" { (bargain.worth) }
                circle.dot cx="18" cy="12" r="4.500" {}
                path.then d="M26 8l4 4-4 4" {}
                @if bargain.brings > 1 { text.number x="37" y="17" { (bargain.brings) } }
                (pic(sign, 41, 4, 16))
            }))
        }
    }
}

/// The reward cells of one kind, with the servants that stay in them.
pub(super) fn cell(scene: &Scene<'_>, me: Seat, own: &Player, reward: Reward) -> Markup {
    let cells = scene.table.printed().constants.cells;
    let (taken, all) = match reward {
        Reward::Points => (own.cells.points, cells.points),
        Reward::Card => (own.cells.card, cells.card),
        Reward::Pair => (own.cells.pair, cells.pair),
    };
    let count = Message::new("gugong-board-cells").number("taken", taken).number("all", all);
    let name = labelled(scene.say, &scene.words(reward.noun()), scene.say.message(&count));
    let (number, sign) = glyph::reward(reward);
    let wide = 32 + i32::from(all) * 17;
    html! {
        svg.cell data-piece=(format!("cell-{me}-{}", reward.code())) viewBox=(format!("0 0 {wide} 24")) role="group" aria-label=(name) {
            title { (name) }
            (scene.offers.hang(Spot::Cell(reward), &name, html! {
                title { (name) }
                rect.edge.plaque x="1" y="1" width=(wide - 2) height="22" rx="5" {}
                text.number x="11" y="17" { (number) }
                (pic(sign, 17, 5, 13))
                @for idx in 0..all {
                    @let x = 32 + i32::from(idx) * 17;
                    circle.hollow cx=(x + 7) cy="12" r="7" {}
                    @if idx < taken { g data-piece=(format!("cell-{me}-{}-{idx}", reward.code())) { (piece("servant", me, x - 1, 3, 17)) } }
                }
            }))
        }
    }
}

/// The same amounts in a few words, for the terminal.
pub(super) fn told(scene: &Scene<'_>, seat: Seat) -> Vec<String> {
    let own = &scene.table.players[seat];
    vec![
        scene.say.message(&Message::new("gugong-board-vp").number("vp", own.points.unwrap_or(own.vp))),
        servants_told(scene, own),
        labelled(scene.say, &scene.words("gugong-board-column-tokens"), scene.table.token_worth(seat)),
        labelled(scene.say, &scene.words("gugong-board-column-jade"), own.jade),
        labelled(scene.say, &scene.words("gugong-board-column-cells"), own.cells.total()),
    ]
}
