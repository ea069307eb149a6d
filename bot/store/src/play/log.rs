//! The logs of games, and drafts of turns.

use model::game::{Change, Game};
use model::ids::GameId;
use sqlx::AnyConnection;

use crate::sql::{Columns, Statements};
use crate::{Result, Store, StoreError, Tx};

/// A line of a game's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogRow {
    /// Its place, from 0.
    pub number: i64,
    /// Who; `None` is chance.
    pub seat: Option<u8>,
    /// What.
    pub text: String,
    /// When.
    pub at_ms: i64,
}

/// The steps of a turn that isn't complete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The seat's prompt it belongs to.
    pub prompt: i64,
    /// Steps joined by `/`.
    pub text: String,
}

impl Store {
    /// The log's entries from number `from` up to, not including, number `to`.
    pub async fn log_between(&self, game: GameId, from: i64, to: i64) -> Result<Vec<LogRow>> {
        read(&mut *self.look().await?, game, from, to).await
    }

    /// What a seat has drafted.
    pub async fn draft(&self, game: GameId, seat: u8) -> Result<Option<Draft>> {
        self.maybe("SELECT moment, text FROM drafts WHERE game = $1 AND seat = $2", (game, seat), |row| {
            Ok(Draft { prompt: row.value("moment")?, text: row.value("text")? })
        })
        .await
    }
}

/// What keeps entries apart. No step, ruling or decision has one in it.
const END: char = '\n';

/// Entries of a log. All of them are one row of the answer: a long game would bring hundreds otherwise, and each row costs more
/// than what is in it.
async fn read(connection: &mut AnyConnection, game: GameId, from: i64, to: i64) -> Result<Vec<LogRow>> {
    let log = connection
        .one(
            "SELECT string_agg(CAST(number AS TEXT) || ' ' || COALESCE(CAST(seat AS TEXT), '-') || ' ' || \
               CAST(at_ms AS TEXT) || ' ' || text, '\n' ORDER BY number) AS log \
             FROM entries WHERE game = $1 AND number >= $2 AND number < $3",
            (game, from, to),
            |row| row.value::<Option<String>>("log"),
        )
        .await?;
    let Some(log) = log else { return Ok(Vec::new()) };
    let unreadable = || StoreError::Unreadable(format!("game {game} has a log that can't be read"));
    log.split(END).map(|line| entry(line).ok_or_else(unreadable)).collect()
}

/// An entry as the statement writes it: number, seat, time and text, which may be empty and may have blanks.
fn entry(line: &str) -> Option<LogRow> {
    let mut words = line.splitn(4, ' ');
    let number = words.next()?.parse().ok()?;
    let seat = match words.next()? {
        "-" => None,
        seat => Some(seat.parse().ok()?),
    };
    Some(LogRow { number, seat, at_ms: words.next()?.parse().ok()?, text: words.next()?.to_owned() })
}

impl Tx {
    /// A game's whole log as this transaction sees it.
    pub async fn log(&mut self, game: GameId) -> Result<Vec<LogRow>> {
        read(&mut self.inner, game, 0, i64::MAX).await
    }

    /// Appends an entry to a game's log.
    ///
    /// # Errors
    /// [`StoreError::Busy`] when the number is taken: somebody else was faster.
    pub async fn append(
        &mut self,
        game: GameId,
        number: i64,
        seat: Option<u8>,
        text: &str,
        at_ms: i64,
    ) -> Result<()> {
        self.run(
            "INSERT INTO entries (game, number, seat, text, at_ms) VALUES ($1, $2, $3, $4, $5)",
            (game, number, seat, text, at_ms),
        )
        .await
    }

    /// Writes the newest turn of a seat anew: a sealed decision that was changed. It keeps its place and its moment, since
    /// when it was changed is nobody's business. What was decided about the game is no turn.
    ///
    /// # Errors
    /// [`StoreError::Stale`] when the seat has no turn: the one who asks knew another log.
    pub async fn rewrite(&mut self, game: &mut Game, seat: u8, text: &str) -> Result<()> {
        self.change_one(
            "UPDATE entries SET text = $3 WHERE game = $1 AND number = (SELECT MAX(number) FROM entries \
             WHERE game = $1 AND seat = $2 AND text NOT IN ('draw-offer', 'draw-decline'))",
            (game.id, seat, text),
        )
        .await?;
        self.change(game, Change::Rewritten).await
    }

    /// Keeps a seat's draft, in place of any earlier one.
    pub async fn save_draft(&mut self, game: GameId, seat: u8, prompt: i64, text: &str) -> Result<()> {
        self.run(
            "INSERT INTO drafts (game, seat, moment, text) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (game, seat) DO UPDATE SET moment = $3, text = $4",
            (game, seat, prompt, text),
        )
        .await
    }

    /// Forgets all drafts of a game.
    pub async fn drop_drafts(&mut self, game: GameId) -> Result<()> {
        self.run("DELETE FROM drafts WHERE game = $1", game).await
    }

    /// Forgets what a seat has drafted.
    pub async fn drop_draft(&mut self, game: GameId, seat: u8) -> Result<()> {
        self.run("DELETE FROM drafts WHERE game = $1 AND seat = $2", (game, seat)).await
    }
}
