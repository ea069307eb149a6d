//! Moves a game whose place can't be reached to direct messages, once all its players want that.

use model::ids::GameId;
use model::screen::{Press, Screen};
use words::say;

use super::suspended;
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject, retry_transaction};
use crate::context::Context;
use crate::games::titles::heading_for;
use crate::games::who::{everybody, mentions};

/// Notes that a player wants to go on in direct messages. The last one moves the game: by then each has shown
/// that messages arrive.
pub(super) async fn go_direct(context: &Context, asker: &Asker, press: &Press) -> Result<Screen, Rejection> {
    let id = press.game.ok_or_else(Rejection::unknown_control)?;
    let missing = retry_transaction(|| vote_direct(context, asker, id)).await?;
    if !missing.is_empty() {
        return Ok(Screen::text(say!(asker.lang, "suspended-noted", who = mentions(asker.lang, &missing))));
    }
    let direct = |lang| say!(lang, "suspended-direct");
    suspended::resettle(context, id, |_| Ok(Some(None)), direct).await?;
    Ok(Screen::text(say!(asker.lang, "suspended-agreed")))
}

/// Notes the vote; answers who has yet to vote.
async fn vote_direct(
    context: &Context,
    asker: &Asker,
    id: GameId,
) -> Result<Vec<model::ids::UserId>, Rejection> {
    let mut tx = context.begin_once(asker).await?;
    let game = tx.game(id).await?.filter(|game| game.seat_of(asker.person).is_some());
    let game = game.ok_or_else(|| reject!("suspended-not-yours"))?;
    let stranding = tx.suspension(id).await?.filter(|stranding| stranding.over_ms.is_none());
    if stranding.is_none() || game.channel.is_none() {
        return Err(reject!("suspended-over", game = heading_for(asker.lang, &game)));
    }
    let votes = tx.vote_direct(id, asker.person).await?;
    tx.commit().await?;
    let mut missing = everybody(&game);
    missing.retain(|person| !votes.contains(person));
    Ok(missing)
}
