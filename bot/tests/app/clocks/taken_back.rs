//! Clocks when turns are taken back: nobody gains time by it, and nobody loses at once by it.

use app::request::OfferRequest;

use super::*;

/// A player takes their last turn back, and the other side agrees.
async fn takes_back(stage: &Stage, person: UserId, other: UserId) {
    stage.said().await;
    let made = stage.ask(person, Request::Offer(OfferRequest::Takeback { game: None })).await;
    assert!(made.text.contains("Your offer is made"), "{made:?}");
    let offer = posted(stage).await;
    let agreed = tap(stage, other, &offer, "Agree").await;
    assert!(agreed.text.contains(&format!("<@{person}> takes back `")), "{agreed:?}");
}

#[tokio::test]
async fn a_bank_keeps_no_refill_of_a_turn_that_was_taken_back() {
    Stage::each(async |stage: Stage| {
        let id = begun(&stage, new_table("chess", "bank 1h + 10m", "lose")).await;
        stage.pass_minutes(20).await;
        plays(&stage, ADA, id, "e4").await;
        assert_eq!(clock(&stage, id, 0).await.left_ms, 50 * MINUTE);
        stage.pass_minutes(5).await;
        takes_back(&stage, ADA, BEN).await;
        let now = stage.now();
        let ada = clock(&stage, id, 0).await;
        assert_eq!((ada.left_ms, ada.deadline_ms), (40 * MINUTE, Some(now + 40 * MINUTE)));
        let ben = clock(&stage, id, 1).await;
        assert_eq!((ben.left_ms, ben.deadline_ms), (55 * MINUTE, None), "what was used is used");
        // Once more, over a restart: however often, it brings nothing.
        let stage = stage.restarted().await;
        plays(&stage, ADA, id, "d4").await;
        takes_back(&stage, ADA, BEN).await;
        assert!(clock(&stage, id, 0).await.left_ms <= 40 * MINUTE);
        plays(&stage, ADA, id, "d4").await;
        assert!(
            (49 * MINUTE..=50 * MINUTE).contains(&clock(&stage, id, 0).await.left_ms),
            "it counts when it stands"
        );
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn of_two_turns_taken_back_both_sides_keep_nothing() {
    Stage::each(async |stage: Stage| {
        let id = begun(&stage, new_table("chess", "bank 1h + 10m", "lose")).await;
        stage.pass_minutes(20).await;
        plays(&stage, ADA, id, "e4").await;
        stage.pass_minutes(15).await;
        plays(&stage, BEN, id, "e5").await;
        assert_eq!(clock(&stage, id, 1).await.left_ms, 55 * MINUTE);
        stage.pass_minutes(7).await;
        // Ada takes back her turn, and with it Ben's answer; she continues with her time of then, minus the time used since.
        takes_back(&stage, ADA, BEN).await;
        assert_eq!(clock(&stage, id, 0).await.left_ms, 33 * MINUTE);
        assert_eq!(clock(&stage, id, 1).await.left_ms, 45 * MINUTE);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_turn_begins_afresh_by_playing_it_alone() {
    Stage::each(async |stage: Stage| {
        let id = begun(&stage, new_table("chess", "1d", "lose")).await;
        stage.pass(20).await;
        plays(&stage, ADA, id, "e4").await;
        takes_back(&stage, ADA, BEN).await;
        assert_eq!(clock(&stage, id, 0).await.deadline_ms, Some(stage.now() + 4 * HOUR));
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn nobody_loses_at_once_by_a_takeback_and_nothing_is_kept_of_a_game_that_is_over() {
    Stage::each(async |stage: Stage| {
        let id = begun(&stage, new_table("chess", "1d", "lose")).await;
        stage.pass_minutes(24 * 60 - 1).await;
        plays(&stage, ADA, id, "e4").await;
        takes_back(&stage, ADA, BEN).await;
        assert_eq!(clock(&stage, id, 0).await.deadline_ms, Some(stage.now() + 10 * MINUTE));
        stage.pass_minutes(10).await;
        assert_eq!(row(&stage, id).await.status, Status::Over);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_gift_in_between_is_kept() {
    let stage = Stage::open().await;
    let id = begun(&stage, new_table("chess", "bank 1h + 10m", "lose")).await;
    stage.pass_minutes(20).await;
    plays(&stage, ADA, id, "e4").await;
    give(&stage, BEN, "30m").await;
    takes_back(&stage, ADA, BEN).await;
    assert_eq!(clock(&stage, id, 0).await.left_ms, 70 * MINUTE);
    stage.close().await;
}
