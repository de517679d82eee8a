//! Adam, the optimiser: gradients of a mini-batch become steps of about the same size for every weight.
#![allow(clippy::cast_possible_truncation, reason = "counts are small")]

use crate::net::learner::Weights;

/// Decay rates of the two moments: how slowly mean and mean square of the gradients forget.
const BETA: (f32, f32) = (0.9, 0.999);

/// ε, against division by nothing.
const EPSILON: f32 = 1e-5;

/// Samples of a mini-batch.
pub(super) const BATCH: usize = 64;

/// Warm-up: the learning rate rises over the first so many steps.
const WARM_UP: f32 = 1000.0;

/// What the optimiser knows of every weight.
#[derive(Clone)]
pub(super) struct Adam {
    /// The sum over the mini-batch so far.
    pub(super) gradient: Weights,
    /// Moving averages of the gradient and of its square.
    first_moment: Weights,
    second_moment: Weights,
    /// Samples in the mini-batch so far.
    samples: usize,
    steps: u64,
    /// Sparse gradient: the inputs that were active in the mini-batch.
    touched: Vec<u16>,
    is_touched: Vec<bool>,
}

impl Adam {
    pub(super) fn new(weights: &Weights, inputs: usize) -> Adam {
        Adam {
            gradient: weights.zeros_like(),
            first_moment: weights.zeros_like(),
            second_moment: weights.zeros_like(),
            samples: 0,
            steps: 0,
            touched: Vec::new(),
            is_touched: vec![false; inputs],
        }
    }

    /// This input has a gradient.
    pub(super) fn touch(&mut self, input: u16) {
        if !std::mem::replace(&mut self.is_touched[usize::from(input)], true) {
            self.touched.push(input);
        }
    }

    /// Another sample has been added to the gradient; true if the mini-batch is full.
    pub(super) fn count(&mut self) -> bool {
        self.samples += 1;
        self.samples == BATCH
    }

    /// One step. Inputs that were not active in the mini-batch stay as they are, moments and all (a lazy Adam); there
    /// is no bias correction but the warm-up.
    pub(super) fn step(&mut self, weights: &mut Weights, learning_rate: f32) {
        self.steps += 1;
        let warm_up = (self.steps as f32 / WARM_UP).min(1.0);
        let share = 1.0 / self.samples.max(1) as f32;
        let width = weights.hidden_bias.len();
        let step = |[weights, gradients, firsts, seconds]: [&mut [f32]; 4]| {
            let moments = firsts.iter_mut().zip(seconds.iter_mut());
            for ((weight, sum), (first, second)) in weights.iter_mut().zip(gradients.iter_mut()).zip(moments)
            {
                let gradient = *sum * share;
                *first = flush_denormal(BETA.0 * *first + (1.0 - BETA.0) * gradient);
                *second = flush_denormal(BETA.1 * *second + (1.0 - BETA.1) * gradient * gradient);
                *weight -= warm_up * learning_rate * *first / (second.sqrt() + EPSILON);
                *sum = 0.0;
            }
        };
        let Adam { gradient, first_moment: first, second_moment: second, touched, is_touched, .. } = self;
        for input in touched.drain(..) {
            is_touched[usize::from(input)] = false;
            let own = usize::from(input) * width..(usize::from(input) + 1) * width;
            step([
                &mut weights.input_weights[own.clone()],
                &mut gradient.input_weights[own.clone()],
                &mut first.input_weights[own.clone()],
                &mut second.input_weights[own],
            ]);
        }
        step([
            &mut weights.hidden_bias,
            &mut gradient.hidden_bias,
            &mut first.hidden_bias,
            &mut second.hidden_bias,
        ]);
        step([
            &mut weights.output_weights,
            &mut gradient.output_weights,
            &mut first.output_weights,
            &mut second.output_weights,
        ]);
        step([
            &mut weights.output_bias,
            &mut gradient.output_bias,
            &mut first.output_bias,
            &mut second.output_bias,
        ]);
        self.samples = 0;
    }

    /// These weights and everything known of them, to go on later.
    pub(super) fn save(&self, weights: &Weights) -> Vec<u8> {
        let all = [weights, &self.gradient, &self.first_moment, &self.second_moment];
        let mut saved: Vec<u8> = self.steps.to_le_bytes().to_vec();
        saved.extend((self.samples as u64).to_le_bytes());
        saved.extend(self.is_touched.iter().map(|&is_touched| u8::from(is_touched)));
        let numbers = all.into_iter().flat_map(|weights| weights.parts().into_iter().flatten());
        saved.extend(numbers.flat_map(|number| number.to_le_bytes()));
        saved
    }

    /// How long what is saved is.
    pub(super) fn saved_len(&self) -> usize {
        let numbers: usize = self.gradient.parts().into_iter().map(Vec::len).sum();
        16 + self.is_touched.len() + 4 * 4 * numbers
    }

    /// Goes on from what was saved; false if that was of another net.
    pub(super) fn resume(&mut self, weights: &mut Weights, saved: &[u8]) -> bool {
        if saved.len() != self.saved_len() {
            return false;
        }
        let number = |at: usize| saved[at..at + 8].try_into().map(u64::from_le_bytes).unwrap_or_default();
        (self.steps, self.samples) = (number(0), number(8) as usize);
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
        for weights in [weights, &mut self.gradient, &mut self.first_moment, &mut self.second_moment] {
            for part in weights.parts_mut() {
                part.iter_mut().zip(&mut numbers).for_each(|(own, number)| *own = number);
            }
        }
        true
    }
}

/// Denormals are nothing: what fades for long gets so small that processors take many times as long for it.
fn flush_denormal(number: f32) -> f32 {
    const LEAST: f32 = 1e-30;
    if number.abs() < LEAST { 0.0 } else { number }
}
