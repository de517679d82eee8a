//! Nothing leaks: two worlds that differ only in what a seat cannot know look, offer and tell it the same.

use tabletop::{Dice, Draw, Game, Message, Purpose, Seat, Seed, State, Tell, Viewer};

use crate::{Menu, uniform};

/// What only the game knows of its secrets.
pub trait Secrets<G: Game> {
    /// How the game is played.
    fn choose(&self, offers: &[G::Action], draw: &mut Draw) -> G::Action {
        uniform(offers, draw)
    }
    /// Whether `other` looks like `action` to those who do not see the hand of whoever chose.
    fn is_alike(&self, _state: &State<G>, action: G::Action, other: G::Action) -> bool {
        other == action
    }
    /// Whether something hidden from `viewer` came out, or chance decided something.
    fn reveals(&self, told: &[G::Event], viewer: Viewer) -> bool;
    /// Whether the same position can have been reached on another way that is told.
    fn is_one_way_of_many(&self, told: &[G::Event], viewer: Viewer) -> bool {
        self.reveals(told, viewer)
    }
    /// Whatever else must be so in an imagined world, in which `me` is to act.
    fn look(&self, _world: &State<G>, _me: Seat) {}
}

/// A position as a program sees it.
pub fn json<G: Game>(state: &State<G>, viewer: Viewer) -> String {
    serde_json::to_string(&state.view(viewer).at(7)).expect("a view serialises")
}

/// Offers and bars.
fn menu<G: Game>(state: &State<G>, me: Seat) -> Vec<String> {
    let menu = Menu::of(state, me);
    let offers = menu.offers.iter().map(ToString::to_string);
    offers.chain(menu.bars.iter().map(|(action, bar)| format!("{action}: {bar:?}"))).collect()
}

fn story<G: Game>(told: &[G::Event], viewer: Viewer) -> Vec<Message> {
    told.iter().map(|event| event.tell(viewer)).collect()
}

/// Plays a game and compares every position with an imagined one, and what comes of the same choice in both; returns
/// how often somebody chose otherwise in secret.
///
/// # Panics
/// Where something leaks.
pub fn nothing_leaks<G: Game>(
    (seats, options): (usize, &G::Options),
    seed: u64,
    secrets: &impl Secrets<G>,
) -> usize {
    let mut state = G::setup(seats, options, Dice::new(Seed::nth(seed, 0)));
    let mut pick = Dice::new(Seed::nth(seed, 1)).draw(Purpose::new("leaks"), 0);
    let mut otherwise = 0;
    for ply in 0.. {
        let to_act: Vec<Seat> = state.to_act().iter().collect();
        if to_act.is_empty() {
            break;
        }
        let me = uniform(&to_act, &mut pick);
        let action = secrets.choose(&Menu::of(&state, me).offers, &mut pick);
        let (mut next, mut told) = (state, Vec::new());
        G::apply(&mut next, me, action, &mut told);
        for viewer in Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let at = format!("{viewer} at {ply}: `{action}`");
            let mut world = G::imagine(&state.view(viewer), Dice::new(Seed::nth(seed ^ 0xabc, ply)));
            looks_the_same(&state, &world, viewer, &at);
            secrets.look(&world, me);
            // Somebody's choice, in both worlds.
            let mut alike = Menu::of(&world, me).offers;
            alike.retain(|other| match viewer.sees(me) {
                true => *other == action,
                false => secrets.is_alike(&world, action, *other),
            });
            if alike.is_empty() {
                continue;
            }
            let other = uniform(&alike, &mut pick);
            otherwise += usize::from(other != action);
            let mut other_told = Vec::new();
            G::apply(&mut world, me, other, &mut other_told);
            if json(&world, viewer) != json(&next, viewer) {
                assert!(secrets.reveals(&told, viewer), "{at} shows what nobody revealed");
            } else if !secrets.is_one_way_of_many(&told, viewer) {
                let looks_the_same = world.view(viewer).same_sight(&next.view(viewer));
                assert!(looks_the_same || secrets.reveals(&told, viewer), "{at} looks the same");
                assert_eq!(story::<G>(&told, viewer), story::<G>(&other_told, viewer), "{at}");
                assert_eq!(format!("{told:?}"), format!("{other_told:?}"), "Debug tells no more: {at}");
            }
        }
        state = next;
    }
    otherwise
}

fn looks_the_same<G: Game>(state: &State<G>, world: &State<G>, viewer: Viewer, at: &str) {
    G::audit(world);
    assert_eq!(json(world, viewer), json(state, viewer), "{at}");
    if let Viewer::Seat(own) = viewer
        && state.to_act().contains(own)
    {
        assert_eq!(menu(world, own), menu(state, own), "{at}");
    }
    for seat in state.to_act().iter() {
        assert!(!Menu::of(world, seat).offers.is_empty(), "every world goes on: {at}");
        assert_eq!(G::forced(&world.table, seat), G::forced(&state.table, seat), "{at}");
    }
}
