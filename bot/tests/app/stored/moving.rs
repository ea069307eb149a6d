//! Moving between databases: everything arrives, and the bot continues there unchanged.

use std::collections::BTreeSet;

use app::request::Request;
use model::game::Status;
use sqlx::{AnyConnection, Connection};
use store::Store;
use store::dump::{self, Arrival, DumpError};

use crate::database::Database;
use crate::stage::{BEN, Stage};
use crate::stored::privacy::{EVE, Life, live, tables};

/// The export of a database.
async fn exported(url: &str) -> String {
    let store = Store::open(url).await.expect("a database");
    let mut file = Vec::new();
    let rows = store.export(&mut file, 5).await.expect("exported");
    store.close().await;
    let text = String::from_utf8(file).expect("text");
    let (header, counted) = dump::inspect(text.as_bytes()).expect("whole");
    assert_eq!((counted, header.made_ms), (rows, 5));
    text
}

async fn imported(url: &str, file: &str) {
    let (store, rows) = dump::import(url, file.as_bytes(), Arrival::Moved).await.expect("imported");
    assert!(rows > 100, "{rows}");
    store.close().await;
}

/// A database of either kind with data of every feature, with unsent jobs in the outbox.
async fn lived(database: Database) -> (Database, Life, i64) {
    let stage = Stage::over(&database).await;
    let life = live(&stage).await;
    let now = stage.now();
    stage.close().await;
    (database, life, now)
}

#[tokio::test]
async fn everything_arrives_whichever_way_it_goes() {
    for database in Database::all().await {
        let (from, _, _) = lived(database).await;
        let file = exported(&from.url).await;
        for there in Database::all().await {
            imported(&there.url, &file).await;
            assert_eq!(exported(&there.url).await, file);
        }
    }
}

#[tokio::test]
async fn the_bot_goes_on_where_it_was_moved_to() {
    for database in Database::all().await {
        let (from, life, now) = lived(database).await;
        // An unsent message, leased by a process that is gone.
        let mut beside = AnyConnection::connect(&from.url).await.expect("the database");
        let job = "INSERT INTO outbox (id, lane, game, job, due_ms, attempts, leased_by, lease_until_ms, created_ms) \
                   SELECT 1, 'c7', id, '{\"do\":\"post\",\"to\":\"home\",\"slot\":null,\"screen\":{\"text\":\"moved\"}}', 5, 0, \
                   'gone', 9000000000000, 5 FROM games WHERE id = $1";
        sqlx::query(job).bind(life.running.0).execute(&mut beside).await.expect("written");
        beside.close().await.expect("closed");
        let file = exported(&from.url).await;
        assert!(!file.contains("9000000000000,\"gone\"") && !file.contains("\"gone\""), "leases stay");
        for there in Database::all().await {
            imported(&there.url, &file).await;
            let stage = Stage::over_at(&there, now).await;
            stage.pass_asleep(1).await;
            let said = format!("{:?}", stage.said().await);
            assert!(said.contains("moved"), "what was not said yet is said there: {said}");
            let games = stage.ask(BEN, Request::Games).await;
            assert!(games.text.contains(&format!("#{}", life.running)), "{games:?}");
            let turn = Request::Move { turn: "h2h3".to_owned(), game: Some(format!("#{}", life.directly)) };
            // One of them has the first move.
            let played = [stage.ask_directly(BEN, turn.clone()).await, stage.ask_directly(EVE, turn).await];
            let game = stage.app.store().game(life.directly).await.expect("the database").expect("the game");
            assert_eq!((game.status, game.entries), (Status::Running, 1), "{played:?}");
            stage.close().await;
        }
    }
}

/// Whether a file is refused as a whole, by verification and by import, and with which message.
async fn refused(there: &Database, file: &[u8]) -> DumpError {
    assert!(dump::inspect(file).is_err(), "it looks fine");
    let error = dump::import(&there.url, file, Arrival::Moved).await.err().expect("it was taken");
    if !Store::exists(&there.url).expect("an address") {
        return error;
    }
    let mut connection = AnyConnection::connect(&there.url).await.expect("the database");
    for table in tables(&mut connection, &there.url).await {
        let count = sqlx::AssertSqlSafe(format!("SELECT COUNT(*) AS found FROM {table}"));
        let row = sqlx::query(count).fetch_one(&mut connection).await.expect("a count");
        let rows: i64 = sqlx::Row::try_get(&row, "found").expect("a number");
        assert!(
            rows == 0 || ["_sqlx_migrations", "compatibility"].contains(&&*table),
            "{rows} rows in {table}: {error}"
        );
    }
    connection.close().await.expect("closed");
    error
}

#[tokio::test]
async fn a_file_that_is_cut_off_or_altered_is_refused_whole_and_touches_nothing() {
    let (from, ..) = lived(Database::sqlite()).await;
    let file = exported(&from.url).await.into_bytes();
    for there in Database::all().await {
        let step = file.len() / 6;
        for at in (0..file.len()).step_by(step).chain([file.len() - 1]) {
            refused(&there, &file[..at]).await;
            let mut altered = file.clone();
            altered[at] ^= 1;
            refused(&there, &altered).await;
        }
        let mut longer = file.clone();
        longer.push(b'\n');
        refused(&there, &longer).await;
        // And then the whole one is taken where all of those were refused.
        imported(&there.url, std::str::from_utf8(&file).expect("text")).await;
    }
    // Looking alone is quick.
    let mut altered = file.clone();
    for at in (0..file.len()).step_by(file.len() / 300).chain(file.len() - 120..file.len()) {
        assert!(dump::inspect(&file[..at]).is_err(), "cut off at byte {at}");
        altered[at] = altered[at].wrapping_add(1);
        assert!(dump::inspect(&*altered).is_err(), "byte {at}");
        altered[at] = file[at];
    }
}

#[tokio::test]
async fn nothing_is_imported_into_a_database_that_holds_something() {
    let (from, ..) = lived(Database::sqlite()).await;
    let file = exported(&from.url).await;
    for database in Database::all().await {
        let stage = Stage::over(&database).await;
        stage.game("chess").await;
        stage.said().await;
        stage.close().await;
        let before = exported(&database.url).await;
        let error =
            dump::import(&database.url, file.as_bytes(), Arrival::Moved).await.err().expect("it was taken");
        let sentence = error.to_string();
        assert!(sentence.contains("1 row in games") && sentence.contains("new, empty one"), "{sentence}");
        assert_eq!(exported(&database.url).await, before);
    }
}

#[tokio::test]
async fn every_table_of_the_schema_is_known_to_travel_or_to_stay() {
    for database in Database::all().await {
        database.open().await.close().await;
        let mut connection = AnyConnection::connect(&database.url).await.expect("the database");
        let all: BTreeSet<String> = tables(&mut connection, &database.url).await.into_iter().collect();
        let unknown: Vec<_> = all.iter().filter(|table| !dump::travels_or_stays(table)).collect();
        assert!(unknown.is_empty(), "say in bot/store/src/dump/tables.rs whether these travel: {unknown:?}");
        connection.close().await.expect("closed");
    }
}
