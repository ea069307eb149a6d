//! What the other players may decide about a late one. Any one of them decides; the late player may still
//! move.

use engine::any_game::{AnyTable, TableStep};
use engine::seat::Seat;
use model::game::{Game, SeatClock};
use model::ids::GameId;
use model::screen::Screen;
use words::say;

use super::late;
use super::late::{asked_anew, buttons, deciders, for_the_late, late_person, must_be_late};
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject, retry_transaction};
use crate::context::Context;
use crate::context::change::ChangeContext;
use crate::games::running::changed;
use crate::games::seats::{entry, must_run};
use crate::games::titles::heading;
use crate::play::advance;

/// Gives the late seat its time once more.
pub(super) async fn wait_for(
    context: &Context,
    asker: &Asker,
    id: GameId,
    seat: Seat,
    late_ms: i64,
) -> Result<Screen, Rejection> {
    retry_transaction(async || {
        let (mut tx, mut game, now) = context.begin_in_game(asker, id).await?;
        may_decide(asker, &game, seat, late_ms)?;
        let off = tx.days_off_at(&game, seat, now).await?;
        let fresh =
            SeatClock { left_ms: game.time.start(), late_ms: None, offered_ms: None, ..game.clock(seat) };
        let clock = fresh.started(&off, game.pause.is_some(), now);
        changed(&mut tx, &mut game, seat, clock).await?;
        let at = clock.deadline_ms.unwrap_or(now) / 1000;
        let text = say!(
            game.lang(),
            "clock-late-waits",
            game = heading(&game),
            by = asker.person,
            who = late_person(&game, seat),
            at = at
        );
        super::moved(&mut tx, &game, now).await?;
        context.commit_with_jobs(tx, asked_anew(&game, seat, &text, Vec::new())).await?;
        Ok(Screen::text(say!(asker.lang, "clock-wait-done", at = at)))
    })
    .await
}

/// Plays a harmless turn for the late seat.
pub(super) async fn play_for_late(
    context: &Context,
    asker: &Asker,
    id: GameId,
    seat: Seat,
    late_ms: i64,
) -> Result<Screen, Rejection> {
    let read = context.reading();
    let at = context.change_context().asked_by(asker.person);
    let at = ChangeContext { played_for: Some(seat), ..at };
    let plan = |game: &Game, table: &dyn AnyTable| {
        refuse_other_deciders(asker, game, seat)?;
        must_be_late(game, table, seat, late_ms)?;
        for_the_late(game, table, seat, read, at)
    };
    advance::advance_under(context, at, Some(asker.interaction), id, plan).await?;
    late::play_for(context, id, seat, read).await?;
    Ok(Screen::text(say!(asker.lang, "clock-play-done")))
}

/// Lets the late seat lose.
pub(super) async fn end_for_late(
    context: &Context,
    asker: &Asker,
    id: GameId,
    seat: Seat,
    late_ms: i64,
) -> Result<Screen, Rejection> {
    let plan = |game: &Game, table: &dyn AnyTable| {
        refuse_other_deciders(asker, game, seat)?;
        must_be_late(game, table, seat, late_ms)?;
        Ok(vec![entry(seat, TableStep::Timeout.word())])
    };
    advance::advance_for(context, Some(asker.interaction), id, plan).await?;
    Ok(Screen::text(say!(asker.lang, "clock-end-done")))
}

/// Offers the late seat to the first who takes it.
pub(super) async fn offer_seat(
    context: &Context,
    asker: &Asker,
    id: GameId,
    seat: Seat,
    late_ms: i64,
) -> Result<Screen, Rejection> {
    retry_transaction(async || {
        let (mut tx, mut game, now) = context.begin_in_game(asker, id).await?;
        may_decide(asker, &game, seat, late_ms)?;
        if game.channel.is_none() || game.clock(seat).offered_ms.is_some() {
            return Err(Rejection::unknown_control());
        }
        let clock = SeatClock { offered_ms: Some(now), ..game.clock(seat) };
        changed(&mut tx, &mut game, seat, clock).await?;
        let text =
            say!(game.lang(), "clock-seat-offered", game = heading(&game), who = late_person(&game, seat));
        let jobs = asked_anew(&game, seat, &text, buttons(context, &game, seat));
        context.commit_with_jobs(tx, jobs).await?;
        Ok(Screen::text(say!(asker.lang, "clock-replace-done")))
    })
    .await
}

/// Refuses people who don't decide about this lateness, and controls of another lateness.
fn may_decide(asker: &Asker, game: &Game, seat: Seat, late_ms: i64) -> Result<(), Rejection> {
    must_run(game)?;
    refuse_other_deciders(asker, game, seat)?;
    if game.clock(seat).late_ms != Some(late_ms) {
        return Err(reject!("clock-late-over"));
    }
    Ok(())
}

fn refuse_other_deciders(asker: &Asker, game: &Game, seat: Seat) -> Result<(), Rejection> {
    if deciders(game, seat).contains(&asker.person) {
        return Ok(());
    }
    if game.seats_of(asker.person).any(|own| own == seat) {
        return Err(reject!("clock-late-yourself"));
    }
    Err(reject!("clock-late-others"))
}
