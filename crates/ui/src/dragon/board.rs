//! How the board is laid out: what is common on the left, the courts and the ledger on the right.

use dragon::Dragon;
use i18n::Say;
use maud::{Markup, html};
use tabletop::{Seat, View, Viewer};

use super::preview::Preview;
use super::{court, display, groups, ledger, pics, strip, track, year};
use crate::{Offers, art};

pub(super) fn draw(view: &View<'_, Dragon>, offers: &Offers<Dragon>, say: &Say) -> Markup {
    let table = view.table;
    let me = match view.viewer {
        Viewer::Seat(me) => Some(me),
        Viewer::Spectator | Viewer::All => None,
    };
    // The own court first, the others clockwise.
    let first = me.unwrap_or_default();
    let seats: Vec<Seat> = (0..view.seats()).map(|step| first.clockwise(step, view.seats())).collect();
    let preview = Preview::new(view);
    html! {
        div.board.dragon data-seats=(view.seats()) data-wall[table.wall.is_some()] {
            (art::sprite(pics::PICS))
            div.common {
                (year::draw(view, say))
                (track::draw(table, preview.as_ref(), say))
                (groups::draw(table, offers, say))
                (display::draw(view, preview.as_ref(), offers, say))
            }
            div.side {
                @if let Some(me) = me { (court::draw(table, me, preview.as_ref(), offers, say)) }
                div.courts {
                    @for &seat in seats.iter().filter(|&&seat| Some(seat) != me) { (strip::draw(view, seat, say)) }
                }
                (ledger::draw(view, &seats, say))
            }
        }
    }
}
