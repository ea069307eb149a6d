//! Whose turn it is stands in the rows of the seats, so that lists need not play fifty games through.

use engine::any_game::AnyTable;
use engine::rules::{GameResult, Info, Outcome, Pending};
use engine::seat::Seat;
use model::game::{Change, GameSeat, SeatResult, SeatState};
use model::ids::GameId;
use store::StoreError;

use crate::asking::rejection::{Rejection, contained};
use crate::context::Context;
use crate::games::seats::acts;

/// How many games are looked at in one go.
const BATCH: i64 = 100;
/// The fact that says that all games are noted: what came later was noted by its own changes.
const NOTED: &str = "turns-noted";

/// Notes who is asked to decide, and how it went when it is over. `anew` says that people are asked something new;
/// else the person who was asked before is asked since then. A sealed decision that is changed changes nothing here.
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

/// How a game went for a seat.
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

/// Notes whose turn it is in games from before that was noted, a few at a time: those after number `after`. Answers how far
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
    match tx.hold(id, game.version).await {
        // The person who changed it meanwhile has noted it.
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
