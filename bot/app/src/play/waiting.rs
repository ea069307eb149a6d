//! Changes without a request: a game's own time limit passes, the referee's ruling comes.
//!
//! What a game waits for stands in its row, written in the same transaction as the change that made it wait. So a
//! crash forgets nothing, and of two processes that act on it one gets a conflict.

use engine::any_game::{AnyTable, Entry, TableStep};
use engine::rules::Pending;
use metrics::{self, Due};
use model::game::{Change, Deadline, Game, Waiting};
use model::ids::GameId;
use store::{StoreError, Terms, Tx};

use super::advance;
use crate::asking::rejection::{Rejection, contained};
use crate::context::Context;
use crate::games::seats::entry;

/// Ends a game's own time limit: seats that are still asked run out of time.
///
/// # Errors
/// When the store fails; the clock comes back to it.
pub(crate) async fn time_is_up(context: &Context, id: GameId) -> Result<(), StoreError> {
    let read = context.reading();
    let late = |game: &Game, table: &dyn AnyTable| {
        let now = read.by(game);
        match game.waiting.limit {
            Some(limit) if limit.over_ms <= now && game.pause.is_none() => {
                metrics::late(Due::Limit, limit.over_ms, now);
                Ok(run_out(table, limit.round))
            }
            // Another process was faster, or a player made a turn just before.
            _ => Err(Rejection::Replayed),
        }
    };
    let result = contained(advance::advance_for(context, None, id, late)).await;
    settle(context, id, result.map(drop), |waiting| waiting.limit = None).await
}

/// Lets a game go on whose ruling is there.
///
/// # Errors
/// When the store fails; the referee comes back to it.
pub(crate) async fn hand_out_ruling(context: &Context, id: GameId) -> Result<(), StoreError> {
    let result = advance::advance_for(context, None, id, |game, table| match table.pending() {
        // The ruling is appended as what follows, as when it is there from the beginning.
        Pending::Referee if game.waiting.at_referee => Ok(Vec::new()),
        _ => Err(Rejection::Replayed),
    })
    .await;
    settle(context, id, result.map(drop), |waiting| waiting.at_referee = false).await
}

/// Logs a fault of a broken game once and lets it be; all other rejections are fine.
async fn settle(
    context: &Context,
    id: GameId,
    result: Result<(), Rejection>,
    let_be: impl Fn(&mut Waiting),
) -> Result<(), StoreError> {
    let Err(rejection) = result else { return Ok(()) };
    let Some(what) = rejection.what_broke()? else { return Ok(()) };
    tracing::error!(game = %id, what, "a game can't go on by itself");
    let mut tx = context.store.begin().await?;
    if let Some(mut game) = tx.game(id).await? {
        let mut waiting = game.waiting.clone();
        let_be(&mut waiting);
        tx.change(&mut game, Change::Waiting(waiting)).await?;
    }
    tx.commit().await
}

/// The entries by which every asked seat runs out of time, in seat order, while the limit is the same.
fn run_out(table: &dyn AnyTable, round: u32) -> Vec<Entry> {
    let Pending::Seats(asked) = table.pending() else { return Vec::new() };
    let mut fork = table.fork();
    let mut entries = Vec::new();
    for seat in asked.iter() {
        let same = fork.limit().is_some_and(|limit| limit.round == round);
        let entry = entry(seat, TableStep::Timeout.word());
        if same && crate::games::seats::acts(&*fork, seat) && fork.apply(&entry).is_ok() {
            entries.push(entry);
        }
    }
    entries
}

/// Stores what a game waits for after a change, if that has changed.
pub(crate) async fn note(
    tx: &mut Tx,
    game: &mut Game,
    table: &dyn AnyTable,
    now: i64,
) -> Result<(), StoreError> {
    let waiting = waiting(&game.waiting, table, now);
    if waiting == game.waiting {
        return Ok(());
    }
    if let Some(question) = &waiting.question {
        // In the lane of the host, so that nobody waits for another person's many courses.
        let terms = Terms::at_once(now).of(game.host).urgent(waiting.at_referee);
        tx.ask_referee(&game.rules, question, terms).await?;
    }
    tx.change(game, Change::Waiting(waiting)).await
}

fn waiting(before: &Waiting, table: &dyn AnyTable, now: i64) -> Waiting {
    let limit = match table.pending() {
        Pending::Seats(_) => table.limit(),
        Pending::Chance | Pending::Referee | Pending::Over(_) => None,
    };
    let limit = limit.map(|limit| match before.limit {
        Some(running) if running.round == limit.round => running,
        _ => Deadline { round: limit.round, over_ms: now + i64::from(limit.seconds) * 1000 },
    });
    Waiting { limit, question: table.question(), at_referee: table.pending() == Pending::Referee }
}
