//! The integration script of section 12.3, and the view of section 15.5, which is a position of it.

use dragon::Dragon;
use dragon::person::Kind;
use dragon::piece::{ActionCard, Named};
use dragon::table::Group;
use expect_test::expect;
use tabletop::{Game, Seat, Viewer};

use crate::scene::Scene;

const OPTIONS: [(&str, &str); 2] = [
    ("first-seat", "0"),
    ("event-row", "contagion-drought-tribute-festival-mongols-contagion-drought-tribute-festival-mongols"),
];

struct Script {
    scene: Scene,
    ply: usize,
}

impl Script {
    /// The script fixes what chance would deal.
    fn groups(&mut self, groups: [&str; 2]) {
        let dealt = groups.map(|cards| {
            let mut group = Group::default();
            cards.split(' ').for_each(|card| group.deal(ActionCard::named(card).expect("a card")));
            group
        });
        self.scene.state.table.groups = dealt.into_iter().collect();
    }

    /// A row of the table: who chooses what, and how his court looks then.
    fn row(&mut self, who: char, choices: &[&str], court: &str) {
        for choice in choices {
            assert_eq!(self.scene.actor().idx(), who as usize - 'A' as usize, "{who}: {choice}");
            self.scene.play(&[choice]);
            Dragon::audit(&self.scene.state);
            self.ply += 1;
        }
        let show = self.scene.show();
        assert_eq!(show.lines().find(|line| line.starts_with(who)), Some(court));
    }

    /// A choice without alternative.
    fn forced(&mut self, who: char, choice: &str, court: &str) {
        assert_eq!(self.scene.offers(), [choice]);
        self.row(who, &[choice], court);
    }
}

/// The script up to the contagion of round 3, of which B has suffered the first half.
fn into_the_contagion() -> Script {
    let mut script = Script { scene: Scene::start(2, &OPTIONS), ply: 0 };
    let draft = ["draft farmer", "draft warrior", "place 1"];
    script.row('A', &draft, "A @9 6yuan | 2[farmer/y] 2[warrior/y]");
    let draft = ["draft tax-collector", "draft monk", "place 1"];
    script.row('B', &draft, "B @9 6yuan | 2[tax-collector/y] 2[monk/y]");

    script.groups(["taxes build harvest research", "fireworks parade privilege"]);
    assert_eq!((script.scene.state.table.month, script.scene.order().as_str()), (1, "BA"));
    let taxes = ["choose group 0", "perform taxes"];
    script.row('B', &taxes, "B @9 11yuan | 2[tax-collector/y] 2[monk/y]");
    let before = script.scene.state;
    script.scene.play(&["choose group 0"]);
    assert_eq!(script.scene.court('A').yuan, 3, "the other group would have cost 3");
    script.scene.state = before;
    let parade = ["choose group 1", "perform parade"];
    script.row('A', &parade, "A @11 6yuan | 2[farmer/y] 2[warrior/y]");
    assert_eq!(script.scene.order(), "AB");
    let hire = ["play healer", "take healer/o", "place 0"];
    script.row('A', &hire, "A @12 6yuan | 2[healer/o farmer/y] 2[warrior/y]");
    assert_eq!(script.scene.display("healer/o"), 0);
    // With the last hire of a round its points come, too.
    let hire = ["play wild", "take monk/o", "place 0"];
    script.row('B', &hire, "B @11 2vp 11yuan | 2[tax-collector/y monk/o] 2[monk/y]");
    assert_eq!(script.scene.display("monk/o"), 0);
    expect![[r#"
        A @12 2vp 6yuan | 2[healer/o farmer/y] 2[warrior/y]
        B @11 2vp 11yuan | 2[tax-collector/y monk/o] 2[monk/y]
        ? A group
    "#]]
    .assert_eq(&script.scene.show());
    assert_eq!((script.scene.hand('A').len(), script.scene.hand('B').len()), (10, 10));

    script.groups(["privilege taxes fireworks parade", "build research harvest"]);
    assert_eq!((script.scene.state.table.month, script.scene.order().as_str()), (2, "AB"));
    let build = ["choose group 1", "perform build", "build new"];
    script.row('A', &build, "A @12 2vp 6yuan | 2[healer/o farmer/y] 2[warrior/y] 1[]");
    let buy = ["choose group 0", "perform privilege", "buy large"];
    script.row('B', &buy, "B @11 2vp 5yuan 1large | 2[tax-collector/y monk/o] 2[monk/y]");
    let hire = ["play craftsman", "take craftsman/y", "place 1"];
    script.row('A', &hire, "A @14 2vp 6yuan | 2[healer/o farmer/y] 2[craftsman/y warrior/y] 1[]");
    script.row('B', &["play monk"], "B @11 2vp 5yuan 1large | 2[tax-collector/y monk/o] 2[monk/y]");
    assert_eq!(script.scene.barred_by("take monk/o"), Some("YD-SUP-1"));
    script.forced('B', "take monk/y", "B @11 2vp 5yuan 1large | 2[tax-collector/y monk/o] 2[monk/y]");
    script.forced('B', "place 1", "B @17 6vp 5yuan 1large | 2[tax-collector/y monk/o] 2[monk/y monk/y]");
    expect![[r#"
        A @14 4vp 6yuan | 2[healer/o farmer/y] 2[craftsman/y warrior/y]
        B @17 6vp 5yuan 1large | 2[tax-collector/y monk/o] 2[monk/y monk/y]
        ? B group
    "#]]
    .assert_eq(&script.scene.show());

    script.groups(["harvest build taxes parade", "research fireworks privilege"]);
    assert_eq!((script.scene.state.table.month, script.scene.order().as_str()), (3, "BA"));
    let build = ["choose group 0", "perform build", "build on 0"];
    script.row('B', &build, "B @17 6vp 5yuan 1large | 3[tax-collector/y monk/o] 2[monk/y monk/y]");
    let harvest = ["choose group 0", "perform harvest"];
    script.row('A', &harvest, "A @14 4vp 3yuan 2rice | 2[healer/o farmer/y] 2[craftsman/y warrior/y]");
    script.row('B', &["play healer"], "B @17 6vp 5yuan 1large | 3[tax-collector/y monk/o] 2[monk/y monk/y]");
    script.forced(
        'B',
        "take healer/y",
        "B @17 6vp 5yuan 1large | 3[tax-collector/y monk/o] 2[monk/y monk/y]",
    );
    let court = "B @21 6vp 5yuan 1large | 3[tax-collector/y monk/o healer/y] 2[monk/y monk/y]";
    script.forced('B', "place 0", court);
    let hire = ["play warrior", "take warrior/o"];
    script.row('A', &hire, "A @14 4vp 3yuan 2rice | 2[healer/o farmer/y] 2[craftsman/y warrior/y]");
    assert_eq!(
        script.scene.offers(),
        [
            "replace healer/o in 0",
            "replace farmer/y in 0",
            "replace craftsman/y in 1",
            "replace warrior/y in 1",
            "throw away"
        ]
    );
    let court = "A @17 4vp 3yuan 2rice | 2[healer/o farmer/y] 2[warrior/y warrior/o]";
    script.row('A', &["replace craftsman/y in 1"], court);

    assert_eq!(script.scene.order(), "BA");
    assert_eq!(script.scene.state.table.turn.owed[..2], [1, 2]);
    let court = "B @21 6vp 5yuan 1large | 3[tax-collector/y monk/o] 2[monk/y monk/y]";
    script.row('B', &["release healer/y from 0"], court);
    script
}

#[test]
fn three_rounds_of_two_princes_go_as_the_script_says() {
    // YD-EX-42
    let mut script = into_the_contagion();
    let court = "B @21 6vp 5yuan 1large | 3[tax-collector/y monk/o] 2[monk/y]";
    script.row('B', &["release monk/y from 1"], court);
    assert_eq!(script.scene.state.table.turn.owed[..2], [1, 0]);
    let court = "A @17 6vp 3yuan 2rice | 2[healer/o] 2[warrior/y warrior/o]";
    script.row('A', &["release farmer/y from 0"], court);

    let scene = script.scene;
    expect![[r#"
        A @17 6vp 3yuan 2rice | 2[healer/o] 2[warrior/y warrior/o]
        B @21 10vp 5yuan 1large | 3[tax-collector/y monk/o] 2[monk/y]
        ? B group
    "#]]
    .assert_eq(&scene.show());
    assert_eq!(scene.state.table.month, 4);
    let hand = |who| serde_json::to_string(scene.hand(who)).unwrap().replace('"', "");
    assert_eq!(hand('A'), "{cards:[court-lady,tax-collector,pyrotechnist,monk,farmer,scholar,wild,wild]}");
    assert_eq!(
        hand('B'),
        "{cards:[craftsman,court-lady,tax-collector,pyrotechnist,warrior,farmer,scholar,wild]}"
    );

    let start = Scene::start(2, &OPTIONS);
    assert_eq!(start.state.table.in_box.iter().sum::<u8>(), 54);
    for kind in Kind::ALL.iter().map(|kind| kind.code()) {
        let display = match kind {
            "warrior/o" | "monk/o" | "healer/o" => 0,
            "monk/y" => 1,
            "farmer/y" | "warrior/y" | "healer/y" => 2,
            "tax-collector/y" | "craftsman/y" => 3,
            _ => start.display(kind),
        };
        assert_eq!(scene.display(kind), display, "{kind}");
        let lost = matches!(kind, "craftsman/y" | "healer/y" | "monk/y" | "farmer/y");
        assert_eq!(scene.in_box(kind), start.in_box(kind) + u8::from(lost), "{kind}");
    }
}

#[test]
fn the_view_is_written_as_the_rules_print_it() {
    // YD-EX-42, section 15.5
    let Script { scene, ply } = into_the_contagion();
    assert_eq!(
        scene.offers(),
        ["release tax-collector/y from 0", "release monk/o from 0", "release monk/y from 1"]
    );
    let rules = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/year-of-the-dragon.md");
    let rules = std::fs::read_to_string(rules).unwrap();
    let (_, example) = rules.split_once("### 15.5").expect("an example");
    let printed = example.split("```").nth(1).and_then(|block| block.strip_prefix("json")).expect("JSON");
    let mut in_string = false;
    let compact: String = printed
        .chars()
        .filter(|&c| {
            in_string ^= c == '"';
            in_string || !c.is_whitespace()
        })
        .collect();
    let view = scene.state.view(Viewer::Seat(Seat::new(1)));
    assert_eq!(serde_json::to_string(&view.at(ply)).unwrap(), compact);
    assert_eq!(ply, 40);
}
