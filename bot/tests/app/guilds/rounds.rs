//! Rounds of tournaments: their number, byes, all games at once, the threads they are played in.

use std::collections::BTreeSet;

use app::request::{Request, TournamentAct, TournamentPlan, TournamentRequest};
use discord::limits_broken;
use model::ids::UserId;
use model::job::Job;
use model::screen::Screen;
use sqlx::{AnyConnection, Connection, Row as _};
use store::{Pairing, Score, Stage as Phase};

use super::tournaments::*;
use crate::stage::{ADA, CHANNEL, CLEO, DEV, Said, Stage};

#[tokio::test]
async fn three_players_play_three_rounds_of_swiss_and_each_has_one_bye() {
    Stage::each(async |stage: Stage| {
        announced(&stage, TournamentPlan { rounds: Some(3), ..plan("swiss") }, 3).await;
        act(&stage, ADA, TournamentAct::Start).await;
        let mut results = [Score::White, Score::Draw, Score::Black].into_iter().cycle();
        for round in 1..=3 {
            assert_eq!(tournament(&stage).await.round, round);
            if round == 1 {
                let table = act(&stage, CLEO, TournamentAct::Show).await;
                let leads = table.text.lines().any(|line| line.contains("<@") && line.ends_with(" 1"));
                assert!(!leads, "nobody leads for having nobody to play with: {table:?}");
            }
            play_round(&stage, &mut results).await;
        }
        let over = tournament(&stage).await;
        assert_eq!((over.stage, over.rounds, over.pairings.len()), (Phase::Over, 3, 6));
        let met: BTreeSet<_> = over
            .pairings
            .iter()
            .map(|pairing| {
                (
                    pairing.black.map(|black| black.min(pairing.white)),
                    pairing.black.unwrap_or(pairing.white).max(pairing.white),
                )
            })
            .collect();
        assert_eq!(met.len(), 6, "everybody meets everybody and rests once: {:?}", over.pairings);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn as_many_rounds_as_there_are_are_played_no_matter_what_happens_and_fewer_are_said_to_be() {
    for players in 4..=7 {
        let stage = Stage::open().await;
        announced(&stage, TournamentPlan { rounds: Some(20), ..plan("swiss") }, players).await;
        let begun = act(&stage, ADA, TournamentAct::Start).await;
        let rounds = if players % 2 == 0 { players - 1 } else { players };
        assert!(begun.text.contains(&format!("after {rounds} rounds")), "{begun:?}");
        let mut results = [Score::White, Score::White, Score::Black, Score::Draw].into_iter().cycle();
        for _ in 0..rounds {
            play_round(&stage, &mut results).await;
        }
        let over = tournament(&stage).await;
        assert_eq!((over.stage, over.round), (Phase::Over, rounds as i64), "{players}");
        assert!(over.pairings.iter().all(|pairing| pairing.score.is_some()));
        stage.close().await;
    }
}

#[tokio::test]
async fn all_games_of_a_round_robin_are_played_at_once() {
    Stage::each(async |stage: Stage| {
        let swiss = TournamentPlan { at_once: true, ..plan("swiss") };
        let refused = stage.ask(ADA, Request::Tournament(TournamentRequest::Open(swiss))).await;
        assert!(refused.text.contains("Choose a round robin"), "{refused:?}");
        announced(&stage, TournamentPlan { at_once: true, ..plan("round-robin") }, 4).await;
        stage.said().await;
        let begun = act(&stage, ADA, TournamentAct::Start).await;
        assert!(begun.text.contains("all its games are set up"), "{begun:?}");
        let now = tournament(&stage).await;
        assert_eq!((now.pairings.len(), now.at_stake().count()), (6, 6));
        assert!(now.pairings.iter().all(|pairing| pairing.game.is_some()));
        let said = stage.said().await.remove(&CHANNEL).unwrap_or_default();
        let posts: Vec<Screen> = said
            .into_iter()
            .filter_map(|said| match said {
                Said::Posted { screen, .. } => Some(*screen),
                Said::Changed { .. } => None,
            })
            .collect();
        let rounds: Vec<&Screen> = posts.iter().filter(|post| post.text.contains(": round ")).collect();
        assert_eq!(rounds.len(), 3, "{posts:?}");
        assert!(rounds.iter().all(|post| limits_broken(post).is_empty()));
        assert_eq!(rounds.iter().filter(|post| post.picture.is_some()).count(), 1);
        let listed = stage.ask(DEV, Request::Tournament(TournamentRequest::List)).await;
        assert!(listed.text.contains("0 of 6 games are over"), "{listed:?}");
        // In any order; one of them leaves, and the others' games continue.
        let mut stage = stage;
        let dev = now.number_of(DEV).expect("Dev");
        let of_dev = |pairing: &Pairing| pairing.white == dev || pairing.black == Some(dev);
        for pairing in now.pairings.iter().rev().filter(|pairing| !of_dev(pairing)).skip(1) {
            end(&stage, &now, pairing, Score::White).await;
            stage.pass_minutes(1).await;
            assert_eq!(tournament(&stage).await.stage, Phase::Running);
        }
        stage = stage.restarted().await;
        press(&stage, DEV, "withdraw-yes.1").await;
        stage.pass_minutes(1).await;
        let now = tournament(&stage).await;
        assert!(now.pairings.iter().filter(|pairing| of_dev(pairing)).all(|pairing| pairing.score.is_some()));
        assert_eq!(now.stage, Phase::Running);
        let last = now.pairings.iter().find(|pairing| pairing.score.is_none()).copied().expect("one");
        end(&stage, &now, &last, Score::Draw).await;
        stage.pass_minutes(1).await;
        assert_eq!(tournament(&stage).await.stage, Phase::Over);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_tournament_at_once_has_room_for_as_many_as_thirty_games_allow() {
    for (format, room) in [("round-robin", 8), ("double", 6)] {
        let stage = Stage::open().await;
        announced(&stage, TournamentPlan { at_once: true, ..plan(format) }, room).await;
        let full = press(&stage, UserId(99), "join.1").await;
        assert!(full.text.contains(&format!("full: {room}")), "{full:?}");
        stage.close().await;
    }
}

#[tokio::test]
async fn threads_of_tournaments_say_which_game_of_which_round_they_are() {
    let mut stage = Stage::open().await;
    announced(&stage, plan("round-robin"), 4).await;
    stage.said().await;
    stage.hush().await;
    act(&stage, ADA, TournamentAct::Start).await;
    let mut beside = AnyConnection::connect(stage.url()).await.expect("the database");
    let rows = sqlx::query("SELECT job FROM outbox WHERE done_ms IS NULL ORDER BY id");
    let rows = rows.fetch_all(&mut beside).await.expect("rows");
    let jobs = rows.iter().map(|row| row.get::<String, _>("job"));
    let titles: Vec<String> = jobs
        .filter_map(|job| match serde_json::from_str(&job).expect("a job") {
            Job::Thread { title, .. } => Some(title),
            _ => None,
        })
        .collect();
    assert_eq!(titles.len(), 2);
    for title in &titles {
        // The players come first: lists of threads cut titles at their end.
        let (players, rest) = title.split_once(" · ").expect("players and what they play");
        assert!(players.len() <= 8 && players.contains(" – "), "{title}");
        assert!(rest.starts_with("round 1 · Autumn Cup · #"), "{title}");
        assert!(!title.contains("<@") && title.chars().count() <= 100, "{title}");
    }
    stage.close().await;
}

#[tokio::test]
async fn a_pairing_of_a_player_that_there_is_not_holds_up_no_tournament() {
    Stage::each(async |stage: Stage| {
        announced(&stage, plan("swiss"), 4).await;
        act(&stage, ADA, TournamentAct::Start).await;
        let now = tournament(&stage).await;
        let [odd, other] = now.pairings[..] else { panic!("two games") };
        stage.spoil("UPDATE pairings SET white = 99 WHERE game = $1", odd.game.expect("a game")).await;
        end(&stage, &now, &other, Score::White).await;
        stage.pass_minutes(1).await;
        assert_eq!(tournament(&stage).await.round, 1, "its game goes on");
        let shown = act(&stage, CLEO, TournamentAct::Show).await;
        assert!(shown.text.contains("Autumn Cup"), "{shown:?}");
        end(&stage, &now, &odd, Score::Black).await;
        stage.pass_minutes(1).await;
        assert_eq!(tournament(&stage).await.round, 2);
        stage.close().await;
    })
    .await;
}
