//! Suspends, moves and resumes games whose place can't be reached. A finding is stored as a row first (a server that is
//! gone, a broken place); from there the clock handles one game after the other, each in a transaction of its own, and
//! retries the rest. docs/OPERATIONS.md has the table of cases.

use model::game::{Game, Pause, Status};
use model::ids::{ChannelId, GameId};
use model::job::BOARD;
use model::job::{Job, Lane, NewJob, To};
use model::screen::{Button, Screen, Style, Verb};
use store::{BrokenPlace, PlaceState, StoreError, SuspendedBy, Tx};
use words::Lang;
use words::say;

use super::{ServerAction, again};
use crate::asking::rejection::{Rejection, contained, retry_transaction};
use crate::clocks::set_pause;
use crate::context::Context;
use crate::games::titles::heading_for;
use crate::games::who::everybody;

/// How many games are handled at a time.
const BATCH: i64 = 100;
/// How long (ms) to wait before a place is tried again, by number of attempts. The first waits are short: what was refused
/// may have been allowed again before the refusal was stored, or while nobody was connected to see it.
const WAITS: [i64; 7] = [3_000, 60_000, 10 * 60_000, 30 * 60_000, 3_600_000, 4 * 3_600_000, 12 * 3_600_000];
/// How long (ms) posting has to work until a place counts as repaired.
const PROBATION: i64 = 10 * 60_000;
/// The least time (ms) between two messages to players about the same reason.
const TOLD_AGAIN: i64 = 7 * 24 * 3_600_000;
/// How long (ms) to leave a game alone that can't be handled now.
const PAUSE: i64 = 60_000;

/// Handles servers and channels that became unavailable or came back. Called by the clock.
///
/// # Errors
/// When the store fails; the clock comes back to it.
pub(crate) async fn mind_places(context: &Context) -> Result<(), StoreError> {
    for game in context.store.games_left_behind(BATCH).await? {
        settle_place(game, contained(suspend(context, game, SuspendedBy::Server, None)).await)?;
    }
    for game in context.store.games_found_again(BATCH).await? {
        settle_place(game, contained(resume(context, game)).await)?;
    }
    for place in context.store.broken_places(context.now(), BATCH).await? {
        mind_place(context, place).await?;
    }
    Ok(())
}

async fn mind_place(context: &Context, place: BrokenPlace) -> Result<(), StoreError> {
    let now = context.now();
    let games = match place.state {
        PlaceState::Gone => context.store.games_lost_with(place.id, BATCH).await?,
        PlaceState::Refused => context.store.games_at(place.id, false, BATCH).await?,
        PlaceState::Waiting => context.store.games_at(place.id, true, BATCH).await?,
        PlaceState::Tried => Vec::new(),
    };
    let mut helped = true;
    for game in &games {
        let done = match place.state {
            PlaceState::Gone => contained(move_elsewhere(context, *game, place)).await,
            PlaceState::Refused => {
                contained(suspend(context, *game, SuspendedBy::Place, Some(place.id))).await
            }
            PlaceState::Waiting | PlaceState::Tried => contained(resume(context, *game)).await,
        };
        helped &= done.is_ok();
        settle_place(*game, done)?;
    }
    if games.len() as i64 == BATCH && helped {
        // The next round handles the rest.
        return Ok(());
    }
    let empty = games.is_empty() && context.store.games_at(place.id, true, 1).await?.is_empty();
    let mut tx = context.store.begin().await?;
    match place.state {
        _ if !helped => tx.set_place(&place, place.state, false, now + PAUSE).await?,
        PlaceState::Gone | PlaceState::Tried => tx.forget_place(&place).await?,
        // No game is played there; a person who opens the next one gets the error at once.
        PlaceState::Refused if empty => tx.forget_place(&place).await?,
        PlaceState::Refused => {
            tx.set_place(&place, PlaceState::Waiting, false, now + wait(place.attempts)).await?;
        }
        PlaceState::Waiting => tx.set_place(&place, PlaceState::Tried, true, now + PROBATION).await?,
    }
    tx.commit().await
}

/// Logs a game that can't be handled, and lets it be; only a failing store is an error.
pub(super) fn settle_place(game: GameId, result: Result<(), Rejection>) -> Result<(), StoreError> {
    let Err(rejection) = result else { return Ok(()) };
    if let Some(what) = rejection.what_broke()? {
        tracing::error!(%game, what, "a game can't be brought to another place");
    }
    Ok(())
}

/// Suspends a game, and notifies its players once.
async fn suspend(
    context: &Context,
    id: GameId,
    why: SuspendedBy,
    place: Option<ChannelId>,
) -> Result<(), Rejection> {
    retry_transaction(async || {
        let read = context.reading();
        let mut tx = context.store.begin().await?;
        let Some(mut game) = tx.game(id).await?.filter(|game| game.status == Status::Running) else {
            return Ok(());
        };
        let now = read.by(&game);
        let before = tx.suspension(id).await?;
        if before.is_some_and(|before| before.over_ms.is_none()) {
            return Ok(());
        }
        let rested = game.pause.is_none();
        if rested {
            set_pause(&mut tx, &mut game, Some(Pause { since_ms: now, until_ms: None }), now).await?;
            // Its board can't be reached; it is posted again where the game goes on.
            tx.board_true(id).await?;
        }
        let told = before.map(|before| before.told_ms).filter(|told| now - told < TOLD_AGAIN);
        if !tx.suspend(id, why, rested, told.unwrap_or(now), now).await? {
            // Another process was faster, and notifies them.
            return Ok(());
        }
        let mut jobs = Vec::new();
        if told.is_none() {
            jobs = news(&game, why, place);
        }
        Ok(context.commit_with_jobs(tx, jobs).await?)
    })
    .await
}

/// Resumes a game where it was.
async fn resume(context: &Context, id: GameId) -> Result<(), Rejection> {
    resettle(context, id, |_| Ok(None), |lang| say!(lang, "suspended-back")).await
}

/// Moves a game whose place is gone: from a thread to its channel, else to direct messages.
async fn move_elsewhere(context: &Context, id: GameId, place: BrokenPlace) -> Result<(), Rejection> {
    let line = |lang| say!(lang, "suspended-place-gone");
    let to = |game: &Game| match (game.thread, game.channel) {
        (Some(thread), channel) if thread == place.id && channel != Some(place.id) => Ok(Some(channel)),
        (_, Some(channel)) if channel == place.id => Ok(Some(place.parent)),
        // A conflict.
        _ => Err(Rejection::Replayed),
    };
    resettle(context, id, to, line).await
}

/// Resumes a game, where it was or elsewhere, and posts its board again.
pub(super) async fn resettle(
    context: &Context,
    id: GameId,
    to: impl Fn(&Game) -> Result<Option<Option<ChannelId>>, Rejection> + Send + Sync,
    line: impl Fn(Lang) -> String + Send + Sync,
) -> Result<(), Rejection> {
    retry_transaction(async || {
        let read = context.reading();
        let Some(before) = context.store.game(id).await? else { return Ok(()) };
        let shown = again::tables_of(context, &before).await?;
        let mut tx = context.store.begin().await?;
        let Some(mut game) = tx.game(id).await?.filter(|game| game.status == Status::Running) else {
            return Ok(());
        };
        if !shown.is_of(&game) {
            return Err(StoreError::Stale.into());
        }
        // A concurrent turn comes before this, or its board after this one.
        tx.lock_game_at_version(id, game.version).await?;
        let moved = to(&game)?;
        let now = read.by(&game);
        let was = go_on(&mut tx, &mut game, now).await?;
        if moved.is_none() && !was {
            return Ok(());
        }
        if let Some(to) = moved {
            tx.move_game(&mut game, to).await?;
            // The old board is gone, or can't be reached: its buttons can't be removed.
            tx.forget_post(id, BOARD).await?;
        }
        for person in everybody(&game) {
            tx.dm_reset(person).await?;
        }
        tx.board_true(id).await?;
        Ok(context.commit_with_jobs(tx, shown.posts(&game, &line)).await?)
    })
    .await
}

/// How long to wait before a place is tried again, after this many attempts.
fn wait(attempts: i64) -> i64 {
    let last = WAITS.len() - 1;
    WAITS[usize::try_from(attempts).unwrap_or(0).min(last)]
}

/// One direct message to each player.
fn news(game: &Game, why: SuspendedBy, place: Option<ChannelId>) -> Vec<NewJob> {
    let to = |person| {
        let lang = game.lang_of(person);
        let text = match (why, place) {
            (SuspendedBy::Place, Some(place)) => {
                say!(lang, "suspended-place", game = heading_for(lang, game), place = format!("<#{place}>"))
            }
            _ => say!(lang, "suspended-server", game = heading_for(lang, game)),
        };
        let label = say!(lang, "suspended-direct-button");
        let button = Button::new(label, Style::Primary, Verb::Server, game.id, 0)
            .with_arg(ServerAction::Direct.word());
        let screen = Screen::text(text).with_buttons(vec![button]);
        let job = Job::Post { to: To::Person(person), slot: None, screen };
        NewJob { lane: Lane::Person(person), game: Some(game.id), job }
    };
    everybody(game).into_iter().map(to).collect()
}

/// Ends a game's suspension; answers whether it was suspended.
pub(super) async fn go_on(tx: &mut Tx, game: &mut Game, now: i64) -> Result<bool, StoreError> {
    let stranding = tx.suspension(game.id).await?.filter(|stranding| stranding.over_ms.is_none());
    let Some(stranding) = stranding else { return Ok(false) };
    if !tx.resume(game.id, now).await? {
        return Ok(false);
    }
    if stranding.rested {
        set_pause(tx, game, None, now).await?;
    }
    Ok(true)
}
