//! Ratings: once, in order, as people chose.

use menagerie::app::request::{Request, Wish};
use menagerie::app::screen::{Press, Screen, Verb};
use menagerie::ids::{GameId, UserId};
use menagerie::words::Lang;

use crate::four;
use crate::stage::{ADA, BEN, CHANNEL, CLEO, DEV, GUILD, Said, Stage};

/// White is mated by the queen: both sides have moved twice.
const FOOLS_MATE: [&str; 4] = ["f2f3", "e7e5", "g2g4", "d8h4"];

fn chess() -> Wish {
    Wish { rules: "chess".to_owned(), colour: Some("white".to_owned()), ..Wish::default() }
}

/// `white` opens a table for whoever joins, and `black` joins.
async fn begun(stage: &Stage, wish: Wish, white: UserId, black: UserId) -> GameId {
    let answer = stage.ask(white, Request::Play(wish)).await;
    let id = four::buttons(&answer.rows).iter().find_map(|button| button.press.game);
    let id = id.unwrap_or_else(|| panic!("{answer:?}"));
    let joined = press(stage, black, id, Verb::Join).await;
    assert!(joined.text.contains("The game is on"), "{joined:?}");
    id
}

async fn press(stage: &Stage, person: UserId, id: GameId, verb: Verb) -> Screen {
    stage.press(person, Press { verb, game: Some(id), version: 1, arg: String::new() }, None).await
}

async fn turn(stage: &Stage, id: GameId, person: UserId, turn: &str) -> Screen {
    let answer =
        stage.ask(person, Request::Move { turn: turn.to_owned(), game: Some(format!("#{id}")) }).await;
    assert!(answer.text.contains("You played"), "{turn}: {answer:?}");
    answer
}

async fn line(stage: &Stage, id: GameId, [white, black]: [UserId; 2], turns: &[&str]) {
    for (text, person) in turns.iter().zip([white, black].into_iter().cycle()) {
        turn(stage, id, person, text).await;
    }
}

/// White resigns, or whoever it is.
async fn resigned(stage: &Stage, id: GameId, person: UserId) {
    let asked = stage.ask(person, Request::Resign { game: Some(format!("#{id}")) }).await;
    let yes = four::buttons(&asked.rows).into_iter().find(|button| button.press.verb == Verb::ResignYes);
    let answer = stage.press(person, yes.expect("a way to resign").press, None).await;
    assert!(answer.text.contains("You resigned"), "{answer:?}");
}

/// What was posted last in the channel.
async fn last(stage: &Stage) -> String {
    let said = stage.said().await;
    let posted = said.get(&CHANNEL).into_iter().flatten().rev().find_map(|said| match said {
        Said::Posted { screen, .. } => Some(screen.text.clone()),
        Said::Changed { .. } => None,
    });
    posted.unwrap_or_else(|| panic!("nothing was posted: {said:?}"))
}

/// Everybody's rating in chess, rounded, with the number of games.
async fn ratings(stage: &Stage, people: &[UserId]) -> Vec<Option<(i64, i64)>> {
    let mut all = Vec::new();
    for person in people {
        let standing = stage.app.store().standing("chess", *person).await.expect("the database");
        all.push(standing.map(|standing| (standing.strength.rating.round() as i64, standing.games)));
    }
    all
}

#[tokio::test]
async fn a_rated_game_moves_ratings_once_and_says_so() {
    Stage::each(async |stage: Stage| {
        let id = begun(&stage, chess(), ADA, BEN).await;
        let said = format!("{:?}", stage.said().await);
        assert!(said.contains(" Rated. Open until"), "{said}");
        line(&stage, id, [ADA, BEN], &FOOLS_MATE).await;
        let ended = stage.now();
        let end = last(&stage).await;
        assert!(end.ends_with("\nRatings: <@11> 1500 → 1338, <@12> 1500 → 1662."), "{end}");
        let after = [Some((1338, 1)), Some((1662, 1))];
        assert_eq!(ratings(&stage, &[ADA, BEN]).await, after);
        let stage = stage.restarted().await;
        // Late presses of a game that is over.
        stage.ask(ADA, Request::Resign { game: Some(format!("#{id}")) }).await;
        press(&stage, BEN, id, Verb::ResignYes).await;
        stage.pass(48).await;
        assert_eq!(ratings(&stage, &[ADA, BEN]).await, after);
        let results = stage.app.store().results_of(BEN, Some(GUILD), Some("chess")).await.expect("results");
        assert_eq!(results.len(), 1);
        assert!(results[0].rated);
        assert_eq!(results[0].ended_ms, ended);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn what_is_for_fun_or_too_short_is_not_rated() {
    let stage = Stage::open().await;
    let id = begun(&stage, Wish { rated: Some(false), ..chess() }, ADA, BEN).await;
    let said = format!("{:?}", stage.said().await);
    assert!(said.contains(" For fun: not rated. Open until"), "{said}");
    line(&stage, id, [ADA, BEN], &FOOLS_MATE).await;
    assert!(!last(&stage).await.contains("Ratings"));
    // Black has moved once only.
    let short = begun(&stage, chess(), ADA, BEN).await;
    line(&stage, short, [ADA, BEN], &FOOLS_MATE[..3]).await;
    resigned(&stage, short, ADA).await;
    assert!(!last(&stage).await.contains("Ratings"));
    assert_eq!(ratings(&stage, &[ADA, BEN]).await, [None, None]);
    let results = stage.app.store().results_of(ADA, None, None).await.expect("results");
    assert_eq!(results.iter().map(|result| result.rated).collect::<Vec<_>>(), [false, false]);
    // Nobody plays against anybody.
    let wish = Wish { rules: "cooperative".to_owned(), rated: Some(true), ..Wish::default() };
    let refused = stage.ask_as(ADA, |asker| asker.lang = Lang::De, Request::Play(wish)).await;
    assert!(refused.text.contains("nichts zu werten"), "{refused:?}");
    stage.close().await;
}

#[tokio::test]
async fn in_direct_messages_people_ask_for_ratings() {
    let stage = Stage::open().await;
    for (rated, words) in [(None, "For fun"), (Some(true), " Rated.")] {
        let wish = Wish { opponent: Some(BEN), rated, ..chess() };
        stage.ask_directly(ADA, Request::Play(wish)).await;
        let said = format!("{:?}", stage.said().await);
        assert!(said.contains(words), "{said}");
    }
    stage.close().await;
}

#[tokio::test]
async fn games_that_end_at_the_same_moment_are_all_counted() {
    Stage::each(async |stage: Stage| {
        let mut games = Vec::new();
        for _ in 0..4 {
            let id = begun(&stage, chess(), ADA, BEN).await;
            line(&stage, id, [ADA, BEN], &FOOLS_MATE[..3]).await;
            games.push(id);
        }
        let end = |at: usize| turn(&stage, games[at], BEN, FOOLS_MATE[3]);
        tokio::join!(end(0), end(1), end(2), end(3));
        let after = ratings(&stage, &[ADA, BEN]).await;
        assert_eq!(after.iter().flatten().map(|(_, games)| *games).collect::<Vec<_>>(), [4, 4]);
        let (low, high) = (after[0].expect("rated").0, after[1].expect("rated").0);
        assert!(low < 1338 && high > 1662, "{after:?}");
        assert_eq!(stage.app.store().meetings(ADA, BEN, None, None).await.expect("meetings").len(), 4);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn teams_are_rated_together_and_shared_seats_count_once() {
    let stage = Stage::open().await;
    let id = four::four(&stage).await;
    let turns = [(ADA, "e2e4"), (BEN, "e7e5"), (CLEO, "d2d4"), (DEV, "d7d5")];
    for (person, text) in turns {
        turn(&stage, id, person, text).await;
    }
    resigned(&stage, id, DEV).await;
    let end = last(&stage).await;
    let expected = "Ratings: <@11> 1500 → 1582, <@13> 1500 → 1582, <@12> 1500 → 1418, <@14> 1500 → 1418.";
    assert!(end.ends_with(expected), "{end}");
    let shared = four::two(&stage).await;
    for (person, text) in [(ADA, "e2e4"), (ADA, "e7e5"), (BEN, "d2d4"), (BEN, "d7d5")] {
        turn(&stage, shared, person, text).await;
    }
    resigned(&stage, shared, BEN).await;
    // Each of them sat on both sides: nobody played against anybody else.
    assert!(!last(&stage).await.contains("Ratings"));
    let before = stage.app.store().results_of(ADA, None, None).await.expect("results");
    assert_eq!(before.len(), 1, "{before:?}");
    stage.close().await;
}
