//! The referee's findings may be secret: none of them are logged.

use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use super::database::Database;
use super::*;

/// Collects every line of the log.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl io::Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn the_log_holds_neither_questions_nor_answers() {
    let lines = Lines::default();
    let writer = lines.clone();
    let log = tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_ansi(false);
    // While there is one subscriber alone, what is logged first on the thread of another test asks that thread whether it is wanted, and is
    // silent for good. With a second one all are asked.
    let _second = tracing::Dispatch::new(tracing_subscriber::registry());
    // Everything but the referee's own thread, which logs nothing but its priority, runs on this thread.
    let _guard = tracing::subscriber::set_default(log.with_writer(move || writer.clone()).finish());
    let database = Database::sqlite();
    let (store, time) = (database.open().await, Time::new());
    let process = Process::new(&store, &time);
    let damaged = process.game("xyzzy").await;
    for seat in 0..3 {
        process.name(damaged, seat, 5).await;
    }
    let question = process.row(damaged).await.waiting.question.expect("a question");
    store.keep_ruling(rehearsal::ID, &question, "plugh").await.expect("the database");
    process.game(rehearsal::BREAKS).await;
    let text =
        || String::from_utf8_lossy(&lines.0.lock().unwrap_or_else(PoisonError::into_inner)).into_owned();
    let thinking = process.referee();
    until("both failures", async || text().contains("broke down") && text().contains("can't go on")).await;
    thinking.stop().await;
    for secret in ["xyzzy", "plugh", &format!("{} ", rehearsal::BREAKS)] {
        assert!(!text().contains(secret), "{secret:?} is in the log:\n{}", text());
    }
}
