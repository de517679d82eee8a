//! Damaged files: told in words or served as far as they are whole, never with a panic at the start or the end of the
//! process.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use super::host::{Plan, copy_folder};
use super::ledger::{Fault, World};
use super::wire::{Browser, Dice};

/// What came of it.
#[derive(Debug, Default)]
pub(super) struct Damage {
    pub(super) copies: usize,
    /// `verify` found it.
    pub(super) told: usize,
    /// `serve` refused to start, in words.
    pub(super) refused: usize,
    pub(super) served: usize,
    /// Requests that were answered although somebody panicked over what is damaged.
    pub(super) panics: usize,
}

/// Damages copies of these folders, one after the other.
pub(super) fn damage(
    world: &World,
    plan: &Plan,
    folders: &[&Path],
    place: &Path,
    copies: usize,
    dice: &mut Dice,
) -> Result<Damage, String> {
    let mut found = Damage::default();
    let tables: Vec<String> = world.ledger().tables.keys().take(40).cloned().collect();
    for number in 0..copies {
        let data = place.join(format!("damaged-{number}"));
        copy_folder(folders[number % folders.len()], &data).map_err(|bad| format!("cannot copy: {bad}"))?;
        if number % 2 == 1 {
            // What is written beside a file would make up for much of its damage.
            let file = data.join("hanlin.sqlite");
            let moved = Command::new("sqlite3").arg(&file).arg("PRAGMA wal_checkpoint(TRUNCATE)").output();
            moved.map_err(|bad| format!("cannot run sqlite3: {bad}"))?;
        }
        let what = spoil(&data, number, dice)?;
        let plan = plan.at(&data);
        found.copies += 1;
        verify(world, &plan, &what, &mut found)?;
        serve(world, &plan, &what, &tables, &mut found)?;
        let _ = fs::remove_dir_all(&data);
    }
    Ok(found)
}

/// Changes some bytes; in words, which.
fn spoil(data: &Path, number: usize, dice: &mut Dice) -> Result<String, String> {
    // Mostly what matters most.
    let names = ["hanlin.sqlite", "hanlin.sqlite", "hanlin.sqlite-wal", "hanlin.sqlite", "passing.log"];
    let wanted = names[number % names.len()];
    let has = |name: &str| fs::metadata(data.join(name)).is_ok_and(|meta| meta.len() > 200);
    let name = if has(wanted) { wanted } else { "hanlin.sqlite" };
    let failed = |bad: std::io::Error| format!("cannot change {name}: {bad}");
    let file = data.join(name);
    let mut bytes = fs::read(&file).map_err(failed)?;
    if number % 7 == 6 {
        bytes.truncate(bytes.len() / 2);
        fs::write(&file, bytes).map_err(failed)?;
        return Ok(format!("half of {name}"));
    }
    let many = [1, 16, 64, 512][dice.below(4)].min(bytes.len());
    // Sometimes at the beginning, where a file says what it is.
    let at = if dice.happens(200) { dice.below(100) } else { dice.below(bytes.len() - many + 1) };
    for byte in bytes.iter_mut().skip(at).take(many) {
        *byte ^= dice.byte() | 1;
    }
    fs::write(&file, bytes).map_err(failed)?;
    Ok(format!("{many} bytes of {name} at {at}"))
}

fn verify(world: &World, plan: &Plan, what: &str, found: &mut Damage) -> Result<(), String> {
    let output = plan.run(&["verify"])?;
    let said =
        String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout);
    let fault = match output.status.code() {
        _ if said.contains("panicked") => "panics",
        Some(2) if said.trim().is_empty() => "says nothing",
        Some(0) => return Ok(()),
        Some(2) => {
            found.told += 1;
            return Ok(());
        }
        Some(124) => "hangs",
        Some(_) | None => "ends in no way it should",
    };
    let said: String = said.chars().take(300).collect();
    world.fault(Fault::Other, format!("{what}: verify {fault}: {} {said}", output.status));
    Ok(())
}

fn serve(
    world: &World,
    plan: &Plan,
    what: &str,
    tables: &[String],
    found: &mut Damage,
) -> Result<(), String> {
    let fault =
        |how: String| world.fault(Fault::Other, format!("{what}: serve {how}: {}", plan.last_words()));
    let mut server = plan.spawn()?;
    if server.answers(Duration::from_secs(15)).is_none() {
        let ended = server.ended(Duration::from_millis(1));
        let said = plan.said();
        match ended {
            Some(_) if said.contains("panicked") => fault("panics at the start".into()),
            Some(status) if status.code().is_none_or(|code| code == 0) => {
                fault(format!("ended with {status}"))
            }
            Some(_) if said.trim().is_empty() => fault("ended without a word".into()),
            Some(_) => found.refused += 1,
            None => fault("is silent".into()),
        }
        return Ok(());
    }
    found.served += 1;
    let mut somebody = Browser::new(plan.address(), 1);
    for table in tables {
        somebody.get(&format!("/t/{table}"));
    }
    somebody.get("/");
    let opened = somebody.post("/new", "game=dragon&seats=2&bots=all&level=novice");
    if let Some(table) = opened.location() {
        somebody.get(&table);
    }
    match server.is_alive() {
        false => fault("has ended while it was asked".into()),
        true => {
            if let Err(bad) = server.terminate() {
                fault(bad);
            }
        }
    }
    found.panics += plan.said().matches("panicked").count();
    Ok(())
}
