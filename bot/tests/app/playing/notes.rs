//! Private notes are kept with their board, shown only to their writer, and deleted after a confirmation.

use model::ids::{GameId, UserId};
use model::screen::{Press, Row, Screen, Verb};

use app::request::{NoteRequest, PlanRequest, Request};
use discord::limits_broken;

use crate::joining::four::{buttons, labels};
use crate::stage::{ADA, BEN, CLEO, Said, Stage};

async fn asks(stage: &Stage, person: UserId, request: NoteRequest) -> Screen {
    let answer = stage.ask(person, Request::Plan(PlanRequest::Notes(request))).await;
    assert_eq!(limits_broken(&answer), Vec::<&str>::new());
    answer
}

async fn writes(stage: &Stage, person: UserId, id: GameId, text: &str) -> Screen {
    asks(stage, person, NoteRequest::Write { text: text.to_owned(), game: Some(format!("#{id}")) }).await
}

async fn shows(stage: &Stage, person: UserId, id: GameId) -> Screen {
    asks(stage, person, NoteRequest::Show { game: Some(format!("#{id}")) }).await
}

async fn plays(stage: &Stage, person: UserId, turn: &str) {
    let answer = stage.ask(person, Request::Move { turn: turn.to_owned(), game: None }).await;
    assert!(answer.text.contains("You played"), "{answer:?}");
}

async fn taps(stage: &Stage, person: UserId, screen: &Screen, label: &str) -> Screen {
    let button = buttons(&screen.rows).into_iter().find(|button| button.label == label);
    let press = button.unwrap_or_else(|| panic!("no {label}: {screen:?}")).press;
    stage.press(person, press, None).await
}

/// Chooses a note from the menu and reads it.
async fn reads(stage: &Stage, person: UserId, screen: &Screen, value: &str) -> Screen {
    let menu = screen.rows.iter().find_map(|row| match row {
        Row::Menu(menu) => menu.choices.iter().any(|choice| choice.value == value).then_some(menu),
        Row::Buttons(_) => None,
    });
    let press = menu.unwrap_or_else(|| panic!("no {value}: {screen:?}")).press.clone();
    let answer = stage.press(person, press, Some(value)).await;
    assert_eq!(limits_broken(&answer), Vec::<&str>::new());
    answer
}

#[tokio::test]
async fn a_note_is_kept_with_its_board_and_only_its_writer_reads_it() {
    Stage::each(async |stage: Stage| {
        let id = stage.game("chess").await;
        plays(&stage, ADA, "e2e4").await;
        drop(stage.said().await);
        let kept = writes(&stage, ADA, id, "  Watch the\nbishop on f8.  ").await;
        assert!(kept.text.contains("note 1 is kept with turn 1"), "{kept:?}");
        let board = stage.ask(ADA, Request::Board { game: None, flip: false, text: false }).await;
        assert!(board.text.contains("> Watch the\n> bishop on f8."), "{board:?}");
        plays(&stage, BEN, "e7e5").await;
        plays(&stage, ADA, "d2d4").await;
        writes(&stage, ADA, id, "d5 next?").await;
        let stage = stage.restarted().await;
        let board = stage.ask(ADA, Request::Board { game: None, flip: false, text: false }).await;
        assert!(board.text.contains("d5 next?") && !board.text.contains("bishop"), "{board:?}");
        let all = shows(&stage, ADA, id).await;
        assert!(all.text.contains("You have 2 notes"), "{all:?}");
        let first = reads(&stage, ADA, &all, "1").await;
        assert!(first.text.contains("after turn 1") && first.text.contains("> bishop on f8."), "{first:?}");
        assert_eq!(first.picture.as_ref().map(|recipe| recipe.entries), Some(1), "with the board of then");
        for person in [BEN, CLEO] {
            let none = shows(&stage, person, id).await;
            assert!(none.text.contains("You have no notes"), "{none:?}");
            let press =
                Press { verb: Verb::Plan, game: Some(id), version: 0, arg: "note-choose.0".to_owned() };
            let refused = stage.press(person, press, Some("1")).await;
            assert!(refused.text.contains("don't have that note"), "{refused:?}");
            let board = stage.ask(person, Request::Board { game: None, flip: false, text: false }).await;
            assert!(!board.text.contains("d5 next?"), "{board:?}");
        }
        let said = stage.said().await;
        let posted = said.values().flatten().filter(|said| matches!(said, Said::Posted { .. })).count();
        assert_eq!(posted, 2, "the boards of two turns and nothing else");
        assert!(!format!("{said:?}").contains("bishop"));
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn throwing_away_is_asked_twice_and_means_one_note_alone() {
    Stage::each(async |stage: Stage| {
        let id = stage.game("chess").await;
        writes(&stage, ADA, id, "one").await;
        stage.pass_minutes(1).await;
        writes(&stage, ADA, id, "two").await;
        let game = Some(format!("#{id}"));
        let asked = asks(&stage, ADA, NoteRequest::Delete { number: Some(2), game: game.clone() }).await;
        assert!(
            asked.text.contains("throw this note away for good?") && asked.text.contains("> two"),
            "{asked:?}"
        );
        let kept = taps(&stage, ADA, &asked, "Keep").await;
        assert!(kept.text.contains("You have 2 notes"), "{kept:?}");
        let gone = taps(&stage, ADA, &asked, "Throw away").await;
        assert!(gone.text.contains("the note is gone") && gone.text.contains("one note"), "{gone:?}");
        stage.pass_minutes(1).await;
        writes(&stage, ADA, id, "another two").await;
        let again = taps(&stage, ADA, &asked, "Throw away").await;
        assert!(again.text.contains("don't have that note"), "an old button means the old note: {again:?}");
        let foreign = taps(&stage, BEN, &asked, "Throw away").await;
        assert!(foreign.text.contains("don't have that note"), "{foreign:?}");
        let asked = asks(&stage, ADA, NoteRequest::Delete { number: None, game: game.clone() }).await;
        assert!(asked.text.contains("all 2 notes"), "{asked:?}");
        let gone = taps(&stage, ADA, &asked, "Throw away").await;
        assert!(
            gone.text.contains("2 notes are gone") && gone.text.contains("You have no notes"),
            "{gone:?}"
        );
        let none = asks(&stage, ADA, NoteRequest::Delete { number: None, game }).await;
        assert!(none.text.contains("You have no notes"), "{none:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn notes_have_limits_and_say_so() {
    let stage = Stage::open().await;
    let id = stage.game("chess").await;
    assert!(writes(&stage, ADA, id, "  \n").await.text.contains("nothing on that note"));
    let long = writes(&stage, ADA, id, &"ä".repeat(1_001)).await;
    assert!(long.text.contains("1,000") || long.text.contains("1000"), "{long:?}");
    assert!(writes(&stage, CLEO, id, "hm").await.text.contains("You don't play in"));
    for number in 1..=50 {
        let kept = writes(&stage, ADA, id, &"ä".repeat(1_000)).await;
        assert!(kept.text.contains(&format!("note {number} is kept")), "{kept:?}");
    }
    assert!(writes(&stage, ADA, id, "one more").await.text.contains("no more fit"));
    let all = shows(&stage, ADA, id).await;
    let last = reads(&stage, ADA, &all, "50").await;
    assert!(last.text.contains(&"ä".repeat(1_000)), "a whole note fits");
    let board = stage.ask(ADA, Request::Board { game: None, flip: false, text: true }).await;
    assert_eq!(limits_broken(&board), Vec::<&str>::new());
    assert!(labels(&board.rows).iter().any(|label| label == "Notes"));
    stage.close().await;
}
