//! Many deadlines at the same moment: each fires once, however many processes look.

use engine::seat::Seat;
use model::game::{Advance, Change, NewGame};
use store::{Failpoint, Fault};

use super::*;

/// More than one batch.
const GAMES: usize = 130;

/// This many running games, copied in the database without invitations.
async fn copies(stage: &Stage, games: usize) -> Vec<GameId> {
    let model = begun(stage, new_table("chess", "3d", "lose")).await;
    let game = row(stage, model).await;
    let mut tx = stage.app.store().begin().await.expect("a transaction");
    let mut ids = Vec::new();
    for _ in 0..games {
        let new = NewGame {
            rules: game.rules.clone(),
            edition: 1,
            options: game.options.clone(),
            host: game.host,
            guild: game.guild,
            channel: game.channel,
            thread_wanted: false,
            shuffle_seats: false,
            shared_seats: false,
            seed: game.seed,
            salt: game.salt,
            created_ms: stage.now(),
            expires_ms: None,
            time: game.time,
            position: None,
            rated: false,
            seats: game.seating(),
        };
        let id = tx.new_game(&new).await.expect("a game");
        let on = Advance {
            status: Status::Running,
            outcome: None,
            entries: 0,
            expires_ms: None,
            changed_ms: 1,
            shown: false,
        };
        let mut copy = tx.game(id).await.expect("the database").expect("the game");
        for change in [Change::Advance(on), Change::Seats(vec![game.seats[0].state()])] {
            tx.change(&mut copy, change).await.expect("written");
        }
        ids.push(id);
    }
    tx.commit().await.expect("committed");
    ids
}

/// Sets every running clock so that it ran out a second ago.
async fn run_out(stage: &Stage, ids: &[GameId]) {
    let at = stage.now() - 1_000;
    for id in ids {
        let mut tx = stage.app.store().begin().await.expect("a transaction");
        let clock = SeatClock { deadline_ms: Some(at), ..clock(stage, *id, 0).await };
        let mut game = tx.game(*id).await.expect("the database").expect("the game");
        tx.change(&mut game, Change::Clock { seat: Seat(0), clock }).await.expect("written");
        tx.commit().await.expect("committed");
    }
}

#[tokio::test]
async fn each_of_many_deadlines_fires_once_in_one_look_and_a_broken_game_holds_up_none() {
    Stage::each(async |stage: Stage| {
        let mut ids = copies(&stage, GAMES).await;
        stage.said().await;
        run_out(&stage, &ids).await;
        let broken = ids.swap_remove(7);
        stage.spoil("UPDATE games SET options = 'from another time' WHERE id = $1", broken).await;
        stage.pass_minutes(0).await;
        for id in &ids {
            assert_eq!(row(&stage, *id).await.status, Status::Over, "{id}");
        }
        let boards =
            stage.said().await[&CHANNEL].iter().filter(|said| matches!(said, Said::Posted { .. })).count();
        assert_eq!(boards, GAMES - 1);
        stage.pass_minutes(1).await;
        assert!(stage.said().await.is_empty());
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn of_several_processes_that_see_somebody_late_one_acts() {
    Stage::each(async |stage: Stage| {
        for late in ["lose", "ask", "auto"] {
            let id = begun(&stage, new_table("chess", "1d", late)).await;
            stage.said().await;
            run_out(&stage, &[id]).await;
            let looks = tokio::join!(
                stage.app.clock_ran_out(id),
                stage.app.clock_ran_out(id),
                stage.app.clock_ran_out(id)
            );
            assert!(looks.0.is_ok() && looks.1.is_ok() && looks.2.is_ok(), "{looks:?}");
            let said = stage.said().await;
            let posted = said[&CHANNEL].iter().filter(|said| matches!(said, Said::Posted { .. })).count();
            assert_eq!(posted, 1, "{late}: {said:?}");
        }
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_panic_ends_no_more_than_what_panicked() {
    Stage::each(async |stage: Stage| {
        let ids = copies(&stage, 3).await;
        stage.said().await;
        run_out(&stage, &ids).await;
        // Within one look: the next task still runs.
        stage.failpoints.order(Failpoint::Alone, Fault::Panic, 2);
        stage.pass_minutes(0).await;
        assert_eq!(stage.failpoints.left(), 0);
        for id in &ids {
            assert_eq!(row(&stage, *id).await.status, Status::Running, "{id}");
        }
        // In one game: the others end at the same look, and it doesn't come back every second.
        stage.failpoints.order(Failpoint::Begin, Fault::Panic, 1);
        stage.pass_minutes(0).await;
        assert_eq!(stage.failpoints.left(), 0);
        let mut running = Vec::new();
        for id in &ids {
            let game = row(&stage, *id).await;
            if game.status == Status::Running {
                running.push(game.seats[0].clock.deadline_ms);
            }
        }
        assert_eq!(running, [None]);
        stage.close().await;
    })
    .await;
}
