//! Typing indicators, best effort: they give way to everything else, and are never retried.

use std::time::Duration;

use app::Typist;
use model::ids::ChannelId;
use serenity::all::ChannelId as Channel;

use crate::calls::rest::Rest;

/// Shows in channels that the bot is typing.
pub struct TypingSign {
    http: Rest,
}

impl TypingSign {
    pub(super) fn new(http: &Rest) -> Self {
        Self { http: http.with_patience(Duration::ZERO) }
    }
}

impl Typist for TypingSign {
    fn types(&self, place: ChannelId) {
        let Some(id) = u64::try_from(place.0).ok().filter(|id| *id > 0) else { return };
        let http = self.http.clone();
        tokio::spawn(async move {
            if let Err(failure) = http.trigger_typing(Channel::new(id)).await {
                tracing::debug!(error = %failure.error, "nobody sees that the bot is typing");
            }
        });
    }
}
