//! Looks at positions with a net. Keeps the hidden layer of the last one each seat looked at, because the next is
//! usually much like it.

use tabletop::{MAX_SEATS, Seat, View};

use crate::Mind;
use crate::look::{Answers, sides};
use crate::net::maths::softmax;
use crate::net::{Net, POINTS};

/// The chance to win of every seat; at a table of one, the second is whoever the rules play against it.
pub type Chances = [f32; MAX_SEATS];

/// Whoever looks at positions with one net.
pub struct Judge<'n> {
    net: &'n Net,
    eyes: [Eyes; MAX_SEATS],
    /// Whose eyes saw the last position.
    last: Seat,
    said: Vec<i16>,
    /// How many positions were judged.
    pub judged: u64,
}

/// What one seat saw last, and the hidden layer it led to.
struct Eyes {
    answers: Answers,
    hidden: Vec<i16>,
}

impl<'n> Judge<'n> {
    /// With this net.
    pub fn new(net: &'n Net) -> Judge<'n> {
        let said = vec![0; net.hidden()];
        let eyes = || Eyes { answers: Answers::default(), hidden: net.start().to_vec() };
        Judge { net, eyes: std::array::from_fn(|_| eyes()), last: Seat::new(0), said, judged: 0 }
    }

    /// The chances of all seats, as `me` sees it.
    #[inline]
    pub fn chances<G: Mind>(&mut self, view: &View<'_, G>, me: Seat) -> Chances {
        let Eyes { answers, hidden } = &mut self.eyes[me.idx()];
        self.last = me;
        answers.listen(|hearing| G::look(view, me, hearing));
        self.judged += 1;
        weigh(self.net, answers.changes(), (hidden, &mut self.said), me, view.seats())
    }

    /// The chances once these answers of `me` are others: what the net does without a look at a position.
    #[inline]
    pub fn weigh(&mut self, changes: &[(u16, u16)], me: Seat, seats: usize) -> Chances {
        let hidden = &mut self.eyes[me.idx()].hidden;
        weigh(self.net, changes, (hidden, &mut self.said), me, seats)
    }

    /// Which answers the position last judged changed: what each was, and what it is.
    pub fn changes(&self) -> &[(u16, u16)] {
        self.eyes[self.last.idx()].answers.changes()
    }

    /// The points every seat will still make, by kind, in the position last judged as `me` saw it.
    pub fn points(&self, me: Seat, seats: usize) -> Vec<Vec<f32>> {
        let sources = self.net.sources();
        let first = sides(seats);
        let mut points = vec![Vec::new(); seats];
        for step in 0..seats {
            let rows = first + step * sources..first + (step + 1) * sources;
            points[me.clockwise(step, seats).idx()] =
                rows.map(|row| POINTS * self.net.output(row, &self.said)).collect();
        }
        points
    }

    /// What was heard of the position last judged.
    pub fn heard(&self) -> &[u16] {
        self.eyes[self.last.idx()].answers.heard()
    }

    /// The net.
    pub fn net(&self) -> &'n Net {
        self.net
    }
}

#[inline]
fn weigh(
    net: &Net,
    changes: &[(u16, u16)],
    (hidden, said): (&mut [i16], &mut [i16]),
    me: Seat,
    seats: usize,
) -> Chances {
    net.follow(changes, hidden);
    net.speak(hidden, said);
    let n = sides(seats);
    let mut shares = [0.0; MAX_SEATS];
    for (step, share) in shares[..n].iter_mut().enumerate() {
        *share = net.output(step, said);
    }
    softmax(&mut shares[..n]);
    let mut chances = [0.0; MAX_SEATS];
    for (step, share) in shares[..n].iter().enumerate() {
        chances[me.clockwise(step, n).idx()] = *share;
    }
    chances
}
