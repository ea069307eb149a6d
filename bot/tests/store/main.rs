//! Every method of the store, on SQLite and on PostgreSQL: one test body for both.

#[allow(dead_code, reason = "other suites look on while the program runs")]
#[path = "../support/database.rs"]
mod database;

mod clocks;
mod community;
mod contact;
mod delivery;
mod figures;
mod games;
mod golf;
mod guilds;
mod jobs;
mod library;
mod notifications;
mod opening;
mod people;
mod plans;
mod processes;
mod restored;
mod rulings;
mod scans;
mod servers;
mod suspended;
mod tournaments;
mod upgrades;
mod writers;

use engine::rules::{GameResult, Outcome, Reason};
use engine::seat::Team;
use model::game::{Advance, Chair, Change, Ending, KeptOutcome, NewGame, Secret32, Status};
use model::ids::{ChannelId, GameId, GuildId, UserId};
use store::{Store, StoreError, Tx};

const ADA: UserId = UserId(11);
const BEN: UserId = UserId(12);
const CLEO: UserId = UserId(13);
const PLACE: ChannelId = ChannelId(7);

/// A table opened by Ada, who has the first seat; Ben is invited to the second.
fn table() -> NewGame {
    NewGame {
        rules: "zombie".to_owned(),
        options: vec![("position".to_owned(), "518".to_owned())],
        edition: 2,
        host: ADA,
        guild: Some(GuildId(5)),
        channel: Some(PLACE),
        thread_wanted: true,
        shuffle_seats: false,
        shared_seats: true,
        seed: Secret32::new([1; 32]),
        salt: Secret32::new([2; 32]),
        created_ms: 1_000,
        expires_ms: Some(9_000),
        time: "bank 1d+12h<3d;ask;weekends".parse().expect("a time control"),
        position: None,
        rated: false,
        seats: vec![Chair::of(ADA), Chair::kept_for(BEN)],
    }
}

/// The ending in which White has won.
fn white_wins() -> Ending {
    let outcome = Outcome { result: GameResult::Won(Team(0)), reason: Reason::CHECKMATE };
    Ending { outcome: Some(KeptOutcome::from(outcome)), english: "White wins: checkmate".to_owned() }
}

/// Changes a game inside a transaction.
async fn change(tx: &mut Tx, id: GameId, change: Change) -> Result<(), StoreError> {
    let mut game = tx.game(id).await?.expect("the game");
    tx.change(&mut game, change).await
}

/// The change that gives a game without a log a status.
fn advance(status: Status, outcome: Option<Ending>, changed_ms: i64) -> Change {
    Change::Advance(Advance { status, outcome, entries: 0, expires_ms: None, changed_ms, shown: false })
}

/// Opens a table in its own transaction.
async fn opened(store: &Store, new: &NewGame) -> GameId {
    let mut tx = store.begin().await.expect("a transaction");
    let id = tx.new_game(new).await.expect("a game");
    tx.commit().await.expect("committed");
    id
}
