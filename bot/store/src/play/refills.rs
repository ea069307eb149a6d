//! What complete turns brought onto clocks: a bank's refill, a fresh time for the next turn. A takeback takes it off again.

use model::ids::GameId;

use crate::sql::{Columns, Statements};
use crate::{Result, StoreError, Tx};

impl Tx {
    /// Notes how much time a seat's complete turn brought; `lines` is how long the record is after it.
    pub async fn note_refill(&mut self, game: GameId, seat: u8, lines: i64, ms: i64) -> Result<()> {
        self.run(
            "INSERT INTO refills (game, seat, lines, ms) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (game, seat, lines) DO UPDATE SET ms = $4",
            (game, seat, lines, ms),
        )
        .await
    }

    /// Takes away what was noted of turns that ended after the record was so long; answers it by seat.
    pub async fn take_refills(&mut self, game: GameId, lines: i64) -> Result<Vec<(u8, i64)>> {
        let unreadable =
            |_| StoreError::Unreadable(format!("game {game} has a clock of a seat there is not"));
        self.all(
            "DELETE FROM refills WHERE game = $1 AND lines > $2 RETURNING seat, ms",
            (game, lines),
            |row| {
                let seat = u8::try_from(row.value::<i64>("seat")?).map_err(unreadable)?;
                Ok((seat, row.value("ms")?))
            },
        )
        .await
    }
}
