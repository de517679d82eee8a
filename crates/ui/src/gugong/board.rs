//! How the board is laid out: the day above; the palace as the axis of the picture, three areas on either side of it;
//! on the right the viewer's own things and the book of the players.

use gugong::Gugong;
use i18n::Say;
use maud::{Markup, html};
use tabletop::View;

use super::scene::Scene;
use super::{book, canal, decrees, intrigue, jade, meng, own, palace, pics, strip, travel, wall};
use crate::{Offers, art};

pub(super) fn draw(view: &View<'_, Gugong>, offers: &Offers<Gugong>, say: &Say) -> Markup {
    let scene = Scene::new(view, offers, say);
    let seats = view.table.players.len();
    html! {
        div.board.gugong data-seats=(seats) data-routes=(view.table.board().routes) data-solo[view.table.meng.is_some()] {
            (art::sprite(pics::PICS))
            div.common {
                (strip::draw(&scene))
                div.city {
                    div.west { (travel::draw(&scene)) (wall::draw(&scene)) (jade::draw(&scene)) }
                    (palace::draw(&scene))
                    div.east { (decrees::draw(&scene)) (intrigue::draw(&scene)) (canal::draw(&scene)) }
                }
            }
            div.side {
                @if let Some((me, hand)) = scene.hand() {
                    (own::draw(&scene, me, hand))
                } @else {
                    (own::open(&scene))
                }
                @if let Some(meng) = &view.table.meng { (meng::draw(&scene, meng)) }
                (book::draw(&scene))
            }
        }
    }
}
