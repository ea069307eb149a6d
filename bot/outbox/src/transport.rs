//! The interface to what carries messages.

use std::future::Future;
use std::time::Duration;

use model::ids::{ChannelId, MessageId, UserId};
use model::screen::{Row, Screen};

/// A message ready to be sent.
#[derive(Clone, Debug)]
pub struct Outgoing<'a> {
    /// Text, pings and controls.
    pub screen: &'a Screen,
    /// Whether it is a direct message, so only one person reads it.
    pub direct: bool,
    /// The picture, drawn.
    pub attachment: Option<Attachment>,
}

/// A file ready to be attached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attachment {
    /// The file name, which reveals nothing.
    pub name: String,
    /// The alternative text.
    pub alt: String,
    /// Contents.
    pub bytes: Vec<u8>,
}

/// An edit of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alteration {
    /// The new text; `None` leaves it.
    pub text: Option<String>,
    /// The new controls; empty takes them away.
    pub rows: Vec<Row>,
    /// The picture.
    pub picture: Picture,
}

/// What happens to the picture of an edited message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Picture {
    /// Keep it.
    #[default]
    Stays,
    /// Remove it.
    Goes,
    /// Replace it.
    Becomes(Attachment),
}

/// Why a message could not be sent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeliveryError {
    /// A failure that may pass; the request may or may not have taken effect.
    #[error("try again ({reason})")]
    Retry {
        /// The least time to wait.
        after: Option<Duration>,
        /// The code or kind of failure.
        reason: String,
    },
    /// Discord's rate limits say not yet. Nothing was done and nothing is wrong: it doesn't count as an
    /// attempt.
    #[error("not before {} ms", after.as_millis())]
    Limited {
        /// How long to wait.
        after: Duration,
    },
    /// The channel or message is gone.
    #[error("gone ({0})")]
    Gone(u32),
    /// The bot lacks the permission.
    #[error("not allowed ({0})")]
    Refused(u32),
    /// The person takes no direct messages from the bot.
    #[error("no direct messages ({0})")]
    NoDirectMessages(u32),
    /// No file is taken there: uploads are forbidden, it is too large, or a filter rejects it. The rest of the
    /// message may be fine.
    #[error("the file is refused ({0})")]
    FileRefused(u32),
    /// Refused for an unknown reason. That may pass (Discord has refused everything in incidents), so it is
    /// tried for a day.
    #[error("refused for an unknown reason ({status}/{code})")]
    Unfamiliar {
        /// The HTTP status.
        status: u16,
        /// Discord's code; 0 without one.
        code: u32,
    },
    /// The bot may not open direct messages for now: Discord takes it for a spammer.
    #[error("no direct messages may be opened ({0})")]
    NoOpenings(u32),
    /// A malformed request: a bug of ours.
    #[error("rejected ({0})")]
    Rejected(String),
    /// The token is not accepted: nothing works until the operator replaces it.
    #[error("not authorised")]
    Unauthorised,
    /// Another process has the job: nothing was done here, and nothing is left to do.
    #[error("taken over")]
    Taken,
}

impl DeliveryError {
    /// A failure that may pass, retried with the usual delay.
    pub(crate) fn retry(reason: &str) -> Self {
        Self::Retry { after: None, reason: reason.to_owned() }
    }

    /// Whether a retry may succeed with nothing changed.
    #[must_use]
    pub fn may_pass(&self) -> bool {
        matches!(
            self,
            Self::Retry { .. }
                | Self::Limited { .. }
                | Self::Unfamiliar { .. }
                | Self::Unauthorised
                | Self::Taken
        )
    }
}

/// Sends, edits and finds messages.
pub trait Transport: Send + Sync + 'static {
    /// Posts a message. The same nonce within a few minutes posts nothing new and answers the first message.
    fn post(
        &self,
        channel: ChannelId,
        nonce: &str,
        message: &Outgoing<'_>,
    ) -> impl Future<Output = Result<MessageId, DeliveryError>> + Send;

    /// How long a post in this channel would have to wait for rate limits; `None` when it may go. Asked
    /// before a picture is drawn for it.
    fn wait(&self, _: ChannelId) -> Option<Duration> {
        None
    }

    /// Changes a message.
    fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        change: &Alteration,
    ) -> impl Future<Output = Result<(), DeliveryError>> + Send;

    /// The id of the last message of a channel that everybody there sees, by any author and perhaps deleted;
    /// `None` when that can't be determined. Its id alone: nobody's message is read.
    fn last(
        &self,
        channel: ChannelId,
    ) -> impl Future<Output = Result<Option<MessageId>, DeliveryError>> + Send;

    /// The channel of a person's direct messages.
    fn open_dm(&self, person: UserId) -> impl Future<Output = Result<ChannelId, DeliveryError>> + Send;

    /// Starts a thread from a message; succeeds if there is one already.
    fn start_thread(
        &self,
        channel: ChannelId,
        message: MessageId,
        title: &str,
    ) -> impl Future<Output = Result<ChannelId, DeliveryError>> + Send;

    /// Looks among a channel's last messages for one of ours, not older than `since_ms`, that equals this one.
    fn find(
        &self,
        channel: ChannelId,
        since_ms: i64,
        message: &Outgoing<'_>,
    ) -> impl Future<Output = Result<Option<MessageId>, DeliveryError>> + Send;
}
