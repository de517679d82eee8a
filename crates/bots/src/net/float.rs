//! The same net while it learns: fractions instead of whole numbers, gradients in small batches, and Adam.
#![allow(
    clippy::cast_possible_truncation,
    reason = "weights are rounded into range, which is looked for first"
)]

use crate::look::{NOTHING, Schema, sides};
use crate::net::maths::softmax;
use crate::net::{CAP, Header, Net, POINTS, bounds};
use crate::random::Random;

/// A net that learns. It has hopes and tells chances: hopes are learned from close losers as if they had won a part,
/// which is how it gets to know what matters; chances are read off the same hidden units, and learned from who won.
#[derive(Clone)]
pub struct Pupil {
    seats: usize,
    sides: usize,
    sources: usize,
    width: usize,
    weights: Weights,
    /// What the lessons of a batch ask for, and its mean and mean square over time.
    wish: Weights,
    mean: Weights,
    square: Weights,
    /// Lessons in the batch, and batches learned.
    lessons: usize,
    batches: u64,
    /// The inputs the batch was about.
    touched: Vec<u16>,
    is_touched: Vec<bool>,
    // What one lesson needs, kept to be used again.
    sums: Vec<f32>,
    said: Vec<f32>,
    blame: Vec<f32>,
    outputs: Vec<f32>,
}

/// The numbers of a net.
#[derive(Clone)]
struct Weights {
    /// By input, then hidden unit.
    columns: Vec<f32>,
    start: Vec<f32>,
    /// By output, then hidden unit.
    rows: Vec<f32>,
    bias: Vec<f32>,
}

impl Weights {
    fn like(&self) -> Weights {
        let zero = |part: &Vec<f32>| vec![0.0; part.len()];
        Weights {
            columns: zero(&self.columns),
            start: zero(&self.start),
            rows: zero(&self.rows),
            bias: zero(&self.bias),
        }
    }

    fn parts(&self) -> [&Vec<f32>; 4] {
        [&self.columns, &self.start, &self.rows, &self.bias]
    }

    fn parts_mut(&mut self) -> [&mut Vec<f32>; 4] {
        [&mut self.columns, &mut self.start, &mut self.rows, &mut self.bias]
    }
}

/// What a net in whole numbers gives as shares of the win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Says {
    /// What it plays by while it learns.
    Hopes,
    /// What it tells.
    Chances,
}

/// One lesson.
pub struct Lesson<'a> {
    /// What was heard: the inputs that are on.
    pub heard: &'a [u16],
    /// What each side should hope for, the viewer first.
    pub shares: &'a [f32],
    /// How the win was shared in the end.
    pub won: &'a [f32],
    /// The points each side still makes, by side and kind, the viewer first; not every lesson is about them.
    pub points: Option<&'a [f32]>,
    /// How much is learned.
    pub rate: f32,
}

/// How much points count beside the win.
const POINTS_WEIGHT: f32 = 0.1;

/// Lessons are learned so many at a time.
const BATCH: usize = 64;

/// Adam: how slowly the mean and the mean square of what is asked for forget.
const FADE: (f32, f32) = (0.9, 0.999);

const LANES: usize = 16;

/// What fades for long gets so small that processors take many times as long for it; nothing is lost if it is nothing.
fn felt(number: f32) -> f32 {
    const LEAST: f32 = 1e-30;
    if number.abs() < LEAST { 0.0 } else { number }
}

impl Pupil {
    /// One that knows nothing.
    pub fn new(schema: &Schema, seats: usize, sources: usize, width: usize, seed: u64) -> Pupil {
        let sides = sides(seats);
        let outputs = sides * (2 + sources);
        let mut random = Random::new(seed);
        let mut some = |count: usize, most: f32| -> Vec<f32> {
            (0..count).map(|_| most * (random.below(20_001) as f32 / 10_000.0 - 1.0)).collect()
        };
        let weights = Weights {
            columns: some(schema.inputs() * width, 0.04),
            start: some(width, 0.2),
            rows: some(outputs * width, 0.1),
            bias: vec![0.0; outputs],
        };
        Pupil {
            seats,
            sides,
            sources,
            width,
            wish: weights.like(),
            mean: weights.like(),
            square: weights.like(),
            weights,
            lessons: 0,
            batches: 0,
            touched: Vec::new(),
            is_touched: vec![false; schema.inputs()],
            sums: vec![0.0; width],
            said: vec![0.0; width],
            blame: vec![0.0; width],
            outputs: vec![0.0; outputs],
        }
    }

    /// Where chances begin among the outputs: hopes come first, then points by side and kind, then chances.
    fn first_chance(&self) -> usize {
        self.sides * (1 + self.sources)
    }

    /// Takes in one lesson; returns how wrong its hopes were (cross entropy).
    pub fn learn(&mut self, lesson: &Lesson<'_>) -> f32 {
        let about = if lesson.points.is_some() { self.first_chance() } else { self.sides };
        self.listen(lesson.heard);
        let width = self.width;
        let rows = self.weights.rows.chunks_exact(width).zip(&self.weights.bias);
        for (output, (row, bias)) in self.outputs[..about].iter_mut().zip(rows) {
            *output = dot(row, &self.said) + bias;
        }
        self.tell(lesson.won);
        softmax(&mut self.outputs[..self.sides]);
        let wrong = lesson.shares.iter().zip(&self.outputs);
        let wrong = wrong.map(|(share, output)| -share * output.max(1e-6).ln()).sum();
        for (output, share) in self.outputs.iter_mut().zip(lesson.shares) {
            *output -= share;
        }
        if let Some(points) = lesson.points {
            for (output, points) in self.outputs[self.sides..].iter_mut().zip(points) {
                *output = POINTS_WEIGHT * (*output - points / POINTS);
            }
        }
        self.blame.fill(0.0);
        for (idx, error) in self.outputs[..about].iter().enumerate() {
            let row = &self.weights.rows[idx * width..(idx + 1) * width];
            let wish = &mut self.wish.rows[idx * width..(idx + 1) * width];
            for (((weight, wish), blame), said) in row.iter().zip(wish).zip(&mut self.blame).zip(&self.said) {
                *blame += error * weight;
                *wish += error * said;
            }
            self.wish.bias[idx] += error;
        }
        for ((blame, sum), wish) in self.blame.iter_mut().zip(&self.sums).zip(&mut self.wish.start) {
            let awake = *sum > 0.0 && *sum < CAP;
            *blame = if awake { *blame } else { 0.0 };
            *wish += *blame;
        }
        for &input in lesson.heard.iter().filter(|&&input| input != NOTHING) {
            let idx = usize::from(input);
            if !std::mem::replace(&mut self.is_touched[idx], true) {
                self.touched.push(input);
            }
            let column = &mut self.wish.columns[idx * width..(idx + 1) * width];
            column.iter_mut().zip(&self.blame).for_each(|(wish, blame)| *wish += blame);
        }
        self.lessons += 1;
        if self.lessons == BATCH {
            self.step(lesson.rate);
        }
        wrong
    }

    /// Compares the chances it would tell with how it ended. Hidden units do not change for that.
    fn tell(&mut self, won: &[f32]) {
        let (width, first) = (self.width, self.first_chance());
        let row = |side: usize| (first + side) * width..(first + side + 1) * width;
        let told = &mut self.outputs[first..];
        for (side, told) in told.iter_mut().enumerate() {
            *told = dot(&self.weights.rows[row(side)], &self.said) + self.weights.bias[first + side];
        }
        softmax(told);
        for (side, (told, won)) in told.iter().zip(won).enumerate() {
            let error = told - won;
            let wish = &mut self.wish.rows[row(side)];
            wish.iter_mut().zip(&self.said).for_each(|(wish, said)| *wish += error * said);
            self.wish.bias[first + side] += error;
        }
    }

    /// Learns the batch: every weight a step of about the same size, towards where the lessons agree it should go
    /// (Adam). Inputs the batch was not about stay as they are.
    fn step(&mut self, rate: f32) {
        self.batches += 1;
        let warm = (self.batches as f32 / 1000.0).min(1.0);
        let share = 1.0 / self.lessons.max(1) as f32;
        let width = self.width;
        let step = |[weights, wish, mean, square]: [&mut [f32]; 4]| {
            let lanes = weights.iter_mut().zip(wish.iter_mut()).zip(mean.iter_mut().zip(square.iter_mut()));
            for ((weight, wish), (mean, square)) in lanes {
                let asked = *wish * share;
                *mean = felt(FADE.0 * *mean + (1.0 - FADE.0) * asked);
                *square = felt(FADE.1 * *square + (1.0 - FADE.1) * asked * asked);
                *weight -= warm * rate * *mean / (square.sqrt() + 1e-5);
                *wish = 0.0;
            }
        };
        for input in self.touched.drain(..) {
            self.is_touched[usize::from(input)] = false;
            let own = usize::from(input) * width..(usize::from(input) + 1) * width;
            step([
                &mut self.weights.columns[own.clone()],
                &mut self.wish.columns[own.clone()],
                &mut self.mean.columns[own.clone()],
                &mut self.square.columns[own],
            ]);
        }
        let Pupil { weights, wish, mean, square, .. } = self;
        step([&mut weights.start, &mut wish.start, &mut mean.start, &mut square.start]);
        step([&mut weights.rows, &mut wish.rows, &mut mean.rows, &mut square.rows]);
        step([&mut weights.bias, &mut wish.bias, &mut mean.bias, &mut square.bias]);
        self.lessons = 0;
    }

    /// The hidden layer.
    fn listen(&mut self, heard: &[u16]) {
        let width = self.width;
        for (lane, sums) in self.sums.chunks_exact_mut(LANES).enumerate() {
            let mut sum: [f32; LANES] =
                self.weights.start[lane * LANES..(lane + 1) * LANES].try_into().expect("a lane is a lane");
            for &input in heard.iter().filter(|&&input| input != NOTHING) {
                let from = usize::from(input) * width + lane * LANES;
                let column: &[f32; LANES] =
                    self.weights.columns[from..from + LANES].try_into().expect("a column has its lanes");
                (0..LANES).for_each(|unit| sum[unit] += column[unit]);
            }
            sums.copy_from_slice(&sum);
        }
        self.said.iter_mut().zip(&self.sums).for_each(|(said, sum)| *said = sum.clamp(0.0, CAP));
    }

    /// The same net in whole numbers, as fine as its sums allow. The header's sizes and scales are filled in.
    pub fn round(&self, schema: &Schema, header: Header, says: Says) -> Net {
        let whole = |weights: &[f32], scale: u16| -> Vec<i16> {
            weights.iter().map(|weight| (weight * f32::from(scale)).round() as i16).collect()
        };
        let mut scale_in = 1024;
        let (mut columns, mut start);
        loop {
            (columns, start) = (whole(&self.weights.columns, scale_in), whole(&self.weights.start, scale_in));
            let fits = bounds(schema, &start, &columns).into_iter().all(|most| most < i32::from(i16::MAX));
            if fits || scale_in == 1 {
                break;
            }
            scale_in /= 2;
        }
        let (mut rows, mut bias) = (self.weights.rows.clone(), self.weights.bias.clone());
        let (chance_rows, chances) =
            (rows.split_off(self.first_chance() * self.width), bias.split_off(self.first_chance()));
        if says == Says::Chances {
            rows[..chance_rows.len()].copy_from_slice(&chance_rows);
            bias[..chances.len()].copy_from_slice(&chances);
        }
        let most = rows.chunks_exact(self.width).map(|row| row.iter().map(|weight| weight.abs()).sum());
        let most: f32 = most.fold(1.0, f32::max);
        let mut scale_out = 2048;
        while most * f32::from(scale_out) * CAP * f32::from(scale_in) > 0.4 * i32::MAX as f32 && scale_out > 1
        {
            scale_out /= 2;
        }
        let unit = f32::from(scale_in) * f32::from(scale_out);
        Net {
            rows: whole(&rows, scale_out),
            bias: bias.iter().map(|bias| (bias * unit).round() as i32).collect(),
            header: Header {
                inputs: (self.weights.columns.len() / self.width) as u32,
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

    /// Begins with what this net knows: what it tells is also what it hopes for. False if it is another kind of net.
    pub fn recall(&mut self, net: &Net) -> bool {
        let first = self.first_chance();
        let fits = net.columns.len() == self.weights.columns.len()
            && net.start.len() == self.width
            && net.bias.len() == first;
        if !fits {
            return false;
        }
        let (scale_in, scale_out) = (f32::from(net.header.scale_in), f32::from(net.header.scale_out));
        let fractions = |whole: &[i16], scale: f32| whole.iter().map(|&w| f32::from(w) / scale).collect();
        self.weights.columns = fractions(&net.columns, scale_in);
        self.weights.start = fractions(&net.start, scale_in);
        self.weights.rows = fractions(&net.rows, scale_out);
        self.weights.bias = net.bias.iter().map(|&bias| bias as f32 / (scale_in * scale_out)).collect();
        self.weights.rows.extend_from_within(..self.sides * self.width);
        self.weights.bias.extend_from_within(..self.sides);
        true
    }

    /// Moves a share of the way towards another: a mean over time is calmer than any moment.
    pub fn lean(&mut self, towards: &Pupil, share: f32) {
        for (own, other) in self.weights.parts_mut().into_iter().zip(towards.weights.parts()) {
            own.iter_mut().zip(other).for_each(|(own, other)| *own += share * (other - *own));
        }
    }

    /// Everything it knows and is about to learn, to go on later.
    pub fn save(&self) -> Vec<u8> {
        let all = [&self.weights, &self.wish, &self.mean, &self.square];
        let mut saved: Vec<u8> = self.batches.to_le_bytes().to_vec();
        saved.extend((self.lessons as u64).to_le_bytes());
        saved.extend(self.is_touched.iter().map(|&is_touched| u8::from(is_touched)));
        let numbers = all.into_iter().flat_map(|weights| weights.parts().into_iter().flatten());
        saved.extend(numbers.flat_map(|number| number.to_le_bytes()));
        saved
    }

    /// How long what is saved is.
    pub fn saved_len(&self) -> usize {
        let numbers: usize = self.weights.parts().into_iter().map(Vec::len).sum();
        16 + self.is_touched.len() + 4 * 4 * numbers
    }

    /// Goes on from what was saved; false if that was another net.
    pub fn resume(&mut self, saved: &[u8]) -> bool {
        if saved.len() != self.saved_len() {
            return false;
        }
        let number = |at: usize| saved[at..at + 8].try_into().map(u64::from_le_bytes).unwrap_or_default();
        (self.batches, self.lessons) = (number(0), number(8) as usize);
        let (touched, numbers) = saved[16..].split_at(self.is_touched.len());
        self.touched.clear();
        for (input, (own, &touched)) in (0..).zip(self.is_touched.iter_mut().zip(touched)) {
            *own = touched != 0;
            if *own {
                self.touched.push(input);
            }
        }
        let mut numbers =
            numbers.chunks_exact(4).map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]));
        for weights in [&mut self.weights, &mut self.wish, &mut self.mean, &mut self.square] {
            for part in weights.parts_mut() {
                part.iter_mut().zip(&mut numbers).for_each(|(own, number)| *own = number);
            }
        }
        true
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
