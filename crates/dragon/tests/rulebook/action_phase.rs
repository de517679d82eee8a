//! Phase I (rules section 6.4, ACT) and the seven actions.

use std::collections::BTreeSet;

use dragon::options::Options;
use dragon::piece::Named;
use dragon::table::{Group, Phase};
use dragon::{Dragon, State};
use expect_test::expect;
use tabletop::{Dice, Game, Seed};

use crate::scene::{Scene, check};

const SEVEN: [&str; 7] = ["build", "fireworks", "harvest", "parade", "privilege", "research", "taxes"];

/// A game that has come to its first deal.
fn deal(seats: usize, seed: u64) -> State {
    let state = Dragon::setup(seats, &Options::default(), Dice::new(Seed::nth(seed, 0)));
    let mut scene = Scene::of(&state);
    while scene.state.table.phase == Phase::Draft {
        let next = scene.offers()[0].clone();
        scene.play(&[&next]);
    }
    scene.state
}

fn cards(group: &Group) -> Vec<&'static str> {
    group.cards().map(|card| card.code()).collect()
}

/// What A's court looks like after a card of a free group and these further choices.
fn after(court: &str, card: &str, choices: &[&str]) -> String {
    let mut scene = Scene::new(&format!("month 3 peace\ngroups {{{card}}} {{}}\nA @9 {court}\nB @5"));
    scene.play(&["choose group 0", &format!("perform {card}")]).play(choices);
    assert_eq!((scene.actor().idx(), scene.decision()), (1, Some("group")), "A's turn is over");
    scene.show().lines().next().expect("A is always there").into()
}

#[test]
fn the_seven_cards_are_dealt_into_as_many_groups_as_players() {
    // YD-ACT-1
    for (seats, sizes) in (2..).zip([&[4, 3][..], &[3, 2, 2], &[2, 2, 2, 1], &[2, 2, 1, 1, 1]]) {
        let mut seen = vec![BTreeSet::new(); seats];
        for seed in 0..200 {
            let groups = deal(seats, seed).table.groups;
            assert!(groups.iter().map(|group| group.cards().count()).eq(sizes.iter().copied()));
            let all: BTreeSet<&str> = groups.iter().flat_map(cards).collect();
            assert!(all.into_iter().eq(SEVEN));
            seen.iter_mut().zip(&groups).for_each(|(seen, group)| seen.extend(cards(group)));
        }
        assert!(seen.iter().all(|seen| seen.len() == 7), "every card can come into every group");
    }
}

#[test]
fn every_month_has_its_own_deal() {
    // YD-ACT-1: courts without persons and cards, so that nothing is to decide but the action
    let mut scene = Scene::new("month 1 peace | month\nA @2 | | hand\nB @1 | | hand");
    let mut deals = BTreeSet::new();
    while scene.decision().is_some() {
        deals.insert(cards(&scene.state.table.groups[0]));
        scene.play(&["pass", "pass"]);
    }
    // 11 deals out of 35
    assert!(deals.len() > 5, "{deals:?}");
}

#[test]
fn whoever_does_not_pass_performs_exactly_one_card_of_one_group() {
    // YD-ACT-2
    let mut scene = Scene::new(
        "
        month 3 peace | hiring
        groups {research harvest privilege} {build taxes} {fireworks parade}
        A @5 6yuan | 2[]
        B @9 6yuan | 2[]
        C @7 6yuan | 2[]
    ",
    );
    assert_eq!((scene.actor().idx(), scene.decision()), (1, Some("group")));
    assert_eq!(scene.offers(), ["pass", "choose group 0", "choose group 1", "choose group 2"]);
    scene.play(&["choose group 0"]);
    assert_eq!((scene.actor().idx(), scene.decision()), (1, Some("card")));
    assert_eq!(scene.offers(), ["perform harvest", "perform research", "perform privilege"]);
    scene.play(&["perform harvest"]);
    assert!(scene.state.table.groups[0].dragons.iter().map(|seat| seat.idx()).eq([1]));
    assert_eq!((scene.actor().idx(), scene.decision()), (2, Some("group")));
    scene.play(&["pass"]);
    assert_eq!((scene.actor().idx(), scene.decision()), (0, Some("group")));
    scene.play(&["choose group 1", "perform taxes"]);
    expect![[r#"
        A @5 8yuan | 2[]
        B @9 6yuan 1rice | 2[]
        C @7 6yuan | 2[]
        ? B pcard
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn a_group_without_a_dragon_is_free() {
    // YD-ACT-3
    assert_eq!(after("", "harvest", &[]), "A @9 1rice |");
    assert_eq!(after("7yuan", "harvest", &[]), "A @9 7yuan 1rice |");
}

#[test]
fn a_group_with_dragons_costs_three_yuan_however_many_are_there() {
    // YD-ACT-4
    for dragons in ["B", "CB", "DCB", "EDCB"] {
        let others = ["B @6", "C @7", "D @8", "E @9"][..dragons.len()].join("\n");
        let position = format!("stock yuan 20\ngroups {{harvest}}:{dragons} {{}}\nA @5 4yuan\n{others}");
        let mut scene = Scene::with(&[("supply-model", "printed")], &position);
        scene.play(&["choose group 0"]);
        assert_eq!(scene.court('A').yuan, 1);
        assert_eq!(scene.state.table.stock.unwrap().yuan, 23, "paid to the supply");
        assert_eq!(scene.offers(), ["perform harvest"]);
    }
}

#[test]
fn the_price_is_paid_first_and_out_of_money_already_owned() {
    // YD-ACT-5
    let position = |yuan| {
        format!("month 3 peace\ngroups {{taxes}}:B {{build}}\nA @5 {yuan}yuan | 1[tax-collector/y]\nB @9")
    };
    for yuan in [0, 1, 2] {
        let scene = Scene::new(&position(yuan));
        assert_eq!(scene.offers(), ["pass", "choose group 1"], "the taxes do not pay for themselves");
        assert_eq!(scene.barred_by("choose group 0"), Some("YD-ACT-5"));
    }
    let mut scene = Scene::new(&position(3));
    assert_eq!(scene.offers(), ["pass", "choose group 0", "choose group 1"]);
    scene.play(&["choose group 0"]);
    assert_eq!(scene.court('A').yuan, 0);
    scene.play(&["perform taxes"]);
    assert_eq!(scene.court('A').yuan, 5);
}

#[test]
fn several_players_may_use_the_same_group_and_the_same_card() {
    // YD-ACT-6
    check(
        "
        month 3 peace
        groups {parade research} {taxes}
        A @5 3yuan
        B @7 4yuan
        C @9 5yuan
        ",
        &["choose group 0", "perform research"].repeat(3),
        expect![[r#"
            A @5 1vp |
            B @7 1vp 1yuan |
            C @9 1vp 5yuan |
        "#]],
    );
}

#[test]
fn a_card_is_performed_completely() {
    // YD-ACT-7: no way to take only a part is offered, and nobody else is asked before
    let mut scene = Scene::new(
        "
        month 3 peace
        groups {build} {harvest}
        A @9 | 3[craftsman/y craftsman/y] 2[]
        B @5
    ",
    );
    scene.play(&["choose group 0"]);
    assert_eq!(scene.offers(), ["perform build"], "nor can the card be declined");
    scene.play(&["perform build"]);
    assert_eq!(scene.offers(), ["build on 1", "build new"]);
    scene.play(&["build on 1"]);
    assert_eq!(scene.offers(), ["build new"]);
    scene.play(&["build new"]);
    assert_eq!((scene.actor().idx(), scene.offers()), (0, vec!["build on 2".into(), "build new".into()]));
    scene.play(&["build on 2"]);
    assert_eq!((scene.actor().idx(), scene.decision()), (1, Some("group")));
    assert_eq!(after("| 2[farmer/o farmer/o]", "harvest", &[]), "A @9 5rice | 2[farmer/o farmer/o]");
}

#[test]
fn a_group_is_offered_only_if_one_of_its_cards_can_be_performed() {
    // YD-ACT-8: all cards can, even by the poorest court, but the privilege
    let groups = "groups {taxes build} {harvest fireworks} {parade} {research} {privilege}";
    let position = |yuan| format!("{groups}\nA @9 {yuan}yuan\nB @5\nC @4\nD @3\nE @2");
    let mut all = vec!["pass".to_string()];
    all.extend((0..4).map(|group| format!("choose group {group}")));
    for yuan in [0, 1] {
        assert_eq!(Scene::new(&position(yuan)).offers(), all);
        assert_eq!(Scene::new(&position(yuan)).barred_by("choose group 4"), Some("YD-ACT-8"));
    }
    all.push("choose group 4".into());
    assert_eq!(Scene::new(&position(2)).offers(), all);
    for card in ["taxes", "build", "harvest", "fireworks", "parade", "research"] {
        assert_eq!(
            Scene::new(&format!("groups {{{card}}}\nA @9\nB @5")).offers(),
            ["pass", "choose group 0"]
        );
    }
}

#[test]
fn what_a_group_costs_is_not_there_for_its_cards() {
    // YD-ACT-8
    let position =
        |yuan| format!("groups {{privilege}}:B {{privilege harvest}}:C\nA @1 {yuan}yuan\nB @8\nC @9");
    let mut scene = Scene::new(&position(4));
    assert_eq!(scene.offers(), ["pass", "choose group 1"]);
    assert_eq!(scene.barred_by("choose group 0"), Some("YD-ACT-8"));
    scene.play(&["choose group 1"]);
    assert_eq!((scene.court('A').yuan, scene.offers()), (1, vec!["perform harvest".into()]));
    assert_eq!(scene.barred_by("perform privilege"), Some("YD-PRV-4"));
    assert_eq!(Scene::new(&position(5)).offers(), ["pass", "choose group 0", "choose group 1"]);
}

#[test]
fn whoever_passes_is_refilled_to_three_yuan_at_once() {
    // YD-ACT-9
    for (yuan, then) in [(0, 3), (1, 3), (2, 3), (3, 3), (4, 4), (9, 9)] {
        let position =
            format!("month 3 peace\ngroups {{taxes}} {{build}}\nA @9 {yuan}yuan | 1[tax-collector/y]\nB @5");
        let mut scene = Scene::new(&position);
        assert_eq!(scene.offers()[0], "pass");
        scene.play(&["pass"]);
        assert_eq!(scene.court('A').yuan, then);
        assert_eq!((scene.actor().idx(), scene.decision()), (1, Some("group")), "no card is performed");
        assert!(scene.state.table.groups.iter().all(|group| group.dragons.is_empty()));
    }
}

#[test]
fn whoever_can_choose_no_group_passes() {
    // YD-ACT-8, YD-ACT-9
    let scene = Scene::new(
        "groups {taxes build}:D {harvest parade}:C {research}:B {privilege}\nA @1\nB @7\nC @8\nD @9",
    );
    assert_eq!(scene.offers(), ["pass"]);
}

#[test]
fn after_the_phase_the_cards_are_collected_and_the_dragons_come_home() {
    // YD-ACT-10
    let mut scene = Scene::new(
        "
        month 3 peace | hiring event decay scoring month
        groups {taxes build harvest parade} {fireworks research privilege}
        A @9 3yuan | 1[] | hand wild
        B @5 3yuan | 1[] | hand
    ",
    );
    scene.play(&["choose group 0", "perform harvest", "choose group 0", "perform harvest"]);
    assert_eq!((scene.decision(), scene.state.table.groups.len()), (Some("pcard"), 0));
    scene.play(&["play wild", "take monk/y", "place 0"]);
    assert_eq!(scene.offers(), ["pass", "choose group 0", "choose group 1"], "B too, without a yuan");
    scene.play(&["choose group 0"]);
    assert_eq!(scene.court('A').yuan, 3, "no dragon was there");
}

#[test]
fn taxes_yield_two_yuan_and_one_for_every_coin() {
    // YD-TAX-1
    assert_eq!(after("", "taxes", &[]), "A @9 2yuan |");
    let court = "1yuan | 2[tax-collector/y] 2[tax-collector/y scholar/o]";
    assert_eq!(after(court, "taxes", &[]), "A @9 9yuan | 2[tax-collector/y] 2[tax-collector/y scholar/o]");
}

#[test]
fn build_yields_one_floor_and_one_for_every_hammer() {
    // YD-BLD-1: `after` checks that neither more nor less is asked for
    assert_eq!(after("| 1[monk/y]", "build", &["build on 0"]), "A @9 | 2[monk/y]");
    let floors = ["build on 0", "build on 1", "build on 1"];
    let court = after("| 2[craftsman/y] 1[craftsman/y]", "build", &floors);
    assert_eq!(court, "A @9 | 3[craftsman/y] 3[craftsman/y]");
}

#[test]
fn every_floor_goes_on_a_palace_or_starts_one_which_may_grow_at_once() {
    // YD-BLD-2
    let court = "| 3[craftsman/y craftsman/y] 2[monk/y]";
    for (choices, palaces) in [
        (["build on 1", "build new", "build on 2"], "3[monk/y] 2[]"),
        (["build new", "build on 2", "build on 2"], "2[monk/y] 3[]"),
        (["build new", "build new", "build on 3"], "2[monk/y] 1[] 2[]"),
        (["build new", "build new", "build new"], "2[monk/y] 1[] 1[] 1[]"),
    ] {
        let expected = format!("A @9 | 3[craftsman/y craftsman/y] {palaces}");
        assert_eq!(after(court, "build", &choices), expected);
    }
    assert_eq!(after("", "build", &["build new"]), "A @9 | 1[]", "also the first of a court without palaces");
}

#[test]
fn palaces_are_unlimited_and_no_floor_is_kept() {
    // YD-BLD-3
    let many = vec!["1[monk/y]"; 13].join(" ");
    assert_eq!(after(&format!("| {many}"), "build", &["build new"]), format!("A @9 | {many} 1[]"));
    let mut scene = Scene::new("groups {build} {}\nA @9 | 1[craftsman/y]\nB @5");
    scene.play(&["choose group 0", "perform build", "build new"]);
    assert_eq!((scene.actor().idx(), scene.state.table.turn.floors), (0, 1), "the second must be placed now");
}

#[test]
fn harvest_yields_one_rice_and_one_for_every_sack() {
    // YD-HAR-1
    assert_eq!(after("", "harvest", &[]), "A @9 1rice |");
    let court = "2rice | 2[farmer/y farmer/o] 1[warrior/y]";
    assert_eq!(after(court, "harvest", &[]), "A @9 6rice | 2[farmer/y farmer/o] 1[warrior/y]");
}

#[test]
fn fireworks_yield_one_and_one_for_every_rocket() {
    // YD-FWK-1
    assert_eq!(after("", "fireworks", &[]), "A @9 1fireworks |");
    let court = "1fireworks | 3[pyrotechnist/y pyrotechnist/o farmer/y]";
    let then = "A @9 5fireworks | 3[pyrotechnist/y pyrotechnist/o farmer/y]";
    assert_eq!(after(court, "fireworks", &[]), then);
}

#[test]
fn a_parade_moves_one_space_and_one_for_every_helmet() {
    // YD-PAR-1
    assert_eq!(after("", "parade", &[]), "A @10 |");
    let court = "| 2[warrior/y warrior/o] 2[warrior/o farmer/y]";
    assert_eq!(after(court, "parade", &[]), "A @15 | 2[warrior/y warrior/o] 2[warrior/o farmer/y]");
}

#[test]
fn research_yields_one_point_and_one_for_every_book() {
    // YD-RES-1
    assert_eq!(after("", "research", &[]), "A @9 1vp |");
    let court = "4vp | 2[scholar/y scholar/o] 1[monk/y]";
    assert_eq!(after(court, "research", &[]), "A @9 10vp | 2[scholar/y scholar/o] 1[monk/y]");
}

#[test]
fn a_small_privilege_costs_two_yuan_and_a_large_one_six_or_seven() {
    // YD-PRV-1
    for (options, price) in [
        (&[][..], 6),
        (&[("edition", "2017")], 7),
        (&[("large-privilege-cost", "7")], 7),
        (&[("edition", "2017"), ("large-privilege-cost", "6")], 6),
    ] {
        for (choice, cost, bought) in [("buy small", 2, (1, 0)), ("buy large", price, (0, 1))] {
            let options = [options, &[("supply-model", "printed")]].concat();
            let position = "stock yuan 20\ngroups {privilege} {}\nA @9 10yuan\nB @5";
            let mut scene = Scene::with(&options, position);
            scene.play(&["choose group 0", "perform privilege"]);
            assert_eq!(scene.offers(), ["buy small", "buy large"]);
            scene.play(&[choice]);
            let court = scene.court('A');
            assert_eq!((court.yuan, (court.small, court.large)), (10 - cost, bought));
            assert_eq!(scene.state.table.stock.unwrap().yuan, 20 + cost, "paid to the supply");
        }
    }
}

#[test]
fn one_card_buys_one_privilege_but_a_court_may_collect_any_number() {
    // YD-PRV-2: `after` checks that the turn is over, whatever money is left
    assert_eq!(after("20yuan", "privilege", &["buy small"]), "A @9 18yuan 1small |");
    assert_eq!(after("20yuan 9small 9large", "privilege", &["buy small"]), "A @9 18yuan 10small 9large |");
    assert_eq!(after("20yuan 9small 9large", "privilege", &["buy large"]), "A @9 14yuan 9small 10large |");
}

#[test]
fn a_privilege_counts_in_every_scoring_from_the_month_it_was_bought_in() {
    // YD-PRV-3
    let mut scene = Scene::new(
        "
        month 1 peace | hiring event decay scoring month
        groups {privilege} {taxes}
        A @9 6yuan | | hand
        B @5 2yuan | | hand
    ",
    );
    scene.play(&["choose group 0", "perform privilege", "buy large", "pass"]);
    for month in 2..=12 {
        assert_eq!((scene.state.table.month, scene.court('A').vp), (month, 2 * (u16::from(month) - 1)));
        assert_eq!((scene.court('A').small, scene.court('A').large), (0, 1));
        scene.play(&["pass", "pass"]);
    }
    assert_eq!((scene.decision(), scene.court('A').large), (None, 1), "to the end of the game");
}

#[test]
fn a_privilege_needs_its_price_after_that_of_the_group() {
    // YD-PRV-4: yuan on a free group, yuan on an occupied one, price of a large privilege
    for (free, occupied, large, offers) in [
        (1, 4, 6, &[][..]),
        (2, 5, 6, &["buy small"]),
        (5, 8, 6, &["buy small"]),
        (6, 9, 6, &["buy small", "buy large"]),
        (6, 9, 7, &["buy small"]),
        (7, 10, 7, &["buy small", "buy large"]),
    ] {
        for (yuan, dragon) in [(free, ""), (occupied, "B")] {
            let (a, b) = if dragon.is_empty() { (9, 5) } else { (5, 9) };
            let position = format!("groups {{harvest privilege}}:{dragon} {{}}\nA @{a} {yuan}yuan\nB @{b}");
            let mut scene = Scene::with(&[("large-privilege-cost", &large.to_string())], &position);
            scene.play(&["choose group 0"]);
            if offers.is_empty() {
                assert_eq!(scene.offers(), ["perform harvest"]);
                assert_eq!(scene.barred_by("perform privilege"), Some("YD-PRV-4"));
                continue;
            }
            scene.play(&["perform privilege"]);
            assert_eq!(scene.offers(), offers);
            let why_not = scene.barred_by("buy large");
            assert_eq!(why_not, (offers.len() == 1).then_some("YD-PRV-4"));
        }
    }
}
