//! [`Stroke`]: a move from square to square, and its text.

use std::fmt;
use std::str::FromStr;

use crate::board::Square;
use crate::chess::NoSuchMove;

/// A move, which golfers would call a stroke. `e5g6`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stroke {
    /// The starting square.
    pub from: Square,
    /// The target square.
    pub to: Square,
}

impl fmt::Display for Stroke {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

impl FromStr for Stroke {
    type Err = NoSuchMove;

    fn from_str(text: &str) -> Result<Self, NoSuchMove> {
        let (from, to) = text.split_at_checked(2).ok_or(NoSuchMove)?;
        let square =
            |text: &str| text.parse().ok().filter(|square: &Square| square.on_board()).ok_or(NoSuchMove);
        let stroke = Self { from: square(from)?, to: square(to)? };
        if stroke.from == stroke.to { Err(NoSuchMove) } else { Ok(stroke) }
    }
}

/// The text of a line: `e5g6/g6h5/h5h2`.
#[must_use]
pub fn line(strokes: &[Stroke]) -> String {
    strokes.iter().map(ToString::to_string).collect::<Vec<_>>().join("/")
}
