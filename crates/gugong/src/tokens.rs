//! Bonuses of travel tokens (rules section 6.8, GG-TOK-5 and GG-TOK-8).

use tabletop::{Hear, Offer, Seat, Veiled};

use crate::action::Action;
use crate::areas::{intrigue, jade, palace};
use crate::bar::{Bar, offer_unless};
use crate::card::Card;
use crate::event::{Event, Merit};
use crate::hand::Hand;
use crate::piece::Token;
use crate::table::Table;
use crate::task::{Extra, Keep, Loading, Question, Source, Step, Swap, Task};
use crate::{Gugong, State, exchange, servants};

/// GG-TRV-7: whether somebody must choose about the token in its slot. If not, it brings what it brings.
pub(crate) fn waits(state: &mut State, me: Seat, token: Token, out: &mut impl Hear<Event>) -> bool {
    let (table, hand) = (&state.table, &state.hands[me]);
    let asks = match token {
        Token::Tt04 => !intrigue::is_at_the_end(table, me),
        Token::Tt05 => {
            let least = table.printed().token(token).amount;
            hand.cards.iter().any(|card| card.value >= least)
        }
        Token::Tt08 => !hand.discard.is_empty(),
        Token::Tt11 => can_pay(table, me) || exchange::can(table, me),
        Token::Tt01
        | Token::Tt02
        | Token::Tt03
        | Token::Tt06
        | Token::Tt07
        | Token::Tt09
        | Token::Tt10
        | Token::Tt12
        | Token::St1
        | Token::St2
        | Token::St3 => false,
    };
    if !asks {
        state.table.agenda.take();
        begin(&mut state.table, me, token, out);
    }
    asks
}

/// What a token brings without a choice of its own, or the choice it leads to.
fn begin(table: &mut Table, me: Seat, token: Token, out: &mut impl Hear<Event>) {
    let amount = table.printed().token(token).amount;
    match token {
        Token::Tt01 => servants::gain(table, me, amount, Source::Tt01),
        Token::Tt02 => servants::gain(table, me, amount, Source::Tt02),
        // GG-GEN-4: these two without a decision.
        Token::Tt03 => palace::step(table, me, amount, out),
        Token::Tt06 => servants::score(table, me, amount.into(), Merit::Token, out),
        Token::Tt07 => table.agenda.ask((me, Question::SwapOwn(Swap::Tt07))),
        Token::Tt09 => table.agenda.ask((me, Question::Load(Loading::Token))),
        Token::Tt10 => {
            table.agenda.first([Task::Ask((me, Question::Extra(Extra::Tt10))), Task::Step(Step::WallCheck)])
        } // GG-WAL-13
        Token::Tt04
        | Token::Tt05
        | Token::Tt08
        | Token::Tt11
        | Token::Tt12
        | Token::St1
        | Token::St2
        | Token::St3 => {}
    }
}

fn can_pay(table: &Table, me: Seat) -> bool {
    servants::can_pay(table, me, table.printed().token(Token::Tt11).amount, Keep::Nothing)
}

/// Nodes 12, 15 and 16.
pub(crate) fn legal<O: Offer<Gugong>>(table: &Table, hand: &Hand, me: Seat, token: Token, out: &mut O) {
    let amount = table.printed().token(token).amount;
    match token {
        Token::Tt11 => {
            offer_unless(servants::why_not_pay(table, me, amount), Action::UseToken(token), out);
        }
        Token::Tt05 => {
            for card in hand.cards.kinds() {
                let too_low = (card.value < amount).then_some(Bar::ValueTooLow { card, least: amount });
                offer_unless(too_low, Action::DiscardCard(card), out);
            }
        }
        Token::Tt08 => hand.discard.kinds().for_each(|card| out.offer(Action::Recover(card))),
        Token::Tt01
        | Token::Tt02
        | Token::Tt03
        | Token::Tt04
        | Token::Tt06
        | Token::Tt07
        | Token::Tt09
        | Token::Tt10
        | Token::Tt12
        | Token::St1
        | Token::St2
        | Token::St3 => out.offer(Action::UseToken(token)),
    }
    out.offer(Action::Skip);
}

/// Node 12: TT04 and TT11.
pub(crate) fn use_bonus(table: &mut Table, me: Seat, token: Token, out: &mut impl Hear<Event>) {
    let amount = table.printed().token(token).amount;
    if token == Token::Tt11 {
        table.agenda.step(Step::TakeJade(me, crate::task::House::Plaza));
        servants::charge(table, me, amount, Keep::Nothing, out);
    } else {
        intrigue::forward(table, me, amount, out);
    }
}

/// Node 15: the card is shown, so that its value can be checked.
pub(crate) fn spend_card(state: &mut State, me: Seat, card: Card, out: &mut impl Hear<Event>) {
    let hand = &mut state.hands[me];
    hand.cards.take(card);
    hand.discard.add(card);
    let known = &mut state.table.players[me].known;
    known.leaves_hand(card);
    known.discard.add(card);
    known.settle(hand.cards.len(), hand.discard.len());
    let who = state.table.who(me);
    out.hear(|| Event::CardSpent { who, card });
    jade::gain(&mut state.table, me, out);
}

/// Node 16: face down.
pub(crate) fn recover(state: &mut State, me: Seat, card: Card, out: &mut impl Hear<Event>) {
    let hand = &mut state.hands[me];
    hand.discard.take(card);
    hand.cards.add(card);
    state.table.players[me].known.recovers(hand.cards.len(), hand.discard.len());
    let who = state.table.who(me);
    out.hear(|| Event::CardRecovered { who, card: Veiled::new(me, card) });
}

/// GG-TRV-7: into a free slot.
pub(crate) fn store(table: &mut Table, me: Seat, token: Token) {
    table.players[me].slots.push(token);
}
