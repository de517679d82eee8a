//! What a bot sees, as inputs of a net: a list of questions, each with one answer out of a few.
//!
//! A game asks its questions always in the same order (`Mind::look`), so an answer is a place in the list and a number.
//! Every possible answer is an input of the net; "nothing" is none. Two positions that differ little differ in few
//! answers, and only those are computed anew (`judge.rs`).

use std::any::Any;

use tabletop::{Dice, Game, Seat, Seed, Viewer};

use crate::Mind;

/// Who listens to what is seen.
pub trait Look {
    /// One answer out of `of`; what is larger counts as the last.
    fn one_of(&mut self, answer: usize, of: usize);

    /// A number up to `most`; what is larger counts as the most, and 0 says nothing.
    fn up_to(&mut self, number: usize, most: usize);

    /// Yes, or nothing.
    #[inline(always)]
    fn is(&mut self, yes: bool) {
        self.up_to(usize::from(yes), 1);
    }

    /// Questions whose answers follow from `of` and from who looks, and from nothing else, and what else is worth
    /// knowing of it: while it stays the same nobody asks again.
    #[inline(always)]
    fn about<T: Subject, R: Subject>(&mut self, _of: &T, ask: impl FnOnce(&mut Self) -> R) -> R
    where
        Self: Sized,
    {
        ask(self)
    }

    /// A number that may be below zero, in steps of `step` up to `most` steps either way.
    #[inline(always)]
    fn signed(&mut self, number: i32, step: i32, most: i32) {
        let steps = number.div_euclid(step).clamp(-most, most) + most;
        let of = usize::try_from(2 * most + 1).unwrap_or_default();
        self.one_of(usize::try_from(steps).unwrap_or_default(), of);
    }
}

/// What questions can be about.
pub trait Subject: Copy + PartialEq + Send + 'static {}

impl<T: Copy + PartialEq + Send + 'static> Subject for T {}

/// The best of the others, by place; 0 where there are none.
#[inline(always)]
pub(crate) fn rivals<const N: usize>(all: &[i32; N], n: usize) -> [i32; N] {
    let (mut first, mut second, mut at) = (i32::MIN, i32::MIN, 0);
    for (idx, &own) in all[..n].iter().enumerate() {
        if own > first {
            (first, second, at) = (own, first, idx);
        } else {
            second = second.max(own);
        }
    }
    let second = if n > 1 { second } else { 0 };
    std::array::from_fn(|idx| if idx == at { second } else { first })
}

/// What a game asks at a table of so many: how many answers each question has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schema {
    /// By question.
    pub answers: Vec<u16>,
    hash: u64,
}

impl Schema {
    /// The questions of a game.
    pub fn of<G: Mind>(seats: usize) -> Schema {
        let state = G::setup(seats, &G::Options::default(), Dice::new(Seed::nth(0, 0)));
        let me = Seat::new(0);
        let mut schema = Schema { answers: Vec::new(), hash: FNV };
        schema.note(G::KEY.as_bytes());
        schema.note(&[u8::try_from(seats).unwrap_or_default()]);
        G::look(&state.view(Viewer::Seat(me)), me, &mut schema);
        assert!(schema.answers.len() < MAX_QUESTIONS, "too many questions");
        schema
    }

    fn note(&mut self, bytes: &[u8]) {
        self.hash = fnv(self.hash, bytes);
    }

    fn add(&mut self, answers: usize, kind: u8) {
        let answers = u16::try_from(answers).expect("no question has so many answers");
        self.answers.push(answers);
        let [low, high] = answers.to_le_bytes();
        self.note(&[low, high, kind]);
    }

    /// How many inputs a net needs.
    pub fn inputs(&self) -> usize {
        self.answers.iter().map(|&answers| usize::from(answers)).sum()
    }

    /// Changes when a question changes.
    pub fn hash(&self) -> u64 {
        self.hash
    }
}

impl Look for Schema {
    fn one_of(&mut self, _answer: usize, of: usize) {
        self.add(of, 0);
    }

    fn up_to(&mut self, _number: usize, most: usize) {
        self.add(most, 1);
    }
}

pub(crate) const FNV: u64 = 0xcbf2_9ce4_8422_2325;

/// FNV-1a.
pub(crate) fn fnv(hash: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(hash, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// No game asks more; a power of two.
pub(crate) const MAX_QUESTIONS: usize = 512;

/// The answer that says nothing.
pub(crate) const NOTHING: u16 = u16::MAX;

/// The answers last heard, and which of them changed.
pub(crate) struct Answers {
    heard: Box<[u16; MAX_QUESTIONS]>,
    changes: Box<[(u16, u16); MAX_QUESTIONS]>,
    known: Vec<Known>,
    at: usize,
    changed: usize,
}

/// What some questions were about when they were last asked, what came of it, and where the next question is.
struct Known {
    of: Box<dyn Any + Send>,
    at: usize,
    input: u16,
}

impl Default for Answers {
    fn default() -> Answers {
        Answers {
            heard: Box::new([NOTHING; MAX_QUESTIONS]),
            changes: Box::new([(0, 0); MAX_QUESTIONS]),
            known: Vec::new(),
            at: 0,
            changed: 0,
        }
    }
}

impl Answers {
    /// Listens from the first question on.
    #[inline(always)]
    pub(crate) fn listen(&mut self, look: impl FnOnce(&mut Hearing<'_>)) {
        let (heard, changes) = (&mut *self.heard, &mut *self.changes);
        let mut hearing =
            Hearing { heard, changes, known: &mut self.known, subject: 0, at: 0, input: 0, changed: 0 };
        look(&mut hearing);
        (self.at, self.changed) = (hearing.at, hearing.changed);
    }

    /// The inputs that are on, one per question.
    pub(crate) fn heard(&self) -> &[u16] {
        &self.heard[..self.at]
    }

    /// What was heard before and is now, where it changed.
    #[inline]
    pub(crate) fn changes(&self) -> &[(u16, u16)] {
        &self.changes[..self.changed]
    }
}

/// Whoever listens, for as long as it lasts: its numbers stay in registers.
pub(crate) struct Hearing<'a> {
    heard: &'a mut [u16; MAX_QUESTIONS],
    changes: &'a mut [(u16, u16); MAX_QUESTIONS],
    known: &'a mut Vec<Known>,
    subject: usize,
    at: usize,
    input: u16,
    changed: usize,
}

impl Hearing<'_> {
    /// Without a branch, because which answers change nobody can guess; the masks say that no game asks too much.
    #[inline(always)]
    fn hear(&mut self, input: u16) {
        const MASK: usize = MAX_QUESTIONS - 1;
        let before = std::mem::replace(&mut self.heard[self.at & MASK], input);
        self.changes[self.changed & MASK] = (before, input);
        self.changed += usize::from(before != input);
        self.at += 1;
    }
}

#[allow(clippy::cast_possible_truncation, reason = "answers are few, and inputs fewer than 65535")]
impl Look for Hearing<'_> {
    #[inline(always)]
    fn one_of(&mut self, answer: usize, of: usize) {
        self.hear(self.input + answer.min(of - 1) as u16);
        self.input += of as u16;
    }

    #[inline(always)]
    fn up_to(&mut self, number: usize, most: usize) {
        self.hear(if number == 0 { NOTHING } else { self.input + number.min(most) as u16 - 1 });
        self.input += most as u16;
    }

    #[inline(always)]
    fn about<T: Subject, R: Subject>(&mut self, of: &T, ask: impl FnOnce(&mut Self) -> R) -> R {
        let subject = self.subject;
        self.subject += 1;
        let known = self.known.get(subject);
        if let Some(known) = known
            && let Some((before, answer)) = known.of.downcast_ref::<(T, R)>()
            && before == of
        {
            (self.at, self.input) = (known.at, known.input);
            return *answer;
        }
        let answer = ask(self);
        match self.known.get_mut(subject).and_then(|known| known.of.downcast_mut::<(T, R)>()) {
            Some(known) => *known = (*of, answer),
            None => {
                self.known.truncate(subject);
                self.known.push(Known { of: Box::new((*of, answer)), at: self.at, input: self.input });
            }
        }
        answer
    }
}

/// How many can win: every seat, and at a table of one whoever the rules play against it, who comes after it.
pub(crate) fn sides(seats: usize) -> usize {
    seats.max(2)
}

/// The share of a win each side has at the end.
pub(crate) fn shares<G: Game>(table: &G::Table) -> [f32; tabletop::MAX_SEATS] {
    let standings = G::standings(table);
    let first = standings.iter().filter(|standing| standing.place == 1).count();
    let is_alone = standings.len() == 1;
    std::array::from_fn(|idx| {
        let won = if idx < standings.len() {
            standings[Seat::new(idx)].place == 1
        } else {
            is_alone && idx == 1 && first == 0
        };
        if won { 1.0 / first.max(1) as f32 } else { 0.0 }
    })
}
