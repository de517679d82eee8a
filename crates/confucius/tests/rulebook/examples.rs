//! The worked examples of section 12.1, one test each: those of the rulebooks (CF-EX-1 to CF-EX-17).

use expect_test::expect;
use tabletop::{Seat, Viewer};

use crate::scene::{Scene, check, seat};

#[test]
fn without_gifts_everybody_has_three_cubes() {
    // CF-EX-1 (CF-COUNT-2)
    let scene = Scene::start(5, &[]);
    assert!(scene.state.table.families.iter().all(|family| family.allotment == 3));
}

#[test]
fn gifts_given_and_received_make_four_or_five_cubes() {
    // CF-EX-2 (CF-COUNT-1, CF-COUNT-2)
    let scene = Scene::new(
        "
        round 3 | count turns
        gifts K>G:1 G>P:1 G>Y:2 P>Y:1 Y>G:2
        K
        G
        P
        W
        Y
        ",
    );
    let cubes: Vec<u8> = scene.state.table.families.iter().map(|family| family.allotment).collect();
    assert_eq!(cubes, [4, 5, 4, 3, 5]);
}

#[test]
fn the_chief_minister_appoints_another_who_gives_a_cube_to_the_favour() {
    // CF-EX-3 (CF-CM-2, CF-CM-3, CF-TURN-1)
    let mut scene = Scene::new(
        "
        round 2 | count chief turns
        chief W
        gifts K>G:1
        K
        G
        P
        W
        Y
        ",
    );
    assert_eq!(scene.awaited(), "W cm");
    assert_eq!(scene.barred_by("appoint 3"), Some("CF-CM-2"));
    assert_eq!(scene.offers(), ["appoint 0", "appoint 1", "appoint 2", "appoint 4"]);
    scene.play(&["appoint 0"]);
    assert_eq!(scene.state.table.chief_minister, seat('K'));
    assert_eq!((scene.family('K').allotment, scene.family('K').cubes), (4, 3));
    assert_eq!(scene.placed('K', "imperial-favour"), 1);
    assert_eq!(scene.awaited(), "G turn");
}

#[test]
fn the_second_use_of_a_space_costs_two_cubes_paired_or_not() {
    // CF-EX-4 (CF-CUBE-1, CF-CUBE-2)
    let mut scene = Scene::new(
        "
        round 2 | turns
        bingbu 3:·2 4:·2 5:·2
        K passed
        G 5cubes hand 0,4,0
        P 5cubes hand 4,0,2 available 2
        ",
    );
    scene.play(&["bribe", "bribe bingbu 3", "pay c2"]);
    assert_eq!((scene.family('G').cubes, scene.placed('G', "bribe-secure")), (4, 1));
    scene.play(&["buy-gift", "buy gift 3", "pay c3"]);
    assert_eq!((scene.family('P').cubes, scene.placed('P', "buy-gift")), (4, 1));
    scene.play(&["secure", "secure bingbu 3", "pay c2"]);
    assert_eq!((scene.family('G').cubes, scene.placed('G', "bribe-secure")), (2, 3), "(a)");
    scene.play(&["give-gift", "give 1 to 1"]);
    assert_eq!((scene.family('P').cubes, scene.placed('P', "give-gift")), (3, 1), "(b)");
    scene.play(&["tax", "buy-gift", "buy gift 4", "pay c1 c3"]);
    assert_eq!((scene.family('P').cubes, scene.placed('P', "buy-gift")), (1, 3), "(c)");
}

#[test]
fn five_turns() {
    // CF-EX-5
    check(
        "
        round 2 | turns
        bingbu 3:·5 4:·2 5:·6
        hubu 3:·3 4:·7 5:·6
        gongbu 3:·4 4:·5 5:·3
        K hand 1,0,1
        G hand 0,0,1
        P
        W hand 0,1,0
        Y hand 0,0,2 shipyard 2
        deck c2 c1
        ",
        &[
            "buy-gift",
            "buy gift 3",
            "pay c3",
            "tax",
            "bribe",
            "bribe bingbu 4",
            "pay c2",
            "buy-junks",
            "buy junks 3",
            "pay c3 c3",
            "bribe",
            "bribe gongbu 3",
            "pay c1 c3",
        ],
        expect![[r#"
            bingbu 3:·5 4:Wu2 5:·6
            hubu 3:·3 4:·7 5:·6
            gongbu 3:Ku4 4:·5 5:·3
            K 2cubes bribe-secure:1
            G 2cubes buy-gift:1
            P 2cubes [c1 c2] tax:1
            W 2cubes bribe-secure:1
            Y 2cubes 5shipyard junks-voyage:1
            ? G turn
        "#]],
    );
}

#[test]
fn a_voyage_after_buying_junks_costs_two_and_trade_happens_once_a_round() {
    // CF-EX-6 (CF-CUBE-2, CF-COMM-1)
    let mut scene = Scene::new(
        "
        round 2 | turns
        chief P
        turn Y
        K passed
        G passed
        P 2cubes hand 2,0,0 placed tax:1
        W passed
        Y 2cubes hand 2,0,0 shipyard 5 placed junks-voyage:1
        ",
    );
    scene.play(&["voyage", "launch 4", "pay c1 c1"]);
    assert_eq!((scene.family('Y').cubes, scene.placed('Y', "junks-voyage")), (0, 3));
    scene.play(&["commercial", "trade c1"]);
    assert_eq!((scene.family('P').cubes, scene.placed('P', "commercial")), (1, 1));
    assert!(scene.family('P').commercial_used);
    scene.play(&["pass"]);
    assert_eq!(scene.awaited(), "P turn");
    assert_eq!(scene.barred_by("commercial"), Some("CF-COMM-1"));
}

#[test]
fn imperial_favour_may_repeat_an_action_without_cubes_but_not_without_coins() {
    // CF-EX-7 (CF-FAV-2, CF-FAV-4)
    let mut scene = Scene::new(
        "
        round 2 | turns favour wall
        bingbu 3:·4 4:·5 5:·5
        hubu 3:·5 4:·5 5:·5
        gongbu 3:·5 4:·5 5:·5
        K 0cubes hand 0,2,0 placed bribe-secure:1,imperial-favour:1 passed
        G passed
        P passed
        ",
    );
    assert_eq!(scene.awaited(), "K fav");
    scene.play(&["bribe"]);
    assert_eq!(scene.offers(), ["bribe bingbu 3"]);
    scene.play(&["bribe bingbu 3", "pay c2 c2"]);
    assert_eq!(scene.ministry("bingbu"), "3:Ku4 4:·5 5:·5");
    assert_eq!((scene.family('K').cubes, scene.placed('K', "bribe-secure")), (0, 1));
    assert_eq!(scene.state.table.wall, 2, "then the Court phase");
}

#[test]
fn five_junks_reach_a_land_and_return() {
    // CF-EX-8 (CF-VOY-1 to CF-VOY-7, CF-TITLE-3)
    let mut scene = Scene::new(
        "
        round 2 | turns
        chief W
        distant africa 3
        distant india 2
        gongbu 3:·4 4:·5 5:·5
        rewards cash gift
        K passed
        G passed
        P passed
        W passed
        Y 5cubes hand 3,0,4 shipyard 6
        ",
    );
    scene.play(&["voyage", "launch 6", "pay c1 c1"]);
    assert_eq!(scene.decision(), Some("voy-land"));
    let family = scene.family('Y');
    assert_eq!((family.shipyard, family.ocean, scene.state.table.junk_supply), (0, 1, 24));
    scene.play(&["visit africa"]);
    assert_eq!((scene.visitors("africa"), scene.family('Y').score), ("Y".into(), 3));
    assert_eq!(scene.rewards('Y'), ["cash"]);
    scene.play(&["buy-junks", "buy junks 4", "overpay", "pay c1 c3 c3 c3 c3"]);
    assert!(!scene.offered("voyage"), "two cubes are left, and no card");
    scene.play(&["reward", "play cash"]);
    // Four cards were drawn: four licences at least.
    scene.play(&["voyage", "launch 4"]);
    let payment = scene.offers().into_iter().find(|offer| offer.starts_with("pay ")).unwrap();
    scene.play(&[&payment, "visit india"]);
    let family = scene.family('Y');
    assert_eq!((family.shipyard, family.ocean, scene.state.table.junk_supply), (0, 0, 25));
    assert_eq!((scene.visitors("india"), family.score), ("Y".into(), 5));
    assert_eq!(scene.rewards('Y'), ["gift"]);
}

#[test]
fn everybody_with_a_card_tutors_and_gifts_bind_even_against_ones_own_student() {
    // CF-EX-9 (CF-EXAM-4 to CF-EXAM-18)
    let position = "
        round 4 | exam
        candidates gongbu any any any
        students red Y plain W
        gifts W>K:1 W>Y:2 P>W:1
        gongbu 2:·5 3:Ks 4:·4 5:Gu 6:·3 7:Ps
        K hand 1,0,0
        G
        P hand 0,0,1
        W hand 0,1,0
        Y hand 1,0,0
        ";
    let mut scene = Scene::new(position);
    assert_eq!(scene.awaited(), "K exam-s");
    assert_eq!(scene.offers(), ["support plain"]);
    assert_eq!(scene.barred_by("support red"), Some("CF-EXAM-7"));
    assert_eq!(scene.forced().as_deref(), Some("support plain"));
    scene.play(&["support plain", "contribute c1"]);
    assert_eq!(scene.awaited(), "P exam-s", "G has no card");
    assert_eq!(scene.offers(), ["support plain", "support red"]);
    scene.play(&["support red", "contribute c3"]);
    assert_eq!(scene.offers(), ["support plain", "support red"], "W has no gift from Y");
    scene.play(&["support plain", "contribute c2"]);
    assert_eq!(scene.offers(), ["support plain"], "even against his own student");
    scene.play(&["support plain", "contribute c1"]);
    assert_eq!(scene.awaited(), "W place");
    let piles = scene.state.table.exam.unwrap().piles.unwrap();
    assert_eq!((piles.red.to_string(), piles.plain.to_string()), ("c3".into(), "c1 c1 c2".into()));
    assert_eq!((scene.discard(), scene.students()), ([2, 1, 1], "--".into()));
    assert_eq!(scene.offers(), ["place gongbu 1"], "the empty space of Gongbu");
    scene.play(&["place gongbu 1"]);
    assert_eq!(scene.ministry("gongbu"), "1:Wc 2:·5 3:Ks4 4:·4 5:Gu4 6:·3 7:Ps4");
    assert_eq!(scene.gifts(), "P>W:1 W>K:1 W>Y:2", "fewer than three cards cancel nothing");

    let full = position.replace("gongbu 2:·5", "gongbu 1:Ks 2:·5");
    let mut scene = Scene::new(&full);
    scene.play(&["support plain", "contribute c1", "support red", "contribute c3"]);
    scene.play(&["support plain", "contribute c2", "support plain", "contribute c1"]);
    assert_eq!(scene.offers(), ["place gongbu 2", "place gongbu 4", "place gongbu 5", "place gongbu 6"]);
}

#[test]
fn the_weakest_gives_to_whom_he_owes_most() {
    // CF-EX-10 (CF-MIN-6 to CF-MIN-11)
    let mut scene = Scene::new(
        "
        round 4 | ministries
        gongbu 1:Ks 2:Ps 3:Ku 4:Gu 5:Ps 6:Ks 7:Ps | vp 7 5
        gifts P>G:3 K>G:4
        K
        G
        P
        ",
    );
    assert_eq!(scene.awaited(), "G min");
    assert_eq!(scene.offers(), ["yield to 0"]);
    assert_eq!(scene.barred_by("yield to 2"), Some("CF-MIN-7"));
    scene.play(&["yield to 0"]);
    assert_eq!(scene.gifts(), "P>G:3");
    assert_eq!(
        scene.ministry("gongbu"),
        "1:Ks4 2:Ps4 3:Ks4 4:Gs4 5:Ps4 6:Ks4 7:Ps4 | minister K secretary P"
    );
    assert_eq!(scene.scores(), [7, 0, 5]);
}

#[test]
fn influence_passes_on_step_by_step() {
    // CF-EX-11
    let mut scene = Scene::new(
        "
        round 4 | ministries
        bingbu 1:Ys 2:Ws 3:Ks 4:Gs 5:Ws 6:Ys 7:Ps
        gifts W>G:2 W>Y:3 P>Y:1 G>P:1
        K
        G
        P
        W
        Y
        ",
    );
    assert_eq!((scene.awaited(), scene.offers()), ("P min".into(), vec!["yield to 1".into()]));
    scene.play(&["yield to 1"]);
    assert_eq!(scene.gifts(), "P>Y:1 W>G:2 W>Y:3");
    assert_eq!(scene.awaited(), "K min");
    assert_eq!(scene.offers(), ["yield to 1", "yield to 3", "yield to 4"]);
    scene.play(&["yield to 4"]);
    assert_eq!((scene.awaited(), scene.offers()), ("G min".into(), vec!["yield to 3".into()]));
    scene.play(&["yield to 3"]);
    assert_eq!(
        scene.ministry("bingbu"),
        "1:Ys4 2:Ws4 3:Ks4 4:Gs4 5:Ws4 6:Ys4 7:Ps4 | minister W secretary Y"
    );
    assert_eq!(scene.gifts(), "P>Y:1 W>Y:3");
}

#[test]
fn a_full_land_is_conquered_in_any_round() {
    // CF-EX-12 (CF-INVR-1, CF-INVR-3, CF-INVR-5)
    let scene = Scene::new(
        "
        round 2 | invasions
        lands yunnan[- -] annam[K W] korea[- - -]
        rewards cash
        K
        G
        P
        W
        ",
    );
    assert_eq!(scene.scores(), [4, 0, 0, 3]);
    assert_eq!(scene.rewards('W'), ["cash"]);
    assert_eq!(scene.land("annam"), "[K W]!success");
    assert_eq!(scene.land("yunnan"), "[- -]");
}

#[test]
fn a_land_that_is_not_full_on_its_date_is_lost() {
    // CF-EX-13 (CF-INVR-1, CF-INVR-4, CF-INVR-6)
    let scene = Scene::new(
        "
        round 4 | invasions titles
        lands korea[G - -] annam[- -] yunnan[- -]
        K
        G
        P
        ",
    );
    assert_eq!(scene.land("korea"), "[G - -]!failure");
    assert_eq!(scene.titles().chars().nth(2), Some('G'), "the army counts for the General");
    assert_eq!(scene.scores(), [0, 1, 0], "the title alone");
    assert!(scene.state.hands.iter().all(|hand| hand.rewards.is_empty()));
}

#[test]
fn new_officials_come_to_the_smallest_empty_number() {
    // CF-EX-14 (CF-EOR-2)
    let scene = Scene::new(
        "
        round 4 | officials
        bingbu 3:·4 4:·4 5:·4
        hubu 1:·4 3:·4 4:·4 5:·4
        gongbu 1:Kc 2:Gc 3:·4 4:·4 5:·4
        officials 7 6 5 2
        K
        G
        P
        ",
    );
    assert_eq!(scene.ministry("bingbu"), "1:·7 3:·4 4:·4 5:·4");
    assert_eq!(scene.ministry("hubu"), "1:·4 2:·6 3:·4 4:·4 5:·4");
    assert_eq!(scene.ministry("gongbu"), "1:Kc 2:Gc 3:·4 4:·4 5:·4 6:·5");
    let full = "1:·4 2:·4 3:·4 4:·4 5:·4 6:·4 7:·4";
    let scene = Scene::new(&format!("round 4 | officials\nbingbu {full}\nofficials 7 6 5\nK\nG\nP"));
    assert_eq!(scene.ministry("bingbu"), full, "a full ministry gets none");
    assert_eq!(scene.state.table.official_pile, 1);
}

/// The final position of the rulebooks' scoring example, before the titles.
pub(crate) const SCORING: &str = "
    round 9 | titles
    bingbu 1:Ks 2:Ks 3:Gs 4:Gs 5:Ks 6:Ks 7:Ks | minister K secretary Y
    hubu 1:Ws 2:Ks 3:Gs 4:Gs 5:Gs 6:Ks 7:Ys | minister G secretary K
    gongbu 1:Ws 2:Ps 3:Ws 4:Ws 5:Ps 6:Ks 7:Ks | minister W secretary P
    lands annam[K W] mongolia[W K P] korea[G - -]!failure
    distant africa 4 Y
    distant india 4 Y
    distant arabia 2 G
    distant americas 3 W
    K 16vp
    G 9vp
    P 9vp
    W 18vp colonies 1 insulted 1
    Y 12vp
    ";

#[test]
fn final_scoring() {
    // CF-EX-15 (CF-WIN-1)
    let scene = Scene::new(SCORING);
    assert_eq!(scene.titles(), "KYW");
    assert_eq!(scene.scores(), [17, 9, 9, 19, 13]);
    assert_eq!(scene.places(), [2, 4, 4, 1, 3]);
}

#[test]
fn a_tie_goes_to_the_chief_minister_if_the_admiral_is_not_in_it() {
    // CF-EX-16 (CF-WIN-2, CF-WIN-3)
    let scene = Scene::new(&SCORING.replace("W 18vp", "W 16vp"));
    assert_eq!(scene.titles(), "KYW");
    assert_eq!(scene.scores(), [17, 9, 9, 17, 13]);
    assert_eq!(scene.places(), [1, 4, 4, 2, 3]);
}

#[test]
fn discounts() {
    // CF-EX-17 (CF-DISC-1)
    let position = |ministry: &str| {
        format!(
            "
            round 2 | turns
            {ministry} 3:Gu 4:·4 5:·4
            K
            G 5cubes hand 3,3,3 shipyard 0
            P
            "
        )
    };
    let price = |position: &str, choices: &[&str]| {
        let mut scene = Scene::new(position);
        scene.play(choices);
        scene.state.table.pending.unwrap().price.unwrap().cost
    };
    assert_eq!(price(&position("gongbu"), &["recruit"]), 6);
    assert_eq!(price(&position("bingbu"), &["recruit"]), 4);
    for (junks, normal, discount) in [(1, 1, 1), (2, 3, 2), (3, 6, 4), (4, 10, 7)] {
        let choice = format!("buy junks {junks}");
        assert_eq!(price(&position("bingbu"), &["buy-junks", &choice]), normal);
        assert_eq!(price(&position("gongbu"), &["buy-junks", &choice]), discount);
    }
    let cheap = position("hubu").replace("4:·4", "4:·2");
    assert_eq!(price(&cheap, &["bribe", "bribe hubu 4"]), 1);
}

#[test]
fn what_is_told_names_the_player() {
    // The examples speak of colours; seats are numbered in their order.
    assert_eq!(seat('Y'), Seat::new(4));
    let scene = Scene::new("round 4 | invasions\nlands annam[K W] korea[- - -] yunnan[- -]\nK\nG\nP\nW");
    assert_eq!(scene.story(Viewer::Spectator)[0], "confucius-invasion-succeeded");
}
