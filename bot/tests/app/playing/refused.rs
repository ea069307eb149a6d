//! The reason why a turn can't be played is given in the asker's language, in every way of asking.

use model::ids::UserId;
use model::screen::Row;
use words::Lang;

use app::request::{DrawAction, PlanRequest, Request};

use crate::playing::plans;
use crate::stage::{ADA, BEN, Stage};

async fn told(stage: &Stage, person: UserId, lang: Lang, request: Request) -> String {
    stage.ask_as(person, |asker| asker.lang = lang, request).await.text
}

#[tokio::test]
async fn what_cannot_be_played_is_told_in_the_language_of_who_asked() {
    let stage = Stage::open().await;
    let id = stage.game("chess").await;
    let typed = |turn: &str| Request::Move { turn: turn.to_owned(), game: None };
    let german = told(&stage, ADA, Lang::De, typed("Ne5")).await;
    assert!(german.contains("Kein Springer von dir kommt nach e5: Der Springer auf b1"), "{german}");
    let spanish = told(&stage, ADA, Lang::Es, typed("e7e5")).await;
    assert!(spanish.contains("El peón de e7 es de las negras."), "{spanish}");
    let english = told(&stage, ADA, Lang::En, typed("e7e5")).await;
    assert!(english.contains("The pawn on e7 is Black's."), "{english}");

    let draw = Request::Draw { action: DrawAction::Accept, game: None };
    let german = told(&stage, ADA, Lang::De, draw).await;
    assert!(german.contains("Die Gegenseite hat kein Remis angeboten."), "{german}");

    let plan = PlanRequest::Set { lines: "e2e4 e7e4".to_owned(), game: Some(format!("#{id}")) };
    let spanish = told(&stage, BEN, Lang::Es, Request::Plan(plan)).await;
    assert!(spanish.contains("El peón de e7 puede ir a e5 o e6."), "{spanish}");

    let hole = Request::Daily { line: Some("zz".to_owned()), yesterday: false };
    let german = told(&stage, ADA, Lang::De, hole).await;
    assert!(german.contains("„zz“ kann ich nicht lesen."), "{german}");
    stage.close().await;
}

/// The table is in English; boards shown to one person alone are in that person's language, including buttons.
#[tokio::test]
async fn a_private_board_is_in_its_readers_language() {
    let stage = Stage::open().await;
    let id = stage.game("zombie").await;
    plans::plays(&stage, ADA, id, "e2e4").await;
    let board = Request::Board { game: None, flip: false, text: false };
    let german = stage.ask_as(ADA, |asker| asker.lang = Lang::De, board).await;
    let labels: Vec<&str> = german
        .rows
        .iter()
        .flat_map(|row| if let Row::Buttons(buttons) = row { &buttons[..] } else { &[] })
        .map(|button| button.label.as_str())
        .collect();
    assert!(german.text.contains("(Weiß)"), "{german:?}");
    assert!(labels.contains(&"Verlauf") && labels.contains(&"Mehr"), "{labels:?}");
    assert!(!labels.contains(&"History") && !labels.contains(&"More"), "{labels:?}");
    stage.close().await;
}
