//! Seeded runs in which everything goes wrong at once: Discord loses, refuses and delays requests, the gateway drops and repeats
//! events, the database is slow, full, away or doesn't say whether it committed, processes die and start again, and some of the
//! players cheat. Then the faults stop, and the promise is checked: no turn lost, no message missing or doubled, no secret out,
//! nobody acted in another's name.
//!
//! `MENAGERIE_FAULTS_SEEDS=17,99` runs these seeds, `MENAGERIE_FAULTS_RUNS=1000` so many from the first on,
//! `MENAGERIE_FAULTS_LOGS=FOLDER` keeps the logs of runs that broke it, `MENAGERIE_FAULTS_GAMES=300` is for so many games in each. A seed fixes the games, what people try, and what goes wrong with the
//! n-th request or statement of a kind; which request is the n-th is up to the threads that race, so a failure may take a few tries.

mod causes;
#[allow(dead_code, reason = "other suites ask for every database at once")]
#[path = "../support/database.rs"]
mod database;
mod injection;
mod log;
#[path = "../support/ours.rs"]
mod ours;
mod play;
#[path = "../support/port.rs"]
mod port;
mod process;
mod promise;
mod run;
mod secrets;
mod settling;
mod table;
#[path = "../support/told.rs"]
mod told;
mod traces;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use database::Database;
use run::{Course, Size};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

/// How many runs every check has, on each database.
const RUNS: u64 = 50;
/// How many run at the same time: most of a run is waiting.
const AT_ONCE: usize = 6;
/// Seeds that failed once, and why.
const REGRESSIONS: &[(u64, &str)] = &[
    (84, "the same pressed twice at once: the refusal of one stood where the other was told that it counted"),
    (159, "an answer whose reply got lost was repeated over the newer one in the same message"),
    (183, "the same, with two menus of the picker"),
    (227, "a board that was refused while its place was being tried was never posted again"),
    (
        459,
        "the answer of a press was expected where that of the same one, pressed again and told late, stood already",
    ),
    (553, "the answer that a private message began as was repeated over that of a press in it"),
    (
        726,
        "an end that was posted unheard, and told elsewhere when its place was gone, was taken for told twice",
    ),
];

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

fn seeds() -> Vec<u64> {
    if let Ok(list) = std::env::var("MENAGERIE_FAULTS_SEEDS") {
        return list.split(',').filter_map(|seed| seed.trim().parse().ok()).collect();
    }
    let first = number("MENAGERIE_FAULTS_FIRST").unwrap_or(1);
    let runs = number("MENAGERIE_FAULTS_RUNS").unwrap_or(RUNS);
    REGRESSIONS.iter().map(|(seed, _)| *seed).chain(first..first + runs).collect()
}

async fn all(kind: &'static str, open: impl AsyncFn() -> Option<Database>) {
    let size = Size { games: number("MENAGERIE_FAULTS_GAMES").unwrap_or(3) as usize, attempts: 7 };
    let at_once = number("MENAGERIE_FAULTS_AT_ONCE").map_or(AT_ONCE, |most| most as usize);
    run::count_panics();
    let places = Arc::new(Semaphore::new(at_once));
    let done = Arc::new(AtomicUsize::new(0));
    let mut runs = JoinSet::new();
    for seed in seeds() {
        let place = Arc::clone(&places).acquire_owned().await.expect("open");
        let Some(database) = open().await else { return };
        let done = Arc::clone(&done);
        runs.spawn(async move {
            let course = run::run(seed, database, size).await;
            drop(place);
            let done = done.fetch_add(1, Ordering::SeqCst) + 1;
            if done.is_multiple_of(50) {
                eprintln!("{kind}: {done} runs");
            }
            course.map_err(|wrong| {
                let size = format!("{} games of {} attempts", size.games, size.attempts);
                let wrong = format!("seed {seed} on {kind}, {size}:\n{wrong}");
                eprintln!("{wrong}");
                wrong
            })
        });
    }
    let (kept, broken): (Vec<_>, Vec<_>) = runs.join_all().await.into_iter().partition(Result::is_ok);
    let broken: Vec<String> = broken.into_iter().filter_map(Result::err).collect();
    assert!(broken.is_empty(), "{} runs broke the promise:\n{}", broken.len(), broken.join("\n\n"));
    let sum = |of: fn(Course) -> usize| kept.iter().flatten().map(|course| of(*course)).sum::<usize>();
    let (played, faults, injected, causes) = (
        sum(|course| course.played),
        sum(|course| course.faults),
        sum(|course| course.injected),
        sum(|course| course.causes),
    );
    eprintln!(
        "{kind}: {} runs, {played} turns, {} attempts without an answer, {faults} faults, {injected} injected, {causes} causes",
        kept.len(),
        sum(|course| course.unknown)
    );
    // A harness in which nothing happens would keep every promise.
    let least = played.min(faults).min(injected).min(if kept.len() > 4 { causes } else { played });
    assert!(least >= kept.len(), "too little happened");
    assert_eq!(run::panics(), 0, "the program panicked; see above");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_promise_is_kept_on_sqlite() {
    all("SQLite", async || Some(Database::sqlite())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_promise_is_kept_on_postgres() {
    all("PostgreSQL", Database::postgres).await;
}
