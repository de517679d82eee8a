//! The Grand Canal: one or two routes of five harbours, junks with what is aboard, and where they sail.

use gugong::city::{HARBOURS, Harbour};
use gugong::piece::{Area, Named};
use gugong::{Table, Way};
use maud::{Markup, html};
use tabletop::Message;

use super::area::frame;
use super::figure::junk;
use super::scene::Scene;
use super::{Spot, glyph};
use crate::art::{labelled, pic};

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    let routes = usize::from(scene.table.board().routes);
    frame(
        scene,
        Area::Canal,
        &[Way::Ship, Way::ShipTwo],
        html! {},
        html! {
            div.routes {
                @for route in 0..routes {
                    ol.route { @for place in 0..HARBOURS { li { (harbour(scene, Harbour::new(route, place))) } } }
                }
            }
        },
    )
}

pub(super) fn harbour(scene: &Scene<'_>, harbour: Harbour) -> Markup {
    let title = title(scene, harbour);
    let rewards = Table::harbour_rewards(harbour);
    let lies = scene.table.junk(harbour);
    html! {
        svg.harbour data-part=[scene.part(&format!("harbour-{harbour}"))] data-piece=(format!("harbour-{harbour}")) viewBox="0 0 52 62" role="group" aria-label=(title) {
            title { (title) }
            (scene.offers.hang(Spot::Harbour(harbour), &title, html! {
                title { (title) }
                rect.edge.water x="1" y="1" width="50" height="60" rx="5" {}
                path.pier d="M1 15h50" {}
                path.waves d="M4 50q4-4 8 0t8 0 8 0 8 0 8 0M8 56q4-4 8 0t8 0 8 0 8 0" {}
                text.name x="10" y="12" { (harbour.to_string().to_uppercase()) }
                @match rewards {
                    [] => {},
                    [reward] => g.reward {
                        @let (number, sign) = glyph::reward(*reward);
                        text.number x="32" y="12" { (number) }
                        (pic(sign, 36, 2, 12))
                    },
                    _ => g.reward { @for (idx, &reward) in rewards.iter().enumerate() {
                        (pic(glyph::reward(reward).1, 17 + i32::try_from(idx).unwrap_or(0) * 11, 3, 10))
                    } },
                }
                @if let Some(lies) = lies {
                    g data-piece=(format!("junk-{harbour}")) data-from=(format!("seat-{}", lies.owner)) {
                        g transform="translate(3 18)" { (junk(lies.owner, lies.regular, lies.pair)) }
                    }
                }
            }))
        }
    }
}

/// A harbour in words: what it gives, whose junk lies there, how full it is.
pub(super) fn title(scene: &Scene<'_>, harbour: Harbour) -> String {
    let name = Message::new("gugong-board-harbour").text("harbour", harbour.to_string().to_uppercase());
    let rewards = Table::harbour_rewards(harbour).iter().map(|reward| scene.words(reward.noun()));
    let mut parts = vec![match Table::harbour_rewards(harbour) {
        [] => scene.words("gugong-board-no-reward"),
        _ => scene.list(rewards),
    }];
    if let Some(junk) = scene.table.junk(harbour) {
        let hold = scene.table.printed().constants.hold;
        let words = scene.about("gugong-board-junk", junk.owner).number("load", junk.load());
        parts.push(scene.say.message(&words.number("hold", hold)));
    }
    labelled(scene.say, &scene.say.message(&name), scene.list(parts.into_iter()))
}
