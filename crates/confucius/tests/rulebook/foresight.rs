//! What is foretold is what then happens: resolutions, obligations, prices, titles; over the golden games.

use confucius::actions_box::BoxAction;
use confucius::bar::Bar;
use confucius::card::Currency;
use confucius::foresight::Yield;
use confucius::ministry::Officers;
use confucius::official::{Post, Space};
use confucius::pending::{Price, Source};
use confucius::piece::{Gift, Ministry, Named};
use confucius::table::{Phase, Table};
use confucius::{Action, Confucius, Event};
use tabletop::{Match, Seat, Viewer};

use crate::scene::{Scene, seat};

/// Lets `look` at every choice of the golden games: the position before it, what was chosen, and what came of it.
fn replay(mut look: impl FnMut(&Match<Confucius>, Seat, Action, &Match<Confucius>)) {
    for (_, record) in kit::golden::records::<Confucius>() {
        let whole = Match::<Confucius>::read(&record).unwrap();
        let mut game = whole.at(0);
        for &(seat, action) in whole.log() {
            let before = game.clone();
            game.play(seat, action).unwrap();
            look(&before, seat, action, &game);
        }
    }
}

fn table(game: &Match<Confucius>) -> &Table {
    game.view(Viewer::Spectator).table
}

fn officers(table: &Table, ministry: Ministry) -> Option<Officers> {
    let officials = &table.ministries[ministry];
    let pair = officials.minister.zip(officials.secretary)?;
    Some(Officers { minister: pair.0, secretary: pair.1 })
}

#[test]
fn a_resolution_takes_the_course_that_was_foretold() {
    let mut open = 0;
    replay(|before, _, action, after| {
        let Some(resolution) = table(before).resolution else { return };
        let course = table(before).course(resolution.ministry);
        let Action::Yield(to) = action else { panic!("somebody gives up his influence") };
        match (&course.choice, course.yields.first()) {
            (_, Some(first)) => {
                assert_eq!((first.seat, first.to), (resolution.weakest, to));
                assert_eq!(first.gift, table(before).gift(to, first.seat));
            }
            (Some((seat, among)), None) => assert!(*seat == resolution.weakest && among.contains(&to)),
            (None, None) => panic!("somebody must give up his influence"),
        }
        if !table(after).ministries[resolution.ministry].resolved {
            return;
        }
        let ending = officers(table(after), resolution.ministry);
        assert!(course.endings.contains(&ending), "{ending:?} is not in {course:?}");
        if course.choice.is_none() {
            assert_eq!(course.settled(), ending);
        } else {
            open += 1;
        }
    });
    assert!(open > 5, "{open}");
}

#[test]
fn a_gift_leaves_no_choice_and_is_told_so() {
    // CF-EX-10: the ministry before it is resolved, and while it is.
    let scene = Scene::new(
        "
        round 4 | ministries
        gongbu 1:Ks 2:Ps 3:Ku 4:Gu 5:Ps 6:Ks 7:Ps | vp 7 5
        gifts P>G:3 K>G:4
        K
        G
        P
        ",
    );
    let mut table = scene.state.table;
    let (black, green, purple) = (seat('K'), seat('G'), seat('P'));
    for _ in 0..2 {
        let course = table.course(Ministry::Gongbu);
        assert_eq!(course.yields, [Yield { seat: green, to: black, gift: Some(Gift::Coat) }]);
        assert_eq!(course.settled(), Some(Officers { minister: black, secretary: purple }));
        table.resolution = None;
    }
    let bonds = table.bonds();
    let coat = bonds.iter().find(|bond| bond.gift == Gift::Coat).unwrap();
    assert_eq!((coat.donor, coat.recipient), (black, green));
    assert_eq!(coat.yields, [Ministry::Gongbu]);
    assert!(coat.forbids.is_empty(), "he has less influence there than Black");
    let ending = table.ending();
    assert_eq!(ending.offices[Ministry::Gongbu], Some(Officers { minister: black, secretary: purple }));
}

#[test]
fn after_a_free_choice_every_end_is_told() {
    // CF-EX-11
    let scene = Scene::new(
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
    let course = scene.state.table.course(Ministry::Bingbu);
    assert_eq!(course.yields, [Yield { seat: seat('P'), to: seat('G'), gift: Some(Gift::Tapestry) }]);
    assert_eq!(course.choice, Some((seat('K'), vec![seat('G'), seat('W'), seat('Y')])));
    let printed = Officers { minister: seat('W'), secretary: seat('Y') };
    assert!(course.endings.contains(&Some(printed)));
    assert_eq!(course.settled(), None);
}

#[test]
fn a_ministry_with_two_families_is_settled_as_foretold_for_the_post_that_completes_it() {
    let mut seen = 0;
    replay(|before, seat, action, after| {
        let Action::Place(Post { ministry, space }) = action else { return };
        let resolved = |game| table(game).ministries[ministry].resolved;
        if resolved(before) || !resolved(after) || table(before).phase == Phase::FinalResolution {
            return;
        }
        let course = table(before).course_with(Post { ministry, space }, seat);
        assert!(course.endings.contains(&officers(table(after), ministry)));
        seen += 1;
    });
    assert!(seen > 0, "no candidate completed a ministry");
}

#[test]
fn obligations_are_those_that_bar_bribes() {
    let mut barred = 0;
    replay(|before, seat, _, _| {
        let table = table(before);
        if table.agenda.question().map(confucius::Question::decision) != Some("bribe") {
            return;
        }
        let bonds = table.bonds();
        for (action, bar) in before.menu(seat).unwrap().bars {
            let (Action::Bribe(post), Bar::Obliged { donor, gift, ministry }) = (action, bar) else {
                continue;
            };
            let bond = bonds.iter().find(|bond| bond.donor == donor && bond.recipient == seat).unwrap();
            assert_eq!((bond.gift, post.ministry), (gift, ministry));
            assert!(bond.forbids.contains(&ministry));
            barred += 1;
        }
        for bond in bonds.iter().filter(|bond| bond.recipient == seat) {
            let offers = before.offers(seat).unwrap();
            let forbidden = |action: &Action| matches!(action, Action::Bribe(post) if bond.forbids.contains(&post.ministry));
            assert!(
                !offers.iter().any(forbidden) || table.pending.is_some_and(|p| p.source == Source::Reward)
            );
        }
    });
    assert!(barred > 0, "nobody was ever barred");
}

#[test]
fn an_action_costs_the_cubes_and_at_least_the_coins_it_was_quoted_at() {
    let mut taken = 0;
    let mut quoted = None;
    replay(|before, seat, action, after| {
        if table(before).pending.is_none() {
            let quote = |action| (action, table(before).quote(seat, action));
            quoted = match (action, table(before).phase) {
                (Action::Take(action), Phase::Actions) => Some(quote(action)),
                (_, _) => None,
            };
        }
        let Some((action, quote)) = quoted else { return };
        if let (Action::Pay(cards), Some(price)) = (action_of(after), quote.price) {
            assert!(cards.worth(price.currency) >= price.cost, "{action:?} for {cards}");
            assert!(
                price.currency == Currency::Coins || matches!(action, BoxAction::Voyage | BoxAction::Recruit)
            );
        }
        let placed = |game| table(game).families[seat].cubes;
        let done = after
            .told(after.ply() - 1)
            .iter()
            .any(|event| matches!(event, Event::ActionTaken { source: Source::Cubes, .. }));
        if done {
            assert_eq!(placed(before) - placed(after), quote.cubes, "{action:?}");
            let again = table(after).quote(seat, action);
            assert_eq!(quote.again.unwrap_or(again.cubes), again.cubes, "{action:?} again");
            taken += 1;
        }
    });
    assert!(taken > 500, "{taken}");
}

#[test]
fn the_quote_is_the_least_price_of_all_targets() {
    let mut seen = [0; BoxAction::ALL.len()];
    replay(|before, seat, action, after| {
        let (Action::Take(action), Phase::Actions) = (action, table(before).phase) else { return };
        if !table(after).pending.is_some_and(|pending| pending.source == Source::Cubes) {
            return;
        }
        let quote = table(before).quote(seat, action);
        let prices = prices(after, seat);
        // Commercial Income is no price: any card is traded.
        if prices.is_empty() || action == BoxAction::Commercial {
            return;
        }
        let least = prices.iter().min_by_key(|price| price.cost).copied();
        assert_eq!(quote.price, least, "{action:?}");
        assert!(
            quote.is_least || prices.iter().all(|price| Some(*price) == least),
            "{action:?} has one price"
        );
        seen[action as usize] += 1;
    });
    let paid = [
        BoxAction::Bribe,
        BoxAction::Secure,
        BoxAction::Nominate,
        BoxAction::ForceExam,
        BoxAction::BuyJunks,
        BoxAction::Voyage,
        BoxAction::Recruit,
        BoxAction::Invade,
        BoxAction::BuyGift,
    ];
    paid.iter().for_each(|&action| assert!(seen[action as usize] > 0, "{action:?} was never taken"));
}

/// What is asked at `D-PAY` for every target that is offered.
fn prices(game: &Match<Confucius>, seat: Seat) -> Vec<Price> {
    let due = |game: &Match<Confucius>| table(game).pending.and_then(|pending| pending.price);
    if let Some(price) = due(game) {
        return vec![price];
    }
    let after = |target: Action| {
        let mut game = game.clone();
        game.play(seat, target).unwrap();
        due(&game)
    };
    game.offers(seat).unwrap().into_iter().filter_map(after).collect()
}

#[test]
fn a_candidate_costs_nothing_whatever_the_discount() {
    // CF-DISC-1: the discount of Hubu, and a tile without a cost.
    let scene = Scene::new("round 4 | turns\nturn K\nhubu 3:Ku4 4:Gc 5:Kc\nK\nG\nP");
    let table = &scene.state.table;
    let price = |space| {
        let post = Post { ministry: Ministry::Hubu, space };
        let official = table.official_price(seat('K'), post);
        assert_eq!(table.bribe_price(seat('K'), post), Some(official));
        official.cost
    };
    assert_eq!([price(Space::ALL[2]), price(Space::ALL[3]), price(Space::ALL[4])], [3, 0, 0]);
}

fn action_of(game: &Match<Confucius>) -> Action {
    game.log()[game.ply() - 1].1
}

#[test]
fn the_end_is_as_foretold_where_nobody_has_a_choice() {
    let (mut seen, mut settled) = (0, 0);
    replay(|before, _, _, after| {
        if table(after).phase != Phase::Over || table(before).phase != Phase::FinalResolution {
            return;
        }
        let (ending, after) = (table(before).ending(), table(after));
        for &ministry in
            Ministry::ALL.iter().filter(|&&ministry| !table(before).ministries[ministry].resolved)
        {
            // A choice may cancel gifts that would bind in the next ministry.
            let Some(foretold) = ending.offices[ministry] else { break };
            assert_eq!(officers(after, ministry), Some(foretold));
        }
        let open = |ministry: &Ministry| !table(before).ministries[*ministry].resolved;
        let is_settled = Ministry::ALL.iter().filter(|ministry| open(ministry)).all(|&ministry| {
            ending.offices[ministry].is_some() || table(before).course(ministry).endings == [None]
        });
        if is_settled {
            assert_eq!(after.titles, Some(ending.titles), "nobody could change them");
            settled += 1;
        }
        seen += 1;
    });
    assert!(seen > 0, "no game ended with a choice");
    assert!(settled > 0, "and none was settled before it");
}
