//! What a host does with a folder: checks it, copies it, puts a copy back, frees a seat nobody at the table can free.

use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::time::Duration;

use shelf::Key;
use tabletop::Seat;

use crate::clock::{Clock, Moment};
use crate::host;
use crate::ids::{Invite, MatchId, Person};
use crate::seating::{Entry, Seating, Sitter, What};
use crate::store::{self, Appended, Loaded, Lock, Store};

/// Asks the database what is wrong with it, replays every match and compares digests; how many matches there are, and
/// every fault that was found.
///
/// # Errors
/// If there is no database.
pub async fn verify(folder: &Path) -> Result<(usize, Vec<String>), String> {
    store::exists(folder)?;
    // What is damaged may be anything; a rule that panics over it is a fault of the file, and told as one.
    let quiet = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let checked = store::check(folder, |loaded, tables| {
        let id = loaded.kept.id.clone();
        let replayed = panic::catch_unwind(AssertUnwindSafe(|| fault(&loaded, tables)));
        replayed.unwrap_or_else(|_| Some(format!("match {id}: what was kept cannot have been played")))
    })
    .await;
    panic::set_hook(quiet);
    Ok(checked)
}

/// What is wrong with a match, if anything is.
fn fault(loaded: &Loaded, tables: Option<(String, Vec<shelf::printed::File>)>) -> Option<String> {
    let id = &loaded.kept.id;
    if let Some((game, files)) = tables
        && let Some(Err(mistakes)) = Key::named(&game).map(|key| key.keep_tables(&files))
    {
        return Some(format!("match {id}: its tables: {}", mistakes.join("; ")));
    }
    let game = match host::replay(&loaded.kept, &loaded.choices) {
        Ok(game) => game,
        Err(bad) => return Some(bad.to_string()),
    };
    let seating = Seating::read(loaded.kept.seats, loaded.seats.iter().cloned(), game.ply());
    let seats = seating.sitters().len();
    (seats != 0 && seats != loaded.kept.seats).then(|| format!("match {id}: only {seats} seats are known"))
}

/// Copies the database into a new file while others go on.
///
/// # Errors
/// If there is none, it cannot be read or the file cannot be written.
pub async fn backup(folder: &Path, file: &Path) -> Result<(), String> {
    store::exists(folder)?;
    if file.exists() {
        return Err(format!("{} is there already; name a new file", file.display()));
    }
    Store::backup(folder, file).await.map_err(|bad| format!("cannot write {}: {bad}", file.display()))
}

/// Puts a backup in the place of a folder's database, after a look at it; where the old one is now, if there was one.
///
/// # Errors
/// If the file is no sound database, or a server uses the folder.
pub async fn restore(folder: &Path, file: &Path) -> Result<Option<String>, String> {
    if !file.is_file() {
        return Err(format!("there is no file {}", file.display()));
    }
    store::is_sound(file).await?;
    let _lock = Lock::take(folder)?;
    let old =
        store::restore(folder, file).map_err(|bad| format!("cannot restore {}: {bad}", file.display()))?;
    Ok(old.map(|old| old.display().to_string()))
}

/// The host frees a seat whose person is lost and gives it a new invitation: the path of its link. Whoever was there
/// lately is not lost, unless the host insists.
///
/// # Errors
/// In words, why not.
pub async fn free_seat(
    folder: &Path,
    table: &str,
    seat: usize,
    insists: bool,
    clock: &Clock,
) -> Result<String, String> {
    store::exists(folder)?;
    let failed = |bad: sqlx::Error| format!("the database says no: {bad}");
    let id = MatchId::read(table);
    if !store::is_current(folder).await.map_err(failed)? {
        return Err("the database is of another version; start the server once, then try again".into());
    }
    let store = Store::beside(folder, clock).await.map_err(failed)?;
    let loaded = store.load(&id).await.map_err(failed)?;
    let loaded = loaded.ok_or_else(|| format!("there is no table {table}"))?;
    let seating = Seating::read(loaded.kept.seats, loaded.seats.iter().cloned(), loaded.choices.len());
    let place = seat.checked_sub(1).and_then(Seat::checked).filter(|seat| seating.sitter(*seat).is_some());
    let place = place.ok_or_else(|| format!("table {table} has seats 1 to {}", seating.sitters().len()))?;
    if loaded.kept.study {
        return Err("nobody else can be seated at a study".into());
    }
    if store.is_finished(&id).await.map_err(failed)? {
        return Err(format!("the game at table {table} is over; nobody can be seated there any more"));
    }
    match seating.sitter(place) {
        Some(Sitter::Person(sitting)) => {
            let away = away(&store, &seating, &id, sitting.who.as_ref(), clock.now());
            let patience = loaded.kept.terms.lost;
            if let Some(away) = away.filter(|away| *away < patience && !insists) {
                return Err(format!(
                    "whoever sits at seat {seat} of table {table} was there {} ago, and the table waits for {}; \
                     --force frees the seat all the same",
                    told(away),
                    told(patience)
                ));
            }
        }
        Some(Sitter::Free { invite, .. }) => return Ok(format!("{}/join/{}", id.page(), invite.reveal())),
        Some(Sitter::Bot(_)) | None => return Err(format!("no person sits at seat {seat} of table {table}")),
    }
    let invite = Invite::fresh();
    let entry = Entry {
        seat: place,
        what: What::Lost(invite.clone()),
        by: None,
        ply: loaded.choices.len(),
        at: clock.now(),
    };
    match store.append_seats(&id, seating.log().len(), &[entry], None, None).await.map_err(failed)? {
        Appended::Kept => Ok(format!("{}/join/{}", id.page(), invite.reveal())),
        Appended::MovedOn => Err(format!("something happens at table {table} right now; try again")),
    }
}

/// How long ago somebody was last at a table; nothing of whom nobody knows.
fn away(
    store: &Store,
    seating: &Seating,
    id: &MatchId,
    who: Option<&Person>,
    now: Moment,
) -> Option<Duration> {
    let who = who?;
    let sat = seating.log().iter().filter(|entry| entry.what.who() == Some(who)).map(|entry| entry.at).max();
    let seen = store.seen_at(id, [who]).remove(who);
    Some(now.since(seen.max(sat)?))
}

/// A time in words, as exact as anybody wants it.
fn told(time: Duration) -> String {
    let minutes = time.as_secs() / 60;
    match minutes {
        0 => "a moment".to_owned(),
        1..=119 => format!("{minutes} min"),
        120..=2_879 => format!("{} h", minutes / 60),
        _ => format!("{} days", minutes / 1_440),
    }
}
