//! The progress of a connection's request, and since when: what its time limits are measured by.

use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use tokio_util::sync::CancellationToken;

use crate::Bounds;

/// The part of a request that a connection is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// Between requests: nothing has come since the last answer.
    Idle,
    /// Receiving its head, or waiting for its first byte.
    Head,
    /// Receiving its body.
    Body,
    /// Being answered: all of it has come.
    Answer,
}

/// The progress of one connection, shared by its stream, its bodies and its timer.
#[derive(Debug)]
pub(crate) struct Progress {
    now: Mutex<(Part, Instant)>,
    /// Cancelled when the connection has to give its place up.
    pub(crate) displaced: CancellationToken,
}

impl Progress {
    /// The progress of a new connection.
    pub(crate) fn new() -> Self {
        Self { now: Mutex::new((Part::Head, Instant::now())), displaced: CancellationToken::new() }
    }

    /// Goes on to another part, if it is in one of `from`.
    pub(crate) fn go_on(&self, from: &[Part], to: Part) {
        let mut now = self.now.lock().unwrap_or_else(PoisonError::into_inner);
        if from.contains(&now.0) {
            *now = (to, Instant::now());
        }
    }

    /// Whether the current part has taken too long.
    pub(crate) fn is_over(&self, bounds: &Bounds) -> bool {
        let (part, since) = self.get();
        let most = match part {
            Part::Idle => bounds.idle,
            Part::Head => bounds.head,
            Part::Body => bounds.body,
            Part::Answer => bounds.answer,
        };
        since.elapsed() > most
    }

    /// Since when the connection has been waiting for the peer; `None` while a request is being answered.
    pub(crate) fn waits_since(&self) -> Option<Instant> {
        let (part, since) = self.get();
        (part != Part::Answer && !self.displaced.is_cancelled()).then_some(since)
    }

    fn get(&self) -> (Part, Instant) {
        *self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
