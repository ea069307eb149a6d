//! Databases of a test's own: SQLite always, PostgreSQL when `MENAGERIE_TEST_POSTGRES` names one.
//!
//! An empty one gets its schema from the first start, which takes longer than most tests. Where that is not what is tested, a test has
//! a copy of one that its suite has made once.

use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use sqlx::postgres::PgConnection;
use sqlx::{AnyConnection, Connection, Row};
use store::Store;
use tempfile::TempDir;
use tokio::sync::OnceCell;

/// A database.
pub(crate) struct Database {
    pub(crate) url: String,
    _folder: Option<TempDir>,
}

impl Database {
    /// An empty SQLite file.
    pub(crate) fn sqlite() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let url = format!("sqlite:{}", folder.path().join("games.db").display());
        Self { url, _folder: Some(folder) }
    }

    /// A SQLite file with the schema in it, in memory if possible: no test cuts the power.
    #[allow(dead_code, reason = "some suites look at every start from nothing")]
    pub(crate) async fn sqlite_made() -> Self {
        static MADE: OnceCell<Vec<u8>> = OnceCell::const_new();
        let made = MADE.get_or_init(async || {
            let folder = tempfile::tempdir().expect("a temporary folder");
            let file = folder.path().join("games.db");
            Store::open(&format!("sqlite:{}", file.display())).await.expect("a store").close().await;
            assert!(!file.with_extension("db-wal").exists(), "what was written is in the file");
            std::fs::read(file).expect("the file")
        });
        let memory = Path::new("/dev/shm");
        let folder = if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() };
        let folder = folder.expect("a temporary folder");
        let file = folder.path().join("games.db");
        std::fs::write(&file, made.await).expect("a copy");
        Self { url: format!("sqlite:{}", file.display()), _folder: Some(folder) }
    }

    /// An empty PostgreSQL database, if there is a server. It is removed with the server.
    pub(crate) async fn postgres() -> Option<Self> {
        Self::on_server("template1").await
    }

    /// A PostgreSQL database with the schema in it, if there is a server.
    async fn postgres_made() -> Option<Self> {
        static MADE: OnceCell<Option<String>> = OnceCell::const_new();
        let made = MADE.get_or_init(async || {
            let empty = Self::postgres().await?;
            empty.open().await.close().await;
            empty.url.rsplit_once('/').map(|(_, name)| name.to_owned())
        });
        Self::on_server(made.await.as_deref()?).await
    }

    /// A copy of a database of the server.
    async fn on_server(template: &str) -> Option<Self> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let Ok(server) = std::env::var("MENAGERIE_TEST_POSTGRES") else {
            assert!(
                std::env::var_os("MENAGERIE_REQUIRE_POSTGRES").is_none(),
                "PostgreSQL is required, but MENAGERIE_TEST_POSTGRES is not set: run scripts/with-postgres cargo test"
            );
            eprintln!("PostgreSQL is left out: run scripts/with-postgres cargo test to take it in.");
            return None;
        };
        let name = format!("test_{}_{}", std::process::id(), NUMBER.fetch_add(1, Ordering::SeqCst));
        let mut connection = PgConnection::connect(&server).await.expect("the PostgreSQL server");
        sqlx::query(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name} TEMPLATE {template}")))
            .execute(&mut connection)
            .await
            .expect("a database");
        let (address, _) = server.rsplit_once('/').expect("an address with a database");
        Some(Self { url: format!("{address}/{name}"), _folder: None })
    }

    /// A database at this address, existing or new.
    pub(crate) fn at(url: String) -> Self {
        Self { url, _folder: None }
    }

    /// An empty database of every available kind.
    pub(crate) async fn all() -> Vec<Self> {
        let mut all = vec![Self::sqlite()];
        all.extend(Self::postgres().await);
        all
    }

    /// A database of every available kind, with the schema in it.
    #[allow(dead_code, reason = "some suites look at every start from nothing")]
    pub(crate) async fn all_made() -> Vec<Self> {
        let mut all = vec![Self::sqlite_made().await];
        all.extend(Self::postgres_made().await);
        all
    }

    /// Waits until no message is left, looking on beside the program that holds the database.
    pub(crate) async fn wait_until_said(&self) {
        sqlx::any::install_default_drivers();
        let mut connection = AnyConnection::connect(&self.url).await.expect("the database");
        let open = "SELECT COUNT(*) AS open FROM outbox WHERE done_ms IS NULL";
        let waiting = async {
            loop {
                let row = sqlx::query(open).fetch_one(&mut connection).await.expect("a count");
                let left: i64 = row.try_get("open").expect("a number");
                if left == 0 {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(240), waiting).await.expect("the outbox gets empty");
    }

    /// Outcomes of messages that were not sent: given up, refused …
    #[allow(dead_code, reason = "where all goes well messages end well")]
    pub(crate) async fn odd_outcomes(&self) -> Vec<String> {
        // "not asked for" is a private message to somebody who has yet to play (*My secrets* shows what it would have said);
        // "withdrawn" an invitation or offer that was taken back before anybody tried to send it.
        const WELL: [&str; 5] = ["sent", "handed on", "nothing to edit", "not asked for", "withdrawn"];
        sqlx::any::install_default_drivers();
        let mut connection = AnyConnection::connect(&self.url).await.expect("the database");
        let outcomes = sqlx::query("SELECT DISTINCT COALESCE(fate, 'none') AS fate FROM outbox");
        let rows = outcomes.fetch_all(&mut connection).await.expect("outcomes");
        rows.iter()
            .map(|row| row.try_get::<String, _>("fate").expect("an outcome"))
            .filter(|outcome| !WELL.contains(&outcome.as_str()))
            .map(|outcome| format!("messages ended as {outcome:?}"))
            .collect()
    }

    /// Opens it.
    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.url).await.expect("a store")
    }
}

/// Runs a test on every kind of database.
pub(crate) async fn on_each(test: impl AsyncFn(Store)) {
    for database in Database::all_made().await {
        let store = database.open().await;
        test(store.clone()).await;
        store.close().await;
    }
}
