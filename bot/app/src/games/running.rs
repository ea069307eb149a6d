//! Computes whose clock runs.
//!
//! A seat's clock runs from when the seat is asked until it isn't asked any more, or has completed a turn and is asked
//! again. Commit points within a turn don't affect it; while chance or the referee decides it stands. The time left when
//! it stops is what the seat has when it is asked again, so a restart of the program neither gives nor takes time.

use engine::any_game::{AnyTable, Entry, TableStep};
use engine::rules::Pending;
use engine::seat::{Seat, SeatSet, Viewer};
use model::game::{Asked, Change, Game, SeatClock, SeatState, Status};
use model::time::control::{Pace, TimeControl};
use store::{StoreError, Tx};

use super::seats::{actor, acts};
use super::who::everybody;

/// A change of a game, for its clocks.
pub(crate) struct Step<'a> {
    /// The table before it.
    pub(crate) before: &'a dyn AnyTable,
    /// The table after it.
    pub(crate) after: &'a dyn AnyTable,
    /// The decisions.
    pub(crate) entries: &'a [Entry],
    /// The late seat for which the program decided.
    pub(crate) played_for: Option<Seat>,
}

impl Step<'_> {
    /// Whether the change takes turns back.
    fn takes_back(&self) -> bool {
        self.entries.iter().any(|entry| TableStep::from_word(&entry.text) == Some(TableStep::Takeback))
    }
}

/// Gives every seat of a beginning game its time. A game of one person, who keeps nobody waiting, loses its time control.
pub(crate) async fn wind_up(tx: &mut Tx, game: &mut Game) -> Result<(), StoreError> {
    if game.time.pace != Pace::None && everybody(game).len() == 1 {
        tx.change(game, Change::Time(TimeControl::default())).await?;
    }
    if game.time.pace == Pace::None {
        return Ok(());
    }
    let clock = SeatClock { left_ms: game.time.start(), ..SeatClock::default() };
    let seats: Vec<Seat> = game.seats.iter().map(|own| own.seat).collect();
    for seat in seats {
        tx.change(game, Change::Clock { seat, clock }).await?;
    }
    Ok(())
}

/// Updates the clocks after a change that others may notice. Answers the seats whose lateness is settled.
pub(crate) async fn note(
    tx: &mut Tx,
    game: &Game,
    seats: &mut [SeatState],
    step: &Step<'_>,
    now: i64,
) -> Result<SeatSet, StoreError> {
    let mut no_longer_late = SeatSet::EMPTY;
    if game.time.pace == Pace::None {
        return Ok(no_longer_late);
    }
    let off = tx.days_off(game, now).await?;
    let paused = game.pause.is_some();
    let lines = i64::try_from(step.after.lines()).unwrap_or(i64::MAX);
    let refills = match step.takes_back() {
        true => tx.take_refills(game.id, lines).await?,
        false => Vec::new(),
    };
    for (own, off) in seats.iter_mut().zip(&off) {
        let (seat, before) = (own.seat, own.clock);
        let asked = asked(step, seat, game.status);
        let mut after = match step.takes_back() {
            true => {
                let brought = refills.iter().filter(|(own, _)| *own == seat.0).map(|(_, ms)| ms).sum();
                before.taken_back(asked, brought, off, paused, now)
            }
            false => before.after(asked, &game.time, off, paused, now),
        };
        if asked.completed && game.status == Status::Running {
            let brought = after.left_ms - before.settled(off, now).left_ms;
            if brought != 0 {
                tx.note_refill(game.id, seat.0, lines, brought).await?;
            }
        }
        if asked.completed && step.played_for == Some(seat) {
            after.played_for = before.played_for + 1;
        }
        if before.late_ms.is_some() && after.late_ms.is_none() {
            no_longer_late = no_longer_late.with(seat);
        }
        own.clock = after;
    }
    Ok(no_longer_late)
}

/// Deletes what only a running game needs.
pub(crate) async fn put_away(tx: &mut Tx, game: &Game) -> Result<(), StoreError> {
    if game.time.pace != Pace::None {
        // Every record is longer than -1 turns: deletes all.
        tx.take_refills(game.id, -1).await?;
    }
    Ok(())
}

/// Writes another state of one clock. It moves the game's version, so that of two concurrent changes one is retried; lists
/// stay in their order.
pub(crate) async fn changed(
    tx: &mut Tx,
    game: &mut Game,
    seat: Seat,
    clock: SeatClock,
) -> Result<(), StoreError> {
    touch(tx, game).await?;
    tx.change(game, Change::Clock { seat, clock }).await
}

/// Moves a game's version because its clocks have changed, and marks its board's text as out of date.
pub(crate) async fn touch(tx: &mut Tx, game: &mut Game) -> Result<(), StoreError> {
    tx.change(game, Change::Advance(game.as_it_stands())).await?;
    // A caller that updates the board in this transaction says so after it.
    tx.board_behind(game.id).await
}

fn asked(step: &Step<'_>, seat: Seat, status: Status) -> Asked {
    let (before, after) = (step.before, step.after);
    let decided = step.entries.iter().filter(|entry| actor(entry) == Some(seat));
    let steps: Vec<Option<TableStep>> = decided.map(|entry| TableStep::from_word(&entry.text)).collect();
    let ran_out = steps.contains(&Some(TableStep::Timeout));
    let completed = ran_out || steps.contains(&None) && !in_the_middle(after, seat);
    let now = status == Status::Running && acts(after, seat);
    // Each new limit of a game is another prompt.
    let another = match (before.limit(), after.limit()) {
        (Some(before), Some(after)) => before.round != after.round,
        _ => false,
    };
    let running_on = acts(before, seat) && !completed && !another;
    Asked { now, anew: !running_on, completed }
}

/// Whether the seat's last turn is in progress.
fn in_the_middle(table: &dyn AnyTable, seat: Seat) -> bool {
    if matches!(table.pending(), Pending::Over(_)) {
        return false;
    }
    let mut turns = table.recent(Viewer::Seat(seat)).filter(|turn| turn.seat == Some(seat));
    turns.find(|turn| TableStep::from_word(&turn.text).is_none()).is_some_and(|turn| !turn.complete)
}
