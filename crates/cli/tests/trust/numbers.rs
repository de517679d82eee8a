//! T1: numbers in forms.

use std::time::{Duration, Instant};

use crate::client::Browser;
use crate::host::{Hanlin, folder};
use crate::table::two_people;

/// What no number of anything can be.
const ABSURD: [&str; 4] = ["-1", "18446744073709551616", "99999999999999999999999", "1e9"];

// T1: one anonymous post must not end the process, nor keep it busy.
#[test]
fn a_table_for_more_people_than_there_are_is_refused_at_once_and_the_server_lives() {
    let mut server = Hanlin::start(&folder("seats"), &[]);
    let mut stranger = Browser::new(&server);
    for game in ["dragon", "confucius", "gugong"] {
        for seats in ["100000000000", "1000000", "-1", "0", "99", "abc", "18446744073709551615"] {
            let start = Instant::now();
            let answer = stranger.submit("/new", &format!("game={game}&seats={seats}"));
            assert_eq!(answer.status, 400, "{game} for {seats}: {}", answer.body);
            assert!(!answer.body.trim().is_empty(), "it is said why");
            assert!(start.elapsed() < Duration::from_secs(1), "{game} for {seats} takes long");
        }
    }
    assert!(server.is_alive());
    assert_eq!(stranger.open("game=dragon&seats=2&bots=all").1.mine(), [0]);
}

// T1: every other number in a form.
#[test]
fn numbers_that_mean_nothing_are_refused_wherever_they_are_asked_for() {
    let mut server = Hanlin::start(&folder("numbers"), &[]);
    let (mut anna, mut bela) = (Browser::new(&server), Browser::new(&server));
    let table = two_people(&mut anna, &mut bela, "");
    let ply = anna.see(&table).ply();
    let mut wrong = Vec::new();
    for absurd in ABSURD {
        let here = |what: &str| format!("/t/{table}/{what}");
        let forms = [
            (here("pick"), format!("ply={absurd}&pick=0")),
            (here("pick"), format!("ply={ply}&pick={absurd}")),
            (here("give"), format!("seat={absurd}")),
            (here("here"), format!("seat={absurd}")),
            (here("curtain"), format!("seat={absurd}")),
            (here("bot"), format!("seat={absurd}")),
            (here("stand-in"), format!("seat={absurd}")),
            (here("lost"), format!("seat={absurd}")),
            (here("branch"), format!("at={absurd}&seat=0")),
            (here("branch"), format!("at=0&seat={absurd}")),
            ("/new".into(), format!("game=dragon&seats=3&bots={absurd}")),
            ("/new".into(), format!("game=dragon&seats=3&bots=0&grace={absurd}")),
            ("/new".into(), format!("game=dragon&seats=3&bots=0&lost={absurd}")),
        ];
        for (path, form) in forms {
            let status = anna.submit(&path, &form).status;
            if !(400..500).contains(&status) {
                wrong.push(format!("{path} {form}: {status}"));
            }
        }
    }
    // The largest number there is can be read; it is no moment and no offer.
    let largest = u64::MAX;
    for form in [format!("ply={largest}&pick=0"), format!("ply={ply}&pick={largest}")] {
        let status = anna.submit(&format!("/t/{table}/pick"), &form).status;
        assert!(status == 303 || (400..500).contains(&status), "{form}: {status}");
    }
    assert!(server.is_alive());
    assert_eq!(anna.see(&table).ply(), ply, "nothing was chosen");
    assert_eq!(wrong, [""; 0]);
}
