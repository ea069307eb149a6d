//! Contains a panic in the one task that panicked, where many run one after the other.

use std::future::poll_fn;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::task::Poll;

use super::NotDone;

/// Runs one of many tasks: a panic ends only this one, and what it held (a transaction, a turn to write) is released before
/// this returns.
///
/// # Errors
/// [`NotDone::Broken`] when it ended in a panic, which is on record where it happened.
pub async fn contained<T>(work: impl Future<Output = T>) -> Result<T, NotDone> {
    let mut work = pin!(work);
    poll_fn(|context| match catch_unwind(AssertUnwindSafe(|| work.as_mut().poll(context))) {
        Ok(polled) => polled.map(Ok),
        // It isn't polled again.
        Err(_) => Poll::Ready(Err(NotDone::Broken)),
    })
    .await
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    #[tokio::test]
    async fn a_panic_ends_one_thing_and_lets_go_of_what_it_held() {
        let held = Arc::new(());
        let mut done = Vec::new();
        for number in 0..3 {
            let own = Arc::clone(&held);
            let work = async move {
                tokio::task::yield_now().await;
                assert!(number != 1, "this one breaks down");
                (number, own).0
            };
            done.push(contained(work).await);
            assert_eq!(Arc::strong_count(&held), 1);
        }
        assert_eq!(done, [Ok(0), Err(NotDone::Broken), Ok(2)]);
    }
}
