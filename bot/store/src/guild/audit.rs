//! The audit log of a server: what was done in its administration, by whom and when.

use model::ids::{GuildId, UserId};

use crate::sql::{Columns, Statements};
use crate::{Result, Store, Tx};

/// An entry of the audit log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditEntry {
    /// Who did it.
    pub person: UserId,
    /// What was done: a word.
    pub action: String,
    /// To what, or with which value.
    pub about: String,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
}

impl Store {
    /// The audit log of a server, the newest entry first, without the first `skip` of them.
    pub async fn audit_log(&self, guild: GuildId, skip: i64, most: i64) -> Result<Vec<AuditEntry>> {
        self.all(
            "SELECT person, deed, about, at_ms FROM guild_deeds WHERE guild = $1 \
             ORDER BY id DESC LIMIT $2 OFFSET $3",
            (guild, most, skip),
            |row| {
                Ok(AuditEntry {
                    person: row.id("person")?,
                    action: row.value("deed")?,
                    about: row.value("about")?,
                    at_ms: row.value("at_ms")?,
                })
            },
        )
        .await
    }
}

impl Tx {
    /// Writes into the audit log of a server.
    pub async fn audit(
        &mut self,
        guild: GuildId,
        person: UserId,
        action: &str,
        about: &str,
        now: i64,
    ) -> Result<()> {
        let id = self.ids.next(now);
        self.run(
            "INSERT INTO guild_deeds (id, guild, person, deed, about, at_ms) VALUES ($1, $2, $3, $4, $5, $6)",
            (id, guild, person, action, about, now),
        )
        .await
    }

    /// Whether the audit log of a server knows of an action with this value.
    pub async fn is_audited(&mut self, guild: GuildId, action: &str, about: &str) -> Result<bool> {
        self.finds(
            "SELECT id FROM guild_deeds WHERE guild = $1 AND deed = $2 AND about = $3 LIMIT 1",
            (guild, action, about),
        )
        .await
    }

    /// Forgets the entries from before `before`, in milliseconds since 1970.
    pub async fn purge_audit(&mut self, before: i64) -> Result<()> {
        self.run("DELETE FROM guild_deeds WHERE at_ms < $1", before).await
    }
}
