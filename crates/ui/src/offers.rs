//! Choices found on the board: the only maker of things to click.

use i18n::Say;
use maud::{Markup, html};
use tabletop::play::Menu;
use tabletop::{Bar as _, Seat, View, Viewer};

use crate::Drawable;

/// What may be chosen and what may not, by the place where one would point.
pub struct Offers<G: Drawable> {
    picks: Vec<(G::Spot, Pick)>,
    bars: Vec<(G::Spot, Bar)>,
}

/// Something that can be chosen, in words.
struct Pick {
    label: String,
    detail: Option<String>,
    /// What would come of it; nothing if it reveals something and so cannot be taken back.
    then: Option<String>,
}

/// How many consequences of a choice are told beforehand.
const FORESEEN: usize = 5;

/// A longer list is drawn smaller, where a board needs the room.
const FEW: usize = 8;

/// A bar, in words.
struct Bar {
    what: String,
    why: String,
    rule: &'static str,
}

impl<G: Drawable> Offers<G> {
    /// Nothing to choose: somebody else's turn, or a look back.
    pub fn none() -> Offers<G> {
        Offers { picks: Vec::new(), bars: Vec::new() }
    }

    /// What `me` may choose, numbered as the rules list it. `foresee` tells what would come of a choice, if that is
    /// not hidden.
    pub fn new(
        view: &View<'_, G>,
        menu: &Menu<G>,
        me: Seat,
        say: &Say,
        foresee: impl Fn(G::Action) -> Option<Vec<G::Event>>,
    ) -> Offers<G> {
        let to = Viewer::Seat(me);
        let picks = menu.offers.iter().map(|action| {
            let told = |events: Vec<G::Event>| {
                let told: Vec<String> =
                    events.iter().take(FORESEEN).map(|event| say.tell(event, to)).collect();
                told.join(" ")
            };
            let (label, detail) = (say.tell(action, to), G::detail(view, action, say));
            (G::spot(action), Pick { label, detail, then: foresee(*action).map(told) })
        });
        let bars = menu.bars.iter().map(|(action, bar)| {
            let words = Bar { what: say.tell(action, to), why: say.tell(bar, to), rule: bar.rule() };
            (G::spot(action), words)
        });
        Offers { picks: picks.collect(), bars: bars.collect() }
    }

    /// Whether there is nothing to choose.
    pub fn is_empty(&self) -> bool {
        self.picks.is_empty()
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
        let picks: Vec<(usize, &Pick)> = self
            .picks
            .iter()
            .enumerate()
            .filter(|(_, (own, _))| *own == spot)
            .map(|(number, (_, pick))| (number, pick))
            .collect();
        match picks.as_slice() {
            [(number, Pick { label, then, .. })] => html! {
                g.spot.offered data-pick=(number) role="button" tabindex="0" aria-label=(format!("{name}: {label}"))
                    data-label=(label) aria-description=[then.as_deref()] data-seals[then.is_none()] {
                    (piece)
                }
            },
            [] => match self.bars.iter().find(|(own, _)| *own == spot) {
                Some((_, Bar { what, why, rule })) => html! {
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
    pub fn list(&self, say: &Say) -> Markup {
        html! {
            ol.offers data-many[self.picks.len() > FEW] {
                @for (number, (_, Pick { label, detail, then })) in self.picks.iter().enumerate() {
                    li {
                        button.offer type="submit" name="pick" value=(number) aria-description=[then.as_deref()]
                            data-seals[then.is_none()] {
                            (label)
                            @if let Some(detail) = detail { " " span.detail { (detail) } }
                            @if then.is_none() {
                                " " span.final title=(say.words("site-seals")) { span.unseen { (say.words("site-seals")) } }
                            }
                        }
                    }
                }
            }
        }
    }

    /// Everything that is barred, with its rule.
    pub fn bars(&self) -> Markup {
        html! {
            @if !self.bars.is_empty() {
                ul.reasons {
                    @for (_, Bar { what, why, rule }) in &self.bars {
                        li { b { (what) } " " (why) " " a.rule href=(format!("/rules/{rule}")) { (rule) } }
                    }
                }
            }
        }
    }
}
