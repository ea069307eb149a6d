//! Ratings: how strong people are taken to be in each game, and how that changed.

use model::ids::{GameId, GuildId, UserId};
use sqlx::any::AnyRow;

use crate::sql::{Columns, Statements};
use crate::{Result, Store, Tx};

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

const STANDING: &str = "SELECT person, rating, deviation, volatility, games, last_ms FROM ratings \
                        WHERE rules = $1 AND person = $2";

impl Store {
    /// Where a person stands in a game.
    pub async fn standing(&self, rules: &str, person: UserId) -> Result<Option<Standing>> {
        self.maybe(STANDING, (rules, person), standing).await
    }

    /// Where a person stands in each game in which a rating of theirs has ever changed.
    pub async fn standings_of(&self, person: UserId) -> Result<Vec<(String, Standing)>> {
        self.all(
            "SELECT rules, person, rating, deviation, volatility, games, last_ms FROM ratings \
             WHERE person = $1 ORDER BY games DESC, rules",
            person,
            |row| Ok((row.value("rules")?, standing(row)?)),
        )
        .await
    }

    /// Where everybody stands in a game who has finished a rated one on this server, the strongest first.
    pub async fn standings(&self, rules: &str, guild: GuildId) -> Result<Vec<Standing>> {
        self.all(
            "SELECT person, rating, deviation, volatility, games, last_ms FROM ratings WHERE rules = $1 \
             AND person IN (SELECT person FROM results WHERE guild = $2 AND rules = $1 AND rated = 1) \
             ORDER BY rating DESC, person",
            (rules, guild),
            standing,
        )
        .await
    }
}

impl Tx {
    /// Where a person stands in a game, as this transaction sees it.
    pub async fn standing(&mut self, rules: &str, person: UserId) -> Result<Option<Standing>> {
        self.maybe(STANDING, (rules, person), standing).await
    }

    /// Keeps where a person stands after one more game, and the change that game made.
    ///
    /// # Errors
    /// [`crate::StoreError::Stale`] or [`crate::StoreError::Busy`] when another game of theirs ended meanwhile, or this one is counted
    /// already.
    pub async fn keep_standing(
        &mut self,
        game: GameId,
        rules: &str,
        before: Strength,
        after: &Standing,
    ) -> Result<()> {
        let [rating, deviation, volatility] = billionths(after.strength);
        let sql = match after.games {
            1 => {
                "INSERT INTO ratings (rules, person, rating, deviation, volatility, games, last_ms) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7)"
            }
            _ => {
                "UPDATE ratings SET rating = $3, deviation = $4, volatility = $5, games = $6, last_ms = $7 \
                 WHERE rules = $1 AND person = $2 AND games = $6 - 1"
            }
        };
        let values = (rules, after.person, rating, deviation, volatility, after.games, after.last_ms);
        self.change_one(sql, values).await?;
        let was = billionths(before);
        self.run(
            "INSERT INTO rating_changes (game, person, rules, rating_before, deviation_before, \
             volatility_before, rating_after, deviation_after, volatility_after, at_ms) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
            (game, after.person, rules, was[0], was[1], was[2], rating, deviation, volatility, after.last_ms),
        )
        .await
    }
}

fn billionths(strength: Strength) -> [i64; 3] {
    [strength.rating, strength.deviation, strength.volatility]
        .map(|number| (number * BILLIONTHS).round() as i64)
}

fn standing(row: &AnyRow) -> Result<Standing> {
    let number = |column: &str| -> Result<f64> { Ok(row.value::<i64>(column)? as f64 / BILLIONTHS) };
    Ok(Standing {
        person: row.id("person")?,
        strength: Strength {
            rating: number("rating")?,
            deviation: number("deviation")?,
            volatility: number("volatility")?,
        },
        games: row.value("games")?,
        last_ms: row.value("last_ms")?,
    })
}
