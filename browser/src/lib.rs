//! Drives Debian's Chromium by WebDriver, for tests and pictures.
//!
//! A dozen calls over one socket each; the crates that do all of WebDriver would be the largest part of a test build.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// How a browser is set up.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The size of its window.
    pub size: (u32, u32),
    /// A phone has a viewport narrower than any window.
    pub phone: bool,
    /// Whether its owner likes the dark.
    pub dark: bool,
    /// Whether scripts run.
    pub script: bool,
    /// Whether things may move.
    pub motion: bool,
    /// What its owner speaks.
    pub language: &'static str,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { size: (1280, 900), phone: false, dark: false, script: true, motion: false, language: "en" }
    }
}

/// A running chromedriver.
pub struct Driver {
    process: Child,
    port: u16,
}

impl Driver {
    /// Starts chromedriver on a free port.
    ///
    /// # Panics
    /// If it is not installed: `apt-get install chromium chromium-driver`.
    pub fn start() -> Driver {
        let free = TcpListener::bind("127.0.0.1:0").expect("this machine has a free port");
        let port = free.local_addr().expect("a bound port has a number").port();
        drop(free);
        let process = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is installed: apt-get install chromium chromium-driver");
        let driver = Driver { process, port };
        let patience = Instant::now() + Duration::from_secs(20);
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(Instant::now() < patience, "chromedriver answers");
            thread::sleep(Duration::from_millis(20));
        }
        driver
    }

    /// Opens a browser that knows nobody.
    pub fn open(&self, setup: &Setup) -> Browser {
        let (width, height) = setup.size;
        let mut args = vec![
            "--headless".to_owned(),
            "--no-sandbox".into(),
            "--disable-gpu".into(),
            "--disable-quic".into(),
            "--no-first-run".into(),
            "--hide-scrollbars".into(),
            "--disable-background-networking".into(),
            "--disable-component-update".into(),
            "--disable-sync".into(),
            "--disable-dev-shm-usage".into(),
            format!("--window-size={width},{height}"),
            format!("--lang={}", setup.language),
        ];
        if setup.dark {
            args.push("--blink-settings=preferredColorScheme=0".into());
        }
        if !setup.motion {
            args.push("--force-prefers-reduced-motion".into());
        }
        let mut prefs = json!({ "intl.accept_languages": setup.language });
        if !setup.script {
            prefs["profile.managed_default_content_settings.javascript"] = json!(2);
        }
        let mut chrome = json!({ "binary": "/usr/bin/chromium", "args": args, "prefs": prefs });
        if setup.phone {
            chrome["mobileEmulation"] = json!({ "deviceMetrics": { "width": width, "height": height, "pixelRatio": 2.0, "touch": true } });
        }
        let wanted = json!({ "capabilities": { "alwaysMatch": {
            "goog:chromeOptions": chrome, "goog:loggingPrefs": { "browser": "ALL" }
        } } });
        let answer = call(self.port, "POST", "/session", Some(&wanted)).expect("chromium starts");
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let debugger = text(&answer["capabilities"]["goog:chromeOptions"]["debuggerAddress"]);
        Browser { port: self.port, id: text(&answer["sessionId"]), debugger }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// One browser window.
pub struct Browser {
    port: u16,
    id: String,
    debugger: String,
}

/// A tab of a browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tab(String);

/// Something on a page.
#[derive(Clone, Debug)]
pub struct Element(String);

impl Browser {
    fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> Result<Value, String> {
        call(self.port, method, &format!("/session/{}{path}", self.id), body)
    }

    fn must(&self, method: &str, path: &str, body: Option<&Value>) -> Value {
        self.ask(method, path, body).unwrap_or_else(|bad| panic!("{method} {path}: {bad}"))
    }

    /// Where it can be asked what no driver asks: host and port of Chromium's own protocol.
    pub fn debugger(&self) -> &str {
        &self.debugger
    }

    /// Goes to a page.
    pub fn goto(&self, url: &str) {
        self.must("POST", "/url", Some(&json!({ "url": url })));
    }

    /// Where it is.
    pub fn url(&self) -> String {
        self.must("GET", "/url", None).as_str().unwrap_or_default().to_owned()
    }

    /// Opens another tab and goes there; which it is.
    pub fn new_tab(&self) -> Tab {
        let opened = self.must("POST", "/window/new", Some(&json!({ "type": "tab" })));
        let tab = Tab(opened["handle"].as_str().expect("a tab has a handle").to_owned());
        self.turn_to(&tab);
        tab
    }

    /// The tab it shows.
    pub fn tab(&self) -> Tab {
        Tab(self.must("GET", "/window", None).as_str().unwrap_or_default().to_owned())
    }

    /// Shows a tab.
    pub fn turn_to(&self, tab: &Tab) {
        self.must("POST", "/window", Some(&json!({ "handle": tab.0 })));
    }

    /// Forgets everything a server gave it, as browsers do now and then.
    pub fn forget(&self) {
        self.must("DELETE", "/cookie", None);
    }

    /// Loads the page again.
    pub fn reload(&self) {
        self.must("POST", "/refresh", Some(&json!({})));
    }

    /// The back button.
    pub fn back(&self) {
        self.must("POST", "/back", Some(&json!({})));
    }

    /// Everything a selector finds.
    pub fn all(&self, css: &str) -> Vec<Element> {
        let found = self.must("POST", "/elements", Some(&json!({ "using": "css selector", "value": css })));
        let id =
            |element: &Value| element.as_object()?.values().next()?.as_str().map(|id| Element(id.to_owned()));
        found.as_array().into_iter().flatten().filter_map(id).collect()
    }

    /// The first thing a selector finds, once it is there.
    pub fn find(&self, css: &str) -> Element {
        self.wait(css, || self.all(css).into_iter().next())
    }

    /// Asks again and again until there is an answer.
    pub fn wait<T>(&self, what: &str, mut ask: impl FnMut() -> Option<T>) -> T {
        let patience = Instant::now() + Duration::from_secs(20);
        loop {
            if let Some(answer) = ask() {
                return answer;
            }
            if Instant::now() > patience {
                let picture = std::env::temp_dir().join("hanlin-waited.png");
                let _ = std::fs::write(&picture, self.picture());
                panic!("waited in vain for {what} at {} (see {})", self.url(), picture.display());
            }
            thread::sleep(Duration::from_millis(15));
        }
    }

    /// Clicks, as a person does: what is covered or gone cannot be clicked.
    ///
    /// # Errors
    /// Why it could not.
    pub fn click(&self, element: &Element) -> Result<(), String> {
        self.ask("POST", &format!("/element/{}/click", element.0), Some(&json!({}))).map(|_| ())
    }

    /// Moves the mouse over something.
    pub fn hover(&self, element: &Element) {
        let origin = json!({ "element-6066-11e4-a52e-4f735466cecf": element.0 });
        let moves = json!([{ "type": "pointerMove", "duration": 0, "origin": origin, "x": 0, "y": 0 }]);
        let mouse = json!({ "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" }, "actions": moves });
        self.must("POST", "/actions", Some(&json!({ "actions": [mouse] })));
    }

    /// Clicks the first thing a selector finds.
    pub fn click_on(&self, css: &str) {
        self.wait(css, || self.click(&self.find(css)).ok());
    }

    /// Types into a field.
    pub fn enter(&self, css: &str, text: &str) {
        let element = self.find(css);
        self.must("POST", &format!("/element/{}/value", element.0), Some(&json!({ "text": text })));
    }

    /// Presses a key where the focus is.
    pub fn press(&self, key: &str) {
        let press = json!([{ "type": "keyDown", "value": key }, { "type": "keyUp", "value": key }]);
        let keys = json!({ "actions": [{ "type": "key", "id": "keys", "actions": press }] });
        self.must("POST", "/actions", Some(&keys));
    }

    /// An attribute of the first thing a selector finds, if there is one.
    pub fn attribute(&self, css: &str, name: &str) -> Option<String> {
        let element = self.all(css).into_iter().next()?;
        let value = self.ask("GET", &format!("/element/{}/attribute/{name}", element.0), None).ok()?;
        value.as_str().map(str::to_owned)
    }

    /// Runs a script and returns what it returns.
    pub fn run(&self, script: &str) -> Value {
        self.must("POST", "/execute/sync", Some(&json!({ "script": script, "args": [] })))
    }

    /// The page as its source is now.
    pub fn source(&self) -> String {
        self.must("GET", "/source", None).as_str().unwrap_or_default().to_owned()
    }

    /// What the browser complained about since it was last asked: errors and violations of the policy.
    pub fn complaints(&self) -> Vec<String> {
        let log = self.must("POST", "/se/log", Some(&json!({ "type": "browser" })));
        let severe = log.as_array().into_iter().flatten().filter(|entry| entry["level"] == "SEVERE");
        severe.map(|entry| entry["message"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// A picture of what is seen, as PNG.
    pub fn picture(&self) -> Vec<u8> {
        let coded = self.must("GET", "/screenshot", None);
        decode(coded.as_str().unwrap_or_default())
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.ask("DELETE", "", None);
    }
}

/// One call to the driver.
fn call(port: u16, method: &str, path: &str, body: Option<&Value>) -> Result<Value, String> {
    let body = body.map(Value::to_string).unwrap_or_default();
    let mut stream = TcpStream::connect(("127.0.0.1", port)).map_err(|bad| bad.to_string())?;
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).map_err(|bad| bad.to_string())?;
    stream.set_read_timeout(Some(Duration::from_secs(60))).map_err(|bad| bad.to_string())?;
    // The driver keeps connections open whatever we say, so its length tells where the answer ends.
    let mut answer = BufReader::new(stream);
    let mut length = 0;
    loop {
        let mut line = String::new();
        answer.read_line(&mut line).map_err(|bad| bad.to_string())?;
        if line.trim().is_empty() {
            break;
        }
        if let Some((name, value)) = line.split_once(':')
            && name.eq_ignore_ascii_case("content-length")
        {
            length = value.trim().parse().map_err(|_| "the driver cannot count")?;
        }
    }
    let mut body = vec![0; length];
    answer.read_exact(&mut body).map_err(|bad| bad.to_string())?;
    let value: Value = serde_json::from_slice(&body).map_err(|bad| bad.to_string())?;
    match value["value"].get("error") {
        Some(error) => Err(format!("{error}: {}", value["value"]["message"])),
        None => Ok(value["value"].clone()),
    }
}

/// Base 64, as pictures come in it.
fn decode(coded: &str) -> Vec<u8> {
    let value = |byte: u8| match byte {
        b'A'..=b'Z' => Some(u32::from(byte - b'A')),
        b'a'..=b'z' => Some(u32::from(byte - b'a') + 26),
        b'0'..=b'9' => Some(u32::from(byte - b'0') + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let (mut bits, mut held, mut bytes) = (0_u32, 0_u32, Vec::new());
    for six in coded.bytes().filter_map(value) {
        held = held << 6 | six;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.extend((held >> bits).to_be_bytes().last());
            held &= (1 << bits) - 1;
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    #[test]
    fn base_64_is_decoded() {
        assert_eq!(super::decode("aGFubGlu"), b"hanlin");
        assert_eq!(super::decode("aGFubGk="), b"hanli");
        assert_eq!(super::decode("aGFubA=="), b"hanl");
    }
}
