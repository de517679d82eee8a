//! The sea: the shop with its prices, everybody's shipyard and ocean, and the Distant Lands.

use confucius::Confucius;
use confucius::actions_box::BoxAction;
use confucius::data::data;
use confucius::land::DistantLand;
use confucius::pending::Target;
use confucius::piece::Named;
use confucius::table::Table;
use i18n::Say;
use maud::{Markup, html};
use tabletop::{Message, Seat};

use super::Spot;
use super::figure::junk;
use super::glyph::Sealed;
use super::told;
use crate::Offers;
use crate::art::{chip, heading, labelled, marker, pic, seal};

pub(super) fn draw(
    table: &Table,
    me: Option<Seat>,
    seats: &[Seat],
    offers: &Offers<Confucius>,
    say: &Say,
) -> Markup {
    html! {
        section.sea aria-label=(say.words("confucius-board-sea")) {
            header.top data-part="harbour" { (heading("海", &say.words("confucius-board-sea"))) (supply(table, say)) }
            (shop(table, me, offers, say))
            ol.fleets { @for &seat in seats { (fleet(table, seat, me, offers, say)) } }
            ol.distant data-part="distant" { @for &land in DistantLand::ALL { li { (distant(table, land, offers, say)) } } }
        }
    }
}

fn supply(table: &Table, say: &Say) -> Markup {
    let words = say.message(&Message::new("confucius-board-supply").number("junks", table.junk_supply));
    html! {
        span.supply title=(words) data-piece="junk-supply" {
            span.unseen { (words) }
            span aria-hidden="true" { (crate::art::icon("junk")) (table.junk_supply) }
        }
    }
}

/// One to four junks in one purchase, and what they cost.
fn shop(table: &Table, me: Option<Seat>, offers: &Offers<Confucius>, say: &Say) -> Markup {
    let seat = me.unwrap_or(table.acting);
    let buying = table.pending.is_some_and(|pending| pending.action == Some(BoxAction::BuyJunks));
    let most = u8::try_from(data().board.junk_price.normal.len()).unwrap_or_default();
    html! {
        div.shop data-part="shop" {
            @for junks in 1..=most {
                @let price = table.junk_price(seat, junks);
                @let less = price.cost < data().board.junk_price.normal[usize::from(junks) - 1];
                @let name = Message::new("confucius-board-junks").number("junks", junks).text("price", told::price(price, say));
                @let name = say.message(&name);
                svg.offer-junks.chosen[buying && told::is_target(table, Target::Junks(junks))] role="group" aria-label=(name) {
                    title { (name) }
                    (offers.hang(Spot::Junks(junks), &name, html! {
                        title { (name) }
                        rect.edge.pier width="100%" height="100%" rx="4" {}
                        svg viewBox="0 0 56 24" {
                            text.number x="8" y="17" { (junks) }
                            (pic("junk", 14, 4, 16))
                            (pic("coin", 31, 6, 11))
                            text.cost.less[less] x="43" y="16" { (price.cost) }
                        }
                    }))
                }
            }
        }
    }
}

/// A family's junks: in the shipyard, and on the way.
fn fleet(table: &Table, seat: Seat, me: Option<Seat>, offers: &Offers<Confucius>, say: &Say) -> Markup {
    let family = &table.families[seat];
    let words = Message::new("confucius-board-fleet").seat("who", seat).number("shipyard", family.shipyard);
    let words = say.message(&words.number("ocean", family.ocean).number("voyage", data().board.voyage));
    let spot = if Some(seat) == me && !offers.is_offered(Spot::Shipyard(seat)) {
        Spot::Launch
    } else {
        Spot::Shipyard(seat)
    };
    html! {
        li title=(words) data-part=(format!("fleet-{seat}")) data-piece=(format!("fleet-{seat}")) {
            span.unseen { (words) }
            (chip(seat))
            svg.shipyard role="group" aria-label=(words) data-piece=(format!("shipyard-{seat}")) data-from="junk-supply" {
                (offers.hang(spot, &words, html! {
                    title { (words) }
                    rect.edge.pier width="100%" height="100%" rx="4" {}
                    svg viewBox="0 0 46 22" {
                        g.none[family.shipyard == 0] {
                            (pic("anchor", 3, 4, 14))
                            text.number x="26" y="16" { (family.shipyard) }
                            (pic("junk", 32, 5, 12))
                        }
                    }
                }))
            }
            span.waves aria-hidden="true" data-piece=(format!("ocean-{seat}")) {
                @for slot in 1..data().board.voyage {
                    span.berth { @if slot <= family.ocean { (junk(&format!("junk-{seat}-{slot}"), &format!("shipyard-{seat}"))) } }
                }
            }
        }
    }
}

/// A Distant Land: its tile while nobody was there, and who was.
pub(super) fn distant(table: &Table, land: DistantLand, offers: &Offers<Confucius>, say: &Say) -> Markup {
    let place = table.distant(land);
    let name = say.words(land.noun());
    let visitors = told::list(say, place.visitors.iter().map(|&seat| say.seat(seat)));
    let words = match place.visitors.first() {
        None => {
            let vp = say.message(&Message::new("confucius-board-vp").number("vp", place.vp));
            labelled(say, &name, vp)
        }
        Some(_) => labelled(say, &name, visitors),
    };
    html! {
        svg.coast.reached[!place.visitors.is_empty()] role="group" aria-label=(words)
            data-piece=(format!("distant-{}", land.code())) {
            title { (words) }
            (offers.hang(Spot::Distant(land), &words, html! {
                title { (words) }
                rect.edge.shore width="100%" height="100%" rx="4" {}
                svg viewBox="0 0 190 24" {
                    (seal(land.seal(), 3, 3, 18))
                    (label(&name))
                    @for (&seat, slot) in place.visitors.iter().zip(0..) {
                        g data-piece=(format!("visit-{}-{seat}", land.code())) data-from=(format!("family-{seat}")) {
                            (marker(seat, 110 + slot * 11, 5, 14))
                        }
                    }
                    g.vp-tile.taken[!place.visitors.is_empty()] { rect x="168" y="3" width="19" height="18" rx="3" {} text x="177" y="17" { (place.vp) } }
                }
            }))
        }
    }
}

/// The name of a land; a long one is drawn together.
fn label(name: &str) -> Markup {
    let long = (name.chars().count() > 15).then_some(82);
    html! {
        text.name x="26" y="16.500" textLength=[long] lengthAdjust=[long.map(|_| "spacingAndGlyphs")] { (name) }
    }
}
