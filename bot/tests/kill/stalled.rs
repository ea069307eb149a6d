//! The real program, suspended for seconds again and again, as on an overloaded machine: its leases expire meanwhile, answers are
//! late, and it doesn't know when it continues. Nothing is lost or doubled.

use std::time::Duration;

use playground::Playground;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::database::Database;
use crate::process::Program;
use crate::{open_tables, play, settled};

/// How long it is suspended, in milliseconds: some are longer than the lease of a message, and than Discord waits for an answer.
const STALLS: [u64; 10] = [300, 4_500, 900, 2_000, 6_000, 300, 4_000, 900, 2_500, 7_000];

async fn stands_still(database: Database) {
    let playground = Playground::start(playground::Config::default()).await.expect("a playground");
    let program = Program::start(&database.url, &playground);
    playground.ready().await;
    let [ours, theirs] = open_tables(&playground, 2).await;
    let stalls = async {
        let mut rng = StdRng::seed_from_u64(13);
        for stall in STALLS {
            tokio::time::sleep(Duration::from_millis(rng.random_range(30..700))).await;
            program.pause();
            tokio::time::sleep(Duration::from_millis(stall)).await;
            program.go_on();
        }
    };
    let (ours, theirs, ()) = tokio::join!(tokio::spawn(play(ours, 5)), tokio::spawn(play(theirs, 6)), stalls);
    let tables: Vec<_> = [ours, theirs].into_iter().flat_map(|tables| tables.expect("no panic")).collect();
    settled(&playground, &database, program, &tables).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_or_doubled_by_a_process_that_stands_still_on_sqlite() {
    stands_still(Database::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_or_doubled_by_a_process_that_stands_still_on_postgres() {
    let Some(database) = Database::postgres().await else { return };
    stands_still(database).await;
}
