//! The three ministries: halls side by side, the offices under the roof, seven posts in order of seniority, and who
//! would get the offices if the ministry were resolved now.

use confucius::Confucius;
use confucius::foresight::Course;
use confucius::official::{Officials, Post, Space};
use confucius::piece::{Ministry, Named};
use confucius::table::Table;
use i18n::Say;
use maud::{Markup, html};
use tabletop::{Message, Seat};

use super::figure::{marker, tablet};
use super::glyph::Sealed;
use super::{post, told};
use crate::Offers;
use crate::art::{chip, icon, labelled, seal, words};

pub(super) fn draw(table: &Table, me: Option<Seat>, offers: &Offers<Confucius>, say: &Say) -> Markup {
    html! {
        div.halls {
            @for &ministry in Ministry::ALL { (hall(table, ministry, me, offers, say)) }
        }
    }
}

fn hall(
    table: &Table,
    ministry: Ministry,
    me: Option<Seat>,
    offers: &Offers<Confucius>,
    say: &Say,
) -> Markup {
    let officials = &table.ministries[ministry];
    let name = say.words(ministry.noun());
    let course = table.course(ministry);
    let others = alternatives(table, ministry, me);
    let id = format!("hall-{}", ministry.code());
    let going_on = table.resolution.is_some_and(|resolution| resolution.ministry == ministry);
    html! {
        section class=(format!("hall {}", ministry.code())) data-resolved[officials.resolved] data-busy[going_on]
            data-part=(id) data-piece=(id) aria-label=(name) {
            (roof(ministry, officials, &name, say))
            (offices(table, ministry, &course, &others, say))
            ol.posts {
                @for space in Space::ALL { li { (post::draw(table, Post { ministry, space }, me, offers, say)) } }
            }
            (way(table, ministry, &course, &others, say))
        }
    }
}

/// The roof with the name, and what influence here is good for.
fn roof(ministry: Ministry, officials: &Officials, name: &str, say: &Say) -> Markup {
    let hint = say.words(match ministry {
        Ministry::Bingbu => "confucius-board-bingbu",
        Ministry::Hubu => "confucius-board-hubu",
        Ministry::Gongbu => "confucius-board-gongbu",
    });
    let title = labelled(say, name, hint);
    let title =
        if officials.resolved { format!("{title} {}", say.words("confucius-board-resolved")) } else { title };
    html! {
        svg.roof viewBox="0 0 140 40" role="img" aria-label=(title) {
            title { (title) }
            path.tiles d="M2 36C14 35 21 26 26 10H114C119 26 126 35 138 36C134 39 131 40 128 40H12C9 40 6 39 2 36Z" {}
            path.ridge d="M22 10H118M24 6.500H116M24 6.500C22 3 18 3 16 5M116 6.500C118 3 122 3 124 5" {}
            (seal(ministry.seal(), 31, 15, 20))
            (words(name, 85, 30, 62, 15))
        }
    }
}

/// The two offices: their points, who holds them, or who would.
fn offices(
    table: &Table,
    ministry: Ministry,
    course: &Course,
    others: &[(String, Course)],
    say: &Say,
) -> Markup {
    let officials = &table.ministries[ministry];
    html! {
        div.offices {
            @for (rank, vp, holder) in [
                (Rank::Minister, officials.minister_vp, officials.minister),
                (Rank::Secretary, officials.secretary_vp, officials.secretary),
            ] {
                @let name = labelled(say, &say.words(rank.name()), say.message(&Message::new("confucius-board-vp").number("vp", vp)));
                @let title = holder.map_or_else(|| name.clone(), |holder| labelled(say, &name, say.seat(holder)));
                div.office .(rank.class()) title=(title) data-piece=(format!("office-{}-{}", ministry.code(), rank.class())) {
                    span.unseen { (title) }
                    span.rank aria-hidden="true" { (say.words(rank.name())) }
                    strong.vp aria-hidden="true" { (vp) }
                    @if let Some(holder) = holder {
                        svg.holder viewBox="0 0 26 26" aria-hidden="true" data-piece=(format!("officer-{}-{}", ministry.code(), rank.class()))
                            data-from=(format!("family-{holder}")) { (tablet(holder, true, 0, 0)) }
                    } @else if !officials.resolved {
                        span.expected { (heirs(course, rank)) }
                        @for (key, course) in others {
                            span.expected data-ghost=(key) { (heirs(course, rank)) }
                        }
                    }
                }
            }
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Rank {
    Minister,
    Secretary,
}

impl Rank {
    fn name(self) -> &'static str {
        match self {
            Rank::Minister => "confucius-board-minister",
            Rank::Secretary => "confucius-board-secretary",
        }
    }

    fn class(self) -> &'static str {
        match self {
            Rank::Minister => "minister",
            Rank::Secretary => "secretary",
        }
    }
}

/// Who would get an office: one, several if somebody has a choice, or nobody.
fn heirs(course: &Course, rank: Rank) -> Markup {
    let mut heirs: Vec<Seat> = Vec::new();
    for officers in course.endings.iter().flatten() {
        let heir = match rank {
            Rank::Minister => officers.minister,
            Rank::Secretary => officers.secretary,
        };
        if !heirs.contains(&heir) {
            heirs.push(heir);
        }
    }
    html! {
        @match heirs.as_slice() {
            [] => span.nobody aria-hidden="true" { "–" },
            [heir] => (marker(*heir, true, "heir")),
            [one, other] => { (chip(*one)) (chip(*other)) }
            _ => span.nobody aria-hidden="true" { "?" },
        }
    }
}

/// The same if the viewer had another post here, with the key of the post that shows it.
fn alternatives(table: &Table, ministry: Ministry, me: Option<Seat>) -> Vec<(String, Course)> {
    let Some(me) = me else { return Vec::new() };
    let officials = &table.ministries[ministry];
    if officials.resolved {
        return Vec::new();
    }
    let others = (officials.tiles() - officials.owned(me)).iter();
    let posts = others.map(|space| Post { ministry, space });
    posts.map(|post| (super::post::key(post), table.course_with(post, me))).collect()
}

/// Who must give way to whom on the way to the offices.
fn way(table: &Table, ministry: Ministry, course: &Course, others: &[(String, Course)], say: &Say) -> Markup {
    let officials = &table.ministries[ministry];
    if officials.resolved {
        return html! { p.way { span.done { (icon("check")) (say.words("confucius-board-resolved")) } } };
    }
    html! {
        div.way {
            (steps(table, ministry, course, None, say))
            @for (key, course) in others {
                (steps(table, ministry, course, Some(key), say))
            }
        }
    }
}

fn steps(table: &Table, ministry: Ministry, course: &Course, ghost: Option<&str>, say: &Say) -> Markup {
    let words = told::course(table, ministry, course, say);
    html! {
        p.expected title=(words) data-ghost=[ghost] {
            span.unseen { (words) }
            @if course.yields.is_empty() && course.choice.is_none() {
                span.quiet aria-hidden="true" { (say.words("confucius-board-course")) }
            }
            @for way in &course.yields {
                span.yield aria-hidden="true" { (chip(way.seat)) "›" (chip(way.to)) @if let Some(gift) = way.gift { sup { (gift.value()) } } }
            }
            @if let Some((seat, among)) = &course.choice {
                span.yield aria-hidden="true" { (chip(*seat)) "›" @for &seat in among { (chip(seat)) } "?" }
            }
        }
    }
}
