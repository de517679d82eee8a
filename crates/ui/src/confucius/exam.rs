//! The examination hall: the candidate to be won, the two students, who tutors them, and who has no choice.

use confucius::Confucius;
use confucius::card::Currency;
use confucius::pending::Target;
use confucius::piece::{Candidate, Named, Student};
use confucius::table::{Contribution, Table};
use i18n::Say;
use maud::{Markup, html};
use tabletop::{Message, Seat, View};

use super::Spot;
use super::figure::{back, small, tablet};
use super::glyph::{Pictured, Sealed};
use super::told;
use crate::Offers;
use crate::art::{chip, heading, labelled, pic, seal, words};

pub(super) fn draw(view: &View<'_, Confucius>, offers: &Offers<Confucius>, say: &Say) -> Markup {
    let table = view.table;
    html! {
        section.exam data-part="exam" data-piece="exam" data-busy[table.exam.is_some()] aria-label=(say.words("confucius-board-exam")) {
            header.top {
                (heading("試", &say.words("confucius-board-exam")))
                @if table.exam_forced { span.forced { (say.words("confucius-board-forced")) } }
            }
            div.hall-floor {
                (candidate(table, say))
                @for &student in Student::ALL { (desk(view, student, offers, say)) }
            }
            (queue(table, say))
        }
    }
}

/// The stack of candidates, the top one face up.
pub(super) fn candidate(table: &Table, say: &Say) -> Markup {
    let stack = &table.candidates;
    let label = say.words("confucius-board-candidate");
    let name = match stack.face_up {
        None => labelled(say, &label, say.words("confucius-board-none-left")),
        Some(candidate) => labelled(say, &label, say.words(candidate.noun())),
    };
    let below = say.message(&Message::new("confucius-board-below").number("count", stack.below));
    let title = format!("{name}. {below}");
    html! {
        svg.candidate viewBox="0 0 62 84" role="img" aria-label=(title) data-piece="candidates" {
            title { (title) }
            @for under in (1..=i32::from(stack.below.min(3))).rev() {
                rect.under x=(4 + under * 2) y=(6 + under * 2) width="50" height="68" rx="4" {}
            }
            @if let Some(candidate) = stack.face_up {
                g data-piece=(format!("candidate-{}", stack.past.len())) { (tile(candidate, &say.words(candidate.noun()))) }
            } @else { rect.hollow x="4" y="6" width="50" height="68" rx="4" {} }
            g.badge { rect x="34" y="66" width="26" height="16" rx="8" {} text x="47" y="78" { "+" (stack.below) } }
        }
    }
}

fn tile(candidate: Candidate, name: &str) -> Markup {
    html! {
        rect.tile x="4" y="6" width="50" height="68" rx="4" {}
        (seal(candidate.seal(), 10, 12, 22))
        (pic(candidate.pic(), 34, 14, 16))
        (words(name, 29, 52, 46, 12))
    }
}

/// A student space: who stands there, who supports him, who must.
fn desk(view: &View<'_, Confucius>, student: Student, offers: &Offers<Confucius>, say: &Say) -> Markup {
    let table = view.table;
    let owner = table.students[student];
    let place = say.words(match student {
        Student::Red => "confucius-board-red",
        Student::Plain => "confucius-board-plain",
    });
    let name = labelled(
        say,
        &place,
        owner.map_or_else(|| say.words("confucius-board-empty"), |owner| say.seat(owner)),
    );
    let bound: Vec<Seat> =
        table.families.seats().filter(|&seat| table.must_support(seat) == Some(student)).collect();
    html! {
        div class=(format!("desk {}", student.code())) {
            svg.student.chosen[told::is_target(table, Target::Student(student))] role="group" aria-label=(name)
                data-piece=(format!("student-{}", student.code())) {
                title { (name) }
                (offers.hang(Spot::Student(student), &name, html! {
                    title { (name) }
                    rect.edge.mat width="100%" height="100%" rx="5" {}
                    svg viewBox="0 0 60 48" {
                        path.table d="M8 40h44M12 40v6M48 40v6" {}
                        @if let Some(owner) = owner {
                            g data-piece=(format!("student-{}-{owner}", student.code())) data-from=(format!("family-{owner}")) {
                                g transform="translate(11 0) scale(1.5)" { (tablet(owner, true, 0, 0)) }
                            }
                        } @else { (pic("brush", 20, 12, 22)) }
                    }
                }))
            }
            p.caption { (say.words(match student {
                Student::Red => "confucius-board-wins-ties",
                Student::Plain => "confucius-board-second",
            })) }
            (cards(view, student, say))
            @if !bound.is_empty() && table.exam.is_none() {
                @let names = told::list(say, bound.iter().map(|&seat| say.seat(seat)));
                @let words = say.message(&Message::new("confucius-board-bound").text("names", names));
                p.bound title=(words) { span.unseen { (words) } @for &seat in &bound { (chip(seat)) } }
            }
        }
    }
}

/// The cards laid at a student: face down with their owners, face up once revealed.
fn cards(view: &View<'_, Confucius>, student: Student, say: &Say) -> Markup {
    let Some(exam) = &view.table.exam else { return html! {} };
    if let Some(piles) = &exam.piles {
        let pile = piles[student];
        let sum = told::coins(pile.worth(Currency::Coins), say);
        let width = i32::from(pile.len()).max(1) * 15;
        return html! {
            svg.pile viewBox=(format!("0 0 {} 22", width + 22)) role="img" aria-label=(sum) {
                title { (sum) }
                @for (card, slot) in pile.iter().zip(0..) { (small(card, Currency::Coins, slot * 15, 1)) }
                text.sum x=(width + 11) y="16" { (pile.worth(Currency::Coins)) }
            }
        };
    }
    html! {
        @for given in exam.contributions.iter().filter(|given| given.student == student) { (tutor(view, *given, say)) }
    }
}

fn tutor(view: &View<'_, Confucius>, given: Contribution, say: &Say) -> Markup {
    let seat = given.seat;
    let lays = Message::new("confucius-board-tutors").seat("who", seat).number("cards", given.cards);
    let mut title = say.message(&lays);
    if let Some((_, cards)) = view.hand(seat).and_then(|hand| hand.contributed) {
        let faces = told::list(say, cards.iter().map(|card| say.words(card.noun())));
        title = labelled(say, &title, faces);
    }
    html! {
        p.tutor title=(title) data-piece=(format!("tutor-{seat}")) data-from=(format!("family-{seat}")) {
            span.unseen { (title) }
            (chip(seat))
            svg viewBox="0 0 17 22" aria-hidden="true" { (back(1, 1)) }
            span aria-hidden="true" { "×" (given.cards) }
        }
    }
}

/// Who has still to tutor.
fn queue(table: &Table, say: &Say) -> Markup {
    let Some(exam) = table.exam.as_ref().filter(|exam| !exam.queue.is_empty()) else { return html! {} };
    let label = say.words("confucius-board-queue");
    html! {
        p.queue {
            span { (label) }
            @for &seat in &exam.queue { span title=(say.seat(seat)) { (chip(seat)) span.unseen { (say.seat(seat)) } } }
        }
    }
}
