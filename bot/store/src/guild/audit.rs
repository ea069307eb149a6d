//! The audit log of a server: what was done in its administration, by whom and when.

use model::ids::{GuildId, UserId};
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::columns::Columns;
use crate::{Store, StoreError, Tx};

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
    pub async fn audit_log(
        &self,
        guild: GuildId,
        skip: i64,
        most: i64,
    ) -> Result<Vec<AuditEntry>, StoreError> {
        let rows = sqlx::query(
            "SELECT person, deed, about, at_ms FROM guild_deeds WHERE guild = $1 \
             ORDER BY id DESC LIMIT $2 OFFSET $3",
        )
        .bind(guild.0)
        .bind(most)
        .bind(skip)
        .fetch_all(self.reach().await?)
        .await?;
        let read = |row: &AnyRow| {
            Ok(AuditEntry {
                person: row.id("person")?,
                action: row.try_get("deed")?,
                about: row.try_get("about")?,
                at_ms: row.try_get("at_ms")?,
            })
        };
        rows.iter().map(read).collect()
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
    ) -> Result<(), StoreError> {
        let id = self.ids.next(now);
        sqlx::query(
            "INSERT INTO guild_deeds (id, guild, person, deed, about, at_ms) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(id)
        .bind(guild.0)
        .bind(person.0)
        .bind(action)
        .bind(about)
        .bind(now)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Whether the audit log of a server knows of an action with this value.
    pub async fn is_audited(
        &mut self,
        guild: GuildId,
        action: &str,
        about: &str,
    ) -> Result<bool, StoreError> {
        let row =
            sqlx::query("SELECT id FROM guild_deeds WHERE guild = $1 AND deed = $2 AND about = $3 LIMIT 1")
                .bind(guild.0)
                .bind(action)
                .bind(about)
                .fetch_optional(&mut *self.inner)
                .await?;
        Ok(row.is_some())
    }

    /// Forgets the entries from before `before`, in milliseconds since 1970.
    pub async fn purge_audit(&mut self, before: i64) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM guild_deeds WHERE at_ms < $1")
            .bind(before)
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }
}
