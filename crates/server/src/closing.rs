//! The end of the server: everybody is told, and what runs is waited for.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::{Notify, watch};

/// Whether the server is about to end, and what still runs. Cheap to clone; all clones are one.
#[derive(Clone, Default)]
pub(crate) struct Closing(Arc<Inner>);

#[derive(Default)]
struct Inner {
    begun: watch::Sender<bool>,
    running: AtomicUsize,
    /// When nothing runs any more.
    rest: Notify,
}

impl Closing {
    /// Tells everybody that the server ends.
    pub(crate) fn begin(&self) {
        self.0.begun.send_replace(true);
    }

    /// Waits until the server is about to end; whoever would wait for ever otherwise waits for this too.
    pub(crate) async fn begun(&self) {
        // The sender lives as long as we do.
        let _ = self.0.begun.subscribe().wait_for(|begun| *begun).await;
    }

    /// Something begins that the end waits for, until what is given back is dropped.
    pub(crate) fn work(&self) -> Work {
        self.0.running.fetch_add(1, Ordering::AcqRel);
        Work(self.clone())
    }

    /// Waits until nothing runs that was begun with [`Closing::work`].
    pub(crate) async fn quiet(&self) {
        loop {
            // Listens before it looks, so that nothing ends in between unheard.
            let mut rest = std::pin::pin!(self.0.rest.notified());
            rest.as_mut().enable();
            if self.0.running.load(Ordering::Acquire) == 0 {
                return;
            }
            rest.await;
        }
    }
}

/// Something that runs.
pub(crate) struct Work(Closing);

impl Drop for Work {
    fn drop(&mut self) {
        if self.0.0.running.fetch_sub(1, Ordering::AcqRel) == 1 {
            self.0.0.rest.notify_waiters();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;
    use tokio::time::timeout;

    #[tokio::test]
    async fn everybody_hears_of_the_end_whenever_they_ask() {
        let closing = Closing::default();
        let early = tokio::spawn({
            let closing = closing.clone();
            async move { closing.begun().await }
        });
        assert!(timeout(Duration::from_millis(5), closing.begun()).await.is_err());
        closing.begin();
        early.await.unwrap();
        closing.begun().await;
    }

    #[tokio::test]
    async fn the_end_waits_for_what_runs() {
        let closing = Closing::default();
        closing.quiet().await;
        let work = closing.work();
        assert!(timeout(Duration::from_millis(5), closing.quiet()).await.is_err());
        drop(work);
        closing.quiet().await;
    }
}
