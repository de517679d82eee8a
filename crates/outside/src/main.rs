//! Writes the seeds of every kind of input into a folder, `cargo run -p outside --bin seeds -- FOLDER`, and beside
//! them the words they are made of, for fuzzers that know what a dictionary is.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).map(PathBuf::from);
    let folder = folder.ok_or_else(|| io::Error::other("name the folder to write the seeds into"))?;
    outside::ALL.iter().try_for_each(|target| write(&folder, target))
}

fn write(folder: &Path, target: &outside::Target) -> io::Result<()> {
    let own = folder.join(target.name);
    fs::create_dir_all(&own)?;
    let seeds = (target.seeds)();
    for (seed, number) in seeds.iter().zip(0..) {
        fs::write(own.join(format!("seed-{number:03}")), seed)?;
    }
    fs::write(folder.join(format!("{}.dict", target.name)), dictionary(&seeds))
}

/// The words of some texts, as libFuzzer reads them.
fn dictionary(seeds: &[Vec<u8>]) -> String {
    const MOST: usize = 2_000;
    let is_apart = |byte: &u8| byte.is_ascii_whitespace() || b"\",&{}[]".contains(byte);
    let words = seeds.iter().flat_map(|seed| seed.split(is_apart));
    let words: BTreeSet<&[u8]> = words.filter(|word| (2..=24).contains(&word.len())).collect();
    let mut lines = String::new();
    for word in words.into_iter().take(MOST) {
        lines.push('"');
        for byte in word {
            let _ = write!(lines, "\\x{byte:02x}");
        }
        lines.push_str("\"\n");
    }
    lines
}
