//! A real serenity bot works in the playground: every way of acting and answering, and the usual faults.

mod support;

use std::time::Duration;

use playground::{
    Ack, Author, CHESS_CLUB, Config, Effect, Fault, Outcome, Playground, Refusal, Route, Scope, Seen, Time,
    Who,
};
use serde_json::json;
use support::{Bot, PIXEL, code, http};

async fn open() -> (Playground, Bot) {
    let playground = Playground::start(Config::default()).await.expect("a playground");
    let bot = Bot::start(&playground).await;
    (playground, bot)
}

async fn close(playground: Playground, bot: Bot) {
    assert_eq!(playground.violations(), Vec::<String>::new());
    bot.stop().await;
    playground.stop().await;
}

async fn board(playground: &Playground) -> Seen {
    let call = playground.person(Who::Ada).slash(CHESS_CLUB, "board", &json!({})).expect("sent");
    call.message().await.expect("a board")
}

#[tokio::test]
async fn a_slash_command_is_deferred_and_answered_with_a_picture() {
    let (playground, bot) = open().await;
    let ada = playground.person(Who::Ada);
    let call =
        ada.slash(CHESS_CLUB, "board", &json!({ "opponent": Who::Ben.id().to_string() })).expect("sent");
    assert!(matches!(
        call.outcome().await.expect("an outcome"),
        Outcome::Acked { ack: Ack::DeferredMessage, .. }
    ));
    let message = call.message().await.expect("a board");
    assert_eq!(message.author, Author::Bot);
    assert_eq!(message.content, format!("A board for {}", Who::Ada.id()));
    let file = &message.files[0];
    assert_eq!((file.name.as_str(), file.alt.as_str(), &*file.bytes), ("board.png", "White to move", PIXEL));
    // Everybody sees it; the log of what they saw is the same but for nothing.
    let ben = playground.person(Who::Ben);
    assert_eq!(ben.messages(CHESS_CLUB)[0].id, message.id);
    assert_eq!(ben.transcript().difference(&ada.transcript()), None);
    assert!(ben.transcript().received[0].text.contains("\"thinking\":true"));
    close(playground, bot).await;
}

#[tokio::test]
async fn buttons_menus_and_forms_work() {
    let (playground, bot) = open().await;
    let ada = playground.person(Who::Ada);
    let ben = playground.person(Who::Ben);
    let message = board(&playground).await;

    let private = ben.press(message.id, "whoami").expect("sent").message().await.expect("an answer");
    assert!(private.private);
    assert_eq!(private.pings, [Who::Ben]);
    assert!(ada.messages(CHESS_CLUB).iter().all(|seen| seen.id != private.id));
    ben.dismiss(private.id).expect("dismissed");
    assert!(ben.message(private.id).is_none());

    let menu = message.menus().remove(0);
    let chosen = ada.select(message.id, &menu.custom_id, &["g1"]).expect("sent").message().await;
    let chosen = chosen.expect("a change");
    assert_eq!((chosen.id, chosen.content.as_str()), (message.id, "Chosen: g1"));
    assert_eq!(chosen.files.len(), 1, "an edit that names no attachments keeps them");

    let modal = ada.press(message.id, "form").expect("sent").modal().await.expect("a form");
    assert_eq!(modal.title, "Type a turn");
    assert!(matches!(ada.submit(&modal, &[("text", "far too long a turn")]), Err(Refusal::Field { .. })));
    let answer = ada.submit(&modal, &[("text", "e2e4")]).expect("sent").message().await.expect("an answer");
    assert_eq!(answer.content, "You typed e2e4", "the first further message takes the place of “thinking”");

    let changed = ada.press(message.id, "change").expect("sent").message().await.expect("a change");
    assert_eq!((changed.content.as_str(), changed.buttons().len()), ("Changed", 0));
    assert!(matches!(ada.press(message.id, "change"), Err(Refusal::NoControl { .. })));
    let forged = ada.press_raw(message.id, "change").expect("sent").outcome().await;
    assert!(matches!(forged, Ok(Outcome::Acked { ack: Ack::Update, .. })));
    close(playground, bot).await;
}

#[tokio::test]
async fn choices_come_while_one_types() {
    let (playground, bot) = open().await;
    let ada = playground.person(Who::Ada);
    let choices = ada.autocomplete(CHESS_CLUB, "board", &json!({ "turn": "e2" }), "turn").await;
    let names: Vec<String> = choices.expect("choices").into_iter().map(|choice| choice.name).collect();
    assert_eq!(names, ["e2e4", "e2e3"]);
    let refused = ada.slash(CHESS_CLUB, "bored", &json!({})).err().expect("a refusal").to_string();
    assert!(refused.contains("/bored") && refused.contains("board, whisper"), "{refused}");
    close(playground, bot).await;
}

#[tokio::test]
async fn direct_messages_are_private_and_may_be_closed() {
    let (playground, bot) = open().await;
    let ada = playground.person(Who::Ada);
    let whisper = || async {
        let call = ada.slash(CHESS_CLUB, "whisper", &json!({})).expect("sent");
        call.message().await.expect("an answer").content
    };
    assert_eq!(whisper().await, "Sent");
    assert_eq!(ada.messages(Who::Ada.dm())[0].content, "psst");
    assert!(playground.person(Who::Ben).messages(Who::Ada.dm()).is_empty());
    ada.set_dms_open(false);
    assert_eq!(whisper().await, "Refused with 50007");
    ada.set_dms_open(true);
    ada.say(Who::Ada.dm(), "hello").expect("said");
    let reply = ada.wait_for_message(Who::Ada.dm(), "a reply", |seen| seen.reply_to.is_some()).await;
    assert_eq!(reply.content, "You said hello", "direct messages are readable without a privileged intent");
    close(playground, bot).await;
}

#[tokio::test]
async fn threads_grow_from_messages_once_and_may_be_archived() {
    let (playground, bot) = open().await;
    let ada = playground.person(Who::Ada);
    let call = ada.slash(CHESS_CLUB, "thread", &json!({})).expect("sent");
    let start = call.message().await.expect("a message");
    let inside = ada.wait_for_message(start.id, "a message in the thread", |_| true).await;
    assert_eq!((inside.channel, inside.content.as_str()), (start.id, "In the thread"));
    assert_eq!(ada.message(start.id).and_then(|seen| seen.thread), Some(start.id));

    let http = http(&playground);
    let again = json!({ "name": "again", "auto_archive_duration": 1440 });
    let again = http.create_thread_from_message(CHESS_CLUB.into(), start.id.into(), &again, None).await;
    assert_eq!(again.err().as_ref().map(code), Some(160_004));

    playground.set_archived(start.id, true, false);
    let (changed, new) = (json!({ "content": "x" }), json!({ "content": "y" }));
    let edit = || http.edit_message(start.id.into(), inside.id.into(), &changed, vec![]);
    let send = || http.send_message(start.id.into(), vec![], &new);
    assert_eq!(edit().await.err().as_ref().map(code), Some(50083));
    send().await.expect("a message, which brings the thread back");
    edit().await.expect("a change");
    playground.set_archived(start.id, true, true);
    assert_eq!(send().await.err().as_ref().map(code), Some(160_005));
    playground.delete_channel(start.id);
    assert_eq!(send().await.err().as_ref().map(code), Some(10003));
    close(playground, bot).await;
}

#[tokio::test]
async fn a_nonce_keeps_a_message_single_when_its_reply_is_lost() {
    let playground =
        Playground::start(Config { time: Time::Frozen, ..Config::default() }).await.expect("open");
    let http = http(&playground);
    let body = json!({ "content": "once", "nonce": "row-1", "enforce_nonce": true });
    let send = || http.send_message(CHESS_CLUB.into(), vec![], &body);

    playground.faults().order(Fault::new(Effect::LoseRequest).on(Route::CreateMessage));
    assert!(send().await.is_err());
    let ada = playground.person(Who::Ada);
    assert!(ada.messages(CHESS_CLUB).is_empty(), "a lost request does nothing");

    playground.faults().order(Fault::new(Effect::LoseReply).on(Route::CreateMessage));
    let error = send().await.expect_err("no reply");
    assert_eq!(code(&error), 0, "no answer at all: {error}");
    assert_eq!(ada.messages(CHESS_CLUB).len(), 1, "a lost reply changes nothing about the message");
    let again = send().await.expect("the message there is");
    assert_eq!(again.id.get(), ada.messages(CHESS_CLUB)[0].id);
    assert_eq!(ada.messages(CHESS_CLUB).len(), 1);

    playground.advance(Duration::from_secs(600));
    send().await.expect("another message: the nonce is forgotten");
    assert_eq!(ada.messages(CHESS_CLUB).len(), 2);
    let statuses: Vec<u16> = playground.requests().iter().map(|record| record.status).collect();
    assert_eq!(statuses, [0, 200, 200, 200]);
    playground.stop().await;
}

#[tokio::test]
async fn ordered_errors_arrive_as_ordered() {
    let playground = Playground::start(Config::default()).await.expect("open");
    let http = http(&playground);
    let send = || async {
        let sent = http.send_message(CHESS_CLUB.into(), vec![], &json!({ "content": "x" })).await;
        match sent {
            Ok(_) => (200, 0),
            Err(serenity::Error::Http(serenity::http::HttpError::UnsuccessfulRequest(response))) => {
                (response.status_code.as_u16(), response.error.code)
            }
            Err(error) => panic!("{error}"),
        }
    };
    let faults = playground.faults();
    let limit = Effect::RateLimit { retry_after: Duration::from_millis(10), scope: Scope::User };
    for (effect, answer) in [
        (Effect::Status(500), (500, -1)),
        (Effect::Status(502), (502, -1)),
        (limit, (429, 0)),
        (Effect::Code(50007), (403, 50007)),
        (Effect::Code(50278), (403, 50278)),
        (Effect::Code(10008), (404, 10008)),
        (Effect::Code(30046), (429, 30046)),
    ] {
        faults.order(Fault::new(effect.clone()).on(Route::CreateMessage));
        assert_eq!(send().await, answer, "{effect:?}");
    }
    assert_eq!(send().await, (200, 0));
    playground.stop().await;
}

#[tokio::test]
async fn a_dropped_connection_is_resumed_and_nothing_is_missed() {
    let (playground, bot) = open().await;
    let ada = playground.person(Who::Ada);
    playground.faults().drop_gateway();
    // Sent while nobody is connected: it comes with the resume.
    let call = ada.slash(CHESS_CLUB, "board", &json!({})).expect("sent");
    assert_eq!(call.message().await.expect("a board").files.len(), 1);
    playground.faults().ask_reconnect();
    playground.wait_until("a connection", || playground.is_connected()).await;
    assert_eq!(board(&playground).await.files.len(), 1);
    playground.faults().invalidate_session(true);
    playground.wait_until("a connection", || playground.is_connected()).await;
    close(playground, bot).await;
}

#[tokio::test]
async fn who_is_not_answered_in_time_is_told_so() {
    let config = Config { time: Time::Frozen, ..Config::default() };
    let playground = Playground::start(config).await.expect("a playground");
    let bot = Bot::start(&playground).await;
    let ada = playground.person(Who::Ada);
    let call = ada.slash(CHESS_CLUB, "silent", &json!({})).expect("sent");
    playground.advance(Duration::from_millis(3001));
    assert_eq!(call.outcome().await, Ok(Outcome::Failed));
    assert!(format!("{:?}", ada.transcript()).contains("did not respond"));
    assert!(!format!("{:?}", playground.person(Who::Ben).transcript()).contains("did not respond"));
    bot.stop().await;
    let call = ada.slash(CHESS_CLUB, "board", &json!({})).expect("sent");
    assert_eq!(call.outcome().await, Ok(Outcome::Failed), "nobody hears of it, and nobody will");
    playground.stop().await;
}

#[tokio::test]
async fn it_listens_on_loopback_only() {
    let config = Config { addr: ([0, 0, 0, 0], 0).into(), ..Config::default() };
    let error = Playground::start(config).await.err().expect("a refusal").to_string();
    assert!(error.contains("loopback"), "{error}");
}
