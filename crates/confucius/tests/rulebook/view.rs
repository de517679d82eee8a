//! The view JSON (section 15).

use confucius::piece::{Candidate, Ministry};
use confucius::{Confucius, Options};
use serde_json::Value;
use tabletop::{Dice, Game, Seat, Seed, Viewer};

use crate::scene::{Scene, seat};

/// The example of section 15.4, without its spaces.
fn example() -> String {
    let rules = include_str!("../../../../docs/rules/confucius.md");
    let section = rules.split("\n### 15.4").nth(1).unwrap();
    let json = section.split("```json").nth(1).unwrap().split("```").next().unwrap();
    json.split_whitespace().collect()
}

#[test]
fn the_example_of_the_rules_is_written_byte_for_byte() {
    // 15.4
    let mut scene = Scene::with(
        &[("advanced-game", "true")],
        "
        round 9 | turns
        chief P
        turn G
        discard 7,12,11
        rewards cash gift extra-action emperor-insulted bribery-bingbu bribery-gongbu bribery-any bribery-any
        officials 4 4 4 4
        candidates any any any
        students red P plain K
        bingbu 1:·6 2:Gu4 3:·7 4:Ks5 5:·7 6:Gc 7:Gu3 | vp 8 5
        hubu 1:·5 2:Gu6 3:·6 4:Gs2 5:Pc 6:·3 7:Ps2 | vp 8 6
        gongbu 1:Kc 2:·6 3:·4 4:Gu3 5:Gu4 6:·5 7:·4 | vp 6 4
        distant spice-islands 4 G
        distant india 4
        distant arabia 2
        distant africa 2
        distant americas 3
        lands yunnan[- -]!failure mongolia[P - -]!failure annam[- -]!failure
        gifts G>P:2 P>G:2
        K 0cubes hand 1,1,0 shipyard 3 ocean 3 supply 5 colonies 1 gone 1 commercial placed bribe-secure:1,junks-voyage:1,commercial:1
        G 4vp 2cubes hand 0,0,1 rewards bribery-hubu shipyard 3 gone 1 placed junks-voyage:1,tax:1
        P 1cubes shipyard 2 ocean 2 supply 2 colonies 3 gone 1 placed nominate:1,junks-voyage:1,imperial-favour:1
        ",
    );
    let table = &mut scene.state.table;
    table.junk_supply = 12;
    table.officials_removed = [3, 7].into_iter().collect();
    table.candidates.past =
        [Ministry::Bingbu, Ministry::Gongbu, Ministry::Hubu].into_iter().map(Candidate::Of).collect();
    table.families[seat('K')].set_given(seat('G'), None);
    table.families[seat('K')].available.remove(confucius::piece::Gift::Tapestry);
    let gone = confucius::piece::Gift::Coat;
    table.families[seat('K')].unavailable.remove(gone);
    scene.play(&["bribe", "bribe gongbu 3"]);
    assert_eq!(scene.offers(), ["pay c3"]);
    let view = scene.state.view(Viewer::Seat(seat('G')));
    assert_eq!(serde_json::to_string(&view.at(249)).unwrap(), example());
}

fn view(scene: &Scene, viewer: Viewer) -> Value {
    serde_json::to_value(scene.state.view(viewer).at(0)).unwrap()
}

#[test]
fn what_is_pending_shows_what_was_chosen_so_far() {
    // 15.1
    let mut scene = Scene::with(
        &[("advanced-game", "true")],
        "
        round 2 | turns
        turn K
        bingbu 3:·4 4:Gu2 5:·2
        lands annam[- -] korea[- - -] yunnan[- -]
        K 5cubes hand 4,4,4 colonies 1 shipyard 6 rewards extra-action,bribery-any available 2
        G
        P
        ",
    );
    let start = scene.state;
    let mut after = |choices: &[&str]| {
        scene.state = start;
        scene.play(choices);
        view(&scene, Viewer::Spectator)["table"]["pending"].clone()
    };
    let shown = |pending: &Value| {
        let keys = pending.as_object().unwrap();
        assert_eq!(keys.len(), 13);
        let said: Vec<String> = keys
            .iter()
            .filter(|(_, value)| !value.is_null())
            .map(|(key, value)| format!("{key} {value}"))
            .collect();
        said.join(", ")
    };
    assert_eq!(after(&[]), Value::Null);
    assert_eq!(shown(&after(&["bribe"])), r#"action "bribe", source "cubes""#);
    assert_eq!(
        shown(&after(&["bribe", "bribe bingbu 3"])),
        r#"action "bribe", cost 4, currency "coins", ministry "bingbu", source "cubes", space 3"#
    );
    assert_eq!(
        shown(&after(&["nominate", "nominate red"])),
        r#"action "nominate", cost 2, currency "coins", source "cubes", student "red""#
    );
    assert_eq!(
        shown(&after(&["invade", "invade korea 3-reward"])),
        r#"action "invade", box "3-reward", cost 7, currency "coins", land "korea", source "cubes""#
    );
    assert_eq!(
        shown(&after(&["recruit"])),
        r#"action "recruit", cost 6, currency "licences", source "cubes""#
    );
    assert_eq!(
        shown(&after(&["voyage", "launch 6", "pay c1 c1"])),
        r#"action "voyage", junks 6, source "cubes", voyages 1"#
    );
    assert_eq!(shown(&after(&["petition", "petition 2"])), r#"action "petition", gift 2, source "cubes""#);
    assert_eq!(shown(&after(&["reward"])), r#"source "reward""#);
    assert_eq!(
        shown(&after(&["reward", "play bribery-any", "bribe bingbu 4"])),
        r#"cost 2, currency "coins", ministry "bingbu", reward "bribery-any", source "reward", space 4"#
    );
    assert_eq!(
        shown(&after(&["reward", "play extra-action", "buy-gift", "buy gift 3"])),
        r#"action "buy-gift", cost 3, currency "coins", gift 3, reward "extra-action", source "extra""#
    );
    let voyage = ["reward", "play extra-action", "voyage", "launch 6", "pay c1 c1"];
    assert_eq!(
        shown(&after(&voyage)),
        r#"action "voyage", junks 6, source "extra", voyages 1"#,
        "the card has left the hand"
    );
}

#[test]
fn every_phase_has_its_name() {
    let phase = |position: &str| view(&Scene::new(position), Viewer::Spectator)["table"]["phase"].clone();
    assert_eq!(phase("round 2 | chief\nK\nG\nP"), "chief-minister");
    assert_eq!(phase("round 2 | turns\nK\nG\nP"), "actions");
    assert_eq!(phase("round 2 | favour\nK\nG\nP"), "imperial-favour");
    assert_eq!(phase("round 2 | exam\nstudents red K plain G\nK hand 1,0,0\nG\nP"), "examination");
    let tied = "bingbu 1:Ks 2:Ks 3:Ks 4:Gs 5:Gs 6:Ps 7:Ps";
    assert_eq!(phase(&format!("round 2 | ministries\n{tied}\nK\nG\nP")), "ministries");
    assert_eq!(phase("round 2 | discard\nK hand 5,0,0\nG\nP"), "discard");
    assert_eq!(phase(&format!("round 9 | end\n{tied}\nK\nG\nP")), "final-resolution");
    assert_eq!(phase("round 9 | titles\nK\nG\nP"), "over");
}

#[test]
fn an_examination_and_a_resolution_show_while_they_last() {
    let mut scene = Scene::new(
        "round 4 | exam ministries\nstudents red G plain P\nK hand 1,1,0\nG hand 1,0,0\nP\nbingbu 1:Ks 2:Ks 3:Ks 4:Gs 5:Gs 6:Ps 7:Ps\nhubu 3:·4",
    );
    scene.play(&["support plain"]);
    let exam = |scene: &Scene| view(scene, Viewer::Spectator)["table"]["exam"].clone();
    assert_eq!(
        exam(&scene),
        serde_json::json!({"queue": [0, 1], "student": "plain", "contributions": [], "piles": null, "winner": null})
    );
    scene.play(&["contribute c1 c2", "support red", "contribute c1"]);
    assert_eq!(
        exam(&scene),
        serde_json::json!({
            "queue": [], "student": null,
            "contributions": [{"seat": 0, "student": "plain", "cards": 2}, {"seat": 1, "student": "red", "cards": 1}],
            "piles": {"red": [1, 0, 0], "plain": [1, 1, 0]}, "winner": 2
        })
    );
    let place = scene.offers()[0].clone();
    scene.play(&[&place]);
    let seen = view(&scene, Viewer::Spectator);
    assert_eq!(seen["table"]["exam"], Value::Null);
    assert_eq!(
        seen["table"]["resolution"],
        serde_json::json!({"ministry": "bingbu", "final": false, "weakest": 2})
    );
    assert_eq!(seen["to_act"], serde_json::json!([2]));
}

#[test]
fn hands_are_seen_by_their_own() {
    // 15.2, 15.3
    let scene = Scene::new("round 2 | discard\nK hand 5,1,0 rewards cash\nG hand 0,1,2\nP");
    let spectator = view(&scene, Viewer::Spectator);
    assert_eq!(spectator["hand"], Value::Null);
    assert_eq!(spectator["backs"][0], serde_json::json!({"cards": 6, "rewards": 1, "open_rewards": null}));
    assert_eq!(
        view(&scene, Viewer::Seat(seat('K')))["hand"],
        serde_json::json!({"cards": [5, 1, 0], "rewards": ["cash"], "contributed": null, "keep": null})
    );
    assert_eq!(view(&scene, Viewer::All)["hands"].as_array().unwrap().len(), 3);
}

#[test]
fn the_end_shows_titles_and_standings() {
    let scene = Scene::new(crate::examples::SCORING);
    let seen = view(&scene, Viewer::Spectator);
    assert_eq!(seen["table"]["titles"], serde_json::json!({"chief_minister": 0, "admiral": 4, "general": 3}));
    assert_eq!(seen["standings"][3], serde_json::json!({"place": 1, "points": 19}));
    assert_eq!((seen["decision"].clone(), seen["to_act"].clone()), (Value::Null, serde_json::json!([])));
}

#[test]
fn a_new_game_has_no_secrets_but_its_piles() {
    let state = Confucius::setup(3, &Options::default(), Dice::new(Seed::nth(3, 3)));
    let json = serde_json::to_string(&state.view(Viewer::Seat(Seat::new(0))).at(0)).unwrap();
    assert!(json.starts_with(r#"{"game":"confucius","rules":2,"seats":3,"ply":0,"viewer":0,"to_act":["#));
    assert!(
        json.contains(
            r#""deck":57,"discard":[0,0,0],"reward_deck":10,"rewards_played":[],"official_pile":15"#
        )
    );
}
