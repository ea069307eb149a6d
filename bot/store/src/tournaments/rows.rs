//! Rows of the database as tournaments.

use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::personal::people::language;
use crate::sql::{Columns, Statements};
use crate::{Result, StoreError};

use super::tournament::{Entrant, Format, Pairing, Score, Stage, Tournament};

pub(super) async fn tournament(connection: &mut AnyConnection, id: i64) -> Result<Option<Tournament>> {
    let row = connection
        .row(
            "SELECT guild, channel, host, rules, title, format, rounds, time, threads, at_once, status, \
             round, version, ready_ms, (SELECT language FROM guilds \
             WHERE guilds.id = tournaments.guild) AS language FROM tournaments WHERE id = $1",
            id,
        )
        .await?;
    let Some(row) = row else { return Ok(None) };
    let entrants = "SELECT number, person, gone_round FROM entrants WHERE tournament = $1 ORDER BY number";
    let entrants = connection.all(entrants, id, entrant).await?;
    let pairings = connection
        .all(
            "SELECT round, board, white, black, game, result, dead FROM pairings WHERE tournament = $1 \
             ORDER BY round, board",
            id,
            pairing,
        )
        .await?;
    let odd = |what: &str| StoreError::Unreadable(format!("tournament {id} has an unreadable {what}"));
    Ok(Some(Tournament {
        id,
        guild: row.id("guild")?,
        channel: row.id("channel")?,
        host: row.maybe_id("host")?,
        rules: row.value("rules")?,
        title: row.value("title")?,
        format: row.word("format", Format::from_word)?.ok_or_else(|| odd("format"))?,
        rounds: row.value("rounds")?,
        time: row.value::<String>("time")?.parse().map_err(|_| odd("time control"))?,
        threads: row.flag("threads")?,
        at_once: row.flag("at_once")?,
        stage: row.word("status", Stage::from_word)?.ok_or_else(|| odd("status"))?,
        round: row.value("round")?,
        version: row.value("version")?,
        ready_ms: row.value("ready_ms")?,
        lang: language(&row)?.unwrap_or_default(),
        entrants,
        pairings,
    }))
}

fn entrant(row: &AnyRow) -> Result<Entrant> {
    Ok(Entrant {
        number: number(row.value("number")?)?,
        person: row.maybe_id("person")?,
        gone_round: row.value("gone_round")?,
    })
}

fn pairing(row: &AnyRow) -> Result<Pairing> {
    let score = |word: String| {
        Score::from_word(&word)
            .ok_or_else(|| StoreError::Unreadable("a pairing has an unreadable result".to_owned()))
    };
    Ok(Pairing {
        round: row.value("round")?,
        board: row.value("board")?,
        white: number(row.value("white")?)?,
        black: row.value::<Option<i64>>("black")?.map(number).transpose()?,
        game: row.maybe_id("game")?,
        score: row.value::<Option<String>>("result")?.map(score).transpose()?,
        dead: row.flag("dead")?,
    })
}

fn number(kept: i64) -> Result<usize> {
    usize::try_from(kept).map_err(|_| StoreError::Unreadable("an entrant has an odd number".to_owned()))
}
