//! One call of Discord's API: bounded in time, its failure classified.

use std::time::Duration;

use tokio::time::timeout;

use super::fate::Failure;

/// How long an ordinary call may take. serenity's limiter waits as long as Discord says, so every call needs an end of
/// its own; the outbox waits longer than this for an attempt.
pub(super) const CALL: Duration = Duration::from_secs(30);

/// Makes a call. serenity's errors go no further than this: their `Debug` text shows addresses, and those of
/// interactions hold tokens.
///
/// # Errors
/// What Discord's refusal means, or that nothing came back in time.
pub(super) async fn call<T>(
    limit: Duration,
    request: impl Future<Output = serenity::Result<T>>,
) -> Result<T, Failure> {
    match timeout(limit, request).await {
        Ok(Ok(answer)) => Ok(answer),
        Ok(Err(error)) => Err(Failure::from(&error)),
        Err(_) => Err(Failure::no_answer()),
    }
}

/// The next wait of a series that doubles up to `most`.
pub(super) fn longer(wait: Duration, most: Duration) -> Duration {
    (wait * 2).min(most)
}
