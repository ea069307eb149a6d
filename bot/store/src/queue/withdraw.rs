//! Jobs of the outbox that are no longer wanted, or not yet: what was taken back before anybody tried to send it isn't sent.

use model::ids::{GameId, UserId};
use model::job::Job;
use sqlx::Row;

use crate::{StoreError, Tx};

/// How a job ends that was taken back in time.
const WITHDRAWN: &str = "withdrawn";

impl Tx {
    /// Ends the jobs of a game that would post under a name, or a copy of it for one person, and that nobody has tried yet; whether
    /// that leaves nothing of it to be changed: none was posted, and none is under way.
    pub async fn withdraw_posts(&mut self, game: GameId, slot: &str, now: i64) -> Result<bool, StoreError> {
        let rows = sqlx::query("SELECT id, job FROM outbox WHERE game = $1 AND done_ms IS NULL")
            .bind(game.0)
            .fetch_all(&mut *self.inner)
            .await?;
        let (mut found, mut withdrawn) = (0, 0);
        for row in &rows {
            // What another version wrote is left to it.
            let job = serde_json::from_str(&row.try_get::<String, _>("job")?);
            let posts = match &job {
                Ok(
                    Job::Post { slot: Some(own), .. }
                    | Job::Board { slot: own, .. }
                    | Job::Notice { slot: own, .. },
                ) => is_copy(own, slot),
                _ => false,
            };
            if !posts {
                continue;
            }
            found += 1;
            let done = sqlx::query(
                "UPDATE outbox SET job = '', done_ms = $2, fate = $3 \
                 WHERE id = $1 AND done_ms IS NULL AND attempts = 0 AND leased_by IS NULL",
            )
            .bind(row.try_get::<i64, _>("id")?)
            .bind(now)
            .bind(WITHDRAWN)
            .execute(&mut *self.inner)
            .await?;
            withdrawn += done.rows_affected();
        }
        Ok(found > 0 && withdrawn == found)
    }

    /// Until when the last invitation waits that a host has sent by direct message since a moment and that isn't delivered; `None`:
    /// none waits.
    pub async fn last_opening_of(&mut self, host: UserId, since: i64) -> Result<Option<i64>, StoreError> {
        let row = sqlx::query(
            "SELECT MAX(waiting.due_ms) AS last FROM (SELECT (SELECT MAX(o.due_ms) FROM outbox o \
             WHERE o.lane = 'p' || CAST(c.guest AS TEXT) AND o.done_ms IS NULL AND o.game = c.game) AS due_ms \
             FROM calls c WHERE c.host = $1 AND c.at_ms > $2 AND c.kind = 'direct') waiting",
        )
        .bind(host.0)
        .bind(since)
        .fetch_one(&mut *self.inner)
        .await?;
        Ok(row.try_get("last")?)
    }

    /// Whether somebody's direct messages have been opened before.
    pub async fn has_direct_channel(&mut self, person: UserId) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT dm_channel FROM people WHERE id = $1")
            .bind(person.0)
            .fetch_optional(&mut *self.inner)
            .await?;
        Ok(match row {
            Some(row) => row.try_get::<Option<i64>, _>("dm_channel")?.is_some(),
            None => false,
        })
    }

    /// Lets a job wait until a moment.
    pub async fn delay_job(&mut self, id: i64, due_ms: i64) -> Result<(), StoreError> {
        sqlx::query("UPDATE outbox SET due_ms = $2 WHERE id = $1 AND done_ms IS NULL")
            .bind(id)
            .bind(due_ms)
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }
}

/// Whether a name is this one, or that of a copy for one person: `invitation`, `invitation-12`.
fn is_copy(own: &str, slot: &str) -> bool {
    own.strip_prefix(slot).is_some_and(|rest| {
        let person = rest.strip_prefix('-');
        rest.is_empty() || person.is_some_and(|person| person.bytes().all(|letter| letter.is_ascii_digit()))
    })
}

#[cfg(test)]
mod tests {
    use super::is_copy;

    #[test]
    fn copies_are_known_by_their_names() {
        assert!(is_copy("invitation", "invitation") && is_copy("offer-adjourn-12", "offer-adjourn"));
        for other in ["offer-adjourn", "offer-12-x", "offers", "board"] {
            assert!(!is_copy(other, "offer"), "{other}");
        }
    }
}
