//! A table before its game begins: invited to, answered, its seats taken and changed, and who may call whom.
//!
//! - `invite`: opening a table; `control`, `rated`, `import`, `computers`: what may be asked for with it
//! - `invitation`: what people see of it; `chairs`, `seats`: who sits where; `contact`: who may call whom

pub(crate) mod chairs;
pub(crate) mod computers;
pub(crate) mod contact;
pub(crate) mod control;
pub(crate) mod import;
pub(crate) mod invitation;
pub(crate) mod invite;
pub(crate) mod rated;
pub(crate) mod seats;

use model::computer::Level;
use model::ids::UserId;

/// What somebody wants to play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewTable {
    /// The catalogue's id.
    pub rules: String,
    /// Whom to invite; `None`: the first who joins.
    pub opponent: Option<UserId>,
    /// Whether that is a bot.
    pub opponent_is_bot: bool,
    /// The level of a computer player to play instead of a person.
    pub computer: Option<Level>,
    /// `white`, `black` …; `None`: drawn by lot.
    pub colour: Option<String>,
    /// Whether the game gets a thread of its own; `None`: as the server likes.
    pub thread: Option<bool>,
    /// Whether one person may take several seats.
    pub shared: bool,
    /// Options as people type them: `position=518`.
    pub options: String,
    /// Where to begin, as people type it; `None`: at the usual start.
    pub from: Option<String>,
    /// Whether its end is to change ratings; `None`: where that is usual.
    pub rated: Option<bool>,
    /// How much time it gives, as people type it: `3d`; `None`: as usual.
    pub clock: Option<String>,
    /// What becomes of those who are late: the word of a [`Late`](model::time::control::Late); `None`: they lose.
    pub late: Option<String>,
    /// Whether clocks stand on weekends.
    pub weekends: Option<bool>,
}
