//! Conditional turns. Nothing here touches a game's version: nobody else may notice that a plan exists.

use model::ids::{GameId, InteractionId, UserId};
use model::named;
use sqlx::any::AnyRow;

use crate::sql::{Columns, Statements};
use crate::{Result, Store, StoreError, Tx};

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

named! {
    /// How far a plan has come.
    PlanState {
        /// Shown back in words, not agreed to.
        Asked = "asked",
        /// It counts.
        Set = "set",
        /// Something else happened.
        Missed = "missed",
    }
}

impl Store {
    /// A person's plans in a game, in their order.
    pub async fn plans(&self, game: GameId, person: UserId) -> Result<Vec<Plan>> {
        self.all(
            "SELECT game, person, number, seat, line, since, state, asked, due_ms FROM plans \
             WHERE game = $1 AND person = $2 ORDER BY number",
            (game, person),
            read,
        )
        .await
    }

    /// Plans whose next turn is to be played, the longest due first.
    pub async fn plans_due(&self, now: i64, most: i64) -> Result<Vec<Plan>> {
        self.readable(
            "SELECT game, person, number, seat, line, since, state, asked, due_ms FROM plans \
             WHERE due_ms <= $1 ORDER BY due_ms, game, person, number LIMIT $2",
            (now, most),
            read,
        )
        .await
    }
}

impl Tx {
    /// Moves the moments of planned turns that had not come by a moment.
    pub async fn move_plans(&mut self, after: i64, by: i64) -> Result<()> {
        self.run("UPDATE plans SET due_ms = due_ms + $1 WHERE due_ms > $2", (by, after)).await
    }

    /// Locks a game's row until this transaction ends: the one who changes the game, or plans in it, waits. Taken first of all, so that no
    /// two wait for each other.
    pub async fn lock_game(&mut self, game: GameId) -> Result<()> {
        self.run("UPDATE games SET version = version WHERE id = $1", game).await
    }

    /// Every plan of a game.
    pub async fn plans_in(&mut self, game: GameId) -> Result<Vec<Plan>> {
        self.all(
            "SELECT game, person, number, seat, line, since, state, asked, due_ms FROM plans \
             WHERE game = $1 ORDER BY person, number",
            game,
            read,
        )
        .await
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
    ) -> Result<()> {
        self.run("DELETE FROM plans WHERE game = $1 AND person = $2 AND state = 'asked'", (game, person))
            .await?;
        let last = "SELECT CAST(COALESCE(MAX(number), 0) AS BIGINT) AS last FROM plans WHERE game = $1 \
                    AND person = $2";
        let mut number: i64 = self.one(last, (game, person), |row| row.value("last")).await?;
        for line in lines {
            number += 1;
            self.run(
                "INSERT INTO plans (game, person, number, seat, line, since, state, asked) \
                 VALUES ($1, $2, $3, $4, $5, $6, 'asked', $7)",
                (game, person, number, seat, line, since, asked),
            )
            .await?;
        }
        Ok(())
    }

    /// Writes how far a plan has come and when its next turn is played; whether it was there.
    pub async fn move_plan(&mut self, plan: &Plan, state: PlanState, due_ms: Option<i64>) -> Result<bool> {
        self.changed(
            "UPDATE plans SET state = $4, due_ms = $5 WHERE game = $1 AND person = $2 AND number = $3 \
             AND asked = $6",
            (plan.game, plan.person, plan.number, state.word(), due_ms, plan.asked),
        )
        .await
    }

    /// Takes a plan's turn in hand: it is due no longer. Whether it was; the one who withdraws it meanwhile waits.
    pub async fn take_plan(&mut self, plan: &Plan, now: i64) -> Result<bool> {
        self.changed(
            "UPDATE plans SET due_ms = NULL WHERE game = $1 AND person = $2 AND number = $3 AND asked = $4 \
             AND state = 'set' AND due_ms <= $5",
            (plan.game, plan.person, plan.number, plan.asked, now),
        )
        .await
    }

    /// Forgets a plan, and none that got its number later; whether it was there.
    pub async fn drop_plan(&mut self, plan: &Plan) -> Result<bool> {
        self.changed(
            "DELETE FROM plans WHERE game = $1 AND person = $2 AND number = $3 AND asked = $4",
            (plan.game, plan.person, plan.number, plan.asked),
        )
        .await
    }

    /// Forgets a person's plans in a game; how many there were.
    pub async fn drop_plans_of(&mut self, game: GameId, person: UserId) -> Result<u64> {
        self.rows_changed("DELETE FROM plans WHERE game = $1 AND person = $2", (game, person)).await
    }

    /// Forgets all plans of a game: it is over.
    pub async fn drop_plans(&mut self, game: GameId) -> Result<()> {
        self.run("DELETE FROM plans WHERE game = $1", game).await
    }
}

fn read(row: &AnyRow) -> Result<Plan> {
    let game = row.id("game")?;
    let odd = |what: &str| StoreError::Unreadable(format!("a plan in game {game} has an unreadable {what}"));
    Ok(Plan {
        game,
        person: row.id("person")?,
        number: row.value("number")?,
        seat: u8::try_from(row.value::<i64>("seat")?).map_err(|_| odd("seat"))?,
        line: row.value("line")?,
        since: row.value("since")?,
        state: row.word("state", PlanState::from_word)?.ok_or_else(|| odd("state"))?,
        asked: row.id("asked")?,
        due_ms: row.value("due_ms")?,
    })
}
