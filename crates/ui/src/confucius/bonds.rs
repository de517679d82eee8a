//! The obligation graph: the families around a table, an arrow for every gift from donor to recipient, heavier the
//! more it is worth; beside it what binds the viewer, and whom the viewer binds.

use confucius::Confucius;
use confucius::foresight::Bond;
use confucius::piece::Named;
use confucius::table::Table;
use i18n::Say;
use maud::{Markup, html};
use tabletop::{Message, Seat};

use super::Spot;
use super::glyph::{Pictured, Sealed};
use super::told;
use crate::Offers;
use crate::art::{chip, heading, icon, labelled, marker, pic, words};

/// The middle of the table, the ellipse of the seats about it, and a seat.
const MIDDLE: (f64, f64) = (130.0, 101.0);
const REACH: (f64, f64) = (94.0, 66.0);
const CUSHION: f64 = 19.0;

/// A point as it is written.
type Point = (f64, f64);

pub(super) fn draw(
    table: &Table,
    me: Option<Seat>,
    seats: &[Seat],
    offers: &Offers<Confucius>,
    say: &Say,
) -> Markup {
    let bonds = table.bonds();
    html! {
        section.gifts-box data-part="gifts" aria-label=(say.words("confucius-board-gifts")) {
            header.top { (heading("禮", &say.words("confucius-board-gifts"))) }
            svg.graph viewBox="0 0 260 208" role="group" aria-label=(say.words("confucius-board-gifts")) {
                ellipse.table cx=(MIDDLE.0) cy=(MIDDLE.1) rx="66" ry="44" {}
                ellipse.inlay cx=(MIDDLE.0) cy=(MIDDLE.1) rx="59" ry="37" {}
                @for bond in &bonds { (arrow(bond, seats, say)) }
                @if let Some(me) = me { (offered(me, seats, offers)) }
                @for &seat in seats { (cushion(table, seat, seats, offers, say)) }
            }
            (list(&bonds, me, say))
        }
    }
}

/// Where a family sits: the viewer at the bottom, the others clockwise.
fn place(seat: Seat, seats: &[Seat]) -> Point {
    let turn = |number: usize| f64::from(u8::try_from(number).unwrap_or_default());
    let idx = seats.iter().position(|&other| other == seat).unwrap_or_default();
    let angle = std::f64::consts::FRAC_PI_2 + turn(idx) / turn(seats.len()) * std::f64::consts::TAU;
    (MIDDLE.0 + REACH.0 * angle.cos(), MIDDLE.1 + REACH.1 * angle.sin())
}

/// A curve from one seat to another, a little to the right of the straight line: so two gifts do not meet.
struct Curve {
    from: Point,
    bend: Point,
    to: Point,
}

impl Curve {
    fn new(donor: Seat, recipient: Seat, seats: &[Seat]) -> Curve {
        let (a, b) = (place(donor, seats), place(recipient, seats));
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let long = dx.hypot(dy).max(1.0);
        let bend = ((a.0 + b.0) / 2.0 - dy / long * 20.0, (a.1 + b.1) / 2.0 + dx / long * 20.0);
        Curve { from: toward(a, bend, CUSHION + 2.0), bend, to: toward(b, bend, CUSHION + 9.0) }
    }

    fn middle(&self) -> Point {
        let of = |a: f64, b: f64, c: f64| a / 4.0 + b / 2.0 + c / 4.0;
        (of(self.from.0, self.bend.0, self.to.0), of(self.from.1, self.bend.1, self.to.1))
    }

    fn path(&self) -> String {
        let Curve { from, bend, to } = self;
        format!("M{:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}", from.0, from.1, bend.0, bend.1, to.0, to.1)
    }

    /// The head of the arrow, so broad.
    fn head(&self, broad: f64) -> String {
        let (dx, dy) = (self.to.0 - self.bend.0, self.to.1 - self.bend.1);
        let long = dx.hypot(dy).max(1.0);
        let (ux, uy) = (dx / long, dy / long);
        let tip = (self.to.0 + ux * 7.0, self.to.1 + uy * 7.0);
        let (left, right) = ((-uy * broad, ux * broad), (uy * broad, -ux * broad));
        let (x, y) = (self.to.0 - ux * 2.0, self.to.1 - uy * 2.0);
        format!(
            "M{:.1} {:.1}L{:.1} {:.1} {:.1} {:.1}Z",
            tip.0,
            tip.1,
            x + left.0,
            y + left.1,
            x + right.0,
            y + right.1
        )
    }
}

/// The point so far from `a` in the direction of `b`.
fn toward(a: Point, b: Point, far: f64) -> Point {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let long = dx.hypot(dy).max(1.0);
    (a.0 + dx / long * far, a.1 + dy / long * far)
}

/// A gift: the arrow as heavy as it is worth, red where it forbids something now.
fn arrow(bond: &Bond, seats: &[Seat], say: &Say) -> Markup {
    let curve = Curve::new(bond.donor, bond.recipient, seats);
    let (x, y) = curve.middle();
    let words = told::bond(bond, say);
    let value = bond.gift.value();
    let bites = !bond.forbids.is_empty() || bond.supports.is_some() || !bond.yields.is_empty();
    html! {
        g class=(format!("bond seat-{} worth-{value}", bond.donor)) data-bites[bites] tabindex="0" role="img" aria-label=(words) {
            title { (words) }
            path.case d=(curve.path()) {}
            path.flow d=(curve.path()) {}
            path.head d=(curve.head(3.0 + f64::from(value) * 0.75)) {}
            g data-piece=(format!("gift-{}-{value}", bond.donor)) data-from=(format!("family-{}", bond.donor)) {
                circle cx=(format!("{x:.1}")) cy=(format!("{y:.1}")) r="9" {}
                text x=(format!("{x:.1}")) y=(format!("{:.1}", y + 4.2)) { (value) }
            }
        }
    }
}

/// The arrow a gift to somebody would draw.
fn offered(me: Seat, seats: &[Seat], offers: &Offers<Confucius>) -> Markup {
    html! {
        @for &seat in seats.iter().filter(|&&seat| seat != me && offers.is_offered(Spot::Family(seat))) {
            @let curve = Curve::new(me, seat, seats);
            g.thought data-ghost=(key(seat)) { path d=(curve.path()) {} path.head d=(curve.head(6.0)) {} }
        }
    }
}

fn key(seat: Seat) -> String {
    format!("family-{seat}")
}

/// A family: its shape, and the gifts it could give.
fn cushion(table: &Table, seat: Seat, seats: &[Seat], offers: &Offers<Confucius>, say: &Say) -> Markup {
    let (x, y) = place(seat, seats);
    let family = &table.families[seat];
    let name = say.seat(seat);
    let available: Vec<String> = family.available.iter().map(|gift| gift.value().to_string()).collect();
    let gifts = told::list(say, family.available.iter().map(|gift| say.words(gift.noun())));
    let gifts = if gifts.is_empty() { say.words("confucius-board-nothing") } else { gifts };
    let next = Message::new("confucius-board-next-cubes").number("cubes", table.cubes_by_gifts(seat));
    let title = format!(
        "{name}. {}. {}",
        labelled(say, &say.words("confucius-board-to-give"), gifts),
        say.message(&next)
    );
    let (left, top) = (whole(x), whole(y));
    let acting = table.to_act().contains(seat);
    html! {
        g.family.acting[acting] data-shows=(key(seat)) {
            (offers.hang(Spot::Family(seat), &name, html! {
                title { (title) }
                circle.edge.cushion cx=(left) cy=(top) r=(CUSHION) {}
                g data-piece=(format!("family-{seat}")) { (marker(seat, left - 12, top - 13, 24)) }
                text.gifts x=(left) y=(top + 17) { (available.join(" ")) }
                @if seat == table.chief_minister { (pic("hat", left + 15, top - 26, 19)) }
            }))
            g.name { (words(&name, left, if y < MIDDLE.1 - 20.0 { top - 24 } else { top + 30 }, 76, 11)) }
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a place on a small picture")]
fn whole(x: f64) -> i32 {
    x.round() as i32
}

/// What binds the viewer, and whom the viewer binds; for a spectator every gift.
fn list(bonds: &[Bond], me: Option<Seat>, say: &Say) -> Markup {
    let owed = |bond: &&Bond| me.is_none_or(|me| bond.recipient == me);
    let given = |bond: &&Bond| me.is_some_and(|me| bond.donor == me);
    html! {
        div.owed {
            @if bonds.is_empty() { p.note { (say.words("confucius-board-no-gifts")) } }
            @if bonds.iter().any(|bond| owed(&bond)) {
                h3 { (say.words(if me.is_some() { "confucius-board-you-owe" } else { "confucius-board-owing" })) }
                ul { @for bond in bonds.iter().filter(owed) { (row(bond, bond.donor, me.is_none(), say)) } }
            }
            @if bonds.iter().any(|bond| given(&bond)) {
                h3 { (say.words("confucius-board-owe-you")) }
                ul { @for bond in bonds.iter().filter(given) { (row(bond, bond.recipient, false, say)) } }
            }
        }
    }
}

fn row(bond: &Bond, other: Seat, both: bool, say: &Say) -> Markup {
    let words = told::bond(bond, say);
    html! {
        li title=(words) {
            span.unseen { (words) }
            span.line aria-hidden="true" {
                (chip(other)) @if both { "›" (chip(bond.recipient)) }
                (icon(bond.gift.pic())) b { (bond.gift.value()) }
                span.effects {
                    @for &ministry in &bond.forbids { span.stamp.forbids { (ministry.seal()) } }
                    @if bond.supports.is_some() { (icon("brush")) }
                    @for &ministry in &bond.yields { span.stamp.yields { (ministry.seal()) } }
                }
            }
        }
    }
}
