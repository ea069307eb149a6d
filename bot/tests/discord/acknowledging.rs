//! The acknowledgement comes first, and nothing happens unless it counted.

use std::sync::Arc;
use std::time::Duration;

use app::request::Request;
use model::screen::{Screen, Verb};
use playground::{Ack, CHESS_CLUB, Config, Effect, Fault, Outcome, Playground, Route, Scope, Time, Who};
use serde_json::json;

use crate::support::{Bot, Stub, close, eventually, open, order, press_public, sent, statuses, with_button};

async fn ack_of(call: &playground::Call) -> Ack {
    match call.outcome().await.expect("an outcome") {
        Outcome::Acked { ack, .. } => ack,
        Outcome::Failed => panic!("no acknowledgement"),
    }
}

#[tokio::test]
async fn a_command_is_acknowledged_privately_before_anything_is_done() {
    let playground = Arc::new(Playground::start(Config::default()).await.expect("a playground"));
    let watched = Arc::downgrade(&playground);
    let stub = Stub::new().await.answering(move |_| {
        let playground = watched.upgrade().expect("it is there");
        Screen::text(format!("acknowledged: {:?}", statuses(&playground, Route::Callback)))
    });
    let bot = Bot::start(&playground, stub).await;
    let ada = playground.person(Who::Ada);
    let call = ada.slash(CHESS_CLUB, "help", &json!({})).expect("sent");
    assert_eq!(ack_of(&call).await, Ack::DeferredMessage);
    let answer = call.message().await.expect("an answer");
    assert_eq!((answer.content.as_str(), answer.private), ("acknowledged: [204]", true));
    assert!(playground.person(Who::Ben).message(answer.id).is_none());
    bot.stop().await;
    assert_eq!(playground.violations(), Vec::<String>::new());
}

#[tokio::test]
async fn a_control_is_acknowledged_as_its_message_needs() {
    let screen = || with_button("Private", "Again", Verb::Back);
    let (playground, bot) = open(Stub::new().await.answering(move |_| screen())).await;
    let ada = playground.person(Who::Ada);

    // On a message for everybody: a private answer beside it.
    let public = press_public(&playground, &bot, Who::Ada, Verb::Move).await;
    assert_eq!(ack_of(&public).await, Ack::DeferredMessage);
    let private = public.message().await.expect("an answer");
    assert!(private.private);

    // On that private message: it changes in place.
    let again = ada.press(private.id, &private.button("Again").expect("a button")).expect("pressed");
    assert_eq!(ack_of(&again).await, Ack::DeferredUpdate);
    assert_eq!(again.message().await.expect("an answer").id, private.id);

    // In direct messages the outbox's own message stays as it is.
    let dm = Who::Ada.dm();
    let sender = bot.endpoint.sender();
    outbox::Transport::open_dm(&sender, model::ids::UserId(Who::Ada.id() as i64)).await.expect("open");
    let message = bot.post(dm, &with_button("Your secrets", "Again", Verb::Secrets)).await;
    let button = ada.message(message).and_then(|seen| seen.button("Again")).expect("a button");
    let direct = ada.press(message, &button).expect("pressed");
    assert_eq!(ack_of(&direct).await, Ack::DeferredMessage);
    assert_ne!(direct.message().await.expect("an answer").id, message);
    assert_eq!(close(playground, bot).await.len(), 3);
}

#[tokio::test]
async fn a_lost_acknowledgement_is_made_certain_and_the_request_done_once() {
    for effect in [Effect::LoseReply, Effect::LoseRequest, Effect::Status(500), Effect::Status(502)] {
        let (playground, bot) = open(Stub::new().await).await;
        order(&playground, Route::Callback, effect.clone());
        let call = playground.person(Who::Ada).slash(CHESS_CLUB, "help", &json!({})).expect("sent");
        assert_eq!(call.message().await.expect("an answer").content, "Help", "{effect:?}");
        assert_eq!(sent(&playground, Route::Callback).len(), 2, "{effect:?}");
        assert_eq!(close(playground, bot).await, [Request::Help], "{effect:?}");
    }
}

#[tokio::test]
async fn a_refused_acknowledgement_ends_it() {
    for code in [10062, 40060] {
        let (playground, bot) = open(Stub::new().await).await;
        order(&playground, Route::Callback, Effect::Code(code));
        playground.person(Who::Ada).slash(CHESS_CLUB, "help", &json!({})).expect("sent");
        eventually("a refusal", || !statuses(&playground, Route::Callback).is_empty()).await;
        assert_eq!(sent(&playground, Route::EditOriginal).len(), 0, "{code}");
        assert_eq!(close(playground, bot).await, [], "{code}");
    }
}

#[tokio::test]
async fn being_told_to_wait_is_no_doubt_about_what_happened() {
    // The second answer says that somebody has acknowledged; it was not this bot, whose first attempt did nothing.
    let (playground, bot) = open(Stub::new().await).await;
    let limit = Effect::RateLimit { retry_after: Duration::from_millis(10), scope: Scope::User };
    order(&playground, Route::Callback, limit);
    order(&playground, Route::Callback, Effect::Code(40060));
    playground.person(Who::Ada).slash(CHESS_CLUB, "help", &json!({})).expect("sent");
    eventually("both answers", || sent(&playground, Route::Callback).len() == 2).await;
    assert_eq!(close(playground, bot).await, []);
}

#[tokio::test]
async fn what_comes_too_late_is_not_done() {
    let config = Config { time: Time::Frozen, ..Config::default() };
    let playground = Playground::start(config).await.expect("a playground");
    let bot = Bot::start(&playground, Stub::new().await).await;
    // The acknowledgement is on its way while the three seconds end.
    order(&playground, Route::Callback, Effect::Delay(Duration::from_millis(700)));
    let call = playground.person(Who::Ada).slash(CHESS_CLUB, "help", &json!({})).expect("sent");
    playground.advance(Duration::from_millis(3001));
    assert_eq!(call.outcome().await, Ok(Outcome::Failed));
    eventually("a refusal", || statuses(&playground, Route::Callback) == [404]).await;
    assert_eq!(close(playground, bot).await, []);
}

#[tokio::test]
async fn a_discord_slower_than_an_attempt_is_heard_at_last() {
    // Its clock stands, so that no slow machine lets the request expire.
    let config = Config { time: Time::Frozen, ..Config::default() };
    let playground = Playground::start(config).await.expect("a playground");
    let bot = Bot::start(&playground, Stub::new().await).await;
    playground.faults().order(Fault::new(Effect::Delay(Duration::from_millis(1_500))).always());
    let call = playground.person(Who::Ada).slash(CHESS_CLUB, "help", &json!({})).expect("sent");
    call.message().await.expect("an answer");
    let heard = statuses(&playground, Route::Callback);
    assert!(heard.len() > 1, "the first attempt was too short: {heard:?}");
    assert_eq!(heard[0], 204, "it was carried out all the same");
    playground.faults().clear();
    assert_eq!(close(playground, bot).await, [Request::Help], "once");
}

#[tokio::test]
async fn an_event_that_comes_twice_is_handled_once() {
    let (playground, bot) = open(Stub::new().await).await;
    playground.faults().double_events(1);
    let call = playground.person(Who::Ada).slash(CHESS_CLUB, "help", &json!({})).expect("sent");
    call.message().await.expect("an answer");
    // What comes after it has been answered, too: the second of the two was there long before.
    playground
        .person(Who::Ada)
        .slash(CHESS_CLUB, "games", &json!({}))
        .expect("sent")
        .message()
        .await
        .expect("an answer");
    assert_eq!(statuses(&playground, Route::Callback), [204, 204], "one for each");
    assert_eq!(close(playground, bot).await.iter().filter(|request| **request == Request::Help).count(), 1);
}

#[tokio::test]
async fn one_request_never_waits_for_another() {
    let (playground, bot) = open(Stub::new().await).await;
    let ada = playground.person(Who::Ada);
    let slow = ada.slash(CHESS_CLUB, "game history", &json!({})).expect("sent");
    ack_of(&slow).await;
    let quick = ada.slash(CHESS_CLUB, "help", &json!({})).expect("sent");
    assert_eq!(quick.message().await.expect("an answer").content, "Help");
    bot.stub.gate.notify_one();
    slow.message().await.expect("an answer");
    close(playground, bot).await;
}
