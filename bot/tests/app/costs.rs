//! The number of database statements of a request depends neither on how many games are stored nor on how long a game is; counted,
//! not timed.

use std::time::{Duration, Instant};

use app::request::{DrawAction, NewTable, Request};
use model::computer::Level;
use model::ids::{GameId, UserId};
use model::screen::{Press, Verb};
use store::JobKind;

use crate::stage::{ADA, BEN, Stage};

/// Knights out and back.
const LINE: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];
/// Pawn moves, which keep the repeated positions from ending the game.
const PAWNS: [&str; 10] = ["a2a3", "a7a6", "b2b3", "b7b6", "c2c3", "c7c6", "d2d3", "d7d6", "h2h3", "h7h6"];

/// The transactions and separate statements for one request and for drawing its result.
async fn cost(stage: &Stage, person: UserId, request: Request) -> (usize, usize) {
    // Otherwise earlier messages would be drawn meanwhile.
    stage.said().await;
    let before = stage.failpoints.passed();
    stage.ask(person, request).await;
    stage.said().await;
    let after = stage.failpoints.passed();
    (after.0 - before.0, after.1 - before.1)
}

fn turn(id: GameId, turn: &str) -> Request {
    Request::Move { turn: turn.to_owned(), game: Some(format!("#{id}")) }
}

/// The costs of the most frequent requests.
async fn costs(stage: &Stage, id: GameId) -> [(usize, usize); 4] {
    let game = Some(format!("#{id}"));
    [
        cost(stage, ADA, turn(id, "g1f3")).await,
        cost(stage, BEN, turn(id, "g8f6")).await,
        cost(stage, ADA, Request::Board { game: game.clone(), flip: false, text: false }).await,
        cost(stage, ADA, Request::History { game }).await,
    ]
}

#[tokio::test]
async fn what_a_request_asks_of_the_database_does_not_grow() {
    Stage::each(async |stage: Stage| {
        let id = stage.game("chess").await;
        // The first request of a person notes their language.
        stage.ask(BEN, Request::Help).await;
        let alone = costs(&stage, id).await;
        assert_eq!(alone[0].0, 1, "a turn is one transaction");
        assert!(alone.iter().all(|(_, statements)| *statements <= 12), "{alone:?}");

        for _ in 0..30 {
            stage.game("chess").await;
        }
        let other = stage.game("chess").await;
        assert_eq!(costs(&stage, other).await, alone, "among thirty others");

        let long = stage.game("chess").await;
        let knights = LINE.iter().chain(&LINE).chain(&LINE);
        let line: Vec<&str> =
            PAWNS.chunks(2).flat_map(|pawns| knights.clone().chain(pawns)).copied().collect();
        for (number, text) in line.iter().enumerate() {
            let person = if number % 2 == 0 { ADA } else { BEN };
            stage.ask(person, turn(long, text)).await;
        }
        let game = stage.store().game(long).await.expect("the database").expect("the game");
        assert_eq!(game.entries, line.len() as i64, "every turn counted");
        assert_eq!(costs(&stage, long).await, alone, "after {} turns", line.len());
        stage.close().await;
    })
    .await;
}

/// The gate passes the loaded game on to the area that answers, which reads it again only where it could have changed by then.
#[tokio::test]
async fn the_row_of_a_game_is_read_once_before_a_transaction_and_once_in_it() {
    Stage::each(async |mut stage: Stage| {
        let id = stage.game("chess").await;
        // Drawing and sending read it, too.
        stage.said().await;
        stage.hush().await;
        let game = || Some(format!("#{id}"));
        let press = |verb, arg: &str| {
            let press = Press { verb, game: Some(id), version: 0, arg: arg.to_owned() };
            Request::Press { press, value: None }
        };
        for (person, request, read) in [
            (ADA, turn(id, "Nf3"), (1, 1)),
            (BEN, Request::Move { turn: "Nf6".to_owned(), game: game() }, (1, 1)),
            (ADA, Request::Draw { action: DrawAction::Offer, game: game() }, (1, 1)),
            (BEN, press(Verb::DrawNo, ""), (1, 1)),
            (ADA, Request::Board { game: game(), flip: false, text: false }, (1, 0)),
            (ADA, Request::History { game: game() }, (1, 0)),
            (ADA, press(Verb::Move, ""), (1, 0)),
            (ADA, press(Verb::Resign, ""), (1, 0)),
            (ADA, press(Verb::Offer, "more"), (1, 0)),
            (ADA, press(Verb::Plan, "list"), (1, 0)),
            (ADA, press(Verb::Plan, "notes"), (1, 0)),
            (ADA, press(Verb::Clock, "show"), (1, 0)),
            (ADA, Request::Resign { game: game() }, (1, 0)),
        ] {
            let before = stage.failpoints.games_read();
            let asked = format!("{request:?}");
            stage.ask(person, request).await;
            let after = stage.failpoints.games_read();
            assert_eq!((after.0 - before.0, after.1 - before.1), read, "{asked}");
        }
        stage.close().await;
    })
    .await;
}

/// A computer's turn from the due look to the log: one look, one claim, the game, one transaction; then one look for more.
#[tokio::test]
async fn a_computers_turn_is_one_transaction_and_a_few_statements() {
    Stage::each(async |mut stage: Stage| {
        let (computer, clock) = (Some(Level::Easy), Some("none".to_owned()));
        let colour = Some("white".to_owned());
        let table = NewTable { rules: "chess".to_owned(), computer, colour, clock, ..NewTable::default() };
        let screen = stage.ask(ADA, Request::Play(table)).await;
        let number = screen.text.split('`').nth(1).expect("a number");
        let id: GameId = number.parse().expect("a number");
        stage.said().await;
        stage.hush().await;
        for own in ["e2e4", "d2d4", "g1f3"] {
            stage.ask(ADA, turn(id, &format!("{own}/end"))).await;
            // Longer than any computer waits.
            stage.sleep(1);
            let (before, begun) = (stage.failpoints.passed(), Instant::now());
            let (thinking, done) = stage.work(&[JobKind::ComputerTurn]);
            while stage.computers_asked().await > 0 {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
            done.cancel();
            thinking.await.expect("no panic");
            let after = stage.failpoints.passed();
            let (transactions, alone) = (after.0 - before.0, after.1 - before.1);
            assert_eq!(transactions, 1, "{own}");
            // Each half second it looks again, and each second it says that the job is still its own: how often depends on the machine.
            let looks = begun.elapsed().as_millis() / 250;
            assert!(alone as u128 <= 8 + looks, "{own}: {alone} statements, {looks} of them to look again");
            println!("a computer's turn: {transactions} transaction, {alone} statements alone");
        }
        stage.close().await;
    })
    .await;
}
