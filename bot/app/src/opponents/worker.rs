//! The loop in which computer players think: one turn at a time. The next one is of the host who was served longest ago, so that nobody waits for
//! somebody else's many games.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use metrics::{Loop, tick};
use model::Clock;
use model::ids::{GameId, UserId, base36};
use opponent::Budget;
use pool::background;
use store::{ComputerTurn, StoreError};
use tokio_util::sync::CancellationToken;

use super::turn;
use super::turn::{Due, Task};
use super::typing::Typing;
use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::context::settings::Computers;

/// How often to look for turns.
const POLL: Duration = Duration::from_millis(500);
/// How long a turn is held without word from its worker.
const LEASE: Duration = Duration::from_secs(5);
/// How often a worker renews that.
const RENEW: Duration = Duration::from_secs(1);
/// How many of the turns that are due are looked at to find the next one.
const LOOKED_AT: i64 = 1_000;
/// How long a turn waits that could not be thought about, or whose game rests until nobody knows when.
const PAUSE: Duration = Duration::from_secs(60);
/// How long a thread has to stop at the end.
const FAREWELL: Duration = Duration::from_secs(2);

/// Thinks for computer players.
pub struct Thinker {
    context: Arc<Context>,
    effort: Computers,
    clock: Clock,
    worker: String,
    /// When each host who waits was served last, in turns.
    served: HashMap<UserId, u64>,
    turns: u64,
    typing: Typing,
}

/// What became of a turn.
enum End {
    /// What is decided, as a line of the log.
    Decided(String),
    /// There is nothing to play, or the thread broke down.
    Broken,
    /// Somebody else changed the game meanwhile.
    Gone,
    /// The program ends.
    Stopped,
}

/// Runs until `shutdown`. What is not thought through then is begun anew after the next start.
pub async fn run(mut thinker: Thinker, shutdown: CancellationToken) {
    while !shutdown.is_cancelled() {
        tick(Loop::Computers);
        thinker.show().await;
        match thinker.take().await {
            Ok(Some(turn)) => {
                if let Err(error) = thinker.handle(turn, &shutdown).await {
                    tracing::warn!(game = %turn.game, %error, "what became of a computer's turn can't be written");
                }
                continue;
            }
            Ok(None) => {}
            Err(error) => tracing::warn!(%error, "the turns of computer players can't be read"),
        }
        tokio::select! {
            () = tokio::time::sleep(POLL) => {}
            () = shutdown.cancelled() => {}
        }
    }
}

impl Thinker {
    /// One for the games of a program.
    #[must_use]
    pub fn new(context: Arc<Context>, effort: Computers, clock: Clock) -> Self {
        let worker = base36(rand::random());
        let typing = Typing::default();
        Self { context, effort, clock, worker, served: HashMap::new(), turns: 0, typing }
    }

    /// Shows people that computers are about to play.
    async fn show(&self) {
        self.typing.look(&self.context, (self.clock)()).await;
    }

    fn after(&self, wait: Duration) -> i64 {
        (self.clock)() + wait.as_millis() as i64
    }

    /// Takes a turn of the host who was served longest ago; of theirs, the one that is due longest.
    async fn take(&mut self) -> Result<Option<ComputerTurn>, StoreError> {
        let now = (self.clock)();
        let due = self.context.store.due_computer_turns(now, LOOKED_AT).await?;
        self.served.retain(|host, _| due.iter().any(|(_, own)| own == host));
        let next = due.iter().min_by_key(|(_, host)| self.served.get(host).copied().unwrap_or(0));
        let Some((game, host)) = next.copied() else { return Ok(None) };
        self.turns += 1;
        self.served.insert(host, self.turns);
        self.context.store.lease_computer_turn(&self.worker, game, now, self.after(LEASE)).await
    }

    async fn put_off(&self, game: GameId) -> Result<(), StoreError> {
        self.context.store.hold_computer_turn(&self.worker, game, self.after(PAUSE)).await.map(drop)
    }

    /// Thinks about a turn and plays it. Nothing of what was thought is logged: it may tell a secret.
    async fn handle(&self, turn: ComputerTurn, shutdown: &CancellationToken) -> Result<(), StoreError> {
        let game = turn.game;
        let task = match turn::computer_due(&self.context, game).await {
            Ok(Due::Think(task)) => Arc::new(*task),
            Ok(Due::Rests(until)) => {
                let until = until.unwrap_or_else(|| self.after(PAUSE));
                return self.context.store.delay_computer_turn(&self.worker, game, until).await;
            }
            Ok(Due::Nothing) => {
                return match turn::ask_no_computer(&self.context, game).await {
                    Ok(()) => Ok(()),
                    Err(rejection) => self.broken(game, rejection).await,
                };
            }
            Err(rejection) => return self.broken(game, rejection).await,
        };
        match self.think(&task, turn.attempts, shutdown).await {
            End::Decided(decision) => match turn::play_decision(&self.context, &task, &decision).await {
                Ok(()) | Err(Rejection::Counted) => Ok(()),
                // What changed the game meanwhile left the turn as it was.
                Err(Rejection::Replayed) => self.context.store.return_computer_turn(&self.worker, game).await,
                Err(rejection) => self.broken(game, rejection).await,
            },
            End::Broken => {
                tracing::error!(%game, "a computer player found no turn and tries less hard");
                self.put_off(game).await
            }
            End::Gone => Ok(()),
            End::Stopped => self.context.store.return_computer_turn(&self.worker, game).await,
        }
    }

    async fn broken(&self, game: GameId, rejection: Rejection) -> Result<(), StoreError> {
        match rejection {
            Rejection::Store(error) => Err(error),
            rejection => {
                tracing::error!(%game, ?rejection, "a computer player can't play");
                self.put_off(game).await
            }
        }
    }

    async fn think(&self, task: &Arc<Task>, attempts: i64, shutdown: &CancellationToken) -> End {
        let mut waiting = std::pin::pin!(self.context.room.seat());
        let _seat = loop {
            tokio::select! {
                seat = &mut waiting => break seat,
                () = tokio::time::sleep(RENEW) => {}
                () = shutdown.cancelled() => return End::Stopped,
            }
            // Hints and reviews take their turns, too.
            tick(Loop::Computers);
            self.show().await;
            let held =
                self.context.store.hold_computer_turn(&self.worker, task.game, self.after(LEASE)).await;
            if matches!(held, Ok(false)) {
                return End::Gone;
            }
        };
        let (asked, limits, since) = (Arc::clone(task), self.effort, Instant::now());
        let begun = background::begin("computer", move |stop| {
            let (nodes, bytes) = background::effort(limits.nodes, limits.memory_mib, attempts);
            let begun = Instant::now();
            let late = || stop.load(Ordering::Relaxed) || begun.elapsed().as_secs() >= limits.seconds;
            let budget = Budget { nodes, bytes, stop: &late };
            asked.decide(&budget)
        });
        let Some((mut answer, stop)) = begun else { return End::Broken };
        loop {
            tokio::select! {
                answer = &mut answer => {
                    metrics::thought(task.level.word(), since.elapsed());
                    return answer.ok().flatten().map_or(End::Broken, End::Decided);
                }
                () = tokio::time::sleep(RENEW) => {}
                () = shutdown.cancelled() => {
                    drop(stop);
                    // A thought that was cut short is none.
                    let _ = tokio::time::timeout(FAREWELL, answer).await;
                    return End::Stopped;
                }
            }
            tick(Loop::Computers);
            self.show().await;
            match self.context.store.hold_computer_turn(&self.worker, task.game, self.after(LEASE)).await {
                Ok(true) => {}
                Ok(false) => {
                    // No more threads think than are meant to, also while one has yet to notice.
                    drop(stop);
                    tokio::select! {
                        _ = answer => {}
                        () = shutdown.cancelled() => {}
                    }
                    return End::Gone;
                }
                Err(error) => {
                    tracing::warn!(game = %task.game, %error, "a computer's turn could not be held");
                }
            }
        }
    }
}
