//! What people know us by: the address in links, whose posts are ours, whether everything is encrypted.

use std::sync::Arc;

use axum::http::{HeaderMap, HeaderValue, Uri, header};

/// The address people know us by, if it is not the one they ask at. Cheap to clone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Site {
    origin: Option<Arc<str>>,
}

impl Site {
    /// Reads `--base-url`.
    ///
    /// # Errors
    /// In words, if it is anything else than a scheme, a host and perhaps a port.
    pub(crate) fn new(base_url: Option<&str>) -> Result<Site, String> {
        let Some(url) = base_url else { return Ok(Site::default()) };
        let bad = |why: &str| {
            format!("the base URL {url:?} {why}; write https://games.example or http://host:8188")
        };
        let uri: Uri = url.trim().parse().map_err(|_| bad("is no address"))?;
        let (scheme, default_port) = match uri.scheme_str() {
            Some("http") => ("http", 80),
            Some("https") => ("https", 443),
            Some(_) | None => return Err(bad("begins with neither http:// nor https://")),
        };
        let authority = uri.authority().ok_or_else(|| bad("names no host"))?;
        if authority.as_str().contains('@') {
            return Err(bad("names a user"));
        }
        if uri.path() != "/" || uri.query().is_some() || url.contains('#') {
            return Err(bad("has a path, but we live at the root of a host"));
        }
        // As browsers write an origin: small letters, and no port where it is the scheme's own.
        let host = authority.host().to_ascii_lowercase();
        if host.is_empty() {
            return Err(bad("names no host"));
        }
        let port = match authority.as_str().rsplit_once(':') {
            Some((_, port)) if !port.ends_with(']') => {
                Some(port.parse::<u16>().map_err(|_| bad("has a port that is no number"))?)
            }
            Some(_) | None => None,
        };
        let port =
            port.filter(|port| *port != default_port).map(|port| format!(":{port}")).unwrap_or_default();
        Ok(Site { origin: Some(format!("{scheme}://{host}{port}").into()) })
    }

    /// `https://games.example`, without a slash at its end.
    pub(crate) fn origin(&self) -> Option<&str> {
        self.origin.as_deref()
    }

    /// Whether people reach us only encrypted: cookies are `Secure`, and browsers are told to stay with it.
    pub(crate) fn is_secure(&self) -> bool {
        self.origin().is_some_and(|origin| origin.starts_with("https://"))
    }

    /// Whether a request that changes something comes from a page of ours. A browser names the origin of every post:
    /// ours, whatever host a proxy asks for, or the host it posts to.
    pub(crate) fn is_own(&self, headers: &HeaderMap) -> bool {
        let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or_default());
        match (text("origin"), text("host")) {
            (Some(origin), _) if self.origin() == Some(origin) => true,
            // Where people know us by an address, only whoever sits at the machine itself comes by another: a name that
            // was made to lead here would be its own origin.
            (Some(origin), Some(host)) => {
                let is_same = origin.split_once("://").is_some_and(|(_, from)| from == host);
                is_same && (self.origin.is_none() || is_loopback(host))
            }
            (Some(_), None) => false,
            // Programs say neither; they have no cookie of anybody's to misuse.
            (None, _) => matches!(text("sec-fetch-site"), None | Some("same-origin" | "none")),
        }
    }

    /// Tells browsers to come encrypted for a year, where people know us by such an address.
    pub(crate) fn insist(&self, headers: &mut HeaderMap) {
        if self.is_secure() {
            let year = HeaderValue::from_static("max-age=31536000");
            headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
        }
    }
}

/// Whether a host is this machine, as it is called on it.
fn is_loopback(host: &str) -> bool {
    let name =
        host.rsplit_once(':').filter(|(_, port)| port.parse::<u16>().is_ok()).map_or(host, |(name, _)| name);
    let bare = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
    name == "localhost" || bare.parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_own(base_url: Option<&str>, headers: &[(&str, &str)]) -> bool {
        let headers = headers.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()));
        Site::new(base_url).unwrap().is_own(&headers.collect())
    }

    #[test]
    fn an_address_is_a_scheme_a_host_and_perhaps_a_port() {
        let origin = |url| Site::new(Some(url)).map(|site| site.origin().unwrap().to_owned());
        assert_eq!(origin("https://games.example").unwrap(), "https://games.example");
        assert_eq!(origin("https://Games.Example:443/").unwrap(), "https://games.example");
        assert_eq!(origin("http://10.0.0.7:8188").unwrap(), "http://10.0.0.7:8188");
        assert_eq!(origin("http://[::1]:80").unwrap(), "http://[::1]");
        assert_eq!(origin("http://[::1]").unwrap(), "http://[::1]");
        for bad in [
            "",
            "games.example",
            "ftp://games.example",
            "https://",
            "https://games.example/hanlin",
            "https://games.example?x",
            "https://games.example#x",
            "https://anna@games.example",
            "https://games.example:99999",
            "https://games.example:",
            "two words",
        ] {
            assert!(origin(bad).unwrap_err().contains("write https://games.example"), "{bad}");
        }
    }

    #[test]
    fn only_https_is_secure() {
        assert!(Site::new(Some("https://games.example")).unwrap().is_secure());
        assert!(!Site::new(Some("http://games.example")).unwrap().is_secure());
        assert!(!Site::default().is_secure());
    }

    #[test]
    fn posts_come_from_our_origin_or_from_the_host_they_go_to() {
        let ours = Some("https://games.example");
        let (inner, origin) = (("host", "127.0.0.1:8188"), "origin");
        assert!(is_own(ours, &[inner, (origin, "https://games.example")]));
        assert!(is_own(ours, &[inner, (origin, "http://127.0.0.1:8188")]));
        assert!(is_own(ours, &[("host", "[::1]:8188"), (origin, "http://[::1]:8188")]));
        let rebound = [("host", "evil.example:8188"), (origin, "http://evil.example:8188")];
        assert!(!is_own(ours, &rebound), "a name somebody made to lead here");
        assert!(is_own(None, &rebound), "who says no address is known by any");
        assert!(
            !is_own(ours, &[inner, (origin, "http://games.example")]),
            "another scheme is another origin"
        );
        for foreign in ["https://evil.example", "null", "", "https://games.example.evil.example"] {
            assert!(!is_own(ours, &[inner, (origin, foreign)]), "{foreign}");
            assert!(!is_own(None, &[inner, (origin, foreign)]), "{foreign}");
        }
        assert!(!is_own(None, &[(origin, "https://evil.example")]), "no host at all");
    }

    #[test]
    fn a_post_without_origin_is_a_program_or_the_same_site() {
        let host = ("host", "x");
        assert!(is_own(None, &[host]));
        for (from, own) in
            [("same-origin", true), ("none", true), ("same-site", false), ("cross-site", false)]
        {
            assert_eq!(is_own(None, &[host, ("sec-fetch-site", from)]), own, "{from}");
        }
    }
}
