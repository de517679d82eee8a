//! Petition the Emperor (section 6.25, PET).

use crate::scene::Scene;

const ADVANCED: &[(&str, &str)] = &[("advanced-game", "true")];

#[test]
fn petitions_belong_to_the_advanced_game() {
    // CF-PET-1
    let position = "round 2 | turns\nturn K\nK shipyard 2 available 2\nG\nP";
    assert_eq!(Scene::new(position).barred_by("petition"), Some("CF-PET-1"));
    assert!(Scene::with(ADVANCED, position).offered("petition"));
}

#[test]
fn a_petition_costs_two_cubes_and_an_available_gift() {
    // CF-PET-2, CF-PET-3
    let mut scene = Scene::with(
        ADVANCED,
        "
        round 2 | turns
        turn K
        bingbu 3:Ku 4:·4 5:·4
        gifts K>G:5
        K 5cubes shipyard 4 available 2,4 gone 3
        G passed
        P passed
        ",
    );
    scene.play(&["petition"]);
    assert_eq!(scene.offers(), ["petition 2", "petition 4"]);
    for gift in ["petition 1", "petition 3", "petition 5", "petition 6"] {
        assert_eq!(scene.barred_by(gift), Some("CF-PET-3"), "{gift}");
    }
    scene.play(&["petition 2", "reassign from 0 to 1"]);
    assert_eq!((scene.family('K').cubes, scene.placed('K', "petition")), (3, 2));
    let family = scene.family('K');
    assert!(
        !family.available.iter().chain(family.unavailable.iter()).any(|gift| gift.value() == 2),
        "for good"
    );
    scene.play(&["petition", "petition 4", "swap bingbu 3 with bingbu 4"]);
    assert_eq!(scene.family('K').cubes, 1, "two each time");
    let none = Scene::with(ADVANCED, "round 2 | turns\nturn K\nK shipyard 2\nG\nP");
    assert_eq!(none.barred_by("petition"), Some("CF-PET-3"));
}

#[test]
fn a_petition_without_effect_is_not_offered() {
    // CF-PET-4
    let mut scene = Scene::with(
        ADVANCED,
        "
        round 2 | turns
        turn K
        bingbu 3:Gs 4:·4 5:Gs 7:Ks
        students red K
        lands annam[- -] korea[G G G]!success yunnan[- -]
        K shipyard 2 available 2,3,4,5,6
        G
        P
        ",
    );
    scene.play(&["petition"]);
    assert_eq!(scene.offers(), ["petition 2"]);
    for gift in ["petition 3", "petition 4", "petition 5", "petition 6"] {
        assert_eq!(scene.barred_by(gift), Some("CF-PET-4"), "{gift}");
    }
    let nothing = Scene::with(ADVANCED, "round 2 | turns\nturn K\nK available 2\nG ocean 4\nP");
    assert_eq!(nothing.barred_by("petition"), Some("CF-PET-4"), "the ocean is no shipyard");
}

#[test]
fn two_junks_move_between_any_two_shipyards() {
    // CF-PET-5
    let mut scene = Scene::with(ADVANCED, "round 2 | turns\nturn K\nK available 2\nG shipyard 5 ocean 3\nP");
    scene.play(&["petition", "petition 2"]);
    assert_eq!(scene.offers(), ["reassign from 1 to 0", "reassign from 1 to 2"]);
    scene.play(&["reassign from 1 to 2"]);
    assert_eq!((scene.family('G').shipyard, scene.family('G').ocean, scene.family('P').shipyard), (3, 3, 2));
}

#[test]
fn two_junks_move_and_never_one_unless_agreed_otherwise() {
    // CF-PET-6
    let position = "round 2 | turns\nturn K\nK shipyard 2 available 2\nG shipyard 1\nP";
    let by_first_rules = &format!("rules 1\n{position}");
    let chosen = |value| [ADVANCED[0], ("petition2-allow-one", value)];
    for (options, position) in [(ADVANCED, position), (&chosen("false"), by_first_rules)] {
        let mut scene = Scene::with(options, position);
        scene.play(&["petition", "petition 2"]);
        assert_eq!(scene.offers(), ["reassign from 0 to 1", "reassign from 0 to 2"]);
        assert_eq!(scene.barred_by("reassign from 1 to 0"), Some("CF-PET-6"));
        scene.play(&["reassign from 0 to 1"]);
        assert_eq!((scene.family('K').shipyard, scene.family('G').shipyard), (0, 3));
    }
    for (options, position) in [(ADVANCED, by_first_rules.as_str()), (&chosen("true"), position)] {
        let mut scene = Scene::with(options, position);
        scene.play(&["petition", "petition 2", "reassign from 1 to 0"]);
        assert_eq!((scene.family('K').shipyard, scene.family('G').shipyard), (3, 0));
    }
}

#[test]
fn another_players_student_is_replaced() {
    // CF-PET-7
    let mut scene =
        Scene::with(ADVANCED, "round 2 | turns\nturn K\nstudents red G plain K\nK available 3\nG\nP");
    scene.play(&["petition", "petition 3"]);
    assert_eq!(
        (scene.offers(), scene.barred_by("replace plain")),
        (vec!["replace red".into()], Some("CF-PET-7"))
    );
    scene.play(&["replace red"]);
    assert_eq!(scene.students(), "KK");
}

#[test]
fn tiles_change_places_with_their_markers() {
    // CF-PET-8
    let mut scene = Scene::with(
        ADVANCED,
        "
        round 2 | turns
        turn K
        bingbu 2:Ku5 4:Gs3 6:Kc
        hubu 1:Gu2 2:Gc 7:·6
        gongbu 1:Ks 2:Ks 3:Ks 4:Gs 5:Gs 6:Gs 7:Gs | minister K secretary G
        K available 4
        G
        P
        ",
    );
    scene.play(&["petition", "petition 4"]);
    assert_eq!(
        scene.offers(),
        [
            "swap bingbu 2 with bingbu 4",
            "swap bingbu 2 with bingbu 6",
            "swap bingbu 2 with hubu 2",
            "swap bingbu 2 with hubu 7",
            "swap bingbu 6 with hubu 7"
        ]
    );
    assert_eq!(scene.barred_by("swap bingbu 2 with hubu 1"), Some("CF-PET-8"));
    scene.play(&["swap bingbu 2 with hubu 2"]);
    assert_eq!(scene.ministry("bingbu"), "2:Gc 4:Gs3 6:Kc");
    assert_eq!(scene.ministry("hubu"), "1:Gu2 2:Ku5 7:·6");
}

#[test]
fn an_army_moves_to_an_empty_box_anywhere() {
    // CF-PET-9, CF-PET-10
    let mut scene = Scene::with(
        ADVANCED,
        "
        round 2 | turns
        turn K
        lands korea[G - G] annam[K -] yunnan[- -]!failure
        K available 5
        G
        P
        ",
    );
    scene.play(&["petition", "petition 5"]);
    assert_eq!(
        scene.offers(),
        [
            "redeploy 0 from annam 4 to annam 3-reward",
            "redeploy 0 from annam 4 to korea 3-reward",
            "redeploy 1 from korea 4 to annam 3-reward",
            "redeploy 1 from korea 4 to korea 3-reward"
        ]
    );
    scene.play(&["redeploy 1 from korea 4 to annam 3-reward"]);
    assert_eq!((scene.land("korea"), scene.land("annam")), ("[- - G]".into(), "[K G]".into()));
}

#[test]
fn an_army_may_move_to_a_box_of_the_same_kind() {
    // CF-PET-10: Korea has two 4s.
    let position = "
        round 2 | turns
        turn K
        lands korea[G K -] annam[- -]!failure yunnan[- -]!failure
        K available 5
        G
        P
        ";
    let mut scene = Scene::with(ADVANCED, position);
    scene.play(&["petition", "petition 5"]);
    assert_eq!(
        scene.offers(),
        ["redeploy 0 from korea 3-reward to korea 4", "redeploy 1 from korea 4 to korea 4"]
    );
    scene.play(&["redeploy 1 from korea 4 to korea 4"]);
    assert_eq!(scene.land("korea"), "[- K G]");
    let mut back = Scene::with(ADVANCED, &position.replace("[G K -]", "[- K G]"));
    back.play(&["petition", "petition 5", "redeploy 1 from korea 4 to korea 4"]);
    assert_eq!(back.land("korea"), "[G K -]");
}

#[test]
fn a_marker_may_simply_be_secured_for_its_owner() {
    // CF-PET-11, CF-PET-12
    let mut scene = Scene::with(
        ADVANCED,
        "round 2 | turns\nturn K\nbingbu 3:Gu 4:Gs 5:Kc\ngifts G>K:5 K>G:5\nK available 6\nG\nP",
    );
    scene.play(&["petition", "petition 6", "replace bingbu 3 by 1"]);
    assert_eq!((scene.ministry("bingbu"), scene.gifts()), ("3:Gs4 4:Gs4 5:Kc".into(), "K>G:5 G>K:5".into()));
}
