//! Whether and how a person can get direct messages: opened as slowly as Discord's spam protection requires.
//!
//! A bot that opens many at once, or writes to people who never asked for it, is quarantined: it may not write to new people
//! any more. So secrets are sent only to people who have acted (*My secrets* shows them to everybody else), openings per day
//! are limited, and after a refusal by Discord none is tried for half a day, restarts included.

use std::time::Duration;

use model::ids::{ChannelId, UserId};
use model::job::Job;
use store::{Leased, Shut, StoreError};
use tokio::time::timeout;

use super::outbox::Outbox;
use super::{DeliveryError, Transport};

/// How long (ms) no direct messages are opened after Discord refused it.
const QUARANTINE: i64 = 12 * 3_600_000;
/// How long to wait while another person's are being opened, and how long to put the job off after that.
const BUSY: Duration = Duration::from_secs(1);
/// The length of a day in milliseconds.
const DAY: i64 = 24 * 3_600_000;

/// The state of a person's direct messages.
pub(super) enum Door {
    /// Open: this channel.
    Open(ChannelId),
    /// They refused messages before.
    Closed,
    /// They refuse messages now.
    Refused,
    /// They never asked for this message and can see it elsewhere, or want no secrets by direct message.
    Unasked,
    /// None can be opened before this time.
    Shut(i64),
}

impl<T: Transport> Outbox<T> {
    /// Finds a person's direct messages and opens them if need be.
    pub(super) async fn door(&self, leased: &Leased, person: UserId) -> Result<Door, DeliveryError> {
        let known = self.store.person(person).await.map_err(|error| failed(&error))?;
        if known.dm_closed {
            return Ok(Door::Closed);
        }
        // *My secrets* shows them in every place.
        if known.secrets_off && matches!(leased.job, Job::Private { .. }) {
            return Ok(Door::Unasked);
        }
        if let Some(channel) = known.dm_channel {
            return Ok(Door::Open(channel));
        }
        if !known.dm_asked && self.can_do_without(leased).await? {
            return Ok(Door::Unasked);
        }
        // One at a time, or several would share the day's last opening; but a lane isn't held up for long.
        let Ok(_alone) = timeout(BUSY, self.opening.lock()).await else {
            return Err(DeliveryError::Limited { after: BUSY });
        };
        let now = (self.clock)();
        if let Some(until) = self.shut_until(now).await? {
            return Ok(Door::Shut(until));
        }
        let channel = match self.transport.open_dm(person).await {
            Ok(channel) => channel,
            Err(DeliveryError::NoDirectMessages(_)) => return Ok(Door::Refused),
            Err(DeliveryError::NoOpenings(code)) => return Ok(Door::Shut(self.shut(code).await?)),
            Err(error) => return Err(error),
        };
        let mut tx = self.store.begin().await.map_err(|error| failed(&error))?;
        tx.dm_opened(person, channel, now).await.map_err(|error| failed(&error))?;
        tx.commit().await.map_err(|error| failed(&error))?;
        Ok(Door::Open(channel))
    }

    /// Whether *My secrets* under the board in a server's channel shows what this message says.
    pub(super) async fn can_do_without(&self, leased: &Leased) -> Result<bool, DeliveryError> {
        let (Job::Private { .. }, Some(id)) = (&leased.job, leased.game) else { return Ok(false) };
        let game = self.store.game(id).await.map_err(|error| failed(&error))?;
        Ok(game.is_some_and(|game| game.channel.is_some()))
    }

    /// Until when none can be opened; `None` when one may.
    async fn shut_until(&self, now: i64) -> Result<Option<i64>, DeliveryError> {
        if let Some(shut) = self.store.openings_shut(now).await.map_err(|error| failed(&error))? {
            return Ok(Some(shut.until_ms));
        }
        let (opened, first) = self.store.openings_since(now - DAY).await.map_err(|error| failed(&error))?;
        if opened < i64::from(self.openings_per_day) {
            return Ok(None);
        }
        tracing::warn!(opened, "as many direct messages were opened within a day as may be; others wait");
        Ok(Some(first.unwrap_or(now) + DAY))
    }

    /// Notes that Discord refuses to open any; answers until when none will be tried.
    pub(super) async fn shut(&self, code: u32) -> Result<i64, DeliveryError> {
        let until_ms = (self.clock)() + QUARANTINE;
        tracing::error!(
            code,
            "Discord lets this bot open no direct messages (quarantine); the next try is in 12 hours"
        );
        metrics::openings_shut();
        let mut tx = self.store.begin().await.map_err(|error| failed(&error))?;
        tx.shut_openings(Shut { until_ms, code }).await.map_err(|error| failed(&error))?;
        tx.commit().await.map_err(|error| failed(&error))?;
        Ok(until_ms)
    }
}

fn failed(error: &StoreError) -> DeliveryError {
    DeliveryError::retry(&error.to_string())
}
