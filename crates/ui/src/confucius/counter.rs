//! The Actions box as a counter: what each action costs now in cubes and coins, and whose cubes lie there.

use confucius::Confucius;
use confucius::actions_box::{ActionSpace, BoxAction};
use confucius::card::Currency;
use confucius::data::data;
use confucius::piece::Named;
use confucius::table::{Phase, Table};
use i18n::Say;
use maud::{Markup, html};
use tabletop::{Message, Seat};

use super::Spot;
use super::figure::cube;
use super::glyph::Pictured;
use super::told;
use crate::Offers;
use crate::art::{count, heading, labelled, pic, words};

/// What stands on the counter, from left to right: spaces with their actions.
const SPACES: [&[BoxAction]; 12] = [
    &[BoxAction::Bribe, BoxAction::Secure],
    &[BoxAction::Nominate],
    &[BoxAction::ForceExam],
    &[BoxAction::BuyJunks, BoxAction::Voyage],
    &[BoxAction::Recruit, BoxAction::Invade],
    &[BoxAction::BuyGift],
    &[BoxAction::GiveGift],
    &[BoxAction::Transfer],
    &[BoxAction::Petition],
    &[BoxAction::Commercial],
    &[BoxAction::Tax],
    &[BoxAction::NoAction],
];

/// The favour of the Chief Minister stands at the end of the first row.
const FIRST_ROW: usize = 5;

pub(super) fn draw(
    table: &Table,
    me: Option<Seat>,
    seats: &[Seat],
    offers: &Offers<Confucius>,
    say: &Say,
) -> Markup {
    let seat = me.unwrap_or(table.acting);
    html! {
        section.counter data-piece="counter" aria-label=(say.words("confucius-board-actions")) {
            header.top data-part="piles" {
                (heading("令", &say.words("confucius-board-actions")))
                p.note { (say.words("confucius-board-cubes-note")) }
                (piles(table, say))
            }
            ol.spaces {
                @for actions in &SPACES[..FIRST_ROW] { (space(table, actions, seat, seats, offers, say)) }
                (favour(table, seats, say))
                @for actions in &SPACES[FIRST_ROW..] { (space(table, actions, seat, seats, offers, say)) }
                (extra(table, seat, offers, say))
            }
        }
    }
}

/// The cards nobody holds: the deck, what was laid down, and the rewards of the Emperor.
fn piles(table: &Table, say: &Say) -> Markup {
    let piles = [
        ("deck", "confucius-board-deck", "cards", table.deck),
        ("discard", "confucius-board-discard", "card", table.discard.len()),
        ("reward-deck", "confucius-board-reward-deck", "scroll", table.reward_deck),
    ];
    html! {
        p.piles {
            @for (id, name, pictogram, cards) in piles {
                (count(&labelled(say, &say.words(name), cards), id, pictogram, 1, cards))
            }
        }
    }
}

/// A space of the box: one action or a pair, with the cubes of all families.
fn space(
    table: &Table,
    actions: &[BoxAction],
    seat: Seat,
    seats: &[Seat],
    offers: &Offers<Confucius>,
    say: &Say,
) -> Markup {
    let space = actions.first().and_then(|action| action.space());
    html! {
        li.space.pair[actions.len() > 1] data-part=(format!("act-{}", actions[0].code())) {
            div.cells { @for &action in actions { (cell(table, action, seat, offers, say)) } }
            div.strip {
                @if let Some(space) = space { (cubes(table, space, seats)) }
                @for &action in actions {
                    @let quote = table.quote(seat, action);
                    span.thought data-ghost=(key(action)) { @for _ in 0..quote.cubes { (cube(seat, None, None)) } }
                }
            }
        }
    }
}

/// What joins an action and what it shows of the cubes.
pub(super) fn key(action: BoxAction) -> String {
    format!("act-{}", action.code())
}

fn cubes(table: &Table, space: ActionSpace, seats: &[Seat]) -> Markup {
    html! {
        @for &seat in seats {
            @for idx in 0..table.families[seat].placed(space) {
                (cube(seat, Some(&format!("cube-{seat}-{}-{idx}", space as u8)), Some(&format!("cubes-{seat}"))))
            }
        }
    }
}

fn cell(table: &Table, action: BoxAction, seat: Seat, offers: &Offers<Confucius>, say: &Say) -> Markup {
    let quote = table.quote(seat, action);
    let name = say.words(action.noun());
    let title = labelled(say, &name, told::quote(&quote, say));
    let absent = action == BoxAction::Petition && !table.options.advanced_game;
    let dear = quote.cubes > 1;
    let chosen = table.pending.is_some_and(|pending| pending.action == Some(action));
    html! {
        svg.cell.absent[absent].chosen[chosen] role="group" aria-label=(title) data-shows=(key(action))
            data-piece=(key(action)) {
            title { (title) }
            (offers.hang(Spot::Action(action), &title, html! {
                title { (title) }
                rect.edge.card width="100%" height="100%" rx="4" {}
                svg viewBox="0 0 70 62" {
                    (pic(action.pic(), 5, 5, 22))
                    g.price.dear[dear] {
                        @for idx in 0..i32::from(quote.cubes) { path.cubelet d=(cubelet(57 - idx * 12, 3)) {} }
                        @if let Some(price) = quote.price {
                            (pic(currency(price.currency), 34, 17, 12))
                            text x="65" y="28" { (price.cost) @if quote.is_least { "+" } }
                        }
                        @if action == BoxAction::Tax { (pic("cards", 38, 17, 12)) text x="65" y="28" { "+" (data().board.prices.tax) } }
                    }
                    (words(&name, 35, 48, 66, 10))
                }
            }))
        }
    }
}

fn currency(currency: Currency) -> &'static str {
    match currency {
        Currency::Coins => "coin",
        Currency::Licences => "charter",
    }
}

fn cubelet(x: i32, y: i32) -> String {
    format!(
        "M{} {y}l5 2.600v5.800l-5 2.600-5-2.600v-5.800ZM{} {}l5 2.600 5-2.600M{} {}v5.800",
        x + 5,
        x,
        y + 3,
        x + 5,
        y + 5
    )
}

/// Imperial Favour: the last action of the round, for the Chief Minister.
fn favour(table: &Table, seats: &[Seat], say: &Say) -> Markup {
    let name = say.words("confucius-board-favour");
    let whose = Message::new("confucius-board-favour-of").seat("who", table.chief_minister);
    let title = labelled(say, &name, say.message(&whose));
    html! {
        li.space.favour.now[table.phase == Phase::ImperialFavour] data-part="favour" data-piece="favour" {
            div.cells {
                svg.cell role="img" aria-label=(title) {
                    title { (title) }
                    rect.card width="100%" height="100%" rx="4" {}
                    svg viewBox="0 0 70 62" {
                        (pic("sun", 5, 5, 22))
                        (pic("hat", 42, 6, 20))
                        (words(&name, 35, 48, 66, 10))
                    }
                }
            }
            div.strip { (cubes(table, ActionSpace::ImperialFavour, seats)) }
        }
    }
}

/// What is no action of the box: reward cards, and passing.
fn extra(table: &Table, seat: Seat, offers: &Offers<Confucius>, say: &Say) -> Markup {
    let cards = table.families[seat].rewards;
    let reward = labelled(say, &say.words("confucius-board-rewards"), cards);
    let pass = say.words("confucius-board-pass");
    html! {
        li.space.pair data-part="otherwise" {
            div.cells {
                svg.cell role="group" aria-label=(reward) data-piece="act-reward" {
                    (offers.hang(Spot::Rewards, &reward, html! {
                        title { (reward) }
                        rect.edge.card width="100%" height="100%" rx="4" {}
                        svg viewBox="0 0 70 62" {
                            (pic("scroll", 5, 5, 22))
                            text.count x="62" y="23" { "×" (cards) }
                            (words(&say.words("confucius-board-reward-card"), 35, 48, 66, 10))
                        }
                    }))
                }
                svg.cell role="group" aria-label=(pass) data-piece="pass" {
                    (offers.hang(Spot::Pass, &pass, html! {
                        title { (pass) }
                        rect.edge.card width="100%" height="100%" rx="4" {}
                        svg viewBox="0 0 70 62" { (pic("moon", 5, 5, 22)) (words(&pass, 35, 48, 66, 10)) }
                    }))
                }
            }
            div.strip {}
        }
    }
}
