//! What the bot may do, and what was taken away from it.

use crate::rest::error::ApiError;

use super::World;
use super::place::{Channel, GUILD, Kind};
use super::sessions::intents;
use super::wire;

pub(crate) const VIEW_CHANNEL: u64 = 1 << 10;
pub(crate) const SEND_MESSAGES: u64 = 1 << 11;
pub(crate) const EMBED_LINKS: u64 = 1 << 14;
pub(crate) const ATTACH_FILES: u64 = 1 << 15;
pub(crate) const READ_MESSAGE_HISTORY: u64 = 1 << 16;
pub(crate) const USE_EXTERNAL_EMOJIS: u64 = 1 << 18;
pub(crate) const USE_APPLICATION_COMMANDS: u64 = 1 << 31;
pub(crate) const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
pub(crate) const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;

/// What the bot may do as long as nobody takes anything away.
pub(crate) const BOT: u64 = VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_EXTERNAL_EMOJIS
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS;

impl World {
    /// What the bot may do in a channel or thread: threads go by their channel.
    pub(crate) fn bot_may(&self, channel: &Channel) -> u64 {
        let parent = match channel.kind {
            Kind::Dm(_) => return BOT,
            Kind::Text => Some(channel),
            Kind::Thread { parent, .. } => self.channels.get(&parent),
        };
        if !self.bot_is_here {
            return 0;
        }
        let may = BOT & !self.denied & !parent.map_or(0, |parent| parent.denied);
        // Who can't see a place can do nothing there.
        if may & VIEW_CHANNEL == 0 { 0 } else { may }
    }

    /// Refuses what the bot may not do, as Discord does: what it can't see is "Missing Access".
    pub(crate) fn demand(&self, channel: &Channel, bits: u64) -> Result<(), ApiError> {
        let may = self.bot_may(channel);
        if may & VIEW_CHANNEL == 0 {
            Err(ApiError::of(50001))
        } else if may & bits == bits {
            Ok(())
        } else {
            Err(ApiError::of(50013))
        }
    }

    /// From now on these permissions are denied to the bot in a channel, or, for the server's id, everywhere; 0 gives all
    /// back. The bot hears of it. Whether there is such a place.
    pub(crate) fn deny(&mut self, place: u64, bits: u64) -> bool {
        if place == GUILD {
            self.denied = bits;
            let role = wire::guild(self)["roles"][0].clone();
            let data = serde_json::json!({ "guild_id": GUILD.to_string(), "role": role });
            self.sessions.dispatch(
                "GUILD_ROLE_UPDATE",
                intents::GUILDS,
                Some(GUILD),
                &data,
                self.clock.now_ms(),
            );
            return true;
        }
        let Some(channel) = self.channels.get_mut(&place).filter(|channel| channel.kind == Kind::Text) else {
            return false;
        };
        channel.denied = bits;
        let data = wire::channel(channel);
        self.dispatch("CHANNEL_UPDATE", place, intents::GUILDS, &data);
        true
    }

    /// From now on only members with this role see a channel, and the bot. Whether there is such a channel.
    pub(crate) fn keep_for(&mut self, place: u64, role: u64) -> bool {
        let application = self.application;
        let Some(channel) = self.channels.get_mut(&place).filter(|channel| channel.kind == Kind::Text) else {
            return false;
        };
        channel.only = Some((role, application));
        let data = wire::channel(channel);
        self.dispatch("CHANNEL_UPDATE", place, intents::GUILDS, &data);
        true
    }

    /// Takes the bot off the server, or brings it back; it hears of either.
    pub(crate) fn set_bot_here(&mut self, here: bool) {
        if self.bot_is_here == here {
            return;
        }
        self.bot_is_here = here;
        let (name, data) = if here {
            ("GUILD_CREATE", wire::guild_create(self))
        } else {
            ("GUILD_DELETE", serde_json::json!({ "id": GUILD.to_string() }))
        };
        self.sessions.dispatch(name, intents::GUILDS, Some(GUILD), &data, self.clock.now_ms());
    }
}
