//! The outbox as a queue of the background loop: which messages are due, and what happens after each attempt.

use std::sync::Arc;
use std::time::Duration;

use metrics::{self, Attempt, Loop, tick};
use model::anonymous::shown_lane;
use pool::worker::{Lease, Queue};
use store::{Leased, StoreError};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use super::in_hand::{InHand, Until};
use super::outbox::Outbox;
use super::remember::Done;
use super::{DeliveryError, Transport};

/// How many lanes are served at once.
const LANES: usize = 16;
/// How long one attempt may take: longer than any file on a slow line.
const ATTEMPT: Duration = Duration::from_secs(240);
/// For how long (ms) a message is retried that is refused for an unknown reason, and the least wait between
/// two attempts.
const STRANGE_MS: i64 = 24 * 3600 * 1000;
const STRANGE_WAIT: Duration = Duration::from_secs(2);
/// Waits up to this long get a wake-up of their own instead of the regular polling.
const SOON: Duration = Duration::from_secs(15);
/// The longest wait between two attempts.
const LONGEST_WAIT: Duration = Duration::from_secs(300);

/// Runs the outbox until `shutdown`; then finishes what is being sent and releases the rest.
pub async fn run<T: Transport>(outbox: Outbox<T>, shutdown: CancellationToken) {
    pool::worker::run(outbox, shutdown).await;
}

impl<T: Transport> Queue for Outbox<T> {
    type Job = InHand;
    /// A stop may last ten seconds altogether.
    const FAREWELL: Duration = Duration::from_secs(8);

    fn wake(&self) -> &Notify {
        &self.wake
    }

    fn tick(&self) {
        tick(Loop::Outbox);
    }

    async fn claim(&self, under_way: &[Arc<InHand>]) -> Vec<InHand> {
        let lanes = LANES.saturating_sub(under_way.len());
        if lanes == 0 {
            return Vec::new();
        }
        let now = (self.clock)();
        let until = Until::from(now);
        // A message under way here isn't claimed again though its lease ended while this process stood still.
        // When it is released, the loop looks again.
        let own: Vec<i64> = under_way.iter().map(|job| job.id).collect();
        let leased = self.store.lease_jobs(&self.worker, now, until.ms, lanes as i64, &own).await;
        let leased = leased.unwrap_or_else(|error| {
            tracing::warn!(%error, "the outbox can't be read");
            Vec::new()
        });
        leased.into_iter().map(|leased| InHand::new(leased, until)).collect()
    }

    async fn renew(&self, jobs: &[Arc<InHand>]) -> Vec<usize> {
        let until = Until::from((self.clock)());
        let ids: Vec<i64> = jobs.iter().map(|job| job.id).collect();
        match self.store.renew(&self.worker, &ids, until.ms).await {
            Ok(held) => {
                let held = jobs.iter().filter(|job| held.contains(&job.id));
                held.for_each(|job| job.is_held(until));
            }
            Err(error) => {
                tracing::warn!(%error, "leases could not be renewed; what is under way may be looked for again");
            }
        }
        // A message that is being sent is sent to its end, even if another process has it: the nonce keeps it
        // from being posted twice.
        Vec::new()
    }

    async fn carry_out(&self, job: &InHand, _: &Lease) {
        self.handle(job).await;
    }

    async fn panicked(&self, leased: &InHand) {
        let due = (self.clock)() + LONGEST_WAIT.as_millis() as i64;
        if let Err(error) = self.store.postpone(&self.worker, leased.id, due, "broke down").await {
            tracing::warn!(job = leased.id, %error, "a message over which the worker broke down is looked for again");
        }
    }

    async fn ended(&self, well: bool) {
        if !well {
            tracing::warn!(
                "some messages were still under way at the end; they are looked for at the next start"
            );
            return;
        }
        if let Err(error) = self.store.release(&self.worker).await {
            tracing::warn!(%error, "leases end by themselves");
        }
    }
}

impl<T: Transport> Outbox<T> {
    /// Does one job and records its result. If that can't be recorded the job is done again: every job allows
    /// it.
    async fn handle(&self, leased: &InHand) {
        let attempt = tokio::time::timeout(ATTEMPT, self.attempt(leased)).await;
        let result = attempt.unwrap_or_else(|_| Err(DeliveryError::retry("no answer")));
        metrics::attempted(outcome(&result));
        let remembered = match result {
            Ok(done) => self.remember(leased, done).await,
            Err(DeliveryError::Limited { after }) => {
                let lane = shown_lane(&leased.lane);
                tracing::debug!(job = leased.id, lane, ?after, "a message waits for a limit");
                self.look_again_in(after);
                let due = (self.clock)() + after.as_millis() as i64 + 1;
                self.store.put_off(&self.worker, leased.id, due).await
            }
            // Nothing is lost: the operator gets an error, the program ends, and the next one sends it.
            Err(DeliveryError::Unauthorised) => {
                self.store.put_off(&self.worker, leased.id, (self.clock)() + 1000).await
            }
            Err(DeliveryError::Taken) => {
                tracing::info!(job = leased.id, "a message is left to another process, which took it over");
                Ok(())
            }
            Err(DeliveryError::Retry { after, reason }) => {
                let wait = wait_before(leased.attempts, after);
                let lane = shown_lane(&leased.lane);
                tracing::info!(job = leased.id, lane, reason, ?wait, "a message waits");
                let due = (self.clock)() + wait.as_millis() as i64;
                self.store.postpone(&self.worker, leased.id, due, &reason).await
            }
            Err(error @ DeliveryError::Unfamiliar { .. }) => self.strange(leased, &error).await,
            Err(error) => {
                let lane = shown_lane(&leased.lane);
                tracing::warn!(job = leased.id, lane, %error, "a message can't be delivered");
                self.finish(leased, &error.to_string()).await
            }
        };
        if let Err(error) = remembered {
            tracing::warn!(job = leased.id, %error, "what became of a message could not be noted; it is looked for again");
        }
    }

    /// Retries for a day what was refused for an unknown reason, then gives it up.
    async fn strange(&self, leased: &Leased, error: &DeliveryError) -> Result<(), StoreError> {
        let (lane, now) = (shown_lane(&leased.lane), (self.clock)());
        let since = leased.strange_since_ms.unwrap_or(now);
        if now - since >= STRANGE_MS {
            tracing::error!(job = leased.id, lane, %error, "a message was refused for a whole day, and is given up");
            return self.finish(leased, &error.to_string()).await;
        }
        let wait = wait_before(leased.attempts, Some(STRANGE_WAIT));
        tracing::warn!(job = leased.id, lane, %error, ?wait, "a message is refused, and tried again for a day");
        let due = now + wait.as_millis() as i64;
        self.store.postpone_strange(&self.worker, leased.id, due, &error.to_string(), since).await
    }

    /// Wakes the loop after a short wait, so that a job doesn't also wait for the next poll.
    fn look_again_in(&self, wait: Duration) {
        if wait < SOON {
            let wake = Arc::clone(&self.wake);
            tokio::spawn(async move {
                tokio::time::sleep(wait + Duration::from_millis(2)).await;
                wake.notify_one();
            });
        }
    }

    async fn finish(&self, leased: &Leased, end: &str) -> Result<(), StoreError> {
        let (mut tx, now) = (self.store.begin_relaxed().await?, (self.clock)());
        let behind = self.settles_behind(&mut tx, leased).await?;
        let away = if behind { None } else { self.put_away(&mut tx, leased, None).await? };
        if tx.finish_job(leased.id, end, now).await?
            && let Some(away) = away
        {
            tx.enqueue(&away, now).await?;
        }
        tx.commit().await
    }
}

/// An attempt's outcome as a metrics label.
fn outcome(result: &Result<Done, DeliveryError>) -> Attempt {
    match result {
        Ok(
            Done::Plain(_)
            | Done::Posted(..)
            | Done::Changed(_)
            | Done::Edited(_)
            | Done::LeftBehind
            | Done::Thread { .. }
            | Done::HandedOn(_),
        ) => Attempt::Sent,
        Ok(Done::NoDirectMessages(_) | Done::Closed) => Attempt::Closed,
        Ok(Done::NoThread(_)) => Attempt::GivenUp,
        Ok(Done::Unreachable(..)) => Attempt::Unreachable,
        Err(error) if error.may_pass() => Attempt::PutOff,
        Err(_) => Attempt::GivenUp,
    }
}

/// The delay before the next attempt: doubles from a quarter of a second, is never shorter than asked for,
/// and has jitter so that lanes don't retry in step.
fn wait_before(attempts: i64, asked: Option<Duration>) -> Duration {
    let doubled = Duration::from_millis(250 << attempts.clamp(0, 11) as u32).min(LONGEST_WAIT);
    let jitter = Duration::from_millis(rand::random_range(0..100));
    asked.unwrap_or_default().max(doubled) + jitter
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_and_respect_what_was_asked() {
        assert!(wait_before(0, None) < Duration::from_millis(351));
        assert!(wait_before(3, None) >= Duration::from_secs(2));
        assert!(wait_before(60, None) <= LONGEST_WAIT + Duration::from_millis(100));
        assert!(wait_before(0, Some(Duration::from_secs(7))) >= Duration::from_secs(7));
    }
}
