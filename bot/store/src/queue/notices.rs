//! Messages that belong to no game, by name: where each was posted.

use super::delivery::posted;
use crate::{Post, Store, StoreError, Tx};

/// Where the message of a name was posted.
const PLACE: &str = "SELECT channel, message FROM notices WHERE slot = $1";

impl Store {
    /// Where a message was posted that belongs to no game.
    pub async fn notice(&self, slot: &str) -> Result<Option<Post>, StoreError> {
        let row = sqlx::query(PLACE).bind(slot).fetch_optional(self.reach().await?).await?;
        row.as_ref().map(posted).transpose()
    }
}

impl Tx {
    /// Where a message was posted that belongs to no game.
    pub async fn notice(&mut self, slot: &str) -> Result<Option<Post>, StoreError> {
        let row = sqlx::query(PLACE).bind(slot).fetch_optional(&mut *self.inner).await?;
        row.as_ref().map(posted).transpose()
    }

    /// Remembers where a message was posted that belongs to no game, in place of an earlier one of the same name.
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
