//! The bot's calls of Discord's API, with the names of serenity's client.

use std::fmt::Display;
use std::time::Duration;

use serde::de::DeserializeOwned;
use serde_json::Value;
use serenity::all::{ChannelId, EmojiId, GuildId, InteractionId, MessageId, UserId};
use serenity::builder::CreateAttachment;
use tokio::time::Instant;

use super::key::Key;
use super::routes::Route;
use super::{Request, Rest, now_ms};
use crate::calls::failure::Failure;
use crate::calls::read::{
    Application, Command, Commands, Emoji, Emojis, Gateway, Guild, Made, Member, Place, Posted,
};

impl Request {
    /// A request of a route, with its path's parameters in order.
    pub(super) fn new(route: Route, parts: &[&(dyn Display + Sync)]) -> Self {
        Self { route, path: route.path(parts), body: None, file: None, whose: String::new() }
    }

    pub(super) fn json(mut self, body: &Value) -> Self {
        self.body = Some(body.to_string().into_bytes());
        self
    }

    /// Its rate limit key at this time.
    pub(super) fn key(&self) -> Key {
        Key::of(&self.route.method(), &self.path, now_ms())
    }

    /// Adds a file: our messages have at most one.
    fn file(mut self, files: Vec<CreateAttachment>) -> Self {
        self.file = files.into_iter().next();
        self
    }
}

impl Rest {
    pub(super) async fn fetch<T: DeserializeOwned>(&self, request: &Request) -> Result<T, Failure> {
        let reply = self.send(request).await?;
        serde_json::from_slice(&reply.body).map_err(|_| Failure::unreadable())
    }

    pub(super) fn application(&self) -> Result<u64, Failure> {
        let unknown = || Failure::rejected("the application is not known yet");
        self.application_id().map(serenity::all::ApplicationId::get).ok_or_else(unknown)
    }

    pub(crate) async fn get_current_user(&self) -> Result<Made<UserId>, Failure> {
        self.fetch(&Request::new(Route::GetCurrentUser, &[])).await
    }

    pub(crate) async fn get_current_application_info(&self) -> Result<Application, Failure> {
        self.fetch(&Request::new(Route::GetApplication, &[])).await
    }

    pub(crate) async fn get_bot_gateway(&self) -> Result<Gateway, Failure> {
        self.fetch(&Request::new(Route::GetBotGateway, &[])).await
    }

    pub(crate) async fn get_application_emojis(&self) -> Result<Vec<Emoji>, Failure> {
        let application = self.application()?;
        Ok(self.fetch::<Emojis>(&Request::new(Route::ListEmojis, &[&application])).await?.items)
    }

    pub(crate) async fn create_application_emoji(&self, body: &Value) -> Result<Made<EmojiId>, Failure> {
        let application = self.application()?;
        self.fetch(&Request::new(Route::CreateEmoji, &[&application]).json(body)).await
    }

    pub(crate) async fn delete_application_emoji(&self, id: EmojiId) -> Result<(), Failure> {
        let application = self.application()?;
        self.send(&Request::new(Route::DeleteEmoji, &[&application, &id])).await.map(drop)
    }

    pub(crate) async fn get_global_commands(&self) -> Result<Vec<Command>, Failure> {
        let application = self.application()?;
        Ok(self.fetch::<Commands>(&Request::new(Route::ListCommands, &[&application])).await?.0)
    }

    pub(crate) async fn create_global_commands(&self, body: &Value) -> Result<Vec<Command>, Failure> {
        let application = self.application()?;
        let request = Request::new(Route::SetCommands, &[&application]).json(body);
        Ok(self.fetch::<Commands>(&request).await?.0)
    }

    pub(crate) async fn get_guild(&self, id: GuildId) -> Result<Guild, Failure> {
        self.fetch(&Request::new(Route::GetGuild, &[&id])).await
    }

    pub(crate) async fn get_member(&self, guild: GuildId, user: UserId) -> Result<Member, Failure> {
        self.fetch(&Request::new(Route::GetMember, &[&guild, &user])).await
    }

    pub(crate) async fn get_channel(&self, id: ChannelId) -> Result<Place, Failure> {
        let place: Value = self.fetch(&Request::new(Route::GetChannel, &[&id])).await?;
        Ok(Place::of(&place))
    }

    pub(crate) async fn get_messages(
        &self,
        channel: ChannelId,
        after: MessageId,
        limit: u8,
    ) -> Result<Vec<Posted>, Failure> {
        let mut request = Request::new(Route::ListMessages, &[&channel]);
        request.path.push_str(&format!("?limit={limit}&after={after}"));
        let page: Vec<Value> = self.fetch(&request).await?;
        Ok(page.iter().filter_map(Posted::of).collect())
    }

    pub(crate) async fn send_message(
        &self,
        channel: ChannelId,
        files: Vec<CreateAttachment>,
        body: &Value,
    ) -> Result<Made<MessageId>, Failure> {
        self.fetch(&Request::new(Route::CreateMessage, &[&channel]).json(body).file(files)).await
    }

    /// How long such a message would have to wait; `None` when it may go.
    pub(crate) fn wait_to_send(&self, channel: ChannelId) -> Option<Duration> {
        let key = Request::new(Route::CreateMessage, &[&channel]).key();
        self.inner.limiter.wait(&key, Instant::now()).filter(|wait| *wait > self.patience)
    }

    pub(crate) async fn edit_message(
        &self,
        channel: ChannelId,
        message: MessageId,
        body: &Value,
        files: Vec<CreateAttachment>,
    ) -> Result<Made<MessageId>, Failure> {
        let request = Request::new(Route::EditMessage, &[&channel, &message]).json(body).file(files);
        self.fetch(&request).await
    }

    pub(crate) async fn edit_thread(&self, thread: ChannelId, body: &Value) -> Result<(), Failure> {
        self.send(&Request::new(Route::EditChannel, &[&thread]).json(body)).await.map(drop)
    }

    pub(crate) async fn create_thread_from_message(
        &self,
        channel: ChannelId,
        message: MessageId,
        body: &Value,
    ) -> Result<Made<ChannelId>, Failure> {
        self.fetch(&Request::new(Route::StartThread, &[&channel, &message]).json(body)).await
    }

    pub(crate) async fn trigger_typing(&self, channel: ChannelId) -> Result<(), Failure> {
        self.send(&Request::new(Route::Typing, &[&channel])).await.map(drop)
    }

    pub(crate) async fn create_private_channel(&self, body: &Value) -> Result<Made<ChannelId>, Failure> {
        let mut request = Request::new(Route::CreateDm, &[]).json(body);
        request.whose = body["recipient_id"].to_string();
        self.fetch(&request).await
    }

    pub(crate) async fn create_interaction_response(
        &self,
        id: InteractionId,
        token: &str,
        body: &Value,
        files: Vec<CreateAttachment>,
    ) -> Result<(), Failure> {
        let request = Request::new(Route::Callback, &[&id, &token]).json(body).file(files);
        self.send(&request).await.map(drop)
    }

    pub(crate) async fn edit_original_interaction_response(
        &self,
        token: &str,
        body: &Value,
        files: Vec<CreateAttachment>,
    ) -> Result<(), Failure> {
        let application = self.application()?;
        let request = Request::new(Route::EditOriginal, &[&application, &token]).json(body).file(files);
        self.send(&request).await.map(drop)
    }
}
