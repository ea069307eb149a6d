//! The database is away for a while: the process reports that it is not ready, and continues by itself.

use playground::{CHESS_CLUB, Playground, Seen, Who};
use serde_json::json;
use sqlx::postgres::PgConnectOptions;

use super::database::Database;
use super::health::plays_a_turn;
use super::program::Program;
use super::wire::Wire;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_whose_database_is_away_says_so_and_goes_on_when_it_is_back() {
    let Some(database) = Database::postgres().await else { return };
    let options: PgConnectOptions = database.url.parse().expect("an address");
    let server = format!("{}:{}", options.get_host(), options.get_port());
    let mut wire = Wire::to(server.parse().expect("an address of this machine")).await;
    let url = database.url.replace(&server, &wire.end().to_string());
    let playground = Playground::start(playground::Config::default()).await.expect("a playground");
    let program = Program::start(&url, &playground, "");
    playground.ready().await;
    program.wait_for("/readyz", 200).await;
    plays_a_turn(&playground).await;

    wire.cut().await;
    let why = program.wait_for("/readyz", 503).await;
    assert!(why.starts_with("not ready: the database "), "{why}");
    assert_eq!(program.wait_for("/healthz", 200).await, "alive\n", "to start it anew would not help");
    // Somebody who plays now is answered in the end; nothing is half done.
    let ben = playground.person(Who::Ben);
    let waiting = ben.slash(CHESS_CLUB, "move", &json!({ "turn": "e7e5" })).expect("sent");

    wire.mend().await;
    assert_eq!(program.wait_for("/readyz", 200).await, "ready\n");
    let answer = waiting.message().await.expect("an answer");
    if !answer.content.contains("You played `e7e5`") {
        assert!(answer.content.contains("couldn't reach my records"), "{answer:?}");
        let again = ben.slash(CHESS_CLUB, "move", &json!({ "turn": "e7e5" })).expect("sent");
        let answer = again.message().await.expect("an answer");
        assert!(answer.content.contains("You played `e7e5`"), "{answer:?}");
    }
    let played = |seen: &Seen| !seen.private && seen.content.contains("played `e7e5`");
    ben.wait_for_message(CHESS_CLUB, "the board after it", played).await;
    database.wait_until_said().await;
    let boards = ben.messages(CHESS_CLUB);
    assert_eq!(boards.iter().filter(|seen| played(seen)).count(), 1, "said once");
    assert_eq!(playground.violations(), Vec::<String>::new());
}
