//! Computer players at the table: whom they play, when they are asked, what they answer.
//!
//! - `turn`: what it is asked, and playing what it thinks
//! - `typing`: showing that one is about to play
//! - `hint`: what one of them would play, for the person who plays against it
//! - `review`: looking back on a finished game
//!
//! A computer player sits at a table under an id that no person has ([`model::computer`]). It is asked by a job ([`Task::ComputerTurn`]),
//! which the change that asks it writes and the change that answers takes away: a process that is killed between the two leaves the job, and the turn is played once.

mod hint;
mod review;
mod turn;
mod typing;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use engine::any_game::{AnyTable, TableStep};
use engine::seat::Seat;
use model::computer::Level;
use model::game::{Game, Status};
use model::screen::Screen;
use opponent::Budget;
use pool::background;
use rand::RngExt;
use store::{StoreError, Task, Terms, Tx};
use words::say;

use crate::asking::Asker;
use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::context::admitted::Admitted;
use crate::context::change::Advanced;
use crate::context::settings::Computers;
use crate::games::seats::acts;
use crate::games::stand_ins;
use crate::games::studying::StudyAction;
use crate::games::who::who_may_answer;
use crate::play::board::gone;

pub(crate) use review::look_back;
pub(crate) use turn::play;
pub(crate) use typing::Typing;

/// What somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StudyRequest {
    /// A hint in a game against computers.
    Hint {
        /// Which game.
        game: Option<String>,
    },
    /// The review of a finished game.
    Review {
        /// Which game.
        game: Option<String>,
    },
}

/// Answers a command.
pub(crate) async fn request(
    context: &Context,
    asker: &Asker,
    request: StudyRequest,
    found: Option<Admitted>,
) -> Result<Screen, Rejection> {
    let action = match request {
        StudyRequest::Hint { .. } => StudyAction::Hint,
        StudyRequest::Review { .. } => StudyAction::Review,
    };
    press(context, asker, Admitted::of(found)?, action).await
}

/// Answers a button.
pub(crate) async fn press(
    context: &Context,
    asker: &Asker,
    found: Admitted,
    action: StudyAction,
) -> Result<Screen, Rejection> {
    match action {
        StudyAction::Hint => hint::hint(context, asker, &found).await,
        StudyAction::Review => review::review(context, asker, &found).await,
        StudyAction::Better { point, turns } => review::better(context, asker, &found, point, turns).await,
    }
}

/// How long a computer waits before it plays, in milliseconds: an answer within the same second is no company.
const PAUSE_MS: std::ops::Range<i64> = 1_500..4_000;

/// Asks a computer player that has to decide something after a change, or none.
pub(crate) async fn follow(tx: &mut Tx, advanced: &Advanced, now: i64) -> Result<(), StoreError> {
    let Advanced { game, table, by, .. } = advanced;
    if !game.seated().any(|(_, person)| person.is_computer()) {
        return Ok(());
    }
    let task = Task::ComputerTurn(game.id);
    let Some((_, _, matter)) = asked(game, &**table) else { return tx.withdraw_task(&task).await };
    let own = by.is_some_and(|by| level_of(game, by).is_some());
    if own {
        // It answered, and is asked something new.
        tx.withdraw_task(&task).await?;
    }
    let terms = if matter == Matter::Draw { Terms::at_once(now) } else { Terms::from(now + pause()) };
    tx.ask_for(&task, terms.of(game.host)).await
}

/// What the last board of a game says of the hints that were had in it, and of computers that sat in somebody's place.
pub(crate) async fn conclude(
    tx: &mut Tx,
    game: &Game,
    table: &dyn AnyTable,
) -> Result<Vec<String>, StoreError> {
    let hints = tx.hints_in(game.id).await?;
    let mut lines = stand_ins::lines(game.lang(), table.info(), &tx.stand_ins(game.id).await?);
    lines.extend((hints > 0).then(|| say!(game.lang(), "hint-record", hints = hints)));
    Ok(lines)
}

/// Thinks within the bounds of the settings; each attempt is a smaller one.
fn bounded<T>(
    limits: Computers,
    nodes: u64,
    attempts: i64,
    stop: &AtomicBool,
    think: impl FnOnce(&Budget<'_>) -> T,
) -> T {
    let begun = Instant::now();
    let (nodes, bytes) = background::effort(nodes, limits.memory_mib, attempts);
    let late = || stop.load(Ordering::Relaxed) || begun.elapsed().as_secs() >= limits.seconds;
    think(&Budget { nodes, bytes, stop: &late })
}

/// How long the computer waits this time.
fn pause() -> i64 {
    rand::rng().random_range(PAUSE_MS)
}

/// What a computer player is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Matter {
    /// To make its turn, or a part of it.
    Turn,
    /// To take a draw or to play on, also while somebody else is to move.
    Draw,
}

/// The computer player that has something to decide. An offer comes before a turn: a person waits for the answer.
fn asked(game: &Game, table: &dyn AnyTable) -> Option<(Seat, Level, Matter)> {
    // Computers don't go on among themselves when all people have given up.
    let left = gone(table);
    let alone = game.seated().all(|(seat, person)| person.is_computer() || left.contains(seat));
    if game.status != Status::Running || alone {
        return None;
    }
    let computers = || game.seated().filter_map(|(seat, person)| Some((seat, person.level()?)));
    if let Some((seat, level)) = computers().find(|(seat, _)| is_offered_a_draw(game, table, *seat)) {
        return Some((seat, level, Matter::Draw));
    }
    let (seat, level) = computers().find(|(seat, _)| acts(table, *seat))?;
    Some((seat, level, Matter::Turn))
}

/// Whether a computer player is offered a draw that no person can answer.
fn is_offered_a_draw(game: &Game, table: &dyn AnyTable, seat: Seat) -> bool {
    let asked = who_may_answer(game, table, table.draw_offered_by());
    let person = game.seated().find(|(own, _)| *own == seat).map(|(_, person)| person);
    table.table_offers(seat).contains(&TableStep::AcceptDraw)
        && asked.iter().all(|other| other.is_computer())
        && person.is_some_and(|person| asked.contains(&person))
}

/// The level at which a seat is played; `None` where a person sits, or nobody.
fn level_of(game: &Game, seat: Seat) -> Option<Level> {
    game.seated().find(|(own, _)| *own == seat).and_then(|(_, person)| person.level())
}
