//! Links to where games are played.

use crate::ids::{ChannelId, GuildId, MessageId};

/// The URL of a channel, or of a message in it.
#[must_use]
pub fn link(guild: Option<GuildId>, channel: ChannelId, message: Option<MessageId>) -> String {
    let guild = guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    let message = message.map_or_else(String::new, |message| format!("/{message}"));
    format!("https://discord.com/channels/{guild}/{channel}{message}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_to_channels_and_messages() {
        let (guild, channel) = (Some(GuildId(5)), ChannelId(7));
        assert_eq!(link(guild, channel, Some(MessageId(9))), "https://discord.com/channels/5/7/9");
        assert_eq!(link(guild, channel, None), "https://discord.com/channels/5/7");
        assert_eq!(link(None, channel, Some(MessageId(9))), "https://discord.com/channels/@me/7/9");
    }
}
