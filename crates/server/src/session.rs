//! Who somebody is: a secret in a cookie, and nothing else.

use axum::http::{HeaderMap, HeaderValue, header};
use i18n::{Locale, Say};
use sha2::{Digest, Sha256};
use tabletop::Seat;

const COOKIE: &str = "hanlin";
const LANG: &str = "lang";

/// A browser that visits us.
pub(crate) struct Browser {
    /// The hash of its secret; what the store knows.
    pub(crate) owner: String,
    /// Its language.
    pub(crate) locale: Locale,
    /// The cookie to set, if it had none.
    pub(crate) set_cookie: Option<HeaderValue>,
}

impl Browser {
    /// Recognises a browser by its cookie, or gives it one.
    pub(crate) fn of(headers: &HeaderMap) -> Browser {
        let known = cookie(headers, COOKIE)
            .filter(|token| token.len() == 32 && token.bytes().all(|b| b.is_ascii_hexdigit()));
        let fresh = known.is_none();
        let token = known.unwrap_or_else(secret);
        let set_cookie = fresh
            .then(|| format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=63072000"))
            .and_then(|cookie| HeaderValue::from_str(&cookie).ok());
        Browser { owner: hash(&token), locale: locale(headers), set_cookie }
    }

    /// Says things in its language.
    pub(crate) fn say(&self) -> Say {
        Say::new(self.locale)
    }
}

/// The cookie that keeps a language.
pub(crate) fn language_cookie(locale: Locale) -> Option<HeaderValue> {
    HeaderValue::from_str(&format!("{LANG}={}; Path=/; SameSite=Lax; Max-Age=63072000", locale.code())).ok()
}

/// The cookie that keeps who of several people at one browser looks at a table.
pub(crate) fn seat_cookie(table: &str, seat: Seat) -> Option<HeaderValue> {
    HeaderValue::from_str(&format!("seat={seat}; Path=/t/{table}; HttpOnly; SameSite=Lax")).ok()
}

/// Who of several people at one browser looks.
pub(crate) fn shown_seat(headers: &HeaderMap) -> Option<Seat> {
    let seat: usize = cookie(headers, "seat")?.parse().ok()?;
    Seat::first(tabletop::MAX_SEATS).nth(seat)
}

/// By cookie, then by what the browser accepts, then English.
fn locale(headers: &HeaderMap) -> Locale {
    let chosen = cookie(headers, LANG).and_then(|code| Locale::named(&code));
    let accepted = || {
        let accepted = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
        accepted.split(',').find_map(|language| Locale::named(language.split(';').next()?.trim()))
    };
    chosen.or_else(accepted).unwrap_or_default()
}

fn cookie(headers: &HeaderMap, name: &str) -> Option<String> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(|cookies| cookies.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find(|(own, _)| *own == name)
        .map(|(_, value)| value.to_owned())
}

/// 128 bits nobody can guess, in hex.
pub(crate) fn secret() -> String {
    random::<16>().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A short name for a table, not a secret.
pub(crate) fn short_id() -> String {
    const LETTERS: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";
    random::<8>().iter().map(|&byte| char::from(LETTERS[usize::from(byte) % LETTERS.len()])).collect()
}

/// A number for a bot's chance.
pub(crate) fn chance() -> u64 {
    u64::from_le_bytes(random())
}

/// What the store may know of a secret.
pub(crate) fn hash(secret: &str) -> String {
    Sha256::digest(secret).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("a machine that serves gives random numbers");
    bytes
}
