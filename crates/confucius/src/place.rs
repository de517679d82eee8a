//! The Court phase: placing the candidate official (rules section 6.27, EXAM-15 to EXAM-24).

use tabletop::{Hear, Offer, Seat, Seats};

use crate::action::Action;
use crate::bar::Bar;
use crate::event::Event;
use crate::official::{Officials, Post, Space, SpaceSet, Tile};
use crate::piece::{ByMinistry, ByStudent, Candidate, Ministry};
use crate::setup::size;
use crate::table::Table;
use crate::task::{Question, Step};
use crate::{Confucius, State, version};

/// CF-EXAM-15: all students leave, and the winner places the tile where he can (CF-EXAM-21).
pub(crate) fn begin(state: &mut State, winner: Seat, out: &mut impl Hear<Event>) {
    let table = &mut state.table;
    table.students = ByStudent::default();
    if options(table).iter().any(|(_, spaces)| !spaces.is_empty()) {
        return table.ask(winner, Question::Place);
    }
    won(table);
    out.hear(|| Event::CandidateRemoved { winner }); // CF-EXAM-20
}

/// The candidate is out of the examination; the next one comes by itself.
fn won(table: &mut Table) {
    table.exam = None;
    table.candidates.past.push(face_up(table));
    table.candidates.face_up = None;
    table.agenda.step(Step::Candidate);
}

fn face_up(table: &Table) -> Candidate {
    table.candidates.face_up.expect("a candidate is face up until the last is won")
}

/// `placement_options` of section 6.27.
fn options(table: &Table) -> ByMinistry<SpaceSet> {
    let named = match face_up(table) {
        Candidate::Of(ministry) => Some(ministry),
        Candidate::Any => None,
    };
    // These spaces of the named ministry, or of all; resolved ones are closed (CF-GEN-5).
    let spaces = |named: Option<Ministry>, of: &dyn Fn(&Officials) -> SpaceSet| {
        ByMinistry::new(|ministry| {
            let officials = &table.ministries[ministry];
            let is_meant = named.is_none_or(|named| named == ministry);
            if officials.resolved || !is_meant { SpaceSet::default() } else { of(officials) }
        })
    };
    if named.is_none() && !table.options.any_candidate_empty_first {
        // CF-EXAM-17, switched off: each ministry by itself.
        let empty_or_open = |officials: &Officials| {
            if officials.empty().is_empty() { officials.open() } else { officials.empty() }
        };
        return spaces(None, &empty_or_open);
    }
    let takes_empty = named.is_none() || version::closed_candidate_takes_empty_space(&table.options);
    let in_order = [
        spaces(named, &Officials::empty), // CF-EXAM-16, CF-EXAM-17
        spaces(named, &Officials::open),  // CF-EXAM-18
        spaces(None, &Officials::open),   // CF-EXAM-19
        spaces(None, &|officials| if takes_empty { officials.empty() } else { SpaceSet::default() }), // CF-EXAM-19
    ];
    let possible = |spaces: &ByMinistry<SpaceSet>| spaces.iter().any(|(_, spaces)| !spaces.is_empty());
    in_order.into_iter().find(possible).unwrap_or_default()
}

/// `D-PLACE`.
pub(crate) fn legal<O: Offer<Confucius>>(table: &Table, out: &mut O) {
    let options = options(table);
    for (ministry, spaces) in options.iter() {
        spaces.iter().for_each(|space| out.offer(Action::Place(Post { ministry, space })));
        if O::BARS {
            for space in (SpaceSet::ALL - *spaces).iter() {
                let bar = why_not(table, &options, ministry, space);
                out.bar(Action::Place(Post { ministry, space }), bar);
            }
        }
    }
}

/// Why a space is not among the options.
fn why_not(table: &Table, options: &ByMinistry<SpaceSet>, ministry: Ministry, space: Space) -> Bar {
    let officials = &table.ministries[ministry];
    let offers_empty = options.iter().any(|(m, spaces)| !(*spaces & table.ministries[m].empty()).is_empty());
    if officials.resolved {
        return Bar::MinistryResolved(ministry);
    }
    if officials.tiles().contains(space) && !officials.open().contains(space) {
        return Bar::TileSecured;
    }
    match face_up(table) {
        Candidate::Of(named) if named != ministry && !options[named].is_empty() => Bar::CandidateNames(named),
        Candidate::Of(_) if offers_empty => Bar::EmptySpaceFirst,
        Candidate::Any if !table.options.any_candidate_empty_first => Bar::EmptySpaceHereFirst,
        Candidate::Any if offers_empty => Bar::EmptySpaceAnywhereFirst,
        Candidate::Of(_) if !version::closed_candidate_takes_empty_space(&table.options) => {
            Bar::EmptySpaceElsewhere
        }
        Candidate::Of(_) | Candidate::Any => Bar::OpenTileFirst,
    }
}

/// The tile is secured at once; whoever was there leaves the game (CF-EXAM-18).
pub(crate) fn place(state: &mut State, me: Seat, post: Post, out: &mut impl Hear<Event>) {
    let table = &mut state.table;
    let officials = &mut table.ministries[post.ministry];
    if let Some(cost) = officials.tile(post.space).and_then(|tile| tile.cost) {
        table.officials_removed.push(cost);
        table.officials_removed.sort_unstable();
    }
    officials.put(post.space, Tile::candidate(me));
    won(table);
    out.hear(|| Event::CandidatePlaced { seat: me, post });
}

/// CF-EXAM-22: tiles that name a resolved ministry are skipped; CF-EXAM-23: with none left the game ends.
pub(crate) fn next_candidate(state: &mut State, out: &mut impl Hear<Event>) {
    let table = &mut state.table;
    let is_resolved = |candidate: Candidate| match candidate {
        Candidate::Of(ministry) => table.ministries[ministry].resolved,
        Candidate::Any => false,
    };
    // The named ones lie on top (CF-SETUP-8): in which order, nobody knows.
    let is_named = |candidate: &&Candidate| **candidate != Candidate::Any;
    if state.sealed.candidates.iter().filter(is_named).count() > 1 {
        out.reveal(Seats::ALL);
    }
    let mut next = state.sealed.candidates.pop();
    while let Some(skipped) = next.filter(|&candidate| is_resolved(candidate)) {
        table.candidates.past.push(skipped);
        out.hear(|| Event::CandidateSkipped { candidate: skipped });
        next = state.sealed.candidates.pop();
    }
    table.candidates.face_up = next;
    table.candidates.below = size(&state.sealed.candidates);
    if let Some(candidate) = next {
        out.hear(|| Event::CandidateRevealed { candidate });
    }
}
