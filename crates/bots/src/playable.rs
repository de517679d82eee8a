//! What playing needs of a game: features for a net, pruning, quiescence, and a heuristic for when there is no net.
//! Every game has one file of this in `games/`; a game that says nothing is played by its points. What only training
//! needs is [`crate::Trainable`].

use tabletop::{Score, Seat, View};

use crate::features::FeatureSink;
use crate::net::Nets;
use crate::value::{Chances, by_place};

/// A game that bots can play. Auxiliary outputs of its nets are its sources of points ([`Score::SOURCES`]).
pub trait Playable: Score {
    /// Determinisations (imagined worlds) in which a player without a search looks at each choice: more where cards are
    /// drawn unseen. Where it is one, a search takes what it thought of a choice in one world for what it would think
    /// in another.
    const WORLDS: u32 = 1;

    /// Rollout depth at level 6, in choices of every seat: as far as makes it a step above level 5.
    const ROLLOUT: u32 = 4;

    /// Iterations of a search in each of two trees at level 7: as many as there is time for.
    const ITERATIONS: u32 = 360;

    /// The nets that come with the program.
    fn nets() -> &'static Nets {
        static NONE: Nets = Nets::new(&[]);
        &NONE
    }

    /// Features of a position as `me` sees it, the inputs of the net: always the same ones in the same order, whatever
    /// the position.
    fn features(_view: &View<'_, Self>, _me: Seat, _out: &mut impl FeatureSink) {}

    /// Heuristic evaluation, made by hand: how `me` stands; more is better. For the greedy player, and when there is no
    /// net.
    fn heuristic(view: &View<'_, Self>, me: Seat) -> f32 {
        let standings = Self::standings(view.table);
        let best = |seat: &Seat| standings[*seat].points;
        let other = standings.seats().filter(|&seat| seat != me).map(|seat| best(&seat)).max();
        (best(&me) - other.unwrap_or_default()) as f32
    }

    /// Terminal value: what the end of a game is worth to every side, together 1. The win, shared by those who have it;
    /// a game in which it matters how much is won says so.
    fn terminal_value(table: &Self::Table) -> Chances {
        by_place::<Self>(table)
    }

    /// Pruning: the numbers of the offers worth thinking about, equal ones once, pointless ones not at all. Never
    /// empty.
    fn sensible(_view: &View<'_, Self>, _me: Seat, offered: &[Self::Action], out: &mut Vec<usize>) {
        out.clear();
        out.extend(0..offered.len());
    }

    /// Quiescence: whether nothing is begun and not yet done. Only such positions are evaluated: what is begun is
    /// brought to its best end first, which a net would otherwise have to foresee.
    fn is_quiet(_table: &Self::Table) -> bool {
        true
    }

    /// Information-set key of a choice, what it is to somebody who looks on: choices with the same key are one edge of
    /// a search tree. `seen` says whether its own seat looks; to the others what lies face down has no face.
    fn key(_table: &Self::Table, action: Self::Action, _seen: bool) -> (Self::Action, u32) {
        (action, 0)
    }

    /// Whether what is chosen now is hidden from those who choose next, so that a mixed strategy is better than any one
    /// choice.
    fn is_secret(_table: &Self::Table) -> bool {
        false
    }
}
