//! How the board is laid out: the year across the top, then what is common, the courts, the ledger.

use dragon::Dragon;
use i18n::Say;
use maud::{Markup, html};
use tabletop::{Seat, View, Viewer};

use super::{art, court, display, groups, ledger, track, year};
use crate::Offers;

pub(super) fn draw(view: &View<'_, Dragon>, offers: &Offers<Dragon>, say: &Say) -> Markup {
    let table = view.table;
    let me = match view.viewer {
        Viewer::Seat(me) => Some(me),
        Viewer::Spectator | Viewer::All => None,
    };
    // The own court first, the others clockwise.
    let first = me.unwrap_or_default();
    let seats: Vec<Seat> = (0..view.seats()).map(|step| first.clockwise(step, view.seats())).collect();
    let nothing = Offers::none();
    html! {
        div.board.dragon data-seats=(view.seats()) {
            (art::sprite())
            (year::draw(view, say))
            (track::draw(table, say))
            div.common {
                (groups::draw(table, offers, say))
                (display::draw(table, offers, say))
                @if let Some(me) = me { (court::draw(view, me, offers, say)) }
            }
            div.courts {
                @for &seat in seats.iter().filter(|&&seat| Some(seat) != me) {
                    (court::draw(view, seat, &nothing, say))
                }
            }
            (ledger::draw(view, &seats, say))
        }
    }
}
