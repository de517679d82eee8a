//! Rules that no worked example shows (section 6).

use crate::examples_more::gugong_standings;
use crate::scene::{Scene, seat};

#[test]
fn what_is_optional_can_be_declined() {
    // GG-GEN-2, GG-OFF-9, GG-ACT-1, GG-ACT-7
    let mut s = Scene::new("gifts palace 7/s1\nX hand 6/pal,9/none pool 2\nY");
    s.play(&["offer 6/pal", "give to palace", "pay 2"]);
    assert_eq!(s.awaited(), "X card-act", "paid before the swap, and the swap is done");
    assert_eq!(s.gift("palace"), "6/pal");
    s.play(&["skip"]);
    assert_eq!(s.awaited(), "X area-act", "the area is decided after the card");
    s.play(&["skip"]);
    assert_eq!((s.own('X').envoy, s.own('X').pool), (0, 0));
}

#[test]
fn what_would_change_nothing_is_not_offered() {
    // GG-GEN-3, GG-GEN-4
    let mut s = Scene::new("do token X tt07\ngifts wall 2/dec jade 2/dec\nX hand 2/dec\nY");
    s.play(&["give 2/dec from hand"]);
    assert!(!s.offered("take from wall") && !s.offered("take from jade") && s.offered("take from canal"));
    assert_eq!(s.barred_by("take from wall"), Some("GG-GEN-3"));
    let s = Scene::new("do token X tt06\nX\nY");
    assert_eq!((s.awaited(), s.own('X').vp), ("X offer-card".into(), 2), "points need no decision");
    let s = Scene::new("round 1\ndo decrees\ndecrees d1-4:Y\nX\nY");
    assert_eq!(s.own('Y').envoy, 1, "nor does a step");
}

#[test]
fn turn_order_begins_with_the_first_player() {
    // GG-GEN-5, GG-MOR-1, GG-MOR-7
    let mut s = Scene::new("round 1\ndo morning\nnext Z\nX\nY\nZ");
    assert_eq!(s.state.table.first, seat('Z'));
    assert_eq!((s.state.table.next_first, s.awaited()), (None, "Z gain".into()));
    assert_eq!(s.offers().len(), 5, "up to the four of the new round");
    s.play(&["gain 4"]);
    assert_eq!(s.awaited(), "X gain");
    let s = Scene::new("round 1\ndo morning\nfirst Y\nX\nY\nZ");
    assert_eq!(s.state.table.first, seat('Y'), "without a holder the first player stays");
}

#[test]
fn a_morning_swap() {
    // GG-MOR-6, GG-MOR-4
    let mut s = Scene::new(
        "round 1\ndo decrees\ndecrees d1-5:X d1-1:X\ngifts wall 9/none\nX hand 1/can discard 2/dec\nY",
    );
    assert_eq!(s.barred_by("use d1-5"), None);
    s.play(&["use d1-1"]);
    assert_eq!(s.own('X').intrigue, 2);
    assert_eq!(s.offers(), ["finish", "use d1-5"], "each once");
    s.play(&["use d1-5"]);
    assert_eq!(s.offers(), ["give 1/can from hand"], "not from the discard pile");
    s.play(&["give 1/can from hand", "take from wall"]);
    assert_eq!((s.hand('X'), s.gift("wall")), ("9/none".into(), "1/can".into()));
}

#[test]
fn one_offering_a_turn_and_special_tokens_end_with_the_day() {
    // GG-DAY-3, GG-DAY-4, GG-TOK-S6
    let mut s = Scene::new("gifts jade 1/can\nX hand 9/none,8/none\nY");
    s.play(&["offer 9/none", "give to jade"]);
    assert_eq!(s.awaited(), "Y offer-card");
    let mut s = Scene::with(
        &[("special-tokens", "on")],
        "do day-end\nX special st1,st2@wall slots tt01,tt01,tt01,tt01,tt01 supply 0\nY",
    );
    assert_eq!(s.awaited(), "X forced-exch", "the first used fills the last slot, the second asks");
    assert_eq!(s.json()["table"]["pending"]["token"], "st2");
    assert_eq!(s.own('X').supply, 1, "the servant of the first is back, the other not yet");
    s.play(&["exchange 4 for points"]);
    assert_eq!(s.slots('X'), "tt01 st1 st2");
    assert!(s.own('X').special.is_empty());
}

#[test]
fn a_discarded_card_comes_back_at_night() {
    // GG-OFF-8
    let s = Scene::new("do night\ndice 2 2 9\nX discard 2/wall,8/none\nY");
    assert_eq!(s.awaited(), "X gain");
    assert_eq!(s.offers(), ["gain 0", "gain 1", "gain 2"]);
    assert_eq!((s.hand('X'), s.discard('X')), ("2/wall 8/none".into(), String::new()));
    assert_eq!(s.json()["table"]["shown"][0], serde_json::json!(["2/wall"]));
}

#[test]
fn a_card_icon_gives_the_whole_action() {
    // GG-ACT-3, GG-DEC-6
    let mut s = Scene::new("gifts jade 1/can\ndecrees d2-5:X d1-1\nX hand 6/int,9/none pool 2\nY");
    s.play(&["offer 6/int", "give to jade", "scheme 1"]);
    assert_eq!(s.state.table.next_first, Some(seat('X')), "with its side effects");
    let mut s = Scene::new("gifts jade 1/can\ndecrees d2-5:X d1-1\nX hand 2/dec,9/none pool 1\nY");
    s.play(&["offer 2/dec", "give to jade", "enact d1-1"]);
    assert_eq!(s.own('X').pool, 0, "a discount holds for card icons too: only the servant placed");
    let mut s = Scene::new("do area X travel\ndecrees d2-1:X\nX pool 1\nY");
    s.play(&["travel 2"]);
    assert_eq!(s.own('X').pool, 0);
}

#[test]
fn travelling_needs_tokens() {
    // GG-TRV-1, GG-TRV-5, GG-TRV-8
    let s = Scene::new("do area X travel\nmap t1:tt12\nX pool 2\nY");
    assert_eq!(s.offers(), ["skip", "travel 1"]);
    assert_eq!(s.barred_by("travel 2"), Some("GG-TRV-5"));
    let s = Scene::new("do area X travel\nmap\nX pool 2\nY");
    assert_eq!(s.awaited(), "X offer-card");
    let mut s = Scene::new("do area X travel\nmap t1:tt04 b5:tt12\nX pool 2\nY");
    s.play(&["travel 1", "move to t1", "use tt04"]);
    assert_eq!((s.own('X').intrigue, s.slots('X')), (1, "tt04".into()));
    let s = Scene::new("round 1\ndo morning\nmap t1:tt12\nX at m3\nY");
    assert_eq!(s.own('X').traveller.map(|city| city.to_string()), Some("m3".into()), "it stays");
}

#[test]
fn exchanges() {
    // GG-TOK-4, GG-TOK-5, GG-TOK-7
    let mut s = Scene::new("X slots tt01,tt02,tt03,tt04,tt06,tt06\nY slots tt01,tt02");
    s.play(&["exchange 2 for servant", "exchange 4 for points"]);
    assert_eq!((s.own('X').pool, s.own('X').vp, s.slots('X')), (1, 2, String::new()), "several in a row");
    assert_eq!(s.awaited(), "X offer-card", "the node is posed again");
    let mut s = Scene::new("round 1\ndo windows\nX slots tt01,tt02\nY slots tt01\nZ slots tt12");
    assert_eq!(s.awaited(), "X exch-window");
    s.play(&["finish"]);
    assert_eq!(s.awaited(), "Z exch-window", "one token is worth nothing");
    assert_eq!(s.offers(), ["exchange 2 for servant", "finish"]);
    s.play(&["exchange 2 for servant"]);
    assert_ne!(s.decision(), Some("exch-window"), "nothing is left to exchange");
}

#[test]
fn a_special_token_needs_a_servant() {
    // GG-TOK-S5, GG-TOK-S1, GG-TOK-S2
    let special = &[("special-tokens", "on")];
    let mut s = Scene::with(special, "do special X st1\nX pool 1 pair pool\nY");
    assert_eq!(s.offers(), ["skip", "use st1 with 1", "use st1 with pair"]);
    s.play(&["use st1 with pair"]);
    assert_eq!(
        (s.own('X').pair.code(), s.own('X').special.len(), s.slots('X')),
        ("special", 1, String::new())
    );
    let mut s = Scene::with(special, "do special X st2\nX pool 1\nY");
    assert_eq!(s.offers().len(), 8);
    s.play(&["skip"]);
    assert_eq!(s.slots('X'), "st2", "an ordinary token");
    let s = Scene::with(special, "do special X st3\nX\nY");
    assert_eq!((s.awaited(), s.slots('X')), ("X offer-card".into(), "st3".into()));
    let s = Scene::with(special, "do special X st3\nX slots tt12\nY");
    assert_eq!(s.offers(), ["exchange 2 for servant", "skip"], "an exchange may bring the servant");
    assert_eq!(s.barred_by("use st3 with 1 at travel"), Some("GG-GEN-1"));
}

#[test]
fn reactions_come_in_their_order() {
    // GG-TOK-S4
    let mut s = Scene::with(
        &[("special-tokens", "on")],
        "do area Y palace
         X special st3@palace
         Y vp 5
         Z special st2@palace,st2@palace
         U special st3@palace,st3@jade",
    );
    s.play(&["advance 1"]);
    assert_eq!((s.own('Z').vp, s.own('Y').vp), (2, 3), "first all levies");
    assert_eq!(s.awaited(), "U copy", "then copies, clockwise from the next player");
    s.play(&["advance 1"]);
    assert_eq!(s.own('Z').vp, 2, "a copy is not levied");
    assert_eq!(s.awaited(), "X copy");
}

#[test]
fn wall_options() {
    // GG-WAL-1, GG-WAL-2, GG-WAL-10, GG-WAL-9
    let s = Scene::new("do area X wall\nX pool 1\nY");
    assert_eq!(s.offers(), ["build 1", "skip"]);
    assert_eq!(s.barred_by("build 2"), Some("GG-WAL-2"));
    let mut s = Scene::new("do area X wall\nX pool 1 pair pool\nY");
    s.play(&["build 2"]);
    assert_eq!(s.offers(), ["pay with pair", "pay without pair"]);
    s.play(&["pay with pair"]);
    assert_eq!(s.offers(), ["place 1"]);
    assert_eq!(s.forced(), Some("place 1".into()));
    let mut s = Scene::new("do area X wall\nintrigue 6:X 3:Y\nX wall 2 pool 1 supply 0\nY wall 1 supply 0");
    s.play(&["build 1", "place 1"]);
    assert_eq!(s.awaited(), "X intrigue-bonus", "Y could gain nothing and is not asked");
    assert_eq!(s.offers(), ["skip", "step back 1", "step back 3", "step back 5"]);
    assert_eq!(s.barred_by("step back 7"), Some("GG-WAL-9"));
    s.play(&["step back 5"]);
    assert_eq!(s.offers().len(), 15, "every other face of every die");
    let face = s.offers()[0].clone();
    s.play(&[&face]);
    assert_eq!(format!("turn die 1 to {}", s.state.table.dice[0]), face);
}

#[test]
fn reasons_cite_the_rule_of_their_area() {
    // GG-WAL-2, GG-CAN-2, GG-MOR-5
    let s = Scene::new("do area X canal\nX pool 1\nY");
    assert_eq!(s.barred_by("ship 2"), Some("GG-CAN-2"));
    let s = Scene::new("do area X wall\nX pool 1\nY");
    assert_eq!(s.barred_by("build 2"), Some("GG-WAL-2"));
    // Nothing is paid for D1-2, so the reason is the room alone.
    let s = Scene::new("round 1\ndo decrees\ndecrees d1-1:X d1-2:X\ncanal a1:X3 a2:X3 a3:X3\nX\nY");
    assert_eq!(s.barred_by("use d1-2"), Some("GG-CAN-3"));
}

#[test]
fn an_empty_deck_gives_no_card() {
    // GG-CAN-10, GG-CAN-9
    let mut s = Scene::new("do area X canal\ncanal a3:X2\ndeck\nX pool 1\nY");
    s.play(&["ship 1", "load 1 at a3"]);
    assert_eq!(s.awaited(), "X canal-move", "there is no reward to claim");
    let mut s = Scene::new("do area X canal\ncanal a5:X2\ndeck\nX pool 1 cells points,points,points\nY");
    s.play(&["ship 1", "load 1 at a5"]);
    assert_eq!(s.offers(), ["claim pair", "skip"]);
    assert_eq!(
        (s.barred_by("claim card"), s.barred_by("claim points")),
        (Some("GG-CAN-10"), Some("GG-CAN-9"))
    );
}

#[test]
fn the_winner() {
    // GG-END-7, GG-END-9, GG-END-10, GG-END-2
    let s = Scene::new(
        "round 4
         do final
         intrigue 3:X 5:Z
         X vp 20 arrived 2 pool 6 slots tt12,tt12
         Y vp 90 envoy 8
         Z vp 18 arrived 1
         U vp 40 envoy 2",
    );
    // 20 + 3 and 18 + 5: equal, Z is further ahead; servants and tokens count nothing.
    assert_eq!(gugong_standings(&s), [(2, 23), (3, 0), (1, 23), (3, 0)]);
    assert!(s.story().contains(&"gugong-left-out") && s.story().contains(&"gugong-won"));
    assert_eq!(s.awaited(), "over");
}

#[test]
fn the_dice_of_the_night_count_every_card_and_die() {
    // GG-NIG-1, GG-NIG-6
    let s = Scene::new("round 4\ndo night\ndice 3 3 3\nX hand 3/s2,3/wall\nY hand 3/can");
    assert_eq!(s.awaited(), "X gain");
    assert_eq!(s.json()["table"]["pending"]["amount"], 6);
    let s = Scene::new("round 4\ndo night\ndice 1 2 3\nX discard 8/none\nY discard 9/none");
    assert_eq!(s.awaited(), "over", "after the fourth night the game ends");
}

#[test]
fn habits() {
    let habit = |position: &str| Scene::new(position).habit();
    assert_eq!(habit("do gain X 2\nX pair supply\nY"), Some("gain pair and 1".into()));
    assert_eq!(habit("do gain X 2\nX\nY"), Some("gain 2".into()));
    assert_eq!(habit("do token X tt04\nX\nY"), Some("use tt04".into()));
    assert_eq!(habit("round 1\ndo windows\nX slots tt12\nY"), Some("finish".into()));
    assert_eq!(habit("round 4\ndo windows\nX slots tt12\nY"), None, "what is left is lost then");
    assert_eq!(habit("X\nY"), None);
    let mut s = Scene::new("do area X intrigue\nX pool 1 pair pool\nY");
    s.play(&["scheme 3"]);
    assert_eq!(s.habit(), Some("pay without pair".into()));
    // Every habit is an offer.
    crate::laws::every_game(|_, after, _| {
        use tabletop::{Game, Viewer};
        if let Some(me) = after.to_act().lowest()
            && let Some(habit) = gugong::Gugong::habit(&after.view(Viewer::Seat(me)), me)
        {
            let mut offers = Vec::new();
            after.legal(me, &mut offers);
            assert!(offers.contains(&habit), "{habit}");
        }
    });
}
