//! Checks stored data: replays every running game's log, which has to lead where its row says.

use engine::rules::Pending;
use model::game::{Ending, Game, Status};
use model::ids::GameId;
use model::job::Job;
use store::{LogRow, Store, StoreError};

use super::{outcomes, tables};

/// How many finished games are replayed, the newest first; all running ones are.
const ENDED: i64 = 1_000;
/// How many rows are read at a time.
const BATCH: i64 = 500;

/// The result of the check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Soundness {
    /// How many games there are.
    pub games: u64,
    /// How many of them are running; all were replayed.
    pub running: u64,
    /// How many finished ones were replayed.
    pub ended: u64,
    /// Games whose log doesn't lead where their row says.
    pub unsound: Vec<GameId>,
    /// How many messages wait to be sent.
    pub waiting: u64,
    /// How many of those this version can't read.
    pub unreadable: u64,
}

/// Replays all running games and the newest finished ones, and reads all messages that wait to be sent.
///
/// # Errors
/// When the database fails.
pub async fn examine(store: &Store) -> Result<Soundness, StoreError> {
    let mut found = Soundness { games: store.count_games().await?.unsigned_abs(), ..Soundness::default() };
    let mut after = GameId(0);
    loop {
        let games = store.running_after(after, BATCH).await?;
        let Some(last) = games.last() else { break };
        after = *last;
        found.running += games.len() as u64;
        look_at(store, &games, &mut found).await?;
    }
    let ended = store.ended_last(ENDED).await?;
    found.ended = ended.len() as u64;
    look_at(store, &ended, &mut found).await?;
    let mut after = i64::MIN;
    loop {
        let jobs = store.open_jobs_after(after, BATCH).await?;
        let Some((last, _)) = jobs.last() else { break };
        after = *last;
        found.waiting += jobs.len() as u64;
        let unreadable = |(_, job): &&(i64, String)| serde_json::from_str::<Job>(job).is_err();
        found.unreadable += jobs.iter().filter(unreadable).count() as u64;
    }
    Ok(found)
}

async fn look_at(store: &Store, games: &[GameId], found: &mut Soundness) -> Result<(), StoreError> {
    for id in games {
        let game = match store.game(*id).await {
            Ok(Some(game)) => game,
            Ok(None) => continue,
            // A row that can't be read is one of an unsound game; what else fails shows with the next one.
            Err(StoreError::Unreadable(_)) => {
                found.unsound.push(*id);
                continue;
            }
            Err(error) => return Err(error),
        };
        match store.log_between(*id, 0, i64::MAX).await {
            Ok(log) if is_sound(&game, &log) => {}
            Ok(_) | Err(StoreError::Unreadable(_)) => found.unsound.push(*id),
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Whether a game's log has the length that its row says and leads to the row's state.
fn is_sound(game: &Game, log: &[LogRow]) -> bool {
    let counted = log.iter().enumerate().all(|(at, row)| row.number == at as i64);
    if log.len() as i64 != game.entries || !counted {
        return false;
    }
    let Ok(mut table) = tables::begin(game) else { return false };
    if !log.iter().all(|row| tables::replay(&mut *table, row).is_ok()) {
        return false;
    }
    match (game.status, table.pending()) {
        (Status::Over, Pending::Over(_)) => match (&game.outcome, outcomes::ending(&*table)) {
            (Some(Ending { outcome: None, english }), Some(known)) => *english == known.english,
            (Some(kept), Some(known)) => kept.outcome == known.outcome,
            _ => false,
        },
        (Status::Over, _) | (_, Pending::Over(_)) => false,
        _ => true,
    }
}
