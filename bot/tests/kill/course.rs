//! A course of golf that continues by its limits and the referee's rulings alone, while the program is killed at random moments: a
//! day passes while it is down, and it dies again while it ends the limit, rules or posts.

use std::time::Duration;

use model::ids::GameId;
use playground::{CHESS_CLUB, Playground, Seen, Who};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::json;
use sqlx::{AnyConnection, Connection, Row};

use crate::database::Database;
use crate::process::Program;
use crate::table::answered;

const HOLES: usize = 9;
/// How long it lives at most, in milliseconds, each time after the course has progressed; after each life without progress it gets
/// as much more, since a busy machine may take longer to start it.
const LIFE: u64 = 1_500;

/// What the game waits for, read beside the program.
#[derive(Clone, Copy, PartialEq)]
struct Standing {
    entries: i64,
    over: bool,
    limit: bool,
    at_referee: bool,
}

async fn standing(beside: &mut AnyConnection) -> Standing {
    let row = sqlx::query("SELECT entries, status, limit_ms, at_referee FROM games")
        .fetch_one(beside)
        .await
        .expect("the game");
    Standing {
        entries: row.try_get("entries").expect("a number"),
        over: row.try_get::<String, _>("status").expect("a status") == "over",
        limit: row.try_get::<Option<i64>, _>("limit_ms").expect("a time").is_some(),
        at_referee: row.try_get::<i64, _>("at_referee").expect("a number") == 1,
    }
}

/// Ada and Ben begin a course; returns its number.
async fn begin(playground: &Playground) -> String {
    let (ada, ben) = (playground.person(Who::Ada), playground.person(Who::Ben));
    let call = ada.slash(CHESS_CLUB, "play", &json!({ "game": "chess-golf" })).expect("sent");
    let answer = call.message().await.expect("an answer");
    let number = answer.content.split("`#").nth(1).and_then(|rest| rest.split('`').next()).expect("a number");
    for (person, label) in [(&ben, "Join"), (&ada, "Start")] {
        let wanted = |seen: &Seen| !seen.private && seen.button(label).is_some();
        let invitation = person.wait_for_message(CHESS_CLUB, label, wanted).await;
        let button = invitation.button(label).expect("a button");
        person.press(invitation.id, &button).expect("pressed").message().await.expect("an answer");
    }
    let begun = |seen: &Seen| !seen.private && seen.turn_button().is_some();
    ada.wait_for_message(CHESS_CLUB, "the first board", begun).await;
    format!("#{number}")
}

async fn goes_round(database: Database) {
    let playground = Playground::start(playground::Config::default()).await.expect("a playground");
    let mut program = Program::start(&database.url, &playground);
    playground.ready().await;
    let number = begin(&playground).await;
    let ada = playground.person(Who::Ada);
    sqlx::any::install_default_drivers();
    let mut beside = AnyConnection::connect(&database.url).await.expect("the database");
    let mut rng = StdRng::seed_from_u64(21);
    let mut kills = 0;
    let round = async {
        let (mut before, mut vain) = (None, 1);
        loop {
            let standing = standing(&mut beside).await;
            if standing.over {
                return;
            }
            if !standing.limit && !standing.at_referee {
                // Nobody has bid: Ada does, and Ben never.
                let options = json!({ "game": number, "turn": "0" });
                if let Ok(call) = ada.slash(CHESS_CLUB, "move", &options) {
                    answered(&call).await;
                }
                continue;
            }
            vain = if before.replace(standing) == Some(standing) { vain + 1 } else { 1 };
            tokio::time::sleep(Duration::from_millis(rng.random_range(0..vain * LIFE))).await;
            program.kill();
            kills += 1;
            let day = "UPDATE games SET limit_ms = 1 WHERE limit_ms IS NOT NULL";
            sqlx::query(day).execute(&mut beside).await.expect("a day passes");
            program = Program::start(&database.url, &playground);
        }
    };
    tokio::time::timeout(Duration::from_secs(600), round).await.expect("nine holes");
    database.wait_until_said().await;
    program.stop();
    beside.close().await.expect("closed");
    assert!(kills >= HOLES, "killed {kills} times");

    let store = database.open().await;
    let id: GameId = number.parse().expect("a number");
    let log = store.log_between(id, 0, i64::MAX).await.expect("the database");
    let count = |seat: Option<u8>, begins: &[&str]| {
        log.iter()
            .filter(|row| row.seat == seat && begins.iter().any(|word| row.text.starts_with(word)))
            .count()
    };
    assert_eq!(count(Some(1), &["timeout"]), HOLES, "Ben let every limit pass, once each: {log:?}");
    assert_eq!(count(Some(0), &["timeout"]), 0, "Ada bid each time: {log:?}");
    assert_eq!(count(None, &["par=", "open=", "impossible"]), HOLES, "one ruling for each hole: {log:?}");
    store.close().await;
    let ends = |seen: &Seen| !seen.private && seen.content.contains("Everything hidden is open now");
    assert_eq!(ada.messages(CHESS_CLUB).iter().filter(|seen| ends(seen)).count(), 1, "said once");
    assert_eq!(playground.violations(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn limits_and_rulings_happen_once_through_kills_on_sqlite() {
    goes_round(Database::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn limits_and_rulings_happen_once_through_kills_on_postgres() {
    let Some(database) = Database::postgres().await else { return };
    goes_round(database).await;
}
