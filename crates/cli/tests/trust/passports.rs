//! T7 and a low one: the way back to one's seats.

use std::io::{Read, Write};
use std::time::Duration;

use crate::client::Browser;
use crate::host::{Hanlin, folder};
use crate::table::two_people;
use crate::wire::{self, Answer};

/// A new personal link of this browser.
fn passport(browser: &mut Browser) -> String {
    let page = browser.post("/me/passport", "");
    assert_eq!(page.status, 200, "{}", page.body);
    let links = page.links("/passport/");
    assert_eq!(links.len(), 1, "one link is shown: {}", page.body);
    links[0].clone()
}

/// The values of what is called `device` on the page of one's devices.
fn devices(browser: &mut Browser) -> Vec<String> {
    let page = browser.get("/me");
    assert_eq!(page.status, 200, "{}", page.body);
    let tags = page.body.split('<').filter(|tag| tag.contains("name=\"device\""));
    tags.filter_map(|tag| Some(tag.split("value=\"").nth(1)?.split('"').next()?.to_owned())).collect()
}

fn is_nobody(page: &Answer) -> bool {
    page.status == 200 && page.mine().is_empty() && page.offers() == 0
}

// T7: a lost cookie is no lost seat.
#[test]
fn a_personal_link_brings_all_seats_to_another_device_and_only_when_asked_to() {
    let server = Hanlin::start(&folder("passport"), &[]);
    let (mut anna, mut phone) = (Browser::new(&server), Browser::new(&server));
    let (alone, _) = anna.open("game=dragon&seats=3&bots=all&level=novice&first-seat=0");
    let (waiting, page) = anna.open("game=dragon&seats=2&bots=0&name=Anna&first-seat=0");
    let invitations = page.links("/join/");
    let link = passport(&mut anna);
    let before = devices(&mut anna);
    // Chat apps fetch links.
    for _ in 0..3 {
        let asked = phone.get(&link);
        assert!(asked.status == 200 && asked.body.contains("<form"), "{} {}", asked.status, asked.body);
        assert!(is_nobody(&phone.see(&alone)), "looking signs nobody in");
    }
    assert_eq!(devices(&mut anna), before);
    let arrived = phone.post(&link, "how=join");
    assert_eq!(arrived.status, 200, "{}", arrived.body);
    assert_eq!(phone.see(&alone).offers(), anna.see(&alone).offers());
    assert_eq!(phone.see(&alone).mine(), [0]);
    assert_eq!(phone.see(&waiting).links("/join/"), invitations, "whoever opened a table can mend it");
    let page = phone.see(&alone);
    let chosen = phone.pick(&alone, page.ply(), 0);
    assert_eq!(anna.see(&alone).ply(), chosen.ply(), "one person at two devices");
    // Devices are listed, and can be signed out.
    let now = devices(&mut anna);
    let added: Vec<&String> = now.iter().filter(|device| !before.contains(device)).collect();
    assert_eq!(added.len(), 1, "the new device is in the list: {before:?} {now:?}");
    let out = anna.post("/me/out", &format!("device={}", added[0]));
    assert!(out.status < 400, "{} {}", out.status, out.body);
    assert!(is_nobody(&phone.see(&alone)), "the phone is signed out");
    assert_eq!(anna.see(&alone).mine(), [0], "the desk is not");
}

// T7: opening one's own invitation again.
#[test]
fn ones_own_spent_invitation_leads_to_ones_seat() {
    let server = Hanlin::start(&folder("spent"), &[]);
    let [mut anna, mut bela, mut eve] = [(); 3].map(|()| Browser::new(&server));
    let (table, page) = anna.open("game=dragon&seats=2&bots=0&first-seat=0");
    let link = page.links("/join/").remove(0);
    assert_eq!(bela.post(&link, "name=Bela").mine(), [1]);
    let again = bela.get(&link);
    assert!((300..400).contains(&again.status), "{} {}", again.status, again.body);
    assert!(again.header("location").is_some_and(|to| to.contains(&format!("/t/{table}"))));
    let posted = bela.submit(&link, "name=Bela");
    assert!((300..400).contains(&posted.status), "a doubled click is no error: {}", posted.status);
    assert_eq!(bela.see(&table).mine(), [1]);
    assert!(!(300..400).contains(&eve.get(&link).status) || is_nobody(&eve.see(&table)));
    assert!(eve.submit(&link, "name=Eve").is_refused(), "for anybody else it is spent");
    assert!(is_nobody(&eve.see(&table)));
}

// T7, low: links to another device that never expire.
#[test]
fn a_renewed_personal_link_is_the_only_one() {
    let server = Hanlin::start(&folder("renewed"), &[]);
    let mut anna = Browser::new(&server);
    let (table, _) = anna.open("game=dragon&seats=3&bots=all&level=novice&first-seat=0");
    let first = passport(&mut anna);
    let second = passport(&mut anna);
    assert_ne!(first, second);
    let (mut eve, mut phone) = (Browser::new(&server), Browser::new(&server));
    assert!(eve.submit(&first, "how=join").is_refused(), "an old link is void");
    assert!(is_nobody(&eve.see(&table)));
    assert!(eve.submit("/passport/00000000000000000000000000000000", "how=join").is_refused());
    assert_eq!(phone.post(&second, "how=join").status, 200);
    assert_eq!(phone.see(&table).mine(), [0]);
    let gone = anna.submit(&format!("/t/{table}/device"), "");
    assert!(gone.is_refused(), "there are no other links: {}", gone.status);
}

// T7: somebody who has seats already is asked, and loses none by joining.
#[test]
fn a_browser_with_seats_of_its_own_may_join_them_to_those_of_a_passport() {
    let server = Hanlin::start(&folder("joined"), &[]);
    let (mut desk, mut phone) = (Browser::new(&server), Browser::new(&server));
    let (one, _) = desk.open("game=dragon&seats=3&bots=all&level=novice&first-seat=0");
    let (other, _) = phone.open("game=dragon&seats=3&bots=all&level=novice&first-seat=0");
    let link = passport(&mut desk);
    let asked = phone.get(&link);
    assert!(asked.body.contains("join") && asked.body.contains("replace"), "it is asked: {}", asked.body);
    assert_eq!(phone.post(&link, "how=join").status, 200);
    for table in [&one, &other] {
        assert_eq!(phone.see(table).mine(), [0], "the phone holds both");
        assert_eq!(desk.see(table).mine(), [0], "so does the desk: it is one person");
    }
}

// T7: whoever watches while becoming somebody else goes on watching as that.
#[test]
fn a_page_that_is_open_while_two_become_one_comes_back_as_that_person() {
    let server = Hanlin::start(&folder("joined-watching"), &[]);
    let [mut desk, mut phone, mut bela] = [(); 3].map(|()| Browser::new(&server));
    let (_, _) = desk.open("game=dragon&seats=2&bots=all&level=novice");
    let table = two_people(&mut phone, &mut bela, "");
    let mut watching = wire::connect(wire::own_address(), server.address).unwrap();
    let asks = phone.request("GET", &format!("/t/{table}/live"), "", "", "");
    watching.write_all(asks.as_bytes()).unwrap();
    wire::hear(&mut watching, &mut String::new(), "data:").unwrap();
    let link = passport(&mut desk);
    assert_eq!(phone.post(&link, "how=join").status, 200);
    let ended = wire::hear(&mut watching, &mut String::new(), "for ever").unwrap_err();
    assert!(ended.contains("ended"), "the stream says that there is more to know: {ended}");
    assert_eq!((phone.see(&table).mine(), desk.see(&table).mine()), (vec![0], vec![0]));
    assert!(phone.turn(&table).ply() > 0, "and plays on");
    assert_eq!(bela.see(&table).mine(), [1]);
}

// T7: a request that takes its time does nothing in the name of a browser that was signed out meanwhile.
#[test]
fn what_a_browser_began_to_say_before_it_was_signed_out_is_not_said() {
    let server = Hanlin::start(&folder("signed-out"), &[]);
    let [mut desk, mut phone, mut bela] = [(); 3].map(|()| Browser::new(&server));
    let table = two_people(&mut desk, &mut bela, "");
    let (link, before) = (passport(&mut desk), devices(&mut desk));
    assert_eq!(phone.post(&link, "how=replace").status, 200);
    assert_eq!(phone.see(&table).mine(), [0]);
    let says = phone.request(
        "POST",
        &format!("/t/{table}/chat"),
        "application/x-www-form-urlencoded",
        "text=I+am+still+here",
        &format!("Origin: {}\r\n", phone.origin),
    );
    let (first, rest) = says.split_at(says.len() - 4);
    let mut slow = wire::connect(wire::own_address(), server.address).unwrap();
    slow.write_all(first.as_bytes()).unwrap();
    std::thread::sleep(Duration::from_millis(200));
    let added = devices(&mut desk).into_iter().find(|device| !before.contains(device)).unwrap();
    assert_eq!(desk.post("/me/out", &format!("device={added}")).status, 200);
    slow.write_all(rest.as_bytes()).unwrap();
    let mut answer = Vec::new();
    slow.read_to_end(&mut answer).unwrap();
    assert!(String::from_utf8_lossy(&answer).starts_with("HTTP/1.1 403"));
    assert!(!bela.see(&table).body.contains("I am still here"));
}
