//! Erasure of a person's data. The request is a background job until all is done, so a crash doesn't lose it: first the person
//! leaves every table, in a transaction each, then everything else is deleted in one.

use engine::any_game::{AnyTable, Entry, TableStep};
use model::game::{Game, Status};
use model::ids::{GameId, UserId};
use words::Lang;

use super::reword::without;
use crate::asking::rejection::{Rejection, retry_transaction};
use crate::context::Context;
use crate::context::claim::{Halt, Outcome};
use crate::games::seats::entry;
use crate::games::who::somebody;
use crate::invitations::seats;
use crate::play::advance::{self, Cause};
use crate::play::board;
use crate::tournaments;

/// How many games are left at a time.
const GAMES: usize = 1000;
/// After how long (ms) to retry while a message to the person is being sent.
const AGAIN_MS: i64 = 1_000;

/// Continues an erasure: a background job.
pub(crate) async fn go_on(context: &Context, person: UserId) -> Result<Outcome, Halt> {
    // The job is deleted with the person.
    Ok(match erase(context, person).await? {
        true => Outcome::Done,
        false => Outcome::Later(context.now() + AGAIN_MS),
    })
}

/// Erases a person's data; answers whether all is done.
pub(super) async fn erase(context: &Context, person: UserId) -> Result<bool, Rejection> {
    for id in context.store.open_games(person, 0, GAMES).await? {
        leave_for_good(context, id, person).await?;
    }
    retry_transaction(|| try_forget(context, person)).await
}

/// Resigns from a running game, or gives up an invitation. Another process may do the same: nothing is done or said twice.
async fn leave_for_good(context: &Context, id: GameId, person: UserId) -> Result<(), Rejection> {
    let Some(game) = context.store.game(id).await? else { return Ok(()) };
    let left = match game.status {
        Status::Running if game.seat_of(person).is_some() => {
            let plan = |game: &Game, table: &dyn AnyTable| match game.seat_of(person) {
                Some(_) => Ok(give_up(game, table, person)),
                None => Err(Rejection::Replayed),
            };
            advance::advance_for(context, Cause::Leaves(person), id, plan).await.map(drop)
        }
        Status::Invited => retry_transaction(|| try_step_back(context, id, person)).await,
        _ => Ok(()),
    };
    // It ended meanwhile, or can't go on: the seat is emptied with everything else.
    let Err(rejection) = left else { return Ok(()) };
    if let Some(what) = rejection.what_broke()? {
        tracing::error!(game = %id, what, "a game can't be given up");
        let mut tx = context.store.begin().await?;
        tx.mark_former(id, person).await?;
        tx.vacate(id, person).await?;
        tx.commit().await?;
    }
    Ok(())
}

async fn try_step_back(context: &Context, id: GameId, person: UserId) -> Result<(), Rejection> {
    let at = context.change_context();
    let mut tx = context.store.begin().await?;
    let still = |game: &Game| game.status == Status::Invited && game.concerns(person);
    let Some(game) = tx.game(id).await?.filter(still) else { return Ok(()) };
    let jobs = seats::step_back(&mut tx, game, person, at).await?;
    Ok(context.commit_with_jobs(tx, jobs).await?)
}

/// The last step: deletes all that is left, in one transaction. Not while a message to the person is being sent, since its
/// result is recorded afterwards.
async fn try_forget(context: &Context, person: UserId) -> Result<bool, Rejection> {
    let mut tx = context.store.begin().await?;
    if tx.is_at_a_table(person).await? || tx.is_being_told(person, context.now()).await? {
        return Ok(false);
    }
    // A table that they open at the same time comes before this, or stays.
    tx.lock_person(person).await?;
    for mention in tx.mentions_of(person).await? {
        let lang = match mention.game {
            Some(game) => tx.game(game).await?.map_or(Lang::default(), |game| game.lang()),
            None => Lang::default(),
        };
        tx.reword(mention.id, without(&mention.job, person, &somebody(lang)).as_deref()).await?;
    }
    for game in tx.formerly_at(person).await? {
        tx.mark_former(game, person).await?;
    }
    let jobs = tournaments::call_off_for_good(&mut tx, person, context.now()).await?;
    tx.forget(person).await?;
    context.commit_with_jobs(tx, jobs).await?;
    context.store.names().forget(person);
    Ok(true)
}

/// The entries by which a person resigns on each of their seats, as long as the game goes on.
fn give_up(game: &Game, table: &dyn AnyTable, person: UserId) -> Vec<Entry> {
    let gone = board::gone(table);
    let mut fork = table.fork();
    game.seats_of(person)
        .filter(|seat| !gone.contains(*seat))
        .map(|seat| entry(seat, TableStep::Resign.word()))
        .filter(|entry| fork.apply(entry).is_ok())
        .collect()
}
