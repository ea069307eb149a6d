//! Computer players that sit in somebody's place: from when on, until when, and whose place it is.

use model::computer::Level;
use model::ids::{GameId, UserId};
use sqlx::{AnyConnection, Row};

use crate::{Store, StoreError, Tx};

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

impl Store {
    /// The computer players that took somebody's seat in a game, in order.
    pub async fn stand_ins(&self, game: GameId) -> Result<Vec<StandIn>, StoreError> {
        stand_ins(&mut *self.reach().await?.acquire().await?, game).await
    }

    /// How many turns of a game were complete when the last of those left whose places computer players keep; `None` where everybody is
    /// there, or nobody is left to come back.
    pub async fn places_kept_since(&self, game: GameId) -> Result<Option<i64>, StoreError> {
        places_kept_since(&mut *self.reach().await?.acquire().await?, game).await
    }
}

impl Tx {
    /// As [`Store::places_kept_since`].
    pub async fn places_kept_since(&mut self, game: GameId) -> Result<Option<i64>, StoreError> {
        places_kept_since(&mut self.inner, game).await
    }

    /// The computer players that took somebody's seat in a game, in order.
    pub async fn stand_ins(&mut self, game: GameId) -> Result<Vec<StandIn>, StoreError> {
        stand_ins(&mut self.inner, game).await
    }

    /// Writes down that a computer player takes a seat whose person leaves it at this moment.
    pub async fn begin_stand_in(
        &mut self,
        game: GameId,
        stand_in: &StandIn,
        now: i64,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO stand_ins (game, seat, since_ms, level, version, since_turn) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(game.0)
        .bind(i64::from(stand_in.seat))
        .bind(now)
        .bind(stand_in.level.word())
        .bind(&stand_in.version)
        .bind(stand_in.since_turn)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Writes down that somebody takes over a seat in which a computer player sits for somebody else, who can't come back to it then.
    pub async fn end_stand_in_at(&mut self, game: GameId, seat: u8, turn: i64) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE stand_ins SET until_turn = $3 WHERE game = $1 AND seat = $2 AND until_turn IS NULL",
        )
        .bind(game.0)
        .bind(i64::from(seat))
        .bind(turn)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Gives a person back the seats in which computer players sit for them; which these are. They are former players of them no longer.
    pub async fn end_stand_ins(
        &mut self,
        game: GameId,
        person: UserId,
        turn: i64,
    ) -> Result<Vec<u8>, StoreError> {
        let rows = sqlx::query(
            "SELECT s.seat FROM stand_ins s JOIN former_seats f \
             ON f.game = s.game AND f.seat = s.seat AND f.at_ms = s.since_ms \
             WHERE s.game = $1 AND f.person = $2 AND s.until_turn IS NULL ORDER BY s.seat",
        )
        .bind(game.0)
        .bind(person.0)
        .fetch_all(&mut *self.inner)
        .await?;
        let mut seats = Vec::new();
        for row in &rows {
            let seat: i64 = row.try_get("seat")?;
            self.end_stand_in_at(game, seat as u8, turn).await?;
            sqlx::query("DELETE FROM former_seats WHERE game = $1 AND seat = $2 AND person = $3")
                .bind(game.0)
                .bind(seat)
                .bind(person.0)
                .execute(&mut *self.inner)
                .await?;
            seats.push(seat as u8);
        }
        Ok(seats)
    }
}

async fn stand_ins(connection: &mut AnyConnection, game: GameId) -> Result<Vec<StandIn>, StoreError> {
    let rows = sqlx::query(
        "SELECT seat, level, version, since_turn, until_turn FROM stand_ins WHERE game = $1 ORDER BY since_ms, seat",
    )
    .bind(game.0)
    .fetch_all(connection)
    .await?;
    let read = |row: &sqlx::any::AnyRow| {
        let level: String = row.try_get("level")?;
        Ok(StandIn {
            seat: row.try_get::<i64, _>("seat")? as u8,
            // A newer program may know more levels.
            level: Level::from_word(&level).unwrap_or(Level::Hard),
            version: row.try_get("version")?,
            since_turn: row.try_get("since_turn")?,
            until_turn: row.try_get("until_turn")?,
        })
    };
    rows.iter().map(read).collect()
}

async fn places_kept_since(connection: &mut AnyConnection, game: GameId) -> Result<Option<i64>, StoreError> {
    let row = sqlx::query(
        "SELECT MAX(s.since_turn) AS since FROM stand_ins s JOIN former_seats f \
         ON f.game = s.game AND f.seat = s.seat AND f.at_ms = s.since_ms \
         WHERE s.game = $1 AND s.until_turn IS NULL",
    )
    .bind(game.0)
    .fetch_one(connection)
    .await?;
    Ok(row.try_get("since")?)
}
