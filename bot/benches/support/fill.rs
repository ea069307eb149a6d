//! Databases full of running games. SQLite files are kept between runs and copied for each.

use std::collections::hash_map::DefaultHasher;
use std::fmt::Write;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use engine::any_game::{Actor, AnyTable};
use playground::{GUILD, Who, further};
use sqlx::postgres::PgConnection;
use sqlx::{AnyConnection, AssertSqlSafe, Connection};
use store::Store;
use tempfile::TempDir;

use super::lines::{self, Line};

/// How many people there are, each with a few dozen games when there are a hundred thousand.
pub(crate) const PEOPLE: u16 = 4_000;
/// How many channels they play in.
pub(crate) const CHANNELS: u16 = 500;
/// The most stored games that are played on.
const PLAYED: usize = 3_000;
/// Games written by one statement.
const BATCH: u32 = 250;
const HOUR: i64 = 3_600_000;

/// A database full of games.
pub(crate) struct Filled {
    url: String,
    /// The games that are played on.
    pub(crate) playable: Vec<Playable>,
    _folder: Option<TempDir>,
}

/// A stored game that can be played on.
pub(crate) struct Playable {
    pub(crate) id: i64,
    pub(crate) table: Box<dyn AnyTable>,
    /// The person on each seat.
    pub(crate) seats: Vec<Who>,
    pub(crate) channel: u64,
}

impl Clone for Playable {
    fn clone(&self) -> Self {
        let Self { id, table, seats, channel } = self;
        Self { id: *id, table: table.fork(), seats: seats.clone(), channel: *channel }
    }
}

impl Filled {
    /// Opens a database with this many games and turns, after some hours in which no process ran.
    pub(crate) async fn open(postgres: bool, games: u32, turns: u32, away_hours: i64) -> Self {
        sqlx::any::install_default_drivers();
        let lines = lines::all(turns);
        let (url, folder) = match postgres {
            true => (on_postgres(games, &lines).await, None),
            false => {
                let kept = on_sqlite(games, turns, &lines).await;
                let folder = tempfile::tempdir_in(kept.parent().expect("a folder")).expect("a folder");
                let own = folder.path().join("games.db");
                std::fs::copy(&kept, &own).expect("a copy");
                (format!("sqlite:{}", own.display()), Some(folder))
            }
        };
        if away_hours > 0 {
            let mut connection = AnyConnection::connect(&url).await.expect("the database");
            let order = format!("INSERT INTO beats (id, at_ms) VALUES (1, {})", now() - away_hours * HOUR);
            sqlx::raw_sql(AssertSqlSafe(order)).execute(&mut connection).await.expect("a beat");
            connection.close().await.expect("closed");
        }
        let own = |id: u32| (id, &lines[id as usize % lines.len()]);
        let open = (1..=games).map(own).filter(|(_, line)| line.open);
        let apart = (games as usize / PLAYED).max(1);
        let playable = open.step_by(apart).take(PLAYED);
        let playable = playable.map(|(id, line)| Playable {
            id: id.into(),
            table: line.table.fork(),
            seats: (0..line.table.info().seats.len()).map(|seat| person(id, seat as u32)).collect(),
            channel: channel(id),
        });
        Self { url, playable: playable.collect(), _folder: folder }
    }

    pub(crate) fn url(&self) -> &str {
        &self.url
    }
}

fn person(game: u32, seat: u32) -> Who {
    Who::Guest(((game * 7 + seat * 1_301) % u32::from(PEOPLE)) as u16 + 1)
}

fn channel(game: u32) -> u64 {
    further((game % u32::from(CHANNELS)) as u16 + 1)
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

async fn on_sqlite(games: u32, turns: u32, lines: &[Line]) -> PathBuf {
    let mut hasher = DefaultHasher::new();
    for line in lines {
        (line.rules, &line.log).hash(&mut hasher);
    }
    let name = format!("load-{games}-{turns}-{:x}.db", hasher.finish());
    let kept = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if !kept.exists() {
        let part = kept.with_extension("part");
        for ending in ["", "-wal", "-shm", ".lock"] {
            let _ = std::fs::remove_file(format!("{}{ending}", part.display()));
        }
        let url = format!("sqlite:{}", part.display());
        Store::open(&url).await.expect("a schema").close().await;
        let mut connection = AnyConnection::connect(&url).await.expect("the database");
        sqlx::raw_sql("PRAGMA synchronous = OFF").execute(&mut connection).await.expect("a switch");
        fill(&mut connection, games, lines).await;
        sqlx::raw_sql("PRAGMA wal_checkpoint(TRUNCATE)")
            .execute(&mut connection)
            .await
            .expect("all in one file");
        connection.close().await.expect("closed");
        std::fs::rename(&part, &kept).expect("kept");
    }
    kept
}

async fn on_postgres(games: u32, lines: &[Line]) -> String {
    let server = std::env::var("MENAGERIE_TEST_POSTGRES").expect("a server");
    // A separate database for each call, since each call fills it from empty.
    let name = format!("load_{:016x}", rand::random::<u64>());
    let mut connection = PgConnection::connect(&server).await.expect("the server");
    let create = AssertSqlSafe(format!("CREATE DATABASE {name}"));
    sqlx::query(create).execute(&mut connection).await.expect("a database");
    let url = format!("{}/{name}", server.rsplit_once('/').expect("an address with a database").0);
    Store::open(&url).await.expect("a schema").close().await;
    let mut connection = AnyConnection::connect(&url).await.expect("the database");
    fill(&mut connection, games, lines).await;
    sqlx::raw_sql("ANALYZE").execute(&mut connection).await.expect("statistics");
    connection.close().await.expect("closed");
    url
}

async fn fill(connection: &mut AnyConnection, games: u32, lines: &[Line]) {
    let now = now();
    run(connection, "BEGIN").await;
    run(connection, "INSERT INTO facts (name, value) VALUES ('turns-noted', '1')").await;
    let people = (1..=PEOPLE).map(|number| format!("({}, 0, 0, 'en')", Who::Guest(number).id()));
    let people = people.collect::<Vec<_>>().join(", ");
    run(connection, &format!("INSERT INTO people (id, dm_closed, dm_notice, locale) VALUES {people}")).await;
    for first in (1..=games).step_by(BATCH as usize) {
        let mut rows = Rows::default();
        for id in first..(first + BATCH).min(games + 1) {
            rows.add(id, &lines[id as usize % lines.len()], now);
        }
        for statement in rows.statements() {
            run(connection, &statement).await;
        }
    }
    run(connection, "COMMIT").await;
}

async fn run(connection: &mut AnyConnection, statement: &str) {
    sqlx::raw_sql(AssertSqlSafe(statement.to_owned())).execute(connection).await.expect("written");
}

/// Rows of several games, as SQL writes them.
#[derive(Default)]
struct Rows {
    games: String,
    seats: String,
    entries: String,
}

impl Rows {
    fn add(&mut self, id: u32, line: &Line, now: i64) {
        let (entries, asked) = (line.log.len(), line.asked());
        let host = person(id, 0).id();
        // Long enough for every run: nobody is late in them.
        let left = HOUR * 24 * 300 + i64::from(id);
        let secret = "07".repeat(32);
        write!(
            self.games,
            "({id}, '{}', '{{}}', 'running', {}, {entries}, {host}, {GUILD}, {}, 0, 0, '{secret}', '{secret}', {now}, {now}, {entries}, '3d'), ",
            line.rules,
            entries + 2,
            channel(id),
        )
        .expect("text");
        for seat in 0..line.table.info().seats.len() as u32 {
            let is_asked = asked.contains(&(seat as u8));
            let or_null = |moment: i64| if is_asked { moment.to_string() } else { "NULL".to_owned() };
            write!(
                self.seats,
                "({id}, {seat}, {}, 1, {left}, {}, {}, {}), ",
                person(id, seat).id(),
                or_null(now),
                or_null(now + left),
                or_null(now),
            )
            .expect("text");
        }
        for (number, entry) in line.log.iter().enumerate() {
            let seat = match entry.actor {
                Actor::Seat(seat) => seat.0.to_string(),
                Actor::Chance | Actor::Referee => "NULL".to_owned(),
            };
            let text = entry.text.replace('\'', "''");
            write!(self.entries, "({id}, {number}, {seat}, '{text}', {now}), ").expect("text");
        }
    }

    fn statements(&self) -> Vec<String> {
        let columns = "id, rules, options, status, version, entries, host, guild, channel, thread_wanted, shuffle_seats, \
                       seed, salt, created_ms, changed_ms, board_entries, time";
        let seats = "game, seat, person, moment, left_ms, since_ms, deadline_ms, asked_ms";
        [
            ("games", columns, &self.games),
            ("seats", seats, &self.seats),
            ("entries", "game, number, seat, text, at_ms", &self.entries),
        ]
        .into_iter()
        .filter(|(.., rows)| !rows.is_empty())
        .map(|(table, columns, rows)| {
            format!("INSERT INTO {table} ({columns}) VALUES {}", rows.trim_end_matches(", "))
        })
        .collect()
    }
}
