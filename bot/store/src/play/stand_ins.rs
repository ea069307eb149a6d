//! Computer players that sit in somebody's place: from when on, until when, and whose place it is.

use model::computer::Level;
use model::ids::{GameId, UserId};
use sqlx::any::AnyRow;

use crate::sql::{Columns, Statements};
use crate::{Result, Store, Tx};

/// A computer player that took a person's seat in the middle of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandIn {
    /// Which seat.
    pub seat: u8,
    /// How well it plays.
    pub level: Level,
    /// Which version of the program.
    pub version: String,
    /// How many turns were complete when it sat down.
    pub since_turn: i64,
    /// How many were when the person came back; `None` while it sits there, and when it did to the end.
    pub until_turn: Option<i64>,
}

const STAND_INS: &str = "SELECT seat, level, version, since_turn, until_turn FROM stand_ins WHERE game = $1 \
                         ORDER BY since_ms, seat";

const PLACES_KEPT: &str = "SELECT MAX(s.since_turn) AS since FROM stand_ins s JOIN former_seats f \
                           ON f.game = s.game AND f.seat = s.seat AND f.at_ms = s.since_ms \
                           WHERE s.game = $1 AND s.until_turn IS NULL";

impl Store {
    /// The computer players that took somebody's seat in a game, in order.
    pub async fn stand_ins(&self, game: GameId) -> Result<Vec<StandIn>> {
        self.all(STAND_INS, game, stand_in).await
    }

    /// The computer that plays in a person's place, who may take it back.
    pub async fn stand_in_for(&self, game: GameId, person: UserId) -> Result<Option<StandIn>> {
        self.maybe(
            "SELECT s.seat, s.level, s.version, s.since_turn, s.until_turn FROM stand_ins s JOIN former_seats f \
             ON f.game = s.game AND f.seat = s.seat AND f.at_ms = s.since_ms \
             WHERE s.game = $1 AND f.person = $2 AND s.until_turn IS NULL ORDER BY s.seat LIMIT 1",
            (game, person),
            stand_in,
        )
        .await
    }

    /// How many turns of a game were complete when the last of those left whose places computer players keep; `None` where everybody is
    /// there, or nobody is left to come back.
    pub async fn places_kept_since(&self, game: GameId) -> Result<Option<i64>> {
        self.one(PLACES_KEPT, game, |row| row.value("since")).await
    }
}

impl Tx {
    /// As [`Store::places_kept_since`].
    pub async fn places_kept_since(&mut self, game: GameId) -> Result<Option<i64>> {
        self.one(PLACES_KEPT, game, |row| row.value("since")).await
    }

    /// The computer players that took somebody's seat in a game, in order.
    pub async fn stand_ins(&mut self, game: GameId) -> Result<Vec<StandIn>> {
        self.all(STAND_INS, game, stand_in).await
    }

    /// Writes down that a computer player takes a seat whose person leaves it at this moment.
    pub async fn begin_stand_in(&mut self, game: GameId, stand_in: &StandIn, now: i64) -> Result<()> {
        self.run(
            "INSERT INTO stand_ins (game, seat, since_ms, level, version, since_turn) \
             VALUES ($1, $2, $3, $4, $5, $6)",
            (game, stand_in.seat, now, stand_in.level.word(), &stand_in.version, stand_in.since_turn),
        )
        .await
    }

    /// Writes down that somebody takes over a seat in which a computer player sits for somebody else, who can't come back to it then.
    pub async fn end_stand_in_at(&mut self, game: GameId, seat: u8, turn: i64) -> Result<()> {
        self.run(
            "UPDATE stand_ins SET until_turn = $3 WHERE game = $1 AND seat = $2 AND until_turn IS NULL",
            (game, seat, turn),
        )
        .await
    }

    /// Gives a person back the seats in which computer players sit for them; which these are. They are former players of them no longer.
    pub async fn end_stand_ins(&mut self, game: GameId, person: UserId, turn: i64) -> Result<Vec<u8>> {
        let seats = self
            .all(
                "SELECT s.seat FROM stand_ins s JOIN former_seats f \
                 ON f.game = s.game AND f.seat = s.seat AND f.at_ms = s.since_ms \
                 WHERE s.game = $1 AND f.person = $2 AND s.until_turn IS NULL ORDER BY s.seat",
                (game, person),
                |row| Ok(row.value::<i64>("seat")? as u8),
            )
            .await?;
        for seat in &seats {
            self.end_stand_in_at(game, *seat, turn).await?;
            self.run(
                "DELETE FROM former_seats WHERE game = $1 AND seat = $2 AND person = $3",
                (game, *seat, person),
            )
            .await?;
        }
        Ok(seats)
    }
}

fn stand_in(row: &AnyRow) -> Result<StandIn> {
    Ok(StandIn {
        seat: row.value::<i64>("seat")? as u8,
        // A newer program may know more levels.
        level: row.word("level", Level::from_word)?.unwrap_or(Level::Hard),
        version: row.value("version")?,
        since_turn: row.value("since_turn")?,
        until_turn: row.value("until_turn")?,
    })
}
