//! The own court: palaces floor by floor with the people in them, and everything else the viewer owns.

use dragon::Dragon;
use dragon::court::Court;
use dragon::data::data;
use dragon::person::Person;
use dragon::piece::{Good, Named, Privilege, WallTile};
use dragon::table::Table;
use i18n::Say;
use maud::{Markup, html};
use tabletop::{Message, Seat};

use super::Spot;
use super::glyph::Glyph;
use super::palace;
use super::preview::{Hire, Preview, waiting};
use crate::Offers;
use crate::art::{chip, labelled, pic};

/// The viewer's court. What is offered hangs on the court of whoever acts.
pub(super) fn draw(
    table: &Table,
    me: Seat,
    preview: Option<&Preview>,
    offers: &Offers<Dragon>,
    say: &Say,
) -> Markup {
    let court = &table.courts[me];
    let acting = table.to_act().contains(me);
    let shows = preview.and_then(|preview| preview.of(waiting(table, me)?)).map(Hire::key);
    html! {
        section.court.own.acting[acting] .{ "seat-" (me) } data-part=(format!("court-{me}")) data-piece=(format!("court-{me}")) aria-label=(say.seat(me)) {
            (top(table, me, say))
            (belongings(me, court, offers, say))
            (symbols(me, court, preview, offers, say))
            div.palaces.many[court.palaces.len() > 6] {
                @for palace in court.palaces.iter() {
                    (palace::draw(me, palace, shows.as_deref(), offers, say))
                }
                (palace::ground(offers, say))
            }
            @if table.wall.is_some() { (wall_tiles(court, me, offers, say)) }
        }
    }
}

/// Who it is, what is still to be given or placed, and the points.
pub(super) fn top(table: &Table, seat: Seat, say: &Say) -> Markup {
    let court = &table.courts[seat];
    html! {
        header.top {
            h2.heading { (chip(seat)) span { (say.seat(seat)) } }
            @if table.turn.owed[seat.idx()] > 0 {
                span.owed { (say.message(&Message::new("dragon-board-owed").number("count", table.turn.owed[seat.idx()]))) }
            }
            @if table.to_act().contains(seat) && table.turn.floors > 0 {
                span.owed { (labelled(say, &say.words("dragon-board-floors"), table.turn.floors)) }
            }
            strong.vp title=(points(court, say)) data-piece=(format!("points-{seat}")) {
                (say.message(&Message::new("dragon-board-vp").number("vp", court.vp)))
            }
        }
    }
}

/// The points, and what is counted every month.
fn points(court: &Court, say: &Say) -> String {
    let dragons = &data().supplies.dragons;
    let dragons = dragons.small * court.small + dragons.large * court.large;
    let palaces = i64::try_from(court.palaces.len()).unwrap_or_default();
    let message = Message::new("dragon-board-points").number("vp", court.vp).number("palaces", palaces);
    say.message(&message.number("fans", court.symbols(Person::CourtLady)).number("dragons", dragons))
}

/// Everything that is counted: goods, people, privileges.
fn belongings(seat: Seat, court: &Court, offers: &Offers<Dragon>, say: &Say) -> Markup {
    let goods = [(Good::Yuan, court.yuan), (Good::Rice, court.rice), (Good::Fireworks, court.fireworks)];
    let dragons = &data().supplies.dragons;
    let privileges =
        [(Privilege::Small, court.small, dragons.small), (Privilege::Large, court.large, dragons.large)];
    let people = say.message(&Message::new("dragon-board-people").number("persons", court.persons()));
    html! {
        div.belongings {
            @for (good, count) in goods {
                @let name = labelled(say, &say.words(good.noun()), count);
                (counted(&name, &format!("{}-{seat}", good.code()), good.pic(), 1, count, |piece| {
                    offers.hang(Spot::Good(good), &name, piece)
                }))
            }
            (counted(&people, &format!("people-{seat}"), "person", 1, court.persons(), |piece| {
                offers.hang(Spot::Everybody, &people, piece)
            }))
            @for (privilege, count, dragons) in privileges {
                @if count > 0 {
                    @let name = labelled(say, &say.words(privilege.noun()), count);
                    (counted(&name, &format!("{}-{seat}", privilege.code()), "dragon", dragons.into(), count, |piece| piece))
                }
            }
        }
    }
}

/// A pictogram and a number.
fn counted(
    name: &str,
    id: &str,
    pictogram: &str,
    times: i32,
    count: u8,
    hang: impl Fn(Markup) -> Markup,
) -> Markup {
    let wide = (times - 1) * 20;
    html! {
        svg.counted.none[count == 0] viewBox=(format!("0 0 {} 44", 58 + wide)) role="group" aria-label=(name)
            data-piece=(id) {
            title { (name) }
            (hang(html! {
                rect.edge x="2" y="5" width=(54 + wide) height="34" rx="17" {}
                @for idx in 0..times { (pic(pictogram, 9 + idx * 20, 11, 22)) }
                text.number x=(44 + wide) y="28" { (count) }
                title { (name) }
            }))
        }
    }
}

/// The symbols of all people together, by type, and what a hire would add.
fn symbols(
    seat: Seat,
    court: &Court,
    preview: Option<&Preview>,
    offers: &Offers<Dragon>,
    say: &Say,
) -> Markup {
    html! {
        div.symbols role="group" aria-label=(say.words("dragon-board-symbols")) {
            @for &person in Person::ALL {
                @let count = court.symbols(person);
                @let name = labelled(say, &say.words(person.noun()), count);
                svg.symbol.none[count == 0] viewBox="0 0 48 44" role="group" aria-label=(name) {
                    title { (name) }
                    (offers.hang(Spot::Type(person), &name, html! {
                        rect.edge x="2" y="6" width="44" height="32" rx="4" {}
                        (pic(person.pic(), 4, 11, 22))
                        text.number x="37" y="28" { (count) }
                        title { (name) }
                    }))
                    @for (key, more) in preview.into_iter().flat_map(|preview| preview.symbols(seat, person)) {
                        text.gain x="36" y="11" data-ghost=(key) { "+" (more) }
                    }
                }
            }
        }
    }
}

/// The wall tiles; those laid are gone from here.
fn wall_tiles(court: &Court, seat: Seat, offers: &Offers<Dragon>, say: &Say) -> Markup {
    html! {
        div.unbuilt role="group" aria-label=(say.words("dragon-board-unbuilt")) {
            span.label { (say.words("dragon-board-unbuilt")) }
            @for &tile in WallTile::ALL {
                @let name = say.words(tile.noun());
                @let unbuilt = court.wall_tiles.contains(tile);
                @let id = unbuilt.then(|| format!("wall-{seat}-{}", tile.code()));
                svg.tile.none[!unbuilt] viewBox="0 0 56 44" role="group" aria-label=(name) {
                    title { (name) }
                    (offers.hang(Spot::WallTile(tile), &name, html! {
                        g data-piece=[id] {
                            path.edge d="M3 41V12h6V5h10v7h8V5h10v7h6V5h10v36Z" {}
                            (pic(tile.pic(), 18, 16, 20))
                        }
                        title { (name) }
                    }))
                }
            }
        }
    }
}
