//! The program over a database that is reset after every action that changed it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};

use app::request::Request;
use app::settings::Limits;
use app::{App, Asker, Findings, PermissionProbe, Visibility};
use model::Clock;
use model::ids::{ChannelId, GuildId, InteractionId, RoleId, UserId};
use model::screen::Screen;
use render::Theme;
use sqlx::{AnyConnection, Column, Connection, Row};
use store::Store;
use tempfile::TempDir;
use tokio::sync::Notify;

/// The people who see the channel of the games from other channels.
#[derive(Clone, Default)]
struct Eyes(Arc<Mutex<BTreeSet<UserId>>>);

impl PermissionProbe for Eyes {
    fn look<'a>(&'a self, _: GuildId, _: &'a [ChannelId]) -> Findings<'a> {
        Box::pin(async { Vec::new() })
    }

    fn sees<'a>(
        &'a self,
        _: GuildId,
        person: UserId,
        _: &'a [RoleId],
        places: &'a [ChannelId],
    ) -> Visibility<'a> {
        let sees = self.0.lock().expect("no panic").contains(&person);
        Box::pin(async move { vec![sees; places.len()] })
    }
}

/// Every row of every table, by its table.
pub(crate) type Rows = BTreeMap<String, Vec<String>>;

pub(crate) struct World {
    pub(crate) store: Store,
    pub(crate) app: App,
    eyes: Eyes,
    time: Arc<AtomicI64>,
    asked: AtomicI64,
    beside: AnyConnection,
    tables: Vec<String>,
    folder: TempDir,
}

impl World {
    pub(crate) async fn open() -> Self {
        let memory = Path::new("/dev/shm");
        let folder = if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() };
        let folder = folder.expect("a temporary folder");
        let url = format!("sqlite:{}", folder.path().join("games.db").display());
        let store = Store::open(&url).await.expect("a database");
        let mut beside = AnyConnection::connect(&url).await.expect("the database");
        sqlx::query("PRAGMA foreign_keys = OFF").execute(&mut beside).await.expect("off");
        let names = sqlx::query(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_sqlx%'",
        );
        let rows = names.fetch_all(&mut beside).await.expect("the schema");
        let tables = rows.iter().map(|row| row.try_get("name").expect("a name")).collect();
        let time = Arc::new(AtomicI64::new(1_700_000_000_000));
        let eyes = Eyes::default();
        let app = program(&store, &time, &eyes);
        Self { store, app, eyes, time, asked: AtomicI64::new(0), beside, tables, folder }
    }

    /// From now on this person sees the channel of the games from other channels.
    pub(crate) fn gives_sight(&self, person: UserId) {
        self.eyes.0.lock().expect("no panic").insert(person);
    }

    pub(crate) fn pass(&self, ms: i64) {
        self.time.fetch_add(ms, Ordering::SeqCst);
    }

    pub(crate) async fn ask(&self, asker: &Asker, request: Request) -> Screen {
        let interaction = InteractionId(self.asked.fetch_add(1, Ordering::SeqCst) + 1);
        self.app.handle(&Asker { interaction, ..asker.clone() }, request).await
    }

    /// The number of the last interaction.
    pub(crate) fn last(&self) -> i64 {
        self.asked.load(Ordering::SeqCst)
    }

    async fn beside(&mut self, statement: String) {
        sqlx::query(sqlx::AssertSqlSafe(statement)).execute(&mut self.beside).await.expect("done");
    }

    /// Saves the current state.
    pub(crate) async fn keep(&mut self) {
        let kept = self.folder.path().join("kept.db").display().to_string();
        self.beside(format!("VACUUM INTO '{kept}'")).await;
        self.beside(format!("ATTACH '{kept}' AS kept")).await;
    }

    /// Restores the saved state.
    pub(crate) async fn put_back(&mut self) {
        let mut all = "BEGIN IMMEDIATE;".to_owned();
        for table in &self.tables {
            all.push_str(&format!(
                "DELETE FROM main.{table}; INSERT INTO main.{table} SELECT * FROM kept.{table};"
            ));
        }
        all.push_str("COMMIT;");
        sqlx::raw_sql(sqlx::AssertSqlSafe(all)).execute(&mut self.beside).await.expect("put back");
        // Its caches were from another course of events.
        self.app = program(&self.store, &self.time, &self.eyes);
    }

    /// A number that grows with every write of another connection.
    pub(crate) async fn version(&mut self) -> i64 {
        let row = sqlx::query("PRAGMA data_version").fetch_one(&mut self.beside).await.expect("a version");
        row.try_get(0).expect("a number")
    }

    /// All stored rows.
    pub(crate) async fn rows(&mut self) -> Rows {
        let mut all = Rows::new();
        for table in self.tables.clone() {
            let select = sqlx::AssertSqlSafe(format!("SELECT * FROM main.{table}"));
            let rows = sqlx::query(select).fetch_all(&mut self.beside).await.expect("rows");
            let mut lines: Vec<String> = rows.iter().map(line).collect();
            lines.sort();
            all.insert(table, lines);
        }
        all
    }
}

fn line(row: &sqlx::any::AnyRow) -> String {
    let value = |at: usize| {
        let number = row.try_get::<Option<i64>, _>(at).ok().flatten().map(|number| number.to_string());
        number.or_else(|| row.try_get::<Option<String>, _>(at).ok().flatten()).unwrap_or_default()
    };
    let columns = row.columns().iter().enumerate();
    columns.map(|(at, column)| format!("{}={}", column.name(), value(at))).collect::<Vec<_>>().join(" ")
}

fn program(store: &Store, time: &Arc<AtomicI64>, eyes: &Eyes) -> App {
    let clock: Clock = {
        let time = Arc::clone(time);
        Arc::new(move || time.load(Ordering::SeqCst))
    };
    let app = App::new(store.clone(), Limits::default(), Theme::WOOD, clock, Arc::new(Notify::new()));
    app.with_probe(Arc::new(eyes.clone()))
}
