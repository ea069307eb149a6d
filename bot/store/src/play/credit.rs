//! Time given back: a clock that ran while no process was at work stood all that time; one that ran while the machine's clock was set
//! goes on at the new time with what it had left at the old one.
//!
//! All games that are owed time are noted at once. Whoever reads one sees its clocks as they will be; whoever reads it in a
//! transaction writes them and takes the note away, so it happens once, and a crash in between loses nothing. The clock does the
//! same for games that nobody touches, some at a time.

use model::ids::{GameId, UserId};
use model::time::calendar::DaysOff;
use model::time::quiet;
use sqlx::{AnyConnection, Row};

use super::clocks::{vacations_at, zones_at};
use crate::{Game, SeatClock, Store, StoreError, Tx};

impl SeatClock {
    /// The clock with what it used up so far taken off what was left.
    #[must_use]
    pub fn settled(self, off: &DaysOff, now: i64) -> Self {
        let (Some(since), Some(_)) = (self.since_ms, self.deadline_ms) else { return self };
        let left_ms = (self.left_ms - off.counted(since, now)).max(0);
        Self { left_ms, since_ms: Some(now.max(since)), ..self }
    }

    /// The clock of a seat that is asked, from now on; in a game that rests it stands.
    #[must_use]
    pub fn started(self, off: &DaysOff, resting: bool, now: i64) -> Self {
        let deadline_ms = (!resting).then(|| off.ends(now, self.left_ms));
        Self { since_ms: Some(now), deadline_ms, ..self }
    }

    /// A clock that stood from one moment to another; where the machine's clock was set back, the other one is earlier. One that
    /// started later is what it was: whoever starts a clock takes the note of its game away first, so none does after a step back.
    fn stood(self, off: &DaysOff, since: i64, until: i64) -> Self {
        let later = |own: i64| until >= since && own >= until;
        if self.deadline_ms.is_none() || self.since_ms.is_none_or(later) {
            return self;
        }
        self.settled(off, since).started(off, false, until)
    }
}

impl Store {
    /// Games that are owed time, as many as asked for.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn games_owed(&self, most: i64) -> Result<Vec<GameId>, StoreError> {
        let rows = sqlx::query("SELECT DISTINCT game FROM credits ORDER BY game LIMIT $1")
            .bind(most)
            .fetch_all(self.reach().await?)
            .await?;
        rows.iter().map(|row| Ok(GameId(row.try_get("game")?))).collect()
    }
}

impl Tx {
    /// Gives a game back the time it is owed, if nobody did before.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn pay(&mut self, id: GameId) -> Result<(), StoreError> {
        // First of all: of two who do this at once, one finds nothing, and reads the game only when the other is done.
        let rows = sqlx::query("DELETE FROM credits WHERE game = $1 RETURNING noted, since_ms, until_ms")
            .bind(id.0)
            .fetch_all(&mut *self.inner)
            .await?;
        let mut owed = rows.iter().map(span).collect::<Result<Vec<_>, _>>()?;
        // In the order in which it was noted: after the clock was set back, later is not always larger.
        owed.sort_unstable();
        let mut game = match super::rows::game(&mut self.inner, id).await {
            Ok(Some(game)) => game,
            Ok(None) => return Ok(()),
            Err(StoreError::Broken(what)) => {
                // One game that can't be read keeps no other from its time.
                tracing::error!(game = %id, what, "a game that can't be read gets no time back");
                return Ok(());
            }
            Err(error) => return Err(error),
        };
        let before = game.clocks.clone();
        credit(&mut self.inner, &mut game, &owed).await?;
        if game.clocks != before {
            self.board_behind(id).await?;
        }
        for ((chair, clock), before) in game.seats.iter().zip(&game.clocks).zip(before) {
            if *clock != before {
                self.set_clock(id, chair.seat, clock).await?;
            }
        }
        Ok(())
    }
}

/// The clocks of a game as they will be once it has its time back.
pub(crate) async fn foresee(connection: &mut AnyConnection, game: &mut Game) -> Result<(), StoreError> {
    let rows =
        sqlx::query("SELECT noted, since_ms, until_ms FROM credits WHERE game = $1 ORDER BY noted, since_ms")
            .bind(game.id.0)
            .fetch_all(&mut *connection)
            .await?;
    let owed = rows.iter().map(span).collect::<Result<Vec<_>, _>>()?;
    credit(connection, game, &owed).await
}

/// Lets the clocks of a game have stood in these spans of time.
async fn credit(
    connection: &mut AnyConnection,
    game: &mut Game,
    owed: &[(i64, i64, i64)],
) -> Result<(), StoreError> {
    let Some(first) = owed.iter().map(|(_, since, until)| *since.min(until)).min() else { return Ok(()) };
    let earliest = game.clocks.iter().filter_map(|clock| clock.since_ms).fold(first, i64::min);
    let away =
        if game.time.is_slow() { vacations_at(connection, game.id, earliest).await? } else { Vec::new() };
    let zones = if game.time.weekends_off { zones_at(connection, game.id).await? } else { Vec::new() };
    let zone_of = |person: Option<UserId>| {
        let chosen = zones.iter().find(|(other, _)| Some(*other) == person);
        quiet::zone(chosen.map(|(_, name)| name.as_str()))
    };
    for (chair, clock) in game.seats.iter().zip(&mut game.clocks) {
        let own = away.iter().filter(|(person, ..)| Some(*person) == chair.person);
        let weekends = game.time.weekends_off.then(|| zone_of(chair.person));
        let off = DaysOff::new(weekends, own.map(|(_, since, until)| (*since, *until)));
        for (_, since, until) in owed {
            *clock = clock.stood(&off, *since, *until);
        }
    }
    Ok(())
}

fn span(row: &sqlx::any::AnyRow) -> Result<(i64, i64, i64), StoreError> {
    Ok((row.try_get("noted")?, row.try_get("since_ms")?, row.try_get("until_ms")?))
}
