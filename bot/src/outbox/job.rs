//! The things that still have to be said.

use serde::{Deserialize, Serialize};

use crate::app::screen::{Row, Screen};
use crate::ids::{ChannelId, GameId, UserId};

/// One thing to say. Stored as JSON in the outbox, in the transaction that made it necessary.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Job {
    /// A new message.
    Post {
        /// Where.
        to: To,
        /// Under which name to remember it, if it may have to be changed later.
        slot: Option<String>,
        /// What.
        screen: Screen,
    },
    /// A change of an earlier message. Does nothing when that message was never posted or is gone.
    Edit {
        /// The name it was remembered under.
        slot: String,
        /// The new text; `None` leaves it.
        text: Option<String>,
        /// The new controls; empty takes them away. The picture stays.
        rows: Vec<Row>,
    },
    /// A thread of the game's own, grown from the message in a slot.
    Thread {
        /// The name of the message it grows from.
        slot: String,
        /// The thread's title, at most 100 characters.
        title: String,
    },
}

/// Where a message goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum To {
    /// A channel.
    Channel(ChannelId),
    /// Where the job's game is played: its thread when it has one, its channel otherwise.
    Home,
    /// A person's direct messages.
    Person(UserId),
}

/// A job to be put into the outbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewJob {
    /// The destination whose order it keeps: the same lane, the same order.
    pub lane: Lane,
    /// The game it belongs to.
    pub game: Option<GameId>,
    /// What to do.
    pub job: Job,
}

/// A destination in whose order jobs are done, one at a time. A game's thread shares its channel's lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lane {
    /// A channel with its threads.
    Channel(ChannelId),
    /// A person.
    Person(UserId),
}

impl std::fmt::Display for Lane {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Channel(id) => write!(f, "c{id}"),
            Self::Person(id) => write!(f, "p{id}"),
        }
    }
}
