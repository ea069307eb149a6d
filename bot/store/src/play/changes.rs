//! The one way a game's rows change while it is in hand: what is written is applied to the aggregate, so the two never differ.

use model::game::{Advance, Chair, Change, Game, GameSeat, SeatClock, SeatResult, SeatState, Waiting};
use model::ids::GameId;

use super::games::written;
use crate::{StoreError, Tx};

impl Tx {
    /// Writes a change of a game into its rows, and applies it to the game that was read in this transaction.
    ///
    /// # Errors
    /// [`StoreError::Stale`] for an [`Advance`] where somebody else was faster, or downtime has to be compensated first.
    pub async fn change(&mut self, game: &mut Game, change: Change) -> Result<(), StoreError> {
        let id = game.id;
        match &change {
            Change::Advance(to) => self.advance(id, game.version, to).await?,
            Change::Seating(chairs) => self.set_seating(game, chairs).await?,
            Change::Setup { options, edition } => {
                let options = written(options, *edition)?;
                self.run(sqlx::query("UPDATE games SET options = $2 WHERE id = $1").bind(id.0).bind(options))
                    .await?;
            }
            Change::Rated(rated) => {
                let rated = i64::from(*rated);
                self.run(sqlx::query("UPDATE games SET rated = $2 WHERE id = $1").bind(id.0).bind(rated))
                    .await?;
            }
            Change::Time(time) => {
                let time = time.to_string();
                self.run(sqlx::query("UPDATE games SET time = $2 WHERE id = $1").bind(id.0).bind(time))
                    .await?;
            }
            Change::Pause(pause) => {
                let query = sqlx::query("UPDATE games SET paused_ms = $2, resume_ms = $3 WHERE id = $1");
                let until = pause.and_then(|pause| pause.until_ms);
                self.run(query.bind(id.0).bind(pause.map(|pause| pause.since_ms)).bind(until)).await?;
            }
            Change::Place(channel) => {
                let query = sqlx::query("UPDATE games SET channel = $2, thread = NULL WHERE id = $1");
                self.run(query.bind(id.0).bind(channel.map(|channel| channel.0))).await?;
            }
            Change::Waiting(waiting) => self.set_waiting(id, waiting).await?,
            Change::BoardShown(entries) => {
                let query = sqlx::query(
                    "UPDATE games SET board_entries = $2, board_behind = 0, call_ms = NULL WHERE id = $1",
                );
                self.run(query.bind(id.0).bind(*entries)).await?;
            }
            Change::Rewritten => {
                self.run(sqlx::query("UPDATE games SET rewritten = rewritten + 1 WHERE id = $1").bind(id.0))
                    .await?;
            }
            Change::NextPrompt(seat) => {
                let query = sqlx::query("UPDATE seats SET moment = moment + 1 WHERE game = $1 AND seat = $2");
                self.run(query.bind(id.0).bind(i64::from(seat.0))).await?;
            }
            Change::Seats(states) => {
                let before: Vec<SeatState> = game.seats.iter().map(GameSeat::state).collect();
                for state in states.iter().filter(|state| !before.contains(state)) {
                    self.set_state(id, state).await?;
                }
            }
            Change::Clock { seat, clock } => self.set_clock(id, i64::from(seat.0), clock).await?,
        }
        game.apply(change);
        Ok(())
    }

    /// Moves a game on, if it is still at `version`, and no downtime has been noted meanwhile that its clocks don't show.
    async fn advance(&mut self, id: GameId, version: i64, to: &Advance) -> Result<(), StoreError> {
        let query = sqlx::query(
            "UPDATE games SET status = $3, outcome = $4, entries = $5, expires_ms = $6, changed_ms = $7, \
             ending = COALESCE($8, ending), version = version + 1, \
             board_entries = CASE WHEN $9 = 1 THEN $5 ELSE board_entries END, \
             board_behind = CASE WHEN $9 = 1 THEN 0 ELSE board_behind END, \
             call_ms = CASE WHEN $9 = 1 THEN NULL ELSE call_ms END WHERE id = $1 AND version = $2 \
             AND NOT EXISTS (SELECT 1 FROM credits WHERE credits.game = $1)",
        );
        let query = query
            .bind(id.0)
            .bind(version)
            .bind(to.status.word())
            .bind(to.outcome.as_ref().map(|ending| ending.english.clone()))
            .bind(to.entries)
            .bind(to.expires_ms)
            .bind(to.changed_ms)
            .bind(to.outcome.as_ref().and_then(|ending| ending.outcome.as_ref()).map(ToString::to_string))
            .bind(i64::from(to.shown));
        if self.run(query).await? == 1 { Ok(()) } else { Err(StoreError::Stale) }
    }

    /// Writes who has which seat where that is somebody else than before.
    async fn set_seating(&mut self, game: &Game, chairs: &[Chair]) -> Result<(), StoreError> {
        if let Some(first) = game.seats.get(chairs.len()) {
            let query = sqlx::query("DELETE FROM seats WHERE game = $1 AND seat >= $2");
            self.run(query.bind(game.id.0).bind(i64::from(first.seat.0))).await?;
        }
        for (own, chair) in game.seats.iter().zip(chairs).filter(|(own, chair)| own.chair() != **chair) {
            let query =
                sqlx::query("UPDATE seats SET person = $3, invited = $4 WHERE game = $1 AND seat = $2");
            let query = query.bind(game.id.0).bind(i64::from(own.seat.0));
            let people = [chair.person, chair.invited].map(|person| person.map(|person| person.0));
            self.run(query.bind(people[0]).bind(people[1])).await?;
        }
        Ok(())
    }

    async fn set_waiting(&mut self, id: GameId, waiting: &Waiting) -> Result<(), StoreError> {
        let query = sqlx::query(
            "UPDATE games SET limit_ms = $2, limit_round = $3, question = $4, at_referee = $5 WHERE id = $1",
        );
        let query = query
            .bind(id.0)
            .bind(waiting.limit.map(|limit| limit.over_ms))
            .bind(waiting.limit.map(|limit| i64::from(limit.round)))
            .bind(waiting.question.clone())
            .bind(i64::from(waiting.at_referee));
        self.run(query).await.map(drop)
    }

    /// Writes where a seat stands after a turn.
    async fn set_state(&mut self, id: GameId, state: &SeatState) -> Result<(), StoreError> {
        let query = sqlx::query(
            "UPDATE seats SET moment = $3, asked_ms = $4, result = $5, left_ms = $6, since_ms = $7, deadline_ms = $8, \
             late_ms = $9, played_for = $10, offered_ms = $11, away_ms = $12 WHERE game = $1 AND seat = $2",
        );
        let query = query
            .bind(id.0)
            .bind(i64::from(state.seat.0))
            .bind(state.prompt)
            .bind(state.asked_ms)
            .bind(state.result.map(SeatResult::word))
            .bind(state.clock.left_ms)
            .bind(state.clock.since_ms)
            .bind(state.clock.deadline_ms)
            .bind(state.clock.late_ms)
            .bind(state.clock.played_for)
            .bind(state.clock.offered_ms)
            .bind(state.clock.away_ms);
        self.run(query).await.map(drop)
    }

    pub(super) async fn set_clock(
        &mut self,
        id: GameId,
        seat: i64,
        clock: &SeatClock,
    ) -> Result<(), StoreError> {
        let query = sqlx::query(
            "UPDATE seats SET left_ms = $3, since_ms = $4, deadline_ms = $5, late_ms = $6, played_for = $7, \
             offered_ms = $8, away_ms = $9 WHERE game = $1 AND seat = $2",
        );
        let query = query
            .bind(id.0)
            .bind(seat)
            .bind(clock.left_ms)
            .bind(clock.since_ms)
            .bind(clock.deadline_ms)
            .bind(clock.late_ms)
            .bind(clock.played_for)
            .bind(clock.offered_ms)
            .bind(clock.away_ms);
        self.run(query).await.map(drop)
    }
}
