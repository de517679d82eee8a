//! General rules, payments and drawing (sections 6.1 to 6.3, GEN, PAY and DRAW).

use confucius::card::Cards;
use confucius::piece::Ministry;
use confucius::{Confucius, Options};
use tabletop::{Deaf, Dice, Game, Purpose, Seed, Viewer};

use crate::scene::{Scene, seat};

#[test]
fn a_round_runs_through_its_phases_in_order() {
    // CF-GEN-1, CF-EOR-1
    let mut scene = Scene::new(
        "
        round 2 | turns favour wall exam ministries invasions officials discard end
        students red K plain G
        candidates hubu any any any
        bingbu 1:Ks 2:Gs 3:Ks 4:Gs 5:Ks 6:Gs 7:Ks
        hubu 3:·4 4:·4 5:·4
        lands annam[K G] korea[- - -] yunnan[- -]
        officials 2 3 4
        K 0cubes hand 4,1,1 placed imperial-favour:1
        G 0cubes hand 3,0,0
        P 0cubes
        ",
    );
    scene.play(&["pass", "pass", "pass", "no-action"]);
    scene.play(&["support red", "contribute c3", "support plain", "contribute c1", "place hubu 1"]);
    scene.play(&["keep c1 c1 c1 c1"]);
    let story = scene.story(Viewer::All);
    let order = [
        "confucius-passed",
        "confucius-action-by-favour",
        "confucius-wall-built",
        "confucius-exam-contested",
        "confucius-exam-decided",
        "confucius-candidate-placed",
        "confucius-resolution-began",
        "confucius-invasion-succeeded",
        "confucius-official-placed",
        "confucius-discarded",
        "confucius-round-began",
        "confucius-cubes-counted",
    ];
    let at: Vec<usize> = order
        .iter()
        .map(|id| story.iter().rposition(|told| told == id).unwrap_or_else(|| panic!("{id}: {story:?}")))
        .collect();
    assert!(at.is_sorted(), "{at:?}");
    assert_eq!((scene.awaited(), scene.state.table.round), ("K cm".into(), 3));
}

#[test]
fn points_are_scored_at_once() {
    // CF-GEN-2
    let mut scene =
        Scene::new("round 2 | turns\nturn K\ndistant india 3\nK hand 1,0,0 shipyard 1 ocean 4\nG\nP");
    scene.play(&["voyage", "launch 1", "pay c1"]);
    assert_eq!(scene.scores(), [0, 0, 0]);
    scene.play(&["visit india"]);
    assert_eq!(scene.scores(), [3, 0, 0]);
}

#[test]
fn nobody_runs_out_of_markers() {
    // CF-GEN-3: more markers of one colour than the fifteen in the box.
    let all = "1:Ks 2:Ks 3:Ks 4:Ks 5:Ks 6:Ks 7:Ks";
    let mut scene = Scene::new(&format!(
        "
        round 5 | turns
        turn K
        bingbu {all} | minister K secretary K
        hubu {all} | minister K secretary K
        gongbu 3:·2 4:·2 5:·2
        distant india 2 K
        distant africa 2 K
        K hand 1,0,0
        G
        P
        "
    ));
    scene.play(&["bribe", "bribe gongbu 3", "pay c1"]);
    assert_eq!(scene.ministry("gongbu"), "3:Ku2 4:·2 5:·2");
}

#[test]
fn supplies_are_limited() {
    // CF-GEN-4: junks, armies, cubes, gifts and cards run out.
    let mut scene = Scene::new(
        "
        round 2 | turns
        turn K
        junks 0
        rewards
        K 1cubes hand 9,9,9 supply 0 gone 2,3,4,5,6
        G hand 13,13,13
        P
        ",
    );
    assert_eq!(scene.barred_by("buy-junks"), Some("CF-JUNK-2"));
    assert_eq!(scene.barred_by("recruit"), Some("CF-ARMY-2"));
    assert_eq!(scene.barred_by("buy-gift"), Some("CF-BUYG-1"));
    scene.play(&["tax"]);
    assert_eq!(scene.hand('K'), [9, 9, 9], "no card is left to draw");
    assert_eq!(scene.family('K').cubes, 0);
}

#[test]
fn nothing_changes_in_a_resolved_ministry_or_land() {
    // CF-GEN-5
    let mut scene = Scene::with(
        &[("advanced-game", "true")],
        "
        round 2 | turns
        turn K
        bingbu 1:Ks 2:Gs 3:Ks 4:Gs 5:Ks 6:Gs 7:Ks | minister K secretary G
        hubu 3:Ks 4:Gu 5:·2
        gongbu 3:·7 4:·7 5:·7
        lands annam[K -]!failure korea[- G -] yunnan[- -]!failure
        gifts G>K:1
        K 5cubes hand 0,0,9 colonies 1 rewards bribery-bingbu available 4,5,6
        G 5cubes
        P
        ",
    );
    let start = scene.state;
    let mut look = |choices: &[&str]| {
        scene.state = start;
        scene.play(choices);
        scene.offers()
    };
    assert!(look(&["transfer"]).iter().all(|offer| !offer.contains("bingbu")));
    assert!(look(&["invade"]).iter().all(|offer| offer.contains("korea")));
    assert!(look(&["petition", "petition 4"]).iter().all(|offer| !offer.contains("bingbu")));
    assert!(look(&["petition", "petition 5"]).iter().all(|offer| !offer.contains("annam")));
    assert!(look(&["petition", "petition 6"]).iter().all(|offer| offer.contains("hubu 4")));
    assert!(look(&["reward", "play bribery-bingbu"]).iter().all(|offer| !offer.contains("bingbu ")));
    assert_eq!(scene.barred_by("bribe bingbu 1"), Some("CF-GEN-5"));
    scene.state = start;
    scene.play(&["bribe"]);
    assert_eq!(scene.barred_by("bribe bingbu 1"), Some("CF-GEN-5"));
    scene.state = start;
    scene.play(&["invade"]);
    assert_eq!(scene.barred_by("invade yunnan 4"), Some("CF-GEN-5"));
}

#[test]
fn components_change_hands_only_by_the_rules() {
    // CF-GEN-6: no choice gives cards, money or promises to another player; only gifts, influence, junks and armies
    // move, each by its own action.
    let mut scene = Scene::start(3, &[("advanced-game", "true")]);
    let mut pick = Dice::new(Seed::nth(6, 0)).draw(Purpose::new("trade"), 0);
    for _ in 0..200 {
        let Some(me) = scene.state.to_act().lowest() else { break };
        let before = scene.state.hands;
        let offers = scene.offers();
        let choice = offers[pick.below(offers.len() as u32) as usize].clone();
        scene.play(&[&choice]);
        let reveals = choice.starts_with("keep") || choice.starts_with("contribute");
        for other in before.seats().filter(|&other| other != me && !reveals) {
            assert_eq!(scene.state.hands[other].cards, before[other].cards, "{choice}");
        }
    }
}

#[test]
fn no_first_step_is_offered_without_a_last() {
    // CF-GEN-7: every choice of a random game leads on; nobody is ever stuck in the middle of an action.
    for seed in 0..40 {
        let options = Options { advanced_game: true, ..Options::default() };
        let mut state = Confucius::setup(4, &options, Dice::new(Seed::nth(seed, 3)));
        let mut pick = Dice::new(Seed::nth(seed, 4)).draw(Purpose::new("steps"), 0);
        let mut offers = Vec::new();
        while let Some(me) = state.to_act().lowest() {
            state.legal(me, &mut offers);
            for &action in &offers {
                let mut next = state;
                Confucius::apply(&mut next, me, action, &mut Deaf);
                let mut follow = Vec::new();
                for seat in next.to_act().iter() {
                    next.legal(seat, &mut follow);
                    assert!(!follow.is_empty(), "nothing follows `{action}`");
                }
            }
            let action = offers[pick.below(offers.len() as u32) as usize];
            Confucius::apply(&mut state, me, action, &mut Deaf);
        }
    }
}

#[test]
fn an_action_asks_for_one_currency_in_which_every_card_counts() {
    // CF-PAY-1
    let mut scene = Scene::new(
        "
        round 2 | turns
        turn K
        bingbu 3:·4 4:·7 5:·7
        K 5cubes hand 1,0,1 shipyard 4
        G passed
        P passed
        ",
    );
    let start = scene.state;
    scene.play(&["bribe", "bribe bingbu 3"]);
    assert_eq!(scene.offers(), ["pay c1 c3"], "1 and 3 coins");
    scene.state = start;
    scene.play(&["voyage", "launch 4"]);
    assert_eq!(scene.offers(), ["pay c1 c3"], "3 licences and 1");
    scene.state = start;
    scene.play(&["voyage", "launch 3"]);
    assert_eq!(scene.offers(), ["overpay", "pay c1"]);
}

#[test]
fn more_than_needed_may_be_paid_and_is_lost() {
    // CF-PAY-3
    let mut scene = Scene::new(
        "
        round 2 | turns
        turn K
        bingbu 3:·2 4:·7 5:·7
        K hand 2,2,2
        G
        P
        ",
    );
    scene.play(&["bribe", "bribe bingbu 3", "overpay", "pay c1 c1 c2 c2 c3 c3"]);
    assert_eq!((scene.hand('K'), scene.discard()), ([0, 0, 0], [2, 2, 2]));
    assert_eq!(scene.ministry("bingbu"), "3:Ku2 4:·7 5:·7");
}

#[test]
fn a_single_payment_is_the_only_offer() {
    // CF-PAY-7: no `overpay` where there is nothing else to pay with.
    let mut scene = Scene::new("round 2 | turns\nturn K\nbingbu 3:·3 4:·7 5:·7\nK hand 1,1,0\nG\nP");
    scene.play(&["bribe", "bribe bingbu 3"]);
    assert_eq!(scene.offers(), ["pay c1 c2"]);
    assert_eq!(scene.forced(), None, "whoever plays for him would reveal his hand");
}

#[test]
fn with_all_payments_at_once_there_is_no_overpay() {
    // CF-PAY-6
    let position = "round 2 | turns\nturn K\nbingbu 3:·3 4:·7 5:·7\nK hand 1,2,1\nG\nP";
    let mut all = Scene::with(&[("payment-mode", "all")], position);
    all.play(&["bribe", "bribe bingbu 3"]);
    let mut minimal = Scene::new(position);
    minimal.play(&["bribe", "bribe bingbu 3"]);
    let mut reached: Vec<String> = minimal.offers().into_iter().filter(|offer| offer != "overpay").collect();
    minimal.play(&["overpay"]);
    reached.extend(minimal.offers());
    reached.sort();
    assert_eq!(all.offers(), reached);
}

#[test]
fn a_payment_holds_a_card_at_least() {
    // CF-PAY-8: the smallest price is 1.
    let mut scene =
        Scene::new("round 2 | turns\nturn K\nbingbu 3:·2 4:·2 5:·2\nhubu 3:Ku 4:·7 5:·7\nK hand 1,0,0\nG\nP");
    scene.play(&["bribe", "bribe bingbu 3"]);
    assert_eq!(scene.state.table.pending.unwrap().price.unwrap().cost, 1);
    assert_eq!(scene.offers(), ["pay c1"]);
}

#[test]
fn cards_come_from_the_top_one_at_a_time() {
    // CF-DRAW-1
    let mut scene = Scene::new("round 2 | turns\nturn K\ndeck c3 c1 c2 c2\nK\nG\nP");
    scene.play(&["tax"]);
    assert_eq!((scene.hand('K'), scene.state.table.deck), ([1, 0, 1], 2));
    scene.play(&["tax"]);
    assert_eq!((scene.hand('G'), scene.state.table.deck), ([0, 2, 0], 0));
    assert_eq!(scene.heard("confucius-reshuffled"), 0, "not before a card is needed (CF-DRAW-2)");
}

#[test]
fn cards_at_a_student_are_in_no_pile() {
    // CF-DRAW-4
    let mut scene = Scene::new("round 4 | exam\nstudents red K plain G\nK hand 1,1,1\nG hand 1,0,0\nP");
    let deck = scene.state.table.deck;
    scene.play(&["support red", "contribute c1 c2 c3"]);
    assert_eq!((scene.state.table.deck, scene.discard(), scene.hand('K')), (deck, [0, 0, 0], [0, 0, 0]));
    assert_eq!(scene.state.hands[seat('K')].contributed.unwrap().1, Cards::new(1, 1, 1));
    scene.play(&["support plain", "contribute c1"]);
    assert_eq!(scene.discard(), [2, 1, 1]);
}

#[test]
fn a_hand_has_no_limit_before_the_end_of_the_round() {
    // CF-DRAW-5
    let mut scene = Scene::new(
        "round 2 | turns discard\nturn K\nK 1cubes hand 5,5,5 rewards cash,gift\nG passed\nP passed",
    );
    scene.play(&["tax"]);
    assert_eq!(scene.hand('K').iter().sum::<u8>(), 17);
    scene.play(&["pass"]);
    assert_eq!(scene.awaited(), "K discard");
    let kept = scene.offers()[0].clone();
    scene.play(&[&kept]);
    assert_eq!(
        (scene.hand('K').iter().sum::<u8>(), scene.rewards('K').len()),
        (4, 2),
        "rewards do not count"
    );
    assert_eq!(scene.state.table.ministries[Ministry::Hubu].bribed().len(), 0);
}
