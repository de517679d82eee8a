//! Seven levels: ε-greedy on the net by how often a choice is a random one, then a search by how far ahead is thought.

use crate::Playable;
use crate::search::Effort;

/// A level from 1 to 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 7] = [Level(1), Level(2), Level(3), Level(4), Level(5), Level(6), Level(7)];

    /// The level somebody meets who has not chosen one.
    pub const DEFAULT: Level = Level(3);

    /// The net alone, without a random choice.
    pub const NET: Level = Level(5);

    /// The strongest.
    pub const BEST: Level = Level(7);

    /// Its number.
    pub fn number(self) -> u8 {
        self.0
    }

    /// Its name on the command line and in protocols.
    pub fn name(self) -> &'static str {
        self.of(&["novice", "pupil", "candidate", "licentiate", "graduate", "doctor", "academician"])
    }

    /// The id of its name in words.
    pub fn words(self) -> &'static str {
        self.of(&[
            "site-level-1",
            "site-level-2",
            "site-level-3",
            "site-level-4",
            "site-level-5",
            "site-level-6",
            "site-level-7",
        ])
    }

    /// The level of this number or name.
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name || level.0.to_string() == name)
    }

    /// ε in percent: in a hundred choices, how many are random ones (slips).
    pub(crate) fn epsilon(self) -> usize {
        *self.of(&[&74, &52, &31, &14, &0, &0, &0])
    }

    /// Whether it thinks ahead, which takes its time.
    pub fn thinks(self) -> bool {
        self > Level::NET
    }

    /// How much is thought ahead, if at all.
    pub fn effort<G: Playable>(self) -> Option<Effort> {
        match self.0 {
            6 => Some(Effort { iterations: 16, rollout: G::ROLLOUT, trees: 1 }),
            7 => Some(Effort { iterations: G::ITERATIONS, rollout: 8, trees: 2 }),
            _ => None,
        }
    }

    fn of<T: ?Sized>(self, list: &[&'static T; 7]) -> &'static T {
        list[usize::from(self.0) - 1]
    }
}
