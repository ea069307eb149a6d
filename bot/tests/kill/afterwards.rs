//! Background work, killed in the middle: the review of a game and the puzzle of the day are posted once.

use std::time::Duration;

use playground::{CHESS_CLUB, Playground, Seen, Who};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::json;
use sqlx::{AnyConnection, Connection, Row};

use crate::database::Database;
use crate::player::{By, Player};
use crate::process::Program;

/// How often a review is killed before its end.
const IN_THE_MIDST: i64 = 3;
/// How many puzzles are posted, the program being killed around each of them.
const PUZZLES: usize = 8;
/// Enough positions for each turn that a kill is faster, even one delayed for seconds by the machine.
const SLOWLY: &str = "[computers]\nreview_nodes = 200000\n";
/// Few positions, so that the review ends soon.
const SOON: &str = "[computers]\nreview_nodes = 20000\n";
/// The longest wait for anything.
const AT_MOST: Duration = Duration::from_secs(180);

/// The state of a review.
struct Review {
    /// How many turns have been examined since it was begun last.
    done: i64,
    attempts: i64,
    is_kept: bool,
}

/// A connection to the database beside the program.
struct Beside(AnyConnection);

impl Beside {
    async fn of(database: &Database) -> Self {
        sqlx::any::install_default_drivers();
        Self(AnyConnection::connect(&database.url).await.expect("the database"))
    }

    async fn review(&mut self) -> Review {
        let asked = "SELECT done, COALESCE((SELECT MAX(attempts) FROM jobs WHERE kind = 'review'), 0) AS attempts, \
                     CASE WHEN study IS NULL THEN 0 ELSE 1 END AS kept FROM reviews";
        let row = sqlx::query(asked).fetch_one(&mut self.0).await.expect("a review");
        let number = |name: &str| row.try_get::<i64, _>(name).expect("a number");
        Review { done: number("done"), attempts: number("attempts"), is_kept: number("kept") == 1 }
    }

    /// Waits until a review has come this far.
    async fn until(&mut self, what: &str, is_so: impl Fn(&Review) -> bool) -> Review {
        let waiting = async {
            loop {
                let review = self.review().await;
                if is_so(&review) {
                    return review;
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        tokio::time::timeout(AT_MOST, waiting).await.unwrap_or_else(|_| panic!("never: {what}"))
    }

    async fn change(&mut self, statement: &'static str) {
        sqlx::query(statement).execute(&mut self.0).await.expect("changed");
    }
}

/// Public messages that begin like this.
fn posted(player: &Player, begins: &str) -> Vec<Seen> {
    let all = player.person.messages(CHESS_CLUB);
    all.into_iter().filter(|seen| !seen.private && seen.content.starts_with(begins)).collect()
}

/// Ada and Ben play a few turns, and Ada resigns.
async fn game(ada: &Player, ben: &Player) {
    let wanted = json!({ "game": "chess", "opponent": ben.who().id().to_string(), "colour": "white" });
    ada.slash(CHESS_CLUB, "play", wanted).await;
    let invited = |seen: &Seen| !seen.private && seen.button("Join").is_some();
    let invitation = ben.person.wait_for_message(CHESS_CLUB, "an invitation", invited).await;
    ben.press(&invitation, "Join").await;
    for (turn, player) in
        ["f3", "e5", "g4", "d5", "Nc3", "Nf6", "h3", "Bb4"].iter().zip([ada, ben].iter().cycle())
    {
        player.play(CHESS_CLUB, By::Command, turn).await;
    }
    let asked = ada.slash(CHESS_CLUB, "game resign", json!({})).await;
    ada.press(&asked, "Yes, resign").await;
}

async fn a_review_is_posted_once(database: Database) {
    let playground = Playground::start(playground::Config::default()).await.expect("a playground");
    let mut program = Program::with(&database.url, &playground, SLOWLY);
    playground.ready().await;
    let (ada, ben) = (Player::new(playground.person(Who::Ada)), Player::new(playground.person(Who::Ben)));
    game(&ada, &ben).await;
    ada.slash(CHESS_CLUB, "game review", json!({})).await;
    let mut beside = Beside::of(&database).await;
    for attempt in 1..=IN_THE_MIDST {
        let begun = |review: &Review| review.attempts >= attempt && review.done > attempt;
        let review = beside.until("a review in its midst", begun).await;
        assert!(!review.is_kept, "it is killed before its end");
        program.kill();
        let next = if attempt == IN_THE_MIDST { SOON } else { SLOWLY };
        program = Program::with(&database.url, &playground, next);
    }
    // And once between its end and its post.
    beside.until("the end of a review", |review| review.is_kept).await;
    program.kill();
    program = Program::with(&database.url, &playground, SOON);
    assert_eq!(beside.review().await.attempts, 0, "there is nothing left to do");
    database.wait_until_said().await;
    program.stop();
    assert_eq!(posted(&ada, "Looking back on").len(), 1);
    assert_eq!(playground.violations(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_review_killed_in_its_midst_is_posted_once_on_sqlite() {
    a_review_is_posted_once(Database::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_review_killed_in_its_midst_is_posted_once_on_postgres() {
    let Some(database) = Database::postgres().await else { return };
    a_review_is_posted_once(database).await;
}

async fn puzzles_are_posted_once(database: Database) {
    let playground = Playground::start(playground::Config::default()).await.expect("a playground");
    let mut program = Program::start(&database.url, &playground);
    playground.ready().await;
    let ada = Player::new(playground.person(Who::Ada));
    let panel = ada.slash(CHESS_CLUB, "admin puzzle", json!({ "do": "post" })).await;
    assert!(panel.content.contains("Puzzle of the day: in"), "{panel:?}");
    let (mut beside, mut rng) = (Beside::of(&database).await, StdRng::seed_from_u64(9));
    for number in 1..=PUZZLES {
        program.kill();
        // A day has one: the next begins.
        beside.change("UPDATE daily_puzzles SET day = day - 1000").await;
        beside.change("UPDATE guilds SET daily_ms = 1").await;
        program = Program::start(&database.url, &playground);
        for _ in 0..3 {
            tokio::time::sleep(Duration::from_millis(rng.random_range(100..1500))).await;
            program.kill();
            program = Program::start(&database.url, &playground);
        }
        let there = || posted(&ada, "**Puzzle of the day").len() >= number;
        playground.wait_until("a puzzle", there).await;
        database.wait_until_said().await;
        assert_eq!(posted(&ada, "**Puzzle of the day").len(), number);
    }
    program.stop();
    let mut shown: Vec<String> =
        posted(&ada, "**Puzzle of the day").into_iter().map(|seen| seen.content).collect();
    shown.dedup();
    assert_eq!(shown.len(), PUZZLES, "one after the other is of another game: {shown:?}");
    assert_eq!(playground.violations(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn puzzles_of_the_day_are_posted_once_whenever_it_is_killed_on_sqlite() {
    puzzles_are_posted_once(Database::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn puzzles_of_the_day_are_posted_once_whenever_it_is_killed_on_postgres() {
    let Some(database) = Database::postgres().await else { return };
    puzzles_are_posted_once(database).await;
}
