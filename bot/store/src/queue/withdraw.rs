//! Jobs of the outbox that are no longer wanted, or not yet: what was taken back before anybody tried to send it isn't sent.

use model::ids::{GameId, UserId};
use model::job::Job;

use crate::sql::{Columns, Statements};
use crate::{Result, Tx};

/// How a job ends that was taken back in time.
const WITHDRAWN: &str = "withdrawn";

impl Tx {
    /// Ends the jobs of a game that would post under a name, or a copy of it for one person, and that nobody has tried yet; whether
    /// that leaves nothing of it to be changed: none was posted, and none is under way.
    pub async fn withdraw_posts(&mut self, game: GameId, slot: &str, now: i64) -> Result<bool> {
        let rows = self.rows("SELECT id, job FROM outbox WHERE game = $1 AND done_ms IS NULL", game).await?;
        let (mut found, mut withdrawn) = (0, 0);
        for row in &rows {
            // What another version wrote is left to it.
            let job = serde_json::from_str(&row.value::<String>("job")?);
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
            withdrawn += self
                .rows_changed(
                    "UPDATE outbox SET job = '', done_ms = $2, fate = $3 \
                     WHERE id = $1 AND done_ms IS NULL AND attempts = 0 AND leased_by IS NULL",
                    (row.value::<i64>("id")?, now, WITHDRAWN),
                )
                .await?;
        }
        Ok(found > 0 && withdrawn == found)
    }

    /// Until when the last invitation waits that a host has sent by direct message since a moment and that isn't delivered; `None`:
    /// none waits.
    pub async fn last_opening_of(&mut self, host: UserId, since: i64) -> Result<Option<i64>> {
        self.one(
            "SELECT MAX(waiting.due_ms) AS last FROM (SELECT (SELECT MAX(o.due_ms) FROM outbox o \
             WHERE o.lane = 'p' || CAST(c.guest AS TEXT) AND o.done_ms IS NULL \
             AND o.game = c.game) AS due_ms FROM calls c WHERE c.host = $1 AND c.at_ms > $2 \
             AND c.kind = 'direct') waiting",
            (host, since),
            |row| row.value("last"),
        )
        .await
    }

    /// Whether somebody's direct messages have been opened before.
    pub async fn has_direct_channel(&mut self, person: UserId) -> Result<bool> {
        let found = self
            .maybe("SELECT dm_channel FROM people WHERE id = $1", person, |row| row.is_set("dm_channel"))
            .await?;
        Ok(found.unwrap_or(false))
    }

    /// Lets a job wait until a moment.
    pub async fn delay_job(&mut self, id: i64, due_ms: i64) -> Result<()> {
        self.run("UPDATE outbox SET due_ms = $2 WHERE id = $1 AND done_ms IS NULL", (id, due_ms)).await
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
