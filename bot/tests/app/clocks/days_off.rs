//! Clocks don't count weekends, holidays, pauses, and the time in which the program wasn't running.

use app::request::Away;

use super::*;

/// The stage opens on a Tuesday, 14 November 2023, at 22:13:20.
const TUESDAY: i64 = 1_700_000_000_000;

async fn vacation(stage: &Stage, person: UserId, request: ClockRequest) -> String {
    stage.ask(person, Request::Clock(request)).await.text
}

async fn leave(stage: &Stage, person: UserId, days: i64) -> String {
    vacation(stage, person, ClockRequest::VacationStart(Away::Days(days))).await
}

#[tokio::test]
async fn on_weekends_clocks_stand_where_the_table_said_so() {
    let stage = Stage::open().await;
    assert_eq!(stage.now(), TUESDAY);
    let off = NewTable { weekends: Some(true), ..new_table("chess", "4d", "lose") };
    let id = begun(&stage, off).await;
    assert_eq!(clock(&stage, id, 0).await.deadline_ms, Some(TUESDAY + 6 * DAY));
    let on = begun(&stage, new_table("chess", "4d", "lose")).await;
    assert_eq!(clock(&stage, on, 0).await.deadline_ms, Some(TUESDAY + 4 * DAY));
    stage.pass(4 * 24).await;
    assert_eq!(row(&stage, on).await.status, Status::Over);
    stage.pass(2 * 24 - 1).await;
    assert_eq!(row(&stage, id).await.status, Status::Running);
    stage.pass(1).await;
    assert_eq!(row(&stage, id).await.status, Status::Over);
    stage.close().await;
}

#[tokio::test]
async fn on_holiday_slow_clocks_stand_and_opponents_see_until_when() {
    Stage::each(async |stage: Stage| {
        let slow = begun(&stage, new_table("chess", "2d", "lose")).await;
        let quick = begun(&stage, new_table("chess", "23h", "ask")).await;
        stage.pass(12).await;
        stage.said().await;
        let until = stage.now() + 7 * DAY;
        assert!(leave(&stage, ADA, 7).await.contains(&format!("<t:{}:f>", until / 1000)));
        assert_eq!(clock(&stage, slow, 0).await.deadline_ms, Some(until + 36 * HOUR));
        assert_eq!(clock(&stage, quick, 0).await.deadline_ms, Some(stage.now() + 11 * HOUR));
        let said = stage.said().await;
        let [Said::Changed { change, .. }] = &said[&CHANNEL][..] else { panic!("one board: {said:?}") };
        let line = format!("<@{ADA}> is on vacation until <t:{}:f>.", until / 1000);
        assert!(change.text.as_deref().is_some_and(|text| text.contains(&line)), "{change:?}");
        let shown = vacation(&stage, ADA, ClockRequest::VacationShow).await;
        assert!(shown.contains("You have taken 7 of 21 days"), "{shown}");
        assert!(leave(&stage, ADA, 3).await.contains("on vacation until"), "one at a time");
        // Somebody who is on holiday may move, and the next deadline knows of it, too.
        plays(&stage, ADA, slow, "e4").await;
        plays(&stage, BEN, slow, "e5").await;
        assert_eq!(clock(&stage, slow, 0).await.deadline_ms, Some(until + 2 * DAY));
        let stage = stage.restarted().await;
        stage.pass(24).await;
        let back = vacation(&stage, ADA, ClockRequest::VacationEnd).await;
        assert!(back.contains("Welcome back"), "{back}");
        assert_eq!(clock(&stage, slow, 0).await.deadline_ms, Some(stage.now() + 2 * DAY));
        assert_eq!(clock(&stage, slow, 0).await.away_ms, None);
        let shown = vacation(&stage, ADA, ClockRequest::VacationShow).await;
        assert!(shown.contains("You have taken 2 of 21 days"), "two had begun: {shown}");
        assert!(vacation(&stage, ADA, ClockRequest::VacationEnd).await.contains("aren't on vacation"));
        stage.pass(49).await;
        assert_eq!(row(&stage, slow).await.status, Status::Over);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn holidays_end_by_themselves_and_are_limited() {
    let stage = Stage::open().await;
    let id = begun(&stage, new_table("chess", "2d", "lose")).await;
    assert!(leave(&stage, BEN, 22).await.contains("21 of 21 days in 2023"));
    assert!(leave(&stage, BEN, 61).await.contains("60 days at most"));
    assert!(leave(&stage, BEN, 0).await.contains("ends in the future"));
    let until = |day: &str| ClockRequest::VacationStart(Away::Until(day.to_owned()));
    assert!(vacation(&stage, BEN, until("Monday")).await.contains("Write the last day"));
    assert!(vacation(&stage, BEN, until("2023-11-13")).await.contains("ends in the future"));
    assert!(vacation(&stage, BEN, until("2023-11-15")).await.contains("Have a good time"));
    stage.pass(12).await;
    assert!(clock(&stage, id, 1).await.away_ms.is_some());
    stage.pass(24).await;
    assert_eq!(clock(&stage, id, 1).await.away_ms, None);
    assert!(vacation(&stage, BEN, ClockRequest::VacationEnd).await.contains("aren't on vacation"));
    stage.close().await;
}

#[tokio::test]
async fn time_in_which_nobody_was_at_work_is_given_back_once() {
    Stage::each(async |stage: Stage| {
        let id = begun(&stage, new_table("chess", "1d", "lose")).await;
        let open = stage.invitation("chess").await;
        let before = clock(&stage, id, 0).await.deadline_ms.expect("a deadline");
        let expires = row(&stage, open).await.expires_ms.expect("it lapses");
        stage.pass_asleep(30).await;
        assert_eq!(row(&stage, id).await.status, Status::Running, "nobody could move");
        assert_eq!(clock(&stage, id, 0).await.deadline_ms, Some(before + 30 * HOUR));
        assert_eq!(row(&stage, open).await.expires_ms, Some(expires + 30 * HOUR));
        assert_eq!(stage.app.store().downtimes().await.expect("the database").len(), 1);
        let stage = stage.restarted().await;
        stage.pass(23).await;
        assert_eq!(clock(&stage, id, 0).await.deadline_ms, Some(before + 30 * HOUR), "once");
        assert_eq!(row(&stage, id).await.status, Status::Running);
        stage.pass(1).await;
        assert_eq!(row(&stage, id).await.status, Status::Over);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn two_processes_that_find_nobody_at_work_give_the_time_back_once() {
    Stage::each(async |stage: Stage| {
        let id = begun(&stage, new_table("chess", "1d", "lose")).await;
        stage.app.beat().await.expect("a beat");
        let before = clock(&stage, id, 0).await.deadline_ms.expect("a deadline");
        stage.sleep(9);
        let beats = tokio::join!(stage.app.beat(), stage.app.beat(), stage.app.beat());
        assert!(beats.0.is_ok() && beats.1.is_ok() && beats.2.is_ok());
        assert_eq!(clock(&stage, id, 0).await.deadline_ms, Some(before + 9 * HOUR));
        assert_eq!(stage.app.store().downtimes().await.expect("the database").len(), 1);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn time_is_given_back_game_by_game_no_matter_who_comes_first() {
    Stage::each(async |stage: Stage| {
        let bank = "bank 1d+1h<2d";
        let (one, two) = (
            begun(&stage, new_table("chess", bank, "lose")).await,
            begun(&stage, new_table("chess", bank, "lose")).await,
        );
        stage.app.beat().await.expect("a beat");
        let before = clock(&stage, two, 0).await.deadline_ms.expect("a deadline");
        let full = clock(&stage, one, 0).await.left_ms;
        for hours in [20, 30] {
            stage.sleep(hours);
            stage.app.beat().await.expect("a beat");
        }
        let store = stage.app.store();
        assert_eq!(store.games_owed(9).await.expect("the database"), [one, two]);
        // It is seen before it is written, and nobody is late meanwhile.
        assert_eq!(clock(&stage, two, 0).await.deadline_ms, Some(before + 50 * HOUR));
        assert!(store.games_late(stage.now(), 9).await.expect("the database").is_empty());
        stage.app.clock_ran_out(two).await.expect("looked at");
        assert_eq!(row(&stage, two).await.status, Status::Running);
        // The player to move has the time that was left when everything stopped.
        plays(&stage, ADA, one, "e4").await;
        assert_eq!(clock(&stage, one, 0).await.left_ms, full + HOUR);
        assert_eq!(store.games_owed(9).await.expect("the database"), [two]);
        // Two at once, and once again after a crash: once.
        let both = tokio::join!(stage.app.give_back(), stage.app.give_back());
        assert!(both.0.is_ok() && both.1.is_ok(), "{both:?}");
        let stage = stage.restarted().await;
        assert!(!stage.app.give_back().await.expect("the database"));
        assert!(stage.app.store().games_owed(9).await.expect("the database").is_empty());
        assert_eq!(clock(&stage, two, 0).await.deadline_ms, Some(before + 50 * HOUR));
        stage.close().await;
    })
    .await;
}
