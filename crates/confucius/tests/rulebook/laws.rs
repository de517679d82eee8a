//! The laws of every game for every option set, and the invariants of section 11 that need two positions.

use confucius::piece::{Gift, Ministry, Named};
use confucius::table::{Phase, Table};
use confucius::{Confucius, Event, Options, State};
use kit::{perft, uniform, watch};
use tabletop::laws::{Closely, Found};
use tabletop::{Dice, Game, Match, Options as _, Purpose, Seed, Viewer, laws};

use crate::busy::Manner;
use crate::leaks::reveals;

pub(crate) fn options(set: &[(&str, &str)]) -> Options {
    kit::options::of::<Confucius>(set)
}

fn options_by(rules: u16, set: &[(&str, &str)]) -> Options {
    tabletop::agreed::<Confucius>(rules, set.iter().copied()).unwrap()
}

/// The games of the rulebook: basic, advanced, and the Admiral variant of both; and the first version of its rules.
fn variants() -> [Options; 5] {
    [
        options(&[]),
        options(&[("advanced-game", "true")]),
        options(&[("admiral-variant", "true")]),
        options(&[("advanced-game", "true"), ("admiral-variant", "true")]),
        options_by(1, &[("advanced-game", "true")]),
    ]
}

/// Every switch by itself in the advanced game, and all of them together.
pub(crate) fn switches() -> Vec<Options> {
    let mut all = options(&[]);
    let mut sets = Vec::new();
    for setting in Options::list() {
        let other = *setting.values.iter().find(|value| **value != setting.default).unwrap();
        sets.push(options(&[("advanced-game", "true"), (setting.key, other)]));
        all.set(setting.key, other).unwrap();
    }
    sets.push(all);
    sets
}

fn obeys_the_laws(seats: usize) {
    for options in variants() {
        (0..200).for_each(|seed| laws::check::<Confucius>(seats, &options, seed));
    }
    for options in switches() {
        (0..40).for_each(|seed| laws::check::<Confucius>(seats, &options, seed));
    }
}

#[test]
fn three_players_obey_the_laws() {
    obeys_the_laws(3);
}

#[test]
fn four_players_obey_the_laws() {
    obeys_the_laws(4);
}

#[test]
fn five_players_obey_the_laws() {
    obeys_the_laws(5);
}

fn every_game(look: impl Fn(&State, &State, &[Event])) {
    for options in variants().into_iter().chain(switches()) {
        for seats in 3..=5 {
            for (manner, games) in [(Manner::Uniform, 5), (Manner::Busy, 8), (Manner::Learned, 4)] {
                let choose = |offers: &[_], pick: &mut _| manner.pick(offers, pick);
                (0..games).for_each(|seed| watch::<Confucius>((seats, &options), seed, choose, &look));
            }
        }
    }
}

#[test]
fn what_was_built_scored_or_resolved_stays() {
    // CF-IV-11, CF-IV-13, CF-IV-18, CF-IV-21
    every_game(|before, after, _| {
        let (old, new) = (&before.table, &after.table);
        assert!(new.wall >= old.wall && new.round >= old.round);
        for (seat, family) in new.families.by_seat() {
            assert!(family.score >= old.families[seat].score, "CF-IV-18: scores never fall");
            assert!(family.armies.supply <= old.families[seat].armies.supply, "CF-ARMY-2");
        }
        for &ministry in Ministry::ALL {
            let (old, new) = (&old.ministries[ministry], &new.ministries[ministry]);
            assert!((old.tiles() - new.tiles()).is_empty(), "CF-IV-21: filled spaces never become empty");
            if old.resolved {
                let mut old = *old;
                old.forget_transfers();
                let mut new = *new;
                new.forget_transfers();
                assert_eq!(old, new, "CF-IV-11: nothing changes in a resolved ministry");
            }
        }
        for (old, new) in old.foreign_lands.iter().zip(&new.foreign_lands) {
            assert!(old.result.is_none() || old == new, "CF-GEN-5");
        }
    });
}

#[test]
fn gifts_are_as_many_as_the_players_can_have() {
    // CF-IV-5, CF-IV-7, CF-IV-19: every gift moves forward only: unavailable, available, active, gone.
    let rank = |table: &Table, seat, gift: Gift| {
        let family = &table.families[seat];
        if family.unavailable.contains(gift) {
            0
        } else if family.available.contains(gift) {
            1
        } else {
            let active = table.families.seats().any(|to| family.given(to) == Some(gift));
            if active { 2 } else { 3 }
        }
    };
    every_game(|before, after, _| {
        let table = &after.table;
        let n = table.families.len();
        let active = table.families.seats().flat_map(|d| table.families.seats().map(move |r| (d, r)));
        assert!(active.filter(|&(d, r)| table.gift(d, r).is_some()).count() <= n * (n - 1), "CF-IV-19");
        for seat in table.families.seats() {
            for &gift in Gift::ALL {
                assert!(rank(&before.table, seat, gift) <= rank(table, seat, gift), "CF-IV-5");
            }
        }
    });
}

/// The potential of section 7.2.
fn potential(state: &State) -> usize {
    let table = &state.table;
    let families = &table.families;
    let cubes: usize = families.iter().map(|family| usize::from(family.cubes)).sum();
    let held: usize = families.iter().map(|family| usize::from(family.rewards)).sum();
    let pairs = families.seats().flat_map(|d| families.seats().map(move |r| (d, r)));
    let gifts = pairs.filter(|&(d, r)| table.gift(d, r).is_some()).count();
    let playing = families.iter().filter(|family| !family.passed).count();
    let untransferred: usize = table
        .unresolved()
        .map(|(_, officials)| usize::from((officials.bribed() - officials.transferred()).len()))
        .sum();
    let extra = if table.options.transfer_requires_gift { 0 } else { untransferred };
    2 * cubes + 2 * (held + usize::from(table.reward_deck)) + gifts + playing + extra
}

#[test]
fn every_turn_brings_the_phase_nearer_to_its_end() {
    // CF-IV-20
    for options in variants().into_iter().chain(switches()) {
        for seats in 3..=5 {
            let mut last: Option<(u8, usize)> = None;
            let busy = |offers: &[_], pick: &mut _| Manner::Busy.pick(offers, pick);
            watch::<Confucius>((seats, &options), 5, busy, |before, _, _| {
                let table = &before.table;
                let at_a_turn = Confucius::decision(table) == Some("turn");
                if !at_a_turn {
                    return;
                }
                let now = potential(before);
                if let Some((round, then)) = last
                    && round == table.round
                {
                    assert!(now < then, "round {round}: {then} to {now}");
                }
                last = Some((table.round, now));
            });
        }
    }
}

#[test]
fn games_end_after_nine_rounds_at_most_and_in_every_way() {
    // CF-END-1
    let (mut by_wall, mut by_candidates, mut by_ministries) = (0, 0, 0);
    let manners = [Manner::Uniform, Manner::Busy, Manner::Learned];
    for (seed, manner) in (0..100).flat_map(|seed| manners.map(|manner| (seed, manner))) {
        let choose = |offers: &[_], pick: &mut _| manner.pick(offers, pick);
        watch::<Confucius>((5, &options(&[("advanced-game", "true")])), seed, choose, |_, after, _| {
            let table = &after.table;
            let (wall, won) = (table.wall == 9, table.candidates.face_up.is_none());
            if table.phase == Phase::Over {
                by_wall += usize::from(wall && !won);
                by_candidates += usize::from(won && !wall);
                by_ministries += usize::from(!wall && !won);
                assert!(table.round <= 9);
            }
        });
    }
    assert!(
        by_wall > 0 && by_candidates > 0 && by_ministries > 0,
        "{by_wall} {by_candidates} {by_ministries}"
    );
}

#[test]
fn a_choice_is_sealed_exactly_when_something_hidden_comes_out() {
    // Section 8: a host may let a player take back what revealed nothing.
    let mut game =
        Match::<Confucius>::new(3, options(&[("advanced-game", "true")]), Seed::nth(11, 3)).unwrap();
    let mut pick = Dice::new(Seed::nth(12, 0)).draw(Purpose::new("seals"), 0);
    while let Some(me) = game.to_act().lowest() {
        let offers = game.offers(me).unwrap();
        let action = uniform(&offers, &mut pick);
        let sealed = game.reveals(me, action);
        let told = game.play(me, action).unwrap();
        let reveals = reveals(told, Viewer::Seat(me));
        // The last official or candidate is known before it comes, so not all that comes out is sealed.
        assert!(!sealed || reveals, "`{action}` at ply {}", game.ply());
        let draws =
            told.iter().any(|event| matches!(event, Event::Drew { seat, cards: 1.., .. } if *seat == me));
        assert!(sealed || !draws, "`{action}` draws");
    }
}

/// Looks at whole games for what they reveal.
fn reveals_of(games: u64, closely: Closely) -> Found {
    let sets = variants().into_iter().chain(switches());
    let tables = sets.flat_map(|set| (3..=5).map(move |seats| (seats, set)));
    let manners = [Manner::Uniform, Manner::Busy, Manner::Learned]
        .map(|manner| move |offers: &[_], pick: &mut _| manner.pick(offers, pick));
    kit::reveals::found::<Confucius, _>(tables, &manners, (games, closely))
}

#[test]
fn whatever_comes_to_light_is_said_to() {
    // Whoever has counted every card can know some of what he draws, or of what the others have laid.
    let found = reveals_of(2, Closely::GLANCE);
    assert!(found.sealed > 10_000 && found.needless * 100 < found.sealed, "{found}");
}

#[test]
#[ignore = "takes minutes: every choice in a thousand worlds"]
fn whatever_comes_to_light_is_said_to_in_a_thousand_worlds() {
    let found = reveals_of(1, Closely::STARE);
    assert!(found.needless * 100 < found.sealed, "{found}");
}

#[test]
fn perft_has_not_changed() {
    // At the start, and in the middle of a game, where gifts, students and petitions are. Nothing of the corrections
    // comes up there, so the versions have the same numbers.
    for rules in 1..=Confucius::RULES {
        perft_by(rules);
    }
}

fn perft_by(rules: u16) {
    let advanced = options_by(rules, &[("advanced-game", "true")]);
    let start = perft::at_start::<Confucius>(rules, 5);
    let all = start + &perft::in_a_game::<Confucius>(&advanced, (60, 4), uniform);
    expect_test::expect![[r#"
        3 players: [8, 40, 183, 920, 4516]
        4 players: [8, 41, 193, 989, 4977]
        5 players: [8, 42, 203, 1060, 5438]
        ply 60, turn: [9, 27, 114, 401]
        ply 120, give: [3, 9, 20, 47]
        ply 180, turn: [11, 40, 147, 509]
        ply 240, turn: [7, 25, 60, 108]
    "#]]
    .assert_eq(&all);
}
