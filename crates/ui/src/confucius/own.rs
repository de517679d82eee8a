//! What the viewer owns: cubes, gifts, reward cards, and the hand.

use confucius::Confucius;
use confucius::actions_box::BoxAction;
use confucius::card::Card;
use confucius::hand::Hand;
use confucius::pending::Target;
use confucius::piece::{Gift, Named};
use confucius::reward_card::Reward;
use confucius::table::Table;
use i18n::Say;
use maud::{Markup, html};
use tabletop::{Message, Seat, View};

use super::figure::{cube, face};
use super::glyph::{Pictured, Sealed};
use super::told::is_target;
use super::tray::{self, means, worth};
use super::{Spot, counter};
use crate::Offers;
use crate::art::{chip, labelled, marker, pic, seal, words};

pub(super) fn draw(table: &Table, me: Seat, hand: &Hand, offers: &Offers<Confucius>, say: &Say) -> Markup {
    let family = &table.families[me];
    let acting = table.to_act().contains(me);
    let vp = say.message(&Message::new("confucius-board-vp").number("vp", family.score));
    html! {
        section.own.acting[acting] .{ "seat-" (me) } data-part="own" aria-label=(say.seat(me)) {
            header.top {
                h2.heading { (chip(me)) span { (say.seat(me)) } }
                (cubes(table, me, say))
                strong.vp data-piece=(format!("points-{me}")) { (vp) }
            }
            div.gifts role="group" aria-label=(say.words("confucius-board-own-gifts")) {
                @for &gift in Gift::ALL { (gift_card(table, me, gift, offers, say)) }
            }
            (cards(me, hand, offers, say))
            (tray::draw(table, hand, offers, say))
        }
    }
}

/// The cubes not yet placed, and in their place those that would be left after an action.
fn cubes(table: &Table, me: Seat, say: &Say) -> Markup {
    let family = &table.families[me];
    let words = Message::new("confucius-board-cubes").number("cubes", family.cubes);
    let words =
        say.message(&words.number("allotment", family.allotment).number("next", table.cubes_by_gifts(me)));
    html! {
        span.cubes title=(words) data-piece=(format!("cubes-{me}")) {
            span.unseen { (words) }
            span.row {
                @for _ in 0..family.cubes { (cube(me, None, None)) }
                @for _ in family.cubes..family.allotment { span.spent { (cube(me, None, None)) } }
            }
            @for &action in BoxAction::ALL {
                @let left = family.cubes.saturating_sub(table.quote(me, action).cubes);
                span.row data-ghost=(counter::key(action)) {
                    @for _ in 0..left { (cube(me, None, None)) }
                    @for _ in left..family.cubes { span.leaving { (cube(me, None, None)) } }
                    @for _ in family.cubes..family.allotment { span.spent { (cube(me, None, None)) } }
                }
            }
        }
    }
}

/// Where an own gift is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Unavailable,
    Available,
    Given(Seat),
    Gone,
}

fn state(table: &Table, me: Seat, gift: Gift) -> State {
    let family = &table.families[me];
    let given = table.families.seats().find(|&to| family.given(to) == Some(gift));
    match given {
        Some(to) => State::Given(to),
        None if family.available.contains(gift) => State::Available,
        None if family.unavailable.contains(gift) => State::Unavailable,
        None => State::Gone,
    }
}

fn gift_card(table: &Table, me: Seat, gift: Gift, offers: &Offers<Confucius>, say: &Say) -> Markup {
    let state = state(table, me, gift);
    let (class, id) = match state {
        State::Unavailable => ("unavailable", "confucius-board-gift-unavailable"),
        State::Available => ("available", "confucius-board-gift-available"),
        State::Given(_) => ("given", "confucius-board-gift-given"),
        State::Gone => ("gone", "confucius-board-gift-gone"),
    };
    let name = say.words(gift.noun());
    let where_it_is = match state {
        State::Given(to) => say.message(&Message::new(id).seat("whom", to)),
        State::Unavailable | State::Available | State::Gone => say.words(id),
    };
    let title = labelled(say, &name, where_it_is);
    let piece =
        matches!(state, State::Unavailable | State::Available).then(|| format!("gift-{me}-{}", gift.value()));
    html! {
        svg.gift.chosen[is_target(table, Target::Gift(gift))] .(class) role="group" aria-label=(title) {
            title { (title) }
            (offers.hang(Spot::Gift(gift), &title, html! {
                title { (title) }
                rect.edge.card width="100%" height="100%" rx="4" {}
                svg viewBox="0 0 58 32" {
                    g data-piece=[piece] {
                        (pic(gift.pic(), 6, 5, 22))
                        text.value x="42" y="22" { (gift.value()) }
                    }
                    @if let State::Given(to) = state { (marker(to, 33, 8, 17)) }
                    @if state == State::Gone { path.strike d="M6 27 52 5" {} }
                }
            }))
        }
    }
}

/// The hand, and the reward cards beside it.
fn cards(me: Seat, hand: &Hand, offers: &Offers<Confucius>, say: &Say) -> Markup {
    let label = labelled(say, &say.words("confucius-board-hand"), worth(hand.cards, say));
    let many = hand.cards.len() + hand.rewards.len() * 2;
    html! {
        div.hand data-many[many > 8] data-crowded[many > 14] {
            p.worth title=(label) { span.unseen { (label) } (means(hand.cards)) }
            div.fan {
                @for &card in Card::ALL { @for idx in 0..hand.cards.count(card) { (confucius_card(me, card, idx, say)) } }
            }
            div.rewards {
                @for reward in hand.rewards.kinds() { (reward_card(me, reward, hand.rewards.count(reward), offers, say)) }
            }
        }
    }
}

/// The hands of others, where the viewer may see them: looking back at a finished game.
pub(super) fn open(view: &View<'_, Confucius>, seats: &[Seat], say: &Say) -> Markup {
    html! {
        section.open data-part="own" aria-label=(say.words("confucius-board-hand")) {
            @for (seat, hand) in seats.iter().filter_map(|&seat| Some((seat, view.hand(seat)?))) {
                div.open-hand title=(labelled(say, &say.seat(seat), worth(hand.cards, say))) {
                    (chip(seat)) span.unseen { (say.seat(seat)) }
                    @for &card in Card::ALL {
                        @for idx in 0..hand.cards.count(card) { (confucius_card(seat, card, idx, say)) }
                    }
                    @for reward in hand.rewards.kinds() {
                        span.stamp title=(say.words(reward.noun())) data-piece=(format!("reward-{seat}-{}", reward.code())) { (reward.seal()) }
                    }
                }
            }
        }
    }
}

fn confucius_card(me: Seat, card: Card, idx: u8, say: &Say) -> Markup {
    let name = labelled(say, &say.words("confucius-board-card"), say.words(card.noun()));
    html! {
        svg.held viewBox="0 0 36 50" role="img" aria-label=(name) data-piece=(format!("hand-{me}-{}-{idx}", card.code())) {
            title { (name) }
            (face(card))
        }
    }
}

fn reward_card(me: Seat, reward: Reward, count: u8, offers: &Offers<Confucius>, say: &Say) -> Markup {
    let name = say.words(reward.noun());
    let title = labelled(say, &name, say.words(told(reward)));
    html! {
        svg.reward viewBox="0 0 62 50" role="group" aria-label=(title) data-piece=(format!("reward-{me}-{}", reward.code())) {
            title { (title) }
            (offers.hang(Spot::Reward(reward), &title, html! {
                title { (title) }
                rect.edge.card x="1" y="1" width="60" height="48" rx="4" {}
                (seal(reward.seal(), 5, 5, 18))
                (pic(reward.pic(), 27, 5, 18))
                @if count > 1 { text.count x="57" y="18" { "×" (count) } }
                (words(&name, 31, 37, 56, 10))
            }))
        }
    }
}

/// What a reward card does.
fn told(reward: Reward) -> &'static str {
    match reward {
        Reward::Cash => "confucius-board-reward-cash",
        Reward::Gift => "confucius-board-reward-gift",
        Reward::ExtraAction => "confucius-board-reward-extra-action",
        Reward::RecruitArmy => "confucius-board-reward-recruit-army",
        Reward::EmperorInsulted => "confucius-board-reward-insulted",
        Reward::BriberyBingbu | Reward::BriberyHubu | Reward::BriberyGongbu | Reward::BriberyAny => {
            "confucius-board-reward-bribery"
        }
    }
}
