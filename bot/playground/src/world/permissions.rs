//! The bot's permissions, and what was denied to it.

use crate::api::error::ApiError;

use super::World;
use super::message::{Author, Message};
use super::people::Who;
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
pub(crate) const MANAGE_THREADS: u64 = 1 << 34;
pub(crate) const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;

/// The bot's permissions while nothing is denied.
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
    /// The bot's permissions in a channel or thread; a thread has those of its channel.
    pub(crate) fn bot_may(&self, channel: &Channel) -> u64 {
        let parent = match channel.kind {
            Kind::Dm(_) => return BOT,
            Kind::Text => Some(channel),
            Kind::Thread { parent, .. } => self.channels.get(&parent),
        };
        if !self.bot_is_here {
            return 0;
        }
        let may = (BOT | self.granted) & !self.denied & !parent.map_or(0, |parent| parent.denied);
        // Without the permission to see a place, all others are void.
        if may & VIEW_CHANNEL == 0 { 0 } else { may }
    }

    /// The bot's permissions as an interaction reports them. On a server of which it is no member: everybody's, and always
    /// attaching files and embedding links.
    pub(crate) fn said_to_be_allowed(&self, channel: &Channel) -> u64 {
        let is_member = self.bot_is_here || matches!(channel.kind, Kind::Dm(_));
        if self.deviations.commands_only && !is_member {
            return BOT & !self.denied & !channel.denied | ATTACH_FILES | EMBED_LINKS;
        }
        self.bot_may(channel)
    }

    /// Refuses what the bot has no permission for, as Discord does: for a place it can't see with "Missing Access".
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

    /// Refuses a quarantined bot that would write to a person whom it hasn't written to before.
    pub(crate) fn let_write_to(&self, who: Who) -> Result<(), ApiError> {
        let written = |message: &Message| message.channel == who.dm() && message.author == Author::Bot;
        if self.deviations.quarantined && !self.messages.values().any(written) {
            return Err(ApiError::of(20026));
        }
        Ok(())
    }

    /// Denies the bot these permissions in a channel, or, for the server's id, everywhere; 0 denies none. The bot gets an
    /// event. Answers whether the place exists.
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

    /// Lets only the bot and members with this role see a channel. Answers whether it exists.
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

    /// Removes the bot from the server, or brings it back; it gets an event.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::clock::Time;
    use crate::world::place::CHESS_CLUB;

    fn world() -> World {
        World::new(([127, 0, 0, 1], 1).into(), 99, Time::Frozen, 0)
    }

    #[test]
    fn where_only_the_commands_are_installed_much_is_said_to_be_allowed_and_nothing_is() {
        let mut world = world();
        world.deviations.commands_only = true;
        world.set_bot_here(false);
        world.deny(GUILD, ATTACH_FILES | SEND_MESSAGES);
        let club = world.channels[&CHESS_CLUB].clone();
        let said = world.said_to_be_allowed(&club);
        assert_eq!(said & (ATTACH_FILES | EMBED_LINKS), ATTACH_FILES | EMBED_LINKS, "always");
        assert_eq!(said & (VIEW_CHANNEL | SEND_MESSAGES), VIEW_CHANNEL, "as everybody may");
        assert_eq!(world.demand(&club, 0).map_err(|error| error.code), Err(50001));
        world.deviations.commands_only = false;
        assert_eq!(world.said_to_be_allowed(&club), 0);
    }

    #[test]
    fn in_quarantine_only_those_are_written_to_who_were_before() {
        let mut world = world();
        world.post(Message::new(7, Who::Ada.dm(), Author::Bot));
        world.post(Message::new(8, Who::Ben.dm(), Author::Person(Who::Ben)));
        let may = |world: &World, who: Who| world.let_write_to(who).map_err(|error| error.code);
        assert_eq!([may(&world, Who::Ada), may(&world, Who::Ben)], [Ok(()), Ok(())]);
        world.deviations.quarantined = true;
        assert_eq!([may(&world, Who::Ada), may(&world, Who::Ben)], [Ok(()), Err(20026)]);
    }
}
