//! Whom browsers speak for: remembered for those that were here lately, and told to whoever watches when it changes.

use std::collections::BTreeMap;
use std::sync::{Arc, MutexGuard};
use std::time::Duration;

use tokio::sync::broadcast;

use super::Host;
use crate::clock::Moment;
use crate::error::Error;
use crate::ids::{Person, SecretHash};
use crate::presence::Joined;
use crate::store::Shows;

/// Whom a browser speaks for.
#[derive(Clone, Debug)]
pub(crate) struct KnownDevice {
    pub(crate) person: Person,
    /// Whether they were offered a personal link.
    pub(crate) offered: bool,
    /// Under which name it has shown its cookie.
    pub(crate) shows: Shows,
    /// When it was last written down that the browser was here.
    written: Moment,
}

/// Browsers that were here lately.
#[derive(Default)]
pub(super) struct Devices {
    known: BTreeMap<SecretHash, KnownDevice>,
    /// How often somebody was signed in or out: what was asked for before is not remembered after.
    pub(super) changes: u64,
}

/// How many browsers are remembered.
const REMEMBERED: usize = 10_000;

/// How often it is written down that a browser was here.
const SEEN: Duration = Duration::from_secs(60 * 60);

impl Host {
    /// Whom a browser speaks for.
    pub(crate) async fn whose(&self, device: &SecretHash) -> Result<Option<KnownDevice>, Error> {
        let now = self.means.clock.now();
        let (known, changes) = {
            let devices = self.known_devices();
            (devices.known.get(device).cloned(), devices.changes)
        };
        if let Some(known) = known.as_ref().filter(|known| now.since(known.written) < SEEN) {
            return Ok(Some(known.clone()));
        }
        let Some((person, offered, shows)) = self.store().whose(device).await? else { return Ok(None) };
        // Who was here when is no reason to refuse anything.
        let _ = self.store().saw_device(device, now);
        let known = KnownDevice { person, offered, shows, written: now };
        let mut devices = self.known_devices();
        if devices.known.len() >= REMEMBERED {
            devices.known.clear();
        }
        if devices.changes == changes {
            devices.known.insert(device.clone(), known.clone());
        }
        Ok(Some(known))
    }

    /// A browser has shown its cookie under a better name.
    pub(crate) async fn renew_device(&self, device: &SecretHash, shows: Shows) -> Result<(), Error> {
        self.store().renew_device(device, shows).await?;
        if let Some(known) = self.known_devices().known.get_mut(device) {
            known.shows = shows;
        }
        Ok(())
    }

    pub(super) fn known_devices(&self) -> MutexGuard<'_, Devices> {
        self.devices.lock().expect("nobody panics while looking a browser up")
    }

    /// What is known of browsers is asked for anew: somebody was offered a personal link.
    pub(crate) fn forget_devices(&self) {
        let mut devices = self.known_devices();
        devices.changes += 1;
        devices.known.clear();
    }

    /// What is known of one browser is asked for anew.
    pub(crate) fn forget_device(&self, device: &SecretHash) {
        self.known_devices().known.remove(device);
    }

    /// Hears for whom browsers speak otherwise from now on.
    pub(crate) fn changes(&self) -> broadcast::Receiver<Person> {
        self.changed.subscribe()
    }

    /// Browsers speak for others now, or for nobody: they are counted anew, and the streams of these people end, so
    /// that every browser comes back as whoever it speaks for. Where two became one, their tables are read anew.
    pub(crate) async fn people_changed(&self, people: &[&Person], joined: Option<&Joined>) {
        // First: whoever comes back is recognised as who they are.
        self.forget_devices();
        for person in people {
            // Perhaps nobody watches.
            let _ = self.changed.send((*person).clone());
        }
        let people: Vec<Person> = people.iter().copied().cloned().collect();
        let counts = self.store().count_devices(&people).await.unwrap_or_else(|bad| {
            tracing::warn!(%bad, "devices could not be counted");
            Vec::new()
        });
        let tables: Vec<_> = self.live().values().map(|cached| Arc::clone(&cached.table)).collect();
        for table in tables {
            let mut table = table.lock().await;
            match joined.filter(|joined| table.names(&joined.was)) {
                Some(joined) => {
                    if let Err(bad) = table.begin_anew(joined).await {
                        tracing::warn!(table = %table.id(), %bad, "a table could not be read anew");
                    }
                }
                None => table.recount_devices(&counts),
            }
        }
    }
}
