//! Plans and what happens: which agree with it, whose turn is due, and playing it.

use engine::any_game::{AnyTable, Entry};
use engine::seat::Seat;

use crate::store::{Game, Plan, PlanState, StoreError, Tx};

use super::super::advance::{Advanced, Cause};
use super::super::find::acts;
use super::super::trouble::Trouble;
use super::super::who::team_seats;
use super::super::{App, Circumstances};
use super::line::{Line, Progress, begun, seen};

/// How long after its moment a planned turn is played: always the same, in every game, so that the speed of an answer tells
/// nothing about what was hard to decide.
pub(super) const AFTER_MS: i64 = 60_000;

/// How long before the seat's own clock has run out it is played at the latest.
const BEFORE_MS: i64 = 5_000;

/// When the turn of a plan is played that is due now.
pub(super) fn moment(game: &Game, plan: &Plan, now: i64) -> i64 {
    let deadline = game.clock(Seat(plan.seat)).deadline_ms;
    deadline.map_or(now + AFTER_MS, |deadline| (deadline - BEFORE_MS).clamp(now, now + AFTER_MS))
}

/// How far a plan has come on a table; `None` when it is void: it can't be read, or somebody else sits there now.
pub(super) fn stand(game: &Game, table: &dyn AnyTable, plan: &Plan) -> Option<Progress> {
    let own = Seat(plan.seat);
    let line = Line::read(&plan.line)?;
    if !game.seats_of(plan.person).any(|seat| seat == own) {
        return None;
    }
    let seen = seen(table, own);
    // Fewer turns than there were: some were taken back.
    let happened = seen.get(usize::try_from(plan.since).ok()?..)?;
    Some(line.progress(own, happened))
}

/// Whether the seat of a plan that is ready is asked for a whole turn and for nothing else: an offer of the other side is
/// for its owner to answer, and so is what they have begun.
pub(super) fn may_play(game: &Game, table: &dyn AnyTable, plan: &Plan) -> bool {
    let own = Seat(plan.seat);
    let ours = team_seats(table.info(), own);
    let offered = table.draw_offered_by().iter().any(|seat| !ours.contains(seat));
    matches!(stand(game, table, plan), Some(Progress::Ready(_)))
        && acts(table, own)
        && begun(table, own, own).is_none()
        && !offered
}

/// What a change of a game means for the plans in it, in its transaction. Nothing has to be said about it to anybody.
pub(in crate::app) async fn follow(
    tx: &mut Tx,
    advanced: &Advanced,
    before: Option<&dyn AnyTable>,
    at: Circumstances<'_>,
) -> Result<(), Trouble> {
    let (game, table) = (&advanced.game, &*advanced.table);
    let plans = tx.plans_in(game.id).await?;
    if plans.is_empty() {
        return Ok(());
    }
    if game.status != crate::store::Status::Running {
        return Ok(tx.drop_plans(game.id).await?);
    }
    let mut ready: Vec<(&Plan, usize, usize)> = Vec::new();
    for plan in plans.iter().filter(|plan| plan.state != PlanState::Missed) {
        let lapsed = before.is_some_and(|before| is_rewound(before, table, Seat(plan.seat)));
        match stand(game, table, plan) {
            None => _ = tx.drop_plan(game.id, plan.person, plan.number).await?,
            Some(_) if lapsed => miss(tx, plan).await?,
            // Set or not is decided when its owner says so.
            Some(_) if plan.state == PlanState::Asked => {}
            Some(Progress::Missed) => miss(tx, plan).await?,
            Some(Progress::Done) => _ = tx.drop_plan(game.id, plan.person, plan.number).await?,
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
            .then(|| plan.due_ms.unwrap_or_else(|| moment(game, plan, at.now)));
        if due != plan.due_ms {
            tx.move_plan(plan, PlanState::Set, due).await?;
        }
    }
    Ok(())
}

/// A line that didn't happen is kept to be looked at; one that was never agreed to is not.
async fn miss(tx: &mut Tx, plan: &Plan) -> Result<(), StoreError> {
    match plan.state {
        PlanState::Asked => tx.drop_plan(plan.game, plan.person, plan.number).await?,
        PlanState::Set | PlanState::Missed => tx.move_plan(plan, PlanState::Missed, None).await?,
    };
    Ok(())
}

/// Whether turns were taken back.
fn is_rewound(before: &dyn AnyTable, after: &dyn AnyTable, own: Seat) -> bool {
    let (were, are) = (seen(before, own), seen(after, own));
    !are.starts_with(&were)
}

impl App {
    /// Plays the turn of a plan that is due, as its owner would.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub async fn play_plan(&self, plan: &Plan) -> Result<(), StoreError> {
        match self.try_plan(plan).await {
            Ok(()) | Err(Trouble::Replayed | Trouble::Counted) => Ok(()),
            Err(Trouble::Store(error)) => Err(error),
            Err(Trouble::Say(_) | Trouble::Told(_)) => self.miss_plan(plan).await,
            Err(Trouble::Broken(what)) => {
                tracing::error!(game = %plan.game, what, "a plan can't be played");
                self.miss_plan(plan).await
            }
        }
    }

    async fn try_plan(&self, plan: &Plan) -> Result<(), Trouble> {
        let game = self.store.game(plan.game).await?;
        let Some(game) = game.filter(|game| game.status == crate::store::Status::Running) else {
            return Err(Trouble::say(String::new()));
        };
        let table = self.table(&game).await?;
        if game.pause.is_some() || !may_play(&game, &*table, plan) {
            return self.put_off(plan).await;
        }
        let now = self.now();
        self.advance_for(Cause::Plan { plan, now }, plan.game, |game, table| {
            if game.pause.is_some() || !may_play(game, table, plan) {
                // Somebody was faster; the next look finds out what became of it.
                return Err(Trouble::Replayed);
            }
            turn(game, table, plan)
        })
        .await
        .map(drop)
    }

    /// A plan can't be played now: while the game rests it is looked at again, else the next change says when.
    async fn put_off(&self, plan: &Plan) -> Result<(), Trouble> {
        let mut tx = self.store.begin().await?;
        tx.line_up(plan.game).await?;
        let Some(game) = tx.game(plan.game).await? else { return Ok(()) };
        let table = self.table(&game).await?;
        let ready = may_play(&game, &*table, plan);
        // Otherwise it can be played after all.
        if (game.pause.is_some() || !ready) && tx.take_plan(plan, self.now()).await? {
            tx.move_plan(plan, PlanState::Set, ready.then(|| self.now() + AFTER_MS)).await?;
        }
        Ok(tx.commit().await?)
    }

    async fn miss_plan(&self, plan: &Plan) -> Result<(), StoreError> {
        let mut tx = self.store.begin().await?;
        tx.line_up(plan.game).await?;
        if tx.take_plan(plan, self.now()).await? {
            tx.move_plan(plan, PlanState::Missed, None).await?;
        }
        tx.commit().await
    }
}

/// The entries of a planned turn: as far as the table takes them. What is refused once something was uncovered is for the
/// owner to decide anew; refusing all of it would tell what would have been uncovered.
fn turn(game: &Game, table: &dyn AnyTable, plan: &Plan) -> Result<Vec<Entry>, Trouble> {
    let own = Seat(plan.seat);
    let Some(Progress::Ready(at)) = stand(game, table, plan) else { return Err(Trouble::Replayed) };
    let line = Line::read(&plan.line).ok_or_else(Trouble::unknown_control)?;
    let text = line.turn(at).ok_or_else(Trouble::unknown_control)?;
    let mut entries = table.read(own, text)?;
    let mut fork = table.fork();
    let good = entries.iter().take_while(|entry| fork.apply(entry).is_ok()).count();
    if good == 0 {
        return Err(Trouble::say(String::new()));
    }
    entries.truncate(good);
    Ok(entries)
}
