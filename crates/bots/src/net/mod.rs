//! A net of whole numbers: 16-bit weights, one hidden layer. The same bits on every machine, so a choice can be tested.
//!
//! Inputs are on or off, so the hidden layer is a sum of columns; it is kept between positions and only what changed is
//! added and subtracted. That the sums fit 16 bits is checked when a net is read: each question has one answer, so the
//! greatest weight of each question bounds them.
#![allow(
    clippy::cast_possible_truncation,
    reason = "weights are rounded into range, which the reader checks"
)]

pub mod file;
pub mod float;
pub mod maths;

use std::sync::OnceLock;

use tabletop::MAX_SEATS;

pub use file::{Header, Unfit};

use crate::Playable;
use crate::look::{NOTHING, Schema};

/// A hidden unit never says more than this.
pub(crate) const CAP: f32 = 16.0;

/// Points are learned in this unit.
pub(crate) const POINTS: f32 = 16.0;

/// Hidden units are computed so many at a time.
const LANES: usize = 32;

/// A net, ready to judge.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// Where it comes from.
    pub header: Header,
    /// By input, then hidden unit.
    columns: Vec<i16>,
    start: Vec<i16>,
    /// By output, then hidden unit.
    rows: Vec<i16>,
    bias: Vec<i32>,
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

    /// The hidden layer with nothing heard.
    pub(crate) fn start(&self) -> &[i16] {
        &self.start
    }

    /// Moves the hidden layer from one set of answers to another.
    #[inline]
    pub(crate) fn follow(&self, changes: &[(u16, u16)], hidden: &mut [i16]) {
        let width = hidden.len();
        for (lane, sums) in hidden.chunks_exact_mut(LANES).enumerate() {
            let column = |input: u16| -> &[i16; LANES] {
                let from = usize::from(input) * width + lane * LANES;
                self.columns[from..from + LANES].try_into().expect("a column has its lanes")
            };
            let mut sum: [i16; LANES] = (&*sums).try_into().expect("a lane is a lane");
            for &(before, now) in changes {
                if before != NOTHING {
                    let column = column(before);
                    (0..LANES).for_each(|unit| sum[unit] = sum[unit].wrapping_sub(column[unit]));
                }
                if now != NOTHING {
                    let column = column(now);
                    (0..LANES).for_each(|unit| sum[unit] = sum[unit].wrapping_add(column[unit]));
                }
            }
            sums.copy_from_slice(&sum);
        }
    }

    /// What each unit says: nothing below zero, and no more than the cap.
    #[inline]
    pub(crate) fn speak(&self, hidden: &[i16], said: &mut [i16]) {
        let cap = (CAP * f32::from(self.header.scale_in)) as i16;
        for (said, sums) in said.as_chunks_mut::<LANES>().0.iter_mut().zip(hidden.as_chunks::<LANES>().0) {
            *said = sums.map(|sum| sum.clamp(0, cap));
        }
    }

    /// One output.
    #[inline]
    pub(crate) fn output(&self, row: usize, said: &[i16]) -> f32 {
        let weights = &self.rows[row * said.len()..(row + 1) * said.len()];
        let lanes = said.as_chunks::<LANES>().0.iter().zip(weights.as_chunks::<LANES>().0);
        let dot = |(said, weights): (&[i16; LANES], &[i16; LANES])| -> i32 {
            (0..LANES).map(|unit| i32::from(said[unit]) * i32::from(weights[unit])).sum()
        };
        let sum: i32 = lanes.map(dot).sum();
        let unit = f32::from(self.header.scale_in) * f32::from(self.header.scale_out);
        (sum + self.bias[row]) as f32 / unit
    }
}

/// The nets of a game, by number of seats; read when first asked for.
pub struct Nets {
    files: &'static [(usize, &'static [u8])],
    read: [OnceLock<Result<Net, Unfit>>; MAX_SEATS + 1],
}

impl Nets {
    /// These files.
    pub const fn new(files: &'static [(usize, &'static [u8])]) -> Nets {
        Nets { files, read: [const { OnceLock::new() }; MAX_SEATS + 1] }
    }

    /// The net for so many seats.
    ///
    /// # Errors
    /// If there is none, or it was made for other rules or other questions.
    pub fn get<G: Playable>(&'static self, seats: usize) -> Result<&'static Net, &'static Unfit> {
        let read = || {
            let file = self.files.iter().find(|(own, _)| *own == seats).ok_or(Unfit::Missing)?;
            Net::read::<G>(file.1, seats)
        };
        self.read[seats.min(MAX_SEATS)].get_or_init(read).as_ref()
    }
}

/// The greatest sum a hidden unit can reach, by unit: each question has one answer.
fn bounds(schema: &Schema, start: &[i16], columns: &[i16]) -> Vec<i32> {
    let width = start.len();
    let mut most: Vec<i32> = start.iter().map(|&weight| i32::from(weight).abs()).collect();
    let mut input = 0;
    for &answers in &schema.answers {
        let inputs = input..input + usize::from(answers);
        for (unit, most) in most.iter_mut().enumerate() {
            let weights = inputs.clone().map(|input| i32::from(columns[input * width + unit]).abs());
            *most += weights.max().unwrap_or_default();
        }
        input = inputs.end;
    }
    most
}
