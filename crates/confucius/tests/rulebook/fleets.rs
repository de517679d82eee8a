//! Junks, voyages, armies and invasions (sections 6.13 to 6.16 and 6.29, JUNK, VOY, ARMY, INV and INVR).

use crate::scene::Scene;

#[test]
fn one_to_four_junks_come_to_the_own_shipyard() {
    // CF-JUNK-1
    for (junks, price) in [(1, 1), (2, 3), (3, 6), (4, 10)] {
        let mut scene = Scene::new("round 2 | turns\nturn K\nK hand 4,3,2 shipyard 1\nG\nP");
        scene.play(&["buy-junks", &format!("buy junks {junks}")]);
        assert_eq!(scene.state.table.pending.unwrap().price.unwrap().cost, price);
        let payment = scene.offers().into_iter().find(|offer| offer.starts_with("pay ")).unwrap();
        scene.play(&[&payment]);
        assert_eq!((scene.family('K').shipyard, scene.state.table.junk_supply), (1 + junks, 24 - junks));
    }
    let mut scene = Scene::new("round 2 | turns\nturn K\nK hand 1,1,0\nG\nP");
    scene.play(&["buy-junks"]);
    assert_eq!(scene.offers(), ["buy junks 1", "buy junks 2"]);
    assert_eq!(scene.barred_by("buy junks 3"), Some("CF-PAY-4"));
}

#[test]
fn a_launch_costs_a_licence_for_each_junk() {
    // CF-VOY-1
    let mut scene = Scene::new("round 2 | turns\nturn K\nK hand 0,1,1 shipyard 6\nG\nP");
    scene.play(&["voyage"]);
    assert_eq!(scene.offers(), ["launch 1", "launch 2", "launch 3"]);
    assert_eq!(scene.barred_by("launch 4"), Some("CF-PAY-4"));
    scene.play(&["launch 3", "pay c2 c3"]);
    assert_eq!((scene.family('K').shipyard, scene.family('K').ocean), (3, 3));
    assert_eq!(
        Scene::new("round 2 | turns\nturn K\nK hand 3,0,0\nG\nP").barred_by("voyage"),
        Some("CF-VOY-1")
    );
}

#[test]
fn the_remainder_stays_in_the_ocean() {
    // CF-VOY-2, CF-VOY-3, CF-VOY-4
    let mut scene = Scene::new("round 2 | turns\nturn K\nK hand 5,0,0 shipyard 12 ocean 3\nG\nP");
    scene.play(&["voyage", "launch 11", "overpay", "pay c1 c1 c1 c1 c1"]);
    assert_eq!((scene.family('K').ocean, scene.state.table.pending.unwrap().voyages), (4, 2));
    assert_eq!(scene.state.table.junk_supply, 20, "ten have returned");
    scene.play(&["visit india"]);
    assert_eq!((scene.awaited(), scene.rewards('K').len()), ("K voy-land".into(), 1), "one after the other");
    scene.play(&["visit africa"]);
    assert_eq!((scene.awaited(), scene.rewards('K').len()), ("G turn".into(), 2));
}

#[test]
fn later_visitors_get_no_points_but_a_card() {
    // CF-VOY-5, CF-VOY-6, CF-VOY-7
    let mut scene =
        Scene::new("round 2 | turns\nturn K\ndistant india 4 G\nK hand 1,0,0 shipyard 1 ocean 4\nG\nP");
    scene.play(&["voyage", "launch 1", "pay c1"]);
    assert_eq!(scene.offers().len(), 5, "where others were is free to him");
    scene.play(&["visit india"]);
    assert_eq!((scene.visitors("india"), scene.scores()), ("GK".into(), vec![0, 0, 0]));
    assert_eq!(scene.rewards('K').len(), 1);
}

#[test]
fn ships_keep_from_round_to_round() {
    // CF-VOY-9
    let scene = Scene::new("round 2 | officials end\nK shipyard 3 ocean 4\nG\nP");
    assert_eq!((scene.family('K').shipyard, scene.family('K').ocean), (3, 4));
    assert_eq!(scene.awaited(), "K cm");
}

#[test]
fn no_more_voyages_than_lands_that_are_left() {
    // CF-VOY-8
    let mut scene = Scene::new(
        "
        round 2 | turns
        turn K
        distant spice-islands 2 K
        distant india 2 K
        distant arabia 2 K
        distant africa 2 GK
        K hand 9,0,0 shipyard 12 ocean 2
        G
        P
        ",
    );
    scene.play(&["voyage"]);
    assert!(scene.offered("launch 7"), "one voyage and four in the ocean");
    assert_eq!(scene.barred_by("launch 8"), Some("CF-VOY-8"));
}

#[test]
fn recruiting_costs_licences_and_is_limited() {
    // CF-ARMY-1, CF-ARMY-2
    let mut scene =
        Scene::new("round 2 | turns\nturn K\nK 5cubes hand 4,0,0 supply 1 colonies 2\nG passed\nP passed");
    scene.play(&["recruit"]);
    assert_eq!(scene.offers(), ["overpay", "pay c1 c1"], "six licences");
    scene.play(&["pay c1 c1"]);
    assert_eq!((scene.family('K').armies.supply, scene.family('K').armies.colonies), (0, 3));
    assert_eq!(scene.barred_by("recruit"), Some("CF-ARMY-2"));
    let poor = Scene::new("round 2 | turns\nturn K\nK hand 1,1,0\nG\nP");
    assert_eq!(poor.barred_by("recruit"), Some("CF-PAY-4"));
}

#[test]
fn an_army_takes_an_empty_box_for_the_price_of_the_land() {
    // CF-INV-1
    let mut scene = Scene::new(
        "
        round 2 | turns
        turn K
        lands annam[G -] manchuria[- - - -] mongolia[K K K]
        K 5cubes hand 0,0,9 colonies 2
        G passed
        P passed
        ",
    );
    scene.play(&["invade"]);
    assert_eq!(
        scene.offers(),
        [
            "invade annam 3-reward",
            "invade manchuria 2",
            "invade manchuria 3",
            "invade manchuria 3-reward",
            "invade manchuria 5"
        ]
    );
    assert_eq!(scene.barred_by("invade annam 4"), Some("CF-INV-1"));
    scene.play(&["invade annam 3-reward"]);
    assert_eq!(scene.state.table.pending.unwrap().price.unwrap().cost, 8);
    scene.play(&["pay c3 c3 c3"]);
    assert_eq!((scene.land("annam"), scene.family('K').armies.colonies), ("[G K]".into(), 1));
    scene.play(&["invade", "invade manchuria 5", "pay c3 c3"]);
    assert_eq!(scene.land("manchuria"), "[- - K -]");
}

#[test]
fn without_an_army_nobody_invades_and_a_full_land_waits() {
    // CF-INV-2
    let mut scene = Scene::new(
        "round 2 | turns\nturn K\nlands annam[G -] korea[- - -] yunnan[- -]\nK hand 0,0,9 colonies 1\nG hand 0,0,9\nP",
    );
    scene.play(&["invade", "invade annam 3-reward", "pay c3 c3 c3"]);
    assert_eq!((scene.land("annam"), scene.scores()), ("[G K]".into(), vec![0, 0, 0]));
    assert_eq!(scene.barred_by("invade"), Some("CF-INV-2"));
    let full = Scene::new(
        "round 2 | turns\nturn K\nlands annam[G G] korea[G G G] yunnan[P P]\nK hand 0,0,9 colonies 1\nG\nP",
    );
    assert_eq!(full.barred_by("invade"), Some("CF-INV-1"));
}

#[test]
fn the_icons_come_in_rounds_four_six_and_eight() {
    // CF-INVR-1, CF-INVR-7
    for round in 1..=9 {
        let scene = Scene::new(&format!(
            "round {round} | invasions\nlands annam[- -] korea[G - -] yunnan[- K]\nK\nG\nP"
        ));
        let lands = ["annam", "korea", "yunnan"].map(|land| scene.land(land).ends_with("!failure"));
        assert_eq!(lands, [round == 4, round == 6, round == 8], "round {round}");
    }
}

#[test]
fn lands_are_resolved_from_left_to_right() {
    // CF-INVR-2, CF-INVR-5
    let scene = Scene::new(
        "
        round 2 | invasions
        lands annam[K G] korea[P P K] yunnan[K P]
        rewards cash gift
        K
        G
        P
        ",
    );
    assert_eq!((scene.rewards('G'), scene.rewards('P')), (vec!["cash"], vec!["gift"]));
    assert_eq!(scene.scores(), [4 + 4 + 4, 3, 4 + 3 + 2], "every army scores its own box");
    assert_eq!(scene.state.table.reward_deck, 0, "with the deck empty nothing is gained (CF-REW-1)");
}

#[test]
fn the_reward_icon_counts_in_a_failure_too() {
    // CF-INVR-4, CF-INVR-5
    let position = "round 4 | invasions\nlands korea[G X -] annam[- -] yunnan[- -]\nrewards cash\nK\nG\nP";
    let scene = Scene::new(&position.replace('X', "P"));
    assert_eq!((scene.rewards('P'), scene.scores()), (vec!["cash"], vec![0, 0, 0]));
    let scene = Scene::new(&position.replace('X', "-"));
    assert_eq!(scene.state.table.reward_deck, 1, "nobody is in that box");
}
