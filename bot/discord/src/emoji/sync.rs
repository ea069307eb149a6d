//! Synchronises the application's emoji: makes missing ones, then deletes those outdated for a week.
//!
//! Discord can't replace a picture, so a changed one is a new emoji, and the old one is deleted later: at no time is there
//! none, and recent buttons keep showing theirs. How long one has been outdated follows from the list alone: since its
//! successor was made, by that one's id. Each step is planned from the current list, so interrupted and concurrent runs don't
//! matter. Emoji that are not ours are left alone.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::time::Duration;

use outbox::DeliveryError;
use serde_json::json;
use serenity::builder::CreateAttachment;
use tokio::time::sleep;

use super::super::calls::call::{CALL, call, longer};
use super::super::calls::failure::{Failure, TOO_MANY_EMOJI};
use super::super::calls::read::Emoji;
use super::super::calls::rest::Rest;
use super::known::{unversioned, versioned};

/// How long (ms) old buttons keep showing an outdated emoji: a week.
const SHOWN_MS: i64 = 7 * 24 * 3600 * 1000;
/// The most emoji of an application.
const MOST: usize = 2000;
/// The time limit of one call. Rate limits on emoji may be long, and are waited for.
const PATIENCE: Duration = Duration::from_secs(15 * 60);
/// The most consecutive failures.
const ATTEMPTS: u32 = 10;
/// The longest wait between two attempts.
const LONGEST_WAIT: Duration = Duration::from_secs(30);

/// An emoji that should exist.
#[derive(Debug)]
pub(super) struct Wanted {
    /// Its name with version.
    pub(super) name: String,
    pub(super) png: Vec<u8>,
}

/// The changes to make.
#[derive(Debug)]
pub(super) struct Plan<'a> {
    pub(super) missing: Vec<&'a Wanted>,
    /// To be deleted: outdated for a week, or in the way.
    pub(super) outdated: Vec<&'a Emoji>,
}

impl<'a> Plan<'a> {
    pub(super) fn new(wanted: &'a [Wanted], there: &'a [Emoji], now_ms: i64) -> Self {
        let names: BTreeSet<&str> = there.iter().map(|emoji| emoji.name.as_str()).collect();
        let needed: BTreeSet<&str> = wanted.iter().map(|one| one.name.as_str()).collect();
        let missing: Vec<&Wanted> = wanted.iter().filter(|one| !names.contains(&*one.name)).collect();
        let is_outdated =
            |emoji: &&Emoji| unversioned(&emoji.name).is_some() && !needed.contains(&*emoji.name);
        // When the current version of each was made; for a name that is no longer used, when the newest of all was.
        let mut current: BTreeMap<&str, i64> = BTreeMap::new();
        for emoji in there.iter().filter(|emoji| needed.contains(&*emoji.name)) {
            if let Some(shows) = unversioned(&emoji.name) {
                current.insert(shows, made_ms(emoji));
            }
        }
        let youngest = current.values().max().copied().unwrap_or(now_ms);
        let since = |emoji: &Emoji| {
            let shows = unversioned(&emoji.name).unwrap_or_default();
            let comes = missing.iter().any(|one| unversioned(&one.name) == Some(shows));
            if comes { now_ms } else { current.get(shows).copied().unwrap_or(youngest) }
        };
        let crowded = there.len() + missing.len() > MOST;
        let outdated = there
            .iter()
            .filter(is_outdated)
            .filter(|emoji| crowded || now_ms - since(emoji) >= SHOWN_MS)
            .collect();
        Self { missing, outdated }
    }

    pub(super) fn summary(&self, kept: usize, dry: bool) -> Synced {
        let new: BTreeSet<_> = self.missing.iter().filter_map(|one| unversioned(&one.name)).collect();
        let old: BTreeSet<_> = self.outdated.iter().filter_map(|emoji| unversioned(&emoji.name)).collect();
        let replaced = new.intersection(&old).count();
        Synced { made: new.len() - replaced, replaced, deleted: old.len() - replaced, kept, dry }
    }

    /// Reports the changes without making them.
    fn announce(&self, tell: &mut impl FnMut(&str)) {
        self.missing.iter().for_each(|one| tell(&format!("would make {}", one.name)));
        self.outdated.iter().for_each(|emoji| tell(&format!("would delete {}", emoji.name)));
    }

    /// Makes the changes, up to the first failure, with what was tried then.
    async fn carry_out(
        self,
        http: &Rest,
        tell: &mut impl FnMut(&str),
        failures: &mut Failures,
    ) -> Result<(), (String, Failure)> {
        for Wanted { name, png } in self.missing {
            let image = CreateAttachment::bytes(png.as_slice(), "emoji.png").to_base64();
            let made =
                call(PATIENCE, http.create_application_emoji(&json!({ "name": name, "image": image }))).await;
            made.map_err(|failure| (format!("to make {name}"), failure))?;
            failures.is_over();
            tell(&format!("made {name}"));
        }
        for Emoji { id, name } in self.outdated {
            match call(PATIENCE, http.delete_application_emoji(*id)).await {
                // Another process was faster.
                Err(Failure { error: DeliveryError::Gone(_), .. }) => continue,
                deleted => deleted.map_err(|failure| (format!("to delete {name}"), failure))?,
            }
            failures.is_over();
            tell(&format!("deleted {name}"));
        }
        Ok(())
    }
}

/// When an emoji was made, in milliseconds since 1970, by its id.
fn made_ms(emoji: &Emoji) -> i64 {
    (emoji.id.get() >> 22) as i64 + 1_420_070_400_000
}

/// A summary of the changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Synced {
    /// New ones.
    pub made: usize,
    /// Those whose picture has changed.
    pub replaced: usize,
    /// Old ones that are no longer needed.
    pub deleted: usize,
    /// Those that were up to date.
    pub kept: usize,
    /// Whether nothing was changed.
    pub dry: bool,
}

impl fmt::Display for Synced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { made, replaced, deleted, kept, dry } = *self;
        if made + replaced + deleted == 0 {
            return write!(f, "All {kept} emoji are there and as they should be.");
        }
        let [make, replace, delete] =
            if dry { ["Would make", "replace", "delete"] } else { ["Made", "replaced", "deleted"] };
        write!(
            f,
            "{make} {made} new emoji, {replace} {replaced} changed and {delete} {deleted} outdated ones; "
        )?;
        write!(f, "{kept} are as they should be.")
    }
}

/// Why the synchronisation failed. Changes made so far stay: the next run continues.
#[derive(Debug, thiserror::Error)]
pub enum SyncError {
    /// Discord does not accept the token.
    #[error(
        "Discord does not accept the token; reset it on the application's page and put the new one in place"
    )]
    Token,
    /// Discord refuses to show or change them.
    #[error(
        "Discord doesn't let this token manage the application's emoji (error {0}); \
         it has to be the bot token of that very application"
    )]
    Forbidden(u32),
    /// No room.
    #[error(
        "an application has room for {MOST} emoji, which is not enough here: \
         delete some on its page (Emojis), then run this again"
    )]
    Full,
    /// Discord refuses one.
    #[error("Discord refuses {what} ({why})")]
    Refused {
        /// The attempted change.
        what: String,
        /// The error codes.
        why: String,
    },
    /// Discord can't be reached, or has internal errors.
    #[error(
        "Discord did not answer well {ATTEMPTS} times in a row (the last time: {0}); \
         run this again later, and it goes on from here"
    )]
    Unreachable(String),
    /// The pictures could not be drawn.
    #[error("the pictures could not be drawn")]
    Drawing,
}

/// Makes all changes; `tell` is called for each one. With `dry` it only compares.
///
/// # Errors
/// When Discord refuses, or can't be reached for long.
pub(in super::super) async fn sync(
    http: &Rest,
    dry: bool,
    now_ms: i64,
    mut tell: impl FnMut(&str),
) -> Result<Synced, SyncError> {
    let http = &http.with_patience(PATIENCE);
    let drawn = tokio::task::spawn_blocking(render::emoji::all).await.map_err(|_| SyncError::Drawing)?;
    let wanted = |one: render::emoji::Emoji| Wanted { name: versioned(&one.name, &one.png), png: one.png };
    let wanted: Vec<Wanted> = drawn.into_iter().map(wanted).collect();
    let mut first = None;
    let mut failures = Failures::default();
    while http.application_id().is_none() {
        match call(CALL, http.get_current_application_info()).await {
            Ok(application) => http.set_application_id(application.id),
            Err(failure) => failures.bear("to ask for the application".to_owned(), failure).await?,
        }
    }
    loop {
        let there = match call(CALL, http.get_application_emojis()).await {
            Ok(there) => there,
            Err(failure) => {
                failures.bear("to list the emoji".to_owned(), failure).await?;
                continue;
            }
        };
        let plan = Plan::new(&wanted, &there, now_ms);
        let kept = wanted.len() - plan.missing.len();
        // The first comparison counts for the summary.
        let summary = *first.get_or_insert_with(|| plan.summary(kept, dry));
        if there.len() - plan.outdated.len() + plan.missing.len() > MOST {
            return Err(SyncError::Full);
        }
        if dry {
            plan.announce(&mut tell);
            return Ok(summary);
        }
        match plan.carry_out(http, &mut tell, &mut failures).await {
            Ok(()) => return Ok(summary),
            Err((what, failure)) => failures.bear(what, failure).await?,
        }
    }
}

/// Counts consecutive failures.
#[derive(Default)]
pub(super) struct Failures {
    attempts: u32,
    rejected: bool,
    wait: Duration,
}

impl Failures {
    fn is_over(&mut self) {
        *self = Self::default();
    }

    #[cfg(test)]
    pub(super) fn nearly_enough() -> Self {
        Self { attempts: ATTEMPTS - 1, ..Self::default() }
    }

    /// Waits before a retry.
    ///
    /// # Errors
    /// When waiting doesn't help.
    pub(super) async fn bear(&mut self, what: String, failure: Failure) -> Result<(), SyncError> {
        self.attempts += 1;
        let (reason, least) = match failure.error {
            DeliveryError::Unauthorised => return Err(SyncError::Token),
            _ if failure.code == TOO_MANY_EMOJI => return Err(SyncError::Full),
            DeliveryError::Refused(code)
            | DeliveryError::Gone(code)
            | DeliveryError::NoDirectMessages(code)
            | DeliveryError::NoOpenings(code) => {
                return Err(SyncError::Forbidden(code));
            }
            // The first time, the name may have been taken since the list was made: by a call whose answer was lost, or by
            // another process.
            DeliveryError::Rejected(why) if self.rejected => return Err(SyncError::Refused { what, why }),
            DeliveryError::Rejected(why) => {
                self.rejected = true;
                (why, Duration::ZERO)
            }
            // Emoji aren't messages: `Taken` occurs in the outbox only.
            strange @ (DeliveryError::Unfamiliar { .. }
            | DeliveryError::FileRefused(_)
            | DeliveryError::Taken) => (strange.to_string(), Duration::ZERO),
            DeliveryError::Retry { after, reason } => (reason, after.unwrap_or_default()),
            DeliveryError::Limited { after } => ("a limit".to_owned(), after),
        };
        if self.attempts >= ATTEMPTS {
            return Err(SyncError::Unreachable(reason));
        }
        self.wait = longer(self.wait.max(Duration::from_millis(100)), LONGEST_WAIT);
        tracing::info!(what, reason, "the emoji wait for Discord");
        sleep(self.wait.max(least)).await;
        Ok(())
    }
}
