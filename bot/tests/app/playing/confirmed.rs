//! Turns are shown to their player for confirmation before they are played, if the player wants that.

use app::request::Request;
use model::ids::{GameId, UserId};
use model::screen::{Press, Screen, Verb};

use crate::guilds::notifications::set;
use crate::joining::four::{buttons, labels};
use crate::stage::{ADA, BEN, Stage};
use crate::told::played as told;

async fn types(stage: &Stage, person: UserId, id: GameId, turn: &str) -> Screen {
    stage.ask(person, Request::Move { turn: turn.to_owned(), game: Some(format!("#{id}")) }).await
}

async fn tap(stage: &Stage, person: UserId, screen: &Screen, label: &str) -> Screen {
    let button = buttons(&screen.rows).into_iter().find(|button| button.label == label);
    stage.press(person, button.unwrap_or_else(|| panic!("no {label}: {screen:?}")).press, None).await
}

async fn entries(stage: &Stage, id: GameId) -> i64 {
    stage.store().game(id).await.expect("the database").expect("the game").entries
}

#[tokio::test]
async fn a_typed_turn_waits_for_a_word_over_a_restart_and_nobody_notices() {
    Stage::each(async |stage| {
        let id = stage.game("chess").await;
        set(&stage, ADA, "confirm.on", None).await;
        stage.said().await;
        let shown = types(&stage, ADA, id, "e4").await;
        assert!(shown.text.contains("Nothing is played yet: `e4`"), "{shown:?}");
        assert_eq!(labels(&shown.rows), ["Play it", "Change"]);
        assert_eq!(shown.picture.as_ref().map(|picture| picture.draft.as_str()), Some("e2e4"));
        assert_eq!(entries(&stage, id).await, 0);
        assert!(stage.said().await.is_empty(), "nothing has happened");
        let stage = stage.restarted().await;
        let played = tap(&stage, ADA, &shown, "Play it").await;
        assert!(played.text.contains("You played `e4`"), "{played:?}");
        assert_eq!(entries(&stage, id).await, 1);
        // Without this setting turns are played at once; illegal ones are refused as usual.
        assert!(types(&stage, BEN, id, "e5").await.text.contains("You played `e5`"));
        let odd = types(&stage, ADA, id, "Ke5").await;
        assert!(!odd.text.contains("Nothing is played yet") && !odd.rows.is_empty(), "{odd:?}");
        let late = tap(&stage, ADA, &shown, "Play it").await;
        assert!(late.text.contains("out of date"), "another moment: {late:?}");
        assert_eq!(entries(&stage, id).await, 2);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_button_plays_the_turn_it_stands_under_and_no_other() {
    Stage::each(async |stage| {
        for (game, one, other) in [("chess", "e4", "c4"), ("masquerade", "KQ/QN/RB/BK/NR", "KK/QQ/RR/BB/NN")]
        {
            let id = stage.game(game).await;
            set(&stage, ADA, "confirm.on", None).await;
            let first = types(&stage, ADA, id, one).await;
            let second = types(&stage, ADA, id, other).await;
            stage.said().await;
            let before = entries(&stage, id).await;
            // The first message's button shows what waits by now, and plays nothing.
            let asked = tap(&stage, ADA, &first, "Play it").await;
            assert!(asked.text.contains(&format!("Nothing is played yet: `{other}`")), "{asked:?}");
            assert_eq!(entries(&stage, id).await, before, "{game}");
            assert!(stage.said().await.is_empty(), "nothing has happened");
            // The first turn once more: its own button plays it, as the one from before does.
            types(&stage, ADA, id, one).await;
            let still = tap(&stage, ADA, &second, "Play it").await;
            assert!(still.text.contains("Nothing is played yet") && entries(&stage, id).await == before);
            let played = tap(&stage, ADA, &first, "Play it").await;
            assert_eq!(told(&played.text).as_deref(), Some(one), "{played:?}");
        }
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn what_was_typed_beyond_a_commit_point_waits_along_and_nothing_is_uncovered_before() {
    let stage = Stage::open().await;
    let id = stage.game("zombie").await;
    for (person, turn) in [(ADA, "e2e4"), (BEN, "d7d5")] {
        types(&stage, person, id, turn).await;
    }
    set(&stage, ADA, "confirm.on", None).await;
    let shown = types(&stage, ADA, id, "exd5/@b2").await;
    assert!(shown.text.contains("Nothing is played yet: `e4d5`"), "{shown:?}");
    assert!(shown.text.contains("Then, as far as it is possible there: `@b2`"), "{shown:?}");
    assert_eq!(shown.picture.as_ref().map(|picture| picture.draft.as_str()), Some(""), "as it stands");
    assert_eq!(entries(&stage, id).await, 2);
    let played = tap(&stage, ADA, &shown, "Play it").await;
    assert!(played.text.contains("You played `e4d5/@b2`"), "{played:?}");
    stage.close().await;
}

#[tokio::test]
async fn change_leads_back_to_the_picker_before_the_last_step() {
    let stage = Stage::open().await;
    let id = stage.game("masquerade").await;
    set(&stage, ADA, "confirm.on", None).await;
    let shown = types(&stage, ADA, id, "KR/QK/RN/BB/NQ").await;
    assert!(shown.text.contains("`KR/QK/RN/BB/NQ`"), "{shown:?}");
    let picker = tap(&stage, ADA, &shown, "Change").await;
    assert!(picker.text.contains("So far: `KR/QK/RN/BB`") && !picker.rows.is_empty(), "{picker:?}");
    let typed =
        buttons(&picker.rows).into_iter().find(|button| button.press.verb == Verb::Type).expect("a button");
    let press = Press { verb: Verb::Typed, arg: String::new(), ..typed.press };
    let before = entries(&stage, id).await;
    let again = stage.press(ADA, press, Some("KK/QQ/RR/BB/NN")).await;
    assert!(again.text.contains("`KK/QQ/RR/BB/NN`") && entries(&stage, id).await == before, "{again:?}");
    let played = tap(&stage, ADA, &again, "Play it").await;
    assert!(played.text.contains("(`KK/QQ/RR/BB/NN`)."), "{played:?}");
    stage.close().await;
}

#[tokio::test]
async fn a_sealed_decision_is_shown_first_and_so_is_its_change() {
    let stage = Stage::open().await;
    let id = stage.game("chess-golf").await;
    set(&stage, ADA, "confirm.on", None).await;
    for bid in ["6", "4"] {
        stage.said().await;
        let before = entries(&stage, id).await;
        let shown = types(&stage, ADA, id, bid).await;
        assert!(shown.text.contains(&format!("`{bid}`")) && labels(&shown.rows)[0] == "Play it", "{shown:?}");
        assert!(entries(&stage, id).await == before && stage.said().await.is_empty());
        let played = tap(&stage, ADA, &shown, "Play it").await;
        assert!(played.text.starts_with(&format!("You bid {bid} moves.")), "{played:?}");
    }
    stage.close().await;
}
