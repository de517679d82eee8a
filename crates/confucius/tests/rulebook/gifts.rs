//! Gifts, obligations and transfers (sections 6.17 to 6.21, BUYG, GIVE, OBL, CANC and TRANS).

use crate::scene::Scene;

#[test]
fn a_gift_is_bought_for_its_value() {
    // CF-BUYG-1
    let mut scene = Scene::new("round 2 | turns\nturn K\nK hand 0,2,0 available 3 gone 6\nG\nP");
    scene.play(&["buy-gift"]);
    assert_eq!(scene.offers(), ["buy gift 2", "buy gift 4"]);
    assert_eq!(scene.barred_by("buy gift 5"), Some("CF-PAY-4"));
    for owned in ["buy gift 1", "buy gift 3", "buy gift 6"] {
        assert_eq!(scene.barred_by(owned), Some("CF-BUYG-1"), "{owned}");
    }
    scene.play(&["buy gift 4", "pay c2 c2"]);
    let family = scene.family('K');
    let available: Vec<u8> = family.available.iter().map(|gift| gift.value()).collect();
    assert_eq!(available, [1, 3, 4]);
    let unavailable: Vec<u8> = family.unavailable.iter().map(|gift| gift.value()).collect();
    assert_eq!(unavailable, [2, 5]);
}

#[test]
fn an_available_gift_goes_to_another_player() {
    // CF-GIVE-1, CF-GIVE-6
    let mut scene = Scene::new("round 2 | turns\nturn K\nK available 3\nG\nP");
    scene.play(&["give-gift"]);
    assert_eq!(scene.offers(), ["give 1 to 1", "give 1 to 2", "give 3 to 1", "give 3 to 2"]);
    assert_eq!(scene.barred_by("give 1 to 0"), Some("CF-GIVE-6"));
    scene.play(&["give 3 to 2"]);
    assert_eq!((scene.gifts(), scene.awaited()), ("K>P:3".into(), "G turn".into()), "nobody is asked");
    let none = Scene::new("round 2 | turns\nturn K\nK gone 1\nG\nP");
    assert_eq!(none.barred_by("give-gift"), Some("CF-GIVE-1"));
}

#[test]
fn a_new_gift_to_the_same_player_removes_the_old_one() {
    // CF-GIVE-3, CF-CANC-5, CF-CANC-6
    let mut scene = Scene::new("round 2 | turns\nturn K\ngifts K>G:1 K>P:2\nK available 3\nG\nP");
    scene.play(&["give-gift", "give 3 to 1"]);
    assert_eq!(scene.gifts(), "K>G:3 K>P:2");
    assert_eq!(scene.heard("confucius-gift-cancelled"), 1, "and that is told");
    let family = scene.family('K');
    assert!(
        family.available.is_empty() && !family.unavailable.iter().any(|gift| gift.value() == 1),
        "for good"
    );
}

#[test]
fn a_strictly_greater_gift_cancels_an_equal_one_does_not() {
    // CF-GIVE-4, CF-OBL-1, CF-CANC-1
    let position = "round 2 | turns\nturn K\ngifts G>K:3\nK available 2,3,4\nG\nP";
    let mut scene = Scene::new(position);
    scene.play(&["give-gift"]);
    assert_eq!(scene.barred_by("give 2 to 1"), Some("CF-OBL-1"));
    let start = scene.state;
    scene.play(&["give 3 to 1"]);
    assert_eq!(scene.gifts(), "K>G:3 G>K:3");
    scene.state = start;
    scene.play(&["give 4 to 1"]);
    assert_eq!(scene.gifts(), "K>G:4");
    assert_eq!(scene.heard("confucius-gift-cancelled"), 1);
    let small = Scene::new("round 2 | turns\nturn K\ngifts G>K:3 P>K:2\nK\nG\nP");
    assert_eq!(small.barred_by("give-gift"), Some("CF-OBL-1"), "the tapestry is too small for both");
}

#[test]
fn a_recipient_must_support_his_donor() {
    // CF-OBL-3
    let mut scene = Scene::new(
        "round 4 | exam\nstudents red G plain P\ngifts P>K:1 K>G:6 W>G:5\nK hand 1,0,0\nG hand 1,0,0\nP\nW",
    );
    assert_eq!(scene.offers(), ["support plain"]);
    scene.play(&["support plain", "contribute c1"]);
    assert_eq!(scene.offers(), ["support plain", "support red"], "gifts of others do not matter");
}

#[test]
fn a_recipient_must_give_up_his_influence_to_his_donor() {
    // CF-OBL-4
    let scene = Scene::new(
        "
        round 4 | ministries
        bingbu 1:Ks 2:Ks 3:Ks 4:Gs 5:Gs 6:Ps 7:Gs
        gifts G>P:1 W>P:6
        K
        G
        P
        W
        ",
    );
    assert_eq!((scene.awaited(), scene.offers()), ("P min".into(), vec!["yield to 1".into()]));
}

#[test]
fn equal_gifts_oblige_both_to_support_each_other() {
    // CF-OBL-7 with CF-OBL-3: neither may support his own student.
    let mut scene = Scene::new(
        "round 4 | exam\nstudents red G plain K\ngifts K>G:3 G>K:3\nK hand 1,0,0\nG hand 1,0,0\nP hand 1,0,0",
    );
    assert_eq!((scene.awaited(), scene.offers()), ("K exam-s".into(), vec!["support red".into()]));
    scene.play(&["support red", "contribute c1"]);
    assert_eq!((scene.awaited(), scene.offers()), ("G exam-s".into(), vec!["support plain".into()]));
    scene.play(&["support plain", "contribute c1"]);
    assert_eq!(scene.offers(), ["support plain", "support red"], "P owes nobody");
}

#[test]
fn equal_gifts_oblige_both_to_give_up_influence_to_each_other() {
    // CF-OBL-7 with CF-OBL-4: whoever of the two is the weakest, though P has more influence.
    let position = "
        round 4 | ministries
        bingbu 1:Ps 2:Ps 3:Ps 4:Gs 5:Gs 6:Ks 7:Ps
        gifts K>G:3 G>K:3
        K
        G
        P
        ";
    let mut scene = Scene::new(position);
    assert_eq!((scene.awaited(), scene.offers()), ("K min".into(), vec!["yield to 1".into()]));
    scene.play(&["yield to 1"]);
    assert_eq!(scene.gifts(), "K>G:3", "the gift that obliged is cancelled, its like is not (CF-MIN-7)");
    let scene = Scene::new(&position.replace("5:Gs", "5:Ks"));
    assert_eq!((scene.awaited(), scene.offers()), ("G min".into(), vec!["yield to 0".into()]));
}

#[test]
fn nothing_else_is_restricted_by_gifts() {
    // CF-OBL-5, CF-OBL-6
    let mut scene = Scene::with(
        &[("advanced-game", "true")],
        "
        round 2 | turns
        turn K
        bingbu 3:Ku2 4:Gu2 5:·2
        hubu 3:·7
        gongbu 3:·7
        lands annam[G -] korea[- - -] yunnan[- -]
        gifts G>K:6 P>K:5
        K 5cubes hand 5,5,5 colonies 1 shipyard 1 rewards bribery-bingbu available 6
        G
        P
        ",
    );
    assert_eq!(scene.barred_by("bribe"), None);
    for action in ["secure", "transfer", "petition", "invade", "voyage", "reward"] {
        assert!(scene.offered(action), "{action}");
    }
    let start = scene.state;
    scene.play(&["bribe"]);
    assert_eq!(scene.barred_by("bribe bingbu 5"), Some("CF-OBL-2"), "only bribing there");
    scene.state = start;
    scene.play(&["reward", "play bribery-bingbu"]);
    assert!(scene.offered("bribe bingbu 5"));
    scene.state = start;
    scene.play(&["petition", "petition 6"]);
    assert!(scene.offered("replace bingbu 4 by 0"));
    // Placing a candidate is free too.
    let scene = Scene::new(
        "round 4 | exam\nforced\nstudents red K\ncandidates bingbu any\nbingbu 3:Ku 4:Gu 5:·4\ngifts G>K:6\nK\nG\nP",
    );
    assert!(scene.offered("place bingbu 1"));
}

#[test]
fn seniority_is_irrelevant_and_more_influence_frees() {
    // CF-OBL-2
    let bribes = |bingbu: &str| {
        let mut scene = Scene::new(&format!(
            "
            round 2 | turns
            turn K
            bingbu {bingbu}
            hubu 3:·2
            gongbu 3:·7
            gifts G>K:1
            K hand 0,2,0
            G
            P
            "
        ));
        scene.play(&["bribe"]);
        scene.offered("bribe bingbu 5")
    };
    assert!(!bribes("1:Ku 5:·2 7:Gu"), "equal influence");
    assert!(!bribes("1:Gu 5:·2 6:Ku 7:Ku"), "more influence than the donor");
    assert!(bribes("1:Gu 2:Gu 5:·2 6:Ku"), "less");
    assert!(bribes("1:Gu 5:·2"), "none");
    assert!(bribes("5:·2 6:Ku 7:Ku"), "a donor without influence binds nobody (CF-OBL-8)");
}

#[test]
fn each_way_to_cancel_a_gift() {
    // CF-CANC-1 to CF-CANC-6
    let left = |options: &[(&str, &str)], position: &str, choices: &[&str]| {
        let mut scene = Scene::with(options, position);
        scene.play(choices);
        scene.gifts()
    };
    let turn = "round 2 | turns\nturn K\nbingbu 3:Ku 4:·4 5:·4\ngifts G>K:2\nK available 3\nG\nP";
    assert_eq!(left(&[], turn, &["give-gift", "give 3 to 1"]), "K>G:3", "CF-CANC-1");
    assert_eq!(left(&[], turn, &["transfer", "transfer bingbu 3 to 1"]), "", "CF-CANC-2");
    let exam = "round 4 | exam\nstudents red P plain G\ngifts G>K:2 P>G:4\nK hand 3,0,0\nG\nP";
    let tutor = ["support plain", "contribute c1 c1 c1", "cancel-gift"];
    assert_eq!(left(&[], exam, &tutor), "P>G:4", "CF-CANC-3");
    assert_eq!(left(&[], &format!("rules 1\n{exam}"), &tutor[..2]), "P>G:4", "CF-CANC-3 in version 1");
    let ministry =
        "round 4 | ministries\nbingbu 1:Ks 2:Gs 3:Gs 4:Gs 5:Ps 6:Ps 7:Ps\ngifts G>K:2 K>G:2 P>K:1\nK\nG\nP";
    assert_eq!(left(&[], ministry, &["yield to 1"]), "K>G:2 P>K:1", "CF-CANC-4");
    let replaced = "round 2 | turns\nturn K\ngifts K>G:2\nK available 3\nG\nP";
    assert_eq!(left(&[], replaced, &["give-gift", "give 3 to 1"]), "K>G:3", "CF-CANC-5");
}

#[test]
fn nothing_but_the_list_ends_a_gift() {
    // CF-CANC-6: what is cancelled is told, and whatever is told is on the list.
    let mut scene = Scene::new(
        "round 2 | turns\nturn K\nbingbu 3:Ku 4:·2 5:·4\ngifts G>K:2 P>K:3\nK 5cubes hand 1,1,1\nG passed\nP passed",
    );
    scene.play(&["tax", "bribe", "bribe bingbu 4", "pay c2", "no-action"]);
    assert_eq!((scene.gifts(), scene.heard("confucius-gift-cancelled")), ("G>K:2 P>K:3".into(), 0));
    scene.play(&["transfer", "transfer bingbu 3 to 2"]);
    assert_eq!((scene.gifts(), scene.heard("confucius-gift-cancelled")), ("G>K:2".into(), 1));
}

#[test]
fn without_the_condition_a_tile_moves_once_per_phase() {
    // CF-TRANS-5
    let mut scene = Scene::with(
        &[("transfer-requires-gift", "false"), ("advanced-game", "true")],
        "
        round 2 | turns favour officials end
        chief K
        bingbu 3:Gu2 4:·2 5:·2
        hubu 3:Pu2 4:·2 5:·2
        gifts K>G:1
        K 0cubes placed imperial-favour:1 available 4
        G 0cubes
        P 2cubes available 4
        ",
    );
    scene.play(&["transfer"]);
    assert_eq!(scene.offers(), ["transfer bingbu 3 to 0", "transfer bingbu 3 to 2"], "any other player");
    scene.play(&["transfer bingbu 3 to 2"]);
    assert_eq!(scene.gifts(), "K>G:1", "no gift of the receiver, none is cancelled");
    scene.play(&["petition", "petition 4", "swap bingbu 3 with hubu 3"]);
    scene.play(&["pass", "pass", "transfer"]);
    assert_eq!(scene.barred_by("transfer hubu 3 to 0"), Some("CF-TRANS-5"), "it travels with the tile");
    scene.play(&["transfer bingbu 3 to 0", "pass"]);
    assert_eq!((scene.awaited(), scene.barred_by("transfer")), ("K fav".into(), Some("CF-TRANS-5")));
    scene.play(&["no-action"]);
    assert_eq!(scene.awaited(), "K cm");
    let moved = scene.state.table.ministries.iter().any(|(_, officials)| !officials.transferred().is_empty());
    assert!(!moved, "a new phase forgets it");
    // A gift of the receiver is cancelled there too.
    let mut scene = Scene::with(
        &[("transfer-requires-gift", "false")],
        "round 2 | turns\nturn K\nbingbu 3:Ku 4:·4 5:·4\ngifts G>K:1 P>K:2\nK\nG\nP",
    );
    scene.play(&["transfer", "transfer bingbu 3 to 1"]);
    assert_eq!(scene.gifts(), "P>K:2");
}

#[test]
fn a_transfer_comes_by_favour_and_by_extra_action_too() {
    // CF-TRANS-6, CF-TRANS-1
    let mut scene = Scene::new(
        "
        round 2 | turns favour wall
        chief K
        turn K
        bingbu 3:Ku 4:Ks 5:·4
        gifts G>K:1 P>K:2
        K 0cubes rewards extra-action
        G passed
        P passed
        ",
    );
    scene.play(&["reward", "play extra-action", "transfer", "transfer bingbu 3 to 1", "pass"]);
    assert_eq!(scene.awaited(), "K fav");
    scene.play(&["transfer", "transfer bingbu 4 to 2"]);
    assert_eq!((scene.ministry("bingbu"), scene.gifts()), ("3:Gu4 4:Ps4 5:·4".into(), String::new()));
}

#[test]
fn a_transfer_needs_influence_in_an_unresolved_ministry() {
    // CF-TRANS-2, CF-TRANS-3
    let scene = Scene::new("round 2 | turns\nturn K\nbingbu 3:Ku 4:·4 5:·4\nK\nG\nP");
    assert_eq!(scene.barred_by("transfer"), Some("CF-TRANS-2"));
    let scene = Scene::new("round 2 | turns\nturn K\nbingbu 3:Gu 4:·4 5:·4\ngifts G>K:1\nK\nG\nP");
    assert_eq!(scene.barred_by("transfer"), Some("CF-TRANS-3"));
}
