//! The law of what is revealed: the rules [say](crate::Hear::reveal) what becomes known to whoever chooses, and a
//! choice of which they do not say so can be taken back. Whoever looks at both must not be able to tell worlds apart.

use std::fmt;
use std::iter::Sum;

use super::{At, PICK, count};
use crate::{Dice, Draw, Game, Match, Message, Seat, Seed, State, Tell, Viewer, Watch};

/// How closely to look: in how many imagined worlds a choice is made.
#[derive(Clone, Copy, Debug)]
pub struct Closely {
    /// Every choice.
    pub every: usize,
    /// Some of them, and as many as it takes to find that something was said without need.
    pub some: usize,
    /// One choice of so many moments is one of `some`.
    pub moments: u32,
}

impl Closely {
    /// Fit for every run of the tests.
    pub const GLANCE: Closely = Closely { every: 3, some: 1_000, moments: 400 };
    /// Every choice in a thousand worlds.
    pub const STARE: Closely = Closely { every: 1_000, some: 1_000, moments: 1 };
}

/// What was found.
#[derive(Clone, Copy, Debug, Default)]
pub struct Found {
    /// Games played.
    pub games: u64,
    /// Choices looked at: whatever was offered to whoever was to act.
    pub choices: u64,
    /// Those of them that reveal something to whoever makes them, as the rules say.
    pub sealed: u64,
    /// Those of the sealed ones that look the same in all worlds: they could have been taken back.
    pub needless: u64,
    /// Choices looked at in as many worlds as `Closely::some`.
    pub closely: u64,
    /// Times a choice was made in an imagined world.
    pub worlds: u64,
}

impl Sum for Found {
    fn sum<I: Iterator<Item = Found>>(all: I) -> Found {
        all.fold(Found::default(), |one, other| Found {
            games: one.games + other.games,
            choices: one.choices + other.choices,
            sealed: one.sealed + other.sealed,
            needless: one.needless + other.needless,
            closely: one.closely + other.closely,
            worlds: one.worlds + other.worlds,
        })
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Found { games, choices, sealed, needless, closely, worlds } = self;
        write!(
            f,
            "{games} games, {choices} choices, {sealed} sealed, {needless} of them without need; {worlds} times made in \
             an imagined world, {closely} choices in all worlds"
        )
    }
}

/// What a seat can tell of a choice after it was made.
struct After<G: Game> {
    state: State<G>,
    seals: bool,
    told: Vec<Message>,
}

impl<G: Game> After<G> {
    /// After everything that happens until the next choice.
    fn all(mut state: State<G>, me: Seat, action: G::Action) -> After<G> {
        let mut watch = Watch::new(me, Vec::new());
        G::apply(&mut state, me, action, &mut watch);
        After::told(state, me, watch)
    }

    /// After the part of it that belongs to the seat's turn.
    fn turn(mut state: State<G>, me: Seat, action: G::Action) -> After<G> {
        let mut watch = Watch::new(me, Vec::new());
        state.draft(me, action, &mut watch);
        After::told(state, me, watch)
    }

    fn told(state: State<G>, me: Seat, watch: Watch<Vec<G::Event>>) -> After<G> {
        // Of a sealed choice nothing is told beforehand.
        let told = if watch.seals { Vec::new() } else { watch.story };
        let told = told.iter().map(|event| event.tell(Viewer::Seat(me))).collect();
        After { state, seals: watch.seals, told }
    }
}

/// Worlds that look the same to one seat at one moment, imagined when they are needed.
struct Worlds<'a, G: Game> {
    game: &'a Match<G>,
    me: Seat,
    series: u64,
    imagined: Vec<State<G>>,
}

impl<G: Game> Worlds<'_, G> {
    fn nth(&mut self, number: usize) -> State<G> {
        while self.imagined.len() <= number {
            let moment = (self.game.ply() as u64) << 32 | self.imagined.len() as u64;
            let dice = Dice::new(Seed::nth(self.series, moment));
            self.imagined.push(G::imagine(&self.game.view(Viewer::Seat(self.me)), dice));
        }
        self.imagined[number]
    }
}

/// Plays one game as `choose` does, and looks at everything that is offered on the way: a choice that is not said to
/// reveal anything leads to positions that look the same, told in the same words, in all worlds that look the same; and
/// in all of them it is said, or in none.
///
/// # Panics
/// Where the law is broken.
pub fn seals<G: Game>(
    (seats, options): (usize, &G::Options),
    seed: u64,
    closely: Closely,
    mut choose: impl FnMut(&[G::Action], &mut Draw) -> G::Action,
) -> Found {
    let mut pick = Dice::new(Seed::nth(seed, 1)).draw(PICK, 1);
    let mut game =
        Match::<G>::new(seats, options.clone(), Seed::nth(seed, 0)).expect("the options fit the table");
    let mut found = Found { games: 1, ..Found::default() };
    while !game.is_over() {
        let at = At::<G> { seats, options, seed, ply: game.ply() };
        let to_act: Vec<Seat> = game.to_act().iter().collect();
        for &me in &to_act {
            let offers = game.offers(me).expect("it is to act");
            let is_moment = pick.below(closely.moments) == 0;
            let chosen = pick.below(count(offers.len())) as usize;
            let mut worlds = Worlds { game: &game, me, series: seed ^ 0x5ea1, imagined: Vec::new() };
            for (idx, &action) in offers.iter().enumerate() {
                let least = if is_moment && idx == chosen { closely.some } else { closely.every };
                look(&mut worlds, action, (least, closely.some), &mut found, &at);
            }
        }
        let me = to_act[pick.below(count(to_act.len())) as usize];
        let action = choose(&game.offers(me).expect("it is to act"), &mut pick);
        game.play(me, action).expect("what was offered can be chosen");
    }
    found
}

/// One choice, in `least` worlds; if it is sealed, in up to `most`, until two of them can be told apart.
fn look<G: Game>(
    worlds: &mut Worlds<'_, G>,
    action: G::Action,
    (least, most): (usize, usize),
    found: &mut Found,
    at: &At<'_, G>,
) {
    let (me, viewer) = (worlds.me, Viewer::Seat(worlds.me));
    let truth = After::<G>::all(*worlds.game.state(), me, action);
    let turn = After::<G>::turn(*worlds.game.state(), me, action);
    assert!(truth.seals || !turn.seals, "a turn is the beginning of what happens: `{action}` of {me}, {at}");
    let (mut made, mut can_tell) = (0, false);
    while made < least || truth.seals && !can_tell && made < most {
        let other = After::<G>::turn(worlds.nth(made), me, action);
        assert!(
            turn.seals == other.seals && turn.told == other.told,
            "the turn of {me} with `{action}` is told as it can be known: {at}, world {made}"
        );
        assert!(
            turn.seals || turn.state.view(viewer).same_sight(&other.state.view(viewer)),
            "`{action}` of {me} can be taken back, yet reveals something: {at}, world {made}"
        );
        let other = After::<G>::all(worlds.nth(made), me, action);
        assert_eq!(
            truth.seals, other.seals,
            "`{action}` of {me} is said to reveal something in all worlds or in none: {at}, world {made}"
        );
        can_tell |= !truth.state.view(viewer).same_sight(&other.state.view(viewer));
        assert!(
            truth.seals || !can_tell,
            "`{action}` of {me} reveals something and nobody says so: {at}, world {made}"
        );
        assert_eq!(
            truth.told, other.told,
            "`{action}` of {me} is told as it can be known: {at}, world {made}"
        );
        made += 1;
    }
    found.choices += 1;
    found.sealed += u64::from(truth.seals);
    found.needless += u64::from(truth.seals && !can_tell);
    found.closely += u64::from(made >= most);
    found.worlds += made as u64;
}
