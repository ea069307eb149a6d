//! One call of Discord's API: bounded in time, its failure classified.

use std::time::Duration;

use serenity::http::HttpError;
use tokio::time::{Instant, timeout};

use crate::metrics;

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
    let begun = Instant::now();
    let answer = timeout(limit, request).await;
    measure(answer.as_ref().map_err(drop).map(Result::as_ref), begun.elapsed());
    match answer {
        Ok(Ok(answer)) => Ok(answer),
        Ok(Err(error)) => Err(Failure::from(&error)),
        Err(_) => Err(Failure::no_answer()),
    }
}

/// Counts a call by what came of it.
fn measure<T>(answer: Result<Result<&T, &serenity::Error>, ()>, took: Duration) {
    let (status, code) = match answer {
        Ok(Ok(_)) => (200, 0),
        Ok(Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(refusal)))) => {
            (refusal.status_code.as_u16(), u32::try_from(refusal.error.code).unwrap_or(0))
        }
        _ => (0, 0),
    };
    metrics::rest("any", status, code, took);
}

/// The next wait of a series that doubles up to `most`.
pub(super) fn longer(wait: Duration, most: Duration) -> Duration {
    (wait * 2).min(most)
}
