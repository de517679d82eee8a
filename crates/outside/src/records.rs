//! Records: files of the command line, uploads, and what a program loads.

use i18n::{Locale, Say};
use shelf::AnyMatch;
use tabletop::record::Digests;
use tabletop::{BadRecord, Header, Seat, Viewer};

use crate::{golden, is_sentence};

/// Reads a record, if these bytes are one.
///
/// # Panics
/// If something is wrong with us.
pub fn check(bytes: &[u8]) {
    let text = match tabletop::record::text(bytes) {
        Ok(text) => text,
        Err(bad) => return is_refusal(&bad, bytes),
    };
    if let Err(bad) = Header::read(text) {
        is_refusal(&bad, bytes);
        assert_eq!(shelf::open(text).err(), Some(bad), "whoever reads more finds the same mistake first");
        return;
    }
    match shelf::open(text) {
        Ok(game) => is_game(&*game),
        Err(bad) => is_refusal(&bad, bytes),
    }
}

fn is_refusal(bad: &BadRecord, bytes: &[u8]) {
    is_sentence(&bad.to_string());
    let lines = bytes.split(|&byte| byte == b'\n').count();
    assert!((1..=lines + 1).contains(&bad.line), "{bad} is about a line that is not there");
}

/// What was read is a game like any other.
fn is_game(game: &dyn AnyMatch) {
    let record = game.record(Digests::Last);
    let again = shelf::open(&record).expect("what was written can be read");
    assert_eq!(again.record(Digests::Last), record, "the same game is the same record");
    assert_eq!(again.digest(), game.digest(), "the same record is the same game");
    let say = Say::new(Locale::En);
    let everybody = Seat::first(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::All]);
    for viewer in everybody {
        let offered_to = game.to_act().iter().find(|&seat| viewer == Viewer::Seat(seat));
        drop(game.picture(viewer, offered_to, &say));
        drop((game.view(viewer), game.board(viewer, &say), game.account(viewer)));
    }
}

/// The golden games, and their beginnings.
pub fn seeds() -> Vec<Vec<u8>> {
    let whole = golden().into_iter().map(|(_, record)| record);
    let parts = |record: String| {
        let lines: Vec<&str> = record.lines().collect();
        let part = |count: usize| lines[..count.min(lines.len())].join("\n").into_bytes();
        [part(8), part(40), record.into_bytes()]
    };
    whole.flat_map(parts).collect()
}
