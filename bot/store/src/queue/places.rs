//! Places that can't be reached: channels and threads in which something is wrong.

use model::ids::{ChannelId, GuildId};
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::columns::readable;
use crate::{Store, StoreError, Tx};

/// What is wrong with a channel or thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceState {
    /// There is no such place any more.
    Gone,
    /// Posting there was refused.
    Refused,
    /// Its games rest until it is tried again.
    Waiting,
    /// Its games go on; posting there may show whether it works.
    Tried,
}

impl PlaceState {
    fn word(self) -> &'static str {
        match self {
            Self::Gone => "gone",
            Self::Refused => "refused",
            Self::Waiting => "waiting",
            Self::Tried => "tried",
        }
    }

    fn from_word(word: &str) -> Option<Self> {
        [Self::Gone, Self::Refused, Self::Waiting, Self::Tried].into_iter().find(|state| state.word() == word)
    }
}

/// A channel or thread in which something is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BrokenPlace {
    /// Which.
    pub id: ChannelId,
    /// What.
    pub state: PlaceState,
    /// Of a thread that is gone: its channel, if known.
    pub parent: Option<ChannelId>,
    /// How often it was tried again.
    pub attempts: i64,
}

impl Store {
    /// The places it is time to look at.
    pub async fn broken_places(&self, now: i64, most: i64) -> Result<Vec<BrokenPlace>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, state, parent, attempts FROM broken_places WHERE try_ms <= $1 ORDER BY try_ms LIMIT $2",
        )
        .bind(now)
        .bind(most)
        .fetch_all(self.reach().await?)
        .await?;
        readable(&rows, broken_place)
    }

    /// What is wrong with a place, if anything.
    pub async fn broken_place(&self, id: ChannelId) -> Result<Option<BrokenPlace>, StoreError> {
        let row = sqlx::query("SELECT id, state, parent, attempts FROM broken_places WHERE id = $1")
            .bind(id.0)
            .fetch_optional(self.reach().await?)
            .await?;
        row.as_ref().map(broken_place).transpose()
    }

    /// Whether games of a server rest, or are about to, until a place there works again.
    pub async fn waits_for_places(&self, guild: GuildId) -> Result<bool, StoreError> {
        let row = sqlx::query(
            "SELECT 1 AS one FROM broken_places WHERE state IN ('refused', 'waiting') AND id IN \
             (SELECT channel FROM games WHERE guild = $1 AND status = 'running' \
              UNION SELECT thread FROM games WHERE guild = $1 AND status = 'running' AND thread IS NOT NULL) LIMIT 1",
        )
        .bind(guild.0)
        .fetch_optional(self.reach().await?)
        .await?;
        Ok(row.is_some())
    }
}

impl Tx {
    /// A place does not exist any more. Only those in which games run are noted.
    pub async fn place_gone(
        &mut self,
        id: ChannelId,
        parent: Option<ChannelId>,
        code: u32,
        now: i64,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO broken_places (id, state, parent, code, since_ms, attempts, try_ms) \
             SELECT CAST($1 AS BIGINT), 'gone', CAST($2 AS BIGINT), CAST($3 AS BIGINT), CAST($4 AS BIGINT), 0, \
             CAST($4 AS BIGINT) WHERE EXISTS \
             (SELECT 1 FROM games WHERE status = 'running' AND (channel = $1 OR thread = $1)) \
             ON CONFLICT (id) DO UPDATE SET state = 'gone', code = $3, try_ms = $4, \
             parent = COALESCE(broken_places.parent, $2)",
        )
        .bind(id.0)
        .bind(parent.map(|parent| parent.0))
        .bind(i64::from(code))
        .bind(now)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Posting in a place was refused. Where games rest for that already, there is nothing new to it; where they have just been let go on,
    /// or are about to, there is.
    pub async fn place_refused(&mut self, id: ChannelId, code: u32, now: i64) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO broken_places (id, state, code, since_ms, attempts, try_ms) \
             VALUES ($1, 'refused', $2, $3, 0, $3) ON CONFLICT (id) DO UPDATE SET \
             attempts = broken_places.attempts + \
             CASE WHEN broken_places.state = 'waiting' AND broken_places.try_ms <= $3 THEN 1 ELSE 0 END, \
             state = CASE WHEN broken_places.state = 'tried' \
             OR (broken_places.state = 'waiting' AND broken_places.try_ms <= $3) \
             THEN 'refused' ELSE broken_places.state END, \
             try_ms = CASE broken_places.state WHEN 'tried' THEN $3 ELSE broken_places.try_ms END, code = $2",
        )
        .bind(id.0)
        .bind(i64::from(code))
        .bind(now)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Says how a place stands that stood so before, and when to look at it again; `again`: it is tried once more. A place of which
    /// something else was learnt meanwhile stays as it is.
    pub async fn set_place(
        &mut self,
        before: &BrokenPlace,
        state: PlaceState,
        again: bool,
        try_ms: i64,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE broken_places SET state = $4, attempts = attempts + $5, try_ms = $6 \
             WHERE id = $1 AND state = $2 AND attempts = $3",
        )
        .bind(before.id.0)
        .bind(before.state.word())
        .bind(before.attempts)
        .bind(state.word())
        .bind(i64::from(again))
        .bind(try_ms)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Nothing is wrong with a place any more, unless something else was learnt of it meanwhile.
    pub async fn forget_place(&mut self, before: &BrokenPlace) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM broken_places WHERE id = $1 AND state = $2 AND attempts = $3")
            .bind(before.id.0)
            .bind(before.state.word())
            .bind(before.attempts)
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }

    /// A place may work again: it is tried now.
    pub async fn try_place(&mut self, id: ChannelId, now: i64) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE broken_places SET try_ms = $2 WHERE id = $1 AND state = 'waiting' AND try_ms > $2",
        )
        .bind(id.0)
        .bind(now)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// The same for all places of a server where games run. Where one was refused a moment ago, the first wait after that is a
    /// short one again: the refusal may be older than what changed.
    pub async fn try_places_of(&mut self, guild: GuildId, now: i64) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE broken_places SET try_ms = CASE WHEN try_ms > $2 THEN CAST($2 AS BIGINT) ELSE try_ms END, \
             attempts = CASE state WHEN 'refused' THEN 0 ELSE attempts END \
             WHERE state IN ('refused', 'waiting') AND id IN \
             (SELECT channel FROM games WHERE guild = $1 AND status = 'running' \
              UNION SELECT thread FROM games WHERE guild = $1 AND status = 'running' AND thread IS NOT NULL)",
        )
        .bind(guild.0)
        .bind(now)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }
}

fn broken_place(row: &AnyRow) -> Result<BrokenPlace, StoreError> {
    let (id, state): (i64, String) = (row.try_get("id")?, row.try_get("state")?);
    let unreadable = || StoreError::Unreadable(format!("place {id} has an unreadable state"));
    Ok(BrokenPlace {
        id: ChannelId(id),
        state: PlaceState::from_word(&state).ok_or_else(unreadable)?,
        parent: row.try_get::<Option<i64>, _>("parent")?.map(ChannelId),
        attempts: row.try_get("attempts")?,
    })
}
