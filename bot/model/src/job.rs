//! The things that still have to be said.

use serde::{Deserialize, Serialize};

use crate::ids::{ChannelId, GameId, MessageId, UserId};
use crate::screen::{Recipe, Row, Screen};

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
    /// The newest board of a game in a place. While people play live, the one before is changed into it where it is still the last
    /// message there, and nobody is called; else it is posted, and the one before is put away.
    Board {
        /// Where.
        to: To,
        /// Under which name the newest board of that place is remembered.
        slot: String,
        /// What.
        screen: Screen,
        /// Whether people play live: a turn came within minutes.
        live: bool,
        /// What becomes of the board before when another one is posted.
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
        /// The picture in place of the one there, with what is told of it to those who can't see it; `None` leaves it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        picture: Option<Recipe>,
    },
    /// A change of this very message. It waits apart, in [`Lane::Edits`], for the limit on changing old messages.
    Change {
        /// Where it is.
        channel: ChannelId,
        /// Which.
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
    /// A direct message, and what is said in the game's channel instead where direct messages are closed.
    Direct {
        /// To whom.
        person: UserId,
        /// What.
        screen: Screen,
        /// What their game's channel is told instead.
        instead: Box<Screen>,
    },
    /// What only one player may know, and *My secrets* shows them as well: sent to those alone whose direct messages are open or who
    /// have played, since nobody shall be written to who never asked for it.
    Private {
        /// To whom.
        person: UserId,
        /// What.
        screen: Screen,
    },
    /// A direct message that links to a message of the game. It follows that message in its lane, so the link is known
    /// when its turn comes; then it becomes a [`Job::Direct`] in the lane of its person, so nobody's messages wait for a channel.
    Notice {
        /// The name the message is remembered under.
        slot: String,
        /// To whom.
        person: UserId,
        /// What, with [`LINK`] where the link belongs.
        screen: Screen,
        /// What their game's channel is told instead where direct messages are closed.
        instead: Box<Screen>,
    },
    /// A thread of the game's own, grown from the message in a slot.
    Thread {
        /// The name of the message it grows from.
        slot: String,
        /// The thread's title, at most 100 characters.
        title: String,
    },
}

/// What becomes of a board, apart from losing its controls, when a newer one is posted.
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
/// What stands for the link in a notice.
pub const LINK: &str = "<link>";

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

impl NewJob {
    /// Whether a computer player would be the only one to read it: there is nobody to send it to.
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

/// A destination in whose order jobs are done, one at a time. A game's thread shares its channel's lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lane {
    /// A channel with its threads.
    Channel(ChannelId),
    /// A person.
    Person(UserId),
    /// Changes of a channel's old messages that wait for their limit, so that nothing new waits for them.
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
