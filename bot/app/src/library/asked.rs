//! Notes in the rows of seats whose turn it is, so that lists need not replay fifty games.

use engine::any_game::AnyTable;
use engine::rules::{GameResult, Info, Outcome, Pending};
use engine::seat::Seat;
use model::game::{Change, GameSeat, SeatResult, SeatState};
use model::ids::GameId;
use store::StoreError;

use crate::asking::rejection::{Rejection, contained};
use crate::context::Context;
use crate::games::seats::acts;

/// How many games are handled at a time.
const BATCH: i64 = 100;
/// The name of the fact that all older games are noted; later ones are noted by their own changes.
const NOTED: &str = "turns-noted";

/// Notes which seats are asked, and the results when the game is over. `anew`: there is a new prompt, so asked seats are
/// asked from now on. A change of a sealed decision changes nothing here.
pub(crate) fn note(seats: &mut [SeatState], table: &dyn AnyTable, anew: bool, now: i64) {
    let over = match table.pending() {
        Pending::Over(outcome) => Some(outcome),
        _ => None,
    };
    for own in seats {
        own.asked_ms = acts(table, own.seat).then(|| own.asked_ms.filter(|_| !anew).unwrap_or(now));
        own.result = over.map(|outcome| result(table.info(), own.seat, outcome));
    }
}

/// A seat's result.
fn result(info: &Info, seat: Seat, outcome: Outcome) -> SeatResult {
    let team = info.seats.get(usize::from(seat.0)).map(|seat| seat.team);
    match outcome.result {
        GameResult::Won(won) if Some(won) == team => SeatResult::Won,
        GameResult::Shared(winners) if winners.contains(seat) => SeatResult::Won,
        GameResult::Won(_) | GameResult::Shared(_) | GameResult::Lost => SeatResult::Lost,
        GameResult::Drawn => SeatResult::Drawn,
        GameResult::Scored(_) | GameResult::Void => SeatResult::None,
    }
}

/// Notes whose turn it is in games of before that was recorded, some at a time: those after number `after`. Answers how far
/// it came; `None` when all is done, which is remembered.
///
/// # Errors
/// When the store fails; it is tried again.
pub(crate) async fn note_turns(context: &Context, after: GameId) -> Result<Option<GameId>, StoreError> {
    if context.store.fact(NOTED).await?.is_some() {
        return Ok(None);
    }
    let games = context.store.games_to_note(after, BATCH).await?;
    for id in &games {
        match contained(note_turn(context, *id)).await {
            Err(Rejection::Store(error)) => return Err(error),
            Err(_) => tracing::warn!(game = %id, "a game can't be looked through"),
            Ok(()) => {}
        }
    }
    if games.is_empty() {
        let mut tx = context.store.begin().await?;
        tx.set_fact(NOTED, "1").await?;
        tx.commit().await?;
    }
    Ok(games.last().copied())
}

async fn note_turn(context: &Context, id: GameId) -> Result<(), Rejection> {
    let Some(game) = context.store.game(id).await? else { return Ok(()) };
    let table = context.table(&game).await?;
    let mut tx = context.store.begin().await?;
    match tx.lock_game_at_version(id, game.version).await {
        // A concurrent change of the game has noted it.
        Err(StoreError::Stale) => return Ok(()),
        held => held?,
    }
    if let Some(mut now) = tx.game(id).await? {
        let mut seats: Vec<SeatState> = now.seats.iter().map(GameSeat::state).collect();
        note(&mut seats, &*table, false, game.changed_ms);
        tx.change(&mut now, Change::Seats(seats)).await?;
    }
    Ok(tx.commit().await?)
}
