//! Deadlines of ten thousand running games: the time for one look when nothing is due, when a thousand are late in the same second,
//! and when time has to be given back to all. On SQLite, and on PostgreSQL where `MENAGERIE_TEST_POSTGRES` names one.
//!
//! `cargo bench -p menagerie --bench deadlines` prints a table for `docs/PERFORMANCE.md`.

#[path = "support/mod.rs"]
mod support;

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use app::App;
use app::settings::Limits;
use menagerie::clock;
use model::Clock;
use render::Theme;
use sqlx::{AnyConnection, Connection};
use store::Store;
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use support::fill::Filled;

const GAMES: u32 = 10_000;
const LATE: i64 = 1_000;
const LOOKS: u32 = 20;
const NIGHT_MS: i64 = 9 * 3_600_000;

#[tokio::main]
async fn main() {
    println!(
        "| database | a look when nothing is due | {LATE} late in the same second | nine hours noted for all | given back to all |"
    );
    println!("|---|---|---|---|---|");
    figures(false).await;
    if std::env::var_os("MENAGERIE_TEST_POSTGRES").is_some() {
        figures(true).await;
    }
}

async fn figures(postgres: bool) {
    let filled = Filled::open(postgres, GAMES, 10, 0).await;
    let store = Store::open(filled.url()).await.expect("the database");
    let time = Arc::new(AtomicI64::new(now()));
    let clock: Clock = {
        let time = Arc::clone(&time);
        Arc::new(move || time.load(Ordering::SeqCst))
    };
    let app =
        App::new(store.clone(), Limits::default(), Theme::WOOD, Arc::clone(&clock), Arc::new(Notify::new()));
    let app = Arc::new(app);
    look(&app, &clock).await;
    let begun = Instant::now();
    for _ in 0..LOOKS {
        look(&app, &clock).await;
    }
    let idle = begun.elapsed() / LOOKS;

    let mut connection = AnyConnection::connect(filled.url()).await.expect("the database");
    sqlx::query("UPDATE seats SET deadline_ms = $1 WHERE deadline_ms IS NOT NULL AND game <= $2")
        .bind(time.load(Ordering::SeqCst) - 1_000)
        .bind(LATE)
        .execute(&mut connection)
        .await
        .expect("late");
    let begun = Instant::now();
    while !store.games_late(time.load(Ordering::SeqCst), 1).await.expect("the database").is_empty() {
        look(&app, &clock).await;
    }
    let late = begun.elapsed();

    time.fetch_add(NIGHT_MS, Ordering::SeqCst);
    let begun = Instant::now();
    app.beat().await.expect("a beat");
    let noted = begun.elapsed();
    while app.give_back().await.expect("given back") {}
    let given = begun.elapsed();
    let name = if postgres { "PostgreSQL" } else { "SQLite" };
    println!("| {name} | {} | {} | {} | {} |", ms(idle), ms(late), ms(noted), ms(given));
    connection.close().await.expect("closed");
    store.close().await;
}

/// One look of the clock.
async fn look(app: &Arc<App>, clock: &Clock) {
    let once = CancellationToken::new();
    let looking = tokio::spawn(clock::run(Arc::clone(app), Arc::clone(clock), once.clone()));
    // It looks at least once, and again only until it is told to stop.
    tokio::task::yield_now().await;
    once.cancel();
    looking.await.expect("no panic");
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

fn ms(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1000.0)
}
