//! Games and their seats.

use std::collections::BTreeMap;

use model::game::{Game, NewGame, Status};
use model::ids::{ChannelId, GameId, UserId};

use super::compensation;
use super::rows::{EDITION, FIRST, game};
use crate::installation::restored::{GAMES_GIVEN, next_number};
use crate::sql::{Columns, Statements};
use crate::{Result, Store, StoreError, Tx};

impl Store {
    /// A game.
    pub async fn game(&self, id: GameId) -> Result<Option<Game>> {
        #[cfg(feature = "faults")]
        self.faults.reads_game(false);
        let mut connection = self.look().await?;
        let mut found = game(&mut connection, id).await?;
        if let Some(game) = found.as_mut().filter(|game| game.owed) {
            compensation::show(&mut connection, game).await?;
        }
        Ok(found)
    }

    /// Where a game is played: in its thread, or in its channel.
    pub async fn home(&self, id: GameId) -> Result<Option<ChannelId>> {
        let home = "SELECT COALESCE(thread, channel) AS home FROM games WHERE id = $1";
        Ok(self.maybe(home, id, |row| row.maybe_id("home")).await?.flatten())
    }

    /// The games a person plays in, opened or is invited to, of these statuses, the last changed first.
    pub async fn games_of(&self, person: UserId, statuses: &[Status], most: usize) -> Result<Vec<Game>> {
        let [a, b] = two(statuses);
        let ids = self
            .all(
                "SELECT id FROM games WHERE (status = $1 OR status = $2) \
                 AND id IN (SELECT id FROM games WHERE host = $3 UNION SELECT game FROM seats \
                 WHERE person = $3 UNION SELECT game FROM seats WHERE invited = $3) \
                 ORDER BY changed_ms DESC, id DESC LIMIT $4",
                (a, b, person, most as i64),
                |row| row.id("id"),
            )
            .await?;
        self.each(&ids).await
    }

    /// The games played in a channel or thread, of these statuses, the last changed first.
    pub async fn games_in(&self, place: ChannelId, statuses: &[Status], most: usize) -> Result<Vec<Game>> {
        let [a, b] = two(statuses);
        let ids = self
            .all(
                "SELECT id FROM games WHERE id IN ( \
                   SELECT id FROM games WHERE channel = $3 AND status = $1 UNION SELECT id FROM games \
                   WHERE channel = $3 AND status = $2 \
                   UNION SELECT id FROM games WHERE thread = $3 AND (status = $1 OR status = $2)) \
                 ORDER BY changed_ms DESC, id DESC LIMIT $4",
                (a, b, place, most as i64),
                |row| row.id("id"),
            )
            .await?;
        self.each(&ids).await
    }

    /// The games of the same rules in which a person has played or plays, but for one, the last opened first.
    pub async fn earlier_games(
        &self,
        person: UserId,
        rules: &str,
        but: GameId,
        most: usize,
    ) -> Result<Vec<Game>> {
        let ids = self
            .all(
                "SELECT id FROM games WHERE rules = $1 AND id <> $2 \
                 AND (status = 'running' OR status = 'over') \
                 AND id IN (SELECT game FROM seats WHERE person = $3) ORDER BY created_ms DESC, id DESC \
                 LIMIT $4",
                (rules, but, person, most as i64),
                |row| row.id("id"),
            )
            .await?;
        self.each(&ids).await
    }

    /// Invitations whose time is over.
    pub async fn expired_invitations(&self, now: i64, most: i64) -> Result<Vec<GameId>> {
        self.all(
            "SELECT id FROM games WHERE status = 'invited' AND expires_ms <= $1 ORDER BY expires_ms LIMIT $2",
            (now, most),
            |row| row.id("id"),
        )
        .await
    }

    async fn each(&self, ids: &[GameId]) -> Result<Vec<Game>> {
        let mut connection = self.look().await?;
        let mut games = Vec::with_capacity(ids.len());
        for id in ids {
            games.extend(game(&mut connection, *id).await?);
        }
        Ok(games)
    }
}

impl Tx {
    /// A game as this transaction sees it.
    pub async fn game(&mut self, id: GameId) -> Result<Option<Game>> {
        #[cfg(feature = "faults")]
        self.faults.reads_game(true);
        let found = game(&mut self.inner, id).await?;
        if found.as_ref().is_some_and(|game| game.owed) { self.compensate(id).await } else { Ok(found) }
    }

    /// Opens a table; it gets the next number.
    ///
    /// # Errors
    /// [`StoreError::Busy`] when somebody else took that number at the same moment.
    pub async fn new_game(&mut self, new: &NewGame) -> Result<GameId> {
        let last = "SELECT CAST(COALESCE(MAX(id), 0) AS BIGINT) AS last FROM games";
        let last = self.one(last, (), |row| row.value("last")).await?;
        let id = GameId(next_number(&mut self.inner, GAMES_GIVEN, last).await?);
        self.run(
            "INSERT INTO games (id, rules, options, status, version, entries, host, guild, channel, \
             thread_wanted, shuffle_seats, shared_seats, seed, salt, created_ms, changed_ms, expires_ms, \
             time, position, rated) VALUES ($1, $2, $3, 'invited', 1, 0, $4, $5, $6, $7, $8, $9, $10, $11, \
             $12, $12, $13, $14, $15, $16)",
            (
                (id, &new.rules, written(&new.options, new.edition)?, new.host, new.guild, new.channel),
                (new.thread_wanted, new.shuffle_seats, new.shared_seats, new.seed.hex(), new.salt.hex()),
                (new.created_ms, new.expires_ms, new.time.to_string(), new.position.as_deref(), new.rated),
            ),
        )
        .await?;
        for (seat, chair) in (0_i64..).zip(&new.seats) {
            self.run(
                "INSERT INTO seats (game, seat, person, invited) VALUES ($1, $2, $3, $4)",
                (id, seat, chair.person, chair.invited),
            )
            .await?;
        }
        Ok(id)
    }

    /// Takes a person off the seats of a game that can't be read, and those kept for them; the one who sits elsewhere stays, no matter what
    /// somebody else changes at this moment.
    pub async fn vacate(&mut self, id: GameId, person: UserId) -> Result<()> {
        for statement in [
            "UPDATE seats SET person = NULL WHERE game = $1 AND person = $2",
            "UPDATE seats SET invited = NULL WHERE game = $1 AND invited = $2",
        ] {
            self.run(statement, (id, person)).await?;
        }
        Ok(())
    }

    /// Remembers a game's own thread, if it is still played in the channel the thread belongs to. Not a change of the game: no version
    /// moves.
    pub async fn set_thread(&mut self, id: GameId, of: ChannelId, thread: ChannelId) -> Result<()> {
        self.run("UPDATE games SET thread = $3 WHERE id = $1 AND channel = $2", (id, of, thread)).await
    }
}

/// Options and edition as they are kept.
pub(super) fn written(options: &[(String, String)], edition: u32) -> Result<String> {
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
