//! [`Study`]: a close look at a position: its best turn compared with all others.

use engine::tactics::Worth;

use crate::Thought;

/// The best turn of a seat, and how much better it is than the next one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Study {
    /// The turn up to its first commit point, as an entry of the log; for a [`Worth::Par`], a line of turns.
    pub turn: String,
    /// The beginning of the turn that is the only good one, where ways to go on are equally good; `None` for the whole turn.
    pub start: Option<String>,
    /// The value of the turn.
    pub worth: Worth,
    /// The number of positions searched until it was found for good.
    pub effort: u64,
    /// The number of legal turns, or of first steps of them.
    pub choices: usize,
    /// Whether it is the only good turn.
    pub clear: bool,
}

/// The least difference between a puzzle's good turn and the next best one, in hundredths of a pawn.
const CLEAR: i32 = 200;
/// The least value of a position that is winning.
const WINNING: i32 = 150;
/// The least value of a position that is not lost.
const HELD: i32 = -80;

impl Study {
    /// The part of the turn that counts.
    pub(crate) fn key(&self) -> &str {
        self.start.as_deref().unwrap_or(&self.turn)
    }

    /// The value of a turn compared with the next best one, and whether it is the only good one: it wins or gains
    /// and the next one doesn't, or it holds what all others lose.
    pub(crate) fn weigh(value: i32, next: i32) -> (Worth, bool) {
        if value >= Thought::WON {
            return (Worth::Won { next }, next < WINNING);
        }
        let good = if value >= Worth::GAIN { next < WINNING } else { value >= HELD };
        (Worth::Better { value, next }, good && value - next >= CLEAR)
    }
}
