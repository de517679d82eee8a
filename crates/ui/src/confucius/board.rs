//! How the board is laid out: the wall along the top, below it frontier, halls and sea, then the examination hall and
//! the counter; on the right gifts, the viewer's own things, and the book of the families.

use confucius::Confucius;
use i18n::Say;
use maud::{Markup, html};
use tabletop::{Seat, View, Viewer};

use super::{bonds, counter, exam, families, frontier, halls, own, pics, sea, wall};
use crate::{Offers, art};

pub(super) fn draw(view: &View<'_, Confucius>, offers: &Offers<Confucius>, say: &Say) -> Markup {
    let table = view.table;
    let me = match view.viewer {
        Viewer::Seat(me) => Some(me),
        Viewer::Spectator | Viewer::All => None,
    };
    // The own family first, the others clockwise.
    let first = me.unwrap_or_default();
    let seats: Vec<Seat> = (0..view.seats()).map(|step| first.clockwise(step, view.seats())).collect();
    let own = me.and_then(|me| Some((me, view.hand(me)?)));
    html! {
        div.board.confucius data-seats=(view.seats()) {
            (art::sprite(pics::PICS))
            div.common {
                (wall::draw(table, say))
                div.realm {
                    (frontier::draw(table, &seats, offers, say))
                    (halls::draw(table, me, offers, say))
                    (sea::draw(table, me, &seats, offers, say))
                }
                div.court {
                    (exam::draw(view, offers, say))
                    (counter::draw(table, me, &seats, offers, say))
                }
            }
            div.side data-open[own.is_none()] {
                (bonds::draw(table, me, &seats, offers, say))
                @if let Some((me, hand)) = own {
                    (own::draw(table, me, hand, offers, say))
                } @else {
                    (own::open(view, &seats, say))
                }
                (families::draw(view, &seats, me, say))
            }
        }
    }
}
