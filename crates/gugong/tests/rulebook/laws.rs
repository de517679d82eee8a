//! The laws of every game for every variant, and the invariants of section 11 that need two positions.

use gugong::card::Card;
use gugong::piece::Named;
use gugong::table::Phase;
use gugong::{Event, Gugong, Merit, Options, State};
use kit::perft;
use tabletop::laws::{Closely, Found};
use tabletop::{Catalogued, Game, Match, Seed, Tell as _, Viewer, laws};

use crate::manner::{MANNERS, Manner};

pub(crate) fn options(set: &[(&str, &str)]) -> Options {
    kit::options::of::<Gugong>(set)
}

/// Every agreement of the manifest, and what else meets: alone another pair of hands, else the expert set-up without
/// special tokens.
pub(crate) fn variants(seats: usize) -> Vec<Options> {
    let more: &[_] = if seats == 1 {
        &[("solo-sets", "p2-p3"), ("solo-focus", "wall")]
    } else {
        &[("expert-setup", "on")]
    };
    Gugong::MANIFEST.agreements.iter().copied().chain([more]).map(options).collect()
}

fn obeys_the_laws(seats: usize) {
    for options in variants(seats) {
        (0..200).for_each(|seed| laws::check::<Gugong>(seats, &options, seed));
    }
}

#[test]
fn one_player_obeys_the_laws() {
    obeys_the_laws(1);
}

#[test]
fn two_players_obey_the_laws() {
    obeys_the_laws(2);
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

/// Plays a game in this manner and shows every position with the next and what was told between them.
pub(crate) fn watch(
    seats: usize,
    options: &Options,
    (manner, seed): (Manner, u64),
    look: impl FnMut(&State, &State, &[Event]),
) {
    let choose = |offers: &[_], pick: &mut _| manner.pick(offers, pick);
    kit::watch::<Gugong>((seats, options), seed, choose, look);
}

pub(crate) fn every_game(mut look: impl FnMut(&State, &State, &[Event])) {
    for seats in 1..=5 {
        for options in variants(seats) {
            for manner in MANNERS {
                (0..12).for_each(|seed| watch(seats, &options, (manner, seed), &mut look));
            }
        }
    }
}

#[test]
fn what_is_placed_for_good_stays() {
    // Invariants 11, 13 and 16; GG-DEC-3, GG-CAN-8, GG-JAD-3, GG-SRV-1
    every_game(|before, after, told| {
        let (old, new) = (&before.table, &after.table);
        assert_eq!(old.houses & new.houses, new.houses, "jade in houses never increases");
        assert!(new.round >= old.round && new.arrived >= old.arrived);
        for (seat, own) in new.players.by_seat() {
            let was = &old.players[seat];
            assert!(own.jade >= was.jade && own.envoy >= was.envoy && own.decrees.len() >= was.decrees.len());
            assert!(own.cells.total() >= was.cells.total());
            let levied = told.iter().any(|event| matches!(event, Event::Levied { .. }));
            assert!(own.vp >= was.vp || levied, "only a levy takes points (GG-GEN-6)");
        }
    });
}

#[test]
fn points_come_from_what_is_told() {
    // Invariant 16: what is told adds up.
    let mut levies = 0;
    every_game(|before, after, told| {
        for (seat, own) in after.table.players.by_seat() {
            let who = after.table.who(seat);
            let (mut vp, mut lost) = (i32::from(before.table.players[seat].vp), 0);
            for event in told {
                if let Event::Scored { who: by, vp: won, .. } = event
                    && *by == who
                {
                    vp += i32::from(*won);
                }
                if let Event::Levied { payer, .. } = event
                    && *payer == who
                {
                    lost += 1;
                }
            }
            levies += lost;
            let range = (vp - lost).max(0)..=vp;
            assert!(range.contains(&own.vp.into()), "{} is not in {range:?}", own.vp);
        }
    });
    assert!(levies > 10, "{levies}");
}

#[test]
#[expect(clippy::wildcard_enum_match_arm, reason = "everything else belongs to the wall")]
fn the_end_is_told_source_by_source_and_in_each_seat_by_seat() {
    // GG-END-1 to GG-END-7: the wall, who is left out, decrees, arrival, jade, the winner.
    let rank = |event: &Event| match event {
        Event::EndBegan => 0,
        Event::LeftOut { .. } => 2,
        Event::Scored { merit: Merit::FinalDecree(_), .. } => 3,
        Event::Scored { merit: Merit::Arrival, .. } => 4,
        Event::Scored { merit: Merit::Jade, .. } => 5,
        Event::Won { .. } | Event::NobodyWon => 6,
        _ => 1,
    };
    let mut seen = [0_usize; 7];
    every_game(|_, after, told| {
        let Some(start) = told.iter().position(|event| matches!(event, Event::EndBegan)) else { return };
        let end = &told[start..];
        let seat = |event: &Event| event.tell(Viewer::Spectator).whom().map_or(usize::MAX, |seat| seat.idx());
        let order: Vec<(i32, usize)> =
            end.iter().map(|event| (rank(event), if rank(event) < 2 { 0 } else { seat(event) })).collect();
        assert!(order.is_sorted(), "{order:?}");
        order.iter().for_each(|&(rank, _)| seen[usize::try_from(rank).unwrap()] += 1);
        assert_eq!(order.iter().filter(|(rank, _)| *rank == 6).count(), 1, "one result");
        assert!(after.table.players.iter().all(|own| own.points == Some(if own.out { 0 } else { own.vp })));
    });
    assert!(seen.iter().all(|&times| times > 5), "{seen:?}");
}

#[test]
#[expect(clippy::wildcard_enum_match_arm, reason = "everything else is no source of its own")]
fn every_source_of_the_end_is_one_moment() {
    for (seats, seed) in (1..=5).flat_map(|seats| (0..6).map(move |seed| (seats, seed))) {
        let mut game = Match::<Gugong>::new(seats, Options::default(), Seed::nth(41, seed)).unwrap();
        while let Some(me) = game.to_act().lowest() {
            let offers = game.offers(me).unwrap();
            game.play(me, offers[(game.ply() * 7 + usize::try_from(seed).unwrap()) % offers.len()]).unwrap();
        }
        let last = game.moments(game.ply() - 1);
        let start = last.iter().position(|moment| matches!(moment.told()[..], [Event::EndBegan])).unwrap();
        let merit = |event: &Event| match event {
            Event::Scored { merit: Merit::FinalDecree(_), .. } => Some("decrees"),
            Event::Scored { merit: Merit::Arrival, .. } => Some("arrival"),
            Event::Scored { merit: Merit::Jade, .. } => Some("jade"),
            _ => None,
        };
        let mut sources = Vec::new();
        for moment in &last[start..] {
            let of: Vec<_> = moment.told().iter().map(merit).collect();
            if let Some(Some(source)) = of.first() {
                assert!(of.iter().all(|own| own == &Some(*source)), "{:?}", moment.told());
                sources.push(*source);
            }
            let table = moment.view(Viewer::Spectator).table;
            let is_told =
                |points: Option<u16>, vp: u16, out: bool| points.is_none_or(|points| out || points == vp);
            assert!(
                table.players.iter().all(|own| is_told(own.points, own.vp, own.out)),
                "points are there when told"
            );
        }
        let all: Vec<_> =
            ["decrees", "arrival", "jade"].into_iter().filter(|own| sources.contains(own)).collect();
        assert_eq!(sources, all, "each once, in this order");
        assert!(matches!(last.last().unwrap().told(), [Event::Won { .. } | Event::NobodyWon]));
    }
}

#[test]
fn a_round_is_morning_day_and_night() {
    // Invariant 15, GG-NIG-6, GG-DAY-1, GG-MOR-7, GG-MOR-8, GG-SET-13
    every_game(|before, after, _| {
        let (old, new) = (before.table.phase, after.table.phase);
        let rank = |phase: Phase| phase as u8;
        let same_round = before.table.round == after.table.round;
        let goes_on = rank(new) >= rank(old) || (new == Phase::Morning && old != Phase::End);
        assert!(goes_on || !same_round, "{old:?} to {new:?}");
        if new == Phase::Day && old != Phase::Day {
            assert!(after.hands.iter().all(|hand| hand.discard.is_empty()));
        }
    });
}

#[test]
fn the_wall_never_stays_complete() {
    // GG-WAL-11, GG-WAL-12, GG-WAL-13
    let mut completed = 0;
    every_game(|_, after, told| {
        completed += told.iter().filter(|event| matches!(event, Event::WallCompleted { .. })).count();
        if after.table.agenda.is_empty() || Gugong::decision(&after.table) == Some("offer-card") {
            assert!(after.table.on_wall() < after.table.threshold());
        }
    });
    assert!(completed > 300, "{completed}");
}

#[test]
fn the_same_seed_and_choices_are_the_same_game() {
    // Invariant 17
    let play = || {
        let mut all = Vec::new();
        watch(3, &options(&[("special-tokens", "on")]), (Manner::Courtier, 5), |_, after, told| {
            all.push((*after, format!("{told:?}")));
        });
        all
    };
    let (one, other) = (play(), play());
    assert!(one.len() > 100);
    assert!(one.iter().zip(&other).all(|(a, b)| a.0 == b.0 && a.1 == b.1));
}

#[test]
fn exactly_the_values_of_the_dice_are_rolled() {
    // GG-SET-4, GG-MOR-3
    let mut seen = [[false; 10]; 3];
    every_game(|_, after, _| {
        for (die, &face) in after.table.dice.iter().enumerate() {
            seen[die][usize::from(face)] = true;
            assert!(Card::VALUES.contains(&face));
        }
    });
    for (die, faces) in gugong::data::Printed::built_in().dice.iter().enumerate() {
        (1..10_u8).for_each(|face| assert_eq!(seen[die][usize::from(face)], faces.contains(&face)));
    }
    assert_eq!(gugong::piece::Area::ALL.len(), 7);
}

/// Looks at whole games for what they reveal.
fn reveals_of(games: u64, closely: Closely) -> Found {
    let tables = (1..=5).flat_map(|seats| variants(seats).into_iter().map(move |set| (seats, set)));
    let manners = MANNERS.map(|manner| move |offers: &[_], pick: &mut _| manner.pick(offers, pick));
    kit::reveals::found::<Gugong, _>(tables, &manners, (games, closely))
}

#[test]
fn whatever_comes_to_light_is_said_to() {
    let found = reveals_of(3, Closely::GLANCE);
    assert!(found.sealed > 1_000 && found.needless == 0, "{found}");
}

#[test]
#[ignore = "takes minutes: every choice in a thousand worlds"]
fn whatever_comes_to_light_is_said_to_in_a_thousand_worlds() {
    let found = reveals_of(1, Closely::STARE);
    assert_eq!(found.needless, 0, "{found}");
}

#[test]
fn perft_has_not_changed() {
    // At the start, and in the middle of a game, where special tokens, decrees and junks are.
    let special = options(&[("special-tokens", "on")]);
    let build = |offers: &[_], pick: &mut _| Manner::Builder.pick(offers, pick);
    let all = perft::at_start::<Gugong>(1, 5) + &perft::in_a_game::<Gugong>(&special, (60, 4), build);
    expect_test::expect![[r#"
        1 players: [4, 28, 89, 268, 1273]
        2 players: [4, 28, 89, 299, 1547]
        3 players: [4, 28, 89, 299, 1547]
        4 players: [4, 28, 89, 313, 1635]
        5 players: [4, 28, 89, 313, 1635]
        ply 60, offer-discard: [1, 2, 4, 12]
        ply 120, offer-area: [7, 21, 51, 195]
        ply 180, area-act: [2, 4, 28, 92]
        ply 240, offer-card: [4, 28, 82, 263]
        ply 300, offer-pay: [2, 2, 9, 14]
    "#]]
    .assert_eq(&all);
}
