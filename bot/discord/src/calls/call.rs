//! One call of Discord's API: bounded in time, its failure classified.

use std::time::Duration;

use tokio::time::timeout;

use super::failure::Failure;

/// The time limit of an ordinary call, waiting for rate limits included; the outbox allows an attempt more.
pub(crate) const CALL: Duration = Duration::from_secs(30);

/// The slowest line, in bytes a second: half a megabit. A film may have ten megabytes.
const SLOW: u64 = 64 * 1024;

/// The time limit of a call with a file of this size, on a slow line.
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
