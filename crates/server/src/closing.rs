//! The end of the server: everybody is told, and what runs is waited for.

use std::sync::Arc;

use tokio::sync::watch;

/// Whether the server is about to end, and what still runs. Cheap to clone; all clones are one.
#[derive(Clone, Default)]
pub(crate) struct Closing(Arc<Inner>);

#[derive(Default)]
struct Inner {
    begun: watch::Sender<bool>,
    running: watch::Sender<usize>,
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
        self.0.running.send_modify(|running| *running += 1);
        Work(self.clone())
    }

    /// Waits until nothing runs that was begun with [`Closing::work`].
    pub(crate) async fn quiet(&self) {
        let _ = self.0.running.subscribe().wait_for(|running| *running == 0).await;
    }
}

/// Something that runs.
pub(crate) struct Work(Closing);

impl Drop for Work {
    fn drop(&mut self) {
        self.0.0.running.send_modify(|running| *running -= 1);
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
