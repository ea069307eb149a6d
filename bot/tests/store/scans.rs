//! No statement of the store scans a table that grows with the number of games, people or messages: the cost of a turn must not
//! depend on what else is stored. The databases are asked for the plan of each statement.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};

use crate::database::Database;

/// Tables with one row or a few for each installation, server or tournament.
const SMALL: &[&str] = &[
    "beats",
    "downtimes",
    "facts",
    "guilds",
    "guild_allows",
    "tournaments",
    "entrants",
    "pairings",
    "broken_places",
    "leases",
    "processes",
    "_sqlx_migrations",
    // Not small after a downtime, but read from its beginning.
    "credits",
];

/// Partial indexes that contain only pending work, so that reading a whole one costs no more than the work.
const SHORT: &[&str] = &[
    "outbox_open",
    "outbox_leased",
    "games_at_referee",
    "games_board_behind",
    "games_without_ending",
    "offers_agreed",
    "pairings_open",
    "stranded_open",
    "guilds_gone",
    "tournaments_ready",
];

/// Statements that may scan, by their file and beginning, with the reason.
const WALKERS: &[(&str, &str, &str)] = &[
    ("privacy.rs", "SELECT ", "somebody asks to be forgotten: once, and all that names them is asked"),
    ("kept.rs", "SELECT ", "somebody asks what is kept of them: seldom, and all tables are asked"),
    ("privacy.rs", "DELETE FROM games WHERE id IN (SELECT id FROM games WHERE", ""),
    ("kept.rs", "DELETE ", "somebody is forgotten: once, by the clock"),
    ("kept.rs", "UPDATE ", "somebody is forgotten: once, by the clock"),
    ("clocks.rs", "INSERT INTO credits", "once after a downtime: every game with a running clock"),
    ("clocks.rs", "UPDATE games SET expires_ms", "invitations alone, once after a downtime"),
    ("steps.rs", "UPDATE ", "once when the machine's clock was set: all that is to come moves"),
    (
        "library.rs",
        "SELECT id FROM games WHERE id > $1",
        "once in the life of an old database, a hundred games at a time",
    ),
    ("copies.rs", "SELECT ", "a backup reads everything"),
    ("restored.rs", "SELECT COALESCE(", "once at a restore"),
    ("restored.rs", "SELECT id FROM games", "after a restore, fifty games at a time"),
    ("restored.rs", "UPDATE ", "once at a restore"),
    (
        "figures.rs",
        "SELECT ",
        "its operator asks, a few times a minute at most; the first of an index, and counts over one",
    ),
    ("upkeep.rs", "SELECT o.lane", "`menagerie outbox`: by hand, and open messages alone"),
];

/// Enough rows for PostgreSQL's planner.
const FILL: &str = "
    INSERT INTO games (id, rules, options, status, version, entries, host, guild, channel, thread_wanted, shuffle_seats, seed, salt,
      created_ms, changed_ms, time)
    SELECT i, 'chess', '{}', CASE WHEN i % 2 = 0 THEN 'running' ELSE 'over' END, 1, 0, i % 499, i % 50, i % 97, 0, 0, '', '', i, i, '3d'
    FROM generate_series(1, 4000) AS i;
    INSERT INTO seats (game, seat, person, asked_ms, deadline_ms)
    SELECT id, seat, (id + seat) % 499, CASE WHEN seat = 0 THEN 1 END, CASE WHEN seat = 0 THEN id END FROM games, generate_series(0, 1) AS seat;
    INSERT INTO people (id, dm_closed, dm_notice) SELECT DISTINCT person, 0, 0 FROM seats;
    INSERT INTO posts SELECT id, 'board', 7, 8 FROM games;
    INSERT INTO outbox SELECT id, 'c' || id % 97, id, '', id, 1, NULL, 0, id, CASE WHEN id > 50 THEN id END FROM games;
    INSERT INTO reminders SELECT id, host, '4h', 9, 5 FROM games;
    INSERT INTO interactions SELECT id, id FROM games;
    INSERT INTO rulings SELECT rules, 'q' || id, 'a' FROM games;
    INSERT INTO jobs SELECT 'review', CAST(id AS TEXT), id, host, 0, id, NULL, 0, 0 FROM games;
    INSERT INTO daily_holes SELECT id, rules, 'q' || id FROM games;
    UPDATE games SET question = 'q' || id, thread = CASE WHEN id % 9 > 0 THEN id END;
    INSERT INTO stranded SELECT id, 'place', 1, 1, 1, 1 FROM games;
    INSERT INTO vacations SELECT id, 1, 2, 1 FROM people;
    INSERT INTO results SELECT id, host, rules, guild, 0, 'won', NULL, 1, id FROM games WHERE status = 'over';
    INSERT INTO ratings SELECT 'chess', id, 1, 1, 1, 1, 1 FROM people;
    INSERT INTO deeds SELECT p.id, 'deed ' || n, 1, n * 7, n FROM people p, generate_series(1, 9) AS n;
    ANALYZE";

/// PostgreSQL plans without knowing the values, and scans nothing that it could find by an index.
const PLANNING: [&str; 4] = [
    "SET plan_cache_mode = force_generic_plan",
    "SET enable_seqscan = off",
    "SET enable_mergejoin = off",
    "SET enable_hashjoin = off",
];

/// The store's sources, except those that examine a database before it is opened and move everything: these read all rows.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the store's source") {
        let path = entry.expect("an entry").path();
        match path.is_dir() {
            true if path.ends_with("dump") || path.ends_with("opening") => {}
            true => found.extend(sources(&path)),
            false => found.push(path),
        }
    }
    found
}

/// Every statement in the source of the store.
fn statements() -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    for path in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("store/src")) {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let source = std::fs::read_to_string(path).expect("text");
        let source = source.split("#[cfg(test)]").next().unwrap_or_default();
        let is_sql = |text: &String| {
            ["SELECT ", "UPDATE ", "DELETE ", "INSERT ", "WITH "].iter().any(|word| text.starts_with(word))
        };
        found.extend(literals(source).into_iter().filter(is_sql).map(|statement| (name.clone(), statement)));
    }
    assert!(found.len() > 200, "the store has more statements than {}", found.len());
    found
}

/// The string literals of Rust source, lines joined as the compiler joins them.
fn literals(source: &str) -> Vec<String> {
    let (mut found, mut open): (Vec<String>, Option<String>) = (Vec::new(), None);
    let mut chars = source
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .flat_map(|line| line.chars().chain(['\n']))
        .peekable();
    while let Some(char) = chars.next() {
        match (&mut open, char) {
            (Some(_), '"') => found.extend(open.take()),
            (Some(text), '\\') => match chars.next() {
                Some('\n') => while chars.next_if(|char| char.is_whitespace()).is_some() {},
                Some(escaped) => text.push(escaped),
                None => {}
            },
            (Some(text), char) => text.push(char),
            (None, '"') => open = Some(String::new()),
            (None, '\'') if chars.peek() == Some(&'"') => drop(chars.next()),
            (None, _) => {}
        }
    }
    found
}

/// The tables that SQLite scans.
async fn walked_by_sqlite(connection: &mut AnyConnection, statement: &str) -> Vec<String> {
    // As the store's `Dialect::locking`.
    let statement = &statement.replace(" FOR UPDATE OF o SKIP LOCKED", "");
    let plan = sqlx::query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {statement}")))
        .fetch_all(connection)
        .await
        .expect(statement);
    let steps = plan.iter().map(|row| row.get::<String, _>("detail"));
    steps
        .filter(|step| {
            let words: Vec<&str> = step.split(' ').collect();
            let index = words
                .iter()
                .position(|word| *word == "INDEX")
                .and_then(|at| words.get(at + 1))
                .copied()
                .unwrap_or_default();
            match words[..] {
                ["SCAN", "CONSTANT", ..] => false,
                // A subquery is looked at where it is made.
                ["SCAN", table, ..] => is_big(table, statement) && !SHORT.contains(&index),
                _ => false,
            }
        })
        .collect()
}

/// Whether a name in a plan stands for a table that may be big: an alias counts as its table.
fn is_big(name: &str, statement: &str) -> bool {
    let words: Vec<&str> =
        statement.split([' ', ',', '(', ')']).filter(|word| !word.is_empty() && *word != "AS").collect();
    let aliased =
        words.windows(3).find(|own| own[2] == name && matches!(own[0], "FROM" | "JOIN" | "UPDATE" | "INTO"));
    let table = aliased.map_or(name, |own| own[1]);
    let derived = [format!("RECURSIVE {table} ("), format!("), {table} ("), format!(") AS {table}")];
    !SMALL.contains(&table) && !derived.iter().any(|word| statement.contains(word.as_str()))
}

/// The tables that PostgreSQL scans even when scans are discouraged.
async fn walked_by_postgres(connection: &mut AnyConnection, statement: &str) -> Vec<String> {
    let highest = (1..20).rev().find(|number| statement.contains(&format!("${number}"))).unwrap_or_default();
    let nulls = vec!["NULL"; highest].join(", ");
    let nulls = if highest == 0 { nulls } else { format!("({nulls})") };
    let prepare = format!("PREPARE looked_at AS {statement}");
    sqlx::raw_sql(AssertSqlSafe(prepare)).execute(&mut *connection).await.expect(statement);
    let plan = sqlx::raw_sql(AssertSqlSafe(format!("EXPLAIN (COSTS OFF) EXECUTE looked_at{nulls}")))
        .fetch_all(&mut *connection)
        .await
        .expect(statement);
    sqlx::raw_sql("DEALLOCATE looked_at").execute(&mut *connection).await.expect("forgotten");
    let lines: Vec<String> = plan.iter().map(|row| row.get::<String, _>(0)).collect();
    let mut walked = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let step = line.trim().trim_start_matches("-> ").trim();
        let condition = lines
            .get(at + 1)
            .map(|next| next.trim())
            .filter(|next| next.starts_with("Index Cond"))
            .unwrap_or_default();
        let words: Vec<&str> = step.split(' ').collect();
        let after = |word: &str| {
            words
                .iter()
                .position(|own| *own == word)
                .and_then(|at| words.get(at + 1))
                .copied()
                .unwrap_or_default()
        };
        let (table, index) = (after("on"), after("using"));
        let whole = step.starts_with("Seq Scan")
            || step.contains("Index") && step.contains("Scan") && condition.is_empty();
        if whole && !SMALL.contains(&table) && !SHORT.contains(&index) && !SHORT.contains(&table) {
            walked.push(format!("{step} {condition}"));
        }
    }
    walked
}

/// Whether a statement may scan.
fn may_walk(file: &str, statement: &str) -> bool {
    let found = WALKERS.iter().find(|(own, begins, _)| *own == file && statement.starts_with(begins));
    found.is_some_and(|(.., reason)| !reason.is_empty())
}

#[tokio::test]
async fn no_statement_walks_through_a_big_table() {
    let mut bad = Vec::new();
    for database in Database::all().await {
        database.open().await.close().await;
        let mut connection = AnyConnection::connect(&database.url).await.expect("the database");
        let sqlite = database.url.starts_with("sqlite");
        if !sqlite {
            for order in [FILL].into_iter().chain(PLANNING) {
                sqlx::raw_sql(order).execute(&mut connection).await.expect(order);
            }
        }
        for (file, statement) in
            statements().into_iter().filter(|(file, statement)| !may_walk(file, statement))
        {
            let walked = match sqlite {
                true => walked_by_sqlite(&mut connection, &statement).await,
                false => walked_by_postgres(&mut connection, &statement).await,
            };
            bad.extend(walked.iter().map(|step| format!("{step}\n    {file}: {statement}")));
        }
        connection.close().await.expect("closed");
    }
    assert!(bad.is_empty(), "{} steps:\n{}", bad.len(), bad.join("\n"));
}

#[test]
fn every_exception_is_still_needed() {
    let statements = statements();
    for (own, begins, _) in WALKERS {
        let found = statements.iter().any(|(file, statement)| file == own && statement.starts_with(begins));
        assert!(found, "no statement of {own} begins with {begins:?}");
    }
}
