//! Answers that await the next question: in a game of one person against computers the private answer to a turn goes on by itself,
//! so that the person neither looks for the board nor presses a button for it.

use engine::any_game::AnyTable;
use engine::rules::Pending;
use model::game::Game;
use model::ids::{GameId, UserId};
use model::screen::{Press, Verb};

use crate::asking::Asker;
use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::games::seats::{computer_asked, may_act};
use crate::games::studying::alone;

/// The game, if computers decide next and nobody else but this person plays in it.
pub(super) fn awaited(game: &Game, table: &dyn AnyTable, person: UserId) -> Option<GameId> {
    let only = alone(game).is_some() && game.seat_of(person).is_some() && game.pause.is_none();
    (only && computer_asked(game, table).is_some()).then_some(game.id)
}

/// What the person would press once computers have decided: *Move*, or *Board* where they aren't asked, such as at the end.
pub(crate) async fn next_question(context: &Context, asker: &Asker, id: GameId) -> Option<Press> {
    match verb(context, asker, id).await {
        Ok(verb) => Some(Press { verb: verb?, game: Some(id), version: 0, arg: String::new() }),
        Err(rejection) => {
            tracing::debug!(game = %id, ?rejection, "whether a question follows isn't known");
            None
        }
    }
}

async fn verb(context: &Context, asker: &Asker, id: GameId) -> Result<Option<Verb>, Rejection> {
    let Some(game) = context.store.game(id).await? else { return Ok(None) };
    let table = context.table(&game).await?;
    if game.seat_of(asker.person).is_none() || computer_asked(&game, &*table).is_some() {
        return Ok(None);
    }
    let asked = game.seats_of(asker.person).any(|seat| may_act(&*table, seat));
    let runs = matches!(table.pending(), Pending::Seats(_));
    Ok(Some(if runs && asked { Verb::Move } else { Verb::Board }))
}
