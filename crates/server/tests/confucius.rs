//! Confucius over real sockets: what several choose at once, and what is answered for people.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use common::{Browser, Page, Running, folder, is_over, open, play_until};
use shelf::AnyMatch;
use tabletop::Seat;

#[test]
fn a_game_against_bots_is_played_to_its_end_by_every_number() {
    let folder = folder("confucius");
    let server = Running::start(&folder);
    for seats in 3..=5 {
        let mut browser = Browser::new(&server);
        let (table, page) = open(&mut browser, &format!("game=confucius&seats={seats}&bots=all"));
        play_until(&mut browser, &table, page, is_over);
        let record = browser.get(&format!("/t/{table}/record"));
        assert!(shelf::open(&record.body).is_ok(), "{}", record.body);
        assert_eq!(browser.get(&format!("/t/{table}/replay?at=40")).status, 200);
    }
    drop(server);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    assert_eq!(runtime.block_on(server::verify(&folder)).unwrap(), (3, vec![]));
}

/// A kept game, and a moment of it.
struct Moment {
    record: String,
    ply: usize,
}

/// The first moment of a kept game this holds for.
fn moment(holds: impl Fn(&dyn AnyMatch) -> bool) -> Moment {
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../confucius/tests/games");
    let mut files: Vec<_> = std::fs::read_dir(games).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    for file in files {
        let record = std::fs::read_to_string(file).unwrap();
        let whole = shelf::open(&record).unwrap();
        let mut game = whole.copy();
        game.go_back(0);
        for ply in 0..whole.ply() {
            if holds(&*game) {
                return Moment { record, ply };
            }
            game.play(whole.chooser(ply).unwrap(), &whole.notation(ply).unwrap()).unwrap();
        }
    }
    panic!("no kept game has such a moment");
}

impl Moment {
    /// The game as it was then.
    fn game(&self) -> Box<dyn AnyMatch> {
        let mut game = shelf::open(&self.record).unwrap();
        game.go_back(self.ply);
        game
    }

    /// Opens a table that begins there, as `seat` against bots.
    fn branch(&self, browser: &mut Browser, seat: Seat) -> (String, Page) {
        browser.get("/");
        let body = format!(
            "--edge\r\nContent-Disposition: form-data; name=\"record\"; filename=\"a.game\"\r\n\r\n{}\r\n--edge--\r\n",
            self.record
        );
        let page = browser.send_as(
            "POST",
            "/look",
            &body,
            "multipart/form-data; boundary=edge",
            &format!("Origin: http://{}\r\n", browser.address),
        );
        let there = page.header("location").unwrap().to_owned();
        let id = there.trim_start_matches("/t/").split(['/', '?']).next().unwrap().to_owned();
        let page = browser.post(&format!("/t/{id}/branch"), &format!("at={}&seat={seat}", self.ply));
        (page.attribute("data-id").unwrap(), page)
    }
}

/// Makes the choice that is written like this.
fn choose(browser: &mut Browser, table: &str, game: &dyn AnyMatch, seat: Seat, notation: &str) -> Page {
    let page = browser.get(&format!("/t/{table}"));
    let number = game.offers(seat).unwrap().iter().position(|offer| offer == notation).unwrap();
    assert_eq!(page.offers(), game.offers(seat).unwrap().len());
    browser.pick(table, &page, number)
}

fn ends(page: &Page) -> bool {
    page.body.contains("value=\"end\"")
}

#[test]
fn a_single_way_to_pay_is_paid_and_can_be_asked_for() {
    // A choice after which one payment spares most and others are possible.
    let next = |game: &dyn AnyMatch| {
        let seat = game.to_act().iter().next()?;
        game.offers(seat).unwrap().into_iter().find_map(|choice| {
            let mut game = game.copy();
            game.play(seat, &choice).unwrap();
            let pays = game.habit(seat).is_some() && game.offers(seat).unwrap().len() > 1;
            pays.then_some((seat, choice))
        })
    };
    let moment = moment(|game| next(game).is_some());
    let game = moment.game();
    let (seat, choice) = next(&*game).unwrap();
    let server = Running::start(&folder("habit"));
    let mut browser = Browser::new(&server);
    let (table, _) = moment.branch(&mut browser, seat);
    let turn = format!("/t/{table}/turn");

    let page = choose(&mut browser, &table, &*game, seat, &choice);
    assert!(page.ply() >= moment.ply + 2, "what goes without saying was paid");
    assert!(page.body.contains("value=\"ask\""), "and the page says so");
    let asked = browser.post(&turn, "do=ask");
    assert!(asked.ply() == moment.ply + 1 && asked.offers() > 1, "now somebody is asked");
    assert!(!asked.body.contains("value=\"ask\""));
    let last = asked.offers() - 1;
    let over = browser.pick(&table, &asked, last);
    assert_eq!(over.ply(), moment.ply + 2, "and may pay otherwise");
    let back = browser.post(&turn, "do=undo");
    assert_eq!((back.ply(), back.offers()), (asked.ply(), asked.offers()));
    assert_eq!(browser.post(&turn, "do=undo").ply(), moment.ply);

    choose(&mut browser, &table, &*game, seat, &choice);
    assert_eq!(browser.post(&turn, "do=undo").ply(), moment.ply, "a choice goes with what followed from it");

    browser.post(&format!("/t/{table}/prefer"), "asks=yes");
    let page = choose(&mut browser, &table, &*game, seat, &choice);
    assert_eq!(page.ply(), moment.ply + 1, "whoever wants to be asked is asked");
}

#[test]
fn two_who_discard_at_once_do_not_wait_for_each_other_and_see_nothing() {
    // The last choice before a discard of two or more.
    let before = moment(|game| {
        let Some(seat) = game.to_act().iter().next() else { return false };
        game.decision() != Some("discard")
            && game.offers(seat).unwrap().iter().any(|choice| discards(game, seat, choice))
    });
    let mut game = before.game();
    let first = game.to_act().iter().next().unwrap();
    let choice =
        game.offers(first).unwrap().into_iter().find(|choice| discards(&*game, first, choice)).unwrap();

    let server = Running::start(&folder("discard"));
    let mut people: Vec<Browser> = (0..game.seats()).map(|_| Browser::new(&server)).collect();
    let (table, _) = before.branch(&mut people[first.idx()], first);
    let here = format!("/t/{table}");
    // Everybody takes a seat.
    for seat in Seat::first(game.seats()).filter(|&seat| seat != first) {
        let page = people[first.idx()].post(&format!("{here}/give"), &format!("seat={seat}"));
        let link = page.body.split("value=\"http://").nth(1).unwrap().split('"').next().unwrap();
        let path = format!("/{}", link.split_once('/').unwrap().1);
        assert_eq!(people[seat.idx()].post(&path, "name=x").status, 200);
    }
    let mut page = choose(&mut people[first.idx()], &table, &*game, first, &choice);
    if ends(&page) {
        page = people[first.idx()].post(&format!("{here}/turn"), "do=end");
    }
    game.play(first, &choice).unwrap();
    assert_eq!(page.ply(), game.ply());

    let two: Vec<Seat> = game.to_act().iter().take(2).collect();
    let others = game.to_act().iter().count() - two.len();
    let mut pages = Vec::new();
    for &seat in &two {
        let keep = game.offers(seat).unwrap()[0].clone();
        pages.push(choose(&mut people[seat.idx()], &table, &*game, seat, &keep));
    }
    assert!(pages.iter().all(ends), "both have chosen, and can still take it back");
    let [one, other] = two[..] else { unreachable!() };
    let ended = people[one.idx()].post(&format!("{here}/turn"), "do=end");
    assert_eq!(ended.ply(), game.ply() + 1);
    let waiting = people[other.idx()].get(&here);
    // Were the other the last, the draft would show what is secret until all have chosen: it is asked again.
    assert_eq!(ends(&waiting), others > 0);
    let keep = game.offers(one).unwrap()[0].clone();
    game.play(one, &keep).unwrap();
    if ends(&waiting) {
        people[other.idx()].post(&format!("{here}/turn"), "do=end");
    } else {
        assert_eq!(waiting.ply(), game.ply());
        let keep = game.offers(other).unwrap()[0].clone();
        choose(&mut people[other.idx()], &table, &*game, other, &keep);
    }
    let after = people[one.idx()].get(&here);
    assert!(after.ply() > game.ply(), "{} {}", after.ply(), game.ply());
}

/// Whether after this choice two or more must discard, and the game goes on after it.
fn discards(game: &dyn AnyMatch, seat: Seat, choice: &str) -> bool {
    let mut game = game.copy();
    game.play(seat, choice).unwrap();
    let discarding: Vec<Seat> = game.to_act().iter().collect();
    game.decision() == Some("discard")
        && discarding.len() >= 2
        && discarding.iter().all(|&seat| game.habit(seat).is_none() && game.offers(seat).unwrap().len() > 1)
}
