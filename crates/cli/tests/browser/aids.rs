//! What helps at the table: one window, notes beside the pointer, previews, motion, sound, somebody who listens.

use browser::{Browser, Driver, Setup};

use crate::person::{Hanlin, audit, choose, data, is_over, never_complained, play_game, play_now, ply, step};

fn text(browser: &Browser, css: &str) -> String {
    let script = format!("return document.querySelector({css:?})?.textContent ?? ''");
    browser.run(&script).as_str().unwrap().to_owned()
}

#[test]
fn a_desk_shows_the_whole_table_in_one_window() {
    let server = Hanlin::start(&data("window"), "0");
    let driver = Driver::start();
    for size in [(1280, 940), (1920, 1220)] {
        // Chromium's own frame takes about 140 of the height.
        let browser = driver.open(&Setup { size, ..Setup::default() });
        for game in shelf::Key::on_shelf().map(shelf::Key::name) {
            play_game(&browser, &server, game);
            for _ in 0..12 {
                let over = browser.run(
                    "const over = (e) => Math.max(0, e.scrollHeight - e.clientHeight, e.scrollWidth - e.clientWidth);
                     return [document.documentElement, ...document.querySelectorAll('.field, .common')].map(over).filter(Boolean)",
                );
                assert_eq!(over, serde_json::json!([]), "{game} at {size:?}");
                choose(&browser);
            }
        }
        never_complained(&browser);
    }
}

#[test]
fn pointing_at_something_tells_what_it_would_do_or_why_not() {
    let server = Hanlin::start(&data("hints"), "0");
    let driver = Driver::start();
    let browser = driver.open(&Setup::default());
    play_now(&browser, &server);
    browser.hover(&browser.find("#table .spot.offered[data-pick]"));
    browser.wait("the note", || (!text(&browser, ".tip").is_empty()).then_some(()));
    assert!(browser.all(".tip.locked").is_empty());
    choose(&browser);
    // The second person must be of another type.
    let barred = browser.find("#table .spot.barred");
    browser.hover(&barred);
    browser.wait("the lock", || browser.all(".tip.locked a[href^='/rules/YD-']").first().cloned());
    browser.run("document.activeElement?.blur()");
    browser.click(&barred).unwrap();
    browser.click_on(".tip.locked a");
    browser.wait("the rule", || browser.url().contains("/rules/dragon#YD-").then_some(()));
    browser.back();
    assert!(ply(&browser) > 0, "the turn is as it was");
    let shown = "return document.querySelectorAll('[data-ghost].shown').length";
    assert_eq!(browser.run(shown), 0);
    browser.hover(&browser.find("#table [data-shows]"));
    browser.wait("the preview", || (browser.run(shown).as_u64().unwrap() > 0).then_some(()));
    browser.hover(&browser.find(".masthead .brand"));
    browser.wait("the preview to go", || (browser.run(shown) == 0).then_some(()));
    never_complained(&browser);
}

#[test]
fn everybody_can_use_every_page() {
    let server = Hanlin::start(&data("audit"), "0");
    let driver = Driver::start();
    for dark in [false, true] {
        let browser = driver.open(&Setup { dark, ..Setup::default() });
        browser.goto(&server.address);
        browser.run("document.querySelectorAll('details').forEach((details) => { details.open = true; })");
        audit(&browser);
        for game in shelf::Key::on_shelf().map(shelf::Key::name) {
            play_game(&browser, &server, game);
            for moment in 0..60 {
                if moment % 12 == 0 {
                    audit_drawers(&browser);
                }
                if is_over(&browser) {
                    break;
                }
                choose(&browser);
            }
            browser.goto(&format!("{}/guide/{game}", server.address));
            audit(&browser);
            browser.goto(&format!("{}/rules/{game}", server.address));
            audit(&browser);
        }
        browser.goto(&format!("{}/t/nowhere", server.address));
        audit(&browser);
    }
}

fn audit_drawers(browser: &Browser) {
    for drawer in ["story", "points", "why", "chat", "settings"] {
        browser.run(&format!("document.querySelector('.drawer.{drawer}').open = true"));
        audit(browser);
    }
    browser.run("document.querySelectorAll('.drawer').forEach((drawer) => { drawer.open = false; })");
}

#[test]
fn the_back_button_brings_the_table_as_it_is() {
    let server = Hanlin::start(&data("back"), "0");
    let driver = Driver::start();
    let browser = driver.open(&Setup::default());
    play_now(&browser, &server);
    let start = ply(&browser);
    choose(&browser);
    browser.click_on(".brand");
    browser.find(".tables a");
    browser.back();
    assert_eq!(ply(&browser), start + 1, "what was begun is still there");
    step(&browser, || browser.click_on("button[value=undo]"));
    assert_eq!(ply(&browser), start);
    never_complained(&browser);
}

#[test]
fn what_happens_while_a_page_is_on_its_way_is_not_missed() {
    let server = Hanlin::start(&data("on-its-way"), "0");
    let driver = Driver::start();
    let browser = driver.open(&Setup::default());
    // Bots that think begin, and are done before the page listens.
    let form = "game=dragon&seats=4&bots=all&level=doctor&first-seat=1";
    for _ in 0..4 {
        browser.goto(&server.address);
        browser.run(&format!(
            "fetch('/new', {{ method: 'POST', body: new URLSearchParams('{form}') }}).then((answer) => {{ location.href = answer.url; }})"
        ));
        browser.wait("one's turn without a new page", || {
            (!browser.all("#table button.offer").is_empty()).then_some(())
        });
    }
    never_complained(&browser);
}

#[test]
fn pieces_glide_and_nobody_who_dislikes_that_sees_it() {
    let server = Hanlin::start(&data("motion"), "0");
    let driver = Driver::start();
    for motion in [true, false] {
        let browser = driver.open(&Setup { motion, ..Setup::default() });
        play_now(&browser, &server);
        browser.run(
            "window.glides = 0; const animate = Element.prototype.animate;
             Element.prototype.animate = function (...all) { window.glides += 1; return animate.apply(this, all); }",
        );
        for _ in 0..8 {
            choose(&browser);
        }
        let glides = browser.run("return window.glides").as_u64().unwrap();
        assert_eq!(glides > 0, motion, "{glides} glides");
        never_complained(&browser);
    }
}

#[test]
fn sound_and_story_are_as_somebody_likes_them() {
    let server = Hanlin::start(&data("likes"), "0");
    let driver = Driver::start();
    let browser = driver.open(&Setup::default());
    play_now(&browser, &server);
    for _ in 0..6 {
        choose(&browser);
    }
    browser.click_on(".drawer.settings summary");
    browser.click_on("button[data-setting=sound]");
    assert_eq!(browser.attribute("button[data-setting=sound]", "aria-pressed").as_deref(), Some("true"));
    browser.click_on(".drawer.story summary");
    let lines = "return [...document.querySelectorAll('.story .lines li')].filter((line) => line.checkVisibility()).length";
    let everything = browser.run(lines).as_u64().unwrap();
    browser.click_on(".filter input[value='1']");
    let some = browser.run(lines).as_u64().unwrap();
    assert!(0 < some && some < everything, "{some} of {everything}");
    browser.reload();
    assert_eq!(browser.attribute("button[data-setting=sound]", "aria-pressed").as_deref(), Some("true"));
    assert!(!text(&browser, ".since").is_empty());
    never_complained(&browser);
}
