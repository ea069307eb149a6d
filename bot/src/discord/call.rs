//! One call of Discord's API: bounded in time, its failure classified.

use std::time::Duration;

use tokio::time::timeout;

use super::fate::Failure;

/// How long an ordinary call may take, waiting for limits included; the outbox waits longer than this for an attempt.
pub(super) const CALL: Duration = Duration::from_secs(30);

/// Makes a call.
///
/// # Errors
/// What Discord's refusal means, or that nothing came back in time.
pub(super) async fn call<T>(
    limit: Duration,
    request: impl Future<Output = Result<T, Failure>>,
) -> Result<T, Failure> {
    timeout(limit, request).await.unwrap_or_else(|_| Err(Failure::no_answer()))
}

/// The next wait of a series that doubles up to `most`.
pub(super) fn longer(wait: Duration, most: Duration) -> Duration {
    (wait * 2).min(most)
}
