//! Conditional turns. Nothing here touches a game's version: nobody else may notice that a plan exists.

use model::ids::{GameId, InteractionId, UserId};
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::columns::{Columns, readable};
use crate::{Store, StoreError, Tx};

/// A line of conditional turns.
#[derive(Clone, PartialEq, Eq)]
pub struct Plan {
    /// Which game.
    pub game: GameId,
    /// Whose.
    pub person: UserId,
    /// Counted from 1 among the person's in this game.
    pub number: i64,
    /// For which seat.
    pub seat: u8,
    /// The turns, as JSON that only the program reads.
    pub line: String,
    /// How many turns the seat had seen when it was written.
    pub since: i64,
    /// How far it has come.
    pub state: PlanState,
    /// The interaction that brought it.
    pub asked: InteractionId,
    /// When its next turn is played.
    pub due_ms: Option<i64>,
}

/// Plans are secrets of the one who made them.
impl std::fmt::Debug for Plan {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Plan({} {} {:?})", self.game, self.number, self.state)
    }
}

/// How far a plan has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanState {
    /// Shown back in words, not agreed to.
    Asked,
    /// It counts.
    Set,
    /// Something else happened.
    Missed,
}

impl PlanState {
    fn word(self) -> &'static str {
        match self {
            Self::Asked => "asked",
            Self::Set => "set",
            Self::Missed => "missed",
        }
    }

    fn from_word(word: &str) -> Option<Self> {
        [Self::Asked, Self::Set, Self::Missed].into_iter().find(|state| state.word() == word)
    }
}

impl Store {
    /// A person's plans in a game, in their order.
    pub async fn plans(&self, game: GameId, person: UserId) -> Result<Vec<Plan>, StoreError> {
        let rows = sqlx::query(
            "SELECT game, person, number, seat, line, since, state, asked, due_ms FROM plans \
             WHERE game = $1 AND person = $2 ORDER BY number",
        )
        .bind(game.0)
        .bind(person.0)
        .fetch_all(self.reach().await?)
        .await?;
        rows.iter().map(read).collect()
    }

    /// Plans whose next turn is to be played, the longest due first.
    pub async fn plans_due(&self, now: i64, most: i64) -> Result<Vec<Plan>, StoreError> {
        let rows = sqlx::query(
            "SELECT game, person, number, seat, line, since, state, asked, due_ms FROM plans \
             WHERE due_ms <= $1 ORDER BY due_ms, game, person, number LIMIT $2",
        )
        .bind(now)
        .bind(most)
        .fetch_all(self.reach().await?)
        .await?;
        readable(&rows, read)
    }
}

impl Tx {
    /// Moves the moments of planned turns that had not come by a moment.
    pub async fn move_plans(&mut self, after: i64, by: i64) -> Result<(), StoreError> {
        sqlx::query("UPDATE plans SET due_ms = due_ms + $1 WHERE due_ms > $2")
            .bind(by)
            .bind(after)
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }

    /// Makes the one who changes a game, or plans in it, wait until this is done. First of all, so that nobody waits for each
    /// other.
    pub async fn line_up(&mut self, game: GameId) -> Result<(), StoreError> {
        sqlx::query("UPDATE games SET version = version WHERE id = $1")
            .bind(game.0)
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }

    /// Every plan of a game.
    pub async fn plans_in(&mut self, game: GameId) -> Result<Vec<Plan>, StoreError> {
        let rows = sqlx::query(
            "SELECT game, person, number, seat, line, since, state, asked, due_ms FROM plans \
             WHERE game = $1 ORDER BY person, number",
        )
        .bind(game.0)
        .fetch_all(&mut *self.inner)
        .await?;
        rows.iter().map(read).collect()
    }

    /// Keeps lines to be agreed to, in place of those that a person left unanswered.
    ///
    /// # Errors
    /// [`StoreError::Busy`] when somebody else took a number at the same moment.
    pub async fn propose_plans(
        &mut self,
        game: GameId,
        person: UserId,
        seat: u8,
        asked: InteractionId,
        since: i64,
        lines: &[String],
    ) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM plans WHERE game = $1 AND person = $2 AND state = 'asked'")
            .bind(game.0)
            .bind(person.0)
            .execute(&mut *self.inner)
            .await?;
        let row = sqlx::query(
            "SELECT CAST(COALESCE(MAX(number), 0) AS BIGINT) AS last FROM plans WHERE game = $1 AND person = $2",
        )
        .bind(game.0)
        .bind(person.0)
        .fetch_one(&mut *self.inner)
        .await?;
        let mut number = row.try_get::<i64, _>("last")?;
        for line in lines {
            number += 1;
            sqlx::query(
                "INSERT INTO plans (game, person, number, seat, line, since, state, asked) \
                 VALUES ($1, $2, $3, $4, $5, $6, 'asked', $7)",
            )
            .bind(game.0)
            .bind(person.0)
            .bind(number)
            .bind(i64::from(seat))
            .bind(line)
            .bind(since)
            .bind(asked.0)
            .execute(&mut *self.inner)
            .await?;
        }
        Ok(())
    }

    /// Writes how far a plan has come and when its next turn is played; whether it was there.
    pub async fn move_plan(
        &mut self,
        plan: &Plan,
        state: PlanState,
        due_ms: Option<i64>,
    ) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "UPDATE plans SET state = $4, due_ms = $5 WHERE game = $1 AND person = $2 AND number = $3 AND asked = $6",
        )
        .bind(plan.game.0)
        .bind(plan.person.0)
        .bind(plan.number)
        .bind(state.word())
        .bind(due_ms)
        .bind(plan.asked.0)
        .execute(&mut *self.inner)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Takes a plan's turn in hand: it is due no longer. Whether it was; the one who withdraws it meanwhile waits.
    pub async fn take_plan(&mut self, plan: &Plan, now: i64) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "UPDATE plans SET due_ms = NULL WHERE game = $1 AND person = $2 AND number = $3 AND asked = $4 \
             AND state = 'set' AND due_ms <= $5",
        )
        .bind(plan.game.0)
        .bind(plan.person.0)
        .bind(plan.number)
        .bind(plan.asked.0)
        .bind(now)
        .execute(&mut *self.inner)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Forgets a plan, and none that got its number later; whether it was there.
    pub async fn drop_plan(&mut self, plan: &Plan) -> Result<bool, StoreError> {
        let done =
            sqlx::query("DELETE FROM plans WHERE game = $1 AND person = $2 AND number = $3 AND asked = $4")
                .bind(plan.game.0)
                .bind(plan.person.0)
                .bind(plan.number)
                .bind(plan.asked.0)
                .execute(&mut *self.inner)
                .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Forgets a person's plans in a game; how many there were.
    pub async fn drop_plans_of(&mut self, game: GameId, person: UserId) -> Result<u64, StoreError> {
        let done = sqlx::query("DELETE FROM plans WHERE game = $1 AND person = $2")
            .bind(game.0)
            .bind(person.0)
            .execute(&mut *self.inner)
            .await?;
        Ok(done.rows_affected())
    }

    /// Forgets all plans of a game: it is over.
    pub async fn drop_plans(&mut self, game: GameId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM plans WHERE game = $1").bind(game.0).execute(&mut *self.inner).await?;
        Ok(())
    }
}

fn read(row: &AnyRow) -> Result<Plan, StoreError> {
    let game = row.id("game")?;
    let odd = |what: &str| StoreError::Unreadable(format!("a plan in game {game} has an unreadable {what}"));
    Ok(Plan {
        game,
        person: row.id("person")?,
        number: row.try_get("number")?,
        seat: u8::try_from(row.try_get::<i64, _>("seat")?).map_err(|_| odd("seat"))?,
        line: row.try_get("line")?,
        since: row.try_get("since")?,
        state: PlanState::from_word(&row.try_get::<String, _>("state")?).ok_or_else(|| odd("state"))?,
        asked: InteractionId(row.try_get("asked")?),
        due_ms: row.try_get("due_ms")?,
    })
}
