//! When moderators move a game to another channel, the board there is the only one with controls.

use app::GuildEvent;
use app::request::{Request, ServerRequest};
use model::ids::ChannelId;
use model::screen::{Press, Verb};

use crate::stage::{ADA, BEN, CLEO, GUILD, Said, Stage, direct};

const ELSEWHERE: ChannelId = ChannelId(8);

#[tokio::test]
async fn a_game_that_comes_back_from_direct_messages_leaves_no_controls_there() {
    Stage::each(async |stage: Stage| {
        let id = stage.game("chess").await;
        stage.app.happened(GuildEvent::GuildGone(GUILD)).await;
        stage.pass_minutes(1).await;
        for person in [BEN, ADA] {
            let press = Press { verb: Verb::Server, game: Some(id), version: 0, arg: "direct".to_owned() };
            stage.ask_directly(person, Request::Press { press, value: None }).await;
        }
        stage.app.happened(GuildEvent::GuildThere(GUILD)).await;
        stage.pass_minutes(1).await;
        assert!(stage.said().await.contains_key(&direct(BEN)), "it is played there");
        let to = Request::Server(ServerRequest::Move { game: format!("#{id}"), to: ELSEWHERE });
        assert!(stage.ask_managing(CLEO, to).await.text.contains("goes on in <#8>"));
        let said = stage.said().await;
        for person in [ADA, BEN] {
            let Some([Said::Changed { change, .. }]) = said.get(&direct(person)).map(Vec::as_slice) else {
                panic!("no pointer for {person}: {said:?}");
            };
            assert!(change.text.as_ref().is_some_and(|text| text.contains("<#8>")) && change.rows.is_empty());
        }
        assert!(matches!(said.get(&ELSEWHERE).map(Vec::as_slice), Some([Said::Posted { .. }])), "{said:?}");
        stage.close().await;
    })
    .await;
}
