//! What belongs to a server as a whole.

use model::ids::{GameId, GuildId};
use words::Lang;

use crate::sql::{Columns, Statements};
use crate::{Result, Store, Tx};

impl Store {
    /// How boards look that several people see on a server: a theme's word, if one was chosen.
    pub async fn guild_theme(&self, guild: GuildId) -> Result<Option<String>> {
        let theme =
            self.maybe("SELECT theme FROM guilds WHERE id = $1", guild, |row| row.value("theme")).await?;
        Ok(theme.flatten())
    }

    /// Invitations on a server with a seat that anybody may take, the newest first.
    pub async fn open_tables(&self, guild: GuildId, rules: Option<&str>, most: i64) -> Result<Vec<GameId>> {
        self.all(
            "SELECT id FROM games WHERE status = 'invited' AND guild = $1 AND ($2 = '' OR rules = $2) AND \
             EXISTS (SELECT 1 FROM seats WHERE seats.game = games.id AND person IS NULL \
             AND invited IS NULL) ORDER BY created_ms DESC, id DESC LIMIT $3",
            (guild, rules.unwrap_or_default(), most),
            |row| row.id("id"),
        )
        .await
    }
}

impl Tx {
    /// Remembers the language of what several people read on a server; `None`: English.
    pub async fn set_guild_language(&mut self, guild: GuildId, lang: Option<Lang>) -> Result<()> {
        self.run(
            "INSERT INTO guilds (id, language) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET language = $2",
            (guild, lang.map(Lang::word)),
        )
        .await
    }

    /// Remembers how boards look on a server; `None`: as the settings say.
    pub async fn set_guild_theme(&mut self, guild: GuildId, theme: Option<&str>) -> Result<()> {
        self.run(
            "INSERT INTO guilds (id, theme) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET theme = $2",
            (guild, theme),
        )
        .await
    }
}
