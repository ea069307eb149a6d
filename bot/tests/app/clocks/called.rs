//! Messages of clocks ping each person as that person has chosen: after a pause, with a first board, at a late seat.

use super::*;
use crate::guilds::notifications::set;
use crate::stage::direct;
use app::request::OfferRequest;

/// Posts since the last call: in the channel, and to one person alone.
async fn called(stage: &Stage, person: UserId) -> (Vec<Screen>, Vec<Screen>) {
    let mut said = stage.said().await;
    let mut posts = |place| {
        let posted = |said| match said {
            Said::Posted { screen, .. } => Some(*screen),
            Said::Changed { .. } => None,
        };
        said.remove(&place).unwrap_or_default().into_iter().filter_map(posted).collect()
    };
    (posts(CHANNEL), posts(direct(person)))
}

/// Ada chooses these notification settings, and plays against Ben with a clock.
async fn wanting(stage: &Stage, notice: &str, wanted: NewTable) -> GameId {
    set(stage, ADA, notice, None).await;
    set(stage, ADA, "unremind.all", None).await;
    begun(stage, wanted).await
}

#[tokio::test]
async fn a_first_board_calls_as_people_like() {
    for (notice, pings, messages) in [("notice.channel", 1, 0), ("notice.dm", 0, 1), ("notice.none", 0, 0)] {
        let stage = Stage::open().await;
        wanting(&stage, notice, new_table("chess", "2d", "lose")).await;
        let (here, alone) = called(&stage, ADA).await;
        let board = here.last().expect("a board");
        assert_eq!((board.pings.len(), alone.len()), (pings, messages), "{notice}: {board:?} {alone:?}");
        stage.close().await;
    }
}

#[tokio::test]
async fn the_end_of_a_rest_calls_as_people_like() {
    for (notice, pings, messages) in [("notice.channel", 1, 0), ("notice.dm", 0, 1), ("notice.none", 0, 0)] {
        Stage::each(async |stage: Stage| {
            let id = wanting(&stage, notice, new_table("chess", "2d", "lose")).await;
            set(&stage, ADA, "language.de", None).await;
            stage.said().await;
            let adjourn = OfferRequest::Adjourn { days: Some(3), until: None, game: None };
            stage.ask(BEN, Request::Offer(adjourn)).await;
            let offer = posted(&stage).await;
            let yes = buttons(&offer.rows).into_iter().next().expect("a button");
            stage.press(ADA, yes.press, None).await;
            stage.said().await;
            stage.pass(3 * 24).await;
            let (here, alone) = called(&stage, ADA).await;
            let [over] = &here[..] else { panic!("{notice}: {here:?}") };
            assert!(over.text.contains("the rest is over"), "{over:?}");
            assert_eq!((over.pings.len(), alone.len()), (pings, messages), "{notice}: {over:?} {alone:?}");
            if let [told] = &alone[..] {
                let until = clock(&stage, id, 0).await.deadline_ms.expect("a deadline") / 1000;
                for part in
                    ["Die Ruhe ist vorbei", "https://discord.com/channels/5/7/", &format!("<t:{until}:f>")]
                {
                    assert!(told.text.contains(part), "{part}: {told:?}");
                }
                assert!(!buttons(&told.rows).is_empty(), "{told:?}");
            }
            stage.close().await;
        })
        .await;
    }
}

#[tokio::test]
async fn after_a_rest_the_channel_calls_the_one_who_takes_no_direct_messages() {
    let stage = Stage::open().await;
    wanting(&stage, "notice.dm", new_table("chess", "2d", "lose")).await;
    stage.said().await;
    stage.ask(BEN, Request::Offer(OfferRequest::Adjourn { days: Some(1), until: None, game: None })).await;
    let offer = posted(&stage).await;
    let yes = buttons(&offer.rows).into_iter().next().expect("a button");
    stage.press(ADA, yes.press, None).await;
    stage.said().await;
    stage.close_direct(ADA);
    stage.pass(24).await;
    let (here, _) = called(&stage, ADA).await;
    let [over, instead] = &here[..] else { panic!("{here:?}") };
    assert!(over.pings.is_empty(), "{over:?}");
    assert_eq!(instead.pings, [ADA], "{instead:?}");
    stage.close().await;
}

#[tokio::test]
async fn a_late_seat_and_the_one_who_takes_it_call_as_people_like() {
    let stage = Stage::open().await;
    set(&stage, BEN, "notice.dm", None).await;
    set(&stage, CLEO, "notice.dm", None).await;
    begun(&stage, new_table("chess", "1d", "ask")).await;
    stage.said().await;
    stage.pass(24).await;
    let (here, alone) = called(&stage, BEN).await;
    let question = here.iter().find(|screen| screen.text.contains("what now?")).expect("a question");
    assert!(question.pings.is_empty(), "{question:?}");
    assert!(matches!(&alone[..], [told] if told.text.contains("what now?")), "{alone:?}");
    let replace = buttons(&question.rows).into_iter().find(|button| button.label == "Replace").expect("it");
    stage.press(BEN, replace.press, None).await;
    let (text, rows) = heard(&stage).await;
    let offer = Screen { text, rows, ..Screen::default() };
    tap(&stage, CLEO, &offer, "Take the seat").await;
    let (here, alone) = called(&stage, CLEO).await;
    let board = here.last().expect("a board");
    assert!(board.pings.is_empty(), "{board:?}");
    assert!(alone.is_empty(), "who has just pressed it sees it: {alone:?}");
    stage.close().await;
}
