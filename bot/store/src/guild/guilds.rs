//! What belongs to a server as a whole.

use model::ids::{GameId, GuildId};
use sqlx::Row;
use words::Lang;

use crate::columns::ids;
use crate::{Store, StoreError, Tx};

impl Store {
    /// How boards look that several people see on a server: a theme's word, if one was chosen.
    pub async fn guild_theme(&self, guild: GuildId) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT theme FROM guilds WHERE id = $1")
            .bind(guild.0)
            .fetch_optional(self.reach().await?)
            .await?;
        Ok(row.map(|row| row.try_get("theme")).transpose()?.flatten())
    }

    /// Invitations on a server with a seat that anybody may take, the newest first.
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
        ids(&rows, "id")
    }
}

impl Tx {
    /// Remembers the language of what several people read on a server; `None`: English.
    pub async fn set_guild_language(&mut self, guild: GuildId, lang: Option<Lang>) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO guilds (id, language) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET language = $2",
        )
        .bind(guild.0)
        .bind(lang.map(Lang::word))
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Remembers how boards look on a server; `None`: as the settings say.
    pub async fn set_guild_theme(&mut self, guild: GuildId, theme: Option<&str>) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO guilds (id, theme) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET theme = $2",
        )
        .bind(guild.0)
        .bind(theme)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }
}
