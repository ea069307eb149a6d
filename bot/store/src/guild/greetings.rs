//! Which servers the bot has greeted, and which channels were opened for tables before.

use model::ids::GuildId;

use crate::sql::Statements;
use crate::{Result, Store, Tx};

/// The fact that says from which moment on new servers are greeted.
const SINCE: &str = "greets-since";
/// What it says in a database that was in use before there were greetings: from the next start on.
const NEXT: &str = "next";

impl Store {
    /// From which moment on new servers are greeted: not those that an older version of this program was on.
    pub async fn greets_since(&self, now: i64) -> Result<i64> {
        match self.fact(SINCE).await?.as_deref() {
            None => Ok(0),
            Some(NEXT) => {
                let mut tx = self.begin().await?;
                tx.set_fact(SINCE, &now.to_string()).await?;
                tx.commit().await?;
                Ok(now)
            }
            Some(since) => Ok(since.parse().unwrap_or(i64::MAX)),
        }
    }

    /// Whether a server was greeted.
    pub async fn is_greeted(&self, guild: GuildId) -> Result<bool> {
        self.finds("SELECT at_ms FROM greetings WHERE guild = $1", guild).await
    }
}

impl Tx {
    /// A server is greeted; `false` when it was before.
    pub async fn greeted(&mut self, guild: GuildId, now: i64) -> Result<bool> {
        self.changed(
            "INSERT INTO greetings (guild, at_ms) VALUES ($1, $2) ON CONFLICT (guild) DO NOTHING",
            (guild, now),
        )
        .await
    }
}
