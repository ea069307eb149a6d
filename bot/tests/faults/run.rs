//! One seeded run, from the first invitation to the last check.

use std::sync::Arc;
use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use menagerie::store::{Store, StoreError};
use playground::{Effect, Likely, Playground, Route, Scope, Who};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use sqlx::{AnyConnection, Connection, Row};
use tokio_util::sync::CancellationToken;

use crate::database::Database;
use crate::process::Process;
use crate::promise;
use crate::sky::Sky;
use crate::table::{Table, Told};

/// How long everything may take to be said once it is calm.
const SETTLING: Duration = Duration::from_secs(90);
/// The most lines of a story that are printed.
const STORY: usize = 60;

/// How large a run is.
#[derive(Clone, Copy)]
pub(crate) struct Size {
    pub(crate) games: usize,
    /// How often people try something in each.
    pub(crate) attempts: usize,
}

static PANICS: AtomicUsize = AtomicUsize::new(0);

/// Counts panics of the program's threads from now on.
pub(crate) fn count_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            if info.location().is_some_and(|at| !at.file().contains("tests/")) {
                PANICS.fetch_add(1, Ordering::SeqCst);
            }
            usual(info);
        }));
    });
}

pub(crate) fn panics() -> usize {
    PANICS.load(Ordering::SeqCst)
}

/// What goes wrong at Discord, with which requests, and how often.
fn mix() -> Vec<Likely> {
    let likely = |effect, chance, routes: &[Route]| Likely { effect, routes: routes.to_vec(), chance };
    let limit = |ms, scope| Effect::RateLimit { retry_after: Duration::from_millis(ms), scope };
    vec![
        likely(Effect::LoseReply, 0.04, &[]),
        likely(Effect::LoseRequest, 0.03, &[]),
        likely(Effect::Status(500), 0.02, &[]),
        likely(Effect::Status(503), 0.01, &[]),
        likely(Effect::Delay(Duration::from_millis(120)), 0.03, &[]),
        likely(
            limit(80, Scope::User),
            0.02,
            &[Route::CreateMessage, Route::EditMessage, Route::EditOriginal],
        ),
        likely(limit(120, Scope::Shared), 0.01, &[Route::CreateMessage, Route::EditMessage]),
        likely(limit(60, Scope::Global), 0.01, &[Route::CreateMessage]),
    ]
}

/// What happened in a run in which the promise was kept.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Course {
    /// Turns that counted, as their players were told.
    pub(crate) played: usize,
    /// Attempts whose end nobody told.
    pub(crate) unknown: usize,
    /// Requests to Discord that met a fault.
    pub(crate) faults: usize,
    /// Blows of the weather.
    pub(crate) blows: usize,
}

/// Runs a seed; what is wrong in the end, in words.
///
/// # Errors
/// When the promise was broken.
pub(crate) async fn run(seed: u64, database: Database, size: Size) -> Result<Course, String> {
    let settings = playground::Config { guests: 2, ..playground::Config::default() };
    let playground = Arc::new(Playground::start(settings).await.expect("a playground"));
    let sky = Arc::new(Sky::new(seed));
    sky.set_calm(true);
    let process = Process::start(&database.url, &playground, &sky);
    playground.ready().await;
    let mut tables = Vec::new();
    for number in 0..size.games {
        let kind = seed as usize * size.games + number;
        tables.push(Table::open(&playground, kind, seed << 16 | number as u64).await);
    }
    // It breaks loose.
    playground.faults().mix(seed, &mix());
    sky.set_calm(false);
    let over = CancellationToken::new();
    let troubling = tokio::spawn(trouble(
        seed,
        process,
        database.url.clone(),
        Arc::clone(&playground),
        Arc::clone(&sky),
        over.clone(),
    ));
    let mut playing = tokio::task::JoinSet::new();
    for mut table in tables {
        playing.spawn(async move {
            table.play(size.attempts).await;
            table
        });
    }
    let mut tables = playing.join_all().await;
    over.cancel();
    let process = troubling.await.expect("no panic");
    // It gets calm.
    playground.faults().clear();
    sky.set_calm(true);
    let mut wrong = Vec::new();
    if let Err(left) = settled(&database).await {
        wrong.push(left);
    }
    for table in &mut tables {
        table.look_again().await;
    }
    if !process.stop().await {
        wrong.push("the program didn't end in time".to_owned());
    }
    let store = opened(&database).await;
    for table in &tables {
        wrong.extend(promise::broken(table, &store).await);
    }
    store.close().await;
    let people = [Who::ALL.as_slice(), &[Who::Guest(1), Who::Guest(2)]].concat();
    wrong.extend(promise::broken_elsewhere(&playground, &tables, &people));
    if wrong.is_empty() {
        let told = || tables.iter().flat_map(|table| &table.attempts).map(|attempt| &attempt.told);
        return Ok(Course {
            played: told().filter(|told| matches!(told, Told::Played(_))).count(),
            unknown: told().filter(|told| **told == Told::Unknown).count(),
            faults: playground.requests().iter().filter(|request| request.fault.is_some()).count(),
            blows: sky.struck() as usize,
        });
    }
    let mut told = wrong.join("\n");
    for table in &tables {
        if wrong.iter().any(|what| what.contains(&format!("{}:", table.number))) {
            told.push_str(&format!("\nThe story of {}:", table.number));
            for line in &table.story[table.story.len().saturating_sub(STORY)..] {
                told.push_str(&format!("\n  {line}"));
            }
        }
    }
    told.push_str(&format!("\nThe weather struck {} times.", sky.struck()));
    Err(told)
}

/// Kills, drops, doubles and darkens, now and then, until it is over; the process that is at work then.
async fn trouble(
    seed: u64,
    mut process: Process,
    url: String,
    playground: Arc<Playground>,
    sky: Arc<Sky>,
    over: CancellationToken,
) -> Process {
    let mut rng = StdRng::seed_from_u64(seed ^ 0x5eed);
    loop {
        let wait = Duration::from_millis(rng.random_range(80..900));
        tokio::select! {
            () = tokio::time::sleep(wait) => {}
            () = over.cancelled() => return process,
        }
        let faults = playground.faults();
        match rng.random_range(0..10) {
            0..3 => {
                process.kill();
                forget_processes(&url).await;
                process = Process::start(&url, &playground, &sky);
            }
            3 => faults.drop_gateway(),
            4 => faults.ask_reconnect(),
            5 => faults.invalidate_session(rng.random_bool(0.5)),
            6 | 7 => faults.double_events(rng.random_range(1..4)),
            _ => sky.go_away(Duration::from_millis(rng.random_range(50..900))),
        }
    }
}

/// Lets a process that was killed be forgotten at once: others wait a quarter of a minute for its word, and a run has no time.
async fn forget_processes(url: &str) {
    let forgotten = async {
        let mut beside = AnyConnection::connect(url).await?;
        sqlx::query("DELETE FROM processes").execute(&mut beside).await?;
        beside.close().await
    };
    // If it fails, the next process waits.
    let _: Result<(), sqlx::Error> = forgotten.await;
}

/// Opens the database, once the processes that were killed have let go of it.
async fn opened(database: &Database) -> Store {
    for _ in 0..200 {
        match Store::open(&database.url).await {
            Err(StoreError::Held { .. }) => tokio::time::sleep(Duration::from_millis(50)).await,
            opened => return opened.expect("a store"),
        }
    }
    panic!("a process that was killed holds the database for ten seconds");
}

/// Waits until nothing is left to be said; what is left otherwise.
async fn settled(database: &Database) -> Result<(), String> {
    sqlx::any::install_default_drivers();
    let mut beside = AnyConnection::connect(&database.url).await.expect("the database");
    let open = "SELECT COUNT(*) AS open, MAX(attempts) AS most FROM outbox WHERE done_ms IS NULL";
    let begun = std::time::Instant::now();
    loop {
        let row = sqlx::query(open).fetch_one(&mut beside).await.expect("a count");
        let left: i64 = row.try_get("open").expect("a number");
        if left == 0 {
            break;
        }
        if begun.elapsed() > SETTLING {
            let most: Option<i64> = row.try_get("most").expect("a number");
            return Err(format!("{left} messages still wait to be said; one was tried {most:?} times"));
        }
        tokio::time::sleep(Duration::from_millis(40)).await;
    }
    let fates =
        sqlx::query("SELECT fate, COUNT(*) AS jobs FROM outbox GROUP BY fate").fetch_all(&mut beside).await;
    let allowed = ["sent", "handed on", "nothing to edit"];
    let odd: Vec<String> = fates
        .expect("fates")
        .iter()
        .map(|row| row.try_get::<String, _>("fate").expect("a fate"))
        .filter(|fate| !allowed.contains(&fate.as_str()))
        .collect();
    if odd.is_empty() { Ok(()) } else { Err(format!("messages ended as {odd:?}")) }
}
