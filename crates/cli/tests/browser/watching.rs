//! Several people watch the same things, each at their own pace, whatever becomes of the connection.

use browser::{Browser, Driver, Setup};

use crate::person::{Hanlin, data, never_complained, play_now, ply};
use crate::scenes::{BOARD, end_turn, is_running, set_pace};

/// A table of the Dragon for two people and a bot: Anna begins, Béla is second.
fn sit_down(anna: &Browser, bela: &Browser, server: &Hanlin) {
    anna.goto(&server.address);
    anna.click_on(".invite summary");
    anna.enter(".invite input[name=name]", "Anna");
    anna.run(
        "const field = (name) => document.querySelector(`.invite [name=${name}]`); \
         field('seats').value = 3; field('bots').value = 1; field('first-seat').value = 0",
    );
    anna.click_on(".invite button.primary");
    let invitation = anna.wait("an invitation", || anna.attribute("input.link", "value"));
    bela.goto(&invitation);
    bela.enter("input[name=name]", "Béla");
    bela.click_on("button.primary");
    ply(bela);
    anna.wait("the first question", || anna.attribute("#table[data-mine]", "data-ply"));
}

/// What this browser has seen: so many choices, and of the next one so many moments.
fn seen(browser: &Browser) -> (usize, usize) {
    let at = browser
        .run("return localStorage.getItem(Object.keys(localStorage).find((key) => key.startsWith('seen ')))");
    let (ply, moment) = at.as_str().and_then(|at| at.split_once('.')).expect("something was seen");
    (ply.parse().unwrap(), moment.parse().unwrap())
}

/// Goes on by the space bar until nothing more is to be seen.
fn watch_to_the_end(browser: &Browser) {
    browser.run("document.activeElement.blur()");
    browser.wait("the present", || {
        browser.press(" ");
        (!is_running(browser)).then_some(())
    });
}

/// The board is the one that whoever opens the page now sees.
fn is_in_the_present(browser: &Browser) {
    let shown = browser.run(BOARD);
    browser.reload();
    ply(browser);
    assert_eq!(shown, browser.run(BOARD), "scenes end in the present");
}

#[test]
fn two_people_watch_the_same_at_different_paces() {
    let server = Hanlin::start(&data("paces"), "0");
    let driver = Driver::start();
    let [anna, guest] = [(); 2].map(|()| driver.open(&Setup::default()));
    play_now(&anna, &server);
    anna.wait("the first question", || anna.attribute("#table[data-mine] button.offer", "value"));
    guest.goto(&anna.url());
    ply(&guest);
    set_pace(&anna, "4");
    set_pace(&guest, "step");
    end_turn(&anna);
    guest.wait("what Anna did", || is_running(&guest).then_some(()));
    anna.wait("the own turn", || anna.attribute("#table[data-mine] button.offer", "value"));
    anna.wait("the end of the scenes", || (!is_running(&anna)).then_some(()));
    assert!(seen(&guest) < seen(&anna), "{:?} and {:?}", seen(&guest), seen(&anna));
    // Anna plays on; nobody waits for the guest, who misses nothing.
    let (before, known) = (seen(&guest), ply(&guest));
    end_turn(&anna);
    guest.wait("news", || (ply(&guest) > known).then_some(()));
    assert!(is_running(&guest) && seen(&guest) == before, "a guest looks as long as they like");
    anna.wait("the next question", || anna.attribute("#table[data-mine] button.offer", "value"));
    guest.wait("the same news", || (ply(&guest) == ply(&anna)).then_some(()));
    watch_to_the_end(&guest);
    assert_eq!(seen(&guest).0, ply(&guest));
    is_in_the_present(&guest);
    never_complained(&anna);
    never_complained(&guest);
}

#[test]
fn scenes_go_on_whatever_becomes_of_the_server() {
    let folder = data("cut-off");
    let mut server = Hanlin::start(&folder, "0");
    let driver = Driver::start();
    let [anna, bela] = [(); 2].map(|()| driver.open(&Setup::default()));
    sit_down(&anna, &bela, &server);
    set_pace(&anna, "step");
    set_pace(&bela, "0");
    end_turn(&anna);
    bela.wait("the own question", || bela.attribute("#table[data-mine] button.offer", "value"));
    end_turn(&bela);
    anna.wait("what others did", || is_running(&anna).then_some(()));
    let port = server.port().to_owned();
    server.kill();
    anna.wait("a word about it", || anna.all(".offline:not([hidden])").into_iter().next());
    assert!(is_running(&anna), "what has come is shown");
    let server = Hanlin::start(&folder, &port);
    anna.wait("the way back", || (anna.all(".offline:not([hidden])").is_empty()).then_some(()));
    watch_to_the_end(&anna);
    is_in_the_present(&anna);
    // And the game goes on.
    let is_asked = |one: &Browser| one.attribute("#table[data-mine] button.offer", "value").is_some();
    let (next, other) = anna
        .wait("a question", || [(&anna, &bela), (&bela, &anna)].into_iter().find(|(one, _)| is_asked(one)));
    let before = ply(other);
    end_turn(next);
    other.wait("news", || (ply(other) > before).then_some(()));
    drop(server);
    // The browser complains about a server that is gone; so it should.
}
