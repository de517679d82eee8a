//! The book of the families: what everybody has, side by side, and who leads for the titles.

use confucius::Confucius;
use confucius::piece::{Ministry, Named};
use confucius::table::{Table, Titles};
use i18n::Say;
use maud::{Markup, html};
use tabletop::{Message, Seat, View};

use super::figure::cube;
use super::glyph::Sealed;
use super::told;
use crate::art::{chip, heading, icon, labelled};

pub(super) fn draw(view: &View<'_, Confucius>, seats: &[Seat], me: Option<Seat>, say: &Say) -> Markup {
    let table = view.table;
    let titles = table.titles.unwrap_or_else(|| table.ending().titles);
    html! {
        section.families aria-label=(say.words("confucius-board-families")) {
            table.book {
                thead { tr {
                    th scope="col" { (heading("家", &say.words("confucius-board-families"))) }
                    (column("confucius-board-column-cubes", html! { (icon("cube")) }, say))
                    (column("confucius-board-column-cards", html! { (icon("cards")) }, say))
                    (column("confucius-board-column-rewards", html! { (icon("scroll")) }, say))
                    @for &ministry in Ministry::ALL {
                        th.influence scope="col" title=(influence(ministry, say)) {
                            span.unseen { (influence(ministry, say)) }
                            span.stamp aria-hidden="true" { (ministry.seal()) }
                        }
                    }
                    (column("confucius-board-column-chief-minister", html! { (icon("hat")) }, say))
                    (column("confucius-board-column-admiral", html! { (icon("voyage")) }, say))
                    (column("confucius-board-column-general", html! { (icon("flag")) }, say))
                    (column("confucius-board-column-points", html! { (icon("points")) }, say))
                } }
                tbody { @for &seat in seats { (row(view, seat, titles, me, say)) } }
            }
        }
    }
}

fn column(id: &'static str, head: Markup, say: &Say) -> Markup {
    html! { th scope="col" title=(say.words(id)) { span.unseen { (say.words(id)) } span aria-hidden="true" { (head) } } }
}

fn influence(ministry: Ministry, say: &Say) -> String {
    say.message(&Message::new("confucius-board-influence").noun("ministry", ministry.noun()))
}

fn row(view: &View<'_, Confucius>, seat: Seat, titles: Titles, me: Option<Seat>, say: &Say) -> Markup {
    let table = view.table;
    let (family, back, tally) = (&table.families[seat], view.back(seat), table.tally(seat));
    let acting = table.to_act().contains(seat);
    let points = say.message(&Message::new("confucius-board-vp").number("vp", family.score));
    html! {
        tr.acting[acting].passed[family.passed] .{ "seat-" (seat) } data-part=(format!("row-{seat}")) data-piece=(format!("row-{seat}")) {
            th scope="row" title=(say.seat(seat)) {
                (chip(seat)) span.who { (say.seat(seat)) }
            }
            td title=(cubes_told(table, seat, say)) {
                span.unseen { (cubes_told(table, seat, say)) }
                span.cubes aria-hidden="true" data-piece=[(Some(seat) != me).then(|| format!("cubes-{seat}"))] {
                    @for _ in 0..family.cubes { (cube(seat, None, None)) }
                    @for _ in family.cubes..family.allotment { span.spent { (cube(seat, None, None)) } }
                }
            }
            td title=(hand_told(view, seat, say)) { span data-piece=(format!("cards-{seat}")) { (back.cards) } }
            td title=(rewards_told(view, seat, say)) { span data-piece=(format!("rewards-{seat}")) { (back.rewards) } }
            @for &ministry in Ministry::ALL {
                @let own = table.ministries[ministry].influence(seat);
                td.none[own == 0] title=(labelled(say, &influence(ministry, say), own)) { (own) }
            }
            (title_cell(tally.markers, titles.chief_minister == Some(seat), "confucius-board-title-chief-minister", say))
            (title_cell(tally.junks, titles.admiral == Some(seat), "confucius-board-title-admiral", say))
            (title_cell(tally.armies, titles.general == Some(seat), "confucius-board-title-general", say))
            td.points title=(points) { strong data-piece=[(Some(seat) != me).then(|| format!("points-{seat}"))] { (family.score) } }
        }
    }
}

fn cubes_told(table: &Table, seat: Seat, say: &Say) -> String {
    let family = &table.families[seat];
    let words = Message::new("confucius-board-cubes").number("cubes", family.cubes);
    say.message(&words.number("allotment", family.allotment).number("next", table.cubes_by_gifts(seat)))
}

/// How many cards somebody holds; which, if the viewer may see them.
fn hand_told(view: &View<'_, Confucius>, seat: Seat, say: &Say) -> String {
    let words = labelled(say, &say.words("confucius-board-column-cards"), view.back(seat).cards);
    match view.hand(seat) {
        Some(hand) => {
            labelled(say, &words, told::list(say, hand.cards.iter().map(|card| say.words(card.noun()))))
        }
        None => words,
    }
}

fn rewards_told(view: &View<'_, Confucius>, seat: Seat, say: &Say) -> String {
    let back = view.back(seat);
    let words = labelled(say, &say.words("confucius-board-column-rewards"), back.rewards);
    match view.hand(seat).map(|hand| hand.rewards).or(back.open_rewards) {
        Some(rewards) => {
            labelled(say, &words, told::list(say, rewards.iter().map(|reward| say.words(reward.noun()))))
        }
        None => words,
    }
}

/// What counts for a title; marked if the title would be this seat's now.
fn title_cell(count: u8, leads: bool, id: &'static str, say: &Say) -> Markup {
    let words = say.message(&Message::new(id).number("count", count).number("leads", i64::from(leads)));
    html! { td.title.leads[leads].none[count == 0] title=(words) { (count) } }
}
