//! Offering a gift (rules section 6.5, OFF).

use tabletop::{Hear, Offer, Seat, Veiled};

use crate::action::Action;
use crate::bar::{Bar, offer_unless};
use crate::card::{Card, Icon};
use crate::decree::Decree;
use crate::event::Event;
use crate::hand::Hand;
use crate::piece::{Area, Named, Token};
use crate::player::Player;
use crate::table::Table;
use crate::task::{Keep, Question, Source, Step, Swap, Task};
use crate::{Gugong, State, servants};

/// GG-OFF-6: servants returned for an exchange that is not free.
pub(crate) const PRICE: u8 = 2;
/// GG-OFF-3: the least gift is free against the greatest.
const LEAST: u8 = 1;
const GREATEST: u8 = 9;

/// Node 01: each kind of hand card (GG-OFF-1).
pub(crate) fn legal_card(hand: &Hand, out: &mut impl Offer<Gugong>) {
    hand.cards.kinds().for_each(|card| out.offer(Action::Offer(card)));
}

/// Everybody sees the card from now on.
pub(crate) fn choose_card(state: &mut State, me: Seat, card: Card) {
    let (table, hand) = (&mut state.table, &state.hands[me]);
    let known = &mut table.players[me].known;
    known.leaves_hand(card);
    known.hand.add(card);
    known.settle(hand.cards.len(), hand.discard.len());
    table.offer = Some((card, Area::default()));
    table.agenda.ask((me, Question::OfferArea));
}

/// Node 02.
pub(crate) fn legal_area(out: &mut impl Offer<Gugong>) {
    Area::ALL.iter().for_each(|&area| out.offer(Action::GiveTo(area)));
}

/// The card on offer and its official.
pub(crate) fn offered(table: &Table) -> (Card, Area) {
    table.offer.expect("a card was offered")
}

/// GG-OFF-5: how much a gift is worth beyond its value, by ST1.
pub(crate) fn increase(table: &Table, own: &Player) -> u8 {
    let raised = own.special.iter().filter(|special| special.token == Token::St1).count();
    u8::try_from(raised).unwrap_or(0) * table.printed().token(Token::St1).amount
}

/// GG-OFF-2 to GG-OFF-5: whether an exchange is free.
pub(crate) fn is_free(table: &Table, me: Seat, card: Card, area: Area) -> bool {
    let own = &table.players[me];
    let increase = increase(table, own);
    let (given, there) = (card.value + increase, table.gifts[area].value);
    given > there
        || (given == LEAST && there == GREATEST && increase == 0)
        || (given == there && own.owns(Decree::D24))
}

pub(crate) fn choose_area(state: &mut State, me: Seat, area: Area, out: &mut impl Hear<Event>) {
    let table = &mut state.table;
    let (card, _) = offered(table);
    table.offer = Some((card, area));
    let who = table.who(me);
    out.hear(|| Event::Offered { who, card, area });
    if is_free(table, me, card, area) {
        table.agenda.step(Step::Offer(me));
    } else {
        table.agenda.ask((me, Question::OfferPay));
    }
}

/// Node 03 (GG-OFF-6, GG-OFF-7).
pub(crate) fn legal_pay(table: &Table, hand: &Hand, me: Seat, out: &mut impl Offer<Gugong>) {
    offer_unless(servants::why_not_pay(table, me, PRICE), Action::PayServants, out);
    let alone = (hand.cards.len() < 2).then_some(Bar::NoOtherCard);
    offer_unless(alone, Action::Discard, out);
    out.offer(Action::Forgo);
}

/// GG-OFF-6: servants.
pub(crate) fn pay(table: &mut Table, me: Seat, out: &mut impl Hear<Event>) {
    table.agenda.step(Step::Offer(me));
    servants::charge(table, me, PRICE, Keep::Nothing, out);
}

/// GG-OFF-6: another card.
pub(crate) fn choose_discard(table: &mut Table, me: Seat) {
    table.agenda.first([Task::Ask((me, Question::OfferDiscard)), Task::Step(Step::Offer(me))]);
}

/// Node 04: each kind of other hand card.
pub(crate) fn legal_discard(table: &Table, hand: &Hand, out: &mut impl Offer<Gugong>) {
    let mut others = hand.cards;
    others.take(offered(table).0);
    others.kinds().for_each(|card| out.offer(Action::DiscardCard(card)));
}

/// GG-OFF-6, GG-OFF-8: face down on the own discard pile.
pub(crate) fn discard(state: &mut State, me: Seat, card: Card, out: &mut impl Hear<Event>) {
    let (offered, _) = offered(&state.table);
    let hand = &mut state.hands[me];
    hand.cards.take(card);
    hand.discard.add(card);
    let known = &mut state.table.players[me].known;
    // Everybody knows that the offered card stays.
    known.leaves_hand(offered);
    known.discards(hand.cards.len() - 1, hand.discard.len());
    known.hand.add(offered);
    let who = state.table.who(me);
    out.hear(|| Event::CardDiscarded { who, card: Veiled::new(me, card) });
}

/// GG-OFF-6: the gift changes hands and nothing follows.
pub(crate) fn forgo(state: &mut State, me: Seat, out: &mut impl Hear<Event>) {
    swap(state, me, out);
    let who = state.table.who(me);
    out.hear(|| Event::Forwent { who });
}

/// GG-OFF-1: the swap itself.
fn swap(state: &mut State, me: Seat, out: &mut impl Hear<Event>) {
    let table = &mut state.table;
    let (given, area) = offered(table);
    let received = std::mem::replace(&mut table.gifts[area], given);
    let hand = &mut state.hands[me];
    hand.cards.take(given);
    hand.discard.add(received);
    let known = &mut table.players[me].known;
    known.leaves_hand(given);
    known.discard.add(received);
    known.settle(hand.cards.len(), hand.discard.len());
    let who = table.who(me);
    out.hear(|| Event::Exchanged { who, given, area, received });
}

/// GG-ACT-1 to GG-ACT-6: after the swap the card's action, then the area's.
pub(crate) fn complete(state: &mut State, me: Seat, out: &mut impl Hear<Event>) {
    swap(state, me, out);
    let table = &mut state.table;
    let (card, area) = offered(table);
    table.agenda.ask((me, Question::AreaAct(area)));
    match card.icon {
        Icon::S1 | Icon::S2 => {
            servants::gain(table, me, card.icon.servants().unwrap_or(0), Source::Card);
        }
        Icon::Swap => table.agenda.ask((me, Question::SwapOwn(Swap::Card))),
        Icon::None => {}
        Icon::Can | Icon::Dec | Icon::Int | Icon::Pal | Icon::Wall => {
            if let Some(action) = card.icon.area() {
                table.agenda.ask((me, Question::CardAct(action))); // GG-ACT-3
            }
        }
    }
}
