//! Examples and rules of the solo game (sections 6.16 and 12).

use gugong::decree::Decree;

use crate::examples_more::gugong_standings;
use crate::scene::Scene;

#[test]
fn meng_takes_a_decree() {
    // GG-EX-31, GG-SOL-17, GG-SOL-26
    let mut s = Scene::new(
        "round 2
         do meng-act decree normal
         decrees d2-1 d2-2:X d1-1 d1-2
         X
         M pool 3",
    );
    assert!(s.own('M').owns(Decree::D21));
    assert_eq!(s.own('M').pool, 0);
    s = Scene::new(
        "round 2
         do meng-act decree normal
         decrees d2-1 d2-2:X d1-1 d1-2
         X
         M pool 2 slots tt01",
    );
    assert!(s.own('M').owns(Decree::D12), "the lower one of level 1");
    assert_eq!((s.own('M').pool, s.own('M').vp), (0, 2));
}

#[test]
fn meng_boosts_the_wall() {
    // GG-EX-32, GG-SOL-9, GG-SOL-22, GG-SOL-23, GG-SOL-29
    // 12 servants: 4 in the pool, 6 on decrees, 1 on a junk, so 1 in the supply.
    let position =
        "decrees d1-1:M d1-2:M d2-1:M d2-2:M d3-1:M d3-2:M\ncanal a1:M1\nintrigue 1:M\nX wall 1\nM pool 4";
    let s = Scene::new(&format!("do meng-act wall boost\n{position}"));
    let own = s.own('M');
    assert_eq!((own.supply, own.pool, own.on_wall(), own.vp), (0, 3, 2, 0), "one from each, no scoring");
    let s = Scene::new(&format!("do meng-act wall boost\ndo meng-act wall boost\n{position}"));
    let own = s.own('M');
    assert_eq!(
        (own.vp, own.envoy, own.on_wall()),
        (3, 1, 0),
        "then two from the pool, and the wall is complete"
    );
    assert_eq!((own.intrigue, own.pool, own.supply), (0, 2, 3), "one step back for a servant");
    assert_eq!(s.own('X').on_wall(), 1);
}

#[test]
fn meng_travels_round_the_map() {
    // GG-EX-33, GG-SOL-19, GG-SOL-20
    let at = |more: &str| {
        let s = Scene::new(&format!("do meng-move\n{more}\nX"));
        s.own('M').traveller.map(|city| city.to_string())
    };
    assert_eq!(at("map m4:tt12 t5:tt12"), Some("m4".into()));
    assert_eq!(at("map t5:tt12 b1:tt12\nlast m4\nM at m4"), Some("t5".into()));
    assert_eq!(at("map m2:tt12 m3:tt12\nlast t5\nM at t5"), Some("m3".into()));
    assert_eq!(at("map m3:tt12 m2:tt12"), Some("m2".into()), "never on the map: the first in city order");
    assert_eq!(at("map"), None);
    assert_eq!(
        at("map b5:tt12 t4:tt12\nlast t5\nM at m3"),
        Some("t4".into()),
        "the scan goes on from the last"
    );
}

#[test]
fn meng_exchanges_six_tokens_at_once() {
    // GG-EX-34, GG-SOL-18, GG-SOL-21
    let s = Scene::new("do meng-move\nmap b5:tt11\nX\nM pool 1 slots tt01,tt01,tt01,tt01,tt01");
    assert_eq!((s.own('M').slots.len(), s.own('M').jade, s.own('M').pool), (0, 1, 1));
    assert!(s.story().contains(&"gugong-meng-spared"));
}

#[test]
fn meng_has_not_arrived() {
    // GG-EX-35, GG-SOL-16, GG-SOL-31, GG-END-9
    let s = Scene::new("round 4\ndo final\nX vp 33 arrived 0\nM vp 41 envoy 6");
    assert_eq!((s.own('M').points, s.own('M').out), (Some(41), false));
    assert_eq!(gugong_standings(&s), [(2, 40)]);
    let s = Scene::new("round 4\ndo final\nX vp 90 envoy 8\nM vp 1 envoy 6");
    assert_eq!(gugong_standings(&s), [(2, 0)]);
    let s = Scene::new("round 4\ndo final\nintrigue 1:X\nX vp 34 arrived 0\nM vp 41 envoy 6");
    assert_eq!(gugong_standings(&s), [(1, 41)], "of equals the one further ahead");
}

#[test]
fn meng_fills_a_junk() {
    // GG-EX-40, GG-SOL-27, GG-SOL-28
    let s = Scene::with(
        &[("solo-difficulty", "high")],
        "do meng-act canal boost
         canal a1:M2
         pile-of-meng 3/wall
         deck 4/int 5/dec
         decrees d1-1:M d1-2:M d2-1:M d2-2:M d3-1:M d3-2:M
         X
         M pool 2",
    );
    // The supply held 2: one fills the junk, three come back, one goes on a new junk.
    assert_eq!(s.own('M').supply, 3);
    assert_eq!((s.own('M').cells.card, s.own('M').vp), (2, 0));
    assert_eq!(s.state.table.junk(crate::scene::harbour("a1")).map(|junk| junk.load()), Some(1));
    let sealed: Vec<String> = s.state.sealed.gift_pile.iter().map(ToString::to_string).collect();
    assert_eq!(sealed, ["4/int", "3/wall"], "under the gift pile");
    let s = Scene::new("do meng-act canal normal\ncanal a1:M2\nX\nM pool 1 cells card,card");
    assert_eq!((s.own('M').vp, s.own('M').cells.points), (4, 1));
}

#[test]
fn the_solo_game_is_set_up() {
    // GG-SOL-1, GG-SOL-2, GG-SOL-3, GG-SOL-4, GG-SOL-5, GG-SET-1
    let s = Scene::start(1, &[("special-tokens", "on"), ("solo-focus", "jade"), ("solo-sets", "p4-p5")]);
    let table = &s.state.table;
    let meng = table.meng.unwrap();
    assert_eq!((table.players.len(), table.seats(), table.first.idx()), (2, 1, 0));
    assert_eq!((table.side.code(), table.threshold()), ("s", 4));
    assert_eq!(table.token_pile.count(gugong::piece::Token::St1), 0, "no special tokens");
    assert_eq!(meng.focus, gugong::piece::Area::Jade);
    assert_eq!(s.own('M').pair.code(), "focus");
    assert_eq!(s.hand('X'), "3/can 4/pal 6/can 9/none");
    let mut pile: Vec<String> = s.state.sealed.gift_pile.iter().map(ToString::to_string).collect();
    pile.sort();
    assert_eq!(pile, ["1/dec", "5/pal", "7/s1", "9/none"]);
    assert_eq!(meng.deck.len(), 11);
    let low = Scene::start(1, &[("solo-difficulty", "low")]);
    assert_eq!(low.state.table.meng.unwrap().deck.len(), 10);
    let high = Scene::start(1, &[("solo-difficulty", "high")]);
    assert_eq!(
        (high.state.table.meng.unwrap().pile, high.own('M').cells.card, high.state.table.deck),
        (5, 1, 10)
    );
    let focuses: std::collections::BTreeSet<_> = (0..60)
        .map(|seed| {
            use tabletop::Game;
            let dice = tabletop::Dice::new(tabletop::Seed::nth(seed, 9));
            let state = gugong::Gugong::setup(1, &gugong::Options::default(), dice);
            state.table.meng.unwrap().focus
        })
        .collect();
    assert_eq!(focuses.len(), 7, "any area can be the focus");
}

#[test]
fn meng_takes_turns() {
    // GG-SOL-7, GG-SOL-8, GG-SOL-9, GG-SOL-10, GG-SOL-11
    let mut s = Scene::new(
        "gifts palace 1/can wall 1/dec
         pile-of-meng 7/s1
         X hand 9/none,8/none
         M pool 2",
    );
    s.play(&["offer 9/none", "give to palace", "skip"]);
    let meng = s.state.table.meng.unwrap();
    assert_eq!((meng.pile, meng.played.len(), meng.laid.len()), (0, 1, 1));
    let shown = s.story().iter().filter(|id| id.starts_with("gugong-meng-revealed")).count();
    assert_eq!(shown, 1);
    assert_eq!(s.awaited(), "X offer-card", "his pile is empty, the human goes on");
    s.play(&["offer 8/none", "give to wall"]);
    while s.decision() == Some("area-act") {
        s.play(&["skip"]);
    }
    assert!(s.story().contains(&"gugong-dusk-began"), "the day ends when both are empty");
}

#[test]
fn a_special_card_boosts_both_actions() {
    // GG-SOL-9, GG-SOL-25
    let s = Scene::new("do meng-act palace boost\nX\nM");
    assert_eq!((s.own('M').envoy, s.own('M').intrigue), (2, 1));
    let s = Scene::new("do meng-act intrigue boost\nX\nM");
    assert_eq!((s.own('M').intrigue, s.state.table.next_first), (3, None));
    let s = Scene::new("do meng-act intrigue normal\nX\nM");
    assert_eq!((s.own('M').intrigue, s.state.table.next_first), (1, Some(crate::scene::seat('M'))));
    let s = Scene::new("do meng-act palace normal\nX\nM");
    assert_eq!((s.own('M').envoy, s.own('M').intrigue), (1, 0));
}

#[test]
fn meng_buys_jade() {
    // GG-SOL-24, GG-SOL-17
    let s = Scene::new("do meng-act jade normal\nhouses 3 4\nX\nM pool 2 slots tt12");
    assert_eq!((s.own('M').jade, s.own('M').pool, s.own('M').slots.len()), (1, 0, 0), "a token makes it up");
    assert_eq!(s.json()["table"]["houses"], serde_json::json!([4]));
    let s = Scene::new("do meng-act jade normal\nhouses 3 4\nX\nM pool 1 slots tt12");
    assert_eq!((s.own('M').jade, s.own('M').slots.len()), (0, 1), "all or nothing");
    let s = Scene::new("do meng-act jade boost\nX\nM");
    assert_eq!(s.own('M').jade, 1);
}

#[test]
fn meng_at_dusk() {
    // GG-SOL-12, GG-SOL-19, GG-SOL-22, GG-SOL-25, GG-SOL-27
    let s = Scene::new(
        "round 1
         do dusk
         automa au02 au05 au06 au09
         map
         intrigue 1:X
         X
         M pool 8",
    );
    let told = s.story();
    let ids = ["gugong-meng-dusk", "gugong-night-began"];
    let order: Vec<&str> = told.into_iter().filter(|id| ids.contains(id)).collect();
    assert_eq!(order.len(), 5, "four cards, then the night: {order:?}");
    let own = s.own('M');
    assert_eq!((own.on_wall(), own.intrigue, own.junks), (1, 3, 2));
    assert!(own.envoy >= 1);
    let s = Scene::new("round 1\ndo dusk\nautoma au01 au05 au06\nintrigue 14:M\nX\nM pool 1");
    let skipped = s.story().iter().filter(|id| **id == "gugong-meng-skipped").count();
    assert_eq!(skipped, 3, "travel and palace are too dear, intrigue is at its end");
    assert_eq!(s.own('M').intrigue, 14);
    let s = Scene::new("round 1\ndo dusk\nautoma au04\nmap\nX\nM");
    let told = s.story();
    assert!(told.contains(&"gugong-meng-skipped") && !told.contains(&"gugong-meng-idle"), "said once");
}

#[test]
fn meng_at_night_and_in_the_morning() {
    // GG-SOL-6, GG-SOL-13, GG-SOL-14, GG-SOL-15
    let mut s = Scene::new(
        "round 2
         do night
         dice 1 1 1
         decrees d1-1:M d1-5:M
         pile-of-meng -
         left-of-meng 5/can 6/pal
         canal a5:M1
         X hand - discard 2/dec
         M pool 0",
    );
    assert!(s.own('M').vp >= 3, "two matches win against none");
    assert_eq!(s.state.table.meng.unwrap().pile, 2, "the discard pile is the next gift pile");
    assert_eq!(s.own('M').junks, 3, "a sunk junk");
    while s.state.table.round == 2 || s.decision() == Some("gain") {
        let habit = s.habit().unwrap_or_else(|| s.offers()[0].clone());
        s.play(&[&habit]);
    }
    assert_eq!(s.own('M').intrigue, 2, "D1-1");
    assert_eq!(s.own('M').vp, 3 + 1, "a point instead of D1-5");
    assert_eq!(s.own('M').pool, 2 + 4, "as many servants as possible");
}

#[test]
fn what_tokens_bring_meng() {
    // GG-SOL-21, GG-SOL-28
    let go =
        |token: &str, more: &str| Scene::new(&format!("do meng-move\nmap b5:{token}\n{more}\nX\nM pool 3"));
    assert_eq!(go("tt01", "").own('M').pool, 4);
    assert_eq!(go("tt02", "").own('M').pool, 5);
    assert_eq!(go("tt03", "").own('M').envoy, 1);
    assert_eq!(go("tt04", "").own('M').intrigue, 1);
    assert_eq!(go("tt06", "").own('M').vp, 2);
    assert_eq!(go("tt07", "").own('M').vp, 1);
    assert_eq!(go("tt09", "").own('M').junks, 2);
    assert_eq!(go("tt10", "").own('M').on_wall(), 1);
    let s = go("tt11", "");
    assert_eq!((s.own('M').jade, s.own('M').pool), (1, 0));
    let s = go("tt08", "pile-of-meng 3/wall\nleft-of-meng 5/can 6/pal");
    assert_eq!(s.state.sealed.gift_pile[0].to_string(), "6/pal", "the top card of his discard pile");
    assert_eq!(go("tt08", "pile-of-meng 3/wall").own('M').vp, 1);
    let s = go("tt05", "pile-of-meng 3/wall 4/int");
    assert_eq!((s.own('M').jade, s.state.table.meng_discard()), (1, 1));
    assert_eq!(go("tt05", "pile-of-meng -").own('M').vp, 1);
    let s = Scene::new("round 1\ndo dusk\nautoma au04\nmap b5:tt08\nleft-of-meng 5/can\nX\nM");
    assert_eq!(s.own('M').vp, 1 + 3, "at dusk a point instead; and the award of the night");
}

#[test]
fn meng_scores_his_cells() {
    // GG-SOL-30, GG-SOL-5
    let s =
        Scene::new("round 4\ndo final\ndecrees d3-5:M\nX arrived 0\nM cells card,card,points,points,points");
    assert_eq!(s.own('M').points, Some(10));
}
