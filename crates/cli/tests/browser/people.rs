//! People at several browsers; and what cannot be mistaken for a game.

use std::path::PathBuf;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use browser::{Browser, Driver, Setup};
use server::{Clock, Config, Server};

use crate::person::{audit, choose, data, is_over, never_complained, ply};

/// A server in this process.
struct Here {
    address: String,
    clock: Clock,
    numbers: String,
}

impl Here {
    fn start(folder: PathBuf) -> Here {
        let (tell, told) = mpsc::channel();
        let anywhere = "127.0.0.1:0".parse().unwrap();
        let config = Config { metrics_bind: Some(anywhere), ..Config::new(anywhere, folder) };
        let clock = config.clock.clone();
        // Ends with the test.
        thread::spawn(move || {
            tokio::runtime::Runtime::new().unwrap().block_on(async {
                let server = Server::open(&config).await.unwrap();
                tell.send((server.address().unwrap(), server.metrics_address().unwrap())).unwrap();
                server.run(std::future::pending()).await.unwrap();
            });
        });
        let (address, numbers) = told.recv().unwrap();
        Here { address: format!("http://{address}"), clock, numbers: numbers.to_string() }
    }

    /// A number a monitor is told.
    fn number(&self, name: &str) -> String {
        use std::io::{Read, Write};
        let mut socket = std::net::TcpStream::connect(&self.numbers).unwrap();
        write!(socket, "GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").unwrap();
        let mut text = String::new();
        socket.read_to_string(&mut text).unwrap();
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("no {name} in {text}")).to_owned()
    }
}

fn play_alone(browser: &Browser, address: &str) {
    browser.goto(address);
    browser.click_on("[aria-labelledby=dragon] .play-now button");
    ply(browser);
}

/// Everything of a page that is not put away.
fn text(browser: &Browser) -> String {
    browser.run("return document.body.innerText").as_str().unwrap_or_default().to_owned()
}

#[test]
fn a_seat_is_kept_by_a_personal_link_on_a_phone_and_when_a_browser_forgets() {
    let here = Here::start(data("passport"));
    let driver = Driver::start();
    let desk = driver.open(&Setup::default());
    play_alone(&desk, &here.address);
    let table = desk.url();
    choose(&desk);
    let begun = ply(&desk);
    audit(&desk);
    desk.click_on(".passport-offer button.primary");
    let link = desk.wait("the link", || desk.attribute(".passport input.link", "value"));
    desk.find("svg.qr");
    audit(&desk);

    let phone = driver.open(&Setup { size: (390, 844), phone: true, ..Setup::default() });
    phone.goto(&link);
    audit(&phone);
    phone.click_on("button.primary");
    phone.click_on(".tables a");
    assert_eq!(ply(&phone), begun, "what was begun at the desk is on the phone");
    choose(&phone);

    desk.forget();
    desk.goto(&table);
    desk.wait("to be nobody", || text(&desk).contains("You are watching").then_some(()));
    desk.goto(&link);
    desk.click_on("button.primary");
    desk.wait("the own tables", || desk.all(".tables a").first().cloned());
    desk.goto(&table);
    assert_eq!(ply(&desk), ply(&phone), "the way back");
    assert!(desk.all(".passport-offer").is_empty(), "whoever has a link is not offered one");
    choose(&desk);
    never_complained(&desk);
    never_complained(&phone);
}

#[test]
fn a_bot_stands_in_for_whoever_is_away_if_the_other_agrees_and_only_until_they_are_back() {
    let here = Here::start(data("stand-in"));
    let driver = Driver::start();
    let (anna, bela) = (driver.open(&Setup::default()), driver.open(&Setup::default()));
    anna.goto(&here.address);
    anna.click_on(".invite summary");
    anna.run("document.querySelector('.invite select[name=seats]').value = 2; document.querySelector('.invite select[name=first-seat]').value = 1");
    anna.click_on(".invite button.primary");
    let link = anna.wait("an invitation", || anna.attribute("input.link", "value"));
    bela.goto(&link);
    audit(&bela);
    bela.enter("input[name=name]", "Béla");
    bela.click_on("button.primary");
    bela.wait("Béla's question", || bela.all("form.choices").first().cloned());
    let (table, begun) = (bela.url(), ply(&bela));
    anna.wait("Béla to be here", || text(&anna).contains("Béla").then_some(()));
    here.clock.advance(Duration::from_secs(10 * 60));
    anna.reload();
    assert!(
        anna.all("form.vote").is_empty(),
        "whoever looks at the table is not away, however long that takes"
    );

    bela.goto(&format!("{}/me", here.address));
    anna.wait("nobody else to watch", || (here.number("hanlin_streams_open") == "1").then_some(()));
    here.clock.advance(Duration::from_secs(4 * 60));
    anna.reload();
    let vote = anna.wait("the question whether a bot should stand in", || {
        anna.all("form.vote button").into_iter().find(|button| anna.click(button).is_ok())
    });
    drop(vote);
    anna.wait("the bot to play", || (ply(&anna) > begun).then_some(()));
    audit(&anna);

    bela.goto(&table);
    for _ in 0..40 {
        if !bela.all("form.choices").is_empty() {
            break;
        }
        if !anna.all("form.choices, #table button[value=end]").is_empty() {
            choose(&anna);
        }
    }
    bela.wait("Béla's question", || bela.all("form.choices").first().cloned());
    choose(&bela);
    never_complained(&anna);
    never_complained(&bela);
}

#[test]
fn a_study_says_so_wherever_one_looks() {
    let here = Here::start(data("study"));
    let driver = Driver::start();
    let browser = driver.open(&Setup::default());
    play_alone(&browser, &here.address);
    assert!(!text(&browser).contains("Study"));
    for _ in 0..300 {
        if is_over(&browser) {
            break;
        }
        choose(&browser);
    }
    browser.click_on("a[href*='/replay']");
    browser.click_on(".branch button");
    ply(&browser);
    assert!(text(&browser).contains("Study"), "on the table");
    assert!(browser.all("[data-fair]").is_empty(), "nothing is promised of its seed");
    audit(&browser);
    let table = browser.url();
    for page in ["", "/story"] {
        browser.goto(&format!("{table}{page}"));
        browser.wait("the mark", || text(&browser).contains("Study").then_some(()));
    }
    browser.goto(&table);
    browser.click_on(".drawer.settings summary");
    assert!(browser.all("form[action$='/give']").is_empty(), "nobody else can be seated");
    never_complained(&browser);
}

#[test]
fn eight_tables_in_eight_tabs_share_one_stream() {
    let here = Here::start(data("tabs"));
    let driver = Driver::start();
    let browser = driver.open(&Setup::default());
    let mut tabs = vec![browser.tab()];
    play_alone(&browser, &here.address);
    for _ in 1..8 {
        tabs.push(browser.new_tab());
        play_alone(&browser, &here.address);
    }
    for tab in tabs.iter().rev() {
        browser.turn_to(tab);
        choose(&browser);
    }
    browser.wait("one stream", || (here.number("hanlin_streams_open") == "1").then_some(()));
    // And each tab hears of its own table.
    let other = driver.open(&Setup::default());
    browser.turn_to(&tabs[0]);
    other.goto(&browser.url());
    let before = other.find("#table");
    drop(before);
    browser.click_on(".drawer.chat summary");
    browser.enter(".talk input", "can you hear me?");
    browser.click_on(".talk button");
    other.wait("words", || other.source().contains("can you hear me?").then_some(()));
    never_complained(&browser);
}
