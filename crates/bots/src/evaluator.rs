//! Evaluates positions with a net. Keeps the accumulator of the last one each seat looked at, because the next is
//! usually much like it.

use tabletop::{MAX_SEATS, Seat, View};

use crate::Playable;
use crate::features::ActiveInputs;
use crate::net::maths::softmax;
use crate::net::{Net, POINTS_SCALE};
use crate::value::{Chances, sides};

/// An evaluator: one net, and what every seat saw last.
pub struct Evaluator<'n> {
    net: &'n Net,
    sights: [Sight; MAX_SEATS],
    /// Who saw the last position.
    last: Seat,
    activations: Vec<i16>,
    /// How many positions were evaluated.
    pub evaluations: u64,
}

/// What one seat saw last, and the accumulator it led to.
struct Sight {
    inputs: ActiveInputs,
    accumulator: Vec<i16>,
}

impl<'n> Evaluator<'n> {
    /// With this net.
    pub fn new(net: &'n Net) -> Evaluator<'n> {
        let sight = |_| Sight { inputs: ActiveInputs::default(), accumulator: net.hidden_bias().to_vec() };
        let (sights, activations) = (std::array::from_fn(sight), vec![0; net.hidden()]);
        Evaluator { net, sights, last: Seat::new(0), activations, evaluations: 0 }
    }

    /// Value of a position: the chances of all seats, as `me` sees it.
    #[inline]
    pub fn value<G: Playable>(&mut self, view: &View<'_, G>, me: Seat) -> Chances {
        let Sight { inputs, accumulator } = &mut self.sights[me.idx()];
        self.last = me;
        inputs.encode(|encoder| G::features(view, me, encoder));
        self.evaluations += 1;
        forward(self.net, inputs.changes(), (accumulator, &mut self.activations), me, view.seats())
    }

    /// Forward pass alone: the value once these inputs of `me` are others, without a look at a position.
    #[inline]
    pub fn forward(&mut self, changes: &[(u16, u16)], me: Seat, seats: usize) -> Chances {
        let accumulator = &mut self.sights[me.idx()].accumulator;
        forward(self.net, changes, (accumulator, &mut self.activations), me, seats)
    }

    /// Which inputs the position last evaluated changed: what each was, and what it is.
    pub fn changes(&self) -> &[(u16, u16)] {
        self.sights[self.last.idx()].inputs.changes()
    }

    /// The points every seat will still make, by kind, in the position last evaluated as `me` saw it.
    pub fn points(&self, me: Seat, seats: usize) -> Vec<Vec<f32>> {
        let sources = self.net.sources();
        let first = sides(seats);
        let mut points = vec![Vec::new(); seats];
        for step in 0..seats {
            let rows = first + step * sources..first + (step + 1) * sources;
            points[me.clockwise(step, seats).idx()] =
                rows.map(|row| POINTS_SCALE * self.net.output(row, &self.activations)).collect();
        }
        points
    }

    /// The active inputs of the position last evaluated.
    pub fn active(&self) -> &[u16] {
        self.sights[self.last.idx()].inputs.active()
    }

    /// The net.
    pub fn net(&self) -> &'n Net {
        self.net
    }
}

#[inline]
fn forward(
    net: &Net,
    changes: &[(u16, u16)],
    (accumulator, activations): (&mut [i16], &mut [i16]),
    me: Seat,
    seats: usize,
) -> Chances {
    net.update(changes, accumulator);
    net.activate(accumulator, activations);
    let n = sides(seats);
    let mut shares = [0.0; MAX_SEATS];
    for (step, share) in shares[..n].iter_mut().enumerate() {
        *share = net.output(step, activations);
    }
    softmax(&mut shares[..n]);
    let mut chances = [0.0; MAX_SEATS];
    for (step, share) in shares[..n].iter().enumerate() {
        chances[me.clockwise(step, n).idx()] = *share;
    }
    chances
}
