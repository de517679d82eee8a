//! After the game: how the chances went, and where they turned.

use i18n::Say;
use maud::{Markup, html};
use tabletop::{Message, Seat};

use super::Asset;
use super::frame::{Frame, frame};
use super::table::study;

/// What a finished game looks like to somebody who knows it well.
pub struct Review {
    /// For every moment, the chance of every seat to win, each from what that seat knew then.
    pub chances: Vec<Vec<f32>>,
    /// The moments at which months, rounds or days begin, and their numbers.
    pub chapters: Vec<(usize, u8)>,
    /// The choices that cost most, the dearest first.
    pub swings: Vec<Swing>,
}

/// A choice that cost something.
pub struct Swing {
    /// The moment of the choice.
    pub ply: usize,
    /// Who chose.
    pub seat: Seat,
    /// What was chosen, in words, and the chance to win with it.
    pub chosen: (String, f32),
    /// What would have been better.
    pub better: (String, f32),
}

/// The review page.
pub fn review(
    say: &Say,
    id: &str,
    (game, title): ((&str, Asset), &str),
    is_study: bool,
    review: &Review,
) -> Markup {
    let here = format!("/t/{id}");
    let body = html! {
        main.review data-study[is_study] {
            @if is_study { (study(say)) }
            h1 { a href=(here) { (title) } " · " (say.words("site-review")) }
            p.muted { (say.words("site-review-help")) }
            (chart(say, id, review, None))
            ul.legend {
                @for seat in Seat::first(review.chances.first().map_or(0, Vec::len)) {
                    li class=(format!("seat-{seat}")) { span.chip aria-hidden="true" {} " " (say.seat(seat)) }
                }
            }
            h2 { (say.words("site-swings")) }
            @if review.swings.is_empty() { p { (say.words("site-no-swings")) } }
            ol.swings {
                @for swing in &review.swings {
                    li class=(format!("seat-{}", swing.seat)) {
                        span.chip aria-hidden="true" {} " "
                        a href=(format!("{here}/replay?at={}", swing.ply + 1)) {
                            (say.message(&Message::new("site-swing").seat("who", swing.seat).number("ply", count(swing.ply + 1))))
                        }
                        dl {
                            @for (word, (what, chance)) in [("site-chosen", &swing.chosen), ("site-better", &swing.better)] {
                                dt { (say.words(word)) } dd { (what) " " b { (percent(say, *chance)) } }
                            }
                        }
                    }
                }
            }
            p { a.button href=(format!("{here}/replay?at=0")) { (say.words("site-replay")) } }
        }
    };
    let here = format!("{here}/review");
    frame(
        say,
        &Frame {
            title,
            here: &here,
            game: Some(game),
            board: false,
            seats: None,
            company: None,
            turn: false,
        },
        body,
    )
}

/// A chance in words; only what is certain is told as certain.
pub(super) fn percent(say: &Say, chance: f32) -> String {
    #[expect(clippy::cast_possible_truncation, reason = "a chance is between 0 and 1")]
    let number = (f64::from(chance) * 100.0).round() as i64;
    let (id, number) = match number {
        0 if chance > 0.0 => ("site-percent-less", 1),
        100 if chance < 1.0 => ("site-percent-more", 99),
        _ => ("site-percent", number),
    };
    say.message(&Message::new(id).number("number", number))
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

const WIDE: f32 = 640.0;
const HIGH: f32 = 200.0;
const LEFT: f32 = 46.0;
const FOOT: f32 = 18.0;

/// The chances over time; a click anywhere leads to that moment of the replay.
pub(super) fn chart(say: &Say, id: &str, review: &Review, now: Option<usize>) -> Markup {
    let last = review.chances.len().saturating_sub(1).max(1);
    let x = |ply: usize| LEFT + (WIDE - LEFT - 10.0) * place(ply) / place(last);
    let y = |chance: f32| 8.0 + (HIGH - FOOT - 8.0) * (1.0 - chance);
    let seats = review.chances.first().map_or(0, Vec::len);
    // Not every moment needs a door of its own: as many as can be hit with a finger.
    let doors = last.clamp(1, 80);
    html! {
        svg.chart.chances viewBox=(format!("0 0 {WIDE} {HIGH}")) role="group" aria-label=(say.words("site-chances")) {
            @for quarter in 0..=4_u8 {
                @let chance = f32::from(quarter) / 4.0;
                path.grid d=(format!("M{LEFT} {:.1}H{}", y(chance), WIDE - 10.0)) {}
                text.scale x=(LEFT - 4.0) y=(format!("{:.1}", y(chance) + 3.0)) { (percent(say, chance)) }
            }
            @for &(ply, number) in &review.chapters {
                path.grid d=(format!("M{:.1} 8V{}", x(ply), HIGH - FOOT)) {}
                text.chapter x=(format!("{:.1}", x(ply))) y=(HIGH - 6.0) { (number) }
            }
            @for seat in Seat::first(seats) {
                @let steps: Vec<String> = review.chances.iter().zip(0..).map(|(all, ply)| format!("{:.1} {:.1}", x(ply), y(all[seat.idx()]))).collect();
                g class=(format!("seat-{seat}")) {
                    path.course d=(format!("M{}", steps.join("L"))) { title { (say.seat(seat)) } }
                }
            }
            @if let Some(now) = now { path.now d=(format!("M{:.1} 8V{}", x(now), HIGH - FOOT)) {} }
            @for door in 0..doors {
                @let (from, to) = (door * last / doors, (door + 1) * last / doors);
                @let words = say.message(&Message::new("site-moment").number("ply", count(to)));
                a.door href=(format!("/t/{id}/replay?at={to}")) aria-label=(words) {
                    rect x=(format!("{:.1}", x(from))) y="8" width=(format!("{:.1}", x(to) - x(from))) height=(HIGH - FOOT - 8.0) { title { (words) } }
                }
            }
        }
    }
}

fn place(ply: usize) -> f32 {
    u16::try_from(ply).map_or(f32::from(u16::MAX), f32::from)
}

#[cfg(test)]
mod tests {
    use i18n::Locale;

    use super::*;

    #[test]
    fn only_what_is_certain_is_told_as_certain() {
        let say = Say::new(Locale::En);
        let told = [0.0, 0.001, 0.006, 0.5, 0.994, 0.999, 1.0].map(|chance| percent(&say, chance));
        assert_eq!(told, ["0 %", "< 1 %", "1 %", "50 %", "99 %", "> 99 %", "100 %"]);
    }
}
