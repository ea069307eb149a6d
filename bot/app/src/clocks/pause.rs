//! Pauses by agreement: clocks stand until somebody ends the pause, or it ends by itself.

use engine::seat::Seat;
use model::game::{Change, Game, Pause, Status};
use model::ids::{GameId, UserId};
use model::job::Job;
use model::screen::Screen;
use store::{StoreError, Tx};
use words::say;

use crate::asking::rejection::{Rejection, contained};
use crate::context::Context;
use crate::games::clock_words::line;
use crate::games::places::places;
use crate::games::running::touch;
use crate::games::titles::heading;
use crate::games::who::{mentions, people_in};
use crate::notifications;

/// Begins a pause, or with `None` ends it: meanwhile clocks stand and nothing falls due. Asked players go on
/// with the time they had left. A pause may follow another at once; nobody gains by it.
///
/// It changes the game's version: of a pause and a turn at the same time, or of two processes that end the same pause, one
/// comes first, and the other is retried on the new state. Otherwise a clock could run during a pause.
pub(crate) async fn set_pause(
    tx: &mut Tx,
    game: &mut Game,
    pause: Option<Pause>,
    now: i64,
) -> Result<(), StoreError> {
    touch(tx, game).await?;
    let off = tx.days_off(game, now).await?;
    let clocks = game.seats.iter().zip(&off).filter(|(own, _)| own.clock.since_ms.is_some());
    let clocks: Vec<_> = clocks
        .map(|(own, off)| (own.seat, own.clock.settled(off, now).started(off, pause.is_some(), now)))
        .collect();
    for (seat, clock) in clocks {
        tx.change(game, Change::Clock { seat, clock }).await?;
    }
    // A limit of the game's own stands, too, and has as much left at the end.
    let mut waiting = game.waiting.clone();
    if let (Some(limit), Some(before)) = (&mut waiting.limit, game.pause) {
        limit.over_ms += (now - before.since_ms).max(0);
        tx.change(game, Change::Waiting(waiting)).await?;
    }
    let pause = pause.map(|pause| Pause { since_ms: now, ..pause });
    tx.change(game, Change::Pause(pause)).await?;
    notifications::rescheduled(tx, game, now).await
}

/// Ends a pause whose time is over, and notifies the players who are asked.
///
/// # Errors
/// When the store fails; the clock comes back to it.
pub(crate) async fn pause_is_over(context: &Context, id: GameId) -> Result<(), StoreError> {
    match try_end_pause(context, id).await {
        // A conflict. If the pause isn't over by that, the next round ends it.
        Err(StoreError::Stale) => Ok(()),
        result => result,
    }
}

async fn try_end_pause(context: &Context, id: GameId) -> Result<(), StoreError> {
    // Replays the log before the database is locked for writing; a failure is reported below.
    if let Some(game) = context.store.game(id).await? {
        context.table(&game).await.ok();
    }
    let read = context.reading();
    let mut tx = context.store.begin().await?;
    let Some(mut game) = tx.game(id).await? else { return Ok(()) };
    let now = read.by(&game);
    if game.pause.and_then(|pause| pause.until_ms).is_none_or(|until| until > now) {
        return Ok(());
    }
    set_pause(&mut tx, &mut game, None, now).await?;
    let mut notices = Vec::new();
    if game.status == Status::Running {
        let asked: Vec<UserId> = asked(&game);
        let pings = notifications::pinged(&game, &asked);
        match contained(context.table(&game)).await {
            Ok(table) => notices = notifications::pause_notices(&game, &*table, &asked),
            Err(Rejection::Store(error)) => return Err(error),
            Err(rejection) => tracing::error!(game = %id, ?rejection, "who goes on is not written to"),
        }
        let text =
            say!(game.lang(), "clock-rest-over", game = heading(&game), who = mentions(game.lang(), &asked));
        let text = format!("{text}\n{}", line(game.lang(), &game));
        for place in places(&game) {
            let screen =
                Screen { text: text.trim_end().to_owned(), pings: pings.clone(), ..Screen::default() };
            tx.enqueue(&place.job(&game, Job::Post { to: place.to, slot: None, screen }), now).await?;
        }
    }
    context.commit_with_jobs(tx, notices).await
}

/// The people whose clocks run.
fn asked(game: &Game) -> Vec<UserId> {
    let runs = |seat: Seat| game.clock(seat).since_ms.is_some();
    people_in(game, game.seated().map(|(seat, _)| seat).filter(|seat| runs(*seat)).collect())
}
