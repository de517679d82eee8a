//! What is the same for everybody: style, script, icon, rules, health.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use i18n::Locale;
use pulldown_cmark::{Options, Parser, html::push_html};
use shelf::Key;
use ui::page;

use crate::error::Error;
use crate::host::Host;
use crate::session::Browser;

/// The rules of a game, and how their ids begin.
fn text_of(key: Key) -> (&'static str, &'static str) {
    match key {
        Key::Dragon => ("YD-", include_str!("../../../docs/rules/year-of-the-dragon.md")),
        Key::Confucius => ("CF-", include_str!("../../../docs/rules/confucius.md")),
        Key::Gugong => ("GG-", include_str!("../../../docs/rules/gugong.md")),
    }
}

pub(crate) fn router() -> Router<Arc<Host>> {
    Router::new()
        .route("/table.css", get(|| async { text("text/css; charset=utf-8", ui::STYLE) }))
        .route("/live.js", get(|| async { text("text/javascript; charset=utf-8", page::SCRIPT) }))
        .route("/icon-turn.svg", get(|| async { text("image/svg+xml", page::ICON_TURN) }))
        .route("/icon.svg", get(|| async { text("image/svg+xml", page::ICON) }))
        .route("/health", get(|| async { "ok\n" }))
        .route("/metrics", get(|State(host): State<Arc<Host>>| async move { host.metrics() }))
        .route("/guide/{game}", get(guide))
        .route("/rules/{id}", get(rules))
}

fn text(kind: &'static str, body: &'static str) -> Response {
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-cache")], body).into_response()
}

/// How a game is played, on one page.
fn guide_of(key: Key, locale: Locale) -> &'static str {
    match (key, locale) {
        (Key::Dragon, Locale::En) => include_str!("../../../docs/guide/dragon.en.md"),
        (Key::Dragon, Locale::Ru) => include_str!("../../../docs/guide/dragon.ru.md"),
        (Key::Dragon, Locale::Fr) => include_str!("../../../docs/guide/dragon.fr.md"),
        (Key::Dragon, Locale::Hu) => include_str!("../../../docs/guide/dragon.hu.md"),
        (Key::Confucius, Locale::En) => include_str!("../../../docs/guide/confucius.en.md"),
        (Key::Confucius, Locale::Ru) => include_str!("../../../docs/guide/confucius.ru.md"),
        (Key::Confucius, Locale::Fr) => include_str!("../../../docs/guide/confucius.fr.md"),
        (Key::Confucius, Locale::Hu) => include_str!("../../../docs/guide/confucius.hu.md"),
        (Key::Gugong, Locale::En) => include_str!("../../../docs/guide/gugong.en.md"),
        (Key::Gugong, Locale::Ru) => include_str!("../../../docs/guide/gugong.ru.md"),
        (Key::Gugong, Locale::Fr) => include_str!("../../../docs/guide/gugong.fr.md"),
        (Key::Gugong, Locale::Hu) => include_str!("../../../docs/guide/gugong.hu.md"),
    }
}

async fn guide(headers: HeaderMap, Path(game): Path<String>) -> Result<Response, Error> {
    let key = Key::named(&game).ok_or(Error::NotFound)?;
    let browser = Browser::of(&headers);
    let (say, text) = (browser.say(), html(guide_of(key, browser.locale)));
    let page = page::guide(&say, &say.words(&format!("{key}-title")), key.name(), &text);
    Ok(page.into_string().into_html())
}

fn html(markdown: &str) -> String {
    let mut html = String::new();
    push_html(&mut html, Parser::new_ext(markdown, Options::ENABLE_TABLES));
    html
}

/// The rules of a game; a rule's own address leads to its place in them.
async fn rules(headers: HeaderMap, Path(id): Path<String>) -> Result<Response, Error> {
    if let Some(key) = Key::named(&id) {
        let say = Browser::of(&headers).say();
        let (prefix, rules) = text_of(key);
        let html = html(&with_anchors(rules, prefix));
        let title = say.words(&format!("{key}-title"));
        return Ok(page::rules(&say, &title, &format!("/rules/{key}"), &html).into_string().into_html());
    }
    let stated = |key: &Key| {
        let (prefix, rules) = text_of(*key);
        id.starts_with(prefix) && rules.contains(&format!("**{id}**"))
    };
    let key = Key::ALL.into_iter().find(stated).ok_or(Error::NotFound)?;
    Ok(Redirect::to(&format!("/rules/{key}#{id}")).into_response())
}

/// Every rule that is stated gets an anchor.
fn with_anchors(rules: &str, prefix: &str) -> String {
    let mut text = String::with_capacity(rules.len() * 2);
    for (part, idx) in rules.split("**").zip(0..) {
        let is_id = idx % 2 == 1
            && part.starts_with(prefix)
            && part.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        if idx > 0 && !is_id {
            text.push_str("**");
        } else if is_id {
            text.push_str(&format!("<a id=\"{part}\"></a>**"));
        }
        text.push_str(part);
    }
    text
}

/// Says that a text is HTML.
pub(crate) trait IntoHtml {
    fn into_html(self) -> Response;
}

impl IntoHtml for String {
    fn into_html(self) -> Response {
        ([(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-store")], self)
            .into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::with_anchors;

    #[test]
    fn a_stated_rule_has_an_anchor_and_bold_stays_bold() {
        let text = with_anchors("- **YD-SET-1** Put **two** tiles. **YD-EX-1 (draft)** x", "YD-");
        assert_eq!(text, "- <a id=\"YD-SET-1\"></a>**YD-SET-1** Put **two** tiles. **YD-EX-1 (draft)** x");
    }
}
