//! What is counted and timed, in Prometheus' words. One process is one server, so its numbers are the process's own.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, LazyLock, RwLock};
use std::time::Duration;

use axum::http::StatusCode;

/// Where the buckets of all histograms end, in microseconds; what took longer is in the last, without end.
const ENDS: [u64; 14] = [
    250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000,
    10_000_000,
];

/// How long something took, each time.
#[derive(Default)]
pub(crate) struct Histogram {
    buckets: [AtomicU64; ENDS.len() + 1],
    micros: AtomicU64,
}

impl Histogram {
    /// It took so long once more.
    pub(crate) fn observe(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.buckets[ENDS.partition_point(|end| *end < micros)].fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    /// As text; `labels` are those of every line.
    fn write(&self, text: &mut String, name: &str, labels: &str) {
        let comma = if labels.is_empty() { "" } else { "," };
        let (open, close) = if labels.is_empty() { ("", "") } else { ("{", "}") };
        let mut so_far = 0;
        for (idx, bucket) in self.buckets.iter().enumerate() {
            so_far += bucket.load(Ordering::Relaxed);
            let end = ENDS.get(idx).map_or("+Inf".to_owned(), |micros| seconds(*micros));
            let _ = writeln!(text, "{name}_bucket{{{labels}{comma}le=\"{end}\"}} {so_far}");
        }
        let sum = seconds(self.micros.load(Ordering::Relaxed));
        let _ = writeln!(
            text,
            "{name}_sum{open}{labels}{close} {sum}\n{name}_count{open}{labels}{close} {so_far}"
        );
    }
}

fn seconds(micros: u64) -> String {
    format!("{}", Duration::from_micros(micros).as_secs_f64())
}

/// Answers of one route, by the first digit of their status.
type Answers = [Histogram; 5];

/// All numbers of the process.
#[derive(Default)]
pub(crate) struct Metrics {
    requests: RwLock<BTreeMap<String, Arc<Answers>>>,
    choices: Histogram,
    thinking: Histogram,
    store: Histogram,
    streams: AtomicI64,
    refused: AtomicU64,
}

/// The numbers of this process.
pub(crate) fn metrics() -> &'static Metrics {
    static ALL: LazyLock<Metrics> = LazyLock::new(Metrics::default);
    &ALL
}

impl Metrics {
    /// A request was answered; the route is a template, so there are few.
    pub(crate) fn observe_request(&self, route: &str, status: StatusCode, took: Duration) {
        let class = usize::from(status.as_u16() / 100).clamp(1, 5) - 1;
        let known = self.requests.read().expect("nobody panics while counting").get(route).cloned();
        let answers = known.unwrap_or_else(|| {
            let mut requests = self.requests.write().expect("nobody panics while counting");
            Arc::clone(requests.entry(route.to_owned()).or_default())
        });
        answers[class].observe(took);
    }

    /// A choice was made: from its post to the disk.
    pub(crate) fn observe_choice(&self, took: Duration) {
        self.choices.observe(took);
    }

    /// A bot, a hint or a review thought so long, without the wait for a place.
    pub(crate) fn observe_thinking(&self, took: Duration) {
        self.thinking.observe(took);
    }

    /// Somebody waited so long for the store.
    pub(crate) fn observe_store(&self, took: Duration) {
        self.store.observe(took);
    }

    /// A stream of events is open until what is given back is dropped.
    pub(crate) fn open_stream(&'static self) -> OpenStream {
        self.streams.fetch_add(1, Ordering::Relaxed);
        OpenStream(self)
    }

    /// A connection was refused because there are too many.
    pub(crate) fn refuse_connection(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    /// Everything as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        let head = |text: &mut String, name: &str, kind: &str, help: &str| {
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}");
        };
        let name = "hanlin_request_seconds";
        head(&mut text, name, "histogram", "Requests answered, by route and first digit of the status.");
        for (route, answers) in &*self.requests.read().expect("nobody panics while counting") {
            for (answers, class) in answers.iter().zip(1..) {
                if answers.buckets.iter().any(|bucket| bucket.load(Ordering::Relaxed) > 0) {
                    answers.write(&mut text, name, &format!("route=\"{route}\",status=\"{class}xx\""));
                }
            }
        }
        for (name, help, histogram) in [
            ("hanlin_choice_seconds", "Choices, from the post to the disk.", &self.choices),
            ("hanlin_thinking_seconds", "Thoughts of bots, hints and reviews.", &self.thinking),
            ("hanlin_store_seconds", "Waits for the store.", &self.store),
        ] {
            head(&mut text, name, "histogram", help);
            histogram.write(&mut text, name, "");
        }
        let streams = self.streams.load(Ordering::Relaxed);
        head(&mut text, "hanlin_streams_open", "gauge", "Streams of events that are open.");
        let _ = writeln!(text, "hanlin_streams_open {streams}");
        let name = "hanlin_connections_refused_total";
        head(&mut text, name, "counter", "Connections refused because there were too many.");
        let _ = writeln!(text, "{name} {}", self.refused.load(Ordering::Relaxed));
        text
    }
}

/// A stream of events that is open.
pub(crate) struct OpenStream(&'static Metrics);

impl Drop for OpenStream {
    fn drop(&mut self) {
        self.0.streams.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_counts_everything_up_to_each_end() {
        let histogram = Histogram::default();
        for millis in [0, 1, 3, 20_000] {
            histogram.observe(Duration::from_millis(millis));
        }
        let mut text = String::new();
        histogram.write(&mut text, "x", "");
        for line in [
            "x_bucket{le=\"0.00025\"} 1\n",
            "x_bucket{le=\"0.001\"} 2\n",
            "x_bucket{le=\"0.005\"} 3\n",
            "x_bucket{le=\"10\"} 3\n",
            "x_bucket{le=\"+Inf\"} 4\n",
            "x_sum 20.004\n",
            "x_count 4\n",
        ] {
            assert!(text.contains(line), "{line}{text}");
        }
    }

    #[test]
    fn requests_are_told_by_route_and_status() {
        let metrics = Metrics::default();
        metrics.observe_request("/t/{id}", StatusCode::OK, Duration::from_millis(2));
        metrics.observe_request("/t/{id}", StatusCode::NOT_FOUND, Duration::ZERO);
        let text = metrics.text();
        assert!(
            text.contains("hanlin_request_seconds_count{route=\"/t/{id}\",status=\"2xx\"} 1\n"),
            "{text}"
        );
        assert!(
            text.contains("hanlin_request_seconds_count{route=\"/t/{id}\",status=\"4xx\"} 1\n"),
            "{text}"
        );
        assert!(!text.contains("5xx"), "what never happened is not told");
        assert!(text.contains("hanlin_streams_open 0\n") && text.contains("hanlin_store_seconds_count 0\n"));
    }
}
