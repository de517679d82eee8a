//! Somebody's own page: the personal link, and the browsers that speak for them.

use i18n::Say;
use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

use super::frame::plain;
use super::seats::away;

/// What somebody's own page shows.
pub struct Me {
    /// Whether we know who it is.
    pub known: bool,
    /// The personal link, the moment it was made.
    pub link: Option<String>,
    /// Their browsers.
    pub devices: Vec<Device>,
}

/// A browser that speaks for somebody.
pub struct Device {
    /// What a form calls it.
    pub id: String,
    /// What kind of browser it is, as far as it says.
    pub label: String,
    /// Whether it is this one.
    pub here: bool,
    /// For how many minutes it was not seen.
    pub minutes: u64,
}

/// Somebody's own page.
pub fn me(say: &Say, me: &Me) -> Markup {
    let title = say.words("site-passport-and-devices");
    let body = html! {
        main.me {
            h1 { (title) }
            @if !me.known { p { (say.words("site-passport-nobody")) } }
            @else {
                (passport(say, me))
                (devices(say, me))
            }
            p { a.button href="/" { (say.words("site-go-back")) } }
        }
    };
    plain(say, &title, "/me", body)
}

fn passport(say: &Say, me: &Me) -> Markup {
    html! {
        section aria-labelledby="passport" {
            h2 #passport { (say.words("site-passport")) }
            p { (say.words("site-passport-help")) }
            @if let Some(link) = &me.link {
                div.passport {
                    (qr(link, &say.words("site-passport-qr")))
                    div {
                        input.link type="text" readonly value=(link) aria-label=(say.words("site-passport"));
                        " " button.copy type="button" hidden data-done=(say.words("site-copied")) { (say.words("site-copy")) }
                        p { strong { (say.words("site-passport-once")) } }
                    }
                }
            } @else {
                form method="post" action="/me/passport" {
                    button.primary type="submit" { (say.words("site-passport-show")) }
                }
                p.muted { (say.words("site-passport-renews")) }
            }
        }
    }
}

fn devices(say: &Say, me: &Me) -> Markup {
    html! {
        section aria-labelledby="devices" {
            h2 #devices { (say.words("site-your-devices")) }
            ul.devices {
                @for device in &me.devices {
                    li {
                        span.name {
                            @if device.label.is_empty() { (say.words("site-device-unknown")) } @else { (device.label) }
                        }
                        " "
                        span.muted {
                            @if device.here { (say.words("site-device-this")) } @else { (away(say, device.minutes)) }
                        }
                        form method="post" action="/me/out" {
                            button type="submit" name="device" value=(device.id) { (say.words("site-sign-out")) }
                        }
                    }
                }
            }
            p.muted { (say.words("site-sign-out-help")) }
        }
    }
}

/// A link that a camera can read: dark squares on light, in both themes.
fn qr(link: &str, label: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(link, EcLevel::M) else { return html! {} };
    let width = code.width();
    let mut squares = String::new();
    for (at, color) in code.to_colors().into_iter().enumerate() {
        if color == Color::Dark {
            squares.push_str(&format!("M{} {}h1v1h-1z", at % width + QUIET, at / width + QUIET));
        }
    }
    let side = width + 2 * QUIET;
    html! {
        svg.qr viewBox=(format!("0 0 {side} {side}")) role="img" aria-label=(label) {
            rect width=(side) height=(side) fill="#fff" {}
            path d=(squares) fill="#000" shape-rendering="crispEdges" {}
        }
    }
}

/// The empty margin a camera needs.
const QUIET: usize = 4;
