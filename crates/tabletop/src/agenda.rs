//! What is pending: a stack of plain tasks.

/// What is still to be done, the next thing on top.
///
/// What interrupts goes in front and is finished before the rest goes on; that is all a stack does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Agenda<T: Copy + Default, const N: usize> {
    stack: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Default for Agenda<T, N> {
    fn default() -> Self {
        Agenda { stack: [T::default(); N], len: 0 }
    }
}

impl<T: Copy + Default, const N: usize> Agenda<T, N> {
    /// What is next, without taking it off.
    #[inline]
    pub fn next(&self) -> Option<T> {
        self.len.checked_sub(1).map(|top| self.stack[usize::from(top)])
    }

    /// Takes off what is next.
    #[inline]
    pub fn take(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        // Nothing is left behind, so that equal agendas are equal bytes.
        Some(std::mem::take(&mut self.stack[usize::from(self.len)]))
    }

    /// Puts one task before everything else.
    ///
    /// # Panics
    /// If more is pending than the game said can be.
    #[inline]
    pub fn push(&mut self, task: T) {
        self.stack[usize::from(self.len)] = task;
        self.len += 1;
    }

    /// Puts these before everything else, the first of them first.
    pub fn first<const M: usize>(&mut self, tasks: [T; M]) {
        tasks.into_iter().rev().for_each(|task| self.push(task));
    }

    /// Everything pending, in the order in which it will come.
    pub fn iter(&self) -> impl Iterator<Item = T> + '_ {
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
    use super::Agenda;

    #[test]
    fn what_interrupts_is_finished_before_the_rest_goes_on() {
        let mut agenda: Agenda<char, 8> = Agenda::default();
        agenda.first(['a', 'b', 'c']);
        assert_eq!(agenda.take(), Some('a'));
        agenda.first(['x', 'y']);
        assert_eq!(agenda.iter().collect::<String>(), "xybc");
        assert_eq!(agenda.next(), Some('x'));
        let taken: String = std::iter::from_fn(|| agenda.take()).collect();
        assert_eq!(taken, "xybc");
        assert!(agenda.is_empty() && agenda == Agenda::default());
    }
}
