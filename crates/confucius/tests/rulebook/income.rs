//! Commercial Income, Tax Income, No Action and Imperial Favour (sections 6.22 and 6.23, COMM, TAX, NOACT and FAV).

use crate::scene::{Scene, all_actions};

#[test]
fn trade_needs_a_card_and_brings_one_more_than_its_coins() {
    // CF-COMM-2, CF-COMM-3
    assert_eq!(Scene::new("round 2 | turns\nturn K\nK\nG\nP").barred_by("commercial"), Some("CF-COMM-3"));
    for (cards, drawn) in [("c1", 2), ("c2", 3), ("c3", 4), ("c1 c1", 3), ("c2 c2", 5), ("c1 c1 c1 c1", 5)] {
        let mut scene = Scene::new("round 2 | turns\nturn K\nK hand 4,2,1\nG\nP");
        scene.play(&["commercial", &format!("trade {cards}")]);
        let paid = cards.split(' ').count() as u8;
        assert_eq!(scene.hand('K').iter().sum::<u8>(), 7 - paid + drawn, "{cards}");
    }
    let mut scene = Scene::new("round 2 | turns\nturn K\nK hand 5,3,2\nG\nP");
    scene.play(&["commercial"]);
    assert_eq!(scene.offers().len(), 10, "the ten sets of the rules");
}

#[test]
fn trade_by_any_source_counts_for_the_round() {
    // CF-COMM-1
    let mut scene = Scene::new(
        "round 2 | turns favour\nchief K\nturn K\nK 1cubes hand 3,0,0 rewards extra-action\nG passed\nP passed",
    );
    scene.play(&["reward", "play extra-action", "commercial", "trade c1"]);
    assert_eq!(scene.barred_by("commercial"), Some("CF-COMM-1"));
    scene.play(&["no-action", "pass"]);
    assert_eq!((scene.awaited(), scene.barred_by("commercial")), ("K fav".into(), Some("CF-COMM-1")));
    let next = Scene::new("round 2 | officials end\nK commercial\nG\nP");
    assert!(!next.family('K').commercial_used);
}

#[test]
fn trade_may_be_overpaid_if_that_was_agreed() {
    // CF-COMM-2, switch commercial_overpay
    let mut scene =
        Scene::with(&[("commercial-overpay", "true")], "round 2 | turns\nturn K\nK hand 0,0,2\nG\nP");
    scene.play(&["commercial"]);
    assert_eq!(scene.offers(), ["trade c3", "trade c3 c3"]);
    scene.play(&["trade c3 c3"]);
    assert_eq!(scene.hand('K').iter().sum::<u8>(), 5, "six coins count as four");
}

#[test]
fn taxes_bring_two_cards_and_may_be_repeated() {
    // CF-TAX-1
    let mut scene = Scene::new("round 2 | turns\nturn K\nK 3cubes\nG passed\nP passed");
    scene.play(&["tax", "tax"]);
    assert_eq!((scene.hand('K').iter().sum::<u8>(), scene.family('K').cubes), (4, 0));
}

#[test]
fn no_action_costs_one_cube_every_time_and_none_by_card_or_favour() {
    // CF-NOACT-1
    let mut scene = Scene::new(
        "round 2 | turns favour wall\nchief K\nturn K\nK 3cubes rewards extra-action\nG passed\nP passed",
    );
    scene.play(&["no-action", "no-action"]);
    assert_eq!((scene.family('K').cubes, scene.placed('K', "no-action")), (1, 2));
    scene.play(&["reward", "play extra-action", "no-action"]);
    assert_eq!(scene.family('K').cubes, 1);
    let before = scene.state.table;
    scene.play(&["no-action", "pass", "no-action"]);
    assert_eq!(scene.state.table.ministries, before.ministries, "no effect");
}

#[test]
fn the_favour_comes_when_all_have_passed_and_is_one_box_action() {
    // CF-FAV-1, CF-FAV-2, CF-FAV-3, CF-FAV-5
    let mut scene = Scene::with(
        &[("advanced-game", "true")],
        "
        round 2 | turns favour wall exam
        chief P
        turn P
        bingbu 3:Pu2 4:·2 5:·2
        lands yunnan[- -] korea[- - -] annam[- -]
        gifts K>P:1
        K passed
        G passed
        P 0cubes hand 5,5,5 rewards cash shipyard 2 colonies 1 available 2,4 placed tax:2,bribe-secure:1
        ",
    );
    assert_eq!(scene.awaited(), "P turn", "he has not passed");
    scene.play(&["pass"]);
    assert_eq!(scene.awaited(), "P fav");
    assert_eq!(scene.offers(), all_actions(), "two-cube actions and repeated ones too; no card, no pass");
    let start = scene.state;
    scene.play(&["petition", "petition 2", "reassign from 2 to 0"]);
    assert_eq!((scene.family('K').shipyard, scene.family('P').cubes), (2, 0));
    assert_eq!(scene.state.table.wall, 2, "exactly one action");
    scene.state = start;
    let hand = scene.hand('P');
    scene.play(&["no-action"]);
    assert_eq!((scene.hand('P'), scene.state.table.wall), (hand, 2), "but one he must choose");
}

#[test]
fn the_favour_pays_coins_and_obeys_all_other_limits() {
    // CF-FAV-4
    let scene =
        Scene::new("round 1 | favour\nbingbu 3:·7\nhubu 3:·7\ngongbu 3:·7\nK hand 0,0,1 commercial\nG\nP");
    assert_eq!(scene.barred_by("bribe"), Some("CF-PAY-4"));
    assert_eq!(scene.barred_by("nominate"), Some("CF-NOM-1"));
    assert_eq!(scene.barred_by("force-exam"), Some("CF-FORCE-1"));
    assert_eq!(scene.barred_by("commercial"), Some("CF-COMM-1"));
    assert_eq!(scene.barred_by("invade"), Some("CF-INV-2"));
    assert_eq!(scene.barred_by("petition"), Some("CF-PET-1"));
    assert!(scene.offered("tax") && scene.offered("no-action"));
}
