//! What the database says, by its own program: nothing of ours stands between.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use super::ledger::Owner;

/// A match as it is kept.
#[derive(Default)]
pub(super) struct Match {
    pub(super) game: String,
    pub(super) seats: usize,
    pub(super) options: Vec<(String, String)>,
    pub(super) seed: String,
    pub(super) next: String,
    pub(super) choices: Vec<Choice>,
    /// Words and who said them.
    pub(super) chat: Vec<(String, String)>,
    pub(super) sitting: BTreeMap<usize, Owner>,
    /// How often somebody of this name took a seat by an invitation.
    pub(super) sat: BTreeMap<String, usize>,
    pub(super) hints: BTreeMap<usize, usize>,
    /// Turns that are not ended: clicks in notation.
    pub(super) drafts: BTreeMap<usize, String>,
    /// Whether somebody left before the first choice, so that it was dealt anew.
    pub(super) left_early: bool,
}

/// A choice as it is kept.
pub(super) struct Choice {
    pub(super) seat: usize,
    pub(super) action: String,
    pub(super) digest: String,
}

pub(super) type Store = BTreeMap<String, Match>;

/// The rows of a query.
fn rows<const N: usize>(file: &Path, query: &str) -> Result<Vec<[String; N]>, String> {
    let output = Command::new("sqlite3")
        .args(["-readonly", "-batch", "-cmd", ".timeout 10000", "-separator", "\u{1f}", "-newline", "\u{1e}"])
        .arg(file)
        .arg(query)
        .output()
        .map_err(|bad| format!("cannot run sqlite3: {bad}"))?;
    if !output.status.success() {
        return Err(format!("sqlite3 says: {}", String::from_utf8_lossy(&output.stderr)));
    }
    let text = String::from_utf8_lossy(&output.stdout);
    text.split_terminator('\u{1e}')
        .map(|row| {
            let fields: Vec<String> = row.split('\u{1f}').map(str::to_owned).collect();
            fields.try_into().map_err(|_| format!("a row that makes no sense: {row:?}"))
        })
        .collect()
}

fn number(text: &str) -> usize {
    text.parse().unwrap_or(usize::MAX)
}

/// Reads everything; in words, what makes no sense by itself.
pub(super) fn read(folder: &Path) -> Result<(Store, Vec<String>), String> {
    let file = folder.join("hanlin.sqlite");
    let (mut store, mut faults) = (Store::new(), Vec::new());
    // One look at all of it would be one transaction; what is acknowledged before is in each of these anyway.
    for [id, game, seats, options, seed, next] in
        rows(&file, "SELECT id, game, seats, options, seed, COALESCE(next, '') FROM match")?
    {
        let pair = |line: &str| line.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()));
        let options = options.lines().filter_map(pair).collect();
        let kept = Match { game, seats: number(&seats), options, seed, next, ..Match::default() };
        if store.insert(id.clone(), kept).is_some() {
            faults.push(format!("match {id} is there twice"));
        }
    }
    for [id, ply, seat, action, digest] in
        rows(&file, "SELECT match_id, ply, seat, action, digest FROM choice ORDER BY match_id, ply")?
    {
        let choices = &mut store.entry(id.clone()).or_default().choices;
        if choices.len() != number(&ply) {
            faults.push(format!("match {id}: choice {ply} stands in place {}", choices.len()));
        }
        choices.push(Choice { seat: number(&seat), action, digest });
    }
    for [id, place, name, text] in
        rows(&file, "SELECT match_id, number, name, text FROM chat ORDER BY match_id, number")?
    {
        let chat = &mut store.entry(id.clone()).or_default().chat;
        if chat.len() + 1 != number(&place) {
            faults.push(format!("match {id}: line {place} stands in place {}", chat.len() + 1));
        }
        chat.push((text, name));
    }
    let mut length: BTreeMap<String, usize> = BTreeMap::new();
    for [id, place, kind, seat, detail, ply] in rows(
        &file,
        "SELECT match_id, number, kind, seat, detail, ply FROM seat_log ORDER BY match_id, number",
    )? {
        let next = length.entry(id.clone()).or_default();
        if *next != number(&place) {
            faults.push(format!("match {id}: entry {place} of the seats stands in place {next}"));
        }
        *next += 1;
        let kept = store.entry(id).or_default();
        // The first entries say who sits where, the later ones what happened.
        kept.left_early |= kind == "free" && number(&ply) == 0 && number(&place) >= kept.seats;
        kept.happens(&kind, number(&seat), &detail);
    }
    for ((id, seat), (ply, clicks)) in drafts(&folder.join("passing.log"))? {
        let kept = store.entry(id).or_default();
        // A turn that was ended since is written still, and means nothing.
        if !kept.choices.iter().skip(ply).any(|choice| choice.seat == seat) {
            kept.drafts.insert(seat, clicks);
        }
    }
    for [said] in rows(&file, "PRAGMA integrity_check")? {
        if said != "ok" {
            faults.push(format!("the database says: {said}"));
        }
    }
    Ok((store, faults))
}

/// Turns that are not ended: a table and a seat, after how many choices it was written, and its clicks.
type Drafts = BTreeMap<(String, usize), (usize, String)>;

/// The last line about a turn holds.
fn drafts(file: &Path) -> Result<Drafts, String> {
    let text = fs::read(file).map_err(|bad| format!("cannot read {}: {bad}", file.display()))?;
    let mut drafts = Drafts::new();
    let text = String::from_utf8_lossy(&text);
    // What was cut off says nothing.
    for line in text.lines().filter_map(|line| line.strip_suffix(" .")) {
        let words: Vec<&str> = line.splitn(6, ' ').collect();
        match words.as_slice() {
            ["draft", id, seat, _, _, ""] => {
                drafts.remove(&((*id).to_owned(), number(seat)));
            }
            ["draft", id, seat, ply, _, clicks] => {
                let clicks = clicks.replace(';', "\n");
                drafts.insert(((*id).to_owned(), number(seat)), (number(ply), clicks));
            }
            ["over", id] => drafts.retain(|(of, _), _| of != id),
            _ => {}
        }
    }
    Ok(drafts)
}

impl Match {
    /// Something happens to a seat.
    fn happens(&mut self, kind: &str, seat: usize, detail: &str) {
        match kind {
            "free" | "lost" => {
                self.sitting.insert(seat, Owner::Nobody);
            }
            "sat" => {
                let (invite, name) = detail.split_once('\n').unwrap_or(("", detail));
                if !invite.is_empty() {
                    *self.sat.entry(name.to_owned()).or_default() += 1;
                }
                self.sitting.insert(seat, Owner::Known(name.to_owned()));
            }
            "bot" => {
                self.sitting.remove(&seat);
            }
            "hint" => *self.hints.entry(seat).or_default() += 1,
            // Nobody here is renamed, away for long, or stood in for.
            _ => {}
        }
    }
}
