//! What is pending: a stack of plain tasks.

/// Something pending: it happens by itself, or it waits for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task<S, Q> {
    /// Happens by itself.
    Step(S),
    /// Waits until somebody has chosen.
    Ask(Q),
}

impl<S: Default, Q> Default for Task<S, Q> {
    fn default() -> Self {
        Task::Step(S::default())
    }
}

/// What is still to be done, the next thing on top: steps `S` and questions `Q`.
///
/// What interrupts goes in front and is finished before the rest goes on; that is all a stack does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Agenda<S, Q, const N: usize> {
    stack: [Task<S, Q>; N],
    len: u8,
}

impl<S: Copy + Default, Q: Copy, const N: usize> Default for Agenda<S, Q, N> {
    fn default() -> Self {
        Agenda { stack: [Task::default(); N], len: 0 }
    }
}

impl<S: Copy + Default, Q: Copy, const N: usize> Agenda<S, Q, N> {
    /// What is next, without taking it off.
    #[inline]
    pub fn next(&self) -> Option<Task<S, Q>> {
        self.len.checked_sub(1).map(|top| self.stack[usize::from(top)])
    }

    /// The question that is next, if one is.
    #[inline]
    pub fn question(&self) -> Option<Q> {
        match self.next()? {
            Task::Ask(question) => Some(question),
            Task::Step(_) => None,
        }
    }

    /// Takes off what is next.
    #[inline]
    pub fn take(&mut self) -> Option<Task<S, Q>> {
        self.len = self.len.checked_sub(1)?;
        // Nothing is left behind, so that equal agendas are equal bytes.
        Some(std::mem::take(&mut self.stack[usize::from(self.len)]))
    }

    /// Takes off the question that is next, because somebody has chosen.
    #[inline]
    pub fn answered(&mut self) -> Option<Q> {
        let question = self.question()?;
        self.take();
        Some(question)
    }

    /// Puts one task before everything else.
    ///
    /// # Panics
    /// If more is pending than the game said can be.
    #[inline]
    pub fn push(&mut self, task: Task<S, Q>) {
        self.stack[usize::from(self.len)] = task;
        self.len += 1;
    }

    /// This happens before everything else.
    #[inline]
    pub fn step(&mut self, step: S) {
        self.push(Task::Step(step));
    }

    /// This is asked before everything else.
    #[inline]
    pub fn ask(&mut self, question: Q) {
        self.push(Task::Ask(question));
    }

    /// These happen before everything else, the first of them first.
    pub fn steps<const M: usize>(&mut self, steps: [S; M]) {
        steps.into_iter().rev().for_each(|step| self.step(step));
    }

    /// Puts these before everything else, the first of them first.
    pub fn first<const M: usize>(&mut self, tasks: [Task<S, Q>; M]) {
        tasks.into_iter().rev().for_each(|task| self.push(task));
    }

    /// Everything pending, in the order in which it will come.
    pub fn iter(&self) -> impl Iterator<Item = Task<S, Q>> + '_ {
        self.stack[..usize::from(self.len)].iter().rev().copied()
    }

    /// Whether nothing is pending.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}

#[cfg(test)]
mod tests {
    use super::{Agenda, Task};

    #[test]
    fn what_interrupts_is_finished_before_the_rest_goes_on() {
        let mut agenda: Agenda<char, u8, 8> = Agenda::default();
        agenda.steps(['a', 'b', 'c']);
        assert_eq!((agenda.take(), agenda.question()), (Some(Task::Step('a')), None));
        agenda.first([Task::Ask(1), Task::Step('y')]);
        let all = [Task::Ask(1), Task::Step('y'), Task::Step('b'), Task::Step('c')];
        assert_eq!(agenda.iter().collect::<Vec<_>>(), all);
        assert_eq!((agenda.question(), agenda.answered()), (Some(1), Some(1)));
        assert_eq!((agenda.question(), agenda.answered()), (None, None), "what happens is not answered");
        let taken: Vec<_> = std::iter::from_fn(|| agenda.take()).collect();
        assert_eq!(taken, all[1..]);
        assert!(agenda.is_empty() && agenda == Agenda::default());
    }
}
