//! Plans and changes of the game: which plans agree with it, which turn is due, and playing it.

use engine::any_game::{AnyTable, Entry};
use engine::seat::Seat;
use engine::typed::take;
use model::game::Game;
use store::{Plan, PlanState, StoreError, Tx};

use super::line::{Line, Progress, begun, seen};
use crate::asking::rejection::{Rejection, contained};
use crate::context::Context;
use crate::context::change::{Advanced, ChangeContext};
use crate::games::seats::acts;
use crate::games::who::team_seats;
use crate::play::advance::{self, Cause};

/// The least and the most time (ms) after which a planned turn is played.
pub(super) const SOONEST_MS: i64 = 20_000;
pub(super) const LATEST_MS: i64 = 300_000;

/// The share of the seat's own time that it may take at most.
const SHARE: i64 = 8;

/// When the turn of a plan that is ready is played.
///
/// Drawn for each turn from a secret that is used for nothing else: an answer at a predictable time would reveal that it was
/// planned. The likelihood falls with the time as it does for people who answer by hand (each doubling of the time is equally
/// likely), so no time stands out. Observers learn that the player answered within minutes, and nothing of how hard that was.
pub(super) fn moment(game: &Game, plan: &Plan, at: ChangeContext<'_>) -> i64 {
    let deadline = game.clock(Seat(plan.seat)).deadline_ms;
    let latest = deadline.map_or(LATEST_MS, |deadline| ((deadline - at.now) / SHARE).clamp(0, LATEST_MS));
    at.now + wait(latest, at.dice.secret())
}

/// A time up to `latest`, drawn by a secret: each doubling of it is equally likely.
fn wait(latest: i64, secret: [u8; 32]) -> i64 {
    let [a, b, c, d, ..] = secret;
    let drawn = f64::from(u32::from_le_bytes([a, b, c, d])) / f64::from(u32::MAX);
    let range = LATEST_MS as f64 / SOONEST_MS as f64;
    (latest as f64 * range.powf(drawn - 1.0)) as i64
}

/// A plan's progress on a table; `None` when it is void: it can't be read, or another person sits there now.
pub(super) fn stand(game: &Game, table: &dyn AnyTable, plan: &Plan) -> Option<Progress> {
    let own = Seat(plan.seat);
    let line = Line::read(&plan.line)?;
    if !game.seats_of(plan.person).any(|seat| seat == own) {
        return None;
    }
    let seen = seen(table, own);
    // Fewer turns than before: some were taken back.
    let happened = seen.get(usize::try_from(plan.since).ok()?..)?;
    Some(line.progress(own, happened))
}

/// Whether the seat of a ready plan is asked for a whole turn and nothing else: its owner has to answer offers and to finish a
/// turn they have begun.
pub(super) fn may_play(game: &Game, table: &dyn AnyTable, plan: &Plan) -> bool {
    let own = Seat(plan.seat);
    let ours = team_seats(table.info(), own);
    let offered = table.draw_offered_by().iter().any(|seat| !ours.contains(seat));
    matches!(stand(game, table, plan), Some(Progress::Ready(_)))
        && acts(table, own)
        && begun(table, own, own).is_none()
        && !offered
}

/// Updates the plans of a game after a change, in its transaction. Produces no messages.
pub(crate) async fn follow(
    tx: &mut Tx,
    advanced: &Advanced,
    before: Option<&dyn AnyTable>,
    at: ChangeContext<'_>,
) -> Result<(), Rejection> {
    let (game, table) = (&advanced.game, &*advanced.table);
    let plans = tx.plans_in(game.id).await?;
    if plans.is_empty() {
        return Ok(());
    }
    if game.status != model::game::Status::Running {
        return Ok(tx.drop_plans(game.id).await?);
    }
    let mut ready: Vec<(&Plan, usize, usize)> = Vec::new();
    for plan in plans.iter().filter(|plan| plan.state != PlanState::Missed) {
        let lapsed = before.is_some_and(|before| is_rewound(before, table, Seat(plan.seat)));
        match stand(game, table, plan) {
            None => _ = tx.drop_plan(plan).await?,
            Some(_) if lapsed => miss(tx, plan).await?,
            // A proposed plan is checked when its owner confirms it.
            Some(_) if plan.state == PlanState::Asked => {}
            Some(Progress::Missed) => miss(tx, plan).await?,
            Some(Progress::Done) => _ = tx.drop_plan(plan).await?,
            Some(Progress::Ready(at)) if may_play(game, table, plan) => {
                let open = Line::read(&plan.line).map_or(0, |line| line.open(at));
                ready.push((plan, at, open));
            }
            Some(Progress::Waits(_) | Progress::Ready(_)) if plan.due_ms.is_some() => {
                tx.move_plan(plan, PlanState::Set, None).await?;
            }
            Some(Progress::Waits(_) | Progress::Ready(_)) => {}
        }
    }
    for (plan, _, open) in &ready {
        // Of several that fit, the one that names the case most exactly is played, then the oldest.
        let before_it = |other: &&(&Plan, usize, usize)| {
            other.0.person == plan.person
                && other.0.seat == plan.seat
                && (other.2, other.0.number) < (*open, plan.number)
        };
        let due = ready
            .iter()
            .find(before_it)
            .is_none()
            .then(|| plan.due_ms.unwrap_or_else(|| moment(game, plan, at)));
        if due != plan.due_ms {
            tx.move_plan(plan, PlanState::Set, due).await?;
        }
    }
    Ok(())
}

/// Marks a plan as missed, to be looked at; deletes one that was never confirmed.
async fn miss(tx: &mut Tx, plan: &Plan) -> Result<(), StoreError> {
    match plan.state {
        PlanState::Asked => tx.drop_plan(plan).await?,
        PlanState::Set | PlanState::Missed => tx.move_plan(plan, PlanState::Missed, None).await?,
    };
    Ok(())
}

/// Whether turns were taken back.
fn is_rewound(before: &dyn AnyTable, after: &dyn AnyTable, own: Seat) -> bool {
    let (were, are) = (seen(before, own), seen(after, own));
    !are.starts_with(&were)
}

/// Plays the due turn of a plan, as its owner would.
///
/// # Errors
/// When the store fails; the clock comes back to it.
pub(crate) async fn play_plan(context: &Context, plan: &Plan) -> Result<(), StoreError> {
    match contained(try_plan(context, plan)).await {
        Ok(()) | Err(Rejection::Replayed | Rejection::Counted) => Ok(()),
        Err(Rejection::Store(error)) => Err(error),
        Err(Rejection::Say(_) | Rejection::Text(_) | Rejection::Several(_) | Rejection::Refused(_)) => {
            miss_plan(context, plan).await
        }
        Err(Rejection::Broken(what)) => {
            tracing::error!(game = %plan.game, what, "a plan can't be played");
            miss_plan(context, plan).await
        }
    }
}

async fn try_plan(context: &Context, plan: &Plan) -> Result<(), Rejection> {
    let game = context.store.game(plan.game).await?;
    let Some(game) = game.filter(|game| game.status == model::game::Status::Running) else {
        return Err(Rejection::stale());
    };
    let table = context.table(&game).await?;
    if game.pause.is_some() || !may_play(&game, &*table, plan) {
        return put_off(context, plan).await;
    }
    let now = context.now();
    advance::advance_for(context, Cause::Plan { plan, now }, plan.game, |game, table| {
        if game.pause.is_some() || !may_play(game, table, plan) {
            // A conflict; the next round finds out what happened.
            return Err(Rejection::Replayed);
        }
        turn(game, table, plan)
    })
    .await
    .map(drop)
}

/// Puts off a plan that can't be played now: during a pause it is looked at again, otherwise the next change decides.
async fn put_off(context: &Context, plan: &Plan) -> Result<(), Rejection> {
    let mut tx = context.store.begin().await?;
    tx.lock_game(plan.game).await?;
    let Some(game) = tx.game(plan.game).await? else { return Ok(()) };
    let table = context.table(&game).await?;
    let ready = may_play(&game, &*table, plan);
    // Otherwise it can be played after all.
    if (game.pause.is_some() || !ready) && tx.take_plan(plan, context.now()).await? {
        let again = ready.then(|| moment(&game, plan, context.change_context()));
        tx.move_plan(plan, PlanState::Set, again).await?;
    }
    Ok(tx.commit().await?)
}

async fn miss_plan(context: &Context, plan: &Plan) -> Result<(), StoreError> {
    let mut tx = context.store.begin().await?;
    tx.lock_game(plan.game).await?;
    if tx.take_plan(plan, context.now()).await? {
        tx.move_plan(plan, PlanState::Missed, None).await?;
    }
    tx.commit().await
}

/// The entries of a planned turn, read as if typed, as far as the table takes them. Its owner decides about the rest.
fn turn(game: &Game, table: &dyn AnyTable, plan: &Plan) -> Result<Vec<Entry>, Rejection> {
    let own = Seat(plan.seat);
    let Some(Progress::Ready(at)) = stand(game, table, plan) else { return Err(Rejection::Replayed) };
    let line = Line::read(&plan.line).ok_or_else(Rejection::unknown_control)?;
    let text = line.turn(at).ok_or_else(Rejection::unknown_control)?;
    Ok(take(table, own, text)?.entries)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Secrets like the operating system's: every number is equally likely.
    fn waits(latest: i64) -> Vec<i64> {
        let secret = |number: u32| {
            let mut secret = [0; 32];
            secret[..4].copy_from_slice(&number.to_le_bytes());
            secret
        };
        (0..=1_000).map(|part| wait(latest, secret(u32::MAX / 1_000 * part))).collect()
    }

    #[test]
    fn planned_answers_come_spread_and_no_moment_stands_out() {
        let waits = waits(LATEST_MS);
        assert!(waits.iter().all(|wait| (SOONEST_MS - 1..=LATEST_MS).contains(wait)), "{waits:?}");
        // Each doubling holds about as many as any other.
        for from in [20_000, 40_000, 80_000] {
            let within = waits.iter().filter(|wait| (from..2 * from).contains(*wait)).count();
            assert!((240..=270).contains(&within), "{within} between {from} and twice that");
        }
        let mut different = waits.clone();
        different.dedup();
        assert_eq!(different.len(), waits.len());
    }

    #[test]
    fn a_short_clock_makes_them_come_sooner_by_as_much() {
        assert!(waits(30_000).iter().all(|wait| (1_999..=30_000).contains(wait)));
        assert_eq!(waits(0).iter().max(), Some(&0));
    }
}
