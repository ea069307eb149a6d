//! Boards that were posted before clocks changed are updated to show the clocks: after pauses, holidays, downtimes, *Wait*.

use app::request::{Away, OfferRequest};

use super::*;

/// The last text that an edit gave to a message in the channel, since the last call.
async fn changed(stage: &Stage) -> String {
    let said = stage.said().await;
    let texts = said.get(&CHANNEL).into_iter().flatten().filter_map(|said| match said {
        Said::Changed { change, .. } => change.text.clone(),
        Said::Posted { .. } => None,
    });
    let boards: Vec<String> = texts.filter(|text| text.contains("your turn")).collect();
    boards.last().cloned().unwrap_or_else(|| panic!("no board was changed: {said:?}"))
}

fn runs_out(at: i64) -> String {
    format!("Time runs out <t:{}:R>.", at / 1000)
}

async fn deadline(stage: &Stage, id: GameId) -> i64 {
    clock(stage, id, 0).await.deadline_ms.expect("a deadline")
}

/// Ada and Ben pause a game.
async fn rests(stage: &Stage, days: i64) {
    stage.said().await;
    stage.ask(ADA, Request::Offer(OfferRequest::Adjourn { days: Some(days), until: None, game: None })).await;
    let offer = posted(stage).await;
    let agreed = tap(stage, BEN, &offer, "Agree").await;
    assert!(agreed.text.contains("rests until"), "{agreed:?}");
}

#[tokio::test]
async fn a_rest_stands_on_the_board_and_its_end_does() {
    Stage::each(async |stage: Stage| {
        let id = begun(&stage, new_table("chess", "2d", "lose")).await;
        stage.pass(12).await;
        rests(&stage, 3).await;
        stage.pass(1).await;
        let board = changed(&stage).await;
        let until = stage.now() - HOUR + 3 * DAY;
        assert!(board.contains(&format!("rests until <t:{}:f>", until / 1000)), "{board}");
        assert!(!board.contains("Time runs out"), "{board}");
        stage.pass(3 * 24).await;
        let board = changed(&stage).await;
        assert_eq!(deadline(&stage, id).await, stage.now() + 36 * HOUR);
        assert!(board.contains(&runs_out(stage.now() + 36 * HOUR)), "{board}");
        stage.pass(1).await;
        assert!(stage.said().await.is_empty(), "it is said once");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn time_given_back_stands_on_boards_and_invitations() {
    Stage::each(async |stage: Stage| {
        let id = begun(&stage, new_table("chess", "2d", "lose")).await;
        let open = stage.invitation("chess").await;
        stage.said().await;
        stage.pass_asleep(30).await;
        let said = stage.said().await;
        let texts: Vec<String> = said[&CHANNEL]
            .iter()
            .filter_map(|said| match said {
                Said::Changed { change, .. } => change.text.clone(),
                Said::Posted { .. } => None,
            })
            .collect();
        let at = deadline(&stage, id).await;
        assert_eq!(at, stage.now() + 2 * DAY);
        assert!(texts.iter().any(|text| text.contains(&runs_out(at))), "{texts:?}");
        let expires = row(&stage, open).await.expires_ms.expect("it lapses") / 1000;
        assert!(texts.iter().any(|text| text.contains(&format!("<t:{expires}:f>"))), "{texts:?}");
        // A pass that begins again continues where the last one stopped, and sends each edit once.
        let stage = stage.restarted().await;
        stage.pass(1).await;
        assert!(stage.said().await.is_empty(), "once is enough");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_turn_in_between_leaves_nothing_to_be_said() {
    let stage = Stage::open().await;
    begun(&stage, new_table("chess", "2d", "lose")).await;
    stage.app.beat().await.expect("a beat");
    stage.said().await;
    stage.sleep(30);
    stage.app.beat().await.expect("a beat");
    let id = row(&stage, GameId(1)).await.id;
    plays(&stage, ADA, id, "e4").await;
    let board = posted(&stage).await;
    assert!(board.text.contains(&runs_out(stage.now() + 2 * DAY)), "{board:?}");
    stage.pass_minutes(1).await;
    assert!(stage.said().await.is_empty(), "the new board has said it");
    stage.close().await;
}

#[tokio::test]
async fn being_late_a_free_seat_and_waiting_stand_on_the_board() {
    Stage::each(async |stage: Stage| {
        let id = begun(&stage, new_table("chess", "1d", "ask")).await;
        stage.said().await;
        stage.pass(24).await;
        let said = stage.said().await;
        let question = said[&CHANNEL].iter().find_map(|said| match said {
            Said::Posted { screen, .. } => Some(*screen.clone()),
            Said::Changed { .. } => None,
        });
        let question = question.expect("a question");
        let board = said[&CHANNEL].iter().find_map(|said| match said {
            Said::Changed { change, .. } => change.text.clone(),
            Said::Posted { .. } => None,
        });
        let late = format!("Out of time: <@{ADA}>. The other side decides");
        assert!(board.as_deref().is_some_and(|text| text.contains(&late)), "{board:?}");
        tap(&stage, BEN, &question, "Replace").await;
        stage.pass_minutes(1).await;
        let board = changed(&stage).await;
        assert!(board.contains("the seat is free"), "{board}");
        tap(&stage, BEN, &question, "Wait").await;
        let until = stage.now() + DAY;
        stage.pass_minutes(1).await;
        let board = changed(&stage).await;
        assert!(board.contains(&runs_out(until)) && !board.contains("is late"), "{board}");
        assert_eq!(deadline(&stage, id).await, until);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_holiday_that_is_over_leaves_the_board() {
    Stage::each(async |stage: Stage| {
        begun(&stage, new_table("chess", "2d", "lose")).await;
        let away = ClockRequest::VacationStart(Away::Days(1));
        stage.ask(BEN, Request::Clock(away)).await;
        assert!(changed(&stage).await.contains("on vacation until"));
        stage.pass(24).await;
        let board = changed(&stage).await;
        assert!(!board.contains("vacation"), "{board}");
        stage.close().await;
    })
    .await;
}

/// A course of golf on which Ada has bid, so that Ben has a day left.
async fn bid(stage: &Stage, clock: &str) -> GameId {
    let golf = NewTable { colour: None, ..new_table("chess-golf", clock, "") };
    let golf = NewTable { late: None, ..golf };
    let screen = stage.ask(ADA, Request::Play(golf)).await;
    let id = buttons(&screen.rows).iter().find_map(|button| button.press.game).expect("a table");
    let press = |verb, version| Press { verb, game: Some(id), version, arg: String::new() };
    stage.press(BEN, press(Verb::Join, 1), None).await;
    stage.press(ADA, press(Verb::Start, 2), None).await;
    for person in [ADA, BEN] {
        types(stage, person, id, "keep").await;
    }
    plays(stage, ADA, id, "5").await;
    id
}

#[tokio::test]
async fn the_limit_that_comes_first_is_the_one_that_is_told() {
    Stage::each(async |stage: Stage| {
        for clock in ["3d", "none"] {
            let id = bid(&stage, clock).await;
            let limit = row(&stage, id).await.waiting.limit.expect("a limit runs").over_ms / 1000;
            let until = format!("<t:{limit}");
            let show = Request::Clock(ClockRequest::Show { game: Some(format!("#{id}")) });
            for (person, request) in [(BEN, Request::Games), (CLEO, show.clone()), (BEN, show)] {
                let told = stage.ask(person, request).await;
                assert!(told.text.contains(&until), "{clock}: {told:?}");
            }
        }
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_limit_of_the_games_own_stands_while_it_rests() {
    Stage::each(async |stage: Stage| {
        let id = bid(&stage, "none").await;
        let Some(limit) = row(&stage, id).await.waiting.limit else { panic!("no limit runs") };
        rests(&stage, 3).await;
        stage.pass(24).await;
        let board = row(&stage, id).await;
        assert_eq!(board.status, Status::Running);
        let said = stage.said().await;
        let says = |word: &str| {
            said[&CHANNEL].iter().any(|said| {
                matches!(said, Said::Changed { change, .. }
                    if change.text.as_deref().is_some_and(|text| text.contains(word)))
            })
        };
        assert!(says("rests until"), "{said:?}");
        stage.pass(48).await;
        let after = row(&stage, id).await;
        assert!(after.pause.is_none());
        let over = after.waiting.limit.expect("it goes on").over_ms;
        assert_eq!(over, limit.over_ms + 3 * DAY, "it has stood all that time");
        stage.close().await;
    })
    .await;
}
