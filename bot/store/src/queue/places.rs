//! Places that can't be reached: channels and threads in which something is wrong.

use model::ids::{ChannelId, GuildId};
use model::named;
use sqlx::any::AnyRow;

use crate::sql::{Columns, Statements};
use crate::{Result, Store, StoreError, Tx};

named! {
    /// What is wrong with a channel or thread.
    PlaceState {
        /// There is no such place any more.
        Gone = "gone",
        /// Posting there was refused.
        Refused = "refused",
        /// Its games rest until it is tried again.
        Waiting = "waiting",
        /// Its games go on; posting there may show whether it works.
        Tried = "tried",
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
    pub async fn broken_places(&self, now: i64, most: i64) -> Result<Vec<BrokenPlace>> {
        self.readable(
            "SELECT id, state, parent, attempts FROM broken_places WHERE try_ms <= $1 ORDER BY try_ms \
             LIMIT $2",
            (now, most),
            broken_place,
        )
        .await
    }

    /// What is wrong with a place, if anything.
    pub async fn broken_place(&self, id: ChannelId) -> Result<Option<BrokenPlace>> {
        self.maybe("SELECT id, state, parent, attempts FROM broken_places WHERE id = $1", id, broken_place)
            .await
    }

    /// Whether games of a server rest, or are about to, until a place there works again.
    pub async fn waits_for_places(&self, guild: GuildId) -> Result<bool> {
        self.finds(
            "SELECT 1 AS one FROM broken_places WHERE state IN ('refused', 'waiting') AND id IN \
             (SELECT channel FROM games WHERE guild = $1 AND status = 'running' \
              UNION SELECT thread FROM games WHERE guild = $1 AND status = 'running' \
              AND thread IS NOT NULL) LIMIT 1",
            guild,
        )
        .await
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
    ) -> Result<()> {
        self.run(
            "INSERT INTO broken_places (id, state, parent, code, since_ms, attempts, \
             try_ms) SELECT CAST($1 AS BIGINT), 'gone', CAST($2 AS BIGINT), CAST($3 AS BIGINT), \
             CAST($4 AS BIGINT), 0, CAST($4 AS BIGINT) WHERE \
             EXISTS (SELECT 1 FROM games WHERE status = 'running' AND (channel = $1 OR thread = $1)) \
             ON CONFLICT (id) DO UPDATE SET state = 'gone', code = $3, try_ms = $4, \
             parent = COALESCE(broken_places.parent, $2)",
            (id, parent, code, now),
        )
        .await
    }

    /// Posting in a place was refused. Where games rest for that already, there is nothing new to it; where they have just been let go on,
    /// or are about to, there is.
    pub async fn place_refused(&mut self, id: ChannelId, code: u32, now: i64) -> Result<()> {
        self.run(
            "INSERT INTO broken_places (id, state, code, since_ms, attempts, try_ms) \
             VALUES ($1, 'refused', $2, $3, 0, $3) ON CONFLICT (id) DO UPDATE SET \
             attempts = broken_places.attempts + \
             CASE WHEN broken_places.state = 'waiting' AND broken_places.try_ms <= $3 THEN 1 ELSE 0 END, \
             state = CASE WHEN broken_places.state = 'tried' \
             OR (broken_places.state = 'waiting' AND broken_places.try_ms <= $3) \
             THEN 'refused' ELSE broken_places.state END, \
             try_ms = CASE broken_places.state WHEN 'tried' THEN $3 ELSE broken_places.try_ms END, code = $2",
            (id, code, now),
        )
        .await
    }

    /// Says how a place stands that stood so before, and when to look at it again; `again`: it is tried once more. A place of which
    /// something else was learnt meanwhile stays as it is.
    pub async fn set_place(
        &mut self,
        before: &BrokenPlace,
        state: PlaceState,
        again: bool,
        try_ms: i64,
    ) -> Result<()> {
        self.run(
            "UPDATE broken_places SET state = $4, attempts = attempts + $5, try_ms = $6 \
             WHERE id = $1 AND state = $2 AND attempts = $3",
            (before.id, before.state.word(), before.attempts, state.word(), again, try_ms),
        )
        .await
    }

    /// Nothing is wrong with a place any more, unless something else was learnt of it meanwhile.
    pub async fn forget_place(&mut self, before: &BrokenPlace) -> Result<()> {
        self.run(
            "DELETE FROM broken_places WHERE id = $1 AND state = $2 AND attempts = $3",
            (before.id, before.state.word(), before.attempts),
        )
        .await
    }

    /// A place may work again: it is tried now.
    pub async fn try_place(&mut self, id: ChannelId, now: i64) -> Result<()> {
        self.run(
            "UPDATE broken_places SET try_ms = $2 WHERE id = $1 AND state = 'waiting' AND try_ms > $2",
            (id, now),
        )
        .await
    }

    /// All places of a server where games run may work again: they are tried now. Where one was refused a moment ago, the first wait after that is a
    /// short one again: the refusal may be older than what changed.
    pub async fn try_places_of(&mut self, guild: GuildId, now: i64) -> Result<()> {
        self.run(
            "UPDATE broken_places SET try_ms = \
             CASE WHEN try_ms > $2 THEN CAST($2 AS BIGINT) ELSE try_ms END, \
             attempts = CASE state WHEN 'refused' THEN 0 ELSE attempts END \
             WHERE state IN ('refused', 'waiting') AND id IN \
             (SELECT channel FROM games WHERE guild = $1 AND status = 'running' \
              UNION SELECT thread FROM games WHERE guild = $1 AND status = 'running' AND thread IS NOT NULL)",
            (guild, now),
        )
        .await
    }
}

fn broken_place(row: &AnyRow) -> Result<BrokenPlace> {
    let (id, state): (ChannelId, String) = (row.id("id")?, row.value("state")?);
    let unreadable = || StoreError::Unreadable(format!("place {} has an unreadable state", id.0));
    Ok(BrokenPlace {
        id,
        state: PlaceState::from_word(&state).ok_or_else(unreadable)?,
        parent: row.maybe_id("parent")?,
        attempts: row.value("attempts")?,
    })
}
