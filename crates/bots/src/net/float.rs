//! The same net while it learns: fractions instead of whole numbers, and plain gradient descent.
#![allow(
    clippy::cast_possible_truncation,
    reason = "weights are rounded into range, which is looked for first"
)]

use crate::look::{NOTHING, Schema};
use crate::net::maths::softmax;
use crate::net::{CAP, Header, Net, POINTS, bounds};
use crate::random::Random;

/// A net that learns.
#[derive(Clone)]
pub struct Pupil {
    seats: usize,
    sources: usize,
    width: usize,
    columns: Vec<f32>,
    start: Vec<f32>,
    rows: Vec<f32>,
    bias: Vec<f32>,
    // What one lesson needs, kept to be used again.
    sums: Vec<f32>,
    said: Vec<f32>,
    blame: Vec<f32>,
    outputs: Vec<f32>,
}

/// One lesson.
pub struct Lesson<'a> {
    /// What was heard: the inputs that are on.
    pub heard: &'a [u16],
    /// The share of the win of each seat, the viewer first.
    pub shares: &'a [f32],
    /// The points each seat still makes, by seat and kind, the viewer first; not every lesson is about them.
    pub points: Option<&'a [f32]>,
    /// How much is learned.
    pub rate: f32,
}

/// How much points count beside the win.
const POINTS_WEIGHT: f32 = 0.1;

const LANES: usize = 16;

impl Pupil {
    /// One that knows nothing.
    pub fn new(schema: &Schema, seats: usize, sources: usize, width: usize, seed: u64) -> Pupil {
        let outputs = seats * (1 + sources);
        let mut random = Random::new(seed);
        let mut some = |count: usize, most: f32| -> Vec<f32> {
            (0..count).map(|_| most * (random.below(20_001) as f32 / 10_000.0 - 1.0)).collect()
        };
        Pupil {
            seats,
            sources,
            width,
            columns: some(schema.inputs() * width, 0.04),
            start: some(width, 0.2),
            rows: some(outputs * width, 0.1),
            bias: vec![0.0; outputs],
            sums: vec![0.0; width],
            said: vec![0.0; width],
            blame: vec![0.0; width],
            outputs: vec![0.0; outputs],
        }
    }

    /// Learns one lesson; returns how wrong it was about the win (cross entropy).
    pub fn learn(&mut self, lesson: &Lesson<'_>) -> f32 {
        let about = if lesson.points.is_some() { self.outputs.len() } else { self.seats };
        self.listen(lesson.heard);
        let (width, rate) = (self.width, lesson.rate);
        for (output, row) in self.outputs[..about].iter_mut().zip(self.rows.chunks_exact(width)) {
            *output = dot(row, &self.said);
        }
        self.outputs[..about].iter_mut().zip(&self.bias).for_each(|(output, bias)| *output += bias);
        softmax(&mut self.outputs[..self.seats]);
        let wrong = lesson.shares.iter().zip(&self.outputs);
        let wrong = wrong.map(|(share, output)| -share * output.max(1e-6).ln()).sum();
        for (output, share) in self.outputs.iter_mut().zip(lesson.shares) {
            *output -= share;
        }
        if let Some(points) = lesson.points {
            for (output, points) in self.outputs[self.seats..].iter_mut().zip(points) {
                *output = POINTS_WEIGHT * (*output - points / POINTS);
            }
        }
        self.blame.fill(0.0);
        for (idx, error) in self.outputs[..about].iter().enumerate() {
            let row = &mut self.rows[idx * width..(idx + 1) * width];
            let step = rate * error;
            for ((weight, blame), said) in row.iter_mut().zip(&mut self.blame).zip(&self.said) {
                *blame += error * *weight;
                *weight -= step * said;
            }
            self.bias[idx] -= step;
        }
        for unit in 0..width {
            let awake = self.sums[unit] > 0.0 && self.sums[unit] < CAP;
            self.blame[unit] = if awake { rate * self.blame[unit] } else { 0.0 };
            self.start[unit] -= self.blame[unit];
        }
        for &input in lesson.heard.iter().filter(|&&input| input != NOTHING) {
            let from = usize::from(input) * width;
            let column = &mut self.columns[from..from + width];
            column.iter_mut().zip(&self.blame).for_each(|(weight, blame)| *weight -= blame);
        }
        wrong
    }

    /// The hidden layer.
    fn listen(&mut self, heard: &[u16]) {
        let width = self.width;
        for (lane, sums) in self.sums.chunks_exact_mut(LANES).enumerate() {
            let mut sum: [f32; LANES] =
                self.start[lane * LANES..(lane + 1) * LANES].try_into().expect("a lane is a lane");
            for &input in heard.iter().filter(|&&input| input != NOTHING) {
                let from = usize::from(input) * width + lane * LANES;
                let column: &[f32; LANES] =
                    self.columns[from..from + LANES].try_into().expect("a column has its lanes");
                (0..LANES).for_each(|unit| sum[unit] += column[unit]);
            }
            sums.copy_from_slice(&sum);
        }
        self.said.iter_mut().zip(&self.sums).for_each(|(said, sum)| *said = sum.clamp(0.0, CAP));
    }

    /// The same net in whole numbers, as fine as its sums allow. The header's sizes and scales are filled in.
    pub fn round(&self, schema: &Schema, header: Header) -> Net {
        let whole = |weights: &[f32], scale: u16| -> Vec<i16> {
            weights.iter().map(|weight| (weight * f32::from(scale)).round() as i16).collect()
        };
        let mut scale_in = 1024;
        let (mut columns, mut start);
        loop {
            (columns, start) = (whole(&self.columns, scale_in), whole(&self.start, scale_in));
            let fits = bounds(schema, &start, &columns).into_iter().all(|most| most < i32::from(i16::MAX));
            if fits || scale_in == 1 {
                break;
            }
            scale_in /= 2;
        }
        let most = self.rows.chunks_exact(self.width).map(|row| row.iter().map(|weight| weight.abs()).sum());
        let most: f32 = most.fold(1.0, f32::max);
        let mut scale_out = 2048;
        while most * f32::from(scale_out) * CAP * f32::from(scale_in) > 0.4 * i32::MAX as f32 && scale_out > 1
        {
            scale_out /= 2;
        }
        let unit = f32::from(scale_in) * f32::from(scale_out);
        Net {
            rows: whole(&self.rows, scale_out),
            bias: self.bias.iter().map(|bias| (bias * unit).round() as i32).collect(),
            header: Header {
                inputs: (self.columns.len() / self.width) as u32,
                hidden: self.width as u16,
                sources: self.sources as u16,
                seats: self.seats as u8,
                scale_in,
                scale_out,
                ..header
            },
            columns,
            start,
        }
    }

    /// Moves a share of the way towards another: a mean over time is calmer than any moment.
    pub fn lean(&mut self, towards: &Pupil, share: f32) {
        for (own, other) in self.parts_mut().into_iter().zip(towards.parts()) {
            own.iter_mut().zip(other).for_each(|(own, other)| *own += share * (other - *own));
        }
    }

    /// Everything it knows, to go on later.
    pub fn save(&self) -> Vec<u8> {
        self.parts().into_iter().flatten().flat_map(|weight| weight.to_le_bytes()).collect()
    }

    /// Goes on from what was saved; false if that was another net.
    pub fn resume(&mut self, saved: &[u8]) -> bool {
        let count: usize = self.parts().into_iter().map(Vec::len).sum();
        if saved.len() != 4 * count {
            return false;
        }
        let mut weights =
            saved.chunks_exact(4).map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]));
        for part in self.parts_mut() {
            part.iter_mut().zip(&mut weights).for_each(|(own, weight)| *own = weight);
        }
        true
    }

    fn parts_mut(&mut self) -> [&mut Vec<f32>; 4] {
        [&mut self.columns, &mut self.start, &mut self.rows, &mut self.bias]
    }

    fn parts(&self) -> [&Vec<f32>; 4] {
        [&self.columns, &self.start, &self.rows, &self.bias]
    }
}

/// In lanes, so that the order of additions is ours and not the compiler's.
#[inline]
fn dot(a: &[f32], b: &[f32]) -> f32 {
    let mut sums = [0.0; LANES];
    for (a, b) in a.chunks_exact(LANES).zip(b.chunks_exact(LANES)) {
        (0..LANES).for_each(|unit| sums[unit] += a[unit] * b[unit]);
    }
    sums.iter().sum()
}
