//! The application's emoji: caching and synchronising them.
//!
//! Discord's own list is the only record. A name ends in the version of its picture (`m_white_knight_3f09ac`), so the list
//! alone tells what is missing and what is outdated: on any machine, with or without a database, and after an interruption at
//! any point.

mod known;
mod sync;
#[cfg(test)]
mod tests;

use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use model::screen::Row;
use outbox::DeliveryError;
use tokio::sync::Notify;
use tokio::time::sleep;

use super::calls::call::{CALL, call, longer};
use super::calls::failure::Failure;
use super::calls::rest::Rest;

pub(super) use known::Known;
pub(super) use sync::sync;
pub use sync::{SyncError, Synced};

/// How often the list is fetched without a reason: another process may have changed it.
const LOOK: Duration = Duration::from_secs(3600);
/// The least time between two fetches, however many messages were refused.
const LOOK_AGAIN: Duration = Duration::from_secs(60);
/// "Invalid Form Body", also Discord's answer to deleted emoji.
const INVALID: u32 = 50035;

/// The emoji as far as this process knows them; clones share them. None are known at first, and nothing depends on it: a
/// message without emoji says the same.
#[derive(Clone, Default)]
pub(super) struct Emojis {
    known: Arc<RwLock<Arc<Known>>>,
    /// Notified when the list should be fetched again.
    doubt: Arc<Notify>,
}

impl Emojis {
    /// The emoji known now.
    pub(super) fn known(&self) -> Arc<Known> {
        Arc::clone(&self.known.read().unwrap_or_else(PoisonError::into_inner))
    }

    fn learn(&self, known: Known) {
        *self.known.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(known);
    }

    /// Whether a message with these rows was refused for an emoji in it. All are dropped then, until the list has been fetched
    /// again. (Sometimes Discord also refuses one that exists.)
    pub(super) fn are_to_blame(&self, failure: &Failure, known: &Known, rows: &[Row]) -> bool {
        let DeliveryError::Rejected(why) = &failure.error else { return false };
        let blamed = failure.code == INVALID && why.to_ascii_lowercase().contains("emoji");
        if !blamed || !known.any_in(rows) {
            return false;
        }
        tracing::warn!(why, "an emoji was refused; the message goes without");
        self.learn(Known::default());
        self.doubt.notify_one();
        true
    }
}

/// Synchronises the emoji, as far as Discord allows.
pub(super) async fn make(http: &Rest, emojis: &Emojis) {
    match sync(http, false, jiff::Timestamp::now().as_millisecond(), |_| {}).await {
        Ok(synced) => tracing::info!("{synced}"),
        Err(error) => tracing::warn!(%error, "the emoji are not what they should be"),
    }
    look(http, emojis).await;
}

/// Keeps the cache up to date, for ever. Another process may be making emoji just now, so it fetches the list more often at
/// first.
pub(super) async fn keep(http: &Rest, emojis: &Emojis) {
    let mut wait = LOOK_AGAIN;
    loop {
        look(http, emojis).await;
        sleep(LOOK_AGAIN).await;
        // A notification that came meanwhile counts at once.
        tokio::select! {
            () = emojis.doubt.notified() => {}
            () = sleep(wait - LOOK_AGAIN) => {}
        }
        wait = longer(wait, LOOK);
    }
}

async fn look(http: &Rest, emojis: &Emojis) {
    match call(CALL, http.get_application_emojis()).await {
        Ok(list) => emojis.learn(Known::of(&list)),
        Err(failure) => tracing::info!(why = %failure.error, "which emoji there are is not known yet"),
    }
}
