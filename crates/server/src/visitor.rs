//! Who visits: a browser, whom it speaks for, and its language. A secret in a cookie is all there is; whoever only
//! looks gets none.

use std::sync::{Arc, Mutex};

use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use i18n::{Locale, Say};
use tabletop::Seat;

use crate::error::Error;
use crate::host::Host;
use crate::ids::{MatchId, Person, Secret, SecretHash};
use crate::store::{Arrival, Shows};

/// The cookie of a browser that speaks for somebody; over https only such that no other site can set it.
const DEVICE: &str = "hanlin-device";
const SECURE_DEVICE: &str = "__Host-hanlin-device";
/// The cookie of a browser that was shown an invitation: the secret it will have once it sits down. Whoever does that
/// again, because the answer was lost, or at two tables at once, is who did it first.
const PROMISE: &str = "hanlin-promise";
const SECURE_PROMISE: &str = "__Host-hanlin-promise";
/// The cookie of older releases.
const OLD: &str = "hanlin";
const LANG: &str = "lang";
/// An hour.
const SHORT: i64 = 3_600;
/// Two years.
const LONG: i64 = 63_072_000;

/// Whoever visits.
#[derive(Clone)]
pub(crate) struct Visitor {
    locale: Locale,
    person: Option<Person>,
    device: Option<SecretHash>,
    agent: Option<HeaderValue>,
    offered: bool,
    shown: Option<Seat>,
    secure: bool,
    /// The secret that was promised to a browser that speaks for nobody yet.
    promised: Option<Secret>,
    /// Cookies to set.
    cookies: Arc<Mutex<Vec<Cookie<'static>>>>,
}

/// Whoever does something: somebody known, or somebody new whom the store is told of together with what they do.
pub(crate) struct Coming {
    person: Person,
    new: Option<(Arrival, Secret)>,
}

impl Coming {
    /// Who.
    pub(crate) fn person(&self) -> &Person {
        &self.person
    }

    /// What the store is told.
    pub(crate) fn arrival(&self) -> Option<&Arrival> {
        self.new.as_ref().map(|(arrival, _)| arrival)
    }
}

impl Visitor {
    /// Who it is, if we know.
    pub(crate) fn person(&self) -> Option<&Person> {
        self.person.as_ref()
    }

    /// The browser, if it speaks for somebody.
    pub(crate) fn device(&self) -> Option<&SecretHash> {
        self.device.as_ref()
    }

    /// What kind of browser it is.
    pub(crate) fn label(&self) -> String {
        label(self.agent.as_ref().and_then(|agent| agent.to_str().ok()).unwrap_or_default())
    }

    /// The name the cookie of a new browser is given.
    pub(crate) fn shows_cookie(&self) -> Shows {
        if self.secure { Shows::Secure } else { Shows::Plain }
    }

    /// Whether they were offered a personal link.
    pub(crate) fn was_offered(&self) -> bool {
        self.offered
    }

    /// Its language.
    pub(crate) fn locale(&self) -> Locale {
        self.locale
    }

    /// Says things in its language.
    pub(crate) fn say(&self) -> Say {
        Say::new(self.locale)
    }

    /// Who of several people at one browser looks.
    pub(crate) fn shown_seat(&self) -> Option<Seat> {
        self.shown
    }

    /// A browser that speaks for nobody yet is told the secret it will have.
    pub(crate) fn promise(&self) {
        if self.person.is_none() && self.promised.is_none() {
            let name = if self.secure { SECURE_PROMISE } else { PROMISE };
            let cookie = lasting(name, Secret::fresh().reveal().to_owned(), self.secure, SHORT);
            self.set(Cookie::build(cookie).http_only(true));
        }
    }

    /// Whoever it has become meanwhile, if it was promised something.
    pub(crate) async fn kept_promise(mut self, host: &Host) -> Result<Visitor, Error> {
        if self.person.is_none()
            && let Some(secret) = self.promised.clone()
            && let Some(known) = host.whose(&secret.hash()).await?
        {
            self.carries(&secret);
            (self.person, self.device) = (Some(known.person), Some(secret.hash()));
        }
        Ok(self)
    }

    /// Whoever it is by now: it has become another while it did something, or somebody at another table.
    pub(crate) async fn anew(mut self, host: &Host) -> Result<Visitor, Error> {
        let Some(device) = &self.device else { return self.kept_promise(host).await };
        host.forget_device(device);
        self.person = Some(host.whose(device).await?.ok_or(Error::Forbidden)?.person);
        Ok(self)
    }

    /// Who it is, or becomes by what they do now.
    pub(crate) fn coming(&self) -> Coming {
        if let Some(person) = &self.person {
            return Coming { person: person.clone(), new: None };
        }
        let (person, secret) = (Person::fresh(), self.promised.clone().unwrap_or_else(Secret::fresh));
        let (device, shows) = (secret.hash(), self.shows_cookie());
        let arrival = Arrival { person: person.clone(), device, label: self.label(), shows };
        Coming { person, new: Some((arrival, secret)) }
    }

    /// It is done: somebody new is known from now on.
    pub(crate) fn came(&self, coming: &Coming) {
        if let Some((_, secret)) = &coming.new {
            self.carries(secret);
        }
    }

    /// This browser has this secret from now on.
    pub(crate) fn carries(&self, secret: &Secret) {
        let name = if self.secure { SECURE_DEVICE } else { DEVICE };
        let mut cookie = lasting(name, secret.reveal().to_owned(), self.secure, LONG);
        cookie.set_http_only(true);
        self.set(cookie);
    }

    /// This browser speaks for nobody any more.
    pub(crate) fn forgets(&self) {
        for name in [DEVICE, SECURE_DEVICE, OLD, PROMISE, SECURE_PROMISE] {
            let secure = self.secure || name.starts_with("__Host-");
            let gone = Cookie::build((name, "")).path("/").secure(secure).max_age(seconds(0));
            self.set(gone);
        }
    }

    /// This browser wants to be spoken to in this language.
    pub(crate) fn speaks(&self, locale: Locale) {
        self.set(lasting(LANG, locale.code().to_owned(), self.secure, LONG));
    }

    /// Of several people at this browser, this one looks at a table now.
    pub(crate) fn shows(&self, id: &MatchId, seat: Seat) {
        let cookie = Cookie::build(("seat", seat.to_string())).path(id.page()).same_site(SameSite::Lax);
        self.set(cookie.http_only(true).secure(self.secure));
    }

    fn set(&self, cookie: impl Into<Cookie<'static>>) {
        self.cookies.lock().expect("nobody panics while baking").push(cookie.into());
    }
}

fn lasting(name: &'static str, value: String, secure: bool, time: i64) -> Cookie<'static> {
    let cookie = Cookie::build((name, value)).path("/").same_site(SameSite::Lax);
    cookie.secure(secure).max_age(seconds(time)).build()
}

fn seconds(count: i64) -> time::Duration {
    time::Duration::seconds(count)
}

/// Cookies that somebody got on the way.
pub(crate) struct Cookies(Arc<Mutex<Vec<Cookie<'static>>>>);

impl Cookies {
    /// Puts them into the answer.
    pub(crate) fn give(self, response: &mut Response) {
        for cookie in self.0.lock().expect("nobody panics while baking").drain(..) {
            if let Ok(value) = HeaderValue::from_str(&cookie.to_string()) {
                response.headers_mut().append(header::SET_COOKIE, value);
            }
        }
    }
}

/// Recognises whoever visits, for all who answer the request.
pub(crate) async fn recognise(host: &Host, request: &mut Request) -> Result<Cookies, Error> {
    let headers = request.headers();
    let jar = CookieJar::from_headers(headers);
    let value = |name| jar.get(name).map(Cookie::value);
    let mut visitor = Visitor {
        locale: spoken(&jar, headers),
        person: None,
        device: None,
        agent: headers.get(header::USER_AGENT).cloned(),
        offered: false,
        shown: value("seat").and_then(|seat| seat.parse().ok()).and_then(Seat::checked),
        secure: host.is_secure(),
        promised: value(if host.is_secure() { SECURE_PROMISE } else { PROMISE }).and_then(Secret::read),
        cookies: Arc::default(),
    };
    // A cookie somebody made up is nobody's. A lesser name is believed of browsers that were given it, over http or by
    // an older release, until they have shown a better one: over https another site could have set it.
    let today = visitor.shows_cookie();
    for (name, shows) in [(SECURE_DEVICE, Shows::Secure), (DEVICE, Shows::Plain), (OLD, Shows::Older)] {
        if shows == Shows::Secure && !host.is_secure() {
            continue;
        }
        let Some(secret) = value(name).and_then(Secret::read) else { continue };
        let device = secret.hash();
        if let Some(known) = host.whose(&device).await?.filter(|known| shows == today || known.shows == shows)
        {
            if shows == today && known.shows != today {
                // Pages are shown on a disk that takes nothing, too.
                let _ = host.renew_device(&device, today).await;
            }
            visitor.offered = known.offered;
            (visitor.person, visitor.device) = (Some(known.person), Some(device));
            if shows != today {
                // Exchanged: the same secret under the name of today.
                visitor.carries(&secret);
                visitor.set(Cookie::build((name, "")).path("/").max_age(seconds(0)));
            }
            break;
        }
    }
    let cookies = Cookies(Arc::clone(&visitor.cookies));
    request.extensions_mut().insert(visitor);
    Ok(cookies)
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        let visitor = parts.extensions.get().cloned();
        visitor.ok_or_else(|| Error::Broken("nobody recognised a visitor".into()))
    }
}

/// By cookie, then by what the browser accepts most, then English.
pub(crate) fn locale(headers: &HeaderMap) -> Locale {
    spoken(&CookieJar::from_headers(headers), headers)
}

fn spoken(jar: &CookieJar, headers: &HeaderMap) -> Locale {
    let chosen = jar.get(LANG).and_then(|code| Locale::named(code.value()));
    chosen.or_else(|| accepted(headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?)).unwrap_or_default()
}

/// The language of ours with the greatest weight; of equal ones the first.
fn accepted(header: &str) -> Option<Locale> {
    let weighed = header.split(',').filter_map(|language| {
        let (name, weight) = language.split_once(';').unwrap_or((language, ""));
        let weight = weight.trim().strip_prefix("q=").map_or(Some(1.0), |weight| weight.trim().parse().ok());
        Some((Locale::named(name.trim())?, weight.filter(|weight: &f32| *weight > 0.0)?))
    });
    let best = weighed.reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map(|(locale, _)| locale)
}

/// A browser in two words, as far as it says what it is.
fn label(agent: &str) -> String {
    let first = |names: &[(&str, &'static str)]| {
        names.iter().find(|(sign, _)| agent.contains(sign)).map(|(_, name)| *name)
    };
    let browser = first(&[
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("SamsungBrowser", "Samsung Internet"),
        ("Firefox/", "Firefox"),
        ("FxiOS", "Firefox"),
        ("CriOS", "Chrome"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ]);
    let machine = first(&[
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Android", "Android"),
        ("Windows", "Windows"),
        ("Mac OS X", "Mac"),
        ("CrOS", "ChromeOS"),
        ("Linux", "Linux"),
    ]);
    browser.into_iter().chain(machine).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_with_the_greatest_weight_is_spoken() {
        let cases = [
            ("hu", Some(Locale::Hu)),
            ("de, fr;q=0.5, ru;q=0.8", Some(Locale::Ru)),
            ("fr-CA,fr;q=0.9,en;q=0.8", Some(Locale::Fr)),
            ("en;q=0, hu;q=0.1", Some(Locale::Hu)),
            ("de", None),
            ("en;q=x", None),
            ("", None),
        ];
        for (header, locale) in cases {
            assert_eq!(accepted(header), locale, "{header}");
        }
    }

    #[test]
    fn a_browser_is_named_in_two_words() {
        assert_eq!(
            label("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"),
            "Firefox, Linux"
        );
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1";
        assert_eq!(label(phone), "Safari, iPhone");
        assert_eq!(label("curl/8"), "");
    }
}
