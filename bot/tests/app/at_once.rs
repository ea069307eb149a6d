//! Two processes on one PostgreSQL change the same data at the same moment: one of them comes first, and nothing is lost or sent
//! twice.

use std::time::Duration;

use model::game::{Game, Status};
use model::ids::GameId;
use model::screen::{Press, Screen, Verb};
use store::{Failpoint, Fault};

use app::request::{DataRequest, NewTable, OfferRequest, Request};

use crate::database::Database;
use crate::joining::four::{buttons, played, press};
use crate::stage::{ADA, BEN, Said, Stage};
use crate::stored::privacy::{EVE, button, search};

/// How long a transaction is held open before its commit, so that the other process can interfere.
const HELD: Duration = Duration::from_millis(500);

/// Two processes over one database; `None` without PostgreSQL, since SQLite allows only one.
async fn two() -> Option<[Stage; 2]> {
    let database = Database::postgres().await?;
    let one = Stage::over(&database).await;
    let other = Stage::over_at(&database, one.now()).await;
    one.store().take_slot(1);
    other.store().take_slot(2);
    Some([one, other])
}

/// Runs `second` while `first` is about to commit; returns both results.
async fn at_once<A, B>(
    stage: &Stage,
    first: impl Future<Output = A>,
    second: impl Future<Output = B>,
) -> (A, B) {
    stage.failpoints.order(Failpoint::Commit, Fault::Slow(HELD), 1);
    let second = async {
        stage.failpoints.all_came().await;
        second.await
    };
    tokio::join!(first, second)
}

/// Everything that either process posted since the last call.
async fn posts(stages: &[Stage; 2]) -> Vec<Screen> {
    let mut posts = Vec::new();
    for stage in stages {
        posts.extend(stage.said().await.into_values().flatten().filter_map(|said| match said {
            Said::Posted { screen, .. } => Some(*screen),
            Said::Changed { .. } => None,
        }));
    }
    posts
}

async fn close(stages: [Stage; 2]) {
    for stage in stages {
        stage.close().await;
    }
}

async fn row(stage: &Stage, id: GameId) -> Game {
    stage.store().game(id).await.expect("the database").expect("the game")
}

/// Ada's game against Ben with a clock.
async fn timed(stage: &Stage) -> GameId {
    let wanted = NewTable {
        rules: "chess".to_owned(),
        opponent: Some(BEN),
        colour: Some("white".to_owned()),
        clock: Some("1d".to_owned()),
        ..NewTable::default()
    };
    let opened = stage.ask(ADA, Request::Play(wanted)).await;
    let id = buttons(&opened.rows).iter().find_map(|button| button.press.game).expect("a game");
    press(stage, BEN, id, Verb::Join, "").await;
    id
}

/// The button with which Ben agrees to the pause that Ada offers.
async fn offered_rest(stages: &[Stage; 2]) -> Press {
    let rest = OfferRequest::Adjourn { days: Some(3), until: None, game: None };
    stages[0].ask(ADA, Request::Offer(rest)).await;
    let posts = posts(stages).await;
    let agree = posts.iter().flat_map(|screen| buttons(&screen.rows)).map(|button| button.press);
    agree
        .into_iter()
        .find(|press| press.arg == "yes.adjourn")
        .unwrap_or_else(|| panic!("no offer: {posts:?}"))
}

#[tokio::test]
async fn a_rest_that_is_over_is_told_of_once() {
    let Some(stages) = two().await else { return };
    let [one, other] = &stages;
    let id = timed(one).await;
    one.spoil("UPDATE games SET paused_ms = 1, resume_ms = 5 WHERE id = $1", id).await;
    posts(&stages).await;
    let (first, second) = at_once(one, one.app.pause_is_over(id), other.app.pause_is_over(id)).await;
    first.expect("ended");
    second.expect("nothing to do any more");
    let told = posts(&stages).await;
    assert!(told.len() == 1 && told[0].text.contains("the rest is over"), "{told:?}");
    assert_eq!(row(one, id).await.pause, None);
    close(stages).await;
}

#[tokio::test]
async fn no_clock_runs_through_a_rest_that_begins_with_a_turn() {
    let Some(stages) = two().await else { return };
    let [one, other] = &stages;
    let id = timed(one).await;
    played(one, ADA, "e4").await;
    let yes = offered_rest(&stages).await;
    let turn = Request::Move { turn: "e5".to_owned(), game: None };
    let (agreed, answer) = at_once(one, one.press(BEN, yes, None), other.ask(BEN, turn)).await;
    let game = row(one, id).await;
    assert!(game.pause.is_some() && answer.text.contains("You played `e5`"), "{agreed:?} {answer:?}");
    let running: Vec<_> = game.seats.iter().filter(|own| own.clock.deadline_ms.is_some()).collect();
    assert!(running.is_empty(), "the game rests: {running:?}");
    close(stages).await;
}

#[tokio::test]
async fn a_board_that_comes_once_more_shows_the_turn_that_came_before_it() {
    let Some(stages) = two().await else { return };
    let [one, other] = &stages;
    let id = timed(one).await;
    let mut tx = other.store().begin().await.expect("a transaction");
    tx.mark_restored(one.now()).await.expect("noted");
    tx.commit().await.expect("committed");
    posts(&stages).await;
    let turn = Request::Move { turn: "e4".to_owned(), game: None };
    let (answer, told) = at_once(one, one.ask(ADA, turn), other.app.go_on_after_restore()).await;
    told.expect("told");
    assert!(answer.text.contains("You played `e4`"), "{answer:?}");
    let boards = posts(&stages).await;
    let restored =
        boards.iter().find(|screen| screen.text.contains("restored")).expect("the board once more");
    assert!(restored.text.contains("`e4`"), "{boards:?}");
    assert_eq!(row(one, id).await.entries, 1);
    close(stages).await;
}

#[tokio::test]
async fn who_is_forgotten_by_two_processes_is_told_that_it_is_done() {
    let Some(stages) = two().await else { return };
    let [one, other] = &stages;
    // A seat at a table that waits for more players, and a running game.
    let opened =
        one.ask(ADA, Request::Play(NewTable { rules: "chess-golf".to_owned(), ..NewTable::default() })).await;
    let company = buttons(&opened.rows)[0].press.game.expect("a game");
    press(one, EVE, company, Verb::Join, "").await;
    let wanted = NewTable { rules: "chess".to_owned(), opponent: Some(BEN), ..NewTable::default() };
    let running = buttons(&one.ask(EVE, Request::Play(wanted)).await.rows)[0].press.game.expect("a game");
    press(one, BEN, running, Verb::Join, "").await;
    posts(&stages).await;
    let asked = other.ask(EVE, Request::Data(DataRequest::Delete)).await;
    let again = other.press(EVE, button(&asked, "Yes, forget me").press, None).await;
    let now = button(&again, "Forget me for good").press;
    let mut tx = other.store().begin().await.expect("a transaction");
    tx.ask_erasure(EVE, one.now()).await.expect("asked");
    tx.commit().await.expect("committed");
    let ((), answer) = at_once(one, one.forget(), other.press(EVE, now, None)).await;
    assert!(answer.text.contains("It is done"), "{answer:?}");
    let said = posts(&stages).await;
    let resigned = said.iter().filter(|screen| screen.text.contains("somebody who left resigned")).count();
    assert_eq!(resigned, 1, "{said:?}");
    assert_eq!(search(one, &EVE.to_string()).await, Vec::<String>::new());
    assert_eq!(
        (row(one, running).await.status, row(one, company).await.status),
        (Status::Over, Status::Invited)
    );
    close(stages).await;
}
