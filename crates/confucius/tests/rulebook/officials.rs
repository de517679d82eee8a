//! Bribing and securing officials, students and forced examinations (sections 6.9 to 6.12, BRIBE, SEC, NOM, FORCE).

use crate::scene::Scene;

#[test]
fn only_an_unbribed_official_can_be_bribed() {
    // CF-BRIBE-1
    let mut scene = Scene::new(
        "
        round 2 | turns
        turn K
        bingbu 3:·2 4:Gu 5:Gs 6:Gc 7:Ku
        hubu 1:Gs 2:Gs 3:Gs 4:Gs 5:Gs 6:Gs 7:Gs | minister G secretary G
        gongbu 4:Kc
        K hand 0,0,5
        G
        P
        ",
    );
    scene.play(&["bribe"]);
    assert_eq!(scene.offers(), ["bribe bingbu 3"]);
    for taken in ["bribe bingbu 4", "bribe bingbu 5", "bribe bingbu 6", "bribe bingbu 7", "bribe gongbu 4"] {
        assert_eq!(scene.barred_by(taken), Some("CF-BRIBE-1"), "{taken}");
    }
    assert_eq!(scene.barred_by("bribe bingbu 1"), None, "an empty space is nobody");
}

#[test]
fn a_bribe_costs_what_the_tile_says() {
    // CF-BRIBE-2
    let mut scene = Scene::new("round 2 | turns\nturn K\nbingbu 3:·7 4:·6 5:·2\nK hand 0,3,0\nG\nP");
    scene.play(&["bribe"]);
    assert!(scene.offered("bribe bingbu 4") && scene.offered("bribe bingbu 5"));
    assert_eq!(scene.barred_by("bribe bingbu 3"), Some("CF-PAY-4"));
    scene.play(&["bribe bingbu 4", "pay c2 c2 c2"]);
    // CF-BRIBE-3
    assert_eq!((scene.ministry("bingbu"), scene.hand('K')), ("3:·7 4:Ku6 5:·2".into(), [0, 0, 0]));
}

#[test]
fn a_gift_forbids_the_bribe_by_favour_and_by_extra_action_too() {
    // CF-BRIBE-4
    let position = "
        round 2 | turns favour
        turn K
        bingbu 3:·2 4:Ku 5:Gu
        hubu 3:·7 4:·7 5:·7
        gongbu 3:·7 4:·7 5:·7
        gifts G>K:1
        K 0cubes hand 0,1,0 rewards extra-action
        G passed
        P passed
        ";
    let mut scene = Scene::new(position);
    scene.play(&["reward", "play extra-action"]);
    assert_eq!((scene.decision(), scene.barred_by("bribe")), (Some("rew-x"), Some("CF-OBL-2")));
    scene.play(&["no-action", "pass"]);
    assert_eq!((scene.decision(), scene.barred_by("bribe")), (Some("fav"), Some("CF-OBL-2")));
}

#[test]
fn an_unsecured_official_can_be_lost_in_three_ways() {
    // CF-BRIBE-5
    let position = "
        round 2 | turns
        turn G
        bingbu 1:Gs 2:Gs 3:Ku2 4:Gs 5:Gs 6:Gs 7:Gs
        hubu 3:·7 4:·7 5:·7
        K passed
        G 5cubes hand 0,1,0 rewards bribery-bingbu available 6
        P passed
        ";
    let mut scene = Scene::with(&[("advanced-game", "true")], position);
    let start = scene.state;
    scene.play(&["reward", "play bribery-bingbu", "bribe bingbu 3", "pay c2"]);
    assert!(scene.ministry("bingbu").contains("3:Gu2"), "by a Bribery card");
    scene.state = start;
    scene.play(&["petition", "petition 6", "replace bingbu 3 by 2"]);
    assert!(scene.ministry("bingbu").contains("3:Ps2"), "by a petition");
    let exam = position
        .replace("| turns", "| exam")
        .replace("turn G", "forced\nstudents red P\ncandidates bingbu any");
    let mut scene = Scene::new(&exam);
    scene.play(&["place bingbu 3"]);
    assert!(scene.ministry("bingbu").contains("3:Pc"), "by a candidate");
}

#[test]
fn only_an_own_unsecured_official_can_be_secured() {
    // CF-SEC-1
    let mut scene = Scene::new(
        "round 2 | turns\nturn K\nbingbu 3:Ku2 4:Gu2 5:Ks2 6:·2 7:Kc\nhubu 3:·4\nK hand 0,0,5\nG\nP",
    );
    scene.play(&["secure"]);
    assert_eq!(scene.offers(), ["secure bingbu 3"]);
    for other in ["secure bingbu 4", "secure bingbu 5", "secure bingbu 6", "secure bingbu 7"] {
        assert_eq!(scene.barred_by(other), Some("CF-SEC-1"), "{other}");
    }
    let none = Scene::new("round 2 | turns\nturn K\nbingbu 3:Ks 4:Gu 5:·4\nK hand 0,0,5\nG\nP");
    assert_eq!(none.barred_by("secure"), Some("CF-SEC-1"));
}

#[test]
fn securing_costs_the_tile_again_and_its_own_discount_counts() {
    // CF-SEC-2, CF-SEC-3
    let mut scene = Scene::new("round 2 | turns\nturn K\nhubu 3:Ku5 4:·4 5:·4\nK hand 0,2,0\nG\nP");
    scene.play(&["secure", "secure hubu 3"]);
    assert_eq!(scene.state.table.pending.unwrap().price.unwrap().cost, 4);
    scene.play(&["pay c2 c2"]);
    assert_eq!(scene.ministry("hubu"), "3:Ks5 4:·4 5:·4");
    let broke = Scene::new("round 2 | turns\nturn K\nhubu 3:Ku5 4:·4 5:·4\nK hand 0,0,1\nG\nP");
    assert_eq!(broke.barred_by("secure"), Some("CF-PAY-4"));
}

#[test]
fn a_secured_official_is_safe_but_for_a_swap_and_its_owner() {
    // CF-SEC-3
    let mut scene = Scene::with(
        &[("advanced-game", "true")],
        "
        round 2 | turns
        turn G
        bingbu 3:Ks2 4:Gs2 5:Ks2
        hubu 3:·2
        gifts G>K:1
        K 5cubes
        G 5cubes hand 0,0,3 rewards bribery-bingbu available 4,6
        P passed
        ",
    );
    assert_eq!(scene.barred_by("reward"), Some("CF-REW-B2"), "no Bribery card");
    scene.play(&["petition"]);
    assert_eq!(scene.barred_by("petition 6"), Some("CF-PET-4"), "no replacement");
    scene.play(&["petition 4", "swap bingbu 4 with bingbu 5"]);
    assert_eq!(scene.ministry("bingbu"), "3:Ks2 4:Ks2 5:Gs2");
    scene.play(&["transfer", "transfer bingbu 3 to 1"]);
    assert_eq!(scene.ministry("bingbu"), "3:Gs2 4:Ks2 5:Gs2");
}

#[test]
fn gifts_do_not_restrict_securing() {
    // CF-SEC-4, CF-OBL-6
    let scene =
        Scene::new("round 2 | turns\nturn K\nbingbu 3:Ku2 4:Gu2 5:·2\ngifts G>K:6\nK hand 0,0,5\nG\nP");
    assert!(scene.offered("secure"));
    let mut bribe = scene;
    bribe.play(&["bribe"]);
    assert_eq!(bribe.barred_by("bribe bingbu 5"), Some("CF-OBL-2"), "but bribing there");
}

#[test]
fn a_student_needs_a_free_space_and_a_player_without_one() {
    // CF-NOM-2
    let position = |students: &str| format!("round 2 | turns\nturn K\n{students}\nK hand 0,1,0\nG\nP");
    assert_eq!(Scene::new(&position("students red G plain P")).barred_by("nominate"), Some("CF-NOM-2"));
    assert_eq!(Scene::new(&position("students red K")).barred_by("nominate"), Some("CF-NOM-2"));
    let mut scene = Scene::new(&position("students plain G"));
    scene.play(&["nominate"]);
    assert_eq!(
        (scene.offers(), scene.barred_by("nominate plain")),
        (vec!["nominate red".into()], Some("CF-NOM-2"))
    );
    assert_eq!(scene.forced().as_deref(), Some("nominate red"));
}

#[test]
fn a_nomination_costs_two_coins_and_the_space_is_chosen() {
    // CF-NOM-3, CF-NOM-5
    let mut scene = Scene::new("round 2 | turns\nturn K\nK hand 0,1,0\nG hand 1,0,0\nP");
    scene.play(&["nominate"]);
    assert_eq!(scene.offers(), ["nominate plain", "nominate red"]);
    scene.play(&["nominate plain", "pay c2"]);
    assert_eq!((scene.students(), scene.hand('K')), ("-K".into(), [0, 0, 0]));
    assert_eq!(scene.barred_by("nominate"), Some("CF-PAY-4"), "one coin is not enough");
}

#[test]
fn students_stay_until_an_examination() {
    // CF-NOM-4
    let mut scene = Scene::new(
        "round 2 | turns favour exam officials end\nstudents red G\nK 0cubes placed imperial-favour:1\nG 0cubes\nP 0cubes",
    );
    scene.play(&["pass", "pass", "pass", "no-action"]);
    assert_eq!((scene.awaited(), scene.students()), ("K cm".into(), "G-".into()), "one student, not forced");
}

#[test]
fn a_second_nomination_in_a_phase_costs_two_cubes() {
    // CF-NOM-6
    let mut scene = Scene::with(
        &[("advanced-game", "true")],
        "
        round 2 | turns
        turn K
        K 3cubes hand 0,4,0
        G 2cubes available 3
        P passed
        ",
    );
    scene.play(&["nominate", "nominate red", "pay c2"]);
    scene.play(&["petition", "petition 3", "replace red"]);
    assert_eq!(scene.students(), "G-");
    scene.play(&["nominate", "nominate plain", "pay c2"]);
    assert_eq!((scene.family('K').cubes, scene.placed('K', "nominate")), (0, 3));
}

#[test]
fn a_forced_examination_comes_in_the_court_phase_of_this_round() {
    // CF-FORCE-1, CF-FORCE-2, CF-FORCE-4: also for a student nominated afterwards.
    let mut scene = Scene::new(
        "
        round 2 | turns favour wall exam
        candidates hubu any any any
        hubu 3:·4 4:·4 5:·4
        chief G
        K 0cubes passed
        G 1cubes hand 0,1,0
        P 1cubes hand 0,1,0
        ",
    );
    scene.play(&["force-exam", "pay c2"]);
    assert!(scene.state.table.exam_forced);
    scene.play(&["nominate", "nominate red", "pay c2", "pass", "pass", "no-action"]);
    assert_eq!(scene.awaited(), "G place");
}

#[test]
fn forcing_is_legal_whatever_the_students() {
    // CF-FORCE-3
    for students in ["", "students red G plain P", "forced"] {
        let mut scene = Scene::new(&format!("round 2 | turns\nturn K\n{students}\nK hand 1,1,0\nG\nP"));
        scene.play(&["force-exam"]);
        assert_eq!(scene.offers(), ["overpay", "pay c2"]);
        scene.play(&["pay c2"]);
        assert!(scene.state.table.exam_forced);
    }
    let mut clear = Scene::new("round 2 | officials end\nforced\nK\nG\nP");
    assert!(!clear.state.table.exam_forced, "the next round begins without it");
    clear.play(&["appoint 1"]);
}
