//! Decisions of a computer player: the question to its search, and playing the result.

use std::sync::Arc;
use std::time::Instant;

use engine::any_game::{AnyTable, TableStep};
use engine::seat::Seat;
use engine::table::SeatView;
use model::computer::Level;
use model::game::Game;
use model::ids::GameId;
use opponent::{AnyPlayer, Budget};
use rand::Rng;
use store::Task;

use super::{Matter, asked, bounded};
use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::context::claim::{Claim, Halt, Outcome};
use crate::games::seats::entry;
use crate::play::advance;

/// The value, in hundredths of a pawn, from which a computer player refuses a draw: at first, and once [`OPENING`] turns have been
/// played. An even game that has only begun is played on, or anybody could have a draw without a turn.
const HOPEFUL: [i32; 2] = [-150, 30];

/// How many turns of all sides a game has only begun.
const OPENING: u32 = 20;

/// How long (ms) the turn of a game waits that is paused without an end.
const REST_MS: i64 = 60_000;

/// A question to a search: what the seat may know, and nothing else.
struct Question {
    game: GameId,
    seat: Seat,
    matter: Matter,
    /// The value from which a draw is refused.
    hopeful: i32,
    /// The seat's prompt, so that no outdated answer is played.
    prompt: i64,
    level: Level,
    player: &'static dyn AnyPlayer,
    view: SeatView,
    /// The seed of the search: from the game's secret, so unpredictable, and the same after a crash.
    seed: u64,
}

impl Question {
    /// The decision as a line of the log. `None` if nothing is found.
    fn decide(&self, budget: &Budget<'_>) -> Option<String> {
        let level = match self.level {
            Level::Easy => opponent::Level::Easy,
            Level::Medium => opponent::Level::Medium,
            Level::Hard => opponent::Level::Hard,
        };
        match self.matter {
            Matter::Turn => {
                self.player.think(&self.view, level, budget, self.seed).map(|thought| thought.entry())
            }
            Matter::Draw => {
                let value = self.player.value(&self.view, level, budget, self.seed);
                let content = value.is_some_and(|value| value < self.hopeful);
                let answer = if content { TableStep::AcceptDraw } else { TableStep::DeclineDraw };
                Some(answer.word().to_owned())
            }
        }
    }
}

/// Searches for a computer player's decision in a game, and plays it.
pub(crate) async fn play(context: &Context, claim: &Claim, id: GameId) -> Result<Outcome, Halt> {
    let question = match computer_due(context, id).await? {
        Due::Think(question) => Arc::from(question),
        Due::Rests(until) => {
            return Ok(Outcome::Later(until.unwrap_or_else(|| context.now() + REST_MS)));
        }
        Due::Nothing => {
            ask_no_computer(context, id).await?;
            return Ok(Outcome::Done);
        }
    };
    let Some(decision) = think(context, claim, &question).await? else {
        tracing::error!(game = %id, "a computer player found no turn and tries less hard");
        return Ok(Outcome::Failed);
    };
    match play_decision(context, &question, &decision).await {
        Ok(()) | Err(Rejection::Counted) => Ok(Outcome::Done),
        // The change that came first left the turn as it was.
        Err(Rejection::Replayed) => Ok(Outcome::Later(context.now())),
        Err(rejection) => Err(rejection.into()),
    }
}

/// The decision as a line of the log; `None`: nothing was found, or the thread panicked.
async fn think(context: &Context, claim: &Claim, question: &Arc<Question>) -> Result<Option<String>, Halt> {
    let _seat = claim.seat(&context.room).await?;
    let (asked, limits, attempts) = (Arc::clone(question), context.computers, claim.attempts);
    let since = Instant::now();
    let thought = claim.think("computer", move |stop| {
        bounded(limits, limits.nodes, attempts, stop, |budget| asked.decide(budget))
    });
    let thought = thought.await?;
    metrics::thought(question.level.word(), since.elapsed());
    Ok(thought.flatten())
}

/// What to do about a game in which a computer player was asked.
enum Due {
    Think(Box<Question>),
    /// The game is paused, until this time if that is known.
    Rests(Option<i64>),
    /// No computer player is asked any more.
    Nothing,
}

/// The question to a computer player in a game.
async fn computer_due(context: &Context, id: GameId) -> Result<Due, Rejection> {
    let Some(game) = context.store.game(id).await? else { return Ok(Due::Nothing) };
    let table = context.table(&game).await?;
    let Some((seat, level, matter)) = asked(&game, &*table) else { return Ok(Due::Nothing) };
    if let Some(pause) = &game.pause {
        return Ok(Due::Rests(pause.until_ms));
    }
    let Some(player) = context.players.find(&game.rules) else {
        return Err(Rejection::Broken(format!("no computer plays {}", game.rules)));
    };
    let prompt = game.prompt(seat);
    let seed = table.imagination(prompt.unsigned_abs()).next_u64();
    let view = table.view_of(seat);
    let hopeful = HOPEFUL[usize::from(table.turns_completed() >= OPENING)];
    Ok(Due::Think(Box::new(Question { game: id, seat, matter, hopeful, prompt, level, player, view, seed })))
}

/// Removes the job of a game in which no computer player has to decide, unless that changes meanwhile.
async fn ask_no_computer(context: &Context, id: GameId) -> Result<(), Rejection> {
    let mut tx = context.store.begin().await?;
    if let Some(game) = tx.game(id).await? {
        if asked(&game, &*context.table(&game).await?).is_some() {
            return Ok(());
        }
        tx.lock_game_at_version(id, game.version).await?;
    }
    tx.withdraw_task(&Task::ComputerTurn(id)).await?;
    Ok(tx.commit().await?)
}

/// Plays a computer player's decision, if its prompt is still the same.
async fn play_decision(context: &Context, question: &Question, decision: &str) -> Result<(), Rejection> {
    let plan = |game: &Game, table: &dyn AnyTable| {
        must_be_asked(game, table, question)?;
        Ok(vec![entry(question.seat, decision)])
    };
    advance::advance_for(context, None, question.game, plan).await.map(drop)
}

/// Refuses an answer to another prompt than the current one.
fn must_be_asked(game: &Game, table: &dyn AnyTable, question: &Question) -> Result<(), Rejection> {
    let same = asked(game, table) == Some((question.seat, question.level, question.matter));
    if !same || game.prompt(question.seat) != question.prompt || game.pause.is_some() {
        // The change has enqueued a new job.
        return Err(Rejection::Replayed);
    }
    Ok(())
}
