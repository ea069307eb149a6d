//! People as far as delivery and looks go, interactions already handled, and single facts about this installation.

use model::ids::{ChannelId, InteractionId, UserId};
use sqlx::Row;
use sqlx::any::AnyRow;
use words::Lang;

use crate::columns::Columns;
use crate::queue::numbers::first_number;
use crate::{Store, StoreError, Tx};

/// A person as far as delivery and looks go.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    /// Their direct-message channel, if known.
    pub dm_channel: Option<ChannelId>,
    /// Whether direct messages were refused.
    pub dm_closed: bool,
    /// Whether they have yet to be told so.
    pub dm_notice: bool,
    /// Whether they have played in a game with secrets.
    pub dm_asked: bool,
    /// Whether they want no direct messages with secrets.
    pub secrets_off: bool,
    /// How boards look to them: a theme's word.
    pub theme: Option<String>,
    /// The language they chose.
    pub language: Option<Lang>,
    /// The language Discord named last.
    pub locale: Option<Lang>,
    /// Whether they have used the bot.
    pub used: bool,
}

impl Store {
    /// What is known of a person; nothing yet is the default.
    pub async fn person(&self, id: UserId) -> Result<Person, StoreError> {
        let row = sqlx::query(
            "SELECT dm_channel, dm_closed, dm_notice, dm_asked, secrets_off, theme, language, locale, used FROM people WHERE id = $1",
        )
        .bind(id.0)
        .fetch_optional(self.reach().await?)
        .await?;
        let Some(row) = row else { return Ok(Person::default()) };
        Ok(Person {
            dm_channel: row.maybe_id("dm_channel")?,
            dm_closed: row.flag("dm_closed")?,
            dm_notice: row.flag("dm_notice")?,
            dm_asked: row.flag("dm_asked")?,
            secrets_off: row.flag("secrets_off")?,
            theme: row.try_get("theme")?,
            language: language(&row)?,
            locale: row.try_get::<Option<String>, _>("locale")?.and_then(|word| Lang::from_word(&word)),
            used: row.flag("used")?,
        })
    }

    /// A fact by its name.
    pub async fn fact(&self, name: &str) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT value FROM facts WHERE name = $1")
            .bind(name)
            .fetch_optional(self.reach().await?)
            .await?;
        Ok(row.map(|row| row.try_get("value")).transpose()?)
    }
}

impl Tx {
    /// Notes an interaction; `false` when it was noted before.
    pub async fn first_time(&mut self, id: InteractionId, now: i64) -> Result<bool, StoreError> {
        let done =
            sqlx::query("INSERT INTO interactions (id, at_ms) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING")
                .bind(id.0)
                .bind(now)
                .execute(&mut *self.inner)
                .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Removes what is no longer needed: interactions and finished jobs from before a moment, at most so many of each. How many went.
    pub async fn purge(&mut self, before: i64, most: i64) -> Result<u64, StoreError> {
        // Numbers of jobs grow with time: those that are old enough come first, and no further index is needed to find them.
        let jobs = "DELETE FROM outbox WHERE id IN (SELECT id FROM outbox WHERE id < $3 AND done_ms < $1 ORDER BY id LIMIT $2)";
        let handled =
            "DELETE FROM interactions WHERE id IN (SELECT id FROM interactions WHERE at_ms < $1 LIMIT $2)";
        let done = sqlx::query(jobs).bind(before).bind(most).bind(first_number(before));
        let gone = done.execute(&mut *self.inner).await?.rows_affected();
        let done = sqlx::query(handled).bind(before).bind(most).execute(&mut *self.inner).await?;
        Ok(gone + done.rows_affected())
    }

    /// Direct messages to this person were refused: stop trying, and tell them privately at the next occasion.
    pub async fn dm_refused(&mut self, person: UserId) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO people (id, dm_closed, dm_notice) VALUES ($1, 1, 1) \
             ON CONFLICT (id) DO UPDATE SET dm_closed = 1, dm_notice = 1",
        )
        .bind(person.0)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// A new game begins: direct messages may be tried again.
    pub async fn dm_reset(&mut self, person: UserId) -> Result<(), StoreError> {
        sqlx::query("UPDATE people SET dm_closed = 0 WHERE id = $1")
            .bind(person.0)
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }

    /// Whether the person has yet to be told that direct messages were refused; they are being told now.
    pub async fn take_dm_notice(&mut self, person: UserId) -> Result<bool, StoreError> {
        let done = sqlx::query("UPDATE people SET dm_notice = 0 WHERE id = $1 AND dm_notice = 1")
            .bind(person.0)
            .execute(&mut *self.inner)
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Remembers how boards look to a person; `None`: as the settings say.
    pub async fn set_theme(&mut self, person: UserId, theme: Option<&str>) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO people (id, dm_closed, dm_notice, theme) VALUES ($1, 0, 0, $2) \
             ON CONFLICT (id) DO UPDATE SET theme = $2",
        )
        .bind(person.0)
        .bind(theme)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Remembers the language a person chose; `None`: as Discord says.
    pub async fn set_language(&mut self, person: UserId, lang: Option<Lang>) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO people (id, dm_closed, dm_notice, language) VALUES ($1, 0, 0, $2) \
             ON CONFLICT (id) DO UPDATE SET language = $2",
        )
        .bind(person.0)
        .bind(lang.map(Lang::word))
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Remembers the language in which Discord speaks to a person.
    pub async fn set_locale(&mut self, person: UserId, lang: Lang) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO people (id, dm_closed, dm_notice, locale) VALUES ($1, 0, 0, $2) \
             ON CONFLICT (id) DO UPDATE SET locale = $2",
        )
        .bind(person.0)
        .bind(lang.word())
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Writes a fact.
    pub async fn set_fact(&mut self, name: &str, value: &str) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2",
        )
        .bind(name)
        .bind(value)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }
}

/// The column `language`; one we no longer speak counts as none.
pub(crate) fn language(row: &AnyRow) -> Result<Option<Lang>, StoreError> {
    Ok(row.try_get::<Option<String>, _>("language")?.and_then(|word| Lang::from_word(&word)))
}
