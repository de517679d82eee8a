//! The laws of every game for every option set, and the invariants of section 11 that need two positions.

use dragon::options::SuperEventOption;
use dragon::piece::{EventTile, SuperEvent};
use dragon::table::{Phase, Table};
use dragon::{Dragon, Event, Options, Source, State};
use kit::options::of as options;
use kit::{perft, uniform, watch};
use tabletop::laws::{Closely, Found};
use tabletop::{Catalogued, Dice, Game, Match, Purpose, Seed, laws};

/// Every agreement of the manifest, and what else meets.
fn option_sets() -> Vec<Options> {
    let row = "drought-tribute-festival-contagion-mongols-drought-tribute-festival-contagion-mongols";
    let more: [&[(&str, &str)]; 5] = [
        &[("edition", "2017")],
        &[("edition", "2017"), ("supply-model", "printed"), ("great-wall", "on")],
        &[("event-row", row), ("first-seat", "1")],
        &[("great-wall", "on"), ("supply-model", "printed"), ("super-event", "random")],
        &[("great-wall", "on"), ("super-event", "solar-eclipse"), ("event-row", row)],
    ];
    let agreements = Dragon::MANIFEST.agreements.iter().copied();
    agreements.chain(more).map(options::<Dragon>).collect()
}

fn obeys_the_laws(seats: usize) {
    for options in option_sets() {
        (0..200).for_each(|seed| laws::check::<Dragon>(seats, &options, seed));
    }
}

#[test]
fn few_players_obey_the_laws() {
    for players in [2, 3] {
        obeys_the_laws(players);
    }
}

#[test]
fn many_players_obey_the_laws() {
    for players in [4, 5] {
        obeys_the_laws(players);
    }
}

fn every_game(look: impl Fn(&State, &State, &[Event])) {
    for options in option_sets() {
        for seats in 2..=5 {
            (0..10).for_each(|seed| watch::<Dragon>((seats, &options), seed, uniform, &look));
        }
    }
}

#[test]
fn points_and_markers_only_move_forward() {
    // YD-INV-5, YD-NEG-3, YD-TRK-7
    every_game(|before, after, _| {
        let reset = after.table.super_event == Some(SuperEvent::VolcanicEruption);
        for (seat, court) in after.table.courts.by_seat() {
            assert!(court.vp >= before.table.courts[seat].vp);
            assert!(reset || court.space >= before.table.courts[seat].space);
        }
        assert!((0..15).all(|kind| after.table.display[kind] <= before.table.display[kind]), "YD-INV-1");
    });
}

#[test]
fn a_month_scores_palaces_ladies_and_privileges() {
    // YD-INV-11
    every_game(|_, after, told| {
        let month_ends = told.iter().filter(|event| matches!(event, Event::MonthScored { .. })).count();
        assert!(month_ends == 0 || month_ends == after.table.courts.len());
    });
}

#[test]
fn a_festival_rewards_only_those_with_fireworks() {
    // YD-INV-12
    every_game(|before, _, told| {
        let scored = |vp| {
            let festival = |event: &&Event| matches!(event, Event::Scored { source: Source::Festival, vp: n, .. } if *n == vp);
            told.iter().filter(festival).count()
        };
        let came = told
            .iter()
            .filter(|event| matches!(event, Event::EventCame { event: EventTile::Festival }))
            .count();
        if came == 1 {
            let anybody = before.table.courts.iter().any(|court| court.fireworks > 0);
            // The choice that leads to the festival brings fireworks itself only in month 12, when nobody hires.
            assert!(scored(6) > 0 || !anybody);
            assert!(scored(6) + scored(3) <= before.table.courts.len());
        }
    });
}

#[test]
fn droughts_and_tributes_take_people_only_from_those_who_cannot_pay() {
    // YD-INV-13, YD-INV-14
    every_game(|_, after, told| {
        let table = &after.table;
        if table.phase != Phase::Event || !told.iter().any(|event| matches!(event, Event::EventCame { .. })) {
            return;
        }
        for (seat, court) in table.courts.by_seat() {
            let owes = table.turn.owed[seat.idx()] > 0;
            assert!(!owes || table.event() != EventTile::Tribute || court.yuan == 0);
            assert!(!owes || table.event() != EventTile::Drought || court.rice == 0);
        }
    });
}

#[test]
fn an_empty_palace_decays_once_a_month() {
    // YD-INV-15
    every_game(|_, after, told| {
        let scored = told.iter().any(|event| matches!(event, Event::MonthScored { .. }));
        let empty_new_palaces = |table: &Table| {
            table
                .courts
                .iter()
                .flat_map(|court| court.palaces)
                .filter(|palace| palace.persons.is_empty())
                .any(|p| p.floors == 3)
        };
        assert!(
            !scored || !empty_new_palaces(&after.table),
            "an empty palace has at most two floors after decay"
        );
    });
}

#[test]
fn a_year_has_twelve_scorings_and_eleven_hirings() {
    // YD-INV-16
    for options in option_sets() {
        for seats in 2..=5 {
            let (mut scorings, mut cards) = (0, 0);
            watch::<Dragon>((seats, &options), 3, uniform, |before, _, told| {
                scorings += told.iter().filter(|event| matches!(event, Event::MonthScored { .. })).count();
                cards += usize::from(Dragon::decision(&before.table) == Some("pcard"));
            });
            assert_eq!(scorings, 12 * seats);
            let hirings: &[usize] = match options.super_event {
                SuperEventOption::Fixed(SuperEvent::Tornado) => &[9],
                SuperEventOption::Random => &[9, 11],
                SuperEventOption::Off | SuperEventOption::Fixed(_) => &[11],
            };
            assert!(hirings.iter().any(|hirings| cards == hirings * seats), "{cards} cards of {seats}");
        }
    }
}

#[test]
fn a_choice_is_sealed_exactly_when_it_leads_to_a_deal() {
    // Section 9: after setup nothing is left to chance but the action cards.
    for seats in 2..=5 {
        let mut game = Match::<Dragon>::new(seats, Options::default(), Seed::nth(11, seats as u64)).unwrap();
        let mut pick = Dice::new(Seed::nth(12, 0)).draw(Purpose::new("seals"), 0);
        while let Some(me) = game.to_act().lowest() {
            let offers = game.offers(me).unwrap();
            let action = uniform(&offers, &mut pick);
            let sealed = game.reveals(me, action);
            let dealt =
                game.play(me, action).unwrap().iter().any(|event| matches!(event, Event::GroupDealt { .. }));
            assert_eq!(sealed, dealt, "`{action}` at ply {}", game.ply());
        }
    }
}

/// Looks at whole games for what they reveal.
fn reveals(games: u64, closely: Closely) -> Found {
    let tables = option_sets().into_iter().flat_map(|set| (2..=5).map(move |seats| (seats, set.clone())));
    kit::reveals::found::<Dragon, _>(tables, &[uniform], (games, closely))
}

#[test]
fn whatever_comes_to_light_is_said_to() {
    // Section 9: no deal can be foretold.
    let found = reveals(3, Closely::GLANCE);
    assert!(found.sealed > 1_000 && found.needless == 0, "{found}");
}

#[test]
#[ignore = "takes minutes: every choice in a thousand worlds"]
fn whatever_comes_to_light_is_said_to_in_a_thousand_worlds() {
    let found = reveals(1, Closely::STARE);
    assert_eq!(found.needless, 0, "{found}");
}

#[test]
fn perft_has_not_changed() {
    // At the start, and in the middle of a golden game, where events, full palaces and empty purses are.
    let record = include_str!("../games/great-wall-printed-4.game");
    let all = perft::at_start::<Dragon>(1, 7) + &perft::in_a_record::<Dragon>(record, (40, 5));
    expect_test::expect![[r#"
        2 players: [9, 72, 144, 1296, 10080, 20160, 60480]
        3 players: [9, 72, 144, 1296, 10080, 20160, 181440]
        4 players: [9, 72, 144, 1296, 10080, 20160, 181440]
        5 players: [9, 72, 144, 1296, 10080, 20160, 181440]
        ply 40, group: [5, 18, 90, 251, 710]
        ply 80, wall-rel: [3, 15, 39, 141, 435]
        ply 120, tile: [2, 4, 24, 86, 172]
        ply 160, group: [5, 12, 41, 121, 331]
        ply 200, full: [1, 4, 20, 20, 100]
        ply 240, pcard: [2, 15, 15, 30, 59]
    "#]]
    .assert_eq(&all);
}
