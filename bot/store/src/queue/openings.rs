//! Openings of direct messages: how many there were lately, and until when Discord lets nobody open any (quarantine). Kept in the
//! database, so that a restart forgets neither.

use model::ids::{ChannelId, UserId};

use crate::installation::facts::fact;
use crate::sql::{Columns, Statements};
use crate::{Result, Store, Tx};

/// The fact that says until when none may be opened, and Discord's code for why.
const SHUT: &str = "openings-shut";

/// A time in which Discord refuses to let us open direct messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shut {
    /// Until when nobody tries again, in milliseconds since 1970.
    pub until_ms: i64,
    /// Discord's code.
    pub code: u32,
}

impl Shut {
    fn read(fact: &str) -> Option<Self> {
        let (until, code) = fact.split_once(' ')?;
        Some(Self { until_ms: until.parse().ok()?, code: code.parse().ok()? })
    }
}

impl Store {
    /// Whether Discord refuses to let us open direct messages at the moment.
    pub async fn openings_shut(&self, now: i64) -> Result<Option<Shut>> {
        let shut = self.fact(SHUT).await?.as_deref().and_then(Shut::read);
        Ok(shut.filter(|shut| shut.until_ms > now))
    }

    /// How many direct messages were opened after a moment, and when the first of them.
    pub async fn openings_since(&self, after_ms: i64) -> Result<(i64, Option<i64>)> {
        self.one(
            "SELECT COUNT(*) AS n, MIN(dm_opened_ms) AS first FROM people WHERE dm_opened_ms IS NOT NULL \
             AND dm_opened_ms > $1",
            after_ms,
            |row| Ok((row.value("n")?, row.value("first")?)),
        )
        .await
    }
}

impl Tx {
    /// Discord refuses to let us open direct messages: nobody tries again until then.
    pub async fn shut_openings(&mut self, shut: Shut) -> Result<()> {
        self.set_fact(SHUT, &format!("{} {}", shut.until_ms, shut.code)).await
    }

    /// The clock was set: what was to last beyond `now` lasts as long as it would have.
    pub(crate) async fn move_shut(&mut self, by: i64, now: i64) -> Result<()> {
        let fact = fact(&mut self.inner, SHUT).await?;
        match fact.as_deref().and_then(Shut::read).filter(|shut| shut.until_ms > now) {
            Some(shut) => self.shut_openings(Shut { until_ms: shut.until_ms + by, ..shut }).await,
            None => Ok(()),
        }
    }

    /// Remembers a person's direct-message channel, which was opened now.
    pub async fn dm_opened(&mut self, person: UserId, channel: ChannelId, now: i64) -> Result<()> {
        self.run(
            "INSERT INTO people (id, dm_channel, dm_closed, dm_notice, dm_opened_ms) \
             VALUES ($1, $2, 0, 0, $3) ON CONFLICT (id) DO UPDATE SET dm_channel = $2, dm_opened_ms = $3",
            (person, channel, now),
        )
        .await
    }

    /// Somebody plays in a game with secrets: what only they may know may be written to them from now on.
    pub async fn dm_asked(&mut self, person: UserId) -> Result<()> {
        self.run(
            "INSERT INTO people (id, dm_closed, dm_notice, dm_asked) VALUES ($1, 0, 0, 1) \
             ON CONFLICT (id) DO UPDATE SET dm_asked = 1 WHERE people.dm_asked = 0",
            person,
        )
        .await
    }
}
