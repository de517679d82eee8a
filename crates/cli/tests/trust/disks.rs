//! T14, T18: a disk that takes nothing, and takes it again.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::{scope, sleep};
use std::time::Duration;

use crate::client::Browser;
use crate::host::{Hanlin, folder};
use crate::table::two_people;

/// A small disk of its own, if this machine lets us have one.
struct Disk(PathBuf);

impl Disk {
    fn mount(place: &Path) -> Option<Disk> {
        fs::create_dir_all(place).unwrap();
        let done = Command::new("mount").args(["-t", "tmpfs", "-o", "size=8m", "tmpfs"]).arg(place).output();
        done.is_ok_and(|output| output.status.success()).then(|| Disk(place.to_owned()))
    }

    fn fill(&self) {
        let _ = fs::write(self.0.join("filler"), vec![1; 16 << 20]);
    }

    fn free(&self) {
        fs::remove_file(self.0.join("filler")).unwrap();
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

/// What a host and the people at a table see while nothing can be kept, and afterwards.
fn endures(server: &Hanlin, fill: impl Fn(), free: impl Fn()) {
    let [mut anna, mut bela, mut stranger] = [(); 3].map(|()| Browser::new(server));
    assert_eq!(stranger.get("/ready").status, 200, "all is well at first");
    let table = two_people(&mut anna, &mut bela, "");
    anna.draft(&table);
    let agreed = bela.see(&table).ply();
    fill();
    // Whatever watches the disk may do so now and then.
    let noticed = (0..100).any(|_| {
        sleep(Duration::from_millis(100));
        stranger.get("/ready").status == 503
    });
    assert!(noticed, "a store that cannot be written is not ready: {}", stranger.get("/ready").status);
    assert_eq!(stranger.get("/health").status, 200, "the server lives");
    assert_eq!(stranger.get("/").status, 200);
    for _ in 0..3 {
        let refused = anna.submit(&format!("/t/{table}/turn"), "do=end");
        assert!([500, 503, 507].contains(&refused.status), "it cannot be kept: {}", refused.status);
        assert!(refused.body.trim().len() > 10, "and that is said: {:?}", refused.body);
        let said = anna.submit(&format!("/t/{table}/chat"), "text=lost+words");
        assert!([500, 503, 507].contains(&said.status), "{}", said.status);
        for browser in [&mut anna, &mut bela, &mut stranger] {
            let page = browser.see(&table);
            assert_eq!(page.status, 200, "pages are served");
            assert!(!page.body.contains("lost words"));
        }
        assert_eq!(bela.see(&table).ply(), agreed, "nothing is shown that is not kept");
    }
    free();
    let well = (0..100).any(|_| {
        sleep(Duration::from_millis(100));
        stranger.get("/ready").status == 200
    });
    assert!(well, "it is well again: {}", server.logged());
    let ended = anna.turn(&table);
    assert!(ended.status == 200 && ended.ply() > agreed, "{}", ended.body);
    assert!(bela.turn(&table).ply() > ended.ply(), "the game goes on");
    let said = anna.at_table(&table, "chat", "text=kept+words");
    assert!(
        said.body.contains("kept words"),
        "{}\n{}\n{}",
        said.status,
        said.body.get(..3000).unwrap_or(&said.body),
        server.logged()
    );
}

// T18: a full disk.
#[test]
fn a_disk_that_takes_nothing_is_told_and_endured() {
    let server = Hanlin::start(&folder("takes-nothing"), &[]);
    endures(&server, || server.limit_files("0"), || server.limit_files("unlimited"));
}

// T18: a disk that is really full; where nobody may mount one, files of this size are.
#[test]
fn a_full_disk_is_told_and_endured() {
    let place = folder("full");
    match Disk::mount(&place) {
        Some(disk) => {
            let server = Hanlin::start(&place.join("data"), &[]);
            endures(&server, || disk.fill(), || disk.free());
            drop(server);
        }
        None => {
            let server = Hanlin::start(&place.join("data"), &[]);
            endures(&server, || server.limit_files("4096"), || server.limit_files("unlimited"));
        }
    }
}

// T18: whoever writes after a fault of the disk writes nothing into what has failed.
#[test]
fn what_is_acknowledged_after_a_full_disk_survives_a_pulled_plug() {
    let folder = folder("after-full");
    let server = Hanlin::start(&folder, &[]);
    let sit_down = |_| {
        let mut browser = Browser { roams: true, ..Browser::new(&server) };
        let (table, _) = browser.open("game=dragon&seats=3&bots=all&level=novice&first-seat=0");
        browser.draft(&table);
        (browser, table)
    };
    let mut people: Vec<(Browser, String)> = (0..24).map(sit_down).collect();
    server.limit_files("0");
    // All at once and again: what waits together is written together.
    for _ in 0..4 {
        scope(|scope| {
            for (browser, table) in &mut people {
                scope.spawn(move || browser.submit(&format!("/t/{table}/turn"), "do=end"));
            }
        });
    }
    server.limit_files("unlimited");
    let mut stranger = Browser { roams: true, ..Browser::new(&server) };
    for (browser, table) in &mut people {
        let ended = browser.turn(table);
        assert_eq!(ended.status, 200, "it is well again: {}", server.logged());
        let said = browser.submit(&format!("/t/{table}/chat"), "text=kept+words");
        assert_eq!(said.status, 303, "also for words: {}", server.logged());
    }
    let shown: Vec<usize> = people.iter().map(|(_, table)| stranger.see(table).ply()).collect();
    server.kill();
    let server = Hanlin::start(&folder, &[]);
    let mut stranger = stranger.moved(&server);
    let kept: Vec<usize> = people.iter().map(|(_, table)| stranger.see(table).ply()).collect();
    assert!(
        kept.iter().zip(&shown).all(|(kept, shown)| kept >= shown),
        "shown was {shown:?}, kept is {kept:?}"
    );
}

// T14: a bot whose choice could not be kept.
#[test]
fn a_bot_goes_on_by_itself_once_the_disk_takes_its_choice() {
    let server = Hanlin::start(&folder("asleep"), &[]);
    let mut browser = Browser::new(&server);
    let (table, _) = browser.open("game=dragon&seats=4&bots=all&level=academician&first-seat=0");
    for _ in 0..12 {
        browser.wait(&table, 60, |page| page.can_act()).expect("it is our turn");
        let ended = browser.turn(&table);
        server.limit_files("0");
        sleep(Duration::from_secs(3));
        let stuck = browser.see(&table);
        server.limit_files("unlimited");
        if ended.can_act() || stuck.can_act() {
            // They were faster than the fault.
            continue;
        }
        let went_on = browser.wait(&table, 60, |page| page.ply() > stuck.ply() && page.can_act());
        assert!(went_on.is_some(), "the bots sleep for ever: {}", server.logged());
        let before = browser.see(&table).ply();
        assert!(browser.turn(&table).ply() > before, "and choices are accepted");
        return;
    }
    panic!("the fault never met a bot that thinks");
}
