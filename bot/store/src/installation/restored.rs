//! A database that was restored from a backup: what makes sure that nothing from the time that is lost is taken for something
//! of now, and which games have been told.

use model::ids::GameId;
use sqlx::AnyConnection;

use super::facts::{fact, set_fact};
use crate::sql::{Columns, Statements};
use crate::{Result, Store, Tx};

/// The fact that says how far the bot is with telling everybody.
const RESTORED: &str = "restored";
/// Versions and moments go on so much later: no button from the time that is lost fits again.
const LEAP: i64 = 1_000_000;
/// How many numbers of games and tournaments are left out: they may have been given in the time that is lost.
const LEFT_OUT: i64 = 10_000;
/// The facts that say up to which number games and tournaments count as given.
pub(crate) const GAMES_GIVEN: &str = "games-given";
pub(crate) const TOURNAMENTS_GIVEN: &str = "tournaments-given";

/// That this database was restored, while not everybody knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Restored {
    /// The moment as of which things stand, in milliseconds since 1970.
    pub as_of_ms: i64,
    /// Up to which number games were told.
    pub through: GameId,
}

impl Restored {
    fn word(self) -> String {
        format!("{} {}", self.as_of_ms, self.through.0)
    }

    fn from_word(word: &str) -> Option<Self> {
        let (as_of, through) = word.split_once(' ')?;
        Some(Self { as_of_ms: as_of.parse().ok()?, through: GameId(through.parse().ok()?) })
    }
}

impl Store {
    /// Whether this database was restored and not everybody knows yet.
    pub async fn restored(&self) -> Result<Option<Restored>> {
        Ok(self.fact(RESTORED).await?.as_deref().and_then(Restored::from_word))
    }

    /// The running games and the invitations after a number, in order, at most so many.
    pub async fn open_games_after(&self, after: GameId, most: i64) -> Result<Vec<GameId>> {
        self.all(
            "SELECT id FROM games WHERE (status = 'running' OR status = 'invited') AND id > $1 ORDER BY id \
             LIMIT $2",
            (after, most),
            |row| row.id("id"),
        )
        .await
    }
}

impl Tx {
    /// Notes that this database was restored from a backup.
    pub async fn mark_restored(&mut self, now: i64) -> Result<()> {
        mark_restored(&mut self.inner, now).await
    }

    /// Notes that a game was told; `false` when somebody else was faster.
    pub async fn told_of_restore(&mut self, before: Restored, game: GameId) -> Result<bool> {
        self.changed(
            "UPDATE facts SET value = $3 WHERE name = $1 AND value = $2",
            (RESTORED, before.word(), Restored { through: game, ..before }.word()),
        )
        .await
    }

    /// Notes that everybody was told.
    pub async fn all_told_of_restore(&mut self, before: Restored) -> Result<()> {
        self.run("DELETE FROM facts WHERE name = $1 AND value = $2", (RESTORED, before.word())).await
    }
}

/// Notes within any transaction that its database was restored. Only names columns that every schema has had since there are backups.
pub(crate) async fn mark_restored(connection: &mut AnyConnection, now: i64) -> Result<()> {
    // When somebody was last at work there: that time is given back by the first start, too.
    let as_of_ms = connection
        .one(
            "SELECT COALESCE((SELECT at_ms FROM beats WHERE id = 1), (SELECT MAX(changed_ms) \
             FROM games), $1) AS at_ms",
            now,
            |row| row.value("at_ms"),
        )
        .await?;
    let restored = Restored { as_of_ms, through: GameId(0) };
    let leaps = [
        "UPDATE games SET version = version + $1 WHERE status = 'running' OR status = 'invited'",
        "UPDATE seats SET moment = moment + $1",
        "UPDATE drafts SET moment = moment + $1",
        "UPDATE tournaments SET version = version + $1 WHERE status = 'running' OR status = 'open'",
    ];
    for leap in leaps {
        connection.run(leap, LEAP).await?;
    }
    // What waits to be sent may have been sent: it is looked for first, as after a crash.
    connection
        .run(
            "UPDATE outbox SET attempts = attempts + 1, leased_by = NULL, lease_until_ms = 0 \
             WHERE done_ms IS NULL",
            (),
        )
        .await?;
    let given = [
        (GAMES_GIVEN, "SELECT CAST(COALESCE(MAX(id), 0) AS BIGINT) AS last FROM games"),
        (TOURNAMENTS_GIVEN, "SELECT CAST(COALESCE(MAX(id), 0) AS BIGINT) AS last FROM tournaments"),
    ];
    for (name, query) in given {
        let last: i64 = connection.one(query, (), |row| row.value("last")).await?;
        let before = fact(&mut *connection, name).await?.and_then(|value| value.parse().ok()).unwrap_or(0);
        set_fact(&mut *connection, name, &(last.max(before) + LEFT_OUT).to_string()).await?;
    }
    // The commands may have been registered by another version since.
    connection.run("DELETE FROM facts WHERE name = 'commands'", ()).await?;
    set_fact(connection, RESTORED, &restored.word()).await
}

/// The number after the last one that was given, for what is counted.
pub(crate) async fn next_number(
    connection: &mut AnyConnection,
    given: &'static str,
    last: i64,
) -> Result<i64> {
    let left_out = fact(connection, given).await?.and_then(|value| value.parse().ok()).unwrap_or(0);
    Ok(last.max(left_out) + 1)
}
