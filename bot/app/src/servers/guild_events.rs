//! What Discord tells of servers and channels: noted as rows, and acted upon by the clock (`suspended`).

use model::ids::{ChannelId, GuildId};
use store::StoreError;
use words::Lang;

use super::greeting;
use crate::context::Context;

/// Something that happened to a place where games are played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GuildEvent {
    /// These are the servers the bot is on, as far as this shard goes.
    Connected {
        /// The servers.
        guilds: Vec<GuildId>,
        /// Which shard.
        shard: u32,
        /// Of how many.
        shards: u32,
    },
    /// The bot is on this server.
    GuildThere(GuildId),
    /// The bot is a member of this server, since then.
    Joined {
        /// Which.
        guild: GuildId,
        /// Since when, in milliseconds since 1970.
        since_ms: i64,
        /// Where Discord itself says who came.
        system: Option<ChannelId>,
        /// The language it is said to speak.
        lang: Lang,
    },
    /// The bot is not on this server any more.
    GuildGone(GuildId),
    /// A channel or thread was deleted.
    PlaceGone {
        /// Which.
        place: ChannelId,
        /// Of a thread: its channel.
        parent: Option<ChannelId>,
    },
    /// Something about permissions on a server changed: what didn't work may work now.
    PermissionsChanged(GuildId),
}

/// Notes what happened. If that fails now, posting will show it later.
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
        // Every start tells of every server, so nothing is written unless it changes something. What changed there while
        // nobody was connected shows in nothing but this.
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
        // Channels and roles change all the time, and hardly ever does anything wait for it.
        GuildEvent::PermissionsChanged(guild) if !context.store.waits_for_places(*guild).await? => Ok(()),
        GuildEvent::PermissionsChanged(guild) => {
            let mut tx = context.store.begin().await?;
            tx.try_places_of(*guild, now).await?;
            tx.commit().await
        }
    }
}

/// Which shard a server belongs to, by Discord's rule.
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
