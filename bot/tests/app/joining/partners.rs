//! Playing together against the game: hands that nobody else sees, and yes-or-no questions.

use model::ids::{GameId, UserId};
use model::screen::{Button, Press, Row, Screen, Verb};

use app::request::{NewTable, Request};
use discord::limits_broken;

use crate::joining::four::{buttons, labels};
use crate::stage::{ADA, BEN, CHANNEL, CLEO, Said, Stage, direct};

const GAME: &str = "cooperative";

async fn asks(stage: &Stage, person: UserId, id: GameId, question: &str) -> Screen {
    let request = Request::Ask { question: question.to_owned(), game: Some(format!("#{id}")) };
    stage.ask(person, request).await
}

/// The message with a question, and its two buttons.
async fn asked(stage: &Stage) -> (Screen, Vec<Button>) {
    let mut said = stage.said().await;
    let said = said.remove(&CHANNEL).expect("something in the channel");
    let [Said::Posted { screen, .. }] = &said[..] else { panic!("{said:?}") };
    assert_eq!(limits_broken(screen), Vec::<&str>::new());
    (*screen.clone(), buttons(&screen.rows))
}

async fn presses(stage: &Stage, person: UserId, button: &Button) -> Screen {
    stage.press(person, button.press.clone(), None).await
}

#[tokio::test]
async fn a_partner_answers_yes_or_no_and_everybody_hears_it() {
    Stage::each(async |stage: Stage| {
        let id = stage.game(GAME).await;
        stage.said().await;
        let done = asks(&stage, ADA, id, "Do you hold\na  black knight?").await;
        assert!(done.text.contains(&format!("goes to <@{BEN}>")), "{done:?}");
        let (screen, answers) = asked(&stage).await;
        assert_eq!(screen.pings, [BEN]);
        assert!(
            screen.text.contains(&format!("<@{ADA}> asks:\n> Do you hold a black knight?\n")),
            "{screen:?}"
        );
        assert_eq!(labels(&screen.rows), ["Yes", "No"]);
        let more = asks(&stage, ADA, id, "And a rook?").await;
        assert!(more.text.contains("still waits"), "{more:?}");
        let stage = stage.restarted().await;
        for person in [ADA, CLEO] {
            let refused = presses(&stage, person, &answers[0]).await;
            assert!(refused.text.contains(&format!("for <@{BEN}> to answer")), "{refused:?}");
        }
        assert!(stage.said().await.is_empty(), "nothing has happened");
        let done = presses(&stage, BEN, &answers[1]).await;
        assert!(done.text.contains("You answered **no**"), "{done:?}");
        let said = stage.said().await;
        let [Said::Changed { change, .. }] = &said[&CHANNEL][..] else { panic!("{said:?}") };
        let text = change.text.as_ref().expect("a text");
        assert!(text.contains("Do you hold a black knight?") && change.rows.is_empty(), "{change:?}");
        assert!(text.contains(&format!("<@{BEN}> says **no**.")), "{change:?}");
        let late = presses(&stage, BEN, &answers[0]).await;
        assert!(late.text.contains("answered already"), "{late:?}");
        assert!(stage.said().await.is_empty(), "the first answer stands");
        asks(&stage, BEN, id, "And you?").await;
        let (screen, answers) = asked(&stage).await;
        assert_eq!(screen.pings, [ADA], "partners ask each other");
        presses(&stage, ADA, &answers[0]).await;
        let said = stage.said().await;
        assert!(format!("{said:?}").contains("says **yes**"), "{said:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn questions_are_for_partners_and_short() {
    let stage = Stage::open().await;
    let id = stage.game(GAME).await;
    let chess = stage.game("chess").await;
    stage.said().await;
    let other = asks(&stage, ADA, chess, "Will you resign?").await;
    assert!(other.text.contains("no partner"), "{other:?}");
    let looker = asks(&stage, CLEO, id, "May I play?").await;
    assert!(looker.text.contains("don't play"), "{looker:?}");
    for (question, why) in [("", "yes-or-no"), (" \n\t ", "yes-or-no"), (&"x".repeat(201), "shorter")] {
        let odd = asks(&stage, ADA, id, question).await;
        assert!(odd.text.contains(why), "{question:?}: {odd:?}");
    }
    for arg in ["", "9", "-1", "x"] {
        let press = Press { verb: Verb::AnswerYes, game: Some(id), version: 0, arg: arg.to_owned() };
        let odd = stage.press(BEN, press, None).await;
        assert!(odd.text.contains("don't know that button"), "{arg}: {odd:?}");
    }
    assert!(stage.said().await.is_empty());
    let fits = asks(&stage, ADA, id, &"é".repeat(200)).await;
    assert!(fits.text.contains("goes to"), "{fits:?}");
    stage.close().await;
}

/// The messages in a person's direct messages since the last call.
fn told(said: &[Said]) -> Vec<(&Screen, bool)> {
    said.iter()
        .map(|said| match said {
            Said::Posted { screen, attachment } => (&**screen, attachment.is_some()),
            Said::Changed { .. } => panic!("nothing changes there: {said:?}"),
        })
        .collect()
}

#[tokio::test]
async fn nobody_is_written_to_before_they_play_and_sitting_down_shows_the_hand() {
    let stage = Stage::open().await;
    let id = stage.invitation(GAME).await;
    let press = Press { verb: Verb::Join, game: Some(id), version: 1, arg: String::new() };
    let joined = stage.press(BEN, press, None).await;
    assert!(joined.text.contains("what only you may know"), "{joined:?}");
    let recipe = joined.picture.expect("the own hand");
    assert_eq!((recipe.seat.is_some(), recipe.looker), (true, Some(BEN)));
    let said = stage.said().await;
    assert!(!said.contains_key(&direct(ADA)) && !said.contains_key(&direct(BEN)), "{said:?}");
    let picker = stage.press(ADA, moving(id), None).await;
    let card = card_of(&picker);
    let drawn = stage.ask(ADA, Request::Move { turn: card, game: Some(format!("#{id}")) }).await;
    assert!(drawn.text.contains("You draw a") && drawn.picture.is_some(), "{drawn:?}");
    let said = stage.said().await;
    assert!(!said.contains_key(&direct(ADA)) && !said.contains_key(&direct(BEN)), "{said:?}");
    stage.close().await;
}

#[tokio::test]
async fn a_hand_is_told_once_for_each_change_and_nobody_else_sees_it() {
    let stage = Stage::open().await;
    // Somebody who never played with secrets sees the first hand by My secrets alone: `nobody_is_written_to_…` below.
    let mut tx = stage.store().begin().await.expect("a transaction");
    for person in [ADA, BEN] {
        tx.dm_asked(person).await.expect("noted");
    }
    tx.commit().await.expect("committed");
    let id = stage.game(GAME).await;
    let mut said = stage.said().await;
    let dealt = said.remove(&direct(ADA)).expect("a hand");
    let [(screen, true)] = told(&dealt)[..] else { panic!("one message with a picture: {dealt:?}") };
    assert_eq!(screen.text.matches("You draw a").count(), 3, "{screen:?}");
    assert!(!said.contains_key(&direct(BEN)), "he has just sat down, and was shown his hand: {said:?}");
    let public = format!("{said:?}");
    assert!(!public.contains("You draw"), "{public}");
    // With any card played, the board shows the turn, not the draw after it.
    let picker = stage.press(ADA, moving(id), None).await;
    let recipe = picker.picture.clone().expect("the own hand");
    let own = stage.app.studio().draw(&recipe).await.expect("a picture").alt;
    let card = card_of(&picker);
    let done = stage.ask(ADA, Request::Move { turn: card.clone(), game: Some(format!("#{id}")) }).await;
    assert!(done.text.contains(&format!("You played `{card}`")), "{done:?}");
    assert!(done.text.contains("You draw a"), "the player is told what came: {done:?}");
    let said = stage.said().await;
    assert!(!said.contains_key(&direct(ADA)) && !said.contains_key(&direct(BEN)), "{said:?}");
    let [Said::Posted { screen, attachment }, Said::Changed { .. }] = &said[&CHANNEL][..] else {
        panic!("{said:?}")
    };
    assert!(screen.text.contains(&format!("<@{ADA}> played `{card}`.")), "{screen:?}");
    assert!(!screen.text.contains("You draw") && screen.pings == [BEN], "{screen:?}");
    assert!(
        !labels(&screen.rows).iter().any(|label| label == "Offer a draw"),
        "nobody to agree with: {screen:?}"
    );
    let board = &attachment.as_ref().expect("a picture").alt;
    assert_ne!(*board, own, "the own hand is not on the board for all");
    for (person, own) in [(ADA, 4), (BEN, 3), (CLEO, 0)] {
        let record = stage.ask(person, Request::History { game: Some(format!("#{id}")) }).await;
        let file = &record.file.as_ref().expect("the game in a file").text;
        let drawn = file.lines().filter(|line| line.starts_with("chance")).count();
        assert_eq!(drawn, own, "only the own cards are in one's record: {record:?}");
        assert!(!record.text.contains("chance"), "what chance did is in the file alone: {record:?}");
    }
    stage.close().await;
}

fn moving(id: GameId) -> Press {
    Press { verb: Verb::Move, game: Some(id), version: 0, arg: String::new() }
}

/// A turn that only plays a card: an offer of the picker without a square.
fn card_of(picker: &Screen) -> String {
    let menus = picker.rows.iter().filter_map(|row| match row {
        Row::Menu(menu) => Some(menu),
        Row::Buttons(_) => None,
    });
    let card = menus.flat_map(|menu| &menu.choices).find(|choice| choice.value.len() == 1);
    card.expect("a card can always be played alone").value.clone()
}

#[tokio::test]
async fn tools_options_are_neither_offered_nor_taken() {
    let stage = Stage::open().await;
    let offered = stage
        .suggestions(
            ADA,
            app::Suggest::Options { rules: Some("masquerade".to_owned()), typed: String::new() },
        )
        .await;
    assert!(offered.is_empty(), "{offered:?}");
    let wanted = NewTable {
        rules: "masquerade".to_owned(),
        options: "white=KR,QK,RN,BB,NQ".to_owned(),
        ..NewTable::default()
    };
    let refused = stage.ask(ADA, Request::Play(wanted)).await;
    assert!(!refused.text.contains("is set"), "{refused:?}");
    let wanted = NewTable {
        rules: "masquerade".to_owned(),
        options: "white=KRQKRNBBNQ".to_owned(),
        ..NewTable::default()
    };
    let refused = stage.ask(ADA, Request::Play(wanted)).await;
    assert!(refused.text.contains("Leave it out"), "{refused:?}");
    assert!(stage.said().await.is_empty());
    stage.close().await;
}
