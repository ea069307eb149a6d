//! Tables before their game begins: invitations, their answers, seats, and who may invite whom.
//!
//! - `invite`: opening a table; `control`, `rated`, `import`, `computers`: its options
//! - `invitation`: its messages; `chairs`, `seats`: who sits where; `contact`: consent and limits

pub(crate) mod chairs;
pub(crate) mod computers;
pub(crate) mod contact;
pub(crate) mod control;
pub(crate) mod import;
pub(crate) mod invitation;
pub(crate) mod invite;
pub(crate) mod rated;
pub(crate) mod seats;

use engine::catalogue;
use model::computer::Level;
use model::ids::UserId;

/// A table as requested.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewTable {
    /// The catalogue's id.
    pub rules: String,
    /// The person to invite; `None`: the first who joins.
    pub opponent: Option<UserId>,
    /// Whether they are a bot.
    pub opponent_is_bot: bool,
    /// The level of a computer player to play instead of a person.
    pub computer: Option<Level>,
    /// `white`, `black` …; `None`: drawn by lot.
    pub colour: Option<String>,
    /// Whether the game gets a thread of its own; `None`: the server's default.
    pub thread: Option<bool>,
    /// Whether one person may take several seats.
    pub shared: bool,
    /// Options as people type them: `position=518`.
    pub options: String,
    /// The first position as typed; `None`: the usual one.
    pub from: Option<String>,
    /// Whether its end changes ratings; `None`: the default.
    pub rated: Option<bool>,
    /// The time control as typed: `3d`; `None`: the default.
    pub clock: Option<String>,
    /// What happens to late players: the word of a [`Late`](model::time::control::Late); `None`: they lose.
    pub late: Option<String>,
    /// Whether clocks stand on weekends.
    pub weekends: Option<bool>,
}

impl NewTable {
    /// A table for somebody's first game of these rules, with the options that the game has for it.
    pub(crate) fn first(rules: String) -> Self {
        let options = catalogue::find(&rules).map_or(&[][..], |game| game.info().first);
        let options: Vec<String> = options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        Self { rules, options: options.join(" "), ..Self::default() }
    }
}
