//! Discord's events about servers and channels: stored as rows, and handled by the clock (`suspended`).

use model::ids::{ChannelId, GuildId};
use store::StoreError;
use words::Lang;

use super::greeting;
use crate::context::Context;

/// An event about a server or channel where games are played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GuildEvent {
    /// The servers of a shard, after it connected.
    Connected {
        /// The servers.
        guilds: Vec<GuildId>,
        /// The shard.
        shard: u32,
        /// The number of shards.
        shards: u32,
    },
    /// The bot is on this server.
    GuildThere(GuildId),
    /// The bot is a member of this server.
    Joined {
        /// The server.
        guild: GuildId,
        /// Since when, in milliseconds since 1970.
        since_ms: i64,
        /// The channel for Discord's own welcome messages.
        system: Option<ChannelId>,
        /// The server's language.
        lang: Lang,
    },
    /// The bot is not on this server any more.
    GuildGone(GuildId),
    /// A channel or thread was deleted.
    PlaceGone {
        /// The channel or thread.
        place: ChannelId,
        /// Of a thread: its channel.
        parent: Option<ChannelId>,
    },
    /// Permissions on a server changed: what didn't work may work now.
    PermissionsChanged(GuildId),
}

/// Stores an event. If that fails now, posting will show it later.
pub(crate) async fn happened(context: &Context, event: GuildEvent) {
    if let Err(error) = take_note(context, &event).await {
        tracing::warn!(%error, ?event, "what happened to a place is not noted");
    }
}

async fn take_note(context: &Context, event: &GuildEvent) -> Result<(), StoreError> {
    let now = context.now();
    match event {
        GuildEvent::Connected { guilds, shard, shards } => {
            let here = |guild: &GuildId| shard_of(*guild, *shards) == *shard;
            let lost = context.store.guilds_played_on().await?;
            for guild in lost.into_iter().filter(here).filter(|guild| !guilds.contains(guild)) {
                let mut tx = context.store.begin().await?;
                tx.guild_gone(guild, now).await?;
                tx.commit().await?;
            }
            Ok(())
        }
        // Every start lists every server, so only changes are written. Changes while nobody was connected show here
        // only.
        GuildEvent::GuildThere(guild)
            if !context.store.guild_is_gone(*guild).await?
                && !context.store.waits_for_places(*guild).await? =>
        {
            Ok(())
        }
        GuildEvent::GuildThere(guild) => {
            let mut tx = context.store.begin().await?;
            tx.guild_there(*guild).await?;
            tx.try_places_of(*guild, now).await?;
            tx.commit().await
        }
        GuildEvent::Joined { guild, since_ms, system, lang } => {
            greeting::greet(context, *guild, *since_ms, *system, *lang).await
        }
        GuildEvent::GuildGone(guild) => {
            let mut tx = context.store.begin().await?;
            tx.guild_gone(*guild, now).await?;
            tx.commit().await
        }
        GuildEvent::PlaceGone { place, .. } if context.store.games_lost_with(*place, 1).await?.is_empty() => {
            Ok(())
        }
        GuildEvent::PlaceGone { place, parent } => {
            let mut tx = context.store.begin().await?;
            tx.place_gone(*place, *parent, 0, now).await?;
            tx.commit().await
        }
        // Channels and roles change all the time, and games hardly ever wait for it.
        GuildEvent::PermissionsChanged(guild) if !context.store.waits_for_places(*guild).await? => Ok(()),
        GuildEvent::PermissionsChanged(guild) => {
            let mut tx = context.store.begin().await?;
            tx.try_places_of(*guild, now).await?;
            tx.commit().await
        }
    }
}

/// The shard of a server, by Discord's rule.
fn shard_of(guild: GuildId, shards: u32) -> u32 {
    ((guild.0.unsigned_abs() >> 22) % u64::from(shards.max(1))) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_belong_to_shards_by_discords_rule() {
        let guild = GuildId(1_287_431_905_873_920_042);
        assert_eq!(shard_of(guild, 1), 0);
        assert_eq!(shard_of(guild, 16), ((1_287_431_905_873_920_042_u64 >> 22) % 16) as u32);
        assert_eq!(shard_of(guild, 0), 0);
    }
}
