//! What is kept about somebody is shown, and forgotten.

use model::ids::{GameId, UserId};
use serde_json::{Map, Value};
use sqlx::any::AnyRow;
use sqlx::{Column, Row};

use super::kept::KEPT;
use crate::sql::{Columns, Statements};
use crate::{Result, Store, Task, Terms, Tx};

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
    pub async fn kept_about(&self, person: UserId) -> Result<Vec<(&'static str, Rows)>> {
        let mut all = Vec::new();
        for kept in KEPT {
            let rows = self.all(kept.show, person, object).await?;
            if !rows.is_empty() {
                all.push((kept.table, rows));
            }
        }
        Ok(all)
    }
}

impl Tx {
    /// Remembers that a person asked to be forgotten, until they are. It is gone on with from that moment.
    pub async fn ask_erasure(&mut self, person: UserId, from_ms: i64) -> Result<()> {
        self.ask_for(&Task::Erasure(person), Terms::from(from_ms).of(person)).await
    }

    /// Whether a person has to do with any game or invitation that isn't over.
    pub async fn is_at_a_table(&mut self, person: UserId) -> Result<bool> {
        self.one(
            "SELECT COUNT(*) AS found FROM games WHERE (status = 'invited' AND host = $1) \
             OR ((status = 'running' OR status = 'invited') \
                 AND id IN (SELECT game FROM seats WHERE person = $1 UNION SELECT game FROM seats \
                 WHERE invited = $1))",
            person,
            |row| Ok(row.value::<i64>("found")? > 0),
        )
        .await
    }

    /// Whether somebody is saying something to a person, or about them, at this moment. If not, nobody begins to before this
    /// transaction ends.
    pub async fn is_being_told(&mut self, person: UserId, now: i64) -> Result<bool> {
        // The one who takes one of these jobs in hand does so before this, and is seen below, or waits for what becomes of it.
        self.run(
            "UPDATE outbox SET lease_until_ms = lease_until_ms WHERE done_ms IS NULL \
             AND (lane = 'p' || CAST(CAST($1 AS BIGINT) AS TEXT) \
                  OR job LIKE '%' || CAST(CAST($1 AS BIGINT) AS TEXT) || '%')",
            person,
        )
        .await?;
        self.one(
            "SELECT COUNT(*) AS found FROM outbox WHERE done_ms IS NULL AND lease_until_ms > $2 \
             AND (lane = 'p' || CAST(CAST($1 AS BIGINT) AS TEXT) \
                  OR job LIKE '%' || CAST(CAST($1 AS BIGINT) AS TEXT) || '%')",
            (person, now),
            |row| Ok(row.value::<i64>("found")? > 0),
        )
        .await
    }

    /// What still has to be said to others and holds a person's number.
    pub async fn mentions_of(&mut self, person: UserId) -> Result<Vec<Mention>> {
        self.all(
            "SELECT id, game, job FROM outbox \
             WHERE lane <> 'p' || CAST(CAST($1 AS BIGINT) AS TEXT) \
             AND job LIKE '%' || CAST(CAST($1 AS BIGINT) AS TEXT) || '%' ORDER BY id",
            person,
            |row| Ok(Mention { id: row.value("id")?, game: row.maybe_id("game")?, job: row.value("job")? }),
        )
        .await
    }

    /// Lets a job say something else; with `None` it is never said.
    pub async fn reword(&mut self, id: i64, job: Option<&str>) -> Result<()> {
        match job {
            Some(job) => self.run("UPDATE outbox SET job = $2 WHERE id = $1", (id, job)).await,
            None => self.run("DELETE FROM outbox WHERE id = $1", id).await,
        }
    }

    /// Forgets a person: every row about them goes, and where others need it, it stays without saying whose it was. What
    /// they had used up of a day's limits is recognised should they come back.
    pub async fn forget(&mut self, person: UserId) -> Result<()> {
        self.mark_spent(person).await?;
        for statement in KEPT.iter().flat_map(|kept| kept.forget) {
            self.run(*statement, person).await?;
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
    ) -> Result<u64> {
        let mut gone = 0;
        // Each has an index of its own, which is found by the status in the text.
        let over = "DELETE FROM games WHERE id IN (SELECT id FROM games WHERE status = 'over' \
                    AND changed_ms < $1 AND id < (SELECT MAX(id) FROM games) ORDER BY changed_ms, id \
                    LIMIT $2)";
        let dropped = "DELETE FROM games WHERE id IN (SELECT id FROM games WHERE status = 'dropped' \
                       AND changed_ms < $1 AND id < (SELECT MAX(id) FROM games) ORDER BY changed_ms, id \
                       LIMIT $2)";
        for (statement, before) in [(over, ended_before), (dropped, dropped_before)] {
            let Some(before) = before else { continue };
            gone += self.rows_changed(statement, (before, most)).await?;
        }
        Ok(gone)
    }
}

/// A row as an object of JSON.
fn object(row: &AnyRow) -> Result<Map<String, Value>> {
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
