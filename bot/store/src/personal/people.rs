//! People as far as delivery and looks go, and interactions already handled.

use model::ids::{ChannelId, InteractionId, UserId};
use sqlx::any::AnyRow;
use words::Lang;

use crate::queue::numbers::first_number;
use crate::sql::{Columns, Statements};
use crate::{Result, Store, Tx};

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
    pub async fn person(&self, id: UserId) -> Result<Person> {
        let person = self
            .maybe(
                "SELECT dm_channel, dm_closed, dm_notice, dm_asked, secrets_off, theme, language, locale, \
                 used FROM people WHERE id = $1",
                id,
                person,
            )
            .await?;
        Ok(person.unwrap_or_default())
    }
}

impl Tx {
    /// Notes an interaction; `false` when it was noted before.
    pub async fn first_time(&mut self, id: InteractionId, now: i64) -> Result<bool> {
        self.changed(
            "INSERT INTO interactions (id, at_ms) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING",
            (id, now),
        )
        .await
    }

    /// Removes what is no longer needed: interactions and finished jobs from before a moment, at most so many of each. How many went.
    pub async fn purge(&mut self, before: i64, most: i64) -> Result<u64> {
        // Numbers of jobs grow with time: those that are old enough come first, and no further index is needed to find them.
        let jobs = "DELETE FROM outbox WHERE id IN (SELECT id FROM outbox WHERE id < $3 AND done_ms < $1 \
                    ORDER BY id LIMIT $2)";
        let handled =
            "DELETE FROM interactions WHERE id IN (SELECT id FROM interactions WHERE at_ms < $1 LIMIT $2)";
        let gone = self.rows_changed(jobs, (before, most, first_number(before))).await?;
        Ok(gone + self.rows_changed(handled, (before, most)).await?)
    }

    /// Direct messages to this person were refused: stop trying, and tell them privately at the next occasion.
    pub async fn dm_refused(&mut self, person: UserId) -> Result<()> {
        self.run(
            "INSERT INTO people (id, dm_closed, dm_notice) VALUES ($1, 1, 1) \
             ON CONFLICT (id) DO UPDATE SET dm_closed = 1, dm_notice = 1",
            person,
        )
        .await
    }

    /// A new game begins: direct messages may be tried again.
    pub async fn dm_reset(&mut self, person: UserId) -> Result<()> {
        self.run("UPDATE people SET dm_closed = 0 WHERE id = $1", person).await
    }

    /// Whether the person has yet to be told that direct messages were refused; they are being told now.
    pub async fn take_dm_notice(&mut self, person: UserId) -> Result<bool> {
        self.changed("UPDATE people SET dm_notice = 0 WHERE id = $1 AND dm_notice = 1", person).await
    }

    /// Remembers how boards look to a person; `None`: as the settings say.
    pub async fn set_theme(&mut self, person: UserId, theme: Option<&str>) -> Result<()> {
        self.run(
            "INSERT INTO people (id, dm_closed, dm_notice, theme) VALUES ($1, 0, 0, $2) \
             ON CONFLICT (id) DO UPDATE SET theme = $2",
            (person, theme),
        )
        .await
    }

    /// Remembers the language a person chose; `None`: as Discord says.
    pub async fn set_language(&mut self, person: UserId, lang: Option<Lang>) -> Result<()> {
        self.run(
            "INSERT INTO people (id, dm_closed, dm_notice, language) VALUES ($1, 0, 0, $2) \
             ON CONFLICT (id) DO UPDATE SET language = $2",
            (person, lang.map(Lang::word)),
        )
        .await
    }

    /// Remembers the language in which Discord speaks to a person.
    pub async fn set_locale(&mut self, person: UserId, lang: Lang) -> Result<()> {
        self.run(
            "INSERT INTO people (id, dm_closed, dm_notice, locale) VALUES ($1, 0, 0, $2) \
             ON CONFLICT (id) DO UPDATE SET locale = $2",
            (person, lang.word()),
        )
        .await
    }
}

fn person(row: &AnyRow) -> Result<Person> {
    Ok(Person {
        dm_channel: row.maybe_id("dm_channel")?,
        dm_closed: row.flag("dm_closed")?,
        dm_notice: row.flag("dm_notice")?,
        dm_asked: row.flag("dm_asked")?,
        secrets_off: row.flag("secrets_off")?,
        theme: row.value("theme")?,
        language: language(row)?,
        locale: row.word("locale", Lang::from_word)?,
        used: row.flag("used")?,
    })
}

/// The column `language`; one we no longer speak counts as none.
pub(crate) fn language(row: &AnyRow) -> Result<Option<Lang>> {
    row.word("language", Lang::from_word)
}
