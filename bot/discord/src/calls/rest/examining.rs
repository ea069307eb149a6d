//! Calls of the live examination only: the bot itself never makes them.

use serde_json::Value;
use serenity::all::{ChannelId, CommandId, GuildId, MessageId};

use super::routes::Route;
use super::{Request, Rest};
use crate::calls::failure::Failure;
use crate::calls::read::{Command, Commands, Made};

impl Rest {
    pub(crate) async fn delete_message(&self, channel: ChannelId, message: MessageId) -> Result<(), Failure> {
        self.send(&Request::new(Route::DeleteMessage, &[&channel, &message])).await.map(drop)
    }

    pub(crate) async fn delete_channel(&self, channel: ChannelId) -> Result<(), Failure> {
        self.send(&Request::new(Route::DeleteChannel, &[&channel])).await.map(drop)
    }

    pub(crate) async fn get_guild_commands(&self, guild: GuildId) -> Result<Vec<Command>, Failure> {
        let application = self.application()?;
        let request = Request::new(Route::ListGuildCommands, &[&application, &guild]);
        Ok(self.fetch::<Commands>(&request).await?.0)
    }

    pub(crate) async fn create_guild_command(
        &self,
        guild: GuildId,
        body: &Value,
    ) -> Result<Command, Failure> {
        let application = self.application()?;
        self.fetch(&Request::new(Route::CreateGuildCommand, &[&application, &guild]).json(body)).await
    }

    pub(crate) async fn delete_guild_command(
        &self,
        guild: GuildId,
        command: CommandId,
    ) -> Result<(), Failure> {
        let application = self.application()?;
        let request = Request::new(Route::DeleteGuildCommand, &[&application, &guild, &command]);
        self.send(&request).await.map(drop)
    }

    pub(crate) async fn create_followup(
        &self,
        token: &str,
        body: &Value,
    ) -> Result<Made<MessageId>, Failure> {
        let application = self.application()?;
        self.fetch(&Request::new(Route::CreateFollowup, &[&application, &token]).json(body)).await
    }

    pub(crate) async fn delete_original_interaction_response(&self, token: &str) -> Result<(), Failure> {
        let application = self.application()?;
        self.send(&Request::new(Route::DeleteOriginal, &[&application, &token])).await.map(drop)
    }

    pub(crate) async fn delete_followup(&self, token: &str, message: MessageId) -> Result<(), Failure> {
        let application = self.application()?;
        self.send(&Request::new(Route::DeleteFollowup, &[&application, &token, &message])).await.map(drop)
    }
}
