//! Scenes that are seen as one: what is alike and happens to several seats takes the time of one.

use tabletop::{At, Scene, Seat};

use crate::film::Open;
use crate::scene::Cue;
use crate::{Drawable, Kind};

/// A caption with more sentences nobody reads in the time of one scene.
const SENTENCES: usize = 6;
/// A stage with more scenes than this would pass too fast, or last too long.
const LONG: usize = 14;

/// One scene, or several that follow each other and are alike.
pub(crate) struct Row<G: Drawable> {
    /// The moment the first of them leads to.
    pub(crate) first: At,
    /// The last of them.
    pub(crate) last: Scene<G>,
    /// What was told in all of them.
    pub(crate) told: Vec<G::Event>,
    /// How they are shown.
    pub(crate) cue: Cue,
    /// How much of the story was told then.
    pub(crate) heard: usize,
    /// The stage that is open then.
    pub(crate) open: Option<Open<G>>,
    /// Whom they are about.
    about: Vec<Seat>,
}

impl<G: Drawable> Row<G> {
    pub(crate) fn of(scene: Scene<G>, open: Option<Open<G>>, heard: usize) -> Row<G> {
        let told = scene.moment.told().to_vec();
        let cue = told.iter().map(G::cue).reduce(Cue::and).unwrap_or_default();
        let mut about: Vec<Seat> = told.iter().filter_map(G::whom).collect();
        about.dedup();
        Row { first: scene.at, last: scene, told, cue, heard, open, about }
    }

    /// Whether both are on the same stage, or both at none.
    pub(crate) fn is_beside(&self, next: &Row<G>) -> bool {
        self.stage() == next.stage()
    }

    /// Which stage is open.
    pub(crate) fn stage(&self) -> Option<usize> {
        self.open.as_ref().map(Open::number)
    }

    /// Whether what follows is seen together with this: the same for another seat, and nobody has chosen between.
    pub(crate) fn joins(&self, next: &Row<G>) -> bool {
        self.last.ply == next.last.ply && self.is_like(next) && self.is_of_others(next)
    }

    /// Whether both are of one kind, and can be told at once.
    fn is_like(&self, next: &Row<G>) -> bool {
        self.cue.kind == next.cue.kind
            && self.is_beside(next)
            && self.told.len() + next.told.len() <= SENTENCES
    }

    fn is_of_others(&self, next: &Row<G>) -> bool {
        is_shared(self.cue.kind) && next.about.iter().all(|seat| !self.about.contains(seat))
    }

    /// Whether it goes on with the same seat.
    fn is_of_the_same(&self, next: &Row<G>) -> bool {
        is_repeated(self.cue.kind) && !self.about.is_empty() && self.about == next.about
    }

    pub(crate) fn join(&mut self, next: Row<G>) {
        self.last = next.last;
        self.open = next.open;
        self.heard = next.heard;
        self.told.extend(next.told);
        self.about.extend(next.about);
        self.about.dedup();
        self.cue = std::mem::take(&mut self.cue).and(next.cue);
    }
}

/// Of a stage that is still too long more is seen together: what one seat does again and again, and what seats choose
/// one after the other.
pub(crate) fn compressed<G: Drawable>(rows: Vec<Row<G>>) -> Vec<Row<G>> {
    let mut all: Vec<Row<G>> = Vec::new();
    let long: Vec<bool> = rows
        .iter()
        .map(|row| row.open.is_some() && rows.iter().filter(|other| row.is_beside(other)).count() > LONG)
        .collect();
    for (row, is_long) in rows.into_iter().zip(long) {
        match all.last_mut() {
            Some(last)
                if is_long
                    && last.is_like(&row)
                    && (last.is_of_others(&row) || last.is_of_the_same(&row)) =>
            {
                last.join(row)
            }
            Some(_) | None => all.push(row),
        }
    }
    all
}

/// Whether one looks at this for several seats at once: nobody is worse off by it, and nothing great comes of it.
fn is_shared(kind: Kind) -> bool {
    match kind {
        Kind::Step | Kind::Marker | Kind::Goods | Kind::Deal | Kind::Dice | Kind::Points | Kind::Spared => {
            true
        }
        Kind::Action
        | Kind::Card
        | Kind::Resolved
        | Kind::Decay
        | Kind::Leaves
        | Kind::Judged
        | Kind::Automaton
        | Kind::Opens
        | Kind::Ending
        | Kind::Decided => false,
    }
}

/// Whether one seat may do this several times at once.
fn is_repeated(kind: Kind) -> bool {
    match kind {
        Kind::Step
        | Kind::Marker
        | Kind::Goods
        | Kind::Action
        | Kind::Deal
        | Kind::Card
        | Kind::Dice
        | Kind::Resolved
        | Kind::Decay
        | Kind::Leaves
        | Kind::Points
        | Kind::Spared => true,
        Kind::Judged | Kind::Automaton | Kind::Opens | Kind::Ending | Kind::Decided => false,
    }
}
