//! [`Pending`], who must decide next, and [`Outcome`], how a game ended.

use std::fmt::{self, Display};
use std::sync::atomic::AtomicBool;

use super::SeatInfo;
use crate::seat::{SeatSet, Team};
use crate::team;

/// Who must decide next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pending {
    /// These seats, each for itself; if there are several, unseen by each other.
    Seats(SeatSet),
    /// Chance: one of [`Chance::outcomes`](super::capability::Chance::outcomes) has to be drawn.
    Chance,
    /// The referee: [`Referee::question`](super::capability::Referee::question) has to be answered.
    Referee,
    /// Nobody: the game is over.
    Over(Outcome),
}

/// The limits of the referee's computation.
#[derive(Clone, Copy, Debug)]
pub struct Effort<'a> {
    /// The most positions to look at.
    pub nodes: u64,
    /// The most memory to use, in bytes.
    pub bytes: usize,
    /// A flag, set when nobody waits for the answer any more.
    pub stop: &'a AtomicBool,
}

/// A time limit of a game's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Limit {
    /// The time of the seats asked, in seconds since the limit came into force.
    pub seconds: u32,
    /// The number of the limit within the game: another number is another limit, and time starts afresh.
    pub round: u32,
}

/// A way to take several steps at one press.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shortcut {
    /// A random choice.
    Random,
    /// The choice of the player's last game.
    Again,
    /// A turn known to be fair to both sides, as text.
    Balanced(&'static str),
}

/// The outcome of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The result.
    pub result: GameResult,
    /// The reason.
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

/// The reason for a game's end: a stable code, by which outcomes are stored and worded, and its English words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reason {
    code: &'static str,
    words: &'static str,
}

impl Reason {
    /// The side to move is in check and has no legal turn.
    pub const CHECKMATE: Self = Self::new("checkmate", "checkmate");
    /// The king was captured.
    pub const KING_CAPTURED: Self = Self::new("king-captured", "king captured");
    /// The side to move is not in check and has no legal turn.
    pub const STALEMATE: Self = Self::new("stalemate", "stalemate");
    /// No sequence of turns could end in a win.
    pub const DEAD_POSITION: Self = Self::new("dead-position", "dead position");
    /// The position stood for the third time and somebody claimed.
    pub const THREEFOLD: Self = Self::new("threefold-repetition", "threefold repetition");
    /// The position stood for the fifth time.
    pub const FIVEFOLD: Self = Self::new("fivefold-repetition", "fivefold repetition");
    /// Fifty moves of each side without capture or pawn move, and somebody claimed.
    pub const FIFTY_MOVES: Self = Self::new("fifty-move-rule", "fifty-move rule");
    /// Seventy-five moves of each side without capture or pawn move.
    pub const SEVENTY_FIVE_MOVES: Self = Self::new("seventy-five-move-rule", "seventy-five-move rule");
    /// A player resigned.
    pub const RESIGNATION: Self = Self::new("resignation", "resignation");
    /// The players agreed to a draw.
    pub const AGREEMENT: Self = Self::new("agreement", "agreement");
    /// A player ran out of time.
    pub const TIMEOUT: Self = Self::new("time", "time");
    /// The game was ended without a result.
    pub const CALLED_OFF: Self = Self::new("called-off", "called off");

    /// The reasons of all games. A game's own reasons stand in its [`Info::reasons`](super::Info::reasons).
    pub const COMMON: &[Self] = &[
        Self::CHECKMATE,
        Self::KING_CAPTURED,
        Self::STALEMATE,
        Self::DEAD_POSITION,
        Self::THREEFOLD,
        Self::FIVEFOLD,
        Self::FIFTY_MOVES,
        Self::SEVENTY_FIVE_MOVES,
        Self::RESIGNATION,
        Self::AGREEMENT,
        Self::TIMEOUT,
        Self::CALLED_OFF,
    ];

    /// A reason. Its code is small letters, digits and hyphens, and never changes: outcomes are stored with it.
    ///
    /// # Panics
    /// For a code of anything else; a constant of such a code doesn't compile.
    #[must_use]
    pub const fn new(code: &'static str, words: &'static str) -> Self {
        let mut rest = code.as_bytes();
        assert!(!rest.is_empty(), "a reason needs a code");
        while let [first, others @ ..] = rest {
            assert!(matches!(first, b'a'..=b'z' | b'0'..=b'9' | b'-'), "a code is small letters and hyphens");
            rest = others;
        }
        Self { code, words }
    }

    /// The stable code: `threefold-repetition`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.code
    }

    /// The English words: `threefold repetition`.
    #[must_use]
    pub const fn words(self) -> &'static str {
        self.words
    }
}

impl Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words)
    }
}
