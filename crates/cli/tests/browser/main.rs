//! People at the table: the real binary, a real database, real Chromium.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod aids;
mod confucius;
mod gugong;
mod people;
mod person;
mod scenes;
mod sitting;
mod watching;

use browser::{Driver, Setup};
use person::{
    Hanlin, audit, choose, data, is_over, never_complained, play_game, play_now, ply, review, step,
};

#[test]
fn a_game_is_played_to_its_end_by_clicking_on_the_board() {
    let server = Hanlin::start(&data("end"), "0");
    let driver = Driver::start();
    let browser = driver.open(&Setup::default());
    play_now(&browser, &server);
    for _ in 0..300 {
        if is_over(&browser) {
            break;
        }
        choose(&browser);
    }
    assert!(is_over(&browser), "the year ends");
    assert_eq!(browser.all(".seats .standing").len(), 3);
    review(&browser);
    assert_eq!(browser.all(".chances .course").len(), 3);
    let door = browser.all(".chances .door").remove(7);
    browser.wait("that moment", || {
        let _ = browser.click(&door);
        browser.url().contains("/replay?at=").then_some(())
    });
    assert_eq!(browser.all(".chances .now").len(), 1, "the chart shows the moment");
    browser.click_on("a[href$='at=0']");
    browser.click_on("a[rel=next]");
    browser.wait("the second moment", || browser.url().ends_with("at=0.1").then_some(()));
    // It goes on by itself, scene by scene, until somebody stops it.
    browser.click_on(".autoplay");
    browser.wait("a later turn", || browser.attribute("#replay", "data-at")?.starts_with('2').then_some(()));
    browser.click_on(".autoplay");
    browser.wait("a page that stays", || browser.attribute(".autoplay[aria-pressed=false]", "type"));
    browser.click_on(".branch button");
    assert!(ply(&browser) >= 1, "playing on from here");
    never_complained(&browser);
}

#[test]
fn somebody_without_an_idea_is_given_three() {
    let server = Hanlin::start(&data("advice"), "0");
    let driver = Driver::start();
    let browser = driver.open(&Setup::default());
    for game in shelf::Key::on_shelf().map(shelf::Key::name) {
        browser.goto(&server.address);
        let level = format!("[aria-labelledby={game}] .play-now select[name=level]");
        browser.run(&format!("document.querySelector('{level}').value = 'graduate'"));
        browser.click_on(&format!("[aria-labelledby={game}] .play-now button"));
        browser.wait("somebody to play against", || {
            (browser.source().matches("Graduate</span>").count() == 2).then_some(())
        });
        for _ in 0..3 {
            if browser.all(".ask .hint button").is_empty() {
                choose(&browser);
                continue;
            }
            step(&browser, || {
                if let Some(hint) = browser.all(".ask .hint button").first() {
                    let _ = browser.click(hint);
                }
            });
            assert!((1..=3).contains(&browser.all(".advice button").len()), "{game}");
            audit(&browser);
            step(&browser, || {
                if let Some(best) = browser.all(".advice button").first() {
                    let _ = browser.click(best);
                }
            });
        }
    }
    never_complained(&browser);
}

#[test]
fn two_friends_play_and_a_pulled_plug_does_not_stop_them() {
    let folder = data("friends");
    let mut server = Hanlin::start(&folder, "0");
    let driver = Driver::start();
    let (anna, bela) =
        (driver.open(&Setup::default()), driver.open(&Setup { language: "hu", ..Setup::default() }));
    anna.goto(&server.address);
    anna.click_on(".invite summary");
    anna.enter(".invite input[name=name]", "Anna");
    anna.run("document.querySelector('.invite select[name=seats]').value = 2; document.querySelector('.invite select[name=first-seat]').value = 0");
    anna.click_on(".invite button.primary");
    let link = anna.wait("the invitation", || anna.attribute("input.link", "value"));
    bela.goto(&link);
    bela.enter("input[name=name]", "Béla");
    bela.click_on("button.primary");
    anna.wait("Béla to sit down", || anna.source().contains("Béla").then_some(()));
    assert!(bela.source().contains("Anna"));

    // A draft is nobody else's business, and can be taken back; reloading does not lose it.
    let start = ply(&anna);
    choose(&anna);
    assert_eq!((ply(&anna), ply(&bela)), (start + 1, start));
    anna.reload();
    assert_eq!(ply(&anna), start + 1);
    step(&anna, || anna.click_on("button[value=undo]"));
    assert_eq!(ply(&anna), start);
    for _ in 0..4 {
        choose(&anna);
    }
    bela.wait("Anna's turn to arrive", || (ply(&bela) == start + 3).then_some(()));

    let port = server.port().to_owned();
    server.kill();
    let _server = Hanlin::start(&folder, &port);
    // The page finds the server again by itself, which may come before or after the first click.
    while bela.all("#table button[value=end]").is_empty() {
        choose(&bela);
    }
    choose(&bela);
    anna.wait("Béla's turn to arrive by itself", || (ply(&anna) == start + 6).then_some(()));
}

#[test]
fn the_keyboard_is_enough() {
    let server = Hanlin::start(&data("keys"), "0");
    let driver = Driver::start();
    let browser = driver.open(&Setup::default());
    browser.goto(&server.address);
    browser.run("document.querySelector('.play-now button').focus()");
    browser.press("\u{e007}");
    let start = ply(&browser);
    browser.find("#table .spot.offered");
    browser.run("document.querySelector('#table .spot.offered').focus()");
    browser.press("\u{e014}"); // the right arrow
    let second = browser
        .run("return [...document.querySelectorAll('#table .spot.offered')].indexOf(document.activeElement)");
    assert_eq!(second, 1);
    step(&browser, || browser.press("\u{e007}"));
    assert_eq!(ply(&browser), start + 1);
    browser.run("document.activeElement.blur()");
    step(&browser, || browser.press("u"));
    assert_eq!(ply(&browser), start);
    never_complained(&browser);
}

#[test]
fn nobody_needs_a_script() {
    let server = Hanlin::start(&data("plain"), "0");
    let driver = Driver::start();
    let browser = driver.open(&Setup { script: false, ..Setup::default() });
    browser.goto(&server.address);
    browser.click_on(".play-now button");
    let start = ply(&browser);
    for _ in 0..12 {
        let before = browser.source();
        let button = browser
            .all("button.offer")
            .into_iter()
            .next()
            .unwrap_or_else(|| browser.find("button[value=end]"));
        browser.click(&button).unwrap();
        browser.wait("the next page", || (browser.source() != before).then_some(()));
    }
    assert!(ply(&browser) > start + 3);
}

#[test]
fn a_phone_shows_everything_without_scrolling_sideways_in_four_languages() {
    let server = Hanlin::start(&data("phone"), "0");
    let driver = Driver::start();
    for (language, dark) in [("en", false), ("ru", true), ("fr", false), ("hu", true)] {
        let browser = driver.open(&Setup {
            size: (360, 740),
            phone: true,
            dark,
            language,
            script: true,
            motion: false,
        });
        let fits = |what: &str| {
            let wide = browser
                .run("return document.documentElement.scrollWidth - document.documentElement.clientWidth");
            let outside = browser.run("return [...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > document.documentElement.clientWidth + 1).at(-1)?.outerHTML ?? ''");
            assert_eq!(wide, 0, "{what} in {language}: {outside}");
            assert!(!browser.source().contains('⟦'), "{what} in {language}");
            assert_eq!(browser.run("return document.documentElement.lang"), language);
        };
        browser.goto(&server.address);
        fits("the start page");
        browser.run("document.querySelectorAll('details').forEach((details) => { details.open = true; })");
        fits("the start page with everything open");
        for game in shelf::Key::on_shelf().map(shelf::Key::name) {
            play_game(&browser, &server, game);
            for _ in 0..6 {
                fits(game);
                choose(&browser);
            }
        }
        let nameless = browser.run("return [...document.querySelectorAll('button, [role=button], input:not([type=hidden]), select')].filter(e => !(e.getAttribute('aria-label') || e.textContent.trim() || e.closest('label'))).length");
        assert_eq!(nameless, 0, "everything that can be used has a name");
        never_complained(&browser);
    }
}
