//! Answers that await the next question: where it comes within minutes, the private answer to a turn goes on by itself, so that the
//! person neither looks for the board nor presses a button for it.

use engine::any_game::AnyTable;
use engine::rules::Pending;
use model::game::{Game, Status};
use model::ids::{GameId, UserId};
use model::screen::{Press, Screen, Verb};
use words::{Lang, say};

use crate::asking::Asker;
use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::games::seats::{acts, computer_asked};
use crate::games::studying::alone;
use crate::play::board::lines;

/// Lets an answer await the next question, and says so: if computers decide next and nobody else plays, or if this is `live` play.
pub(super) fn awaiting(
    lang: Lang,
    (game, table): (&Game, &dyn AnyTable),
    person: UserId,
    live: bool,
    mut answer: Screen,
) -> Screen {
    let own_decides = game.seats_of(person).any(|seat| acts(table, seat));
    let others_decide = matches!(table.pending(), Pending::Seats(_)) && !own_decides;
    let runs = game.status == Status::Running && game.pause.is_none() && game.seat_of(person).is_some();
    let thinks = alone(game).is_some() && computer_asked(game, table).is_some();
    if !runs || !(thinks || live && others_decide) {
        return answer;
    }
    let promise = if thinks { say!(lang, "turn-awaits") } else { say!(lang, "turn-awaits-people") };
    answer.awaits = Some(game.id);
    answer.text = lines([answer.text, promise]);
    answer
}

/// Whether a person is asked in a game, for an answer that awaits it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NextQuestion {
    /// Others decide.
    Later,
    /// What the person would press now: *Move*, or *Board* at the end.
    Now(Press),
    /// They have no seat in it any more, or it never began.
    Never,
}

/// Whether the person is asked in this game now.
pub(crate) async fn next_question(context: &Context, asker: &Asker, id: GameId) -> NextQuestion {
    found(context, asker, id).await.unwrap_or_else(|rejection| {
        tracing::debug!(game = %id, ?rejection, "whether a question follows isn't known");
        NextQuestion::Later
    })
}

async fn found(context: &Context, asker: &Asker, id: GameId) -> Result<NextQuestion, Rejection> {
    let press = |verb| NextQuestion::Now(Press { verb, game: Some(id), version: 0, arg: String::new() });
    let Some(game) = context.store.game(id).await? else { return Ok(NextQuestion::Never) };
    if game.status == Status::Dropped || game.seat_of(asker.person).is_none() {
        return Ok(NextQuestion::Never);
    }
    if game.status == Status::Invited || game.pause.is_some() {
        return Ok(NextQuestion::Later);
    }
    let table = context.table(&game).await?;
    Ok(match table.pending() {
        Pending::Over(_) => press(Verb::Board),
        // What was sealed can be changed, but nothing more is asked.
        Pending::Seats(_) if game.seats_of(asker.person).any(|seat| acts(&*table, seat)) => press(Verb::Move),
        _ => NextQuestion::Later,
    })
}
