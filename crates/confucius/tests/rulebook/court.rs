//! The Court phase: wall, examination and ministries (sections 6.26 to 6.28, WALL, EXAM and MIN).

use confucius::card::Cards;
use confucius::{Action, Confucius};
use tabletop::{Game, Viewer};

use crate::scene::{Scene, seat};

#[test]
fn the_wall_grows_by_a_tile_each_round_and_the_ninth_ends_the_game() {
    // CF-WALL-1, CF-WALL-2
    for round in 1..=9 {
        let scene = Scene::new(&format!("round {round} | wall end\nK\nG\nP"));
        assert_eq!(scene.state.table.wall, round);
        assert_eq!(scene.state.table.titles.is_some(), round == 9);
    }
}

#[test]
fn an_examination_needs_two_students_or_force_and_one() {
    // CF-EXAM-1, CF-EXAM-2, CF-EXAM-3
    let awaited = |lines: &str| Scene::new(&format!("round 4 | exam\n{lines}\nK hand 1,0,0\nG\nP")).awaited();
    assert_eq!(awaited(""), " nobody");
    assert_eq!(awaited("students red G"), " nobody");
    assert_eq!(awaited("forced"), " nobody");
    assert_eq!(awaited("forced\nstudents plain G"), "G place");
    assert_eq!(awaited("students red G plain G"), "G place", "one owner, uncontested");
    assert_eq!(awaited("students red G plain P"), "K exam-s", "contested");
    assert_eq!(awaited("forced\nstudents red G plain P"), "K exam-s");
}

#[test]
fn everybody_with_cards_tutors_once_the_chief_minister_first() {
    // CF-EXAM-4, CF-EXAM-5, CF-EXAM-9
    let mut scene = Scene::new(
        "round 4 | exam\nchief P\nstudents red G plain W\nK hand 1,0,0\nG hand 0,1,0\nP hand 0,0,1\nW",
    );
    let queue = |scene: &Scene| scene.state.table.exam.unwrap().queue.to_vec();
    assert_eq!(queue(&scene), [seat('P'), seat('K'), seat('G')]);
    for name in ["P", "K", "G"] {
        assert_eq!(scene.awaited(), format!("{name} exam-s"));
        assert_eq!(scene.offers(), ["support plain", "support red"], "an owner has no duty to himself");
        scene.play(&["support plain"]);
        let contribution = scene.offers()[0].clone();
        scene.play(&[&contribution]);
    }
    assert_eq!(scene.awaited(), "W place");
}

#[test]
fn faces_stay_hidden_until_all_are_done() {
    // CF-EXAM-6, section 8
    let mut scene =
        Scene::new("round 4 | exam\nstudents red G plain P\nK hand 1,1,1\nG hand 1,0,0\nP hand 0,0,1");
    scene.play(&["support red", "contribute c1 c3"]);
    let exam = scene.state.table.exam.unwrap();
    assert_eq!((exam.contributions[0].seat, exam.contributions[0].cards), (seat('K'), 2));
    assert_eq!(exam.piles, None);
    let view = |viewer| serde_json::to_string(&scene.state.view(viewer).at(0)).unwrap();
    assert!(view(Viewer::Seat(seat('K'))).contains(r#""contributed":{"student":"red","cards":[1,0,1]}"#));
    assert!(view(Viewer::Seat(seat('G'))).contains(r#""contributed":null"#));
    assert_eq!(scene.story(Viewer::Seat(seat('K'))).last(), Some(&"confucius-tutored-faces"));
    assert_eq!(scene.story(Viewer::Seat(seat('G'))).last(), Some(&"confucius-tutored"));
    scene.play(&["support red", "contribute c1", "support plain", "contribute c3"]);
    let piles = scene.state.table.exam.unwrap().piles.unwrap();
    assert_eq!((piles.red, piles.plain), (Cards::new(2, 0, 1), Cards::new(0, 0, 1)), "piles, not players");
}

#[test]
fn any_cards_may_be_contributed_but_one_at_least() {
    // CF-EXAM-10
    let mut scene = Scene::new("round 4 | exam\nstudents red G plain P\nK hand 1,0,2\nG\nP");
    scene.play(&["support red"]);
    assert_eq!(
        scene.offers(),
        ["contribute c1", "contribute c1 c3", "contribute c1 c3 c3", "contribute c3", "contribute c3 c3"]
    );
}

#[test]
fn the_larger_sum_of_coins_wins_and_red_wins_ties() {
    // CF-EXAM-12, CF-EXAM-13, CF-EXAM-14
    let winner = |red: &str, plain: &str| {
        let mut scene =
            Scene::new(&format!("round 4 | exam\nstudents red G plain P\nK\nG hand {red}\nP hand {plain}"));
        for student in ["red", "plain"] {
            scene.play(&[&format!("support {student}")]);
            let all = scene.offers().into_iter().max_by_key(String::len).unwrap();
            scene.play(&[&all]);
        }
        assert_eq!(scene.hand('G'), [0, 0, 0]);
        assert!(scene.discard().iter().sum::<u8>() > 0, "all contributed cards are discarded");
        scene.awaited()
    };
    assert_eq!(winner("0,0,1", "2,0,0"), "G place");
    assert_eq!(winner("0,1,0", "0,0,1"), "P place");
    assert_eq!(winner("3,0,0", "0,0,1"), "G place", "a tie goes to red");
    assert_eq!(winner("0,1,0", "1,0,1"), "P place", "coins, not cards or licences");
}

#[test]
fn the_gift_is_cancelled_by_choice_unless_agreed_otherwise() {
    // CF-EXAM-11, switch exam_auto_cancel
    let position = "round 4 | exam\nstudents red G plain P\ngifts G>K:2\nK hand 4,0,0\nG hand 1,0,0\nP";
    let asked = |options: &[(&str, &str)], position: &str| {
        let mut scene = Scene::with(options, position);
        scene.play(&["support red", "contribute c1 c1 c1"]);
        scene.awaited() == "K exam-x"
    };
    let by_first_rules = format!("rules 1\n{position}");
    assert!(asked(&[], position) && !asked(&[("exam-auto-cancel", "true")], position));
    assert!(!asked(&[], &by_first_rules) && asked(&[("exam-auto-cancel", "false")], &by_first_rules));
    for (choice, left) in [("cancel-gift", ""), ("keep-gift", "G>K:2")] {
        let mut scene = Scene::new(position);
        scene.play(&["support red", "contribute c1 c1 c1"]);
        assert_eq!(
            (scene.awaited(), scene.offers()),
            ("K exam-x".into(), vec!["cancel-gift".into(), "keep-gift".into()])
        );
        assert_eq!(scene.state.table.exam.unwrap().queue[0], seat('K'), "still the first of the queue");
        let view = scene.state.view(Viewer::Seat(seat('K')));
        assert_eq!(Confucius::habit(&view, seat('K')), Some(Action::KeepGift), "the usual answer is no");
        scene.play(&[choice]);
        assert_eq!((scene.gifts(), scene.awaited()), (left.into(), "G exam-s".into()));
    }
    let mut scene = Scene::new(position);
    scene.play(&["support red", "contribute c1 c1"]);
    assert_eq!(scene.awaited(), "G exam-s", "two cards ask nothing");
}

#[test]
fn three_cards_for_a_student_without_a_gift_cancel_nothing() {
    // CF-EXAM-11
    let mut scene =
        Scene::new("round 4 | exam\nstudents red G plain K\ngifts K>G:2 P>K:4\nK hand 4,0,0\nG\nP");
    scene.play(&["support plain", "contribute c1 c1 c1 c1"]);
    assert_eq!(scene.gifts(), "K>G:2 P>K:4");
}

#[test]
fn a_named_candidate_goes_to_an_empty_space_of_his_ministry() {
    // CF-EXAM-15, CF-EXAM-16, CF-EXAM-21
    let mut scene = Scene::new(
        "round 4 | exam\nforced\nstudents red K\ncandidates hubu gongbu any any any\nhubu 1:·4 3:·4 4:Gu 5:·4\ngifts G>K:6\nK\nG\nP",
    );
    assert_eq!(scene.offers(), ["place hubu 2", "place hubu 6", "place hubu 7"]);
    assert_eq!(scene.barred_by("place hubu 4"), Some("CF-EXAM-16"));
    assert_eq!(scene.barred_by("place bingbu 1"), Some("CF-EXAM-18"));
    scene.play(&["place hubu 7"]);
    assert_eq!(scene.ministry("hubu"), "1:·4 3:·4 4:Gu4 5:·4 7:Kc");
    assert_eq!(scene.state.table.candidates.below, 3);
    assert_eq!(scene.heard("confucius-candidate-revealed"), 1);
}

#[test]
fn a_full_ministry_takes_the_candidate_in_place_of_an_open_tile() {
    // CF-EXAM-18
    let mut scene = Scene::new(
        "
        round 4 | exam
        forced
        students red K
        candidates hubu any
        hubu 1:Ks 2:Gu3 3:·2 4:Ku 5:Gs 6:Gc 7:Gs
        bingbu 3:·4
        K
        G
        P
        ",
    );
    assert_eq!(scene.offers(), ["place hubu 2", "place hubu 3", "place hubu 4"]);
    assert_eq!(scene.barred_by("place hubu 1"), Some("CF-EXAM-18"));
    scene.play(&["place hubu 2"]);
    assert!(scene.ministry("hubu").contains("2:Kc"));
    assert_eq!(scene.state.table.officials_removed.as_slice(), [3]);
}

#[test]
fn a_ministry_is_due_when_every_space_carries_a_marker() {
    // CF-MIN-1, CF-MIN-2
    let resolved = |tiles: &str| {
        let scene = Scene::new(&format!("round 4 | ministries\nhubu {tiles}\nK\nG\nP"));
        scene.ministry("hubu").contains("minister")
    };
    assert!(resolved("1:Ku 2:Ks 3:Kc 4:Gu 5:Gs 6:Gc 7:Ku"));
    assert!(!resolved("1:Ku 2:Ks 3:Kc 4:Gu 5:Gs 6:Gc 7:·4"));
    assert!(!resolved("1:Ku 2:Ks 3:Kc 4:Gu 5:Gs 6:Gc"));
    let scene = Scene::new("round 4 | ministries\nhubu 1:Ku 2:Ku 3:Ku 4:Ku 5:Gu 6:Gu 7:Gu\nK\nG\nP");
    assert!(!scene.ministry("hubu").contains("u4"), "all markers become secured");
}

#[test]
fn two_participants_share_the_offices() {
    // CF-MIN-3, CF-MIN-5, CF-MIN-10
    let scene = Scene::new(
        "round 4 | ministries\nhubu 1:Gs 2:Gs 3:Gs 4:Ks 5:Ks 6:Ks 7:Ks | vp 8 4\ngifts K>G:6\nK\nG\nP",
    );
    assert!(scene.ministry("hubu").ends_with("| minister K secretary G"));
    assert_eq!((scene.scores(), scene.gifts()), (vec![8, 4, 0], "K>G:6".into()));
}

#[test]
fn given_influence_passes_on_with_its_holder_and_returns_at_the_end() {
    // CF-MIN-3, CF-MIN-9, CF-MIN-11
    let mut scene =
        Scene::new("round 4 | ministries\nhubu 1:Ks 2:Ws 3:Ys 4:Gs 5:Ks 6:Ys 7:Ks\nK\nG\nP\nW\nY");
    // G (4) and W (2) hold one each.
    assert_eq!(scene.awaited(), "G min");
    scene.play(&["yield to 3"]);
    let resolution = scene.state.table.resolution.unwrap();
    assert_eq!((resolution.held(seat('W')).len(), resolution.held(seat('G')).len()), (2, 0));
    let view = serde_json::to_value(scene.state.view(Viewer::Spectator).at(0)).unwrap();
    let space = &view["table"]["ministries"][1]["spaces"][3];
    assert_eq!((&space["owner"], &space["holder"]), (&1.into(), &3.into()));
    // W (2) and Y (3) hold two each: Y is weaker, though W's second is only lent.
    assert_eq!(
        (scene.awaited(), scene.offers()),
        ("Y min".into(), vec!["yield to 0".into(), "yield to 3".into()])
    );
    scene.play(&["yield to 3"]);
    assert!(scene.ministry("hubu").ends_with("| minister W secretary K"));
    assert!(scene.ministry("hubu").starts_with("1:Ks4 2:Ws4 3:Ys4 4:Gs4"), "owners are unchanged");
    assert_eq!(scene.state.table.resolution, None);
}

#[test]
fn the_last_ministry_ends_the_game() {
    // CF-MIN-12, CF-END-1
    let resolved = "1:Ks 2:Ks 3:Ks 4:Ks 5:Gs 6:Gs 7:Gs | minister K secretary G";
    let full = "1:Ks 2:Ks 3:Ks 4:Ks 5:Gs 6:Gs 7:Gs";
    let scene = Scene::new(&format!(
        "round 5 | ministries end\nbingbu {resolved}\nhubu {resolved}\ngongbu {full}\nK\nG\nP"
    ));
    assert!(scene.state.table.titles.is_some());
    let scene = Scene::new(&format!(
        "round 5 | ministries end\nbingbu {resolved}\nhubu {resolved}\ngongbu 3:·4\nK\nG\nP"
    ));
    assert_eq!(scene.awaited(), "K cm");
}
