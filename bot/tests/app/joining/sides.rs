//! Two against two: turns, ends and draws of a side, and people who hold several seats.

use model::screen::{Press, Verb};

use app::request::{DrawAction, Request};

use crate::joining::four::{
    buttons, draw, four, labels, names, opened, played, posted, press, shared, sit, two,
};
use crate::playing::plans::{plays, sets};
use crate::stage::{ADA, BEN, CLEO, DEV, Stage, direct};

#[tokio::test]
async fn four_people_move_in_the_order_of_their_seats_and_each_is_called_in_turn() {
    let stage = Stage::open().await;
    let id = four(&stage).await;
    stage.said().await;
    let order = [(ADA, "e2e4"), (BEN, "e7e5"), (CLEO, "d2d4"), (DEV, "d7d6"), (ADA, "g1f3")];
    for ((person, turn), next) in order.into_iter().zip([BEN, CLEO, DEV, ADA, BEN]) {
        for other in [ADA, BEN, CLEO, DEV].into_iter().filter(|other| *other != person) {
            let refused = stage.ask(other, Request::Move { turn: turn.to_owned(), game: None }).await;
            assert!(refused.text.contains(&format!("waiting for <@{person}>")), "{refused:?}");
        }
        played(&stage, person, turn).await;
        let board = posted(&stage).await;
        assert_eq!(board.pings, [next]);
        assert!(board.text.contains(&format!("<@{person}> played `{turn}`")), "{board:?}");
        // The player to move is told all turns since their last one, and nobody is told more.
        let before = board.text.split("Before that: ").nth(1).and_then(|rest| rest.split(". ").next());
        let told = ["e2e4", "e7e5", "d2d4", "d7d6"]
            .map(|earlier| before.is_some_and(|before| before.contains(earlier)));
        let expected = match turn {
            "e2e4" => [false; 4],
            "e7e5" => [true, false, false, false],
            "d2d4" => [true, true, false, false],
            "d7d6" => [false, true, true, false],
            _ => [false, false, true, true],
        };
        assert_eq!(told, expected, "{board:?}");
    }
    let record = stage.ask(CLEO, Request::History { game: Some(format!("#{id}")) }).await;
    assert!(record.text.contains("1. e2e4  e7e5  d2d4  d7d6"), "{record:?}");
    stage.close().await;
}

#[tokio::test]
async fn a_checkmate_wins_for_the_side() {
    let stage = Stage::open().await;
    four(&stage).await;
    let line = ["f2f3", "e7e5", "a2a3", "a7a6", "g2g4", "h7h6", "b2b3", "d8h4"];
    let mut last = None;
    for (person, turn) in [ADA, BEN, CLEO, DEV].into_iter().cycle().zip(line) {
        stage.said().await;
        last = Some(played(&stage, person, turn).await);
    }
    let last = last.expect("somebody played");
    assert!(
        last.text.contains("**You won** (Black wins: checkmate)."),
        "in private as its player reads it: {last:?}"
    );
    let end = posted(&stage).await;
    assert!(end.text.contains(&format!("<@{DEV}> played `d8h4`")), "{end:?}");
    assert!(end.text.contains("**Black wins: checkmate.**"), "{end:?}");
    assert_eq!(end.pings, [ADA, BEN, CLEO], "all but the person who has just ended it");
    stage.close().await;
}

#[tokio::test]
async fn a_resignation_ends_it_for_the_whole_side_which_is_said_before() {
    let stage = Stage::open().await;
    let id = four(&stage).await;
    let asked = stage.ask(CLEO, Request::Resign { game: None }).await;
    assert!(asked.text.contains(&format!("for all of **White**: <@{ADA}> and <@{CLEO}>")), "{asked:?}");
    let yes = buttons(&asked.rows).into_iter().find(|button| button.press.verb == Verb::ResignYes);
    stage.said().await;
    let done = stage.press(CLEO, yes.expect("a button").press, None).await;
    assert!(done.text.contains("Black wins: resignation"), "{done:?}");
    let end = posted(&stage).await;
    assert!(end.text.contains(&format!("<@{CLEO}> resigned.")), "{end:?}");
    assert!(end.text.contains("**Black wins: resignation.**"), "{end:?}");
    assert_eq!(end.pings, [ADA, BEN, DEV], "all but the person who has just ended it");
    let over = stage.ask(ADA, Request::History { game: Some(format!("#{id}")) }).await;
    assert!(over.text.contains("Black wins: resignation"), "{over:?}");
    stage.close().await;
}

#[tokio::test]
async fn a_draw_is_offered_to_the_other_side_and_one_of_them_answers_for_it() {
    let stage = Stage::open().await;
    four(&stage).await;
    stage.said().await;
    draw(&stage, CLEO, DrawAction::Offer).await;
    let offer = posted(&stage).await;
    assert_eq!(offer.pings, [BEN, DEV]);
    assert!(offer.text.contains(&format!("<@{CLEO}> offers a draw")), "{offer:?}");
    assert!(offer.text.contains(&format!("<@{BEN}> and <@{DEV}>, do you agree?")), "{offer:?}");
    for own in [ADA, CLEO] {
        let refused = draw(&stage, own, DrawAction::Accept).await;
        assert!(refused.text.contains("No draw offer"), "{refused:?}");
        let refused = draw(&stage, own, DrawAction::Offer).await;
        assert!(refused.text.contains("still stands"), "{refused:?}");
    }
    let agreed = draw(&stage, DEV, DrawAction::Accept).await;
    assert!(agreed.text.contains("Draw: agreement"), "{agreed:?}");
    stage.close().await;
}

#[tokio::test]
async fn somebody_who_holds_several_seats_acts_from_the_one_whose_turn_it_is_and_is_mentioned_once() {
    let stage = Stage::open().await;
    let names = names();
    two(&stage).await;
    stage.said().await;
    let answer = played(&stage, ADA, "e2e4").await;
    assert!(answer.text.contains(&format!("Now it's your turn as **{}**", names[1])), "{answer:?}");
    let board = posted(&stage).await;
    assert!(board.pings.is_empty(), "she has just played: {board:?}");
    assert!(board.text.contains(&format!("<@{ADA}> ({}) played `e2e4`", names[0])), "{board:?}");
    assert!(board.text.contains(&format!("<@{ADA}>, it's your turn as **{}**", names[1])), "{board:?}");
    let answer = played(&stage, ADA, "e7e5").await;
    assert!(answer.text.contains("`e7e5`") && !answer.text.contains("Now it's"), "{answer:?}");
    let board = answer.picture.as_ref().map(|board| (board.entries, board.seat));
    assert_eq!(board, Some((2, Some(1))), "from the seat that played: {answer:?}");
    assert_eq!(labels(&answer.rows), ["Next move"], "{answer:?}");
    let shown = stage.ask(BEN, Request::Board { game: None, flip: false, text: false }).await;
    assert_eq!(shown.picture.and_then(|picture| picture.seat), Some(2));
    played(&stage, BEN, "d2d4").await;
    let shown = stage.ask(BEN, Request::Board { game: None, flip: false, text: false }).await;
    assert_eq!(shown.picture.and_then(|picture| picture.seat), Some(3));
    let picker = stage.ask(BEN, Request::Games).await;
    assert!(picker.text.contains("your turn"), "{picker:?}");
    played(&stage, BEN, "d7d6").await;
    let asked = stage.ask(ADA, Request::Resign { game: None }).await;
    let yes = buttons(&asked.rows).into_iter().find(|button| button.press.verb == Verb::ResignYes);
    stage.said().await;
    stage.press(ADA, yes.expect("a button").press, None).await;
    let end = posted(&stage).await;
    assert!(end.text.contains("Black wins: resignation"), "it was White's turn: {end:?}");
    assert_eq!(end.pings, [BEN], "all but the person who has just ended it");
    stage.close().await;
}

#[tokio::test]
async fn nobody_answers_an_offer_of_their_own() {
    let stage = Stage::open().await;
    two(&stage).await;
    stage.said().await;
    draw(&stage, ADA, DrawAction::Offer).await;
    let offer = posted(&stage).await;
    assert_eq!(offer.pings, [BEN]);
    for action in [DrawAction::Accept, DrawAction::Decline] {
        let own = draw(&stage, ADA, action).await;
        assert!(own.text.contains("made that offer yourself"), "{own:?}");
    }
    let declined = draw(&stage, BEN, DrawAction::Decline).await;
    assert!(declined.text.contains("play on"), "{declined:?}");
    stage.close().await;
}

#[tokio::test]
async fn somebody_who_holds_the_whole_other_side_is_not_asked_by_themselves() {
    let stage = Stage::open().await;
    let id = opened(&stage, shared()).await;
    for (person, seat) in [(ADA, 1), (ADA, 3), (BEN, 2)] {
        sit(&stage, person, id, seat).await;
    }
    let refused = draw(&stage, ADA, DrawAction::Offer).await;
    assert!(refused.text.contains("nobody could answer"), "{refused:?}");
    draw(&stage, BEN, DrawAction::Offer).await;
    let agreed = draw(&stage, ADA, DrawAction::Accept).await;
    assert!(agreed.text.contains("Draw: agreement"), "{agreed:?}");
    stage.close().await;
}

#[tokio::test]
async fn my_secrets_shows_every_own_seat_and_no_other() {
    let stage = Stage::open().await;
    let id = stage.game("zombie").await;
    let others = press(&stage, ADA, id, Verb::Secrets, "1").await;
    assert!(others.text.contains("don't know that button") && others.picture.is_none(), "{others:?}");
    let one = press(&stage, ADA, id, Verb::Secrets, "").await;
    assert_eq!(labels(&one.rows), ["Move", "More"], "the ways back, and no other seat");
    assert_eq!(one.picture.and_then(|picture| picture.seat), Some(0));
    // No game of the catalogue keeps secrets at a table for more than two yet.
    stage.spoil("UPDATE seats SET person = 11 WHERE game = $1", id).await;
    let first = press(&stage, ADA, id, Verb::Secrets, "").await;
    assert_eq!(first.picture.as_ref().and_then(|picture| picture.seat), Some(0), "{first:?}");
    assert_eq!(labels(&first.rows), ["Move", "As Black", "More"]);
    let second = stage.press(ADA, buttons(&first.rows)[1].press.clone(), None).await;
    assert_eq!(second.picture.as_ref().and_then(|picture| picture.seat), Some(1), "{second:?}");
    assert_eq!(labels(&second.rows), ["Move", "As White", "More"]);
    for arg in ["2", "-1", "0x", "256"] {
        let forged = press(&stage, ADA, id, Verb::Secrets, arg).await;
        assert!(forged.picture.is_none(), "{forged:?}");
    }
    let gone = press(&stage, BEN, id, Verb::Secrets, "1").await;
    assert!(gone.picture.is_none(), "{gone:?}");
    stage.close().await;
}

#[tokio::test]
async fn what_a_seat_that_acts_learns_is_told_in_the_answer_alone() {
    let stage = Stage::open().await;
    let id = stage.game("zombie").await;
    stage.spoil("UPDATE seats SET person = 11 WHERE game = $1", id).await;
    for (turn, secret) in [("e2e4", ""), ("d7d5", ""), ("e4d5/@b2", "b2"), ("d8d5/@b7", "b7")] {
        let answer = played(&stage, ADA, turn).await;
        assert!(answer.text.contains(secret), "{answer:?}");
    }
    assert!(!stage.said().await.contains_key(&direct(ADA)), "secrets come once");
    stage.close().await;
}

/// A plan is played while its owner is away, so no answer tells them its results.
#[tokio::test]
async fn what_a_plan_brings_to_know_comes_by_direct_message_unless_it_is_unwanted() {
    for wanted in [true, false] {
        let stage = Stage::open().await;
        let id = stage.game("zombie").await;
        plays(&stage, ADA, id, "e2e4").await;
        if !wanted {
            let press =
                Press { verb: Verb::Notifications, game: None, version: 0, arg: "secrets.off".to_owned() };
            stage.press(BEN, press, None).await;
        }
        plays(&stage, BEN, id, "d7d5").await;
        sets(&stage, BEN, id, "e4d5/@? d8d5/@b7").await;
        stage.said().await;
        plays(&stage, ADA, id, "e4d5/@b2").await;
        stage.pass_minutes(5).await;
        let said = stage.said().await;
        let told = said.get(&direct(BEN)).map_or_else(String::new, |said| format!("{said:?}"));
        assert_eq!(told.contains("b7"), wanted, "{told}");
        let secrets = stage.ask(BEN, Request::Secrets { game: Some(format!("#{id}")) }).await;
        assert!(secrets.text.contains("b7"), "{secrets:?}");
        stage.close().await;
    }
}
