//! A table for four players.

use app::request::{DrawAction, NewTable, Request};
use discord::limits_broken;
use engine::catalogue;
use model::ids::{GameId, UserId};
use model::screen::{Button, Press, Row, Screen, Verb};

use crate::stage::{ADA, BEN, CHANNEL, CLEO, DEV, Said, Stage};
use crate::told::played as told;

/// Four seats, two teams: the first and third seat against the second and fourth.
pub(crate) const HOUSE: &str = "crowded-house";

pub(crate) fn names() -> Vec<&'static str> {
    let info = catalogue::find(HOUSE).expect("the game").info();
    info.seats.iter().map(|seat| seat.name).collect()
}

pub(crate) fn wanted() -> NewTable {
    NewTable { rules: HOUSE.to_owned(), clock: Some("none".to_owned()), ..NewTable::default() }
}

pub(crate) fn shared() -> NewTable {
    NewTable { shared: true, ..wanted() }
}

/// Ada opens a table and takes its first seat; the table's number.
pub(crate) async fn opened(stage: &Stage, wanted: NewTable) -> GameId {
    let answer = stage.ask(ADA, Request::Play(wanted)).await;
    buttons(&answer.rows).iter().find_map(|button| button.press.game).unwrap_or_else(|| panic!("{answer:?}"))
}

/// A running game with Ada, Ben, Cleo and Dev on the first to the fourth seat.
pub(crate) async fn four(stage: &Stage) -> GameId {
    let id = opened(stage, wanted()).await;
    for (person, seat) in [(BEN, 1), (CLEO, 2), (DEV, 3)] {
        sit(stage, person, id, seat).await;
    }
    id
}

/// A running game with Ada on the first two seats and Ben on the others.
pub(crate) async fn two(stage: &Stage) -> GameId {
    let id = opened(stage, shared()).await;
    for (person, seat) in [(ADA, 1), (BEN, 2), (BEN, 3)] {
        sit(stage, person, id, seat).await;
    }
    id
}

pub(crate) async fn press(stage: &Stage, person: UserId, id: GameId, verb: Verb, arg: &str) -> Screen {
    stage.press(person, Press { verb, game: Some(id), version: 1, arg: arg.to_owned() }, None).await
}

pub(crate) async fn sit(stage: &Stage, person: UserId, id: GameId, seat: u8) -> Screen {
    press(stage, person, id, Verb::Sit, &seat.to_string()).await
}

pub(crate) async fn played(stage: &Stage, person: UserId, turn: &str) -> Screen {
    let answer = stage.ask(person, Request::Move { turn: turn.to_owned(), game: None }).await;
    assert!(told(&answer.text).is_some(), "{turn}: {answer:?}");
    answer
}

pub(crate) async fn draw(stage: &Stage, person: UserId, action: DrawAction) -> Screen {
    stage.ask(person, Request::Draw { action, game: None }).await
}

pub(crate) fn buttons(rows: &[Row]) -> Vec<Button> {
    rows.iter()
        .flat_map(|row| match row {
            Row::Buttons(buttons) => buttons.clone(),
            Row::Menu(_) => Vec::new(),
        })
        .collect()
}

pub(crate) fn labels(rows: &[Row]) -> Vec<String> {
    buttons(rows).into_iter().map(|button| button.label).collect()
}

/// The newest text in the channel, of a post or an edit, with its controls.
pub(crate) async fn heard(stage: &Stage) -> (String, Vec<Row>) {
    let said = stage.said().await;
    match said.get(&CHANNEL).and_then(|said| said.last()) {
        Some(Said::Posted { screen, .. }) => {
            assert_eq!(limits_broken(screen), Vec::<&str>::new());
            (screen.text.clone(), screen.rows.clone())
        }
        Some(Said::Changed { change, .. }) => (change.text.clone().unwrap_or_default(), change.rows.clone()),
        None => panic!("nothing was said in the channel: {said:?}"),
    }
}

/// The newest message in the channel.
pub(crate) async fn posted(stage: &Stage) -> Screen {
    let said = stage.said().await;
    let posted = said[&CHANNEL].iter().rev().find_map(|said| match said {
        Said::Posted { screen, .. } => Some(screen),
        Said::Changed { .. } => None,
    });
    *posted.unwrap_or_else(|| panic!("nothing was posted: {said:?}")).clone()
}
