//! How far the request of a connection is, and since when: what its time is measured by.

use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use tokio_util::sync::CancellationToken;

use crate::Bounds;

/// The part of a request that a connection is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// Nothing has come since the last answer.
    Idle,
    /// Its head is to come, or has come in part.
    Head,
    /// Its head has come, its body not yet.
    Body,
    /// All of it has come, and it is being answered.
    Answer,
}

/// The progress of one connection, seen by all that carry it: the stream, the bodies, the one who looks at the time.
#[derive(Debug)]
pub(crate) struct Progress {
    now: Mutex<(Part, Instant)>,
    /// Cancelled when it has to give its place up.
    pub(crate) displaced: CancellationToken,
}

impl Progress {
    /// That of a new connection.
    pub(crate) fn new() -> Self {
        Self { now: Mutex::new((Part::Head, Instant::now())), displaced: CancellationToken::new() }
    }

    /// Goes on to another part, from any of these.
    pub(crate) fn go_on(&self, from: &[Part], to: Part) {
        let mut now = self.now.lock().unwrap_or_else(PoisonError::into_inner);
        if from.contains(&now.0) {
            *now = (to, Instant::now());
        }
    }

    /// Whether its part has taken too long.
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

    /// Since when nothing whole has come; `None` while a request is being answered.
    pub(crate) fn waits_since(&self) -> Option<Instant> {
        let (part, since) = self.get();
        (part != Part::Answer && !self.displaced.is_cancelled()).then_some(since)
    }

    fn get(&self) -> (Part, Instant) {
        *self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
