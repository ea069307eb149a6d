//! What the picker says before it asks.

use app::request::Request;
use model::ids::{GameId, UserId};
use model::screen::{Press, Screen, Verb};
use words::Lang;

use crate::stage::{ADA, BEN, Stage};

async fn play(stage: &Stage, person: UserId, id: GameId, turn: &str) {
    let request = Request::Move { turn: turn.to_owned(), game: Some(format!("#{id}")) };
    let done = stage.ask(person, request).await;
    assert!(done.text.contains("You played"), "{turn}: {done:?}");
}

async fn picker(stage: &Stage, person: UserId, id: GameId) -> Screen {
    stage
        .press(person, Press { verb: Verb::Move, game: Some(id), version: 0, arg: String::new() }, None)
        .await
}

#[tokio::test]
async fn the_picker_says_what_the_other_player_did_last_and_none_of_its_secrets() {
    let stage = Stage::open().await;
    let id = stage.game("zombie").await;
    let first = picker(&stage, ADA, id).await;
    assert!(!first.text.contains("played"), "{first:?}");
    play(&stage, ADA, id, "e2e4").await;
    play(&stage, BEN, id, "d7d5").await;
    play(&stage, ADA, id, "e4d5/@b1").await;
    let shown = picker(&stage, BEN, id).await;
    assert!(shown.text.contains(&format!("<@{ADA}> played `e4d5/@?`")), "{shown:?}");
    assert!(!shown.text.contains("b1"), "{shown:?}");
    let press = Press { verb: Verb::Move, game: Some(id), version: 0, arg: String::new() };
    let request = Request::Press { press, value: None };
    let german = stage.ask_as(BEN, |asker| asker.lang = Lang::De, request).await;
    assert!(german.text.contains("`e4d5/@?`") && !german.text.contains("played"), "{german:?}");
    stage.close().await;
}
