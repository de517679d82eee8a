//! What others do is seen, one scene after the other, and nobody has to wait for it.

use browser::{Browser, Driver, Setup};

use crate::person::{Hanlin, choose, data, never_complained, play_now, ply};

/// Whether scenes are shown now.
pub(crate) fn is_running(browser: &Browser) -> bool {
    browser.run("return document.documentElement.dataset.scenes !== undefined") == true
}

pub(crate) fn set_pace(browser: &Browser, pace: &str) {
    browser.run(&format!("localStorage.setItem('pace', '{pace}')"));
}

/// What is on the board, in words and numbers.
pub(crate) const BOARD: &str = "return document.querySelector('#table > .field').innerText";

/// Notes every moment of the board while scenes run.
const RECORD: &str = "window.moments = []; const look = () => { \
    if (document.documentElement.dataset.scenes !== undefined) { \
      const now = document.querySelector('#table > .field').innerText + (document.querySelector('.over')?.innerText ?? ''); \
      const at = localStorage.getItem(Object.keys(localStorage).find((key) => key.startsWith('seen '))); \
      if (window.moments.at(-1)?.[0] !== at) window.moments.push([at, now]); \
    } requestAnimationFrame(look); }; look()";

/// Ends the own turn, so that others are to choose.
pub(crate) fn end_turn(browser: &Browser) {
    for _ in 0..12 {
        let ends = browser.run(
            "const end = document.querySelector('#table button[value=end]'); end?.click(); return !!end",
        );
        if ends == true {
            return;
        }
        choose(browser);
    }
    panic!("a turn ends");
}

#[test]
fn what_others_do_is_seen_scene_by_scene_and_ends_in_the_present() {
    let server = Hanlin::start(&data("scenes"), "0");
    let driver = Driver::start();
    let browser = driver.open(&Setup::default());
    play_now(&browser, &server);
    set_pace(&browser, "0");
    end_turn(&browser);
    browser.wait("the own turn", || browser.attribute("#table[data-mine]", "data-ply"));
    set_pace(&browser, "4");
    browser.run(RECORD);
    let start = ply(&browser);
    end_turn(&browser);
    browser.wait("scenes", || is_running(&browser).then_some(()));
    browser.wait("the end of the scenes", || (!is_running(&browser)).then_some(()));
    let others = ply(&browser) - start;
    let moments = browser.run("return window.moments.map(([at]) => at)");
    let moments: Vec<&str> = moments.as_array().unwrap().iter().filter_map(|at| at.as_str()).collect();
    assert!(moments.len() + 2 >= others, "{} moments of {others} choices: {moments:?}", moments.len());
    let address = |at: &str| {
        let (ply, moment) = at.split_once('.').unwrap();
        (ply.parse::<usize>().unwrap(), moment.parse::<usize>().unwrap())
    };
    assert!(moments.windows(2).all(|two| address(two[0]) < address(two[1])), "in order: {moments:?}");
    let (seen, _) = (browser.run(BOARD), browser.reload());
    browser.wait("the table", || browser.attribute("#table", "data-ply"));
    assert_eq!(seen, browser.run(BOARD), "scenes end in the present");
    never_complained(&browser);
}

#[test]
fn whoever_acts_while_scenes_run_is_not_hindered() {
    let server = Hanlin::start(&data("hurry"), "0");
    let driver = Driver::start();
    let browser = driver.open(&Setup::default());
    play_now(&browser, &server);
    for _ in 0..3 {
        end_turn(&browser);
        browser.wait("the own question", || browser.attribute("#table[data-mine] button.offer", "value"));
    }
    assert!(is_running(&browser), "at ease, what three turns of others bring is not over yet");
    let before = ply(&browser);
    browser.run("document.querySelector('#table button.offer').click()");
    browser.wait("the own choice", || (ply(&browser) > before).then_some(()));
    assert!(!is_running(&browser), "whoever acts has seen enough");
    assert!(!browser.all("#table .field .spot.offered, #table button[value=end], #table .over").is_empty());
    never_complained(&browser);
}

#[test]
fn scenes_can_be_skipped_seen_again_taken_step_by_step_and_turned_off() {
    let server = Hanlin::start(&data("pace"), "0");
    let driver = Driver::start();
    let browser = driver.open(&Setup { motion: false, ..Setup::default() });
    play_now(&browser, &server);
    end_turn(&browser);
    browser.wait("scenes", || is_running(&browser).then_some(()));
    // The board that is seen is past: a click on it leads to now.
    browser.click_on("#table > .field .board");
    assert!(!is_running(&browser));
    browser.wait("the button", || browser.all(".since button.again:not([hidden])").into_iter().next());
    set_pace(&browser, "step");
    browser.click_on(".since button.again");
    browser.wait("a first scene", || browser.all(".caption p").into_iter().next());
    let said = || browser.run("return document.querySelector('.caption').innerText");
    let first = said();
    std::thread::sleep(std::time::Duration::from_millis(1500));
    assert_eq!(said(), first, "step by step nothing goes on by itself");
    browser.run("document.activeElement.blur()");
    browser.press(" ");
    browser.wait("the next scene", || (said() != first).then_some(()));
    browser.press("\u{e00c}");
    browser.wait("now", || (!is_running(&browser)).then_some(()));
    set_pace(&browser, "0");
    end_turn(&browser);
    browser.wait("the own turn", || browser.attribute("#table[data-mine]", "data-ply"));
    assert!(!is_running(&browser), "at once there are no scenes");
    // What was told is on the page, complete, and every line can be seen again.
    set_pace(&browser, "1");
    browser.run("document.querySelector('.since li[data-do=scene]').click()");
    browser.wait("its scene", || is_running(&browser).then_some(()));
    browser.wait("the present", || (!is_running(&browser)).then_some(()));
    never_complained(&browser);
}

#[test]
fn a_tab_nobody_looked_at_offers_what_happened_and_shows_it() {
    let server = Hanlin::start(&data("hidden"), "0");
    let driver = Driver::start();
    let browser = driver.open(&Setup::default());
    play_now(&browser, &server);
    let (url, first) = (browser.url(), browser.tab());
    // A tab nobody looks at takes its time: it says to the other one what it has heard of.
    browser.run(
        "const table = document.getElementById('table'); const say = () => { localStorage.heard = table.dataset.version; }; \
         new MutationObserver(say).observe(table, { attributes: true })",
    );
    let second = browser.new_tab();
    browser.turn_to(&second);
    browser.goto(&url);
    let start = ply(&browser);
    end_turn(&browser);
    browser.wait("the own turn", || (ply(&browser) > start + 1).then_some(()));
    browser.wait("the other tab", || {
        let heard = "return localStorage.heard === document.getElementById('table').dataset.version";
        (browser.attribute("#table[data-mine]", "data-ply").is_some() && browser.run(heard) == true)
            .then_some(())
    });
    browser.turn_to(&first);
    browser.wait("the offer", || browser.all("#table > .happened:not([hidden])").into_iter().next());
    assert!(!is_running(&browser), "nothing begins by itself");
    browser.click_on("#table > .happened button");
    browser.wait("scenes", || is_running(&browser).then_some(()));
    browser.press("\u{e00c}");
    browser.wait("now", || (!is_running(&browser)).then_some(()));
    never_complained(&browser);
}

#[test]
fn scenes_fit_a_phone_and_leave_the_choices_in_reach() {
    let server = Hanlin::start(&data("thumb"), "0");
    let driver = Driver::start();
    let browser = driver.open(&Setup { size: (390, 844), phone: true, ..Setup::default() });
    play_now(&browser, &server);
    set_pace(&browser, "step");
    end_turn(&browser);
    browser.wait("a scene", || browser.all(".caption p").into_iter().next());
    let fits = browser.run(
        "const box = (css) => document.querySelector(css)?.getBoundingClientRect(); \
         const [caption, pace, ask] = [box('.caption'), box('.pace'), box('.bar .ask')]; \
         return [document.documentElement.scrollWidth <= innerWidth, caption.left >= 0 && caption.right <= innerWidth, \
                 pace.right <= innerWidth && pace.bottom <= ask.top + 1, ask.height <= innerHeight * 0.3]",
    );
    assert_eq!(fits, serde_json::json!([true, true, true, true]));
    never_complained(&browser);
}
