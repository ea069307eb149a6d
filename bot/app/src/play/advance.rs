//! Changes a running game: the one transaction of every change.

use std::sync::{Arc, Mutex, PoisonError};

use engine::any_game::{Actor, AnyTable, Entry};
use engine::chance::Seed;
use engine::rules::Pending;
use engine::seat::Seat;
use model::game::{Advance, Change, Game, GameSeat, SeatState, Status};
use model::ids::{GameId, GuildId, InteractionId, UserId};
use store::{Plan, StoreError, Tx};
use words::say;

use super::{prompts, waiting};
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, retry_transaction};
use crate::context::Context;
use crate::context::change::{Advanced, Before, ChangeContext, Written};
use crate::context::dice::Dice;
use crate::games::outcomes;
use crate::games::seats::{actor, must_run};

/// How long (ms) after a game's last change the next one counts as live play.
const LIVE_MS: i64 = 300_000;

/// Whether a change of a game now is live play: the one before came within minutes.
pub(crate) fn is_live(game: &Game, now: i64) -> bool {
    now - game.changed_ms < LIVE_MS
}

/// The cause of a change.
#[derive(Clone, Copy)]
pub(crate) enum Cause<'a> {
    /// An interaction.
    Asked(InteractionId),
    /// Scheduled work; the caller's closure has to ensure that it happens once.
    Itself,
    /// A person leaves for good: first their seats are emptied, so that no message about it names them.
    Leaves(UserId),
    /// A moderator, which is noted in the audit log of their server in the same transaction.
    Moderated(&'a Moderation),
    /// A due conditional turn, unless it is withdrawn meanwhile.
    Plan { plan: &'a Plan, now: i64 },
}

/// A moderator's action on a game.
#[derive(Clone, Debug)]
pub(crate) struct Moderation {
    /// The interaction.
    pub(crate) interaction: InteractionId,
    /// The server.
    pub(crate) guild: GuildId,
    /// The moderator.
    pub(crate) person: UserId,
    /// The word of the audit entry.
    pub(crate) action: &'static str,
    /// The details.
    pub(crate) about: String,
}

impl Moderation {
    /// Writes the audit entry.
    pub(crate) async fn note(&self, tx: &mut Tx, now: i64) -> Result<(), StoreError> {
        tx.audit(self.guild, self.person, self.action, &self.about, now).await
    }
}

impl From<Option<InteractionId>> for Cause<'_> {
    fn from(interaction: Option<InteractionId>) -> Self {
        interaction.map_or(Self::Itself, Self::Asked)
    }
}

impl Cause<'_> {
    /// Whether the change may be made: checks the cause, once, in the transaction.
    async fn counts(self, tx: &mut Tx, now: i64) -> Result<bool, StoreError> {
        match self {
            Self::Asked(interaction) => tx.first_time(interaction, now).await,
            Self::Itself | Self::Leaves(_) => Ok(true),
            Self::Moderated(moderation) => {
                let first = tx.first_time(moderation.interaction, now).await?;
                if first {
                    moderation.note(tx, now).await?;
                }
                Ok(first)
            }
            Self::Plan { plan, now } => {
                tx.lock_game(plan.game).await?;
                tx.take_plan(plan, now).await
            }
        }
    }
}

/// Changes a running game in one transaction: calls `plan` on the current state, appends its entries and what chance and the
/// referee add, and enqueues the messages. All or nothing.
pub(crate) async fn advance(
    context: &Context,
    asker: &Asker,
    game: &Game,
    plan: impl Fn(&Game, &dyn AnyTable) -> Result<Vec<Entry>, Rejection> + Send + Sync,
) -> Result<Advanced, Rejection> {
    let (at, cause) = (context.change_context().asked_by(asker.person), Cause::Asked(asker.interaction));
    advance_from(context, at, cause, game.id, Some(game), plan).await
}

/// Like [`advance`], for a turn whose answer shows its player all that their seat learns.
pub(crate) async fn advance_turn(
    context: &Context,
    asker: &Asker,
    game: &Game,
    plan: impl Fn(&Game, &dyn AnyTable) -> Result<Vec<Entry>, Rejection> + Send + Sync,
) -> Result<Advanced, Rejection> {
    let at = context.change_context().asked_by(asker.person).answered();
    advance_from(context, at, Cause::Asked(asker.interaction), game.id, Some(game), plan).await
}

/// Like [`advance`], for an interaction or for scheduled work; then `plan` has to ensure that it happens once.
pub(crate) async fn advance_for(
    context: &Context,
    cause: impl Into<Cause<'_>>,
    id: GameId,
    plan: impl Fn(&Game, &dyn AnyTable) -> Result<Vec<Entry>, Rejection> + Send + Sync,
) -> Result<Advanced, Rejection> {
    advance_under(context, context.change_context(), cause, id, plan).await
}

/// Like [`advance_for`], in a given context: at another time, or for a late seat.
pub(crate) async fn advance_under(
    context: &Context,
    at: ChangeContext<'_>,
    cause: impl Into<Cause<'_>>,
    id: GameId,
    plan: impl Fn(&Game, &dyn AnyTable) -> Result<Vec<Entry>, Rejection> + Send + Sync,
) -> Result<Advanced, Rejection> {
    advance_from(context, at, cause.into(), id, None, plan).await
}

/// Shared body of all of these; begins with the game as it was `found`, and reads it again after a conflict.
async fn advance_from(
    context: &Context,
    at: ChangeContext<'_>,
    cause: Cause<'_>,
    id: GameId,
    mut found: Option<&Game>,
    plan: impl Fn(&Game, &dyn AnyTable) -> Result<Vec<Entry>, Rejection> + Send + Sync,
) -> Result<Advanced, Rejection> {
    // The change whose commit got no answer.
    let doubtful = Mutex::new(None);
    match retry_transaction(|| try_advance(context, at, cause, (id, found.take()), &plan, &doubtful)).await {
        Err(Rejection::Counted) => {
            context.wake.notify_one();
            doubtful.into_inner().unwrap_or_else(PoisonError::into_inner).ok_or(Rejection::Counted)
        }
        result => result,
    }
}

async fn try_advance(
    context: &Context,
    at: ChangeContext<'_>,
    cause: Cause<'_>,
    (id, found): (GameId, Option<&Game>),
    plan: &(impl Fn(&Game, &dyn AnyTable) -> Result<Vec<Entry>, Rejection> + Send + Sync),
    doubtful: &Mutex<Option<Advanced>>,
) -> Result<Advanced, Rejection> {
    // Replaying a long log can take a while, so it is done before the database is locked for writing.
    let shown = match found {
        Some(game) => shown(context, game).await?,
        None => match context.store.game(id).await? {
            Some(game) => shown(context, &game).await?,
            None => None,
        },
    };
    let mut tx = context.store.begin().await?;
    if !cause.counts(&mut tx, at.now).await? {
        return Err(Rejection::Replayed);
    }
    let mut game = tx.game(id).await?.ok_or_else(Rejection::unknown_control)?;
    must_run(&game)?;
    let at = at.by(&game);
    let before = context.table(&game).await?;
    let entries = plan(&game, &*before)?;
    if let Cause::Leaves(person) = cause {
        let seats: Vec<Seat> = game.seats_of(person).collect();
        for seat in seats {
            tx.drop_draft(id, seat.0).await?;
        }
        // They know what that seat knew, even when their data have been erased.
        tx.mark_former(id, person).await?;
        let others = game.seating_without(person);
        tx.change(&mut game, Change::Seating(others)).await?;
    }
    let shown = match shown {
        _ if !prompts::board_may_change(&*before) => Arc::clone(&before),
        Some((entries, shown)) if entries == game.board_entries => shown,
        // A conflict.
        _ => return Err(StoreError::Stale.into()),
    };
    let mut advanced = write(&mut tx, game, &*before, entries, at).await?;
    if let Cause::Moderated(moderation) = cause {
        let who = moderation.person;
        advanced.follow_ups.push(say!(advanced.game.lang(), "moderate-ended-by", who = who));
    }
    let stood = Before { table: &*before, shown: &*shown };
    let jobs = at.followers.follow(&mut tx, &advanced, Some(stood), at).await?;
    for job in jobs {
        tx.enqueue(&job, at.now).await?;
    }
    if let Err(error) = tx.commit().await {
        *doubtful.lock().unwrap_or_else(PoisonError::into_inner) = Some(advanced);
        return Err(error.into());
    }
    context.tables.keep(&advanced.game, advanced.game.entries, &advanced.table);
    context.wake.notify_one();
    // A change of a sealed decision shows nowhere, not even in a number.
    if advanced.by.is_some() && at.played_for.is_none() && !advanced.unnoticed {
        metrics::turn_played(&advanced.game.rules);
    }
    Ok(advanced)
}

/// The table that the newest board shows, with its length of the log, if that board may still change.
async fn shown(context: &Context, game: &Game) -> Result<Option<(i64, Arc<dyn AnyTable>)>, Rejection> {
    let table = context.table(game).await?;
    if !prompts::board_may_change(&*table) {
        return Ok(None);
    }
    let shown = context.tables.at(&context.store, game, game.board_entries).await?;
    Ok(Some((game.board_entries, shown)))
}

/// Appends entries, and what chance and the referee add to them, inside a transaction.
pub(crate) async fn write(
    tx: &mut Tx,
    mut game: Game,
    before: &dyn AnyTable,
    entries: Vec<Entry>,
    at: ChangeContext<'_>,
) -> Result<Advanced, Rejection> {
    let mut table = before.fork();
    let mut events = Vec::new();
    let mut number = game.entries;
    let by = entries.first().and_then(actor);
    for entry in &entries {
        let replaces = table.replaces(entry);
        events.extend(table.apply(entry)?.events);
        if let Some(seat) = actor(entry).filter(|_| replaces) {
            tx.rewrite(&mut game, seat.0, &entry.text).await?;
            continue;
        }
        append(tx, &game, number, entry, at.now).await?;
        number += 1;
    }
    while let Some(entry) = what_follows(tx, &game, &*table, at.dice).await? {
        let refused = |_| Rejection::Broken(format!("game {} refuses what follows in it by itself", game.id));
        events.extend(table.apply(&entry).map_err(refused)?.events);
        append(tx, &game, number, &entry, at.now).await?;
        number += 1;
    }
    // From public facts: a change of a sealed decision leaves `changed_ms` alone.
    let live = is_live(&game, at.now);
    let outcome = outcomes::ending(&*table);
    let anew = prompts::asks_anew(before, &*table, &entries);
    let unnoticed = prompts::is_unnoticed(before, &*table, &entries);
    let on = Advance {
        status: if outcome.is_some() { Status::Over } else { Status::Running },
        outcome,
        entries: number,
        expires_ms: None,
        // Lists of games are sorted by it.
        changed_ms: if unnoticed { game.changed_ms } else { at.now },
        shown: anew,
    };
    tx.change(&mut game, Change::Advance(on)).await?;
    let mut seats: Vec<SeatState> = game.seats.iter().map(GameSeat::state).collect();
    prompts::pass(tx, &game, &mut seats, anew, &entries).await?;
    waiting::note(tx, &mut game, &*table, at.now).await?;
    let written = Written { before, after: &*table, entries: &entries, anew, unnoticed };
    let no_longer_late = at.followers.note(tx, &game, &mut seats, written, at).await?;
    tx.change(&mut game, Change::Seats(seats)).await?;
    if let (Some(seat), None, Some(_)) = (by, at.played_for, table.info().secret)
        && let Some((_, person)) = game.seated().find(|(own, person)| *own == seat && !person.is_computer())
    {
        tx.dm_asked(person).await?;
    }
    let follow_ups = match game.status {
        Status::Over => {
            tx.drop_former_marks(game.id).await?;
            at.followers.conclude(tx, &game, &*table, at).await?
        }
        _ => Vec::new(),
    };
    let table = Arc::from(table);
    Ok(Advanced { game, table, events, by, anew, live, unnoticed, follow_ups, no_longer_late })
}

async fn append(tx: &mut Tx, game: &Game, number: i64, entry: &Entry, now: i64) -> Result<(), Rejection> {
    Ok(tx.append(game.id, number, actor(entry).map(|seat| seat.0), &entry.text, now).await?)
}

/// The entry that follows without a decision: an outcome of chance, or a ruling that is there.
async fn what_follows(
    tx: &mut Tx,
    game: &Game,
    table: &dyn AnyTable,
    dice: &dyn Dice,
) -> Result<Option<Entry>, Rejection> {
    match table.pending() {
        Pending::Chance => draw(game, table, dice).map(Some),
        Pending::Referee => {
            let Some(question) = table.question() else {
                return Err(Rejection::Broken(format!("game {} waits for a ruling on nothing", game.id)));
            };
            let ruling = tx.ruling(&game.rules, &question).await?;
            Ok(ruling.map(|text| Entry { actor: Actor::Referee, text }))
        }
        Pending::Seats(_) | Pending::Over(_) => Ok(None),
    }
}

/// The next chance outcome, drawn from the game's sealed seed.
fn draw(game: &Game, table: &dyn AnyTable, dice: &dyn Dice) -> Result<Entry, Rejection> {
    let outcomes = table.outcomes();
    let weights: Vec<u32> = outcomes.iter().map(|(_, weight)| *weight).collect();
    let chosen = dice
        .draw(&Seed(*game.seed.bytes()), table.chances(), &weights)
        .and_then(|index| outcomes.into_iter().nth(index))
        .ok_or_else(|| Rejection::Broken(format!("game {} asks chance to choose among nothing", game.id)))?;
    Ok(Entry { actor: Actor::Chance, text: chosen.0 })
}
