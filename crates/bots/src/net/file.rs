//! Weights on disk: a header that says what they are for, the numbers, a checksum. All numbers little-endian.
#![allow(clippy::cast_possible_truncation, reason = "lengths are small")]

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::{fmt, fs};

use crate::Playable;
use crate::features::{FNV, FeatureSet, fnv};
use crate::net::card::Card;
use crate::net::{CLIP, Net, accumulator_bounds};
use crate::value::sides;

const MAGIC: &[u8; 8] = b"hanlinet";
const VERSION: u16 = 1;
const KEY: usize = 16;

/// What a net is for and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The game.
    pub game: String,
    /// For so many seats.
    pub seats: u8,
    /// The version of the rules it has learned.
    pub rules: u16,
    /// A hash of the feature set it was trained on: what each feature is called and how it is told.
    pub features: u64,
    /// Auxiliary outputs, the kinds of points it foretells: a hash of their ids in the rules.
    pub scoring: u64,
    /// How many kinds of points.
    pub sources: u16,
    /// Inputs.
    pub inputs: u32,
    /// Units of the hidden layer.
    pub hidden: u16,
    /// The seed of its training: all chance.
    pub seed: u64,
    /// How many games it has played.
    pub games: u64,
    /// Quantisation scale: what 1 is in its first layer.
    pub scale_in: u16,
    /// Quantisation scale: what 1 is in its second layer.
    pub scale_out: u16,
}

impl Header {
    /// Outputs: a value for each side, which is its share of the win, and points of each kind for each side.
    pub fn outputs(&self) -> usize {
        sides(self.seats.into()) * (1 + usize::from(self.sources))
    }
}

/// A hash of the ids of what is scored.
pub fn scoring(sources: &[&str]) -> u64 {
    sources.iter().fold(FNV, |hash, source| fnv(fnv(hash, source.as_bytes()), b"\n"))
}

/// Why weights cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// There are none for this game and number of seats.
    Missing,
    /// No weights, or damaged ones.
    Damaged,
    /// Made for something else: this.
    Other(&'static str),
}

impl Unfit {
    /// Not for this version of the rules.
    pub(crate) const OTHER_RULES: Unfit = Unfit::Other("version of the rules");
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unfit::Missing => f.write_str("there are no weights for it"),
            Unfit::Damaged => f.write_str("its weights are damaged"),
            Unfit::Other(what) => write!(f, "its weights are for another {what}"),
        }
    }
}

impl std::error::Error for Unfit {}

impl Net {
    /// The file.
    pub fn write(&self) -> Vec<u8> {
        let header = &self.header;
        let mut out = MAGIC.to_vec();
        out.extend(VERSION.to_le_bytes());
        let mut key = [0; KEY];
        key[..header.game.len()].copy_from_slice(header.game.as_bytes());
        out.extend(key);
        out.push(header.seats);
        out.extend(header.rules.to_le_bytes());
        out.extend(header.features.to_le_bytes());
        out.extend(header.scoring.to_le_bytes());
        out.extend(header.sources.to_le_bytes());
        out.extend(header.inputs.to_le_bytes());
        out.extend(header.hidden.to_le_bytes());
        out.extend(header.seed.to_le_bytes());
        out.extend(header.games.to_le_bytes());
        out.extend(header.scale_in.to_le_bytes());
        out.extend(header.scale_out.to_le_bytes());
        for weights in [&self.input_weights, &self.hidden_bias, &self.output_weights] {
            out.extend(weights.iter().flat_map(|weight| weight.to_le_bytes()));
        }
        out.extend(self.output_bias.iter().flat_map(|bias| bias.to_le_bytes()));
        let sum = fnv(FNV, &out);
        out.extend(sum.to_le_bytes());
        out
    }

    /// Reads a file whoever it is for.
    ///
    /// # Errors
    /// If it is none, or damaged.
    pub fn parse(file: &[u8]) -> Result<Net, Unfit> {
        let (body, sum) = file.split_last_chunk::<8>().ok_or(Unfit::Damaged)?;
        if fnv(FNV, body) != u64::from_le_bytes(*sum) {
            return Err(Unfit::Damaged);
        }
        let mut rest = Rest(body);
        if rest.bytes()? != *MAGIC || rest.u16()? != VERSION {
            return Err(Unfit::Damaged);
        }
        let key: [u8; KEY] = rest.bytes()?;
        let name: Vec<u8> = key.into_iter().take_while(|&byte| byte != 0).collect();
        let header = Header {
            game: String::from_utf8(name).map_err(|_| Unfit::Damaged)?,
            seats: rest.bytes::<1>()?[0],
            rules: rest.u16()?,
            features: rest.u64()?,
            scoring: rest.u64()?,
            sources: rest.u16()?,
            inputs: u32::from_le_bytes(rest.bytes()?),
            hidden: rest.u16()?,
            seed: rest.u64()?,
            games: rest.u64()?,
            scale_in: rest.u16()?,
            scale_out: rest.u16()?,
        };
        let (hidden, outputs) = (usize::from(header.hidden), header.outputs());
        let input_weights = rest.weights(header.inputs as usize * hidden)?;
        let hidden_bias = rest.weights(hidden)?;
        let output_weights = rest.weights(outputs * hidden)?;
        let bias = (0..outputs).map(|_| Ok(i32::from_le_bytes(rest.bytes()?)));
        let output_bias = bias.collect::<Result<_, _>>()?;
        if !rest.0.is_empty() {
            return Err(Unfit::Damaged);
        }
        Ok(Net { header, input_weights, hidden_bias, output_weights, output_bias })
    }

    /// Reads a file that must be for this game, some version of its rules, and so many seats. Which versions it may
    /// play its card says; without a card, the one it has learned.
    ///
    /// # Errors
    /// If it is damaged or for something else.
    pub fn read<G: Playable>(file: &[u8], card: Option<&Card>, seats: usize) -> Result<Net, Unfit> {
        let net = Net::parse(file)?;
        net.fit::<G>(card, seats)?;
        Ok(net)
    }

    fn fit<G: Playable>(&self, card: Option<&Card>, seats: usize) -> Result<(), Unfit> {
        let (header, features) = (&self.header, FeatureSet::of::<G>(seats));
        let other = |is_other: bool, what| if is_other { Err(Unfit::Other(what)) } else { Ok(()) };
        other(header.game != G::KEY, "game")?;
        other(usize::from(header.seats) != seats, "number of seats")?;
        let may_play = card.map_or(std::slice::from_ref(&header.rules), |card| &card.rules);
        if !may_play.iter().any(|rules| (1..=G::RULES).contains(rules)) {
            return Err(Unfit::OTHER_RULES);
        }
        let is_other = header.features != features.hash() || header.inputs as usize != features.inputs();
        other(is_other, "feature set")?;
        let foretold = G::SOURCES;
        let is_other = header.scoring != scoring(foretold) || usize::from(header.sources) != foretold.len();
        other(is_other, "list of what points are for")?;
        let fits_hidden = header.hidden > 0 && header.hidden % 32 == 0;
        let clip = CLIP * f32::from(header.scale_in);
        let fits = |row: &[i16]| {
            let sum: i64 = row.iter().map(|&weight| i64::from(weight).abs()).sum();
            sum * (clip as i64) < i64::from(i32::MAX / 2)
        };
        let sound = fits_hidden
            && header.scale_in > 0
            && header.scale_out > 0
            && clip <= f32::from(i16::MAX)
            && accumulator_bounds(&features, &self.hidden_bias, &self.input_weights)
                .into_iter()
                .all(|most| most <= i32::from(i16::MAX))
            && self.output_weights.chunks(self.hidden()).all(fits)
            && self.output_bias.iter().all(|bias| bias.unsigned_abs() < i32::MAX.unsigned_abs() / 2);
        if sound { Ok(()) } else { Err(Unfit::Damaged) }
    }
}

/// A net from a file, kept for as long as the program runs: comparisons ask for it in every game.
pub(crate) fn from_disk<G: Playable>(path: &str) -> Option<&'static Net> {
    static READ: Mutex<BTreeMap<String, Option<&'static Net>>> = Mutex::new(BTreeMap::new());
    let read = || {
        let net = Net::parse(&fs::read(path).ok()?).ok()?;
        net.fit::<G>(Card::beside(Path::new(path)).as_ref(), net.header.seats.into()).ok()?;
        Some(&*Box::leak(Box::new(net)))
    };
    let mut known = READ.lock().unwrap_or_else(PoisonError::into_inner);
    *known.entry(path.to_owned()).or_insert_with(read)
}

/// What is left of a file.
struct Rest<'a>(&'a [u8]);

impl Rest<'_> {
    fn bytes<const N: usize>(&mut self) -> Result<[u8; N], Unfit> {
        let (first, rest) = self.0.split_first_chunk::<N>().ok_or(Unfit::Damaged)?;
        self.0 = rest;
        Ok(*first)
    }

    fn u16(&mut self) -> Result<u16, Unfit> {
        self.bytes().map(u16::from_le_bytes)
    }

    fn u64(&mut self) -> Result<u64, Unfit> {
        self.bytes().map(u64::from_le_bytes)
    }

    fn weights(&mut self, count: usize) -> Result<Vec<i16>, Unfit> {
        let length = count.checked_mul(2).ok_or(Unfit::Damaged)?;
        let (first, rest) = self.0.split_at_checked(length).ok_or(Unfit::Damaged)?;
        self.0 = rest;
        Ok(first.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect())
    }
}
