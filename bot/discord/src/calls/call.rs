//! One call of Discord's API: bounded in time, its failure classified.

use std::time::Duration;

use tokio::time::timeout;

use super::failure::Failure;

/// How long an ordinary call may take, waiting for limits included; the outbox waits longer than this for an attempt.
pub(crate) const CALL: Duration = Duration::from_secs(30);

/// How many bytes a second a slow line takes: half a megabit. A film may have ten megabytes.
const SLOW: u64 = 64 * 1024;

/// How long a call with a file of so many bytes may take: the line may be a slow one.
pub(crate) fn upload(bytes: usize) -> Duration {
    CALL + Duration::from_secs(bytes as u64 / SLOW)
}

/// Makes a call.
///
/// # Errors
/// What Discord's refusal means, or that nothing came back in time.
pub(crate) async fn call<T>(
    limit: Duration,
    request: impl Future<Output = Result<T, Failure>>,
) -> Result<T, Failure> {
    timeout(limit, request).await.unwrap_or_else(|_| Err(Failure::no_answer()))
}

/// The next wait of a series that doubles up to `most`.
pub(crate) fn longer(wait: Duration, most: Duration) -> Duration {
    (wait * 2).min(most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_takes_as_long_as_its_file_may_on_a_slow_line() {
        assert_eq!(upload(0), CALL);
        assert_eq!(upload(40_000), CALL, "a board");
        assert_eq!(upload(10 * 1024 * 1024), Duration::from_secs(190), "the largest film");
    }
}
