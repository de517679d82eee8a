//! Supplies and shortages (section 6.10).

use serde_json::{Value, json};

use crate::events::table;
use crate::scene::Scene;

const PRINTED: &[(&str, &str)] = &[("supply-model", "printed")];

/// What is left of something.
fn stock(scene: &Scene, what: &str) -> Value {
    table(scene)["stock"][what].take()
}

#[test]
fn nobody_hires_a_tile_that_is_not_on_the_display() {
    // YD-SUP-1
    let mut scene = Scene::new(
        "
        month 6 peace | hiring
        display craftsman/y 0 court-lady/y 0 pyrotechnist/y 0 pyrotechnist/o 0 monk/y 1 monk/o 0 healer/y 0
        display farmer/y 0 farmer/o 0 scholar/o 0
        A @5 | 3[] | hand monk wild
        B @4 | 3[] | hand monk wild
        C @3 | 3[] | hand healer monk
        ",
    );
    scene.play(&["play wild"]);
    assert_eq!(
        scene.offers(),
        [
            "take tax-collector/y",
            "take warrior/y",
            "take warrior/o",
            "take monk/y",
            "take healer/o",
            "take scholar/y",
        ]
    );
    assert_eq!(scene.barred_by("take monk/o"), Some("YD-SUP-1"));
    scene.play(&["take monk/y", "place 0"]);
    assert_eq!(scene.display("monk/y"), 0);
    // That was the last monk: B's card is spent for nothing, and C finds the old healer alone.
    scene.play(&["play monk", "play healer"]);
    assert_eq!(scene.offers(), ["take healer/o"]);
    assert_eq!((scene.court('B').persons(), scene.court('B').space), (0, 4));
}

#[test]
fn by_default_nothing_but_persons_runs_out() {
    // YD-SUP-2
    // Together they own more of everything than any box holds: 72 floors in A's court alone.
    let palaces = "3[craftsman/y farmer/o tax-collector/y] 3[pyrotechnist/o]".to_owned() + &" 3[]".repeat(22);
    let position = format!(
        "month 6 peace
         groups {{taxes build harvest fireworks}} {{privilege parade research}}
         A @5 60yuan 26rice 14fireworks 5small 3large | {palaces}
         B @4 60yuan 26rice 14fireworks 5small 3large | 1[]"
    );
    let after = |choices: &[&str]| {
        let mut scene = Scene::new(&position);
        assert_eq!(table(&scene)["stock"], Value::Null);
        scene.play(choices);
        *scene.court('A')
    };
    assert_eq!(after(&["choose group 0", "perform taxes"]).yuan, 65);
    assert_eq!(after(&["choose group 0", "perform harvest"]).rice, 29);
    assert_eq!(after(&["choose group 0", "perform fireworks"]).fireworks, 17);
    assert_eq!(after(&["choose group 0", "perform build", "build new", "build new"]).floors(), 74);
    assert_eq!(after(&["choose group 1", "perform privilege", "buy small"]).small, 6);
    assert_eq!(after(&["choose group 1", "perform privilege", "buy large"]).large, 4);
}

#[test]
fn a_printed_supply_is_what_the_box_holds() {
    // YD-SUP-3
    // Less 6 yuan and 4 floors for each player.
    assert_eq!(
        table(&Scene::start(2, PRINTED))["stock"],
        json!({ "floors": 58, "yuan": 54, "rice": 24, "fireworks": 12, "small": 5, "large": 3 })
    );
    assert_eq!(
        table(&Scene::start(5, &[("supply-model", "printed"), ("edition", "2017")]))["stock"],
        json!({ "floors": 46, "yuan": 36, "rice": 26, "fireworks": 14, "small": 5, "large": 3 })
    );
}

#[test]
fn what_is_paid_or_returned_is_back_in_stock_at_once() {
    // YD-SUP-3
    let after = |position: &str, choices: &[&str], what: &str| {
        let lines = "stock floors 0 yuan 0 rice 0 fireworks 0 small 0 large 1\n";
        let mut scene = Scene::with(PRINTED, &format!("{lines}{position}"));
        scene.play(choices);
        stock(&scene, what)
    };
    let year = |event: &str| format!("month 6 {event} | event decay\nA @5 3yuan 2rice 5fireworks |");
    assert_eq!(after(&(year("tribute") + "1[]\nB @4 9yuan | 1[]"), &[], "yuan"), 7);
    assert_eq!(after(&(year("drought") + "1[monk/y]\nB @4 | 1[]"), &[], "rice"), 1);
    assert_eq!(after(&(year("festival") + "1[monk/y]\nB @4 | 1[monk/y]"), &[], "fireworks"), 3);
    assert_eq!(after(&(year("peace") + "1[] 3[]\nB @4 | 1[]"), &[], "floors"), 3);
    // The price of an occupied group and of a privilege.
    let market = "month 6 peace\ngroups {privilege}:A {taxes}\nA @5 |\nB @4 9yuan |";
    let buys = ["choose group 0", "perform privilege", "buy large"];
    assert_eq!(after(market, &buys[..1], "yuan"), 3);
    assert_eq!(after(market, &buys, "yuan"), 9);
    assert_eq!(after(market, &buys, "large"), 0);
}

#[test]
fn what_super_events_take_is_back_in_stock_at_once() {
    // YD-SUP-3
    let scene = |event: &str| {
        Scene::with(
            &[("supply-model", "printed"), ("super-event", event)],
            "
            month 7 peace | super-event
            stock floors 0 yuan 0 rice 0 fireworks 0 small 0 large 1
            A @5 4yuan 2small 1large | 2[monk/y] 1[]
            B @4 1small |
            ",
        )
    };
    let mut quake = scene("earthquake");
    quake.play(&["remove floor from 0"]);
    assert_eq!(stock(&quake, "floors"), 1);
    quake.play(&["remove floor from 1"]);
    assert_eq!(stock(&quake, "floors"), 2);
    let attempt = scene("assassination-attempt");
    assert_eq!((stock(&attempt, "small"), stock(&attempt, "large")), (json!(3), json!(2)));
    let mut flood = scene("flood");
    flood.play(&["return yuan", "return yuan"]);
    assert_eq!(stock(&flood, "yuan"), 2);
}

/// A printed supply of this stock, where A has somebody of each trade and chooses first.
fn shortage(stock: &str) -> Scene {
    Scene::with(
        &[("supply-model", "printed"), ("great-wall", "on")],
        &format!(
            "month 6 peace
             stock {stock}
             groups {{taxes build harvest fireworks wall}} {{parade}}
             A @5 | 3[craftsman/y craftsman/y tax-collector/y] 2[farmer/o pyrotechnist/o]
             B @4 | 1[]"
        ),
    )
}

#[test]
fn an_action_yields_what_the_stock_holds_and_may_be_chosen_for_nothing() {
    // YD-SUP-4
    // Entitled to 2 + 3 yuan, 1 + 2 rice, 1 + 2 fireworks, 1 + 2 floors.
    let mut scene = shortage("yuan 4");
    scene.play(&["choose group 0", "perform taxes"]);
    assert_eq!((scene.court('A').yuan, stock(&scene, "yuan")), (4, json!(0)));
    let mut scene = shortage("rice 0");
    scene.play(&["choose group 0", "perform harvest"]);
    assert_eq!((scene.court('A').rice, scene.actor().idx()), (0, 1));
    let mut scene = shortage("fireworks 1");
    scene.play(&["choose group 0", "perform fireworks"]);
    assert_eq!((scene.court('A').fireworks, stock(&scene, "fireworks")), (1, json!(0)));
    // Fewer floors are placed, perhaps none.
    let mut scene = shortage("floors 2");
    scene.play(&["choose group 0", "perform build"]);
    assert_eq!(table(&scene)["turn"]["floors"], 2);
    scene.play(&["build on 1", "build new"]);
    assert_eq!((scene.court('A').floors(), scene.actor().idx()), (7, 1));
    let mut scene = shortage("floors 0");
    scene.play(&["choose group 0", "perform build"]);
    assert_eq!((scene.court('A').floors(), scene.actor().idx()), (5, 1));
    let mut scene = shortage("yuan 2");
    scene.play(&["pass"]);
    assert_eq!((scene.court('A').yuan, stock(&scene, "yuan")), (2, json!(0)));
}

#[test]
fn the_bonus_of_a_wall_tile_is_what_the_stock_holds() {
    // YD-SUP-4
    let after = |tile: &str| {
        let mut scene = shortage("floors 0 yuan 1 rice 0 fireworks 0");
        scene.play(&["choose group 0", "perform wall", tile]);
        assert_eq!(scene.actor().idx(), 1, "nothing is left to do");
        *scene.court('A')
    };
    assert_eq!(after("lay w-yuan").yuan, 1);
    assert_eq!(after("lay w-rice").rice, 0);
    assert_eq!(after("lay w-fireworks").fireworks, 0);
    assert_eq!(after("lay w-floor").floors(), 5);
}

#[test]
fn a_charter_yields_what_the_stock_holds() {
    // YD-SUP-4
    let after = |choices: &[&str]| {
        let mut scene = Scene::with(
            &[("supply-model", "printed"), ("super-event", "charter")],
            "
            month 7 peace | super-event
            stock floors 1 yuan 2 rice 1 fireworks 0
            A @5 | 3[craftsman/y craftsman/y tax-collector/y] 2[farmer/o pyrotechnist/o]
            B @4 |
            ",
        );
        scene.play(choices);
        assert_eq!(scene.decision(), None);
        *scene.court('A')
    };
    assert_eq!(after(&["charter craftsman", "build on 1"]).floors(), 6);
    assert_eq!(after(&["charter tax-collector"]).yuan, 2);
    assert_eq!(after(&["charter farmer"]).rice, 1);
    assert_eq!(after(&["charter pyrotechnist"]).fireworks, 0);
}

#[test]
fn a_privilege_out_of_stock_cannot_be_bought() {
    // YD-SUP-5
    let market = |stock: &str, yuan: u8| {
        let position = format!(
            "month 6 peace
             stock {stock}
             groups {{privilege}} {{privilege harvest}}
             A @5 {yuan}yuan |
             B @4 |"
        );
        Scene::with(PRINTED, &position)
    };
    let mut scene = market("small 0 large 1", 6);
    scene.play(&["choose group 0", "perform privilege"]);
    assert_eq!(scene.offers(), ["buy large"]);
    assert_eq!(scene.barred_by("buy small"), Some("YD-SUP-5"));
    let mut scene = market("small 1 large 0", 9);
    scene.play(&["choose group 0", "perform privilege"]);
    assert_eq!(scene.offers(), ["buy small"]);
    assert_eq!(scene.barred_by("buy large"), Some("YD-SUP-5"));
    // Large ones are there, small ones affordable, none is both; or there is none at all.
    for (stock, yuan) in [("small 0 large 1", 5), ("small 0 large 0", 20)] {
        let mut scene = market(stock, yuan);
        assert_eq!(scene.offers(), ["pass", "choose group 1"]);
        scene.play(&["choose group 1"]);
        assert_eq!(scene.offers(), ["perform harvest"]);
        assert_eq!(scene.barred_by("perform privilege"), Some("YD-SUP-5"));
    }
}

#[test]
fn the_final_sale_needs_no_coins_in_stock() {
    // YD-SUP-6
    let scene = Scene::with(
        PRINTED,
        "
        month 12 peace | month
        stock yuan 0
        A @5 1yuan 2rice 2fireworks |
        B @4 |
        ",
    );
    assert_eq!(scene.court('A').vp, 3);
    assert_eq!(stock(&scene, "yuan"), 0);
}
