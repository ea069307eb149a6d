//! The loop in which reviews are made: one at a time, of the person who was served longest ago. Each position waits for its seat in the room
//! in which computer players think, so that their turns come in between.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use model::Clock;
use model::ids::{GameId, UserId, base36};
use model::screen::Screen;
use opponent::Budget;
use pool::background;
use store::{Game, Status, StoreError};
use tokio_util::sync::CancellationToken;

use super::make::{Insight, Making, Moment, Shared};
use super::page;
use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::context::settings::Computers;
use crate::games::places::places;
use crate::games::study::Study;

/// How often to look for reviews.
const POLL: Duration = Duration::from_secs(1);
/// How long a review is held without word from its worker, and how often that is renewed.
const LEASE: Duration = Duration::from_secs(10);
const RENEW: Duration = Duration::from_secs(2);
/// How many of those that wait are looked at to find the next one.
const LOOKED_AT: i64 = 1_000;
/// How long a review waits that could not be made.
const PAUSE: Duration = Duration::from_secs(60);
/// The name of the message it is posted as.
const SLOT: &str = "review";

/// Makes reviews.
pub struct Reviewer {
    context: Arc<Context>,
    effort: Computers,
    clock: Clock,
    worker: String,
    /// When each person who waits was served last, in reviews.
    served: HashMap<UserId, u64>,
    reviews: u64,
}

/// Why a review is not made now.
enum Halt {
    /// The program ends.
    Stopped,
    /// Somebody else has it, or it is gone.
    Gone,
    Broken(Rejection),
}

impl From<Rejection> for Halt {
    fn from(rejection: Rejection) -> Self {
        Self::Broken(rejection)
    }
}

impl From<StoreError> for Halt {
    fn from(error: StoreError) -> Self {
        Self::Broken(error.into())
    }
}

/// Runs until `shutdown`. What is not made to its end then is begun anew after the next start.
pub async fn run(mut reviewer: Reviewer, shutdown: CancellationToken) {
    while !shutdown.is_cancelled() {
        match reviewer.take().await {
            Ok(Some((game, attempts))) => {
                if let Err(error) = reviewer.handle(game, attempts, &shutdown).await {
                    tracing::warn!(%game, %error, "what became of a review can't be written");
                }
                continue;
            }
            Ok(None) => {}
            Err(error) => tracing::warn!(%error, "the reviews that are wanted can't be read"),
        }
        tokio::select! {
            () = tokio::time::sleep(POLL) => {}
            () = shutdown.cancelled() => {}
        }
    }
}

impl Reviewer {
    /// One for the games of a program.
    #[must_use]
    pub fn new(context: Arc<Context>, effort: Computers, clock: Clock) -> Self {
        let worker = base36(rand::random());
        Self { context, effort, clock, worker, served: HashMap::new(), reviews: 0 }
    }

    fn after(&self, wait: Duration) -> i64 {
        (self.clock)() + wait.as_millis() as i64
    }

    /// Takes a review of the person who was served longest ago; of theirs, the one that waits longest.
    async fn take(&mut self) -> Result<Option<(GameId, i64)>, StoreError> {
        let now = (self.clock)();
        let due = self.context.store.due_reviews(now, LOOKED_AT).await?;
        self.served.retain(|person, _| due.iter().any(|(_, own)| own == person));
        let next = due.iter().min_by_key(|(_, person)| self.served.get(person).copied().unwrap_or(0));
        let Some((game, person)) = next.copied() else { return Ok(None) };
        self.reviews += 1;
        self.served.insert(person, self.reviews);
        let taken = self.context.store.lease_review(&self.worker, game, now, self.after(LEASE)).await?;
        Ok(taken.map(|attempts| (game, attempts)))
    }

    async fn handle(
        &self,
        id: GameId,
        attempts: i64,
        shutdown: &CancellationToken,
    ) -> Result<(), StoreError> {
        let store = &self.context.store;
        match self.make(id, attempts, shutdown).await {
            Ok(()) | Err(Halt::Gone) => Ok(()),
            Err(Halt::Stopped) => store.return_review(&self.worker, id, false, 0).await,
            Err(Halt::Broken(Rejection::Store(error))) => {
                store.return_review(&self.worker, id, false, self.after(RENEW)).await?;
                Err(error)
            }
            Err(Halt::Broken(rejection)) => {
                tracing::error!(game = %id, ?rejection, "a game can't be reviewed");
                store.return_review(&self.worker, id, true, self.after(PAUSE)).await
            }
        }
    }

    /// Makes a review, posts it and keeps it.
    async fn make(&self, id: GameId, attempts: i64, shutdown: &CancellationToken) -> Result<(), Halt> {
        let store = &self.context.store;
        let game = store.game(id).await?.filter(|game| game.status == Status::Over).ok_or(Halt::Gone)?;
        let player = self.context.players.find(&game.rules).filter(|player| player.looks_back());
        let player =
            player.ok_or_else(|| Rejection::Broken(format!("no computer reviews {}", game.rules)))?;
        let log = store.log_between(id, 0, game.entries).await?;
        let mut making = Making::begin(&game, &log).await?;
        let turns = making.turns();
        while let Some(moment) = making.moment(player).await? {
            let insight = self.think(&making, moment, (id, attempts), turns, shutdown).await?;
            making.take(&insight)?;
        }
        let end = self.think(&making, making.end(player)?, (id, attempts), turns, shutdown).await?;
        let study = making.study(&end);
        self.keep(&game, turns, &study).await
    }

    /// Thinks about a moment on a thread of its own, and holds the review meanwhile.
    async fn think(
        &self,
        making: &Making,
        moment: Moment,
        (id, attempts): (GameId, i64),
        turns: usize,
        shutdown: &CancellationToken,
    ) -> Result<Insight, Halt> {
        let far = (making.done() as i64, turns as i64);
        let limits = self.effort;
        let nodes = making.nodes(limits.review_nodes.max(1));
        let moment: Shared = Arc::new(moment);
        let thinking = async {
            let _seat = self.context.room.seat().await;
            let since = Instant::now();
            let begun = background::begin("review", move |stop| {
                let (nodes, bytes) = background::effort(nodes, limits.memory_mib, attempts);
                let late = || stop.load(Ordering::Relaxed) || since.elapsed().as_secs() >= limits.seconds;
                moment.think(&Budget { nodes, bytes, stop: &late })
            });
            let (answer, _stop) = begun?;
            let insight = answer.await.ok();
            metrics::thought("review", since.elapsed());
            insight
        };
        let mut thinking = std::pin::pin!(thinking);
        let hold = || self.context.store.hold_review(&self.worker, id, self.after(LEASE), far);
        if !hold().await? {
            return Err(Halt::Gone);
        }
        loop {
            tokio::select! {
                insight = &mut thinking => {
                    let broken = || Halt::Broken(Rejection::Broken("nothing came of a review".to_owned()));
                    return insight.ok_or_else(broken);
                }
                () = tokio::time::sleep(RENEW) => {}
                () = shutdown.cancelled() => return Err(Halt::Stopped),
            }
            if !hold().await? {
                return Err(Halt::Gone);
            }
        }
    }

    /// Keeps a review, with the messages that show it where the game was played: all of it in one transaction, once.
    async fn keep(&self, game: &Game, turns: usize, study: &Study) -> Result<(), Halt> {
        let broken = |error| Rejection::Broken(format!("a review can't be written: {error}"));
        let text = serde_json::to_string(study).map_err(broken)?;
        let mut jobs = Vec::new();
        for place in places(game) {
            let lang = place.own.map_or(game.lang, |person| game.lang_of(person));
            let screen = page::page(&self.context, lang, game, study).await?;
            let mut screen = Screen { silent: true, ..screen };
            screen.picture = screen.picture.map(|mut recipe| {
                recipe.looker = place.own;
                recipe
            });
            jobs.push(place.post(game, SLOT, screen));
        }
        let mut tx = self.context.store.begin().await?;
        if !tx.keep_review(&self.worker, game.id, turns as i64, &text).await? {
            return Err(Halt::Gone);
        }
        self.context.finish(tx, jobs).await?;
        Ok(())
    }
}
