//! Essential loops: if one ends by itself, the program ends, too, instead of running without it.

use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// Starts a loop that runs until `shutdown`, and cancels `shutdown` if the loop ends earlier, by a panic or otherwise.
pub(super) fn lasting<T: Send + 'static>(
    work: impl Future<Output = T> + Send + 'static,
    shutdown: &CancellationToken,
) -> JoinHandle<T> {
    let stops = shutdown.clone().drop_guard();
    tokio::spawn(async move {
        let _stops = stops;
        work.await
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_program_ends_with_a_loop_that_ends_by_itself() {
        let shutdown = CancellationToken::new();
        let until = shutdown.clone();
        let well = lasting(async move { until.cancelled().await }, &shutdown);
        let broken = lasting(async { panic!("it breaks down") }, &shutdown);
        let error: Result<(), _> = broken.await;
        assert!(error.expect_err("a panic").is_panic());
        well.await.expect("no panic");
        assert!(shutdown.is_cancelled());
    }
}
