//! Policy: what a server allows (games, channels, people, numbers), and what the bot may do there.
//!
//! - `holding`: applies a server's settings; `games`: allowed games, and who opens tournaments; `impartial`: who decides about
//!   a game
//! - `permissions`: the bot's permissions, and what doesn't work without them

pub(crate) mod games;
pub(crate) mod holding;
pub(crate) mod impartial;
pub(crate) mod permissions;

use model::ids::GuildId;

use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject};

/// The server that a person may manage, or a rejection. Discord shows these commands to nobody else, but buttons can be forged
/// and rights can be removed.
pub(crate) fn managed(asker: &Asker) -> Result<GuildId, Rejection> {
    let guild = asker.guild.ok_or_else(|| reject!("house-nowhere"))?;
    if asker.manages { Ok(guild) } else { Err(reject!("house-not-yours")) }
}
