//! Where clocks stand, and what makes them stand: rests, holidays.

use engine::seat::Seat;
use model::game::{Absences, Game};
use model::ids::{GameId, UserId};
use model::time::calendar::DaysOff;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::sql::{Columns, Statements};
use crate::{Result, Store, Tx};

/// A person's holidays.
const VACATIONS: &str = "SELECT since_ms, until_ms FROM vacations WHERE person = $1 ORDER BY since_ms";

impl Store {
    /// The running games in which somebody's time is over, the longest first; not those that still have to be given time back.
    pub async fn games_late(&self, now: i64, most: i64) -> Result<Vec<GameId>> {
        // A game may have several such seats: it is dealt with as a whole, so twice is once too often.
        self.all(
            "SELECT game, MIN(deadline_ms) AS first FROM seats WHERE deadline_ms IS NOT NULL \
             AND deadline_ms <= $1 AND NOT EXISTS (SELECT 1 FROM credits WHERE credits.game = seats.game) \
             GROUP BY game ORDER BY first, game LIMIT $2",
            (now, most),
            |row| row.id("game"),
        )
        .await
    }

    /// The games whose rest ends by itself by now.
    pub async fn pauses_over(&self, now: i64, most: i64) -> Result<Vec<GameId>> {
        self.all(
            "SELECT id FROM games WHERE resume_ms IS NOT NULL AND resume_ms <= $1 ORDER BY resume_ms, id \
             LIMIT $2",
            (now, most),
            |row| row.id("id"),
        )
        .await
    }

    /// A person's holidays, the first one first: since when, until when.
    pub async fn vacations(&self, person: UserId) -> Result<Vec<(i64, i64)>> {
        self.all(VACATIONS, person, span).await
    }

    /// Whose holidays are over by now and still on the boards.
    pub async fn vacations_over(&self, now: i64, most: i64) -> Result<Vec<UserId>> {
        self.all(
            "SELECT person FROM vacations WHERE over = 0 AND until_ms <= $1 ORDER BY until_ms, person \
             LIMIT $2",
            (now, most),
            |row| row.id("person"),
        )
        .await
    }

    /// When no process was at work, the first time first: since when, until when.
    pub async fn downtimes(&self) -> Result<Vec<(i64, i64)>> {
        self.all("SELECT since_ms, until_ms FROM downtimes ORDER BY since_ms", (), span).await
    }
}

impl Tx {
    /// Says that a process is at work; whether it was still `last` when one was before.
    pub async fn beat(&mut self, last: Option<i64>, now: i64) -> Result<bool> {
        match last {
            Some(last) => {
                self.changed("UPDATE beats SET at_ms = $1 WHERE id = 1 AND at_ms = $2", (now, last)).await
            }
            None => {
                let first = "INSERT INTO beats (id, at_ms) VALUES (1, $1) ON CONFLICT (id) DO NOTHING";
                self.changed(first, now).await
            }
        }
    }

    /// Notes that no process was at work from one moment to another, and which games get that time back: those with a running
    /// clock. Answers how many.
    pub async fn note_downtime(&mut self, since: i64, until: i64) -> Result<u64> {
        // After the clock was set back the same moment may come twice.
        self.run(
            "INSERT INTO downtimes (since_ms, until_ms) VALUES ($1, $2) \
             ON CONFLICT (since_ms) DO UPDATE SET until_ms = $2",
            (since, until),
        )
        .await?;
        self.keep_everything(until - since, until).await?;
        self.owe(since, until).await
    }

    /// Notes that every running clock goes on at another moment than it came to; how many games have one.
    pub(crate) async fn owe(&mut self, since: i64, until: i64) -> Result<u64> {
        self.run("UPDATE beats SET steps = steps + 1 WHERE id = 1", ()).await?;
        self.rows_changed(
            "INSERT INTO credits (game, since_ms, until_ms, noted) \
             SELECT DISTINCT game, CAST($1 AS BIGINT), CAST($2 AS BIGINT), \
               COALESCE((SELECT steps FROM beats WHERE id = 1), 0) \
             FROM seats WHERE deadline_ms IS NOT NULL ON CONFLICT (game, since_ms) DO UPDATE \
             SET until_ms = $2",
            (since, until),
        )
        .await
    }

    /// Moves the limits of games and invitations that have one.
    pub async fn move_limits(&mut self, by: i64) -> Result<()> {
        for statement in [
            "UPDATE games SET limit_ms = limit_ms + $1, board_behind = 1 \
             WHERE limit_ms IS NOT NULL AND paused_ms IS NULL",
            "UPDATE games SET expires_ms = expires_ms + $1, board_behind = 1 \
             WHERE status = 'invited' AND expires_ms IS NOT NULL",
        ] {
            self.run(statement, by).await?;
        }
        Ok(())
    }

    /// Lets an invitation lapse at another moment. Not a change: nobody sees it, and no version moves.
    pub async fn put_off_lapse(&mut self, game: GameId, expires_ms: i64) -> Result<()> {
        let sql = "UPDATE games SET expires_ms = $2 WHERE id = $1 AND status = 'invited'";
        self.run(sql, (game, expires_ms)).await
    }

    /// A person's holidays as this transaction sees them.
    pub async fn vacations(&mut self, person: UserId) -> Result<Vec<(i64, i64)>> {
        self.all(VACATIONS, person, span).await
    }

    /// Begins a holiday.
    ///
    /// # Errors
    /// When the database fails, or the person began one at this very moment.
    pub async fn begin_vacation(&mut self, person: UserId, since: i64, until: i64) -> Result<()> {
        self.run(
            "INSERT INTO vacations (person, since_ms, until_ms) VALUES ($1, $2, $3)",
            (person, since, until),
        )
        .await
    }

    /// Ends a holiday early.
    pub async fn end_vacation(&mut self, person: UserId, since: i64, until: i64) -> Result<()> {
        self.run(
            "UPDATE vacations SET until_ms = $3, over = 1 WHERE person = $1 AND since_ms = $2",
            (person, since, until),
        )
        .await
    }

    /// Takes holidays that are over by now off the boards.
    pub async fn close_vacations(&mut self, now: i64) -> Result<()> {
        for statement in [
            "UPDATE games SET board_behind = 1 WHERE status = 'running' \
             AND id IN (SELECT game FROM seats WHERE away_ms IS NOT NULL AND away_ms <= $1)",
            "UPDATE seats SET away_ms = NULL WHERE away_ms IS NOT NULL AND away_ms <= $1",
            "UPDATE vacations SET over = 1 WHERE over = 0 AND until_ms <= $1",
        ] {
            self.run(statement, now).await?;
        }
        Ok(())
    }

    /// Remembers who sat somewhere before somebody took over.
    pub async fn left_seat(&mut self, game: GameId, seat: u8, person: UserId, now: i64) -> Result<()> {
        self.run(
            "INSERT INTO former_seats (game, seat, person, at_ms) VALUES ($1, $2, $3, $4)",
            (game, seat, person, now),
        )
        .await
    }

    /// Whether somebody had a seat at a table before somebody else took it over.
    pub async fn sat_before(&mut self, game: GameId, person: UserId) -> Result<bool> {
        let sql = "SELECT COUNT(*) AS seats FROM former_seats WHERE game = $1 AND person = $2";
        let found = self.one(sql, (game, person), |row| Ok(row.value::<i64>("seats")? > 0)).await?;
        Ok(found || self.is_marked_former(game, person).await?)
    }

    /// Lets the clocks of a game stand whose time is over, without reading the game.
    pub async fn stop_late_clocks(&mut self, game: GameId, now: i64) -> Result<()> {
        self.run("UPDATE seats SET deadline_ms = NULL WHERE game = $1 AND deadline_ms <= $2", (game, now))
            .await
    }

    /// For each seat, in order, the times at which its clock stands.
    pub async fn days_off(&mut self, game: &Game, now: i64) -> Result<Vec<DaysOff>> {
        let absences = absences(&mut self.inner, game, game.clocks_run_since(now)).await?;
        Ok(game.days_off(&absences))
    }

    /// The times at which one seat's clock stands, as in [`Tx::days_off`].
    pub async fn days_off_at(&mut self, game: &Game, seat: Seat, now: i64) -> Result<DaysOff> {
        let at = game.seats.iter().position(|own| own.seat == seat);
        let off = self.days_off(game, now).await?;
        Ok(at.and_then(|at| off.into_iter().nth(at)).unwrap_or_default())
    }
}

/// Why clocks of a table stand at times, as far as its time control asks: from a time on.
pub(super) async fn absences(connection: &mut AnyConnection, game: &Game, since: i64) -> Result<Absences> {
    let mut absences = Absences::default();
    if game.time.is_slow() {
        absences.vacations = vacations_at(connection, game.id, since).await?;
    }
    if game.time.weekends_off {
        absences.zones = zones_at(connection, game.id).await?;
    }
    Ok(absences)
}

async fn zones_at(connection: &mut AnyConnection, game: GameId) -> Result<Vec<(UserId, String)>> {
    connection
        .all(
            "SELECT id, zone FROM people WHERE zone IS NOT NULL \
             AND id IN (SELECT person FROM seats WHERE game = $1)",
            game,
            |row| Ok((row.id("id")?, row.value("zone")?)),
        )
        .await
}

async fn vacations_at(
    connection: &mut AnyConnection,
    game: GameId,
    after: i64,
) -> Result<Vec<(UserId, i64, i64)>> {
    connection
        .all(
            "SELECT person, since_ms, until_ms FROM vacations WHERE until_ms > $2 \
             AND person IN (SELECT person FROM seats WHERE game = $1) ORDER BY person, since_ms",
            (game, after),
            away,
        )
        .await
}

fn span(row: &AnyRow) -> Result<(i64, i64)> {
    Ok((row.value("since_ms")?, row.value("until_ms")?))
}

fn away(row: &AnyRow) -> Result<(UserId, i64, i64)> {
    let (since, until) = span(row)?;
    Ok((row.id("person")?, since, until))
}
