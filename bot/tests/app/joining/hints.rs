//! Hints in games against computers are private and few, and each moment costs at most one.

use app::request::{NewTable, Request, StudyRequest};
use model::computer::Level;
use model::ids::GameId;
use model::screen::{Press, Row, Screen, Verb};
use store::Hint;

use crate::EFFORT;
use crate::joining::four::{buttons, labels, press};
use crate::stage::{ADA, BEN, CHANNEL, Stage, last_post};
use crate::told::played;

async fn game(stage: &Stage, rules: &str) -> GameId {
    let seats = engine::catalogue::find(rules).expect("a game of the catalogue").info().seats.len();
    // With more than two sides nobody has a colour.
    let (clock, colour) = (Some("none".to_owned()), (seats == 2).then(|| "white".to_owned()));
    let computer = Some(Level::Easy);
    let table = NewTable { rules: rules.to_owned(), computer, colour, clock, ..NewTable::default() };
    let screen = stage.ask(ADA, Request::Play(table)).await;
    screen.text.split('`').nth(1).and_then(|number| number.parse().ok()).expect("a game's number")
}

async fn hint(stage: &Stage, id: GameId) -> Screen {
    stage.ask(ADA, Request::Study(StudyRequest::Hint { game: Some(format!("#{id}")) })).await
}

async fn had(stage: &Stage, id: GameId) -> Vec<Hint> {
    stage.store().hints(id, ADA).await.expect("the database")
}

/// The number of entries in a game's log.
async fn entries(stage: &Stage, id: GameId) -> usize {
    let game = stage.store().game(id).await.expect("the database").expect("a game");
    game.entries as usize
}

/// Ada plays the last hint, and the computers answer.
async fn play_on(stage: &Stage, id: GameId) {
    let prompt = had(stage, id).await.into_iter().max_by_key(|hint| hint.prompt).expect("a hint");
    let request = Request::Move { turn: prompt.entry.clone(), game: Some(format!("#{id}")) };
    let answer = stage.ask(ADA, request).await;
    let text = &answer.text;
    assert!(played(text).is_some() || !text.contains("can't"), "{}: {answer:?}", prompt.entry);
    stage.let_computers_play().await;
}

#[tokio::test]
async fn a_hint_is_private_has_an_arrow_and_costs_one_a_moment() {
    Stage::each(async |stage| {
        let id = game(&stage, "chess").await;
        let first = hint(&stage, id).await;
        assert!(first.text.contains("Try **"), "{first:?}");
        assert!(first.text.contains("You have 2 hints left"), "{first:?}");
        let recipe = first.picture.clone().expect("a board");
        assert_eq!(recipe.arrows.len(), 1, "{recipe:?}");
        let again = hint(&stage, id).await;
        assert_eq!((&first.text, &first.picture), (&again.text, &again.picture), "the same moment costs one");
        assert_eq!(had(&stage, id).await.len(), 1);
        let drawn = stage.app.studio().draw(&recipe).await.expect("a picture");
        let plain = model::screen::Recipe { arrows: Vec::new(), ..recipe };
        assert_ne!(drawn.bytes, stage.app.studio().draw(&plain).await.expect("a picture").bytes, "an arrow");
        // Nobody else reads any of it.
        let said = stage.said().await;
        assert!(said.values().flatten().all(|said| !format!("{said:?}").contains("Try **")));
        for left in ["You have 1 hint left", "That was your last hint"] {
            play_on(&stage, id).await;
            let next = hint(&stage, id).await;
            assert!(next.text.contains(left), "{next:?}");
        }
        let last = hint(&stage, id).await;
        assert!(last.text.contains("Try **"), "the same moment is free, also of the last one: {last:?}");
        play_on(&stage, id).await;
        let none = hint(&stage, id).await;
        assert!(none.text.contains("You have had all 3 hints"), "{none:?}");
        let history = stage.ask(ADA, Request::History { game: Some(format!("#{id}")) }).await;
        assert!(history.text.contains("3 hints were used"), "{history:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn hints_have_a_button_where_one_person_plays_computers_alone() {
    let stage = Stage::open().await;
    for (rules, alone) in [("chess", true), ("zombie", true), ("chess", false)] {
        let id = if alone { game(&stage, rules).await } else { stage.game(rules).await };
        let said = stage.said().await.remove(&CHANNEL).expect("boards");
        let board = last_post(&said);
        let buttons = board.rows.iter().flat_map(|row| match row {
            Row::Buttons(buttons) => {
                assert!(buttons.len() <= 5, "{board:?}");
                &buttons[..]
            }
            Row::Menu(_) => &[],
        });
        let hints: Vec<&Press> =
            buttons.map(|button| &button.press).filter(|press| press.verb == Verb::Study).collect();
        assert_eq!(hints.len(), usize::from(alone), "{board:?}");
        if let Some(press) = hints.first() {
            let told = stage.press(ADA, (*press).clone(), None).await;
            assert!(told.text.contains("Try **"), "{told:?}");
            let other = stage.press(BEN, (*press).clone(), None).await;
            assert!(!other.text.contains("Try **"), "{other:?}");
        } else {
            let told = hint(&stage, id).await;
            assert!(told.text.contains("against the computer alone"), "{told:?}");
        }
    }
    stage.close().await;
}

#[tokio::test]
async fn hints_write_turns_as_the_record_does() {
    let stage = Stage::open().await;
    let id = game(&stage, "captain-spalding").await;
    let told = hint(&stage, id).await;
    let (_, turn) = told.text.split_once("Try **").expect("a hint");
    let (turn, menus) = turn.split_once("**. In the menus: ").expect("a turn, and its names in the menus");
    let (maker, made) = turn.split_once('/').expect("a box or pajama moves and makes something");
    assert!(maker.len() == 4 && made.len() == 3, "{told:?}");
    assert!(menus.contains(" → ") && menus.contains(&format!(" on {}", &made[1..])), "{told:?}");
    // The turn itself is not said twice.
    let (_, line) = told.text.split_once("After it I expect: ").expect("a line");
    let (line, _) = line.split_once(".\n").expect("a sentence");
    assert_ne!(line.split(", ").next(), Some(turn), "{told:?}");
    let noted = |turn: &str| turn.len() >= 4 && turn.bytes().filter(u8::is_ascii_digit).count() >= 2;
    assert!(line.split(", ").all(|turn| noted(turn) && !turn.contains(' ')), "{told:?}");
    stage.close().await;
}

#[tokio::test]
async fn every_game_has_hints_that_can_be_played() {
    let stage = Stage::open().await;
    let mut pressed = 0;
    for rules in engine::catalogue::all() {
        let rules = rules.info().id;
        let id = game(&stage, rules).await;
        // If chance or others come first, Ada is asked later.
        stage.let_computers_play().await;
        let told = hint(&stage, id).await;
        if told.text.contains("not your turn") {
            continue;
        }
        assert!(told.text.contains("Try **") && !told.text.contains("Try ****"), "{rules}: {told:?}");
        let picture = told.picture.clone().expect("a board");
        stage.app.studio().draw(&picture).await.unwrap_or_else(|error| panic!("{rules}: {error}"));
        // A hint can be played as it stands; a long one is played by menus or typed.
        let button = buttons(&told.rows).into_iter().find(|button| button.label == "Play this");
        match button {
            Some(button) => {
                let before = entries(&stage, id).await;
                let mut answer = stage.press(ADA, button.press.clone(), None).await;
                // What costs something, such as a sealed line, is confirmed here as elsewhere.
                let confirm =
                    buttons(&answer.rows).into_iter().find(|button| button.press.verb == Verb::Confirm);
                if let Some(confirm) = confirm {
                    answer = stage.press(ADA, confirm.press, None).await;
                }
                assert!(entries(&stage, id).await > before, "{rules}: {answer:?}");
                let again = stage.press(ADA, button.press.clone(), None).await;
                assert!(played(&again.text).is_none(), "{rules}: once is enough: {again:?}");
                pressed += 1;
            }
            None => play_on(&stage, id).await,
        }
    }
    assert!(pressed >= 11, "{pressed} games");
    stage.close().await;
}

/// A hint that was computed and not stored costs nothing; a stored one is there after a restart.
#[tokio::test]
async fn a_hint_outlives_the_process() {
    let stage = Stage::open().await;
    let id = game(&stage, "thinktank").await;
    let asking = async {
        tokio::select! {
            _ = hint(&stage, id) => {}
            () = tokio::task::yield_now() => {}
        }
    };
    asking.await;
    let before = had(&stage, id).await.len();
    let told = hint(&stage, id).await;
    assert!(told.text.contains("You have 2 hints left"), "{before} before: {told:?}");
    let stage = stage.restarted().await;
    let again = hint(&stage, id).await;
    assert_eq!((told.text, told.picture), (again.text, again.picture));
    assert_eq!(EFFORT.hints, 3);
    stage.close().await;
}

#[tokio::test]
async fn where_there_are_none_no_board_offers_any_and_the_answer_says_so() {
    let stage = Stage::without_hints().await;
    let id = game(&stage, "chess").await;
    let boards = stage.said().await;
    let board = boards.values().flatten().map(|said| format!("{said:?}")).collect::<String>();
    assert!(board.contains("Move") && !board.contains("verb: Study"), "{board}");
    let own = stage.ask(ADA, Request::Board { game: Some(format!("#{id}")), flip: false, text: false }).await;
    assert!(!format!("{own:?}").contains("verb: Study"), "{own:?}");
    let none = hint(&stage, id).await;
    assert!(none.text.contains("There are no hints here"), "{none:?}");
    stage.close().await;
}

#[tokio::test]
async fn the_end_of_a_game_says_how_many_were_used() {
    let stage = Stage::open().await;
    for hints in 0..2 {
        let id = game(&stage, "chess").await;
        for _ in 0..hints {
            hint(&stage, id).await;
        }
        stage.said().await;
        let asked = stage.ask(ADA, Request::Resign { game: Some(format!("#{id}")) }).await;
        let Some(Row::Buttons(buttons)) = asked.rows.first() else { panic!("no button: {asked:?}") };
        let yes = buttons.iter().find(|button| button.press.verb == Verb::ResignYes).expect("a button");
        stage.press(ADA, yes.press.clone(), None).await;
        let said = stage.said().await;
        let last = said.values().flatten().map(|said| format!("{said:?}")).collect::<String>();
        assert!(last.contains("resigned"), "{last}");
        assert_eq!(last.contains("One hint was used."), hints == 1, "{last}");
        assert!(!last.contains("0 hints"), "{last}");
    }
    stage.close().await;
}

#[tokio::test]
async fn the_picker_offers_a_hint_where_there_are_any() {
    for (stage, expected) in [(Stage::open().await, 1), (Stage::without_hints().await, 0)] {
        let id = game(&stage, "chess").await;
        let picker = press(&stage, ADA, id, Verb::Move, "").await;
        let hints = labels(&picker.rows).into_iter().filter(|label| label == "Hint (3)").count();
        assert_eq!(hints, expected, "{picker:?}");
        stage.close().await;
    }
}
