//! What a computer player is asked, and playing what it thinks.

use engine::any_game::{AnyTable, TableStep};
use engine::seat::Seat;
use engine::table::SeatView;
use model::computer::Level;
use model::ids::GameId;
use opponent::{AnyPlayer, Budget};
use rand::Rng;
use store::Game;

use super::{Matter, asked};
use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::games::seats::entry;
use crate::play::advance;

/// From which value on a computer player would rather play on than agree to a draw, in hundredths of a pawn.
const HOPEFUL: i32 = 30;

/// A question to think about: what the seat may know, and nothing else.
pub(super) struct Task {
    pub(super) game: GameId,
    pub(super) seat: Seat,
    pub(super) matter: Matter,
    /// What the seat was asked, so that nothing is played that answers another question.
    moment: i64,
    pub(super) level: Level,
    pub(super) player: &'static dyn AnyPlayer,
    pub(super) view: SeatView,
    /// What its numbers of chance come from: the game's secret, so that nobody can foretell them, and the same after a crash.
    pub(super) seed: u64,
}

impl Task {
    /// What is decided, as a line of the log. `None` where nothing is found.
    pub(super) fn decide(&self, budget: &Budget<'_>) -> Option<String> {
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
                let content = value.is_some_and(|value| value < HOPEFUL);
                let answer = if content { TableStep::AcceptDraw } else { TableStep::DeclineDraw };
                Some(answer.word().to_owned())
            }
        }
    }
}

/// What has to be done about a game in which a computer player was asked.
pub(super) enum Due {
    Think(Box<Task>),
    /// The game rests, until then where that is known.
    Rests(Option<i64>),
    /// Nobody is asked any more.
    Nothing,
}

/// What a computer player has to think about in a game.
pub(super) async fn computer_due(context: &Context, id: GameId) -> Result<Due, Rejection> {
    let Some(game) = context.store.game(id).await? else { return Ok(Due::Nothing) };
    let table = context.table(&game).await?;
    let Some((seat, level, matter)) = asked(&game, &*table) else { return Ok(Due::Nothing) };
    if let Some(pause) = &game.pause {
        return Ok(Due::Rests(pause.until_ms));
    }
    let Some(player) = context.players.find(&game.rules) else {
        return Err(Rejection::Broken(format!("no computer plays {}", game.rules)));
    };
    let moment = game.moment(seat);
    let seed = table.imagination(moment.unsigned_abs()).next_u64();
    let view = table.view_of(seat);
    Ok(Due::Think(Box::new(Task { game: id, seat, matter, moment, level, player, view, seed })))
}

/// Takes the question away from a game in which no computer player has anything to decide, unless that changes meanwhile.
pub(super) async fn ask_no_computer(context: &Context, id: GameId) -> Result<(), Rejection> {
    let mut tx = context.store.begin().await?;
    if let Some(game) = tx.game(id).await? {
        if asked(&game, &*context.table(&game).await?).is_some() {
            return Ok(());
        }
        tx.hold(id, game.version).await?;
    }
    tx.ask_no_computer(id).await?;
    Ok(tx.commit().await?)
}

/// Plays what a computer player decided, if it is still asked the same.
pub(super) async fn play_decision(context: &Context, task: &Task, decision: &str) -> Result<(), Rejection> {
    let plan = |game: &Game, table: &dyn AnyTable| {
        must_be_asked(game, table, task)?;
        Ok(vec![entry(task.seat, decision)])
    };
    advance::advance_for(context, None, task.game, plan).await.map(drop)
}

/// Refuses to play what answers another question than the one that is asked now.
fn must_be_asked(game: &Game, table: &dyn AnyTable, task: &Task) -> Result<(), Rejection> {
    let same = asked(game, table) == Some((task.seat, task.level, task.matter));
    if !same || game.moment(task.seat) != task.moment || game.pause.is_some() {
        // Whatever changed it has asked anew.
        return Err(Rejection::Replayed);
    }
    Ok(())
}
