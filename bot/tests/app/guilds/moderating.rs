//! What those who manage a server do about games: end, move, and what is noted of it.

use model::game::Status;
use model::ids::ChannelId;
use model::screen::{Press, Row};

use app::Asker;
use app::request::{Request, ServerRequest};

use super::servers::*;
use crate::joining::four::{self, buttons};
use crate::stage::{ADA, BEN, Bot, CHANNEL, CLEO, Said, Stage};

/// Ada manages the server and plays: its owner ends her game, unless she is the owner.
#[tokio::test]
async fn nobody_ends_a_game_of_their_own_where_somebody_else_can() {
    Stage::each(async |stage: Stage| {
        let id = stage.game("masquerade").await;
        let end = || Request::Server(ServerRequest::End { game: format!("#{id}") });
        let running = async || {
            stage.store().game(id).await.expect("the database").expect("a game").status == Status::Running
        };
        let sure = stage.ask_managing(ADA, end()).await;
        let yes = buttons(&sure.rows)[0].press.clone();
        stage.bot_is(Bot { owner: Some(CLEO), ..Bot::default() });
        for answer in [
            stage.ask_managing(ADA, end()).await,
            stage.ask_managing(ADA, Request::Press { press: yes.clone(), value: None }).await,
        ] {
            assert!(
                answer.text.contains("You play in this game") && answer.text.contains("<@13>"),
                "{answer:?}"
            );
        }
        assert!(running().await);
        // The others may not see where it goes.
        let to = Request::Server(ServerRequest::Move { game: format!("#{id}"), to: ChannelId(8) });
        let moved = stage.ask_managing(ADA, to).await;
        assert!(moved.text.contains("somebody else has to move it: <@13>"), "{moved:?}");
        // Somebody who owns the server but plays, too, is nobody to ask.
        stage.bot_is(Bot { owner: Some(BEN), ..Bot::default() });
        stage.said().await;
        let ended = stage.ask_managing(ADA, Request::Press { press: yes, value: None }).await;
        assert!(ended.text.contains("is called off"), "{ended:?}");
        let board = four::posted(&stage).await;
        assert!(board.text.contains("Ended by <@11>"), "{board:?}");
        let audit = stage.ask_managing(CLEO, Request::Server(ServerRequest::Audit { page: 0 })).await;
        assert!(audit.text.contains("<@11> called off"), "{audit:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_game_moves_once_and_leaves_a_pointer() {
    Stage::each(async |stage: Stage| {
        let id = stage.game("zombie").await;
        stage.said().await;
        let to = |place| Request::Server(ServerRequest::Move { game: format!("#{id}"), to: place });
        let unknown = Request::Server(ServerRequest::Move { game: "zz".to_owned(), to: ELSEWHERE });
        assert!(stage.ask_managing(CLEO, unknown).await.text.contains("no game of that number"));
        let other_server = |asker: &mut Asker| {
            (asker.guild, asker.manages) = (Some(model::ids::GuildId(6)), true);
        };
        let stranger = stage.ask_as(CLEO, other_server, to(ELSEWHERE)).await;
        assert!(stranger.text.contains("no game of that number"), "{stranger:?}");
        assert!(stage.ask_managing(CLEO, to(CHANNEL)).await.text.contains("there already"));
        assert!(stage.said().await.is_empty(), "nothing has happened");
        let moved = stage.ask_managing(CLEO, to(ELSEWHERE)).await;
        assert!(moved.text.contains("goes on in <#8>") && moved.picture.is_none(), "{moved:?}");
        let said = stage.said().await;
        let Some([Said::Changed { change, .. }]) = said.get(&CHANNEL).map(Vec::as_slice) else {
            panic!("no pointer: {said:?}");
        };
        assert!(change.text.as_ref().is_some_and(|text| text.contains("<#8>")) && change.rows.is_empty());
        let Some([Said::Posted { screen, .. }]) = said.get(&ELSEWHERE).map(Vec::as_slice) else {
            panic!("no board: {said:?}");
        };
        assert!(screen.text.contains("goes on here") && screen.pings == [ADA], "{screen:?}");
        assert_eq!(screen.picture.as_ref().and_then(|recipe| recipe.seat), None, "as everybody sees it");
        assert_eq!(said.len(), 2);
        stage.ask(ADA, Request::Move { turn: "e2e4".to_owned(), game: Some(id.to_string()) }).await;
        assert!(stage.said().await.contains_key(&ELSEWHERE));
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn an_invitation_nobody_wants_is_taken_away() {
    let stage = Stage::open().await;
    let id = stage.invitation("chess").await;
    stage.said().await;
    let ask = Request::Server(ServerRequest::End { game: id.to_string() });
    let asked = stage.ask_managing(CLEO, ask.clone()).await;
    let Some(Row::Buttons(buttons)) = asked.rows.first() else { panic!("not asked: {asked:?}") };
    let yes = buttons[0].press.clone();
    let forged = stage.press(BEN, yes.clone(), None).await;
    assert!(forged.text.contains("may manage this server"), "{forged:?}");
    let stale = Press { version: yes.version + 1, ..yes.clone() };
    let stale = stage.ask_managing(CLEO, Request::Press { press: stale, value: None }).await;
    assert!(stale.text.contains("gone on since"), "{stale:?}");
    let done = stage.ask_managing(CLEO, Request::Press { press: yes.clone(), value: None }).await;
    assert!(done.text.contains("called off"), "{done:?}");
    let again = stage.ask_managing(CLEO, Request::Press { press: yes, value: None }).await;
    assert!(again.text.contains("ended already"), "{again:?}");
    assert!(stage.ask_managing(CLEO, ask).await.text.contains("ended already"));
    let said = stage.said().await;
    let text = format!("{:?}", said.get(&CHANNEL));
    assert!(text.contains("those who look after this server took it away"), "{text}");
    stage.close().await;
}

#[tokio::test]
async fn a_game_that_is_stuck_is_called_off_and_found_by_its_number() {
    Stage::each(async |stage: Stage| {
        let id = stage.game("zombie").await;
        let typed = || app::Suggest::OnServer { typed: "zom".to_owned() };
        assert_eq!(stage.suggestions(CLEO, typed()).await, [], "that is for those who manage the server");
        let ask = Request::Server(ServerRequest::End { game: format!("#{id}") });
        let asked = stage.ask_managing(CLEO, ask).await;
        let Some(Row::Buttons(buttons)) = asked.rows.first() else { panic!("not asked: {asked:?}") };
        let yes = buttons[0].press.clone();
        stage.ask(ADA, Request::Move { turn: "e2e4".to_owned(), game: Some(id.to_string()) }).await;
        let late = stage.ask_managing(CLEO, Request::Press { press: yes.clone(), value: None }).await;
        assert!(late.text.contains("gone on since"), "{late:?}");
        let now = stage.app.store().game(id).await.expect("the database").expect("the game").version;
        let yes = Press { version: now, ..yes };
        stage.said().await;
        let done = stage.ask_managing(CLEO, Request::Press { press: yes, value: None }).await;
        assert!(done.text.contains("is called off") && done.picture.is_none(), "{done:?}");
        assert!(format!("{:?}", stage.said().await).contains("called off"));
        let audit = stage.ask_managing(CLEO, Request::Server(ServerRequest::Audit { page: 0 })).await;
        assert_eq!(audit.text.matches("<@13> called off").count(), 1, "{audit:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_game_is_moved_only_to_a_channel_of_the_server_that_can_be_seen() {
    Stage::each(async |stage: Stage| {
        let id = stage.game("chess").await;
        let foreign = ChannelId(4_711);
        stage.hide(foreign);
        stage.said().await;
        let to = |to| Request::Server(ServerRequest::Move { game: format!("#{id}"), to });
        let refused = stage.ask_managing(ADA, to(foreign)).await;
        assert!(refused.text.contains("no channel <#4711> on this server"), "{refused:?}");
        assert!(stage.said().await.is_empty());
        assert!(stage.ask_managing(ADA, to(ELSEWHERE)).await.text.contains("goes on in <#8>"));
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn what_moderators_end_and_what_is_noted_of_it_come_together_or_not_at_all() {
    Stage::each(async |stage: Stage| {
        let id = stage.game("chess").await;
        stage.ask(ADA, Request::Move { turn: "e4".to_owned(), game: None }).await;
        stage.said().await;
        // Its log can't be read any more, so it can't be ended; then nobody has ended it.
        stage.spoil("UPDATE entries SET text = 'from another time' WHERE game = $1", id).await;
        let stage = stage.restarted().await;
        let end = || Request::Server(ServerRequest::End { game: format!("#{id}") });
        let asked = stage.ask_managing(ADA, end()).await;
        let sure = crate::joining::four::buttons(&asked.rows)[0].press.clone();
        let failed = stage.ask_managing(ADA, Request::Press { press: sure, value: None }).await;
        assert!(failed.text.contains("went wrong"), "{failed:?}");
        let audit = stage.ask_managing(ADA, Request::Server(ServerRequest::Audit { page: 0 })).await;
        assert!(audit.text.contains("Nobody has touched a thing"), "{audit:?}");
        stage.spoil("UPDATE entries SET text = 'e2e4' WHERE game = $1", id).await;
        let asked = stage.ask_managing(ADA, end()).await;
        let sure = crate::joining::four::buttons(&asked.rows)[0].press.clone();
        let ended = stage.ask_managing(ADA, Request::Press { press: sure, value: None }).await;
        assert!(ended.text.contains("is called off"), "{ended:?}");
        let audit = stage.ask_managing(ADA, Request::Server(ServerRequest::Audit { page: 0 })).await;
        assert!(audit.text.contains(&format!("called off `#{id}`")), "{audit:?}");
        stage.close().await;
    })
    .await;
}
