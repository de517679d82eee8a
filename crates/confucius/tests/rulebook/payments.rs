//! Payments (CF-PAY-2, CF-PAY-3, CF-PAY-6): every one offered is legal, every legal one can be reached, none twice.

use std::collections::BTreeSet;

use confucius::card::{Card, Cards, Currency};
use confucius::data::data;
use confucius::options::PaymentMode;
use confucius::pending::{Pending, Price, Source, Target};
use confucius::task::Question;
use confucius::{Action, Confucius, Options, State};
use proptest::prelude::{ProptestConfig, any, prop_assert, prop_assert_eq, prop_assume, proptest};
use tabletop::{Agenda, Deaf, Dice, Game, Seat, Seed, Viewer};

const ME: Seat = Seat::new(0);

/// Somebody with this hand must pay this price.
fn paying(hand: Cards, price: Price, mode: PaymentMode) -> State {
    let options = Options { payment_mode: mode, ..Options::default() };
    let mut state = Confucius::setup(3, &options, Dice::new(Seed::nth(1, 1)));
    state.hands[ME].cards = hand;
    state.table.acting = ME;
    state.table.agenda = Agenda::default();
    state.table.agenda.ask(Question::Pay);
    state.table.pending = Some(Pending {
        source: Source::Cubes,
        reward: None,
        action: None,
        target: Target::None,
        price: Some(price),
        voyages: 0,
    });
    state
}

fn offers(state: &State) -> Vec<Action> {
    let mut offers = Vec::new();
    state.legal(ME, &mut offers);
    offers
}

fn counts(cards: Cards) -> [u8; 3] {
    [Card::C1, Card::C2, Card::C3].map(|card| cards.count(card))
}

/// The payments among these offers.
fn paid(offers: &[Action]) -> Vec<[u8; 3]> {
    offers
        .iter()
        .filter_map(|action| if let Action::Pay(cards) = action { Some(counts(*cards)) } else { None })
        .collect()
}

/// CF-PAY-2, word for word.
fn legal(hand: Cards, price: Price) -> BTreeSet<[u8; 3]> {
    let values = data().deck.values(price.currency);
    let worth = |[a, b, c]: [u8; 3]| a * values[0] + b * values[1] + c * values[2];
    let [n1, n2, n3] = counts(hand);
    let all = (0..=n1).flat_map(|a| (0..=n2).flat_map(move |b| (0..=n3).map(move |c| [a, b, c])));
    all.filter(|&cards| worth(cards) >= price.cost).collect()
}

/// CF-PAY-6: legal, but not without any of its cards.
fn is_minimal(legal: &BTreeSet<[u8; 3]>, cards: [u8; 3]) -> bool {
    (0..3).filter(|&idx| cards[idx] > 0).all(|idx| {
        let mut fewer = cards;
        fewer[idx] -= 1;
        !legal.contains(&fewer)
    })
}

fn check(hand: Cards, price: Price) {
    let legal = legal(hand, price);
    let minimal: BTreeSet<[u8; 3]> =
        legal.iter().copied().filter(|&cards| is_minimal(&legal, cards)).collect();
    let state = paying(hand, price, PaymentMode::Minimal);
    let first = offers(&state);
    let offered = paid(&first);
    assert_eq!(offered.iter().copied().collect::<BTreeSet<_>>(), minimal, "{hand} {price:?}");
    assert_eq!(offered.len(), minimal.len(), "none twice");
    let most = if price.cost <= 10 { 17 } else { 30 };
    assert!(offered.len() <= most, "{hand} {price:?}: {}", offered.len());
    // A single sparing payment goes without saying; of several, or with more to spend, nobody knows better.
    let only = (offered.len() == 1).then(|| first[0]);
    assert_eq!(Confucius::habit(&state.view(Viewer::Seat(ME)), ME), only, "{hand} {price:?}");
    let mut reached: Vec<[u8; 3]> = offered;
    if first.contains(&Action::Overpay) {
        let mut asked_again = state;
        Confucius::apply(&mut asked_again, ME, Action::Overpay, &mut Deaf);
        let rest = paid(&offers(&asked_again));
        assert!(!rest.is_empty(), "`overpay` leads somewhere");
        reached.extend(rest);
    }
    assert_eq!(reached.len(), legal.len(), "{hand} {price:?}: all, none twice");
    assert_eq!(reached.into_iter().collect::<BTreeSet<_>>(), legal);
    let all = offers(&paying(hand, price, PaymentMode::All));
    assert_eq!(all.len(), legal.len());
    assert_eq!(paid(&all).into_iter().collect::<BTreeSet<_>>(), legal);
}

#[test]
fn every_small_hand_pays_every_price_in_every_way() {
    for hand in Cards::new(4, 4, 4).parts() {
        for cost in 1..=12 {
            for currency in [Currency::Coins, Currency::Licences] {
                if hand.worth(currency) >= cost {
                    check(hand, Price { cost, currency });
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_hand_pays_any_price_in_every_way(
        c1 in 0_u8..=12, c2 in 0_u8..=12, c3 in 0_u8..=12, cost in 1_u8..=15, coins in any::<bool>()
    ) {
        let hand = Cards::new(c1, c2, c3);
        let price = if coins { Price::coins(cost) } else { Price::licences(cost) };
        prop_assume!(hand.worth(price.currency) >= cost);
        check(hand, price);
    }

    #[test]
    fn what_is_not_offered_is_not_enough(
        c1 in 0_u8..=9, c2 in 0_u8..=9, c3 in 0_u8..=9, cost in 1_u8..=15
    ) {
        let hand = Cards::new(c1, c2, c3);
        prop_assume!(hand.worth(Currency::Coins) >= cost);
        let offered = paid(&offers(&paying(hand, Price::coins(cost), PaymentMode::All)));
        for cards in hand.parts() {
            prop_assert_eq!(offered.contains(&counts(cards)), cards.worth(Currency::Coins) >= cost);
        }
        prop_assert!(!offered.contains(&[0, 0, 0]), "CF-PAY-8");
    }
}
