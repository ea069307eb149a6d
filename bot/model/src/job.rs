//! Outbox jobs: messages to send and changes of messages.

use serde::{Deserialize, Serialize};

use crate::ids::{ChannelId, GameId, MessageId, UserId};
use crate::screen::{Recipe, Row, Screen};

/// One outbox job. Stored as JSON, in the transaction that made it necessary.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Job {
    /// A new message.
    Post {
        /// Where it goes.
        to: To,
        /// The name to remember it under, if it may have to be changed later.
        slot: Option<String>,
        /// The message.
        screen: Screen,
    },
    /// The newest board of a game in a place. In live play the previous board is edited if it is still the
    /// last message there, and nobody is pinged; otherwise this one is posted and the previous one is put
    /// away.
    Board {
        /// Where it goes.
        to: To,
        /// Under which name the newest board of that place is remembered.
        slot: String,
        /// The message.
        screen: Screen,
        /// Whether people play live: a turn came within minutes.
        live: bool,
        /// How the previous board changes when a new one is posted.
        before: PutAway,
    },
    /// A change of an earlier message. Does nothing when that message was never posted or is gone.
    Edit {
        /// The name it was remembered under.
        slot: String,
        /// The new text; `None` leaves it.
        text: Option<String>,
        /// The new controls; empty takes them away.
        rows: Vec<Row>,
        /// The new picture with its description for those who can't see it; `None` leaves the old one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        picture: Option<Recipe>,
    },
    /// An edit of a message by its id. It waits apart, in [`Lane::Edits`], for the limit on changing old
    /// messages.
    Change {
        /// The message's channel.
        channel: ChannelId,
        /// The message.
        message: MessageId,
        /// As in [`Job::Edit`].
        text: Option<String>,
        /// As in [`Job::Edit`].
        rows: Vec<Row>,
        /// Whether the picture goes; else it stays.
        #[serde(default)]
        no_picture: bool,
        /// As in [`Job::Edit`].
        #[serde(default, skip_serializing_if = "Option::is_none")]
        picture: Option<Recipe>,
    },
    /// A direct message, with a fallback for the game's channel where direct messages are closed.
    Direct {
        /// The recipient.
        person: UserId,
        /// The message.
        screen: Screen,
        /// The fallback for the game's channel.
        instead: Box<Screen>,
    },
    /// A secret of one player, which *My secrets* shows as well. Sent only to those whose direct messages are
    /// open or who have acted: nobody who never asked for it gets a message.
    Private {
        /// The recipient.
        person: UserId,
        /// The message.
        screen: Screen,
    },
    /// A direct message that links to a message of the game. It follows that message in its lane, so that the
    /// link is known; then it becomes a [`Job::Direct`] in the lane of its person, so that no one's messages
    /// wait for a channel.
    Notice {
        /// The name the linked message is remembered under.
        slot: String,
        /// The recipient.
        person: UserId,
        /// The message, with [`LINK`] where the link belongs.
        screen: Screen,
        /// The fallback for the game's channel where direct messages are closed.
        instead: Box<Screen>,
    },
    /// A thread for the game, started from the message in a slot.
    Thread {
        /// The name of the message it starts from.
        slot: String,
        /// The thread's title, at most 100 characters.
        title: String,
    },
}

/// How a board changes, apart from losing its controls, when a newer one is posted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PutAway {
    /// Its new text; `None` leaves it.
    pub text: Option<String>,
    /// Whether its picture goes; else it stays.
    pub no_picture: bool,
}

/// The slot of the newest board; with the person's id for copies in direct messages.
pub const BOARD: &str = "board";
/// The slot of an invitation's message.
pub const INVITATION: &str = "invitation";
/// The placeholder for the link in a [`Job::Notice`].
pub const LINK: &str = "<link>";

/// The destination of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum To {
    /// A channel.
    Channel(ChannelId),
    /// The place of the job's game: its thread if it has one, its channel otherwise.
    Home,
    /// A person's direct messages.
    Person(UserId),
}

/// A job to be put into the outbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewJob {
    /// The destination whose order it keeps: jobs in one lane are sent in order.
    pub lane: Lane,
    /// The game it belongs to.
    pub game: Option<GameId>,
    /// The job.
    pub job: Job,
}

impl NewJob {
    /// Whether its only recipient is a computer player: it can't be sent.
    #[must_use]
    pub fn is_for_a_computer(&self) -> bool {
        match &self.job {
            Job::Post { to: To::Person(person), .. }
            | Job::Board { to: To::Person(person), .. }
            | Job::Direct { person, .. }
            | Job::Private { person, .. }
            | Job::Notice { person, .. } => person.is_computer(),
            Job::Post { .. }
            | Job::Board { .. }
            | Job::Edit { .. }
            | Job::Change { .. }
            | Job::Thread { .. } => {
                matches!(self.lane, Lane::Person(person) if person.is_computer())
            }
        }
    }
}

/// A destination whose jobs are done one at a time, in order. A game's thread shares its channel's lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lane {
    /// A channel and its threads.
    Channel(ChannelId),
    /// A person.
    Person(UserId),
    /// Edits of a channel's old messages, which wait for their rate limit: apart, so that new messages don't
    /// wait for them.
    Edits(ChannelId),
}

impl std::fmt::Display for Lane {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Channel(id) => write!(f, "c{id}"),
            Self::Person(id) => write!(f, "p{id}"),
            Self::Edits(id) => write!(f, "e{id}"),
        }
    }
}
