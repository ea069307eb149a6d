//! Rows of the database as tournaments.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::StoreError;
use crate::columns::Columns;
use crate::personal::people::language;

use super::tournament::{Entrant, Format, Pairing, Score, Stage, Tournament};

pub(super) async fn tournament(
    connection: &mut AnyConnection,
    id: i64,
) -> Result<Option<Tournament>, StoreError> {
    let row = sqlx::query(
        "SELECT guild, channel, host, rules, title, format, rounds, time, threads, at_once, status, round, version, \
         ready_ms, \
         (SELECT language FROM guilds WHERE guilds.id = tournaments.guild) AS language \
         FROM tournaments WHERE id = $1",
    )
    .bind(id)
    .fetch_optional(&mut *connection)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let entrants =
        sqlx::query("SELECT number, person, gone_round FROM entrants WHERE tournament = $1 ORDER BY number")
            .bind(id)
            .fetch_all(&mut *connection)
            .await?;
    let pairings = sqlx::query(
        "SELECT round, board, white, black, game, result, dead FROM pairings WHERE tournament = $1 \
         ORDER BY round, board",
    )
    .bind(id)
    .fetch_all(&mut *connection)
    .await?;
    let odd = |what: &str| StoreError::Unreadable(format!("tournament {id} has an unreadable {what}"));
    Ok(Some(Tournament {
        id,
        guild: row.id("guild")?,
        channel: row.id("channel")?,
        host: row.maybe_id("host")?,
        rules: row.try_get("rules")?,
        title: row.try_get("title")?,
        format: Format::from_word(&row.try_get::<String, _>("format")?).ok_or_else(|| odd("format"))?,
        rounds: row.try_get("rounds")?,
        time: row.try_get::<String, _>("time")?.parse().map_err(|_| odd("time control"))?,
        threads: row.flag("threads")?,
        at_once: row.flag("at_once")?,
        stage: Stage::from_word(&row.try_get::<String, _>("status")?).ok_or_else(|| odd("status"))?,
        round: row.try_get("round")?,
        version: row.try_get("version")?,
        ready_ms: row.try_get("ready_ms")?,
        lang: language(&row)?.unwrap_or_default(),
        entrants: entrants.iter().map(entrant).collect::<Result<_, _>>()?,
        pairings: pairings.iter().map(pairing).collect::<Result<_, _>>()?,
    }))
}

fn entrant(row: &AnyRow) -> Result<Entrant, StoreError> {
    Ok(Entrant {
        number: number(row.try_get("number")?)?,
        person: row.maybe_id("person")?,
        gone_round: row.try_get("gone_round")?,
    })
}

fn pairing(row: &AnyRow) -> Result<Pairing, StoreError> {
    let score = |word: String| {
        Score::from_word(&word)
            .ok_or_else(|| StoreError::Unreadable("a pairing has an unreadable result".to_owned()))
    };
    Ok(Pairing {
        round: row.try_get("round")?,
        board: row.try_get("board")?,
        white: number(row.try_get("white")?)?,
        black: row.try_get::<Option<i64>, _>("black")?.map(number).transpose()?,
        game: row.maybe_id("game")?,
        score: row.try_get::<Option<String>, _>("result")?.map(score).transpose()?,
        dead: row.flag("dead")?,
    })
}

fn number(kept: i64) -> Result<usize, StoreError> {
    usize::try_from(kept).map_err(|_| StoreError::Unreadable("an entrant has an odd number".to_owned()))
}
