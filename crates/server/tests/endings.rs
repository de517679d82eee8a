//! After the end: it can be seen again, and there is a picture of it to share.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use common::{Browser, Running, folder, is_over, open, play_until};
use shelf::Key;

/// A name with everything that means something where it stands.
const HOSTILE: &str = "name=%3Cscript%3E%26%22%27%5D%5D%3E";

#[test]
fn the_end_is_seen_again_and_shared_as_a_picture() {
    let server = Running::start(&folder("endings"));
    for key in Key::on_shelf() {
        let mut browser = Browser::new(&server);
        let seats = key.seats().start().max(&2).to_owned();
        let form = format!("game={key}&seats={seats}&bots=all&level=novice&{HOSTILE}");
        let (table, page) = open(&mut browser, &form);
        let here = format!("/t/{table}");
        // While it runs there is none, and that is said in words.
        let none = browser.send("GET", &format!("{here}/end.svg"), "", "Accept: text/html\r\n");
        assert_eq!(none.status, 404, "{key}");
        assert!(none.header("content-type").unwrap().starts_with("text/html"), "{}", none.head);
        assert!(!page.body.contains("end.svg"));

        let page = play_until(&mut browser, &table, page, is_over);
        assert!(page.body.contains(&format!("href=\"{here}/end.svg\" download=")), "{key}");
        let picture = browser.get(&format!("{here}/end.svg"));
        assert_eq!(picture.status, 200, "{}", picture.body);
        assert_eq!(picture.header("content-type"), Some("image/svg+xml"));
        assert_eq!(picture.header("x-content-type-options"), Some("nosniff"));
        let policy = picture.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src") && !policy.contains("unsafe"), "{policy}");
        assert!(picture.body.starts_with("<svg xmlns=") && picture.body.ends_with("</svg>"));
        assert!(picture.body.contains("&lt;script&gt;&amp;") && !picture.body.contains("<script"), "{key}");
        let other = browser.send("GET", &format!("{here}/end.svg"), "", "Accept-Language: fr\r\n");
        assert_eq!(other.status, 200);
        // Heads are read in small letters.
        let tag = picture.header("etag").unwrap().replace("w/", "W/");
        let same = browser.send("GET", &format!("{here}/end.svg"), "", &format!("If-None-Match: {tag}\r\n"));
        assert_eq!(same.status, 304);

        // The end again, by a link that leads to its words where no script shows it.
        let start = page.body.find(&format!("href=\"{here}/scenes?from=")).unwrap();
        let again = page.body[start..].split('"').nth(1).unwrap().to_owned();
        let scenes = browser.get(&again);
        assert_eq!((scenes.status, scenes.body.matches("data-kind=\"decided\"").count()), (200, 1), "{key}");
        let replay = browser.get(&format!("{here}/replay"));
        assert!(replay.body.contains(&again) && replay.body.contains("/end.svg\" download="), "{key}");
    }
}
