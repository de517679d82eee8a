//! Clients nobody would invite: they hang up, dawdle, send half of something or garbage; and those who only watch.

use std::io::{Read, Write};
use std::sync::Arc;
use std::thread::sleep;
use std::time::Duration;

use super::ledger::{Fault, Line, World};
use super::page::{Page, table_of};
use super::wire::{Dice, connect};

/// Plays against bots and hangs up after 0–5 ms whenever something is posted.
pub(super) fn hang_up(world: &Arc<World>, dice: &mut Dice) {
    let (mut browser, number) = world.browser();
    let name = format!("R{number}x");
    let mut table = String::new();
    let mut said = 0;
    while !world.is_over() {
        let patience = dice.millis(5);
        if table.is_empty() {
            let form = format!("game=dragon&seats=3&bots=all&level=novice&name={name}");
            browser.hang_up("/new", &form, patience);
            let opened = browser.post("/new", &form).location();
            table = opened.and_then(|path| table_of(&path)).unwrap_or_default();
            if !table.is_empty() {
                world.ledger().keeps(&table, 0);
            }
            continue;
        }
        let answer = browser.get(&format!("/t/{table}"));
        let Some(page) = Page::read(answer, 0) else {
            sleep(Duration::from_millis(10));
            continue;
        };
        let go = |what: &str, form: &str| browser.hang_up(&format!("/t/{table}/{what}"), form, patience);
        match dice.below(6) {
            0 => {
                said += 1;
                let words = format!("w{name}q{said}z");
                let line = Line { table: table.clone(), name: name.clone(), acknowledged: false };
                world.ledger().chat.insert(words.clone(), line);
                go("chat", &format!("text={words}"));
            }
            1 => go("turn", "do=undo"),
            _ if page.is_over() => {
                go("rematch", "");
                table.clear();
            }
            _ if page.can_end() => go("turn", "do=end"),
            _ => go("pick", &format!("ply={}&pick={}", page.ply, dice.below(page.offers().max(1)))),
        }
        world.ledger().rude += 1;
        sleep(dice.millis(15));
    }
}

/// Half headers, slow bodies, garbage.
pub(super) fn dawdle(world: &Arc<World>, dice: &mut Dice) {
    while !world.is_over() {
        let Some(mut stream) = connect(world.to) else {
            sleep(Duration::from_millis(20));
            continue;
        };
        let post = "POST /new HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n";
        let words = match dice.below(5) {
            0 => "GET / HTTP/1.1\r\nHost: x\r\nX-Half: ".as_bytes().to_vec(),
            1 => format!("{post}Content-Length: 5000\r\n\r\ngame=dra").into_bytes(),
            2 => format!("{post}Transfer-Encoding: chunked\r\n\r\nffffffff\r\nab").into_bytes(),
            _ => (0..1 + dice.below(400)).map(|_| dice.byte()).collect(),
        };
        let _ = stream.write_all(&words);
        // One byte at a time, for up to six seconds; some leave at once.
        for _ in 0..dice.below(30) {
            if world.is_over() || stream.write_all(b"x").is_err() {
                break;
            }
            sleep(Duration::from_millis(200));
        }
        world.ledger().rude += 1;
    }
}

/// Hears of what happens at a table until the server ends, and does not read for a while now and then.
pub(super) fn listen(world: &Arc<World>, dice: &mut Dice) {
    let (browser, _) = world.browser();
    while !world.is_over() {
        let table = somewhere(world, dice);
        let stream = table.and_then(|table| {
            let mut stream = connect(world.to)?;
            stream.write_all(&browser.request(&format!("/t/{table}/live"), None)).ok()?;
            stream.set_read_timeout(Some(Duration::from_millis(500))).ok()?;
            Some(stream)
        });
        let Some(mut stream) = stream else {
            sleep(Duration::from_millis(50));
            continue;
        };
        let mut buffer = [0; 4096];
        for _ in 0..40 {
            if world.is_over() || matches!(stream.read(&mut buffer), Ok(0)) {
                break;
            }
            sleep(dice.millis(300));
        }
    }
}

fn somewhere(world: &Arc<World>, dice: &mut Dice) -> Option<String> {
    let ledger = world.ledger();
    let number = dice.below(ledger.tables.len());
    ledger.tables.keys().nth(number).cloned()
}

/// A stranger sees what everybody agrees on: never less than was acknowledged.
pub(super) fn watch(world: &Arc<World>, dice: &mut Dice) {
    let (mut browser, _) = world.browser();
    while !world.is_over() {
        sleep(dice.millis(30));
        let Some(table) = somewhere(world, dice) else { continue };
        let floor = world.ledger().tables.get(&table).copied().unwrap_or(0);
        let answer = browser.get(&format!("/t/{table}"));
        match answer.status {
            200 if answer.whole => {
                let Some(page) = Page::read(answer, 0) else { continue };
                if page.ply < floor {
                    let what =
                        format!("table {table}: a stranger sees choice {}, {floor} were kept", page.ply);
                    world.fault(Fault::Lost, what);
                }
                // What one has seen the others see, too.
                world.ledger().keeps(&table, page.ply);
            }
            0 | 200 | 429 | 503 => {}
            other => world.fault(Fault::Lost, format!("table {table} is answered with {other}")),
        }
    }
}
