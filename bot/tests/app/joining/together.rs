//! Several people decide at the same time without seeing each other's decisions: on both databases, and over restarts.

use model::ids::{GameId, UserId};
use model::screen::{Press, Row, Screen, Verb};

use app::GuildEvent;
use app::request::{DrawAction, Request};
use discord::limits_broken;

use crate::joining::four::{buttons, draw, labels};
use crate::stage::{ADA, BEN, CHANNEL, GUILD, Said, Stage, last_post};

/// Both players first fill in a table, at the same time and in secret.
const GAME: &str = "masquerade";
/// Two ways to do so.
const TABLE: &str = "KR/QK/RN/BB/NQ";
const OTHER: &str = "KK/QQ/RR/BB/NN";

/// Ada and Ben sit down; the first board, and the game.
async fn sit_down(stage: &Stage) -> (Screen, GameId) {
    let id = stage.game(GAME).await;
    // The invitation may be changed after the board is posted.
    let said = stage.said().await;
    (last_post(&said[&CHANNEL]).clone(), id)
}

async fn types(stage: &Stage, person: UserId, id: GameId, turn: &str) -> Screen {
    stage.ask(person, Request::Move { turn: turn.to_owned(), game: Some(format!("#{id}")) }).await
}

/// Presses a button by its label.
async fn tap(stage: &Stage, person: UserId, screen: &Screen, label: &str) -> Screen {
    let button = buttons(&screen.rows).into_iter().find(|button| button.label == label);
    let answer =
        stage.press(person, button.unwrap_or_else(|| panic!("no {label}: {screen:?}")).press, None).await;
    assert_eq!(limits_broken(&answer), Vec::<&str>::new());
    answer
}

/// Chooses a step from the menu or the button that has it, alone or with the steps after it: older messages ask for each step
/// separately.
async fn choose(stage: &Stage, person: UserId, screen: &Screen, value: &str) -> Screen {
    let buttons = screen.rows.iter().flat_map(|row| if let Row::Buttons(all) = row { &all[..] } else { &[] });
    let of_step = |press: &&Press| press.verb == Verb::StepButton && press.arg.contains(&format!(".{value}"));
    if let Some(button) = buttons.map(|button| &button.press).find(of_step) {
        return stage.press(person, button.clone(), None).await;
    }
    let menu = screen.rows.iter().find_map(|row| match row {
        Row::Menu(menu) => {
            let begins = |text: &str| {
                text.strip_prefix(value).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
            };
            menu.choices.iter().any(|choice| begins(&choice.value)).then_some(menu)
        }
        Row::Buttons(_) => None,
    });
    let press = menu.unwrap_or_else(|| panic!("no {value}: {screen:?}")).press.clone();
    stage.press(person, press, Some(value)).await
}

#[tokio::test]
async fn what_one_does_leaves_the_draft_of_another_as_it_is() {
    Stage::each(async |stage: Stage| {
        let (board, id) = sit_down(&stage).await;
        let picker = tap(&stage, ADA, &board, "Choose").await;
        let picker = choose(&stage, ADA, &picker, "KR").await;
        assert!(picker.text.contains("So far: `KR`"), "{picker:?}");
        draw(&stage, BEN, DrawAction::Offer).await;
        let picker = choose(&stage, ADA, &picker, "QK").await;
        assert!(picker.text.contains("So far: `KR/QK`"), "an offer disturbs nobody: {picker:?}");
        let done = types(&stage, BEN, id, OTHER).await;
        assert!(done.text.contains("You chose how"), "{done:?}");
        let stage = stage.restarted().await;
        let picker = choose(&stage, ADA, &picker, "RN").await;
        assert!(
            picker.text.contains("So far: `KR/QK/RN`") && !picker.text.contains("out of date"),
            "{picker:?}"
        );
        let again = tap(&stage, ADA, &board, "Choose").await;
        assert!(again.text.contains("So far: `KR/QK/RN`"), "{again:?}");
        assert!(!again.text.contains("earlier board"), "it is the newest board still: {again:?}");
        // The last two lines follow from each other.
        let mut last = choose(&stage, ADA, &picker, "BB").await;
        if last.text.contains("So far") {
            last = choose(&stage, ADA, &last, "NQ").await;
        }
        assert!(
            last.text.contains("You chose how") && last.text.contains(&format!("(`{TABLE}`).")),
            "{last:?}"
        );
        let late = choose(&stage, ADA, &picker, "BB").await;
        assert!(late.text.contains("out of date"), "that moment has passed: {late:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_board_posted_again_while_one_is_done_has_the_controls_of_the_one_before() {
    Stage::each(async |stage: Stage| {
        let (board, id) = sit_down(&stage).await;
        types(&stage, BEN, id, TABLE).await;
        for event in [GuildEvent::GuildGone(GUILD), GuildEvent::GuildThere(GUILD)] {
            stage.said().await;
            stage.app.happened(event).await;
            stage.pass_minutes(1).await;
        }
        let said = stage.said().await.remove(&CHANNEL).expect("a board");
        let again = said.iter().find_map(|said| match said {
            Said::Posted { screen, .. } => Some(screen),
            Said::Changed { .. } => None,
        });
        assert_eq!(again.expect("a board").rows, board.rows, "no turn of it has ended");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn somebody_who_is_ready_is_named_on_the_board_and_nobody_is_called() {
    Stage::each(async |stage: Stage| {
        let (board, id) = sit_down(&stage).await;
        let mut called = board.pings.clone();
        called.sort_unstable();
        assert_eq!(called, [ADA], "both are asked, and he has just sat down: {board:?}");
        assert!(board.text.contains("unseen by the others"), "{board:?}");
        let own = types(&stage, BEN, id, TABLE).await;
        assert!(own.picture.is_some_and(|picture| picture.seat.is_some()), "the own table");
        let mut said = stage.said().await;
        let [Said::Changed { change, .. }] = &said.remove(&CHANNEL).expect("the board changes")[..] else {
            panic!("more than a change of the board")
        };
        let text = change.text.as_ref().expect("a text");
        assert!(text.contains(&format!("waiting for <@{ADA}>. Ready: <@{BEN}>.")), "{text}");
        assert!(!text.contains("KR") && !text.contains("played"), "{text}");
        assert_eq!(change.rows, board.rows, "the controls stay");
        assert!(said.is_empty(), "nobody else hears of it: {said:?}");
        let waits = tap(&stage, BEN, &board, "Choose").await;
        assert!(waits.text.contains("Your decision is in; choose again to change it"), "{waits:?}");
        let list = stage.ask(ADA, Request::Games).await;
        assert!(list.text.contains("your turn"), "{list:?}");
        types(&stage, ADA, id, OTHER).await;
        let said = stage.said().await;
        let [Said::Posted { screen, .. }, Said::Changed { change, .. }] = &said[&CHANNEL][..] else {
            panic!("{said:?}")
        };
        let over = change.text.as_deref().expect("what it asked for is over");
        assert!(change.rows.is_empty() && !over.contains("turn") && !over.contains("KR"), "{change:?}");
        assert!(screen.text.contains(&format!("<@{ADA}>, it's your turn")), "White moves: {screen:?}");
        assert!(screen.pings.is_empty(), "and has just decided: {screen:?}");
        assert!(screen.text.contains("Every decision is made."), "{screen:?}");
        assert!(!screen.text.contains("KR") && !screen.text.contains("KK"), "{screen:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn the_remark_of_an_attempt_is_told_and_kept_in_the_record() {
    let stage = Stage::open().await;
    let (_, id) = sit_down(&stage).await;
    types(&stage, ADA, id, OTHER).await;
    types(&stage, BEN, id, TABLE).await;
    // White's knights capture like queens by Ben's table: an attempt like a knight is wrong.
    for (person, turn) in [(ADA, "b1c3"), (BEN, "e7e5"), (ADA, "c3d5"), (BEN, "a7a6"), (ADA, "d5c7")] {
        stage.said().await;
        let answer = types(&stage, person, id, turn).await;
        let done = if turn == "d5c7" { "You tried `d5c7`." } else { "You played" };
        assert!(answer.text.contains(done), "{turn}: {answer:?}");
    }
    let said = stage.said().await;
    let screen = last_post(&said[&CHANNEL]);
    assert!(
        screen.text.contains(&format!("<@{ADA}> tried `d5c7`: not possible, and the turn is spent.")),
        "{screen:?}"
    );
    let record = stage.ask(BEN, Request::History { game: Some(format!("#{id}")) }).await;
    assert!(
        record.text.contains("d5c7 (not possible, and the turn is spent)") && record.text.contains(TABLE),
        "{record:?}"
    );
    assert!(!record.text.contains(OTHER), "{record:?}");
    stage.close().await;
}

/// The choices of a person so far, from the answer.
fn chosen(answer: &Screen) -> String {
    let (_, rest) = answer.text.split_once(" (`").unwrap_or_else(|| panic!("{answer:?}"));
    rest.split('`').next().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn the_picker_says_what_a_choice_settles_and_what_the_shortcuts_do() {
    let stage = Stage::open().await;
    let (board, id) = sit_down(&stage).await;
    let picker = tap(&stage, ADA, &board, "Choose").await;
    for said in [
        "Each choice settles 2 of them at once; one more question follows.",
        "**Random** draws lots",
        "**Balanced** takes what the game",
    ] {
        assert!(picker.text.contains(said), "{said}: {picker:?}");
    }
    let picker = choose(&stage, ADA, &picker, "KR/QK").await;
    assert!(picker.text.contains("This is the last question:"), "{picker:?}");
    assert!(picker.text.contains("the last one gets what remains"), "{picker:?}");
    assert!(!picker.text.contains("**Random**"), "there is no such button: {picker:?}");
    // In words once, with the code that people type.
    let done = types(&stage, BEN, id, OTHER).await;
    assert_eq!(done.text.matches("king like").count(), 1, "{done:?}");
    assert_eq!(done.text.matches(OTHER).count(), 1, "{done:?}");
    stage.close().await;
}

#[tokio::test]
async fn chance_fills_in_what_is_asked_at_one_press() {
    let stage = Stage::open().await;
    let mut tables = Vec::new();
    for _ in 0..8 {
        let (board, _) = sit_down(&stage).await;
        let picker = tap(&stage, ADA, &board, "Choose").await;
        let done = tap(&stage, ADA, &picker, "Random").await;
        tables.push(chosen(&done));
        let twice = stage.press(ADA, random(&picker), None).await;
        assert!(!twice.text.contains("You chose how"), "{twice:?}");
    }
    assert!(tables.iter().all(|table| table.split('/').count() == 5), "{tables:?}");
    assert!(tables.iter().any(|table| *table != tables[0]), "eight times the same: {tables:?}");
    // In the middle of a choice of one's own there is no such button, and an old one does nothing.
    let (board, _) = sit_down(&stage).await;
    let picker = tap(&stage, BEN, &board, "Choose").await;
    let further = choose(&stage, BEN, &picker, "KR").await;
    assert!(!labels(&further.rows).iter().any(|label| label == "Random"), "{further:?}");
    let late = stage.press(BEN, random(&picker), None).await;
    assert!(late.text.contains("out of date") && late.text.contains("So far: `KR`"), "{late:?}");
    // Nor where the game has no such way.
    let press =
        Press { verb: Verb::Random, game: Some(stage.game("chess").await), version: 1, arg: "0".to_owned() };
    let odd = stage.press(ADA, press, None).await;
    assert!(!odd.text.contains("You played"), "{odd:?}");
    stage.close().await;
}

fn random(picker: &Screen) -> Press {
    let button = buttons(&picker.rows).into_iter().find(|button| button.press.verb == Verb::Random);
    button.expect("a way to leave it to chance").press
}

/// Resigns a game.
async fn gives_up(stage: &Stage, person: UserId, id: GameId) {
    let asked = stage.ask(person, Request::Resign { game: Some(format!("#{id}")) }).await;
    let yes = buttons(&asked.rows).into_iter().find(|button| button.press.verb == Verb::ResignYes);
    let answer = stage.press(person, yes.expect("a way to resign").press, None).await;
    assert!(answer.text.contains("You resigned"), "{answer:?}");
}

#[tokio::test]
async fn what_one_chose_last_time_can_be_chosen_again() {
    Stage::each(async |stage: Stage| {
        let again = async |person: UserId| {
            let (board, _) = sit_down(&stage).await;
            let picker = tap(&stage, person, &board, "Choose").await;
            tap(&stage, person, &picker, "Same as last time").await
        };
        // The first time there is nothing to offer; an older message may have the button still.
        let (board, _) = sit_down(&stage).await;
        let first = tap(&stage, ADA, &board, "Choose").await;
        let offered = buttons(&first.rows);
        assert!(offered.iter().all(|button| button.press.verb != Verb::Again), "{first:?}");
        let random = offered.into_iter().find(|button| button.press.verb == Verb::Random).expect("a button");
        let none = stage.press(ADA, Press { verb: Verb::Again, ..random.press }, None).await;
        assert!(none.text.contains("no earlier game"), "{none:?}");
        let (_, id) = sit_down(&stage).await;
        types(&stage, ADA, id, TABLE).await;
        types(&stage, BEN, id, OTHER).await;
        types(&stage, ADA, id, "e2e4").await;
        assert_eq!(chosen(&again(ADA).await), TABLE);
        assert_eq!(chosen(&again(BEN).await), OTHER);
        let (_, id) = sit_down(&stage).await;
        types(&stage, BEN, id, TABLE).await;
        assert_eq!(chosen(&again(BEN).await), TABLE, "the last game counts");
        // Giving up while something is asked is no choice.
        let (_, id) = sit_down(&stage).await;
        types(&stage, BEN, id, OTHER).await;
        gives_up(&stage, BEN, id).await;
        assert_eq!(chosen(&again(BEN).await), OTHER, "what was chosen before giving up counts");
        stage.close().await;
    })
    .await;
}
