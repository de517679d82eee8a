//! What bots must know of a game: how to look at it, what is worth thinking about, and by what to judge it without a
//! net. Every game has one file of this in `games/`; a game that says nothing is played by its points.

use tabletop::{Game, Seat, View};

use crate::look::Look;
use crate::net::Nets;

/// A game that bots can think about.
pub trait Mind: Game {
    /// So many points behind is a clear loss: how a net that learns tells close games from others.
    const CLOSE: f32 = 10.0;

    /// In how many imagined worlds a player without a search looks at each choice: more where cards are drawn unseen.
    /// Where it is one, a search takes what it thought of a choice in one world for what it would think in another.
    const WORLDS: u32 = 1;

    /// Units of the hidden layer of new nets; a multiple of 32.
    const UNITS: usize = 96;

    /// How often a seat has a fancy at the beginning of a training, and a game a head start: where plans of many
    /// choices pay that nobody finds by chance.
    const FANCY: f32 = 0.0;

    /// In how many of eight games of a training some seats are played by simple rules: where playing well against
    /// oneself is not enough to play well against those.
    const SIMPLE: usize = 0;

    /// How many choices of every seat an iteration plays on at level 6: as far as makes it a step above level 5.
    const BEYOND: u32 = 4;

    /// Iterations of a search in each of two trees at level 7: as many as there is time for.
    const ITERATIONS: u32 = 360;

    /// The nets that come with the program.
    fn nets() -> &'static Nets {
        static NONE: Nets = Nets::new(&[]);
        &NONE
    }

    /// Tells what `me` sees: always the same questions in the same order, whatever the position.
    fn look(_view: &View<'_, Self>, _me: Seat, _out: &mut impl Look) {}

    /// A hand-made judgement of how `me` stands; more is better. For the greedy player, and when there is no net.
    fn worth(view: &View<'_, Self>, me: Seat) -> f32 {
        let standings = Self::standings(view.table);
        let best = |seat: &Seat| standings[*seat].points;
        let other = standings.seats().filter(|&seat| seat != me).map(|seat| best(&seat)).max();
        (best(&me) - other.unwrap_or_default()) as f32
    }

    /// How near a side came to winning, in points: what tells close games from others at their end. The sides are the
    /// seats; at a table of one there is a second side, whoever the rules play against it, and the win is shared
    /// between the two.
    fn tally(table: &Self::Table, side: Seat) -> f32 {
        let standings = Self::standings(table);
        standings.seats().find(|&seat| seat == side).map_or(0.0, |seat| standings[seat].points as f32)
    }

    /// The numbers of the offers worth thinking about: equal ones once, pointless ones not at all. Never empty.
    fn sensible(_view: &View<'_, Self>, _me: Seat, offered: &[Self::Action], out: &mut Vec<usize>) {
        out.clear();
        out.extend(0..offered.len());
    }

    /// Whether nothing is begun and not yet done. Only such positions are judged: what is begun is brought to its
    /// best end first, which a net would otherwise have to foresee.
    fn is_quiet(_table: &Self::Table) -> bool {
        true
    }

    /// What a choice is to somebody who looks on: choices with the same key are one branch of a search. `seen` says
    /// whether its own seat looks; what lies face down has then no face.
    fn key(_table: &Self::Table, action: Self::Action, _seen: bool) -> (Self::Action, u32) {
        (action, 0)
    }

    /// Whether what is chosen now is hidden from those who choose next, so that a mixture is better than any one
    /// choice.
    fn is_secret(_table: &Self::Table) -> bool {
        false
    }

    /// Which of the game's roads a choice belongs to, if it belongs to one: a fancy is for a whole road.
    fn road(_action: Self::Action) -> Option<u8> {
        None
    }

    /// Gives seats something a road leads past, so that games to learn from begin in the middle of it.
    fn head_start(_table: &mut Self::Table, _number: u64) {}

    /// Options to learn with: the default ones mostly, some others so that the net has seen them.
    fn variety(_number: u64) -> Self::Options {
        Self::Options::default()
    }
}
