//! The court of somebody else, in brief: what is owned in three lines, the palaces beside them.

use dragon::Dragon;
use dragon::court::{Court, Palace};
use dragon::data::data;
use dragon::person::{Person, PersonCard};
use dragon::piece::{Good, Named, Privilege};
use i18n::Say;
use maud::{Markup, html};
use tabletop::{Seat, View};

use super::art::symbols;
use super::court::top;
use super::glyph::Glyph;
use super::palace::{lodger_id, named, persons};
use crate::art::{count, labelled};

pub(super) fn draw(view: &View<'_, Dragon>, seat: Seat, say: &Say) -> Markup {
    let (table, court) = (view.table, &view.table.courts[seat]);
    let acting = table.to_act().contains(seat);
    html! {
        section.court.strip.acting[acting] .{ "seat-" (seat) } data-part=(format!("court-{seat}")) data-piece=(format!("court-{seat}")) aria-label=(say.seat(seat)) {
            div.facts {
                (top(table, seat, say))
                div.belongings { (belongings(view, seat, court, say)) }
                div.symbols role="group" aria-label=(say.words("dragon-board-symbols")) {
                    @for &person in Person::ALL {
                        @let held = court.symbols(person);
                        @if held > 0 {
                            (count(&labelled(say, &say.words(person.noun()), held), &format!("symbol-{seat}-{}", person.code()), person.pic(), 1, held))
                        }
                    }
                }
                @if let Some(hand) = view.hand(seat).filter(|hand| !hand.is_empty()) {
                    div.cards role="group" aria-label=(say.words("dragon-board-hand")) {
                        @for &card in PersonCard::ALL.iter().filter(|&&card| hand.count(card) > 0) {
                            span.stamp title=(say.words(card.noun())) data-piece=(format!("hand-{seat}-{}", card.code())) { (card.seal()) }
                        }
                    }
                }
            }
            div.palaces.many[court.palaces.len() > 6] {
                @if court.palaces.is_empty() { p.note { (say.words("dragon-board-no-palace")) } }
                @for palace in court.palaces.iter() { (house(seat, palace, say)) }
            }
        }
    }
}

fn belongings(view: &View<'_, Dragon>, seat: Seat, court: &Court, say: &Say) -> Markup {
    let goods = [(Good::Yuan, court.yuan), (Good::Rice, court.rice), (Good::Fireworks, court.fireworks)];
    let dragons = &data().supplies.dragons;
    let privileges =
        [(Privilege::Small, court.small, dragons.small), (Privilege::Large, court.large, dragons.large)];
    let played: Vec<String> = court.played.iter().map(|card| say.words(card.noun())).collect();
    let cards = labelled(say, &say.words("dragon-board-hand"), view.back(seat).cards);
    let cards = match played.as_slice() {
        [] => cards,
        played => format!("{cards}. {}", labelled(say, &say.words("dragon-board-played"), played.join(", "))),
    };
    html! {
        @for (good, held) in goods {
            (count(&labelled(say, &say.words(good.noun()), held), &format!("{}-{seat}", good.code()), good.pic(), 1, held))
        }
        @for (privilege, held, dragons) in privileges {
            @if held > 0 {
                (count(&labelled(say, &say.words(privilege.noun()), held), &format!("{}-{seat}", privilege.code()), "dragon", dragons, held))
            }
        }
        (count(&cards, &format!("hand-{seat}"), "card", 1, view.back(seat).cards))
        @if view.table.wall.is_some() { (wall_tiles(court, seat, say)) }
    }
}

/// The wall tiles not yet laid.
fn wall_tiles(court: &Court, seat: Seat, say: &Say) -> Markup {
    let tiles: Vec<String> = court.wall_tiles.iter().map(|tile| say.words(tile.noun())).collect();
    let name = labelled(say, &say.words("dragon-board-unbuilt"), tiles.join(", "));
    count(&name, &format!("unbuilt-{seat}"), "wall", 1, court.wall_tiles.len())
}

/// One floor of a small palace.
const FLOOR: i32 = 26;
/// The ground line: three floors and a roof.
const GROUND: i32 = 16 + 3 * FLOOR;

/// A palace in brief: a roof, and the symbols of whoever lives on a floor.
pub(super) fn house(seat: Seat, palace: &Palace, say: &Say) -> Markup {
    let rows = i32::from(palace.floors.max(palace.persons.len()));
    let top = GROUND - rows * FLOOR;
    let name = named(palace, say);
    html! {
        svg.house.empty[palace.persons.is_empty()] viewBox=(format!("0 0 60 {}", GROUND + 4)) role="group" aria-label=(name)
            data-piece=(format!("palace-{seat}-{}", palace.id)) {
            title { (name) }
            path.roof d=(format!("M1 {0}C7 {1} 12 {2} 16 {3}H44C48 {2} 53 {1} 59 {0}L56 {top}H4Z", top - 5, top - 5, top - 8, top - 14)) {}
            @for row in 1..=rows {
                rect.floor.missing[row > i32::from(palace.floors)] x="5" y=(GROUND - row * FLOOR) width="50" height=(FLOOR) {}
            }
            path.base d=(format!("M2 {GROUND}h56v3H2Z")) {}
            @for (kind, row) in persons(palace) {
                @let y = GROUND - (row + 1) * FLOOR;
                g.person.old[kind.person().old() == Some(kind)] data-piece=(lodger_id(seat, palace, row)) {
                    title { (say.words(kind.noun())) }
                    rect.edge x="7" y=(y + 2) width="46" height=(FLOOR - 4) rx="2" {}
                    (symbols(kind, 30, y + FLOOR / 2, &[20, 20, 15]))
                }
            }
        }
    }
}
