//! Tournaments, who plays in them, their rounds; and messages that belong to no game.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::ids::{ChannelId, GameId, GuildId, MessageId, UserId};
use crate::time::control::TimeControl;
use crate::words::Lang;

use super::games::language;
use super::restored::{TOURNAMENTS_GIVEN, next_number};
use super::{Post, Store, StoreError, Tx};

macro_rules! words {
    ($(#[$doc:meta])* $kind:ident { $($(#[$own:meta])* $name:ident = $word:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $kind { $($(#[$own])* $name),* }

        impl $kind {
            /// Every one.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// The stable word.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$name => $word),* }
            }

            /// The one of a word.
            #[must_use]
            pub fn from_word(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$name),)* _ => None }
            }
        }
    };
}

words! {
    /// Who meets whom.
    Format {
        /// Everybody meets everybody once.
        RoundRobin = "round-robin",
        /// Everybody meets everybody twice.
        Double = "double",
        /// Whoever has as many points meets.
        Swiss = "swiss",
    }
}

words! {
    /// How far a tournament has come.
    Stage {
        /// People may join.
        Open = "open",
        /// Being played.
        Running = "running",
        /// Finished.
        Over = "over",
        /// It never began.
        Dropped = "dropped",
    }
}

words! {
    /// What became of a pairing.
    Score {
        /// The first player won.
        White = "1-0",
        /// The second player won.
        Black = "0-1",
        /// Drawn.
        Draw = "1/2",
        /// The first player has the point; the other wasn't there.
        WhiteForfeit = "+-",
        /// The second player has the point; the other wasn't there.
        BlackForfeit = "-+",
        /// Neither was there.
        Nobody = "--",
        /// A point without a game.
        Bye = "bye",
        /// No game and no point.
        Rest = "rest",
    }
}

/// A tournament to be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTournament {
    /// The server.
    pub guild: GuildId,
    /// Where it is announced and played.
    pub channel: ChannelId,
    /// Who opens it.
    pub host: UserId,
    /// The catalogue's id.
    pub rules: String,
    /// As the host names it; empty: after its game.
    pub title: String,
    /// Who meets whom.
    pub format: Format,
    /// How many rounds; 0: as many as usual.
    pub rounds: i64,
    /// The time control of its games.
    pub time: TimeControl,
    /// Whether each game gets a thread.
    pub threads: bool,
}

/// A tournament with everybody in it and all its rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    /// Its number.
    pub id: i64,
    /// The server.
    pub guild: GuildId,
    /// Where it is announced and played.
    pub channel: ChannelId,
    /// Who opened it; `None`: forgotten.
    pub host: Option<UserId>,
    /// The catalogue's id.
    pub rules: String,
    /// As the host named it; empty: after its game.
    pub title: String,
    /// Who meets whom.
    pub format: Format,
    /// How many rounds; 0 before the start: as many as usual.
    pub rounds: i64,
    /// The time control of its games.
    pub time: TimeControl,
    /// Whether each game gets a thread.
    pub threads: bool,
    /// How far it has come.
    pub stage: Stage,
    /// The round being played, from 1; 0: none yet.
    pub round: i64,
    /// Grows by one with every change.
    pub version: i64,
    /// Since when somebody has to see whether the round is over.
    pub ready_ms: Option<i64>,
    /// The language of what several people read.
    pub lang: Lang,
    /// Everybody, by number.
    pub entrants: Vec<Entrant>,
    /// Every pairing, by round and board.
    pub pairings: Vec<Pairing>,
}

/// Somebody in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// From 0; the place in [`Tournament::entrants`].
    pub number: usize,
    /// `None`: forgotten.
    pub person: Option<UserId>,
    /// The first round they no longer take part in.
    pub gone_round: Option<i64>,
}

/// Two who meet, or one who doesn't meet anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// From 1.
    pub round: i64,
    /// From 0.
    pub board: i64,
    /// Who has the first move, or the bye.
    pub white: usize,
    /// `None`: a bye.
    pub black: Option<usize>,
    /// Their game.
    pub game: Option<GameId>,
    /// What became of it; `None`: open.
    pub score: Option<Score>,
    /// Whether the game ended without a result.
    pub dead: bool,
}

/// What changes when a tournament goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// How far it has come after it.
    pub stage: Stage,
    /// How many rounds it has.
    pub rounds: i64,
    /// The round being played after it.
    pub round: i64,
    /// Since when somebody has to see whether the round is over.
    pub ready_ms: Option<i64>,
    /// Now.
    pub changed_ms: i64,
}

impl Tournament {
    /// The number of a person who takes part, or did.
    #[must_use]
    pub fn number_of(&self, person: UserId) -> Option<usize> {
        self.entrants.iter().find(|entrant| entrant.person == Some(person)).map(|entrant| entrant.number)
    }

    /// The pairings of a round.
    pub fn of_round(&self, round: i64) -> impl Iterator<Item = &Pairing> {
        self.pairings.iter().filter(move |pairing| pairing.round == round)
    }
}

impl Store {
    /// A tournament.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tournament(&self, id: i64) -> Result<Option<Tournament>, StoreError> {
        let mut connection = self.reach().await?.acquire().await?;
        tournament(&mut connection, id).await
    }

    /// The numbers of a server's tournaments, those that go on first, of equals the newest.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tournaments_on(&self, guild: GuildId, most: i64) -> Result<Vec<i64>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM tournaments WHERE guild = $1 AND status <> 'dropped' \
             ORDER BY CASE WHEN status = 'over' THEN 1 ELSE 0 END, id DESC LIMIT $2",
        )
        .bind(guild.0)
        .bind(most)
        .fetch_all(self.reach().await?)
        .await?;
        numbers(&rows)
    }

    /// The tournament of a game, if it is one's.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tournament_of(&self, game: GameId) -> Result<Option<i64>, StoreError> {
        let row = sqlx::query("SELECT tournament FROM pairings WHERE game = $1")
            .bind(game.0)
            .fetch_optional(self.reach().await?)
            .await?;
        Ok(row.map(|row| row.try_get("tournament")).transpose()?)
    }

    /// The numbers of tournaments in which something may have to be done, the longest waiting first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tournaments_ready(&self, now: i64, most: i64) -> Result<Vec<i64>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM tournaments WHERE ready_ms IS NOT NULL AND ready_ms <= $1 ORDER BY ready_ms LIMIT $2",
        )
        .bind(now)
        .bind(most)
        .fetch_all(self.reach().await?)
        .await?;
        numbers(&rows)
    }

    /// Where a message was posted that belongs to no game.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn notice(&self, slot: &str) -> Result<Option<Post>, StoreError> {
        let row = sqlx::query("SELECT channel, message FROM notices WHERE slot = $1")
            .bind(slot)
            .fetch_optional(self.reach().await?)
            .await?;
        row.map(|row| {
            Ok(Post {
                channel: ChannelId(row.try_get("channel")?),
                message: MessageId(row.try_get("message")?),
            })
        })
        .transpose()
    }
}

impl Tx {
    /// A tournament as this transaction sees it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tournament(&mut self, id: i64) -> Result<Option<Tournament>, StoreError> {
        tournament(&mut self.inner, id).await
    }

    /// Opens a tournament; it gets the next number.
    ///
    /// # Errors
    /// [`StoreError::Busy`] when somebody else took that number at the same moment.
    pub async fn new_tournament(&mut self, new: &NewTournament, now: i64) -> Result<i64, StoreError> {
        let row = sqlx::query("SELECT CAST(COALESCE(MAX(id), 0) AS BIGINT) AS last FROM tournaments")
            .fetch_one(&mut *self.inner)
            .await?;
        let id = next_number(&mut self.inner, TOURNAMENTS_GIVEN, row.try_get("last")?).await?;
        sqlx::query(
            "INSERT INTO tournaments (id, guild, channel, host, rules, title, format, rounds, time, threads, status, \
             round, version, created_ms, changed_ms) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'open', 0, 1, $11, $11)",
        )
        .bind(id)
        .bind(new.guild.0)
        .bind(new.channel.0)
        .bind(new.host.0)
        .bind(&new.rules)
        .bind(&new.title)
        .bind(new.format.word())
        .bind(new.rounds)
        .bind(new.time.to_string())
        .bind(i64::from(new.threads))
        .bind(now)
        .execute(&mut *self.inner)
        .await?;
        Ok(id)
    }

    /// Moves a tournament on, if it is still at `version`.
    ///
    /// # Errors
    /// [`StoreError::Stale`] when somebody else was faster.
    pub async fn advance_tournament(
        &mut self,
        id: i64,
        version: i64,
        progress: &Progress,
    ) -> Result<(), StoreError> {
        let done = sqlx::query(
            "UPDATE tournaments SET status = $3, rounds = $4, round = $5, ready_ms = $6, changed_ms = $7, \
             version = version + 1 WHERE id = $1 AND version = $2",
        )
        .bind(id)
        .bind(version)
        .bind(progress.stage.word())
        .bind(progress.rounds)
        .bind(progress.round)
        .bind(progress.ready_ms)
        .bind(progress.changed_ms)
        .execute(&mut *self.inner)
        .await?;
        if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Stale) }
    }

    /// Writes down who takes part, in the order of their numbers, in place of whoever did.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_entrants(&mut self, id: i64, entrants: &[Entrant]) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM entrants WHERE tournament = $1").bind(id).execute(&mut *self.inner).await?;
        for entrant in entrants {
            sqlx::query(
                "INSERT INTO entrants (tournament, number, person, gone_round) VALUES ($1, $2, $3, $4)",
            )
            .bind(id)
            .bind(entrant.number as i64)
            .bind(entrant.person.map(|person| person.0))
            .bind(entrant.gone_round)
            .execute(&mut *self.inner)
            .await?;
        }
        Ok(())
    }

    /// Writes down a pairing, in place of an earlier one on that board.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_pairing(&mut self, id: i64, pairing: &Pairing) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO pairings (tournament, round, board, white, black, game, result, dead) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (tournament, round, board) \
             DO UPDATE SET white = $4, black = $5, game = $6, result = $7, dead = $8",
        )
        .bind(id)
        .bind(pairing.round)
        .bind(pairing.board)
        .bind(pairing.white as i64)
        .bind(pairing.black.map(|black| black as i64))
        .bind(pairing.game.map(|game| game.0))
        .bind(pairing.score.map(Score::word))
        .bind(i64::from(pairing.dead))
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Notes how a game ended, if it is an open one of a tournament that goes on, whose number is the answer; `None` for the score: it has
    /// none. Whoever notes another one at the same time waits, so none of them misses that a round is over.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn game_of_tournament_over(
        &mut self,
        game: GameId,
        score: Option<Score>,
        now: i64,
    ) -> Result<Option<i64>, StoreError> {
        let row = sqlx::query(
            "SELECT tournament FROM pairings WHERE game = $1 AND result IS NULL AND dead = 0 \
             AND tournament IN (SELECT id FROM tournaments WHERE status = 'running')",
        )
        .bind(game.0)
        .fetch_optional(&mut *self.inner)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let id: i64 = row.try_get("tournament")?;
        sqlx::query(
            "UPDATE tournaments SET version = version + 1, ready_ms = $2, changed_ms = $2 WHERE id = $1",
        )
        .bind(id)
        .bind(now)
        .execute(&mut *self.inner)
        .await?;
        let done = sqlx::query(
            "UPDATE pairings SET result = $2, dead = $3 WHERE game = $1 AND result IS NULL AND dead = 0",
        )
        .bind(game.0)
        .bind(score.map(Score::word))
        .bind(i64::from(score.is_none()))
        .execute(&mut *self.inner)
        .await?;
        Ok((done.rows_affected() == 1).then_some(id))
    }

    /// Remembers where a message was posted that belongs to no game, in place of an earlier one of the same name.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn remember_notice(&mut self, slot: &str, post: Post) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO notices (slot, channel, message) VALUES ($1, $2, $3) \
             ON CONFLICT (slot) DO UPDATE SET channel = $2, message = $3",
        )
        .bind(slot)
        .bind(post.channel.0)
        .bind(post.message.0)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }
}

fn numbers(rows: &[AnyRow]) -> Result<Vec<i64>, StoreError> {
    rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
}

async fn tournament(connection: &mut AnyConnection, id: i64) -> Result<Option<Tournament>, StoreError> {
    let row = sqlx::query(
        "SELECT guild, channel, host, rules, title, format, rounds, time, threads, status, round, version, ready_ms, \
         (SELECT language FROM guilds WHERE guilds.id = tournaments.guild) AS language \
         FROM tournaments WHERE id = $1",
    )
    .bind(id)
    .fetch_optional(&mut *connection)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let entrants =
        sqlx::query("SELECT number, person, gone_round FROM entrants WHERE tournament = $1 ORDER BY number")
            .bind(id)
            .fetch_all(&mut *connection)
            .await?;
    let pairings = sqlx::query(
        "SELECT round, board, white, black, game, result, dead FROM pairings WHERE tournament = $1 \
         ORDER BY round, board",
    )
    .bind(id)
    .fetch_all(&mut *connection)
    .await?;
    let odd = |what: &str| StoreError::Broken(format!("tournament {id} has an unreadable {what}"));
    Ok(Some(Tournament {
        id,
        guild: GuildId(row.try_get("guild")?),
        channel: ChannelId(row.try_get("channel")?),
        host: row.try_get::<Option<i64>, _>("host")?.map(UserId),
        rules: row.try_get("rules")?,
        title: row.try_get("title")?,
        format: Format::from_word(&row.try_get::<String, _>("format")?).ok_or_else(|| odd("format"))?,
        rounds: row.try_get("rounds")?,
        time: row.try_get::<String, _>("time")?.parse().map_err(|_| odd("time control"))?,
        threads: row.try_get::<i64, _>("threads")? != 0,
        stage: Stage::from_word(&row.try_get::<String, _>("status")?).ok_or_else(|| odd("status"))?,
        round: row.try_get("round")?,
        version: row.try_get("version")?,
        ready_ms: row.try_get("ready_ms")?,
        lang: language(&row)?.unwrap_or_default(),
        entrants: entrants.iter().map(entrant).collect::<Result<_, _>>()?,
        pairings: pairings.iter().map(pairing).collect::<Result<_, _>>()?,
    }))
}

fn entrant(row: &AnyRow) -> Result<Entrant, StoreError> {
    Ok(Entrant {
        number: number(row.try_get("number")?)?,
        person: row.try_get::<Option<i64>, _>("person")?.map(UserId),
        gone_round: row.try_get("gone_round")?,
    })
}

fn pairing(row: &AnyRow) -> Result<Pairing, StoreError> {
    let score = |word: String| {
        Score::from_word(&word)
            .ok_or_else(|| StoreError::Broken("a pairing has an unreadable result".to_owned()))
    };
    Ok(Pairing {
        round: row.try_get("round")?,
        board: row.try_get("board")?,
        white: number(row.try_get("white")?)?,
        black: row.try_get::<Option<i64>, _>("black")?.map(number).transpose()?,
        game: row.try_get::<Option<i64>, _>("game")?.map(GameId),
        score: row.try_get::<Option<String>, _>("result")?.map(score).transpose()?,
        dead: row.try_get::<i64, _>("dead")? != 0,
    })
}

fn number(kept: i64) -> Result<usize, StoreError> {
    usize::try_from(kept).map_err(|_| StoreError::Broken("an entrant has an odd number".to_owned()))
}
