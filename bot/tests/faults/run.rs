//! One seeded run, from the first invitation to the last check.

use std::sync::Arc;
use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use playground::{Effect, Likely, Playground, Route, Scope};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use store::{Store, StoreError};
use tokio_util::sync::CancellationToken;

use crate::causes;
use crate::database::Database;
use crate::injection::Injection;
use crate::log::Log;
use crate::port;
use crate::process::{Process, Surroundings, Way};
use crate::promise;
use crate::secrets;
use crate::settling;
use crate::table::{Table, Told};
use crate::traces::Traces;

/// The most printed lines of a run's story.
const STORY: usize = 60;

/// How large a run is.
#[derive(Clone, Copy)]
pub(crate) struct Size {
    pub(crate) games: usize,
    /// How often people try something in each game.
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

/// Faults of Discord in a run: which requests they hit, and how often.
fn mix(seed: u64) -> Vec<Likely> {
    let likely = |effect, chance, routes: &[Route]| Likely { effect, routes: routes.to_vec(), chance };
    let limit = |ms, scope| Effect::RateLimit { retry_after: Duration::from_millis(ms), scope };
    let mut mix = vec![
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
    ];
    // Limits that come as refusals of their own, after which the bot stays away for ten seconds: too many changes of old messages, a
    // slow channel. Too long for every run.
    match seed % 16 {
        3 => mix.push(likely(Effect::Code(30046), 0.02, &[Route::EditMessage])),
        11 => mix.push(likely(Effect::Code(20016), 0.01, &[Route::CreateMessage])),
        _ => {}
    }
    mix
}

/// What happened in a successful run.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Course {
    /// Turns that counted, as their players were told.
    pub(crate) played: usize,
    /// Attempts without an answer.
    pub(crate) unknown: usize,
    /// Requests to Discord that met a fault.
    pub(crate) faults: usize,
    /// Faults of the database.
    pub(crate) injected: usize,
    /// Operations of people and moderators on channels and messages.
    pub(crate) causes: usize,
}

/// How the processes of a run are reached: two of them only on a database that can be shared.
fn ways(seed: u64, url: &str) -> Vec<Way> {
    match (seed / 4) % 3 {
        1 if url.starts_with("postgres") => vec![Way::Shard(0), Way::Shard(1)],
        2 if url.starts_with("postgres") => vec![Way::Endpoint(port::free()), Way::Endpoint(port::free())],
        _ => vec![Way::Gateway],
    }
}

/// Waits until the processes are ready for people.
async fn ready(playground: &Playground, ways: &[Way]) {
    let mut addresses = Vec::new();
    for way in ways {
        if let Way::Endpoint(addr) = way {
            while tokio::net::TcpStream::connect(addr).await.is_err() {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            addresses.push(format!("http://{addr}/interactions"));
        }
    }
    let connected = || addresses.len() == ways.len() || playground.shards().len() == ways.len();
    playground.wait_until("all processes", || connected() && !playground.commands().is_empty()).await;
    playground.deliver_to(addresses);
}

/// Runs a seed; the error lists everything wrong at the end.
///
/// # Errors
/// When the promise was broken.
pub(crate) async fn run(seed: u64, database: Database, size: Size) -> Result<Course, String> {
    let ways = ways(seed, &database.url);
    let shards = if ways.contains(&Way::Shard(0)) { 3 } else { 1 };
    // As often as the client library sends them.
    let heartbeat = Duration::from_millis(400);
    let settings = playground::Config { guests: 2, shards, heartbeat, ..playground::Config::default() };
    let playground = Arc::new(Playground::start(settings).await.expect("a playground"));
    let injection = Arc::new(Injection::new(seed));
    injection.set_calm(true);
    let around = Surroundings {
        url: database.url.clone(),
        playground: Arc::clone(&playground),
        injection: Arc::clone(&injection),
        log: Log::default(),
    };
    let processes = ways.iter().map(|way| Process::start(&around, *way)).collect();
    ready(&playground, &ways).await;
    let mut tables = Vec::new();
    for number in 0..size.games {
        let kind = seed as usize * size.games + number;
        let mut table = Table::open(&playground, kind, seed << 16 | number as u64).await;
        table.shared = ways.len() > 1;
        tables.push(table);
    }
    // It breaks loose.
    playground.faults().mix(seed, &mix(seed));
    // In every other run Discord sends what no client library expects, and leaves out what it needn't send.
    playground.faults().odd_interactions(seed.is_multiple_of(2));
    playground.faults().lean_answers(seed % 4 >= 2);
    injection.set_calm(false);
    let over = CancellationToken::new();
    let failing = tokio::spawn(faults(seed, processes, around.clone(), over.clone()));
    let threads = tables.iter().filter_map(|table| table.thread).collect();
    let causing = tokio::spawn(causes::cause(seed, Arc::clone(&playground), threads, over.clone()));
    let mut playing = tokio::task::JoinSet::new();
    for mut table in tables {
        playing.spawn(async move {
            table.play(size.attempts).await;
            table
        });
    }
    let mut tables = playing.join_all().await;
    over.cancel();
    let processes = failing.await.expect("no panic");
    let done = causing.await.expect("no panic");
    // It gets calm.
    playground.faults().clear();
    injection.set_calm(true);
    let mut wrong = Vec::new();
    if let Err(left) = settling::settled(&database).await {
        wrong.push(left);
    }
    for table in &mut tables {
        table.look_again().await;
        wrong.extend(table.ask_for_secrets().await);
    }
    for process in processes {
        if !process.stop().await {
            wrong.push("the program didn't end in time".to_owned());
        }
    }
    let traces = Traces::gather(&database, &playground, done.clone()).await;
    wrong.extend(traces.odd_outcomes());
    let store = opened(&database).await;
    for table in &tables {
        wrong.extend(promise::broken(table, &store, &traces).await);
        wrong.extend(secrets::leaked(table, &store, &playground, &around.log).await);
    }
    store.close().await;
    wrong.extend(promise::broken_elsewhere(&playground, &tables, &traces));
    wrong.extend(secrets::logged(&playground, &around.log));
    if wrong.is_empty() {
        let told = || tables.iter().flat_map(|table| &table.attempts).map(|attempt| &attempt.told);
        return Ok(Course {
            played: told().filter(|told| matches!(told, Told::Played(_))).count(),
            unknown: told().filter(|told| **told == Told::Unknown).count(),
            faults: playground.requests().iter().filter(|request| request.fault.is_some()).count(),
            injected: injection.injected() as usize,
            causes: done.count,
        });
    }
    if let Ok(folder) = std::env::var("MENAGERIE_FAULTS_LOGS") {
        let path = std::path::Path::new(&folder).join(format!("seed-{seed}.log"));
        std::fs::write(path, around.log.text()).expect("the folder for logs");
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
    told.push_str(&format!("\nThe database failed {} times; by {ways:?}; {done:?}.", injection.injected()));
    Err(told)
}

/// Kills processes, drops connections, repeats and reorders events and makes the gateway silent, now and then, until the run is
/// over; returns the processes running then.
async fn faults(
    seed: u64,
    mut processes: Vec<Process>,
    around: Surroundings,
    over: CancellationToken,
) -> Vec<Process> {
    let mut rng = StdRng::seed_from_u64(seed ^ 0x5eed);
    loop {
        let wait = Duration::from_millis(rng.random_range(80..900));
        tokio::select! {
            () = tokio::time::sleep(wait) => {}
            () = over.cancelled() => return processes,
        }
        let faults = around.playground.faults();
        match rng.random_range(0..16) {
            0..3 => {
                let victim = rng.random_range(0..processes.len());
                let killed = processes.swap_remove(victim);
                processes.push(killed.restart(&around).await);
            }
            3 => faults.drop_gateway(),
            4 => faults.ask_reconnect(),
            5 => faults.invalidate_session(rng.random_bool(0.5)),
            6 => faults.double_events(rng.random_range(1..4)),
            7 => {
                faults.delay_events(rng.random_range(1..4), Duration::from_millis(rng.random_range(20..700)));
            }
            8 => {
                faults.double_events(1);
                around.injection.go_away(Duration::from_millis(rng.random_range(50..300)));
            }
            9 | 10 => around.injection.go_away(Duration::from_millis(rng.random_range(50..900))),
            // Everything is refused for a while, as in an incident or by Cloudflare.
            11 | 12 => {
                let effect = if rng.random_bool(0.5) { Effect::Status(403) } else { Effect::Code(40333) };
                faults.refuse_everything(effect, Duration::from_millis(rng.random_range(100..1_200)));
            }
            // The gateway accepts connections and stays silent on them.
            13 => {
                faults.silence_gateway(true);
                faults.drop_gateway();
                tokio::time::sleep(Duration::from_millis(rng.random_range(100..800))).await;
                around.playground.faults().silence_gateway(false);
            }
            _ => faults.halve_interactions(rng.random_range(1..4)),
        }
    }
}

/// Opens the database, once the killed processes have released it.
async fn opened(database: &Database) -> Store {
    for _ in 0..200 {
        match Store::open(&database.url).await {
            Err(StoreError::Held { .. }) => tokio::time::sleep(Duration::from_millis(50)).await,
            opened => return opened.expect("a store"),
        }
    }
    panic!("a process that was killed holds the database for ten seconds");
}
