//! Choices found on the board: the only maker of things to click.

use i18n::Say;
use maud::{Markup, html};
use tabletop::play::Menu;
use tabletop::{Ban, Seat, Viewer};

use crate::Draw;

/// What may be chosen and what may not, by the place where one would point.
pub struct Offers<G: Draw> {
    picks: Vec<(G::Spot, String)>,
    bars: Vec<(G::Spot, Why)>,
}

/// Something barred, in words.
struct Why {
    what: String,
    why: String,
    rule: &'static str,
}

impl<G: Draw> Offers<G> {
    /// Nothing to choose: somebody else's turn, or a look back.
    pub fn none() -> Offers<G> {
        Offers { picks: Vec::new(), bars: Vec::new() }
    }

    /// What `me` may choose, numbered as the rules list it.
    pub fn new(menu: &Menu<G>, me: Seat, say: &Say) -> Offers<G> {
        let to = Viewer::Seat(me);
        let picks = menu.offers.iter().map(|action| (G::spot(action), say.tell(action, to)));
        let bars = menu.bars.iter().map(|(action, why)| {
            let words = Why { what: say.tell(action, to), why: say.tell(why, to), rule: why.rule() };
            (G::spot(action), words)
        });
        Offers { picks: picks.collect(), bars: bars.collect() }
    }

    /// Whether anything can be chosen here.
    pub fn is_offered(&self, spot: G::Spot) -> bool {
        self.picks.iter().any(|(own, _)| *own == spot)
    }

    /// Hangs what is offered at this place on a piece of the picture (SVG). `name` says what the piece is.
    ///
    /// Nothing offered: the piece alone. One choice: a button. Several: a button that opens a menu of them. Barred:
    /// a note that says why.
    pub fn hang(&self, spot: G::Spot, name: &str, piece: Markup) -> Markup {
        let picks: Vec<(usize, &str)> = self
            .picks
            .iter()
            .enumerate()
            .filter(|(_, (own, _))| *own == spot)
            .map(|(number, (_, label))| (number, label.as_str()))
            .collect();
        match picks.as_slice() {
            [(number, label)] => html! {
                g.spot.offered data-pick=(number) role="button" tabindex="0" aria-label=(format!("{name}: {label}")) {
                    title { (label) }
                    (piece)
                }
            },
            [] => match self.bars.iter().find(|(own, _)| *own == spot) {
                Some((_, Why { what, why, rule })) => html! {
                    g.spot.barred tabindex="0" role="note" data-why=(why) data-rule=(rule)
                        aria-label=(format!("{name}: {what}. {why}")) {
                        (piece)
                    }
                },
                None => html! { g.spot { (piece) } },
            },
            several => {
                let numbers: Vec<String> = several.iter().map(|(number, _)| number.to_string()).collect();
                html! {
                    g.spot.offered data-picks=(numbers.join(" ")) role="button" tabindex="0" aria-haspopup="menu"
                        aria-label=(name) {
                        (piece)
                    }
                }
            }
        }
    }

    /// Every choice as a plain list: works without a script, for screen readers and for tests.
    pub fn list(&self) -> Markup {
        html! {
            ol.offers {
                @for (number, (_, label)) in self.picks.iter().enumerate() {
                    li { button.offer type="submit" name="pick" value=(number) { (label) } }
                }
            }
        }
    }

    /// Everything that is barred, with its rule.
    pub fn reasons(&self) -> Markup {
        html! {
            @if !self.bars.is_empty() {
                ul.reasons {
                    @for (_, Why { what, why, rule }) in &self.bars {
                        li { b { (what) } " " (why) " " a.rule href=(format!("/rules/{rule}")) { (rule) } }
                    }
                }
            }
        }
    }
}
