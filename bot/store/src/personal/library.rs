//! What lists of one's own games need: whose turn it is in each, since when, and how the finished ones went for whom.

use model::game::SeatResult;
use model::ids::{ChannelId, GameId, GuildId, UserId};
use sqlx::any::AnyRow;

use crate::sql::Columns;
use crate::{Result, Store, StoreError};

/// A game that waits for somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnTurn {
    /// Its number.
    pub game: GameId,
    /// The catalogue's id.
    pub rules: String,
    /// On which server.
    pub guild: Option<GuildId>,
    /// Where it is played; `None`: in each player's direct messages.
    pub channel: Option<ChannelId>,
    /// Its thread, once made.
    pub thread: Option<ChannelId>,
    /// Since when it waits for the person.
    pub asked_ms: i64,
    /// When the person's time will have run out; `None`: never.
    pub deadline_ms: Option<i64>,
    /// Whether it rests by agreement.
    pub paused: bool,
}

/// Which finished games of a person are looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Finished {
    /// Only of these rules.
    pub rules: Option<String>,
    /// Only those in which this person sat at the table, too.
    pub with: Option<UserId>,
    /// Only those that went like this for the one who looks.
    pub result: Option<SeatResult>,
}

impl Finished {
    /// As statements are asked for them: rules, person and result, each empty where all are wanted.
    fn values(&self) -> (&str, i64, &'static str) {
        let with = self.with.map_or(0, |with| with.0);
        (self.rules.as_deref().unwrap_or_default(), with, self.result.map_or("", SeatResult::word))
    }
}

impl Store {
    /// How the games went that a person has finished against computers; only on a server, and only in a game, where these are named.
    pub async fn against_computers(
        &self,
        person: UserId,
        guild: Option<GuildId>,
        rules: Option<&str>,
    ) -> Result<Vec<(SeatResult, i64)>> {
        self.all(
            "SELECT own.result, COUNT(DISTINCT own.game) AS games FROM seats own \
             JOIN games g ON g.id = own.game WHERE own.person = $1 AND own.result IS NOT NULL \
             AND g.status = 'over' AND ($2 = 0 OR g.guild = $2) AND ($3 = '' OR g.rules = $3) AND \
             EXISTS (SELECT 1 FROM seats other WHERE other.game = own.game AND other.person < 0) \
             GROUP BY own.result",
            (person, guild.map_or(0, |guild| guild.0), rules.unwrap_or_default()),
            |row| {
                let result = row.word("result", SeatResult::from_word)?;
                let odd = || StoreError::Unreadable("a seat has an odd result".to_owned());
                Ok((result.ok_or_else(odd)?, row.value("games")?))
            },
        )
        .await
    }

    /// The running games that wait for a person, those first whose time runs out first, then those that wait longest.
    pub async fn turns_of(&self, person: UserId, most: usize) -> Result<Vec<OwnTurn>> {
        self.all(
            "SELECT s.game, g.rules, g.guild, g.channel, g.thread, g.paused_ms, \
             MIN(s.asked_ms) AS asked_ms, MIN(s.deadline_ms) AS deadline_ms \
             FROM seats s JOIN games g ON g.id = s.game \
             WHERE s.person = $1 AND s.asked_ms IS NOT NULL AND g.status = 'running' \
             GROUP BY s.game, g.rules, g.guild, g.channel, g.thread, g.paused_ms \
             ORDER BY MIN(s.deadline_ms) IS NULL, MIN(s.deadline_ms), MIN(s.asked_ms), s.game LIMIT $2",
            (person, most as i64),
            own_turn,
        )
        .await
    }

    /// The games and invitations a person has to do with that aren't over: those first that wait for them, by time left,
    /// then the last changed.
    pub async fn open_games(&self, person: UserId, from: usize, most: usize) -> Result<Vec<GameId>> {
        self.all(
            "SELECT id FROM ( \
               SELECT g.id, g.changed_ms, MIN(s.asked_ms) AS asked_ms, \
               MIN(CASE WHEN s.asked_ms IS NULL THEN NULL ELSE s.deadline_ms END) AS deadline_ms \
               FROM games g LEFT JOIN seats s ON s.game = g.id AND s.person = $1 \
               WHERE (g.status = 'running' OR g.status = 'invited') \
               AND g.id IN (SELECT id FROM games WHERE host = $1 UNION SELECT game FROM seats \
               WHERE person = $1 \
               UNION SELECT game FROM seats WHERE invited = $1) \
               GROUP BY g.id, g.changed_ms) AS open \
             ORDER BY asked_ms IS NULL, deadline_ms IS NULL, deadline_ms, asked_ms, changed_ms DESC, \
             id DESC \
             LIMIT $2 OFFSET $3",
            (person, most as i64, from as i64),
            |row| row.id("id"),
        )
        .await
    }

    /// How many games and invitations a person has to do with that aren't over.
    pub async fn open_games_count(&self, person: UserId) -> Result<usize> {
        self.one(
            "SELECT COUNT(*) AS found FROM games WHERE (status = 'running' OR status = 'invited') \
             AND id IN (SELECT id FROM games WHERE host = $1 UNION SELECT game FROM seats WHERE person = $1 \
             UNION SELECT game FROM seats WHERE invited = $1)",
            person,
            count,
        )
        .await
    }

    /// Finished games in which a person sat, the last finished first.
    pub async fn finished_games(
        &self,
        person: UserId,
        wanted: &Finished,
        from: usize,
        most: usize,
    ) -> Result<Vec<GameId>> {
        let (rules, with, result) = wanted.values();
        self.all(
            "SELECT id FROM games WHERE status = 'over' AND ($2 = '' OR rules = $2) \
             AND id IN (SELECT game FROM seats WHERE person = $1 AND ($4 = '' OR result = $4)) \
             AND ($3 = 0 OR id IN (SELECT game FROM seats WHERE person = $3)) \
             ORDER BY changed_ms DESC, id DESC LIMIT $5 OFFSET $6",
            (person, rules, with, result, most as i64, from as i64),
            |row| row.id("id"),
        )
        .await
    }

    /// How many finished games there are in which a person sat.
    pub async fn finished_games_count(&self, person: UserId, wanted: &Finished) -> Result<usize> {
        let (rules, with, result) = wanted.values();
        self.one(
            "SELECT COUNT(*) AS found FROM games WHERE status = 'over' AND ($2 = '' OR rules = $2) \
             AND id IN (SELECT game FROM seats WHERE person = $1 AND ($4 = '' OR result = $4)) \
             AND ($3 = 0 OR id IN (SELECT game FROM seats WHERE person = $3))",
            (person, rules, with, result),
            count,
        )
        .await
    }

    /// The finished games of a person that ended within a span of time, the last finished first.
    pub async fn finished_between(&self, person: UserId, from: i64, to: i64) -> Result<Vec<GameId>> {
        self.all(
            "SELECT id FROM games WHERE status = 'over' AND changed_ms >= $2 AND changed_ms < $3 \
             AND id IN (SELECT game FROM seats WHERE person = $1) ORDER BY changed_ms DESC, id DESC",
            (person, from, to),
            |row| row.id("id"),
        )
        .await
    }

    /// Games after number `after` of which it isn't noted whose turn it is, or how they ended: those from before that was
    /// done.
    pub async fn games_to_note(&self, after: GameId, most: i64) -> Result<Vec<GameId>> {
        self.all(
            "SELECT id FROM games WHERE id > $1 AND (status = 'over' \
             OR (status = 'running' AND at_referee = 0)) AND \
             EXISTS (SELECT 1 FROM seats s WHERE s.game = games.id AND s.asked_ms IS NULL \
             AND s.result IS NULL) AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.game = games.id \
             AND (s.asked_ms IS NOT NULL OR s.result IS NOT NULL)) ORDER BY id LIMIT $2",
            (after, most),
            |row| row.id("id"),
        )
        .await
    }
}

fn own_turn(row: &AnyRow) -> Result<OwnTurn> {
    Ok(OwnTurn {
        game: row.id("game")?,
        rules: row.value("rules")?,
        guild: row.maybe_id("guild")?,
        channel: row.maybe_id("channel")?,
        thread: row.maybe_id("thread")?,
        asked_ms: row.value("asked_ms")?,
        deadline_ms: row.value("deadline_ms")?,
        paused: row.is_set("paused_ms")?,
    })
}

fn count(row: &AnyRow) -> Result<usize> {
    Ok(usize::try_from(row.value::<i64>("found")?).unwrap_or_default())
}
