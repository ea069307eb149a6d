//! A game as its rows say it.

use std::collections::BTreeMap;

use engine::seat::Seat;
use model::game::{Deadline, Ending, Game, GameSeat, Pause, SeatClock, Secret32, Status, Waiting};
use model::ids::{GameId, UserId};
use model::settings::{OldBoards, Pings, TurnNotification};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;
use words::Lang;

use crate::sql::{Columns, Statements};
use crate::{Result, StoreError};

/// The key among a game's options under which the edition of its rules is kept, unless it is [`FIRST`]. No game has such an
/// option, so a program that is older than editions refuses the game instead of playing it by the wrong rules.
pub(crate) const EDITION: &str = "edition";

/// The edition of games that were begun before there were others.
pub(crate) const FIRST: u32 = 1;

/// Reads a game with its seats.
pub(crate) async fn game(connection: &mut AnyConnection, id: GameId) -> Result<Option<Game>> {
    let row = connection
        .row(
            "SELECT rules, options, status, version, entries, host, guild, channel, thread_wanted, thread, \
             shuffle_seats, shared_seats, seed, salt, outcome, ending, created_ms, changed_ms, expires_ms, \
             limit_ms, limit_round, question, at_referee, board_entries, rewritten, time, paused_ms, resume_ms, \
             position, rated, \
             (SELECT ping_guests FROM guilds WHERE guilds.id = games.guild) AS ping_guests, \
             (SELECT ping_boards FROM guilds WHERE guilds.id = games.guild) AS ping_boards, \
             (SELECT old_boards FROM guilds WHERE guilds.id = games.guild) AS old_boards, \
             (SELECT language FROM guilds WHERE guilds.id = games.guild) AS language, \
             (SELECT MIN(since_ms) FROM credits WHERE credits.game = games.id) AS owed, \
             (SELECT stepped_ms FROM beats WHERE id = 1) AS stepped_ms FROM games WHERE id = $1",
            id,
        )
        .await?;
    let Some(row) = row else { return Ok(None) };
    let seats = connection
        .rows(
            "SELECT seat, person, invited, moment, asked_ms, left_ms, since_ms, deadline_ms, late_ms, \
             played_for, offered_ms, away_ms, \
             (SELECT COALESCE(language, locale) FROM people \
              WHERE people.id = COALESCE(seats.person, seats.invited)) AS language, \
             (SELECT CASE WHEN notice = 'dm' AND dm_closed = 1 THEN NULL ELSE notice END FROM people \
              WHERE people.id = seats.person) AS notice \
             FROM seats WHERE game = $1 ORDER BY seat",
            id,
        )
        .await?;
    let odd = |what: &str| StoreError::Unreadable(format!("game {id} has an unreadable {what}"));
    let mut options: BTreeMap<String, String> =
        serde_json::from_str(&row.value::<String>("options")?).map_err(|_| odd("options"))?;
    let edition = options.remove(EDITION).map_or(Ok(FIRST), |edition| edition.parse());
    let secret = |column: &str| row.word(column, Secret32::from_hex)?.ok_or_else(|| odd(column));
    let pause = row.value::<Option<i64>>("paused_ms")?;
    let until_ms = row.value("resume_ms")?;
    Ok(Some(Game {
        id,
        rules: row.value("rules")?,
        options: options.into_iter().collect(),
        edition: edition.map_err(|_| odd("edition"))?,
        status: row.word("status", Status::from_word)?.ok_or_else(|| odd("status"))?,
        version: row.value("version")?,
        entries: row.value("entries")?,
        rewritten: row.value("rewritten")?,
        host: row.id("host")?,
        guild: row.maybe_id("guild")?,
        channel: row.maybe_id("channel")?,
        thread_wanted: row.flag("thread_wanted")?,
        thread: row.maybe_id("thread")?,
        shuffle_seats: row.flag("shuffle_seats")?,
        shared_seats: row.flag("shared_seats")?,
        seed: secret("seed")?,
        salt: secret("salt")?,
        outcome: Ending::read(row.value::<Option<String>>("ending")?.as_deref(), row.value("outcome")?),
        created_ms: row.value("created_ms")?,
        changed_ms: row.value("changed_ms")?,
        expires_ms: row.value("expires_ms")?,
        waiting: Waiting {
            limit: limit(&row)?.transpose().map_err(|()| odd("limit"))?,
            question: row.value("question")?,
            at_referee: row.flag("at_referee")?,
        },
        board_entries: row.value("board_entries")?,
        seats: seats.iter().map(|row| seat(row)?.ok_or_else(|| odd("seat"))).collect::<Result<_, _>>()?,
        owed: row.is_set("owed")?,
        position: row.value("position")?,
        time: row.value::<String>("time")?.parse().map_err(|_| odd("time control"))?,
        pause: pause.map(|since_ms| Pause { since_ms, until_ms }),
        pings: Pings { guests: may(&row, "ping_guests")?, boards: may(&row, "ping_boards")? },
        old_boards: row.word("old_boards", OldBoards::from_word)?.unwrap_or_default(),
        server_lang: row.word("language", Lang::from_word)?.unwrap_or_default(),
        rated: row.flag("rated")?,
        stepped_ms: row.value::<Option<i64>>("stepped_ms")?.unwrap_or_default(),
    }))
}

/// One seat; nothing where its number can't be one.
fn seat(row: &AnyRow) -> Result<Option<GameSeat>> {
    let Ok(number) = u8::try_from(row.value::<i64>("seat")?) else { return Ok(None) };
    let person: Option<UserId> = row.maybe_id("person")?;
    Ok(Some(GameSeat {
        seat: Seat(number),
        person,
        invited: row.maybe_id("invited")?,
        prompt: row.value("moment")?,
        asked_ms: row.value("asked_ms")?,
        clock: SeatClock {
            left_ms: row.value("left_ms")?,
            since_ms: row.value("since_ms")?,
            deadline_ms: row.value("deadline_ms")?,
            late_ms: row.value("late_ms")?,
            played_for: row.value("played_for")?,
            offered_ms: row.value("offered_ms")?,
            away_ms: row.value("away_ms")?,
        },
        lang: row.word("language", Lang::from_word)?,
        notification: row.word("notice", TurnNotification::from_word)?.unwrap_or_default(),
    }))
}

/// The game's own time limit; an error within where its round can't be one.
fn limit(row: &AnyRow) -> Result<Option<Result<Deadline, ()>>> {
    let (over_ms, round) = (row.value::<Option<i64>>("limit_ms")?, row.value::<Option<i64>>("limit_round")?);
    let read = |(over_ms, round): (i64, i64)| {
        u32::try_from(round).map(|round| Deadline { round, over_ms }).map_err(drop)
    };
    Ok(over_ms.zip(round).map(read))
}

/// A switch of the server's; on where nobody turned it off.
fn may(row: &AnyRow, column: &str) -> Result<bool> {
    Ok(row.value::<Option<i64>>(column)? != Some(0))
}
