//! What is asked of Discord, by name. Names are those of serenity's client.

use std::time::Duration;

use reqwest::Method;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serenity::all::{ChannelId, EmojiId, GuildId, InteractionId, MessageId, UserId};
use serenity::builder::CreateAttachment;
use tokio::time::Instant;

use super::key::Key;
use super::{Request, Rest, now_ms};
use crate::discord::fate::Failure;
use crate::discord::read::{
    Application, Command, Commands, Emoji, Emojis, Gateway, Guild, Made, Member, Place, Posted,
};

impl Request {
    fn new(method: Method, path: String) -> Self {
        Self { method, path, body: None, file: None, whose: String::new() }
    }

    pub(super) fn get(path: impl Into<String>) -> Self {
        Self::new(Method::GET, path.into())
    }

    fn json(mut self, body: &Value) -> Self {
        self.body = Some(body.to_string().into_bytes());
        self
    }

    /// Discord's messages of ours carry one file at most.
    fn file(mut self, files: Vec<CreateAttachment>) -> Self {
        self.file = files.into_iter().next();
        self
    }
}

impl Rest {
    async fn fetch<T: DeserializeOwned>(&self, request: &Request) -> Result<T, Failure> {
        let reply = self.send(request).await?;
        serde_json::from_slice(&reply.body).map_err(|_| Failure::unreadable())
    }

    fn application(&self) -> Result<u64, Failure> {
        let unknown = || Failure::rejected("the application is not known yet");
        self.application_id().map(serenity::all::ApplicationId::get).ok_or_else(unknown)
    }

    pub(in crate::discord) async fn get_current_user(&self) -> Result<Made<UserId>, Failure> {
        self.fetch(&Request::get("/users/@me")).await
    }

    pub(in crate::discord) async fn get_current_application_info(&self) -> Result<Application, Failure> {
        self.fetch(&Request::get("/oauth2/applications/@me")).await
    }

    pub(in crate::discord) async fn get_bot_gateway(&self) -> Result<Gateway, Failure> {
        self.fetch(&Request::get("/gateway/bot")).await
    }

    pub(in crate::discord) async fn get_application_emojis(&self) -> Result<Vec<Emoji>, Failure> {
        let path = format!("/applications/{}/emojis", self.application()?);
        Ok(self.fetch::<Emojis>(&Request::get(path)).await?.items)
    }

    pub(in crate::discord) async fn create_application_emoji(
        &self,
        body: &Value,
    ) -> Result<Made<EmojiId>, Failure> {
        let path = format!("/applications/{}/emojis", self.application()?);
        self.fetch(&Request::new(Method::POST, path).json(body)).await
    }

    pub(in crate::discord) async fn delete_application_emoji(&self, id: EmojiId) -> Result<(), Failure> {
        let path = format!("/applications/{}/emojis/{id}", self.application()?);
        self.send(&Request::new(Method::DELETE, path)).await.map(drop)
    }

    pub(in crate::discord) async fn get_global_commands(&self) -> Result<Vec<Command>, Failure> {
        let path = format!("/applications/{}/commands", self.application()?);
        Ok(self.fetch::<Commands>(&Request::get(path)).await?.0)
    }

    pub(in crate::discord) async fn create_global_commands(
        &self,
        body: &Value,
    ) -> Result<Vec<Command>, Failure> {
        let path = format!("/applications/{}/commands", self.application()?);
        Ok(self.fetch::<Commands>(&Request::new(Method::PUT, path).json(body)).await?.0)
    }

    pub(in crate::discord) async fn get_guild(&self, id: GuildId) -> Result<Guild, Failure> {
        self.fetch(&Request::get(format!("/guilds/{id}"))).await
    }

    pub(in crate::discord) async fn get_member(
        &self,
        guild: GuildId,
        user: UserId,
    ) -> Result<Member, Failure> {
        self.fetch(&Request::get(format!("/guilds/{guild}/members/{user}"))).await
    }

    pub(in crate::discord) async fn get_channel(&self, id: ChannelId) -> Result<Place, Failure> {
        let place: Value = self.fetch(&Request::get(format!("/channels/{id}"))).await?;
        Ok(Place::of(&place))
    }

    pub(in crate::discord) async fn get_messages(
        &self,
        channel: ChannelId,
        after: MessageId,
        limit: u8,
    ) -> Result<Vec<Posted>, Failure> {
        let page: Vec<Value> =
            self.fetch(&Request::get(format!("{}?limit={limit}&after={after}", posts(channel)))).await?;
        Ok(page.iter().filter_map(Posted::of).collect())
    }

    pub(in crate::discord) async fn send_message(
        &self,
        channel: ChannelId,
        files: Vec<CreateAttachment>,
        body: &Value,
    ) -> Result<Made<MessageId>, Failure> {
        self.fetch(&Request::new(Method::POST, posts(channel)).json(body).file(files)).await
    }

    /// How long such a message would have to wait; `None` when it may go.
    pub(in crate::discord) fn wait_to_send(&self, channel: ChannelId) -> Option<Duration> {
        let key = Key::of(&Method::POST, &posts(channel), now_ms());
        self.inner.limiter.wait(&key, Instant::now()).filter(|wait| *wait > self.patience)
    }

    pub(in crate::discord) async fn edit_message(
        &self,
        channel: ChannelId,
        message: MessageId,
        body: &Value,
        files: Vec<CreateAttachment>,
    ) -> Result<Made<MessageId>, Failure> {
        let path = format!("{}/{message}", posts(channel));
        self.fetch(&Request::new(Method::PATCH, path).json(body).file(files)).await
    }

    pub(in crate::discord) async fn edit_thread(
        &self,
        thread: ChannelId,
        body: &Value,
    ) -> Result<(), Failure> {
        self.send(&Request::new(Method::PATCH, format!("/channels/{thread}")).json(body)).await.map(drop)
    }

    pub(in crate::discord) async fn create_thread_from_message(
        &self,
        channel: ChannelId,
        message: MessageId,
        body: &Value,
    ) -> Result<Made<ChannelId>, Failure> {
        let path = format!("{}/{message}/threads", posts(channel));
        self.fetch(&Request::new(Method::POST, path).json(body)).await
    }

    pub(in crate::discord) async fn create_private_channel(
        &self,
        body: &Value,
    ) -> Result<Made<ChannelId>, Failure> {
        let mut request = Request::new(Method::POST, "/users/@me/channels".to_owned()).json(body);
        request.whose = body["recipient_id"].to_string();
        self.fetch(&request).await
    }

    pub(in crate::discord) async fn create_interaction_response(
        &self,
        id: InteractionId,
        token: &str,
        body: &Value,
        files: Vec<CreateAttachment>,
    ) -> Result<(), Failure> {
        let path = format!("/interactions/{id}/{token}/callback");
        self.send(&Request::new(Method::POST, path).json(body).file(files)).await.map(drop)
    }

    pub(in crate::discord) async fn edit_original_interaction_response(
        &self,
        token: &str,
        body: &Value,
        files: Vec<CreateAttachment>,
    ) -> Result<(), Failure> {
        let path = format!("/webhooks/{}/{token}/messages/@original", self.application()?);
        self.send(&Request::new(Method::PATCH, path).json(body).file(files)).await.map(drop)
    }
}

fn posts(channel: ChannelId) -> String {
    format!("/channels/{channel}/messages")
}
