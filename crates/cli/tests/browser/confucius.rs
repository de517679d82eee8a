//! Confucius in the browser: two people and a bot, an examination, ministries, two languages.

use browser::{Browser, Driver, Setup};
use i18n::{Locale, Say};

use crate::person::{Hanlin, audit, choose, data, is_over, never_complained, ply, review, step};

/// A player who wants examinations and posts.
struct Scholar {
    browser: Browser,
    /// What is done whenever it can be, the dearest wish first.
    wishes: Vec<String>,
    /// The question at an examination.
    question: String,
}

impl Scholar {
    fn new(driver: &Driver, locale: Locale) -> Scholar {
        let say = Say::new(locale);
        let wishes = ["noun-act-nominate", "noun-act-bribe", "noun-act-force-exam", "noun-act-tax"];
        Scholar {
            browser: driver.open(&Setup { language: locale.code(), ..Setup::default() }),
            wishes: wishes.map(|wish| say.words(wish)).into(),
            question: say.words("confucius-ask-exam-c"),
        }
    }

    fn acts(&self) -> bool {
        self.browser.attribute(".ask[data-mine]", "class").is_some()
    }

    /// One choice; says whether it was the one of an examination.
    fn play(&self) -> bool {
        let browser = &self.browser;
        let examined = browser.source().contains(&self.question);
        let spots = |wish| browser.all(&format!("#table .spot.offered[data-label=\"{wish}\"]"));
        let wished = || self.wishes.iter().find_map(|wish| spots(wish).first().cloned());
        if wished().is_none() {
            choose(browser);
            return examined;
        }
        step(browser, || {
            let _ = wished().map(|spot| browser.click(&spot));
        });
        examined
    }
}

#[test]
fn two_people_and_a_bot_play_confucius_to_its_end_in_two_languages() {
    let server = Hanlin::start(&data("confucius"), "0");
    let driver = Driver::start();
    let (anna, bela) = (Scholar::new(&driver, Locale::En), Scholar::new(&driver, Locale::Hu));
    anna.browser.goto(&server.address);
    let form = "[aria-labelledby=confucius] .invite";
    anna.browser.click_on(&format!("{form} summary"));
    anna.browser.enter(&format!("{form} input[name=name]"), "Anna");
    anna.browser.run(&format!("document.querySelector('{form} select[name=bots]').value = 1"));
    anna.browser.click_on(&format!("{form} button.primary"));
    let link = anna.browser.wait("the invitation", || anna.browser.attribute("input.link", "value"));
    bela.browser.goto(&link);
    bela.browser.enter("input[name=name]", "Béla");
    bela.browser.click_on("button.primary");
    ply(&bela.browser);
    let mut examinations = 0;
    for _ in 0..1_000 {
        let next = anna.browser.wait("somebody to act", || {
            let over = is_over(&anna.browser).then_some(None);
            over.or_else(|| [&anna, &bela].into_iter().find(|person| person.acts()).map(Some))
        });
        let Some(person) = next else { break };
        examinations += usize::from(person.play());
    }
    assert!(is_over(&anna.browser), "the game ends");
    bela.browser.wait("the end at the other browser", || is_over(&bela.browser).then_some(()));
    assert!(examinations > 0, "students were examined");
    for person in [&anna, &bela] {
        // The end is seen scene by scene unless somebody has seen enough.
        person.browser.run("document.querySelector('.pace [data-do=now]').click()");
        let settled = || person.browser.all(".hall[data-resolved]").len();
        person.browser.wait("every ministry to be settled", || (settled() == 3).then_some(()));
        assert!(!person.browser.source().contains('⟦'), "every word is known");
        never_complained(&person.browser);
        audit(&person.browser);
    }
    review(&bela.browser);
    // Afterwards the whole game can be looked at.
    anna.browser.click_on("a[href*='/replay']");
    anna.browser.click_on("a[rel=next]");
    anna.browser.wait("the second moment", || anna.browser.url().ends_with("at=1.0").then_some(()));
    audit(&anna.browser);
}
