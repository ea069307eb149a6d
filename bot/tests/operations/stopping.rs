//! Stopping under load: it ends before systemd or a container's host kills it, with exit code 0, and nothing is lost.

use std::sync::Arc;
use std::time::Duration;

use playground::{CHESS_CLUB, Effect, Fault, Playground, Route, Seen, TEA_ROOM, Who};
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::json;

use super::database::Database;
use super::program::Program;
use super::script::Script;
use super::table::Table;

/// How long a supervisor waits for the end, as the units in `deploy/` say. On an idle machine it takes a tenth of that.
pub(super) const GRACE: Duration = Duration::from_secs(20);
/// How often it is stopped and started again meanwhile.
const STOPS: u32 = 5;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_stops_in_time_no_matter_what_goes_on_and_loses_nothing() {
    let database = Database::sqlite();
    let playground = Arc::new(Playground::start(playground::Config::default()).await.expect("a playground"));
    let mut program = Program::start(&database.url, &playground, "");
    playground.ready().await;
    // The referee has something to think about.
    let ada = playground.person(Who::Ada);
    let golf = ada
        .slash(TEA_ROOM, "golf", &json!({}))
        .or_else(|_| ada.slash(TEA_ROOM, "play", &json!({ "game": "chess-golf" })));
    golf.expect("sent").message().await.expect("an answer");
    let mut tables = Vec::new();
    for (number, (channel, white, black)) in
        [(CHESS_CLUB, Who::Ada, Who::Ben), (TEA_ROOM, Who::Cleo, Who::Dev)].into_iter().enumerate()
    {
        let players = [playground.person(white), playground.person(black)];
        let script = Script::random("zombie", 24, number as u64 + 40);
        tables.push(Table::open(channel, players, script).await);
    }
    let playing: Vec<_> = tables
        .into_iter()
        .enumerate()
        .map(|(seed, mut table)| {
            tokio::spawn(async move {
                let mut rng = StdRng::seed_from_u64(seed as u64);
                table.play(&mut rng).await;
                table
            })
        })
        .collect();
    for _ in 0..STOPS {
        // Before that it may not listen to signals yet.
        program.wait_for("/healthz", 200).await;
        tokio::time::sleep(Duration::from_millis(700)).await;
        // A film is asked for, and the stop comes in its midst.
        if let Ok(call) = ada.slash(CHESS_CLUB, "game replay", &json!({})) {
            drop(call);
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        program.terminate();
        let (status, took) = program.ended().await;
        assert!(status.success(), "{status}:\n{}", program.log());
        assert!(took < GRACE, "{took:?}:\n{}", program.log());
        program = Program::start(&database.url, &playground, "");
    }
    let mut tables = Vec::new();
    for table in playing {
        tables.push(table.await.expect("no panic"));
    }
    for table in &tables {
        table.wait_for_the_last_message().await;
    }
    database.wait_until_said().await;
    // It may only just have begun, before it listens to signals.
    playground.wait_until("a connection", || playground.is_connected()).await;
    program.terminate();
    let (status, _) = program.ended().await;
    assert!(status.success(), "{status}:\n{}", program.log());
    let store = database.open().await;
    assert_eq!(store.open_jobs().await.expect("the database"), 0, "nothing waits to be said");
    for table in &tables {
        table.check(&store).await;
    }
    store.close().await;
    assert_eq!(playground.violations(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_sent_to_a_process_that_stops_and_a_second_signal_ends_it_at_once() {
    let database = Database::sqlite();
    let playground = Playground::start(playground::Config::default()).await.expect("a playground");
    let mut program = Program::start(&database.url, &playground, "");
    playground.ready().await;
    program.wait_for("/readyz", 200).await;
    // Something slow is in progress.
    playground.faults().order(Fault::new(Effect::Delay(Duration::from_secs(9))).on(Route::CreateMessage));
    let ada = playground.person(Who::Ada);
    let options = json!({ "game": "chess", "opponent": Who::Ben.id().to_string() });
    ada.slash(CHESS_CLUB, "play", &options).expect("sent").message().await.expect("an answer");
    playground.wait_until("the post", || playground.faults().pending() == 0).await;
    program.terminate();
    assert_eq!(program.wait_for("/readyz", 503).await, "not ready: it is stopping\n");
    assert_eq!(program.get("/healthz").map(|(status, _)| status), Some(200), "it still lives");
    program.terminate();
    let (status, took) = program.ended().await;
    assert_eq!(status.code(), Some(130), "{status}");
    assert!(
        !program.log().contains("menagerie has stopped"),
        "not in order, which takes as long as what is under way: {took:?}"
    );
    // The work in progress arrives once, after the next start.
    let _program = Program::start(&database.url, &playground, "");
    let joins = |seen: &Seen| !seen.private && seen.button("Join").is_some();
    playground.person(Who::Ben).wait_for_message(CHESS_CLUB, "the invitation", joins).await;
    database.wait_until_said().await;
    assert_eq!(playground.violations(), Vec::<String>::new());
}
