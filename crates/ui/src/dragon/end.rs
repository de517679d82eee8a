//! The end of the year: what everybody is worth, source by source, and who wins.

use dragon::event::Source;
use dragon::{Dragon, Event};
use i18n::Say;
use tabletop::{Game as _, Message, Seat, View, Viewer};

use super::stage;
use crate::finale::{Counted, Finalist, finale, victory};
use crate::{Offers, Scenery};

/// What a source of the final scoring looks like; nothing for what is scored before.
pub(super) fn sign(source: Source) -> Option<&'static str> {
    match source {
        Source::Persons => Some("person"),
        Source::Monks => Some("buddha"),
        Source::Money => Some("yuan"),
        Source::Research
        | Source::Festival
        | Source::Mongols
        | Source::WallTile
        | Source::Wall
        | Source::Lanternfest
        | Source::Buddha
        | Source::Charter => None,
    }
}

/// What a source has brought somebody.
fn scored(event: &Event) -> Option<(Seat, Source, u16)> {
    if let Event::Scored { seat, source, vp } = *event { Some((seat, source, vp)) } else { None }
}

pub(super) fn draw(view: &View<'_, Dragon>, told: &[Event], say: &Say) -> Scenery {
    let table = view.table;
    let won = told.last().filter(|event| matches!(event, Event::GameEnded { .. }));
    let standings = won.map(|_| Dragon::standings(table));
    let now = told.last().and_then(scored).map(|(_, source, _)| source);
    let finalist = |seat: Seat| {
        let own = told.iter().filter_map(scored).filter(|&(whose, ..)| whose == seat);
        let counted = own.filter_map(|(_, source, points)| {
            Some(Counted { pic: sign(source)?, points, now: now == Some(source) })
        });
        Finalist {
            seat,
            name: say.seat(seat),
            total: table.courts[seat].vp,
            counted: counted.collect(),
            out: false,
            place: standings.as_ref().map(|standings| standings[seat].place),
            estate: stage::drawing(table, seat, false, &Offers::none(), say),
        }
    };
    let finalists: Vec<Finalist> = Seat::first(view.seats()).map(finalist).collect();
    let end = ("龍", "dragon", say.words("dragon-stage-end"), say.words("dragon-stage-end-lead"));
    let (seal, pic, title, lead) =
        won.map_or(end, |won| victory(vec![say.tell(won, Viewer::Spectator)], say));
    Scenery {
        over: say.message(&Message::new("dragon-stage-month").number("month", table.month)),
        seal,
        pic: Some(pic),
        title,
        lead,
        body: finale(&finalists, say),
        decides: won.is_some(),
    }
}
