//! What is the same for everybody: style, script, icon, rules, health.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex};

use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use pulldown_cmark::{Options, Parser, html::push_html};
use shelf::Key;
use ui::page;

use crate::assets;
use crate::error::Error;
use crate::host::Host;
use crate::ids;
use crate::visitor::Visitor;

pub(crate) fn router() -> Router<Arc<Host>> {
    let plain = assets::all().fold(Router::new(), |router, asset| {
        let name = format!("/{}", asset.name());
        router.route(&name, get(async move |headers: HeaderMap| assets::plain(asset, &headers)))
    });
    plain
        .route("/assets/{file}", get(assets::hashed))
        .route("/health", get(|| async { short("ok\n") }))
        .route("/ready", get(is_ready))
        .route("/guide/{game}", get(guide))
        .route("/rules/{id}", get(rules))
}

/// A word for monitors.
fn short(word: &'static str) -> Response {
    ([(header::CACHE_CONTROL, "no-store")], word).into_response()
}

/// Whether a choice could be kept now.
async fn is_ready(State(host): State<Arc<Host>>) -> Result<Response, Error> {
    host.is_ready().await?;
    Ok(short("ready\n"))
}

/// A page that is the same for everybody who speaks its language, and the hash of it.
struct Sheet {
    body: Bytes,
    hash: String,
}

impl Sheet {
    /// Made when somebody first asks: there are two per game and language.
    fn of(name: String, make: impl FnOnce() -> String) -> Arc<Sheet> {
        static ALL: LazyLock<Mutex<BTreeMap<String, Arc<Sheet>>>> = LazyLock::new(Mutex::default);
        let known = ALL.lock().expect("nobody panics while looking a page up").get(&name).cloned();
        known.unwrap_or_else(|| {
            let body = make();
            let sheet = Arc::new(Sheet { hash: ids::hash(&body)[..16].to_owned(), body: body.into() });
            ALL.lock().expect("nobody panics while looking a page up").insert(name, Arc::clone(&sheet));
            sheet
        })
    }

    /// The page, or word that it is still the same.
    fn answer(&self, asked: &HeaderMap) -> Response {
        let mut response = assets::with_tag(asked, &self.hash, || self.body.clone().into_response());
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
        headers.insert(header::VARY, HeaderValue::from_static("cookie, accept-language"));
        response
    }
}

/// How a game is played, on one page.
async fn guide(visitor: Visitor, headers: HeaderMap, Path(game): Path<String>) -> Result<Response, Error> {
    let key = Key::offered(&game).ok_or(Error::NotFound)?;
    let sheet = Sheet::of(format!("guide {key} {}", visitor.locale().code()), || {
        let (say, text) = (visitor.say(), html(key.guide(visitor.locale())));
        page::guide(&say, &say.words(&format!("{key}-title")), key.name(), &text).into_string()
    });
    Ok(sheet.answer(&headers))
}

fn html(markdown: &str) -> String {
    let mut html = String::new();
    push_html(&mut html, Parser::new_ext(markdown, Options::ENABLE_TABLES));
    html
}

/// The rules of a game; a rule's own address leads to its place in them.
async fn rules(visitor: Visitor, headers: HeaderMap, Path(id): Path<String>) -> Result<Response, Error> {
    if let Some(key) = Key::offered(&id) {
        let sheet = Sheet::of(format!("rules {key} {}", visitor.locale().code()), || {
            let say = visitor.say();
            let manifest = key.manifest();
            let html = html(&with_anchors(manifest.rulebook, manifest.prefix));
            let title = say.words(&format!("{key}-title"));
            page::rules(&say, &title, &format!("/rules/{key}"), &html).into_string()
        });
        return Ok(sheet.answer(&headers));
    }
    let stated = |key: &Key| {
        let manifest = key.manifest();
        id.starts_with(manifest.prefix) && manifest.rulebook.contains(&format!("**{id}**"))
    };
    let key = Key::on_shelf().find(stated).ok_or(Error::NotFound)?;
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
