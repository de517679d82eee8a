//! One screen for two people, two screens for one.

use browser::{Driver, Setup};

use crate::person::{Hanlin, choose, data, never_complained, ply};

#[test]
fn two_people_share_a_screen_and_one_of_them_goes_on_at_another() {
    let server = Hanlin::start(&data("share"), "0");
    let driver = Driver::start();
    let desk = driver.open(&Setup::default());
    desk.goto(&server.address);
    desk.click_on(".invite summary");
    desk.enter(".invite input[name=name]", "Anna");
    desk.run("document.querySelector('.invite select[name=seats]').value = 2; document.querySelector('.invite select[name=first-seat]').value = 0");
    desk.click_on(".invite button.primary");
    desk.enter(".here input", "Béla");
    desk.click_on(".here button");
    desk.wait("the first question", || desk.all("form.choices").first().cloned());
    let start = ply(&desk);
    for _ in 0..4 {
        choose(&desk);
    }
    desk.wait("the curtain", || desk.source().contains("Pass the device on").then_some(()));
    assert!(desk.all("#table .spot.offered").is_empty());
    desk.click_on("form[action$='/curtain'] button");
    desk.wait("Béla's question", || desk.all("form.choices").first().cloned());
    assert_eq!(ply(&desk), start + 3);

    assert_eq!(desk.all(".seats .shares").len(), 2, "everybody is told that they share a screen");
    desk.goto(&format!("{}/me", server.address));
    desk.click_on("form[action='/me/passport'] button");
    let link = desk.wait("the link", || desk.attribute("input.link", "value"));
    let phone = driver.open(&Setup { size: (390, 844), phone: true, ..Setup::default() });
    phone.goto(&link);
    phone.click_on("button.primary");
    phone.click_on(".tables a");
    phone.wait("the table", || phone.attribute("#table", "data-ply"));
    phone.click_on("form[action$='/curtain'] button");
    phone.wait("Béla's question", || phone.all("form.choices").first().cloned());
    choose(&phone);
    assert_eq!(ply(&phone), start + 4, "the phone plays on");
    never_complained(&desk);
    never_complained(&phone);
}
