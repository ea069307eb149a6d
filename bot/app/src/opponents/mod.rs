//! Computer players at the table: whom they play, when they are asked, what they answer.
//!
//! - `turn`: what it is asked, and playing what it thinks
//! - [`Thinker`]: the loop in which they think, one turn at a time, on a thread of its own
//!
//! A computer player sits at a table under an id that no person has ([`model::computer`]). It is asked by a row of `computer_turns`, which
//! the change that asks it writes and the change that answers takes away: a process that is killed between the two leaves the row, and the turn is played once.

mod turn;
mod worker;

use engine::any_game::{AnyTable, TableStep};
use engine::seat::Seat;
use model::computer::Level;
use rand::RngExt;
use store::{Game, Status, StoreError, Tx};

use crate::context::change::Advanced;
use crate::games::seats::acts;
use crate::games::who::who_may_answer;
use crate::play::board::gone;

pub use worker::{Thinker, run};

/// How long a computer waits before it plays, in milliseconds: an answer within the same second is no company.
const PAUSE_MS: std::ops::Range<i64> = 1_500..4_000;

/// Asks a computer player that has to decide something after a change, or none.
pub(crate) async fn follow(tx: &mut Tx, advanced: &Advanced, now: i64) -> Result<(), StoreError> {
    let Advanced { game, table, by, .. } = advanced;
    if !game.seated().any(|(_, person)| person.is_computer()) {
        return Ok(());
    }
    if asked(game, &**table).is_none() {
        return tx.ask_no_computer(game.id).await;
    }
    let own = by.is_some_and(|by| level_of(game, by).is_some());
    if own {
        // It answered, and is asked something new.
        tx.ask_no_computer(game.id).await?;
    }
    let due = now + pause();
    tx.ask_computer(game.id, due).await
}

/// How long the computer waits this time.
fn pause() -> i64 {
    rand::rng().random_range(PAUSE_MS)
}

/// The computer player that has something to decide.
fn asked(game: &Game, table: &dyn AnyTable) -> Option<(Seat, Level)> {
    // Computers don't go on among themselves when all people have given up.
    let left = gone(table);
    let alone = game.seated().all(|(seat, person)| person.is_computer() || left.contains(seat));
    if game.status != Status::Running || alone {
        return None;
    }
    let mut computers = game.seated().filter_map(|(seat, person)| Some((seat, person.level()?)));
    computers.find(|(seat, _)| acts(table, *seat))
}

/// Whether the others offer a computer player a draw.
fn is_offered_a_draw(game: &Game, table: &dyn AnyTable, seat: Seat) -> bool {
    let person = game.seated().find(|(own, _)| *own == seat).map(|(_, person)| person);
    table.table_offers(seat).contains(&TableStep::AcceptDraw)
        && person.is_some_and(|person| who_may_answer(game, table, table.draw_offered_by()).contains(&person))
}

/// The level at which a seat is played; `None` where a person sits, or nobody.
fn level_of(game: &Game, seat: Seat) -> Option<Level> {
    game.seated().find(|(own, _)| *own == seat).and_then(|(_, person)| person.level())
}
