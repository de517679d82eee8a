//! Decay, round scoring, the end, and what never happens (sections 6.6.3, 6.7, 6.8 and 6.9).

use dragon::event::Source;
use dragon::{Dragon, Event, Options, State};
use expect_test::expect;
use serde_json::json;
use tabletop::{Dice, Game, Match, Moment, Options as _, Purpose, Seat, Seed, Viewer};

use crate::events::table;
use crate::scene::{Scene, check};

#[test]
fn every_empty_palace_of_everybody_loses_one_floor_to_the_supply() {
    // YD-DEC-1, YD-DEC-2, YD-DEC-3
    let scene = Scene::with(
        &[("supply-model", "printed")],
        "
        month 6 peace | event decay
        stock floors 10
        A @5 | 3[] 1[] 2[] 2[monk/y]
        B @4 | 1[]
        ",
    );
    expect![[r#"
        A @5 | 2[] 2:1[] 3:2[monk/y]
        B @4 |
    "#]]
    .assert_eq(&scene.show());
    assert_eq!(table(&scene)["stock"]["floors"], 14);
}

#[test]
fn palaces_decay_in_every_month_of_the_year() {
    // YD-DEC-1
    for month in 2..=12 {
        let position = format!(
            "month {} peace | month
             A @5 | 3[] | hand
             B @4 | 3[] | hand",
            month - 1
        );
        let mut scene = Scene::new(&position);
        scene.play(&["pass", "pass"]);
        assert_eq!(scene.court('A').palaces[0].floors, 2, "month {month}");
        assert_eq!(scene.court('B').palaces[0].floors, 2, "month {month}");
    }
}

#[test]
fn a_palace_built_or_emptied_this_round_decays_like_any_other() {
    // YD-DEC-2
    let mut scene = Scene::new(
        "
        month 6 mongols | event decay
        groups {build taxes harvest research} {parade fireworks privilege}
        A @5 | 2[craftsman/y craftsman/y] 3[monk/y]
        B @4 | 3[warrior/y] 3[]
        ",
    );
    scene.play(&["choose group 0", "perform build", "build new", "build on 2", "build new", "pass"]);
    scene.play(&["release monk/y from 1"]);
    expect![[r#"
        A @5 | 2[craftsman/y craftsman/y] 2[] 1[]
        B @4 1vp 3yuan | 3[warrior/y] 2[]
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn an_inhabited_palace_never_loses_a_floor() {
    // YD-DEC-4
    check(
        "
        month 6 peace | event decay
        A @5 | 3[monk/y] 2[farmer/y] 1[healer/y]
        B @4 | 3[court-lady/y]
        ",
        &[],
        expect![[r#"
            A @5 | 3[monk/y] 2[farmer/y] 1[healer/y]
            B @4 | 3[court-lady/y]
        "#]],
    );
}

#[test]
fn a_palace_scores_one_point_inhabited_or_not_if_it_outlived_decay() {
    // YD-SCO-1
    check(
        "
        month 1 peace | month
        A @5 10vp 3yuan | 2[monk/y] 2[] 1[] | hand
        B @4 10vp 3yuan | 1[] | hand
        ",
        &["pass", "pass"],
        expect![[r#"
            A @5 12vp 3yuan | 2[monk/y] 1[]
            B @4 10vp 3yuan |
            ? A group
        "#]],
    );
}

#[test]
fn court_ladies_and_privileges_score_their_dragons() {
    // YD-SCO-2, YD-SCO-3
    let points = |court: &str| {
        let position = format!("month 6 peace | scoring\nA @5 {court}\nB @4 | 1[]");
        Scene::new(&position).court('A').vp - 1
    };
    assert_eq!(points("| 3[monk/o]"), 0);
    assert_eq!(points("| 3[court-lady/y court-lady/y court-lady/y]"), 3);
    assert_eq!(points("3small | 3[monk/o]"), 3);
    assert_eq!(points("3large | 3[monk/o]"), 6);
    assert_eq!(points("2small 1large | 3[court-lady/y]"), 5);
}

const ALL: [(&str, &str); 3] = [("great-wall", "on"), ("super-event", "random"), ("supply-model", "printed")];

/// Plays a whole game at random, and shows each choice: before, by whom, after, what was told.
fn play_through(
    seats: usize,
    options: &[(&str, &str)],
    seed: u64,
    mut look: impl FnMut(&State, Seat, &State, &[Event]),
) -> State {
    let mut chosen = Options::default();
    options.iter().for_each(|(key, value)| chosen.set(key, value).expect("an option"));
    let dice = Dice::new(Seed::nth(seed, 0));
    let mut pick = dice.draw(Purpose::new("rulebook: pick"), 0);
    let mut state = Dragon::setup(seats, &chosen, dice);
    let mut offers = Vec::new();
    while let Some(me) = state.to_act().lowest() {
        state.legal(me, &mut offers);
        let action = offers[pick.below(u32::try_from(offers.len()).expect("a short list")) as usize];
        let (before, mut told) = (state, Vec::new());
        Dragon::apply(&mut state, me, action, &mut told);
        look(&before, me, &state, &told);
    }
    state
}

/// Everything optional.
fn everything() -> Options {
    let mut options = Options::default();
    ALL.iter().for_each(|(key, value)| options.set(key, value).expect("an option"));
    options
}

/// Games of every number of players, with and without everything optional.
fn many_games(mut look: impl FnMut(&State, Seat, &State, &[Event])) {
    for seats in 2..=5 {
        for seed in 0..15 {
            play_through(seats, &[], seed, &mut look);
            play_through(seats, &ALL, seed, &mut look);
        }
    }
}

#[test]
fn there_are_twelve_round_scorings() {
    // YD-SCO-4
    for seats in 2..=5 {
        let mut story = Vec::new();
        let state = play_through(seats, &[], 7, |_, _, _, told| story.extend_from_slice(told));
        let mut steps = Vec::new();
        for event in &story {
            if let Event::MonthBegan { month, .. } = event {
                steps.push(usize::from(*month));
            } else if matches!(event, Event::MonthScored { .. }) {
                steps.push(100);
            }
        }
        let mut expected = Vec::new();
        for month in 1..=12 {
            expected.push(month);
            expected.extend(vec![100; seats]);
        }
        assert_eq!(steps, expected);
        assert!(matches!(story.last(), Some(Event::GameEnded { .. })));
        assert!(state.to_act().is_empty());
    }
}

#[test]
#[expect(clippy::wildcard_enum_match_arm, reason = "only what brings points is added up")]
fn the_final_scoring_is_told_source_by_source_and_in_each_seat_by_seat() {
    // YD-END-1
    let sources = [Source::Persons, Source::Monks, Source::Money];
    for (seats, seed) in (2..=5).flat_map(|seats| (0..8).map(move |seed| (seats, seed))) {
        let options = if seed % 2 == 0 { Options::default() } else { everything() };
        let mut game = Match::<Dragon>::new(seats, options, Seed::nth(seed, 0)).expect("so many can play");
        let mut pick = Dice::new(Seed::nth(seed, 0)).draw(Purpose::new("rulebook: pick"), 0);
        while let Some(me) = game.to_act().lowest() {
            let offers = game.offers(me).expect("it is to act");
            let nth = pick.below(u32::try_from(offers.len()).expect("a short list"));
            game.play(me, offers[nth as usize]).expect("it is offered");
        }
        let story = game.story();
        let start =
            story.iter().rposition(|event| matches!(event, Event::MonthScored { .. })).expect("a month");
        let told: Vec<(usize, Seat)> = story[start + 1..story.len() - 1]
            .iter()
            .map(|event| {
                let Event::Scored { seat, source, .. } = *event else { panic!("{event:?} is no scoring") };
                (sources.iter().position(|own| *own == source).expect("a source of the end"), seat)
            })
            .collect();
        assert!(told.is_sorted(), "{told:?}");
        assert!(matches!(story.last(), Some(Event::GameEnded { .. })));
        // One moment for every source, one for the winner; points are there when they are told.
        let last = game.moments(game.ply() - 1);
        let count =
            (0..sources.len()).filter(|&nth| told.iter().any(|&(source, _)| source == nth)).count() + 1;
        let end = &last[last.len() - count..];
        assert!(
            end[..count - 1]
                .iter()
                .all(|moment| moment.told().iter().all(|event| matches!(event, Event::Scored { .. })))
        );
        assert_eq!(end[count - 1].told().len(), 1);
        for (moment, earlier) in end.iter().zip(&last[last.len() - count - 1..]) {
            for seat in Seat::first(seats) {
                let vp = |moment: &Moment<Dragon>| moment.view(Viewer::Spectator).table.courts[seat].vp;
                let scored = moment.told().iter().filter_map(|event| match *event {
                    Event::Scored { seat: whose, vp, .. } if whose == seat => Some(vp),
                    _ => None,
                });
                assert_eq!(vp(moment) - vp(earlier), scored.sum::<u16>());
            }
        }
    }
}

/// The points of A in the final scoring alone.
fn final_points(court: &str) -> u16 {
    let position = format!("month 12 peace | month\nA @5 {court}\nB @4 | | hand");
    let scene = Scene::new(&position);
    assert_eq!(scene.decision(), None);
    scene.court('A').vp
}

#[test]
fn every_person_is_worth_two_points_at_the_end() {
    // YD-END-2
    assert_eq!(final_points("| 3[] 2[]"), 0);
    assert_eq!(final_points("| 3[farmer/y warrior/o court-lady/y] 2[craftsman/y]"), 8);
    // A monk is a person, too: 2, and 1 Buddha × 1 floor.
    assert_eq!(final_points("| 1[monk/y]"), 3);
}

#[test]
fn each_monk_scores_its_buddhas_times_the_floors_of_its_palace() {
    // YD-END-3
    assert_eq!(final_points("| 2[monk/y]") - 2, 2);
    assert_eq!(final_points("| 3[monk/o]") - 2, 6);
    assert_eq!(final_points("| 3[monk/y monk/o monk/o] 1[monk/o]") - 8, 3 + 6 + 6 + 2);
}

#[test]
fn goods_are_sold_for_two_yuan_and_every_full_three_yuan_score() {
    // YD-END-4
    assert_eq!(final_points("2yuan | "), 0);
    assert_eq!(final_points("3yuan | "), 1);
    assert_eq!(final_points("5yuan | "), 1);
    assert_eq!(final_points("1rice | "), 0);
    assert_eq!(final_points("3rice | "), 2);
    // 1 + 2 + 2 make 5, one more yuan makes two points: all is added up before it is divided.
    assert_eq!(final_points("1yuan 1rice 1fireworks | "), 1);
    assert_eq!(final_points("2yuan 1rice 1fireworks | "), 2);
}

#[test]
fn nothing_else_scores_at_the_end() {
    // YD-END-5
    // Five palaces, privileges, all eleven cards still in hand; the lady counts as a person only.
    assert_eq!(final_points("4small 3large | 3[] 3[] 3[] 2[] 1[court-lady/y]"), 2);
    let scene = Scene::new(
        "
        month 12 peace | month
        A @5 1vp 7yuan 1rice 2small | 3[monk/o farmer/y]
        B @4 | 1[]
        ",
    );
    let table = table(&scene);
    assert_eq!(table["final"][0], json!({ "persons": 4, "monks": 6, "money": 3 }));
    assert_eq!(table["courts"][0]["vp"], 14);
    // The sale is only computed.
    assert_eq!((scene.court('A').yuan, scene.court('A').rice), (7, 1));
    assert_eq!((&table["phase"], &table["month"]), (&json!("over"), &json!(12)));
    assert_eq!(table["turn"]["order"], json!([]));
}

#[test]
fn most_points_win_and_of_equals_who_is_ahead_on_the_track() {
    // YD-END-6
    let places = |position: &str| {
        let state = Scene::new(&format!("month 12 peace | month\n{position}")).state;
        let standings = Dragon::standings(&state.table);
        standings.iter().map(|standing| (standing.place, standing.points)).collect::<Vec<_>>()
    };
    // On one space the later one lies on top; points come before the track.
    assert_eq!(places("A @41 95vp |\nB @41 95vp |"), [(2, 95), (1, 95)]);
    assert_eq!(places("A @42 95vp |\nB @41 95vp |"), [(1, 95), (2, 95)]);
    assert_eq!(
        places("A @9 80vp |\nB @50 79vp |\nC @9 80vp |\nD @12 80vp |\nE @1 81vp |"),
        [(4, 80), (5, 79), (3, 80), (2, 80), (1, 81)]
    );
    // The final scoring counts before the places are given: 3 yuan are a point.
    assert_eq!(places("A @41 95vp 3yuan |\nB @50 95vp |"), [(1, 96), (2, 95)]);
}

#[test]
fn nobody_ever_gains_by_what_another_chooses() {
    // YD-NEG-1
    many_games(|before, me, after, _| {
        for seat in before.table.courts.seats().filter(|&seat| seat != me) {
            let (had, has) = (&before.table.courts[seat], &after.table.courts[seat]);
            assert!(has.yuan <= had.yuan && has.rice <= had.rice && has.fireworks <= had.fireworks);
            assert!(has.small <= had.small && has.large <= had.large);
            assert!(has.persons() <= had.persons() && has.floors() <= had.floors());
            assert_eq!(before.hands[seat], after.hands[seat]);
        }
    });
}

#[test]
fn nobody_ever_owes_goods() {
    // YD-NEG-2
    // Below 0 an amount would have wrapped round to something near 255, or not been payable at all.
    many_games(|before, _, after, _| {
        for seat in before.table.courts.seats() {
            let court = &after.table.courts[seat];
            assert!([court.yuan, court.rice, court.fireworks].iter().all(|&owned| owned < 200));
        }
    });
    let scene = Scene::new("month 8 tribute | event\nA @5 3yuan | 1[]\nB @4 | 1[]");
    assert_eq!((scene.court('A').yuan, scene.court('B').yuan), (0, 0));
    let scene = Scene::new("month 8 drought | event\nA @5 1rice | 1[monk/y] 1[monk/y]\nB @4 | 1[]");
    assert_eq!(scene.court('A').rice, 0);
}

#[test]
fn points_never_go_away() {
    // YD-NEG-3
    many_games(|before, _, after, _| {
        for seat in before.table.courts.seats() {
            assert!(after.table.courts[seat].vp >= before.table.courts[seat].vp);
        }
    });
}
