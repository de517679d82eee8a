//! Turns that are not ended, as the store has them. The first line of an input says where in which golden game:
//! `dragon 40 1` is what seat 1 may have begun after forty choices.

use std::cell::RefCell;
use std::collections::BTreeMap;

use shelf::{AnyMatch, Key};
use tabletop::Seat;

use crate::golden;

/// Reads a draft.
///
/// # Panics
/// If something is wrong with us.
pub fn check(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let (first, rest) = text.split_once('\n').unwrap_or((&text, ""));
    let words: Vec<&str> = first.split(' ').collect();
    let &[key, ply, seat] = words.as_slice() else { return };
    let (Some(key), Ok(ply), Some(seat)) =
        (Key::offered(key), ply.parse::<usize>(), seat.parse().ok().and_then(Seat::checked))
    else {
        return;
    };
    at(key, ply, |kept| {
        if seat.idx() < kept.seats() {
            server::fuzzing::draft(kept, seat, rest);
        }
    });
}

/// A moment of the golden game of a key.
fn at(key: Key, ply: usize, look: impl FnOnce(&dyn AnyMatch)) {
    type Moments = BTreeMap<(&'static str, usize), Box<dyn AnyMatch>>;
    thread_local! {
        static MOMENTS: RefCell<Moments> = const { RefCell::new(BTreeMap::new()) };
    }
    MOMENTS.with_borrow_mut(|moments| {
        let whole = moments.entry((key.name(), usize::MAX)).or_insert_with(|| game(key));
        let mut then = whole.copy();
        let ply = ply.min(then.ply());
        let kept = moments.entry((key.name(), ply)).or_insert_with(|| {
            then.go_back(ply);
            then
        });
        look(&**kept);
    });
}

/// A golden game of three or more.
fn game(key: Key) -> Box<dyn AnyMatch> {
    let of_key = |(name, _): &(String, String)| name.starts_with(key.name()) && name.ends_with("-3");
    let (_, record) = golden().into_iter().find(of_key).expect("every game has one");
    shelf::open(&record).expect("golden games can be read")
}

/// What was really chosen, as a draft, at many moments.
pub fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for key in Key::on_shelf() {
        let whole = game(key);
        for ply in (0..whole.ply()).step_by(9) {
            let Some(seat) = whole.chooser(ply) else { continue };
            let own = (ply..whole.ply()).take_while(|&later| whole.chooser(later) == Some(seat));
            let choices: Vec<String> = own.filter_map(|later| whole.notation(later)).collect();
            let clicks = choices.iter().map(|choice| format!("+{choice}")).collect::<Vec<_>>();
            seeds.push(format!("{key} {ply} {seat}\n{}", clicks.join("\n")).into_bytes());
            if let [first, answers @ ..] = clicks.as_slice() {
                let answers: String = answers.iter().map(|answer| format!(",~{}", &answer[1..])).collect();
                seeds.push(format!("{key} {ply} {seat}\n{first}{answers}\n=pass").into_bytes());
            }
        }
    }
    seeds
}
