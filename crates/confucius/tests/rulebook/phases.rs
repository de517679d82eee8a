//! Count Gifts, Chief Minister, turns, cubes and discounts (sections 6.4 to 6.8, COUNT, CM, TURN, CUBE and DISC).

use crate::scene::{Scene, all_actions, seat};

#[test]
fn only_active_gifts_count_and_mutual_ones_twice() {
    // CF-COUNT-3
    let scene = Scene::new(
        "
        round 3 | count turns
        gifts K>G:2 G>K:2
        K available 3,4
        G
        P available 2,3,4,5,6
        W gone 1,2,3
        ",
    );
    let cubes: Vec<u8> = scene.state.table.families.iter().map(|family| family.allotment).collect();
    assert_eq!(cubes, [4, 4, 3, 3]);
    let scene = Scene::new("round 3 | count turns\ngifts K>G:1 K>P:6 G>K:1\nK\nG\nP");
    let cubes: Vec<u8> = scene.state.table.families.iter().map(|family| family.allotment).collect();
    assert_eq!(cubes, [5, 4, 4], "values do not matter");
}

#[test]
fn gifts_given_now_bring_cubes_in_the_next_round() {
    // CF-COUNT-4, CF-GIVE-7
    let mut scene = Scene::new("round 2 | turns count\nchief P\nturn K\nK 1cubes\nG 0cubes passed\nP passed");
    scene.play(&["give-gift", "give 1 to 1"]);
    assert_eq!((scene.family('K').allotment, scene.family('K').cubes, scene.family('G').cubes), (1, 0, 0));
    scene.play(&["pass"]);
    let cubes: Vec<u8> = scene.state.table.families.iter().map(|family| family.cubes).collect();
    assert_eq!(cubes, [4, 4, 3]);
}

#[test]
fn the_office_is_not_the_title() {
    // CF-CM-4: being Chief Minister of the last round gives no point; the title goes by markers.
    let scene = Scene::new("round 9 | end\nchief P\nbingbu 3:Ks 4:·4 5:·4\nK\nG\nP");
    assert_eq!(scene.titles().chars().next(), Some('K'));
    assert_eq!(scene.state.table.chief_minister, seat('P'));
    assert_eq!(scene.scores()[2], 0);
}

#[test]
fn a_turn_is_one_action() {
    // CF-TURN-2, CF-TURN-3: also a transfer, which needs no cube, is the turn.
    let position = "
        round 2 | turns
        chief P
        bingbu 3:Ku 4:·4 5:·4
        gifts G>K:1
        K 3cubes rewards cash
        G 3cubes
        P 3cubes
        ";
    for choices in [
        &["tax"][..],
        &["no-action"],
        &["transfer", "transfer bingbu 3 to 1"],
        &["reward", "play cash"],
        &["give-gift", "give 1 to 1"],
    ] {
        let mut scene = Scene::new(position);
        assert_eq!(scene.awaited(), "K turn");
        scene.play(choices);
        assert_eq!(scene.awaited(), "G turn", "{choices:?}");
    }
}

#[test]
fn who_has_passed_takes_no_more_turns_and_the_chief_minister_must_pass_too() {
    // CF-TURN-1, CF-TURN-6, CF-TURN-7
    let mut scene = Scene::new("round 2 | turns favour\nchief K\nK 2cubes\nG 0cubes\nP 1cubes");
    assert_eq!(scene.awaited(), "G turn");
    scene.play(&["pass"]);
    assert_eq!(scene.awaited(), "P turn");
    scene.play(&["tax"]);
    assert_eq!(scene.awaited(), "K turn");
    scene.play(&["tax"]);
    assert_eq!(scene.awaited(), "P turn", "G has passed");
    scene.play(&["pass", "no-action"]);
    assert_eq!((scene.awaited(), scene.offers()), ("K turn".into(), vec!["pass".into()]));
    scene.play(&["pass"]);
    assert_eq!(scene.awaited(), "K fav");
}

#[test]
fn without_cubes_only_a_reward_card_a_transfer_or_a_pass_is_left() {
    // CF-TURN-5
    let scene = Scene::new(
        "
        round 2 | turns
        turn K
        bingbu 3:Ku 4:·2 5:·2
        gifts G>K:1
        K 0cubes hand 4,4,4 rewards cash
        G
        P
        ",
    );
    assert_eq!(scene.offers(), ["pass", "reward", "transfer"]);
    for action in all_actions().iter().filter(|action| *action != "transfer") {
        assert!(scene.barred_by(action).is_some(), "{action}");
    }
}

#[test]
fn a_pass_is_played_for_a_player_only_if_everybody_can_see_that_he_must() {
    // CF-TURN-8
    let forced = |position: &str| Scene::new(position).forced();
    let idle = "round 2 | turns\nturn K\nbingbu 3:Ku 4:·2 5:·2\nK 0cubes hand 1,1,1\nG\nP";
    assert_eq!(forced(idle).as_deref(), Some("pass"));
    // A card that happens to be unplayable must not show.
    let unplayable = idle.replace("hand 1,1,1", "rewards emperor-insulted");
    assert_eq!(Scene::new(&unplayable).offers(), ["pass"]);
    assert_eq!(forced(&unplayable), None);
    assert_eq!(forced(&format!("{idle}\ngifts G>K:1")), None, "he may transfer");
    assert_eq!(forced(&idle.replace("0cubes", "1cubes")), None);
}

#[test]
fn reward_cards_are_played_one_per_turn_as_many_as_one_likes() {
    // CF-TURN-9
    let mut scene =
        Scene::new("round 2 | turns\nturn K\nK 1cubes rewards cash,gift,recruit-army\nG passed\nP passed");
    scene.play(&["reward", "play cash", "reward", "play gift", "take gift 6", "reward", "play recruit-army"]);
    assert_eq!((scene.awaited(), scene.rewards('K').len()), ("K turn".into(), 0));
    assert_eq!(scene.family('K').cubes, 1, "none of them needs a cube");
}

#[test]
fn nothing_happens_before_the_last_choice_of_an_action() {
    // CF-TURN-10
    let mut scene = Scene::new(
        "
        round 2 | turns
        turn K
        bingbu 3:·4 4:·2 5:·2
        K 2cubes hand 0,2,0 rewards extra-action
        G
        P
        ",
    );
    let table = scene.state.table;
    scene.play(&["reward", "play extra-action", "bribe", "bribe bingbu 3"]);
    assert_eq!(scene.rewards('K'), ["extra-action"], "the card is still in the hand");
    assert_eq!((scene.ministry("bingbu"), scene.hand('K')), ("3:·4 4:·2 5:·2".into(), [0, 2, 0]));
    assert_eq!(scene.state.table.families, table.families);
    assert!(scene.told.is_empty(), "nothing has happened yet");
    scene.play(&["pay c2 c2"]);
    let story = scene.story(tabletop::Viewer::All);
    let order = ["confucius-reward-played", "confucius-action-by-card", "confucius-paid", "confucius-bribed"];
    assert_eq!(story[..4], order);
}

#[test]
fn some_actions_have_their_own_number_of_cubes() {
    // CF-CUBE-3
    let mut scene = Scene::with(
        &[("advanced-game", "true")],
        "
        round 2 | turns
        turn K
        K 5cubes hand 1,0,0 shipyard 2 available 2 placed no-action:1,petition:2
        G passed
        P passed
        ",
    );
    let cubes = |scene: &Scene| scene.family('K').cubes;
    scene.play(&["no-action"]);
    assert_eq!(cubes(&scene), 4, "No Action always one");
    scene.play(&["petition", "petition 2", "reassign from 0 to 1"]);
    assert_eq!(cubes(&scene), 2, "a petition always two");
    scene.play(&["commercial", "trade c1"]);
    assert_eq!(cubes(&scene), 1);
    assert_eq!(scene.barred_by("petition"), Some("CF-CUBE-5"));
}

#[test]
fn cubes_stay_until_the_end_of_the_round() {
    // CF-CUBE-6, CF-EOR-6
    let mut scene = Scene::new(
        "round 2 | turns favour officials end\nK 0cubes placed imperial-favour:1\nG 1cubes\nP 0cubes",
    );
    scene.play(&["tax", "pass", "pass", "pass"]);
    assert_eq!(scene.placed('G', "tax"), 1);
    scene.play(&["no-action"]);
    assert_eq!((scene.placed('G', "tax"), scene.awaited()), (0, "K cm".into()));
}

#[test]
fn nobody_places_cubes_on_the_favour_during_turns() {
    // CF-CUBE-7: no offer names that space, and only the new Chief Minister has a cube there.
    let scene = Scene::start(4, &[]);
    assert!(!scene.offers().iter().any(|offer| offer.contains("favour")));
    let table = &scene.state.table;
    for (seat, family) in table.families.by_seat() {
        let placed = family.placed(confucius::actions_box::ActionSpace::ImperialFavour);
        assert_eq!(placed, u8::from(seat == table.chief_minister));
    }
}

#[test]
fn other_players_cubes_never_matter() {
    // CF-CUBE-1
    let mut scene = Scene::new("round 2 | turns\nturn K\nK 1cubes\nG placed tax:5\nP placed tax:2");
    scene.play(&["tax"]);
    assert_eq!((scene.family('K').cubes, scene.placed('K', "tax")), (0, 1));
}

/// The price after these choices.
fn price(position: &str, choices: &[&str]) -> u8 {
    let mut scene = Scene::new(position);
    scene.play(choices);
    scene.state.table.pending.unwrap().price.unwrap().cost
}

#[test]
fn a_candidate_and_a_resolved_ministry_give_the_discount_too() {
    // CF-DISC-2
    let position = |bingbu: &str| format!("round 5 | turns\nturn K\nbingbu {bingbu}\nK hand 4,0,0\nG\nP");
    assert_eq!(price(&position("3:·4 4:·4 5:·4 6:Kc"), &["recruit"]), 4);
    let resolved = "1:Gs 2:Gs 3:Gs 4:Gs 5:Gs 6:Gs 7:Ks | minister G secretary K";
    assert_eq!(price(&position(resolved), &["recruit"]), 4);
    assert_eq!(price(&position(&resolved.replace("7:Ks", "7:Gs")), &["recruit"]), 6);
}

#[test]
fn discounts_do_not_add_up_and_count_from_the_next_action_on() {
    // CF-DISC-3
    let position =
        |hubu: &str| format!("round 5 | turns\nturn K\nhubu {hubu}\nK 5cubes hand 0,9,0\nG passed\nP passed");
    assert_eq!(price(&position("3:Ku 4:Ks 5:·5 6:Kc"), &["bribe", "bribe hubu 5"]), 4);
    assert_eq!(price(&position("3:·4 4:·4 5:·4"), &["bribe", "bribe hubu 3"]), 4, "the first at full price");
    let second = ["bribe", "bribe hubu 3", "pay c2 c2", "bribe", "bribe hubu 4"];
    assert_eq!(price(&position("3:·4 4:·4 5:·4"), &second), 3);
}

#[test]
fn other_things_have_no_discount() {
    // CF-DISC-4
    let position = "
        round 5 | turns
        turn K
        bingbu 3:Ks 4:·4 5:·4
        hubu 3:Ks 4:·4 5:·4
        gongbu 3:Ks 4:·4 5:·4
        lands yunnan[- -] korea[- - -] annam[- -]
        K hand 5,5,5 colonies 1 shipyard 5
        G
        P
        ";
    for (choices, cost) in [
        (&["buy-gift", "buy gift 5"][..], 5),
        (&["invade", "invade yunnan 4"], 4),
        (&["nominate", "nominate red"], 2),
        (&["force-exam"], 2),
        (&["voyage", "launch 4"], 4),
    ] {
        assert_eq!(price(position, choices), cost, "{choices:?}");
    }
}
