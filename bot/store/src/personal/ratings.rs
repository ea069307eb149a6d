//! Ratings: how strong people are taken to be in each game, and how that changed.

use model::ids::{GameId, GuildId, UserId};
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::columns::Columns;
use crate::{Store, StoreError, Tx};

/// Ratings are kept as whole billionths.
const BILLIONTHS: f64 = 1e9;

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
}

impl Tx {
    /// Where a person stands in a game, as this transaction sees it.
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
}

fn billionths(strength: Strength) -> [i64; 3] {
    [strength.rating, strength.deviation, strength.volatility]
        .map(|number| (number * BILLIONTHS).round() as i64)
}

fn standing(row: &AnyRow) -> Result<Standing, StoreError> {
    let number =
        |column: &str| -> Result<f64, StoreError> { Ok(row.try_get::<i64, _>(column)? as f64 / BILLIONTHS) };
    Ok(Standing {
        person: row.id("person")?,
        strength: Strength {
            rating: number("rating")?,
            deviation: number("deviation")?,
            volatility: number("volatility")?,
        },
        games: row.try_get("games")?,
        last_ms: row.try_get("last_ms")?,
    })
}
