//! A game as its rows say it.

use std::collections::BTreeMap;

use model::ids::{ChannelId, GameId, GuildId, UserId};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};
use words::Lang;

use crate::personal::people::language;
use crate::personal::told::notice;
use crate::{
    Chair, Deadline, Ending, Game, Notice, OldBoards, Pause, Pings, SeatClock, Secret32, Status, StoreError,
    Waiting,
};

/// The key among a game's options under which the edition of its rules is kept, unless it is [`FIRST`]. No game has such an
/// option, so a program that is older than editions refuses the game instead of playing it by the wrong rules.
pub(crate) const EDITION: &str = "edition";

/// The edition of games that were begun before there were others.
pub(crate) const FIRST: u32 = 1;

/// Reads a game with its seats.
pub(crate) async fn game(connection: &mut AnyConnection, id: GameId) -> Result<Option<Game>, StoreError> {
    let row = sqlx::query(
        "SELECT rules, options, status, version, entries, host, guild, channel, thread_wanted, thread, shuffle_seats, \
         shared_seats, seed, salt, outcome, ending, created_ms, changed_ms, expires_ms, limit_ms, limit_round, question, at_referee, \
         board_entries, rewritten, time, paused_ms, resume_ms, position, rated, \
         (SELECT ping_guests FROM guilds WHERE guilds.id = games.guild) AS ping_guests, \
         (SELECT ping_boards FROM guilds WHERE guilds.id = games.guild) AS ping_boards, \
         (SELECT old_boards FROM guilds WHERE guilds.id = games.guild) AS old_boards, \
         (SELECT language FROM guilds WHERE guilds.id = games.guild) AS language, \
         (SELECT MIN(since_ms) FROM credits WHERE credits.game = games.id) AS owed FROM games WHERE id = $1",
    )
    .bind(id.0)
    .fetch_optional(&mut *connection)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let seats = sqlx::query(
        "SELECT seat, person, invited, moment, asked_ms, left_ms, since_ms, deadline_ms, late_ms, played_for, \
         offered_ms, away_ms, \
         (SELECT COALESCE(language, locale) FROM people \
          WHERE people.id = COALESCE(seats.person, seats.invited)) AS language, \
         (SELECT CASE WHEN notice = 'dm' AND dm_closed = 1 THEN NULL ELSE notice END FROM people \
          WHERE people.id = seats.person) AS notice \
         FROM seats WHERE game = $1 ORDER BY seat",
    )
    .bind(id.0)
    .fetch_all(&mut *connection)
    .await?;
    let odd = |what: &str| StoreError::Broken(format!("game {id} has an unreadable {what}"));
    let mut options: BTreeMap<String, String> =
        serde_json::from_str(&row.try_get::<String, _>("options")?).map_err(|_| odd("options"))?;
    let edition = options.remove(EDITION).map_or(Ok(FIRST), |edition| edition.parse());
    let secret = |column: &str| -> Result<Secret32, StoreError> {
        Secret32::from_hex(&row.try_get::<String, _>(column)?).ok_or_else(|| odd(column))
    };
    Ok(Some(Game {
        id,
        rules: row.try_get("rules")?,
        options: options.into_iter().collect(),
        edition: edition.map_err(|_| odd("edition"))?,
        status: Status::from_word(&row.try_get::<String, _>("status")?).ok_or_else(|| odd("status"))?,
        version: row.try_get("version")?,
        entries: row.try_get("entries")?,
        rewritten: row.try_get("rewritten")?,
        host: UserId(row.try_get("host")?),
        guild: row.try_get::<Option<i64>, _>("guild")?.map(GuildId),
        channel: row.try_get::<Option<i64>, _>("channel")?.map(ChannelId),
        thread_wanted: row.try_get::<i64, _>("thread_wanted")? != 0,
        thread: row.try_get::<Option<i64>, _>("thread")?.map(ChannelId),
        shuffle_seats: row.try_get::<i64, _>("shuffle_seats")? != 0,
        shared_seats: row.try_get::<i64, _>("shared_seats")? != 0,
        seed: secret("seed")?,
        salt: secret("salt")?,
        outcome: Ending::read(
            row.try_get::<Option<String>, _>("ending")?.as_deref(),
            row.try_get("outcome")?,
        ),
        created_ms: row.try_get("created_ms")?,
        changed_ms: row.try_get("changed_ms")?,
        expires_ms: row.try_get("expires_ms")?,
        waiting: Waiting {
            limit: match (row.try_get("limit_ms")?, row.try_get::<Option<i64>, _>("limit_round")?) {
                (Some(over_ms), Some(round)) => {
                    Some(Deadline { over_ms, round: u32::try_from(round).map_err(|_| odd("limit"))? })
                }
                _ => None,
            },
            question: row.try_get("question")?,
            at_referee: row.try_get::<i64, _>("at_referee")? != 0,
        },
        board_entries: row.try_get("board_entries")?,
        time: row.try_get::<String, _>("time")?.parse().map_err(|_| odd("time control"))?,
        clocks: seats.iter().map(seat_clock).collect::<Result<_, _>>()?,
        pause: match row.try_get("paused_ms")? {
            Some(since_ms) => Some(Pause { since_ms, until_ms: row.try_get("resume_ms")? }),
            None => None,
        },
        pings: Pings { guests: may(&row, "ping_guests")?, boards: may(&row, "ping_boards")? },
        old_boards: OldBoards::read(&row)?,
        rated: row.try_get::<i64, _>("rated")? != 0,
        lang: language(&row)?.unwrap_or_default(),
        langs: seats.iter().map(spoken).filter_map(Result::transpose).collect::<Result<_, _>>()?,
        notices: seats.iter().map(told).filter_map(Result::transpose).collect::<Result<_, _>>()?,
        position: row.try_get("position")?,
        owed: row.try_get::<Option<i64>, _>("owed")?.is_some(),
        asked: seats.iter().map(|seat| seat.try_get("asked_ms")).collect::<Result<_, _>>()?,
        moments: seats.iter().map(|seat| seat.try_get("moment")).collect::<Result<_, _>>()?,
        seats: seats
            .iter()
            .map(|seat| {
                Ok(Chair {
                    seat: u8::try_from(seat.try_get::<i64, _>("seat")?).map_err(|_| odd("seat"))?,
                    person: seat.try_get::<Option<i64>, _>("person")?.map(UserId),
                    invited: seat.try_get::<Option<i64>, _>("invited")?.map(UserId),
                })
            })
            .collect::<Result<_, StoreError>>()?,
    }))
}

/// A switch of the server's; on where nobody turned it off.
fn may(row: &AnyRow, column: &str) -> Result<bool, StoreError> {
    Ok(row.try_get::<Option<i64>, _>(column)? != Some(0))
}

pub(crate) fn seat_clock(row: &AnyRow) -> Result<SeatClock, StoreError> {
    Ok(SeatClock {
        left_ms: row.try_get("left_ms")?,
        since_ms: row.try_get("since_ms")?,
        deadline_ms: row.try_get("deadline_ms")?,
        late_ms: row.try_get("late_ms")?,
        played_for: row.try_get("played_for")?,
        offered_ms: row.try_get("offered_ms")?,
        away_ms: row.try_get("away_ms")?,
    })
}

/// Who sits at a seat, or is invited to it, with their language.
fn spoken(row: &AnyRow) -> Result<Option<(UserId, Lang)>, StoreError> {
    let person: Option<i64> = row.try_get("person")?;
    let invited: Option<i64> = row.try_get("invited")?;
    Ok(person.or(invited).map(UserId).zip(language(row)?))
}

/// Who sits at a seat and is not told of their turn by a ping.
fn told(row: &AnyRow) -> Result<Option<(UserId, Notice)>, StoreError> {
    let person: Option<i64> = row.try_get("person")?;
    let notice = Some(notice(row)?).filter(|notice| *notice != Notice::default());
    Ok(person.map(UserId).zip(notice))
}
