//! Gùgōng in the browser: alone against Meng, and two people.

use browser::{Browser, Driver, Setup};

use crate::person::{Hanlin, audit, choose, data, is_over, never_complained, ply, review};

/// Chooses until the game is over, as whoever is to act.
fn play_to_the_end(people: &[&Browser]) {
    for _ in 0..1_500 {
        let next = people[0].wait("somebody to act", || {
            let over = is_over(people[0]).then_some(None);
            let acts = |person: &&&Browser| person.attribute(".ask[data-mine]", "class").is_some();
            over.or_else(|| people.iter().find(acts).map(Some))
        });
        match next {
            Some(person) => choose(person),
            None => return,
        }
    }
    panic!("the game does not end");
}

#[test]
fn one_plays_against_meng_to_the_end() {
    let server = Hanlin::start(&data("meng"), "0");
    let driver = Driver::start();
    let browser = driver.open(&Setup::default());
    browser.goto(&server.address);
    browser.run("document.querySelector('[aria-labelledby=gugong] .play-now select[name=seats]').value = 1");
    browser.click_on("[aria-labelledby=gugong] .play-now button");
    ply(&browser);
    play_to_the_end(&[&browser]);
    browser.click_on(".drawer.story summary");
    assert!(browser.source().contains("Meng"), "what he did is told");
    assert!(!browser.source().contains('⟦'), "every word is known");
    audit(&browser);
    never_complained(&browser);
    browser.click_on("a[href*='/replay']");
    browser.click_on("a[rel=next]");
    browser.wait("the second moment", || browser.url().ends_with("at=1.0").then_some(()));
    audit(&browser);
}

#[test]
fn two_people_play_gugong_to_its_end_in_two_languages() {
    let server = Hanlin::start(&data("gugong"), "0");
    let driver = Driver::start();
    let anna = driver.open(&Setup::default());
    let dima = driver.open(&Setup { language: "ru", ..Setup::default() });
    anna.goto(&server.address);
    let form = "[aria-labelledby=gugong] .invite";
    anna.click_on(&format!("{form} summary"));
    anna.enter(&format!("{form} input[name=name]"), "Anna");
    anna.run(&format!("document.querySelector('{form} select[name=seats]').value = 2"));
    anna.click_on(&format!("{form} button.primary"));
    let link = anna.wait("the invitation", || anna.attribute("input.link", "value"));
    dima.goto(&link);
    dima.enter("input[name=name]", "Дима");
    dima.click_on("button.primary");
    ply(&dima);
    anna.wait("Дима to sit down", || anna.source().contains("Дима").then_some(()));
    play_to_the_end(&[&anna, &dima]);
    dima.wait("the end at the other browser", || is_over(&dima).then_some(()));
    for person in [&anna, &dima] {
        assert_eq!(person.all(".seats .standing").len(), 2);
        assert!(!person.source().contains('⟦'), "every word is known");
        audit(person);
        never_complained(person);
    }
    review(&dima);
}
