//! What Chromium says it has done: tasks of a page, and what every frame of it cost.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;

use browser::Browser;
use serde_json::{Value, json};
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

use crate::{Result, bad};

/// A trace that is being taken.
pub(crate) struct Trace(WebSocket<MaybeTlsStream<TcpStream>>);

/// What a page did meanwhile. Times in milliseconds.
pub(crate) struct Work {
    /// The longest task of the page, in processor time.
    pub(crate) longest: f64,
    /// What script, style and layout took for every frame, in processor time.
    pub(crate) frames: Vec<f64>,
    /// From the first frame to the last.
    pub(crate) span: f64,
}

/// Script, style and layout, as traces call them.
const WORK: [&str; 9] = [
    "EvaluateScript",
    "EventDispatch",
    "FireAnimationFrame",
    "FunctionCall",
    "Layout",
    "ParseHTML",
    "RunMicrotasks",
    "TimerFire",
    "UpdateLayoutTree",
];
/// What every frame has once, after all of that.
const FRAME: &str = "PrePaint";

impl Trace {
    pub(crate) fn begin(browser: &Browser) -> Result<Trace> {
        let about: Value = serde_json::from_str(&get(browser.debugger(), "/json/version")?)?;
        let socket = about["webSocketDebuggerUrl"].as_str().ok_or_else(|| bad("Chromium has no debugger"))?;
        let mut trace = Trace(tungstenite::connect(socket)?.0);
        let config = json!({ "includedCategories": ["devtools.timeline", "toplevel"] });
        trace.ask("Tracing.start", &json!({ "transferMode": "ReportEvents", "traceConfig": config }))?;
        while trace.next()?["id"].is_null() {}
        Ok(trace)
    }

    pub(crate) fn end(mut self) -> Result<Work> {
        self.ask("Tracing.end", &json!({}))?;
        let mut events = Vec::new();
        loop {
            let mut message = self.next()?;
            match message["method"].as_str() {
                Some("Tracing.dataCollected") => match message["params"]["value"].take() {
                    Value::Array(more) => events.extend(more),
                    _ => return Err(bad("a trace is a list")),
                },
                Some("Tracing.tracingComplete") => return work(&events),
                _ => {}
            }
        }
    }

    fn ask(&mut self, method: &str, params: &Value) -> Result<()> {
        let question = json!({ "id": 1, "method": method, "params": params });
        Ok(self.0.send(Message::text(question.to_string()))?)
    }

    fn next(&mut self) -> Result<Value> {
        Ok(serde_json::from_str(self.0.read()?.to_text()?)?)
    }
}

/// What the page's own thread did: the one that lays out most.
fn work(events: &[Value]) -> Result<Work> {
    let thread = |event: &Value| Some((event["pid"].as_u64()?, event["tid"].as_u64()?));
    let named = |event: &&Value, name: &str| event["name"] == name;
    let layouts: Vec<_> =
        events.iter().filter(|event| named(event, "UpdateLayoutTree")).filter_map(thread).collect();
    let most = layouts.iter().max_by_key(|one| layouts.iter().filter(|other| other == one).count());
    let page = most.ok_or_else(|| bad("nothing was drawn while it was traced"))?;
    let ms = |event: &Value, key: &str| event[key].as_f64().unwrap_or_default() / 1e3;
    let mut own: Vec<&Value> =
        events.iter().filter(|event| event["ph"] == "X" && thread(event).as_ref() == Some(page)).collect();
    own.sort_by(|one, other| ms(one, "ts").total_cmp(&ms(other, "ts")));
    let (mut longest, mut frames, mut spent, mut end): (f64, Vec<f64>, f64, f64) =
        (0.0, Vec::new(), 0.0, 0.0);
    let (mut first, mut last) = (None, 0.0);
    for event in own {
        let (start, took) = (ms(event, "ts"), ms(event, "tdur"));
        if named(&event, "ThreadControllerImpl::RunTask") {
            longest = longest.max(took);
        }
        // What is done inside of something else is counted there.
        if WORK.contains(&event["name"].as_str().unwrap_or_default()) && start >= end {
            spent += took;
            end = start + ms(event, "dur");
        }
        if named(&event, FRAME) {
            frames.push(std::mem::take(&mut spent));
            first.get_or_insert(start);
            last = start;
        }
    }
    Ok(Work { longest, frames, span: last - first.unwrap_or(last) })
}

/// A small page of Chromium's own, which keeps the connection open whatever it is told.
fn get(host: &str, path: &str) -> Result<String> {
    let mut stream = TcpStream::connect(host)?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n")?;
    let (mut answer, mut length) = (BufReader::new(stream), 0);
    loop {
        let mut line = String::new();
        answer.read_line(&mut line)?;
        if line.trim().is_empty() {
            break;
        }
        if let Some(said) = line.to_ascii_lowercase().strip_prefix("content-length:") {
            length = said.trim().parse()?;
        }
    }
    let mut body = vec![0; length];
    answer.read_exact(&mut body)?;
    Ok(String::from_utf8(body)?)
}
