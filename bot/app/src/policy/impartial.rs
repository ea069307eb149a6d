//! Impartial decisions: a game is decided by a moderator who doesn't play in it, if there is another one.
//!
//! Discord doesn't tell who may manage a server, but who owns it, and owners may. So a manager is sent to the owner. If no
//! other person is known (owners of their own small server), people may decide about their own games; a public message says
//! that they did, and the audit log keeps it.

use model::game::{Game, Status};
use model::ids::{GuildId, UserId};

use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject};
use crate::context::Context;

/// The owner of a server, if known and neither the asker nor a player.
pub(crate) async fn impartial_owner(
    context: &Context,
    asker: &Asker,
    guild: GuildId,
    players: &[UserId],
) -> Option<UserId> {
    let owner = context.probe.as_ref()?.owner(guild).await?;
    (owner != asker.person && !players.contains(&owner)).then_some(owner)
}

/// Refuses a manager the end of a game in which they play, if another person can end it. Invitations may be ended.
pub(crate) async fn refuse_own_end(context: &Context, asker: &Asker, game: &Game) -> Result<(), Rejection> {
    let instead = instead(context, asker, game).await;
    instead.map_or(Ok(()), |owner| Err(reject!("moderate-own-game", who = owner)))
}

/// Refuses a manager to move a game in which they play, if another person can: the others may not see where it goes.
pub(crate) async fn refuse_own_move(context: &Context, asker: &Asker, game: &Game) -> Result<(), Rejection> {
    let instead = instead(context, asker, game).await;
    instead.map_or(Ok(()), |owner| Err(reject!("moderate-own-move", who = owner)))
}

/// Who decides about a running game in place of a manager who plays in it.
async fn instead(context: &Context, asker: &Asker, game: &Game) -> Option<UserId> {
    let guild = game.guild.filter(|_| game.status == Status::Running)?;
    let players: Vec<UserId> = game.seated().map(|(_, person)| person).collect();
    if !players.contains(&asker.person) {
        return None;
    }
    impartial_owner(context, asker, guild, &players).await
}
