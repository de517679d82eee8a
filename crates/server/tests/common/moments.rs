//! Moments of kept games, to begin a test at.

use std::path::Path;

use shelf::AnyMatch;
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tabletop::Seat;

use super::{Browser, Page, Running, folder, is_over, open, play_until};

/// A kept game, and a moment of it.
pub(crate) struct Moment {
    record: String,
    pub(crate) ply: usize,
}

/// The first moment of a kept game this holds for.
pub(crate) fn moment(game: &str, holds: impl Fn(&dyn AnyMatch) -> bool) -> Moment {
    let games = format!("{}/../{game}/tests/games", env!("CARGO_MANIFEST_DIR"));
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
    pub(crate) fn game(&self) -> Box<dyn AnyMatch> {
        let mut game = shelf::open(&self.record).unwrap();
        game.go_back(self.ply);
        game
    }

    /// Opens a table that begins there, as `seat` against bots.
    pub(crate) fn branch(&self, browser: &mut Browser, seat: Seat) -> (String, Page) {
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

/// Nobody can be invited to a study, so what a test needs is written into the database: it is a game, and these seats
/// are free.
pub(crate) fn make_a_game_of(folder: &Path, table: &str, free: &[Seat]) {
    let options = SqliteConnectOptions::new().filename(folder.join("hanlin.sqlite"));
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let mut database = SqliteConnection::connect_with(&options).await.unwrap();
        let game = sqlx::query("UPDATE match SET study = 0 WHERE id = $1").bind(table);
        game.execute(&mut database).await.unwrap();
        for seat in free {
            let seated = sqlx::query(
                "INSERT INTO seat_log (match_id, number, kind, seat, detail, ply, at) \
                 SELECT $1, max(number) + 1, 'free', $2, $3, 0, 0 FROM seat_log WHERE match_id = $1",
            );
            let seated = seated.bind(table).bind(i64::try_from(seat.idx()).unwrap()).bind(invitation(*seat));
            seated.execute(&mut database).await.unwrap();
        }
        database.close().await.unwrap();
    });
}

/// The invitation to a seat that was made free like this.
pub(crate) fn invitation(seat: Seat) -> String {
    format!("{:032x}", seat.idx() + 1)
}

/// Makes the choice that is written like this.
pub(crate) fn choose(
    browser: &mut Browser,
    table: &str,
    game: &dyn AnyMatch,
    seat: Seat,
    notation: &str,
) -> Page {
    let page = browser.get(&format!("/t/{table}"));
    let number = game.offers(seat).unwrap().iter().position(|offer| offer == notation).unwrap();
    assert_eq!(page.offers(), game.offers(seat).unwrap().len());
    browser.pick(table, &page, number)
}

/// Whether the turn can be ended.
pub(crate) fn ends(page: &Page) -> bool {
    page.body.contains("value=\"end\"")
}

/// Plays a choice after which a question of this kind (or any) goes without saying: it is answered, the page says so,
/// it can be asked after all, and whoever wants to be asked is asked.
pub(crate) fn what_goes_without_saying_is_answered_and_can_be_asked_for(name: &str, kind: Option<&str>) {
    let next = |game: &dyn AnyMatch| {
        let seat = game.to_act().iter().next()?;
        game.offers(seat).unwrap().into_iter().find_map(|choice| {
            let mut game = game.copy();
            game.play(seat, &choice).unwrap();
            let pays = game.decision().is_some_and(|own| kind.is_none_or(|kind| own == kind))
                && game.habit(seat).is_some_and(|habit| !game.seals(seat, &habit).unwrap())
                && game.offers(seat).unwrap().len() > 1;
            pays.then_some((seat, choice))
        })
    };
    let moment = moment(name, |game| next(game).is_some());
    let game = moment.game();
    let (seat, choice) = next(&*game).unwrap();
    let server = Running::start(&folder(&format!("habit-{name}-{}", kind.unwrap_or("any"))));
    let mut browser = Browser::new(&server);
    let (table, _) = moment.branch(&mut browser, seat);
    let turn = format!("/t/{table}/turn");

    let page = choose(&mut browser, &table, &*game, seat, &choice);
    assert!(page.ply() >= moment.ply + 2, "what goes without saying was answered");
    assert!(page.body.contains("value=\"ask\""), "and the page says so");
    let asked = browser.post(&turn, "do=ask");
    assert!(asked.ply() == moment.ply + 1 && asked.offers() > 1, "now somebody is asked");
    assert!(!asked.body.contains("value=\"ask\""));
    let last = asked.offers() - 1;
    let over = browser.pick(&table, &asked, last);
    assert_eq!(over.ply(), moment.ply + 2, "and may answer otherwise");
    let back = browser.post(&turn, "do=undo");
    assert_eq!((back.ply(), back.offers()), (asked.ply(), asked.offers()));
    assert_eq!(browser.post(&turn, "do=undo").ply(), moment.ply);

    choose(&mut browser, &table, &*game, seat, &choice);
    assert_eq!(browser.post(&turn, "do=undo").ply(), moment.ply, "a choice goes with what followed from it");

    browser.post(&format!("/t/{table}/prefer"), "asks=yes");
    let page = choose(&mut browser, &table, &*game, seat, &choice);
    assert_eq!(page.ply(), moment.ply + 1, "whoever wants to be asked is asked");
}

/// A game against bots is played to its end by every number, can be looked at, and is kept in good order.
pub(crate) fn every_number_plays_to_the_end(game: &str) {
    let folder = folder(game);
    let server = Running::start(&folder);
    let numbers = shelf::Key::named(game).unwrap().seats();
    for seats in numbers.clone() {
        let mut browser = Browser::new(&server);
        let (table, page) = open(&mut browser, &format!("game={game}&seats={seats}&bots=all&level=novice"));
        play_until(&mut browser, &table, page, is_over);
        let record = browser.get(&format!("/t/{table}/record"));
        assert!(shelf::open(&record.body).is_ok(), "{}", record.body);
        assert_eq!(browser.get(&format!("/t/{table}/replay?at=40")).status, 200);
    }
    drop(server);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    assert_eq!(runtime.block_on(server::verify(&folder)).unwrap(), (numbers.count(), vec![]));
}
