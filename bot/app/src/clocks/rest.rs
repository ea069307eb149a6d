//! Games that rest by agreement: their clocks stand until somebody ends the rest, or it ends by itself.

use engine::seat::Seat;
use model::ids::{GameId, UserId};
use model::job::Job;
use model::screen::Screen;
use store::{Game, Pause, Status, StoreError, Tx};
use words::say;

use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::games::clock_words::line;
use crate::games::places::places;
use crate::games::running::{days_off, settled, started, touch};
use crate::games::titles::heading;
use crate::games::who::{mentions, people_in};
use crate::told;

/// Begins a rest, or with `None` ends it: while it lasts clocks stand and nothing falls due. The person who is asked goes on with
/// what was left. Another rest may follow an earlier one at once; nobody gains by it.
///
/// It is a change of the game: of a rest and a turn at the same moment, or of two processes that end the same rest, one comes
/// first, and the other one begins anew on what stands then. Else a clock could run on through the rest.
pub(crate) async fn rest(
    tx: &mut Tx,
    game: &mut Game,
    pause: Option<Pause>,
    now: i64,
) -> Result<(), StoreError> {
    touch(tx, game).await?;
    let off = days_off(tx, game, now).await?;
    for (at, off) in off.iter().enumerate() {
        let Some(before) = game.clocks.get(at).copied().filter(|clock| clock.since_ms.is_some()) else {
            continue;
        };
        let clock = started(settled(before, off, now), off, pause.is_some(), now);
        tx.set_clock(game.id, game.seats[at].seat, &clock).await?;
        game.clocks[at] = clock;
    }
    // A limit of the game's own stands, too: what was left of it when the rest began is left when it ends.
    if let (Some(limit), Some(before)) = (&mut game.waiting.limit, game.pause) {
        limit.over_ms += (now - before.since_ms).max(0);
        tx.set_limit(game.id, limit.over_ms).await?;
    }
    let pause = pause.map(|pause| Pause { since_ms: now, ..pause });
    tx.set_pause(game.id, pause).await?;
    game.pause = pause;
    told::rescheduled(tx, game, now).await
}

/// A rest ends by itself. The person who is asked is told, once.
///
/// # Errors
/// When the store fails; the clock comes back to it.
pub(crate) async fn rest_is_over(context: &Context, id: GameId) -> Result<(), StoreError> {
    match try_end_rest(context, id).await {
        // Somebody was faster. If the rest isn't over by that, it comes up again with the next look.
        Err(StoreError::Stale) => Ok(()),
        result => result,
    }
}

async fn try_end_rest(context: &Context, id: GameId) -> Result<(), StoreError> {
    let now = context.now();
    let mut tx = context.store.begin().await?;
    let Some(mut game) = tx.game(id).await? else { return Ok(()) };
    if game.pause.and_then(|pause| pause.until_ms).is_none_or(|until| until > now) {
        return Ok(());
    }
    rest(&mut tx, &mut game, None, now).await?;
    let mut notices = Vec::new();
    if game.status == Status::Running {
        let asked: Vec<UserId> = asked(&game);
        let pings = told::pinged(&game, &asked);
        match context.table(&game).await {
            Ok(table) => notices = told::rest_notices(&game, &*table, &asked),
            Err(Rejection::Store(error)) => return Err(error),
            Err(rejection) => tracing::error!(game = %id, ?rejection, "who goes on is not written to"),
        }
        let text =
            say!(game.lang, "clock-rest-over", game = heading(&game), who = mentions(game.lang, &asked));
        let text = format!("{text}\n{}", line(game.lang, &game));
        for place in places(&game) {
            let screen =
                Screen { text: text.trim_end().to_owned(), pings: pings.clone(), ..Screen::default() };
            tx.enqueue(&place.job(&game, Job::Post { to: place.to, slot: None, screen }), now).await?;
        }
    }
    context.finish(tx, notices).await
}

/// The people whose clocks run.
fn asked(game: &Game) -> Vec<UserId> {
    let runs = |seat: Seat| game.clock(seat).since_ms.is_some();
    people_in(game, game.seated().map(|(seat, _)| seat).filter(|seat| runs(*seat)).collect())
}
