//! Who may call whom: block lists, where people may be invited, and a log of a day's calls that rate limits are counted on.

use model::ids::{GameId, UserId};
use model::named;
use sqlx::AnyConnection;

use super::marks::{hex, mark};
use super::notifications::invitations;
use super::spent::is_marked_call;
use crate::installation::facts::fact;
use crate::sql::{Columns, Statements};
use crate::{Result, Store, StoreError, Tx};

/// The fact that block marks are salted with.
const SALT: &str = "block-salt";

/// Where somebody may be invited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Invitations {
    /// On servers and by direct message.
    #[default]
    Everywhere,
    /// On servers alone.
    Servers,
    /// Nowhere.
    Nowhere,
}

impl Invitations {
    /// Every choice.
    pub const ALL: [Self; 3] = [Self::Everywhere, Self::Servers, Self::Nowhere];

    /// The stable word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Everywhere => "all",
            Self::Servers => "server",
            Self::Nowhere => "none",
        }
    }

    /// The choice of a word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|choice| choice.word() == word)
    }
}

named! {
    /// What somebody has sent to somebody else.
    CallKind {
        /// An invitation on a server.
        Server = "server",
        /// An invitation by direct message.
        Direct = "direct",
        /// An offer in a game.
        Offer = "offer",
    }
}

/// An entry of a block list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// What it is known by.
    pub mark: String,
    /// Who is blocked; `None`: somebody who was forgotten since.
    pub person: Option<UserId>,
}

/// The calls counted within a span of time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CallCounts {
    /// From the host to anybody.
    pub by_host: i64,
    /// From the host to the guest.
    pub of_pair: i64,
    /// From anybody to the guest.
    pub to_guest: i64,
}

impl Store {
    /// The newest entries of somebody's block list.
    pub async fn blocks_of(&self, person: UserId, most: i64) -> Result<Vec<Block>> {
        self.all(
            "SELECT mark, blocked FROM blocks WHERE person = $1 ORDER BY made_ms DESC, mark LIMIT $2",
            (person, most),
            |row| Ok(Block { mark: row.value("mark")?, person: row.maybe_id("blocked")? }),
        )
        .await
    }

    /// Whether any of these people has blocked somebody.
    pub async fn is_blocked_by(&self, people: &[UserId], somebody: UserId) -> Result<bool> {
        is_blocked_by(&mut *self.look().await?, people, somebody).await
    }
}

impl Tx {
    /// Notes that somebody has used the bot.
    pub async fn set_used(&mut self, person: UserId) -> Result<()> {
        self.run(
            "INSERT INTO people (id, dm_closed, dm_notice, used) VALUES ($1, 0, 0, 1) \
             ON CONFLICT (id) DO UPDATE SET used = 1",
            person,
        )
        .await
    }

    /// Whether somebody has used the bot, and where they may be invited.
    pub async fn invitable(&mut self, person: UserId) -> Result<(bool, Invitations)> {
        let sql = "SELECT used, invitations FROM people WHERE id = $1";
        let found = self.maybe(sql, person, |row| Ok((row.flag("used")?, invitations(row)?))).await?;
        Ok(found.unwrap_or_default())
    }

    /// Puts somebody on a block list.
    pub async fn block(&mut self, person: UserId, blocked: UserId, now: i64) -> Result<()> {
        let salt = match salt(&mut self.inner).await? {
            Some(salt) => salt,
            None => {
                self.run(
                    "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
                    (SALT, hex(&rand::random::<[u8; 32]>())),
                )
                .await?;
                // Another process may have been faster.
                salt(&mut self.inner).await?.ok_or(StoreError::Stale)?
            }
        };
        self.run(
            "INSERT INTO blocks (person, mark, blocked, made_ms) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (person, mark) DO UPDATE SET blocked = $3",
            (person, mark(&salt, &[person.0, blocked.0]), blocked, now),
        )
        .await
    }

    /// Takes an entry off a block list.
    pub async fn unblock(&mut self, person: UserId, mark: &str) -> Result<()> {
        self.run("DELETE FROM blocks WHERE person = $1 AND mark = $2", (person, mark)).await
    }

    /// Takes somebody off a block list.
    pub async fn unblock_person(&mut self, person: UserId, blocked: UserId) -> Result<()> {
        match salt(&mut self.inner).await? {
            Some(salt) => self.unblock(person, &mark(&salt, &[person.0, blocked.0])).await,
            None => Ok(()),
        }
    }

    /// How many people stand on a block list.
    pub async fn blocks_count(&mut self, person: UserId) -> Result<i64> {
        self.one("SELECT COUNT(*) AS found FROM blocks WHERE person = $1", person, |row| row.value("found"))
            .await
    }

    /// Whether any of these people has blocked somebody.
    pub async fn is_blocked_by(&mut self, people: &[UserId], somebody: UserId) -> Result<bool> {
        is_blocked_by(&mut self.inner, people, somebody).await
    }

    /// Locks somebody's row until this transaction ends, so that of two calls they make at once one is counted before the other.
    pub async fn lock_person(&mut self, person: UserId) -> Result<()> {
        self.run("UPDATE people SET used = used WHERE id = $1", person).await
    }

    /// Counts what was sent since a moment and is neither accepted nor too old; with what the host had sent before they were
    /// forgotten, if they are here again.
    pub async fn calls_since(
        &mut self,
        kinds: &[CallKind],
        host: UserId,
        guest: UserId,
        since: i64,
    ) -> Result<CallCounts> {
        let rows = self
            .rows(
                "SELECT kind, host, guest, salt, mark FROM calls WHERE host = $1 AND at_ms > $3 \
                 UNION ALL SELECT kind, host, guest, salt, mark FROM calls WHERE host = 0 AND at_ms > $3 \
                 UNION ALL SELECT kind, host, guest, salt, mark FROM calls \
                 WHERE guest = $2 AND at_ms > $3 AND host <> $1 AND host <> 0",
                (host, guest, since),
            )
            .await?;
        let mut counts = CallCounts::default();
        for row in &rows {
            let kind: String = row.value("kind")?;
            if !kinds.iter().any(|own| own.word() == kind) {
                continue;
            }
            let by = row.value::<i64>("host")? == host.0 || is_marked_call(row, host)?;
            let to = row.value::<i64>("guest")? == guest.0;
            counts.by_host += i64::from(by);
            counts.to_guest += i64::from(to);
            counts.of_pair += i64::from(by && to);
        }
        Ok(counts)
    }

    /// Notes what somebody had sent to somebody else.
    pub async fn note_call(
        &mut self,
        kind: CallKind,
        (host, guest): (UserId, UserId),
        game: GameId,
        now: i64,
    ) -> Result<()> {
        let id = self.ids.next(now);
        self.run(
            "INSERT INTO calls (id, kind, host, guest, game, at_ms) VALUES ($1, $2, $3, $4, $5, $6)",
            (id, kind.word(), host, guest, game, now),
        )
        .await
    }

    /// Forgets the calls of a game that somebody has accepted: they were welcome.
    pub async fn call_accepted(&mut self, game: GameId, guest: UserId) -> Result<()> {
        self.run("DELETE FROM calls WHERE game = $1 AND guest = $2", (game, guest)).await
    }

    /// Forgets the calls from before a moment.
    pub async fn purge_calls(&mut self, before: i64) -> Result<()> {
        self.run("DELETE FROM calls WHERE at_ms < $1", before).await
    }
}

async fn is_blocked_by(connection: &mut AnyConnection, people: &[UserId], somebody: UserId) -> Result<bool> {
    // Without a salt nobody has blocked anybody.
    let Some(salt) = salt(connection).await? else { return Ok(false) };
    for person in people {
        let own = mark(&salt, &[person.0, somebody.0]);
        let sql = "SELECT person FROM blocks WHERE person = $1 AND mark = $2";
        if connection.finds(sql, (*person, own)).await? {
            return Ok(true);
        }
    }
    Ok(false)
}

async fn salt(connection: &mut AnyConnection) -> Result<Option<String>> {
    fact(connection, SALT).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_come_back_from_their_words() {
        for choice in Invitations::ALL {
            assert_eq!(Invitations::from_word(choice.word()), Some(choice));
        }
        assert_eq!(Invitations::from_word("everybody"), None);
    }
}
