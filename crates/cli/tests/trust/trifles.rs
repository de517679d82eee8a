//! The low ones: small doors that were left open.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use crate::client::Browser;
use crate::host::{Hanlin, folder};
use crate::table::two_people;

/// Marks, overrides, nothings and bells, each as a form sends it.
const MISLEADING: [(char, &str); 8] = [
    ('\u{202e}', "%E2%80%AE"),
    ('\u{202a}', "%E2%80%AA"),
    ('\u{200b}', "%E2%80%8B"),
    ('\u{200f}', "%E2%80%8F"),
    ('\u{2060}', "%E2%81%A0"),
    ('\u{feff}', "%EF%BB%BF"),
    ('\u{7}', "%07"),
    ('\u{85}', "%C2%85"),
];

// low: right-to-left and zero-width characters in names.
#[test]
fn names_and_words_are_without_characters_that_mislead() {
    let server = Hanlin::start(&folder("misleading"), &[]);
    let (mut anna, mut bela) = (Browser::new(&server), Browser::new(&server));
    let table = two_people(&mut anna, &mut bela, "");
    for (character, sent) in MISLEADING {
        let clean = |what: &str, body: &str| {
            assert!(!body.contains(character), "{what} keeps {character:?}");
        };
        assert_eq!(anna.at_table(&table, "prefer", &format!("name=Zo{sent}ra{sent}")).status, 200);
        assert_eq!(bela.at_table(&table, "chat", &format!("text=good{sent}+day{sent}")).status, 200);
        let page = bela.see(&table);
        assert!(page.body.contains("Zo") && page.body.contains("ra"), "the rest of the name stays");
        clean("a name or a word", &page.body);
        let (other, page) = anna.open(&format!("game=dragon&seats=2&bots=0&name=A{sent}nna"));
        clean("who opens a table", &page.body);
        let link = page.links("/join/").remove(0);
        let joined = Browser::new(&server).post(&link, &format!("name={sent}Ci{sent}li"));
        assert_eq!(joined.mine(), [1]);
        clean("who joins", &joined.body);
        clean("who joins", &anna.see(&other).body);
        clean("the start page", &anna.get("/").body);
    }
}

// low: back=/\evil
#[test]
fn the_way_back_after_a_change_of_language_never_leads_elsewhere() {
    let server = Hanlin::start(&folder("elsewhere"), &[]);
    let mut browser = Browser::new(&server);
    let elsewhere = [
        "/%5Cevil.example",
        "/%5C/evil.example",
        "%5C%5Cevil.example",
        "//evil.example",
        "/%09/evil.example",
        "/%0A/evil.example",
        "%09//evil.example",
        "https://evil.example/",
        "evil.example",
        "javascript:alert(1)",
    ];
    for back in elsewhere {
        let answer = browser.submit("/language", &format!("lang=fr&back={back}"));
        assert!(answer.status == 303 || answer.is_refused(), "{back}: {}", answer.status);
        if let Some(to) = answer.header("location") {
            // What browsers make of it: backslashes are slashes, tabs and ends of line are nothing.
            let read: String = to.chars().filter(|c| !c.is_control()).collect::<String>().replace('\\', "/");
            assert!(read.starts_with('/') && !read.starts_with("//"), "{back} leads to {to:?}");
        }
    }
    let answer = browser.submit("/language", "lang=fr&back=/guide/dragon");
    assert_eq!(answer.header("location"), Some("/guide/dragon"));
}

// low: a post from another site that does not name its origin.
#[test]
fn a_post_that_says_it_comes_from_another_site_is_refused_without_an_origin_too() {
    let server = Hanlin::start(&folder("cross"), &[]);
    let mut browser = Browser::known(&server);
    let form = "application/x-www-form-urlencoded";
    let new = "game=dragon&seats=2&bots=all";
    for site in ["cross-site", "same-site"] {
        let answer = browser.send("POST", "/new", form, new, &format!("Sec-Fetch-Site: {site}\r\n"));
        assert_eq!(answer.status, 403, "{site}");
    }
    for origin in ["null", "http://evil.example"] {
        let line = format!("Origin: {origin}\r\n");
        assert_eq!(browser.send("POST", "/new", form, new, &line).status, 403, "{origin}");
    }
    for site in ["same-origin", "none"] {
        let answer = browser.send("POST", "/new", form, new, &format!("Sec-Fetch-Site: {site}\r\n"));
        assert_eq!(answer.status, 303, "{site}");
    }
}

// low: the database readable by others.
#[test]
fn nobody_else_on_the_machine_can_read_the_database() {
    let folder = folder("private");
    let server = Hanlin::start(&folder, &[]);
    let mut browser = Browser::known(&server);
    browser.open("game=dragon&seats=2&bots=all");
    let files: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(!files.is_empty(), "there is a database");
    for file in files.iter().filter(|file| file.is_file()) {
        let mode = fs::metadata(file).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode & 0o077, 0, "{} is {mode:o}", file.display());
    }
}

// low: cookie values that a client has chosen.
#[test]
fn a_cookie_that_was_never_given_out_is_nobodys() {
    let server = Hanlin::start(&folder("invented"), &[]);
    for name in ["hanlin", "hanlin-device", "__Host-hanlin-device"] {
        let invented = "00112233445566778899aabbccddeeff";
        let mut eve = Browser::new(&server);
        eve.keep(name, invented, "/");
        let (table, page) = eve.open("game=dragon&seats=3&bots=all&level=novice&first-seat=0");
        assert_eq!(page.mine(), [0]);
        let given: Vec<_> = eve.cookies.iter().filter(|own| own.value != invented).cloned().collect();
        assert!(!given.is_empty(), "the server accepts {name}={invented}");
        let mut victim = Browser::new(&server);
        victim.keep(name, invented, "/");
        assert_eq!(victim.see(&table).mine(), [0; 0], "who has only the invented one is nobody");
        let mut own = Browser::new(&server);
        own.cookies = given;
        assert_eq!(own.see(&table).mine(), [0], "who has only what was given is somebody");
    }
}

// low: a mere visitor is given nothing to be followed by.
#[test]
fn whoever_only_looks_gets_no_cookie() {
    let server = Hanlin::start(&folder("visitor"), &[]);
    let (mut anna, mut visitor) = (Browser::new(&server), Browser::new(&server));
    let (table, page) = anna.open("game=dragon&seats=2&bots=0");
    let link = page.links("/join/").remove(0);
    for path in ["/", &format!("/t/{table}"), &format!("/t/{table}/story"), "/guide/dragon"] {
        assert_eq!(visitor.get(path).status, 200, "{path}");
        assert_eq!(visitor.cookies, [], "{path}");
    }
    // Whoever was invited is told what they will be known by, and nobody has noted it.
    assert_eq!(visitor.get(&link).status, 200);
    assert_eq!(visitor.see(&table).mine(), [0; 0]);
}
