//! When the database is slow, busy, full, away, or doesn't say whether it committed, nobody is misled and nothing happens twice.

use std::time::Duration;

use model::ids::GameId;
use model::screen::{Press, Verb};
use store::{Failpoint, Fault};

use app::request::{NewTable, Request};

use crate::stage::{ADA, BEN, CHANNEL, Said, Stage};

fn turn(text: &str) -> Request {
    Request::Move { turn: text.to_owned(), game: None }
}

async fn log(stage: &Stage, id: GameId) -> Vec<String> {
    let log = stage.store().log_between(id, 0, i64::MAX).await.expect("the database");
    log.into_iter().map(|row| row.text).collect()
}

async fn boards(stage: &Stage) -> usize {
    let said = stage.said().await.remove(&CHANNEL).unwrap_or_default();
    said.iter().filter(|said| matches!(said, Said::Posted { attachment: Some(_), .. })).count()
}

#[tokio::test]
async fn a_turn_whose_commit_went_unheard_counts_once_and_its_player_hears_so() {
    Stage::each(async |stage| {
        let id = stage.game("chess").await;
        stage.said().await;
        stage.failpoints.order(Failpoint::Commit, Fault::Unheard, 1);
        let answer = stage.ask(ADA, turn("e4")).await;
        assert!(answer.text.contains("You played `e4`"), "{}", answer.text);
        assert_eq!(log(&stage, id).await, ["e2e4"]);
        assert_eq!(boards(&stage).await, 1, "said once");
        let answer = stage.ask(BEN, turn("e5")).await;
        assert!(answer.text.contains("You played `e5`"), "{}", answer.text);
        assert_eq!(stage.failpoints.left(), 0);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_turn_is_looked_up_while_the_database_is_away() {
    Stage::each(async |stage| {
        let id = stage.game("chess").await;
        stage.failpoints.order(Failpoint::Commit, Fault::Unheard, 1);
        stage.failpoints.order(Failpoint::Begin, Fault::Slow(Duration::ZERO), 1);
        // Longer than anybody waits who doesn't fear that it counted.
        stage.failpoints.order(Failpoint::Begin, Fault::Gone, 8);
        let answer = stage.ask(ADA, turn("e4")).await;
        assert!(answer.text.contains("You played `e4`"), "{}", answer.text);
        assert_eq!(log(&stage, id).await, ["e2e4"]);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn what_did_not_stand_is_done_anew_or_said_to_have_changed_nothing() {
    Stage::each(async |stage| {
        let id = stage.game("chess").await;
        for fault in [Fault::Busy, Fault::Gone] {
            stage.failpoints.order(Failpoint::Commit, fault, 2);
        }
        let answer = stage.ask(ADA, turn("e4")).await;
        assert!(answer.text.contains("You played `e4`"), "tried again: {}", answer.text);
        stage.failpoints.order(Failpoint::Begin, Fault::Gone, 8);
        let answer = stage.ask(BEN, turn("e5")).await;
        assert!(
            answer.text.contains("couldn't reach my records just now, so nothing has changed"),
            "{}",
            answer.text
        );
        stage.failpoints.order(Failpoint::Commit, Fault::Full, 1);
        let answer = stage.ask(BEN, turn("e5")).await;
        assert!(answer.text.contains("can't write anything down"), "{}", answer.text);
        assert_eq!(log(&stage, id).await, ["e2e4"]);
        assert_eq!(stage.failpoints.left(), 0);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn tables_are_opened_and_joined_once() {
    Stage::each(async |stage| {
        // The first request of a person notes their language.
        for person in [ADA, BEN] {
            stage.ask(person, Request::Help).await;
        }
        stage.failpoints.order(Failpoint::Commit, Fault::Unheard, 1);
        let wanted = NewTable { rules: "chess".to_owned(), opponent: Some(BEN), ..NewTable::default() };
        let answer = stage.ask(ADA, Request::Play(wanted)).await;
        assert!(answer.text.contains("That counted"), "{}", answer.text);
        let open =
            stage.store().games_of(ADA, &[model::game::Status::Invited], 10).await.expect("the database");
        let [game] = &open[..] else { panic!("one table: {}", open.len()) };
        stage.failpoints.order(Failpoint::Commit, Fault::Unheard, 1);
        let press = Press { verb: Verb::Join, game: Some(game.id), version: 1, arg: String::new() };
        let answer = stage.press(BEN, press, None).await;
        assert!(answer.text.contains("That counted"), "{}", answer.text);
        assert_eq!(boards(&stage).await, 1);
        stage.close().await;
    })
    .await;
}
