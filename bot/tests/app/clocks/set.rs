//! When the machine's clock is set forward or back, nobody loses a game by it, and all future times move with it.

use app::request::{Away, OfferRequest};
use app::timekeeping::Timekeeper;
use store::Failpoint;

use super::*;
use crate::database::Database;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

/// How much a clock has left.
async fn left(stage: &Stage, id: GameId, seat: usize) -> i64 {
    let game = row(stage, id).await;
    let deadline = game.seats[seat].clock.deadline_ms;
    deadline.unwrap_or_else(|| panic!("no deadline: {game:?}")) - stage.now()
}

#[tokio::test]
async fn set_forward_and_back_clocks_have_what_they_had() {
    Stage::each(async |stage: Stage| {
        let turn = begun(&stage, new_table("chess", "1d", "lose")).await;
        let bank = begun(&stage, new_table("chess", "bank 1h + 10m", "lose")).await;
        let asked = begun(&stage, new_table("chess", "2h", "ask")).await;
        let played = begun(&stage, new_table("chess", "2h", "auto")).await;
        let open = stage.invitation("chess").await;
        let lapses = row(&stage, open).await.expires_ms.expect("it lapses") - stage.now();
        stage.pass_minutes(30).await;
        stage.said().await;
        for hours in [72, -72, -5, 5, 24 * 365 * 10, -24 * 365 * 10] {
            let before = stage.now();
            stage.set_clock(hours).await;
            assert_eq!(stage.now(), before + hours * HOUR, "it goes along");
            assert_eq!(left(&stage, turn, 0).await, 23 * HOUR + 30 * MINUTE);
            assert_eq!(left(&stage, bank, 0).await, 30 * MINUTE);
            assert_eq!(left(&stage, asked, 0).await, 90 * MINUTE);
            assert_eq!(left(&stage, played, 0).await, 90 * MINUTE);
            let row = row(&stage, open).await;
            assert_eq!(row.expires_ms.expect("it lapses") - stage.now(), lapses - 30 * MINUTE);
            for (channel, said) in stage.said().await {
                assert_eq!(channel, CHANNEL, "no reminder comes by it: {said:?}");
                assert!(said.iter().all(|said| matches!(said, Said::Changed { .. })), "{said:?}");
            }
        }
        for id in [turn, bank, asked, played] {
            let game = row(&stage, id).await;
            assert_eq!((game.status, game.entries), (Status::Running, 0));
            assert!(game.seats.iter().all(|own| own.clock.late_ms.is_none()));
            assert!(game.changed_ms <= stage.now());
        }
        // And they keep running: a player without time loses.
        let stage = stage.restarted().await;
        stage.pass_minutes(31).await;
        assert_eq!(row(&stage, bank).await.status, Status::Over);
        assert_eq!(row(&stage, turn).await.status, Status::Running);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn no_rest_and_no_holiday_ends_by_it() {
    Stage::each(async |stage: Stage| {
        let rests = begun(&stage, new_table("chess", "1d", "lose")).await;
        stage.said().await;
        let adjourn = OfferRequest::Adjourn { days: Some(2), until: None, game: Some(format!("#{rests}")) };
        stage.ask(ADA, Request::Offer(adjourn)).await;
        let offer = posted(&stage).await;
        tap(&stage, BEN, &offer, "Agree").await;
        let away = begun(&stage, new_table("chess", "1d", "lose")).await;
        stage.ask(ADA, Request::Clock(ClockRequest::VacationStart(Away::Days(2)))).await;
        stage.said().await;
        stage.set_clock(72).await;
        assert!(row(&stage, rests).await.pause.is_some(), "a rest lasts as long as was said");
        let said = stage.said().await;
        assert!(!format!("{said:?}").contains("the rest is over"), "{said:?}");
        stage.pass(1).await;
        stage.set_clock(-72).await;
        let game = row(&stage, rests).await;
        let until = game.pause.and_then(|pause| pause.until_ms).expect("an end");
        assert_eq!(until - stage.now(), 47 * HOUR);
        // The day that was said for the holiday is what counts, by any clock; nothing is lost of the turn but the hour in which
        // it was over.
        assert_eq!(left(&stage, away, 0).await, 47 * HOUR + 23 * HOUR);
        stage.pass(47).await;
        assert!(row(&stage, rests).await.pause.is_none());
        assert_eq!(left(&stage, rests, 0).await, DAY);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn what_was_done_while_it_was_wrong_stays_done() {
    Stage::each(async |stage: Stage| {
        let id = begun(&stage, new_table("chess", "bank 1h + 10m", "lose")).await;
        stage.set_clock(72).await;
        stage.pass_minutes(10).await;
        plays(&stage, ADA, id, "e4").await;
        stage.pass_minutes(5).await;
        stage.set_clock(-72).await;
        assert_eq!(clock(&stage, id, 0).await.left_ms, HOUR);
        assert_eq!(left(&stage, id, 1).await, 55 * MINUTE);
        plays(&stage, BEN, id, "e5").await;
        assert_eq!(
            clock(&stage, id, 1).await.left_ms,
            65 * MINUTE,
            "what was used and no more, and the refill"
        );
        // Messages go out at once, though some were written at a moment that is yet to come.
        assert!(posted(&stage).await.text.contains("`e5`"));
        stage.close().await;
    })
    .await;
}

/// Requests read the time and wait to write while the clock is set: what they write follows the new clock.
#[tokio::test]
async fn set_in_the_midst_of_requests_it_costs_nobody_a_game_and_gives_nobody_time() {
    Stage::each(async |stage: Stage| {
        for hours in [72, -72] {
            let late = begun(&stage, new_table("chess", "2h", "ask")).await;
            stage.said().await;
            stage.pass(2).await;
            let question = posted(&stage).await;
            let turn = begun(&stage, new_table("chess", "1d", "lose")).await;
            let bank = begun(&stage, new_table("chess", "bank 1h + 10m", "lose")).await;
            let fuller = begun(&stage, new_table("chess", "bank 2h + 10m", "lose")).await;
            let opened = stage.ask(ADA, Request::Play(new_table("chess", "1d", "lose"))).await;
            let joined = buttons(&opened.rows).iter().find_map(|button| button.press.game).expect("a table");
            stage.pass_minutes(30).await;
            let join = Press { verb: Verb::Join, game: Some(joined), version: 1, arg: String::new() };
            let gift = ClockRequest::Give { time: "1h".to_owned(), game: Some(format!("#{fuller}")) };
            let gate = stage.failpoints.hold(Failpoint::Begin, 5);
            // Boxed: together they are too large for a thread's stack.
            let requests = async {
                tokio::join!(
                    Box::pin(types(&stage, ADA, turn, "e4")),
                    Box::pin(types(&stage, ADA, bank, "e4")),
                    Box::pin(stage.press(BEN, join, None)),
                    Box::pin(tap(&stage, BEN, &question, "Wait")),
                    Box::pin(stage.ask(BEN, Request::Clock(gift))),
                )
            };
            let set = async {
                stage.failpoints.all_came().await;
                stage.set_clock(hours).await;
                gate.close();
            };
            let ((one, two, three, four, five), ()) = tokio::join!(Box::pin(requests), Box::pin(set));
            for played in [one, two] {
                assert!(played.text.contains("You played"), "{played:?}");
            }
            assert!(three.text.contains("The game is on"), "{three:?}");
            assert!(four.text.contains("once more") || four.text.contains("<t:"), "{four:?}");
            assert!(five.text.contains("1 hour"), "{five:?}");
            assert_eq!(left(&stage, turn, 1).await, 24 * HOUR);
            assert_eq!(clock(&stage, bank, 0).await.left_ms, 40 * MINUTE, "used and refilled");
            assert_eq!(left(&stage, bank, 1).await, HOUR);
            assert_eq!(left(&stage, joined, 0).await, 24 * HOUR);
            assert_eq!(left(&stage, late, 0).await, 2 * HOUR);
            assert_eq!(left(&stage, fuller, 0).await, 2 * HOUR + 30 * MINUTE);
            stage.pass_minutes(1).await;
            for id in [turn, bank, joined, late, fuller] {
                assert_eq!(row(&stage, id).await.status, Status::Running);
                resigns(&stage, id).await;
            }
            stage.said().await;
        }
        stage.close().await;
    })
    .await;
}

/// Ada resigns a game.
async fn resigns(stage: &Stage, id: GameId) {
    let asked = stage.ask(ADA, Request::Resign { game: Some(format!("#{id}")) }).await;
    stage.press(ADA, buttons(&asked.rows)[0].press.clone(), None).await;
}

#[tokio::test]
async fn set_back_while_nobody_was_at_work_nothing_is_years_away() {
    Stage::each(async |stage: Stage| {
        let id = begun(&stage, new_table("chess", "1d", "lose")).await;
        stage.pass(1).await;
        stage.set_clock_asleep(-24 * 365);
        let stage = stage.restarted().await;
        assert_eq!(left(&stage, id, 0).await, 23 * HOUR);
        stage.pass(23).await;
        assert_eq!(row(&stage, id).await.status, Status::Over);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn reminders_come_once_and_in_time() {
    let stage = Stage::open().await;
    begun(&stage, new_table("chess", "1d", "lose")).await;
    stage.pass(11).await;
    stage.said().await;
    for hours in [72, -72, 5, -5] {
        stage.set_clock(hours).await;
    }
    let private = crate::stage::direct(ADA);
    assert!(!stage.said().await.contains_key(&private), "half of the time is not over");
    stage.pass(1).await;
    assert_eq!(stage.said().await[&private].len(), 1, "now it is");
    stage.set_clock(72).await;
    stage.set_clock(-72).await;
    stage.pass(7).await;
    assert!(!stage.said().await.contains_key(&private));
    stage.pass(1).await;
    assert_eq!(stage.said().await[&private].len(), 1, "four hours before the end");
    stage.close().await;
}

#[tokio::test]
async fn a_leap_ahead_deletes_nothing_for_a_day() {
    let stage = Stage::open().await;
    stage.pass(1).await;
    let kept =
        async |stage: &Stage| stage.app.store().keeps_everything(stage.now()).await.expect("the database");
    assert!(!kept(&stage).await);
    stage.set_clock(23).await;
    assert!(!kept(&stage).await, "less than a day matters to nothing that goes by age");
    stage.set_clock(24 * 365).await;
    assert!(kept(&stage).await);
    stage.pass(25).await;
    assert!(!kept(&stage).await, "nobody has set it back: it is right");
    stage.set_clock(24 * 365).await;
    stage.set_clock(-24 * 365).await;
    assert!(!kept(&stage).await);
    stage.close().await;
}

#[tokio::test]
async fn processes_whose_machines_differ_go_by_one_clock() {
    for database in Database::all().await {
        let stage = Stage::over(&database).await;
        let store = stage.store();
        if !store.is_shared() {
            stage.close().await;
            continue;
        }
        let shared = async || store.shared_time().await.expect("the database").expect("it is shared");
        let steady = Arc::new(AtomicI64::new(5));
        let process = |wrong: i64| {
            let (here, there) = (Arc::clone(&steady), Arc::clone(&steady));
            let wall = Arc::new(move || wrong + here.load(Ordering::SeqCst));
            Timekeeper::new(wall, Arc::new(move || there.load(Ordering::SeqCst)))
        };
        // One machine lives in 1970, the other one far ahead.
        for process in [process(0), process(4_000_000_000_000)] {
            let before = shared().await;
            process.look(store).await.expect("a look");
            assert!((before - 1..=shared().await + 1).contains(&process.now()));
        }
        stage.close().await;
    }
}

#[tokio::test]
async fn one_process_moves_what_is_to_come_and_the_others_go_along() {
    Stage::each(async |stage: Stage| {
        let id = begun(&stage, new_table("chess", "1d", "lose")).await;
        stage.pass(1).await;
        let (wall, steady) = (Arc::new(AtomicI64::new(stage.now())), Arc::new(AtomicI64::new(0)));
        let process = || {
            let (wall, steady) = (Arc::clone(&wall), Arc::clone(&steady));
            Timekeeper::new(
                Arc::new(move || wall.load(Ordering::SeqCst)),
                Arc::new(move || steady.load(Ordering::SeqCst)),
            )
            .alone()
        };
        let all = [process(), process(), process()];
        for process in &all {
            process.look(stage.store()).await.expect("a look");
        }
        let before = clock(&stage, id, 0).await.deadline_ms.expect("a deadline");
        for hours in [72, -72] {
            wall.fetch_add(hours * HOUR, Ordering::SeqCst);
            let [one, two, three] = &all;
            let looks =
                tokio::join!(one.look(stage.store()), two.look(stage.store()), three.look(stage.store()));
            assert!(looks.0.is_ok() && looks.1.is_ok() && looks.2.is_ok(), "{looks:?}");
            for process in &all {
                process.look(stage.store()).await.expect("a look");
                assert_eq!(process.now(), wall.load(Ordering::SeqCst));
            }
            let moved = clock(&stage, id, 0).await.deadline_ms.expect("a deadline") - before;
            assert_eq!(moved, if hours > 0 { 72 * HOUR } else { 0 }, "once, not three times");
        }
        stage.close().await;
    })
    .await;
}
