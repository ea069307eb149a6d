//! What people have offered each other in a game.

use model::ids::{GameId, UserId};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::columns::{Columns, ids};
use crate::{Store, StoreError, Tx};

/// An offer that stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingOffer {
    /// Of what kind, as its word.
    pub kind: String,
    /// Unlike that of any other offer.
    pub number: i64,
    /// Who made it.
    pub person: UserId,
    /// What it is about, where its kind doesn't say that.
    pub subject: String,
    /// Until when the game is to rest.
    pub until_ms: Option<i64>,
    /// When it was made.
    pub made_ms: i64,
    /// When everybody had agreed; it has yet to be carried out.
    pub agreed_ms: Option<i64>,
}

impl Store {
    /// What is offered in a game, in the order of kinds.
    pub async fn offers(&self, game: GameId) -> Result<Vec<StandingOffer>, StoreError> {
        let mut connection = self.reach().await?.acquire().await?;
        offers(&mut connection, game).await
    }

    /// Offers that everybody has agreed to by a moment and that were not carried out: game and kind.
    pub async fn agreed_offers(&self, by: i64, most: i64) -> Result<Vec<(GameId, String)>, StoreError> {
        let rows = sqlx::query(
            "SELECT game, kind FROM offers WHERE agreed_ms IS NOT NULL AND agreed_ms <= $1 \
             ORDER BY agreed_ms LIMIT $2",
        )
        .bind(by)
        .bind(most)
        .fetch_all(self.reach().await?)
        .await?;
        rows.iter().map(|row| Ok((row.id("game")?, row.try_get("kind")?))).collect()
    }
}

impl Tx {
    /// Keeps a game as it is until the end of this transaction: the one who changes it at the same time comes before or
    /// after. Not a change: no version moves.
    ///
    /// # Errors
    /// [`StoreError::Stale`] when somebody else was faster.
    pub async fn hold(&mut self, game: GameId, version: i64) -> Result<(), StoreError> {
        let done = sqlx::query("UPDATE games SET version = version WHERE id = $1 AND version = $2")
            .bind(game.0)
            .bind(version)
            .execute(&mut *self.inner)
            .await?;
        if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Stale) }
    }

    /// What is offered in a game, in the order of kinds.
    pub async fn offers(&mut self, game: GameId) -> Result<Vec<StandingOffer>, StoreError> {
        offers(&mut self.inner, game).await
    }

    /// Makes an offer.
    ///
    /// # Errors
    /// [`StoreError::Busy`] when one of its kind came to stand at the same moment.
    pub async fn make_offer(&mut self, game: GameId, offer: &StandingOffer) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO offers (game, kind, number, person, until_ms, made_ms, agreed_ms, subject) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(game.0)
        .bind(&offer.kind)
        .bind(offer.number)
        .bind(offer.person.0)
        .bind(offer.until_ms)
        .bind(offer.made_ms)
        .bind(offer.agreed_ms)
        .bind(&offer.subject)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Writes down that somebody agrees to an offer that nobody has settled; everybody who has. `None` when it doesn't
    /// stand any more.
    pub async fn agree(
        &mut self,
        game: GameId,
        offer: &StandingOffer,
        person: UserId,
    ) -> Result<Option<Vec<UserId>>, StoreError> {
        // Two who agree at the same moment see each other: the second waits here for the first.
        let stands = sqlx::query(
            "UPDATE offers SET made_ms = made_ms WHERE game = $1 AND kind = $2 AND number = $3 AND agreed_ms IS NULL",
        )
        .bind(game.0)
        .bind(&offer.kind)
        .bind(offer.number)
        .execute(&mut *self.inner)
        .await?;
        if stands.rows_affected() == 0 {
            return Ok(None);
        }
        sqlx::query(
            "INSERT INTO agreements (game, kind, person) VALUES ($1, $2, $3) ON CONFLICT (game, kind, person) DO NOTHING",
        )
        .bind(game.0)
        .bind(&offer.kind)
        .bind(person.0)
        .execute(&mut *self.inner)
        .await?;
        self.agreements(game, &offer.kind).await.map(Some)
    }

    /// Who has agreed to an offer.
    pub async fn agreements(&mut self, game: GameId, kind: &str) -> Result<Vec<UserId>, StoreError> {
        let rows = sqlx::query("SELECT person FROM agreements WHERE game = $1 AND kind = $2 ORDER BY person")
            .bind(game.0)
            .bind(kind)
            .fetch_all(&mut *self.inner)
            .await?;
        ids(&rows, "person")
    }

    /// Writes down that everybody has agreed to an offer, which has to be carried out now; whether it stood.
    pub async fn settle_offer(
        &mut self,
        game: GameId,
        offer: &StandingOffer,
        now: i64,
    ) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "UPDATE offers SET agreed_ms = $4 WHERE game = $1 AND kind = $2 AND number = $3 AND agreed_ms IS NULL",
        )
        .bind(game.0)
        .bind(&offer.kind)
        .bind(offer.number)
        .bind(now)
        .execute(&mut *self.inner)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Takes an offer away; whether it stood.
    pub async fn drop_offer(&mut self, game: GameId, kind: &str, number: i64) -> Result<bool, StoreError> {
        let done = sqlx::query("DELETE FROM offers WHERE game = $1 AND kind = $2 AND number = $3")
            .bind(game.0)
            .bind(kind)
            .bind(number)
            .execute(&mut *self.inner)
            .await?;
        Ok(done.rows_affected() == 1)
    }
}

async fn offers(connection: &mut AnyConnection, game: GameId) -> Result<Vec<StandingOffer>, StoreError> {
    let rows = sqlx::query(
        "SELECT kind, number, person, subject, until_ms, made_ms, agreed_ms FROM offers WHERE game = $1 ORDER BY kind",
    )
    .bind(game.0)
    .fetch_all(connection)
    .await?;
    rows.iter().map(read).collect()
}

fn read(row: &AnyRow) -> Result<StandingOffer, StoreError> {
    Ok(StandingOffer {
        kind: row.try_get("kind")?,
        number: row.try_get("number")?,
        person: row.id("person")?,
        subject: row.try_get("subject")?,
        until_ms: row.try_get("until_ms")?,
        made_ms: row.try_get("made_ms")?,
        agreed_ms: row.try_get("agreed_ms")?,
    })
}
