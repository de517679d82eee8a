//! Worked examples of the rulebook (section 12).

use crate::scene::Scene;

#[test]
fn a_morning_decree_fills_a_junk() {
    // GG-EX-1, GG-MOR-4, GG-MOR-5, GG-CAN-7, GG-CAN-8, GG-CAN-9
    let mut s = Scene::new(
        "round 1
         do decrees
         decrees d1-2:XY
         canal a3:X2
         deck 4/int
         X pool 0
         Y pool 0",
    );
    assert_eq!(s.awaited(), "X morning-decree");
    let (_, supply) = s.servants('X');
    s.play(&["use d1-2", "load 1 at a3"]);
    assert_eq!(s.awaited(), "X claim");
    assert_eq!(s.offers(), ["claim card", "skip"]);
    s.play(&["claim card"]);
    assert_eq!(s.servants('X'), (0, supply - 1 + 2));
    assert_eq!((s.own('X').cells.card, s.own('X').junks), (1, 3));
    assert_eq!(s.hand('X'), "4/int");
    assert_eq!(s.awaited(), "Y morning-decree", "one player finishes before the next begins");
    let before = s.state.table.players[crate::scene::seat('Y')];
    s.play(&["finish"]);
    assert_eq!(before, *s.own('Y'), "declining changes nothing");
}

#[test]
fn a_gift_paid_with_a_card_and_jade() {
    // GG-EX-2, GG-OFF-1, GG-OFF-6, GG-ACT-1, GG-ACT-2, GG-ACT-5, GG-JAD-1
    let mut s = Scene::new(
        "gifts jade 8/none
         X hand 2/wall,3/s2,5/can pool 1
         Y",
    );
    s.play(&["offer 3/s2", "give to jade"]);
    assert_eq!(s.offers(), ["discard", "forgo"], "one servant is not two");
    assert_eq!(s.barred_by("pay 2"), Some("GG-SRV-5"));
    s.play(&["discard"]);
    assert_eq!(s.offers(), ["discard 2/wall", "discard 5/can"], "another card than the gift");
    s.play(&["discard 2/wall", "gain 2"]);
    assert_eq!(s.own('X').pool, 3);
    s.play(&["buy jade at house-3"]);
    assert_eq!((s.own('X').pool, s.own('X').jade), (0, 1));
    assert_eq!((s.hand('X'), s.discard('X')), ("5/can".into(), "2/wall 8/none".into()));
    assert_eq!(s.gift("jade"), "3/s2");
    assert_eq!(s.awaited(), "Y offer-card");
}

#[test]
fn travel_twice() {
    // GG-EX-3, GG-TRV-2, GG-TRV-7, GG-TOK-1, GG-TOK-8
    let mut s = Scene::new(
        "do area X travel
         map t2:tt02 t3:tt11
         X pool 3 slots tt01,tt03,tt04,tt06 at t1
         Y",
    );
    s.play(&["travel 2"]);
    assert_eq!(s.own('X').pool, 1, "a cost is paid before the effect (GG-GEN-1)");
    s.play(&["move to t2"]);
    assert_eq!(s.own('X').slots.len(), 5);
    s.play(&["gain 2", "move to t3", "use tt11"]);
    assert_eq!((s.own('X').pool, s.own('X').jade), (0, 1));
    s.play(&["exchange 6 for jade"]);
    assert_eq!((s.own('X').slots.len(), s.own('X').jade), (0, 2));
}

#[test]
fn the_wall_is_scored_in_the_middle_of_an_action() {
    // GG-EX-4, GG-WAL-2, GG-WAL-5, GG-WAL-6, GG-WAL-7, GG-WAL-8, GG-WAL-9, GG-GEN-7
    let mut s = Scene::new(
        "do area Y wall
         intrigue 12:XY 9:Z 2:U
         X wall 3
         Y wall 1 pool 3
         Z wall 1
         U",
    );
    s.play(&["build 2", "place 2"]);
    assert_eq!((s.own('Y').vp, s.own('Y').envoy, s.own('Y').on_wall()), (3, 1, 0));
    assert_eq!((s.own('X').on_wall(), s.own('Z').on_wall()), (3, 1));
    assert_eq!(s.servants('Y'), (0, 12));
    assert_eq!(s.awaited(), "Z intrigue-bonus");
    s.play(&["step back 1"]);
    assert_eq!((s.own('Z').intrigue, s.own('Z').pool), (8, 1));
    assert_eq!(s.awaited(), "X intrigue-bonus");
    s.play(&["skip"]);
    assert_eq!(s.awaited(), "Y intrigue-bonus");
    s.play(&["step back 7"]);
    assert_eq!((s.own('Y').intrigue, s.own('Y').jade), (5, 1));
    assert_eq!(s.own('U').jade, 0, "without a servant there is no bonus");
}

#[test]
fn an_envoy_arrives() {
    // GG-EX-5, GG-PAL-2, GG-PAL-3, GG-PAL-5
    let mut s = Scene::new(
        "do area X palace
         map t2:tt03
         X pool 2 envoy 7 at t1
         Y arrived 0
         Z arrived 1",
    );
    s.play(&["advance 2"]);
    assert_eq!((s.own('X').pool, s.own('X').arrival, s.own('X').intrigue), (0, Some(2), 1));
    let mut s = Scene::new("do move X\nmap t2:tt03\nX at t1 arrived 0\nY");
    s.play(&["move to t2"]);
    assert_eq!(s.own('X').vp, 1, "a step after the arrival is a point");
}

#[test]
fn a_decree_with_opponents() {
    // GG-EX-6, GG-DEC-1, GG-DEC-2, GG-DEC-3
    let mut s = Scene::new("do area X decree\ndecrees d1-3:YZ\nX pool 5\nY\nZ");
    s.play(&["enact d1-3"]);
    assert_eq!((s.own('X').pool, s.own('X').vp), (1, 3));
    assert!(s.own('X').owns(gugong::decree::Decree::D13));
}

#[test]
fn junks_are_loaded_launched_and_moved() {
    // GG-EX-7, GG-CAN-1, GG-CAN-2, GG-CAN-3, GG-CAN-4, GG-CAN-5, GG-CAN-6, GG-CAN-7
    let mut s = Scene::new(
        "do area X canal
         canal b1:Y1 b2:X1 b4:Z1
         deck 4/int
         X pool 3
         Y
         Z
         U",
    );
    s.play(&["ship 2", "load 1 at b2"]);
    assert_eq!(s.junk("b2"), Some("X2".into()));
    assert_eq!(s.offers(), ["launch 1 at a1", "launch 1 at b3", "load 1 at b2", "skip"]);
    s.play(&["launch 1 at b3"]);
    assert_eq!(s.junk("b3"), Some("X1".into()));
    let mut s = Scene::new(
        "do area X canal
         canal b1:Y1 b2:X2 b3:X1 b4:Z1
         deck 4/int
         X pool 1
         Y
         Z
         U",
    );
    s.play(&["ship 1", "load 1 at b2"]);
    assert_eq!(s.offers(), ["claim points", "skip"]);
    s.play(&["skip", "sail from b2"]);
    assert_eq!(s.offers(), ["claim card", "claim pair", "claim points", "skip"]);
    let (_, supply) = s.servants('X');
    s.play(&["claim card"]);
    assert_eq!(s.junk("b5"), None);
    assert_eq!((s.own('X').supply, s.own('X').cells.card), (supply + 2, 1));
    assert_eq!(s.hand('X'), "4/int 9/none", "the card can be played the same day (GG-CAN-11)");
}

#[test]
fn the_pair_on_the_wall() {
    // GG-EX-8, GG-SRV-6, GG-SRV-10
    let mut s = Scene::new(
        "do area X wall
         X pool 2 pair pool
         Y wall 2
         Z wall 2
         U",
    );
    s.play(&["build 2", "pay without pair"]);
    assert_eq!(s.offers(), ["place 1", "place pair", "place pair and 1"]);
    s.play(&["place pair and 1"]);
    assert_eq!((s.own('X').vp, s.own('X').on_wall()), (3, 0));
    assert_eq!(s.own('X').pair.code(), "supply");
}

#[test]
fn the_pair_as_payment() {
    // GG-EX-9, GG-SRV-4, GG-SRV-5, GG-TOK-2
    let mut s = Scene::new("do area X travel\nmap t2:tt12 t3:tt12\nX pair pool at t1\nY");
    s.play(&["travel 2"]);
    assert_eq!(s.own('X').pair.code(), "supply", "paid with the pair, without a question");
    s.play(&["move to t2", "move to t3"]);
    let mut s = Scene::new("do area X palace\nX pair supply slots tt01,tt03\nY");
    s.play(&["exchange 2 for servant"]);
    assert_eq!(s.offers(), ["gain 1", "gain pair"]);
    s.play(&["gain pair", "advance 2"]);
    assert_eq!((s.own('X').envoy, s.own('X').intrigue, s.own('X').pair.code()), (2, 1, "supply"));
}

#[test]
fn destiny() {
    // GG-EX-10, GG-NIG-1, GG-NIG-2, GG-NIG-3
    let mut s = Scene::new(
        "do night
         dice 3 3 6
         intrigue 2:Y 3:U
         X discard 6/wall,1/pal
         Y discard 3/s2,3/wall
         Z discard 1/pal
         U discard 3/s2,6/wall,6/int",
    );
    let mut gained = Vec::new();
    while s.decision() == Some("gain") && s.state.table.phase == gugong::table::Phase::Night {
        let most = s.habit().unwrap();
        gained.push(format!("{} {most}", s.awaited()));
        s.play(&[&most]);
    }
    assert_eq!(gained, ["X gain gain 1", "Y gain gain 4", "U gain gain 4"]);
    assert_eq!((s.own('U').vp, s.own('U').envoy), (3, 1), "of equals the one further ahead");
    assert_eq!(s.own('Y').vp, 0);
}
