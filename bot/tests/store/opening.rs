//! Opening a database: what is refused, and with which messages.

use std::time::Duration;

use sqlx::AnyConnection;
use sqlx::Connection;
use store::{Store, StoreError};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use super::database::Database;

async fn refused(url: &str) -> String {
    match Store::open(url).await {
        Ok(_) => panic!("{url} opens"),
        Err(error) => error.to_string(),
    }
}

#[tokio::test]
async fn a_second_process_on_one_file_is_told_who_holds_it() {
    let database = Database::sqlite();
    let store = database.open().await;
    let sentence = refused(&database.url).await;
    assert!(sentence.contains("games.db.lock"), "{sentence}");
    assert!(sentence.contains(&format!("process {}, since 20", std::process::id())), "{sentence}");
    store.close().await;
    drop(store);
    database.open().await.close().await;
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_used_unless_it_says_that_older_ones_cant() {
    for database in Database::all().await {
        let store = database.open().await;
        store.close().await;
        drop(store);
        let mut connection = AnyConnection::connect(&database.url).await.expect("the database");
        let newer = "INSERT INTO _sqlx_migrations (version, description, installed_on, success, checksum, execution_time) \
                     SELECT 9999, 'from the future', installed_on, success, checksum, 0 FROM _sqlx_migrations WHERE version = 1";
        sqlx::query(newer).execute(&mut connection).await.expect("written");
        let column = "ALTER TABLE games ADD COLUMN hue TEXT";
        sqlx::query(column).execute(&mut connection).await.expect("a column nobody knows");
        connection.close().await.expect("closed");
        // As far as it says nothing else, older programs can read what it has changed …
        let store = database.open().await;
        store.still_compatible().await.expect("compatible");
        store.close().await;
        drop(store);
        // … until it says that they can't.
        let mut connection = AnyConnection::connect(&database.url).await.expect("the database");
        let breaking = "UPDATE compatibility SET oldest = 9999";
        sqlx::query(breaking).execute(&mut connection).await.expect("written");
        connection.close().await.expect("closed");
        let sentence = refused(&database.url).await;
        assert!(sentence.contains("another version") && sentence.contains("9999"), "{sentence}");
    }
}

#[tokio::test]
async fn an_address_that_leads_nowhere_is_refused_without_its_password() {
    for url in [
        "mysql://ada:swordfish@localhost/x",
        "postgres://ada:swordfish@127.0.0.1:1/x",
        "postgres://ada:swordfish@[/x",
    ] {
        let sentence = refused(url).await;
        assert!(!sentence.contains("swordfish"), "{sentence}");
        assert!(sentence.len() > 15, "{sentence}");
    }
    let error = Store::open("games.db").await.err().expect("no kind");
    assert!(matches!(error, StoreError::Address), "{error}");
    assert!(error.to_string().contains("sqlite:"));
}

/// A PostgreSQL that accepts no password.
async fn unkind_server() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let mut asked = [0; 1024];
            // It speaks no TLS; then it is told who comes, and wants no more of them.
            let _ = stream.read(&mut asked).await;
            let _ = stream.write_all(b"N").await;
            let _ = stream.read(&mut asked).await;
            let says = b"SFATAL\0VFATAL\0C28P01\0Mpassword authentication failed for \"ada\"\0\0";
            let mut message = vec![b'E'];
            message.extend((says.len() as u32 + 4).to_be_bytes());
            message.extend(says);
            let _ = stream.write_all(&message).await;
        }
    });
    port
}

#[tokio::test]
async fn a_wrong_password_is_refused_without_saying_it() {
    let port = unkind_server().await;
    let sentence = refused(&format!("postgres://ada:swordfish@127.0.0.1:{port}/x?sslmode=prefer")).await;
    assert!(sentence.contains("28P01") && !sentence.contains("swordfish"), "{sentence}");
    // To a server elsewhere nothing is said in the clear.
    let sentence = refused(&format!("postgres://ada:swordfish@127.0.0.1:{port}/x?sslmode=verify-full")).await;
    assert!(!sentence.contains("swordfish") && !sentence.contains("28P01"), "{sentence}");
}

#[tokio::test]
async fn memory_holds_a_database_for_as_long_as_it_is_open() {
    let store = Store::open("sqlite::memory:").await.expect("a store");
    assert_eq!(store.fact("commands").await.expect("the database"), None);
    // The one who asks may be stopped at any moment, and the connection that was asked is replaced then.
    for microseconds in 0..200 {
        let asked = tokio::time::timeout(Duration::from_micros(microseconds), store.fact("commands"));
        if let Ok(answer) = asked.await {
            assert_eq!(answer.expect("the database"), None);
        }
    }
    assert_eq!(store.fact("commands").await.expect("the database"), None);
    store.close().await;
}

/// Checks the options of `.cargo/config.toml`: a test that was built without them fails here.
#[tokio::test]
async fn sqlite_is_built_with_what_is_used() {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect("sqlite::memory:").await.expect("a connection");
    let options: Vec<String> = sqlx::query_scalar("PRAGMA compile_options")
        .fetch_all(&mut connection)
        .await
        .expect("how it was built");
    let has = |option: &str| options.iter().any(|built| built == option);
    assert!(has("ENABLE_QPSG") && has("DEFAULT_MEMSTATUS=0"), "{options:?}");
    for unused in ["ENABLE_FTS3", "ENABLE_FTS5", "ENABLE_RTREE", "ENABLE_STAT4", "ENABLE_MEMORY_MANAGEMENT"] {
        assert!(!has(unused), "{unused}");
    }
}
