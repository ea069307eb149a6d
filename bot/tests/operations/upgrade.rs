//! A newer version runs beside this one: it has changed the schema and writes rows that this one can't read. They work together as
//! long as the schema allows it.

use playground::Playground;
use sqlx::{AnyConnection, Connection, Row};

use super::database::Database;
use super::health::plays_a_turn;
use super::program::Program;

/// What a newer version writes into the database when it starts: a migration unknown here, its row in the list of processes, and a
/// message of a new kind.
const NEWER: [&str; 4] = [
    "INSERT INTO _sqlx_migrations (version, description, installed_on, success, checksum, execution_time) \
     SELECT 9999, 'from the future', installed_on, success, checksum, 0 FROM _sqlx_migrations WHERE version = 1",
    "ALTER TABLE games ADD COLUMN hue TEXT",
    "INSERT INTO processes (id, slot, version, schema_version, role, host, place, pid, started_ms, seen_ms) \
     SELECT 'newer', 200, '9.0.0', 9999, 'whatever comes', 'beta', 'elsewhere', 7, started_ms, seen_ms + 60000 FROM processes",
    "INSERT INTO outbox (id, lane, job, due_ms, attempts, lease_until_ms, created_ms) \
     SELECT 5, 'c5', '{\"do\":\"sing\",\"song\":7}', seen_ms, 0, 0, seen_ms FROM processes WHERE id <> 'newer'",
];

async fn run(beside: &mut AnyConnection, statement: &'static str) {
    sqlx::query(statement).execute(beside).await.unwrap_or_else(|error| panic!("{statement}: {error}"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_older_process_gets_along_with_a_newer_one_until_the_schema_says_otherwise() {
    let Some(database) = Database::postgres().await else { return };
    let playground = Playground::start(playground::Config::default()).await.expect("a playground");
    let mut program = Program::start(&database.url, &playground, "");
    program.wait_for("/readyz", 200).await;
    sqlx::any::install_default_drivers();
    let mut beside = AnyConnection::connect(&database.url).await.expect("the database");
    for statement in NEWER {
        run(&mut beside, statement).await;
    }
    plays_a_turn(&playground).await;
    let song = "SELECT COUNT(*) AS open FROM outbox WHERE id = 5 AND done_ms IS NULL AND job <> ''";
    let left: i64 =
        sqlx::query(song).fetch_one(&mut beside).await.expect("a count").try_get("open").expect("a number");
    assert_eq!(left, 1, "what it can't read it leaves to the newer one");

    // Back to the old version: as long as the schema allows it.
    program.terminate();
    assert!(program.ended().await.0.success(), "{}", program.log());
    let mut program = Program::start(&database.url, &playground, "");
    program.wait_for("/readyz", 200).await;

    run(&mut beside, "UPDATE compatibility SET oldest = 9999").await;
    let (status, _) = program.ended().await;
    assert!(!status.success(), "it can't go on");
    assert!(program.log().contains("its migration 9999"), "{}", program.log());
    let (well, said) = program.beside(playground.token(), &["run"]);
    assert!(!well && said.contains("its migration 9999"), "{said}");
    assert_eq!(playground.violations(), Vec::<String>::new());
}
