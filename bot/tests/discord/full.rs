//! A person with too many requests in progress is told so, and nothing else happens.

use model::screen::Verb;
use playground::{Ack, CHESS_CLUB, Call, Config, Outcome, Playground, Who};
use pool::Threads;
use serde_json::json;

use crate::support::{Bot, Stub, close, eventually, with_button};

/// How many requests one person may have in progress (docs/OPERATIONS.md).
const ROOM: usize = 32;

async fn ack_of(call: &Call) -> Ack {
    match call.outcome().await.expect("an outcome") {
        Outcome::Acked { ack, .. } => ack,
        Outcome::Failed => panic!("no acknowledgement"),
    }
}

#[tokio::test]
async fn what_finds_no_room_is_left_out_and_others_are_answered() {
    let playground = Playground::start(Config::default()).await.expect("a playground");
    let threads = Threads::start().expect("threads");
    let stub = Stub::new().await.suggesting(&[("one", "1")]);
    let bot = Bot::working_in(&playground, stub, threads.pool()).await;
    let (ada, ben) = (playground.person(Who::Ada), playground.person(Who::Ben));

    // Each of these waits until the test opens the gate.
    let history = || ada.slash(CHESS_CLUB, "game history", &json!({ "game": "#1" })).expect("sent");
    let waiting: Vec<Call> = (0..ROOM).map(|_| history()).collect();
    eventually("all of them", || bot.stub.asked().len() == ROOM).await;

    let refused = ada.slash(CHESS_CLUB, "help", &json!({})).expect("sent");
    assert_eq!(ack_of(&refused).await, Ack::Message, "no promise of an answer, the answer itself");
    let told = refused.message().await.expect("told");
    assert!(told.private && told.content.contains("nothing has changed"), "{}", told.content);
    // The message they pressed in keeps its controls.
    let board = bot.post(CHESS_CLUB, &with_button("A board", "Go", Verb::Rules)).await;
    let button = ada.message(board).and_then(|seen| seen.button("Go")).expect("a button");
    let pressed = ada.press(board, &button).expect("pressed").message().await.expect("told");
    assert!(pressed.private && pressed.content.contains("nothing has changed"), "{}", pressed.content);
    assert!(ada.message(board).and_then(|seen| seen.button("Go")).is_some());
    let typed = ada.autocomplete(CHESS_CLUB, "move", &json!({ "turn": "e2" }), "turn").await;
    assert_eq!(typed.expect("answered").len(), 0, "no suggestions rather than late ones");
    assert_eq!(bot.stub.asked().len(), ROOM, "nobody was asked anything");

    let answered = ben.slash(CHESS_CLUB, "help", &json!({})).expect("sent").message().await;
    assert_eq!(answered.expect("answered").content, "Help");

    for _ in 0..ROOM {
        bot.stub.gate.notify_one();
        tokio::task::yield_now().await;
    }
    for call in &waiting {
        bot.stub.gate.notify_waiters();
        call.message().await.expect("answered in the end");
    }
    let again = ada.slash(CHESS_CLUB, "help", &json!({})).expect("sent").message().await;
    assert_eq!(again.expect("answered").content, "Help", "there is room again");
    assert_eq!(close(playground, bot).await.len(), ROOM + 2);
    threads.close().await;
}
