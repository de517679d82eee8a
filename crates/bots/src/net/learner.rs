//! The same net while it learns: floats instead of whole numbers, gradients by backpropagation.

use crate::features::{FeatureSet, OFF};
use crate::net::adam::Adam;
use crate::net::maths::softmax;
use crate::net::{CLIP, POINTS_SCALE};
use crate::random::Random;
use crate::value::sides;

/// A net that learns. Three heads on one hidden layer: shaped values (hopes), points, and outcomes (chances). Shaped
/// values are learned from close losers as if they had won a part, which is how it gets to know what matters. Outcomes
/// are win probabilities, read off the same hidden units and learned from who won, without a gradient into those units.
#[derive(Clone)]
pub struct Learner {
    seats: usize,
    sides: usize,
    sources: usize,
    weights: Weights,
    adam: Adam,
    // What one sample needs, kept to be used again.
    sums: Vec<f32>,
    activations: Vec<f32>,
    hidden_gradient: Vec<f32>,
    outputs: Vec<f32>,
}

/// The parameters of a net.
#[derive(Clone)]
pub(super) struct Weights {
    /// By input, then hidden unit.
    pub(super) input_weights: Vec<f32>,
    pub(super) hidden_bias: Vec<f32>,
    /// By output, then hidden unit.
    pub(super) output_weights: Vec<f32>,
    pub(super) output_bias: Vec<f32>,
}

impl Weights {
    pub(super) fn zeros_like(&self) -> Weights {
        let zeros = |part: &Vec<f32>| vec![0.0; part.len()];
        Weights {
            input_weights: zeros(&self.input_weights),
            hidden_bias: zeros(&self.hidden_bias),
            output_weights: zeros(&self.output_weights),
            output_bias: zeros(&self.output_bias),
        }
    }

    pub(super) fn parts(&self) -> [&Vec<f32>; 4] {
        [&self.input_weights, &self.hidden_bias, &self.output_weights, &self.output_bias]
    }

    pub(super) fn parts_mut(&mut self) -> [&mut Vec<f32>; 4] {
        [&mut self.input_weights, &mut self.hidden_bias, &mut self.output_weights, &mut self.output_bias]
    }
}

/// A training sample: one position, and what should have been said of it.
pub struct Sample<'a> {
    /// The active inputs.
    pub active: &'a [u16],
    /// Value target, shaped: what each side should hope for, the viewer first.
    pub target: &'a [f32],
    /// Outcome: how the win was shared in the end.
    pub outcome: &'a [f32],
    /// The points each side still makes, by side and kind, the viewer first; not every sample is about them.
    pub points: Option<&'a [f32]>,
    /// Learning rate, if this sample completes a mini-batch.
    pub learning_rate: f32,
}

/// Loss weight of points beside the win.
const POINTS_WEIGHT: f32 = 0.1;

const LANES: usize = 16;

impl Learner {
    /// One that knows nothing.
    pub fn new(features: &FeatureSet, seats: usize, sources: usize, width: usize, seed: u64) -> Learner {
        let sides = sides(seats);
        let outputs = sides * (2 + sources);
        let mut random = Random::new(seed);
        let mut some = |count: usize, most: f32| -> Vec<f32> {
            (0..count).map(|_| most * (random.below(20_001) as f32 / 10_000.0 - 1.0)).collect()
        };
        let weights = Weights {
            input_weights: some(features.inputs() * width, 0.04),
            hidden_bias: some(width, 0.2),
            output_weights: some(outputs * width, 0.1),
            output_bias: vec![0.0; outputs],
        };
        Learner {
            seats,
            sides,
            sources,
            adam: Adam::new(&weights, features.inputs()),
            weights,
            sums: vec![0.0; width],
            activations: vec![0.0; width],
            hidden_gradient: vec![0.0; width],
            outputs: vec![0.0; outputs],
        }
    }

    pub(super) fn seats(&self) -> usize {
        self.seats
    }

    pub(super) fn sides(&self) -> usize {
        self.sides
    }

    pub(super) fn sources(&self) -> usize {
        self.sources
    }

    pub(super) fn weights(&self) -> &Weights {
        &self.weights
    }

    pub(super) fn weights_mut(&mut self) -> &mut Weights {
        &mut self.weights
    }

    /// Where outcomes begin among the outputs: shaped values come first, then points by side and kind, then outcomes.
    pub(super) fn first_outcome(&self) -> usize {
        self.sides * (1 + self.sources)
    }

    /// Learns from one sample: adds its gradient to the mini-batch, and takes a step when that is full. Returns the
    /// loss of its shaped values (cross entropy).
    pub fn learn(&mut self, sample: &Sample<'_>) -> f32 {
        let about = if sample.points.is_some() { self.first_outcome() } else { self.sides };
        self.forward(sample.active);
        let width = self.sums.len();
        let rows = self.weights.output_weights.chunks_exact(width).zip(&self.weights.output_bias);
        for (output, (row, bias)) in self.outputs[..about].iter_mut().zip(rows) {
            *output = dot(row, &self.activations) + bias;
        }
        self.learn_outcome(sample.outcome);
        softmax(&mut self.outputs[..self.sides]);
        let loss = sample.target.iter().zip(&self.outputs);
        let loss = loss.map(|(target, output)| -target * output.max(1e-6).ln()).sum();
        // From here on outputs are errors: the gradient of the loss before softmax.
        for (output, target) in self.outputs.iter_mut().zip(sample.target) {
            *output -= target;
        }
        if let Some(points) = sample.points {
            for (output, points) in self.outputs[self.sides..].iter_mut().zip(points) {
                *output = POINTS_WEIGHT * (*output - points / POINTS_SCALE);
            }
        }
        self.backward(about, sample.active);
        if self.adam.count() {
            self.adam.step(&mut self.weights, sample.learning_rate);
        }
        loss
    }

    /// Backpropagates the errors of the first outputs.
    fn backward(&mut self, outputs: usize, active: &[u16]) {
        let width = self.sums.len();
        self.hidden_gradient.fill(0.0);
        for (idx, error) in self.outputs[..outputs].iter().enumerate() {
            let row = &self.weights.output_weights[idx * width..(idx + 1) * width];
            let gradient = &mut self.adam.gradient.output_weights[idx * width..(idx + 1) * width];
            let hidden = self.hidden_gradient.iter_mut().zip(&self.activations);
            for ((weight, gradient), (hidden, activation)) in row.iter().zip(gradient).zip(hidden) {
                *hidden += error * weight;
                *gradient += error * activation;
            }
            self.adam.gradient.output_bias[idx] += error;
        }
        let biases = &mut self.adam.gradient.hidden_bias;
        for ((hidden, sum), bias) in self.hidden_gradient.iter_mut().zip(&self.sums).zip(biases) {
            let is_linear = *sum > 0.0 && *sum < CLIP;
            *hidden = if is_linear { *hidden } else { 0.0 };
            *bias += *hidden;
        }
        for &input in active.iter().filter(|&&input| input != OFF) {
            let idx = usize::from(input);
            self.adam.touch(input);
            let column = &mut self.adam.gradient.input_weights[idx * width..(idx + 1) * width];
            column.iter_mut().zip(&self.hidden_gradient).for_each(|(gradient, hidden)| *gradient += hidden);
        }
    }

    /// The outcome head's part: a softmax regression on the hidden units, which do not change for that.
    fn learn_outcome(&mut self, outcome: &[f32]) {
        let (width, first) = (self.sums.len(), self.first_outcome());
        let row = |side: usize| (first + side) * width..(first + side + 1) * width;
        let told = &mut self.outputs[first..];
        for (side, told) in told.iter_mut().enumerate() {
            let weights = &self.weights.output_weights[row(side)];
            *told = dot(weights, &self.activations) + self.weights.output_bias[first + side];
        }
        softmax(told);
        for (side, (told, outcome)) in told.iter().zip(outcome).enumerate() {
            let error = told - outcome;
            let gradients = self.adam.gradient.output_weights[row(side)].iter_mut();
            gradients
                .zip(&self.activations)
                .for_each(|(gradient, activation)| *gradient += error * activation);
            self.adam.gradient.output_bias[first + side] += error;
        }
    }

    /// Forward pass to the hidden layer: sums, and activations by a clipped ReLU.
    fn forward(&mut self, active: &[u16]) {
        let width = self.sums.len();
        for (lane, sums) in self.sums.chunks_exact_mut(LANES).enumerate() {
            let bias = &self.weights.hidden_bias[lane * LANES..(lane + 1) * LANES];
            let mut sum: [f32; LANES] = bias.try_into().expect("a lane is a lane");
            for &input in active.iter().filter(|&&input| input != OFF) {
                let from = usize::from(input) * width + lane * LANES;
                let column = &self.weights.input_weights[from..from + LANES];
                let column: &[f32; LANES] = column.try_into().expect("a column has its lanes");
                (0..LANES).for_each(|unit| sum[unit] += column[unit]);
            }
            sums.copy_from_slice(&sum);
        }
        self.activations
            .iter_mut()
            .zip(&self.sums)
            .for_each(|(activation, sum)| *activation = sum.clamp(0.0, CLIP));
    }

    /// Weight averaging (an exponential moving average): moves a share of the way towards another. A mean over time is
    /// calmer than any moment.
    pub fn average_towards(&mut self, newest: &Learner, share: f32) {
        for (own, other) in self.weights.parts_mut().into_iter().zip(newest.weights.parts()) {
            own.iter_mut().zip(other).for_each(|(own, other)| *own += share * (other - *own));
        }
    }

    /// Everything it knows and is about to learn, to go on later.
    pub fn save(&self) -> Vec<u8> {
        self.adam.save(&self.weights)
    }

    /// How long what is saved is.
    pub fn saved_len(&self) -> usize {
        self.adam.saved_len()
    }

    /// Goes on from what was saved; false if that was another net.
    pub fn resume(&mut self, saved: &[u8]) -> bool {
        self.adam.resume(&mut self.weights, saved)
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
