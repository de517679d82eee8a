//! The Imperial Examination: two students, who tutors whom, the cards, the verdict, and where the candidate goes.

use confucius::card::{Cards, Currency};
use confucius::official::{Post, Space};
use confucius::piece::{Gift, Ministry, Named, Student};
use confucius::{Event, Question};
use maud::{Markup, html};
use tabletop::Seat;

use super::super::figure::{back, small, tablet};
use super::super::glyph::Pictured;
use super::super::{Spot, exam, post, tray};
use super::Act;
use crate::art::{chip, icon};

/// A student: on which space, if that matters, whose, and what his cards are worth once they are revealed.
struct Side {
    student: Option<Student>,
    owner: Seat,
    coins: Option<u8>,
    wins: bool,
}

pub(super) fn draw(act: &Act<'_>) -> Markup {
    let sides = sides(act);
    let placed = act
        .told
        .iter()
        .find_map(|event| if let Event::CandidatePlaced { post, .. } = *event { Some(post) } else { None });
    html! {
        div.contest data-piece="exam" {
            @for (side, number) in sides.iter().zip(0..) {
                @if number == 1 || sides.len() == 1 { (between(act, &sides)) }
                (desk(act, side))
            }
        }
        (choosing(act, placed))
    }
}

fn sides(act: &Act<'_>) -> Vec<Side> {
    let decided = act.told.iter().find_map(|event| {
        if let Event::ExamDecided { winner, red, plain } = *event { Some((winner, red, plain)) } else { None }
    });
    let mut sides = Vec::new();
    for event in act.told {
        if let Event::ExamContested { red, plain } = *event {
            let wins = |owner: Seat| decided.is_some_and(|(winner, ..)| winner == owner);
            let (red_coins, plain_coins) = (decided.map(|(_, red, _)| red), decided.map(|(.., plain)| plain));
            sides.push(Side { student: Some(Student::Red), owner: red, coins: red_coins, wins: wins(red) });
            sides.push(Side {
                student: Some(Student::Plain),
                owner: plain,
                coins: plain_coins,
                wins: wins(plain),
            });
        }
        if let Event::ExamUncontested { winner } = *event {
            sides.push(Side { student: None, owner: winner, coins: None, wins: true });
        }
    }
    sides
}

/// The candidate to be won, and the sum of both sides.
fn between(act: &Act<'_>, sides: &[Side]) -> Markup {
    html! {
        div.prize {
            (exam::candidate(act.table(), act.say))
            p.verdict data-piece="verdict" {
                @if let [Side { coins: Some(one), .. }, Side { coins: Some(other), .. }] = sides {
                    b { (one) } (icon("coin")) " : " b { (other) } (icon("coin"))
                }
            }
            (queue(act))
        }
    }
}

/// Who still has to lay cards.
fn queue(act: &Act<'_>) -> Markup {
    let queue = act.table().exam.as_ref().map(|exam| exam.queue).unwrap_or_default();
    html! {
        @if !queue.is_empty() {
            p.queue-of {
                span { (act.say.words("confucius-board-queue")) }
                @for &seat in &queue {
                    span.tutor-of data-now[act.asked == Some(seat)] title=(act.say.seat(seat)) data-piece=(format!("cards-{seat}")) {
                        (chip(seat)) span.unseen { (act.say.seat(seat)) }
                    }
                }
            }
        }
    }
}

/// A student, his tutors, and their cards.
fn desk(act: &Act<'_>, side: &Side) -> Markup {
    let &Side { student, owner, wins, .. } = side;
    let now = wins || act.asked == Some(owner) && student.is_none();
    let name = act.say.seat(owner);
    let code = student.map_or("alone", Student::code);
    let drawing = html! {
        rect.edge.mat x="1" y="1" width="158" height="78" rx="6" {}
        path.table d="M46 66h68M54 66v10M106 66v10" {}
        g transform="translate(51 4) scale(2.25)" { (tablet(owner, true, 0, 0)) }
    };
    html! {
        article class=(format!("desk-of {code} seat-{owner}")) data-now[now] data-lost[!wins && side.coins.is_some()] {
            header { h3 { (chip(owner)) " " span { (name) } } @if wins { span.gain { (icon("check")) } } }
            svg.scholar viewBox="0 0 160 80" role="group" aria-label=(name) data-piece=(format!("student-{code}")) {
                @if let Some(student) = student { (act.offers.hang(Spot::Student(student), &name, drawing)) }
                @else { (drawing) }
            }
            @if student == Some(Student::Red) { p.ties { (act.say.words("confucius-board-wins-ties")) } }
            @if let Some(student) = student { (tutors(act, student)) (pile(act, side, student)) }
        }
    }
}

/// Who tutors this student, with how many cards; own cards are seen.
fn tutors(act: &Act<'_>, student: Student) -> Markup {
    let revealed = act.told.iter().any(|event| matches!(event, Event::ExamDecided { .. }));
    html! {
        ul.tutors {
            @for event in act.told {
                @if let Event::Tutored { seat, student: whom, cards, faces } = *event {
                    @if whom == student {
                        li data-piece=(format!("tutor-{seat}")) {
                            span data-piece=(format!("family-{seat}")) { (chip(seat)) }
                            @let own = faces.seen_by(act.view.viewer).copied().filter(|_| !revealed);
                            (fan(own, cards))
                            @if let Some(gift) = freed(act, seat) { s.freed { (icon(gift.pic())) (gift.value()) } }
                        }
                    }
                }
            }
            @for seat in waiting(act, student) { li.waits { (chip(seat)) span { "…" } } }
        }
    }
}

/// The gift somebody has tutored himself free of.
fn freed(act: &Act<'_>, seat: Seat) -> Option<Gift> {
    act.told.iter().find_map(|event| {
        let Event::GiftCancelled { recipient, gift, .. } = *event else { return None };
        (recipient == seat).then_some(gift)
    })
}

/// Who still has to lay cards and has named this student, or must name him for a gift.
fn waiting(act: &Act<'_>, student: Student) -> Vec<Seat> {
    let Some(exam) = &act.table().exam else { return Vec::new() };
    let named = |seat: Seat| exam.student == Some(student) && exam.queue.first() == Some(&seat);
    let bound = |seat: Seat| exam.student.is_none() || exam.queue.first() != Some(&seat);
    let bound = |seat: Seat| bound(seat) && act.table().must_support(seat) == Some(student);
    exam.queue.iter().copied().filter(|&seat| named(seat) || bound(seat)).collect()
}

/// So many cards side by side, their faces if they are known.
fn fan(faces: Option<Cards>, cards: u8) -> Markup {
    let step = (84 / i32::from(cards.max(1))).min(16);
    let width = step * (i32::from(cards.max(1)) - 1) + 16;
    html! {
        svg.cards-of viewBox=(format!("0 0 {width} 22")) aria-hidden="true" {
            @match faces {
                Some(faces) => { @for (card, slot) in faces.iter().zip(0..) { (small(card, Currency::Coins, 1 + slot * step, 1)) } }
                None => { @for slot in 0..i32::from(cards) { (back(1 + slot * step, 1)) } }
            }
        }
        b { "×" (cards) }
    }
}

/// What lies at this student, face up, and what it is worth.
fn pile(act: &Act<'_>, side: &Side, student: Student) -> Markup {
    let piles = act.table().exam.as_ref().and_then(|exam| exam.piles);
    html! {
        @if let Some(coins) = side.coins {
            p.pile-of {
                @if let Some(piles) = piles { (fan(Some(piles[student]), piles[student].len())) }
                strong { (coins) (icon("coin")) }
            }
        }
    }
}

/// What whoever is asked can choose from, and the hall where the candidate went.
fn choosing(act: &Act<'_>, placed: Option<Post>) -> Markup {
    let table = act.table();
    let halls: Vec<Ministry> = match placed {
        Some(post) => vec![post.ministry],
        None => Ministry::ALL.iter().copied().filter(|&ministry| is_offered(act, ministry)).collect(),
    };
    let lays = matches!(table.agenda.question(), Some(Question::Contribute | Question::CancelGift));
    html! {
        @if let (Some(hand), true) = (act.me().and_then(|me| act.view.hand(me)), lays) {
            (tray::draw(table, hand, act.offers, act.say))
        }
        @for &ministry in &halls {
            section class=(format!("hall {}", ministry.code())) {
                h3 { (act.say.words(ministry.noun())) }
                ol.posts {
                    @for space in Space::ALL {
                        @let post = Post { ministry, space };
                        li data-placed[placed == Some(post)] { (post::draw(table, post, act.me(), act.offers, act.say)) }
                    }
                }
            }
        }
    }
}

fn is_offered(act: &Act<'_>, ministry: Ministry) -> bool {
    Space::ALL.into_iter().any(|space| act.offers.is_offered(Spot::Post(Post { ministry, space })))
}
