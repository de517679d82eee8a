//! What everybody can know by following the game holds in every imagined world (section 8).

use confucius::card::{Card, Cards, Currency};
use confucius::piece::Named;
use confucius::{Action, Confucius, Event, Options, State};
use tabletop::{Dice, Game, Purpose, Seat, Seed, Viewer};

use crate::busy::Manner;
use crate::laws::options;
use crate::scene::{Scene, seat};

fn offers(state: &State, me: Seat) -> Vec<Action> {
    let mut offers = Vec::new();
    state.legal(me, &mut offers);
    offers
}

fn imagine(state: &State, viewer: Viewer, number: u64) -> State {
    Confucius::imagine(&state.view(viewer), Dice::new(Seed::nth(number, 7)))
}

/// What a seat has in hand or face down at a student.
fn has(state: &State, seat: Seat) -> Cards {
    let hand = &state.hands[seat];
    hand.cards + hand.contributed.map(|(_, cards)| cards).unwrap_or_default()
}

/// What a spectator writes down from what is told, by seat.
#[derive(Clone, Copy, Default)]
struct Notes {
    drawn: u8,
    gone: Cards,
}

/// The game as a spectator follows it since the last shuffle. Nothing is asked of it once nobody can tell who laid
/// what.
struct Follower {
    notes: Vec<Notes>,
    is_clear: bool,
}

impl Follower {
    fn hear(&mut self, told: &[Event], after: &State) {
        let mut is_new = false;
        for event in told {
            if let Event::Reshuffled { .. } = event {
                self.notes.fill(Notes::default());
                (self.is_clear, is_new) = (true, true);
            } else if let Event::Paid { seat, cards } | Event::Discarded { seat, cards } = event {
                self.notes[seat.idx()].gone += *cards;
            } else if let Event::Drew { seat, cards, .. } = event {
                let drawn = &mut self.notes[seat.idx()].drawn;
                // Some may have come from the old deck.
                *drawn = if is_new { after.table.shuffled.len() - after.table.deck } else { *drawn + cards };
            } else if let Event::ExamContested { .. } = event {
                self.is_clear = false;
            }
        }
    }

    /// Whether everybody can have drawn as many of the shuffled cards as he has drawn: of any types, no more of them
    /// have left the deck than all together have drawn and have or had (Gale's theorem).
    fn agrees(&self, world: &State) -> bool {
        let mut left = world.table.shuffled;
        world.sealed.deck.iter().for_each(|&card| left -= one(card));
        (0_u8..8).all(|types| {
            let of = |cards: Cards| -> u8 {
                let of = Card::ALL.iter().filter(|&&card| types & 1 << card as u8 != 0);
                of.map(|&card| cards.count(card)).sum()
            };
            let drawn = self.notes.iter().zip(world.table.families.seats());
            let drawn = drawn.map(|(notes, seat)| notes.drawn.min(of(has(world, seat) + notes.gone)));
            of(left) <= drawn.sum()
        })
    }
}

fn one(card: Card) -> Cards {
    let mut one = Cards::default();
    one.add(card, 1);
    one
}

/// Plays a game, and asks every world after a reshuffle: how many, and how many would be wrong with two hands
/// exchanged.
fn follow(seats: usize, options: &Options, manner: Manner, seed: u64) -> (usize, usize) {
    let mut state = Confucius::setup(seats, options, Dice::new(Seed::nth(seed, 0)));
    let mut pick = Dice::new(Seed::nth(seed, 1)).draw(Purpose::new("worlds"), 0);
    let mut follower = Follower { notes: vec![Notes::default(); seats], is_clear: false };
    let (mut asked, mut wrong) = (0, 0);
    while let Some(me) = state.to_act().lowest() {
        let action = manner.pick(&offers(&state, me), &mut pick);
        let mut told = Vec::new();
        Confucius::apply(&mut state, me, action, &mut told);
        Confucius::audit(&state);
        follower.hear(&told, &state);
        for viewer in Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let world = imagine(&state, viewer, u64::from(pick.below(1 << 20)));
            // And what somebody else imagines in an imagined world.
            let other = Viewer::Seat(Seat::new(pick.below(seats as u32) as usize));
            let nested = imagine(&world, other, u64::from(pick.below(1 << 20)));
            Confucius::audit(&world);
            Confucius::audit(&nested);
            if follower.is_clear {
                assert!(follower.agrees(&state), "the true world is one that can be");
                assert!(follower.agrees(&world), "{viewer} imagines one that cannot");
                assert!(follower.agrees(&nested), "{viewer} imagines that {other} does");
                asked += 1;
                let mut exchanged = world;
                exchanged.hands[Seat::new(0)] = world.hands[Seat::new(1)];
                exchanged.hands[Seat::new(1)] = world.hands[Seat::new(0)];
                wrong += usize::from(!follower.agrees(&exchanged));
            }
        }
    }
    (asked, wrong)
}

#[test]
fn worlds_agree_with_who_drew_how_much_since_the_last_shuffle() {
    let (mut asked, mut wrong) = (0, 0);
    for seats in 3..=5 {
        for set in [&[][..], &[("advanced-game", "true")]] {
            for manner in [Manner::Uniform, Manner::Busy, Manner::Learned] {
                for seed in 0..5 {
                    let game = follow(seats, &options(set), manner, seed);
                    (asked, wrong) = (asked + game.0, wrong + game.1);
                }
            }
        }
    }
    assert!(asked > 1000 && wrong > 100, "{wrong} of {asked}");
}

/// Twenty c3 are reshuffled, and K draws two of them.
const SHUFFLED: &str = "round 5 | turns\nturn K\ndeck\nK\nG hand 22,0,0\nP hand 0,22,2";

#[test]
fn what_is_drawn_after_a_reshuffle_lay_in_the_discard_pile() {
    let mut scene = Scene::new(SHUFFLED);
    assert_eq!(scene.discard(), [0, 0, 20]);
    scene.play(&["tax"]);
    assert_eq!((scene.heard("confucius-reshuffled"), scene.hand('K')), (1, [0, 0, 2]));
    for number in 0..100 {
        for viewer in [Viewer::Seat(seat('P')), Viewer::Seat(seat('G')), Viewer::Spectator] {
            let world = imagine(&scene.state, viewer, number);
            let nested = imagine(&world, Viewer::Seat(seat('P')), number + 1);
            assert_eq!(world.hands[seat('K')].cards, Cards::new(0, 0, 2), "{viewer}");
            assert_eq!(nested.hands[seat('K')].cards, Cards::new(0, 0, 2), "{viewer}");
        }
    }
    // G pays of what he held; K has still drawn nothing else, whatever G draws.
    scene.play(&["commercial", "trade c1 c1"]);
    for number in 0..100 {
        let world = imagine(&scene.state, Viewer::Spectator, number);
        assert_eq!(world.hands[seat('K')].cards, Cards::new(0, 0, 2));
        assert!(world.hands[seat('G')].cards.count(Card::C3) >= 3, "he has drawn three");
    }
}

#[test]
fn what_must_be_somebodys_share_of_a_pile_leaves_others_what_they_are_known_to_hold() {
    // Everybody is known to hold c1, c2 and c3. K lays all of it, so the c2 of the pile is his: G laid c3, and still
    // has c1 and c2.
    let position = "round 4 | exam\nstudents red G plain P\nK hand 1,1,1\nG hand 1,1,1\nP hand 1,1,1";
    let mut scene = Scene::new(position);
    scene.state.table.families.iter_mut().for_each(|family| family.known = Cards::new(1, 1, 1));
    scene.play(&["support red", "contribute c1 c2 c3", "support red", "contribute c3"]);
    scene.play(&["support plain", "contribute c2"]);
    let known = |name| scene.family(name).known;
    assert_eq!([known('K'), known('G'), known('P')], [(0, 0, 0), (1, 1, 0), (1, 0, 1)].map(cards));
    let table = &scene.state.table;
    assert!(table.tutored.is_empty(), "nobody can doubt whose they were");
    // K lays two: of the pile c1, c2, c3, one may be G's.
    let mut scene = Scene::new(position);
    scene.state.table.families.iter_mut().for_each(|family| family.known = Cards::new(1, 1, 1));
    scene.play(&["support red", "contribute c1 c2", "support red", "contribute c3"]);
    scene.play(&["support plain", "contribute c2"]);
    assert_eq!((scene.state.table.tutored, scene.family('K').tutored), (Cards::new(1, 1, 1), 2));
    for number in 0..50 {
        let world = imagine(&scene.state, Viewer::Seat(seat('P')), number);
        let both = has(&world, seat('K')) + has(&world, seat('G'));
        assert_eq!(both, Cards::new(1, 1, 1), "what is not in the pile");
        let world = imagine(&scene.state, Viewer::Seat(seat('K')), number);
        assert_eq!(world.hands, scene.state.hands, "K knows what he did not lay");
    }
}

fn cards((c1, c2, c3): (u8, u8, u8)) -> Cards {
    Cards::new(c1, c2, c3)
}

#[test]
fn imagined_worlds_respect_what_everybody_can_know() {
    // At the start every hand is known: one card of each type.
    let state = Confucius::setup(4, &Options::default(), Dice::new(Seed::nth(1, 0)));
    for seed in 0..20 {
        let world = Confucius::imagine(&state.view(Viewer::Spectator), Dice::new(Seed::nth(seed, 9)));
        assert!(world.hands.iter().all(|hand| hand.cards == Cards::new(1, 1, 1)));
    }
    // Later every world has its cards where they can be: the deck is a part of what was shuffled, less the own draws.
    let mut state = state;
    let mut pick = Dice::new(Seed::nth(2, 0)).draw(Purpose::new("worlds"), 0);
    let mut differ = 0;
    while let Some(me) = state.to_act().lowest() {
        let choices = offers(&state, me);
        let action = choices[pick.below(choices.len() as u32) as usize];
        Confucius::apply(&mut state, me, action, &mut tabletop::Deaf);
        let own = Seat::new(1);
        let world = Confucius::imagine(
            &state.view(Viewer::Seat(own)),
            Dice::new(Seed::nth(3, pick.below(99).into())),
        );
        let mut deck = Cards::default();
        world.sealed.deck.iter().for_each(|&card| deck.add(card, 1));
        let can_be = state.table.shuffled - state.hands[own].drawn;
        assert!(Card::ALL.iter().all(|&card| deck.count(card) <= can_be.count(card)));
        for (seat, family) in state.table.families.by_seat() {
            let hand = &world.hands[seat];
            let held = hand.cards + hand.contributed.map(|(_, cards)| cards).unwrap_or_default();
            assert!(Card::ALL.iter().all(|&card| family.known.count(card) <= held.count(card)));
        }
        differ += usize::from(world.hands != state.hands);
    }
    assert!(differ > 100, "and otherwise they differ");
}

#[test]
fn whoever_has_begun_an_action_can_complete_it_in_every_world() {
    // CF-GEN-7: a rare hand, four cards worth eleven licences at least.
    let mut scene =
        Scene::new("round 2 | turns\nturn K\nK hand 3,1,0 shipyard 11\nG hand 2,2,2\nP hand 2,2,2");
    scene.play(&["voyage", "launch 11"]);
    for seed in 0..50 {
        let view = scene.state.view(Viewer::Spectator);
        let world = Confucius::imagine(&view, Dice::new(Seed::nth(seed, 0)));
        let licences = world.hands[Seat::new(0)].cards.worth(Currency::Licences);
        assert!(licences >= 11, "{licences}");
    }
}
