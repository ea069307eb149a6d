//! Messages that belong to no game, by name: where each was posted.

use super::delivery::posted;
use crate::sql::Statements;
use crate::{Post, Result, Store, Tx};

/// Where the message of a name was posted.
const PLACE: &str = "SELECT channel, message FROM notices WHERE slot = $1";

impl Store {
    /// Where a message was posted that belongs to no game.
    pub async fn notice(&self, slot: &str) -> Result<Option<Post>> {
        self.maybe(PLACE, slot, posted).await
    }
}

impl Tx {
    /// Where a message was posted that belongs to no game.
    pub async fn notice(&mut self, slot: &str) -> Result<Option<Post>> {
        self.maybe(PLACE, slot, posted).await
    }

    /// Remembers where a message was posted that belongs to no game, in place of an earlier one of the same name.
    pub async fn remember_notice(&mut self, slot: &str, post: Post) -> Result<()> {
        self.run(
            "INSERT INTO notices (slot, channel, message) VALUES ($1, $2, $3) \
             ON CONFLICT (slot) DO UPDATE SET channel = $2, message = $3",
            (slot, post.channel, post.message),
        )
        .await
    }
}
