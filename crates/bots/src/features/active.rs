//! Features at play: which inputs of a net a position activates, and which of them changed. Nobody listens to names.

use std::any::Any;

use super::{FeatureSink, Memo, Name};

/// No game has more; a power of two.
pub(crate) const MAX_FEATURES: usize = 512;

/// The value that activates no input.
pub(crate) const OFF: u16 = u16::MAX;

/// The active inputs of the position last encoded, and which of them changed.
pub(crate) struct ActiveInputs {
    active: Box<[u16; MAX_FEATURES]>,
    changes: Box<[(u16, u16); MAX_FEATURES]>,
    memos: Vec<Memoised>,
    at: usize,
    changed: usize,
}

/// What some features were about when they were last asked, what came of it, and where the next feature is.
struct Memoised {
    of: Box<dyn Any + Send>,
    at: usize,
    input: u16,
}

impl Default for ActiveInputs {
    fn default() -> ActiveInputs {
        ActiveInputs {
            active: Box::new([OFF; MAX_FEATURES]),
            changes: Box::new([(0, 0); MAX_FEATURES]),
            memos: Vec::new(),
            at: 0,
            changed: 0,
        }
    }
}

impl ActiveInputs {
    /// Encodes a position, from the first feature on.
    #[inline(always)]
    pub(crate) fn encode(&mut self, features: impl FnOnce(&mut Encoder<'_>)) {
        let (active, changes) = (&mut *self.active, &mut *self.changes);
        let mut encoder =
            Encoder { active, changes, memos: &mut self.memos, memo: 0, at: 0, input: 0, changed: 0 };
        features(&mut encoder);
        (self.at, self.changed) = (encoder.at, encoder.changed);
    }

    /// The active inputs, one per feature.
    pub(crate) fn active(&self) -> &[u16] {
        &self.active[..self.at]
    }

    /// What was active before and is now, where it changed.
    #[inline]
    pub(crate) fn changes(&self) -> &[(u16, u16)] {
        &self.changes[..self.changed]
    }
}

/// Encodes one position: its numbers stay in registers.
pub(crate) struct Encoder<'a> {
    active: &'a mut [u16; MAX_FEATURES],
    changes: &'a mut [(u16, u16); MAX_FEATURES],
    memos: &'a mut Vec<Memoised>,
    memo: usize,
    at: usize,
    input: u16,
    changed: usize,
}

impl Encoder<'_> {
    /// Without a branch, because which values change nobody can guess; the masks say that no game has too many.
    #[inline(always)]
    fn set(&mut self, input: u16) {
        const MASK: usize = MAX_FEATURES - 1;
        let before = std::mem::replace(&mut self.active[self.at & MASK], input);
        self.changes[self.changed & MASK] = (before, input);
        self.changed += usize::from(before != input);
        self.at += 1;
    }
}

#[allow(clippy::cast_possible_truncation, reason = "values are few, and inputs fewer than 65535")]
impl FeatureSink for Encoder<'_> {
    #[inline(always)]
    fn one_of(&mut self, _name: impl Name, value: usize, of: usize) {
        self.set(self.input + value.min(of - 1) as u16);
        self.input += of as u16;
    }

    #[inline(always)]
    fn up_to(&mut self, _name: impl Name, number: usize, most: usize) {
        self.set(if number == 0 { OFF } else { self.input + number.min(most) as u16 - 1 });
        self.input += most as u16;
    }

    #[inline(always)]
    fn about<T: Memo, R: Memo>(&mut self, _name: impl Name, of: &T, ask: impl FnOnce(&mut Self) -> R) -> R {
        let memo = self.memo;
        self.memo += 1;
        if let Some(known) = self.memos.get(memo)
            && let Some((before, answer)) = known.of.downcast_ref::<(T, R)>()
            && before == of
        {
            (self.at, self.input) = (known.at, known.input);
            return *answer;
        }
        let answer = ask(self);
        match self.memos.get_mut(memo).and_then(|known| known.of.downcast_mut::<(T, R)>()) {
            Some(known) => *known = (*of, answer),
            None => {
                self.memos.truncate(memo);
                self.memos.push(Memoised { of: Box::new((*of, answer)), at: self.at, input: self.input });
            }
        }
        answer
    }
}
