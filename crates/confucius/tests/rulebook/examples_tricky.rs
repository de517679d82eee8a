//! The worked examples of section 12.2, first half: gifts, payments, examinations (CF-EX-21 to CF-EX-42).

use confucius::Bar;

use crate::scene::Scene;

#[test]
fn the_weakest_is_whose_best_official_is_least_senior() {
    // CF-EX-21 (CF-MIN-6)
    let mut scene = Scene::new(
        "
        round 4 | ministries
        hubu 1:Ks 2:Ps 3:Ps 4:Ps 5:Gs 6:Gs 7:Ks
        K
        G
        P
        ",
    );
    assert_eq!(scene.awaited(), "G min");
    assert_eq!(scene.offers(), ["yield to 0", "yield to 2"]);
    scene.play(&["yield to 0"]);
    assert!(scene.ministry("hubu").ends_with("| minister K secretary P"));
}

#[test]
fn the_gift_of_an_eliminated_player_is_ignored() {
    // CF-EX-22 (CF-MIN-7, CF-MIN-8)
    let mut scene = Scene::new(
        "
        round 4 | ministries
        bingbu 1:Ks 2:Ps 3:Ps 4:Ws 5:Gs 6:Ws 7:Gs
        gifts K>G:6 P>G:2 W>K:1
        K
        G
        P
        W
        ",
    );
    assert_eq!((scene.awaited(), scene.offers()), ("K min".into(), vec!["yield to 3".into()]));
    scene.play(&["yield to 3"]);
    assert_eq!(scene.gifts(), "K>G:6 P>G:2");
    assert_eq!((scene.awaited(), scene.offers()), ("G min".into(), vec!["yield to 2".into()]));
    scene.play(&["yield to 2"]);
    assert!(scene.ministry("bingbu").ends_with("| minister P secretary W"));
    assert_eq!(scene.gifts(), "K>G:6");
}

#[test]
fn among_equal_gifts_the_weakest_chooses_and_only_the_chosen_one_is_cancelled() {
    // CF-EX-23 (CF-MIN-7, CF-MIN-8)
    let position = "
        round 4 | ministries
        gongbu 1:Ks 2:Ps 3:Ks 4:Gs 5:Ps 6:Ks 7:Ps
        gifts K>G:3 P>G:3
        K
        G
        P
        ";
    for (choice, left) in [("yield to 0", "P>G:3"), ("yield to 2", "K>G:3")] {
        let mut scene = Scene::new(position);
        assert_eq!(scene.offers(), ["yield to 0", "yield to 2"]);
        scene.play(&[choice]);
        assert_eq!(scene.gifts(), left);
    }
}

#[test]
fn a_gift_cancelled_in_one_ministry_binds_no_more_in_the_next() {
    // CF-EX-24 (CF-MIN-1)
    let mut scene = Scene::new(
        "
        round 4 | ministries
        bingbu 1:Ks 2:Ps 3:Ks 4:Gs 5:Ps 6:Ks 7:Ps
        hubu 1:Ks 2:Ps 3:Ks 4:Gs 5:Ps 6:Ks 7:Ps
        gifts K>G:2
        K
        G
        P
        ",
    );
    assert_eq!(scene.offers(), ["yield to 0"]);
    scene.play(&["yield to 0"]);
    assert!(scene.ministry("bingbu").ends_with("| minister K secretary P"));
    assert_eq!(
        (scene.gifts(), scene.offers()),
        (String::new(), vec!["yield to 0".into(), "yield to 2".into()])
    );
}

#[test]
fn mutual_gifts_bind_both() {
    // CF-EX-25 (CF-OBL-2, CF-OBL-5, CF-OBL-7)
    let position = "
        round 2 | turns
        gongbu 3:Ku 4:Gu 5:·2
        bingbu 3:·7 4:·7 5:·7
        hubu 3:·7 4:·7 5:·7
        gifts K>G:2 G>K:2
        turn K
        K 5cubes hand 0,1,0 rewards bribery-gongbu
        G 5cubes hand 0,1,0
        P 5cubes
        ";
    let mut scene = Scene::new(position);
    assert_eq!(scene.barred_by("bribe"), Some("CF-OBL-2"));
    scene.play(&["reward", "play bribery-gongbu", "bribe gongbu 5"]);
    assert_eq!(scene.ministry("gongbu"), "3:Ku4 4:Gu4 5:Ku2");
    let mut scene = Scene::new(&position.replace("turn K", "turn G"));
    assert_eq!(scene.barred_by("bribe"), Some("CF-OBL-2"));

    // K has two officials there: G may, K may not.
    let mut ahead = Scene::new(&position.replace("turn K", "turn G").replace("5:·2", "5:·2 6:Ku"));
    ahead.play(&["bribe"]);
    assert_eq!(ahead.offers(), ["bribe gongbu 5"]);
    scene = Scene::new(&position.replace("5:·2", "5:·2 6:Ku"));
    assert_eq!(scene.barred_by("bribe"), Some("CF-OBL-2"));
}

#[test]
fn a_greater_gift_replaces_ones_own_and_cancels_the_others() {
    // CF-EX-26 (CF-GIVE-2 to CF-GIVE-4)
    let mut scene = Scene::new(
        "
        round 2 | turns
        gifts K>G:3 G>K:3
        turn K
        K 5cubes available 5
        G 5cubes available 2,4,5,6
        P passed
        ",
    );
    scene.play(&["give-gift", "give 5 to 1"]);
    assert_eq!(scene.gifts(), "K>G:5");
    scene.play(&["give-gift"]);
    let to_k: Vec<String> = scene.offers().into_iter().filter(|offer| offer.ends_with("to 0")).collect();
    assert_eq!(to_k, ["give 5 to 0", "give 6 to 0"]);
    assert_eq!(scene.barred_by("give 4 to 0"), Some("CF-OBL-1"));
    let mut mutual = Scene::of(&scene.state);
    mutual.play(&["give 5 to 0"]);
    assert_eq!(mutual.gifts(), "K>G:5 G>K:5");
    scene.play(&["give 6 to 0"]);
    assert_eq!(scene.gifts(), "G>K:6");
}

#[test]
fn a_cheaper_gift_may_replace_a_dearer_one_unless_agreed_otherwise() {
    // CF-EX-27 (CF-GIVE-2, CF-GIVE-5)
    let position = "
        round 2 | turns
        gifts K>G:4
        turn K
        K available 2
        G
        P
        ";
    let mut scene = Scene::new(position);
    scene.play(&["give-gift", "give 2 to 1"]);
    assert_eq!(scene.gifts(), "K>G:2");
    let mut scene = Scene::with(&[("gift-downgrade", "false")], position);
    scene.play(&["give-gift"]);
    assert_eq!(scene.barred_by("give 2 to 1"), Some("CF-GIVE-5"));
    for downgrade in ["true", "false"] {
        let mutual = position.replace("K>G:4", "K>G:4 G>K:4");
        let mut scene = Scene::with(&[("gift-downgrade", downgrade)], &mutual);
        scene.play(&["give-gift"]);
        assert_eq!(scene.barred_by("give 2 to 1"), Some("CF-OBL-1"));
    }
}

#[test]
fn each_donor_binds_by_his_own_influence() {
    // CF-EX-28 (CF-OBL-2, CF-OBL-5, CF-OBL-8)
    let mut scene = Scene::new(
        "
        round 2 | turns
        bingbu 3:·7 4:·7 5:·7
        hubu 3:Pu 4:·2 5:·2 6:Ws 7:Ws
        gongbu 3:·7 4:·7 5:·7
        gifts K>P:1 W>P:2
        turn P
        K passed
        G passed
        P 5cubes hand 2,0,0 rewards bribery-hubu
        W passed
        ",
    );
    scene.play(&["bribe", "bribe hubu 4", "pay c1"]);
    assert_eq!(scene.barred_by("bribe"), Some("CF-OBL-2"));
    scene.play(&["reward", "play bribery-hubu"]);
    assert_eq!(scene.offers(), ["bribe hubu 5"]);
}

#[test]
fn a_transfer_sets_free() {
    // CF-EX-29 (CF-TRANS-1 to CF-TRANS-4)
    let mut scene = Scene::new(
        "
        round 2 | turns
        bingbu 3:·7 4:Wu3 5:·7
        hubu 3:·7 4:·7 5:·7
        gongbu 3:Ps 4:Ws 5:·2
        gifts P>W:2 W>P:2
        chief K
        turn W
        K passed
        G passed
        P passed
        W 1cubes hand 0,1,0
        ",
    );
    assert_eq!(scene.barred_by("bribe"), Some("CF-OBL-2"));
    scene.play(&["transfer"]);
    assert_eq!(scene.offers(), ["transfer bingbu 4 to 2", "transfer gongbu 4 to 2"]);
    assert_eq!(scene.barred_by("transfer bingbu 4 to 0"), Some("CF-TRANS-2"));
    scene.play(&["transfer bingbu 4 to 2"]);
    assert_eq!(scene.ministry("bingbu"), "3:·7 4:Pu3 5:·7");
    assert_eq!(scene.gifts(), "W>P:2");
    assert_eq!(scene.family('W').cubes, 1);
    scene.play(&["bribe"]);
    assert_eq!(scene.offers(), ["bribe gongbu 5"]);
}

#[test]
fn a_transfer_keeps_the_status_and_takes_candidates_too() {
    // CF-EX-30 (CF-TRANS-3)
    let mut scene = Scene::new(
        "
        round 2 | turns
        hubu 3:·4 4:·4 5:·4 6:Yc
        gifts K>Y:1
        turn Y
        K
        G
        P
        W
        Y
        ",
    );
    scene.play(&["transfer", "transfer hubu 6 to 0"]);
    assert_eq!(scene.ministry("hubu"), "3:·4 4:·4 5:·4 6:Kc");
}

#[test]
fn an_extra_action_leaves_no_cube_but_counts_as_performed() {
    // CF-EX-31 (CF-CUBE-4)
    let position = "
        round 2 | turns
        bingbu 3:·2 4:·2 5:·2
        turn P
        K passed
        G passed
        P 5cubes hand 0,4,0 rewards extra-action
        ";
    let turns = ["reward", "play extra-action", "bribe", "bribe bingbu 3", "pay c2"];
    let again = ["bribe", "bribe bingbu 4", "pay c2"];
    let pair = ["secure", "secure bingbu 3", "pay c2"];
    for next in [again, pair] {
        let mut scene = Scene::new(position);
        scene.play(&turns);
        assert_eq!((scene.family('P').cubes, scene.placed('P', "bribe-secure")), (5, 0));
        assert!(scene.rewards('P').is_empty());
        scene.play(&next);
        assert_eq!(scene.family('P').cubes, 3, "{next:?} costs two");
    }

    let by_first_rules = format!("rules 1\n{position}");
    let mut scene = Scene::new(&by_first_rules);
    scene.play(&turns).play(&again);
    assert_eq!(scene.family('P').cubes, 4, "version 1: only cubes make it dearer");
    scene.play(&pair);
    assert_eq!(scene.family('P').cubes, 2);

    let mut scene = Scene::with(&[("extra-counts-as-use", "true")], &by_first_rules);
    scene.play(&turns).play(&again);
    assert_eq!(scene.family('P').cubes, 3);
}

#[test]
fn trade_takes_one_to_four_coins_exactly_and_once_a_round() {
    // CF-EX-32 (CF-COMM-1, CF-COMM-2)
    let mut scene = Scene::new(
        "
        round 2 | turns favour
        turn K
        K 1cubes hand 1,1,1
        G passed
        P passed
        ",
    );
    scene.play(&["commercial"]);
    assert_eq!(scene.offers(), ["trade c1", "trade c1 c2", "trade c1 c3", "trade c2", "trade c3"]);
    assert_eq!(scene.barred_by("trade c2 c3"), Some("CF-COMM-2"));
    assert_eq!(scene.barred_by("trade c1 c2 c3"), Some("CF-COMM-2"));
    scene.play(&["trade c1 c3"]);
    assert_eq!(scene.hand('K').iter().sum::<u8>(), 6, "five drawn, one kept");
    scene.play(&["pass"]);
    assert_eq!((scene.awaited(), scene.barred_by("commercial")), ("K fav".into(), Some("CF-COMM-1")));
}

#[test]
fn minimal_payments_first_and_every_other_behind_overpay() {
    // CF-EX-33 (CF-PAY-2, CF-PAY-6, CF-PAY-7)
    let mut scene = Scene::new(
        "
        round 2 | turns
        bingbu 3:·3 4:·7 5:·7
        turn K
        K hand 1,2,1
        G
        P
        ",
    );
    scene.play(&["bribe", "bribe bingbu 3"]);
    assert_eq!(scene.offers(), ["overpay", "pay c1 c2", "pay c2 c2", "pay c3"]);
    scene.play(&["overpay"]);
    assert_eq!(
        scene.offers(),
        ["pay c1 c2 c2", "pay c1 c2 c2 c3", "pay c1 c2 c3", "pay c1 c3", "pay c2 c2 c3", "pay c2 c3"]
    );

    let mut scene = Scene::new(
        "
        round 2 | turns
        bingbu 3:Ku 4:·7 5:·7
        turn K
        K hand 1,1,1
        G
        P
        ",
    );
    scene.play(&["recruit"]);
    assert_eq!(scene.offers(), ["overpay", "pay c1 c2", "pay c1 c3"]);
    scene.play(&["overpay"]);
    assert_eq!(scene.offers(), ["pay c1 c2 c3"]);
}

#[test]
fn the_discard_pile_is_shuffled_in_the_middle_of_a_draw() {
    // CF-EX-34 (CF-PAY-5, CF-DRAW-2, CF-DRAW-3)
    let mut scene = Scene::new(
        "
        round 2 | turns
        turn K
        K hand 1,0,0
        G hand 21,20,21
        P
        deck c2
        ",
    );
    assert_eq!(scene.discard(), [0, 1, 1]);
    scene.play(&["commercial", "trade c1"]);
    assert_eq!(scene.hand('K').iter().sum::<u8>(), 2, "the last of the deck, and one after the shuffle");
    assert_eq!((scene.state.table.deck, scene.discard()), (2, [0, 0, 0]));
    assert_eq!(scene.heard("confucius-reshuffled"), 1);

    let mut scene = Scene::new(
        "
        round 2 | turns
        turn K
        K rewards cash
        G hand 22,22,21
        P
        deck c3
        ",
    );
    scene.play(&["reward", "play cash"]);
    assert_eq!((scene.hand('K'), scene.state.table.deck), ([0, 0, 1], 0), "three are forfeited");
    assert!(scene.rewards('K').is_empty(), "the card is used up");
}

#[test]
fn without_any_card_the_red_student_wins() {
    // CF-EX-35 (CF-EXAM-4, CF-EXAM-13)
    let scene = Scene::new(
        "
        round 4 | exam
        students red W plain Y
        K
        G
        P
        W
        Y
        ",
    );
    assert_eq!(scene.awaited(), "W place");
}

#[test]
fn three_cards_may_cancel_the_gift_of_the_supported_owner_whoever_wins() {
    // CF-EX-36 (CF-EXAM-8, CF-EXAM-11)
    let position = "
        round 4 | exam
        students red W plain Y
        gifts W>K:3 Y>K:3
        K hand 3,0,0
        G
        P
        W hand 0,0,2
        Y
        ";
    let mut scene = Scene::new(position);
    assert_eq!(scene.offers(), ["support plain", "support red"]);
    scene.play(&["support plain", "contribute c1 c1 c1"]);
    assert_eq!(scene.awaited(), "K exam-x");
    scene.play(&["cancel-gift"]);
    assert_eq!(scene.gifts(), "W>K:3");
    scene.play(&["support red", "contribute c3 c3"]);
    assert_eq!((scene.awaited(), scene.gifts()), ("W place".into(), "W>K:3".into()));
    let mut scene = Scene::new(position);
    scene.play(&["support plain", "contribute c1 c1 c1", "keep-gift"]);
    assert_eq!(scene.gifts(), "W>K:3 Y>K:3");
    let mut scene = Scene::new(position);
    scene.play(&["support plain", "contribute c1 c1"]);
    assert_eq!(
        (scene.awaited(), scene.gifts()),
        ("W exam-s".into(), "W>K:3 Y>K:3".into()),
        "two are not enough"
    );
    let mut scene = Scene::new(&format!("rules 1\n{position}"));
    scene.play(&["support plain", "contribute c1 c1 c1"]);
    assert_eq!(
        (scene.awaited(), scene.gifts()),
        ("W exam-s".into(), "W>K:3".into()),
        "version 1 does not ask"
    );
}

#[test]
fn the_more_valuable_gift_decides_whom_to_support() {
    // CF-EX-37 (CF-EXAM-8, CF-EXAM-11)
    let position = "
        round 4 | exam
        students red W plain Y
        gifts W>K:2 Y>K:5
        K hand 3,0,0
        G
        P
        W
        Y
        ";
    let mut scene = Scene::new(position);
    assert_eq!(scene.offers(), ["support plain"]);
    assert_eq!(scene.barred_by("support red"), Some("CF-EXAM-8"));
    scene.play(&["support plain", "contribute c1 c1 c1", "cancel-gift"]);
    assert_eq!(scene.gifts(), "W>K:2");
    let mut scene = Scene::new(&format!("rules 1\n{position}"));
    scene.play(&["support plain", "contribute c1 c1 c1"]);
    assert_eq!(scene.gifts(), "W>K:2", "version 1 does not ask");
}

#[test]
fn a_forced_examination_of_one_student_is_uncontested() {
    // CF-EX-38 (CF-EXAM-1, CF-EXAM-2, CF-FORCE-3)
    let position = "
        round 4 | exam
        forced
        students red G
        candidates hubu any any any
        gifts W>P:2
        K hand 1,1,1
        G hand 1,1,1
        P hand 3,0,0
        W hand 1,1,1
        ";
    let scene = Scene::new(position);
    assert_eq!((scene.awaited(), scene.gifts()), ("G place".into(), "W>P:2".into()));
    assert_eq!(scene.hand('P'), [3, 0, 0]);
    let scene = Scene::new(&position.replace("students red G", ""));
    assert_eq!(scene.state.to_act().len(), 0);
    assert_eq!((scene.state.table.candidates.below, scene.state.table.candidates.past.len()), (3, 0));
    assert_eq!(scene.heard("confucius-exam-without-students"), 1);
}

#[test]
fn a_double_student_wins_once() {
    // CF-EX-39 (CF-PET-7, CF-EXAM-2, CF-EXAM-15)
    let mut scene = Scene::with(
        &[("advanced-game", "true")],
        "
        round 4 | turns exam
        candidates hubu any any any
        hubu 3:·4 4:·4 5:·4
        students red G plain Y
        K passed
        G 2cubes available 3
        P passed
        W passed
        Y passed
        ",
    );
    scene.play(&["petition", "petition 3", "replace plain"]);
    assert_eq!(scene.students(), "GG");
    scene.play(&["pass"]);
    assert_eq!((scene.awaited(), scene.students()), ("G place".into(), "--".into()));
    scene.play(&["place hubu 7"]);
    assert_eq!(scene.ministry("hubu"), "3:·4 4:·4 5:·4 7:Gc");
    assert_eq!(scene.state.table.candidates.past.len(), 1);
}

#[test]
fn a_candidate_without_a_place_of_his_own_goes_where_he_can() {
    // CF-EX-40 (CF-EXAM-19, CF-EXAM-20)
    let position = "
        round 4 | exam
        forced
        students red K
        candidates hubu any any any
        bingbu 1:Ks 2:·4 3:Ks 4:Gu 5:Ks 6:Gs 7:Gs
        hubu 1:Ks 2:Ks 3:Ks 4:Gs 5:Gs 6:Gs 7:Ks | minister K secretary G
        gongbu 1:Ks 2:Ks 3:Ks 4:Gs 5:Gs
        K
        G
        P
        ";
    let scene = Scene::new(position);
    assert_eq!(scene.offers(), ["place bingbu 2", "place bingbu 4"]);
    assert_eq!(scene.barred_by("place gongbu 6"), Some("CF-EXAM-19"));
    assert_eq!(scene.barred_by("place hubu 1"), Some("CF-GEN-5"));
    let secured = position.replace("2:·4 ", "2:Ks ").replace("4:Gu", "4:Gs");
    let by_first_rules = Scene::new(&format!("rules 1\n{secured}"));
    assert_eq!(by_first_rules.offers(), ["place gongbu 6", "place gongbu 7"], "version 1");
    let full = secured.replace("4:Gs 5:Gs\n        K", "4:Gs 5:Gs 6:Ks 7:Ks\n        K");
    for nowhere in [secured, full.clone(), format!("rules 1\n{full}")] {
        let scene = Scene::new(&nowhere);
        assert_eq!(scene.state.to_act().len(), 0);
        assert_eq!(scene.heard("confucius-candidate-removed"), 1);
        assert_eq!(scene.state.table.candidates.past.len(), 1, "it still counts as won");
    }
}

#[test]
fn a_candidate_for_any_ministry_must_take_an_empty_space() {
    // CF-EX-41 (CF-EXAM-17)
    let position = "
        round 4 | exam
        forced
        students red K
        candidates any any
        bingbu 1:Ks 2:·4 3:Ks 4:Gu 5:Ks 6:Gs 7:Gs
        hubu 1:Ks 2:Ks 3:Ks 4:·4 5:Gs 6:Gs
        gongbu 1:Ks 2:Ks 3:Ks 4:Gs 5:Gs 6:Ks 7:Ks | minister K secretary G
        K
        G
        P
        ";
    let scene = Scene::new(position);
    assert_eq!(scene.offers(), ["place hubu 7"]);
    assert_eq!(scene.barred_by("place bingbu 2"), Some("CF-EXAM-17"));
    let scene = Scene::with(&[("any-candidate-empty-first", "false")], position);
    assert_eq!(scene.offers(), ["place bingbu 2", "place bingbu 4", "place hubu 7"]);
    assert_eq!(scene.bar("place hubu 4"), Some(Bar::EmptySpaceHereFirst), "each ministry by itself");
    assert_eq!(scene.barred_by("place hubu 4"), Some("CF-EXAM-17"));
}

#[test]
fn a_candidate_for_a_resolved_ministry_is_skipped_when_turned_up_but_not_later() {
    // CF-EX-42 (CF-EXAM-22)
    let resolved = "1:Ks 2:Ks 3:Ks 4:Gs 5:Gs 6:Ks 7:Ks | minister K secretary G";
    let mut scene = Scene::new(&format!(
        "
        round 4 | exam
        forced
        students red K
        candidates hubu bingbu any any any
        bingbu {resolved}
        hubu 3:·4 4:·4 5:·4
        K
        G
        P
        "
    ));
    scene.play(&["place hubu 1"]);
    let candidates = &scene.state.table.candidates;
    assert_eq!((candidates.face_up, candidates.below), (Some(confucius::piece::Candidate::Any), 2));
    assert_eq!(candidates.past.len(), 2);

    let mut scene = Scene::new(
        "
        round 4 | exam ministries exam
        forced
        students red K
        candidates hubu bingbu any any any
        bingbu 1:Ks 2:Ks 3:Ks 4:Gs 5:Gs 6:Ks 7:Ks
        hubu 3:·4 4:·4 5:·4
        K
        G
        P
        ",
    );
    scene.play(&["place hubu 1"]);
    assert!(scene.ministry("bingbu").contains("minister K"));
    let candidates = &scene.state.table.candidates;
    let bingbu = confucius::piece::Candidate::Of(confucius::piece::Ministry::Bingbu);
    assert_eq!((candidates.face_up, candidates.below), (Some(bingbu), 3));
}
