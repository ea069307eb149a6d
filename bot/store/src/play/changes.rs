//! The one way a game's rows change while it is in hand: what is written is applied to the aggregate, so the two never differ.

use engine::seat::Seat;
use model::game::{Advance, Chair, Change, Game, GameSeat, SeatClock, SeatResult, SeatState, Waiting};
use model::ids::GameId;

use super::games::written;
use crate::sql::{Statements, Values};
use crate::{Result, Tx};

impl Tx {
    /// Writes a change of a game into its rows, and applies it to the game that was read in this transaction.
    ///
    /// # Errors
    /// [`crate::StoreError::Stale`] for an [`Advance`] where somebody else was faster, or downtime has to be compensated first.
    pub async fn change(&mut self, game: &mut Game, change: Change) -> Result<()> {
        let id = game.id;
        match &change {
            Change::Advance(to) => self.advance(id, game.version, to).await?,
            Change::Seating(chairs) => self.set_seating(game, chairs).await?,
            Change::Setup { options, edition } => {
                let options = written(options, *edition)?;
                self.run("UPDATE games SET options = $2 WHERE id = $1", (id, options)).await?;
            }
            Change::Rated(rated) => {
                self.run("UPDATE games SET rated = $2 WHERE id = $1", (id, *rated)).await?;
            }
            Change::Time(time) => {
                self.run("UPDATE games SET time = $2 WHERE id = $1", (id, time.to_string())).await?;
            }
            Change::Pause(pause) => {
                let (since, until) =
                    (pause.map(|pause| pause.since_ms), pause.and_then(|pause| pause.until_ms));
                let sql = "UPDATE games SET paused_ms = $2, resume_ms = $3 WHERE id = $1";
                self.run(sql, (id, since, until)).await?;
            }
            Change::Place(channel) => {
                let sql = "UPDATE games SET channel = $2, thread = NULL WHERE id = $1";
                self.run(sql, (id, *channel)).await?;
            }
            Change::Waiting(waiting) => self.set_waiting(id, waiting).await?,
            Change::BoardShown(entries) => {
                let sql =
                    "UPDATE games SET board_entries = $2, board_behind = 0, call_ms = NULL WHERE id = $1";
                self.run(sql, (id, *entries)).await?;
            }
            Change::Rewritten => {
                self.run("UPDATE games SET rewritten = rewritten + 1 WHERE id = $1", id).await?;
            }
            Change::NextPrompt(seat) => {
                let sql = "UPDATE seats SET moment = moment + 1 WHERE game = $1 AND seat = $2";
                self.run(sql, (id, seat.0)).await?;
            }
            Change::Seats(states) => {
                let before: Vec<SeatState> = game.seats.iter().map(GameSeat::state).collect();
                for state in states.iter().filter(|state| !before.contains(state)) {
                    self.set_state(id, state).await?;
                }
            }
            Change::Clock { seat, clock } => self.set_clock(id, *seat, clock).await?,
        }
        game.apply(change);
        Ok(())
    }

    /// Moves a game on, if it is still at `version`, and no downtime has been noted meanwhile that its clocks don't show.
    async fn advance(&mut self, id: GameId, version: i64, to: &Advance) -> Result<()> {
        let sentence = to.outcome.as_ref().map(|ending| &ending.english);
        let outcome = to.outcome.as_ref().and_then(|ending| ending.outcome.as_ref()).map(ToString::to_string);
        self.change_one(
            "UPDATE games SET status = $3, outcome = $4, entries = $5, expires_ms = $6, changed_ms = $7, \
             ending = COALESCE($8, ending), version = version + 1, \
             board_entries = CASE WHEN $9 = 1 THEN $5 ELSE board_entries END, \
             board_behind = CASE WHEN $9 = 1 THEN 0 ELSE board_behind END, \
             call_ms = CASE WHEN $9 = 1 THEN NULL ELSE call_ms END WHERE id = $1 AND version = $2 \
             AND NOT EXISTS (SELECT 1 FROM credits WHERE credits.game = $1)",
            (
                (id, version, to.status.word(), sentence, to.entries),
                (to.expires_ms, to.changed_ms, outcome, to.shown),
            ),
        )
        .await
    }

    /// Writes who has which seat where that is somebody else than before.
    async fn set_seating(&mut self, game: &Game, chairs: &[Chair]) -> Result<()> {
        if let Some(first) = game.seats.get(chairs.len()) {
            let sql = "DELETE FROM seats WHERE game = $1 AND seat >= $2";
            self.run(sql, (game.id, first.seat.0)).await?;
        }
        for (own, chair) in game.seats.iter().zip(chairs).filter(|(own, chair)| own.chair() != **chair) {
            let sql = "UPDATE seats SET person = $3, invited = $4 WHERE game = $1 AND seat = $2";
            self.run(sql, (game.id, own.seat.0, chair.person, chair.invited)).await?;
        }
        Ok(())
    }

    async fn set_waiting(&mut self, id: GameId, waiting: &Waiting) -> Result<()> {
        let (over_ms, round) = waiting.limit.map(|limit| (limit.over_ms, limit.round)).unzip();
        self.run(
            "UPDATE games SET limit_ms = $2, limit_round = $3, question = $4, at_referee = $5 WHERE id = $1",
            (id, over_ms, round, waiting.question.as_deref(), waiting.at_referee),
        )
        .await
    }

    /// Writes where a seat stands after a turn.
    async fn set_state(&mut self, id: GameId, state: &SeatState) -> Result<()> {
        let result = state.result.map(SeatResult::word);
        self.run(
            "UPDATE seats SET moment = $3, asked_ms = $4, result = $5, left_ms = $6, since_ms = $7, \
             deadline_ms = $8, late_ms = $9, played_for = $10, offered_ms = $11, away_ms = $12 \
             WHERE game = $1 AND seat = $2",
            ((id, state.seat.0, state.prompt, state.asked_ms, result), clock(&state.clock)),
        )
        .await
    }

    pub(super) async fn set_clock(&mut self, id: GameId, seat: Seat, new: &SeatClock) -> Result<()> {
        self.run(
            "UPDATE seats SET left_ms = $3, since_ms = $4, deadline_ms = $5, late_ms = $6, played_for = $7, \
             offered_ms = $8, away_ms = $9 WHERE game = $1 AND seat = $2",
            (id, seat.0, clock(new)),
        )
        .await
    }
}

/// A clock's columns, in the order in which both statements name them.
fn clock(clock: &SeatClock) -> impl Values {
    let SeatClock { left_ms, since_ms, deadline_ms, late_ms, played_for, offered_ms, away_ms } = *clock;
    (left_ms, since_ms, deadline_ms, late_ms, played_for, offered_ms, away_ms)
}
