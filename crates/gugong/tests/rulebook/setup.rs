//! Setup (section 5).

use std::collections::BTreeSet;

use gugong::piece::{Area, Named, Token};
use gugong::{Gugong, Options, State};
use tabletop::{Dice, Game, Seat, Seed};

use crate::laws::options;

fn start(seats: usize, seed: u64) -> State {
    Gugong::setup(seats, &Options::default(), Dice::new(Seed::nth(seed, 3)))
}

#[test]
fn everything_is_where_the_rules_put_it() {
    // GG-SET-1, GG-SET-3, GG-SET-6, GG-SET-8, GG-SET-10, GG-SET-12, GG-SET-13
    for seats in 2..=5 {
        let state = start(seats, 1);
        let table = &state.table;
        assert_eq!(table.side.code(), if seats <= 3 { "s" } else { "l" });
        assert_eq!(table.threshold(), [4, 5, 6, 7][seats - 2]);
        assert_eq!((table.round, table.next_first, Gugong::decision(table)), (1, None, Some("offer-card")));
        let houses: Vec<u8> = table.open_houses().collect();
        assert_eq!(houses, if seats <= 3 { vec![3, 3, 4, 4] } else { vec![3, 3, 3, 4, 4, 4] });
        for own in table.players.iter() {
            assert_eq!((own.pool, own.supply, own.pair.code(), own.junks), (6, 6, "locked", 3));
            assert_eq!((own.vp, own.envoy, own.jade, own.cells.total(), own.slots.len()), (0, 0, 0, 0, 0));
            assert_eq!(own.traveller, None);
        }
    }
}

#[test]
fn the_first_player_is_drawn_and_hands_follow_the_turn_order() {
    // GG-SET-2, GG-SET-7, GG-SET-9
    let mut firsts = BTreeSet::new();
    for seed in 0..40 {
        let state = start(5, seed);
        let (table, first) = (&state.table, state.table.first);
        firsts.insert(first);
        assert_eq!(table.turn, Some(first));
        let hand = |seat: Seat| state.hands[seat].cards.iter().map(|c| c.to_string()).collect::<Vec<_>>();
        assert_eq!(hand(first), ["3/s2", "4/int", "6/wall", "8/none"]);
        assert_eq!(hand(first.clockwise(4, 5)), ["1/dec", "5/pal", "7/s1", "9/none"]);
        let stack: Vec<Seat> = table.ranks.iter().copied().collect();
        let clockwise: Vec<Seat> = (0..5).map(|steps| first.clockwise(steps, 5)).collect();
        assert_eq!(stack, clockwise, "the first player's marker is at the bottom");
        let mut values: Vec<u8> = table.gifts.iter().map(|(_, card)| card.value).collect();
        values.sort_unstable();
        assert_eq!(values, [1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(table.deck, 11);
    }
    assert_eq!(firsts.len(), 5);
}

#[test]
fn every_city_has_a_token() {
    // GG-SET-5, GG-TOK-9
    let rest = |seats: usize, set: &[(&str, &str)]| {
        let state = Gugong::setup(seats, &options(set), Dice::new(Seed::nth(1, 1)));
        assert_eq!(state.table.tokens, state.table.board().cities);
        state.table.token_pile.len()
    };
    assert_eq!((rest(3, &[]), rest(4, &[])), (32 - 14, 32 - 20));
    assert_eq!(rest(4, &[("special-tokens", "on")]), 38 - 20);
    assert_eq!(rest(2, &[("token-counts", "b")]), 26 - 14);
    assert_eq!(rest(5, &[("token-counts", "b"), ("special-tokens", "on")]), 32 - 20);
    let plain = start(2, 1);
    assert!(
        [Token::St1, Token::St2, Token::St3].iter().all(|&token| plain.table.token_pile.count(token) == 0)
    );
}

#[test]
fn two_decrees_of_each_level() {
    // GG-SET-11
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let state = start(2, seed);
        let printed = state.table.printed();
        let levels: Vec<u8> =
            state.table.decrees.iter().map(|enacted| printed.decree(enacted.decree).level).collect();
        assert_eq!(levels, [1, 1, 2, 2, 3, 3]);
        let ids: BTreeSet<&str> = state.table.decrees.iter().map(|enacted| enacted.decree.code()).collect();
        assert_eq!(ids.len(), 6);
        seen.extend(ids);
    }
    assert_eq!(seen.len(), 15);
    assert_eq!(Area::ALL.len(), 7);
}
