//! The end of the round and of the game (sections 6.30 to 6.33 and 10.1, EOR, END, TITLE, WIN and VAR).

use confucius::card::Cards;
use tabletop::Viewer;

use crate::scene::{Scene, seat};

#[test]
fn one_official_comes_to_each_ministry_that_has_room() {
    // CF-EOR-2, CF-EOR-3
    let scene = Scene::new("round 4 | officials\nbingbu 3:·4\nhubu 3:·4\ngongbu 3:·4\nofficials 2\nK\nG\nP");
    assert_eq!(scene.ministry("bingbu"), "1:·2 3:·4");
    assert_eq!(
        (scene.ministry("hubu"), scene.ministry("gongbu")),
        ("3:·4".into(), "3:·4".into()),
        "were it empty"
    );
    // Derived: at most nine rounds of three refills, and never more spaces than 21.
    let resolved = Scene::new(
        "round 4 | officials\nbingbu 1:Ks 2:Ks 3:Ks 4:Ks 5:Gs 6:Gs 7:Gs | minister K secretary G\nofficials 2 3 4\nK\nG\nP",
    );
    assert_eq!(resolved.state.table.official_pile, 1);
}

#[test]
fn everybody_with_more_than_four_cards_discards_at_once_and_in_secret() {
    // CF-EOR-4
    let mut scene = Scene::new("round 4 | discard\nK hand 3,2,1\nG hand 2,1,1\nP hand 0,0,5\nW hand 5,0,1");
    assert_eq!(scene.awaited(), "KPW discard", "G has four");
    scene.play(&["W keep c1 c1 c1 c3"]);
    assert_eq!(scene.awaited(), "KP discard");
    assert_eq!((scene.hand('W'), scene.discard()), ([5, 0, 1], [0, 0, 0]), "nothing shows yet");
    let told = |viewer| scene.told.iter().map(|event| tabletop::Tell::tell(event, viewer).id).next_back();
    assert_eq!(told(Viewer::Seat(seat('W'))), Some("confucius-keep-chosen-faces"));
    assert_eq!(told(Viewer::Seat(seat('K'))), Some("confucius-keep-chosen"));
    scene.play(&["P keep c3 c3 c3 c3", "K keep c1 c2 c2 c3"]);
    assert_eq!([scene.hand('K'), scene.hand('P'), scene.hand('W')], [[1, 2, 1], [0, 0, 4], [3, 0, 1]]);
    assert_eq!(scene.discard(), [4, 0, 1]);
    assert!(scene.state.hands.iter().all(|hand| hand.keep.is_none()));
}

#[test]
fn every_way_to_keep_four_is_offered() {
    // CF-EOR-4
    let scene = Scene::new("round 4 | discard\nK hand 2,3,1\nG\nP");
    assert_eq!(
        scene.offers(),
        ["keep c1 c1 c2 c2", "keep c1 c1 c2 c3", "keep c1 c2 c2 c2", "keep c1 c2 c2 c3", "keep c2 c2 c2 c3"]
    );
    let scene = Scene::new("round 4 | discard\nK hand 9,9,9\nG\nP");
    assert_eq!(scene.offers().len(), 15);
}

#[test]
fn only_the_last_discard_goes_without_saying() {
    // CF-EOR-5: it has no effect on the result.
    let habit = |round: &str| Scene::new(&format!("round {round} | discard\nK hand 2,3,1\nG\nP")).habit();
    assert_eq!(habit("8"), None);
    assert!(habit("9").is_some());
}

#[test]
fn the_steps_of_the_last_round_are_carried_out_too() {
    // CF-EOR-5, CF-EOR-1
    let mut scene =
        Scene::new("round 9 | officials discard end\nbingbu 3:·4\nofficials 7 7 7\nK hand 5,0,0\nG\nP");
    assert_eq!((scene.ministry("bingbu"), scene.awaited()), ("1:·7 3:·4".into(), "K discard".into()));
    scene.play(&["keep c1 c1 c1 c1"]);
    assert!(scene.state.table.titles.is_some());
}

#[test]
fn a_new_round_begins_afresh() {
    // CF-EOR-6
    let scene = Scene::new(
        "round 4 | end\nforced\nK 1cubes commercial passed placed tax:1,imperial-favour:1\nG passed placed petition:2\nP passed",
    );
    let table = &scene.state.table;
    assert_eq!((table.round, table.exam_forced, scene.awaited()), (5, false, "K cm".into()));
    for family in table.families.iter() {
        assert_eq!((family.cubes, family.allotment), (3, 3));
        assert!(!family.passed && !family.commercial_used);
    }
    assert_eq!((scene.placed('K', "tax"), scene.placed('G', "petition")), (0, 0));
}

#[test]
fn the_game_ends_for_three_reasons_alone() {
    // CF-END-1
    let resolved = "1:Ks 2:Ks 3:Ks 4:Ks 5:Gs 6:Gs 7:Gs | minister K secretary G";
    let over = |round: u8, lines: &str| {
        Scene::new(&format!("round {round} | end\n{lines}\nK\nG\nP")).state.table.titles.is_some()
    };
    assert!(!over(8, ""));
    assert!(over(9, ""));
    assert!(over(5, "candidates"), "the last candidate was won");
    assert!(!over(5, "candidates any"));
    assert!(over(5, &format!("bingbu {resolved}\nhubu {resolved}\ngongbu {resolved}")));
    assert!(!over(5, &format!("bingbu {resolved}\nhubu {resolved}")));
}

#[test]
fn at_the_end_unbribed_officials_and_empty_spaces_are_ignored() {
    // CF-END-2, CF-END-3, CF-END-4
    let scene = Scene::new(
        "
        round 9 | end
        bingbu 3:·4 4:·4 5:·4 | vp 8 8
        hubu 2:Gu 3:·4 5:·4 | vp 7 6
        gongbu 1:Ku 3:Gu 4:Gs 7:·4 | vp 5 4
        K
        G
        P
        ",
    );
    assert!(scene.ministry("bingbu").ends_with("| minister - secretary -"), "nobody, and no points");
    assert!(scene.ministry("hubu").ends_with("| minister G secretary G"));
    assert!(scene.ministry("gongbu").ends_with("| minister G secretary K"));
    assert!(scene.state.table.ministries.iter().all(|(_, officials)| officials.resolved));
    // Markers: G 3 officials and 3 offices, K 1 and 1; nobody has sailed or has armies: the Ministers decide.
    assert_eq!((scene.titles(), scene.scores()), ("GG-".into(), vec![4, 7 + 6 + 5 + 2, 0]));
}

#[test]
fn equal_influence_at_the_end_goes_to_the_most_senior() {
    // CF-END-5
    let scene = Scene::new("round 9 | end\nhubu 2:Gu 4:Ks 5:Ks 6:Gs\nK\nG\nP");
    assert!(scene.ministry("hubu").ends_with("| minister G secretary K"));
}

#[test]
fn nothing_else_is_worth_anything_at_the_end() {
    // CF-END-6
    let scene = Scene::new(
        "
        round 9 | end
        lands annam[G -] korea[- - -] yunnan[- -]
        bingbu 3:·4
        hubu 3:·4
        gongbu 3:·4
        students red K plain G
        gifts K>G:6
        K hand 2,1,1 shipyard 9 colonies 3 rewards cash,gift available 2,3,4,5
        G
        P
        ",
    );
    // The General has most armies; nobody has markers or has sailed, and there is no Minister.
    assert_eq!((scene.titles(), scene.scores()), ("--K".into(), vec![1, 0, 0]));
    assert_eq!(
        (scene.land("annam"), scene.students()),
        ("[G -]".into(), "KG".into()),
        "no further Court phase"
    );
}

#[test]
fn titles_count_markers_junks_and_armies_in_play() {
    // CF-TITLE-1, CF-TITLE-3, CF-TITLE-4, CF-TITLE-7
    let scene = Scene::new(
        "
        round 9 | titles
        hubu 3:Gs 4:Gs | minister K secretary K
        gongbu 3:Ks | resolved
        lands korea[K K -] annam[- -]!failure yunnan[- -]
        distant india 2 GK
        K shipyard 0 ocean 1 insulted 1
        G shipyard 20 ocean 0 colonies 2
        P ocean 4
        ",
    );
    // Markers K 1 + 2, G 2; junks K 5 + 1, G 5, P 4; armies K 3, G 2.
    assert_eq!((scene.titles(), scene.scores()), ("KKK".into(), vec![3, 0, 0]), "one may hold several");
}

#[test]
fn the_ministers_of_the_three_ministries_decide_the_ties() {
    // CF-TITLE-2, CF-TITLE-3, CF-TITLE-4
    let scene = Scene::new(
        "
        round 9 | titles
        bingbu 3:·4 | minister W secretary W
        hubu 3:Ks 4:Gs | minister P secretary P
        gongbu 3:Ks 4:Gs | minister Y secretary Y
        K ocean 2 colonies 1
        G ocean 2 colonies 1
        P
        W
        Y
        ",
    );
    assert_eq!(scene.titles(), "PYW");
}

#[test]
fn the_general_decides_last_and_otherwise_it_is_a_draw() {
    // CF-WIN-4, CF-WIN-5, CF-WIN-6
    let position = "
        round 9 | titles
        bingbu 3:Ys | resolved
        hubu 3:Ys 4:Ys | minister Y secretary Y
        gongbu 3:Ys | minister P secretary P
        distant india 2 P
        K 10vp
        G 9vp colonies 1
        P 3vp
        W 10vp
        Y 3vp
        ";
    // Y is Chief Minister, P Admiral, G General.
    let scene = Scene::new(position);
    assert_eq!((scene.titles(), scene.scores()), ("YPG".into(), vec![10, 10, 4, 10, 4]));
    assert_eq!(
        scene.places(),
        [2, 1, 4, 2, 5],
        "the rest share the place; the Admiral before the Chief Minister"
    );
    let drawn = Scene::new(&position.replace("G 9vp", "G 2vp"));
    assert_eq!(drawn.places(), [1, 5, 3, 1, 4], "a draw between the tied");
    assert_eq!(drawn.heard("confucius-drawn"), 2);
    assert_eq!(scene.heard("confucius-won"), 1);
}

#[test]
fn the_admiral_wins_a_tie_he_is_in() {
    // CF-WIN-2
    let scene = Scene::new("round 9 | titles\nhubu 3:Ks | resolved\nK 9vp\nG 9vp ocean 1\nP");
    assert_eq!((scene.titles(), scene.places()), ("KG-".into(), vec![2, 1, 3]));
}

#[test]
fn without_an_admiral_the_variant_changes_nothing() {
    // CF-VAR-2, CF-VAR-1
    let position = "round 9 | titles\nhubu 3:Ks | resolved\nK 8vp\nG 9vp\nP 9vp";
    let scene = Scene::with(&[("admiral-variant", "true")], position);
    assert_eq!((scene.titles(), scene.places()), ("K--".into(), vec![1, 2, 2]));
}

#[test]
fn discarded_cards_are_known_to_all() {
    // Section 8: what everybody knows to be in a hand shrinks with what leaves it.
    let mut scene = Scene::start(3, &[]);
    let me = scene.actor();
    assert_eq!(scene.state.table.families[me].known, Cards::new(1, 1, 1));
    scene.play(&["commercial", "trade c1"]);
    assert_eq!(scene.state.table.families[me].known, Cards::new(0, 1, 1));
}
