//! The real program, killed at random moments of scripted games, on SQLite and on PostgreSQL; and every other fault on the way to
//! Discord. In the end the logs equal the scripts, every message was posted exactly once, and no message waits.

mod afterwards;
mod course;
#[allow(dead_code, reason = "other suites ask for every database at once")]
#[path = "../support/database.rs"]
mod database;
#[path = "../support/installed.rs"]
#[allow(dead_code, reason = "other suites install it in every way")]
mod installed;
#[path = "../support/player.rs"]
#[allow(dead_code, reason = "other suites play in every way")]
mod player;
#[path = "../support/port.rs"]
mod port;
mod process;
mod restore;
mod script;
mod stalled;
mod table;
#[path = "../support/told.rs"]
mod told;
#[path = "../support/turns.rs"]
mod turns;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use database::Database;
use playground::{CHESS_CLUB, Effect, Playground, Route, Scope, TEA_ROOM, Who};
use process::Program;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use script::Script;
use table::Table;

/// How often the program is killed on each database.
const KILLS: u32 = 100;
/// How many games each pair plays, one after the other: enough for all kills to come during them.
const TABLES: u64 = 8;
/// How many plies a game has.
const PLIES: usize = 30;

/// Two pairs in two channels, each with games of both kinds.
async fn open_tables(playground: &Playground, games: u64) -> [Vec<Table>; 2] {
    let mut pairs = [Vec::new(), Vec::new()];
    let people = [(CHESS_CLUB, Who::Ada, Who::Ben), (TEA_ROOM, Who::Cleo, Who::Dev)];
    for number in 0..games {
        for (pair, (channel, white, black)) in people.into_iter().enumerate() {
            let rules = if (number + pair as u64).is_multiple_of(2) { "zombie" } else { "chess" };
            let script = Script::random(rules, PLIES, number * 2 + pair as u64);
            let players = [playground.person(white), playground.person(black)];
            pairs[pair].push(Table::open(channel, players, script).await);
        }
    }
    pairs
}

/// Plays all tables of a pair, one after the other, no matter what happens to the program.
async fn play(mut tables: Vec<Table>, seed: u64) -> Vec<Table> {
    let mut rng = StdRng::seed_from_u64(seed);
    for table in &mut tables {
        table.play(&mut rng).await;
    }
    tables
}

/// Checks what must hold at the end.
async fn settled(playground: &Playground, database: &Database, program: Program, tables: &[Table]) {
    for table in tables {
        table.wait_for_the_last_message().await;
    }
    database.wait_until_said().await;
    program.stop();
    let store = database.open().await;
    assert_eq!(store.open_jobs().await.expect("the database"), 0, "nothing waits to be said");
    for table in tables {
        table.check(&store).await;
    }
    store.close().await;
    assert_eq!(playground.violations(), Vec::<String>::new());
}

async fn killed_a_hundred_times(database: Database) {
    let playground = Arc::new(Playground::start(playground::Config::default()).await.expect("a playground"));
    let mut program = Program::start(&database.url, &playground);
    playground.ready().await;
    let [ours, theirs] = open_tables(&playground, TABLES).await;
    let over = Arc::new(AtomicBool::new(false));
    let killing = {
        let over = Arc::clone(&over);
        let playground = Arc::clone(&playground);
        let url = database.url.clone();
        tokio::spawn(async move {
            let mut rng = StdRng::seed_from_u64(7);
            let mut kills = 0;
            while kills < KILLS && !over.load(Ordering::SeqCst) {
                tokio::time::sleep(Duration::from_millis(rng.random_range(30..700))).await;
                program.kill();
                kills += 1;
                program = Program::start(&url, &playground);
            }
            (program, kills)
        })
    };
    let (ours, theirs) = tokio::join!(tokio::spawn(play(ours, 1)), tokio::spawn(play(theirs, 2)));
    over.store(true, Ordering::SeqCst);
    let (program, kills) = killing.await.expect("no panic");
    assert_eq!(kills, KILLS, "the games lasted long enough");
    let tables: Vec<Table> =
        [ours, theirs].into_iter().flat_map(|tables| tables.expect("no panic")).collect();
    settled(&playground, &database, program, &tables).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_or_doubled_by_a_hundred_kills_on_sqlite() {
    killed_a_hundred_times(Database::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_or_doubled_by_a_hundred_kills_on_postgres() {
    let Some(database) = Database::postgres().await else { return };
    killed_a_hundred_times(database).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_or_doubled_when_replies_get_lost_and_connections_drop() {
    let database = Database::sqlite();
    let playground = Playground::start(playground::Config::default()).await.expect("a playground");
    let program = Program::start(&database.url, &playground);
    playground.ready().await;
    let [ours, theirs] = open_tables(&playground, 2).await;
    let waits = |scope| Effect::RateLimit { retry_after: Duration::from_millis(200), scope };
    let effects = [
        Effect::LoseReply,
        Effect::LoseRequest,
        Effect::Status(500),
        Effect::Status(502),
        waits(Scope::User),
        waits(Scope::Shared),
        Effect::Delay(Duration::from_millis(150)),
    ];
    playground.faults().chaos(11, 0.15, &effects);
    let games = async { tokio::join!(tokio::spawn(play(ours, 3)), tokio::spawn(play(theirs, 4))) };
    let kills = async {
        let mut rng = StdRng::seed_from_u64(12);
        loop {
            tokio::time::sleep(Duration::from_millis(rng.random_range(500..4000))).await;
            let faults = playground.faults();
            match rng.random_range(0..5) {
                0 => faults.drop_gateway(),
                1 => faults.ask_reconnect(),
                2 => faults.invalidate_session(true),
                3 => faults.invalidate_session(false),
                _ => faults.double_events(3),
            }
        }
    };
    let (ours, theirs) = tokio::select! {
        played = games => played,
        () = kills => unreachable!("kills never end by themselves"),
    };
    let struck = playground.requests().iter().filter(|request| request.fault.is_some()).count();
    assert!(struck > 30, "{struck} requests met a fault");
    assert!(
        playground
            .requests()
            .iter()
            .any(|request| request.fault.is_some() && request.route == Route::CreateMessage)
    );
    playground.faults().clear();
    let tables: Vec<Table> =
        [ours, theirs].into_iter().flat_map(|tables| tables.expect("no panic")).collect();
    settled(&playground, &database, program, &tables).await;
}
