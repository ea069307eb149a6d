//! A row that can't be read (written by another version, or damaged) is logged and doesn't block the rows behind it.

use app::GuildEvent;
use app::request::{Request, ServerChange, ServerRequest};
use model::game::Status;
use model::ids::{ChannelId, GameId, GuildId};
use sqlx::{AnyConnection, AssertSqlSafe, Connection};

use crate::stage::{ADA, BEN, GUILD, Said, Stage};

const UNREADABLE: &str = "UPDATE games SET options = 'from another time' WHERE id = $1";

/// Two games; the first can't be read.
async fn two_games(stage: &Stage) -> (GameId, GameId) {
    let (odd, other) = (stage.game("chess").await, stage.game("chess").await);
    stage.said().await;
    stage.spoil(UNREADABLE, odd).await;
    (odd, other)
}

#[tokio::test]
async fn boards_of_later_games_catch_up() {
    Stage::each(async |stage: Stage| {
        let (odd, other) = two_games(&stage).await;
        for id in [odd, other] {
            stage.spoil("UPDATE games SET board_behind = 1 WHERE id = $1", id).await;
        }
        assert_eq!(stage.store().boards_behind(10).await.expect("the database"), [odd, other]);
        stage.pass_minutes(0).await;
        // The one that can't be read is let be, too: it would be tried at every look.
        assert_eq!(stage.store().boards_behind(10).await.expect("the database"), []);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn other_games_of_a_server_that_is_gone_rest() {
    Stage::each(async |stage: Stage| {
        let (_, other) = two_games(&stage).await;
        stage.app.happened(GuildEvent::GuildGone(GUILD)).await;
        stage.pass_minutes(1).await;
        let game = stage.store().game(other).await.expect("the database").expect("the game");
        assert!(game.pause.is_some());
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn other_plans_are_due() {
    Stage::each(async |stage: Stage| {
        let game = stage.game("chess").await;
        for plan in ["11, 1, 300, 'e4', 0, 'set'", "12, 1, 1, 'e5', 0, 'set'"] {
            let mut beside = AnyConnection::connect(stage.url()).await.expect("the database");
            let insert = format!(
                "INSERT INTO plans (game, person, number, seat, line, since, state, asked, due_ms) VALUES ({}, {plan}, 1, 1)",
                game.0
            );
            sqlx::query(AssertSqlSafe(insert)).execute(&mut beside).await.expect("a plan");
        }
        let due = stage.store().plans_due(stage.now(), 10).await.expect("the database");
        let people: Vec<_> = due.iter().map(|plan| plan.person).collect();
        assert_eq!(people, [BEN]);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn what_was_agreed_in_other_games_is_carried_out() {
    Stage::each(async |stage: Stage| {
        let (odd, other) = two_games(&stage).await;
        for game in [odd, other] {
            let agreed = "INSERT INTO offers (game, kind, number, person, made_ms, agreed_ms) VALUES ($1, 'call-off', 1, 11, 1, 1)";
            stage.spoil(agreed, game).await;
        }
        stage.pass_minutes(0).await;
        let game = stage.store().game(other).await.expect("the database").expect("the game");
        assert_eq!(game.status, Status::Over);
        let left = stage.store().agreed_offers(stage.now(), 10).await.expect("the database");
        assert_eq!(left, [], "nor does the other come back at every look");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn older_games_are_noted_past_it() {
    Stage::each(async |stage: Stage| {
        let (odd, other) = two_games(&stage).await;
        for id in [odd, other] {
            stage.spoil("UPDATE seats SET asked_ms = NULL WHERE game = $1", id).await;
        }
        let mut after = Some(GameId(0));
        while let Some(last) = after {
            after = stage.app.note_turns(last).await.expect("the database");
        }
        let game = stage.store().game(other).await.expect("the database").expect("the game");
        assert!(game.seats[0].asked_ms.is_some());
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn other_servers_get_their_puzzle_of_the_day() {
    // PostgreSQL takes no text for a number.
    let stage = Stage::open().await;
    let servers = [(GUILD, ChannelId(77)), (GuildId(6), ChannelId(78))];
    for (guild, channel) in servers {
        let wanted = Request::Server(ServerRequest::Set(vec![ServerChange::Daily(Some(channel), None)]));
        let managing = |asker: &mut app::Asker| (asker.guild, asker.manages) = (Some(guild), true);
        stage.ask_as(ADA, managing, wanted).await;
    }
    stage.spoil("UPDATE guilds SET daily_hour = 'noon' WHERE id = $1", GameId(GUILD.0)).await;
    let posted = async || {
        let said = stage.said().await;
        let posts = |said: &[Said]| said.iter().filter(|said| matches!(said, Said::Posted { .. })).count();
        servers.map(|(_, channel)| said.get(&channel).map_or(0, |said| posts(said)))
    };
    posted().await;
    stage.pass(24).await;
    assert_eq!(posted().await, [0, 1]);
    // It is tried again in an hour, not at every look.
    let due = stage.store().due_daily_puzzles(stage.now(), 10).await.expect("the database");
    assert_eq!(due, []);
    stage.spoil("UPDATE guilds SET daily_hour = 8 WHERE id = $1", GameId(GUILD.0)).await;
    stage.pass(1).await;
    assert_eq!(posted().await, [1, 0]);
    stage.close().await;
}
