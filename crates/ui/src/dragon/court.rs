//! A court: palaces floor by floor with the people in them, and everything else a player owns.

use dragon::court::Court;
use dragon::data::data;
use dragon::person::{Person, PersonCard};
use dragon::piece::{Good, Named, Privilege, WallTile};
use dragon::{Dragon, Hand};
use i18n::Say;
use maud::{Markup, html};
use tabletop::{Message, Seat, View};

use super::Spot;
use super::art::{chip, labelled, pic, seal, words};
use super::glyph::Glyph;
use super::palace;
use crate::Offers;

/// The court of a seat. What is offered hangs on the court of whoever acts.
pub(super) fn draw(view: &View<'_, Dragon>, seat: Seat, offers: &Offers<Dragon>, say: &Say) -> Markup {
    let (table, court) = (view.table, &view.table.courts[seat]);
    let own = view.viewer == tabletop::Viewer::Seat(seat);
    let acting = table.to_act().contains(seat);
    let class =
        format!("court seat-{seat}{}{}", if own { " own" } else { "" }, if acting { " acting" } else { "" });
    html! {
        section class=(class) data-piece=(format!("court-{seat}")) aria-label=(say.seat(seat)) {
            header.top {
                h2.heading { (chip(seat)) span { (say.seat(seat)) } }
                @if table.turn.owed[seat.idx()] > 0 {
                    span.owed { (say.message(&Message::new("dragon-board-owed").number("count", table.turn.owed[seat.idx()]))) }
                }
                @if acting && table.turn.floors > 0 {
                    span.owed { (labelled(say, &say.words("dragon-board-floors"), table.turn.floors)) }
                }
                strong.vp { (say.message(&Message::new("dragon-board-vp").number("vp", court.vp))) }
            }
            div.stores {
                (belongings(view, seat, court, offers, say))
                (symbols(court, offers, say))
            }
            div.palaces {
                @if court.palaces.is_empty() { p.note { (say.words("dragon-board-no-palace")) } }
                @for palace in court.palaces.iter() { (palace::draw(seat, palace, offers, say)) }
                @if own { (palace::ground(offers, say)) }
            }
            @if table.wall.is_some() { (wall_tiles(court, seat, offers, say)) }
            @if let Some(hand) = view.hand(seat) { (cards(*hand, seat, offers, say)) }
        }
    }
}

/// Everything that is counted: goods, privileges, people, cards.
fn belongings(
    view: &View<'_, Dragon>,
    seat: Seat,
    court: &Court,
    offers: &Offers<Dragon>,
    say: &Say,
) -> Markup {
    let goods = [(Good::Yuan, court.yuan), (Good::Rice, court.rice), (Good::Fireworks, court.fireworks)];
    let privileges = [(Privilege::Small, court.small), (Privilege::Large, court.large)];
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
            @for (privilege, count) in privileges {
                @if count > 0 {
                    @let name = labelled(say, &say.words(privilege.noun()), count);
                    @let dragons = match privilege {
                        Privilege::Small => data().supplies.dragons.small,
                        Privilege::Large => data().supplies.dragons.large,
                    };
                    (counted(&name, &format!("{}-{seat}", privilege.code()), "dragon", dragons.into(), count, |piece| piece))
                }
            }
            @if view.hand(seat).is_none() {
                @let left = view.back(seat).cards;
                @let name = labelled(say, &say.words("dragon-board-hand"), left);
                (counted(&name, &format!("hand-{seat}"), "card", 1, left, |piece| piece))
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
        svg.counted.none[count == 0] width=(58 + wide) viewBox=(format!("0 0 {} 44", 58 + wide))
            role="group" aria-label=(name) data-piece=(id) {
            (hang(html! {
                rect.edge x="2" y="5" width=(54 + wide) height="34" rx="17" {}
                @for idx in 0..times { (pic(pictogram, 9 + idx * 20, 11, 22)) }
                text.number x=(44 + wide) y="28" { (count) }
                title { (name) }
            }))
        }
    }
}

/// The symbols of all people together, by type.
fn symbols(court: &Court, offers: &Offers<Dragon>, say: &Say) -> Markup {
    html! {
        div.symbols role="group" aria-label=(say.words("dragon-board-symbols")) {
            @for &person in Person::ALL {
                @let count = court.symbols(person);
                @let name = labelled(say, &say.words(person.noun()), count);
                svg.symbol.none[count == 0] viewBox="0 0 48 44" width="48" role="group" aria-label=(name) {
                    (offers.hang(Spot::Type(person), &name, html! {
                        rect.edge x="2" y="6" width="44" height="32" rx="4" {}
                        (pic(person.pic(), 6, 12, 20))
                        text.number x="36" y="27" { (count) }
                        title { (name) }
                    }))
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
                svg.tile.none[!unbuilt] viewBox="0 0 56 44" width="56" role="group" aria-label=(name) {
                    (offers.hang(Spot::WallTile(tile), &name, html! {
                        g data-piece=(format!("wall-{seat}-{}", tile.code())) {
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

/// The cards in hand; those played keep their place.
fn cards(hand: Hand, seat: Seat, offers: &Offers<Dragon>, say: &Say) -> Markup {
    html! {
        div.hand role="group" aria-label=(say.words("dragon-board-hand")) {
            @for &card in PersonCard::ALL {
                @let (name, count) = (say.words(card.noun()), hand.count(card));
                svg.hand-card.none[count == 0] viewBox="0 0 72 84" width="72" role="group" aria-label=(name) {
                    (offers.hang(Spot::Hand(card), &name, html! {
                        g data-piece=(format!("hand-{seat}-{}", card.code())) {
                            @if count > 1 { rect.under x="7" y="5" width="62" height="76" rx="5" {} }
                            rect.edge.card x="3" y="2" width="62" height="76" rx="5" {}
                            (seal(card.seal(), 8, 7, 24))
                            (pic(card.pic(), 36, 8, 24))
                            (words(&name, 34, 58, 58, 12))
                            @if count > 1 { text.times x="60" y="42" { "×" (count) } }
                        }
                    }))
                }
            }
        }
    }
}
