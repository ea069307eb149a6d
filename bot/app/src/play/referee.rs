//! The referee: works out what games ask, one question at a time, on a thread of its own, before or when the answer is
//! needed.
//!
//! The queue is the table `rulings`: whatever is open there and asked by a running game is due, so a restart forgets
//! nothing. An answer changes no game until that game can't go on without it; when it was found shows nowhere.

use std::sync::Arc;
use std::time::Duration;

use engine::rules::Effort;
use metrics::Loop;
use metrics::tick;
use model::Clock;
use model::ids::base36;
use pool::background;
use store::{Question, StoreError};
use tokio_util::sync::CancellationToken;

use super::waiting;
use crate::context::Context;
use crate::context::settings::RefereeConfig;
use crate::games::tables::work_out;

/// How often to look for questions, and for games that an answer lets go on.
const POLL: Duration = Duration::from_millis(500);
/// How long a question is held without word from its worker.
const LEASE: Duration = Duration::from_secs(5);
/// How often a worker holds on to it, and looks after the games meanwhile.
const RENEW: Duration = Duration::from_secs(1);
/// How long a question waits that could not be worked out.
const PAUSE: Duration = Duration::from_secs(60);
/// How long a worker has to stop at the end.
const FAREWELL: Duration = Duration::from_secs(2);
/// How many games are handed their ruling in one go.
const BATCH: i64 = 100;

/// Works out questions.
pub struct Referee {
    context: Arc<Context>,
    effort: RefereeConfig,
    clock: Clock,
    worker: String,
}

/// What became of a question.
enum End {
    /// The text of a ruling, or that there is none.
    Answered(Option<String>),
    /// The worker broke down.
    Broken,
    /// The program ends.
    Stopped,
}

/// Runs until `shutdown`. What is not finished then is begun anew after the next start.
pub async fn run(referee: Referee, shutdown: CancellationToken) {
    while !shutdown.is_cancelled() {
        referee.hand_out().await;
        match referee.take().await {
            Ok(Some(question)) => {
                referee.handle(&question, &shutdown).await;
                continue;
            }
            Ok(None) => {}
            Err(error) => tracing::warn!(%error, "the referee's questions can't be read"),
        }
        tokio::select! {
            () = tokio::time::sleep(POLL) => {}
            () = shutdown.cancelled() => {}
        }
    }
}

impl Referee {
    /// A referee for the games of a program.
    #[must_use]
    pub fn new(context: Arc<Context>, effort: RefereeConfig, clock: Clock) -> Self {
        let worker = base36(rand::random());
        Self { context, effort, clock, worker }
    }

    fn after(&self, wait: Duration) -> i64 {
        (self.clock)() + wait.as_millis() as i64
    }

    async fn take(&self) -> Result<Option<Question>, StoreError> {
        self.context.store.lease_question(&self.worker, (self.clock)(), self.after(LEASE)).await
    }

    /// Lets games go on whose ruling is there.
    async fn hand_out(&self) {
        tick(Loop::Referee);
        let games = self.context.store.ruled_games(BATCH).await;
        let games = games.inspect_err(|error| tracing::warn!(%error, "games wait for their ruling"));
        for game in games.unwrap_or_default() {
            if let Err(error) = waiting::hand_out_ruling(&self.context, game).await {
                tracing::warn!(%game, %error, "a game waits for its ruling");
            }
        }
    }

    /// Works a question out and keeps the answer. Nothing of either is logged: it may be a secret.
    async fn handle(&self, question: &Question, shutdown: &CancellationToken) {
        let store = &self.context.store;
        let remembered = match self.work_out(question, shutdown).await {
            End::Answered(Some(answer)) => store.answer_question(question, &answer).await,
            End::Answered(None) => {
                tracing::error!(rules = question.rules, "the referee has no answer to a question");
                store.hold_question(&self.worker, question, self.after(PAUSE)).await
            }
            End::Broken => {
                tracing::error!(
                    rules = question.rules,
                    "the referee broke down over a question and tries less hard"
                );
                store.hold_question(&self.worker, question, self.after(PAUSE)).await
            }
            End::Stopped => store.return_question(&self.worker, question).await,
        };
        if let Err(error) = remembered {
            tracing::warn!(%error, "a question is worked out again: what became of it can't be written");
        }
    }

    async fn work_out(&self, question: &Question, shutdown: &CancellationToken) -> End {
        let (asked, limits) = (question.clone(), self.effort);
        let begun = background::begin("referee", move |stop| {
            let (nodes, bytes) = background::effort(limits.nodes, limits.memory_mib, asked.attempts);
            work_out(&asked.rules, &asked.text, &Effort { nodes, bytes, stop })
        });
        let Some((mut answer, stop)) = begun else { return End::Broken };
        loop {
            tokio::select! {
                answer = &mut answer => return answer.map_or(End::Broken, End::Answered),
                () = tokio::time::sleep(RENEW) => {}
                () = shutdown.cancelled() => {
                    drop(stop);
                    // An answer that was cut short is no answer.
                    let _ = tokio::time::timeout(FAREWELL, answer).await;
                    return End::Stopped;
                }
            }
            if let Err(error) =
                self.context.store.hold_question(&self.worker, question, self.after(LEASE)).await
            {
                tracing::warn!(%error, "a question could not be held; somebody else may work at it, too");
            }
            self.hand_out().await;
        }
    }
}
