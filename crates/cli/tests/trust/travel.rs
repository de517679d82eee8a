//! T19: how pages travel.

use std::io::Write;
use std::process::{Command, Stdio};

use crate::client::Browser;
use crate::host::{Hanlin, folder};
use crate::wire::Answer;

const LARGEST: usize = 20_000;

fn unzipped(answer: &Answer) -> String {
    let mut gzip =
        Command::new("gzip").arg("-dc").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut pipe = gzip.stdin.take().unwrap();
    let bytes = answer.bytes.clone();
    let writer = std::thread::spawn(move || pipe.write_all(&bytes));
    let output = gzip.wait_with_output().unwrap();
    let _ = writer.join().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

// T19: pages in a compressed form to whoever can read it.
#[test]
fn a_page_of_a_table_travels_in_twenty_kilobytes() {
    let server = Hanlin::start(&folder("travel"), &[]);
    for game in ["dragon", "confucius", "gugong"] {
        let mut browser = Browser::new(&server);
        let seats = if game == "dragon" { 5 } else { 4 };
        let (table, _) = browser.open(&format!("game={game}&seats={seats}&bots=all&level=novice"));
        let here = format!("/t/{table}");
        let plain = browser.see(&table);
        assert_eq!(plain.header("content-encoding"), None, "who asks for nothing gets plain text");
        assert!(plain.body.contains("id=\"table\""));
        for encoding in ["gzip", "gzip, deflate, br, zstd", "zstd", "gzip, br"] {
            let answer = browser.send("GET", &here, "", "", &format!("Accept-Encoding: {encoding}\r\n"));
            assert_eq!(answer.status, 200);
            let how = answer.header("content-encoding");
            assert!(how.is_some_and(|how| encoding.contains(how)), "{game}, {encoding}: {how:?}");
            assert!(answer.bytes.len() <= LARGEST, "{game}, {encoding}: {} bytes", answer.bytes.len());
            if how == Some("gzip") {
                assert!(unzipped(&answer).contains("id=\"table\""), "it is the same page");
            }
        }
    }
}

// T19: styles that need not be asked for again.
#[test]
fn styles_and_scripts_have_their_hash_in_their_name_and_never_change() {
    let server = Hanlin::start(&folder("styles"), &[]);
    let mut browser = Browser::new(&server);
    let page = browser.get("/");
    let named = |attribute: &str, end: &str| {
        let before = format!("{attribute}=\"");
        let texts = page.body.split(&before).skip(1).filter_map(|rest| rest.split('"').next());
        let mut found = texts.filter(|text| text.contains(end)).map(str::to_owned);
        found.next().unwrap_or_else(|| panic!("no {end} on the page"))
    };
    for asset in [named("href", ".css"), named("src", ".js")] {
        let longest = asset
            .split(|c: char| !c.is_ascii_alphanumeric())
            .filter(|part| part.bytes().any(|b| b.is_ascii_digit()))
            .map(str::len)
            .max();
        assert!(longest >= Some(8), "{asset} has no hash in its name");
        let answer = browser.send("GET", &asset, "", "", "Accept-Encoding: gzip\r\n");
        assert_eq!(answer.status, 200, "{asset}");
        let cache = answer.header("cache-control").unwrap_or_default();
        assert!(cache.contains("immutable") && cache.contains("max-age"), "{asset}: {cache:?}");
        assert_eq!(answer.header("content-encoding"), Some("gzip"), "{asset}");
    }
}
