//! Health, readiness and metrics of the real program.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use metrics::names::ALL;
use playground::{CHESS_CLUB, Effect, Fault, Playground, Route, Seen, Who};
use serde_json::json;

use super::database::Database;
use super::program::Program;
use super::stopping::GRACE;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_says_how_it_is_and_what_it_does() {
    let database = Database::sqlite();
    let playground = Playground::start(playground::Config::default()).await.expect("a playground");
    // Discord is there, but not yet the gateway.
    playground.faults().order(Fault::new(Effect::Delay(Duration::from_secs(3))).on(Route::GetBotGateway));
    let mut program = Program::start(&database.url, &playground, "[log]\nformat = \"json\"\n");
    assert_eq!(program.wait_for("/healthz", 200).await, "alive\n");
    let why = program.wait_for("/readyz", 503).await;
    assert!(why.starts_with("not ready: "), "{why}");
    playground.ready().await;
    assert_eq!(program.wait_for("/readyz", 200).await, "ready\n");
    assert_eq!(program.beside(playground.token(), &["healthcheck", "--ready"]), (true, "ready\n".to_owned()));
    assert_eq!(program.get("/").map(|(status, _)| status), Some(404));

    plays_a_turn(&playground).await;
    let samples = [
        "menagerie_games{status=\"running\"} 1",
        "menagerie_turns_total{rules=\"zombie\"} 1",
        "menagerie_ack_seconds_count{kind=\"command\",counted=\"yes\"}",
        "menagerie_ack_seconds_count{kind=\"component\",counted=\"yes\"}",
        "menagerie_outbox_jobs_total{outcome=\"sent\"}",
        "menagerie_post_seconds_count",
        "menagerie_render_seconds_count{what=\"board\"}",
        "menagerie_rest_seconds_count{",
        "menagerie_gateway_shards{state=\"connected\"} 1",
        "menagerie_gateway_events_total{event=\"ready\"} 1",
        "menagerie_commit_seconds_count{outcome=\"fine\"}",
        "menagerie_loop_age_seconds{loop=\"outbox\"}",
        "menagerie_resident_memory_bytes",
        "menagerie_disk_free_bytes",
    ];
    // Actions are counted a moment after they are visible, and figures of the database may be some seconds old.
    let begun = Instant::now();
    let mut seen = program.wait_for("/metrics", 200).await;
    while let Some(sample) = samples.iter().find(|sample| !seen.contains(**sample)) {
        assert!(begun.elapsed() < Duration::from_secs(180), "{sample} is missing:\n{seen}");
        tokio::time::sleep(Duration::from_millis(200)).await;
        seen = program.wait_for("/metrics", 200).await;
    }
    let known: BTreeSet<&str> = ALL.iter().map(|metric| metric.name).collect();
    let typed = seen.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next());
    for name in typed {
        assert!(known.contains(name), "{name} is not in the table of metrics");
    }
    for person in [Who::Ada, Who::Ben] {
        assert!(!seen.contains(&person.id().to_string()), "a metric names a person:\n{seen}");
    }
    assert!(!seen.contains(&CHESS_CLUB.to_string()), "a metric names a channel:\n{seen}");

    assert_eq!(playground.violations(), Vec::<String>::new());
    let token = playground.token().to_owned();
    playground.stop().await;
    let why = program.wait_for("/readyz", 503).await;
    assert_eq!(why, "not ready: 0 of 1 gateway shards are connected\n");
    assert_eq!(
        program.wait_for("/healthz", 200).await,
        "alive\n",
        "that Discord is gone is no reason to start anew"
    );

    program.terminate();
    let (status, took) = program.ended().await;
    assert!(status.success() && took < GRACE, "{status} {took:?}");
    let log = program.log();
    for line in log.lines() {
        let event: serde_json::Value =
            serde_json::from_str(line).unwrap_or_else(|_| panic!("not JSON: {line}"));
        assert!(event["level"].is_string() && event["fields"]["message"].is_string(), "{line}");
    }
    assert!(log.contains("menagerie has stopped"), "{log}");
    let (well, said) = program.beside(&token, &["healthcheck"]);
    assert!(!well && said.contains("nobody answers at"), "{said}");
}

#[tokio::test]
async fn an_address_that_is_taken_is_named_at_once() {
    let database = Database::sqlite();
    let playground = Playground::start(playground::Config::default()).await.expect("a playground");
    let first = Program::start(&database.url, &playground, "");
    first.wait_for("/healthz", 200).await;
    let (well, said) = first.beside(playground.token(), &["run"]);
    assert!(!well && said.contains("operations.listen") && said.contains("can't be listened on"), "{said}");
}

/// Ada and Ben begin a game of Zombie Chess, and she plays.
pub(crate) async fn plays_a_turn(playground: &Playground) {
    // A process is ready a moment before its commands are registered.
    playground.wait_until("commands", || !playground.commands().is_empty()).await;
    let (ada, ben) = (playground.person(Who::Ada), playground.person(Who::Ben));
    let options = json!({ "game": "zombie", "opponent": Who::Ben.id().to_string(), "colour": "white" });
    ada.slash(CHESS_CLUB, "play", &options).expect("sent").message().await.expect("an answer");
    let joins = |seen: &Seen| !seen.private && seen.button("Join").is_some();
    let invitation = ben.wait_for_message(CHESS_CLUB, "an invitation", joins).await;
    let button = invitation.button("Join").expect("a button");
    ben.press(invitation.id, &button).expect("pressed").message().await.expect("an answer");
    let board = |seen: &Seen| !seen.private && seen.turn_button().is_some();
    ada.wait_for_message(CHESS_CLUB, "a board", board).await;
    let turn = json!({ "turn": "e2e4" });
    ada.slash(CHESS_CLUB, "move", &turn).expect("sent").message().await.expect("an answer");
    let next = |seen: &Seen| board(seen) && seen.content.contains("e2e4");
    ben.wait_for_message(CHESS_CLUB, "the next board", next).await;
    // Actions are counted a moment after they are visible.
    tokio::time::sleep(Duration::from_millis(300)).await;
}
