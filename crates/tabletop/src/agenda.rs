//! What is pending: a stack of plain tasks.

use tinyvec::ArrayVec;

/// What is still to be done, the next thing on top.
///
/// What interrupts goes in front and is finished before the rest goes on; that is all a stack does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Agenda<T: Copy + Default, const N: usize> {
    stack: ArrayVec<[T; N]>,
}

impl<T: Copy + Default, const N: usize> Agenda<T, N> {
    /// What is next, without taking it off.
    #[inline]
    pub fn next(&self) -> Option<T> {
        self.stack.last().copied()
    }

    /// Takes off what is next.
    #[inline]
    pub fn take(&mut self) -> Option<T> {
        self.stack.pop()
    }

    /// Puts one task before everything else.
    #[inline]
    pub fn push(&mut self, task: T) {
        self.stack.push(task);
    }

    /// Puts these before everything else, the first of them first.
    pub fn first<const M: usize>(&mut self, tasks: [T; M]) {
        self.stack.extend(tasks.into_iter().rev());
    }

    /// Everything pending, in the order in which it will come.
    pub fn iter(&self) -> impl Iterator<Item = T> + '_ {
        self.stack.iter().rev().copied()
    }

    /// Whether nothing is pending.
    pub fn is_empty(&self) -> bool {
        self.stack.is_empty()
    }
}
