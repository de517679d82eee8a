//! Styles, scripts and icons: under names that change with them, compressed once, and kept by browsers for good.

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::{LazyLock, OnceLock};

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use shelf::Key;
use ui::page::Asset;

use crate::error::Error;

/// How hard zstd tries before it needs more memory than it saves.
const HARDEST: i32 = 19;

/// A body in every coding we offer.
struct Packed {
    plain: Bytes,
    zstd: Bytes,
    gzip: Bytes,
}

impl Packed {
    /// As small as it gets: this happens once.
    fn new(text: &'static str) -> Packed {
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
        let written = gzip.write_all(text.as_bytes()).and_then(|()| gzip.finish());
        Packed {
            plain: Bytes::from_static(text.as_bytes()),
            zstd: zstd::bulk::compress(text.as_bytes(), HARDEST).expect("memory takes everything").into(),
            gzip: written.expect("memory takes everything").into(),
        }
    }
}

/// Every file that pages load: those of all pages, and the style of every game.
pub(crate) fn all() -> impl Iterator<Item = Asset> {
    Asset::all().chain(Key::on_shelf().map(Key::style))
}

/// Packed when somebody first asks for it.
fn packed(asset: Asset) -> &'static Packed {
    static ALL: LazyLock<BTreeMap<&'static str, OnceLock<Packed>>> =
        LazyLock::new(|| all().map(|asset| (asset.name(), OnceLock::new())).collect());
    ALL[asset.name()].get_or_init(|| Packed::new(asset.text()))
}

/// An asset under the name of its content. A page that was made before an update gets what we have now, but not for
/// good.
pub(crate) async fn hashed(headers: HeaderMap, Path(file): Path<String>) -> Result<Response, Error> {
    if let Some(asset) = all().find(|asset| asset.file() == file) {
        return Ok(serve(asset, &headers, "public, max-age=31536000, immutable"));
    }
    let older = |asset: &Asset| {
        let (stem, end) = asset.name().split_once('.').unwrap_or_default();
        let hash = file.strip_prefix(stem).and_then(|rest| rest.strip_suffix(end));
        hash.and_then(|hash| hash.strip_prefix('.')?.strip_suffix('.'))
            .is_some_and(|hash| !hash.contains('.'))
    };
    let asset = all().find(older).ok_or(Error::NotFound)?;
    Ok(serve(asset, &headers, "no-cache"))
}

/// An asset under its own name: asked for again each time, sent only if it has changed.
pub(crate) fn plain(asset: Asset, headers: &HeaderMap) -> Response {
    serve(asset, headers, "no-cache")
}

fn serve(asset: Asset, headers: &HeaderMap, keep: &'static str) -> Response {
    let packed = packed(asset);
    let (body, coding) = match (accepts(headers, "zstd"), accepts(headers, "gzip")) {
        (true, _) => (&packed.zstd, Some("zstd")),
        (false, true) => (&packed.gzip, Some("gzip")),
        (false, false) => (&packed.plain, None),
    };
    let mut response = with_tag(headers, asset.hash(), || body.clone().into_response());
    let told = response.headers_mut();
    told.insert(header::CONTENT_TYPE, HeaderValue::from_static(asset.kind()));
    told.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    told.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(coding) = coding {
        told.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    response
}

/// Whether a browser can read a coding.
fn accepts(headers: &HeaderMap, coding: &str) -> bool {
    let values = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|choice| {
        let mut parts = choice.split(';').map(str::trim);
        let is_it = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(coding));
        let weight = parts.find_map(|part| part.strip_prefix("q=")?.parse::<f32>().ok());
        is_it && weight.is_none_or(|weight| weight > 0.0)
    })
}

/// An answer with a tag of its content, or only word that it is still the same. The tag is weak: codings differ in
/// bytes.
pub(crate) fn with_tag(headers: &HeaderMap, hash: &str, body: impl FnOnce() -> Response) -> Response {
    let tag = format!("W/\"{hash}\"");
    let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let is_known = known
        .flat_map(|tags| tags.split(','))
        .any(|known| known.trim().trim_start_matches("W/") == tag.trim_start_matches("W/"));
    let mut response = if is_known { StatusCode::NOT_MODIFIED.into_response() } else { body() };
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        response.headers_mut().insert(header::ETAG, tag);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(name: header::HeaderName, value: &str) -> HeaderMap {
        [(name, HeaderValue::from_str(value).unwrap())].into_iter().collect()
    }

    #[test]
    fn a_coding_is_accepted_unless_its_weight_is_nothing() {
        let accepts = |value: &str| {
            ["zstd", "gzip"].map(|coding| accepts(&asked(header::ACCEPT_ENCODING, value), coding))
        };
        assert_eq!(accepts("gzip, deflate, br, zstd"), [true, true]);
        assert_eq!(accepts("GZIP;q=0.5, zstd;q=0"), [false, true]);
        assert_eq!(accepts("identity, br"), [false, false]);
    }

    #[test]
    fn a_known_tag_is_answered_without_a_body() {
        let status = |known: &str| {
            with_tag(&asked(header::IF_NONE_MATCH, known), "abc", || "body".into_response()).status().as_u16()
        };
        assert_eq!(["W/\"abc\"", "\"abc\"", "\"x\", W/\"abc\""].map(status), [304; 3]);
        assert_eq!(["\"x\"", "abc", "*"].map(status), [200; 3]);
    }

    #[tokio::test]
    async fn an_asset_has_its_hash_in_its_name_and_an_older_name_still_works() {
        for asset in all() {
            let answer = hashed(HeaderMap::new(), Path(asset.file().to_owned())).await.unwrap();
            assert!(answer.headers()[header::CACHE_CONTROL].to_str().unwrap().ends_with("immutable"));
        }
        let older = hashed(HeaderMap::new(), Path("table.0123456789abcdef.css".into())).await.unwrap();
        assert_eq!(older.headers()[header::CACHE_CONTROL], "no-cache");
        for none in ["table.css", "table.css.gz", "x.0.css", "table.a.b.css", ""] {
            assert!(hashed(HeaderMap::new(), Path(none.into())).await.is_err(), "{none}");
        }
    }

    #[test]
    fn styles_travel_small() {
        for asset in Key::on_shelf().map(Key::style) {
            let packed = packed(asset);
            assert!(packed.zstd.len() < packed.gzip.len() && packed.gzip.len() * 4 < packed.plain.len());
        }
    }
}
