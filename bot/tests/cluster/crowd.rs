//! Four processes, killed one, two and four at a time, while people play games of many kinds at random, and somebody cheats. Then
//! the faults stop, and the stored games are compared with what each person was told and received, as after the runs of faults.

#[allow(dead_code, reason = "nobody does anything to places here")]
#[path = "../faults/causes.rs"]
mod causes;
#[path = "../faults/play.rs"]
mod play;
#[allow(dead_code, reason = "the runs of faults look for more")]
#[path = "../faults/promise.rs"]
mod promise;
#[allow(dead_code, reason = "the runs of faults ask for more")]
#[path = "../faults/table.rs"]
mod table;
#[allow(dead_code, reason = "the runs of faults look for more")]
#[path = "../faults/traces.rs"]
mod traces;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use engine::catalogue;
use rand::rngs::StdRng;
use rand::seq::{IteratorRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

use crate::database::Database;
use crate::fleet::Fleet;
use table::{Table, Told};
use traces::Traces;

/// How many processes die at the same moment, kill by kill: one, two or all of them.
const BLOWS: [usize; 13] = [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 4, 4];
/// The fewest turns to be played, however quickly the kills come.
const TURNS: usize = 20;
/// The longest time for everything together.
const AT_MOST: Duration = Duration::from_secs(600);

/// The players' progress.
#[derive(Default)]
struct Course {
    over: AtomicBool,
    /// Turns that counted, as their players were told.
    played: AtomicUsize,
}

/// Plays until the test is over.
async fn play(mut table: Table, course: Arc<Course>) -> Table {
    while !course.over.load(Ordering::SeqCst) {
        let before = table.attempts.len();
        table.play(1).await;
        let counted = |told: &Told| matches!(told, Told::Played(_));
        let played = table.attempts[before..].iter().filter(|attempt| counted(&attempt.told)).count();
        course.played.fetch_add(played, Ordering::SeqCst);
    }
    table
}

/// Kills processes at random moments of their work and starts them again, until all kills are done and enough was played.
async fn strike(fleet: &mut Fleet, course: &Course, rng: &mut StdRng) {
    let mut blows = BLOWS;
    blows.shuffle(rng);
    for (number, dying) in blows.into_iter().enumerate() {
        tokio::time::sleep(Duration::from_millis(rng.random_range(50..700))).await;
        let victims = (0..fleet.size()).sample(rng, dying);
        for victim in &victims {
            fleet.kill(*victim);
        }
        // Its leases go to the others after a while.
        tokio::time::sleep(Duration::from_millis(rng.random_range(0..400))).await;
        for victim in victims {
            fleet.start(victim);
        }
        // Somebody who looks after the application lets interactions come by the other way.
        if number % 4 == 3 && fleet.has_both_ways() {
            fleet.by_endpoints(number % 8 != 3);
        }
    }
    while course.played.load(Ordering::SeqCst) < TURNS {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Everything that is wrong at the end.
async fn broken(fleet: &Fleet, database: &Database, tables: &mut [Table]) -> Vec<String> {
    database.wait_until_said().await;
    let mut wrong = database.odd_outcomes().await;
    for table in &mut *tables {
        table.look_again().await;
    }
    let traces = Traces::gather(database, &fleet.playground(), causes::Done::default()).await;
    let store = database.open().await;
    for table in &*tables {
        wrong.extend(promise::broken(table, &store, &traces).await);
    }
    store.close().await;
    wrong.extend(promise::broken_elsewhere(&fleet.playground(), tables, &traces));
    wrong
}

async fn the_promise_is_kept(database: &Database, mut fleet: Fleet, games: &[&str], seed: u64) {
    let playground = fleet.playground();
    let mut tables = Vec::new();
    for (number, rules) in games.iter().enumerate() {
        let kind = catalogue::all().iter().position(|game| game.info().id == *rules).expect("a game");
        let mut table = Table::open(&playground, kind, seed << 16 | number as u64).await;
        table.shared = true;
        tables.push(table);
    }
    let course = Arc::new(Course::default());
    let playing: Vec<_> =
        tables.into_iter().map(|table| tokio::spawn(play(table, Arc::clone(&course)))).collect();
    let mut rng = StdRng::seed_from_u64(seed);
    let striking = strike(&mut fleet, &course, &mut rng);
    tokio::time::timeout(AT_MOST, striking).await.expect("people can play between the blows");
    course.over.store(true, Ordering::SeqCst);
    let mut tables = Vec::new();
    for table in playing {
        tables.push(table.await.expect("no panic"));
    }
    let wrong = broken(&fleet, database, &mut tables).await;
    let stories: Vec<String> = tables
        .iter()
        .filter(|table| wrong.iter().any(|what| what.contains(&format!("{}:", table.number))))
        .map(|table| format!("The story of {}:\n  {}", table.number, table.story.join("\n  ")))
        .collect();
    assert!(wrong.is_empty(), "{}\n{}", wrong.join("\n"), stories.join("\n"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_by_shards_and_behind_a_balancer_die_and_the_promise_is_kept() {
    let Some(database) = Database::postgres().await else { return };
    let fleet = Fleet::mixed(&database).await;
    let games = ["masquerade", "zombie", "crowded-house", "chess-golf", "adrenaline"];
    the_promise_is_kept(&database, fleet, &games, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_behind_a_balancer_die_and_the_promise_is_kept() {
    let Some(database) = Database::postgres().await else { return };
    let fleet = Fleet::behind_a_balancer(&database, 4).await;
    let games = ["booster", "cooperative", "masquerade", "captain-spalding", "chess"];
    the_promise_is_kept(&database, fleet, &games, 2).await;
}
