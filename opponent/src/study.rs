//! What comes of a close look at a position: its best turn beside all others.

use engine::tactics::Worth;

use crate::Thought;

/// The best turn of a seat, and how much better it is than the next one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Study {
    /// The turn up to its first commit point, as an entry of the log; of a [`Worth::Par`], a line of turns.
    pub turn: String,
    /// The beginning of it that is the only good one, where ways to go on are as good as each other; `None`: all of it.
    pub start: Option<String>,
    /// What it is worth.
    pub worth: Worth,
    /// How many positions were looked at until it was seen for good.
    pub effort: u64,
    /// How many turns, or first steps of them, there were.
    pub choices: usize,
    /// Whether it is the only good turn.
    pub clear: bool,
}

/// By how much the good turn of a puzzle is better than the next one, in hundredths of a pawn.
const CLEAR: i32 = 200;
/// Who has so much is winning as well.
const WINNING: i32 = 150;
/// Who has no less is not lost.
const HELD: i32 = -80;

impl Study {
    /// What counts of the turn.
    pub(crate) fn key(&self) -> &str {
        self.start.as_deref().unwrap_or(&self.turn)
    }

    /// What a turn is worth beside the next best one, and whether it is the only good one: it wins or gains and the next one doesn't, or
    /// it holds what all others lose.
    pub(crate) fn weigh(value: i32, next: i32) -> (Worth, bool) {
        if value >= Thought::WON {
            return (Worth::Won { next }, next < WINNING);
        }
        let good = if value >= Worth::GAIN { next < WINNING } else { value >= HELD };
        (Worth::Better { value, next }, good && value - next >= CLEAR)
    }
}
