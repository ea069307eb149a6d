//! Games and their seats.

use std::collections::BTreeMap;

use model::ids::{ChannelId, GameId, GuildId, UserId};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};
use words::Lang;

use super::credit;
use super::restored::{GAMES_GIVEN, next_number};
use super::told::notice;
use super::{
    Chair, Change, Deadline, Ending, Game, NewGame, Notice, Pause, Pings, SeatClock, Secret32, Status, Store,
    StoreError, Tx, Waiting,
};

impl Store {
    /// A game.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn game(&self, id: GameId) -> Result<Option<Game>, StoreError> {
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
        sqlx::query("UPDATE games SET board_entries = $2, board_behind = 0 WHERE id = $1")
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

/// The key among a game's options under which the edition of its rules is kept, unless it is [`FIRST`]. No game has such an
/// option, so a program that is older than editions refuses the game instead of playing it by the wrong rules.
const EDITION: &str = "edition";

/// The edition of games that were begun before there were others.
const FIRST: u32 = 1;

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

pub(super) async fn game(connection: &mut AnyConnection, id: GameId) -> Result<Option<Game>, StoreError> {
    let row = sqlx::query(
        "SELECT rules, options, status, version, entries, host, guild, channel, thread_wanted, thread, shuffle_seats, \
         shared_seats, seed, salt, outcome, ending, created_ms, changed_ms, expires_ms, limit_ms, limit_round, question, at_referee, \
         board_entries, rewritten, time, paused_ms, resume_ms, position, rated, \
         (SELECT ping_guests FROM guilds WHERE guilds.id = games.guild) AS ping_guests, \
         (SELECT ping_boards FROM guilds WHERE guilds.id = games.guild) AS ping_boards, \
         (SELECT language FROM guilds WHERE guilds.id = games.guild) AS language, \
         (SELECT MIN(since_ms) FROM credits WHERE credits.game = games.id) AS owed FROM games WHERE id = $1",
    )
    .bind(id.0)
    .fetch_optional(&mut *connection)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let seats = sqlx::query(
        "SELECT seat, person, invited, moment, asked_ms, left_ms, since_ms, deadline_ms, late_ms, played_for, \
         offered_ms, away_ms, \
         (SELECT COALESCE(language, locale) FROM people \
          WHERE people.id = COALESCE(seats.person, seats.invited)) AS language, \
         (SELECT CASE WHEN notice = 'dm' AND dm_closed = 1 THEN NULL ELSE notice END FROM people \
          WHERE people.id = seats.person) AS notice \
         FROM seats WHERE game = $1 ORDER BY seat",
    )
    .bind(id.0)
    .fetch_all(&mut *connection)
    .await?;
    let odd = |what: &str| StoreError::Broken(format!("game {id} has an unreadable {what}"));
    let mut options: BTreeMap<String, String> =
        serde_json::from_str(&row.try_get::<String, _>("options")?).map_err(|_| odd("options"))?;
    let edition = options.remove(EDITION).map_or(Ok(FIRST), |edition| edition.parse());
    let secret = |column: &str| -> Result<Secret32, StoreError> {
        Secret32::from_hex(&row.try_get::<String, _>(column)?).ok_or_else(|| odd(column))
    };
    Ok(Some(Game {
        id,
        rules: row.try_get("rules")?,
        options: options.into_iter().collect(),
        edition: edition.map_err(|_| odd("edition"))?,
        status: Status::from_word(&row.try_get::<String, _>("status")?).ok_or_else(|| odd("status"))?,
        version: row.try_get("version")?,
        entries: row.try_get("entries")?,
        rewritten: row.try_get("rewritten")?,
        host: UserId(row.try_get("host")?),
        guild: row.try_get::<Option<i64>, _>("guild")?.map(GuildId),
        channel: row.try_get::<Option<i64>, _>("channel")?.map(ChannelId),
        thread_wanted: row.try_get::<i64, _>("thread_wanted")? != 0,
        thread: row.try_get::<Option<i64>, _>("thread")?.map(ChannelId),
        shuffle_seats: row.try_get::<i64, _>("shuffle_seats")? != 0,
        shared_seats: row.try_get::<i64, _>("shared_seats")? != 0,
        seed: secret("seed")?,
        salt: secret("salt")?,
        outcome: Ending::read(
            row.try_get::<Option<String>, _>("ending")?.as_deref(),
            row.try_get("outcome")?,
        ),
        created_ms: row.try_get("created_ms")?,
        changed_ms: row.try_get("changed_ms")?,
        expires_ms: row.try_get("expires_ms")?,
        waiting: Waiting {
            limit: match (row.try_get("limit_ms")?, row.try_get::<Option<i64>, _>("limit_round")?) {
                (Some(over_ms), Some(round)) => {
                    Some(Deadline { over_ms, round: u32::try_from(round).map_err(|_| odd("limit"))? })
                }
                _ => None,
            },
            question: row.try_get("question")?,
            at_referee: row.try_get::<i64, _>("at_referee")? != 0,
        },
        board_entries: row.try_get("board_entries")?,
        time: row.try_get::<String, _>("time")?.parse().map_err(|_| odd("time control"))?,
        clocks: seats.iter().map(seat_clock).collect::<Result<_, _>>()?,
        pause: match row.try_get("paused_ms")? {
            Some(since_ms) => Some(Pause { since_ms, until_ms: row.try_get("resume_ms")? }),
            None => None,
        },
        pings: Pings { guests: may(&row, "ping_guests")?, boards: may(&row, "ping_boards")? },
        rated: row.try_get::<i64, _>("rated")? != 0,
        lang: language(&row)?.unwrap_or_default(),
        langs: seats.iter().map(spoken).filter_map(Result::transpose).collect::<Result<_, _>>()?,
        notices: seats.iter().map(told).filter_map(Result::transpose).collect::<Result<_, _>>()?,
        position: row.try_get("position")?,
        owed: row.try_get::<Option<i64>, _>("owed")?.is_some(),
        asked: seats.iter().map(|seat| seat.try_get("asked_ms")).collect::<Result<_, _>>()?,
        moments: seats.iter().map(|seat| seat.try_get("moment")).collect::<Result<_, _>>()?,
        seats: seats
            .iter()
            .map(|seat| {
                Ok(Chair {
                    seat: u8::try_from(seat.try_get::<i64, _>("seat")?).map_err(|_| odd("seat"))?,
                    person: seat.try_get::<Option<i64>, _>("person")?.map(UserId),
                    invited: seat.try_get::<Option<i64>, _>("invited")?.map(UserId),
                })
            })
            .collect::<Result<_, StoreError>>()?,
    }))
}

/// A switch of the server's; on where nobody turned it off.
fn may(row: &AnyRow, column: &str) -> Result<bool, StoreError> {
    Ok(row.try_get::<Option<i64>, _>(column)? != Some(0))
}

pub(super) fn seat_clock(row: &AnyRow) -> Result<SeatClock, StoreError> {
    Ok(SeatClock {
        left_ms: row.try_get("left_ms")?,
        since_ms: row.try_get("since_ms")?,
        deadline_ms: row.try_get("deadline_ms")?,
        late_ms: row.try_get("late_ms")?,
        played_for: row.try_get("played_for")?,
        offered_ms: row.try_get("offered_ms")?,
        away_ms: row.try_get("away_ms")?,
    })
}

/// Who sits at a seat, or is invited to it, with their language.
fn spoken(row: &AnyRow) -> Result<Option<(UserId, Lang)>, StoreError> {
    let person: Option<i64> = row.try_get("person")?;
    let invited: Option<i64> = row.try_get("invited")?;
    Ok(person.or(invited).map(UserId).zip(language(row)?))
}

/// Who sits at a seat and is not told of their turn by a ping.
fn told(row: &AnyRow) -> Result<Option<(UserId, Notice)>, StoreError> {
    let person: Option<i64> = row.try_get("person")?;
    let notice = Some(notice(row)?).filter(|notice| *notice != Notice::default());
    Ok(person.map(UserId).zip(notice))
}

/// The column `language`; one we no longer speak counts as none.
pub(super) fn language(row: &AnyRow) -> Result<Option<Lang>, StoreError> {
    Ok(row.try_get::<Option<String>, _>("language")?.and_then(|word| Lang::from_word(&word)))
}
