//! Games whose channel can't be reached are suspended, their players are told once, and they continue later, over restarts and on
//! both databases.

use model::game::Game;
use model::ids::{ChannelId, GameId, UserId};
use model::screen::{Press, Verb};
use store::{BrokenPlace, PlaceState};

use app::GuildEvent;
use app::request::Request;

use crate::stage::{ADA, BEN, CHANNEL, CLEO, GUILD, Said, Stage, direct};

async fn row(stage: &Stage, id: GameId) -> Game {
    stage.app.store().game(id).await.expect("the database").expect("the game")
}

/// The texts posted in a channel since the last call.
async fn posted(stage: &Stage) -> Vec<(ChannelId, String)> {
    let mut all = Vec::new();
    for (channel, said) in stage.said().await {
        for said in said {
            if let Said::Posted { screen, .. } = said {
                all.push((channel, screen.text));
            }
        }
    }
    all
}

fn wanted(game: GameId) -> Request {
    let press = Press { verb: Verb::Server, game: Some(game), version: 0, arg: "direct".to_owned() };
    Request::Press { press, value: None }
}

async fn places(stage: &Stage) -> Vec<ChannelId> {
    posted(stage).await.into_iter().map(|(channel, _)| channel).collect()
}

#[tokio::test]
async fn games_of_a_server_rest_until_the_bot_is_back() {
    Stage::each(async |stage: Stage| {
        let id = stage.game("zombie").await;
        stage.said().await;
        let before = row(&stage, id).await;
        let other = stage.ask_directly(CLEO, Request::Help).await;
        assert!(!other.text.is_empty());
        // An event may come twice, and another server's is none of ours.
        stage.app.happened(GuildEvent::GuildGone(model::ids::GuildId(6))).await;
        for _ in 0..2 {
            stage.app.happened(GuildEvent::GuildGone(GUILD)).await;
        }
        stage.pass_minutes(1).await;
        let said = posted(&stage).await;
        assert_eq!(said.iter().map(|(place, _)| *place).collect::<Vec<_>>(), [direct(ADA), direct(BEN)]);
        assert!(said.iter().all(|(_, text)| text.contains("no longer on the server")), "{said:?}");
        let paused = row(&stage, id).await;
        assert!(paused.pause.is_some() && paused.seats.iter().all(|own| own.clock.deadline_ms.is_none()));
        let stage = stage.restarted().await;
        stage.pass(30 * 24).await;
        assert_eq!(posted(&stage).await, [], "told once, and no clock runs");
        stage.app.happened(GuildEvent::GuildThere(GUILD)).await;
        stage.pass_minutes(1).await;
        let said = posted(&stage).await;
        assert!(said.len() == 1 && said[0].0 == CHANNEL && said[0].1.contains("Here I am again"), "{said:?}");
        let after = row(&stage, id).await;
        assert_eq!(after.pause, None);
        let runs =
            |game: &Game| game.seats.iter().map(|own| own.clock.deadline_ms.is_some()).collect::<Vec<_>>();
        assert_eq!(runs(&after), runs(&before), "the same clocks run as before");
        stage.pass_minutes(5).await;
        assert_eq!(posted(&stage).await, []);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn servers_that_were_left_unseen_are_noticed_on_connecting() {
    Stage::each(async |stage: Stage| {
        let id = stage.game("chess").await;
        let connected = |guilds, shard| GuildEvent::Connected { guilds, shard, shards: 2 };
        // The server with the number 5 belongs to the first of two shards.
        stage.app.happened(connected(vec![GUILD], 0)).await;
        stage.app.happened(connected(Vec::new(), 1)).await;
        stage.pass_minutes(1).await;
        assert_eq!(row(&stage, id).await.pause, None);
        stage.app.happened(connected(Vec::new(), 0)).await;
        stage.pass_minutes(1).await;
        assert!(row(&stage, id).await.pause.is_some());
        stage.close().await;
    })
    .await;
}

/// A permission was given back while the bot was disconnected: only the event of the server itself shows it.
#[tokio::test]
async fn places_are_tried_again_when_the_bot_connects() {
    Stage::each(async |stage: Stage| {
        let id = stage.game("chess").await;
        stage.said().await;
        // Refused and tried so often that the next try is hours away.
        let mut tx = stage.store().begin().await.expect("a transaction");
        tx.place_refused(CHANNEL, 50013, stage.now()).await.expect("noted");
        for attempts in 0..6 {
            let place = BrokenPlace { id: CHANNEL, state: PlaceState::Refused, parent: None, attempts };
            tx.set_place(&place, PlaceState::Refused, true, stage.now()).await.expect("noted");
        }
        tx.commit().await.expect("committed");
        stage.pass_minutes(5).await;
        assert!(row(&stage, id).await.pause.is_some());
        stage.said().await;
        stage.app.happened(GuildEvent::GuildThere(model::ids::GuildId(6))).await;
        stage.pass_minutes(5).await;
        assert_eq!(posted(&stage).await, [], "another server's");
        stage.app.happened(GuildEvent::GuildThere(GUILD)).await;
        stage.pass_minutes(1).await;
        let said = posted(&stage).await;
        assert!(said.len() == 1 && said[0].1.contains("Here I am again"), "{said:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn all_of_a_table_agree_before_it_goes_elsewhere() {
    Stage::each(async |stage: Stage| {
        let id = stage.game("chess").await;
        let early = stage.ask_directly(ADA, wanted(id)).await;
        assert!(early.text.contains("goes on already"), "{early:?}");
        stage.app.happened(GuildEvent::GuildGone(GUILD)).await;
        stage.pass_minutes(1).await;
        stage.said().await;
        let stranger = stage.ask_directly(CLEO, wanted(id)).await;
        assert!(stranger.text.contains("don't play in that game"), "{stranger:?}");
        let unknown = stage.ask_directly(ADA, wanted(GameId(999))).await;
        assert!(unknown.text.contains("don't play in that game"), "{unknown:?}");
        for _ in 0..2 {
            let noted = stage.ask_directly(BEN, wanted(id)).await;
            assert!(noted.text.contains("as soon as <@11>"), "{noted:?}");
        }
        let stage = stage.restarted().await;
        assert_eq!(posted(&stage).await, []);
        let done = stage.ask_directly(ADA, wanted(id)).await;
        assert!(done.text.contains("here comes the board"), "{done:?}");
        assert_eq!(places(&stage).await, [direct(ADA), direct(BEN)]);
        assert_eq!((row(&stage, id).await.channel, row(&stage, id).await.pause), (None, None));
        let late = stage.ask_directly(BEN, wanted(id)).await;
        assert!(late.text.contains("goes on already"), "{late:?}");
        stage.app.happened(GuildEvent::GuildThere(GUILD)).await;
        stage.pass_minutes(1).await;
        assert_eq!(posted(&stage).await, [], "it has moved for good");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_channel_that_is_gone_takes_no_game_with_it() {
    Stage::each(async |stage: Stage| {
        let id = stage.game("zombie").await;
        let over = stage.game("chess").await;
        stage.spoil("UPDATE games SET status = 'over' WHERE id = $1", over).await;
        stage.said().await;
        for _ in 0..2 {
            stage.app.happened(GuildEvent::PlaceGone { place: CHANNEL, parent: None }).await;
        }
        stage.app.happened(GuildEvent::PlaceGone { place: ChannelId(99), parent: None }).await;
        let stage = stage.restarted().await;
        stage.pass_minutes(1).await;
        stage.pass_minutes(1).await;
        let said = posted(&stage).await;
        let places: Vec<ChannelId> = said.iter().map(|(place, _)| *place).collect();
        assert_eq!(places, [direct(ADA), direct(BEN)], "{said:?}");
        assert!(said.iter().all(|(_, text)| text.contains("the game goes on here")), "{said:?}");
        assert_eq!(row(&stage, id).await.channel, None);
        assert_eq!(row(&stage, over).await.channel, Some(CHANNEL), "what is over stays where it was");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_thread_played_in_gives_its_games_to_its_channel() {
    let stage = Stage::open().await;
    let id = stage.game("chess").await;
    stage.said().await;
    let parent = ChannelId(70);
    stage.app.happened(GuildEvent::PlaceGone { place: CHANNEL, parent: Some(parent) }).await;
    stage.pass_minutes(1).await;
    assert_eq!((row(&stage, id).await.channel, places(&stage).await), (Some(parent), vec![parent]));
    let everybody: Vec<UserId> = row(&stage, id).await.seated().map(|(_, person)| person).collect();
    assert_eq!(everybody, [ADA, BEN]);
    stage.close().await;
}
