//! The additional test vectors (section 12).

use gugong::decree::Decree;

use crate::scene::Scene;

/// Whether offering this card to a wall that shows that one is free.
fn is_free(own: &str, there: &str, more: &str) -> bool {
    let mut s = Scene::with(
        &[("special-tokens", "on")],
        &format!("gifts wall {there}\n{more}\nX hand {own},5/can pool 0\nY"),
    );
    s.play(&[&format!("offer {own}"), "give to wall"]);
    s.decision() != Some("offer-pay")
}

#[test]
fn one_beats_nine() {
    // GG-EX-11, GG-OFF-2, GG-OFF-3, GG-OFF-4
    assert!(is_free("1/dec", "9/none", ""));
    assert!(!is_free("1/dec", "8/none", ""));
    assert!(!is_free("9/none", "9/none", ""));
    assert!(is_free("9/none", "9/none", "decrees d2-4:X"));
    assert!(is_free("5/pal", "4/int", ""));
    assert!(!is_free("4/int", "5/pal", ""));
}

#[test]
fn a_raised_value() {
    // GG-EX-12, GG-OFF-5, GG-TOK-S1
    let raised = |own: &str, there: &str, decree: &str| {
        let mut s = Scene::with(
            &[("special-tokens", "on")],
            &format!("gifts wall {there}\n{decree}\nX hand {own},5/can pool 0 special st1\nY"),
        );
        s.play(&[&format!("offer {own}"), "give to wall"]);
        s.decision() != Some("offer-pay")
    };
    assert!(!raised("1/dec", "9/none", ""), "a raised 1 does not beat a 9");
    assert!(raised("9/none", "9/none", ""));
    assert!(raised("5/can", "6/int", "decrees d2-4:X"));
    assert!(!raised("5/can", "6/int", ""));
    let mut two = Scene::with(
        &[("special-tokens", "on")],
        "gifts wall 6/int\nX hand 5/can,5/can pool 0 special st1,st1\nY",
    );
    two.play(&["offer 5/can", "give to wall"]);
    assert_ne!(two.decision(), Some("offer-pay"), "two of them add up");
    // At night the 5 matches only a 5 (GG-NIG-1).
    let s =
        Scene::with(&[("special-tokens", "on")], "do day-end\ndice 5 6 1\nX discard 5/can special st1\nY");
    assert_eq!(s.awaited(), "X gain");
    assert_eq!(s.offers(), ["gain 0", "gain 1"]);
}

#[test]
fn the_same_action_twice() {
    // GG-EX-13, GG-ACT-4, GG-PAL-1, GG-PAL-3
    let mut s = Scene::new("gifts palace 1/can\nX hand 6/pal,9/none envoy 6 pool 2\nY arrived 0");
    s.play(&["offer 6/pal", "give to palace"]);
    assert_eq!(s.awaited(), "X card-act");
    s.play(&["advance 2"]);
    assert_eq!((s.own('X').envoy, s.own('X').intrigue, s.own('X').pool), (8, 1, 0));
    assert_eq!(s.awaited(), "X area-act");
    s.play(&["advance 1"]);
    assert_eq!(s.own('X').arrival, Some(1), "the best free slot");
}

#[test]
fn surplus_steps() {
    // GG-EX-14, GG-PAL-4
    let mut s = Scene::new("do area X palace\nX envoy 8 pool 2\nY");
    s.play(&["advance 2"]);
    assert_eq!((s.own('X').envoy, s.own('X').vp, s.own('X').intrigue), (9, 1, 1));
}

#[test]
fn a_big_wall() {
    // GG-EX-15, GG-WAL-3, GG-WAL-4, GG-WAL-5, GG-WAL-6, GG-WAL-11
    let mut s = Scene::new(
        "do area Z wall
         decrees d2-3:Z
         intrigue 1:XYZ
         X wall 2
         Y wall 2
         Z pool 2 pair pool",
    );
    s.play(&["build 2", "pay without pair", "place pair and 1"]);
    assert_eq!(s.awaited(), "Z wall-extra");
    assert_eq!(s.offers(), ["place 1", "skip"]);
    s.play(&["place 1"]);
    assert_eq!((s.own('Z').vp, s.own('Z').on_wall()), (3, 0));
    assert_eq!(s.state.table.on_wall(), 4);
    assert!(s.state.table.on_wall() < s.state.table.threshold());
    for name in ["X", "Y", "Z"] {
        assert_eq!(s.awaited(), format!("{name} intrigue-bonus"));
        s.play(&["skip"]);
    }
}

#[test]
fn bonus_order_and_stacks() {
    // GG-EX-16, GG-WAL-8, GG-INT-4
    let position = "do area X wall
         intrigue 3:XY 4:Z
         X wall 1 pool 1
         Y wall 2
         Z wall 1";
    let mut s = Scene::new(position);
    s.play(&["build 1", "place 1"]);
    assert_eq!(s.awaited(), "X intrigue-bonus");
    s.play(&["step back 3", "gain 2", "step back 1"]);
    assert_eq!(s.awaited(), "Z intrigue-bonus");
    s.play(&["step back 1"]);
    assert_eq!(['X', 'Y', 'Z'].map(|name| s.own(name).intrigue), [0, 2, 3]);
    let mut s = Scene::new(position);
    s.play(&["build 1", "place 1", "skip", "skip", "step back 1"]);
    let stacks = &s.json()["table"]["intrigue"];
    assert_eq!(stacks[3], serde_json::json!([0, 1, 2]), "Z is on top of Y now");
}

#[test]
fn slots_are_full() {
    // GG-EX-17, GG-TOK-1, GG-TOK-2, GG-TOK-6
    let mut s = Scene::new(
        "do move X
         map t2:tt06
         X at t1 slots tt12,tt01,tt01,tt01,tt01,tt01 supply 0
         Y",
    );
    s.play(&["move to t2"]);
    assert_eq!(s.awaited(), "X forced-exch");
    assert_eq!(s.offers(), ["exchange 4 for points", "exchange 6 for jade"]);
    assert_eq!(s.barred_by("exchange 2 for servant"), Some("GG-TOK-2"));
    s.play(&["exchange 4 for points"]);
    assert_eq!(s.awaited(), "X exchange-set");
    assert_eq!(s.offers(), ["spend 0 tt12", "spend 1 tt12"]);
    s.play(&["spend 1 tt12"]);
    assert_eq!(s.slots('X'), "tt01 tt01 tt01 tt06");
    assert_eq!(s.own('X').vp, 4, "two for the exchange, two for the token");
}

#[test]
fn a_junk_filled_at_once() {
    // GG-EX-18, GG-SRV-6, GG-CAN-2, GG-CAN-8
    let mut s = Scene::new(
        "do area X canal
         canal a1:Y1 a2:Y1
         deck 4/int
         X pool 2 pair pool
         Y",
    );
    s.play(&["ship 2", "pay without pair", "launch pair at a3", "load 1 at a3", "claim card"]);
    assert_eq!((s.own('X').pool, s.own('X').cells.card, s.own('X').junks), (0, 1, 3));
    assert_eq!(s.own('X').pair.code(), "supply");
    assert_eq!(s.junk("a3"), None);
}

#[test]
fn the_night_voyage() {
    // GG-EX-19, GG-NIG-4, GG-NIG-5
    let mut s = Scene::new(
        "round 1
         do voyage
         canal a5:X3 a4:Y3 a3:X2
         X
         Y",
    );
    assert_eq!((s.own('X').supply, s.own('X').junks), (10, 2), "sunk without a reward");
    assert_eq!(s.awaited(), "Y claim");
    assert_eq!(s.offers(), ["claim card", "claim pair", "claim points", "skip"]);
    assert_eq!((s.junk("a5"), s.junk("a4")), (Some("Y3".into()), Some("X2".into())));
    s.play(&["claim pair"]);
    assert_eq!(s.own('Y').pair.code(), "pool", "GG-SRV-8");
}

#[test]
fn a_discount_on_decrees() {
    // GG-EX-20, GG-DEC-1, GG-DEC-5, GG-SRV-5, GG-SRV-7
    let at =
        |pool: &str| Scene::new(&format!("do area X decree\ndecrees d2-5:X d3-2:YZ d1-1\nX {pool}\nY\nZ"));
    let mut s = at("pool 3 pair pool");
    s.play(&["enact d3-2"]);
    assert_eq!((s.own('X').pool, s.own('X').pair.code()), (0, "supply"), "pair and two, the last one stays");
    let s = at("pool 2 pair pool");
    assert_eq!(s.barred_by("enact d3-2"), Some("GG-DEC-1"));
    let s = at("pair pool slots tt01,tt01");
    assert!(!s.offered("enact d1-1"), "cost 0, but the pair cannot stand on a decree");
    assert_eq!(s.barred_by("enact d1-1"), Some("GG-DEC-1"));
    assert_eq!(s.barred_by("enact d2-5"), Some("GG-DEC-4"));
}

#[test]
fn a_discount_on_jade() {
    // GG-EX-21, GG-JAD-2
    let mut s = Scene::new("do area X jade\ndecrees d2-2:X\nX pool 4\nY");
    s.play(&["buy jade at house-3"]);
    assert_eq!(s.own('X').pool, 2);
    let mut s = Scene::new("do area X jade\ndecrees d2-2:X\nX pool 4\nY");
    s.play(&["buy jade at plaza"]);
    assert_eq!(s.own('X').pool, 0);
    let s = Scene::new("do token X tt11\ndecrees d2-2:X\nX pool 2 slots tt01\nY");
    assert_eq!(s.barred_by("use tt11"), Some("GG-SRV-5"), "the token still costs 3");
}

#[test]
fn skipping_cities() {
    // GG-EX-22, GG-TRV-4, GG-TRV-6
    let go = |map: &str| Scene::new(&format!("do move X\nmap {map}\nX at t3\nY")).offers();
    assert_eq!(go("t1:tt12 t5:tt12 b1:tt12"), ["move to b1", "move to t1", "move to t5"]);
    assert_eq!(
        go("t1:tt12 t5:tt12 b1:tt12 t2:tt12"),
        ["move to b1", "move to t1", "move to t2", "move to t5"]
    );
    assert_eq!(go("t1:tt12 t5:tt12 b1:tt12 t2:tt12 t4:tt12"), ["move to t2", "move to t4"]);
    let s = Scene::new("do move X\nmap t1:tt12 t2:tt12 t4:tt12\nX at t3\nY");
    assert_eq!(s.barred_by("move to t1"), Some("GG-TRV-4"));
}

#[test]
fn a_last_minute_arrival() {
    // GG-EX-23, GG-END-1, GG-END-2
    let s = Scene::new("round 4\ndo final\nintrigue 1:Y 2:X\nX envoy 8 wall 1 vp 5\nY envoy 3 wall 1 vp 9");
    assert_eq!(s.own('X').points, Some(5 + 3 + 7));
    assert!(!s.own('X').out && s.own('Y').out);
    let s = Scene::new("round 4\ndo final\nintrigue 2:Y 1:X\nX envoy 8 wall 1 vp 5\nY envoy 8 wall 1 vp 9");
    assert_eq!((s.own('X').points, s.own('X').out, s.own('X').vp), (Some(0), true, 5));
}

#[test]
fn final_scoring() {
    // GG-EX-24, GG-END-3, GG-END-4, GG-END-5, GG-END-6
    let mut s = Scene::new(
        "round 4
         do windows
         decrees d1-1:X d3-1:X d3-3:X
         X vp 32 jade 6 arrived 0 slots tt01,tt01
         Y",
    );
    // D3-4 takes the place of another tile, so that three of level 3 are there.
    s.state.table.decrees[3].decree = Decree::D34;
    s.state.table.decrees[3].servants.push(crate::scene::seat('X'));
    s.state.table.players[crate::scene::seat('X')].decrees.add(Decree::D34);
    assert_eq!(s.awaited(), "X exch-window", "GG-END-0");
    s.play(&["finish"]);
    assert_eq!(s.own('X').points, Some(84));
}

#[test]
fn a_short_supply() {
    // GG-EX-25, GG-SRV-2, GG-SRV-3, GG-SRV-4, GG-SRV-9
    let s = Scene::new("do token X tt02\nX supply 1\nY");
    assert_eq!(s.offers(), ["gain 0", "gain 1"]);
    let mut s = Scene::new("do token X tt01\nX supply 0 pair supply\nY");
    assert_eq!(s.offers(), ["gain 0", "gain pair"]);
    s.play(&["gain pair"]);
    assert_eq!(s.own('X').pair.code(), "pool");
    let s = Scene::new("do token X tt10\nX supply 0 pool 3\nY");
    assert_eq!(s.awaited(), "X offer-card", "TT10 places from the supply only");
    let mut s = Scene::new("do token X tt10\nX supply 0 pair supply\nY");
    s.play(&["place pair"]);
    assert_eq!(s.own('X').on_wall(), 2);
}

#[test]
fn the_end_of_the_intrigue_track() {
    // GG-EX-26, GG-INT-2, GG-INT-3, GG-INT-5
    let mut s = Scene::new("do area X intrigue\nintrigue 13:X 14:Y\nX pool 1\nY");
    s.play(&["scheme 3"]);
    assert_eq!(s.own('X').intrigue, 14);
    assert_eq!(s.json()["table"]["intrigue"][14], serde_json::json!([1, 0]), "on top");
    let mut s = Scene::new("do area X intrigue\nintrigue 14:X\nX pool 1\nY");
    assert_eq!(s.offers(), ["scheme 1", "skip"]);
    assert_eq!(s.barred_by("scheme 3"), Some("GG-INT-5"));
    s.play(&["scheme 1"]);
    assert_eq!((s.own('X').intrigue, s.state.table.next_first), (14, Some(crate::scene::seat('X'))));
    let s = Scene::new("do area X intrigue\nintrigue 14:X\nnext Y\nX pool 1\nY");
    assert_eq!(s.awaited(), "X offer-card", "nothing is left to perform (GG-ACT-8)");
}

#[test]
fn nobody_arrives() {
    // GG-EX-27, GG-END-8, GG-END-9
    let s = Scene::new("round 4\ndo final\nX envoy 7 vp 3\nY envoy 8\nZ envoy 2");
    let standings = gugong_standings(&s);
    assert_eq!(standings, [(2, 0), (2, 0), (2, 0)]);
    assert!(s.story().contains(&"gugong-nobody-won"));
}

pub(crate) fn gugong_standings(s: &Scene) -> Vec<(u8, i32)> {
    use tabletop::Game;
    gugong::Gugong::standings(&s.state.table).iter().map(|own| (own.place, own.points)).collect()
}

#[test]
fn a_copied_action() {
    // GG-EX-28, GG-TOK-S3, GG-TOK-S4
    let mut s = Scene::with(
        &[("special-tokens", "on")],
        "turn Y
         gifts travel 1/can
         map
         X special st3@wall pool 2
         Y hand 4/wall,9/none pool 2",
    );
    s.play(&["offer 4/wall", "give to travel", "build 1", "place 1"]);
    assert_eq!(s.awaited(), "X copy");
    s.play(&["build 1", "place 1"]);
    assert_eq!((s.own('X').on_wall(), s.own('Y').on_wall()), (1, 1));
    assert_eq!(s.awaited(), "X offer-card", "nothing reacts to a copy");
    let mut s = Scene::with(
        &[("special-tokens", "on")],
        "turn Y
         gifts wall 1/can
         X special st3@wall pool 1
         Y hand 4/wall,9/none pool 2
         Z",
    );
    s.play(&["offer 4/wall", "give to wall", "build 1", "place 1"]);
    assert_eq!(s.awaited(), "X copy");
    s.play(&["skip", "build 1", "place 1"]);
    assert_eq!(s.awaited(), "X copy", "twice performed, twice copied");
}

#[test]
fn no_match() {
    // GG-EX-29, GG-NIG-3
    let s = Scene::new("do night\ndice 6 8 9\nX discard 1/can\nY discard 2/dec");
    assert!(s.story().contains(&"gugong-no-matches"));
    assert_eq!((s.own('X').vp, s.own('Y').vp), (0, 0));
}

#[test]
fn the_next_first_player() {
    // GG-EX-30, GG-INT-1, GG-INT-2
    let mut s = Scene::new("do area Y intrigue\ndo area X intrigue\nX\nY pool 1");
    s.play(&["scheme 3"]);
    assert_eq!(s.state.table.next_first, None);
    s.play(&["scheme 1"]);
    assert_eq!(s.state.table.next_first, Some(crate::scene::seat('X')));
}

#[test]
fn three_alternatives() {
    // GG-EX-36, GG-OFF-6, GG-OFF-7
    let at = |own: &str| {
        let mut s = Scene::new(&format!("gifts wall 6/int\nX {own}\nY"));
        s.play(&["offer 4/dec", "give to wall"]);
        s
    };
    assert_eq!(at("hand 4/dec,7/s1 pool 2").offers(), ["discard", "forgo", "pay 2"]);
    let mut s = at("hand 4/dec pool 1");
    assert_eq!(s.offers(), ["forgo"]);
    assert_eq!(s.barred_by("discard"), Some("GG-OFF-6"));
    s.play(&["forgo"]);
    assert_eq!((s.gift("wall"), s.discard('X')), ("4/dec".into(), "6/int".into()));
    assert_eq!(s.awaited(), "Y offer-card");
    let mut s = at("hand 4/dec pair pool");
    assert_eq!(s.offers(), ["forgo", "pay 2"]);
    s.play(&["pay 2"]);
    assert_eq!(s.own('X').pair.code(), "supply");
}

#[test]
fn the_expert_deck() {
    // GG-EX-37, GG-VAR-1
    let deck = |seats: usize| Scene::start(seats, &[("expert-setup", "on")]).state.table.deck;
    assert_eq!([2, 3, 4, 5].map(deck), [23, 19, 15, 11]);
    assert_eq!(deck(1), 23);
    let high = Scene::start(1, &[("expert-setup", "on"), ("solo-difficulty", "high")]);
    assert_eq!(high.state.table.deck, 22);
}

#[test]
fn too_few_tokens() {
    // GG-EX-38, GG-MOR-2
    let s = Scene::new(
        "round 1
         do morning
         map t1:tt12 t2:tt12 t3:tt12 t4:tt12 t5:tt12 m1:tt12 m2:tt12
         pile tt01 tt02
         gone tt03 tt04 tt06
         X at m3
         Y",
    );
    let table = &s.state.table;
    assert_eq!(table.tokens.len(), 7 + 5);
    assert!(table.token_pile.is_empty() && table.token_discard.is_empty());
    assert!(!table.tokens.contains(gugong::city::City::named("m3").unwrap()), "not where a traveller is");
}

#[test]
fn the_first_travel_action() {
    // GG-EX-39, GG-TRV-3, GG-TRV-4
    let mut s = Scene::new("do area X travel\nX pool 2\nY");
    // All cities hold a token that asks nothing.
    for city in s.state.table.board().cities.iter() {
        s.state.table.cities[city.idx()] = Some(gugong::piece::Token::Tt06);
    }
    s.play(&["travel 2"]);
    assert_eq!(s.offers().len(), 14);
    s.play(&["move to m2"]);
    assert_eq!(s.offers(), ["move to b2", "move to m1", "move to m3", "move to t2"]);
}

#[test]
fn a_card_swap() {
    // GG-EX-41, GG-ACT-6
    let position = "gifts canal 1/dec wall 9/none\nX hand 2/wall,4/swap discard 8/none pool 1\nY";
    let mut s = Scene::new(position);
    s.play(&["offer 4/swap", "give to canal"]);
    assert_eq!(
        s.offers(),
        ["give 1/dec from discard", "give 2/wall from hand", "give 8/none from discard", "skip"]
    );
    s.play(&["give 8/none from discard", "take from wall"]);
    assert_eq!((s.gift("wall"), s.discard('X')), ("8/none".into(), "1/dec 9/none".into()));
    let mut s = Scene::new(position);
    s.play(&["offer 4/swap", "give to canal", "give 2/wall from hand", "take from canal"]);
    assert_eq!((s.gift("canal"), s.hand('X')), ("2/wall".into(), "4/swap".into()));
    assert_eq!(s.awaited(), "X area-act");
}

#[test]
fn the_pair_in_a_junk() {
    // GG-EX-42, GG-CAN-3
    let mut s = Scene::new("do area X canal\ncanal a2:X2 a3:X1\nX pool 0 pair pool\nY");
    s.play(&["ship 1"]);
    assert_eq!(s.offers(), ["launch pair at a1", "load pair at a3", "skip"]);
    assert_eq!(s.barred_by("load pair at a2"), Some("GG-CAN-3"));
    s.play(&["load pair at a3"]);
    assert_eq!(s.awaited(), "X claim");
}

#[test]
fn a_payment_that_leaves_a_fitting_piece() {
    // GG-EX-43, GG-CAN-2
    let mut s = Scene::new("do area X canal\ncanal a1:X2 a2:X2 a3:X2\nX pool 1 pair pool\nY");
    s.play(&["ship 2"]);
    assert_eq!(s.own('X').pair.code(), "supply", "paid without a question");
    assert_eq!(s.offers(), ["load 1 at a1", "load 1 at a2", "load 1 at a3"]);
}

#[test]
fn which_tokens_leave() {
    // GG-EX-44, GG-TOK-3
    let mut s = Scene::new("X slots tt06,tt12,tt01,tt03\nY");
    s.play(&["exchange 2 for servant"]);
    assert_eq!(s.offers(), ["spend 0 tt12", "spend 1 tt12"]);
    s.play(&["spend 0 tt12"]);
    assert_eq!(s.slots('X'), "tt12 tt03");
    assert_eq!(s.json()["table"]["token_discard"], serde_json::json!(["tt01", "tt06"]));
}

#[test]
fn a_passed_player_returns() {
    // GG-EX-45, GG-DAY-1, GG-DAY-2, GG-TOK-S3
    let mut s = Scene::with(
        &[("special-tokens", "on")],
        "turn Y
         gifts travel 1/can
         map t1:tt12 t2:tt08
         X hand - discard 6/int,2/dec special st3@travel at t3
         Y hand 9/none at b1
         Z hand -",
    );
    s.play(&["offer 9/none", "give to travel", "travel 1", "move to t1", "travel 1", "move to t2"]);
    assert_eq!(s.awaited(), "X tt08-card");
    s.play(&["recover 6/int"]);
    assert_eq!((s.awaited(), s.hand('X')), ("X offer-card".into(), "6/int".into()));
}

#[test]
fn a_levy() {
    // GG-EX-46, GG-TOK-S2, GG-GEN-6
    let at = |vp: u8| {
        let mut s = Scene::with(
            &[("special-tokens", "on")],
            &format!("do area Y palace\nX special st2@palace\nY vp {vp}"),
        );
        s.play(&["advance 1"]);
        (s.own('X').vp, s.own('Y').vp)
    };
    assert_eq!((at(0), at(5)), ((1, 0), (1, 4)));
}
