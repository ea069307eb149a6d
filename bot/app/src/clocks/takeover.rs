//! Taking over a late player's seat: with its secrets and a fresh clock. The former player sees nothing of it
//! any more, and gets no other seat at that table: they know what this one knew.

use engine::seat::Seat;
use model::game::{Chair, Change, Game, GameSeat, SeatClock};
use model::ids::UserId;
use model::job::{Job, NewJob};
use model::screen::Screen;
use words::say;

use super::late::asked_anew;
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject, retry_transaction};
use crate::context::Context;
use crate::games::running::touch;
use crate::games::seats::must_run;
use crate::games::titles::{heading, heading_for};
use crate::games::who::own_sides;
use crate::invitations::invite;
use crate::play::announce::at_first;
use crate::play::board;

/// Sits the asker down in a late player's seat.
pub(super) async fn take_over(
    context: &Context,
    asker: &Asker,
    game: &Game,
    seat: Seat,
    late_ms: i64,
) -> Result<Screen, Rejection> {
    invite::refuse_too_many(context, asker.person).await?;
    // Replays the log before the database is locked for writing.
    context.table(game).await?;
    retry_transaction(async || {
        let (mut tx, mut game, now) = context.begin_in_game(asker, game.id).await?;
        must_run(&game)?;
        let clock = game.clock(seat);
        if clock.offered_ms.is_none() || clock.late_ms != Some(late_ms) {
            return Err(reject!("clock-late-over"));
        }
        if game.seat_of(asker.person).is_some() {
            return Err(reject!("clock-take-own"));
        }
        if tx.sat_before(game.id, asker.person).await? {
            return Err(reject!("clock-take-before"));
        }
        let before = game.person_at(seat).ok_or_else(Rejection::unknown_control)?;
        touch(&mut tx, &mut game).await?;
        let sits = |own: &GameSeat| if own.seat == seat { Chair::of(asker.person) } else { own.chair() };
        let chairs = game.seats.iter().map(sits).collect();
        tx.change(&mut game, Change::Seating(chairs)).await?;
        if before.is_computer() {
            // The person whose place the computer kept doesn't come back to it.
            let turns = i64::from(context.table(&game).await?.turns_completed());
            tx.end_stand_in_at(game.id, seat.0, turns).await?;
        }
        tx.left_seat(game.id, seat.0, before, now).await?;
        tx.drop_draft(game.id, seat.0).await?;
        tx.change(&mut game, Change::NextPrompt(seat)).await?;
        tx.dm_reset(asker.person).await?;
        let off = tx.days_off_at(&game, seat, now).await?;
        let fresh = SeatClock { left_ms: game.time.start(), ..SeatClock::default() };
        let clock = fresh.started(&off, game.pause.is_some(), now);
        tx.change(&mut game, Change::Clock { seat, clock }).await?;
        let shown = Change::BoardShown(game.entries);
        tx.change(&mut game, shown).await?;
        // Read again for the newcomer's language.
        let game = tx.game(game.id).await?.ok_or_else(Rejection::unknown_control)?;
        let mut jobs = context.followers.reseated(&mut tx, &game, now).await?;
        jobs.extend(news(context, &game, seat, before, asker.person).await?);
        context.commit_with_jobs(tx, jobs).await?;
        let table = context.table(&game).await?;
        let sides = own_sides(asker.lang, &game, table.info(), asker.person);
        let done = say!(asker.lang, "clock-take-done", sides = sides, game = heading_for(asker.lang, &game));
        Ok(match at_first(asker.lang, &game, table.info(), asker.person) {
            Some((secrets, recipe)) => Screen::text(format!("{done}\n{secrets}")).with_picture(recipe),
            None => Screen::text(done),
        })
    })
    .await
}

/// The public messages; what only the newcomer may know stands in the answer.
async fn news(
    context: &Context,
    game: &Game,
    seat: Seat,
    before: UserId,
    after: UserId,
) -> Result<Vec<NewJob>, Rejection> {
    let table = context.table(game).await?;
    let text = say!(game.lang(), "clock-taken-over", game = heading(game), after = after, before = before);
    let mut jobs = asked_anew(game, seat, &text, Vec::new());
    let occasion = board::Occasion {
        live: false,
        steady: false,
        asked_by: Some(after),
        shown: &*table,
        hints: context.has_hints(),
    };
    let text = board::text_of_sides(game, &*table);
    let mut boards = board::posts(game, &*table, &text, occasion);
    // The others have been pinged before, and the newcomer sees it.
    boards.retain(|job| !matches!(&job.job, Job::Notice { .. }));
    for job in &mut boards {
        if let Job::Board { screen, .. } = &mut job.job {
            screen.pings = Vec::new();
        }
    }
    jobs.extend(boards);
    Ok(jobs)
}
