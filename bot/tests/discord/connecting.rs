//! Finding the gateway, registering the commands, disconnecting cleanly.

use std::sync::Arc;
use std::time::Duration;

use discord::{self, GatewayError};
use playground::{CHESS_CLUB, Config, Effect, Fault, Playground, Route, Scope, Who};
use serde_json::json;
use store::Store;
use tokio_util::sync::CancellationToken;

use crate::support::{Bot, Stub, close, endpoint, eventually, open, order, sent, statuses};

async fn store() -> Store {
    Store::open("sqlite::memory:").await.expect("a store")
}

#[tokio::test]
async fn commands_are_registered_once_over_all_starts() {
    let playground = Playground::start(Config::default()).await.expect("a playground");
    let store = store().await;
    for start in 1..=3 {
        let bot = Bot::start(&playground, Stub::with_store(store.clone())).await;
        let lists = start - 1;
        eventually("a look", || sent(&playground, Route::ListCommands).len() == lists).await;
        // Somebody who stops before that is noted leaves it to the next one.
        while store.fact("commands").await.expect("the database").is_none() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        bot.stop().await;
    }
    assert_eq!(statuses(&playground, Route::SetCommands), [200]);
    let registered: Vec<_> = playground.commands().iter().map(|command| command["name"].clone()).collect();
    let described: Vec<_> =
        discord::descriptions().as_array().expect("a list").iter().map(|c| c["name"].clone()).collect();
    assert_eq!(registered, described);
    assert_eq!(playground.violations(), Vec::<String>::new());
    playground.stop().await;
}

#[tokio::test]
async fn commands_that_are_gone_are_registered_again() {
    let store = store().await;
    for _ in 0..2 {
        // A new playground remembers nothing, no matter what the store says.
        let playground = Playground::start(Config::default()).await.expect("a playground");
        let bot = Bot::start(&playground, Stub::with_store(store.clone())).await;
        close(playground, bot).await;
    }
}

#[tokio::test]
async fn commands_are_registered_as_soon_as_that_works() {
    let playground = Playground::start(Config::default()).await.expect("a playground");
    order(&playground, Route::SetCommands, Effect::Status(500));
    let bot = Bot::start(&playground, Stub::new().await).await;
    assert_eq!(statuses(&playground, Route::SetCommands), [500, 200]);
    close(playground, bot).await;
}

#[tokio::test]
async fn failures_at_the_start_are_waited_out_and_the_real_gateway_is_never_taken() {
    let playground = Playground::start(Config::default()).await.expect("a playground");
    order(&playground, Route::GetApplication, Effect::LoseRequest);
    let limit = Effect::RateLimit { retry_after: Duration::from_millis(10), scope: Scope::Global };
    order(&playground, Route::GetApplication, limit);
    order(&playground, Route::GetBotGateway, Effect::Status(502));
    // serenity's own question, after which it would take Discord's address.
    order(&playground, Route::GetGateway, Effect::Status(500));
    let bot = Bot::start(&playground, Stub::new().await).await;
    let call = playground.person(Who::Ada).slash(CHESS_CLUB, "help", &json!({})).expect("sent");
    call.message().await.expect("an answer");
    close(playground, bot).await;
}

#[tokio::test]
async fn a_lost_connection_is_taken_up_again() {
    let (playground, bot) = open(Stub::new().await).await;
    let ada = playground.person(Who::Ada);
    playground.faults().drop_gateway();
    // Sent while nobody is connected: it comes with the resume.
    let call = ada.slash(CHESS_CLUB, "help", &json!({})).expect("sent");
    call.message().await.expect("an answer");
    playground.faults().ask_reconnect();
    playground.wait_until("a connection", || playground.is_connected()).await;
    let call = ada.slash(CHESS_CLUB, "help", &json!({})).expect("sent");
    call.message().await.expect("an answer");
    close(playground, bot).await;
}

#[tokio::test]
async fn members_see_what_to_type_for_as_long_as_it_is_there() {
    let (playground, bot) = open(Stub::new().await).await;
    let status = |playground: &Playground| match &playground.presences()[..] {
        [presence] => presence["activities"].clone(),
        other => panic!("one session: {other:?}"),
    };
    let shown = status(&playground);
    let own = shown.as_array().expect("a list");
    assert_eq!(own.len(), 1, "{shown}");
    // A custom status: clients show what it says and nothing before it.
    assert_eq!((&own[0]["type"], &own[0]["state"]), (&json!(4), &json!("/play")), "{shown}");
    // A resumed connection keeps it; a new session sends it again.
    playground.faults().ask_reconnect();
    playground.wait_until("a connection", || playground.is_connected()).await;
    assert_eq!(status(&playground), shown);
    playground.faults().invalidate_session(false);
    playground.wait_until("another session", || playground.is_connected()).await;
    assert_eq!(status(&playground), shown);
    close(playground, bot).await;
}

#[tokio::test]
async fn a_token_that_is_not_accepted_ends_it_with_a_clear_word() {
    let playground = Playground::start(Config::default()).await.expect("a playground");
    let wrong = endpoint(&playground, "playground.wrong");
    let ended = discord::run(Arc::new(Stub::new().await), &wrong, CancellationToken::new()).await;
    assert!(matches!(ended, Err(GatewayError::Token)), "{ended:?}");
    playground.stop().await;
}

/// A playground that asks for heartbeats twice a second, as often as serenity sends them.
async fn quick() -> Playground {
    let heartbeat = Duration::from_millis(300);
    Playground::start(Config { heartbeat, ..Config::default() }).await.expect("a playground")
}

/// Runs a bot that tolerates a hanging gateway for only a few seconds.
fn impatient(playground: &Playground, stub: Stub) -> tokio::task::JoinHandle<Result<(), GatewayError>> {
    let endpoint = endpoint(playground, playground.token());
    let endpoint = endpoint.bearing_with_the_gateway(Duration::from_secs(4));
    tokio::spawn(async move { discord::run(Arc::new(stub), &endpoint, CancellationToken::new()).await })
}

async fn ended(running: tokio::task::JoinHandle<Result<(), GatewayError>>) -> Result<(), GatewayError> {
    tokio::time::timeout(Duration::from_secs(120), running).await.expect("it ends").expect("no panic")
}

#[tokio::test]
async fn a_gateway_that_takes_connections_and_says_nothing_ends_it() {
    let playground = quick().await;
    playground.faults().silence_gateway(true);
    let running = impatient(&playground, Stub::new().await);
    assert!(matches!(ended(running).await, Err(GatewayError::Hangs(_))));
    // Later, too: the connection is lost, and the next one stays silent.
    playground.faults().silence_gateway(false);
    let running = impatient(&playground, Stub::new().await);
    playground.ready().await;
    tokio::time::sleep(Duration::from_secs(7)).await;
    assert!(!running.is_finished() && playground.is_connected(), "nothing hangs");
    playground.faults().silence_gateway(true);
    playground.faults().drop_gateway();
    assert!(matches!(ended(running).await, Err(GatewayError::Hangs(_))));
    playground.stop().await;
}

#[tokio::test]
async fn while_the_api_is_away_as_well_it_waits() {
    let playground = Playground::start(Config::default()).await.expect("a playground");
    playground.faults().silence_gateway(true);
    playground.faults().order(Fault::new(Effect::Status(503)).on(Route::GetCurrentUser).always());
    let running = impatient(&playground, Stub::new().await);
    eventually("a question", || sent(&playground, Route::GetCurrentUser).len() >= 2).await;
    assert!(!running.is_finished(), "starting anew would mend nothing");
    playground.faults().clear();
    playground.faults().silence_gateway(true);
    assert!(matches!(ended(running).await, Err(GatewayError::Hangs(_))));
    playground.stop().await;
}

#[tokio::test]
async fn it_can_be_stopped_while_discord_is_away() {
    let playground = Playground::start(Config::default()).await.expect("a playground");
    playground.faults().order(Fault::new(Effect::Status(503)).on(Route::GetApplication).always());
    let bot = Bot::begin(&playground, Stub::new().await);
    eventually("an attempt", || !sent(&playground, Route::GetApplication).is_empty()).await;
    bot.stop().await;
    playground.stop().await;
}

#[tokio::test]
async fn a_stop_waits_for_answers_under_way() {
    let (playground, bot) = open(Stub::new().await).await;
    let call = playground.person(Who::Ada).slash(CHESS_CLUB, "game history", &json!({})).expect("sent");
    call.outcome().await.expect("an acknowledgement");
    eventually("a request", || !bot.stub.requests().is_empty()).await;
    bot.shutdown.cancel();
    bot.stub.gate.notify_one();
    call.message().await.expect("an answer");
    close(playground, bot).await;
}
