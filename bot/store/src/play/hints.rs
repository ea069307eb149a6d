//! Hints: what a computer would have played, told to one person, and how many of them they have had.

use model::ids::{GameId, UserId};

use crate::sql::{Columns, Statements};
use crate::{Result, Store, Tx};

/// A hint that a person has had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The seat it was for.
    pub seat: u8,
    /// That seat's moment.
    pub prompt: i64,
    /// The steps of the turn up to its commit point, joined by `/`.
    pub entry: String,
    /// The line that was expected, joined by `/`.
    pub line: String,
}

/// How many hints were had in a game, by everybody together.
const HINTS: &str = "SELECT COUNT(*) AS hints FROM hints WHERE game = $1";

impl Store {
    /// The hints a person has had in a game.
    pub async fn hints(&self, game: GameId, person: UserId) -> Result<Vec<Hint>> {
        self.all(
            "SELECT seat, moment, entry, line FROM hints WHERE game = $1 AND person = $2",
            (game, person),
            |row| {
                Ok(Hint {
                    seat: row.value::<i64>("seat")? as u8,
                    prompt: row.value("moment")?,
                    entry: row.value("entry")?,
                    line: row.value("line")?,
                })
            },
        )
        .await
    }

    /// How many hints were had in a game, by everybody together.
    pub async fn hints_in(&self, game: GameId) -> Result<i64> {
        self.one(HINTS, game, |row| row.value("hints")).await
    }
}

impl Tx {
    /// How many hints were had in a game, by everybody together.
    pub async fn hints_in(&mut self, game: GameId) -> Result<i64> {
        self.one(HINTS, game, |row| row.value("hints")).await
    }

    /// Keeps a hint, if the person has had fewer than so many in the game: that is what it costs. Answers how many they have had then;
    /// `None` where they have none left. One that was kept for the same moment stays and costs nothing more. The game must be
    /// [locked](Tx::lock_game_at_version).
    pub async fn keep_hint(
        &mut self,
        (game, person): (GameId, UserId),
        hint: &Hint,
        most: i64,
        now: i64,
    ) -> Result<Option<i64>> {
        self.run(
            "INSERT INTO hints (game, person, seat, moment, entry, line, at_ms) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (game, person, seat, moment) DO NOTHING",
            (game, person, hint.seat, hint.prompt, &hint.entry, &hint.line, now),
        )
        .await?;
        let had = "SELECT COUNT(*) AS hints FROM hints WHERE game = $1 AND person = $2";
        let had = self.one(had, (game, person), |row| row.value::<i64>("hints")).await?;
        Ok((had <= most).then_some(had))
    }
}
