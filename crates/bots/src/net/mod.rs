//! A quantised net: 16-bit weights, one hidden layer. The same bits on every machine, so a choice can be tested.
//!
//! Inputs are on or off, so the first layer is a sum of columns, the accumulator; it is updated incrementally from
//! position to position, as in an NNUE: only what changed is added and subtracted. That the sums fit 16 bits is checked
//! when a net is read: each feature has one value, so the greatest weight of each feature bounds them.
#![allow(
    clippy::cast_possible_truncation,
    reason = "weights are rounded into range, which the reader checks"
)]

pub mod card;
pub mod file;
pub mod learner;
mod adam;
pub mod quantise;
pub mod maths;

use std::sync::OnceLock;

use tabletop::MAX_SEATS;

pub use card::Card;
pub use file::{Header, Unfit};

use crate::Playable;
use crate::features::{FeatureSet, OFF};

/// Clipped ReLU: a hidden unit never says more than this.
pub(crate) const CLIP: f32 = 16.0;

/// Output scale of points: they are learned in this unit.
pub(crate) const POINTS_SCALE: f32 = 16.0;

/// Hidden units are computed so many at a time.
const LANES: usize = 32;

/// A net, ready to evaluate positions.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// Where it comes from.
    pub header: Header,
    /// By input, then hidden unit.
    input_weights: Vec<i16>,
    hidden_bias: Vec<i16>,
    /// By output, then hidden unit.
    output_weights: Vec<i16>,
    output_bias: Vec<i32>,
}

impl Net {
    /// Units of the hidden layer.
    pub fn hidden(&self) -> usize {
        usize::from(self.header.hidden)
    }

    /// Kinds of points it foretells.
    pub fn sources(&self) -> usize {
        usize::from(self.header.sources)
    }

    /// The accumulator without an active input.
    pub(crate) fn hidden_bias(&self) -> &[i16] {
        &self.hidden_bias
    }

    /// Updates the accumulator from one set of active inputs to another.
    #[inline]
    pub(crate) fn update(&self, changes: &[(u16, u16)], accumulator: &mut [i16]) {
        let width = accumulator.len();
        for (lane, sums) in accumulator.chunks_exact_mut(LANES).enumerate() {
            let column = |input: u16| -> &[i16; LANES] {
                let from = usize::from(input) * width + lane * LANES;
                self.input_weights[from..from + LANES].try_into().expect("a column has its lanes")
            };
            let mut sum: [i16; LANES] = (&*sums).try_into().expect("a lane is a lane");
            for &(before, now) in changes {
                if before != OFF {
                    let column = column(before);
                    (0..LANES).for_each(|unit| sum[unit] = sum[unit].wrapping_sub(column[unit]));
                }
                if now != OFF {
                    let column = column(now);
                    (0..LANES).for_each(|unit| sum[unit] = sum[unit].wrapping_add(column[unit]));
                }
            }
            sums.copy_from_slice(&sum);
        }
    }

    /// Activations of the hidden units, a clipped ReLU: nothing below zero, and no more than the clip.
    #[inline]
    pub(crate) fn activate(&self, accumulator: &[i16], activations: &mut [i16]) {
        let clip = (CLIP * f32::from(self.header.scale_in)) as i16;
        let units = activations.as_chunks_mut::<LANES>().0.iter_mut();
        for (activations, sums) in units.zip(accumulator.as_chunks::<LANES>().0) {
            *activations = sums.map(|sum| sum.clamp(0, clip));
        }
    }

    /// One output.
    #[inline]
    pub(crate) fn output(&self, row: usize, activations: &[i16]) -> f32 {
        let width = activations.len();
        let weights = &self.output_weights[row * width..(row + 1) * width];
        let lanes = activations.as_chunks::<LANES>().0.iter().zip(weights.as_chunks::<LANES>().0);
        let dot = |(said, weights): (&[i16; LANES], &[i16; LANES])| -> i32 {
            (0..LANES).map(|unit| i32::from(said[unit]) * i32::from(weights[unit])).sum()
        };
        let sum: i32 = lanes.map(dot).sum();
        let unit = f32::from(self.header.scale_in) * f32::from(self.header.scale_out);
        (sum + self.output_bias[row]) as f32 / unit
    }
}

/// For so many seats: a net, and its card.
pub type Files = (usize, &'static [u8], &'static str);

/// The nets of a game, by number of seats; read when first asked for.
pub struct Nets {
    files: &'static [Files],
    read: [OnceLock<Result<FitNet, Unfit>>; MAX_SEATS + 1],
}

/// A net that was read, and the versions of the rules it may play.
struct FitNet {
    net: Net,
    rules: Vec<u16>,
}

impl Nets {
    /// These files.
    pub const fn new(files: &'static [Files]) -> Nets {
        Nets { files, read: [const { OnceLock::new() }; MAX_SEATS + 1] }
    }

    /// The net for so many seats, if it may play by this version of the rules.
    ///
    /// # Errors
    /// If there is none, or it was made for other rules or other features.
    pub fn get<G: Playable>(&'static self, seats: usize, rules: u16) -> Result<&'static Net, &'static Unfit> {
        let read = || {
            let (_, net, card) = self.files.iter().find(|(own, ..)| *own == seats).ok_or(Unfit::Missing)?;
            let card = Card::parse(card).map_err(|_| Unfit::Damaged)?;
            Ok(FitNet { net: Net::read::<G>(net, Some(&card), seats)?, rules: card.rules })
        };
        let known = self.read[seats.min(MAX_SEATS)].get_or_init(read).as_ref()?;
        if known.rules.contains(&rules) { Ok(&known.net) } else { Err(&Unfit::OTHER_RULES) }
    }
}

/// The greatest sum the accumulator can reach, by unit: each feature has one value.
fn accumulator_bounds(features: &FeatureSet, hidden_bias: &[i16], input_weights: &[i16]) -> Vec<i32> {
    let width = hidden_bias.len();
    let mut most: Vec<i32> = hidden_bias.iter().map(|&weight| i32::from(weight).abs()).collect();
    let mut input = 0;
    for feature in &features.features {
        let inputs = input..input + usize::from(feature.size);
        for (unit, most) in most.iter_mut().enumerate() {
            let weights = inputs.clone().map(|input| i32::from(input_weights[input * width + unit]).abs());
            *most += weights.max().unwrap_or_default();
        }
        input = inputs.end;
    }
    most
}
