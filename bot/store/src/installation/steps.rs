//! The machine's clock was set: what is to come moves with it, forward or back, so nobody loses or wins time by it.
//!
//! Clocks of players are noted as owed (`compensation`), as after a downtime: each goes on at the new time with what it had left at the
//! old one. What has a moment of its own (limits, rests, reminders, messages to be sent, leases) is moved at once. Days of the
//! calendar (holidays, weekends) stay where they are.

use model::time::DAY;
use sqlx::Row;

use crate::sql::{Columns, Statements};
use crate::{Result, Store, Tx};

/// How long nothing goes by age after the clock leapt ahead by a day or more: it may be wrong, and what is deleted is gone.
const KEEP_MS: i64 = DAY;

/// What everybody who works on a database knows of its time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HouseTime {
    /// When a process was last seen at work; `None`: none ever was.
    pub at_ms: Option<i64>,
    /// How far the clock was set in all.
    pub stepped_ms: i64,
}

impl Store {
    /// What is known of the time here.
    pub async fn house_time(&self) -> Result<HouseTime> {
        let time = self
            .maybe("SELECT at_ms, stepped_ms FROM beats WHERE id = 1", (), |row| {
                Ok(HouseTime { at_ms: Some(row.value("at_ms")?), stepped_ms: row.value("stepped_ms")? })
            })
            .await?;
        Ok(time.unwrap_or_default())
    }

    /// The time by the clock that all processes of this database share, in milliseconds since 1970; `None` where there is but one
    /// process, which has its machine's.
    pub async fn shared_time(&self) -> Result<Option<i64>> {
        let Some(statement) = self.dialect.shared_clock() else { return Ok(None) };
        self.one(statement, (), |row| Ok(row.try_get(0)?)).await.map(Some)
    }

    /// Whether nothing shall go by its age at the moment, since the clock has leapt ahead and may be wrong.
    pub async fn keeps_everything(&self, now: i64) -> Result<bool> {
        let until =
            self.maybe("SELECT keep_ms FROM beats WHERE id = 1", (), |row| row.value("keep_ms")).await?;
        let until: Option<i64> = until.flatten();
        Ok(until.is_some_and(|until| (now..=now + KEEP_MS).contains(&until)))
    }
}

impl Tx {
    /// The clock was set from one moment to another: everything to come goes along. Whether nobody noted it before, who would have
    /// moved the sum of all such steps from `before`; nothing has changed then.
    pub async fn step_clock(&mut self, before: i64, from: i64, to: i64) -> Result<bool> {
        let by = to - from;
        let stepped = self
            .changed(
                "UPDATE beats SET at_ms = $1, stepped_ms = stepped_ms + $2, keep_ms = NULL WHERE id = 1 \
                 AND stepped_ms = $3",
                (to, by, before),
            )
            .await?;
        if !stepped {
            return Ok(false);
        }
        self.owe(from, to).await?;
        for statement in [
            "UPDATE games SET limit_ms = limit_ms + $1, board_behind = 1 WHERE limit_ms IS NOT NULL",
            "UPDATE games SET expires_ms = expires_ms + $1, board_behind = 1 \
             WHERE status = 'invited' AND expires_ms IS NOT NULL",
            "UPDATE games SET resume_ms = resume_ms + $1, board_behind = 1 WHERE resume_ms IS NOT NULL",
            "UPDATE games SET paused_ms = paused_ms + $1 WHERE paused_ms IS NOT NULL",
            "UPDATE games SET call_ms = call_ms + $1 WHERE call_ms IS NOT NULL",
            "UPDATE plans SET due_ms = due_ms + $1 WHERE due_ms IS NOT NULL",
            "UPDATE reminders SET due_ms = due_ms + $1 WHERE due_ms IS NOT NULL",
            "UPDATE outbox SET due_ms = due_ms + $1, created_ms = created_ms + $1, \
             lease_until_ms = lease_until_ms + $1, strange_since_ms = strange_since_ms + $1 \
             WHERE done_ms IS NULL",
            "UPDATE jobs SET due_ms = due_ms + $1, lease_until_ms = lease_until_ms + $1",
            "UPDATE broken_places SET try_ms = try_ms + $1",
            "UPDATE daily_puzzles SET refresh_ms = refresh_ms + $1 WHERE refresh_ms IS NOT NULL",
            "UPDATE leases SET until_ms = until_ms + $1 WHERE until_ms > 0",
            "UPDATE processes SET seen_ms = seen_ms + $1",
        ] {
            self.run(statement, by).await?;
        }
        // Daily lists and puzzles come at an hour of the day, on any day.
        for statement in [
            "UPDATE people SET digest_ms = digest_ms + $1 WHERE digest_ms IS NOT NULL",
            "UPDATE guilds SET daily_ms = daily_ms + $1 WHERE daily_ms IS NOT NULL",
        ] {
            self.run(statement, by / DAY * DAY).await?;
        }
        if by < 0 {
            self.forget_the_future(by, to).await?;
        } else {
            self.keep_everything(by, to).await?;
        }
        self.move_shut(by, from).await?;
        Ok(true)
    }

    /// Nothing goes by age for a while, where the time has leapt ahead far enough for that to matter.
    pub(crate) async fn keep_everything(&mut self, leapt: i64, now: i64) -> Result<()> {
        if leapt < DAY {
            return Ok(());
        }
        self.run("UPDATE beats SET keep_ms = $1 WHERE id = 1", now + KEEP_MS).await
    }

    /// After the clock was set back: what happened at moments that are yet to come is of now. Logs keep what was written in them.
    async fn forget_the_future(&mut self, by: i64, now: i64) -> Result<()> {
        for statement in [
            "UPDATE games SET changed_ms = $1 WHERE changed_ms > $1",
            "UPDATE seats SET asked_ms = $1 WHERE asked_ms > $1",
            "UPDATE calls SET at_ms = $1 WHERE at_ms > $1",
            "UPDATE people SET dm_opened_ms = $1 WHERE dm_opened_ms > $1",
        ] {
            self.run(statement, now).await?;
        }
        // Holidays that began meanwhile; the others end on the day that was said.
        self.run(
            "UPDATE vacations SET since_ms = since_ms + $1, until_ms = until_ms + $1 WHERE since_ms > $2",
            (by, now),
        )
        .await
    }
}
