//! The worked examples of section 12.2, second half: voyages, invasions, petitions, the end (CF-EX-43 to CF-EX-61).

use crate::examples::SCORING;
use crate::scene::Scene;

#[test]
fn one_launch_can_complete_two_voyages() {
    // CF-EX-43 (CF-VOY-2 to CF-VOY-7)
    let mut scene = Scene::new(
        "
        round 2 | turns
        turn Y
        distant india 4
        distant africa 2
        rewards gift
        K
        G
        P
        W
        Y hand 2,0,0 shipyard 6 ocean 4
        ",
    );
    assert_eq!(scene.state.table.junk_supply, 15);
    scene.play(&["voyage", "launch 6", "pay c1 c1"]);
    assert_eq!((scene.state.table.junk_supply, scene.family('Y').ocean), (25, 0));
    scene.play(&["visit india"]);
    assert_eq!((scene.rewards('Y'), scene.family('Y').score), (vec!["gift"], 4));
    assert_eq!(scene.barred_by("visit india"), Some("CF-VOY-5"));
    scene.play(&["visit africa"]);
    assert_eq!((scene.rewards('Y').len(), scene.family('Y').score), (1, 6), "the deck is empty");
    assert_eq!(scene.awaited(), "K turn");
}

#[test]
fn who_has_seen_every_land_may_fill_the_ocean_up_to_four() {
    // CF-EX-44 (CF-VOY-8)
    let position = "
        round 2 | turns
        turn Y
        distant spice-islands 2 Y
        distant india 2 Y
        distant arabia 2 Y
        distant africa 2 Y
        distant americas 2 Y
        K
        G
        P
        W
        Y hand 2,0,0 shipyard 2 ocean 3
        ";
    let mut scene = Scene::new(position);
    scene.play(&["voyage"]);
    assert_eq!(scene.offers(), ["launch 1"]);
    assert_eq!(scene.barred_by("launch 2"), Some("CF-VOY-8"));
    let scene = Scene::with(&[("voyage-without-target", "false")], position);
    assert_eq!(scene.barred_by("voyage"), Some("CF-VOY-8"));
}

#[test]
fn junks_can_run_out() {
    // CF-EX-45 (CF-JUNK-2)
    let position = "round 2 | turns\njunks 2\nturn K\nK hand 0,0,5\nG\nP";
    let mut scene = Scene::new(position);
    scene.play(&["buy-junks"]);
    assert_eq!(scene.offers(), ["buy junks 1", "buy junks 2"]);
    assert_eq!(scene.barred_by("buy junks 3"), Some("CF-JUNK-2"));
    assert_eq!(Scene::new(&position.replace("junks 2", "junks 0")).barred_by("buy-junks"), Some("CF-JUNK-2"));
}

#[test]
fn two_invasions_in_one_step() {
    // CF-EX-46 (CF-INVR-1 to CF-INVR-6)
    let mut scene = Scene::new(
        "
        round 4 | invasions invasions
        lands mongolia[W - P] annam[K K] korea[- - -]
        rewards cash gift
        K
        G
        P
        W
        ",
    );
    assert_eq!(scene.land("mongolia"), "[W - P]!failure");
    assert_eq!(scene.land("annam"), "[K K]!success");
    assert_eq!(scene.scores(), [7, 0, 0, 0]);
    assert_eq!((scene.rewards('W'), scene.rewards('K')), (vec!["cash"], vec!["gift"]));
    scene.state.table.wall = 6;
    let before = scene.state.table.families;
    scene.state.table.agenda.step(confucius::task::Step::Invasions);
    scene.resume();
    assert!(scene.state.table.families == before, "a resolved land is ignored");
}

#[test]
fn the_end_resolves_what_is_incomplete() {
    // CF-EX-47 (CF-END-2 to CF-END-5)
    let position = "
        round 9 | end
        bingbu 3:·4 4:·4 5:·4 | vp 8 6
        hubu 1:Ks 2:Ws 3:Pu 4:Ps 5:Wu 6:Ws 7:·4 | vp 7 5
        gongbu 3:Gu 4:Gs 5:·4 | vp 6 4
        gifts P>K:1
        K
        G
        P
        W
        ";
    let mut scene = Scene::new(position);
    assert!(scene.ministry("bingbu").ends_with("| minister - secretary -"));
    assert_eq!((scene.awaited(), scene.offers()), ("K min".into(), vec!["yield to 2".into()]));
    assert!(scene.state.table.resolution.unwrap().is_final);
    scene.play(&["yield to 2"]);
    assert_eq!(scene.gifts(), "");
    assert!(scene.ministry("hubu").ends_with("| minister P secretary W"));
    assert!(scene.ministry("gongbu").ends_with("| minister G secretary G"));
    // G and W have four markers each; the Minister of Hubu decides for himself. Nobody has a junk or an army.
    assert_eq!((scene.titles(), scene.scores()), ("PG-".into(), vec![0, 6 + 4 + 1, 7 + 1, 5]));

    let mut scene = Scene::with(&[("temp-counts-for-seniority", "false")], position);
    scene.play(&["yield to 2"]);
    assert!(scene.ministry("hubu").ends_with("| minister W secretary P"));
}

#[test]
fn the_minister_decides_a_tie_for_a_title_even_from_outside() {
    // CF-EX-48 (CF-TITLE-2, CF-TITLE-5, CF-TITLE-6)
    let position = "
        round 9 | titles
        bingbu 1:Ks 2:Ks 3:Ks 4:Gs 5:Gs 6:Gs 7:Ys | resolved
        hubu 1:Gs 3:Ks 4:Ks 5:Gs 6:Ys | minister Y secretary K
        gongbu 3:Gs | minister W secretary W
        K
        G
        P
        W
        Y
        ";
    // K: 5 officials and an office, G: 6 officials, Y: 2 and an office.
    let scene = Scene::new(position);
    assert_eq!(scene.titles(), "YW-", "nobody has sailed, so the Minister of Gongbu is Admiral");
    assert_eq!(scene.scores(), [0, 0, 0, 1, 1]);
    let scene = Scene::new(&position.replace("minister Y secretary K", "resolved").replace("6:Ys", "6:Ks"));
    assert_eq!(scene.titles(), "-W-", "no Minister of Hubu, no title");
}

#[test]
fn the_admiral_variant_lets_the_admiral_decide_ties_from_outside() {
    // CF-EX-49 (CF-VAR-1, CF-VAR-3, CF-WIN-3, CF-WIN-6)
    let tied = SCORING.replace("W 18vp", "W 16vp");
    let variant = [("admiral-variant", "true")];
    let scene = Scene::with(&variant, &tied);
    assert_eq!(scene.scores(), [17, 9, 9, 17, 13]);
    assert_eq!(scene.places(), [2, 4, 4, 3, 1]);
    assert_eq!(Scene::new(&tied).places(), [1, 4, 4, 2, 3]);
    let scene = Scene::with(&variant, &tied.replace("K 16vp", "K 17vp"));
    assert_eq!(scene.places(), [1, 4, 4, 2, 3], "without a tie it has no effect");
}

#[test]
fn who_has_a_cube_must_use_it() {
    // CF-EX-50 (CF-TURN-3 to CF-TURN-5, CF-CUBE-1, CF-CUBE-5)
    let mut scene = Scene::with(
        &[("advanced-game", "true")],
        "
        round 2 | turns
        turn P
        K passed
        G passed
        P 1cubes placed tax:1
        ",
    );
    assert_eq!(scene.offers(), ["give-gift", "no-action"]);
    assert_eq!(scene.barred_by("pass"), Some("CF-TURN-4"));
    assert_eq!(scene.barred_by("tax"), Some("CF-CUBE-5"));
    assert_eq!(scene.barred_by("buy-junks"), Some("CF-PAY-4"));
    scene.play(&["no-action"]);
    assert_eq!(scene.offers(), ["pass"]);
    assert_eq!(scene.barred_by("no-action"), Some("CF-TURN-5"));
}

#[test]
fn a_bribery_card_is_free_for_the_unbribed_and_has_its_price_for_the_unsecured() {
    // CF-EX-51 (CF-REW-B1 to CF-REW-B5)
    let position = "
        round 2 | turns
        turn P
        bingbu 3:·2 4:·2 5:·2
        hubu 2:·7 4:Ku5 5:Ks 6:Pu
        gongbu 3:·2 4:·2 5:·2
        gifts K>P:3
        K passed
        G passed
        P 0cubes hand 0,2,0 rewards bribery-hubu
        ";
    let mut scene = Scene::new(position);
    scene.play(&["reward", "play bribery-hubu"]);
    assert_eq!(scene.offers(), ["bribe hubu 2", "bribe hubu 4"]);
    assert_eq!(scene.barred_by("bribe hubu 5"), Some("CF-REW-B5"));
    assert_eq!(scene.barred_by("bribe hubu 6"), Some("CF-REW-B5"));
    assert_eq!(scene.barred_by("bribe bingbu 3"), Some("CF-REW-B2"));
    let mut free = Scene::of(&scene.state);
    free.play(&["bribe hubu 2"]);
    assert_eq!((free.ministry("hubu"), free.hand('P')), ("2:Pu7 4:Ku5 5:Ks4 6:Pu4".into(), [0, 2, 0]));
    scene.play(&["bribe hubu 4"]);
    assert_eq!(scene.rewards('P'), ["bribery-hubu"], "it leaves the hand with the payment");
    assert_eq!(scene.offers(), ["pay c2 c2"]);
    scene.play(&["pay c2 c2"]);
    assert_eq!((scene.ministry("hubu"), scene.rewards('P').len()), ("2:·7 4:Pu5 5:Ks4 6:Pu4".into(), 0));

    let closed = position.replace("2:·7 4:Ku5", "2:Ks 4:Gs");
    assert_eq!(Scene::new(&closed).barred_by("reward"), Some("CF-REW-B2"));
    let resolved = position
        .replace("2:·7 4:Ku5 5:Ks 6:Pu", "1:Ks 2:Ks 3:Ks 4:Ks 5:Ks 6:Ps 7:Ks | minister K secretary P");
    let mut scene = Scene::new(&resolved);
    scene.play(&["reward", "play bribery-hubu"]);
    assert_eq!(scene.offers().len(), 6, "any unresolved ministry");
}

#[test]
fn a_petition_swaps_with_an_equal_or_less_senior_tile() {
    // CF-EX-52 (CF-PET-8, CF-DISC-1)
    let mut scene = Scene::with(
        &[("advanced-game", "true")],
        "
        round 2 | turns
        turn P
        bingbu 2:Wu 3:·5
        hubu 3:·7 4:·7 5:·7
        gongbu 3:Pc
        K passed
        G passed
        P 4cubes hand 1,1,0 available 4
        W passed
        ",
    );
    scene.play(&["petition", "petition 4"]);
    assert!(scene.offered("swap gongbu 3 with bingbu 3"));
    assert_eq!(scene.barred_by("swap gongbu 3 with bingbu 2"), Some("CF-PET-8"));
    scene.play(&["swap gongbu 3 with bingbu 3"]);
    assert_eq!((scene.ministry("bingbu"), scene.ministry("gongbu")), ("2:Wu4 3:Pc".into(), "3:·5".into()));
    assert_eq!(scene.family('P').cubes, 2);
    scene.play(&["recruit"]);
    assert_eq!(scene.state.table.pending.unwrap().price.unwrap().cost, 4, "the discount of Bingbu");
}

#[test]
fn a_petition_moves_anybodys_army() {
    // CF-EX-53 (CF-PET-9, CF-PET-10)
    let mut scene = Scene::with(
        &[("advanced-game", "true")],
        "
        round 2 | turns
        turn P
        lands annam[W -] korea[G G G]!success yunnan[- -]!failure
        K
        G
        P available 5
        W
        ",
    );
    scene.play(&["petition", "petition 5"]);
    assert_eq!(scene.offers(), ["redeploy 3 from annam 4 to annam 3-reward"]);
    scene.play(&["redeploy 3 from annam 4 to annam 3-reward"]);
    assert_eq!(scene.land("annam"), "[- W]");
}

#[test]
fn a_petition_replaces_an_unsecured_marker_by_a_secured_one_of_anybody() {
    // CF-EX-54 (CF-PET-11, CF-PET-12)
    let mut scene = Scene::with(
        &[("advanced-game", "true")],
        "
        round 2 | turns
        turn P
        hubu 3:Ps 4:Ku 5:·4
        gifts K>P:2 G>P:1
        K
        G
        P available 6
        ",
    );
    scene.play(&["petition", "petition 6"]);
    assert_eq!(scene.offers(), ["replace hubu 4 by 0", "replace hubu 4 by 1", "replace hubu 4 by 2"]);
    assert_eq!(scene.barred_by("replace hubu 3 by 1"), Some("CF-PET-11"));
    scene.play(&["replace hubu 4 by 1"]);
    assert_eq!((scene.ministry("hubu"), scene.gifts()), ("3:Ps4 4:Gs4 5:·4".into(), "K>P:2 G>P:1".into()));
}

#[test]
fn the_first_round_knows_no_students_and_no_examination() {
    // CF-EX-55 (CF-NOM-1, CF-FORCE-1)
    let mut scene = Scene::new("round 1 | turns favour\nturn K\nK 1cubes hand 1,1,1\nG passed\nP passed");
    let in_round_one = |scene: &Scene| {
        assert_eq!(scene.barred_by("nominate"), Some("CF-NOM-1"));
        assert_eq!(scene.barred_by("force-exam"), Some("CF-FORCE-1"));
    };
    in_round_one(&scene);
    scene.play(&["no-action", "pass"]);
    assert_eq!(scene.awaited(), "K fav");
    in_round_one(&scene);
}

#[test]
fn the_insulted_emperor_needs_an_army() {
    // CF-EX-56 (CF-REW-I1, CF-TITLE-4)
    let position = "round 2 | turns titles\nturn K\nK 0cubes rewards emperor-insulted\nG passed\nP passed";
    assert_eq!(Scene::new(position).barred_by("reward"), Some("CF-REW-I1"));
    let mut scene = Scene::new(&position.replace("0cubes", "0cubes colonies 1"));
    scene.play(&["reward", "play emperor-insulted"]);
    let family = scene.family('K');
    assert_eq!((family.armies.colonies, family.armies.insulted, family.score), (0, 1, 2));
    scene.play(&["pass"]);
    assert_eq!((scene.titles().chars().nth(2), scene.scores()), (Some('K'), vec![3, 0, 0]));
}

#[test]
fn one_player_can_hold_a_whole_ministry() {
    // CF-EX-57 (CF-MIN-4, CF-TITLE-1)
    let scene = Scene::new(
        "
        round 4 | ministries titles
        bingbu 3:Gs 4:Gs 5:Gs
        hubu 1:Gs 2:Gs 3:Gs 4:Gs 5:Gs 6:·4 7:·4
        gongbu 1:Ku 2:Ks 3:Ku 4:Ks 5:Kc 6:Ku 7:Ks | vp 8 5
        K
        G
        P
        ",
    );
    assert!(scene.ministry("gongbu").ends_with("| minister K secretary K"));
    assert!(!scene.ministry("gongbu").contains('u'), "all secured");
    assert_eq!(scene.titles().chars().next(), Some('K'), "nine markers against eight");
    assert_eq!(scene.scores()[0], 8 + 5 + 1 + u8::from(scene.titles().chars().nth(1) == Some('K')));
}

#[test]
fn a_discount_goes_with_the_official() {
    // CF-EX-58 (CF-DISC-1, CF-TRANS-3)
    let mut scene = Scene::new(
        "
        round 2 | turns
        chief K
        turn G
        bingbu 3:·2 4:·2 5:·2
        hubu 3:Gs 4:·4 5:·4
        gifts W>G:1
        K passed
        G hand 0,4,0
        P passed
        W hand 0,4,0
        ",
    );
    scene.play(&["transfer", "transfer hubu 3 to 3", "bribe", "bribe bingbu 3"]);
    assert_eq!(scene.state.table.pending.unwrap().price.unwrap().cost, 1, "W has the discount now");
    scene.play(&["pay c2", "bribe", "bribe bingbu 4"]);
    assert_eq!(scene.state.table.pending.unwrap().price.unwrap().cost, 2, "G has it no more");
}

#[test]
fn a_candidate_may_have_to_replace_ones_own_official() {
    // CF-EX-59 (CF-EXAM-18, CF-EXAM-24)
    let mut scene = Scene::new(
        "
        round 4 | exam ministries
        forced
        students plain K
        candidates bingbu any any any
        bingbu 1:Ks 2:Gs 3:Ks 4:Gs 5:Ks 6:Ku5 7:Gs
        hubu 1:·4 2:·4
        K
        G
        P
        ",
    );
    assert_eq!(scene.forced().as_deref(), Some("place bingbu 6"));
    scene.play(&["place bingbu 6"]);
    assert_eq!(scene.ministry("bingbu"), "1:Ks4 2:Gs4 3:Ks4 4:Gs4 5:Ks4 6:Kc 7:Gs4 | minister K secretary G");
    assert_eq!(scene.state.table.officials_removed.as_slice(), [5]);
}

#[test]
fn the_last_candidate_ends_the_game_after_the_round() {
    // CF-EX-60 (CF-EXAM-23, CF-END-1, CF-END-2)
    let mut scene = Scene::new(
        "
        round 7 | exam ministries invasions officials discard end
        forced
        students red K
        candidates any
        bingbu 3:·4 4:·4 5:Gs
        hubu 3:·4 4:·4 5:·4
        gongbu 3:·4 4:·4 5:Ps
        lands annam[- -]!failure korea[G P G] yunnan[- -]
        officials 7 6 5
        K
        G hand 2,2,1
        P
        ",
    );
    scene.play(&["place hubu 1"]);
    assert_eq!(scene.land("korea"), "[G P G]!success");
    assert_eq!(scene.ministry("bingbu"), "1:·7 3:·4 4:·4 5:Gs4");
    assert_eq!(scene.awaited(), "G discard");
    scene.play(&["keep c1 c1 c2 c2"]);
    assert_eq!((scene.awaited(), scene.state.table.wall), (" nobody".into(), 7));
    for (ministry, officer) in [("bingbu", 'G'), ("hubu", 'K'), ("gongbu", 'P')] {
        let officers = format!("| minister {officer} secretary {officer}");
        assert!(scene.ministry(ministry).ends_with(&officers));
    }
    assert!(scene.state.table.titles.is_some());
}

#[test]
fn equal_boxes_are_one_choice_and_fill_from_the_left() {
    // CF-EX-61 (CF-INV-3)
    let mut scene = Scene::new(
        "
        round 2 | turns
        turn K
        lands korea[- - -] annam[- -]!failure yunnan[- -]!failure
        K 5cubes hand 0,0,6 colonies 2
        G passed
        P passed
        ",
    );
    scene.play(&["invade"]);
    assert_eq!(scene.offers(), ["invade korea 3-reward", "invade korea 4"]);
    scene.play(&["invade korea 4", "pay c3 c3 c3"]);
    assert_eq!(scene.land("korea"), "[K - -]");
    scene.play(&["invade", "invade korea 4", "pay c3 c3 c3"]);
    assert_eq!(scene.land("korea"), "[K - K]");
}
