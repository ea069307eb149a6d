//! Invitations expire by the clock.

use model::screen::{Press, Verb};

use crate::stage::{BEN, CHANNEL, Said, Stage};

#[tokio::test]
async fn an_invitation_lapses_when_its_time_is_over_and_not_before() {
    let stage = Stage::open().await;
    let game = stage.invitation("chess").await;
    stage.said().await;
    stage.pass(47).await;
    assert!(stage.said().await.is_empty(), "an hour is left");
    stage.pass(2).await;
    let said = stage.said().await;
    let [Said::Changed { change, .. }] = &said[&CHANNEL][..] else { panic!("{said:?}") };
    assert!(change.text.as_ref().is_some_and(|text| text.contains("nobody came in time")), "{change:?}");
    assert!(change.rows.is_empty());
    let press = Press { verb: Verb::Join, game: Some(game), version: 1, arg: String::new() };
    let late = stage.press(BEN, press, None).await;
    assert!(late.text.contains("is gone") || late.text.contains("lapsed"), "{late:?}");
    stage.close().await;
}

#[tokio::test]
async fn a_game_that_began_never_lapses() {
    let stage = Stage::open().await;
    stage.game("chess").await;
    stage.said().await;
    stage.pass(1000).await;
    assert!(stage.said().await.is_empty());
    stage.close().await;
}

#[tokio::test]
async fn an_invitation_that_cant_be_read_keeps_no_other_from_lapsing() {
    let stage = Stage::open().await;
    let broken = stage.invitation("chess").await;
    stage.pass(1).await;
    stage.invitation("chess").await;
    stage.said().await;
    stage.spoil("UPDATE games SET options = 'from another time' WHERE id = $1", broken).await;
    stage.pass(48).await;
    let said = stage.said().await;
    let [Said::Changed { change, .. }] = &said[&CHANNEL][..] else { panic!("{said:?}") };
    assert!(change.text.as_ref().is_some_and(|text| text.contains("nobody came in time")), "{change:?}");
    let due = stage.store().expired_invitations(stage.now(), 10).await.expect("the database");
    assert_eq!(due, [], "it isn't tried again at every look");
    stage.spoil("UPDATE games SET options = '{}' WHERE id = $1", broken).await;
    stage.pass(24).await;
    let said = stage.said().await;
    let [Said::Changed { change, .. }] = &said[&CHANNEL][..] else { panic!("{said:?}") };
    assert!(change.text.as_ref().is_some_and(|text| text.contains("nobody came in time")), "{change:?}");
    stage.close().await;
}
