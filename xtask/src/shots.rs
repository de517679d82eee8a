//! Pictures of every page, for the README and for looking at them.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use browser::{Browser, Driver, Setup};

pub(crate) fn take(root: &Path) -> Result<(), String> {
    let folder = root.join("docs/pictures");
    fs::create_dir_all(&folder).map_err(|bad| bad.to_string())?;
    let data = root.join("target/shots");
    let _ = fs::remove_dir_all(&data);
    let (mut server, address) = serve(root, &data)?;
    let driver = Driver::start();
    let desk = Setup { size: (1360, 1240), ..Setup::default() };
    let phone = Setup { size: (390, 844), phone: true, ..Setup::default() };
    let keep = |name: &str, browser: &Browser| {
        fs::write(folder.join(format!("{name}.png")), browser.picture()).map_err(|bad| bad.to_string())
    };
    for (name, setup, language) in [
        ("light", &desk, "en"),
        ("dark", &Setup { dark: true, ..desk.clone() }, "hu"),
        ("phone", &phone, "fr"),
    ] {
        let browser = driver.open(&Setup { language, ..setup.clone() });
        browser.goto(&address);
        keep(&format!("start-{name}"), &browser)?;
        browser.run("document.querySelector('.play-now select').value = 4");
        browser.click_on(".play-now button");
        // Into the year, to where a group is to be chosen.
        for choice in 0..400 {
            browser.find(".ask h2");
            let groups =
                browser.run("return document.querySelectorAll('.spot.offered[aria-label]').length > 3");
            if choice > 50 && groups == true && !browser.all("form.choices").is_empty() {
                break;
            }
            let buttons = browser.all("button.offer, button[value=end]");
            let Some(button) = buttons.get(choice % buttons.len().max(1)) else { break };
            let _ = browser.click(button);
        }
        keep(&format!("table-{name}"), &browser)?;
    }
    server.kill().map_err(|bad| bad.to_string())
}

fn serve(root: &Path, data: &Path) -> Result<(Child, String), String> {
    super::cargo(&["build", "--release"], &[])?;
    let mut server = Command::new(root.join("target/release/hanlin"))
        .args(["serve", "--port", "0", "--data"])
        .arg(data)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|bad| bad.to_string())?;
    let mut line = String::new();
    let out = server.stdout.take().ok_or("the server says where it is")?;
    BufReader::new(out).read_line(&mut line).map_err(|bad| bad.to_string())?;
    let address = line.split_whitespace().find(|word| word.starts_with("http"));
    Ok((server, address.ok_or("the server says where it is")?.to_owned()))
}
