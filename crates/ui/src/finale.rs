//! The end of a game on its stage, the same for all games: what everybody has made, source by source as far as it was
//! counted, and at last who wins.

use i18n::Say;
use maud::{Markup, html};
use tabletop::Seat;

use crate::art::{chip, icon, labelled};

/// What was counted of one seat.
pub(crate) struct Finalist {
    /// Whose it is.
    pub(crate) seat: Seat,
    /// What it is called; an automaton has a name, too.
    pub(crate) name: String,
    /// The points there are now.
    pub(crate) total: u16,
    /// What was counted on this stage, in order.
    pub(crate) counted: Vec<Counted>,
    /// Whether nothing of it counts.
    pub(crate) out: bool,
    /// The place, once it is told.
    pub(crate) place: Option<u8>,
    /// What it is counted by.
    pub(crate) estate: Markup,
}

/// What a source has brought.
pub(crate) struct Counted {
    /// The pictogram of the source.
    pub(crate) pic: &'static str,
    /// The points.
    pub(crate) points: u16,
    /// Whether it is what one looks at now.
    pub(crate) now: bool,
}

impl Finalist {
    /// What there was before the end was counted.
    fn before(&self) -> u16 {
        let counted: u16 = self.counted.iter().map(|counted| counted.points).sum();
        self.total.saturating_sub(counted)
    }

    fn is_looked_at(&self) -> bool {
        self.place == Some(1) || self.counted.iter().any(|counted| counted.now)
    }

    fn draw(&self, top: u16, say: &Say) -> Markup {
        let seat = self.seat;
        html! {
            article class=(format!("column seat-{seat}")) data-now[self.is_looked_at()] data-out[self.out]
                data-first[self.place == Some(1)] data-piece=(format!("column-{seat}")) {
                header {
                    h3 { (chip(seat)) " " span { (self.name) } }
                    p.sofar {
                        strong.vp data-piece=(format!("points-{seat}")) { (self.total) }
                        @if let Some(place) = self.place {
                            @let place_in_words = labelled(say, &say.words("site-place"), place);
                            span.place title=(place_in_words) { (place) }
                        }
                    }
                }
                div.tally {
                    (self.tower(top))
                    ol.made {
                        @for Counted { pic, points, now } in self.counted.iter().rev() {
                            li data-now[*now] { (icon(pic)) span { "+" (points) } }
                        }
                        @if self.out { li.gone { span { "✕" } } }
                        @else if self.before() > 0 { li.before { (icon("points")) span { (self.before()) } } }
                    }
                }
                div.drawing { (self.estate) }
            }
        }
    }

    /// Layer upon layer, what was there before at the bottom.
    fn tower(&self, top: u16) -> Markup {
        let height = |points: u16| i32::from(points) * HIGH / i32::from(top.max(1));
        let mut below = 0;
        let mut layer = |points: u16, now: bool| {
            let from = height(below);
            below += points;
            (from, height(below), now)
        };
        let before = layer(self.before(), false);
        let counted: Vec<_> = self.counted.iter().map(|counted| layer(counted.points, counted.now)).collect();
        html! {
            svg.tower viewBox=(format!("0 0 40 {HIGH}")) preserveAspectRatio="none" aria-hidden="true" {
                @for (nth, (from, to, now)) in [before].into_iter().chain(counted).enumerate() {
                    rect.layer.before[nth == 0] data-now[now] x="1" y=(HIGH - to) width="38" height=(to - from) {}
                }
            }
        }
    }
}

/// How high the highest tower is.
const HIGH: i32 = 240;

/// Everybody side by side.
pub(crate) fn finale(finalists: &[Finalist], say: &Say) -> Markup {
    let top = finalists.iter().map(|finalist| finalist.total).max().unwrap_or_default();
    let over = finalists.iter().any(|finalist| finalist.place.is_some());
    html! { div.finale data-over[over] { @for finalist in finalists { (finalist.draw(top, say)) } } }
}

/// What a stage says above the columns when the winner is told.
pub(crate) fn victory(told: Vec<String>, say: &Say) -> (&'static str, &'static str, String, String) {
    ("魁", "points", say.words("site-victory"), told.join(" "))
}
