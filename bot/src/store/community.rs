//! How people did: results, ratings and their changes.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::ids::{GameId, GuildId, UserId};

use super::{Store, StoreError, Tx};

/// Ratings are kept as whole billionths.
const BILLIONTHS: f64 = 1e9;

/// How a game went for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Won, alone or with others.
    Won,
    /// Nobody won.
    Drawn,
    /// Somebody else won.
    Lost,
    /// Reached this score against the game.
    Scored(i64),
    /// Lost against the game.
    Failed,
}

impl Verdict {
    fn word(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Drawn => "drawn",
            Self::Lost => "lost",
            Self::Scored(_) => "scored",
            Self::Failed => "failed",
        }
    }

    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(match row.try_get::<String, _>("verdict")?.as_str() {
            "won" => Self::Won,
            "drawn" => Self::Drawn,
            "lost" => Self::Lost,
            "scored" => Self::Scored(row.try_get::<Option<i64>, _>("score")?.unwrap_or_default()),
            "failed" => Self::Failed,
            _ => return Err(StoreError::Broken("a result is unreadable".to_owned())),
        })
    }
}

/// How a finished game went for a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Which game.
    pub game: GameId,
    /// Who.
    pub person: UserId,
    /// The catalogue's id.
    pub rules: String,
    /// On which server.
    pub guild: Option<GuildId>,
    /// The team: people of one game with the same number played together.
    pub side: u8,
    /// How it went.
    pub verdict: Verdict,
    /// Whether it changed ratings.
    pub rated: bool,
    /// When it ended.
    pub ended_ms: i64,
}

/// How strong somebody is taken to be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// The rating; beginners have 1500.
    pub rating: f64,
    /// How far off it may well be.
    pub deviation: f64,
    /// How much it swings.
    pub volatility: f64,
}

/// Where somebody stands in a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// Who.
    pub person: UserId,
    /// How strong, as of the last game.
    pub strength: Strength,
    /// How many games changed it.
    pub games: i64,
    /// When the last of them ended.
    pub last_ms: i64,
}

impl Store {
    /// Where a person stands in a game.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn standing(&self, rules: &str, person: UserId) -> Result<Option<Standing>, StoreError> {
        let row = sqlx::query(
            "SELECT person, rating, deviation, volatility, games, last_ms FROM ratings \
             WHERE rules = $1 AND person = $2",
        )
        .bind(rules)
        .bind(person.0)
        .fetch_optional(self.reach().await?)
        .await?;
        row.as_ref().map(standing).transpose()
    }

    /// Where a person stands in each game in which a rating of theirs has ever changed.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn standings_of(&self, person: UserId) -> Result<Vec<(String, Standing)>, StoreError> {
        let rows = sqlx::query(
            "SELECT rules, person, rating, deviation, volatility, games, last_ms FROM ratings \
             WHERE person = $1 ORDER BY games DESC, rules",
        )
        .bind(person.0)
        .fetch_all(self.reach().await?)
        .await?;
        rows.iter().map(|row| Ok((row.try_get("rules")?, standing(row)?))).collect()
    }

    /// Where everybody stands in a game who has finished a rated one on this server, the strongest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn standings(&self, rules: &str, guild: GuildId) -> Result<Vec<Standing>, StoreError> {
        let rows = sqlx::query(
            "SELECT person, rating, deviation, volatility, games, last_ms FROM ratings WHERE rules = $1 AND person IN \
             (SELECT person FROM results WHERE guild = $2 AND rules = $1 AND rated = 1) \
             ORDER BY rating DESC, person",
        )
        .bind(rules)
        .bind(guild.0)
        .fetch_all(self.reach().await?)
        .await?;
        rows.iter().map(standing).collect()
    }

    /// What a person did, the last game first; only on a server, and only in a game, where these are named.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn results_of(
        &self,
        person: UserId,
        guild: Option<GuildId>,
        rules: Option<&str>,
    ) -> Result<Vec<Record>, StoreError> {
        let rows = sqlx::query(
            "SELECT game, person, rules, guild, side, verdict, score, rated, ended_ms FROM results \
             WHERE person = $1 AND ($2 = 0 OR guild = $2) AND ($3 = '' OR rules = $3) \
             ORDER BY ended_ms DESC, game DESC",
        )
        .bind(person.0)
        .bind(guild.map_or(0, |guild| guild.0))
        .bind(rules.unwrap_or_default())
        .fetch_all(self.reach().await?)
        .await?;
        rows.iter().map(record).collect()
    }

    /// What a person did against another: their results in games in which the other sat on another side.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn meetings(
        &self,
        person: UserId,
        other: UserId,
        guild: Option<GuildId>,
        rules: Option<&str>,
    ) -> Result<Vec<(Record, Verdict)>, StoreError> {
        let rows = sqlx::query(
            "SELECT own.game, own.person, own.rules, own.guild, own.side, own.verdict, own.score, own.rated, \
             own.ended_ms, theirs.verdict AS other_verdict FROM results own \
             JOIN results theirs ON theirs.game = own.game AND theirs.side <> own.side \
             WHERE own.person = $1 AND theirs.person = $2 AND ($3 = 0 OR own.guild = $3) \
             AND ($4 = '' OR own.rules = $4) ORDER BY own.ended_ms DESC, own.game DESC",
        )
        .bind(person.0)
        .bind(other.0)
        .bind(guild.map_or(0, |guild| guild.0))
        .bind(rules.unwrap_or_default())
        .fetch_all(self.reach().await?)
        .await?;
        rows.iter()
            .map(|row| {
                let theirs = match row.try_get::<String, _>("other_verdict")?.as_str() {
                    "won" => Verdict::Won,
                    "drawn" => Verdict::Drawn,
                    _ => Verdict::Lost,
                };
                Ok((record(row)?, theirs))
            })
            .collect()
    }

    /// The scores that were reached against a game on a server, by whom, the last first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn scores(&self, rules: &str, guild: GuildId) -> Result<Vec<Record>, StoreError> {
        let rows = sqlx::query(
            "SELECT game, person, rules, guild, side, verdict, score, rated, ended_ms FROM results \
             WHERE guild = $1 AND rules = $2 AND verdict = 'scored' ORDER BY ended_ms, game, person",
        )
        .bind(guild.0)
        .bind(rules)
        .fetch_all(self.reach().await?)
        .await?;
        rows.iter().map(record).collect()
    }

    /// What a person did that is worth a smile: the words of the deeds with how often.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn deeds_of(&self, person: UserId) -> Result<Vec<(String, i64)>, StoreError> {
        let rows = sqlx::query("SELECT deed, count FROM deeds WHERE person = $1 ORDER BY first_ms, deed")
            .bind(person.0)
            .fetch_all(self.reach().await?)
            .await?;
        rows.iter().map(|row| Ok((row.try_get("deed")?, row.try_get("count")?))).collect()
    }

    /// Those that a person did for the first time on this server: the words of the deeds. How often they were done counts
    /// all servers, and is nobody else's business.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn deeds_on(&self, person: UserId, guild: GuildId) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT d.deed FROM deeds d JOIN games g ON g.id = d.first_game \
             WHERE d.person = $1 AND g.guild = $2 ORDER BY d.first_ms, d.deed",
        )
        .bind(person.0)
        .bind(guild.0)
        .fetch_all(self.reach().await?)
        .await?;
        rows.iter().map(|row| Ok(row.try_get("deed")?)).collect()
    }

    /// Invitations on a server with a seat that anybody may take, the newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn open_tables(
        &self,
        guild: GuildId,
        rules: Option<&str>,
        most: i64,
    ) -> Result<Vec<GameId>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM games WHERE status = 'invited' AND guild = $1 AND ($2 = '' OR rules = $2) AND EXISTS \
             (SELECT 1 FROM seats WHERE seats.game = games.id AND person IS NULL AND invited IS NULL) \
             ORDER BY created_ms DESC, id DESC LIMIT $3",
        )
        .bind(guild.0)
        .bind(rules.unwrap_or_default())
        .bind(most)
        .fetch_all(self.reach().await?)
        .await?;
        rows.iter().map(|row| Ok(GameId(row.try_get("id")?))).collect()
    }
}

impl Tx {
    /// Says whether a game's end will change ratings. Without it, it won't.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_rated(&mut self, game: GameId, rated: bool) -> Result<(), StoreError> {
        sqlx::query("UPDATE games SET rated = $2 WHERE id = $1")
            .bind(game.0)
            .bind(i64::from(rated))
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }

    /// Notes how a game went for somebody.
    ///
    /// # Errors
    /// [`StoreError::Busy`] when that is noted already.
    pub async fn note_result(&mut self, record: &Record) -> Result<(), StoreError> {
        let score = match record.verdict {
            Verdict::Scored(score) => Some(score),
            Verdict::Won | Verdict::Drawn | Verdict::Lost | Verdict::Failed => None,
        };
        sqlx::query(
            "INSERT INTO results (game, person, rules, guild, side, verdict, score, rated, ended_ms) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        )
        .bind(record.game.0)
        .bind(record.person.0)
        .bind(&record.rules)
        .bind(record.guild.map(|guild| guild.0))
        .bind(i64::from(record.side))
        .bind(record.verdict.word())
        .bind(score)
        .bind(i64::from(record.rated))
        .bind(record.ended_ms)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Where a person stands in a game, as this transaction sees it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn standing(&mut self, rules: &str, person: UserId) -> Result<Option<Standing>, StoreError> {
        let row = sqlx::query(
            "SELECT person, rating, deviation, volatility, games, last_ms FROM ratings \
             WHERE rules = $1 AND person = $2",
        )
        .bind(rules)
        .bind(person.0)
        .fetch_optional(&mut *self.inner)
        .await?;
        row.as_ref().map(standing).transpose()
    }

    /// Keeps where a person stands after one more game, and the change that game made.
    ///
    /// # Errors
    /// [`StoreError::Stale`] or [`StoreError::Busy`] when another game of theirs ended meanwhile, or this one is counted
    /// already.
    pub async fn keep_standing(
        &mut self,
        game: GameId,
        rules: &str,
        before: Strength,
        after: &Standing,
    ) -> Result<(), StoreError> {
        let [rating, deviation, volatility] = billionths(after.strength);
        let done = if after.games == 1 {
            sqlx::query(
                "INSERT INTO ratings (rules, person, rating, deviation, volatility, games, last_ms) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7)",
            )
        } else {
            sqlx::query(
                "UPDATE ratings SET rating = $3, deviation = $4, volatility = $5, games = $6, last_ms = $7 \
                 WHERE rules = $1 AND person = $2 AND games = $6 - 1",
            )
        };
        let done = done
            .bind(rules)
            .bind(after.person.0)
            .bind(rating)
            .bind(deviation)
            .bind(volatility)
            .bind(after.games)
            .bind(after.last_ms)
            .execute(&mut *self.inner)
            .await?;
        if done.rows_affected() != 1 {
            return Err(StoreError::Stale);
        }
        let was = billionths(before);
        sqlx::query(
            "INSERT INTO rating_changes (game, person, rules, rating_before, deviation_before, volatility_before, \
             rating_after, deviation_after, volatility_after, at_ms) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        )
        .bind(game.0)
        .bind(after.person.0)
        .bind(rules)
        .bind(was[0])
        .bind(was[1])
        .bind(was[2])
        .bind(rating)
        .bind(deviation)
        .bind(volatility)
        .bind(after.last_ms)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Counts a deed so many times more; answers how often that is in all.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn add_deed(
        &mut self,
        person: UserId,
        deed: &str,
        times: i64,
        game: GameId,
        now: i64,
    ) -> Result<i64, StoreError> {
        let row = sqlx::query(
            "INSERT INTO deeds (person, deed, count, first_game, first_ms) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (person, deed) DO UPDATE SET count = deeds.count + $3 RETURNING count",
        )
        .bind(person.0)
        .bind(deed)
        .bind(times)
        .bind(game.0)
        .bind(now)
        .fetch_one(&mut *self.inner)
        .await?;
        Ok(row.try_get("count")?)
    }

    /// Whether a person has finished a game of every kind, of which there are so many, and has by this very game.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn has_finished_every_game(
        &mut self,
        person: UserId,
        kinds: usize,
        game: GameId,
    ) -> Result<bool, StoreError> {
        let row = sqlx::query(
            "SELECT CAST(COUNT(DISTINCT rules) AS BIGINT) AS kinds, CAST(COALESCE(SUM(CASE WHEN rules = \
             (SELECT rules FROM games WHERE id = $2) THEN 1 ELSE 0 END), 0) AS BIGINT) AS same \
             FROM results WHERE person = $1",
        )
        .bind(person.0)
        .bind(game.0)
        .fetch_one(&mut *self.inner)
        .await?;
        let found: i64 = row.try_get("kinds")?;
        Ok(found == kinds as i64 && row.try_get::<i64, _>("same")? == 1)
    }
}

fn billionths(strength: Strength) -> [i64; 3] {
    [strength.rating, strength.deviation, strength.volatility]
        .map(|number| (number * BILLIONTHS).round() as i64)
}

fn standing(row: &AnyRow) -> Result<Standing, StoreError> {
    let number =
        |column: &str| -> Result<f64, StoreError> { Ok(row.try_get::<i64, _>(column)? as f64 / BILLIONTHS) };
    Ok(Standing {
        person: UserId(row.try_get("person")?),
        strength: Strength {
            rating: number("rating")?,
            deviation: number("deviation")?,
            volatility: number("volatility")?,
        },
        games: row.try_get("games")?,
        last_ms: row.try_get("last_ms")?,
    })
}

fn record(row: &AnyRow) -> Result<Record, StoreError> {
    let odd = |_| StoreError::Broken("a result has an odd side".to_owned());
    Ok(Record {
        game: GameId(row.try_get("game")?),
        person: UserId(row.try_get("person")?),
        rules: row.try_get("rules")?,
        guild: row.try_get::<Option<i64>, _>("guild")?.map(GuildId),
        side: u8::try_from(row.try_get::<i64, _>("side")?).map_err(odd)?,
        verdict: Verdict::read(row)?,
        rated: row.try_get::<i64, _>("rated")? != 0,
        ended_ms: row.try_get("ended_ms")?,
    })
}
