//! What the outbox needs of what carries messages.

use std::future::Future;
use std::time::Duration;

use model::ids::{ChannelId, MessageId, UserId};
use model::screen::{Row, Screen};

/// A message ready to be sent.
#[derive(Clone, Debug)]
pub struct Outgoing<'a> {
    /// Text, pings and controls.
    pub screen: &'a Screen,
    /// Whether it goes to one person's direct messages: nobody else reads it.
    pub direct: bool,
    /// The picture, drawn.
    pub attachment: Option<Attachment>,
}

/// A file ready to be attached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attachment {
    /// Its name, which tells nothing.
    pub name: String,
    /// What it shows, in words.
    pub alt: String,
    /// Contents.
    pub bytes: Vec<u8>,
}

/// A change of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alteration {
    /// The new text; `None` leaves it.
    pub text: Option<String>,
    /// The new controls; empty takes them away.
    pub rows: Vec<Row>,
    /// What becomes of its picture.
    pub picture: Picture,
}

/// What becomes of the picture of a message that is changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Picture {
    /// It stays.
    #[default]
    Stays,
    /// It goes.
    Goes,
    /// This one comes in its place.
    Becomes(Attachment),
}

/// Why a message could not be sent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeliveryError {
    /// It may work later; what happened to this attempt is unknown or nothing.
    #[error("try again ({reason})")]
    Retry {
        /// How long to wait at least.
        after: Option<Duration>,
        /// The code or kind of failure.
        reason: String,
    },
    /// Discord's limits say not yet. Nothing was done, and nothing is wrong: it doesn't count as an attempt.
    #[error("not before {} ms", after.as_millis())]
    Limited {
        /// How long to wait.
        after: Duration,
    },
    /// The channel or message is gone.
    #[error("gone ({0})")]
    Gone(u32),
    /// We may not do this there.
    #[error("not allowed ({0})")]
    Refused(u32),
    /// The person takes no direct messages from us.
    #[error("no direct messages ({0})")]
    NoDirectMessages(u32),
    /// The file is not taken there, no matter what the rest says: uploads are limited, it is too large, a filter dislikes it.
    #[error("the file is refused ({0})")]
    FileRefused(u32),
    /// Refused for a reason that nobody knows. It may pass (Discord has refused everything in incidents), so it is tried for a day.
    #[error("refused for an unknown reason ({status}/{code})")]
    Unfamiliar {
        /// The HTTP status.
        status: u16,
        /// Discord's code; 0 without one.
        code: u32,
    },
    /// We may open nobody's direct messages for now: Discord holds us for a sender of spam.
    #[error("no direct messages may be opened ({0})")]
    NoOpenings(u32),
    /// The request itself was wrong: a bug of ours.
    #[error("rejected ({0})")]
    Rejected(String),
    /// The token is not accepted: nothing will work until somebody changes it.
    #[error("not authorised")]
    Unauthorised,
    /// Another process has taken it over: nothing was done here, and nothing is left to do.
    #[error("taken over")]
    Taken,
}

impl DeliveryError {
    /// Something that may pass, to be tried again as soon as others that failed.
    pub(crate) fn retry(reason: &str) -> Self {
        Self::Retry { after: None, reason: reason.to_owned() }
    }

    /// Whether the same may work later, with nothing changed.
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

/// Carries messages.
pub trait Transport: Send + Sync + 'static {
    /// Posts a message. The same nonce within a few minutes posts nothing new and answers the first message.
    fn post(
        &self,
        channel: ChannelId,
        nonce: &str,
        message: &Outgoing<'_>,
    ) -> impl Future<Output = Result<MessageId, DeliveryError>> + Send;

    /// How long a post in this channel would have to wait for Discord's limits; `None` when it may go. Asked before a picture is
    /// drawn for it.
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

    /// The last message of a channel that everybody there sees, written by anybody and perhaps gone; `None` when that
    /// can't be told. Its id alone: nobody's message is read.
    fn last(
        &self,
        channel: ChannelId,
    ) -> impl Future<Output = Result<Option<MessageId>, DeliveryError>> + Send;

    /// The channel of a person's direct messages.
    fn open_dm(&self, person: UserId) -> impl Future<Output = Result<ChannelId, DeliveryError>> + Send;

    /// A thread that grows from a message; the one that is there already counts.
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
