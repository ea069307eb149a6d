//! The one transaction every change of a running game goes through.

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
use crate::asking::rejection::{Rejection, persistently};
use crate::context::Context;
use crate::context::change::{Advanced, Before, ChangeContext, Written};
use crate::context::dice::Dice;
use crate::games::outcomes;
use crate::games::seats::{actor, must_run};

/// How long after the last change of a game people still sit there and play live.
const LIVE_MS: i64 = 300_000;

/// What begins a change.
#[derive(Clone, Copy)]
pub(crate) enum Cause<'a> {
    /// Somebody did.
    Asked(InteractionId),
    /// It fell due by itself; the plan alone must see that it happens once.
    Itself,
    /// This person leaves for good: first their seats become nobody's, so that nothing of what is said about it names them.
    Leaves(UserId),
    /// A moderator did, which is noted in the audit log of their server in the same transaction.
    Moderated(&'a Moderation),
    /// A conditional turn that is due, unless it is withdrawn meanwhile.
    Plan { plan: &'a Plan, now: i64 },
}

/// What a moderator does to a game.
#[derive(Clone, Debug)]
pub(crate) struct Moderation {
    /// The interaction that asked for it.
    pub(crate) interaction: InteractionId,
    /// On which server.
    pub(crate) guild: GuildId,
    /// Who.
    pub(crate) person: UserId,
    /// The word of the audit entry.
    pub(crate) action: &'static str,
    /// What exactly.
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
    /// Whether it counts, for the first and only time.
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
                tx.line_up(plan.game).await?;
                tx.take_plan(plan, now).await
            }
        }
    }
}

/// Lets a plan decide for somebody who asks, on the newest state, which entries to add to a game's log; adds them, and what chance
/// and the referee have to add; writes what has to be said into the outbox. All of it or nothing.
pub(crate) async fn advance(
    context: &Context,
    asker: &Asker,
    game: &Game,
    plan: impl Fn(&Game, &dyn AnyTable) -> Result<Vec<Entry>, Rejection> + Send + Sync,
) -> Result<Advanced, Rejection> {
    let (at, cause) = (context.change_context().asked_by(asker.person), Cause::Asked(asker.interaction));
    advance_from(context, at, cause, game.id, Some(game), plan).await
}

/// The same for a turn whose answer tells its player all that their seat learns by it.
pub(crate) async fn advance_turn(
    context: &Context,
    asker: &Asker,
    game: &Game,
    plan: impl Fn(&Game, &dyn AnyTable) -> Result<Vec<Entry>, Rejection> + Send + Sync,
) -> Result<Advanced, Rejection> {
    let at = context.change_context().asked_by(asker.person).answered();
    advance_from(context, at, Cause::Asked(asker.interaction), game.id, Some(game), plan).await
}

/// The same for an interaction, or for something that falls due by itself: then the plan alone must see that it
/// happens once.
pub(crate) async fn advance_for(
    context: &Context,
    cause: impl Into<Cause<'_>>,
    id: GameId,
    plan: impl Fn(&Game, &dyn AnyTable) -> Result<Vec<Entry>, Rejection> + Send + Sync,
) -> Result<Advanced, Rejection> {
    advance_under(context, context.change_context(), cause, id, plan).await
}

/// The same in another context: at another time, or for a seat that is late.
pub(crate) async fn advance_under(
    context: &Context,
    at: ChangeContext<'_>,
    cause: impl Into<Cause<'_>>,
    id: GameId,
    plan: impl Fn(&Game, &dyn AnyTable) -> Result<Vec<Entry>, Rejection> + Send + Sync,
) -> Result<Advanced, Rejection> {
    advance_from(context, at, cause.into(), id, None, plan).await
}

/// The same from the game as it was found a moment ago: it is read anew where somebody was faster.
async fn advance_from(
    context: &Context,
    at: ChangeContext<'_>,
    cause: Cause<'_>,
    id: GameId,
    mut found: Option<&Game>,
    plan: impl Fn(&Game, &dyn AnyTable) -> Result<Vec<Entry>, Rejection> + Send + Sync,
) -> Result<Advanced, Rejection> {
    // What was about to stand when a commit got no answer.
    let doubtful = Mutex::new(None);
    match persistently(|| try_advance(context, at, cause, (id, found.take()), &plan, &doubtful)).await {
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
    // Replaying a long log can take a while: it happens before the database is locked for writing.
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
        // They know what that seat knew, also when nobody knows any more who they are.
        tx.mark_former(id, person).await?;
        let others = game.seating_without(person);
        tx.change(&mut game, Change::Seating(others)).await?;
    }
    let shown = match shown {
        _ if !prompts::board_may_change(&*before) => Arc::clone(&before),
        Some((entries, shown)) if entries == game.board_entries => shown,
        // Somebody was faster.
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
    // What is sealed and changed again shows nowhere, not even in a number.
    if advanced.by.is_some() && at.played_for.is_none() && !advanced.unnoticed {
        metrics::turn_played(&advanced.game.rules);
    }
    Ok(advanced)
}

/// The table as the newest board shows it, with the length of its log, where that board may still change.
async fn shown(context: &Context, game: &Game) -> Result<Option<(i64, Arc<dyn AnyTable>)>, Rejection> {
    let table = context.table(game).await?;
    if !prompts::board_may_change(&*table) {
        return Ok(None);
    }
    let shown = context.tables.at(&context.store, game, game.board_entries).await?;
    Ok(Some((game.board_entries, shown)))
}

/// Adds entries, and what chance and the referee add to them, to a game inside a transaction.
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
    // From what everybody may know: a sealed decision that was changed leaves `changed_ms` alone.
    let live = at.now - game.changed_ms < LIVE_MS;
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

/// What comes next without anybody deciding: an outcome of chance, or a ruling that is there.
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
