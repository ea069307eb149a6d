//! A person who takes over a seat gets its secrets, and the one who left it loses its view.

use app::request::OfferRequest;
use sqlx::{AnyConnection, Connection, Row as _};

use super::*;
use crate::stage::{DEV, direct, last_post};
use crate::stored::privacy::delete;

/// A Masquerade game in which both have chosen and Ada is late; the question about it.
async fn late(stage: &Stage) -> (GameId, Screen) {
    let id = begun(stage, new_table("masquerade", "1d", "ask")).await;
    plays(stage, ADA, id, "KR/QK/RN/BB/NQ").await;
    plays(stage, BEN, id, "KK/QQ/RR/BB/NN").await;
    stage.said().await;
    stage.pass(24).await;
    (id, posted(stage).await)
}

#[tokio::test]
async fn a_newcomer_gets_the_seat_with_its_secrets_and_nobody_else_a_word_of_them() {
    Stage::each(async |stage: Stage| {
        let (id, asked) = late(&stage).await;
        tap(&stage, BEN, &asked, "Replace").await;
        let (text, rows) = heard(&stage).await;
        assert!(text.contains("the seat looks for somebody"), "{text}");
        let offer = Screen { text, rows, ..Screen::default() };
        assert!(tap(&stage, BEN, &offer, "Take the seat").await.text.contains("have a seat at this table"));
        assert!(tap(&stage, ADA, &offer, "Take the seat").await.text.contains("have a seat at this table"));
        // Two want it at the same moment, and one gets it.
        let (one, two) = tokio::join!(
            tap(&stage, CLEO, &offer, "Take the seat"),
            tap(&stage, DEV, &offer, "Take the seat")
        );
        let (newcomer, answer) = if one.text.contains("is yours") { (CLEO, &one) } else { (DEV, &two) };
        assert!(one.text.contains("is yours") != two.text.contains("is yours"), "{one:?} {two:?}");
        let game = row(&stage, id).await;
        assert_eq!(game.seats[0].person, Some(newcomer));
        assert_eq!(game.seats[0].clock.deadline_ms, Some(stage.now() + DAY), "a fresh clock");
        let said = stage.said().await;
        let direct_to = |person| said.contains_key(&direct(person));
        assert!(![newcomer, ADA, BEN].into_iter().any(direct_to), "the answer has said it: {said:?}");
        assert!(answer.text.contains("what only you may know"), "{answer:?}");
        let recipe = answer.picture.as_ref().expect("a picture");
        assert_eq!((recipe.seat, recipe.looker), (Some(0), Some(newcomer)));
        let board = last_post(&said[&CHANNEL]);
        assert!(board.text.contains("your turn as **White**"), "{board:?}");
        assert!(board.pings.is_empty(), "who is new has just pressed it, and nobody else is called");
        // The former player sees only public things, and gets no seat any more.
        let secrets = stage.ask(ADA, Request::Secrets { game: Some(format!("#{id}")) }).await;
        assert!(secrets.text.contains("You don't play in"), "{secrets:?}");
        let look =
            stage.ask(ADA, Request::Board { game: Some(format!("#{id}")), flip: false, text: false }).await;
        assert_eq!(look.picture.expect("a picture").seat, None);
        assert!(types(&stage, ADA, id, "e4").await.text.contains("You don't play in"));
        let stage = stage.restarted().await;
        plays(&stage, newcomer, id, "e4").await;
        let said = stage.said().await;
        assert!(!said.contains_key(&direct(ADA)), "{said:?}");
        stage.pass(24).await;
        let again = posted(&stage).await;
        tap(&stage, newcomer, &again, "Replace").await;
        let (text, rows) = heard(&stage).await;
        let offer = Screen { text, rows, ..Screen::default() };
        let back = tap(&stage, ADA, &offer, "Take the seat").await;
        assert!(back.text.contains("know too much"), "{back:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn what_was_offered_to_the_person_before_is_nothing_to_a_newcomer() {
    Stage::each(async |stage: Stage| {
        let (id, asked) = late(&stage).await;
        tap(&stage, BEN, &asked, "Replace").await;
        let (text, rows) = heard(&stage).await;
        let seat = Screen { text, rows, ..Screen::default() };
        let rest = OfferRequest::Adjourn { days: Some(2), until: None, game: Some(format!("#{id}")) };
        stage.ask(BEN, Request::Offer(rest.clone())).await;
        let offer = posted(&stage).await;
        assert!(tap(&stage, CLEO, &seat, "Take the seat").await.text.contains("is yours"));
        let said = format!("{:?}", stage.said().await);
        assert!(said.contains("no longer stands: somebody else sits at the board now"), "{said}");
        let agreed = tap(&stage, CLEO, &offer, "Agree").await;
        assert!(agreed.text.contains("no longer stands"), "{agreed:?}");
        assert_eq!(row(&stage, id).await.pause, None);
        let again = stage.ask(BEN, Request::Offer(rest)).await;
        assert!(again.text.contains("Your offer is made"), "none stands in its way: {again:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_seat_that_is_offered_goes_back_when_its_person_moves() {
    let stage = Stage::open().await;
    let (id, asked) = late(&stage).await;
    tap(&stage, BEN, &asked, "Replace").await;
    let (text, rows) = heard(&stage).await;
    let offer = Screen { text, rows, ..Screen::default() };
    plays(&stage, ADA, id, "e4").await;
    assert!(tap(&stage, CLEO, &offer, "Take the seat").await.text.contains("settled already"));
    assert_eq!(row(&stage, id).await.seats[0].person, Some(ADA));
    stage.close().await;
}

#[tokio::test]
async fn in_direct_messages_nobody_else_could_take_a_seat() {
    let stage = Stage::open().await;
    let screen = stage.ask_directly(ADA, Request::Play(new_table("chess", "1d", "ask"))).await;
    let id = buttons(&screen.rows).iter().find_map(|button| button.press.game).expect("a table");
    let press = Press { verb: Verb::Join, game: Some(id), version: 1, arg: String::new() };
    stage.press(BEN, press, None).await;
    stage.said().await;
    stage.pass(24).await;
    let said = stage.said().await;
    let posted = said[&direct(BEN)].iter().find_map(|said| match said {
        Said::Posted { screen, .. } => Some(screen),
        Said::Changed { .. } => None,
    });
    let screen = posted.unwrap_or_else(|| panic!("{said:?}"));
    let labels: Vec<_> = buttons(&screen.rows).into_iter().map(|button| button.label).collect();
    assert_eq!(labels, ["Wait", "Random move", "Lost on time"]);
    let late = clock(&stage, id, 0).await.late_ms.expect("late");
    let press = Press { verb: Verb::Clock, game: Some(id), version: late, arg: "replace.0".to_owned() };
    assert!(stage.press(BEN, press, None).await.text.contains("don't know that button"));
    stage.close().await;
}

/// How many marks of forgotten people are stored.
async fn marks(stage: &Stage) -> i64 {
    let mut beside = AnyConnection::connect(stage.url()).await.expect("the database");
    let row = sqlx::query("SELECT COUNT(*) AS marks FROM former_marks").fetch_one(&mut beside).await;
    row.expect("a number").get("marks")
}

#[tokio::test]
async fn being_forgotten_is_no_way_back_to_the_table() {
    Stage::each(async |stage: Stage| {
        let (id, asked) = late(&stage).await;
        tap(&stage, BEN, &asked, "Replace").await;
        let (text, rows) = heard(&stage).await;
        let offer = Screen { text, rows, ..Screen::default() };
        assert!(tap(&stage, CLEO, &offer, "Take the seat").await.text.contains("is yours"));
        // Ada knows White's secrets, has herself forgotten, and comes back when Black's seat is free.
        let forgotten = delete(&stage, ADA).await;
        assert!(forgotten.text.contains("I know nothing of you"), "{forgotten:?}");
        assert_eq!(marks(&stage).await, 1);
        let stage = stage.restarted().await;
        plays(&stage, CLEO, id, "e4").await;
        stage.said().await;
        stage.pass(24).await;
        let again = posted(&stage).await;
        tap(&stage, CLEO, &again, "Replace").await;
        let (text, rows) = heard(&stage).await;
        let offer = Screen { text, rows, ..Screen::default() };
        let back = tap(&stage, ADA, &offer, "Take the seat").await;
        assert!(back.text.contains("know too much"), "{back:?}");
        assert!(tap(&stage, DEV, &offer, "Take the seat").await.text.contains("is yours"));
        // With the end of the game nothing in it is secret, and nothing is kept of her.
        let resign = stage.ask(DEV, Request::Resign { game: Some(format!("#{id}")) }).await;
        stage.press(DEV, buttons(&resign.rows)[0].press.clone(), None).await;
        assert_eq!(row(&stage, id).await.status, Status::Over);
        assert_eq!(marks(&stage).await, 0);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn somebody_who_leaves_a_game_that_goes_on_is_marked_until_it_ends() {
    let stage = Stage::open().await;
    let id = stage.invitation("chess-golf").await;
    for person in [BEN, CLEO] {
        let join = Press { verb: Verb::Join, game: Some(id), version: 1, arg: String::new() };
        stage.press(person, join, None).await;
    }
    let start = Press { verb: Verb::Start, game: Some(id), version: 3, arg: String::new() };
    stage.press(ADA, start, None).await;
    delete(&stage, BEN).await;
    assert_eq!((row(&stage, id).await.status, marks(&stage).await), (Status::Running, 1));
    for person in [ADA, CLEO] {
        let resign = stage.ask(person, Request::Resign { game: Some(format!("#{id}")) }).await;
        if let Some(yes) = buttons(&resign.rows).first() {
            stage.press(person, yes.press.clone(), None).await;
        }
    }
    assert_eq!((row(&stage, id).await.status, marks(&stage).await), (Status::Over, 0));
    stage.close().await;
}
