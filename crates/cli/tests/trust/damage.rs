//! T15: damaged files, and files that are not there.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::scope;
use std::time::Duration;

use crate::client::Browser;
use crate::host::{Hanlin, folder, run};
use crate::wire::Dice;

/// A database with some dozens of matches, in one file.
fn kept(place: &Path) -> (Vec<u8>, String) {
    let data = place.join("data");
    let mut server = Hanlin::start(&data, &[]);
    for number in 0..8 {
        let mut browser = Browser::new(&server);
        for game in ["dragon", "dragon", "dragon", "gugong"] {
            let (table, page) =
                browser.open(&format!("game={game}&seats=3&bots=all&level=novice&name=P{number}"));
            let mut page = page;
            for _ in 0..12 {
                if !page.can_act() {
                    break;
                }
                page = browser.act(&table, &page);
            }
            browser.at_table(&table, "chat", "text=One+line+of+many");
        }
    }
    server.signal("TERM");
    assert!(server.ended_within(Duration::from_secs(10)).is_some());
    let copy = place.join("copy");
    let made = run(&["backup", copy.to_str().unwrap(), "--data", data.to_str().unwrap()]);
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let bytes = fs::read(&copy).unwrap();
    assert!(bytes.starts_with(b"SQLite format 3"));
    let names = fs::read_dir(&data).unwrap().map(|entry| entry.unwrap().path());
    let database = names.into_iter().find(|file| {
        file.is_file() && fs::read(file).is_ok_and(|bytes| bytes.starts_with(b"SQLite format 3"))
    });
    (bytes, database.unwrap().file_name().unwrap().to_str().unwrap().to_owned())
}

/// What the database's own check says, by its own program.
fn is_sound(file: &Path) -> bool {
    let output = Command::new("sqlite3").arg(file).arg("PRAGMA integrity_check").output();
    let output = output.expect("sqlite3 is installed where tests run (apt-get install sqlite3)");
    output.status.success() && String::from_utf8_lossy(&output.stdout).trim() == "ok"
}

/// What is wrong about how `verify` took this damage.
fn judge(place: &Path, name: &str, bytes: &[u8], number: usize) -> Option<String> {
    let data: PathBuf = place.join(format!("damaged-{number}"));
    fs::create_dir_all(&data).unwrap();
    let file = data.join(name);
    let mut damaged = bytes.to_vec();
    let mut dice = Dice::new(number as u64 + 7);
    let length = u64::try_from(bytes.len()).unwrap();
    let at = usize::try_from(dice.below(length - 64)).unwrap();
    // Sometimes a bit, sometimes a sector's worth.
    let many = [1, 4, 16, 64][number % 4];
    for byte in &mut damaged[at..at + many] {
        *byte ^= u8::try_from(1 + dice.below(255)).unwrap();
    }
    fs::write(&file, &damaged).unwrap();
    // Before `verify`, which may write beside it.
    let sound = is_sound(&file);
    let output = run(&["verify", "--data", data.to_str().unwrap()]);
    let said =
        String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout);
    let _ = fs::remove_dir_all(&data);
    let fault = match output.status.code() {
        _ if said.contains("panicked") => "panics",
        Some(0) if !sound => "praises what the database's own check refuses",
        Some(2) if said.trim().is_empty() => "says nothing",
        Some(0 | 2) => return None,
        Some(124) => "hangs",
        Some(_) | None => "ends in no way it should",
    };
    Some(format!("{many} bytes at {at}: {fault}: {} {said}", output.status))
}

// T15: `verify` on damaged files.
#[test]
fn a_damaged_database_is_told_of_without_a_panic() {
    let place = folder("damage");
    fs::create_dir_all(&place).unwrap();
    let (bytes, name) = kept(&place);
    let whole = place.join("whole");
    fs::create_dir_all(&whole).unwrap();
    fs::write(whole.join(&name), &bytes).unwrap();
    let fine = run(&["verify", "--data", whole.to_str().unwrap()]);
    assert_eq!(fine.status.code(), Some(0), "{}", String::from_utf8_lossy(&fine.stderr));
    let next = AtomicUsize::new(0);
    let faults: Vec<String> = scope(|scope| {
        let work = || {
            let mut faults = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= 40 {
                    return faults;
                }
                faults.extend(judge(&place, &name, &bytes, number));
            }
        };
        let both = [scope.spawn(work), scope.spawn(work)];
        both.into_iter().flat_map(|one| one.join().unwrap()).collect()
    });
    assert!(faults.is_empty(), "{} of 40:\n{}", faults.len(), faults.join("\n"));
    // Half a file, and no database at all.
    for (number, rest) in [&bytes[..bytes.len() / 2], b"this is no database"].into_iter().enumerate() {
        let data = place.join(format!("cut-{number}"));
        fs::create_dir_all(&data).unwrap();
        fs::write(data.join(&name), rest).unwrap();
        let output = run(&["verify", "--data", data.to_str().unwrap()]);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(2) && !said.contains("panicked"), "{}: {said}", output.status);
    }
}

// T15: a folder that is not there.
#[test]
fn a_folder_that_is_not_there_is_an_error_and_is_not_made() {
    let place = folder("typo");
    fs::create_dir_all(&place).unwrap();
    let (typo, copy) = (place.join("typo"), place.join("copy.sqlite"));
    let [data, file] = [&typo, &copy].map(|path| path.to_str().unwrap());
    for command in [vec!["verify", "--data", data], vec!["backup", file, "--data", data]] {
        let output = run(&command);
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{command:?}: {said}");
        assert!(said.contains("typo"), "{command:?} names the folder: {said}");
        assert!(!typo.exists(), "{command:?} makes a folder");
        assert!(!copy.exists(), "{command:?} makes a copy of nothing");
    }
    // An empty folder is no database either.
    fs::create_dir_all(&typo).unwrap();
    assert_eq!(run(&["verify", "--data", data]).status.code(), Some(2));
    assert_eq!(fs::read_dir(&typo).unwrap().count(), 0, "nothing is put there");
}
