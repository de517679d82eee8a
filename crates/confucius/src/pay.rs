//! Payments in coins and licences (rules section 6.2, PAY).

use tabletop::{Hear, Offer, Seat};

use crate::action::Action;
use crate::actions::{army, bribe, force, gift, invade, junks, nominate, secure, voyage};
use crate::actions_box::BoxAction;
use crate::bar::Bar;
use crate::card::{Card, Cards, Currency};
use crate::data::data;
use crate::event::Event;
use crate::hand::{Hand, Means};
use crate::options::PaymentMode;
use crate::pending::{Price, Target};
use crate::piece::Named;
use crate::table::Table;
use crate::task::Question;
use crate::{Confucius, State, rewards, trace, turn};

impl Price {
    /// CF-PAY-4: affordable if the whole hand is worth that much.
    #[inline]
    pub(crate) fn why_not(self, means: Means) -> Option<Bar> {
        let cost = self.cost;
        match self.currency {
            Currency::Coins => (means.coins < cost).then_some(Bar::TooFewCoins { cost, owned: means.coins }),
            Currency::Licences => {
                (means.licences < cost).then_some(Bar::TooFewLicences { cost, owned: means.licences })
            }
        }
    }

    /// CF-PAY-2: any cards worth at least the cost.
    fn is_paid_by(self, cards: Cards) -> bool {
        cards.worth(self.currency) >= self.cost
    }

    /// CF-PAY-6: none of these cards could stay in the hand.
    fn is_just_paid_by(self, cards: Cards) -> bool {
        let (worth, values) = (cards.worth(self.currency), data().deck.values(self.currency));
        let is_needed = |card: &Card| cards.count(*card) == 0 || worth - values[*card as usize] < self.cost;
        worth >= self.cost && Card::ALL.iter().all(is_needed)
    }

    /// CF-PAY-6: every minimal payment from this hand. Their number is small whatever the hand: of the cards worth more
    /// no more than could be needed, and what is then missing says how many of those worth least. So none of them
    /// could stay in the hand.
    fn minimal(self, hand: Cards, mut each: impl FnMut(Cards)) {
        let values = data().deck.values(self.currency);
        let [great, middle, small] = match self.currency {
            Currency::Coins => [Card::C3, Card::C2, Card::C1],
            Currency::Licences => [Card::C1, Card::C2, Card::C3],
        };
        let value = |card: Card| values[card as usize];
        for greats in 0..=hand.count(great).min(self.cost.div_ceil(value(great))) {
            let left = self.cost.saturating_sub(greats * value(great));
            for middles in 0..=hand.count(middle).min(left.div_ceil(value(middle))) {
                let left = left.saturating_sub(middles * value(middle));
                let smalls = left.div_ceil(value(small));
                if smalls > hand.count(small) {
                    continue;
                }
                let mut cards = Cards::default();
                cards.add(great, greats);
                cards.add(middle, middles);
                cards.add(small, smalls);
                each(cards);
            }
        }
    }
}

/// What the acting seat must pay.
fn due(table: &Table) -> Price {
    table.pending.and_then(|pending| pending.price).expect("a price was named before it is paid")
}

/// `D-PAY` comes next, for what was chosen.
pub(crate) fn ask(table: &mut Table, target: Target, price: Price) {
    let pending = table.pending.as_mut().expect("an action was chosen before its price");
    pending.target = target;
    pending.price = Some(price);
    table.agenda.ask(Question::Pay);
}

/// `D-PAY`.
pub(crate) fn legal(table: &Table, hand: &Hand, out: &mut impl Offer<Confucius>) {
    let price = due(table);
    match table.options.payment_mode {
        PaymentMode::Minimal => {
            price.minimal(hand.cards, |cards| out.offer(Action::Pay(cards)));
            // If even the whole hand is minimal, it is the only payment.
            if price.is_paid_by(hand.cards) && !price.is_just_paid_by(hand.cards) {
                out.offer(Action::Overpay);
            }
        }
        PaymentMode::All => {
            let paying = hand.cards.parts().filter(|&cards| price.is_paid_by(cards));
            paying.for_each(|cards| out.offer(Action::Pay(cards)));
        }
    }
}

/// The payment nearly everybody would choose: the minimal one, if there is only one.
pub(crate) fn only_minimal(table: &Table, hand: &Hand) -> Option<Cards> {
    let (mut count, mut last) = (0, None);
    due(table).minimal(hand.cards, |cards| {
        count += 1;
        last = Some(cards);
    });
    last.filter(|_| count == 1)
}

/// `D-OVERPAY`: what is not needed may be paid too (CF-PAY-3).
pub(crate) fn legal_overpay(table: &Table, hand: &Hand, out: &mut impl Offer<Confucius>) {
    let price = due(table);
    let too_much = |cards: &Cards| price.is_paid_by(*cards) && !price.is_just_paid_by(*cards);
    hand.cards.parts().filter(too_much).for_each(|cards| out.offer(Action::Pay(cards)));
}

/// CF-PAY-5, CF-TURN-10: first the cards are paid, then the action takes effect.
pub(crate) fn pay(state: &mut State, me: Seat, cards: Cards, out: &mut impl Hear<Event>) {
    let pending = turn::commit(state, me, out);
    discard(state, me, cards);
    out.hear(|| Event::Paid { seat: me, cards });
    state.moment(out);
    match (pending.action, pending.target) {
        (Some(BoxAction::Bribe), Target::Post(post)) => bribe::bribe(&mut state.table, me, post, out),
        (Some(BoxAction::Secure), Target::Post(post)) => secure::secure(&mut state.table, me, post, out),
        (Some(BoxAction::Nominate), Target::Student(student)) => {
            nominate::nominate(&mut state.table, me, student, out)
        }
        (Some(BoxAction::ForceExam), Target::None) => force::force(&mut state.table, me, out),
        (Some(BoxAction::BuyJunks), Target::Junks(junks)) => junks::buy(&mut state.table, me, junks, out),
        (Some(BoxAction::Voyage), Target::Junks(junks)) => voyage::launch(state, me, pending, junks, out),
        (Some(BoxAction::Recruit), Target::None) => army::recruit(&mut state.table, me, out),
        (Some(BoxAction::Invade), Target::Box(kind)) => invade::invade(&mut state.table, me, kind, out),
        (Some(BoxAction::BuyGift), Target::Gift(gift)) => gift::buy(&mut state.table, me, gift, out),
        (None, Target::Post(post)) => rewards::take_over(&mut state.table, me, post, out),
        // Only these name a price (`pay::ask`), each with its own kind of target.
        (action, target) => unreachable!("{action:?} with {target:?} has no price"),
    }
}

/// Cards leave the hand face up.
pub(crate) fn discard(state: &mut State, me: Seat, cards: Cards) {
    state.hands[me].cards -= cards;
    state.table.discard += cards;
    trace::left(state, me, cards);
}
