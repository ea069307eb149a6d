//! What happens to players who are late.

use super::*;
use crate::joining::four;

/// The question to the waiting player about a late opponent.
async fn question(stage: &Stage) -> Screen {
    let screen = posted(stage).await;
    assert!(screen.text.contains("what now?"), "{screen:?}");
    assert_eq!(limits_broken(&screen), Vec::<&str>::new());
    screen
}

fn labels(screen: &Screen) -> Vec<String> {
    buttons(&screen.rows).into_iter().map(|button| button.label).collect()
}

#[tokio::test]
async fn somebody_who_is_late_loses_once_and_everybody_is_told() {
    Stage::each(async |stage: Stage| {
        let id = begun(&stage, new_table("chess", "1d", "lose")).await;
        plays(&stage, ADA, id, "e4").await;
        stage.said().await;
        stage.pass(23).await;
        // Reminders go to those they are for.
        assert!(!stage.said().await.contains_key(&CHANNEL), "there is an hour left");
        stage.pass(1).await;
        let board = posted(&stage).await;
        assert!(board.text.contains(&format!("<@{BEN}> ran out of time.")), "{board:?}");
        assert_eq!(board.pings, [ADA, BEN]);
        assert_eq!(row(&stage, id).await.status, Status::Over);
        stage.pass(24).await;
        assert!(stage.said().await.is_empty(), "once is enough");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn the_others_are_asked_once_and_may_wait() {
    Stage::each(async |stage: Stage| {
        let id = begun(&stage, new_table("chess", "1d", "ask")).await;
        stage.said().await;
        stage.pass(24).await;
        let first = question(&stage).await;
        assert_eq!(first.pings, [BEN]);
        assert_eq!(labels(&first), ["Wait", "Random move", "Replace", "Computer", "Lost on time"]);
        let stage = stage.restarted().await;
        stage.pass(2).await;
        assert!(stage.said().await.is_empty(), "one question is enough");
        let own = tap(&stage, ADA, &first, "Wait").await;
        assert!(own.text.contains("for the others to decide"), "{own:?}");
        let other = tap(&stage, CLEO, &first, "Lost on time").await;
        assert!(other.text.contains("Only their opponents"), "{other:?}");
        let waits = tap(&stage, BEN, &first, "Wait").await;
        let until = stage.now() + DAY;
        assert!(waits.text.contains(&format!("<t:{}:f>", until / 1000)), "{waits:?}");
        assert_eq!(clock(&stage, id, 0).await.deadline_ms, Some(until));
        let (text, rows) = heard(&stage).await;
        assert!(text.contains(&format!("<@{BEN}> waits for <@{ADA}>")) && rows.is_empty(), "{text}");
        // Controls of the first lateness have no effect any more, not even at the second.
        for at in 0..2 {
            for label in ["Wait", "Random move", "Replace", "Lost on time"] {
                let stale = tap(&stage, BEN, &first, label).await;
                assert!(stale.text.contains("settled already"), "{label}: {stale:?}");
            }
            if at == 0 {
                stage.pass(24).await;
                assert_eq!(question(&stage).await.pings, [BEN], "a second lateness asks again");
            }
        }
        assert_eq!(row(&stage, id).await.status, Status::Running);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn somebody_who_is_late_may_still_move_and_settles_it_so() {
    Stage::each(async |stage: Stage| {
        let id = begun(&stage, new_table("chess", "1d", "ask")).await;
        stage.pass(24).await;
        let asked = question(&stage).await;
        plays(&stage, ADA, id, "e4").await;
        let said = stage.said().await;
        let settled = said[&CHANNEL].iter().any(|said| {
            matches!(said, Said::Changed { change, .. } if change.rows.is_empty()
                && change.text.as_deref().is_some_and(|text| text.contains("That is settled.")))
        });
        assert!(settled, "{said:?}");
        assert!(tap(&stage, BEN, &asked, "Lost on time").await.text.contains("settled already"));
        assert_eq!(clock(&stage, id, 0).await.late_ms, None);
        assert_eq!(row(&stage, id).await.status, Status::Running);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn the_others_may_have_something_harmless_played_or_end_it() {
    Stage::each(async |stage: Stage| {
        let id = begun(&stage, new_table("chess", "1d", "ask")).await;
        stage.pass(24).await;
        let asked = question(&stage).await;
        let played = tap(&stage, BEN, &asked, "Random move").await;
        assert!(played.text.contains("something harmless"), "{played:?}");
        let board = posted(&stage).await;
        assert!(board.text.contains(&format!("<@{ADA}> was late, so chance played for them.")), "{board:?}");
        assert!(board.pings.is_empty(), "he has just asked for it: {board:?}");
        plays(&stage, BEN, id, "e5").await;
        assert!(!posted(&stage).await.text.contains("Time is over"));
        stage.pass(24).await;
        let asked = question(&stage).await;
        let (one, two) =
            tokio::join!(tap(&stage, BEN, &asked, "Lost on time"), tap(&stage, BEN, &asked, "Wait"));
        let ended = one.text.contains("end of waiting");
        assert!(ended != two.text.contains("You wait"), "one of both: {one:?} {two:?}");
        let status = row(&stage, id).await.status;
        assert_eq!(status, if ended { Status::Over } else { Status::Running });
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn forged_presses_do_nothing() {
    let stage = Stage::open().await;
    let id = begun(&stage, new_table("chess", "1d", "ask")).await;
    let forged = async |person, arg: &str, version| {
        let press = Press { verb: Verb::Clock, game: Some(id), version, arg: arg.to_owned() };
        stage.press(person, press, None).await.text
    };
    let before = row(&stage, id).await;
    for arg in ["wait.0", "play.0", "replace.0", "end.0", "take.0", "wait.1", "end.9", "take.255", "fly", ""]
    {
        for person in [ADA, BEN, CLEO] {
            for version in [0, 1, i64::MAX] {
                assert!(!forged(person, arg, version).await.is_empty());
            }
        }
    }
    assert_eq!(row(&stage, id).await, before);
    stage.pass(24).await;
    let late = clock(&stage, id, 0).await.late_ms.expect("late");
    assert!(forged(CLEO, "take.0", late).await.contains("settled"), "nobody has offered the seat");
    assert!(forged(BEN, "wait.1", late).await.contains("for the others"), "the other seat is not late");
    stage.close().await;
}

#[tokio::test]
async fn after_three_turns_in_a_row_that_were_played_for_it_a_seat_loses() {
    Stage::each(async |stage: Stage| {
        let id = begun(&stage, new_table("chess", "1d", "auto")).await;
        let replies = ["a6", "b6", "c6", "d6"];
        for (times, reply) in replies.iter().enumerate().take(3) {
            stage.pass(24).await;
            assert_eq!(clock(&stage, id, 0).await.played_for, times as i64 + 1);
            plays(&stage, BEN, id, reply).await;
        }
        stage.pass(24).await;
        assert_eq!(row(&stage, id).await.outcome, Some(won_on_time(1)));
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn somebody_who_comes_back_is_late_for_the_first_time_again() {
    let stage = Stage::open().await;
    let id = begun(&stage, new_table("chess", "1d", "auto")).await;
    // The first of all moves that capture nothing.
    stage.chance.will_draw(vec![0]);
    stage.pass(24).await;
    assert_eq!(stage.chance.left(), 0);
    let board = posted(&stage).await;
    assert!(board.text.contains("chance played for them"), "{board:?}");
    plays(&stage, BEN, id, "h6").await;
    plays(&stage, ADA, id, "g3").await;
    assert_eq!(clock(&stage, id, 0).await.played_for, 0);
    assert!(!posted(&stage).await.text.contains("chance played"));
    stage.close().await;
}

#[tokio::test]
async fn who_decides_at_the_same_time_is_late_alone_or_gets_a_default() {
    Stage::each(async |stage: Stage| {
        let id = begun(&stage, new_table("masquerade", "1d", "lose")).await;
        plays(&stage, BEN, id, "KR/QK/RN/BB/NQ").await;
        stage.pass(24).await;
        assert_eq!(row(&stage, id).await.outcome, Some(won_on_time(1)));
        let id = begun(&stage, new_table("masquerade", "1d", "auto")).await;
        stage.pass(24).await;
        let game = row(&stage, id).await;
        assert_eq!((game.status, game.entries), (Status::Running, 2), "both tables are filled in by lot");
        let board = posted(&stage).await;
        for person in [ADA, BEN] {
            assert!(board.text.contains(&format!("<@{person}> was late")), "{board:?}");
        }
        plays(&stage, ADA, id, "e4").await;
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_table_of_four_goes_on_without_the_one_who_is_late() {
    let stage = Stage::open().await;
    let clock = NewTable { clock: Some("1d".to_owned()), late: Some("ask".to_owned()), ..four::wanted() };
    let id = four::opened(&stage, clock).await;
    for (person, seat) in [(BEN, 1), (CLEO, 2), (crate::stage::DEV, 3)] {
        four::sit(&stage, person, id, seat).await;
    }
    stage.said().await;
    stage.pass(24).await;
    let asked = question(&stage).await;
    assert_eq!(asked.pings, [BEN, crate::stage::DEV], "the other side decides");
    assert!(tap(&stage, CLEO, &asked, "Wait").await.text.contains("Only their opponents"));
    tap(&stage, crate::stage::DEV, &asked, "Random move").await;
    let game = row(&stage, id).await;
    assert_eq!((game.entries, game.seats[1].clock.since_ms), (1, Some(stage.now())));
    stage.close().await;
}

#[tokio::test]
async fn bids_that_nobody_makes_are_drawn_by_lot() {
    let stage = Stage::open().await;
    let golf = NewTable { colour: None, ..new_table("chess-golf", "1h", "auto") };
    let screen = stage.ask(ADA, Request::Play(golf)).await;
    let id = buttons(&screen.rows).iter().find_map(|button| button.press.game).expect("a table");
    let press = |verb, version| Press { verb, game: Some(id), version, arg: String::new() };
    stage.press(BEN, press(Verb::Join, 1), None).await;
    stage.press(ADA, press(Verb::Start, 2), None).await;
    // First somebody deals, then both bid: each has an hour, and after it the lot decides.
    for _ in 0..2 {
        stage.pass(1).await;
    }
    let game = row(&stage, id).await;
    assert!(game.seats.iter().any(|own| own.clock.played_for > 0), "{game:?}");
    assert_eq!(game.status, Status::Running);
    stage.close().await;
}
