//! How much and how long: what one client may take of us, and how patient we are with it.

use std::fs;
use std::num::NonZeroU32;
use std::time::Duration;

/// Caps and timeouts. The defaults admit thirty people behind one address.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections in all; fewer where the system allows fewer open files.
    pub connections: usize,
    /// Connections of one client address; a trusted proxy may have any number.
    pub connections_per_address: usize,
    /// Event streams of one client address.
    pub streams_per_address: usize,
    /// Posts of one client address; what is earned in fifteen seconds can be saved up.
    pub posts_per_second: NonZeroU32,
    /// Files one client address sends in a day, studies among them.
    pub uploads_per_address: NonZeroU32,
    /// From the first byte of a request to the end of its headers.
    pub head: Duration,
    /// For the whole body of a request.
    pub body: Duration,
    /// How long a connection may wait for its next request.
    pub idle: Duration,
    /// How long a client may read nothing of an answer.
    pub stalled: Duration,
    /// How long running requests may take when the server ends.
    pub goodbye: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 10_000,
            // A browser opens six connections at most: 180 of thirty people, and some who have just gone.
            connections_per_address: 256,
            // One per browser, and room for browsers that cannot share one among their tabs.
            streams_per_address: 120,
            // Thirty people who click at once, ten times each, and then nearly every second.
            posts_per_second: NonZeroU32::new(20).expect("not zero"),
            // Four people's worth of everything they may send.
            uploads_per_address: NonZeroU32::new(160).expect("not zero"),
            head: Duration::from_secs(10),
            body: Duration::from_secs(30),
            // Longer than the minute for which proxies keep theirs, so that they close first.
            idle: Duration::from_secs(70),
            stalled: Duration::from_secs(30),
            // Whoever stops us waits for five seconds, and something else may take a moment too.
            goodbye: Duration::from_millis(4_500),
        }
    }
}

/// Files that something else than a connection needs: the database, logs, listeners.
const OTHER_FILES: usize = 64;

impl Limits {
    /// So many connections can really be open: a connection is an open file, and a database that cannot open its own
    /// is worse than a connection refused.
    pub(crate) fn within_system(&self) -> usize {
        let files = fs::read_to_string("/proc/self/limits").ok().as_deref().and_then(open_files);
        files.map_or(self.connections, |files| self.connections.min(files.saturating_sub(OTHER_FILES).max(1)))
    }
}

/// The soft limit of open files, as Linux tells it.
fn open_files(limits: &str) -> Option<usize> {
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_system_says_how_many_files_may_be_open() {
        let told = "Limit                     Soft Limit           Hard Limit           Units     \n\
                    Max processes             127182               127182               processes \n\
                    Max open files            1024                 524288               files     \n";
        assert_eq!(open_files(told), Some(1024));
        assert_eq!(open_files("Max open files   unlimited   unlimited  files"), None);
    }

    #[test]
    fn thirty_people_behind_one_address_fit() {
        let limits = Limits::default();
        assert!(limits.connections_per_address >= 30 * 7 && limits.streams_per_address >= 30 * 4);
        assert!(limits.within_system() <= limits.connections && limits.within_system() > 0);
    }
}
