//! Who a client is, as far as limits care: an address, also behind proxies we trust.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::str::FromStr;
use std::sync::Arc;

use axum::http::HeaderMap;
use ipnet::IpNet;

/// The address of a client. Of IPv6 only the first 64 bits: the rest is any household's to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Client(pub(crate) IpAddr);

impl Client {
    pub(crate) fn at(address: IpAddr) -> Client {
        match address.to_canonical() {
            IpAddr::V4(four) => Client(IpAddr::V4(four)),
            IpAddr::V6(six) => Client(IpAddr::V6(Ipv6Addr::from_bits(six.to_bits() & (u128::MAX << 64)))),
        }
    }
}

/// A proxy, or a net of proxies, whose word about its clients is believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proxy(IpNet);

impl FromStr for Proxy {
    type Err = String;

    /// Reads `10.0.0.1`, `10.0.0.0/8`, `::1` or `fd00::/8`.
    fn from_str(text: &str) -> Result<Proxy, String> {
        let bad =
            || format!("{text:?} is no address and no net; write 10.0.0.1, 10.0.0.0/8, ::1 or fd00::/8");
        let net = match text.split_once('/') {
            None => IpNet::from(text.parse::<IpAddr>().map_err(|_| bad())?.to_canonical()),
            Some(_) => text.parse().map_err(|_| bad())?,
        };
        if net.addr() != net.network() {
            return Err(format!("{text:?} is an address inside a net; the net is {}", net.trunc()));
        }
        Ok(Proxy(net))
    }
}

/// All proxies whose word is believed.
#[derive(Clone, Default)]
pub(crate) struct Trusted(Arc<[Proxy]>);

impl Trusted {
    pub(crate) fn new(proxies: &[Proxy]) -> Trusted {
        Trusted(proxies.into())
    }

    pub(crate) fn has(&self, address: IpAddr) -> bool {
        self.0.iter().any(|proxy| proxy.0.contains(&address.to_canonical()))
    }

    /// Who asks: the peer, or whom the last proxy of a chain of trusted ones took the request from. What stands
    /// further left in the header is hearsay, and what cannot be read ends the chain.
    pub(crate) fn client(&self, peer: IpAddr, headers: &HeaderMap) -> Client {
        let mut last = peer;
        // Each hop by itself: whatever bytes a client sends, what a proxy adds to the right of them counts.
        let values: Vec<&[u8]> =
            headers.get_all("x-forwarded-for").iter().map(|value| value.as_bytes()).collect();
        for hop in values.iter().rev().flat_map(|value| value.rsplit(|byte| *byte == b',')) {
            if !self.has(last) {
                break;
            }
            let Some(address) = std::str::from_utf8(hop).ok().and_then(|hop| hop_address(hop.trim())) else {
                break;
            };
            last = address;
        }
        Client::at(last)
    }
}

/// The address of a hop; some proxies add the port.
fn hop_address(hop: &str) -> Option<IpAddr> {
    let bare = || hop.strip_prefix('[')?.strip_suffix(']')?.parse().ok().map(IpAddr::V6);
    hop.parse().ok().or_else(|| hop.parse::<SocketAddr>().ok().map(|with_port| with_port.ip())).or_else(bare)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(peer: &str, forwarded: &[&str]) -> String {
        let trusted =
            Trusted::new(&["127.0.0.1", "10.0.0.0/8", "fd00::/8"].map(|net| net.parse::<Proxy>().unwrap()));
        let value = |text: &str| axum::http::HeaderValue::from_bytes(text.as_bytes()).unwrap();
        let headers = forwarded.iter().map(|text| ("x-forwarded-for".parse().unwrap(), value(text)));
        trusted.client(peer.parse().unwrap(), &headers.collect()).0.to_string()
    }

    #[test]
    fn a_stranger_cannot_choose_who_he_is() {
        assert_eq!(client("203.0.113.9", &["198.51.100.1"]), "203.0.113.9");
        assert_eq!(client("127.0.0.1", &["1.1.1.1, 203.0.113.9"]), "203.0.113.9");
        assert_eq!(client("127.0.0.1", &["1.1.1.1", "203.0.113.9"]), "203.0.113.9");
        assert_eq!(client("127.0.0.1", &["é, 203.0.113.9"]), "203.0.113.9", "nor hide by strange bytes");
    }

    #[test]
    fn the_rightmost_foreign_hop_is_the_client() {
        assert_eq!(client("127.0.0.1", &["203.0.113.9, 10.1.2.3"]), "203.0.113.9");
        assert_eq!(client("fd00::1", &["203.0.113.9:4711", "10.1.2.3, 10.9.9.9"]), "203.0.113.9");
        assert_eq!(client("::ffff:127.0.0.1", &["203.0.113.9"]), "203.0.113.9");
        assert_eq!(client("127.0.0.1", &["10.7.7.7, 10.1.2.3"]), "10.7.7.7", "everybody is in the house");
        assert_eq!(client("127.0.0.1", &[]), "127.0.0.1");
        assert_eq!(client("127.0.0.1", &["203.0.113.9, nonsense"]), "127.0.0.1");
        assert_eq!(client("127.0.0.1", &["203.0.113.9, nonsense, 10.1.2.3"]), "10.1.2.3");
    }

    #[test]
    fn a_household_of_ipv6_is_one_client() {
        assert_eq!(client("2001:db8:1:2:3:4:5:6", &[]), "2001:db8:1:2::");
        assert_eq!(client("127.0.0.1", &["[2001:db8:1:2::7]:443"]), "2001:db8:1:2::");
        assert_eq!(client("127.0.0.1", &["[2001:db8:1:2::7]"]), "2001:db8:1:2::");
    }

    #[test]
    fn a_proxy_is_an_address_or_a_net() {
        for good in ["10.0.0.1", "10.0.0.0/8", "::1", "fd00::/8", "0.0.0.0/0"] {
            assert!(good.parse::<Proxy>().is_ok(), "{good}");
        }
        for bad in ["", "localhost", "10.0.0.0/33", "10.0.0", "10.0.0.1/"] {
            assert!(bad.parse::<Proxy>().unwrap_err().contains("write 10.0.0.1"), "{bad}");
        }
        assert!("10.1.2.3/8".parse::<Proxy>().unwrap_err().ends_with("the net is 10.0.0.0/8"));
    }
}
