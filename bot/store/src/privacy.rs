//! Everything that is kept about people, table by table: how to show it, and how to forget it.
//!
//! A new table that keeps a person's id gets an entry in [`KEPT`], one that doesn't a word in [`IMPERSONAL`]; a test reads the
//! schema and fails for a table that is in neither.

use model::ids::{GameId, UserId};
use serde_json::{Map, Value};
use sqlx::any::AnyRow;
use sqlx::{Column, Row};

use super::{Store, StoreError, Tx};

/// What a table keeps about people. `$1` is the person's id.
struct Kept {
    table: &'static str,
    /// Their rows, as far as they may see them: nothing of a running game that their view doesn't show.
    show: &'static str,
    /// What makes them go; nothing where the area has a function of its own, which `Tx::forget` calls first. Everything
    /// before it in the list has gone by then.
    forget: &'static [&'static str],
}

/// Every table that keeps something about people. What is found by way of `seats` comes before `seats`.
const KEPT: &[Kept] = &[
    Kept {
        table: "drafts",
        show: "SELECT game, seat, text FROM drafts WHERE (SELECT person FROM seats \
               WHERE seats.game = drafts.game AND seats.seat = drafts.seat) = $1",
        forget: &["DELETE FROM drafts WHERE (SELECT person FROM seats \
                  WHERE seats.game = drafts.game AND seats.seat = drafts.seat) = $1"],
    },
    Kept {
        table: "posts",
        // Copies in direct messages carry the person's id in their names.
        show: "SELECT game, slot, channel, message FROM posts \
               WHERE slot LIKE '%-' || CAST(CAST($1 AS BIGINT) AS TEXT)",
        forget: &["DELETE FROM posts WHERE slot LIKE '%-' || CAST(CAST($1 AS BIGINT) AS TEXT)"],
    },
    Kept {
        table: "inquiries",
        show: "SELECT game, number, asker, text, answer, asked_ms FROM inquiries WHERE asker = $1 OR answerer = $1",
        forget: &[
            "DELETE FROM inquiries WHERE asker = $1",
            "UPDATE inquiries SET answerer = 0 WHERE answerer = $1",
        ],
    },
    Kept {
        table: "daily_answers",
        show: "SELECT day, guild, line, moves, at_ms FROM daily_answers WHERE person = $1",
        forget: &["DELETE FROM daily_answers WHERE person = $1"],
    },
    Kept {
        table: "outbox",
        // What the messages say was said to nobody else, but not to the person yet either.
        show: "SELECT id, game, due_ms, done_ms, fate FROM outbox \
               WHERE lane = 'p' || CAST(CAST($1 AS BIGINT) AS TEXT)",
        forget: &["DELETE FROM outbox WHERE lane = 'p' || CAST(CAST($1 AS BIGINT) AS TEXT)"],
    },
    Kept {
        table: "guild_deeds",
        // The list stays whole for those who look after the server; only who it was goes.
        show: "SELECT guild, deed, about, at_ms FROM guild_deeds WHERE person = $1",
        forget: &["UPDATE guild_deeds SET person = 0 WHERE person = $1"],
    },
    Kept {
        table: "stranded_votes",
        show: "SELECT game FROM stranded_votes WHERE person = $1",
        forget: &["DELETE FROM stranded_votes WHERE person = $1"],
    },
    Kept {
        table: "seats",
        show: "SELECT game, seat, person, invited, result, asked_ms, left_ms, since_ms, deadline_ms, late_ms \
               FROM seats WHERE person = $1 OR invited = $1",
        forget: &[
            "UPDATE seats SET person = NULL WHERE person = $1",
            "UPDATE seats SET invited = NULL WHERE invited = $1",
        ],
    },
    Kept {
        table: "games",
        show: "SELECT id, rules, status, created_ms FROM games WHERE host = $1",
        forget: &["UPDATE games SET host = 0 WHERE host = $1"],
    },
    Kept {
        table: "former_seats",
        show: "SELECT game, seat, at_ms FROM former_seats WHERE person = $1",
        forget: &["DELETE FROM former_seats WHERE person = $1"],
    },
    Kept {
        table: "blocks",
        // Whose list they stand on is for nobody to know but its owner. A hash stays there, so that being forgotten is no way around it.
        show: "SELECT blocked, made_ms FROM blocks WHERE person = $1",
        forget: &[
            "DELETE FROM blocks WHERE person = $1",
            "UPDATE blocks SET blocked = NULL WHERE blocked = $1",
        ],
    },
    Kept {
        table: "calls",
        // What others received counts on for them, without saying from whom.
        show: "SELECT kind, game, at_ms FROM calls WHERE host = $1",
        forget: &["UPDATE calls SET host = 0 WHERE host = $1", "DELETE FROM calls WHERE guest = $1"],
    },
    Kept {
        table: "vacations",
        show: "SELECT since_ms, until_ms, over FROM vacations WHERE person = $1",
        forget: &["DELETE FROM vacations WHERE person = $1"],
    },
    Kept {
        table: "reminders",
        show: "SELECT game, point, due_ms FROM reminders WHERE person = $1",
        forget: &["DELETE FROM reminders WHERE person = $1"],
    },
    Kept {
        table: "plans",
        show: "SELECT game, number, seat, line, state FROM plans WHERE person = $1",
        forget: &["DELETE FROM plans WHERE person = $1"],
    },
    Kept {
        table: "notes",
        // Not how long the log was: sealed decisions count there, too.
        show: "SELECT game, number, turn, text, at_ms FROM notes WHERE person = $1",
        forget: &["DELETE FROM notes WHERE person = $1"],
    },
    Kept {
        table: "results",
        show: "SELECT game, rules, guild, side, verdict, score, rated, ended_ms FROM results WHERE person = $1",
        forget: &["DELETE FROM results WHERE person = $1"],
    },
    Kept {
        table: "ratings",
        show: "SELECT rules, rating, deviation, volatility, games, last_ms FROM ratings WHERE person = $1",
        forget: &["DELETE FROM ratings WHERE person = $1"],
    },
    Kept {
        table: "rating_changes",
        show: "SELECT * FROM rating_changes WHERE person = $1",
        forget: &["DELETE FROM rating_changes WHERE person = $1"],
    },
    Kept {
        table: "deeds",
        show: "SELECT deed, count, first_game, first_ms FROM deeds WHERE person = $1",
        forget: &["DELETE FROM deeds WHERE person = $1"],
    },
    Kept {
        table: "entrants",
        show: "SELECT tournament, number, gone_round FROM entrants WHERE person = $1",
        // Where it goes on they no longer take part, and somebody has to look at it; points stay, without a name.
        forget: &[
            "UPDATE tournaments SET version = version + 1, ready_ms = changed_ms \
             WHERE (status = 'open' OR status = 'running') \
             AND id IN (SELECT tournament FROM entrants WHERE person = $1)",
            "UPDATE entrants SET person = NULL, gone_round = COALESCE(gone_round, \
             (SELECT round + 1 FROM tournaments WHERE tournaments.id = entrants.tournament)) WHERE person = $1",
        ],
    },
    Kept {
        table: "tournaments",
        show: "SELECT id, guild, channel, rules, title, created_ms FROM tournaments WHERE host = $1",
        forget: &["UPDATE tournaments SET host = NULL WHERE host = $1"],
    },
    Kept {
        table: "agreements",
        show: "SELECT game, kind FROM agreements WHERE person = $1",
        forget: &["DELETE FROM agreements WHERE person = $1"],
    },
    Kept {
        table: "offers",
        show: "SELECT game, kind, until_ms, made_ms, agreed_ms FROM offers WHERE person = $1",
        // With an offer go the answers to it.
        forget: &["DELETE FROM offers WHERE person = $1"],
    },
    Kept {
        table: "people",
        // Whatever columns there are: each is about the person, and none may be left out.
        show: "SELECT * FROM people WHERE id = $1",
        forget: &["DELETE FROM people WHERE id = $1"],
    },
    Kept {
        table: "erasures",
        show: "SELECT asked_ms FROM erasures WHERE person = $1",
        forget: &["DELETE FROM erasures WHERE person = $1"],
    },
];

/// The tables that keep nothing about people.
const IMPERSONAL: &[&str] = &[
    "_sqlx_migrations",
    "beats",
    "broken_places",
    "compatibility",
    // Games alone.
    "credits",
    "daily_holes",
    "downtimes",
    // Turns by seat; who sat there stands in `seats`.
    "entries",
    "facts",
    // Hashes with a salt each, until the game ends.
    "former_marks",
    // Servers.
    "greetings",
    // Channels and roles.
    "guild_allows",
    "guild_games",
    "guilds",
    // Numbers of interactions alone.
    "interactions",
    "leases",
    // Messages by tournament.
    "notices",
    // By numbers; whose they are stands in `entrants`.
    "pairings",
    // Programs and machines.
    "processes",
    // Time by seat; who sits there stands in `seats`.
    "refills",
    "rulings",
    // Which games rest; who wants what stands in `stranded_votes`.
    "stranded",
];

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

/// Whether a table of this name is known to keep something about people, or known not to.
#[must_use]
pub fn is_known_table(name: &str) -> bool {
    IMPERSONAL.contains(&name) || KEPT.iter().any(|kept| kept.table == name)
}

impl Store {
    /// Everything that is kept about a person, by table; tables without are left out.
    ///
    /// # Errors
    /// When the database fails.
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

    /// People who asked to be forgotten and aren't yet.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn erasures(&self, most: i64) -> Result<Vec<UserId>, StoreError> {
        let rows = sqlx::query("SELECT person FROM erasures ORDER BY asked_ms, person LIMIT $1")
            .bind(most)
            .fetch_all(self.reach().await?)
            .await?;
        rows.iter().map(|row| Ok(UserId(row.try_get("person")?))).collect()
    }
}

impl Tx {
    /// Remembers that a person asked to be forgotten, until they are.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn ask_erasure(&mut self, person: UserId, now: i64) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO erasures (person, asked_ms) VALUES ($1, $2) ON CONFLICT (person) DO NOTHING",
        )
        .bind(person.0)
        .bind(now)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Whether a person has to do with any game or invitation that isn't over.
    ///
    /// # Errors
    /// When the database fails.
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
    ///
    /// # Errors
    /// When the database fails.
    pub async fn is_being_told(&mut self, person: UserId, now: i64) -> Result<bool, StoreError> {
        // Whoever takes one of these jobs in hand does so before this, and is seen below, or waits for what becomes of it.
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
    ///
    /// # Errors
    /// When the database fails.
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
            let game = row.try_get::<Option<i64>, _>("game")?.map(GameId);
            Ok(Mention { id: row.try_get("id")?, game, job: row.try_get("job")? })
        };
        rows.iter().map(mention).collect()
    }

    /// Lets a job say something else; with `None` it is never said.
    ///
    /// # Errors
    /// When the database fails.
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

    /// Forgets a person: every row about them goes, and where others need it, it stays without saying whose it was.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn forget(&mut self, person: UserId) -> Result<(), StoreError> {
        for statement in KEPT.iter().flat_map(|kept| kept.forget) {
            sqlx::query(*statement).bind(person.0).execute(&mut *self.inner).await?;
        }
        Ok(())
    }

    /// Forgets finished games that ended, and invitations that came to nothing, before these moments, at most so many of
    /// each; answers how many went. The newest number stays, so that no number is given twice.
    ///
    /// # Errors
    /// When the database fails.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_table_is_listed_once() {
        let kept = KEPT.iter().map(|kept| kept.table);
        let mut all: Vec<&str> = kept.chain(IMPERSONAL.iter().copied()).collect();
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count, "{all:?}");
    }
}
