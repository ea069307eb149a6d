//! Whose clock runs.
//!
//! A seat's clock runs from when the seat is asked until it is asked no more, or has completed a turn and is asked anew.
//! Commit points within a turn leave it as it is; chance and the referee stop it. What is left when it stops is what
//! the seat gets when it is asked again, so that a restart of the program neither gives nor takes time.

use engine::any_game::{AnyTable, Entry, TableStep};
use engine::rules::Pending;
use engine::seat::{Seat, SeatSet, Viewer};
use model::ids::UserId;
use model::time::calendar::DaysOff;
use model::time::control::{Pace, TimeControl};
use model::time::{MINUTE, quiet};
use store::{Change, Game, SeatClock, Status, StoreError, Tx};

use super::seats::{actor, acts};
use super::who::everybody;

/// A change of a game as clocks see it.
pub(crate) struct Step<'a> {
    /// The table before it.
    pub(crate) before: &'a dyn AnyTable,
    /// The table after it.
    pub(crate) after: &'a dyn AnyTable,
    /// What was decided.
    pub(crate) entries: &'a [Entry],
    /// The seat for which it was decided, since it is late.
    pub(crate) played_for: Option<Seat>,
}

/// What a takeback leaves on a clock at least, where there was so much: enough to look at the board again.
const LEAST: i64 = 10 * MINUTE;

/// When time is up for a seat that is asked: on its clock, or by a limit of the game's own, whichever comes first; nothing while the
/// game rests.
pub(crate) fn up_at(game: &Game, seat: Seat) -> Option<i64> {
    game.asked_since(seat)?;
    let limit = game.waiting.limit.map(|limit| limit.over_ms);
    [game.clock(seat).deadline_ms, limit].into_iter().flatten().min().filter(|_| game.pause.is_none())
}

/// When the time of a person is up, on whichever of their seats comes first.
pub(crate) fn up_for(game: &Game, person: UserId) -> Option<i64> {
    game.seats_of(person).filter_map(|seat| up_at(game, seat)).min()
}

impl Step<'_> {
    /// Whether turns are taken back by it.
    fn takes_back(&self) -> bool {
        self.entries.iter().any(|entry| TableStep::from_word(&entry.text) == Some(TableStep::Takeback))
    }
}

/// What a change means for one seat.
struct Asked {
    /// Whether it is asked after the change.
    now: bool,
    /// Whether it is asked something else than before, or again after a complete turn.
    anew: bool,
    /// Whether it has completed a turn.
    completed: bool,
}

/// Gives every seat of a game that begins the time it starts with. The person who plays alone keeps nobody waiting.
pub(crate) async fn wind_up(tx: &mut Tx, game: &mut Game) -> Result<(), StoreError> {
    if game.time.pace != Pace::None && everybody(game).len() == 1 {
        game.time = TimeControl::default();
        tx.set_time(game.id, &game.time).await?;
    }
    let clock = SeatClock { left_ms: game.time.start(), ..SeatClock::default() };
    game.clocks = vec![clock; game.seats.len()];
    if game.time.pace != Pace::None {
        for chair in &game.seats {
            tx.set_clock(game.id, chair.seat, &clock).await?;
        }
    }
    Ok(())
}

/// Writes down whose clock runs after a change that others may notice. Answers about whose lateness there is nothing to
/// decide any more.
pub(crate) async fn note(
    tx: &mut Tx,
    game: &mut Game,
    step: &Step<'_>,
    now: i64,
) -> Result<SeatSet, StoreError> {
    let mut no_longer_late = SeatSet::EMPTY;
    if game.time.pace == Pace::None {
        return Ok(no_longer_late);
    }
    let off = days_off(tx, game, now).await?;
    let resting = game.pause.is_some();
    let lines = i64::try_from(step.after.lines()).unwrap_or(i64::MAX);
    let refills = match step.takes_back() {
        true => tx.take_refills(game.id, lines).await?,
        false => Vec::new(),
    };
    for at in 0..game.clocks.len().min(game.seats.len()) {
        let seat = Seat(game.seats[at].seat);
        let before = game.clocks[at];
        let asked = asked(step, seat, game.status);
        let Some(days) = off.get(at) else { continue };
        let mut after = match step.takes_back() {
            true => {
                let brought = refills.iter().filter(|(own, _)| *own == seat.0).map(|(_, ms)| ms).sum();
                taken_back(before, &asked, brought, days, resting, now)
            }
            false => after(game, before, &asked, days, resting, now),
        };
        if asked.completed && game.status == Status::Running {
            let brought = after.left_ms - settled(before, days, now).left_ms;
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
        if after != before {
            tx.set_clock(game.id, seat.0, &after).await?;
            game.clocks[at] = after;
        }
    }
    Ok(no_longer_late)
}

/// Forgets what only a running game needs.
pub(crate) async fn put_away(tx: &mut Tx, game: &Game) -> Result<(), StoreError> {
    if game.time.pace != Pace::None {
        // The record never gets shorter than nothing: all of it.
        tx.take_refills(game.id, -1).await?;
    }
    Ok(())
}

/// Writes another state of one clock. It is a change of the game, so that of two at the same moment one is made anew; lists
/// don't move by it.
pub(crate) async fn changed(
    tx: &mut Tx,
    game: &mut Game,
    seat: Seat,
    clock: SeatClock,
) -> Result<(), StoreError> {
    touch(tx, game).await?;
    set(tx, game, seat, clock).await
}

/// Moves a game's version on, since its clocks stand otherwise: what the board says of them is made anew.
pub(crate) async fn touch(tx: &mut Tx, game: &mut Game) -> Result<(), StoreError> {
    let change = Change {
        status: game.status,
        outcome: game.outcome.clone(),
        entries: game.entries,
        expires_ms: game.expires_ms,
        changed_ms: game.changed_ms,
    };
    game.version = tx.advance(game.id, game.version, &change).await?;
    // The person who writes the board anew in this transaction says so after it.
    tx.board_behind(game.id).await
}

/// Writes a clock in a game whose version has been moved on.
pub(crate) async fn set(
    tx: &mut Tx,
    game: &mut Game,
    seat: Seat,
    clock: SeatClock,
) -> Result<(), StoreError> {
    tx.set_clock(game.id, seat.0, &clock).await?;
    if let Some(at) = game.seats.iter().position(|chair| chair.seat == seat.0)
        && let Some(own) = game.clocks.get_mut(at)
    {
        *own = clock;
    }
    Ok(())
}

fn after(game: &Game, before: SeatClock, asked: &Asked, off: &DaysOff, resting: bool, now: i64) -> SeatClock {
    if asked.now && !asked.anew && before.since_ms.is_some() {
        return before;
    }
    let mut clock = settled(before, off, now);
    if asked.completed {
        clock.left_ms = game.time.after_turn(clock.left_ms);
        clock.played_for = 0;
    }
    clock.late_ms = None;
    clock.offered_ms = None;
    clock.since_ms = None;
    clock.deadline_ms = None;
    if asked.now {
        clock = started(clock, off, resting, now);
    }
    clock
}

/// The clock after a takeback: what it was before the turns that were taken back, less all that was used since. What those turns
/// brought goes, so nobody gains time by it; nor does anybody lose at once by it.
fn taken_back(
    before: SeatClock,
    asked: &Asked,
    brought: i64,
    off: &DaysOff,
    resting: bool,
    now: i64,
) -> SeatClock {
    let used = settled(before, off, now);
    let left_ms = (used.left_ms - brought).max(used.left_ms.min(LEAST));
    let idle =
        SeatClock { left_ms, since_ms: None, deadline_ms: None, late_ms: None, offered_ms: None, ..used };
    if asked.now { started(idle, off, resting, now) } else { idle }
}

/// The clock with what it used up so far taken off what was left.
pub(crate) fn settled(clock: SeatClock, off: &DaysOff, now: i64) -> SeatClock {
    clock.settled(off, now)
}

/// The clock of a seat that is asked, from now on; in a game that rests it stands.
pub(crate) fn started(clock: SeatClock, off: &DaysOff, resting: bool, now: i64) -> SeatClock {
    clock.started(off, resting, now)
}

fn asked(step: &Step<'_>, seat: Seat, status: Status) -> Asked {
    let (before, after) = (step.before, step.after);
    let decided = step.entries.iter().filter(|entry| actor(entry) == Some(seat));
    let steps: Vec<Option<TableStep>> = decided.map(|entry| TableStep::from_word(&entry.text)).collect();
    let ran_out = steps.contains(&Some(TableStep::Timeout));
    let completed = ran_out || steps.contains(&None) && !in_the_middle(after, seat);
    let now = status == Status::Running && acts(after, seat);
    // Where the game has limits of its own, the next one is another question.
    let another = match (before.limit(), after.limit()) {
        (Some(before), Some(after)) => before.round != after.round,
        _ => false,
    };
    let running_on = acts(before, seat) && !completed && !another;
    Asked { now, anew: !running_on, completed }
}

/// Whether the seat's last turn isn't complete.
fn in_the_middle(table: &dyn AnyTable, seat: Seat) -> bool {
    if matches!(table.pending(), Pending::Over(_)) {
        return false;
    }
    let mut turns = table.recent(Viewer::Seat(seat)).filter(|turn| turn.seat == Some(seat));
    turns.find(|turn| TableStep::from_word(&turn.text).is_none()).is_some_and(|turn| !turn.complete)
}

/// For each seat, in order, the times at which its clock stands: weekends where the table said so, and in slow games the
/// holidays of the person who sits there.
pub(crate) async fn days_off(tx: &mut Tx, game: &Game, now: i64) -> Result<Vec<DaysOff>, StoreError> {
    let since = game.clocks.iter().filter_map(|clock| clock.since_ms).min().unwrap_or(now).min(now);
    let away = if game.time.is_slow() { tx.vacations_at(game.id, since).await? } else { Vec::new() };
    let zones = if game.time.weekends_off { tx.zones_at(game.id).await? } else { Vec::new() };
    let zone_of = |person: UserId| {
        let chosen = zones.iter().find(|(other, _)| *other == person);
        quiet::zone(chosen.map(|(_, name)| name.as_str()))
    };
    let of = |chair: &store::Chair| {
        let own = away.iter().filter(|(person, ..)| Some(*person) == chair.person);
        DaysOff::new(
            chair.person.filter(|_| game.time.weekends_off).map(zone_of),
            own.map(|(_, since, until)| (*since, *until)),
        )
    };
    Ok(game.seats.iter().map(of).collect())
}
