//! Games and their seats.

use std::collections::BTreeMap;

use model::ids::{ChannelId, GameId, UserId};
use sqlx::Row;
use sqlx::any::AnyRow;

use super::credit;
use super::rows::{EDITION, FIRST, game};
use crate::installation::restored::{GAMES_GIVEN, next_number};
use crate::{Chair, Change, Game, NewGame, Status, Store, StoreError, Tx};

impl Store {
    /// A game.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn game(&self, id: GameId) -> Result<Option<Game>, StoreError> {
        #[cfg(feature = "faults")]
        self.faults.reads_game(false);
        let mut connection = self.reach().await?.acquire().await?;
        let mut found = game(&mut connection, id).await?;
        if let Some(game) = found.as_mut().filter(|game| game.owed) {
            credit::foresee(&mut connection, game).await?;
        }
        Ok(found)
    }

    /// The games a person plays in, opened or is invited to, of these statuses, the last changed first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn games_of(
        &self,
        person: UserId,
        statuses: &[Status],
        most: usize,
    ) -> Result<Vec<Game>, StoreError> {
        let [a, b] = two(statuses);
        let ids = sqlx::query(
            "SELECT id FROM games WHERE (status = $1 OR status = $2) \
             AND id IN (SELECT id FROM games WHERE host = $3 UNION SELECT game FROM seats WHERE person = $3 \
             UNION SELECT game FROM seats WHERE invited = $3) \
             ORDER BY changed_ms DESC, id DESC LIMIT $4",
        )
        .bind(a)
        .bind(b)
        .bind(person.0)
        .bind(most as i64)
        .fetch_all(self.reach().await?)
        .await?;
        self.each(&ids).await
    }

    /// The games played in a channel or thread, of these statuses, the last changed first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn games_in(
        &self,
        place: ChannelId,
        statuses: &[Status],
        most: usize,
    ) -> Result<Vec<Game>, StoreError> {
        let [a, b] = two(statuses);
        let ids = sqlx::query(
            "SELECT id FROM games WHERE id IN ( \
               SELECT id FROM games WHERE channel = $3 AND status = $1 UNION SELECT id FROM games WHERE channel = $3 AND status = $2 \
               UNION SELECT id FROM games WHERE thread = $3 AND (status = $1 OR status = $2)) \
             ORDER BY changed_ms DESC, id DESC LIMIT $4",
        )
        .bind(a)
        .bind(b)
        .bind(place.0)
        .bind(most as i64)
        .fetch_all(self.reach().await?)
        .await?;
        self.each(&ids).await
    }

    /// The games of the same rules in which a person has played or plays, but for one, the last opened first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn earlier_games(
        &self,
        person: UserId,
        rules: &str,
        but: GameId,
        most: usize,
    ) -> Result<Vec<Game>, StoreError> {
        let ids = sqlx::query(
            "SELECT id FROM games WHERE rules = $1 AND id <> $2 AND (status = 'running' OR status = 'over') \
             AND id IN (SELECT game FROM seats WHERE person = $3) ORDER BY created_ms DESC, id DESC LIMIT $4",
        )
        .bind(rules)
        .bind(but.0)
        .bind(person.0)
        .bind(most as i64)
        .fetch_all(self.reach().await?)
        .await?;
        self.each(&ids).await
    }

    /// Invitations whose time is over.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn expired_invitations(&self, now: i64, most: i64) -> Result<Vec<GameId>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM games WHERE status = 'invited' AND expires_ms <= $1 ORDER BY expires_ms LIMIT $2",
        )
        .bind(now)
        .bind(most)
        .fetch_all(self.reach().await?)
        .await?;
        rows.iter().map(|row| Ok(GameId(row.try_get("id")?))).collect()
    }

    async fn each(&self, ids: &[AnyRow]) -> Result<Vec<Game>, StoreError> {
        let mut connection = self.reach().await?.acquire().await?;
        let mut games = Vec::with_capacity(ids.len());
        for row in ids {
            games.extend(game(&mut connection, GameId(row.try_get("id")?)).await?);
        }
        Ok(games)
    }
}

impl Tx {
    /// A game as this transaction sees it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn game(&mut self, id: GameId) -> Result<Option<Game>, StoreError> {
        #[cfg(feature = "faults")]
        self.faults.reads_game(true);
        let found = game(&mut self.inner, id).await?;
        if found.as_ref().is_none_or(|game| !game.owed) {
            return Ok(found);
        }
        self.pay(id).await?;
        game(&mut self.inner, id).await
    }

    /// Opens a table; it gets the next number.
    ///
    /// # Errors
    /// [`StoreError::Busy`] when somebody else took that number at the same moment.
    pub async fn new_game(&mut self, new: &NewGame) -> Result<GameId, StoreError> {
        let row = sqlx::query("SELECT CAST(COALESCE(MAX(id), 0) AS BIGINT) AS last FROM games")
            .fetch_one(&mut *self.inner)
            .await?;
        let id = GameId(next_number(&mut self.inner, GAMES_GIVEN, row.try_get("last")?).await?);
        sqlx::query(
            "INSERT INTO games (id, rules, options, status, version, entries, host, guild, channel, thread_wanted, \
             shuffle_seats, shared_seats, seed, salt, created_ms, changed_ms, expires_ms, time) \
             VALUES ($1, $2, $3, 'invited', 1, 0, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, $13, $14)",
        )
        .bind(id.0)
        .bind(&new.rules)
        .bind(written(&new.options, new.edition)?)
        .bind(new.host.0)
        .bind(new.guild.map(|guild| guild.0))
        .bind(new.channel.map(|channel| channel.0))
        .bind(i64::from(new.thread_wanted))
        .bind(i64::from(new.shuffle_seats))
        .bind(i64::from(new.shared_seats))
        .bind(new.seed.hex())
        .bind(new.salt.hex())
        .bind(new.created_ms)
        .bind(new.expires_ms)
        .bind(new.time.to_string())
        .execute(&mut *self.inner)
        .await?;
        for chair in &new.seats {
            sqlx::query("INSERT INTO seats (game, seat, person, invited) VALUES ($1, $2, $3, $4)")
                .bind(id.0)
                .bind(i64::from(chair.seat))
                .bind(chair.person.map(|person| person.0))
                .bind(chair.invited.map(|person| person.0))
                .execute(&mut *self.inner)
                .await?;
        }
        Ok(id)
    }

    /// Moves a game on, if it is still at `version`, and was not meanwhile owed time that stands in its clocks before; answers the
    /// new version.
    ///
    /// # Errors
    /// [`StoreError::Stale`] when somebody else was faster.
    pub async fn advance(&mut self, id: GameId, version: i64, change: &Change) -> Result<i64, StoreError> {
        let done = sqlx::query(
            "UPDATE games SET status = $3, outcome = $4, entries = $5, expires_ms = $6, changed_ms = $7, \
             ending = COALESCE($8, ending), version = version + 1 WHERE id = $1 AND version = $2 \
             AND NOT EXISTS (SELECT 1 FROM credits WHERE credits.game = $1)",
        )
        .bind(id.0)
        .bind(version)
        .bind(change.status.word())
        .bind(change.outcome.as_ref().map(|ending| ending.english.clone()))
        .bind(change.entries)
        .bind(change.expires_ms)
        .bind(change.changed_ms)
        .bind(change.outcome.as_ref().and_then(|ending| ending.outcome.as_ref()).map(ToString::to_string))
        .execute(&mut *self.inner)
        .await?;
        if done.rows_affected() == 1 { Ok(version + 1) } else { Err(StoreError::Stale) }
    }

    /// Writes who sits where.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_chairs(&mut self, id: GameId, chairs: &[Chair]) -> Result<(), StoreError> {
        for chair in chairs {
            sqlx::query("UPDATE seats SET person = $3, invited = $4 WHERE game = $1 AND seat = $2")
                .bind(id.0)
                .bind(i64::from(chair.seat))
                .bind(chair.person.map(|person| person.0))
                .bind(chair.invited.map(|person| person.0))
                .execute(&mut *self.inner)
                .await?;
        }
        Ok(())
    }

    /// Takes a person off the seats of a game that can't be read, and those kept for them; whoever sits elsewhere stays, whatever
    /// somebody else changes at this moment.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn vacate(&mut self, id: GameId, person: UserId) -> Result<(), StoreError> {
        for statement in [
            "UPDATE seats SET person = NULL WHERE game = $1 AND person = $2",
            "UPDATE seats SET invited = NULL WHERE game = $1 AND invited = $2",
        ] {
            sqlx::query(statement).bind(id.0).bind(person.0).execute(&mut *self.inner).await?;
        }
        Ok(())
    }

    /// Writes a game's options and edition anew: when it starts some options follow from who has come, and it is played by the
    /// newest rules.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_setup(
        &mut self,
        id: GameId,
        options: &[(String, String)],
        edition: u32,
    ) -> Result<(), StoreError> {
        sqlx::query("UPDATE games SET options = $2 WHERE id = $1")
            .bind(id.0)
            .bind(written(options, edition)?)
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }

    /// Takes away the chairs from a seat on: nobody came for them.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn drop_chairs(&mut self, id: GameId, from: u8) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM seats WHERE game = $1 AND seat >= $2")
            .bind(id.0)
            .bind(i64::from(from))
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }

    /// Remembers how long the log was at the newest board. Not a change of the game: no version moves.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn board_shown(&mut self, id: GameId, entries: i64) -> Result<(), StoreError> {
        sqlx::query("UPDATE games SET board_entries = $2, board_behind = 0, call_ms = NULL WHERE id = $1")
            .bind(id.0)
            .bind(entries)
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }

    /// Remembers a game's own thread. Not a change of the game: no version moves.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_thread(&mut self, id: GameId, thread: ChannelId) -> Result<(), StoreError> {
        sqlx::query("UPDATE games SET thread = $2 WHERE id = $1")
            .bind(id.0)
            .bind(thread.0)
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }
}

/// Options and edition as they are kept.
fn written(options: &[(String, String)], edition: u32) -> Result<String, StoreError> {
    let mut options: BTreeMap<_, _> = options.iter().cloned().collect();
    if edition != FIRST {
        options.insert(EDITION.to_owned(), edition.to_string());
    }
    serde_json::to_string(&options).map_err(|error| StoreError::Broken(error.to_string()))
}

/// Two statuses for one static statement.
fn two(statuses: &[Status]) -> [&'static str; 2] {
    let word = |index: usize| statuses.get(index).or(statuses.first()).map_or("", |status| status.word());
    debug_assert!(statuses.len() <= 2, "the statements take two");
    [word(0), word(1)]
}
