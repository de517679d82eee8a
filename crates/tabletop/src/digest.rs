//! A small fixed hash of a position, so that a replay stops at the very line where it differs.
//!
//! It is taken over the view JSON that hides nothing, a public format: neither the layout of a state nor the
//! platform is in it, so that a refactoring does not invalidate a single record.

use std::fmt;
use std::io;
use std::str::FromStr;

use crate::{Game, View};

/// FNV-1a, 64 bits, written as 16 hex digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Digest(u64);

impl Digest {
    /// The digest of what is seen at this ply.
    pub fn of<G: Game>(view: View<'_, G>, ply: usize) -> Digest {
        let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
        serde_json::to_writer(&mut hasher, &view.at(ply))
            .expect("a view always serialises and a hash takes every byte");
        Digest(hasher.0)
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for Digest {
    type Err = ();

    fn from_str(text: &str) -> Result<Digest, ()> {
        let lower_hex = text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
        if text.len() != 16 || !lower_hex {
            return Err(());
        }
        u64::from_str_radix(text, 16).map(Digest).map_err(|_| ())
    }
}

struct Fnv(u64);

impl io::Write for Fnv {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    #[test]
    fn the_hash_is_fnv_1a() {
        let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
        hasher.write_all(b"foobar").unwrap();
        assert_eq!(Digest(hasher.0).to_string(), "85944171f73967e8"); // the published test vector
    }

    #[test]
    fn a_digest_is_read_as_it_is_written() {
        assert_eq!("85944171f73967e8".parse(), Ok(Digest(0x8594_4171_f739_67e8)));
        for bad in ["", "85944171f73967e", "85944171F73967E8", "+5944171f73967e8", "85944171f73967e8 "] {
            assert_eq!(bad.parse::<Digest>(), Err(()), "{bad:?}");
        }
    }
}
