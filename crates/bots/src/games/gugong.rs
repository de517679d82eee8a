//! How bots look at *Gùgōng*.

use gugong::Gugong;

use crate::Mind;

impl Mind for Gugong {}
