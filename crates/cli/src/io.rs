//! Files in, text out, and what can go wrong with both.

use std::fmt::Display;
use std::fs;
use std::io::{self, Read, Write};
use std::path::Path;

use shelf::AnyMatch;

/// Why a command stopped.
#[derive(Debug)]
pub(crate) enum Fail {
    /// The user can do something about it.
    Input(String),
    /// Whoever read our output has had enough; nothing is wrong.
    OutputClosed,
}

impl Fail {
    pub(crate) fn input(message: impl Display) -> Fail {
        Fail::Input(message.to_string())
    }
}

/// Writes to standard output.
pub(crate) fn print(text: &str) -> Result<(), Fail> {
    let mut out = io::stdout().lock();
    let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    written.map_err(|bad| {
        if bad.kind() == io::ErrorKind::BrokenPipe {
            Fail::OutputClosed
        } else {
            Fail::input(format!("cannot write to standard output: {bad}"))
        }
    })
}

/// No record of any game is longer; a larger file is something else.
const LONGEST_RECORD: u64 = 16 << 20;

/// Reads a record and plays it again; `-` is standard input.
pub(crate) fn open(file: &Path) -> Result<Box<dyn AnyMatch>, Fail> {
    let name = if file == Path::new("-") { "standard input".into() } else { file.display().to_string() };
    let bytes = read(file).map_err(|bad| Fail::input(format!("cannot read {name}: {bad}")))?;
    if bytes.len() as u64 > LONGEST_RECORD {
        return Err(Fail::input(format!("{name} is larger than any record (16 MiB)")));
    }
    let text = tabletop::record::text(&bytes).map_err(|bad| Fail::input(format!("{name}: {bad}")))?;
    shelf::open(text).map_err(|bad| Fail::input(format!("{name}: {bad}")))
}

fn read(file: &Path) -> io::Result<Vec<u8>> {
    let source: Box<dyn Read> =
        if file == Path::new("-") { Box::new(io::stdin().lock()) } else { Box::new(fs::File::open(file)?) };
    let mut bytes = Vec::new();
    source.take(LONGEST_RECORD + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Writes a whole file or none: beside it first, then in its place.
pub(crate) fn save(file: &Path, text: &str) -> io::Result<()> {
    let mut beside = file.as_os_str().to_owned();
    beside.push(format!(".{}.part", std::process::id()));
    let written = fs::write(&beside, text).and_then(|()| fs::rename(&beside, file));
    if written.is_err() {
        let _ = fs::remove_file(&beside);
    }
    written
}
