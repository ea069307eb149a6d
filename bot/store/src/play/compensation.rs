//! Downtime compensation: a clock that ran while no process was at work stood all that time; one that ran while the machine's clock
//! was set goes on at the new time with what it had left at the old one.
//!
//! All games with running clocks are noted at once. Reading one shows its clocks as they will be; reading it in a transaction
//! writes them and takes the note away, so it happens once, and a crash in between loses nothing. The timekeeper does the same for
//! games that nobody touches, some at a time.

use model::game::{Change, Game};
use model::ids::GameId;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use super::clocks::absences;
use crate::sql::{Columns, Statements};
use crate::{Result, Store, StoreError, Tx};

impl Store {
    /// Games whose clocks have yet to be compensated for downtime, as many as asked for.
    pub async fn games_owed(&self, most: i64) -> Result<Vec<GameId>> {
        self.all("SELECT DISTINCT game FROM credits ORDER BY game LIMIT $1", most, |row| row.id("game")).await
    }
}

impl Tx {
    /// Compensates a game for downtime, if nobody did before: the game as it stands then; nothing where it can't be read.
    pub async fn compensate(&mut self, id: GameId) -> Result<Option<Game>> {
        // First of all: of two who do this at once, one finds nothing, and reads the game only when the other is done.
        let owed = "DELETE FROM credits WHERE game = $1 RETURNING noted, since_ms, until_ms";
        let owed = in_order(self.all(owed, id, noted).await?);
        let mut game = match super::rows::game(&mut self.inner, id).await {
            Ok(Some(game)) => game,
            Ok(None) => return Ok(None),
            Err(StoreError::Unreadable(what)) => {
                // One game that can't be read keeps no other from its time.
                tracing::error!(game = %id, what, "a game that can't be read gets no time back");
                return Ok(None);
            }
            Err(error) => return Err(error),
        };
        let before = game.clone();
        compensate(&mut self.inner, &mut game, &owed).await?;
        let moved = game.seats.iter().zip(&before.seats).filter(|(own, before)| own.clock != before.clock);
        let moved: Vec<_> =
            moved.map(|(own, _)| Change::Clock { seat: own.seat, clock: own.clock }).collect();
        if !moved.is_empty() {
            self.board_behind(id).await?;
        }
        for clock in moved {
            self.change(&mut game, clock).await?;
        }
        Ok(Some(Game { owed: false, ..game }))
    }
}

/// Shows the clocks of a game as they will be once it is compensated.
pub(crate) async fn show(connection: &mut AnyConnection, game: &mut Game) -> Result<()> {
    let owed = "SELECT noted, since_ms, until_ms FROM credits WHERE game = $1";
    let owed = in_order(connection.all(owed, game.id, noted).await?);
    compensate(connection, game, &owed).await
}

/// Lets the clocks of a game have stood in these spans of time.
async fn compensate(connection: &mut AnyConnection, game: &mut Game, downtimes: &[(i64, i64)]) -> Result<()> {
    let Some(first) = downtimes.iter().map(|(since, until)| *since.min(until)).min() else { return Ok(()) };
    let absences = absences(connection, game, game.clocks_run_since(first)).await?;
    game.compensate(&absences, downtimes);
    Ok(())
}

/// Which note it is, and since when and until when clocks stood.
fn noted(row: &AnyRow) -> Result<(i64, (i64, i64))> {
    Ok((row.value("noted")?, (row.value("since_ms")?, row.value("until_ms")?)))
}

/// Since when and until when, in the order in which they were noted: after the clock was set back, later is not always larger.
fn in_order(mut owed: Vec<(i64, (i64, i64))>) -> Vec<(i64, i64)> {
    owed.sort_unstable();
    owed.into_iter().map(|(_, span)| span).collect()
}
