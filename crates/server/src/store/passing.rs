//! What may be lost with the power, but not with the process: turns that are not ended, and who was last seen when.
//!
//! A file of lines, `passing.log`; the last line about something is what holds. A line is handed to the system at
//! once and not waited for on the disk: that takes some microseconds, where a database would take longer than the
//! choice itself. A line without its last word was cut off, by a full disk or the end of the process, and says
//! nothing: half a turn must not take the place of a whole one. What is in it is in memory, too, and only about games
//! that are not over.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};

use tabletop::Seat;

use super::{Result, Store, folder};
use crate::clock::Moment;
use crate::ids::{MatchId, Person, SecretHash};

/// The file of what passes; clones are one.
#[derive(Clone)]
pub(super) struct Passing(Arc<Mutex<Lines>>);

/// A turn that was not ended, as it was written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct KeptDraft {
    /// How many choices were kept then.
    pub(crate) plies: usize,
    /// How many entries the seat log had then.
    pub(crate) entries: usize,
    /// A line for each click; nothing if there is no turn.
    pub(crate) clicks: String,
}

struct Lines {
    /// None for whoever only reads.
    file: Option<(PathBuf, File)>,
    /// How long the file is, and how long it was when it was last written anew.
    length: (usize, usize),
    /// Whether the last line may be cut off.
    torn: bool,
    all: Now,
}

/// What holds now.
#[derive(Debug, Default, PartialEq, Eq)]
struct Now {
    drafts: BTreeMap<(MatchId, Seat), KeptDraft>,
    /// When somebody was last at a table.
    people: BTreeMap<(MatchId, Person), Moment>,
    /// When a browser was last here.
    devices: BTreeMap<SecretHash, Moment>,
}

/// How a line ends that was written to its end.
const WHOLE: &str = " .\n";

/// A file that is so much longer than it need be is written anew.
const WASTE: usize = 4 << 20;

impl Passing {
    pub(super) fn open(name: &Path) -> io::Result<Passing> {
        let text = text(name)?;
        let all = Now::read_all(&text);
        let mut lines =
            Lines { file: None, length: (0, 0), torn: !text.is_empty() && !text.ends_with('\n'), all };
        let file = OpenOptions::new().append(true).open(name)?;
        lines.file = Some((name.to_owned(), file));
        lines.length = (text.len(), 0);
        // On a full disk it stays as it is.
        let _ = lines.write_anew();
        Ok(Passing(Arc::new(Mutex::new(lines))))
    }

    /// For whoever only reads what is kept for good.
    pub(super) fn none() -> Passing {
        let lines = Lines { file: None, length: (0, 0), torn: false, all: Now::default() };
        Passing(Arc::new(Mutex::new(lines)))
    }

    /// What a server has written so far, for whoever stands beside it and writes nothing.
    pub(super) fn look(name: &Path) -> io::Result<Passing> {
        let lines = Lines { file: None, length: (0, 0), torn: false, all: Now::read_all(&text(name)?) };
        Ok(Passing(Arc::new(Mutex::new(lines))))
    }

    fn lines(&self) -> MutexGuard<'_, Lines> {
        self.0.lock().expect("nobody panics while writing a line")
    }
}

impl Lines {
    /// Writes a line, then lets it hold.
    fn say(&mut self, line: &str) -> io::Result<()> {
        if let Some((_, file)) = &mut self.file {
            let begin = if self.torn { "\n" } else { "" };
            self.torn = true;
            let whole = format!("{begin}{line}{WHOLE}");
            file.write_all(whole.as_bytes())?;
            self.torn = false;
            self.length.0 += whole.len();
        }
        let _ = self.all.read(line);
        if self.length.0 > self.length.1 * 2 + WASTE {
            // What cannot be shortened now is shortened later.
            let _ = self.write_anew();
        }
        Ok(())
    }

    /// Only what holds, in a file that takes the place of the old one.
    fn write_anew(&mut self) -> io::Result<()> {
        let Some((name, _)) = &self.file else { return Ok(()) };
        let (name, fresh) = (name.clone(), name.with_extension("new"));
        let text = self.all.write();
        let _ = fs::remove_file(&fresh);
        folder::create_private(&fresh)?;
        fs::write(&fresh, &text)?;
        // Opened before: nobody may write on into a file that has no name any more.
        let file = OpenOptions::new().append(true).open(&fresh)?;
        fs::rename(&fresh, &name)?;
        self.file = Some((name, file));
        self.length = (text.len(), text.len());
        self.torn = false;
        Ok(())
    }
}

fn text(name: &Path) -> io::Result<String> {
    Ok(String::from_utf8_lossy(&fs::read(name)?).into_owned())
}

impl Now {
    /// What holds after all these lines.
    fn read_all(text: &str) -> Now {
        let mut all = Now::default();
        for line in text.split_inclusive('\n').filter_map(|line| line.strip_suffix(WHOLE)) {
            let _ = all.read(line);
        }
        all
    }

    /// Lets a line hold; nothing if it makes no sense.
    fn read(&mut self, line: &str) -> Option<()> {
        let (kind, rest) = line.split_once(' ')?;
        match kind {
            "draft" => {
                let mut words = rest.splitn(5, ' ');
                let key = (MatchId::read(words.next()?), Seat::checked(words.next()?.parse().ok()?)?);
                let draft = KeptDraft {
                    plies: words.next()?.parse().ok()?,
                    entries: words.next()?.parse().ok()?,
                    clicks: words.next()?.replace(';', "\n"),
                };
                match draft.clicks.is_empty() {
                    true => self.drafts.remove(&key),
                    false => self.drafts.insert(key, draft),
                };
            }
            "at" => {
                let mut words = rest.splitn(3, ' ');
                let key = (MatchId::read(words.next()?), Person::read(words.next()?));
                self.people.insert(key, Moment::read(words.next()?.parse().ok()?));
            }
            "device" => {
                let (device, at) = rest.split_once(' ')?;
                self.devices.insert(SecretHash::read(device), Moment::read(at.parse().ok()?));
            }
            "over" => {
                let id = MatchId::read(rest);
                self.drafts.retain(|(of, _), _| *of != id);
                self.people.retain(|(of, _), _| *of != id);
            }
            _ => return None,
        }
        Some(())
    }

    /// All of it, as lines.
    fn write(&self) -> String {
        let drafts = self.drafts.iter().map(|((id, seat), draft)| draft_line(id, *seat, draft));
        let people = self.people.iter().map(|((id, who), at)| person_line(id, who, *at));
        let devices = self.devices.iter().map(|(device, at)| device_line(device, *at));
        drafts.chain(people).chain(devices).map(|line| line + WHOLE).collect()
    }
}

fn draft_line(id: &MatchId, seat: Seat, draft: &KeptDraft) -> String {
    let KeptDraft { plies, entries, clicks } = draft;
    format!("draft {id} {seat} {plies} {entries} {}", clicks.replace('\n', ";"))
}

fn person_line(id: &MatchId, who: &Person, at: Moment) -> String {
    format!("at {id} {} {}", who.as_str(), at.seconds())
}

fn device_line(device: &SecretHash, at: Moment) -> String {
    format!("device {} {}", device.as_str(), at.seconds())
}

impl Store {
    fn pass(&self, line: &str) -> Result<()> {
        self.passing.lines().say(line).map_err(sqlx::Error::Io)
    }

    /// Writes a turn that is not ended; without clicks, that there is none.
    pub(crate) fn write_draft(&self, id: &MatchId, seat: Seat, draft: &KeptDraft) -> Result<()> {
        self.pass(&draft_line(id, seat, draft))
    }

    /// Forgets what passes at a match that is over.
    pub(crate) fn forget_passing(&self, id: &MatchId) -> Result<()> {
        self.pass(&format!("over {id}"))
    }

    /// The turns of a match that were not ended.
    pub(crate) fn drafts(&self, id: &MatchId) -> Vec<(Seat, KeptDraft)> {
        let lines = self.passing.lines();
        let draft = |seat| Some((seat, lines.all.drafts.get(&(id.clone(), seat))?.clone()));
        Seat::first(tabletop::MAX_SEATS).filter_map(draft).collect()
    }

    /// Somebody was at a table.
    pub(crate) fn saw(&self, who: &Person, id: &MatchId, at: Moment) -> Result<()> {
        self.pass(&person_line(id, who, at))
    }

    /// Somebody is another person from now on, and was wherever they were.
    pub(crate) fn is_now(&self, who: &Person, person: &Person) -> Result<()> {
        let seen: Vec<(MatchId, Moment)> = {
            let lines = self.passing.lines();
            let theirs = lines.all.people.iter().filter(|((_, of), _)| of == who);
            theirs.map(|((id, _), at)| (id.clone(), *at)).collect()
        };
        for (id, at) in seen {
            let known = self.passing.lines().all.people.get(&(id.clone(), person.clone())).copied();
            self.saw(person, &id, known.map_or(at, |known| known.max(at)))?;
        }
        Ok(())
    }

    /// A browser was here.
    pub(crate) fn saw_device(&self, device: &SecretHash, at: Moment) -> Result<()> {
        self.pass(&device_line(device, at))
    }

    /// When these people were last at a table.
    pub(crate) fn seen_at<'p>(
        &self,
        id: &MatchId,
        people: impl IntoIterator<Item = &'p Person>,
    ) -> BTreeMap<Person, Moment> {
        let lines = self.passing.lines();
        let seen = |who: &Person| Some((who.clone(), *lines.all.people.get(&(id.clone(), who.clone()))?));
        people.into_iter().filter_map(seen).collect()
    }

    /// When a browser was last here.
    pub(crate) fn device_seen(&self, device: &SecretHash) -> Option<Moment> {
        self.passing.lines().all.devices.get(device).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(of: &str) -> PathBuf {
        let name = std::env::temp_dir().join(format!("hanlin-passing-{of}-{}", std::process::id()));
        let _ = fs::remove_file(&name);
        folder::create_private(&name).unwrap();
        name
    }

    fn draft(plies: usize, clicks: &str) -> KeptDraft {
        KeptDraft { plies, entries: 4, clicks: clicks.to_owned() }
    }

    #[test]
    fn the_last_line_holds_after_a_restart_and_a_torn_one_says_nothing() {
        let name = name("lines");
        let (id, anna, now) = (MatchId::read("ab12"), Person::fresh(), Moment::read(77));
        let passing = Passing::open(&name).unwrap();
        let say = |line: &str| passing.lines().say(line).unwrap();
        say(&draft_line(&id, Seat::new(1), &draft(7, "+hire monk 3,=place 2\n~pay 1")));
        say(&draft_line(&id, Seat::new(2), &draft(7, "+pass")));
        say(&draft_line(&id, Seat::new(2), &draft(8, "")));
        say(&person_line(&id, &anna, now));
        let mut torn = OpenOptions::new().append(true).open(&name).unwrap();
        // By a full disk, after which another line could be written; and by the end of the process.
        torn.write_all(b"draft ab12 1 8 4 \ndraft cd34 0 3 4 +pass .\ndraft ab12 1 9 4 +hi\xff").unwrap();
        let again = Passing::open(&name).unwrap();
        let lines = again.lines();
        assert_eq!(lines.all.people, BTreeMap::from([((id.clone(), anna), now)]));
        assert_eq!(lines.all.drafts.len(), 2);
        assert_eq!(lines.all.drafts[&(id, Seat::new(1))].plies, 7, "the last that was written whole");
        assert_eq!(lines.all.drafts[&(MatchId::read("cd34"), Seat::new(0))], draft(3, "+pass"));
        let _ = fs::remove_file(name);
    }

    #[test]
    fn what_is_over_is_forgotten_and_the_file_stays_short() {
        let name = name("short");
        let passing = Passing::open(&name).unwrap();
        let (one, other) = (MatchId::read("one"), MatchId::read("other"));
        for round in 0..60_000 {
            let line = draft_line(&one, Seat::new(0), &draft(round, &"+a choice,=an answer\n".repeat(8)));
            passing.lines().say(&line).unwrap();
        }
        assert!(fs::metadata(&name).unwrap().len() < 2 * WASTE as u64, "ten megabytes were written");
        passing.lines().say(&draft_line(&other, Seat::new(0), &draft(1, "+x"))).unwrap();
        passing.lines().say("over one").unwrap();
        for nonsense in [
            "",
            "draft",
            "draft one",
            "draft one 9 1 4 +x",
            "draft one 0 1 +x",
            "at one",
            "sing a song",
            "device x y",
        ] {
            passing.lines().say(nonsense).unwrap();
        }
        let again = Passing::open(&name).unwrap();
        assert_eq!(again.lines().all.drafts.keys().map(|(id, _)| id.as_str()).collect::<Vec<_>>(), ["other"]);
        assert_eq!(again.lines().all, passing.lines().all);
        let _ = fs::remove_file(name);
    }
}
