//! Threads of lowest priority for long searches (computer players, reviews), so that people's moves come
//! first.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use tokio::sync::oneshot;

/// Stack size of such a thread, in bytes: deep searches recurse.
const STACK: usize = 16 << 20;

/// A flag that tells a thread to stop once nobody waits for its result.
#[derive(Debug)]
pub struct Stop(Arc<AtomicBool>);

impl Drop for Stop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Runs `work` on a new thread; `None` when the system gives no thread. Dropping the receiver sets the work's
/// [`Stop`].
pub fn begin<T: Send + 'static>(
    name: &'static str,
    work: impl FnOnce(&AtomicBool) -> T + Send + 'static,
) -> Option<(oneshot::Receiver<T>, Stop)> {
    let (done, answer) = oneshot::channel();
    let stop = Stop(Arc::default());
    let stopped = Arc::clone(&stop.0);
    let work = move || {
        yield_to_all_others();
        // An error means that the receiver was dropped: nobody wants the result.
        let _ = done.send(work(&stopped));
    };
    match thread::Builder::new().name(name.to_owned()).stack_size(STACK).spawn(work) {
        Ok(_) => Some((answer, stop)),
        Err(error) => {
            tracing::error!(%error, name, "there is no room for a thread");
            None
        }
    }
}

/// The budget of an attempt, in nodes and MiB: smaller with each attempt, since an earlier one without an
/// answer may have brought the process down.
#[must_use]
pub fn effort(nodes: u64, memory_mib: usize, attempts: i64) -> (u64, usize) {
    let attempts = attempts.clamp(0, 15) as u32;
    let nodes = (nodes >> (2 * attempts)).max(1);
    let bytes = (memory_mib.saturating_mul(1 << 20) >> attempts).max(1 << 16);
    (nodes, bytes)
}

/// Gives the calling thread the lowest scheduling priority.
fn yield_to_all_others() {
    // Linux only: elsewhere `nice` would slow the whole process down, not the thread.
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(19) {
        tracing::debug!(%error, "a thread that thinks keeps its priority");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_attempt_is_a_smaller_one_and_none_is_nothing() {
        assert_eq!(effort(1_000_000, 64, 0), (1_000_000, 64 << 20));
        assert_eq!(effort(1_000_000, 64, 1), (250_000, 32 << 20));
        for attempts in -1..100 {
            let (nodes, bytes) = effort(1_000_000, 64, attempts);
            assert!(nodes >= 1 && bytes >= 1 << 16, "{attempts}");
            assert!(effort(u64::MAX, usize::MAX, attempts).0 >= nodes);
        }
    }

    #[tokio::test]
    async fn a_thread_is_told_to_stop_when_nobody_waits_for_it() {
        let (answer, stop) = begin("patient", |stop| {
            while !stop.load(Ordering::Relaxed) {
                thread::yield_now();
            }
            "stopped"
        })
        .expect("a thread");
        drop(stop);
        assert_eq!(answer.await, Ok("stopped"));
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn only_the_threads_that_think_give_way() {
        let nice = || rustix::process::getpriority_process(None).expect("a priority");
        let before = nice();
        let (answer, _stop) = begin("polite", move |_| nice()).expect("a thread");
        assert_eq!(answer.await, Ok(19));
        assert_eq!(nice(), before);
    }
}
