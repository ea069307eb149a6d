//! Where clocks stand, and what makes them stand: rests, holidays.

use engine::seat::Seat;
use model::game::{Absences, Game};
use model::ids::{GameId, UserId};
use model::time::calendar::DaysOff;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::columns::{Columns, ids};
use crate::{Store, StoreError, Tx};

impl Store {
    /// The running games in which somebody's time is over, the longest first; not those that still have to be given time back.
    pub async fn games_late(&self, now: i64, most: i64) -> Result<Vec<GameId>, StoreError> {
        // A game may have several such seats: it is dealt with as a whole, so twice is once too often.
        let rows = sqlx::query(
            "SELECT game, MIN(deadline_ms) AS first FROM seats WHERE deadline_ms IS NOT NULL AND deadline_ms <= $1 \
             AND NOT EXISTS (SELECT 1 FROM credits WHERE credits.game = seats.game) \
             GROUP BY game ORDER BY first, game LIMIT $2",
        )
        .bind(now)
        .bind(most)
        .fetch_all(self.reach().await?)
        .await?;
        ids(&rows, "game")
    }

    /// The games whose rest ends by itself by now.
    pub async fn pauses_over(&self, now: i64, most: i64) -> Result<Vec<GameId>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM games WHERE resume_ms IS NOT NULL AND resume_ms <= $1 ORDER BY resume_ms, id LIMIT $2",
        )
        .bind(now)
        .bind(most)
        .fetch_all(self.reach().await?)
        .await?;
        ids(&rows, "id")
    }

    /// A person's holidays, the first one first: since when, until when.
    pub async fn vacations(&self, person: UserId) -> Result<Vec<(i64, i64)>, StoreError> {
        let mut connection = self.reach().await?.acquire().await?;
        vacations(&mut connection, person).await
    }

    /// Whose holidays are over by now and still on the boards.
    pub async fn vacations_over(&self, now: i64, most: i64) -> Result<Vec<UserId>, StoreError> {
        let rows = sqlx::query(
            "SELECT person FROM vacations WHERE over = 0 AND until_ms <= $1 ORDER BY until_ms, person LIMIT $2",
        )
        .bind(now)
        .bind(most)
        .fetch_all(self.reach().await?)
        .await?;
        ids(&rows, "person")
    }

    /// When no process was at work, the first time first: since when, until when.
    pub async fn downtimes(&self) -> Result<Vec<(i64, i64)>, StoreError> {
        let rows = sqlx::query("SELECT since_ms, until_ms FROM downtimes ORDER BY since_ms")
            .fetch_all(self.reach().await?)
            .await?;
        rows.iter().map(span).collect()
    }
}

impl Tx {
    /// Says that a process is at work; whether it was still `last` when one was before.
    pub async fn beat(&mut self, last: Option<i64>, now: i64) -> Result<bool, StoreError> {
        let statement = match last {
            Some(_) => "UPDATE beats SET at_ms = $1 WHERE id = 1 AND at_ms = $2",
            None => "INSERT INTO beats (id, at_ms) VALUES (1, $1) ON CONFLICT (id) DO NOTHING",
        };
        let mut beat = sqlx::query(statement).bind(now);
        if let Some(last) = last {
            beat = beat.bind(last);
        }
        Ok(beat.execute(&mut *self.inner).await?.rows_affected() == 1)
    }

    /// Notes that no process was at work from one moment to another, and which games get that time back: those with a running
    /// clock. Answers how many.
    pub async fn note_downtime(&mut self, since: i64, until: i64) -> Result<u64, StoreError> {
        // After the clock was set back the same moment may come twice.
        sqlx::query(
            "INSERT INTO downtimes (since_ms, until_ms) VALUES ($1, $2) \
             ON CONFLICT (since_ms) DO UPDATE SET until_ms = $2",
        )
        .bind(since)
        .bind(until)
        .execute(&mut *self.inner)
        .await?;
        self.keep_everything(until - since, until).await?;
        self.owe(since, until).await
    }

    /// Notes that every running clock goes on at another moment than it came to; how many games have one.
    pub(crate) async fn owe(&mut self, since: i64, until: i64) -> Result<u64, StoreError> {
        sqlx::query("UPDATE beats SET steps = steps + 1 WHERE id = 1").execute(&mut *self.inner).await?;
        let owed = sqlx::query(
            "INSERT INTO credits (game, since_ms, until_ms, noted) \
             SELECT DISTINCT game, CAST($1 AS BIGINT), CAST($2 AS BIGINT), \
               COALESCE((SELECT steps FROM beats WHERE id = 1), 0) \
             FROM seats WHERE deadline_ms IS NOT NULL ON CONFLICT (game, since_ms) DO UPDATE SET until_ms = $2",
        )
        .bind(since)
        .bind(until)
        .execute(&mut *self.inner)
        .await?;
        Ok(owed.rows_affected())
    }

    /// Moves the limits of games and invitations that have one.
    pub async fn move_limits(&mut self, by: i64) -> Result<(), StoreError> {
        for statement in [
            "UPDATE games SET limit_ms = limit_ms + $1, board_behind = 1 \
             WHERE limit_ms IS NOT NULL AND paused_ms IS NULL",
            "UPDATE games SET expires_ms = expires_ms + $1, board_behind = 1 \
             WHERE status = 'invited' AND expires_ms IS NOT NULL",
        ] {
            sqlx::query(statement).bind(by).execute(&mut *self.inner).await?;
        }
        Ok(())
    }

    /// Lets an invitation lapse at another moment. Not a change: nobody sees it, and no version moves.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn put_off_lapse(&mut self, game: GameId, expires_ms: i64) -> Result<(), StoreError> {
        sqlx::query("UPDATE games SET expires_ms = $2 WHERE id = $1 AND status = 'invited'")
            .bind(game.0)
            .bind(expires_ms)
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }

    /// A person's holidays as this transaction sees them.
    pub async fn vacations(&mut self, person: UserId) -> Result<Vec<(i64, i64)>, StoreError> {
        vacations(&mut self.inner, person).await
    }

    /// Begins a holiday.
    ///
    /// # Errors
    /// When the database fails, or the person began one at this very moment.
    pub async fn begin_vacation(&mut self, person: UserId, since: i64, until: i64) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO vacations (person, since_ms, until_ms) VALUES ($1, $2, $3)")
            .bind(person.0)
            .bind(since)
            .bind(until)
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }

    /// Ends a holiday early.
    pub async fn end_vacation(&mut self, person: UserId, since: i64, until: i64) -> Result<(), StoreError> {
        sqlx::query("UPDATE vacations SET until_ms = $3, over = 1 WHERE person = $1 AND since_ms = $2")
            .bind(person.0)
            .bind(since)
            .bind(until)
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }

    /// Takes holidays that are over by now off the boards.
    pub async fn close_vacations(&mut self, now: i64) -> Result<(), StoreError> {
        for statement in [
            "UPDATE games SET board_behind = 1 WHERE status = 'running' \
             AND id IN (SELECT game FROM seats WHERE away_ms IS NOT NULL AND away_ms <= $1)",
            "UPDATE seats SET away_ms = NULL WHERE away_ms IS NOT NULL AND away_ms <= $1",
            "UPDATE vacations SET over = 1 WHERE over = 0 AND until_ms <= $1",
        ] {
            sqlx::query(statement).bind(now).execute(&mut *self.inner).await?;
        }
        Ok(())
    }

    /// Remembers who sat somewhere before somebody took over.
    pub async fn left_seat(
        &mut self,
        game: GameId,
        seat: u8,
        person: UserId,
        now: i64,
    ) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO former_seats (game, seat, person, at_ms) VALUES ($1, $2, $3, $4)")
            .bind(game.0)
            .bind(i64::from(seat))
            .bind(person.0)
            .bind(now)
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }

    /// Whether somebody had a seat at a table before somebody else took it over.
    pub async fn sat_before(&mut self, game: GameId, person: UserId) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT COUNT(*) AS seats FROM former_seats WHERE game = $1 AND person = $2")
            .bind(game.0)
            .bind(person.0)
            .fetch_one(&mut *self.inner)
            .await?;
        Ok(row.try_get::<i64, _>("seats")? > 0 || self.is_marked_former(game, person).await?)
    }

    /// Lets the clocks of a game stand whose time is over, without reading the game.
    pub async fn stop_late_clocks(&mut self, game: GameId, now: i64) -> Result<(), StoreError> {
        sqlx::query("UPDATE seats SET deadline_ms = NULL WHERE game = $1 AND deadline_ms <= $2")
            .bind(game.0)
            .bind(now)
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }

    /// For each seat, in order, the times at which its clock stands.
    pub async fn days_off(&mut self, game: &Game, now: i64) -> Result<Vec<DaysOff>, StoreError> {
        let absences = absences(&mut self.inner, game, game.clocks_run_since(now)).await?;
        Ok(game.days_off(&absences))
    }

    /// The same for one seat.
    pub async fn days_off_at(&mut self, game: &Game, seat: Seat, now: i64) -> Result<DaysOff, StoreError> {
        let at = game.seats.iter().position(|own| own.seat == seat);
        let off = self.days_off(game, now).await?;
        Ok(at.and_then(|at| off.into_iter().nth(at)).unwrap_or_default())
    }
}

/// Why clocks of a table stand at times, as far as its time control asks: from a time on.
pub(super) async fn absences(
    connection: &mut AnyConnection,
    game: &Game,
    since: i64,
) -> Result<Absences, StoreError> {
    let mut absences = Absences::default();
    if game.time.is_slow() {
        absences.vacations = vacations_at(connection, game.id, since).await?;
    }
    if game.time.weekends_off {
        absences.zones = zones_at(connection, game.id).await?;
    }
    Ok(absences)
}

async fn zones_at(connection: &mut AnyConnection, game: GameId) -> Result<Vec<(UserId, String)>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, zone FROM people WHERE zone IS NOT NULL AND id IN (SELECT person FROM seats WHERE game = $1)",
    )
    .bind(game.0)
    .fetch_all(connection)
    .await?;
    rows.iter().map(|row| Ok((row.id("id")?, row.try_get("zone")?))).collect()
}

async fn vacations_at(
    connection: &mut AnyConnection,
    game: GameId,
    after: i64,
) -> Result<Vec<(UserId, i64, i64)>, StoreError> {
    let rows = sqlx::query(
        "SELECT person, since_ms, until_ms FROM vacations WHERE until_ms > $2 \
         AND person IN (SELECT person FROM seats WHERE game = $1) ORDER BY person, since_ms",
    )
    .bind(game.0)
    .bind(after)
    .fetch_all(connection)
    .await?;
    rows.iter().map(away).collect()
}

async fn vacations(connection: &mut AnyConnection, person: UserId) -> Result<Vec<(i64, i64)>, StoreError> {
    let rows = sqlx::query("SELECT since_ms, until_ms FROM vacations WHERE person = $1 ORDER BY since_ms")
        .bind(person.0)
        .fetch_all(connection)
        .await?;
    rows.iter().map(span).collect()
}

fn span(row: &AnyRow) -> Result<(i64, i64), StoreError> {
    Ok((row.try_get("since_ms")?, row.try_get("until_ms")?))
}

fn away(row: &AnyRow) -> Result<(UserId, i64, i64), StoreError> {
    let (since, until) = span(row)?;
    Ok((row.id("person")?, since, until))
}
