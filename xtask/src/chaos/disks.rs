//! A small disk of its own: full, read-only, and well again.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

use super::host::{Hanlin, Plan};
use super::ledger::{Fault, World};
use super::page::{Page, table_of};
use super::wire::Browser;

/// A disk in memory, as long as this lives.
struct Disk(PathBuf);

impl Disk {
    fn mount(place: &Path) -> Option<Disk> {
        fs::create_dir_all(place).ok()?;
        let done = Command::new("mount").args(["-t", "tmpfs", "-o", "size=8m", "tmpfs"]).arg(place).output();
        done.is_ok_and(|output| output.status.success()).then(|| Disk(place.to_owned()))
    }

    fn fill(&self) {
        let _ = fs::write(self.0.join("filler"), vec![1; 16 << 20]);
    }

    fn free(&self) {
        let _ = fs::remove_file(self.0.join("filler"));
    }

    fn remount(&self, how: &str) -> Result<(), String> {
        let done = Command::new("mount").args(["-o", &format!("remount,{how}")]).arg(&self.0).output();
        match done {
            Ok(output) if output.status.success() => Ok(()),
            Ok(_) | Err(_) => Err(format!("the disk cannot be made {how}")),
        }
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

/// Somebody who plays against bots on that disk.
struct Player<'a> {
    world: &'a World,
    plan: Plan,
    browser: Browser,
    table: String,
    kept: usize,
}

impl Player<'_> {
    fn fault(&self, what: &str) {
        self.world.fault(Fault::Other, format!("a small disk: {what}: {}", self.plan.last_words()));
    }

    fn see(&mut self) -> Option<Page> {
        let answer = self.browser.get(&format!("/t/{}", self.table));
        Page::read(answer, 0)
    }

    fn post(&mut self, what: &str, form: &str) -> u16 {
        self.browser.post(&format!("/t/{}/{what}", self.table), form).status
    }

    /// Plays until a turn is ended, if that is possible; whether it was.
    fn turn(&mut self) -> bool {
        for _ in 0..60 {
            let Some(page) = self.see() else { return false };
            if page.ply < self.kept {
                self.world.fault(Fault::Lost, format!("a small disk: choice {} of {}", page.ply, self.kept));
            }
            let status = match (page.can_end(), page.offers()) {
                (true, _) => self.post("turn", "do=end"),
                (false, 0) => {
                    sleep(Duration::from_millis(50));
                    continue;
                }
                (false, _) => self.post("pick", &format!("ply={}&pick=0", page.ply)),
            };
            if status != 303 {
                return false;
            }
            if page.can_end() {
                self.kept = page.ply;
                return true;
            }
        }
        false
    }

    fn becomes(&mut self, ready: u16) {
        let found = (0..150).any(|_| {
            let found = self.browser.get("/ready").status == ready;
            if !found {
                sleep(Duration::from_millis(100));
            }
            found
        });
        if !found {
            self.fault(&format!("/ready never says {ready}"));
        }
    }

    /// Starts on a disk that takes nothing: it says so and ends, or serves pages.
    fn start_in_need(&mut self) -> Result<&'static str, String> {
        let mut server = self.plan.spawn()?;
        let how = match server.answers(Duration::from_secs(15)) {
            Some(_) => {
                if self.see().is_none() {
                    self.fault("it starts and serves no page");
                }
                "served"
            }
            None => {
                let ended = server.ended(Duration::from_millis(1));
                if ended.is_none_or(|status| status.code().is_none_or(|code| code == 0)) {
                    self.fault(&format!("it neither starts nor ends as it should: {ended:?}"));
                }
                "refused in words"
            }
        };
        server.kill();
        Ok(how)
    }

    fn goes_on(&mut self) -> Result<Hanlin, String> {
        let (server, _) = self.plan.start()?;
        if !self.turn() {
            self.fault("the table does not go on");
        }
        Ok(server)
    }
}

/// A disk that is full, one that is read-only, and what a server does before, meanwhile and afterwards; in words.
pub(super) fn disks(world: &World, plan: &Plan, place: &Path) -> Result<String, String> {
    let Some(disk) = Disk::mount(&place.join("disk")) else {
        return Ok("not tried: nobody may mount anything here".into());
    };
    let log = place.join("disk.log");
    let plan = Plan { data: place.join("disk/data"), log, ..plan.clone() };
    let (mut server, _) = plan.start()?;
    let mut browser = Browser::new(plan.address(), 1);
    let opened = browser.post("/new", "game=dragon&seats=3&bots=all&level=novice&name=Disk");
    let table = opened.location().and_then(|path| table_of(&path)).ok_or("no table can be opened")?;
    let mut player = Player { world, plan, browser, table, kept: 0 };
    for _ in 0..5 {
        if !player.turn() {
            player.fault("a turn cannot be ended on a disk that is well");
        }
    }
    disk.fill();
    player.becomes(503);
    let mut refused = 0;
    for _ in 0..20 {
        refused += usize::from(player.post("chat", "text=lost") == 503);
        if player.see().is_none() {
            player.fault("no page is served on a full disk");
        }
    }
    if refused < 20 {
        player.fault(&format!("of 20 lines {refused} were refused on a full disk"));
    }
    server.kill();
    let full = player.start_in_need()?;
    disk.free();
    server = player.goes_on()?;
    // While it runs, and then killed: nothing of this may be lost.
    disk.fill();
    player.turn();
    disk.free();
    player.becomes(200);
    if !player.turn() {
        player.fault("the table does not go on once the disk is free");
    }
    server.kill();
    disk.remount("ro")?;
    let read_only = player.start_in_need()?;
    disk.remount("rw")?;
    server = player.goes_on()?;
    if let Err(bad) = server.terminate() {
        player.fault(&bad);
    }
    let verified = player.plan.run(&["verify"])?;
    if verified.status.code() != Some(0) {
        player.fault(&format!("verify finds {}", String::from_utf8_lossy(&verified.stderr)));
    }
    if player.plan.said().contains("panicked") {
        player.fault("somebody panicked");
    }
    Ok(format!("endured; a start on a full one is {full}, on a read-only one {read_only}"))
}
