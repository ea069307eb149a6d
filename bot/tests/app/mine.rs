//! One's own table: whose turn it is, lists, the next game.

use menagerie::app::request::Request;
use menagerie::ids::{GameId, UserId};
use menagerie::store::SeatResult;

use crate::stage::{ADA, BEN, Stage};

/// The games that wait for somebody, with since when.
async fn turns(stage: &Stage, person: UserId) -> Vec<(GameId, i64)> {
    let turns = stage.app.store().turns_of(person, 9).await.expect("the database");
    turns.iter().map(|turn| (turn.game, turn.asked_ms)).collect()
}

async fn play(stage: &Stage, person: UserId, id: GameId, turn: &str) {
    let game = Some(format!("#{id}"));
    let done = stage.ask(person, Request::Move { turn: turn.to_owned(), game }).await;
    assert!(done.text.contains("You played"), "{done:?}");
}

#[tokio::test]
async fn whose_turn_it_is_is_noted_with_every_change() {
    Stage::each(async |stage| {
        let id = stage.game("chess").await;
        let began = stage.now();
        assert_eq!(turns(&stage, ADA).await, [(id, began)]);
        assert_eq!(turns(&stage, BEN).await, []);
        stage.pass(3).await;
        play(&stage, ADA, id, "f2f3").await;
        assert_eq!(turns(&stage, ADA).await, []);
        assert_eq!(turns(&stage, BEN).await, [(id, stage.now())]);
        for (person, turn) in [(BEN, "e7e5"), (ADA, "g2g4"), (BEN, "d8h4")] {
            play(&stage, person, id, turn).await;
        }
        assert_eq!((turns(&stage, ADA).await, turns(&stage, BEN).await), (Vec::new(), Vec::new()));
        let lost = menagerie::store::Finished { result: Some(SeatResult::Lost), ..Default::default() };
        let store = stage.app.store();
        assert_eq!(store.finished_games(ADA, &lost, 0, 9).await.expect("the database"), [id]);
        assert_eq!(store.finished_games(BEN, &lost, 0, 9).await.expect("the database"), []);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn those_who_decide_at_the_same_time_are_noted_one_by_one() {
    let stage = Stage::open().await;
    let id = stage.game("chess-golf").await;
    let began = stage.now();
    assert_eq!((turns(&stage, ADA).await, turns(&stage, BEN).await), (vec![(id, began)], vec![(id, began)]));
    stage.close().await;
}

#[tokio::test]
async fn games_from_before_are_noted_at_the_next_start() {
    Stage::each(async |stage| {
        let id = stage.game("chess").await;
        play(&stage, ADA, id, "e2e4").await;
        let over = stage.game("chess").await;
        stage.spoil("UPDATE seats SET asked_ms = NULL WHERE game = $1", id).await;
        for (person, turn) in [(ADA, "f2f3"), (BEN, "e7e5"), (ADA, "g2g4"), (BEN, "d8h4")] {
            play(&stage, person, over, turn).await;
        }
        stage.spoil("UPDATE seats SET result = NULL WHERE game = $1", over).await;
        assert_eq!(turns(&stage, BEN).await, []);
        stage.pass(1).await;
        assert_eq!(turns(&stage, BEN).await.len(), 1);
        let won = menagerie::store::Finished { result: Some(SeatResult::Won), ..Default::default() };
        assert_eq!(stage.app.store().finished_games(BEN, &won, 0, 9).await.expect("the database"), [over]);
        stage.close().await;
    })
    .await;
}
