//! The outbox's rows and the messages that were posted. A lease that can't be given back ends by itself.

use std::sync::atomic::Ordering;

use model::anonymous::shown_lane;
use model::ids::{ChannelId, GameId, MessageId};
use model::job::{Job, Lane, NewJob};
use model::time::HOUR;
use sqlx::any::AnyRow;

use crate::sql::{Columns, Statements};
use crate::{Result, Store, StoreError, Tx};

/// For how long a job of a kind we don't know is left to others, in milliseconds.
const STRANGE_MS: i64 = HOUR;

/// A job somebody has taken in hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leased {
    /// The row; in base 36 the nonce.
    pub id: i64,
    /// The lane as text.
    pub lane: String,
    /// The game it belongs to.
    pub game: Option<GameId>,
    /// What to do.
    pub job: Job,
    /// How often it was tried before.
    pub attempts: i64,
    /// When it was written.
    pub created_ms: i64,
    /// Since when it has been refused for a reason that nobody knows, without anything else in between.
    pub strange_since_ms: Option<i64>,
}

/// A message that was posted and may have to be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Post {
    /// Where.
    pub channel: ChannelId,
    /// Which.
    pub message: MessageId,
}

/// Where a message of a game was posted.
const POST: &str = "SELECT channel, message FROM posts WHERE game = $1 AND slot = $2";

impl Store {
    /// Takes the first open job of each lane whose time has come and that nobody holds, at most `most`, and none of `under_way`: the worker
    /// is at those, though it may have held them for too long. A row that is no JSON will never be readable: it is ended as broken, so
    /// that its lane goes on without it. One of a kind nobody here knows is left to processes of a newer version for an hour.
    ///
    /// A SQLite whose machine loses power may forget that they were taken: [`Tx::doubt_open_jobs`].
    pub async fn lease_jobs(
        &self,
        worker: &str,
        now: i64,
        until: i64,
        most: i64,
        under_way: &[i64],
    ) -> Result<Vec<Leased>> {
        // A job may be taken only when it is the first open one of its lane: that keeps the order. So one look at the index
        // for each lane leads to the next lane, and another one to its first job: thousands of jobs of one lane cost no more than
        // one. The outer condition is repeated so that of two workers at the same moment one finds nothing. Channels and people
        // are first by turns: a thousand direct messages at eight o'clock keep no board waiting, nor the other way round.
        // What another worker is just taking is left to it: waiting for it would end with nothing, or, where each waits for a row
        // of the other, in a deadlock that PostgreSQL sees after a second only.
        let take = self.dialect.locking(
            "WITH RECURSIVE lanes (lane) AS ( \
               SELECT MIN(lane) FROM outbox WHERE done_ms IS NULL \
               UNION ALL SELECT (SELECT MIN(o.lane) FROM outbox o WHERE o.done_ms IS NULL AND o.lane > lanes.lane) \
               FROM lanes WHERE lanes.lane IS NOT NULL), \
             firsts (id) AS ( \
               SELECT (SELECT MIN(o.id) FROM outbox o WHERE o.lane = lanes.lane AND o.done_ms IS NULL) \
               FROM lanes), \
             chosen (id) AS ( \
               SELECT o.id FROM outbox o WHERE o.id IN (SELECT id FROM firsts) \
               AND o.due_ms <= $2 AND o.lease_until_ms <= $2 \
               AND CAST($6 AS TEXT) NOT LIKE '%,' || CAST(o.id AS TEXT) || ',%' \
               ORDER BY CASE WHEN o.lane LIKE 'p%' THEN $5 ELSE 1 - $5 END, o.id \
               LIMIT $4 FOR UPDATE OF o SKIP LOCKED) \
             UPDATE outbox SET leased_by = $1, lease_until_ms = $3, attempts = attempts + 1 \
             WHERE done_ms IS NULL AND due_ms <= $2 AND lease_until_ms <= $2 \
             AND id IN (SELECT id FROM chosen) \
             RETURNING id, lane, game, job, attempts, created_ms, strange_since_ms",
        );
        let own: String = under_way.iter().map(|id| format!(",{id},")).collect();
        let turns = self.ids.looks.fetch_add(1, Ordering::Relaxed) & 1;
        let rows = self.write_returning(take, (worker, now, until, most, turns, own)).await?;
        let mut leased = Vec::with_capacity(rows.len());
        for row in rows {
            let id: i64 = row.value("id")?;
            let lane: String = row.value("lane")?;
            let job = match serde_json::from_str(&row.value::<String>("job")?) {
                Ok(job) => job,
                Err(error) => {
                    let newer = error.is_data() && now - row.value::<i64>("created_ms")? < STRANGE_MS;
                    self.leave(worker, id, &lane, newer, now).await;
                    continue;
                }
            };
            leased.push(Leased {
                id,
                lane,
                game: row.maybe_id("game")?,
                job,
                attempts: row.value::<i64>("attempts")? - 1,
                created_ms: row.value("created_ms")?,
                strange_since_ms: row.value("strange_since_ms")?,
            });
        }
        Ok(leased)
    }

    /// Leaves a job that can't be read to others, or ends it: not a word of what it says, since it may hold a secret. Whatever
    /// goes wrong here must not keep back the jobs leased beside it.
    async fn leave(&self, worker: &str, id: i64, lane: &str, newer: bool, now: i64) {
        let lane = shown_lane(lane);
        let ended = async {
            if newer {
                tracing::warn!(job = id, lane, "an outbox row of another version is left to others");
                // By chance, so that a process that can read it comes first soon.
                let due = now + rand::random_range(500..2_500);
                return self.postpone(worker, id, due, "of another version").await;
            }
            tracing::error!(job = id, lane, "an outbox row can't be read and is given up");
            let mut tx = self.begin().await?;
            tx.finish_job(id, "unreadable", now).await?;
            tx.commit().await
        };
        if let Err(error) = ended.await {
            tracing::warn!(job = id, %error, "an unreadable outbox row waits to be left");
        }
    }

    /// Holds on to those of these jobs that a worker still has, and answers with them.
    pub async fn renew(&self, worker: &str, jobs: &[i64], until: i64) -> Result<Vec<i64>> {
        let mut tx = self.begin_relaxed().await?;
        let mut held = Vec::with_capacity(jobs.len());
        for job in jobs {
            let renewed = tx
                .changed(
                    "UPDATE outbox SET lease_until_ms = $3 WHERE id = $2 AND leased_by = $1 \
                     AND done_ms IS NULL",
                    (worker, *job, until),
                )
                .await?;
            if renewed {
                held.push(*job);
            }
        }
        tx.commit().await?;
        Ok(held)
    }

    /// Gives a job back that `worker` still holds, to be tried again at `due_ms`. `reason` says to the operator who looks at the outbox
    /// why it did not go: a code or a few words of ours. Who has lost its lease has nothing to give back: somebody else is at
    /// it.
    pub async fn postpone(&self, worker: &str, id: i64, due_ms: i64, reason: &str) -> Result<()> {
        self.postponed(worker, id, due_ms, reason, None).await
    }

    /// Gives a job back as [`Store::postpone`] does, where it is refused for a reason nobody knows, since that moment.
    pub async fn postpone_strange(
        &self,
        worker: &str,
        id: i64,
        due_ms: i64,
        reason: &str,
        since_ms: i64,
    ) -> Result<()> {
        self.postponed(worker, id, due_ms, reason, Some(since_ms)).await
    }

    async fn postponed(
        &self,
        worker: &str,
        id: i64,
        due_ms: i64,
        reason: &str,
        strange_since_ms: Option<i64>,
    ) -> Result<()> {
        self.write_relaxed(
            "UPDATE outbox SET due_ms = $3, fate = $4, strange_since_ms = $5, lease_until_ms = 0, \
             leased_by = NULL WHERE id = $2 AND leased_by = $1 AND done_ms IS NULL",
            (worker, id, due_ms, reason, strange_since_ms),
        )
        .await
        .map(drop)
    }

    /// Gives a job back that `worker` still holds and that may not go yet, to be done at `due_ms`: nothing was tried, so it
    /// doesn't count as an attempt.
    pub async fn put_off(&self, worker: &str, id: i64, due_ms: i64) -> Result<()> {
        self.write_relaxed(
            "UPDATE outbox SET due_ms = $3, attempts = CASE WHEN attempts > 0 THEN attempts - 1 ELSE 0 END, \
             lease_until_ms = 0, leased_by = NULL WHERE id = $2 AND leased_by = $1 AND done_ms IS NULL",
            (worker, id, due_ms),
        )
        .await
        .map(drop)
    }

    /// Gives back all that a worker holds.
    pub async fn release(&self, worker: &str) -> Result<()> {
        self.write_relaxed(
            "UPDATE outbox SET lease_until_ms = 0, leased_by = NULL WHERE leased_by = $1 AND done_ms IS NULL",
            worker,
        )
        .await
        .map(drop)
    }

    /// How many jobs are still to be done.
    pub async fn open_jobs(&self) -> Result<i64> {
        self.one("SELECT COUNT(*) AS open FROM outbox WHERE done_ms IS NULL", (), |row| row.value("open"))
            .await
    }

    /// Whether anything waits in a lane.
    pub async fn is_waiting(&self, lane: Lane) -> Result<bool> {
        self.finds("SELECT id FROM outbox WHERE lane = $1 AND done_ms IS NULL LIMIT 1", lane.to_string())
            .await
    }

    /// A remembered message of a game.
    pub async fn post(&self, game: GameId, slot: &str) -> Result<Option<Post>> {
        self.maybe(POST, (game, slot), posted).await
    }
}
/// Where a row says that a message was posted.
pub(crate) fn posted(row: &AnyRow) -> Result<Post> {
    Ok(Post { channel: row.id("channel")?, message: row.id("message")? })
}

impl Tx {
    /// A remembered message of a game.
    pub async fn post(&mut self, game: GameId, slot: &str) -> Result<Option<Post>> {
        self.maybe(POST, (game, slot), posted).await
    }

    /// Puts a job into the outbox, after all open ones of its lane; answers its number, or 0 where a computer player would read it.
    pub async fn enqueue(&mut self, new: &NewJob, now: i64) -> Result<i64> {
        if new.is_for_a_computer() {
            return Ok(0);
        }
        let mut new = new.clone();
        self.names.put_into(&mut new, now);
        let job = serde_json::to_string(&new.job).map_err(|error| StoreError::Broken(error.to_string()))?;
        let mut id = self.ids.next(now);
        // Another machine's clock may be ahead of ours: what it wrote for this lane before still comes first.
        while !self.insert_last(id, &new, &job, now).await? {
            let last = self.last_of_lane(&new.lane.to_string()).await?;
            id = self.ids.after(last);
        }
        Ok(id)
    }

    /// Inserts a job, unless its lane has an open one of a higher number.
    async fn insert_last(&mut self, id: i64, new: &NewJob, job: &str, now: i64) -> Result<bool> {
        self.changed(
            "INSERT INTO outbox (id, lane, game, job, due_ms, attempts, lease_until_ms, created_ms) \
             SELECT CAST($1 AS BIGINT), CAST($2 AS TEXT), CAST($3 AS BIGINT), CAST($4 AS TEXT), \
               CAST($5 AS BIGINT), 0, 0, CAST($5 AS BIGINT) \
             WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE lane = $2 AND done_ms IS NULL AND id >= $1)",
            (id, new.lane.to_string(), new.game, job, now),
        )
        .await
    }

    async fn last_of_lane(&mut self, lane: &str) -> Result<i64> {
        self.one("SELECT MAX(id) AS last FROM outbox WHERE lane = $1 AND done_ms IS NULL", lane, |row| {
            Ok(row.value::<Option<i64>>("last")?.unwrap_or(0))
        })
        .await
    }

    /// Takes every open job for tried, so that its message is looked for before it is sent: somebody may have done so, and the
    /// machine lost power before that was on the disk.
    pub async fn doubt_open_jobs(&mut self) -> Result<()> {
        self.run("UPDATE outbox SET attempts = 1 WHERE done_ms IS NULL AND attempts = 0", ()).await
    }

    /// Ends a job; `false` when it was ended before. What it held, secrets included, is forgotten; only how it ended stays for
    /// a day.
    pub async fn finish_job(&mut self, id: i64, outcome: &str, now: i64) -> Result<bool> {
        self.changed(
            "UPDATE outbox SET job = '', done_ms = $2, fate = $3, leased_by = NULL WHERE id = $1 \
             AND done_ms IS NULL",
            (id, now, outcome),
        )
        .await
    }

    /// Remembers where a message of a game was posted, in place of an earlier one of the same name.
    pub async fn remember_post(&mut self, game: GameId, slot: &str, post: Post) -> Result<()> {
        self.run(
            "INSERT INTO posts (game, slot, channel, message) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (game, slot) DO UPDATE SET channel = $3, message = $4",
            (game, slot, post.channel, post.message),
        )
        .await
    }
}
