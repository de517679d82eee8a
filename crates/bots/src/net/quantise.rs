//! Quantisation: a learner's floats as 16-bit whole numbers, as fine as their sums allow; and back, for a warm start.
#![allow(
    clippy::cast_possible_truncation,
    reason = "weights are rounded into range, which is looked for first"
)]

use crate::features::FeatureSet;
use crate::net::learner::Learner;
use crate::net::{CLIP, Header, Net, accumulator_bounds};

/// Which value head of a learner becomes that of the quantised net.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Head {
    /// Shaped values (hopes): what it plays by while it learns.
    Shaped,
    /// Outcomes (chances): what it tells, and plays by when it has learned.
    Outcome,
}

impl Learner {
    /// The net in whole numbers. The header's sizes and scales are filled in.
    pub fn quantise(&self, features: &FeatureSet, header: Header, head: Head) -> Net {
        let weights = self.weights();
        let width = weights.hidden_bias.len();
        let whole = |weights: &[f32], scale: u16| -> Vec<i16> {
            weights.iter().map(|weight| (weight * f32::from(scale)).round() as i16).collect()
        };
        let mut scale_in = 1024;
        let (mut input_weights, mut hidden_bias);
        loop {
            (input_weights, hidden_bias) =
                (whole(&weights.input_weights, scale_in), whole(&weights.hidden_bias, scale_in));
            let bounds = accumulator_bounds(features, &hidden_bias, &input_weights);
            if bounds.into_iter().all(|most| most < i32::from(i16::MAX)) || scale_in == 1 {
                break;
            }
            scale_in /= 2;
        }
        let (mut rows, mut bias) = (weights.output_weights.clone(), weights.output_bias.clone());
        let (outcome_rows, outcome_bias) =
            (rows.split_off(self.first_outcome() * width), bias.split_off(self.first_outcome()));
        if head == Head::Outcome {
            rows[..outcome_rows.len()].copy_from_slice(&outcome_rows);
            bias[..outcome_bias.len()].copy_from_slice(&outcome_bias);
        }
        let most = rows.chunks_exact(width).map(|row| row.iter().map(|weight| weight.abs()).sum());
        let most: f32 = most.fold(1.0, f32::max);
        let mut scale_out = 2048;
        while most * f32::from(scale_out) * CLIP * f32::from(scale_in) > 0.4 * i32::MAX as f32
            && scale_out > 1
        {
            scale_out /= 2;
        }
        let unit = f32::from(scale_in) * f32::from(scale_out);
        Net {
            output_weights: whole(&rows, scale_out),
            output_bias: bias.iter().map(|bias| (bias * unit).round() as i32).collect(),
            header: Header {
                inputs: (input_weights.len() / width) as u32,
                hidden: width as u16,
                sources: self.sources() as u16,
                seats: self.seats() as u8,
                scale_in,
                scale_out,
                ..header
            },
            input_weights,
            hidden_bias,
        }
    }

    /// Warm start: begins with what this net knows. The outcomes it tells are also its first shaped values. False if it
    /// is another kind of net.
    pub fn warm_start(&mut self, net: &Net) -> bool {
        let (first, sides) = (self.first_outcome(), self.sides());
        let weights = self.weights_mut();
        let fits = net.input_weights.len() == weights.input_weights.len()
            && net.hidden_bias.len() == weights.hidden_bias.len()
            && net.output_bias.len() == first;
        if !fits {
            return false;
        }
        let (scale_in, scale_out) = (f32::from(net.header.scale_in), f32::from(net.header.scale_out));
        let floats = |whole: &[i16], scale: f32| whole.iter().map(|&w| f32::from(w) / scale).collect();
        weights.input_weights = floats(&net.input_weights, scale_in);
        weights.hidden_bias = floats(&net.hidden_bias, scale_in);
        weights.output_weights = floats(&net.output_weights, scale_out);
        weights.output_bias =
            net.output_bias.iter().map(|&bias| bias as f32 / (scale_in * scale_out)).collect();
        weights.output_weights.extend_from_within(..sides * weights.hidden_bias.len());
        weights.output_bias.extend_from_within(..sides);
        true
    }
}
