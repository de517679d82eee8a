//! What would be, asked of the rules.

use gugong::piece::Area;
use gugong::table::Pile;

use crate::scene::{Scene, harbour, seat};

#[test]
fn the_exchange_matrix_says_what_offering_would_ask() {
    // Every cell is what the rules then do.
    let mut cells = 0;
    crate::laws::every_game(|before, _, _| {
        use tabletop::Game;
        if gugong::Gugong::decision(&before.table) != Some("offer-card") {
            return;
        }
        let me = before.to_act().lowest().unwrap();
        for (card, row) in before.table.matrix(&before.hands[me], me) {
            for (area, terms) in row.iter() {
                cells += 1;
                if cells % 13 != 0 {
                    continue;
                }
                let mut state = *before;
                let apply = |state: &mut gugong::State, action| {
                    gugong::Gugong::apply(state, me, action, &mut tabletop::Deaf);
                };
                apply(&mut state, gugong::Action::Offer(card));
                apply(&mut state, gugong::Action::GiveTo(area));
                let asks = gugong::Gugong::decision(&state.table) == Some("offer-pay");
                assert_eq!(asks, !terms.is_free);
                if asks {
                    let mut offers = Vec::new();
                    state.legal(me, &mut offers);
                    assert_eq!(offers.contains(&gugong::Action::PayServants), terms.by_servants);
                    assert_eq!(offers.contains(&gugong::Action::Discard), terms.by_card);
                    let bound =
                        offers.iter().filter(|offer| matches!(offer, gugong::Action::Exchange(..))).count();
                    assert_eq!(offers.len() - bound == 1, terms.is_swap_only());
                }
                assert_eq!(terms.received, before.table.gifts[area]);
            }
        }
    });
    assert!(cells > 10_000);
}

#[test]
fn tomorrows_hand() {
    let s = Scene::new("dice 3 3 6\nX hand 6/wall discard 3/s2,8/none\nY");
    let tomorrow = s.state.table.tomorrow(&s.state.hands[seat('X')]);
    let told: Vec<(String, Pile, u8)> =
        tomorrow.iter().map(|own| (own.card.to_string(), own.pile, own.matches)).collect();
    assert_eq!(
        told,
        [
            ("3/s2".into(), Pile::Discard, 2),
            ("8/none".into(), Pile::Discard, 0),
            ("6/wall".into(), Pile::Hand, 1)
        ]
    );
    let three = gugong::card::Card::named("3/s2").unwrap();
    assert_eq!(s.state.table.matching_dice(three), [true, true, false]);
}

#[test]
fn the_audience_countdown() {
    let s = Scene::new("round 4\nX hand 9/none,8/none envoy 3\nY arrived 0");
    let audience = s.state.table.audience(seat('X'), 2).unwrap();
    assert_eq!((audience.steps, audience.turns, audience.nights), (6, 2, 1));
    assert!(!audience.is_impossible());
    assert_eq!(s.state.table.audience(seat('Y'), 1), None);
    let s = Scene::new("round 4\ndo windows\nX envoy 6 slots tt12\nY");
    let audience = s.state.table.audience(seat('X'), 0).unwrap();
    assert_eq!((audience.steps, audience.turns, audience.nights), (3, 0, 0));
    assert!(audience.most < 12);
    // What is called impossible never happens.
    crate::laws::every_game(|before, after, _| {
        for seat in before.hands.seats() {
            if let Some(audience) = before.table.audience(seat, before.hands[seat].cards.len())
                && audience.is_impossible()
            {
                assert!(after.table.players[seat].arrival.is_none(), "{audience:?}");
            }
        }
    });
}

#[test]
fn the_wall_as_it_would_be_scored() {
    let s = Scene::new("intrigue 2:Y 5:X\nX wall 2\nY wall 2\nZ");
    let preview = s.state.table.wall_preview();
    assert_eq!(preview.missing, 1);
    assert_eq!(preview.majority, Some((seat('X'), 2)));
    assert_eq!(preview.tied, [seat('X'), seat('Y')]);
    assert_eq!(preview.bonuses, [seat('Y'), seat('X')]);
    let s = Scene::new("X\nY");
    assert_eq!(s.state.table.wall_preview().majority, None);
}

#[test]
fn prices_and_ways() {
    let s = Scene::new("decrees d2-2:X d2-1:X d1-3:YZ\ncanal a1:Y1 a2:X3 a3:Y1\nX pool 4\nY\nZ");
    let (table, x) = (&s.state.table, seat('X'));
    assert_eq!((table.jade_price(x, 3), table.jade_price(seat('Y'), 3)), (2, 3));
    assert_eq!((table.double_move_price(x), table.double_move_price(seat('Y'))), (1, 2));
    let enacted = table.decrees.iter().find(|own| own.decree == gugong::decree::Decree::D13).unwrap();
    assert_eq!(table.decree_price(x, enacted), 3);
    assert_eq!(table.sails_to(harbour("a2")), Some(harbour("a4")));
    assert_eq!(table.berth(0), Some(harbour("a4")));
    assert_eq!(table.rewards_at(x, harbour("a5")).len(), 3);
    assert_eq!(table.options_of(x, Area::Palace).len(), 2);
    assert_eq!(table.gift_increase(x), 0);
    let s = Scene::new("map m4:tt12 t5:tt12\nX");
    assert_eq!(s.state.table.meng_destination().map(|city| city.to_string()), Some("m4".into()));
}
