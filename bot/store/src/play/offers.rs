//! What people have offered each other in a game.

use model::ids::{GameId, UserId};
use sqlx::any::AnyRow;

use crate::sql::{Columns, Statements};
use crate::{Result, Store, Tx};

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

const OFFERS: &str = "SELECT kind, number, person, subject, until_ms, made_ms, agreed_ms FROM offers \
                      WHERE game = $1 ORDER BY kind";

impl Store {
    /// What is offered in a game, in the order of kinds.
    pub async fn offers(&self, game: GameId) -> Result<Vec<StandingOffer>> {
        self.all(OFFERS, game, read).await
    }

    /// Offers that everybody has agreed to by a moment and that were not carried out: game and kind.
    pub async fn agreed_offers(&self, by: i64, most: i64) -> Result<Vec<(GameId, String)>> {
        self.all(
            "SELECT game, kind FROM offers WHERE agreed_ms IS NOT NULL AND agreed_ms <= $1 \
             ORDER BY agreed_ms LIMIT $2",
            (by, most),
            |row| Ok((row.id("game")?, row.value("kind")?)),
        )
        .await
    }
}

impl Tx {
    /// Locks a game's row until this transaction ends, if it still has this version: the one who changes it at the same time comes before
    /// or after. Not a change: no version moves.
    ///
    /// # Errors
    /// [`crate::StoreError::Stale`] when somebody else was faster.
    pub async fn lock_game_at_version(&mut self, game: GameId, version: i64) -> Result<()> {
        self.change_one("UPDATE games SET version = version WHERE id = $1 AND version = $2", (game, version))
            .await
    }

    /// What is offered in a game, in the order of kinds.
    pub async fn offers(&mut self, game: GameId) -> Result<Vec<StandingOffer>> {
        self.all(OFFERS, game, read).await
    }

    /// Makes an offer.
    ///
    /// # Errors
    /// [`crate::StoreError::Busy`] when one of its kind came to stand at the same moment.
    pub async fn make_offer(&mut self, game: GameId, offer: &StandingOffer) -> Result<()> {
        self.run(
            "INSERT INTO offers (game, kind, number, person, until_ms, made_ms, agreed_ms, subject) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            (
                (game, &offer.kind, offer.number, offer.person),
                (offer.until_ms, offer.made_ms, offer.agreed_ms, &offer.subject),
            ),
        )
        .await
    }

    /// Writes down that somebody agrees to an offer that nobody has settled; everybody who has. `None` when it doesn't
    /// stand any more.
    pub async fn agree(
        &mut self,
        game: GameId,
        offer: &StandingOffer,
        person: UserId,
    ) -> Result<Option<Vec<UserId>>> {
        // Two who agree at the same moment see each other: the second waits here for the first.
        let stands = self
            .changed(
                "UPDATE offers SET made_ms = made_ms WHERE game = $1 AND kind = $2 AND number = $3 \
                 AND agreed_ms IS NULL",
                (game, &offer.kind, offer.number),
            )
            .await?;
        if !stands {
            return Ok(None);
        }
        self.run(
            "INSERT INTO agreements (game, kind, person) VALUES ($1, $2, $3) \
             ON CONFLICT (game, kind, person) DO NOTHING",
            (game, &offer.kind, person),
        )
        .await?;
        self.agreements(game, &offer.kind).await.map(Some)
    }

    /// Who has agreed to an offer.
    pub async fn agreements(&mut self, game: GameId, kind: &str) -> Result<Vec<UserId>> {
        self.all(
            "SELECT person FROM agreements WHERE game = $1 AND kind = $2 ORDER BY person",
            (game, kind),
            |row| row.id("person"),
        )
        .await
    }

    /// Writes down that everybody has agreed to an offer, which has to be carried out now; whether it stood.
    pub async fn settle_offer(&mut self, game: GameId, offer: &StandingOffer, now: i64) -> Result<bool> {
        self.changed(
            "UPDATE offers SET agreed_ms = $4 WHERE game = $1 AND kind = $2 AND number = $3 \
             AND agreed_ms IS NULL",
            (game, &offer.kind, offer.number, now),
        )
        .await
    }

    /// Takes an offer away; whether it stood.
    pub async fn drop_offer(&mut self, game: GameId, kind: &str, number: i64) -> Result<bool> {
        self.changed("DELETE FROM offers WHERE game = $1 AND kind = $2 AND number = $3", (game, kind, number))
            .await
    }
}

fn read(row: &AnyRow) -> Result<StandingOffer> {
    Ok(StandingOffer {
        kind: row.value("kind")?,
        number: row.value("number")?,
        person: row.id("person")?,
        subject: row.value("subject")?,
        until_ms: row.value("until_ms")?,
        made_ms: row.value("made_ms")?,
        agreed_ms: row.value("agreed_ms")?,
    })
}
