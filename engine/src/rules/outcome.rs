//! Who is asked next, and how games end.

use std::fmt::{self, Display};
use std::sync::atomic::AtomicBool;

use super::SeatInfo;
use crate::seat::{SeatSet, Team};
use crate::team;

/// Who must decide next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pending {
    /// These seats, each for itself and unseen by the others when there are several.
    Seats(SeatSet),
    /// Chance: one of [`Chance::outcomes`](super::capability::Chance::outcomes) has to be drawn.
    Chance,
    /// The referee: [`Referee::question`](super::capability::Referee::question) has to be answered.
    Referee,
    /// Nobody: the game is over.
    Over(Outcome),
}

/// How hard the referee may think.
#[derive(Clone, Copy, Debug)]
pub struct Effort<'a> {
    /// How many positions it may look at.
    pub nodes: u64,
    /// How much memory it may use, in bytes.
    pub bytes: usize,
    /// Set when nobody waits for the answer any more.
    pub stop: &'a AtomicBool,
}

/// A time limit of a game's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Limit {
    /// How long whoever is asked has, from the moment the limit came into force.
    pub seconds: u32,
    /// Which limit of the game this is: another number is another limit, and time starts afresh.
    pub round: u32,
}

/// A way to take several steps at one press.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shortcut {
    /// Choose for me.
    Random,
    /// What I chose in my last game.
    Again,
    /// What the game knows to be fair to both: the text of that turn.
    Balanced(&'static str),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won what.
    pub result: GameResult,
    /// Why.
    pub reason: Reason,
}

impl Outcome {
    /// The outcome as a sentence, with the name of the team that won: `White wins: resignation.`
    #[must_use]
    pub fn sentence(self, seats: &[SeatInfo]) -> String {
        let reason = self.reason;
        match self.result {
            GameResult::Won(team) => format!("{}: {reason}.", team::victory(seats, team)),
            GameResult::Shared(winners) => format!("{}: {reason}.", team::shared_victory(seats, winners)),
            GameResult::Drawn => format!("Draw: {reason}."),
            GameResult::Scored(score) => format!("Score {score}: {reason}."),
            GameResult::Lost => format!("Lost: {reason}."),
            GameResult::Void => format!("No result: {reason}."),
        }
    }
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// A team won.
    Won(Team),
    /// These seats share the win.
    Shared(SeatSet),
    /// Nobody won.
    Drawn,
    /// A team that plays against the game reached this score.
    Scored(u32),
    /// A team that plays against the game lost.
    Lost,
    /// The game was called off: there is no result.
    Void,
}

/// Why a game ended, as a stable code for people to read: `checkmate`, `stalemate`, `threefold repetition`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reason(pub &'static str);

impl Reason {
    /// The side to move is in check and has no legal turn.
    pub const CHECKMATE: Self = Self("checkmate");
    /// The king was taken.
    pub const KING_CAPTURED: Self = Self("king captured");
    /// The side to move is not in check and has no legal turn.
    pub const STALEMATE: Self = Self("stalemate");
    /// No sequence of turns could end in a win.
    pub const DEAD_POSITION: Self = Self("dead position");
    /// The position stood for the third time and somebody claimed.
    pub const THREEFOLD: Self = Self("threefold repetition");
    /// The position stood for the fifth time.
    pub const FIVEFOLD: Self = Self("fivefold repetition");
    /// Fifty moves of each side without capture or pawn move, and somebody claimed.
    pub const FIFTY_MOVES: Self = Self("fifty-move rule");
    /// Seventy-five moves of each side without capture or pawn move.
    pub const SEVENTY_FIVE_MOVES: Self = Self("seventy-five-move rule");
    /// A player gave up.
    pub const RESIGNATION: Self = Self("resignation");
    /// The players agreed.
    pub const AGREEMENT: Self = Self("agreement");
    /// A player ran out of time.
    pub const TIMEOUT: Self = Self("time");
    /// The game was ended without a result.
    pub const CALLED_OFF: Self = Self("called off");
}

impl Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}
