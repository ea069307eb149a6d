//! The outbox's messages out.

use std::sync::Arc;

use serde_json::{Value, json};
use serenity::all::{ChannelId as Channel, Message, MessageId as Id};
use serenity::http::Http;

use crate::ids::{ChannelId, MessageId, UserId};
use crate::outbox::{Alteration, Fate, Outgoing, Transport};

use super::{fate, payload};

/// Discord's epoch: snowflakes count milliseconds from the first of January 2015.
const EPOCH_MS: i64 = 1_420_070_400_000;
/// How far another clock may be ahead of ours.
const SKEW_MS: i64 = 60_000;
/// A thread has been started from this message before.
const THREAD_EXISTS: u32 = 160_004;

/// Sends messages through Discord's API.
pub struct Sender {
    http: Arc<Http>,
}

impl Sender {
    pub(super) fn new(http: Arc<Http>) -> Self {
        Self { http }
    }
}

/// Ids come from Discord or from our own rows; zero is neither, and serenity would panic over it.
pub(super) fn channel(id: ChannelId) -> Result<Channel, Fate> {
    snowflake(id.0).map(Channel::new)
}

fn snowflake(id: i64) -> Result<u64, Fate> {
    u64::try_from(id).ok().filter(|id| *id > 0).ok_or_else(|| Fate::Rejected(format!("{id} is no id")))
}

impl Transport for Sender {
    async fn post(&self, to: ChannelId, nonce: &str, message: &Outgoing<'_>) -> Result<MessageId, Fate> {
        let body = payload::message(message.screen, message.attachment.as_ref(), nonce);
        let files = payload::files(message.attachment.clone());
        let sent = self.http.send_message(channel(to)?, files, &body).await;
        sent.map(|sent| MessageId(sent.id.get() as i64)).map_err(|error| fate::fate(&error))
    }

    async fn edit(&self, at: ChannelId, message: MessageId, change: &Alteration) -> Result<(), Fate> {
        let body = payload::alteration(change.text.as_deref(), &change.rows);
        let id = Id::new(snowflake(message.0)?);
        let done = self.http.edit_message(channel(at)?, id, &body, Vec::new()).await;
        done.map(|_| ()).map_err(|error| fate::fate(&error))
    }

    async fn open_dm(&self, person: UserId) -> Result<ChannelId, Fate> {
        let body = json!({ "recipient_id": person.to_string() });
        let opened = self.http.create_private_channel(&body).await;
        opened.map(|opened| ChannelId(opened.id.get() as i64)).map_err(|error| fate::fate(&error))
    }

    async fn start_thread(&self, at: ChannelId, message: MessageId, title: &str) -> Result<ChannelId, Fate> {
        let body = json!({ "name": title, "auto_archive_duration": 10080 });
        let id = Id::new(snowflake(message.0)?);
        match self.http.create_thread_from_message(channel(at)?, id, &body, None).await {
            Ok(thread) => Ok(ChannelId(thread.id.get() as i64)),
            // A thread has the id of the message it grew from.
            Err(error) if fate::code(&error) == THREAD_EXISTS => Ok(ChannelId(message.0)),
            Err(error) => Err(fate::fate(&error)),
        }
    }

    async fn find(
        &self,
        at: ChannelId,
        since_ms: i64,
        message: &Outgoing<'_>,
    ) -> Result<Option<MessageId>, Fate> {
        let last = self
            .http
            .get_messages(channel(at)?, None, Some(100))
            .await
            .map_err(|error| fate::fate(&error))?;
        let own = self.http.application_id().map(serenity::all::ApplicationId::get);
        let wanted = payload::message(message.screen, message.attachment.as_ref(), "");
        let since = since_ms - SKEW_MS;
        let equal = |found: &&Message| {
            (found.id.get() >> 22) as i64 + EPOCH_MS >= since
                && (Some(found.author.id.get()) == own || found.author.bot)
                && json!(found.content) == wanted["content"]
                && custom_ids(&json!(found.components)) == custom_ids(&wanted["components"])
                && found.attachments.first().map(|file| file.filename.as_str())
                    == message.attachment.as_ref().map(|file| file.name.as_str())
        };
        Ok(last.iter().find(equal).map(|found| MessageId(found.id.get() as i64)))
    }
}

/// All custom ids within components, in order.
fn custom_ids(components: &Value) -> Vec<String> {
    match components {
        Value::Array(items) => items.iter().flat_map(custom_ids).collect(),
        Value::Object(fields) => {
            let own = fields.get("custom_id").and_then(Value::as_str).map(str::to_owned);
            own.into_iter().chain(fields.get("components").map(custom_ids).unwrap_or_default()).collect()
        }
        _ => Vec::new(),
    }
}
