//! Background work, as far as a test lets it run.

use std::sync::atomic::Ordering;
use std::time::Duration;

use app::jobs::{self, Worker};
use app::settings::RefereeConfig;
use pool::Pool;
use sqlx::{AnyConnection, Connection};
use store::JobKind;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::Stage;

impl Stage {
    /// Runs the background job for forgetting people, once.
    pub(crate) async fn forget(&self) {
        let (working, once) = self.work(&[JobKind::Erasure]);
        tokio::task::yield_now().await;
        once.cancel();
        working.await.expect("no panic");
    }

    /// Carries out background jobs of these kinds until the token is cancelled.
    pub(crate) fn work(&self, kinds: &'static [JobKind]) -> (JoinHandle<()>, CancellationToken) {
        let done = CancellationToken::new();
        let worker = Worker::new(self.app.context(), RefereeConfig::default(), Pool::default());
        (tokio::spawn(jobs::run(worker.carrying_out(kinds), done.clone())), done)
    }

    /// Lets the referee answer a question.
    pub(crate) async fn rule(&self, rules: &str, question: &str, answer: &str) {
        self.store.keep_ruling(rules, question, answer).await.expect("the database");
    }

    /// Lets time pass and computer players think until none is asked any more.
    pub(crate) async fn let_computers_play(&self) {
        let (thinking, done) = self.work(&[JobKind::ComputerTurn]);
        while self.computers_asked().await > 0 {
            self.time.fetch_add(1_000, Ordering::SeqCst);
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        done.cancel();
        thinking.await.expect("no panic");
    }

    /// In how many games a computer player is asked for a turn.
    pub(crate) async fn computers_asked(&self) -> i64 {
        let mut beside = AnyConnection::connect(&self.url).await.expect("the database");
        let asked = "SELECT COUNT(*) FROM jobs WHERE kind = 'computer-turn'";
        sqlx::query_scalar(asked).fetch_one(&mut beside).await.expect("a number")
    }
}
