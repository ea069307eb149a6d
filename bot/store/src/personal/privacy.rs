//! What is kept about somebody is shown, and forgotten.

use model::ids::{GameId, UserId};
use serde_json::{Map, Value};
use sqlx::any::AnyRow;
use sqlx::{Column, Row};

use super::kept::KEPT;
use crate::columns::Columns;
use crate::{Store, StoreError, Task, Terms, Tx};

/// The rows of a table, by column.
pub type Rows = Vec<Map<String, Value>>;

/// Something that still has to be said and names a person.
pub struct Mention {
    /// The row.
    pub id: i64,
    /// The game it belongs to.
    pub game: Option<GameId>,
    /// The job as JSON.
    pub job: String,
}

impl Store {
    /// Everything that is kept about a person, by table; tables without are left out.
    pub async fn kept_about(&self, person: UserId) -> Result<Vec<(&'static str, Rows)>, StoreError> {
        let mut all = Vec::new();
        for kept in KEPT {
            let rows = sqlx::query(kept.show).bind(person.0).fetch_all(self.reach().await?).await?;
            if !rows.is_empty() {
                all.push((kept.table, rows.iter().map(object).collect::<Result<_, _>>()?));
            }
        }
        Ok(all)
    }
}

impl Tx {
    /// Remembers that a person asked to be forgotten, until they are. It is gone on with from that moment.
    pub async fn ask_erasure(&mut self, person: UserId, from_ms: i64) -> Result<(), StoreError> {
        self.ask_for(&Task::Erasure(person), Terms::from(from_ms).of(person)).await
    }

    /// Whether a person has to do with any game or invitation that isn't over.
    pub async fn is_at_a_table(&mut self, person: UserId) -> Result<bool, StoreError> {
        let row = sqlx::query(
            "SELECT COUNT(*) AS found FROM games WHERE (status = 'invited' AND host = $1) \
             OR ((status = 'running' OR status = 'invited') \
                 AND id IN (SELECT game FROM seats WHERE person = $1 UNION SELECT game FROM seats WHERE invited = $1))",
        )
        .bind(person.0)
        .fetch_one(&mut *self.inner)
        .await?;
        Ok(row.try_get::<i64, _>("found")? > 0)
    }

    /// Whether somebody is saying something to a person, or about them, at this moment. If not, nobody begins to before this
    /// transaction ends.
    pub async fn is_being_told(&mut self, person: UserId, now: i64) -> Result<bool, StoreError> {
        // The one who takes one of these jobs in hand does so before this, and is seen below, or waits for what becomes of it.
        sqlx::query(
            "UPDATE outbox SET lease_until_ms = lease_until_ms WHERE done_ms IS NULL \
             AND (lane = 'p' || CAST(CAST($1 AS BIGINT) AS TEXT) \
                  OR job LIKE '%' || CAST(CAST($1 AS BIGINT) AS TEXT) || '%')",
        )
        .bind(person.0)
        .execute(&mut *self.inner)
        .await?;
        let row = sqlx::query(
            "SELECT COUNT(*) AS found FROM outbox WHERE done_ms IS NULL AND lease_until_ms > $2 \
             AND (lane = 'p' || CAST(CAST($1 AS BIGINT) AS TEXT) \
                  OR job LIKE '%' || CAST(CAST($1 AS BIGINT) AS TEXT) || '%')",
        )
        .bind(person.0)
        .bind(now)
        .fetch_one(&mut *self.inner)
        .await?;
        Ok(row.try_get::<i64, _>("found")? > 0)
    }

    /// What still has to be said to others and holds a person's number.
    pub async fn mentions_of(&mut self, person: UserId) -> Result<Vec<Mention>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, game, job FROM outbox \
             WHERE lane <> 'p' || CAST(CAST($1 AS BIGINT) AS TEXT) \
             AND job LIKE '%' || CAST(CAST($1 AS BIGINT) AS TEXT) || '%' ORDER BY id",
        )
        .bind(person.0)
        .fetch_all(&mut *self.inner)
        .await?;
        let mention = |row: &AnyRow| {
            let game = row.maybe_id("game")?;
            Ok(Mention { id: row.try_get("id")?, game, job: row.try_get("job")? })
        };
        rows.iter().map(mention).collect()
    }

    /// Lets a job say something else; with `None` it is never said.
    pub async fn reword(&mut self, id: i64, job: Option<&str>) -> Result<(), StoreError> {
        let query = match job {
            Some(job) => {
                sqlx::query("UPDATE outbox SET job = $2 WHERE id = $1").bind(id).bind(job.to_owned())
            }
            None => sqlx::query("DELETE FROM outbox WHERE id = $1").bind(id),
        };
        query.execute(&mut *self.inner).await?;
        Ok(())
    }

    /// Forgets a person: every row about them goes, and where others need it, it stays without saying whose it was. What
    /// they had used up of a day's limits is recognised should they come back.
    pub async fn forget(&mut self, person: UserId) -> Result<(), StoreError> {
        self.mark_spent(person).await?;
        for statement in KEPT.iter().flat_map(|kept| kept.forget) {
            sqlx::query(*statement).bind(person.0).execute(&mut *self.inner).await?;
        }
        Ok(())
    }

    /// Forgets finished games that ended, and invitations that came to nothing, before these moments, at most so many of
    /// each; answers how many went. The newest number stays, so that no number is given twice.
    pub async fn retire(
        &mut self,
        ended_before: Option<i64>,
        dropped_before: Option<i64>,
        most: i64,
    ) -> Result<u64, StoreError> {
        let mut gone = 0;
        // Each has an index of its own, which is found by the status in the text.
        let over = "DELETE FROM games WHERE id IN (SELECT id FROM games WHERE status = 'over' AND changed_ms < $1 \
             AND id < (SELECT MAX(id) FROM games) ORDER BY changed_ms, id LIMIT $2)";
        let dropped = "DELETE FROM games WHERE id IN (SELECT id FROM games WHERE status = 'dropped' AND changed_ms < $1 \
             AND id < (SELECT MAX(id) FROM games) ORDER BY changed_ms, id LIMIT $2)";
        for (statement, before) in [(over, ended_before), (dropped, dropped_before)] {
            let Some(before) = before else { continue };
            let done = sqlx::query(statement).bind(before).bind(most).execute(&mut *self.inner).await?;
            gone += done.rows_affected();
        }
        Ok(gone)
    }
}

/// A row as an object of JSON.
fn object(row: &AnyRow) -> Result<Map<String, Value>, StoreError> {
    let mut object = Map::new();
    for (at, column) in row.columns().iter().enumerate() {
        let value = match row.try_get::<Option<i64>, _>(at) {
            Ok(number) => number.map_or(Value::Null, Value::from),
            Err(_) => row.try_get::<Option<String>, _>(at)?.map_or(Value::Null, Value::from),
        };
        object.insert(column.name().to_owned(), value);
    }
    Ok(object)
}
