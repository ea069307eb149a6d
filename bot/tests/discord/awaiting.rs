//! Answers that await a game's next question: it takes their place, unless the person does something there first.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use app::request::Request;
use model::ids::GameId;
use model::screen::{Press, Screen, Verb};
use playground::{CHESS_CLUB, Playground, Route, Seen, Who};
use serde_json::json;

use crate::support::{Bot, Stub, close, eventually, open, press_public, sent, with_button};

/// The control that shows the next question.
fn next() -> Press {
    Press { verb: Verb::Move, game: Some(GameId(42)), version: 0, arg: String::new() }
}

/// A turn is answered by an answer that awaits, with a button to look at the board.
fn by_request(request: &Request) -> Screen {
    match request {
        Request::Press { press, .. } if press.verb == Verb::Move => Screen::text("Which move?"),
        Request::Press { .. } => Screen::text("The board"),
        _ => Screen { awaits: Some(GameId(42)), ..with_button("You played", "Look", Verb::Board) },
    }
}

/// A bot whose next question is there after this many looks, and Ada's answer that awaits it.
async fn awaiting(looks: usize) -> (Playground, Bot, Seen) {
    let stub = Stub::new().await.answering(by_request).asking_next(looks, next());
    let (playground, bot) = open(stub).await;
    let ada = playground.person(Who::Ada);
    let call = ada.slash(CHESS_CLUB, "move", &json!({ "turn": "e4" })).expect("sent");
    let seen = call.message().await.expect("an answer");
    assert_eq!(seen.content, "You played");
    (playground, bot, seen)
}

#[tokio::test]
async fn the_next_question_takes_the_place_of_the_answer_that_awaits_it() {
    let (playground, bot, _) = awaiting(2).await;
    eventually("the next question", || sent(&playground, Route::EditOriginal).len() == 2).await;
    let edits = sent(&playground, Route::EditOriginal);
    assert_eq!(edits[1].body.as_ref().expect("a body")["content"], "Which move?");
    assert_eq!(bot.stub.looks.load(Ordering::SeqCst), 3);
    let asked = close(playground, bot).await;
    assert_eq!(asked[1..], [Request::Press { press: next(), value: None }]);
}

#[tokio::test]
async fn whoever_presses_in_the_message_meanwhile_keeps_what_they_asked_for() {
    let (playground, bot, seen) = awaiting(usize::MAX).await;
    let ada = playground.person(Who::Ada);
    let look = ada.press(seen.id, &seen.button("Look").expect("a button")).expect("pressed");
    assert_eq!(look.message().await.expect("an answer").content, "The board");
    // From now on the question is there: for another answer, and too late for the first.
    bot.stub.in_vain.store(0, Ordering::SeqCst);
    ada.slash(CHESS_CLUB, "move", &json!({ "turn": "d4" })).expect("sent");
    eventually("its question", || sent(&playground, Route::EditOriginal).len() == 4).await;
    let edits = sent(&playground, Route::EditOriginal);
    let said: Vec<_> = edits.iter().map(|edit| &edit.body.as_ref().expect("a body")["content"]).collect();
    assert_eq!(said, ["You played", "The board", "You played", "Which move?"]);
    close(playground, bot).await;
}

#[tokio::test]
async fn asked_for_elsewhere_the_question_is_shown_there_alone() {
    let (playground, bot, _) = awaiting(usize::MAX).await;
    let asked = press_public(&playground, &bot, Who::Ada, Verb::Move).await;
    assert_eq!(asked.message().await.expect("an answer").content, "Which move?");
    // From now on the question is there: for Ben's answer, which began later than Ada's.
    bot.stub.in_vain.store(0, Ordering::SeqCst);
    playground.person(Who::Ben).slash(CHESS_CLUB, "move", &json!({ "turn": "d4" })).expect("sent");
    eventually("Ben's question", || sent(&playground, Route::EditOriginal).len() >= 4).await;
    let edits = sent(&playground, Route::EditOriginal);
    let said: Vec<_> = edits.iter().map(|edit| &edit.body.as_ref().expect("a body")["content"]).collect();
    assert_eq!(said, ["You played", "Which move?", "You played", "Which move?"]);
    close(playground, bot).await;
}

#[tokio::test]
async fn the_end_of_the_program_is_not_waited_for_by_answers() {
    let (playground, bot, _) = awaiting(usize::MAX).await;
    eventually("a look", || bot.stub.looks.load(Ordering::SeqCst) > 0).await;
    let stub = Arc::clone(&bot.stub);
    let before = stub.looks.load(Ordering::SeqCst);
    close(playground, bot).await;
    // In the seconds that answers under way are given at the end it would look several times.
    let looks = stub.looks.load(Ordering::SeqCst) - before;
    assert!(looks <= 1, "{looks} looks");
}
