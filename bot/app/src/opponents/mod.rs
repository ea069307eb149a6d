//! Computer players at the table: in which games, when they are asked, what they answer; hints and reviews.
//!
//! - `turn`: the question to a search, and playing its result
//! - `typing`: typing indicators
//! - `hint`: hints for a person who plays against computers
//! - `review`: reviews of finished games
//!
//! A computer player sits at a table under an id that no person has ([`model::computer`]). It is asked by a job
//! ([`Task::ComputerTurn`]), written by the change that asks it and removed by the change that answers: a process that is
//! killed between the two leaves the job, and the turn is played once.

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

/// A request for a hint or a review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StudyRequest {
    /// Show a hint in a game against computers.
    Hint {
        /// The game.
        game: Option<String>,
    },
    /// Show the review of a finished game.
    Review {
        /// The game.
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

/// How long (ms) a computer waits before it plays: an answer within a second feels inhuman.
const PAUSE_MS: std::ops::Range<i64> = 1_500..4_000;

/// Enqueues the job of a computer player that has to decide something after a change.
pub(crate) async fn follow(tx: &mut Tx, advanced: &Advanced, now: i64) -> Result<(), StoreError> {
    let Advanced { game, table, by, .. } = advanced;
    if !game.seated().any(|(_, person)| person.is_computer()) {
        return Ok(());
    }
    let task = Task::ComputerTurn(game.id);
    let Some((_, _, matter)) = asked(game, &**table) else { return tx.withdraw_task(&task).await };
    let own = by.is_some_and(|by| level_of(game, by).is_some());
    if own {
        // It has answered, and has a new prompt.
        tx.withdraw_task(&task).await?;
    }
    let terms = if matter == Matter::Draw { Terms::at_once(now) } else { Terms::from(now + pause()) };
    tx.ask_for(&task, terms.of(game.host)).await
}

/// Lines of a game's last board about hints used in it and about stand-ins.
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

/// Searches within the budget of the settings; smaller with each attempt.
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

/// Draws how long the computer waits this time.
fn pause() -> i64 {
    rand::rng().random_range(PAUSE_MS)
}

/// The kind of a computer player's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Matter {
    /// A turn, or a part of it.
    Turn,
    /// An answer to a draw offer, possibly during another seat's turn.
    Draw,
}

/// The computer player that has to decide. An offer comes before a turn: a person waits for the answer.
fn asked(game: &Game, table: &dyn AnyTable) -> Option<(Seat, Level, Matter)> {
    // Computers don't go on among themselves after all people have resigned.
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

/// Whether a computer player has a draw offer that no person can answer.
fn is_offered_a_draw(game: &Game, table: &dyn AnyTable, seat: Seat) -> bool {
    let asked = who_may_answer(game, table, table.draw_offered_by());
    let person = game.seated().find(|(own, _)| *own == seat).map(|(_, person)| person);
    table.table_offers(seat).contains(&TableStep::AcceptDraw)
        && asked.iter().all(|other| other.is_computer())
        && person.is_some_and(|person| asked.contains(&person))
}

/// The level at which a seat is played; `None` for people and free seats.
fn level_of(game: &Game, seat: Seat) -> Option<Level> {
    game.seated().find(|(own, _)| *own == seat).and_then(|(_, person)| person.level())
}
