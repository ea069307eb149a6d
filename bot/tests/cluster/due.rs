//! Scheduled work with two processes: it happens once, and continues when the process that did it dies.

use std::time::Duration;

use playground::{CHESS_CLUB, Effect, Fault, Person, Route, Seen, Who};
use serde_json::json;
use sqlx::{AnyConnection, Connection, Row};

use crate::database::Database;
use crate::fleet::Fleet;

/// How many games run out of time.
const GAMES: usize = 6;

/// Opens a game with a clock; returns its number.
async fn open(ada: &Person, ben: &Person) -> String {
    let wanted = json!({ "game": "chess", "opponent": ben.who().id().to_string(), "colour": "white", "clock": "1d", "late": "lose" });
    let answer = ada.slash(CHESS_CLUB, "play", &wanted).expect("sent").message().await.expect("an answer");
    let number = answer.content.split("`#").nth(1).and_then(|rest| rest.split('`').next()).expect("a number");
    let own = format!("`#{number}`");
    let invited = |seen: &Seen| seen.content.contains(&own) && seen.button("Join").is_some();
    let invitation = ben.wait_for_message(CHESS_CLUB, "an invitation", invited).await;
    let join = invitation.button("Join").expect("a button");
    ben.press(invitation.id, &join).expect("pressed").message().await.expect("an answer");
    own
}

/// Lets every running clock run out.
async fn let_a_day_pass(beside: &mut AnyConnection) {
    let earlier = "UPDATE seats SET since_ms = since_ms - 90000000, deadline_ms = deadline_ms - 90000000 \
                   WHERE deadline_ms IS NOT NULL";
    sqlx::query(earlier).execute(beside).await.expect("a day passes");
}

async fn count(beside: &mut AnyConnection, query: &'static str) -> i64 {
    let row = sqlx::query(query).fetch_one(beside).await.expect("a count");
    row.try_get("n").expect("a number")
}

/// The process that does the clock's work.
async fn keeper(beside: &mut AnyConnection, fleet: &Fleet) -> usize {
    let keeper = "SELECT p.pid AS n FROM leases l JOIN processes p ON p.id = l.holder WHERE l.name = 'clock'";
    let keeper = count(beside, keeper).await;
    (0..fleet.size()).find(|number| fleet.pid(*number) == Some(keeper)).expect("one of ours")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clocks_run_out_once_and_go_on_when_their_keeper_dies() {
    let Some(database) = Database::postgres().await else { return };
    let mut fleet = Fleet::behind_a_balancer(&database, 2).await;
    let playground = fleet.playground();
    let (ada, ben) = (playground.person(Who::Ada), playground.person(Who::Ben));
    let mut games = Vec::new();
    for _ in 0..GAMES {
        games.push(open(&ada, &ben).await);
    }
    sqlx::any::install_default_drivers();
    let mut beside = AnyConnection::connect(&database.url).await.expect("the database");
    // Both say that they are at work, and one of them has the clock's work.
    assert_eq!(count(&mut beside, "SELECT COUNT(*) AS n FROM processes").await, 2);
    let keeper = keeper(&mut beside, &fleet).await;
    let_a_day_pass(&mut beside).await;
    // Somewhere in its midst.
    tokio::time::sleep(Duration::from_millis(900)).await;
    fleet.kill(keeper);
    let over = async {
        while count(&mut beside, "SELECT COUNT(*) AS n FROM games WHERE status = 'running'").await > 0 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(180), over).await.expect("the other one goes on");
    fleet.start(keeper);
    database.wait_until_said().await;
    let ended = "SELECT COUNT(*) AS n FROM entries WHERE text LIKE 'timeout%'";
    assert_eq!(count(&mut beside, ended).await, GAMES as i64, "one entry for each game");
    for own in &games {
        let last = |seen: &&Seen| {
            !seen.private
                && seen.content.contains(own)
                && !seen.files.is_empty()
                && seen.button("Rematch").is_some()
        };
        let all = ada.messages(CHESS_CLUB);
        assert_eq!(all.iter().filter(last).count(), 1, "{own} ends with one board: {all:?}");
    }
    beside.close().await.expect("closed");
    assert_eq!(playground.violations(), Vec::<String>::new());
}

/// Reminders of new games are due, and one of them is sent without its sender getting the reply; at that moment the sender dies,
/// alone or with the other process.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reminder_comes_once_though_its_sender_dies_right_after_sending_it() {
    let Some(database) = Database::postgres().await else { return };
    let mut fleet = Fleet::behind_a_balancer(&database, 2).await;
    let playground = fleet.playground();
    let (ada, ben) = (playground.person(Who::Ada), playground.person(Who::Ben));
    sqlx::any::install_default_drivers();
    let mut beside = AnyConnection::connect(&database.url).await.expect("the database");
    let mut games = Vec::new();
    for round in 0..4 {
        for _ in 0..3 {
            games.push(open(&ada, &ben).await);
        }
        database.wait_until_said().await;
        let keeper = keeper(&mut beside, &fleet).await;
        playground.faults().order(Fault::new(Effect::LoseReply).on(Route::CreateMessage).skip(round % 3));
        let due = "UPDATE reminders SET due_ms = 1 WHERE due_ms IS NOT NULL";
        sqlx::query(due).execute(&mut beside).await.expect("they fall due");
        playground.wait_until("a message nobody heard of", || playground.faults().pending() == 0).await;
        let dying = if round % 2 == 0 { vec![keeper] } else { vec![0, 1] };
        for number in &dying {
            fleet.kill(*number);
        }
        for number in dying {
            fleet.start(number);
        }
        fleet.are_at_work().await;
    }
    let noted = "SELECT COUNT(*) AS n FROM reminders WHERE due_ms IS NOT NULL";
    let all_come = async {
        while count(&mut beside, noted).await > 0 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(180), all_come).await.expect("every reminder comes");
    database.wait_until_said().await;
    let letters = ada.messages(Who::Ada.dm());
    for own in &games {
        let reminders = letters.iter().filter(|seen| seen.content.contains(own)).count();
        assert_eq!(reminders, 1, "of {own}: {letters:?}");
    }
    beside.close().await.expect("closed");
    assert_eq!(playground.violations(), Vec::<String>::new());
}
