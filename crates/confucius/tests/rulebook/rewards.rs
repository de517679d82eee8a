//! Emperor's Reward cards (section 6.24, REW).

use tabletop::Viewer;

use crate::scene::{Scene, all_actions, seat};

#[test]
fn cards_come_from_voyages_and_icons_until_the_deck_is_empty() {
    // CF-REW-1
    let mut scene = Scene::new(
        "round 2 | turns invasions\nturn K\nlands annam[G G] korea[- - -] yunnan[- -]\nrewards cash\nK 0cubes hand 1,0,0 shipyard 1 ocean 4 rewards extra-action\nG passed\nP passed",
    );
    scene.play(&["reward", "play extra-action", "voyage", "launch 1", "pay c1", "visit india"]);
    assert_eq!((scene.rewards('K'), scene.state.table.reward_deck), (vec!["cash"], 0));
    scene.play(&["pass"]);
    assert!(scene.rewards('G').is_empty(), "nothing is gained from an empty deck");
    assert_eq!(scene.land("annam"), "[G G]!success");
}

#[test]
fn a_card_is_the_action_of_the_turn_with_cubes_or_without() {
    // CF-REW-2
    for cubes in ["0cubes", "2cubes"] {
        let mut scene = Scene::new(&format!("round 2 | turns\nturn K\nK {cubes} rewards cash\nG\nP"));
        scene.play(&["reward", "play cash"]);
        assert_eq!((scene.awaited(), scene.hand('K').iter().sum::<u8>()), ("G turn".into(), 4));
    }
    let none = Scene::new("round 2 | turns\nturn K\nK 0cubes\nG\nP");
    assert_eq!(none.barred_by("reward"), Some("CF-REW-2"));
    let passed = Scene::new("round 2 | turns favour\nturn K\nK passed rewards cash\nG passed\nP passed");
    assert!(!passed.offered("reward"), "not after passing");
}

#[test]
fn a_played_card_leaves_the_game() {
    // CF-REW-3
    let mut scene = Scene::new(
        "round 2 | turns\nturn K\nrewards gift\nK rewards cash,emperor-insulted colonies 1\nG passed\nP passed",
    );
    let already = scene.state.table.rewards_played.len();
    scene.play(&["reward", "play cash"]);
    assert_eq!((scene.state.table.rewards_played.len(), scene.state.table.reward_deck), (already + 1, 1));
    scene.play(&["reward", "play emperor-insulted"]);
    assert_eq!(scene.state.table.rewards_played.len(), already + 2);
    assert_eq!(scene.family('K').armies.insulted, 1, "that one stays in front of its player");
}

#[test]
fn cards_are_kept_without_limit_and_are_worth_nothing_at_the_end() {
    // CF-REW-4
    let all = "cash,gift,extra-action,recruit-army,emperor-insulted,bribery-bingbu,bribery-hubu,bribery-gongbu,bribery-any,bribery-any";
    let scene = Scene::new(&format!("round 2 | discard end\nK hand 2,1,1 rewards {all}\nG\nP"));
    assert_eq!((scene.rewards('K').len(), scene.awaited()), (10, "K cm".into()));
    let scene = Scene::new(&format!("round 9 | end\nK rewards {all}\nG\nP"));
    assert_eq!(scene.scores(), [0, 0, 0]);
}

#[test]
fn a_card_without_effect_cannot_be_played() {
    // CF-REW-5
    let mut scene = Scene::new(
        "
        round 2 | turns
        turn K
        bingbu 3:Gs 4:Ks 5:Ku
        K 0cubes supply 0 gone 2,3,4,5,6 rewards cash,gift,recruit-army,emperor-insulted,bribery-bingbu
        G
        P
        ",
    );
    scene.play(&["reward"]);
    assert_eq!(scene.offers(), ["play cash"]);
    assert_eq!(scene.barred_by("play gift"), Some("CF-REW-G1"));
    assert_eq!(scene.barred_by("play recruit-army"), Some("CF-ARMY-2"));
    assert_eq!(scene.barred_by("play emperor-insulted"), Some("CF-REW-I1"));
    assert_eq!(scene.barred_by("play bribery-bingbu"), Some("CF-REW-B2"));
}

#[test]
fn bribery_is_free_for_an_unbribed_official_whatever_the_gifts() {
    // CF-REW-B1, CF-REW-B3
    let mut scene = Scene::new(
        "round 2 | turns\nturn K\nbingbu 3:Ku 4:Gu2 5:·7\ngifts G>K:6\nK 0cubes rewards bribery-any\nG\nP",
    );
    scene.play(&["reward", "play bribery-any", "bribe bingbu 5"]);
    assert_eq!(scene.ministry("bingbu"), "3:Ku4 4:Gu2 5:Ku7");
    assert!(scene.rewards('K').is_empty());
}

#[test]
fn bribery_takes_over_an_unsecured_official_for_its_cost() {
    // CF-REW-B4
    let mut scene = Scene::new(
        "round 2 | turns\nturn K\nbingbu 3:Gu5 4:Gs5 5:Gc\nhubu 3:Ku 4:·7 5:·7\nK 0cubes hand 0,2,0 rewards bribery-bingbu\nG\nP",
    );
    scene.play(&["reward", "play bribery-bingbu", "bribe bingbu 3"]);
    assert_eq!(scene.offers(), ["pay c2 c2"], "five less the discount of Hubu");
    scene.play(&["pay c2 c2"]);
    assert_eq!(scene.ministry("bingbu"), "3:Ku5 4:Gs5 5:Gc");
    let poor = Scene::new(
        "round 2 | turns\nturn K\nbingbu 3:Gu5 4:Gs5 5:Gc\nK 0cubes hand 0,2,0 rewards bribery-bingbu\nG\nP",
    );
    assert_eq!(poor.barred_by("reward"), Some("CF-PAY-4"));
}

#[test]
fn a_gift_card_takes_any_gift_free_of_charge() {
    // CF-REW-G1
    let mut scene = Scene::new("round 2 | turns\nturn K\nK 0cubes rewards gift available 3\nG\nP");
    scene.play(&["reward", "play gift"]);
    assert_eq!(scene.offers(), ["take gift 2", "take gift 4", "take gift 5", "take gift 6"]);
    scene.play(&["take gift 6"]);
    let available: Vec<u8> = scene.family('K').available.iter().map(|gift| gift.value()).collect();
    assert_eq!(available, [1, 3, 6]);
}

#[test]
fn an_extra_action_is_any_box_action_without_cubes() {
    // CF-REW-X1, CF-REW-X4
    let mut scene = Scene::with(
        &[("advanced-game", "true")],
        "
        round 2 | turns
        turn K
        bingbu 3:Ku2 4:·2 5:·2
        gifts G>K:1
        K 0cubes hand 5,5,5 rewards extra-action,cash shipyard 2 colonies 1 available 2 placed tax:2,bribe-secure:1
        G
        P
        ",
    );
    scene.play(&["reward", "play extra-action"]);
    assert_eq!(scene.offers(), all_actions(), "no pass, no other card");
    scene.play(&["tax"]);
    assert_eq!((scene.placed('K', "tax"), scene.awaited()), (2, "G turn".into()), "one turn, no cube");
    assert_eq!(scene.rewards('K'), ["cash"]);
}

#[test]
fn an_extra_action_pays_and_obeys_all_other_limits() {
    // CF-REW-X2, CF-REW-X3
    let mut scene = Scene::new(
        "
        round 1 | turns
        turn K
        bingbu 3:·2 4:·7 5:·7
        K 0cubes hand 0,1,0 rewards extra-action commercial
        G
        P
        ",
    );
    scene.play(&["reward", "play extra-action"]);
    for (action, rule) in [
        ("nominate", "CF-NOM-1"),
        ("force-exam", "CF-FORCE-1"),
        ("commercial", "CF-COMM-1"),
        ("recruit", "CF-PAY-4"),
        ("petition", "CF-PET-1"),
    ] {
        assert_eq!(scene.barred_by(action), Some(rule));
    }
    scene.play(&["bribe", "bribe bingbu 3", "pay c2"]);
    assert_eq!((scene.hand('K'), scene.discard()), ([0, 0, 0], [0, 1, 0]));
}

#[test]
fn cash_is_four_cards_and_an_army_costs_nothing() {
    // CF-REW-C1, CF-REW-A1
    let mut scene =
        Scene::new("round 2 | turns\nturn K\nK 1cubes rewards cash,recruit-army\nG passed\nP passed");
    scene.play(&["reward", "play cash", "reward", "play recruit-army"]);
    assert_eq!(scene.hand('K').iter().sum::<u8>(), 4);
    assert_eq!((scene.family('K').armies.supply, scene.family('K').armies.colonies), (5, 1));
    assert_eq!(scene.placed('K', "army-invade"), 0, "no use of that space");
}

#[test]
fn a_reward_card_is_seen_by_its_owner_alone_unless_agreed_otherwise() {
    // Section 8, switch reward_hand_hidden
    let position = "round 2 | invasions\nlands annam[K G] korea[- - -] yunnan[- -]\nrewards cash\nK\nG\nP";
    let told = |scene: &Scene, viewer| scene.story(viewer).contains(&"confucius-reward-taken");
    let scene = Scene::new(position);
    assert!(told(&scene, Viewer::Seat(seat('G'))));
    assert!(!told(&scene, Viewer::Seat(seat('K'))) && !told(&scene, Viewer::Spectator));
    assert_eq!(scene.state.view(Viewer::Spectator).back(seat('G')).open_rewards, None);
    let scene = Scene::with(&[("reward-hand-hidden", "false")], position);
    assert!(told(&scene, Viewer::Spectator));
    let open = scene.state.view(Viewer::Spectator).back(seat('G')).open_rewards.unwrap();
    assert_eq!(open.len(), 1);
}
