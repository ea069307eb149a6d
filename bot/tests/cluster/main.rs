//! Several processes on one PostgreSQL, by shards and behind a load balancer, killed at random moments: the logs equal the scripts,
//! everything was sent exactly once, scheduled work happens once, and work that one process does for all is done once.

mod crowd;
#[allow(dead_code, reason = "other suites ask for every database at once")]
#[path = "../support/database.rs"]
mod database;
mod due;
mod fleet;
mod house;
#[path = "../support/port.rs"]
mod port;
#[path = "../kill/process.rs"]
mod process;
#[path = "../kill/script.rs"]
mod script;
#[path = "../kill/table.rs"]
mod table;
#[path = "../support/told.rs"]
mod told;
#[path = "../support/turns.rs"]
mod turns;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use database::Database;
use fleet::Fleet;
use playground::{CHESS_CLUB, Playground, TEA_ROOM, Who};
use process::Program;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use script::Script;
use table::Table;

/// How many plies a game has.
const PLIES: usize = 36;
/// How often a process is killed. The rest is played without kills: on a slow machine games would last for minutes.
const KILLS: u32 = 8;

/// Two pairs in two channels; the second player of each writes to the bot by direct messages, which the first shard serves.
async fn open_tables(playground: &Playground) -> [Table; 2] {
    let pair = |one, two| [playground.person(one), playground.person(two)];
    let club = Script::random("zombie", PLIES, 31);
    let tea = Script::random("chess", PLIES, 32);
    [
        Table::open(CHESS_CLUB, pair(Who::Ada, Who::Ben), club).await.apart(),
        Table::open(TEA_ROOM, pair(Who::Cleo, Who::Dev), tea).await.apart(),
    ]
}

/// Kills the processes one after the other at random moments, until there were enough kills or the games are over.
async fn kill_some(mut fleet: Fleet, over: Arc<AtomicBool>) -> (Fleet, u32) {
    let mut rng = StdRng::seed_from_u64(8);
    let mut kills = 0;
    while kills < KILLS && !over.load(Ordering::SeqCst) {
        tokio::time::sleep(Duration::from_millis(rng.random_range(50..450))).await;
        let victim = rng.random_range(0..fleet.size());
        fleet.kill(victim);
        kills += 1;
        // The others take over its load and its work after a while.
        tokio::time::sleep(Duration::from_millis(rng.random_range(0..350))).await;
        fleet.start(victim);
    }
    (fleet, kills)
}

/// Suspends the processes one after the other for longer than their lease of a message: the others take over what each is doing,
/// and it continues afterwards.
async fn stall_some(fleet: Fleet, over: Arc<AtomicBool>) -> (Fleet, u32) {
    let mut rng = StdRng::seed_from_u64(9);
    let mut stalls = 0;
    while stalls < KILLS && !over.load(Ordering::SeqCst) {
        tokio::time::sleep(Duration::from_millis(rng.random_range(50..450))).await;
        let victim = rng.random_range(0..fleet.size());
        fleet.stall(victim, Duration::from_millis(rng.random_range(500..6_000))).await;
        stalls += 1;
    }
    (fleet, stalls)
}

/// Plays two games to their end, while `strike` does something to the processes.
async fn nothing_is_lost_or_doubled<F>(
    database: &Database,
    fleet: Fleet,
    strike: impl FnOnce(Fleet, Arc<AtomicBool>) -> F,
) where
    F: Future<Output = (Fleet, u32)> + Send + 'static,
{
    let playground = fleet.playground();
    let tables = open_tables(&playground).await;
    let over = Arc::new(AtomicBool::new(false));
    let killing = tokio::spawn(strike(fleet, Arc::clone(&over)));
    let mut playing = Vec::new();
    for (seed, mut table) in tables.into_iter().enumerate() {
        playing.push(tokio::spawn(async move {
            table.play(&mut StdRng::seed_from_u64(seed as u64)).await;
            table
        }));
    }
    let mut tables = Vec::new();
    for table in playing {
        tables.push(table.await.expect("no panic"));
    }
    over.store(true, Ordering::SeqCst);
    let (fleet, kills) = killing.await.expect("no panic");
    assert_eq!(kills, KILLS, "the games lasted long enough");
    for table in &tables {
        table.wait_for_the_last_message().await;
    }
    database.wait_until_said().await;
    drop(fleet);
    let store = database.open().await;
    for table in &tables {
        table.check(&store).await;
    }
    store.close().await;
    assert_eq!(playground.violations(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_or_doubled_by_kills_among_shards() {
    let Some(database) = Database::postgres().await else { return };
    let fleet = Fleet::by_shards(&database).await;
    nothing_is_lost_or_doubled(&database, fleet, kill_some).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_or_doubled_by_processes_that_stand_still() {
    let Some(database) = Database::postgres().await else { return };
    let fleet = Fleet::behind_a_balancer(&database, 2).await;
    nothing_is_lost_or_doubled(&database, fleet, stall_some).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_or_doubled_by_kills_behind_a_balancer() {
    let Some(database) = Database::postgres().await else { return };
    let fleet = Fleet::behind_a_balancer(&database, 2).await;
    nothing_is_lost_or_doubled(&database, fleet, kill_some).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_process_on_a_sqlite_file_ends_and_names_the_first() {
    let database = Database::sqlite();
    let playground = Playground::start(playground::Config::default()).await.expect("a playground");
    let first = Program::start(&database.url, &playground);
    playground.ready().await;
    let mut second = Program::start(&database.url, &playground);
    let waiting = async {
        while second.ended().is_none() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(180), waiting).await.expect("it ends");
    assert_eq!(second.ended(), Some(false));
    let log = second.log();
    assert!(log.contains(&format!("process {}", first.id())) && log.contains("games.db.lock"), "{log}");
}
