//! A socket that loses its patience: with requests that do not come, and with answers that nobody reads.

use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep};

use crate::limits::Limits;

/// What a connection is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// The rest of a request's headers; a new connection owes us some at once.
    Head(Instant),
    /// Us: a request is answered.
    Answer,
    /// Whatever the client thinks of next.
    Next(Instant),
}

/// What a connection is waiting for, told by its socket and by whoever answers.
#[derive(Clone)]
pub(crate) struct Pulse(Arc<Mutex<Phase>>);

impl Pulse {
    pub(crate) fn new() -> Pulse {
        Pulse(Arc::new(Mutex::new(Phase::Head(Instant::now()))))
    }

    /// A request has come; it is being answered until what is given back is dropped.
    pub(crate) fn answer(&self) -> Answering {
        self.set(Phase::Answer);
        Answering(self.clone())
    }

    /// Since when a connection waits for its client; nothing while it is being answered.
    pub(crate) fn waits_since(&self) -> Option<Instant> {
        match self.get() {
            Phase::Head(since) | Phase::Next(since) => Some(since),
            Phase::Answer => None,
        }
    }

    fn get(&self) -> Phase {
        *self.0.lock().expect("nobody panics while looking at a clock")
    }

    fn set(&self, phase: Phase) {
        *self.0.lock().expect("nobody panics while looking at a clock") = phase;
    }
}

/// A request that is being answered.
pub(crate) struct Answering(Pulse);

impl Drop for Answering {
    fn drop(&mut self) {
        self.0.set(Phase::Next(Instant::now()));
    }
}

/// A socket that fails when its client takes too long.
pub(crate) struct Patient<S> {
    socket: S,
    pulse: Pulse,
    head: Duration,
    idle: Duration,
    stalled: Duration,
    reading: Alarm,
    writing: Alarm,
}

impl<S> Patient<S> {
    pub(crate) fn new(socket: S, pulse: Pulse, limits: &Limits) -> Patient<S> {
        let &Limits { head, idle, stalled, .. } = limits;
        Patient { socket, pulse, head, idle, stalled, reading: Alarm::default(), writing: Alarm::default() }
    }

    /// Whether nothing was written for too long.
    fn poll_stalled<T>(&mut self, cx: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        match written {
            Poll::Ready(done) => {
                self.writing.since = None;
                Poll::Ready(done)
            }
            Poll::Pending => {
                let since = *self.writing.since.get_or_insert_with(Instant::now);
                self.writing.poll(cx, since + self.stalled)
            }
        }
    }
}

/// A timer that is set when it is needed.
#[derive(Default)]
struct Alarm {
    sleep: Option<Pin<Box<Sleep>>>,
    since: Option<Instant>,
}

impl Alarm {
    /// Waits until then, and fails. A timer that rings too early is set again then: that costs less than to set it for
    /// every request.
    fn poll<T>(&mut self, cx: &mut Context<'_>, ends: Instant) -> Poll<io::Result<T>> {
        let sleep = self.sleep.get_or_insert_with(|| Box::pin(tokio::time::sleep_until(ends)));
        if sleep.deadline() > ends {
            sleep.as_mut().reset(ends);
        }
        loop {
            ready!(sleep.as_mut().poll(cx));
            if sleep.deadline() >= ends {
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
            sleep.as_mut().reset(ends);
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let had = buffer.filled().len();
        let read = Pin::new(&mut self.socket).poll_read(cx, buffer);
        let phase = self.pulse.get();
        match (read, phase) {
            (Poll::Ready(done), Phase::Next(_)) if buffer.filled().len() > had => {
                self.pulse.set(Phase::Head(Instant::now()));
                Poll::Ready(done)
            }
            (Poll::Ready(done), _) => Poll::Ready(done),
            (Poll::Pending, Phase::Head(since)) => {
                let ends = since + self.head;
                self.reading.poll(cx, ends)
            }
            (Poll::Pending, Phase::Next(since)) => {
                let ends = since + self.idle;
                self.reading.poll(cx, ends)
            }
            (Poll::Pending, Phase::Answer) => Poll::Pending,
        }
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, data: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.socket).poll_write(cx, data);
        self.poll_stalled(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        data: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.socket).poll_write_vectored(cx, data);
        self.poll_stalled(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.socket.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let shut = Pin::new(&mut self.socket).poll_shutdown(cx);
        self.poll_stalled(cx, shut)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    fn limits() -> Limits {
        Limits {
            head: Duration::from_millis(20),
            idle: Duration::from_millis(120),
            stalled: Duration::from_millis(20),
            ..Limits::default()
        }
    }

    #[tokio::test]
    async fn a_head_must_come_at_once_and_the_next_request_may_take_longer() {
        let (mut client, socket) = duplex(1024);
        let pulse = Pulse::new();
        let mut socket = Patient::new(socket, pulse.clone(), &limits());
        let late = socket.read_u8().await.unwrap_err();
        assert_eq!(late.kind(), io::ErrorKind::TimedOut, "nothing came");

        drop(pulse.answer());
        let began = Instant::now();
        assert!(socket.read_u8().await.is_err());
        assert!(began.elapsed() >= limits().idle);

        drop(pulse.answer());
        client.write_all(b"G").await.unwrap();
        assert_eq!(socket.read_u8().await.unwrap(), b'G');
        let began = Instant::now();
        assert!(socket.read_u8().await.is_err(), "half a head came");
        assert!(began.elapsed() < limits().idle);
    }

    #[tokio::test]
    async fn whoever_is_being_answered_may_wait() {
        let (_client, socket) = duplex(1024);
        let pulse = Pulse::new();
        let mut socket = Patient::new(socket, pulse.clone(), &limits());
        let _answering = pulse.answer();
        assert!(
            tokio::time::timeout(limits().idle * 2, socket.read_u8()).await.is_err(),
            "no error of its own"
        );
    }

    #[tokio::test]
    async fn an_answer_nobody_reads_is_given_up() {
        let (_client, socket) = duplex(16);
        let mut socket = Patient::new(socket, Pulse::new(), &limits());
        let late = socket.write_all(&[0; 1024]).await.unwrap_err();
        assert_eq!(late.kind(), io::ErrorKind::TimedOut);
    }
}
