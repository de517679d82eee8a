//! Results as pictures (SVG): bars with their intervals, and chances against what came.

use std::fmt::Write;

use crate::arena::calibration::{BINS, Calibration};
use crate::arena::stats::Estimate;

const INK: &str = "#2b2320";
const RED: &str = "#a63d2f";
const PALE: &str = "#d9cdbb";

/// One bar per bot, with its interval; a line where everybody would be if all were alike.
pub fn bars(title: &str, bots: &[(String, Estimate)], even: f64) -> String {
    let high = 60 + 34 * bots.len();
    let x = |share: f64| 150.0 + 420.0 * share;
    let mut svg = begin(title, 600, high);
    for (idx, (name, share)) in bots.iter().enumerate() {
        let y = 48 + 34 * idx;
        let _ = write!(
            svg,
            "<text x='140' y='{}' text-anchor='end'>{}</text>\
             <rect x='150' y='{y}' width='{:.1}' height='20' fill='{RED}'/>\
             <path d='M{:.1} {m}H{:.1}M{:.1} {t}v10M{:.1} {t}v10' stroke='{INK}' stroke-width='2'/>\
             <text x='{:.1}' y='{}'>{:.1} %</text>",
            y + 15,
            escape(name),
            420.0 * share.mean,
            x(share.low),
            x(share.high),
            x(share.low),
            x(share.high),
            (x(share.high) + 8.0).min(548.0),
            y + 15,
            100.0 * share.mean,
            m = y + 10,
            t = y + 5,
        );
    }
    let _ = writeln!(
        svg,
        "<path d='M{:.1} 40V{}' stroke='{INK}' stroke-dasharray='4 4'/></svg>",
        x(even),
        high - 10
    );
    svg
}

/// What came against what was told; dots are as large as they are frequent.
pub fn calibration(title: &str, calibration: &Calibration) -> String {
    let mut svg = begin(title, 440, 460);
    let (x, y) = (|chance: f64| 50.0 + 360.0 * chance, |share: f64| 410.0 - 360.0 * share);
    for tenth in 0..=10_u8 {
        let at = f64::from(tenth) / 10.0;
        let _ = write!(
            svg,
            "<path d='M{:.0} 50V410M50 {:.0}H410' stroke='{PALE}'/>\
             <text x='{:.0}' y='428' text-anchor='middle'>{}</text>\
             <text x='44' y='{:.0}' text-anchor='end'>{}</text>",
            x(at),
            y(at),
            x(at),
            10 * tenth,
            y(at) + 4.0,
            10 * tenth,
        );
    }
    let _ = write!(svg, "<path d='M50 410L410 50' stroke='{INK}' stroke-dasharray='4 4'/>");
    let most = calibration.bins.iter().map(|bin| bin.0).max().unwrap_or(1).max(1) as f64;
    for (count, told, came) in calibration.bins.iter().take(BINS).filter(|bin| bin.0 > 0) {
        let n = *count as f64;
        let size = 3.0 + 9.0 * (n / most).sqrt();
        let _ = write!(
            svg,
            "<circle cx='{:.1}' cy='{:.1}' r='{size:.1}' fill='{RED}' fill-opacity='0.8'/>",
            x(told / n),
            y(came / n),
        );
    }
    let _ = writeln!(
        svg,
        "<text x='230' y='448' text-anchor='middle'>chance told, %; error {:.3} over {} chances</text></svg>",
        calibration.error(),
        calibration.count()
    );
    svg
}

fn begin(title: &str, wide: usize, high: usize) -> String {
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {wide} {high}' font-family='serif' font-size='13' \
         fill='{INK}'><title>{t}</title><rect width='{wide}' height='{high}' fill='#fbf7ee'/>\
         <text x='{}' y='26' text-anchor='middle' font-size='16'>{t}</text>",
        wide / 2,
        t = escape(title),
    )
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('\'', "&#39;")
}
